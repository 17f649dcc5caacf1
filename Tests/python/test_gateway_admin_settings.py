# SPDX-License-Identifier: Apache-2.0
"""Applications, credentials, keys and the audit log on the admin page: what a key sees and changes, bad input, secrets."""

import random
import re

import pytest
from admin_page import AdminPage
from cryptography import x509
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.serialization import pkcs12
from gateway import APP
from simulator import push_certificate
from test_gateway_admin import is_signed_out, make_key
from test_gateway_admin_markup import check, hostile, shown
from trials import until

OTHER = "com.example.other"
CREDENTIALS = f"/admin/applications/{APP}/credentials"


@pytest.fixture
def page(gateway):
    return AdminPage(gateway.address)


@pytest.fixture
def admin(gateway, page):
    return page.sign_in(gateway.admin_key)


def audit(gateway, app=None):
    """Actions and paths of the audit log, newest first."""
    status, answer, _ = gateway.call("GET", "/v1/audit" + (f"?app={app}" if app else ""))
    assert status == 200, answer
    return [(entry["action"], entry["path"]) for entry in answer["entries"]]


def rows(answer):
    """The rows of the page's list, each with its cells by label."""
    tree = check(answer, "list")
    return [{cell.attrib["data-label"]: " ".join("".join(cell.itertext()).split()) for cell in row.findall("td")}
            for row in tree.findall(".//tbody/tr")]


def key_form(simulator, **fields):
    return {"kind": "key", "environment": "sandbox", "name": "uploaded", "key_id": simulator.key.key_id,
            "team_id": simulator.key.team, **fields}


def test_a_signing_key_is_uploaded_tested_and_removed(gateway, page, admin, simulator):
    pem = simulator.key.private_pem.encode()
    link = f"{CREDENTIALS}/sandbox/uploaded"
    answer = page.upload(CREDENTIALS, key_form(simulator), pem, admin, name="AuthKey.p8")
    assert answer.status == 303 and answer.location == f"{link}?done=stored", answer.text
    answer = page.get(answer.location, admin)
    assert "The credential was stored." in answer.text and simulator.key.key_id in answer.text
    answer = page.upload(CREDENTIALS, key_form(simulator), pem, admin)
    assert answer.location == f"{link}?done=replaced"
    answer = page.post(f"{link}/test", {}, admin)
    assert answer.status == 200 and "Apple accepts this credential." in answer.text, answer.text
    listed = rows(page.get(f"/admin/applications/{APP}", admin))
    assert [one["Name"] for one in listed] == ["main", "uploaded"]
    assert listed[1]["State"] == "Usable" and listed[1]["Key id"] == simulator.key.key_id and "never" in listed[1]["Expires"]
    [row] = rows(page.get("/admin/applications", admin))
    assert row["Application"] == APP and row["Default language"] == "English"
    assert "uploaded Usable" in row["Sandbox"] and "no credential" in row["Production"]

    for typed in ["", "main", "sandbox/uploaded"]:
        answer = page.post(f"{link}/remove", {"confirmation": typed}, admin)
        assert answer.status == 422 and "Type uploaded to confirm" in answer.text
    answer = page.post(f"{link}/remove", {"confirmation": " Uploaded "}, admin)
    assert answer.location == f"/admin/applications/{APP}?done=removed"
    assert page.get(link, admin).status == 404 and page.post(f"{link}/test", {}, admin).status == 404
    assert page.post(f"{link}/remove", {"confirmation": "uploaded"}, admin).status == 404
    path = "POST /admin/applications/{app}/credentials"
    assert audit(gateway, APP)[:4] == [
        (f"{path}/{{environment}}/{{name}}/remove", f"{link}/remove"),
        (f"{path}/{{environment}}/{{name}}/test", f"{link}/test"), (path, link), (path, link)]


def p12_file(password, **options):
    chain, key = push_certificate(**options)
    return pkcs12.serialize_key_and_certificates(
        b"push", serialization.load_pem_private_key(key, None), x509.load_pem_x509_certificate(chain), None,
        serialization.BestAvailableEncryption(password))


