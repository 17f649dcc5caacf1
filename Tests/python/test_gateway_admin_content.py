# SPDX-License-Identifier: Apache-2.0
"""Webhooks and strings on the admin page: what a key sees and changes, bad input, secrets, hostile texts."""

import base64
import json
import random
import re

import pytest
from admin_page import AdminPage
from gateway import APP
from test_gateway_admin import make_key
from test_gateway_admin_markup import check, hostile, shown
from test_gateway_admin_settings import OTHER, audit, rows
from test_gateway_webhooks import SETTINGS, Receiver
from trials import until

HOOKS = f"/admin/webhooks?app={APP}"
STRINGS = f"app={APP}"


@pytest.fixture
def gateway(serve, simulator):
    gateway = serve(**SETTINGS)
    gateway.set_up(simulator)
    return gateway


@pytest.fixture
def page(gateway):
    return AdminPage(gateway.address)


@pytest.fixture
def admin(gateway, page):
    return page.sign_in(gateway.admin_key)


def test_a_webhook_is_created_tested_rotated_and_removed(gateway, page, admin):
    receiver = Receiver()
    url = f"http://127.0.0.1:{receiver.port}/hook?a=b&c='d'"
    form = {"app": APP, "url": url, "events": ["delivery.failed", "credential.refused"]}
    answer = page.post("/admin/webhooks", form, admin)
    assert answer.status == 201 and answer.headers["Cache-Control"] == "no-store", answer.text
    secret = re.search(r"whsec_[A-Za-z0-9+/=]+", answer.text)[0]
    link = re.search(rf"/admin/webhooks/{APP}/[0-9a-f-]+", answer.text)[0]
    [row] = rows(page.get(HOOKS, admin))
    assert row["URL"] == url and row["State"] == "No failures" and "delivery.failed" in row["Events"]
    # The secret that was shown verifies the signature of the test message.
    receiver.key = base64.b64decode(secret.removeprefix("whsec_"))
    answer = page.post(f"{link}/test", {}, admin)
    assert answer.status == 303 and answer.location == f"{link}?done=tested"
    until(lambda: [row["State"] for row in rows(page.get(link, admin))] == ["Delivered"], 30, "delivered")
    [message] = rows(page.get(link, admin))
    assert message["Event"] == "webhook.test" and message["Last answer"] == "Status 204" and message["Attempts"] == "1"
    assert len(receiver.messages) == 1 and not receiver.wrong

    answer = page.post(f"{link}/rotate-secret", {"previous_expires_in": "3600"}, admin)
    assert answer.status == 200 and answer.headers["Cache-Control"] == "no-store"
    other = re.search(r"whsec_[A-Za-z0-9+/=]+", answer.text)[0]
    assert other != secret
    for path in [HOOKS, link, f"/admin/audit?app={APP}"]:
        text = page.get(path, admin).text
        assert secret not in text and other not in text, path
    assert "Former secrets sign until" in page.get(link, admin).text
    assert page.post(f"{link}/rotate-secret", {"previous_expires_in": "604801"}, admin).status == 422
    for _ in range(5):
        answer = page.post(f"{link}/rotate-secret", {"previous_expires_in": "3600"}, admin)
    assert answer.status == 422 and "at most 5 secrets" in answer.text.lower()

    assert page.post(f"{link}/remove", {"confirmation": "x"}, admin).status == 422
    assert page.post(f"{link}/remove", {"confirmation": "127.0.0.1"}, admin).location == f"{HOOKS}&done=removed"
    assert page.get(link, admin).status == 404 and page.post(f"{link}/test", {}, admin).status == 404
    route = "POST /admin/webhooks/{app}/{id}"
    actions = [action for action, _ in audit(gateway, APP)]
    assert actions[0] == f"{route}/remove" and actions[-3] == "POST /admin/webhooks", actions
    assert f"{route}/test" in actions and f"{route}/rotate-secret" in actions

    for fields, field in [({"url": ""}, "url"), ({"url": "ftp://x"}, "url"), ({"events": []}, "events"),
                          ({"events": ["webhook.test"]}, "events"), ({"url": "x" * 3000}, "url")]:
        answer = page.post("/admin/webhooks", {**form, **fields}, admin)
        assert answer.status == 422 and f'id="{field}-problem"' in answer.text, fields
        check(answer, fields)
    for _ in range(10):
        assert page.post("/admin/webhooks", form, admin).status == 201
    answer = page.post("/admin/webhooks", form, admin)
    assert answer.status == 422 and "at most 10 webhooks" in answer.text


