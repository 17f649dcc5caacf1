# SPDX-License-Identifier: Apache-2.0
"""aioapns, unmodified except for the address and the root certificate that it trusts."""

import asyncio
import ssl

import pytest
from aioapns import APNs, NotificationRequest, PushType
from aioapns.connection import APNsDevelopmentClientProtocol

from simulator import KEY_ID, TEAM, TOKEN, TOPIC, push_certificate


@pytest.fixture
def send(simulator, monkeypatch):
    """Sends requests, the first alone; returns their results."""
    monkeypatch.setattr(APNsDevelopmentClientProtocol, "APNS_SERVER", "localhost")
    monkeypatch.setattr(APNsDevelopmentClientProtocol, "APNS_PORT", simulator.address[1])
    key = {"key": simulator.key.private_pem, "key_id": KEY_ID, "team_id": TEAM, "topic": TOPIC}

    async def run(requests, credential):
        apns = APNs(
            **credential, use_sandbox=True,
            ssl_context=ssl.create_default_context(cafile=simulator.ca_file))
        try:
            first = await apns.send_notification(requests[0])
            rest = await asyncio.gather(*map(apns.send_notification, requests[1:]))
            return [first, *rest]
        finally:
            apns.pool.close()

    return lambda *requests, credential=key: asyncio.run(
        asyncio.wait_for(run(requests, credential), 30))


def request(token=TOKEN, **changes):
    message = changes.pop("message", {"aps": {"alert": "hello"}})
    return NotificationRequest(device_token=token, message=message, **changes)


def test_hundreds_of_pushes_arrive(simulator, send):
    results = send(*[
        request(
            f"{n:064x}", message={"aps": {"alert": f"push {n}"}}, time_to_live=60, priority=5,
            collapse_key="game", push_type=PushType.ALERT)
        for n in range(300)])
    assert all(result.is_successful for result in results)
    received = simulator.received("?limit=300")
    assert {p["apns_id"] for p in received} == {r.notification_id for r in results}
    assert received[7]["payload"] == {"aps": {"alert": f"push {int(received[7]['token'], 16)}"}}
    assert simulator.call("GET", "/sim/stats")[1]["accepted"] == 300


def test_an_unregistered_device_is_reported_with_its_time(simulator, send):
    simulator.call("PUT", f"/sim/tokens/{TOKEN}", {"state": "unregistered", "timestamp": 17})
    [result] = send(request())
    assert (result.status, result.description, result.timestamp) == ("410", "Unregistered", 17)


def test_a_refusal_is_reported(simulator, send):
    _, result = send(request(), request("abc"))
    assert (result.status, result.description) == ("400", "BadDeviceToken")


def test_a_wrong_key_is_reported(simulator, send):
    simulator.call("DELETE", f"/sim/keys/{KEY_ID}")
    [result] = send(request())
    assert (result.status, result.description) == ("403", "InvalidProviderToken")


def test_aioapns_sends_with_a_certificate(simulator, send, tmp_path):
    file = tmp_path / "push.pem"
    file.write_bytes(b"".join(push_certificate()))
    results = send(
        *[request(f"{n:064x}") for n in range(50)], credential={"client_cert": str(file)})
    assert all(result.is_successful for result in results)
    assert {p["topic"] for p in simulator.received()} == {TOPIC}
