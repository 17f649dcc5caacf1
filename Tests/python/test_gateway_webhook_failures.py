# SPDX-License-Identifier: Apache-2.0
"""Deliveries that fail and credentials that Apple refuses or that expire, as webhooks are told of them."""

import os
import time

from gateway import APP, Gateway
from simulator import SigningKey, push_certificate
from test_gateway_crashes import eventually
from test_gateway_webhooks import SETTINGS, Receiver, hook, token
from trials import crowd

FAILURES = int(os.environ.get("PUSHGATE_TEST_WEBHOOK_EVENTS", "1500"))


def told(receiver, kind):
    """What was said of a kind, each message once."""
    return list({name: message["data"] for name, message in receiver.messages if message["type"] == kind}.values())


def memory(gateway):
    return gateway.metric("pushgate_resident_memory_bytes")


def refused(reason="PayloadEmpty"):
    return {"aps": {"alert": "x"}, "sim": {"status": 400, "reason": reason}}


def test_what_failed_is_told_with_what_it_was_of(serve, simulator):
    gateway = serve(**SETTINGS)
    gateway.set_up(simulator)
    receiver = Receiver()
    hook(gateway, receiver.port, ["delivery.failed", "notification.finished"])
    gateway.register(token(1), user="ann")
    one = gateway.notify({"users": ["ann"]}, refused(), reference="order 7")
    gateway.finished(one)
    gateway.finished(gateway.notify({"tokens": [token(1)]}))
    two = gateway.notify({"tokens": [token(2)]})
    gateway.finished(two)
    eventually(lambda: len(told(receiver, "notification.finished")) == 3 and len(told(receiver, "delivery.failed")) == 2)
    failed = {data["notification"]: data for data in told(receiver, "delivery.failed")}
    assert failed[one] == {
        "app": APP, "notification": one, "reference": "order 7", "token": token(1), "user": "ann", "outcome": "rejected",
        "reason": "PayloadEmpty"}
    assert failed[two]["outcome"] == "unknown_device" and failed[two]["user"] is None
    finished = {data["notification"]: data.get("reference") for data in told(receiver, "notification.finished")}
    assert finished[one] == "order 7" and finished[two] is None
    assert receiver.wrong == []
    receiver.close()


def test_a_flood_of_failures_stands_in_nobodys_way(serve, simulator):
    """A broadcast of which every push fails, to a webhook that hears of it and then to nobody."""
    gateway = serve(**SETTINGS)
    gateway.set_up(simulator)
    crowd(gateway.database, FAILURES)
    receiver = Receiver()
    times = {}
    for name in ["nobody", "a webhook"]:
        if name == "a webhook":
            hook(gateway, receiver.port, ["delivery.failed"])
        before, began = memory(gateway), time.monotonic()
        notification = gateway.notify({"everyone": True}, refused())
        ended = gateway.finished(notification, patience=60 + FAILURES / 200)
        times[name] = time.monotonic() - began
        assert ended["outcomes"] == {"rejected": FAILURES}
        grown = memory(gateway) - before
        assert grown < 64 << 20, f"{grown >> 20} MiB more"
        print(f"{FAILURES} failures told to {name}: {times[name]:.1f} s, {grown / (1 << 20):.0f} MiB more")
    began = time.monotonic()
    eventually(lambda: len({name for name, _ in receiver.messages}) == FAILURES, patience=60 + FAILURES / 100)
    print(f"all told {time.monotonic() - began:.1f} s later")
    assert {data["token"] for data in told(receiver, "delivery.failed")} == {
        f"{number:016x}" for number in range(1, FAILURES + 1)}
    receiver.close()