def test_a_certificate_is_uploaded_and_its_state_is_shown(gateway, page, admin, simulator):
    form = {"kind": "certificate", "environment": "sandbox", "name": "certificate", "password": "sesame"}
    answer = page.upload(CREDENTIALS, form, p12_file(b"sesame"), admin, name="push.p12")
    assert answer.status == 303, answer.text
    chain, key = push_certificate()
    answer = page.upload(CREDENTIALS, {**form, "name": "pem", "password": ""}, chain + key, admin, name="push.pem")
    assert answer.status == 303, answer.text
    listed = {one["Name"]: one for one in rows(page.get(f"/admin/applications/{APP}", admin))}
    assert listed["certificate"]["Kind"] == listed["pem"]["Kind"] == "Certificate"
    assert listed["certificate"]["Expires"].startswith("in ")
    # A refusal by Apple, as deliveries record it.
    gateway.database.query(
        "INSERT INTO credential_refusals (app, environment, credential, reason) SELECT id, 2, 'pem', '<b>Revoked' FROM apps")
    state = rows(page.get(f"/admin/applications/{APP}", admin))
    assert {one["Name"]: one["State"] for one in state}["pem"] == "Refused by Apple<b>Revoked"
    assert "Refused by Apple" in rows(page.get("/admin/applications", admin))[0]["Sandbox"]
    assert "Apple rejects pushes with this credential." in page.get(f"{CREDENTIALS}/sandbox/pem", admin).text
    for fields, file, message in [
        ({"password": "wrong"}, p12_file(b"sesame"), "certificate-password-problem"),
        ({"password": ""}, p12_file(b"sesame"), "certificate-password-problem"),
        ({}, b"no file", "certificate-file-problem"), ({}, b"", "certificate-file-problem"),
        ({"name": "a b"}, p12_file(b"sesame"), "certificate-name-problem"),
        ({"environment": "development"}, p12_file(b"sesame"), "certificate-environment-problem"),
    ]:
        answer = page.upload(CREDENTIALS, {**form, **fields}, file, admin, name="x")
        assert answer.status == 422 and f'id="{message}"' in answer.text, (fields, answer.text)
        assert "sesame" not in answer.text
    assert len(gateway.call("GET", f"/v1/apps/{APP}/credentials")[1]["credentials"]) == 3


def test_bad_uploads_store_nothing(gateway, page, admin, simulator):
    pem = simulator.key.private_pem.encode()
    for fields, file, status in [
        ({"key_id": "short"}, pem, 422), ({"team_id": ""}, pem, 422), ({"name": "../x"}, pem, 422),
        ({}, b"-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n", 422), ({}, bytes(range(256)), 422),
        ({}, b"x" * 70_000, 413),
    ]:
        answer = page.upload(CREDENTIALS, key_form(simulator, **fields), file, admin)
        assert answer.status == status, (fields, answer.status)
        check(answer, fields)
    answer = page.post(CREDENTIALS, key_form(simulator), admin)
    assert answer.status == 415
    for body in [b"", b"--x\r\n", b"--x--", b"\r\n--x--\r\nmore"]:
        answer = page.send("POST", CREDENTIALS, body, {
            "Content-Type": "multipart/form-data; boundary=x", "Sec-Fetch-Site": "same-origin", "Cookie": admin})
        assert answer.status in (400, 422), body
    assert page.upload(CREDENTIALS, key_form(simulator), pem, admin, headers={"Sec-Fetch-Site": "cross-site"}).status == 403
    assert is_signed_out(page.upload(CREDENTIALS, key_form(simulator), pem))
    assert [one["name"] for one in gateway.call("GET", f"/v1/apps/{APP}/credentials")[1]["credentials"]] == ["main"]


