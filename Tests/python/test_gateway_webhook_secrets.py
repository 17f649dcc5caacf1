# SPDX-License-Identifier: Apache-2.0
"""Rotation of webhook secrets: messages are signed with the old and the new secret until the old one expires."""

import base64
import json
import re
import socket

from gateway import APP, ROOT
from test_gateway_crashes import eventually
from test_gateway_webhooks import EVENTS, HOOKS, KEY, SETTINGS, Receiver, hook, log

OLD = "whsec_" + base64.b64encode(KEY).decode()
OTHER = "whsec_" + base64.b64encode(b"x" * 24).decode()
# The code for receivers in the documentation.
SHOWN = {}
exec(re.search(r"```python\n(.*?)```", (ROOT / "docs/webhooks.md").read_text(), re.S)[1], SHOWN)


def rotate(gateway, webhook, **members):
    status, answer, headers = gateway.call("POST", f"{HOOKS}/{webhook}/rotate-secret", members or None)
    assert status == 200 and headers["Cache-Control"] == "no-store", answer
    return answer


def is_verified(receiver, secret):
    """Whether the documented code verifies the last request with this secret."""
    headers, body = receiver.requests[-1]
    return SHOWN["verified"](secret, headers, body)


def send_test_message(gateway, webhook, receiver):
    """Sends a test message, and waits for its delivery."""
    before = len(receiver.messages)
    assert gateway.call("POST", f"{HOOKS}/{webhook}/test")[0] == 202
    eventually(lambda: len(receiver.messages) > before)


def test_both_secrets_sign_until_the_old_one_expires(serve, simulator):
    gateway = serve(**SETTINGS, PUSHGATE_LOG="trace")
    gateway.set_up(simulator)
    receiver = Receiver()
    webhook = hook(gateway, receiver.port)
    send_test_message(gateway, webhook, receiver)
    assert is_verified(receiver, OLD) and not is_verified(receiver, OTHER)
    answer = rotate(gateway, webhook)
    new = answer["secret"]
    assert new != OLD and answer["id"] == webhook and answer["events"] and answer["previous_secret_expires_at"]
    send_test_message(gateway, webhook, receiver)
    assert is_verified(receiver, OLD) and is_verified(receiver, new)
    assert receiver.requests[-1][0]["webhook-signature"].count("v1,") == 2
    # The secret is returned only once.
    status, shown, _ = gateway.call("GET", f"{HOOKS}/{webhook}")
    assert shown["previous_secret_expires_at"] == answer["previous_secret_expires_at"] and "secret" not in shown
    assert new not in json.dumps(gateway.call("GET", HOOKS)[1])
    left = gateway.database.query("SELECT round(extract(epoch FROM until - now()) / 60) FROM webhook_secrets")
    assert left == "1440", "a day"
    # Ends the old secret's time.
    gateway.database.query("UPDATE webhook_secrets SET until = now()")
    send_test_message(gateway, webhook, receiver)
    assert is_verified(receiver, new) and not is_verified(receiver, OLD)
    assert gateway.call("GET", f"{HOOKS}/{webhook}")[1]["previous_secret_expires_at"] is None
    # A compromised secret can end at once.
    last = rotate(gateway, webhook, secret=OTHER, previous_expires_in=0)
    assert last["secret"] == OTHER and last["previous_secret_expires_at"] is None
    send_test_message(gateway, webhook, receiver)
    assert is_verified(receiver, OTHER) and not is_verified(receiver, new)
    entries = gateway.call("GET", "/v1/audit?limit=5")[1]["entries"]
    path = f"{HOOKS}/{webhook}/rotate-secret"
    assert [(one["action"], one["path"]) for one in entries[:2]] == [
        ("POST /v1/apps/{app}/webhooks/{id}/rotate-secret", path)] * 2
    gateway.stop()
    logs = "\n".join(gateway.log) + gateway.database.query("SELECT string_agg(a::text, ' ') FROM audit_log a")
    for secret in [OLD, new, OTHER]:
        assert secret not in logs and secret.removeprefix("whsec_") not in logs
    receiver.close()


REFUSED = [
    ({"previous_expires_in": -1}, 422, "PG1105", "/previous_expires_in"),
    ({"previous_expires_in": 604_801}, 422, "PG1105", "/previous_expires_in"),
    ({"previous_expires_in": "a day"}, 422, "PG1103", "/previous_expires_in"),
    ({"secret": "whsec_c2hvcnQ="}, 422, "PG1105", "/secret"),
    ({"secret": OTHER.removeprefix("whsec_")}, 422, "PG1105", "/secret"),
    ({"events": EVENTS}, 422, "PG1102", "/events"),
    (b"{", 400, "PG1101", None),
]