def test_what_a_killed_node_had_begun_is_told_as_it_stands(binary, start, database):
    """A call that may ring once only: whether it did nobody knows, and that is what is said."""
    simulator = start("--record", "1000")
    simulator.register_key()
    gateway = Gateway(binary, database, simulator, **SETTINGS)
    receiver = Receiver()
    try:
        gateway.set_up(simulator)
        hook(gateway, receiver.port, ["delivery.failed"])
        gateway.register(token(1), push_type="voip", user="ann")
        call = gateway.notify(
            {"tokens": [token(1)]}, {"aps": {}, "sim": {"delay_ms": 3000}}, push_type="voip", expires_in=600)
        eventually(lambda: simulator.received("?limit=10"))
        gateway.kill()
        assert database.query("SELECT outcome, intent IS NOT NULL FROM deliveries") == "7|t"
        assert database.query("SELECT count(*) FROM webhook_messages") == "0", "it is not decided yet"
        # As if the leases had run out meanwhile.
        database.query("UPDATE queue SET available_at = now() WHERE holder IS NOT NULL")
        database.query("UPDATE duties SET lease_until = now()")
        gateway.start()
        assert gateway.finished(call, patience=60)["outcomes"] == {"unknown": 1}
        eventually(lambda: told(receiver, "delivery.failed"), patience=60)
        assert told(receiver, "delivery.failed") == [{
            "app": APP, "notification": call, "token": token(1), "user": "ann", "outcome": "unknown",
            "reason": "Interrupted"}]
        assert len(simulator.received("?limit=10")) == 1, "it rang once at the most"
    finally:
        gateway.stop()
        receiver.close()


def test_a_refused_credential_is_told_of_once(serve, simulator):
    gateway = serve(**SETTINGS, PUSHGATE_TEST_LIMIT_RETRY_CREDENTIAL="0.2", PUSHGATE_SHARDS="1")
    gateway.set_up(simulator)
    # Another key, of which Apple's side knows nothing.
    stranger = SigningKey(key_id="KEY0000002")
    status, answer, _ = gateway.call("PUT", f"/v1/apps/{APP}/credentials/sandbox/main", {
        "key_id": stranger.key_id, "team_id": stranger.team, "private_key": stranger.private_pem})
    assert status in (200, 201), answer
    receiver = Receiver()
    hook(gateway, receiver.port, ["credential.refused"])
    gateway.register(token(1))
    waiting = [gateway.notify({"tokens": [token(1)]}) for _ in range(5)]
    eventually(lambda: told(receiver, "credential.refused"))
    # It goes on being refused.
    refusals = 'pushgate_apns_responses_total{environment="sandbox",reason="InvalidProviderToken"}'
    eventually(lambda: gateway.metric(refusals) >= 6)
    assert told(receiver, "credential.refused") == [{
        "app": APP, "environment": "sandbox", "credential": "main", "reason": "InvalidProviderToken"}]
    simulator.register_key(stranger)
    for notification in waiting:
        assert gateway.finished(notification)["outcomes"] == {"accepted": 1}
    eventually(lambda: gateway.database.query("SELECT count(*) FROM credential_refusals") == "0")
    assert len(told(receiver, "credential.refused")) == 1
    receiver.close()


def test_a_certificate_that_expires_is_told_of_once(serve, simulator):
    gateway = serve(**SETTINGS, PUSHGATE_TEST_LIMIT_EXPIRY_SWEEP="0.1")
    gateway.set_up(simulator)
    receiver = Receiver()
    hook(gateway, receiver.port, ["credential.expiring"])
    for name, days in [("early", 200), ("soon", 10), ("late", 1)]:
        chain, key = push_certificate(days=days)
        status, answer, _ = gateway.call(
            "PUT", f"/v1/apps/{APP}/credentials/sandbox/{name}", {"certificate": (chain + key).decode()})
        assert status in (200, 201), answer
    eventually(lambda: len(told(receiver, "credential.expiring")) == 2)
    rounds = gateway.metric('pushgate_duty_rounds_total{duty="expiring-credentials"}')
    eventually(lambda: gateway.metric('pushgate_duty_rounds_total{duty="expiring-credentials"}') > rounds + 3)
    warnings = {data["credential"]: data for data in told(receiver, "credential.expiring")}
    assert {name: data["days"] for name, data in warnings.items()} == {"soon": 14, "late": 1}
    assert all(data["environment"] == "sandbox" and data["expires_at"] for data in warnings.values())
    receiver.close()