def test_a_key_is_shown_once_and_revoked(gateway, page, admin):
    answer = page.post("/admin/keys", {
        "name": "<b>backend", "scopes": ["admin"], "apps": "", "rate_limit": "50", "certificate": ""}, admin)
    assert answer.status == 201 and answer.headers["Cache-Control"] == "no-store"
    check(answer, "created")
    key = re.search(r"pgk_[A-Za-z0-9_-]+", answer.text)[0]
    number = re.search(r"/admin/keys/(\d+)", answer.text)[1]
    link = f"/admin/keys/{number}"
    [row] = [row for row in rows(page.get("/admin/keys", admin)) if row["Number"] == number]
    assert row["Name"] == "<b>backend" and row["Scopes"] == "admin" and row["Applications"] == "All"
    assert row["Rate limit"] == "50 a second" and "not used yet" in row["Last used"]
    for path in ["/admin/keys", link, "/admin/audit"]:
        assert key not in page.get(path, admin).text
    own = page.sign_in(key)
    assert "Revoking it ends your session." in page.get(link, own).text
    assert page.post(f"{link}/revoke", {"confirmation": "0"}, own).status == 422
    answer = page.post(f"{link}/revoke", {"confirmation": number}, own)
    assert answer.status == 303 and answer.location == "/admin/keys?done=revoked"
    until(lambda: is_signed_out(page.get("/admin/keys", own)), 30, "signed out")
    assert gateway.call("GET", "/v1/apps", key=key)[0] == 401
    assert page.get(link, admin).status == 404 and page.get("/admin/keys/01", admin).status == 404
    assert audit(gateway)[:2] == [("POST /admin/keys/{id}/revoke", f"{link}/revoke"), ("POST /admin/keys", "/admin/keys")]

    for form, field in [
        ({"scopes": ["read"]}, "name"), ({"name": "a"}, "scopes"), ({"name": "a", "scopes": ["root"]}, "scopes"),
        ({"name": "a", "scopes": ["read"], "apps": "n_o!"}, "apps"),
        ({"name": "a", "scopes": ["read"], "rate_limit": "0"}, "rate_limit"),
        ({"name": "a", "scopes": ["read"], "rate_limit": "x"}, "rate_limit"),
        ({"name": "a", "scopes": ["read"], "certificate": "x"}, "certificate"),
        ({"name": "x" * 101, "scopes": ["read"]}, "name"),
    ]:
        answer = page.post("/admin/keys", form, admin)
        assert answer.status == 422 and f'id="{field}-problem"' in answer.text, (form, answer.text)
        check(answer, form)
    assert page.post("/admin/keys", {"name": "x" * 20_000, "scopes": ["read"]}, admin).status == 413
    form = {"name": "certificate", "scopes": ["read"], "certificate": "CN=backend,O=Example"}
    answer = page.post("/admin/keys", form, admin)
    assert answer.status == 201 and "pgk_" not in answer.text
    answer = page.post("/admin/keys", form, admin)
    assert answer.status == 422 and 'id="certificate-problem"' in answer.text
    answer = page.post("/admin/keys", {"name": "bound", "scopes": ["read"], "apps": f"{APP}, com.example.later"}, admin)
    assert answer.status == 201 and "com.example.later does not exist yet" in answer.text
    [bound] = [one for one in gateway.call("GET", "/v1/keys")[1]["keys"] if one["name"] == "bound"]
    assert bound["apps"] == [APP, "com.example.later"]


def test_the_audit_log_has_pages_and_a_filter(gateway, page, admin):
    gateway.call("PUT", f"/v1/apps/{OTHER}", {})
    gateway.database.query(
        "INSERT INTO audit_log (actor, action, path, app) SELECT 2, 'PUT /x', '/x/' || n, 'com.example.bulk' "
        "FROM generate_series(1, 120) n")
    seen, path = [], "/admin/audit?app=com.example.bulk"
    while path:
        answer = page.get(path, admin)
        seen += [row["Path"] for row in rows(answer)]
        more = re.search(r'rel="next" href="([^"]+)"', answer.text)
        path = more and more[1].replace("&amp;", "&")
    assert seen == [f"/x/{number}" for number in range(120, 0, -1)]
    assert {row["Application"] for row in rows(page.get(f"/admin/audit?app={OTHER}", admin))} == {OTHER}
    assert "No entry matches" in page.get("/admin/audit?app=com.example.none", admin).text
    assert "No older entries" in page.get("/admin/audit?before=1", admin).text
    for query in ["before=x", "before=-1", "app=%3Cb%3E"]:
        answer = page.get(f"/admin/audit?{query}", admin)
        assert answer.status == 422 and ("app=" not in query or 'id="filter-problem"' in answer.text)


