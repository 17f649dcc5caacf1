# SPDX-License-Identifier: Apache-2.0
"""Signing in to the admin page at an OpenID Connect provider, attacks on it, and identity headers of proxies."""

import base64
import hashlib
import re
import threading
import urllib.parse

import pytest
from admin_browser import Visitor, browser  # noqa: F401, a fixture
from admin_page import SAME, AdminPage
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from gateway import APP
from openid import CALLBACK, CLIENT, SECRET, Provider, authorize, mock, set_user
from patroni import free_port
from test_doctor import Doctor
from test_gateway_admin import OTHER, TOKEN, is_signed_out
from trials import until

# Those of oidc-provider-mock.
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")

START, ADA = "/admin/sign-in/start", "ada@example.com"
ROLES = f"ops=admin;shop=read,devices@{APP};look=read"


def settings(issuer, **others):
    return {
        "PUSHGATE_OIDC_ISSUER": issuer, "PUSHGATE_OIDC_CLIENT_ID": CLIENT, "PUSHGATE_OIDC_CLIENT_SECRET": SECRET,
        "PUSHGATE_OIDC_REDIRECT_URI": CALLBACK, "PUSHGATE_ADMIN_ROLES": ROLES, "PUSHGATE_SHARDS": "1", **others}


@pytest.fixture
def provider():
    provider = Provider()
    yield provider
    provider.stop()


@pytest.fixture
def gateway(serve, simulator, provider):
    gateway = serve(**settings(provider.issuer))
    gateway.set_up(simulator)
    yield gateway
    assert not [line for line in gateway.log if "eyJ" in line or SECRET in line or "code=" in line]


@pytest.fixture
def page(gateway):
    return AdminPage(gateway.address)


def begin(page, next="/admin/overview", headers=SAME, **options):
    """Begins a sign-in: the address at the provider, and the cookie of the attempt."""
    answer = page.get(f"{START}?" + urllib.parse.urlencode({"next": next}), headers=headers, **options)
    assert answer.status == 303, answer.text
    return answer.location, answer.cookie


def finish(page, callback, cookie=None):
    """Opens the address that the provider sends the browser to, as the browser does."""
    headers = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
    return page.get(callback, cookie, headers=headers)


def session(answer):
    """The cookie of the new session. The answer also ends the attempt."""
    assert answer.status == 200, answer.text
    cookies = answer.headers.get_all("Set-Cookie")
    assert cookies[1] == "pushgate-sign-in=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0" and len(cookies) == 2
    assert cookies[0].endswith("; Path=/; HttpOnly; SameSite=Strict; Max-Age=14400")
    return cookies[0].split(";")[0]


def sign_in(page, provider, **options):
    location, cookie = begin(page, **options)
    return session(finish(page, provider.sign_in(location), cookie))


def refused(answer, status=403):
    assert answer.status == status, (answer.status, answer.text)
    assert "pushgate=" not in " ".join(answer.headers.get_all("Set-Cookie") or [])
    return answer


# A provider that others have written


def test_a_person_signs_in_and_is_named_in_the_audit_log(serve, simulator):
    with mock() as issuer:
        set_user(issuer, "ada", {"email": ADA, "email_verified": True, "groups": ["staff", "shop"]})
        gateway = serve(**settings(issuer, PUSHGATE_ADMIN_PAGE="people"))
        gateway.set_up(simulator)
        gateway.register(TOKEN)
        assert gateway.call("PUT", f"/v1/apps/{OTHER}", {})[0] == 201
        page = AdminPage(gateway.address)
        assert "API key" not in (shown := page.get("/admin/sign-in").text) and "Sign in with <bdi>localhost</bdi>" in shown
        location, attempt = begin(page, f"/admin/devices?app={APP}")
        answer = finish(page, authorize(location, sub="ada"), attempt)
        assert f'content="0; url=/admin/devices?app={APP}"' in answer.text
        cookie = session(answer)
        until(lambda: any(ADA in line and "succeeded" in line for line in gateway.log), 30, "a log line")
        # Actions that the role allows.
        link = page.device_links(APP, cookie)[0]
        shown = page.get(link, cookie).text
        assert ADA in shown and OTHER not in page.get("/admin/applications", cookie).text
        assert page.get(f"/admin/devices?app={OTHER}", cookie).status in (403, 404)
        assert page.get("/admin/keys", cookie).status == 403
        assert page.post(f"{link}/quarantine", {}, cookie).status == 303
        entry = gateway.call("GET", "/v1/audit")[1]["entries"][0]
        assert (entry["actor"], entry["key_id"], entry["key_name"]) == ("person", None, ADA)
        assert gateway.database.query("SELECT actor, key_name FROM audit_log ORDER BY id DESC LIMIT 1") == f"5|{ADA}"
        # A key signs in no more, and its sessions have ended; the API takes it.
        assert refused(page.post("/admin/sign-in", {"key": gateway.admin_key})).text.count("does not accept API keys") == 1
        # The code and the cookie were used.
        assert is_signed_out(page.get(link)) and page.post("/admin/sign-out", {}, cookie).status == 303
        # Cancelled at the provider.
        location, attempt = begin(page)
        refused(finish(page, authorize(location, action="deny"), attempt))


