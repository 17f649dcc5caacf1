# SPDX-License-Identifier: Apache-2.0
"""Sessions of the admin page and attacks on them, and what a key sees and does there."""

import base64
import contextlib
import hashlib
import html
import re
import secrets
import subprocess
import time
import urllib.parse

import pytest
from admin_page import SAME, AdminPage
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from gateway import APP
# The fixtures of a gateway with a TLS listener.
from test_gateway_client_certificates import authority, clients, secure  # noqa: F401
from trials import until

OTHER = "com.example.other"
TOKEN, OTHER_TOKEN = "ab" * 32, "cd" * 32
DEVICES = f"/admin/devices?app={APP}"


@pytest.fixture
def page(gateway):
    return AdminPage(gateway.address)


def make_key(gateway, name="page", scopes=("read", "devices"), **members):
    status, answer, _ = gateway.call("POST", "/v1/keys", {"name": name, "scopes": list(scopes), **members})
    assert status == 201, answer
    return answer["key"], answer["id"]


def is_signed_out(answer):
    return answer.status == 303 and answer.location.startswith("/admin/sign-in")


# Sessions


def test_a_session_lasts_until_sign_out(gateway, page):
    answer = page.get("/admin/")
    assert answer.status == 303 and answer.location == "/admin/overview"
    answer = page.get("/admin/devices?app=x&user=a%26b")
    assert answer.location == "/admin/sign-in?next=%2Fadmin%2Fdevices%3Fapp%3Dx%26user%3Da%2526b"
    answer = page.post("/admin/sign-in", {"key": f" {gateway.admin_key}\n", "next": DEVICES})
    assert answer.status == 303 and answer.location == DEVICES
    assert answer.headers["Set-Cookie"].endswith("; Path=/; HttpOnly; SameSite=Strict; Max-Age=43200")
    cookie = answer.cookie
    assert cookie.startswith("pushgate=") and gateway.admin_key not in cookie
    answer = page.get(DEVICES, cookie)
    assert answer.status == 200 and "Sign out" in answer.text
    # Another cookie beside it, as other programs on this host set.
    assert page.get(DEVICES, f"other=1; {cookie}; pushgate=x").status == 200
    assert page.get("/admin/sign-in", cookie).location == "/admin/overview"
    answer = page.post("/admin/sign-out", {}, cookie)
    assert answer.status == 303 and answer.headers["Set-Cookie"].startswith("pushgate=; Path=/") \
        and "Max-Age=0" in answer.headers["Set-Cookie"]


def test_every_page_has_the_headers_that_keep_it_private(gateway, page):
    cookie = page.sign_in(gateway.admin_key)
    gateway.register(TOKEN)
    for path in ["/admin/sign-in", "/admin/none", DEVICES, "/admin/", page.device_links(APP, cookie)[0]]:
        headers = page.get(path, cookie).headers
        assert headers["Content-Security-Policy"] == (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; "
            "frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'"), path
        assert headers["Cache-Control"] == "no-store" and headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == headers["Cross-Origin-Opener-Policy"] == "same-origin"
    text = page.get("/admin/sign-in").text
    for kind, path in [("text/css", r"admin-\S+\.css"), ("text/javascript", r"admin-\S+\.js"), ("image/svg", r"icon-\S+\.svg")]:
        path = "/admin/assets/" + re.search(f'"/admin/assets/({path})"', text)[1]
        answer = page.get(path)
        assert answer.status == 200 and answer.headers["Content-Type"].startswith(kind)
        assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert len(page.get(DEVICES, cookie).text) + len(answer.text) < 100_000


def test_a_session_ends_with_its_key(gateway, page):
    key, number = make_key(gateway)
    cookie = page.sign_in(key)
    assert page.get(DEVICES, cookie).status == 200
    assert gateway.call("DELETE", f"/v1/keys/{number}")[0] == 204
    until(lambda: is_signed_out(page.get(DEVICES, cookie)), 30, "signed out")
    gateway.register(TOKEN)
    administrator = page.sign_in(gateway.admin_key)
    link = page.device_links(APP, administrator)[0]
    assert is_signed_out(page.post(f"{link}/delete", {"confirmation": TOKEN[:8]}, cookie))
    assert gateway.device(TOKEN)