def test_invalid_rotations_are_rejected_without_changes(serve, simulator):
    gateway = serve(**SETTINGS)
    gateway.set_up(simulator)
    receiver = Receiver()
    webhook = hook(gateway, receiver.port)
    for body, status, code, pointer in REFUSED:
        answered, answer, _ = gateway.call("POST", f"{HOOKS}/{webhook}/rotate-secret", body)
        assert (answered, answer["code"], answer.get("pointer") or None) == (status, code, pointer), answer
    send_test_message(gateway, webhook, receiver)
    assert is_verified(receiver, OLD) and receiver.requests[-1][0]["webhook-signature"].count("v1,") == 1
    receiver.close()


def test_at_most_five_secrets_sign_and_unknown_webhooks_are_404(serve, simulator):
    gateway = serve(**SETTINGS)
    gateway.set_up(simulator)
    receiver = Receiver()
    webhook = hook(gateway, receiver.port)
    for _ in range(4):
        rotate(gateway, webhook)
    status, answer, _ = gateway.call("POST", f"{HOOKS}/{webhook}/rotate-secret")
    assert status == 409 and answer["code"] == "PG2022", answer
    send_test_message(gateway, webhook, receiver)
    assert is_verified(receiver, OLD) and receiver.requests[-1][0]["webhook-signature"].count("v1,") == 5
    rotate(gateway, webhook, previous_expires_in=0)
    send_test_message(gateway, webhook, receiver)
    assert not is_verified(receiver, OLD)
    for wrong in ["01234567-89ab-7cde-8f01-23456789abcd", "1"]:
        status, answer, _ = gateway.call("POST", f"{HOOKS}/{wrong}/rotate-secret")
        assert status == 404 and answer["code"] == "PG2020", answer
    receiver.close()


def start_again(gateway):
    """Ends the lease of the killed node, and starts a node."""
    gateway.database.query("UPDATE duties SET lease_until = now() WHERE name = 'webhooks'")
    gateway.start()


def test_kill_9_between_a_rotation_and_the_next_message(serve, simulator):
    gateway = serve(**SETTINGS)
    gateway.set_up(simulator)
    receiver = Receiver(behave=lambda count, headers: 503)
    webhook = hook(gateway, receiver.port)
    gateway.call("POST", f"{HOOKS}/{webhook}/test")
    eventually(lambda: log(gateway, webhook)[0]["attempts"] > 0)
    new = rotate(gateway, webhook)["secret"]
    gateway.kill()
    receiver.behave = lambda count, headers: None
    start_again(gateway)
    # Waiting messages are signed with both secrets at delivery.
    eventually(lambda: len(receiver.messages) == 1, patience=60)
    assert is_verified(receiver, OLD) and is_verified(receiver, new)
    # The response of this rotation is lost; the old secret remains valid in any case.
    host, port = gateway.address.split(":")
    with socket.create_connection((host, int(port))) as client:
        client.sendall(
            f"POST {HOOKS}/{webhook}/rotate-secret HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n"
            f"Authorization: Bearer {gateway.admin_key}\r\n\r\n".encode())
        gateway.kill()
    start_again(gateway)
    assert rotate(gateway, webhook, secret=OTHER)["secret"] == OTHER
    assert rotate(gateway, webhook, secret=OTHER)["secret"] == OTHER, "a repeated rotation has another secret"
    send_test_message(gateway, webhook, receiver)
    assert is_verified(receiver, OLD) and is_verified(receiver, new) and is_verified(receiver, OTHER)
    assert receiver.requests[-1][0]["webhook-signature"].count("v1,") in (3, 4)
    receiver.close()


def test_a_rotated_secret_works_on_other_nodes_and_under_a_new_secret_key(serve, simulator):
    first = serve(**SETTINGS)
    key = first.environment["PUSHGATE_SECRET_KEY"]
    second = serve(**SETTINGS, PUSHGATE_SECRET_KEY=key)
    first.set_up(simulator)
    receiver = Receiver()
    webhook = hook(first, receiver.port)
    send_test_message(first, webhook, receiver)
    leads = 'pushgate_duty_leads{duty="webhooks"}'
    leader, other = (first, second) if first.metric(leads) == 1 else (second, first)
    eventually(lambda: other.call("GET", f"{HOOKS}/{webhook}")[0] == 200)
    new = rotate(other, webhook)["secret"]
    send_test_message(leader, webhook, receiver)
    assert is_verified(receiver, OLD) and is_verified(receiver, new)

    def sealed_with():
        return other.database.query("SELECT sealed_with FROM webhook_secrets")

    before = sealed_with()
    leader.stop()
    other.stop()
    other.environment.update(
        PUSHGATE_SECRET_KEY=base64.b64encode(b"k" * 32).decode(), PUSHGATE_SECRET_KEY_PREVIOUS=key,
        PUSHGATE_TEST_LIMIT_SEALING_SWEEP="0.2", PUSHGATE_TEST_LIMIT_DUTY_INTERVAL="0.2")
    other.start()
    eventually(lambda: sealed_with() != before)
    send_test_message(other, webhook, receiver)
    assert is_verified(receiver, OLD) and is_verified(receiver, new)
    receiver.close()