def test_a_browser_signs_in_across_sites(serve, simulator, browser):  # noqa: F811
    with mock() as issuer:
        set_user(issuer, "ada", {"email": ADA, "email_verified": True, "groups": ["ops"]})
        port = free_port()
        gateway = serve(PUSHGATE_LISTEN=f"127.0.0.1:{port}", **settings(
            issuer, PUSHGATE_OIDC_REDIRECT_URI=f"http://127.0.0.1:{port}/admin/sign-in/callback"))
        gateway.set_up(simulator)
        visitor = Visitor(browser, gateway)
        visitor.open("/admin/audit")
        visitor.look("sign-in-openid")
        visitor.click("a.button")
        visitor.type("input[name=sub]", "ada")
        visitor.click("button[type=submit], button")
        until(lambda: "/admin/audit" in browser.current_url, 30, "the page that was asked for")
        assert ADA in visitor.texts(".who")[0]
        visitor.assert_no_violation()


# Attempts


def test_the_redirect_address_is_that_of_the_settings(gateway, page, provider):
    location, _ = begin(page, headers={**SAME, "Host": "localhost:1"})
    assert urllib.parse.quote(CALLBACK, safe="") in location and "localhost%3A1" not in location
    answer = page.get(START)
    assert answer.headers["Set-Cookie"].endswith("; Path=/; HttpOnly; SameSite=Lax; Max-Age=600")
    assert answer.headers["Cache-Control"] == "no-store"
    other, _ = begin(page)
    for name in ["state", "nonce", "code_challenge"]:
        values = {re.search(rf"[?&]{name}=([^&]+)", one)[1] for one in [location, other]}
        assert len(values) == 2 and all(len(value) == 43 for value in values)


def test_an_attempt_ends_with_its_browser_its_state_and_its_code(gateway, page, provider):
    location, cookie = begin(page)
    callback = provider.sign_in(location)
    # No cookie, another state, the cookie of another attempt (an attacker's address in this browser).
    refused(finish(page, callback))
    refused(finish(page, re.sub("state=....", "state=AAAA", callback), cookie))
    refused(finish(page, callback + "&state=x", cookie))
    attacker, _ = begin(page)
    refused(finish(page, provider.sign_in(attacker), cookie))
    refused(finish(page, callback, cookie.replace("pushgate-sign-in=", "pushgate-sign-in=x")))
    assert provider.requests.count("/token/?v=1") == 0
    first = session(finish(page, callback, cookie))
    # Replayed with a copied cookie.
    refused(finish(page, callback, cookie))
    assert page.get("/admin/overview", first).status == 200
    # A new session, whatever cookie was there before.
    location, cookie = begin(page, cookie=first)
    assert session(finish(page, provider.sign_in(location), f"{first}; {cookie}")) != first
    # The cookie of an attempt is none of a session.
    assert is_signed_out(page.get("/admin/overview", cookie.replace("pushgate-sign-in=", "pushgate=")))


def test_a_link_of_another_site_begins_nothing(gateway, page):
    for site in ["cross-site", "same-site"]:
        answer = page.get(START, headers={"Sec-Fetch-Site": site})
        assert answer.location == "/admin/sign-in" and not answer.headers["Set-Cookie"]