def sealed_session(gateway, key, age):
    """The cookie of a session that began `age` seconds ago, sealed as the gateway seals it."""
    secret = base64.b64decode(gateway.environment["PUSHGATE_SECRET_KEY"])
    issued = int((time.time() - age) * 1_000_000)
    plain = b"\x01" + issued.to_bytes(8, "big") + hashlib.sha256(key.encode()).digest()
    nonce = secrets.token_bytes(12)
    row = f"admin|session|{hashlib.sha256(secret).hexdigest()[:16]}"
    sealed = nonce + AESGCM(secret).encrypt(nonce, plain, row.encode())
    return "pushgate=" + base64.urlsafe_b64encode(sealed).decode().rstrip("=")


def test_a_session_ends_after_its_lifetime(gateway, page):
    hours = 3600
    for age, is_valid in [(0, True), (11.9 * hours, True), (12.1 * hours, False), (1000 * hours, False), (-hours, False)]:
        answer = page.get(DEVICES, sealed_session(gateway, gateway.admin_key, age))
        assert (answer.status == 200) == is_valid and is_signed_out(answer) != is_valid, age
    assert is_signed_out(page.get(DEVICES, sealed_session(gateway, "no key", 0)))


def test_a_session_ends_when_the_administrators_key_is_replaced(gateway, page):
    cookie = page.sign_in(gateway.admin_key)
    gateway.stop()
    gateway.environment["PUSHGATE_ADMIN_KEY"] = gateway.admin_key = "another key of 20 bytes"
    gateway.start()
    page.address = gateway.address
    assert is_signed_out(page.get(DEVICES, cookie))


def test_sessions_over_tls_have_a_secure_cookie(secure, authority):
    page = AdminPage.secure(secure.secure_port, authority.root_file)
    answer = page.post("/admin/sign-in", {"key": secure.admin_key})
    header = answer.headers["Set-Cookie"]
    assert header.startswith("__Host-pushgate=") and header.endswith("; Max-Age=43200; Secure")
    value = answer.cookie.partition("=")[2]
    assert page.get(DEVICES, f"__Host-pushgate={value}").status == 200
    # A cookie that plain HTTP can set is none here, and the other way round.
    assert is_signed_out(page.get(DEVICES, f"pushgate={value}"))
    assert is_signed_out(AdminPage(secure.address.split(",")[0]).get(DEVICES, f"__Host-pushgate={value}"))
    ran = subprocess.run(
        ["curl", "-sS", "--http2", "--cacert", authority.root_file, "-D", "-", "-o", "/dev/null", "--resolve",
         f"localhost:{secure.secure_port}:127.0.0.1", "-H", "Sec-Fetch-Site: same-origin", "--data-urlencode",
         f"key={secure.admin_key}", f"https://localhost:{secure.secure_port}/admin/sign-in"],
        capture_output=True, text=True, check=True)
    assert ran.stdout.startswith("HTTP/2 303") and "set-cookie: __Host-pushgate=" in ran.stdout, ran.stdout
    origin = {"Origin": f"https://{page.address}"}
    assert page.post("/admin/sign-in", {"key": secure.admin_key}, headers=origin).status == 303
    assert page.post(
        "/admin/sign-in", {"key": secure.admin_key}, headers={"Origin": f"http://{page.address}"}).status == 403


def test_plain_http_behind_a_proxy_that_uses_tls_is_refused(serve, authority):
    authority.serve("gateway")
    settings = {"PUSHGATE_LISTEN": "tls:127.0.0.1:0", "PUSHGATE_TLS_CERTIFICATE": str(authority.certificate_file),
                "PUSHGATE_TLS_KEY": str(authority.key_file), "PUSHGATE_HTTP_PROXIES": "127.0.0.1"}
    gateway = serve(**settings)
    page = AdminPage.secure(int(gateway.address.rsplit(":", 1)[1]), authority.root_file)
    assert page.get("/admin/sign-in", headers={"X-Forwarded-Proto": "https"}).status == 200
    assert page.get("/admin/sign-in", headers={"X-Forwarded-Proto": "http"}).status == 403


