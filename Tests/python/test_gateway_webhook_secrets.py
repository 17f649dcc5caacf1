# SPDX-License-Identifier: Apache-2.0
"""Secrets of webhooks that are rotated: whoever has the old one, or the new one, can tell that a message is ours, and
afterwards whoever has the new one."""

import base64
import json
import re
import socket

from gateway import APP, ROOT
from test_gateway_crashes import eventually
from test_gateway_webhooks import EVENTS, HOOKS, KEY, SETTINGS, Receiver, hook, log

OLD = "whsec_" + base64.b64encode(KEY).decode()
OTHER = "whsec_" + base64.b64encode(b"x" * 24).decode()
# What the documentation shows to whoever writes a receiver.
SHOWN = {}
exec(re.search(r"```python\n(.*?)```", (ROOT / "docs/webhooks.md").read_text(), re.S)[1], SHOWN)


def rotate(gateway, webhook, **members):
    status, answer, headers = gateway.call("POST", f"{HOOKS}/{webhook}/rotate-secret", members or None)
    assert status == 200 and headers["Cache-Control"] == "no-store", answer
    return answer


def proves(receiver, secret):
    """Whether the last request is ours to who knows this secret, by what the documentation shows."""
    headers, body = receiver.requests[-1]
    return SHOWN["verified"](secret, headers, body)


def told(gateway, webhook, receiver):
    """Has it told something, and waits until it was taken."""
    before = len(receiver.messages)
    assert gateway.call("POST", f"{HOOKS}/{webhook}/test")[0] == 202
    eventually(lambda: len(receiver.messages) > before)


def test_both_secrets_prove_messages_until_the_old_one_is_over(serve, simulator):
    gateway = serve(**SETTINGS, PUSHGATE_LOG="trace")
    gateway.set_up(simulator)
    receiver = Receiver()
    webhook = hook(gateway, receiver.port)
    told(gateway, webhook, receiver)
    assert proves(receiver, OLD) and not proves(receiver, OTHER)
    answer = rotate(gateway, webhook)
    new = answer["secret"]
    assert new != OLD and answer["id"] == webhook and answer["events"] and answer["previous_secret_expires_at"]
    told(gateway, webhook, receiver)
    assert proves(receiver, OLD) and proves(receiver, new)
    assert receiver.requests[-1][0]["webhook-signature"].count("v1,") == 2
    # It is answered once.
    status, shown, _ = gateway.call("GET", f"{HOOKS}/{webhook}")
    assert shown["previous_secret_expires_at"] == answer["previous_secret_expires_at"] and "secret" not in shown
    assert new not in json.dumps(gateway.call("GET", HOOKS)[1])
    left = gateway.database.query("SELECT round(extract(epoch FROM until - now()) / 60) FROM webhook_secrets")
    assert left == "1440", "a day"
    # As if it were over.
    gateway.database.query("UPDATE webhook_secrets SET until = now()")
    told(gateway, webhook, receiver)
    assert proves(receiver, new) and not proves(receiver, OLD)
    assert gateway.call("GET", f"{HOOKS}/{webhook}")[1]["previous_secret_expires_at"] is None
    # One that others know ends at once.
    last = rotate(gateway, webhook, secret=OTHER, previous_expires_in=0)
    assert last["secret"] == OTHER and last["previous_secret_expires_at"] is None
    told(gateway, webhook, receiver)
    assert proves(receiver, OTHER) and not proves(receiver, new)
    entries = gateway.call("GET", "/v1/audit?limit=5")[1]["entries"]
    path = f"{HOOKS}/{webhook}/rotate-secret"
    assert [(one["action"], one["path"]) for one in entries[:2]] == [
        ("POST /v1/apps/{app}/webhooks/{id}/rotate-secret", path)] * 2
    gateway.stop()
    said = "\n".join(gateway.log) + gateway.database.query("SELECT string_agg(a::text, ' ') FROM audit_log a")
    for secret in [OLD, new, OTHER]:
        assert secret not in said and secret.removeprefix("whsec_") not in said
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