def catalog(**texts):
    """A String Catalog in English and the given languages, each with texts by key."""
    keys = sorted({key for one in texts.values() for key in one})
    return json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": {
        key: {"localizations": {language: {"stringUnit": {"state": "translated", "value": one[key]}}
                                for language, one in texts.items() if key in one}} for key in keys}}).encode()


def test_strings_are_uploaded_compared_and_activated(gateway, page, admin):
    empty = page.get(f"/admin/strings?{STRINGS}", admin)
    assert "No strings" in empty.text
    assert page.get(f"/admin/strings/keys?{STRINGS}", admin).status == 303
    first = catalog(en={"HI": "Hi %@", "BYE": "Bye"}, fr={"HI": "Salut %@"}, ar={"HI": "\u0645\u0631\u062d\u0628\u0627 %d"})
    answer = page.upload("/admin/strings/upload", {"app": APP, "language": "", "table": ""}, first, admin, name="L.xcstrings")
    revision = f"/admin/strings/{APP}/revisions/1"
    assert answer.status == 303 and answer.location == f"{revision}?done=stored", answer.text
    # Nothing is active before the differences were seen.
    assert gateway.call("GET", f"/v1/apps/{APP}")[1]["strings_revision"] == 0
    answer = page.get(answer.location, admin)
    changes = rows(answer)
    assert [(row["Change"], row["Key"], row["Language"]) for row in changes if "Change" in row] == [
        ("Added", "BYE", "English"), ("Added", "HI", "English"), ("Added", "HI", "French")]
    [excluded] = [row for row in changes if "Reason" in row]
    assert excluded["Key"] == "HI" and excluded["Language"] == "Arabic" and excluded["Reason"]
    answer = page.post(f"{revision}/activate", {}, admin)
    assert answer.location == f"{revision}?done=activated" and "is active" in page.get(answer.location, admin).text
    assert gateway.call("GET", f"/v1/apps/{APP}")[1]["strings_revision"] == 1

    languages = {row["Language"].split()[0]: row for row in rows(page.get(f"/admin/strings?{STRINGS}", admin))}
    assert languages["English"]["Translated"] == "100 %" and "Source" in languages["English"]["Language"]
    assert languages["French"]["Translated"] == "50 %" and languages["French"]["Missing"] == "1"
    assert languages["Arabic"]["Excluded"] == "1"
    keys = {row["Key"]: row for row in rows(page.get(f"/admin/strings/keys?{STRINGS}", admin))}
    assert keys["HI"]["Translated"] == "2 of 3" and "ar ✕ excluded" in keys["HI"]["Languages"] and keys["HI"]["Reasons"]
    assert "fr – missing" in keys["BYE"]["Languages"] and "en ✓" in keys["BYE"]["Languages"]
    assert [row["Key"] for row in rows(page.get(f"/admin/strings/keys?{STRINGS}&language=fr", admin))] == ["BYE"]
    assert page.get(f"/admin/strings/keys?{STRINGS}&language=xx", admin).status == 404
    assert page.get(f"/admin/strings?{STRINGS}&table=None", admin).status == 404

    # One language, as a revision that is not active.
    answer = page.upload(
        "/admin/strings/upload", {"app": APP, "language": "fr", "table": ""}, b'"HI" = "Bonjour %@";\n"BYE" = "Adieu";\n',
        admin, name="Localizable.strings")
    assert answer.location == f"/admin/strings/{APP}/revisions/2?done=stored", answer.text
    changes = rows(page.get(answer.location, admin))
    assert [(row["Change"], row["Key"], row["Old text"], row["New text"]) for row in changes if "Change" in row] == [
        ("Added", "BYE", "–none", "Adieu"), ("Changed", "HI", "Salut %@", "Bonjour %@")]
    assert page.post(f"/admin/strings/{APP}/revisions/2/activate", {}, admin).status == 303
    answer = page.upload("/admin/strings/upload", {"app": APP, "language": "fr"}, b'{"HI":"Bonjour %@","BYE":"Adieu"}', admin,
                         name="fr.json")
    assert answer.location == f"/admin/strings/{APP}/revisions/2?done=unchanged" or answer.status == 303, answer.text
    listed = rows(page.get(f"/admin/strings/revisions?{STRINGS}", admin))
    assert "2 Active" in [row["Revision"] for row in listed] and listed[-1]["Revision"] == "1"
    # A file that is larger than any other form may be.
    large = catalog(en={f"KEY_{number}": "x" * 100 for number in range(2000)})
    answer = page.upload("/admin/strings/upload", {"app": APP, "table": "Large"}, large, admin, name="L.xcstrings")
    assert answer.status == 303 and "2,000 differences, of which the first 100" in page.get(answer.location, admin).text
    # The older revision again.
    assert page.post(f"{revision}/activate", {}, admin).status == 303
    assert gateway.call("GET", f"/v1/apps/{APP}")[1]["strings_revision"] == 1
    activation = "POST /admin/strings/{app}/revisions/{revision}/activate"
    assert [one for one in audit(gateway, APP) if "strings" in one[0]][:1] == [(activation, f"{revision}/activate")]
    assert ("POST /admin/strings/upload", "/admin/strings/upload") in audit(gateway, APP)