def test_plain_http_is_only_for_this_machine(serve, simulator):
    # The peers of this test are loopback addresses; 127.0.0.2 is a proxy that reports the scheme.
    gateway = serve(PUSHGATE_HTTP_PROXIES="127.0.0.2")
    gateway.set_up(simulator)
    page = AdminPage(gateway.address)
    assert page.get("/admin/sign-in").status == 200
    assert page.get("/admin/sign-in", headers={"X-Forwarded-Proto": "http"}).status == 200, "not a proxy"
    answer = page.get("/admin/sign-in", source="127.0.0.2", headers={"X-Forwarded-Proto": "http"})
    assert answer.status == 403 and "ssh -L" in answer.text
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}
    answer = page.post("/admin/sign-in", {"key": gateway.admin_key}, source="127.0.0.2", headers={**SAME, **forwarded})
    assert answer.status == 303 and answer.headers["Set-Cookie"].endswith("; Secure")
    until(lambda: any('"client":"192.0.2.1"' in line for line in gateway.log), 30, "a log line")
    answer = page.get("/admin/sign-in", headers={"X-Forwarded-For": "192.0.2.1"})
    assert answer.status == 403, "a proxy that reports no scheme"


# Attacks

CROSS = [
    {}, {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}, {"Sec-Fetch-Site": "none"},
    {"Origin": "https://evil.example"}, {"Origin": "null"}, {"Origin": "https://127.0.0.1"},
    {"Sec-Fetch-Site": "cross-site", "Origin": "SELF"}]


@pytest.mark.parametrize("headers", CROSS, ids=str)
def test_forms_of_other_sites_change_nothing(gateway, page, headers):
    headers = {name: value.replace("SELF", gateway.url) for name, value in headers.items()}
    gateway.register(TOKEN)
    cookie = page.sign_in(gateway.admin_key)
    link = page.device_links(APP, cookie)[0]
    for path, form in [
            ("/admin/sign-in", {"key": gateway.admin_key}), ("/admin/sign-out", {}),
            (f"{link}/quarantine", {}), (f"{link}/delete", {"confirmation": TOKEN[:8]})]:
        answer = page.post(path, form, cookie, headers)
        assert answer.status == 403 and not answer.headers["Set-Cookie"], (path, answer.status)
        assert "text/html" in answer.headers["Content-Type"]
    assert gateway.device(TOKEN)["state"] == "active"
    assert page.post("/admin/sign-in", {"key": gateway.admin_key}, headers={"Origin": gateway.url}).status == 303


def test_a_link_on_another_site_opens_a_page_and_changes_nothing(gateway, page):
    cookie = page.sign_in(gateway.admin_key)
    gateway.register(TOKEN)
    link = page.device_links(APP, cookie)[0]
    cross = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
    # The browser sends no strict cookie; a page of our own opens the address again.
    answer = page.get(DEVICES, headers=cross)
    assert answer.status == 200 and f'content="0; url=/admin/devices?app={APP}"' in answer.text
    assert page.get(DEVICES, cookie, headers=cross).status == 200
    for action in ["delete", "quarantine", "activate"]:
        assert page.get(f"{link}/{action}", cookie).status == 405
    assert page.get("/admin/sign-out", cookie).status == 405
    assert gateway.device(TOKEN)["state"] == "active"


@pytest.mark.parametrize("target", [
    "https://evil.example/", "//evil.example/admin/", "/admin/\\evil.example", "/\\evil.example", "/v1/apps",
    "/admin//evil.example", "javascript:alert(1)", "/admin/../v1/apps", "/admin/\r\nSet-Cookie: a=b", ""])
def test_a_sign_in_leads_nowhere_else(gateway, page, target):
    answer = page.post("/admin/sign-in", {"key": gateway.admin_key, "next": target})
    assert answer.location == "/admin/overview" and "a=b" not in answer.headers["Set-Cookie"]
    answer = page.get("/admin/sign-in?" + urllib.parse.urlencode({"next": target}))
    assert answer.status == 200 and 'value="/admin/overview"' in answer.text


def test_cookies_that_were_not_made_here_are_no_session(gateway, page):
    cookie = page.sign_in(gateway.admin_key)
    gateway.register(TOKEN)
    value = cookie.removeprefix("pushgate=")
    device = page.device_links(APP, cookie)[0].rsplit("/", 1)[1]
    flipped = value[:-10] + ("A" if value[-10] != "A" else "B") + value[-9:]
    for forged in ["", "x", value[:-1], value[:40], value + "A", flipped, device, gateway.admin_key, "%00", "a" * 4000]:
        assert is_signed_out(page.get(DEVICES, f"pushgate={forged}")), forged
    # A session that an attacker has planted is replaced by signing in.
    assert page.post("/admin/sign-in", {"key": gateway.admin_key}, cookie).cookie != cookie


