# SPDX-License-Identifier: Apache-2.0
"""Names are equal if their bytes are equal. KELVIN SIGN and K, and the two spellings of é, are equal to Unicode
(canonical equivalence), and different users, tags, subjects and apps to the gateway."""

import urllib.parse

from gateway import APP
# The fixtures of a gateway with a TLS listener that asks for client certificates.
from test_gateway_client_certificates import authority, clients, curl, make_key, secure  # noqa: F401
from trials import until

NOTIFICATIONS = f"/v1/apps/{APP}/notifications"
PLAIN, KELVIN = "Kevin", "\u212aevin"
COMPOSED, DECOMPOSED = "ren\u00e9", "rene\u0301"
TOKENS = {name: pair * 32 for name, pair in [(PLAIN, "c1"), (KELVIN, "c2"), (COMPOSED, "c3"), (DECOMPOSED, "c4")]}


def register_all(gateway):
    for user, token in TOKENS.items():
        gateway.register(token, user=user)


def bodies(simulator):
    return {push["token"]: push["payload"]["aps"]["alert"] for push in simulator.received("?limit=1000")}


def message(entries):
    return {
        "recipients": entries,
        "payload": {"aps": {"alert": {"body": {
            "string": "CODE", "args": [{"recipient": "name"}, {"recipient": "code"}]}}}}}


def test_users_whose_names_look_equal_get_their_own_messages(gateway, simulator):
    register_all(gateway)
    assert gateway.call("PUT", f"/v1/apps/{APP}/strings/en", {"CODE": "For %@: your code is %d"})[0] in (200, 201)
    # The second of each pair is given by its token, since a match by user would come first.
    request = message([
        {"user": PLAIN, "args": {"name": "K", "code": 1111}},
        {"token": TOKENS[KELVIN], "args": {"name": "sign", "code": 2222}},
        {"user": DECOMPOSED, "args": {"name": "NFD", "code": 3333}},
        {"user": COMPOSED, "args": {"name": "NFC", "code": 4444}},
    ])
    status, shown, _ = gateway.call("POST", NOTIFICATIONS + "/preview", request)
    assert status == 200, shown
    previews = {
        item["token"]: (item["user"], item["recipient"], item["payload"]["aps"]["alert"]["body"])
        for item in shown["previews"]}
    assert previews == {
        TOKENS[PLAIN]: (PLAIN, 0, "For K: your code is 1,111"),
        TOKENS[KELVIN]: (KELVIN, 1, "For sign: your code is 2,222"),
        TOKENS[DECOMPOSED]: (DECOMPOSED, 2, "For NFD: your code is 3,333"),
        TOKENS[COMPOSED]: (COMPOSED, 3, "For NFC: your code is 4,444"),
    }
    status, answer, _ = gateway.call("POST", NOTIFICATIONS, request)
    assert status == 202, answer
    assert gateway.finished(answer["id"])["outcomes"] == {"accepted": 4}
    assert {token: body["body"] for token, body in bodies(simulator).items()} == {
        token: body for token, (_, _, body) in previews.items()}


def test_users_and_tags_that_look_equal_are_different(gateway, simulator):
    register_all(gateway)
    status, answer, _ = gateway.call(
        "POST", NOTIFICATIONS, {"to": {"users": list(TOKENS)}, "payload": {"aps": {"alert": "Hi"}}})
    assert (status, answer["audience"]) == (202, 4), answer
    assert gateway.finished(answer["id"])["outcomes"] == {"accepted": 4}
    # Tags: registered, added to one device, added to a user, and as a filter.
    gateway.register(TOKENS[PLAIN], user=PLAIN, tags=[PLAIN, KELVIN])
    assert gateway.device(TOKENS[PLAIN])["tags"] == [PLAIN, KELVIN]
    for path in [f"devices/{TOKENS[KELVIN]}", f"users/{urllib.parse.quote(COMPOSED)}"]:
        status, answer, _ = gateway.call("PATCH", f"/v1/apps/{APP}/{path}", {"add_tags": [KELVIN, PLAIN]})
        assert status == 200, answer
    assert gateway.device(TOKENS[KELVIN])["tags"] == [KELVIN, PLAIN]
    gateway.register(TOKENS[DECOMPOSED], user=DECOMPOSED, tags=[PLAIN])
    query = "&".join("tag=" + urllib.parse.quote(tag) for tag in [PLAIN, KELVIN])
    status, listed, _ = gateway.call("GET", f"/v1/apps/{APP}/devices?{query}")
    assert status == 200 and TOKENS[DECOMPOSED] not in [device["token"] for device in listed["devices"]], listed
    status, answer, _ = gateway.call("POST", NOTIFICATIONS, {
        "to": {"tags": {"all": [PLAIN, KELVIN]}}, "payload": {"aps": {"alert": "Hi"}}})
    assert status == 202 and TOKENS[DECOMPOSED] not in [
        one["token"] for one in (gateway.finished(answer["id"]), gateway.deliveries(answer["id"]))[1]], answer