def test_a_key_sees_and_does_what_its_scopes_and_applications_allow(gateway, page):
    gateway.call("PUT", f"/v1/apps/{OTHER}", {})
    reader, _ = make_key(gateway, scopes=["read"], apps=[APP])
    bound, _ = make_key(gateway, name="bound", scopes=["admin"], apps=[APP])
    unbound, number = make_key(gateway, name="unbound", scopes=["read", "devices", "notify"])
    reader, bound, unbound = page.sign_in(reader), page.sign_in(bound), page.sign_in(unbound)
    [row] = rows(page.get("/admin/applications", reader))
    assert row["Application"] == APP and "Sandbox" not in row
    answer = page.get(f"/admin/applications/{APP}", reader)
    assert answer.status == 200 and "Credentials" not in answer.text and "/admin/keys" not in answer.text
    assert len(rows(page.get("/admin/applications", unbound))) == 2
    for cookie in [reader, unbound]:
        for path in [CREDENTIALS, f"{CREDENTIALS}/sandbox/main", "/admin/keys", "/admin/keys/new", "/admin/audit",
                     f"/admin/keys/{number}"]:
            assert page.get(path, cookie).status == 403, path
        for path in [CREDENTIALS, f"{CREDENTIALS}/sandbox/main/test", f"{CREDENTIALS}/sandbox/main/remove", "/admin/keys",
                     f"/admin/keys/{number}/revoke"]:
            assert page.post(path, {"confirmation": "main"}, cookie).status == 403, path
    # An administrator of one application.
    assert page.get(f"{CREDENTIALS}/sandbox/main", bound).status == 200
    assert page.get(f"/admin/applications/{OTHER}", bound).status == 403
    assert page.get(CREDENTIALS.replace(APP, OTHER), bound).status == 403
    assert page.upload(CREDENTIALS.replace(APP, OTHER), {"kind": "key"}, b"x", bound).status == 403
    assert page.get("/admin/applications/com.example.none", page.sign_in(gateway.admin_key)).status == 404
    for path in ["/admin/keys", "/admin/keys/new", "/admin/audit", f"/admin/keys/{number}"]:
        answer = page.get(path, bound)
        assert answer.status == 403 and "not bound to applications" in answer.text, path
    assert page.post("/admin/keys", {"name": "x", "scopes": ["admin"]}, bound).status == 403
    assert page.post(f"/admin/keys/{number}/revoke", {"confirmation": f"{number}"}, bound).status == 403
    assert gateway.call("GET", f"/v1/apps/{APP}/credentials")[1]["credentials"]


def test_hostile_texts_are_never_markup(gateway, page, admin):
    chance = random.Random(99)
    for _ in range(5):
        status, _, _ = gateway.call("POST", "/v1/keys", {"name": hostile(chance, 100), "scopes": ["read"]})
        assert status == 201
        text = hostile(chance, 900).replace("'", "''")
        gateway.database.query(
            f"INSERT INTO audit_log (actor, key_id, key_name, action, path, app) VALUES (1, 1, '{text[:300]}', "
            f"'{text[:150].rstrip(chr(39))}', '{text.rstrip(chr(39))}', '{text[:200].rstrip(chr(39))}')".replace("\x00", ""))
    for number in re.findall(r"/admin/keys/(\d+)", page.get("/admin/keys", admin).text):
        check(page.get(f"/admin/keys/{number}", admin), "key")
    check(page.get("/admin/keys", admin), "keys")
    tree = check(page.get("/admin/audit", admin), "audit")
    assert "\u202e" in shown(tree) or "<" in shown(tree)
    for _ in range(20):
        text = hostile(chance, 200)
        check(page.post("/admin/keys", {"name": text, "scopes": [text], "apps": text, "rate_limit": text}, admin), "create")
        check(page.upload(CREDENTIALS, {"name": text, "environment": text, "key_id": text, "team_id": text}, b"x", admin), "upload")
