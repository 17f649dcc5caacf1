# SPDX-License-Identifier: Apache-2.0
"""Applications, keys, webhooks and strings of the admin page in Chromium: upload files, create a key and revoke it."""

import json

from cryptography import x509
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.serialization import pkcs12
from selenium.webdriver.support.ui import Select

from admin_browser import Visitor, browser  # noqa: F401, a fixture
from gateway import APP
from simulator import push_certificate
from test_gateway_webhooks import SETTINGS, Receiver
from trials import until


def test_a_person_uploads_a_certificate_and_replaces_a_key(serve, simulator, browser, tmp_path):  # noqa: F811
    gateway = serve()
    visitor = Visitor(browser, gateway)
    visitor.open("/admin/")
    visitor.sign_in(gateway.admin_key)
    visitor.open("/admin/applications")
    assert "No applications" in visitor.texts("h2")
    gateway.set_up(simulator, fallback=("en", "zh-Hant"))
    gateway.call("PUT", "/v1/apps/com.example.a-second-application.with-a-long-name", {"source_language": "pt-BR"})

    visitor.open(f"/admin/applications/{APP}")
    visitor.click(".title .button")
    chain, key = push_certificate()
    file = tmp_path / "push.p12"
    file.write_bytes(pkcs12.serialize_key_and_certificates(
        b"push", serialization.load_pem_private_key(key, None), x509.load_pem_x509_certificate(chain), None,
        serialization.BestAvailableEncryption(b"sesame")))
    form = "form[aria-labelledby=certificate-title]"
    Select(visitor.find("#certificate-environment")).select_by_visible_text("Sandbox")
    visitor.type("#certificate-name", "push-2027")
    visitor.find("#certificate-file").send_keys(str(file))
    visitor.type("#certificate-password", "wrong")
    visitor.click(f"{form} button")
    assert "passphrase" in visitor.find("[role=alert]").text
    assert visitor.find("#certificate-name").get_attribute("value") == "push-2027"
    visitor.look("credential-upload")
    visitor.find("#certificate-file").send_keys(str(file))
    visitor.type("#certificate-password", "sesame")
    visitor.click(f"{form} button")
    assert visitor.find("[role=status]").text.startswith("The credential was stored.")
    visitor.click("form[action$=test] button")
    visitor.look("credential")
    gateway.database.query(
        "INSERT INTO credential_refusals (app, environment, credential, reason) "
        f"SELECT id, 2, 'main', 'InvalidProviderToken' FROM apps WHERE bundle_id = '{APP}'")
    visitor.open(f"/admin/applications/{APP}")
    visitor.look("application")
    visitor.open("/admin/applications")
    assert len(visitor.texts("tbody tr")) == 2
    visitor.look("applications")

    visitor.open("/admin/keys/new")
    visitor.type("#name", "administrator's browser")
    visitor.click("form.panel button.primary")
    assert "expected at least one scope" in visitor.find("[role=alert]").text.lower()
    visitor.find("input[value=admin]").click()
    visitor.look("key-creation")
    visitor.click("form.panel button.primary")
    key = visitor.find(".secret code").text
    assert key.startswith("pgk_")
    visitor.look("key-created")
    visitor.click(".account form button")
    visitor.sign_in(key)
    visitor.open("/admin/keys")
    visitor.look("keys")
    visitor.click("tbody a")
    visitor.look("key")
    number = browser.current_url.rsplit("/", 1)[1]
    visitor.type("#confirmation", number)
    visitor.click(".danger")
    # The session ends with its key.
    assert visitor.texts("h1") in (["Sign in"], ["API keys"])
    visitor.open("/admin/keys")
    visitor.sign_in(gateway.admin_key)
    visitor.open("/admin/audit")
    assert "POST /admin/keys/{id}/revoke" in visitor.find("tbody").text
    visitor.look("audit")
    visitor.assert_no_violation()


def catalog(path, languages):
    """A String Catalog file: a list of keys, and for each language the keys that it has, with its text of GREETING."""
    keys = ["GREETING", "GOODBYE", "ORDER_SHIPPED", "FRIEND_REQUEST", "A_VERY_LONG_KEY_OF_A_STRING_THAT_IS_A_SENTENCE"]
    texts = {key: {"localizations": {
        language: {"stringUnit": {"state": "translated", "value": greeting if key == "GREETING" else f"{key.lower()} ({language})"}}
        for language, (own, greeting) in languages.items() if key in keys[:own]}} for key in keys}
    path.write_text(json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": texts}))
    return path


def test_a_person_makes_a_webhook_and_uploads_strings(serve, simulator, browser, tmp_path):  # noqa: F811
    gateway = serve(**SETTINGS)
    gateway.set_up(simulator)
    receiver = Receiver(behave=lambda count, _: 500 if count == 1 else None)
    visitor = Visitor(browser, gateway)
    visitor.open("/admin/")
    visitor.sign_in(gateway.admin_key)

    visitor.open("/admin/webhooks/new")
    visitor.type("#url", f"http://127.0.0.1:{receiver.port}/hooks")
    visitor.find("input[value='delivery.failed']").click()
    visitor.look("webhook-creation")
    visitor.click("form.panel button.primary")
    assert visitor.find(".secret code").text.startswith("whsec_")
    visitor.click("main > p:last-child a")
    visitor.click("form[action$=test] button")
    until(lambda: receiver.messages, 60, "the test message is delivered")
    visitor.click("form[action$=test] button")
    until(lambda: visitor.open(browser.current_url.removeprefix(gateway.url)) or visitor.texts("tbody .good") == ["Delivered"] * 2, 60,
          "the log shows both messages")
    visitor.look("webhook")
    visitor.open("/admin/webhooks")
    visitor.look("webhooks")

    visitor.open("/admin/strings")
    assert "No strings" in visitor.texts("h2")
    languages = {"en": (5, "Hello %@"), "fr": (5, "Bonjour %@"), "ar": (3, "\u0645\u0631\u062d\u0628\u0627 %@"),
                 "ru": (4, "\u041f\u0440\u0438\u0432\u0435\u0442 %d"), "zh-Hant": (5, "\u4f60\u597d %@")}
    for greeting in ["Hello %@", "Good day %@"]:
        languages["en"] = (5, greeting)
        visitor.open("/admin/strings")
        visitor.click(".title .button")
        visitor.find("#file").send_keys(str(catalog(tmp_path / "Localizable.xcstrings", languages)))
        visitor.click("form.panel button.primary")
        assert "Compare the differences" in visitor.find("[role=status]").text
        if greeting == "Good day %@":
            visitor.look("strings-revision")
        visitor.click("form[action$=activate] button")
        assert visitor.texts(".title .badge") == ["Active"]
    visitor.open("/admin/strings")
    visitor.look("strings")
    visitor.click(".tabs a:nth-child(2)")
    assert len(visitor.texts("tbody tr")) == 5
    visitor.look("strings-keys")
    visitor.open("/admin/strings/upload")
    (tmp_path / "broken.xcstrings").write_text("{")
    visitor.find("#file").send_keys(str(tmp_path / "broken.xcstrings"))
    visitor.click("form.panel button.primary")
    assert visitor.texts("h2") == ["The file was refused"]
    visitor.look("strings-upload")
    visitor.assert_no_violation()