def test_certificate_subjects_that_look_equal_have_different_keys(secure, authority, clients):  # noqa: F811
    assert make_key(secure, f"CN={PLAIN},O=Example")[0] == 201
    file, _ = clients.issue(PLAIN)
    other, _ = clients.issue(KELVIN)
    assert curl(secure, authority, "/v1/apps", "--cert", str(file))[0] == 200
    assert curl(secure, authority, "/v1/apps", "--cert", str(other)) == (401, "PG1201")
    # Both subjects have separate keys.
    status, made, _ = make_key(secure, f"CN={KELVIN},O=Example")
    assert status == 201, made
    assert curl(secure, authority, "/v1/apps", "--cert", str(other))[0] == 200
    assert secure.call("DELETE", f"/v1/keys/{made['id']}")[0] == 204
    assert curl(secure, authority, "/v1/apps", "--cert", str(other)) == (401, "PG1201")
    assert curl(secure, authority, "/v1/apps", "--cert", str(file))[0] == 200


def test_app_names_that_look_equal_are_different(gateway):
    app = "com.acme.Kitchen"
    other = "/v1/apps/com.acme." + urllib.parse.quote("\u212a") + "itchen"
    assert gateway.call("PUT", f"/v1/apps/{app}", {"fallback_languages": ["en"]})[0] == 201
    status, key, _ = gateway.call("POST", "/v1/keys", {"name": "kitchen", "scopes": ["admin"], "apps": [app]})
    assert status == 201, key
    change = {"fallback_languages": ["de"]}
    status, problem, _ = gateway.call("PATCH", other, change, key=key["key"])
    assert (status, problem["code"]) == (403, "PG1203"), problem
    for method, path, body in [
            ("GET", "", None), ("PATCH", "", change), ("DELETE", "", None), ("GET", "/devices", None),
            ("PUT", "/devices/" + "ab" * 32, {"languages": ["en"]})]:
        status, problem, _ = gateway.call(method, other + path, body)
        assert (status, problem["code"]) == (404, "PG2001"), (method, path, problem)
    assert gateway.call("PUT", other, change)[0] in (400, 422)
    status, shown, _ = gateway.call("GET", f"/v1/apps/{app}")
    assert (status, shown["fallback_languages"]) == (200, ["en"])
    status, log, _ = gateway.call("GET", f"/v1/audit?app={app}")
    assert [entry["action"] for entry in log["entries"]] == ["PUT /v1/apps/{app}"], log
    query = urllib.parse.urlencode({"app": "com.acme.\u212aitchen"})
    assert gateway.call("GET", f"/v1/queue?{query}")[0] in (404, 422)


def test_erasing_a_user_keeps_the_user_whose_name_looks_equal(gateway):
    register_all(gateway)
    sent = gateway.notify({"users": list(TOKENS)})
    gateway.finished(sent)
    assert gateway.call("DELETE", f"/v1/apps/{APP}/users/{urllib.parse.quote(KELVIN)}")[0] == 202

    def shown():
        return gateway.call("GET", f"/v1/apps/{APP}/notifications/{sent}")[1]

    until(lambda: KELVIN not in shown()["to"]["users"], what="the erasure")
    shown = shown()
    assert shown["to"]["users"] == [PLAIN, COMPOSED, DECOMPOSED], shown
