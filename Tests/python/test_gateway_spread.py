# SPDX-License-Identifier: Apache-2.0
"""What is changed on one node holds on the other: each kind of change, by what the other then does."""

import pytest
from gateway import APP
from test_gateway_crashes import eventually

TOKEN = "ab" * 32


@pytest.fixture
def nodes(serve, simulator):
    first = serve()
    second = serve(PUSHGATE_ADMIN_KEY=first.admin_key, PUSHGATE_SECRET_KEY=first.environment["PUSHGATE_SECRET_KEY"])
    second.admin_key = first.admin_key
    first.set_up(simulator)
    eventually(lambda: second.call("GET", f"/v1/apps/{APP}")[0] == 200)
    return first, second


def test_settings_of_an_app_and_its_end(nodes):
    first, second = nodes
    assert first.call("PATCH", f"/v1/apps/{APP}", {"fallback_languages": ["de"], "max_rate": 7})[0] == 200
    eventually(lambda: second.call("GET", f"/v1/apps/{APP}")[1]["max_rate"] == 7)
    assert second.call("GET", f"/v1/apps/{APP}")[1]["fallback_languages"] == ["de"]
    assert first.call("DELETE", f"/v1/apps/{APP}")[0] == 202
    eventually(lambda: second.call("GET", f"/v1/apps/{APP}")[0] == 404)
    assert second.call("PUT", f"/v1/apps/{APP}/devices/{TOKEN}", {})[0] == 404


def test_a_key_its_rate_and_its_end(nodes):
    first, second = nodes
    status, key, _ = first.call("POST", "/v1/keys", {
        "name": "backend", "scopes": ["read"], "apps": [APP], "rate_limit": 1_000})
    assert status == 201, key
    answer = []

    def is_known():
        answer[:] = second.call("GET", f"/v1/apps/{APP}/devices", key=key["key"])
        return answer[0] == 200

    eventually(is_known)
    assert "1000" in answer[2]["RateLimit-Policy"]
    assert first.call("DELETE", f"/v1/keys/{key['id']}")[0] == 204
    eventually(lambda: second.call("GET", f"/v1/apps/{APP}/devices", key=key["key"])[0] == 401)


def test_a_credential_and_its_end(nodes, simulator):
    first, second = nodes
    first.register(TOKEN)
    assert second.finished(second.notify({"tokens": [TOKEN]}))["outcomes"] == {"accepted": 1}
    assert first.call("DELETE", f"/v1/apps/{APP}/credentials/sandbox/main")[0] == 204

    def warnings():
        status, answer, _ = second.call("POST", f"/v1/apps/{APP}/notifications", {
            "to": {"tokens": [TOKEN]}, "payload": {"aps": {"alert": "Hello"}}})
        assert status == 202, answer
        return answer, answer.get("warnings", [])

    eventually(lambda: warnings()[1])
    held = warnings()[0]["id"]
    # A new one, and what waited for it is sent, by whichever node.
    first.set_up(simulator)
    assert second.finished(held)["outcomes"] == {"accepted": 1}
    eventually(lambda: not warnings()[1])


def test_texts(nodes):
    first, second = nodes
    for text in ("Hello", "Good morning"):
        assert first.call("PUT", f"/v1/apps/{APP}/strings/en", {"HI": text})[0] == 200

        def shown():
            status, answer, _ = second.call("POST", f"/v1/apps/{APP}/notifications/preview", {
                "languages": [["en"]], "payload": {"aps": {"alert": {"body": {"string": "HI"}}}}})
            return status == 200 and text in str(answer)

        eventually(shown)
