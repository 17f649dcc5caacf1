# SPDX-License-Identifier: Apache-2.0
"""Applications, keys and the audit log of the admin page in Chromium: upload a certificate, create a key and revoke it."""

from cryptography import x509
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.serialization import pkcs12
from selenium.webdriver.support.ui import Select

from admin_browser import Visitor, browser  # noqa: F401, a fixture
from gateway import APP
from simulator import push_certificate


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
    visitor.click(".account button")
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
