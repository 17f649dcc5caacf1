# SPDX-License-Identifier: Apache-2.0
"""What is changed on one node holds on the other: each kind of change, by what the other then does."""

import pytest
from gateway import APP
from test_gateway_certificates import connection, put_certificate
from test_gateway_crashes import eventually
from test_gateway_webhooks import HOOKS, SETTINGS, Receiver, hook

TOKEN = "ab" * 32


@pytest.fixture
def nodes(serve, simulator):
    first = serve(**SETTINGS)
    second = serve(
        **SETTINGS, PUSHGATE_ADMIN_KEY=first.admin_key,
        PUSHGATE_SECRET_KEY=first.environment["PUSHGATE_SECRET_KEY"])
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

    eventually(lambda: warned(second))
    held = second.notify({"tokens": [TOKEN]})
    # A new one, and what waited for it is sent, by whichever node.
    first.set_up(simulator)
    assert second.finished(held)["outcomes"] == {"accepted": 1}
    eventually(lambda: not warned(second))


def test_a_certificate_its_successor_and_its_end(nodes, simulator):
    first, second = nodes
    first.register(TOKEN)
    assert first.call("DELETE", f"/v1/apps/{APP}/credentials/sandbox/main")[0] == 204
    eventually(lambda: warned(second))
    held = second.notify({"tokens": [TOKEN]})
    put_certificate(first, "main")
    assert second.finished(held)["outcomes"] == {"accepted": 1}
    eventually(lambda: not warned(second))

    def came_by():
        assert second.finished(second.notify({"tokens": [TOKEN]}))["outcomes"] == {"accepted": 1}
        return connection(simulator, TOKEN)

    before = came_by()
    assert came_by() == before
    put_certificate(first, "main")
    eventually(lambda: came_by() != before)
    assert first.call("DELETE", f"/v1/apps/{APP}/credentials/sandbox/main")[0] == 204
    eventually(lambda: warned(second))


def warned(gateway):
    """What the 202 of one more push warns of."""
    status, answer, _ = gateway.call("POST", f"/v1/apps/{APP}/notifications", {
        "to": {"tokens": [TOKEN]}, "payload": {"aps": {"alert": "Hello"}}})
    assert status == 202, answer
    return answer.get("warnings", [])


def test_a_webhook_what_of_it_changes_and_its_end(nodes):
    """Set on one node: what happens on the other is told accordingly, by whichever of the two tells."""
    first, second = nodes
    old, new, last = receivers = [Receiver() for _ in range(3)]

    def happens(gateway, number):
        token = f"{number:064x}"
        assert gateway.call("PUT", f"/v1/apps/{APP}/devices/{token}", {})[0] == 201
        assert gateway.call("POST", f"/v1/apps/{APP}/devices/{token}/quarantine", {"reason": "lost"})[0] == 200

    def heard(receiver):
        return {int(message["data"]["token"], 16) for _, message in receiver.messages}

    made = hook(first, old.port, ["device.quarantined"])
    happens(second, 1)
    eventually(lambda: heard(old) == {1})
    assert first.call("PATCH", f"{HOOKS}/{made}", {"url": f"http://127.0.0.1:{new.port}/"})[0] == 200
    happens(second, 2)
    eventually(lambda: heard(new) == {2})
    assert first.call("DELETE", f"{HOOKS}/{made}")[0] == 204
    assert second.call("GET", f"{HOOKS}/{made}")[0] == 404
    hook(first, last.port, ["device.quarantined"])
    happens(second, 3)
    eventually(lambda: heard(last) == {3})
    # Whoever told so far is gone; the other knows what was set there.
    first.stop()
    happens(second, 4)
    eventually(lambda: heard(last) == {3, 4}, patience=60)
    assert heard(old) == {1} and heard(new) == {2}
    for receiver in receivers:
        assert receiver.wrong == []
        receiver.close()


def test_texts(nodes):
    first, second = nodes
    for text in ("Hello", "Good morning"):
        assert first.call("PUT", f"/v1/apps/{APP}/strings/en", {"HI": text})[0] == 200

        def shown():
            status, answer, _ = second.call("POST", f"/v1/apps/{APP}/notifications/preview", {
                "languages": [["en"]], "payload": {"aps": {"alert": {"body": {"string": "HI"}}}}})
            return status == 200 and text in str(answer)

        eventually(shown)