def test_keys_as_texts_count_as_the_source_language(gateway, page, admin):
    assert gateway.call("PUT", f"/v1/apps/{APP}", {"source_language": "en", "keys_are_texts": True})[0] == 200
    answer = page.upload("/admin/strings/upload", {"app": APP, "language": "fr"}, b'{"Your turn":"A vous","Bye":"Adieu"}',
                         admin, name="fr.json")
    assert answer.status == 303, answer.text
    assert page.post(answer.location.split("?")[0] + "/activate", {}, admin).status == 303
    languages = {row["Language"].split()[0]: row for row in rows(page.get(f"/admin/strings?{STRINGS}", admin))}
    assert languages["English"]["Missing"] == "0"
    answer = page.get(f"/admin/strings/keys?{STRINGS}&language=en", admin)
    assert answer.status == 200 and "Every language has every key" in answer.text
    keys = rows(page.get(f"/admin/strings/keys?{STRINGS}", admin))
    assert [row["Translated"] for row in keys] == ["2 of 2", "2 of 2"]
    gateway.register("01" * 32, languages=["en-US", "fr"])
    gateway.register("02" * 32, languages=["fr", "en"])
    shown = [row["Languages"] for row in rows(page.get(f"/admin/devices?app={APP}", admin))]
    assert "English" in shown[0].rpartition("shown")[2] and "French" in shown[1].rpartition("shown")[2]


def test_bad_strings_store_nothing(gateway, page, admin):
    for fields, file, name, message in [
        ({}, b"", "", "Choose a file."), ({}, b"{", "x.xcstrings", "The file was refused"),
        ({}, b'"A" = "B";', "x.strings", "language-problem"),
        ({}, b'"A" = "B";', "x", "The file was refused"), ({"language": "fr"}, b"{}", "x.xcstrings", "language-problem"), ({"language": "no tag"}, b'"A" = "B";', "x.strings", "language-problem"),
        ({"language": "fr", "table": "a/b"}, b'"A" = "B";', "x.strings", "table-problem"),
    ]:
        answer = page.upload("/admin/strings/upload", {"app": APP, **fields}, file, admin, name=name)
        assert answer.status == 422 and message in answer.text, (fields, name, answer.text)
        check(answer, name)
    assert rows(page.get(f"/admin/strings/revisions?{STRINGS}", admin)) == []
    for number in ["1", "0", "01", "x"]:
        assert page.get(f"/admin/strings/{APP}/revisions/{number}", admin).status == 404
        assert page.post(f"/admin/strings/{APP}/revisions/{number}/activate", {}, admin).status == 404


