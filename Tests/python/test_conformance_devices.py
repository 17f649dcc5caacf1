# SPDX-License-Identifier: Apache-2.0
"""Devices that the report treats as unregistered or reactivated, by environment and control requests."""

import uuid

import pytest

from apns_client import Client
from conformance import device, established, findings, report, wait_until
from simulator import TOPIC
from test_simulator_channels import broadcast, create

GONE = {"state": "unregistered"}
ELSEWHERE = {"app": "com.example.other"}


@pytest.fixture
def simulator(start):
    simulator = start(
        "--conformance", "--listen-production", "127.0.0.1:0", "--listen-channels", "127.0.0.1:0")
    simulator.register_key()
    return simulator


def call(simulator, method, path, body=None):
    assert simulator.call(method, path, body)[0] in (200, 201, 204)


def test_an_unregistered_device_is_active_in_the_other_environment(simulator):
    token, name = device(), str(uuid.uuid4())
    call(simulator, "PUT", f"/sim/tokens/{token}", {"state": "active", "environment": "production"})
    sandbox = established(simulator, names=True)
    assert sandbox.push(token=token, apns_id=name).reason == "BadDeviceToken"
    sandbox.read_ping()
    production = established(
        simulator, names=True, authorization=sandbox.authorization,
        address=simulator.addresses("production")[0])
    assert production.push(token=token, apns_id=name).status == 200
    assert production.push(token=token).status == 200
    assert production.push(token=token, payload=b'{"aps":{"alert":"bye"}}').status == 200
    assert findings(simulator) == set()
    # In the sandbox the token is bad.
    assert sandbox.push(token=token, payload=b'{"aps":{"alert":"bye"}}').status == 400
    wait_until(lambda: findings(simulator) == {"broken dead-device-left-alone"})
    sandbox.close()
    production.close()


@pytest.mark.parametrize("removal, revival", [
    (("tokens", GONE), ("DELETE", "tokens", None)),
    (("tokens", GONE), ("PUT", "tokens", {"state": "active"})),
    (("devices", {"environment": "production"}), ("DELETE", "devices", None)),
    (("devices", {"environment": "production"}), ("PUT", "devices", {"environment": "sandbox"})),
    (("devices", ELSEWHERE), ("DELETE", "devices", None)),
    (("devices", ELSEWHERE), ("PUT", "devices", {"app": TOPIC})),
    (("tokens", GONE), ("POST", "scenario", {"tokens": {"state": "active"}})),
    (("devices", ELSEWHERE), ("POST", "scenario", {"devices": {"app": TOPIC}})),
], ids=str)
def test_a_reactivated_device_is_not_unregistered(simulator, removal, revival):
    token = device()
    call(simulator, "PUT", f"/sim/{removal[0]}/{token}", removal[1])
    provider = established(simulator)
    assert provider.push(token=token).status in (400, 410)
    provider.read_ping()
    method, path, body = revival
    if path == "scenario":
        call(simulator, method, "/sim/scenario", {kind: {token.upper(): what} for kind, what in body.items()})
    else:
        call(simulator, method, f"/sim/{path}/{token}", body)
    assert provider.push(token=token).status == 200
    assert provider.push(token=token, payload=b'{"aps":{"alert":"bye"}}').status == 200
    assert findings(simulator) == set()
    provider.close()


def test_a_violation_remains_when_its_device_is_reactivated(simulator):
    token, large = device(), b'{"aps":{"alert":"%s"}}' % (b"x" * 4096)
    provider = established(simulator)
    assert provider.push(token=token, payload=large).reason == "PayloadTooLarge"
    provider.read_ping()
    call(simulator, "DELETE", f"/sim/tokens/{token}")
    assert provider.push(token=token, payload=large).status == 413
    assert findings(simulator) == {
        "broken final-rejection-not-repeated", "broken payload-size"}
    provider.close()


@pytest.fixture
def channels(simulator):
    with Client(simulator, address=simulator.addresses("sandbox", "channels")[0]) as manager:
        return create(manager), create(manager)


@pytest.mark.parametrize("status, reason, rule", [
    (503, "Service Unavailable", "server-error-delayed"), (429, "TooManyRequests", "too-many-requests-delayed")])
@pytest.mark.parametrize("channel, names, broken", [
    # Another channel; another request for the same channel; the same request again.
    (1, (None, None), 0), (0, ("1", "2"), 0), (0, ("1", "1"), 1), (0, (None, None), 1)])
def test_retried_broadcasts_are_judged_by_status(
        simulator, channels, status, reason, rule, channel, names, broken):
    call(simulator, "POST", "/sim/faults", {
        "status": status, "reason": reason, "kind": "broadcast", "times": 1})
    names = [name and f"123e4567-e89b-12d3-a456-42661417400{name}" for name in names]
    provider = established(simulator)
    assert broadcast(provider, channels[0], apns_request_id=names[0]).status == status
    provider.read_ping()
    assert broadcast(provider, channels[channel], apns_request_id=names[1]).status == 200
    assert report(simulator)[rule]["broken"] == broken
    provider.close()