def test_a_sign_in_leads_nowhere_else(gateway, page, provider):
    for target in ["https://evil.example/", "//evil.example/admin/", "/admin//evil.example", "/v1/apps"]:
        location, cookie = begin(page, target)
        answer = finish(page, provider.sign_in(location), cookie)
        assert 'content="0; url=/admin/overview"' in answer.text and session(answer), target


def test_answers_without_a_usable_code_are_refused(gateway, page):
    for query in [
            "error=access_denied&error_description=%3Cb%3Ehostile", "error=%3Cscript%3E", "", "code=", "code=a&code=b",
            "code=a&iss=https%3A%2F%2Fevil.example", "code=unknown"]:
        location, cookie = begin(page)
        state = re.search("state=([^&]+)", location)[1]
        answer = refused(finish(page, f"/admin/sign-in/callback?state={state}&{query}", cookie))
        assert "hostile" not in answer.text and "Max-Age=0" in answer.headers["Set-Cookie"], query
    assert not [line for line in gateway.log if "<" in line or "hostile" in line]


def test_invalid_tokens_are_refused(gateway, page, provider):
    for claims, headers in [
            ({}, {"alg": "none"}), ({}, {"alg": "HS256"}), ({"nonce": "x"}, {}), ({"aud": "other"}, {}),
            ({"iss": "https://evil.example"}, {}), ({"exp": 1}, {}), ({"sub": ""}, {})]:
        provider.claims, provider.headers = claims, headers
        location, cookie = begin(page)
        refused(finish(page, provider.sign_in(location), cookie))


def test_keys_of_the_provider_rotate_and_are_fetched_seldom(gateway, page, provider):
    def fetched():
        return provider.requests.count("/keys/")

    for _ in range(3):
        assert sign_in(page, provider)
    assert fetched() == 1 and len([one for one in provider.requests if "well-known" in one]) == 1
    provider.rotate("RS256")
    assert sign_in(page, provider) and fetched() == 2
    # Tokens with invented keys cause no more fetches.
    provider.headers = {"kid": "invented"}
    for _ in range(3):
        location, cookie = begin(page)
        refused(finish(page, provider.sign_in(location), cookie))
    assert fetched() == 2


def test_a_failing_exchange_is_reported_as_the_providers(gateway, page, provider):
    for answer in [
            (500, b"{}", {}), (401, b'{"error":"invalid_client"}', {}), (200, b"<html>", {}), (200, b"[]", {}),
            (200, b"{}", {}), (200, b'{"id_token":"' + b"x" * 300_000 + b'"}', {}), (200, b'{"id_token":1}', {}),
            (302, b"", {"Location": "http://127.0.0.1:1/"})]:
        location, cookie = begin(page)
        callback = provider.sign_in(location)
        provider.answer = lambda path, answer=answer: answer if "token" in path else None
        assert "no usable answer" in refused(finish(page, callback, cookie), 502).text, answer[:1]
    provider.answer = None
    assert sign_in(page, provider)


def test_a_provider_that_is_slow_or_down_delays_nobody_else(gateway, page, provider):
    location, cookie = begin(page)
    provider.delay.clear()
    answers = []
    thread = threading.Thread(target=lambda: answers.append(finish(page, provider.sign_in(location), cookie)))
    thread.start()
    until(lambda: "/token/?v=1" in provider.requests, 30, "the exchange")
    key = page.sign_in(gateway.admin_key)
    assert page.get("/admin/overview", key).status == 200 and not answers
    thread.join(60)
    refused(answers[0], 502)
    provider.stop()
    # Far more attempts than the limit of an address allows.
    for _ in range(30):
        location, cookie = begin(page)
        refused(finish(page, provider.sign_in(location), cookie), 502)
    assert page.sign_in(gateway.admin_key)


def test_another_issuers_description_is_not_used(serve, provider):
    gateway = serve(**settings(provider.issuer + "/", PUSHGATE_ADMIN_KEY=None))
    refused(AdminPage(gateway.address).get(START), 502)
    findings = Doctor(gateway)(2)
    assert findings["sign-in"]["verdict"] == "fault" and "another issuer" in findings["sign-in"]["detail"]
    assert Doctor(gateway)(1, PUSHGATE_OIDC_ISSUER=provider.issuer)["sign-in"]["verdict"] == "ok"