def test_a_key_reaches_only_its_applications_and_scopes(gateway, page, admin):
    gateway.call("PUT", f"/v1/apps/{OTHER}", {})
    for app in [APP, OTHER]:
        assert page.post("/admin/webhooks", {"app": app, "url": "https://127.0.0.1:1/x", "events": "delivery.failed"}, admin).status == 201
        answer = page.upload("/admin/strings/upload", {"app": app}, catalog(en={"A": "B"}), admin, name="x.xcstrings")
        assert answer.status == 303
    foreign = re.search(rf"/admin/webhooks/{OTHER}/([0-9a-f-]+)", page.get(f"/admin/webhooks?app={OTHER}", admin).text)[1]
    reader, _ = make_key(gateway, scopes=["read"], apps=[APP])
    bound, _ = make_key(gateway, name="bound", scopes=["admin"], apps=[APP])
    reader, bound = page.sign_in(reader), page.sign_in(bound)
    assert page.get(f"/admin/strings?{STRINGS}", reader).status == 200
    revision = page.get(f"/admin/strings/{APP}/revisions/1", reader)
    assert revision.status == 200 and "Activate" not in revision.text
    for path in [HOOKS, f"/admin/webhooks/{APP}/{foreign}", "/admin/webhooks/new", f"/admin/strings/upload?{STRINGS}"]:
        assert page.get(path, reader).status == 403, path
    assert page.upload("/admin/strings/upload", {"app": APP}, b"{}", reader).status == 403
    for path in ["/admin/webhooks", f"/admin/webhooks/{APP}/{foreign}/test", f"/admin/strings/{APP}/revisions/1/activate"]:
        assert page.post(path, {"app": APP}, reader).status == 403, path
    for path in [f"/admin/webhooks?app={OTHER}", f"/admin/webhooks/{OTHER}/{foreign}", f"/admin/strings?app={OTHER}",
                 f"/admin/strings/keys?app={OTHER}", f"/admin/strings/revisions?app={OTHER}",
                 f"/admin/strings/{OTHER}/revisions/1", f"/admin/strings/upload?app={OTHER}"]:
        assert page.get(path, bound).status == 403, path
    # The id of a foreign webhook under the own application.
    for action in ["", "/test", "/rotate-secret", "/remove"]:
        path = f"/admin/webhooks/{APP}/{foreign}{action}"
        answer = page.post(path, {"confirmation": "127.0.0.1", "previous_expires_in": "0"}, bound) if action else page.get(path, bound)
        assert answer.status == 404, path
    assert page.post("/admin/webhooks", {"app": OTHER, "url": "https://x", "events": "delivery.failed"}, bound).status == 403
    assert page.upload("/admin/strings/upload", {"app": OTHER}, catalog(en={"A": "C"}), bound, name="x.xcstrings").status == 403
    assert page.post(f"/admin/strings/{OTHER}/revisions/1/activate", {}, bound).status == 403
    assert gateway.call("GET", f"/v1/apps/{OTHER}")[1]["strings_revision"] == 0


def test_hostile_texts_are_never_markup(gateway, page, admin):
    chance = random.Random(31)
    keys = {hostile(chance, 120): hostile(chance, 200).replace("%", "") for _ in range(60)}
    more = {key: hostile(chance, 100) for key in keys}
    answer = page.upload("/admin/strings/upload", {"app": APP, "table": "<b>"}, catalog(en=keys, ar=more), admin, name="x.xcstrings")
    assert answer.status == 303, answer.text
    tree = check(page.get(answer.location, admin), "revision")
    assert "<" in shown(tree)
    assert page.post(f"/admin/strings/{APP}/revisions/1/activate", {}, admin).status == 303
    query = f"{STRINGS}&table=%3Cb%3E"
    check(page.get(f"/admin/strings?{query}", admin), "strings")
    seen, path = 0, f"/admin/strings/keys?{query}"
    while path:
        answer = page.get(path, admin)
        seen += len(rows(answer))
        more = re.search(r'rel="next" href="([^"]+)"', answer.text)
        path = more and more[1].replace("&amp;", "&")
    assert seen >= 55
    check(page.get(f"/admin/strings/revisions?{STRINGS}", admin), "revisions")
    for _ in range(15):
        text = hostile(chance, 300)
        check(page.post("/admin/webhooks", {"app": APP, "url": text, "events": [text]}, admin), "webhook")
        check(page.upload("/admin/strings/upload", {"app": APP, "language": text, "table": text}, text.encode(), admin, name="x.json"), "upload")
        answer = page.upload("/admin/strings/upload", {"app": APP, "language": "fr"}, text.encode(), admin, name="x.strings")
        if answer.status != 303:
            check(answer, "file")
    check(page.get(HOOKS, admin), "webhooks")
