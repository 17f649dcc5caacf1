# SPDX-License-Identifier: Apache-2.0
"""A table of attacks on every route of the admin page, with the refusal that each must get."""

import pytest
from admin_page import SAME, AdminPage
from admin_routes import routes
from gateway import APP

OTHER = "com.example.other"
TOKEN = "ab" * 32
STRINGS = {"sourceLanguage": "en", "version": "1.0", "strings": {"HI": {"localizations": {
    "en": {"stringUnit": {"state": "translated", "value": "Hi"}}}}}}


@pytest.fixture
def page(gateway):
    return AdminPage(gateway.address)


def submit(page, route, path, cookie, headers=SAME, app=OTHER):
    """Sends a form with the fields of all forms, which name an application."""
    fields = {"app": app, "do": "preview", "key": "k-1", "confirmation": "no", "to": "everyone", "text": "x"}
    if route.has_file:
        return page.upload(path, fields, b"x", cookie, headers)
    return page.post(path, fields, cookie, headers)


def objects(gateway, page, simulator, app):
    """Names of an application's objects in addresses, by prefix of the route."""
    gateway.set_up(simulator, app=app)
    gateway.register(TOKEN, app=app)
    notification = gateway.notify({"share": {"to": 50}}, app=app)
    gateway.finished(notification, app=app)
    assert gateway.call("PUT", f"/v1/apps/{app}/strings", STRINGS)[0] == 200
    status, webhook, _ = gateway.call(
        "POST", f"/v1/apps/{app}/webhooks", {"url": "https://hooks.example.com/", "events": ["notification.finished"]})
    assert status == 201, webhook
    _, key, _ = gateway.call("POST", "/v1/keys", {"name": "victim", "scopes": ["read"]})
    device = page.device_links(app, page.sign_in(gateway.admin_key))[0].rsplit("/", 1)[1]
    common = {"app": app, "environment": "sandbox", "name": "main", "revision": "1"}
    return {"devices": {"id": device}, "notifications": {"id": notification}, "webhooks": {"app": app, "id": str(webhook["id"])},
            "keys": {"id": str(key["id"])}, "applications": common, "strings": common}


def address(route, names):
    return route.filled(names.get(route.path.split("/")[0], {}))


def stored(gateway):
    """What forms can change."""
    tables = ["apps", "credentials", "api_keys", "devices", "notifications", "queue", "string_revisions", "webhooks", "run_controls"]
    return {table: gateway.database.query(
        f"SELECT count(*), md5(coalesce(string_agg(t::text, '' ORDER BY t::text), '')) FROM {table} t") for table in tables}


def audited(gateway):
    return [one["path"] for one in gateway.call("GET", "/v1/audit?limit=200")[1]["entries"]]


# Pages that concern no single application.
LISTS = ["applications"]
FORGERIES = [
    {}, {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}, {"Sec-Fetch-Site": "none"},
    {"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site", "Origin": "SELF"}]


def test_attacks_on_every_route(gateway, page, simulator):
    names = objects(gateway, page, simulator, OTHER)
    forms = [route for route in routes() if route.method == "POST"]
    pages = [route for route in routes() if route.method == "GET"]
    administrator = page.sign_in(gateway.admin_key)
    scopes = ["read", "devices", "notify", "admin"]
    _, made, _ = gateway.call("POST", "/v1/keys", {"name": "bound", "scopes": scopes, "apps": [APP]})
    bound = page.sign_in(made["key"])
    before, entries = stored(gateway), audited(gateway)

    # Cross-site request forgery: no form of another site is accepted, with or without the session.
    for route in forms:
        for headers in FORGERIES:
            headers = {name: value.replace("SELF", gateway.url) for name, value in headers.items()}
            answer = submit(page, route, address(route, names), administrator, headers)
            assert answer.status == 403 and not answer.headers["Set-Cookie"], (route, headers, answer.status)
    # Forms and pages without a session, or with a forged one, lead to the sign-in.
    for route in forms + pages:
        if route.scope:
            for cookie in [None, "pushgate=forged", f"pushgate={gateway.admin_key}"]:
                path = address(route, names)
                answer = submit(page, route, path, cookie) if route.method == "POST" else page.get(path, cookie)
                assert answer.status == 303 and answer.location.startswith("/admin/sign-in"), (route, answer.status)
    # Ids of another application, in addresses and in fields.
    for route in forms + pages:
        if route.scope:
            path = address(route, names)
            answer = submit(page, route, path, bound) if route.method == "POST" else page.get(f"{path}?app={OTHER}", bound)
            # Lists of all objects that the key may see ignore the name.
            assert answer.status in (403, 404) or route.method == "GET" and route.path in LISTS, (route, answer.status)
            assert OTHER not in answer.text, route
    # The key's own application does not lend its name to foreign ids.
    for route in forms + pages:
        if route.path.startswith("webhooks/{app}"):
            path = route.filled({**names["webhooks"], "app": APP})
            answer = submit(page, route, path, bound) if route.method == "POST" else page.get(path, bound)
            assert answer.status == 404, (route, answer.status)
    # A scope that is missing is not replaced by the others.
    for scope in scopes:
        _, made, _ = gateway.call("POST", "/v1/keys", {"name": scope, "scopes": [one for one in scopes if one not in (scope, "admin")]})
        cookie = page.sign_in(made["key"])
        for route in forms + pages:
            if route.scope in (scope, "admin"):
                path = address(route, names)
                answer = submit(page, route, path, cookie) if route.method == "POST" else page.get(path, cookie)
                assert answer.status == 403, (route, scope, answer.status)
    # No page may be framed, no address leads elsewhere, and none is kept by the browser.
    for route in pages:
        answer = page.get(address(route, names), bound)
        policy = answer.headers["Content-Security-Policy"]
        assert "frame-ancestors 'none'" in policy and "base-uri 'none'" in policy and "form-action 'self'" in policy, route
        assert answer.headers["Cache-Control"] == "no-store" and answer.headers["X-Content-Type-Options"] == "nosniff", route
        answer = page.get(f"{address(route, names)}?next=//evil.example&app=//evil.example", bound)
        assert not (answer.location or "").startswith("//") and "://" not in (answer.location or ""), route
    # GET changes nothing: routes of forms refuse it, unless they have a page.
    for route in forms:
        if route.path not in [one.path for one in pages]:
            # 404 if the address is one of another page's objects.
            assert page.get(address(route, names), administrator).status in (404, 405), route
    changed = {name for name, value in stored(gateway).items() if value != before[name]}
    assert changed <= {"api_keys"}, changed
    assert [one for one in audited(gateway) if one not in entries and not one.startswith("/v1/keys")] == []

    # The same addresses and forms are those of real objects, for a key that may use them.
    for route in pages + forms:
        if route.scope and route.path not in ("keys/{id}/revoke", "sign-out"):
            path = address(route, names)
            answer = submit(page, route, path, administrator) if route.method == "POST" else page.get(f"{path}?app={OTHER}", administrator)
            assert answer.status in (200, 204, 303, 400, 409, 422), (route, answer.status, answer.text[:300])


def test_a_planted_session_is_replaced(gateway, page):
    """Session fixation: the session after signing in is another one, and an attacker's own session stays the attacker's."""
    _, made, _ = gateway.call("POST", "/v1/keys", {"name": "attacker", "scopes": ["read"]})
    planted = page.sign_in(made["key"])
    fresh = page.post("/admin/sign-in", {"key": gateway.admin_key}, planted).cookie
    assert fresh != planted and page.get("/admin/keys", fresh).status == 200
    assert page.get("/admin/keys", planted).status == 403