def test_failed_attempts_are_limited_by_address(gateway, page):
    for _ in range(100):
        answer = page.get(START)
        if answer.status == 429:
            break
        state = re.search("state=([^&]+)", answer.location)[1]
        answer = refused(finish(page, f"/admin/sign-in/callback?state={state}&code=guess", answer.cookie))
    assert answer.status == 429 and int(answer.headers["Retry-After"]) > 0
    assert page.post("/admin/sign-in", {"key": gateway.admin_key}).status == 429


# Sessions


def test_a_person_without_a_role_is_refused(gateway, page, provider):
    provider.claims = {"groups": ["Ops", "OPS"], "email": "<b>eve</b>", "email_verified": True}
    location, cookie = begin(page)
    answer = refused(finish(page, provider.sign_in(location), cookie))
    assert "&lt;b&gt;eve&lt;/b&gt; has no role" in answer.text


def aged(gateway, cookie, seconds):
    """The cookie of the same session, begun some seconds earlier."""
    secret = base64.b64decode(gateway.environment["PUSHGATE_SECRET_KEY"])
    sealed = base64.urlsafe_b64decode(cookie.removeprefix("pushgate=") + "==")
    row = b"admin|session|" + hashlib.sha256(secret).hexdigest()[:16].encode()
    plain = AESGCM(secret).decrypt(sealed[:12], sealed[12:], row)
    begun = int.from_bytes(plain[1:9], "big") - seconds * 1_000_000
    again = sealed[:12] + AESGCM(secret).encrypt(sealed[:12], plain[:1] + begun.to_bytes(8, "big") + plain[9:], row)
    return "pushgate=" + base64.urlsafe_b64encode(again).decode().rstrip("=")


def test_a_persons_session_ends_after_four_hours_or_with_the_settings(gateway, page, provider):
    cookie = sign_in(page, provider)
    assert page.get("/admin/keys", cookie).status == 200
    assert page.get("/admin/keys", aged(gateway, cookie, 14_300)).status == 200
    assert is_signed_out(page.get("/admin/keys", aged(gateway, cookie, 14_500)))
    for roles, lasts in [(ROLES, True), (ROLES + ";more=read", False)]:
        gateway.stop()
        gateway.environment["PUSHGATE_ADMIN_ROLES"] = roles
        gateway.start()
        page.address = gateway.address
        assert (page.get("/admin/keys", cookie).status == 200) == lasts


# Identity headers


def test_a_named_proxy_reports_people(serve, simulator):
    gateway = serve(PUSHGATE_IDENTITY_PROXIES="127.0.0.2", PUSHGATE_ADMIN_ROLES=ROLES)
    gateway.set_up(simulator)
    gateway.register(TOKEN)
    page = AdminPage(gateway.address)
    person = {"X-Forwarded-User": ADA, "X-Forwarded-Groups": "staff, shop"}
    devices = f"/admin/devices?app={APP}"
    assert is_signed_out(page.get(devices, headers=person)), "not from the proxy"
    answer = page.get(devices, headers=person, source="127.0.0.2")
    assert answer.status == 200 and ADA in answer.text and "Sign out" not in answer.text
    link = re.search(r'href="(/admin/devices/[^"/?]+)"', answer.text)[1]
    refused(page.post(f"{link}/quarantine", {}, headers=person, source="127.0.0.2"))
    assert page.post(f"{link}/quarantine", {}, headers={**SAME, **person}, source="127.0.0.2").status == 303
    entry = gateway.call("GET", "/v1/audit")[1]["entries"][0]
    assert (entry["actor"], entry["key_name"]) == ("person", ADA)
    other = {**person, "X-Forwarded-Groups": "staff"}
    assert is_signed_out(page.get(devices, headers=other, source="127.0.0.2"))
    assert f"{ADA} has no role" in page.get("/admin/sign-in", headers=other, source="127.0.0.2").text
    # The API does not take it.
    assert page.get(f"/v1/apps/{APP}/devices", headers=person, source="127.0.0.2").status == 401
