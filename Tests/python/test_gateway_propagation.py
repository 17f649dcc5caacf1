# SPDX-License-Identifier: Apache-2.0
"""Changes on one node take effect on the other: each kind of change."""

import pytest
from gateway import APP
from test_gateway_certificates import connection, put_certificate
from test_gateway_crashes import eventually
from test_gateway_webhooks import HOOKS, SETTINGS, Receiver, hook
from trials import knows

TOKEN = "ab" * 32


@pytest.fixture
def nodes(serve, simulator):
    first = serve(**SETTINGS)
    second = serve(
        **SETTINGS, PUSHGATE_ADMIN_KEY=first.admin_key,
        PUSHGATE_SECRET_KEY=first.environment["PUSHGATE_SECRET_KEY"])
    second.admin_key = first.admin_key
    first.set_up(simulator)
    knows(second, APP)
    return first, second


def test_app_settings_and_deletion(nodes):
    first, second = nodes
    assert first.call("PATCH", f"/v1/apps/{APP}", {"fallback_languages": ["de"], "max_rate": 7})[0] == 200

    def is_changed():
        app = second.call("GET", f"/v1/apps/{APP}")[1]
        return (app["max_rate"], app["fallback_languages"]) == (7, ["de"])

    eventually(is_changed)
    assert first.call("DELETE", f"/v1/apps/{APP}")[0] == 202
    eventually(lambda: second.call("GET", f"/v1/apps/{APP}")[0] == 404)
    eventually(lambda: second.call("PUT", f"/v1/apps/{APP}/devices/{TOKEN}", {})[0] == 404)


def test_key_rate_and_revocation(nodes):
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


def test_credential_replacement_and_deletion(nodes, simulator):
    first, second = nodes
    first.register(TOKEN)
    assert second.finished(second.notify({"tokens": [TOKEN]}))["outcomes"] == {"accepted": 1}
    assert first.call("DELETE", f"/v1/apps/{APP}/credentials/sandbox/main")[0] == 204

    eventually(lambda: warned(second))
    held = second.notify({"tokens": [TOKEN]})
    # With a new credential either node sends the held push.
    first.set_up(simulator)
    assert second.finished(held)["outcomes"] == {"accepted": 1}
    eventually(lambda: not warned(second))


def test_certificate_replacement_and_deletion(nodes, simulator):
    first, second = nodes
    first.register(TOKEN)
    assert first.call("DELETE", f"/v1/apps/{APP}/credentials/sandbox/main")[0] == 204
    eventually(lambda: warned(second))
    held = second.notify({"tokens": [TOKEN]})
    put_certificate(first, "main")
    assert second.finished(held)["outcomes"] == {"accepted": 1}
    eventually(lambda: not warned(second))

    def connection_of_push():
        assert second.finished(second.notify({"tokens": [TOKEN]}))["outcomes"] == {"accepted": 1}
        return connection(simulator, TOKEN)

    before = connection_of_push()
    assert connection_of_push() == before
    put_certificate(first, "main")
    eventually(lambda: connection_of_push() != before)
    assert first.call("DELETE", f"/v1/apps/{APP}/credentials/sandbox/main")[0] == 204
    eventually(lambda: warned(second))


def warned(gateway):
    """Sends a push; returns the warnings of the response."""
    status, answer, _ = gateway.call("POST", f"/v1/apps/{APP}/notifications", {
        "to": {"tokens": [TOKEN]}, "payload": {"aps": {"alert": "Hello"}}})
    assert status == 202, answer
    return answer.get("warnings", [])


def test_webhook_changes_and_deletion(nodes):
    """Webhooks are changed on one node, and events occur on the other."""
    first, second = nodes
    old, new, last = receivers = [Receiver() for _ in range(3)]

    def quarantine(gateway, number):
        token = f"{number:064x}"
        assert gateway.call("PUT", f"/v1/apps/{APP}/devices/{token}", {})[0] == 201
        assert gateway.call("POST", f"/v1/apps/{APP}/devices/{token}/quarantine", {"reason": "lost"})[0] == 200

    def tokens_received(receiver):
        return {int(message["data"]["token"], 16) for _, message in receiver.messages}

    made = hook(first, old.port, ["device.quarantined"])
    quarantine(second, 1)
    eventually(lambda: tokens_received(old) == {1})
    assert first.call("PATCH", f"{HOOKS}/{made}", {"url": f"http://127.0.0.1:{new.port}/"})[0] == 200
    quarantine(second, 2)
    eventually(lambda: tokens_received(new) == {2})
    assert first.call("DELETE", f"{HOOKS}/{made}")[0] == 204
    assert second.call("GET", f"{HOOKS}/{made}")[0] == 404
    hook(first, last.port, ["device.quarantined"])
    quarantine(second, 3)
    eventually(lambda: tokens_received(last) == {3})
    # The first node stops; the other node has its settings.
    first.stop()
    quarantine(second, 4)
    eventually(lambda: tokens_received(last) == {3, 4}, patience=60)
    assert tokens_received(old) == {1} and tokens_received(new) == {2}
    for receiver in receivers:
        assert receiver.wrong == []
        receiver.close()


def test_strings_upload(nodes):
    first, second = nodes
    for text in ("Hello", "Good morning"):
        assert first.call("PUT", f"/v1/apps/{APP}/strings/en", {"HI": text})[0] == 200

        def shown():
            status, answer, _ = second.call("POST", f"/v1/apps/{APP}/notifications/preview", {
                "languages": [["en"]], "payload": {"aps": {"alert": {"body": {"string": "HI"}}}}})
            return status == 200 and text in str(answer)

        eventually(shown)