def test_failed_sign_ins_are_limited_by_address(gateway, page):
    # A slow machine has more than ten attempts, because some come back meanwhile.
    refused = 0
    while (answer := page.post("/admin/sign-in", {"key": "guess"})).status == 403:
        assert "not a valid API key" in answer.text
        refused += 1
        assert refused < 1000
    assert refused >= 10 and answer.status == 429 and 0 < int(answer.headers["Retry-After"]) <= 6
    assert "Try again in" in answer.text and not answer.headers["Set-Cookie"]
    other = page.post("/admin/sign-in", {"key": gateway.admin_key}, source="127.0.0.3")
    assert other.status == 303
    assert gateway.metric('pushgate_admin_sign_ins_total{result="refused"}') == refused
    assert gateway.metric('pushgate_admin_sign_ins_total{result="throttled"}') == 1
    assert gateway.metric('pushgate_admin_sign_ins_total{result="succeeded"}') == 1
    def lines():
        return [line for line in gateway.log if "admin page sign-in" in line]
    until(lambda: len(lines()) == refused + 2, 30, "a log line for each attempt")
    assert not [line for line in lines() if "guess" in line]


@pytest.mark.parametrize("body, kind", [
    (b"key=%zz", "application/x-www-form-urlencoded"), (b"key=%00", "application/x-www-form-urlencoded"),
    (b"key=%ff", "application/x-www-form-urlencoded"), (b"a=1&" * 65, "application/x-www-form-urlencoded"),
    (b'{"key":"x"}', "application/json"), (b"key=x", "text/plain"), (b"x" * 17_000, "application/x-www-form-urlencoded"),
    (b"--b\r\n\r\n--b--", "multipart/form-data; boundary=b")])
def test_bodies_that_are_no_form_get_an_error_page(gateway, page, body, kind):
    answer = page.send("POST", "/admin/sign-in", body, {**SAME, "Content-Type": kind})
    assert answer.status in (400, 413, 415) and answer.headers["Content-Type"] == "text/html; charset=utf-8"


# Keys


def test_a_key_sees_only_its_applications(gateway, page):
    assert gateway.call("PUT", f"/v1/apps/{OTHER}", {})[0] == 201
    gateway.register(TOKEN)
    gateway.register(OTHER_TOKEN, app=OTHER)
    administrator = page.sign_in(gateway.admin_key)
    foreign = page.device_links(OTHER, administrator)[0]
    assert OTHER in page.get(DEVICES, administrator).text
    cookie = page.sign_in(make_key(gateway, apps=[APP])[0])
    answer = page.get("/admin/devices", cookie)
    assert answer.location == DEVICES
    answer = page.get(DEVICES, cookie)
    assert answer.status == 200 and OTHER not in answer.text
    for app in [OTHER, "com.example.none", "x" * 300, "<b>"]:
        answer = page.get("/admin/devices?" + urllib.parse.urlencode({"app": app}), cookie)
        assert answer.status == 403 and "<b>" not in answer.text
    assert page.get(foreign, cookie).status == 403
    for action, form in [("delete", {"confirmation": OTHER_TOKEN[:8]}), ("quarantine", {}), ("activate", {})]:
        assert page.post(f"{foreign}/{action}", form, cookie).status == 403
    assert gateway.device(OTHER_TOKEN, app=OTHER)["state"] == "active"
    for name in ["x", foreign.rsplit("/", 1)[1][:-2], TOKEN]:
        assert page.get(f"/admin/devices/{name}", cookie).status == 404


def test_a_key_does_only_what_its_scopes_allow(gateway, page):
    gateway.register(TOKEN)
    link = page.device_links(APP, page.sign_in(gateway.admin_key))[0]
    reader = page.sign_in(make_key(gateway, scopes=["read"])[0])
    answer = page.get(link, reader)
    assert answer.status == 200 and "Delete" not in answer.text
    answer = page.post(f"{link}/delete", {"confirmation": TOKEN[:8]}, reader)
    assert answer.status == 403 and "<code>devices</code>" in answer.text
    sender = page.sign_in(make_key(gateway, scopes=["notify"])[0])
    answer = page.get(DEVICES, sender)
    assert answer.status == 403 and "<code>read</code>" in answer.text and "Sign out" in answer.text
    assert TOKEN[:8] not in answer.text
    limited = page.sign_in(make_key(gateway, rate_limit=1)[0])
    assert page.get(DEVICES, limited).status == 200
    until(lambda: page.get(DEVICES, limited).status == 429, 30, "the rate limit")


