# SPDX-License-Identifier: Apache-2.0
"""Webhook messages about failed deliveries, refused credentials and expiring certificates."""

import os
import time

from gateway import APP, Gateway
from simulator import SigningKey, push_certificate
from test_gateway_crashes import eventually
from test_gateway_webhooks import SETTINGS, Receiver, hook, token
from trials import crowd

FAILURES = int(os.environ.get("PUSHGATE_TEST_WEBHOOK_EVENTS", "1500"))


def data_of(receiver, kind):
    """Returns the data of all messages of a type, without duplicates."""
    return list({name: message["data"] for name, message in receiver.messages if message["type"] == kind}.values())


def memory(gateway):
    return gateway.metric("pushgate_resident_memory_bytes")


def refused(reason="PayloadEmpty"):
    return {"aps": {"alert": "x"}, "sim": {"status": 400, "reason": reason}}


def test_delivery_failed_names_the_notification_and_the_user(serve, simulator):
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
    eventually(lambda: len(data_of(receiver, "notification.finished")) == 3
               and len(data_of(receiver, "delivery.failed")) == 2)
    failed = {data["notification"]: data for data in data_of(receiver, "delivery.failed")}
    assert failed[one] == {
        "app": APP, "notification": one, "reference": "order 7", "token": token(1), "user": "ann", "outcome": "rejected",
        "reason": "PayloadEmpty"}
    assert failed[two]["outcome"] == "unknown_device" and failed[two]["user"] is None
    finished = {data["notification"]: data.get("reference") for data in data_of(receiver, "notification.finished")}
    assert finished[one] == "order 7" and finished[two] is None
    assert receiver.wrong == []
    receiver.close()


def test_many_failures_delay_no_push(serve, simulator):
    """A broadcast in which every push fails, without a webhook and then with one."""
    gateway = serve(**SETTINGS)
    gateway.set_up(simulator)
    crowd(gateway.database, FAILURES)
    receiver = Receiver()
    times = {}
    for name in ["no webhook", "a webhook"]:
        if name == "a webhook":
            hook(gateway, receiver.port, ["delivery.failed"])
        before, began = memory(gateway), time.monotonic()
        notification = gateway.notify({"everyone": True}, refused())
        ended = gateway.finished(notification, patience=60 + FAILURES / 200)
        times[name] = time.monotonic() - began
        assert ended["outcomes"] == {"rejected": FAILURES}
        grown = memory(gateway) - before
        assert grown < 64 << 20, f"{grown >> 20} MiB more"
        print(f"{FAILURES} failures with {name}: {times[name]:.1f} s, {grown / (1 << 20):.0f} MiB more")
    began = time.monotonic()
    eventually(lambda: len({name for name, _ in receiver.messages}) == FAILURES, patience=60 + FAILURES / 100)
    print(f"all delivered {time.monotonic() - began:.1f} s later")
    assert {data["token"] for data in data_of(receiver, "delivery.failed")} == {
        f"{number:016x}" for number in range(1, FAILURES + 1)}
    receiver.close()


def test_an_interrupted_call_is_reported_as_unknown(binary, start, database):
    """An at-most-once call whose outcome is unknown after a kill."""
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
        assert database.query("SELECT count(*) FROM webhook_messages") == "0", "stored before the outcome"
        # Ends the leases of the killed node.
        database.query("UPDATE queue SET available_at = now() WHERE holder IS NOT NULL")
        database.query("UPDATE duties SET lease_until = now()")
        gateway.start()
        assert gateway.finished(call, patience=60)["outcomes"] == {"unknown": 1}
        eventually(lambda: data_of(receiver, "delivery.failed"), patience=60)
        assert data_of(receiver, "delivery.failed") == [{
            "app": APP, "notification": call, "token": token(1), "user": "ann", "outcome": "unknown",
            "reason": "Interrupted"}]
        assert len(simulator.received("?limit=10")) == 1, "the call rang twice"
    finally:
        gateway.stop()
        receiver.close()


def test_a_refused_credential_is_reported_once(serve, simulator):
    gateway = serve(**SETTINGS, PUSHGATE_TEST_LIMIT_RETRY_CREDENTIAL="0.2", PUSHGATE_SHARDS="1")
    gateway.set_up(simulator)
    # Another key, which the simulator does not know.
    unknown_key = SigningKey(key_id="KEY0000002")
    status, answer, _ = gateway.call("PUT", f"/v1/apps/{APP}/credentials/sandbox/main", {
        "key_id": unknown_key.key_id, "team_id": unknown_key.team, "private_key": unknown_key.private_pem})
    assert status in (200, 201), answer
    receiver = Receiver()
    hook(gateway, receiver.port, ["credential.refused"])
    gateway.register(token(1))
    waiting = [gateway.notify({"tokens": [token(1)]}) for _ in range(5)]
    eventually(lambda: data_of(receiver, "credential.refused"))
    # The credential is refused several times.
    refusals = 'pushgate_apns_responses_total{environment="sandbox",reason="InvalidProviderToken"}'
    eventually(lambda: gateway.metric(refusals) >= 6)
    assert data_of(receiver, "credential.refused") == [{
        "app": APP, "environment": "sandbox", "credential": "main", "reason": "InvalidProviderToken"}]
    simulator.register_key(unknown_key)
    for notification in waiting:
        assert gateway.finished(notification)["outcomes"] == {"accepted": 1}
    eventually(lambda: gateway.database.query("SELECT count(*) FROM credential_refusals") == "0")
    assert len(data_of(receiver, "credential.refused")) == 1
    receiver.close()


def test_an_expiring_certificate_is_reported_once(serve, simulator):
    gateway = serve(**SETTINGS, PUSHGATE_TEST_LIMIT_EXPIRY_SWEEP="0.1")
    gateway.set_up(simulator)
    receiver = Receiver()
    hook(gateway, receiver.port, ["credential.expiring"])
    for name, days in [("early", 200), ("soon", 10), ("late", 1)]:
        chain, key = push_certificate(days=days)
        status, answer, _ = gateway.call(
            "PUT", f"/v1/apps/{APP}/credentials/sandbox/{name}", {"certificate": (chain + key).decode()})
        assert status in (200, 201), answer
    eventually(lambda: len(data_of(receiver, "credential.expiring")) == 2)
    rounds = gateway.metric('pushgate_duty_rounds_total{duty="expiring-credentials"}')
    eventually(lambda: gateway.metric('pushgate_duty_rounds_total{duty="expiring-credentials"}') > rounds + 3)
    warnings = {data["credential"]: data for data in data_of(receiver, "credential.expiring")}
    assert {name: data["days"] for name, data in warnings.items()} == {"soon": 14, "late": 1}
    assert all(data["environment"] == "sandbox" and data["expires_at"] for data in warnings.values())
    receiver.close()