def test_what_cannot_be_is_refused_and_nothing_changed(serve, simulator):
    gateway = serve(**SETTINGS)
    gateway.set_up(simulator)
    receiver = Receiver()
    webhook = hook(gateway, receiver.port)
    for body, status, code, pointer in REFUSED:
        answered, answer, _ = gateway.call("POST", f"{HOOKS}/{webhook}/rotate-secret", body)
        assert (answered, answer["code"], answer.get("pointer") or None) == (status, code, pointer), answer
    told(gateway, webhook, receiver)
    assert proves(receiver, OLD) and receiver.requests[-1][0]["webhook-signature"].count("v1,") == 1
    receiver.close()


def test_five_sign_at_the_most_and_a_webhook_that_is_none_is_not_found(serve, simulator):
    gateway = serve(**SETTINGS)
    gateway.set_up(simulator)
    receiver = Receiver()
    webhook = hook(gateway, receiver.port)
    for _ in range(4):
        rotate(gateway, webhook)
    status, answer, _ = gateway.call("POST", f"{HOOKS}/{webhook}/rotate-secret")
    assert status == 409 and answer["code"] == "PG2022", answer
    told(gateway, webhook, receiver)
    assert proves(receiver, OLD) and receiver.requests[-1][0]["webhook-signature"].count("v1,") == 5
    rotate(gateway, webhook, previous_expires_in=0)
    told(gateway, webhook, receiver)
    assert not proves(receiver, OLD)
    for wrong in ["01234567-89ab-7cde-8f01-23456789abcd", "1"]:
        status, answer, _ = gateway.call("POST", f"{HOOKS}/{wrong}/rotate-secret")
        assert status == 404 and answer["code"] == "PG2020", answer
    receiver.close()


def start_again(gateway):
    """As if the lease of who was killed had run out meanwhile."""
    gateway.database.query("UPDATE duties SET lease_until = now() WHERE name = 'webhooks'")
    gateway.start()


def test_kill_9_between_a_rotation_and_what_is_told_after_it(serve, simulator):
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
    # What waited is signed as of now, with both.
    eventually(lambda: len(receiver.messages) == 1, patience=60)
    assert proves(receiver, OLD) and proves(receiver, new)
    # Of this one nobody hears the answer; who has the old secret can go on, whatever became of it.
    host, port = gateway.address.split(":")
    with socket.create_connection((host, int(port))) as client:
        client.sendall(
            f"POST {HOOKS}/{webhook}/rotate-secret HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n"
            f"Authorization: Bearer {gateway.admin_key}\r\n\r\n".encode())
        gateway.kill()
    start_again(gateway)
    assert rotate(gateway, webhook, secret=OTHER)["secret"] == OTHER
    assert rotate(gateway, webhook, secret=OTHER)["secret"] == OTHER, "the same once more"
    told(gateway, webhook, receiver)
    assert proves(receiver, OLD) and proves(receiver, new) and proves(receiver, OTHER)
    assert receiver.requests[-1][0]["webhook-signature"].count("v1,") in (3, 4)
    receiver.close()


def test_what_one_node_rotates_another_signs_with_also_under_another_secret_key(serve, simulator):
    first = serve(**SETTINGS)
    key = first.environment["PUSHGATE_SECRET_KEY"]
    second = serve(**SETTINGS, PUSHGATE_SECRET_KEY=key)
    first.set_up(simulator)
    receiver = Receiver()
    webhook = hook(first, receiver.port)
    told(first, webhook, receiver)
    leads = 'pushgate_duty_leads{duty="webhooks"}'
    leader, other = (first, second) if first.metric(leads) == 1 else (second, first)
    eventually(lambda: other.call("GET", f"{HOOKS}/{webhook}")[0] == 200)
    new = rotate(other, webhook)["secret"]
    told(leader, webhook, receiver)
    assert proves(receiver, OLD) and proves(receiver, new)

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
    told(other, webhook, receiver)
    assert proves(receiver, OLD) and proves(receiver, new)
    receiver.close()