def test_actions_are_audited_without_the_token(gateway, page, simulator):
    gateway.register(TOKEN, user="u")
    notification = gateway.notify({"users": ["u"]})
    gateway.finished(notification)
    key, number = make_key(gateway)
    cookie = page.sign_in(key)
    listed = page.get(DEVICES, cookie).text
    assert TOKEN not in listed and TOKEN[:8] in listed
    link = page.device_links(APP, cookie)[0]
    shown = page.get(link, cookie).text
    assert notification in shown and "Accepted" in shown
    assert page.post(f"{link}/quarantine", {"reason": "Ticket 1"}, cookie).status == 303
    assert gateway.device(TOKEN)["state_reason"] == "Ticket 1"
    assert page.post(f"{link}/quarantine", {"reason": "x" * 129}, cookie).status == 422
    assert page.post(f"{link}/activate", {}, cookie).status == 303
    assert page.post(f"{link}/delete", {"confirmation": "abababac"}, cookie).status == 422
    assert gateway.device(TOKEN)["state"] == "active"
    answer = page.post(f"{link}/delete", {"confirmation": TOKEN[:8].upper()}, cookie)
    assert answer.location == f"{DEVICES}&done=deleted"
    assert page.post(f"{link}/delete", {"confirmation": TOKEN[:8]}, cookie).status == 404
    _, audit, _ = gateway.call("GET", f"/v1/audit?app={APP}&limit=3")
    assert [(entry["action"], entry["key_id"]) for entry in audit["entries"]] == [
        (f"POST /admin/devices/{{id}}/{action}", number) for action in ["delete", "activate", "quarantine"]]
    assert audit["entries"][0]["path"] == f"/admin/devices/{TOKEN[:8]}…/delete"


# The gateway


def test_the_page_can_be_switched_off(serve):
    gateway = serve(PUSHGATE_ADMIN_PAGE="no")
    page = AdminPage(gateway.address)
    for path in ["/admin", "/admin/", "/admin/sign-in"]:
        answer = page.get(path)
        assert answer.status == 404 and answer.headers["Content-Type"] == "application/problem+json"


def test_addresses_contain_no_token(gateway, page):
    tokens = [hashlib.sha256(bytes([number])).hexdigest() for number in range(60)]
    for token in tokens:
        gateway.register(token)
    cookie = page.sign_in(gateway.admin_key)
    first = page.get(DEVICES, cookie).text
    following = html.unescape(re.search(r'href="([^"]*cursor=[^"]*)"', first)[1])
    for _, value in urllib.parse.parse_qsl(following.partition("?")[2]):
        with contextlib.suppress(ValueError):
            opened = base64.urlsafe_b64decode(value + "=" * (-len(value) % 4))
            assert not any(bytes.fromhex(token) in opened for token in tokens)
    links = page.device_links(APP, cookie), page.device_links(APP, cookie, following.partition(f"app={APP}")[2])
    assert [len(found) for found in links] == [40, 20]
    answer = page.get(following + "x", cookie)
    assert answer.status == 422 and "cursor" in answer.text


def test_an_address_has_a_limited_number_of_filters(gateway, page):
    cookie = page.sign_in(gateway.admin_key)
    for count, is_list in [(64, True), (65, False), (1000, False)]:
        answer = page.get(DEVICES + "&tag=a" * count, cookie)
        assert answer.status == 422 and ("Filters in use" in answer.text) == is_list
        assert is_list or "at most 64 filters" in answer.text


def test_the_api_keeps_its_rules(gateway, page):
    """Forms are no bodies of the API, a session is no key there, and its errors stay problem documents."""
    cookie = page.sign_in(gateway.admin_key)
    answer = page.get(f"/v1/apps/{APP}/devices", cookie)
    assert answer.status == 401 and answer.headers["Content-Type"] == "application/problem+json"
    answer = page.post(f"/v1/apps/{APP}/notifications", {"a": "b"}, headers={
        **SAME, "Authorization": f"Bearer {gateway.admin_key}"})
    assert answer.status == 415 and answer.headers["Content-Type"] == "application/problem+json"


def test_errors_below_admin_are_pages(gateway, page):
    for method, path, status in [
            ("GET", "/admin/none", 404), ("PUT", "/admin/sign-in", 405), ("GET", "/admin/%zz", 400)]:
        answer = page.send(method, path)
        assert (answer.status, answer.headers["Content-Type"]) == (status, "text/html; charset=utf-8"), path
        assert status != 405 or "POST" in answer.headers["Allow"]
