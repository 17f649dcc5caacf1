# SPDX-License-Identifier: Apache-2.0
"""Every reason that Apple documents, and some undocumented ones: the effect on delivery, device, credential and
connection, one row each."""

import time

import pytest

from gateway import APP
from wire_client import fault

#: Outcome of the delivery and state of the device.
REQUEST = ("rejected", "active")
QUARANTINE = ("rejected", "quarantined")
UNREGISTERED = ("rejected", "unregistered")
LATER = ("waiting", "active")
CREDENTIAL = "credential"
#: The push is retried at once, without a reported outcome.
AGAIN = "again"
#: The connection is kept, or replaced by another one.
KEEPS, LEAVES = "keeps", "leaves"

TABLE = [
    ("BadCollapseId", 400, REQUEST, KEEPS),
    ("BadDeviceToken", 400, QUARANTINE, KEEPS),
    ("BadExpirationDate", 400, REQUEST, KEEPS),
    ("BadMessageId", 400, REQUEST, KEEPS),
    ("BadPriority", 400, REQUEST, KEEPS),
    ("BadTopic", 400, REQUEST, KEEPS),
    ("DeviceTokenNotForTopic", 400, QUARANTINE, KEEPS),
    ("DuplicateHeaders", 400, REQUEST, KEEPS),
    ("IdleTimeout", 400, LATER, LEAVES),
    ("InvalidPushType", 400, REQUEST, KEEPS),
    ("MissingDeviceToken", 400, REQUEST, KEEPS),
    ("MissingTopic", 400, REQUEST, KEEPS),
    ("PayloadEmpty", 400, REQUEST, KEEPS),
    ("TopicDisallowed", 400, REQUEST, KEEPS),
    ("BadCertificate", 403, CREDENTIAL, LEAVES),
    ("BadCertificateEnvironment", 403, CREDENTIAL, LEAVES),
    ("BadEnvironmentKeyIdInToken", 403, CREDENTIAL, LEAVES),
    ("Forbidden", 403, CREDENTIAL, KEEPS),
    ("InvalidProviderToken", 403, CREDENTIAL, LEAVES),
    ("MissingProviderToken", 403, CREDENTIAL, LEAVES),
    ("UnrelatedKeyIdInToken", 403, AGAIN, LEAVES),
    ("BadPath", 404, REQUEST, KEEPS),
    ("MethodNotAllowed", 405, REQUEST, KEEPS),
    ("ExpiredToken", 410, UNREGISTERED, KEEPS),
    ("Unregistered", 410, UNREGISTERED, KEEPS),
    ("PayloadTooLarge", 413, REQUEST, KEEPS),
    ("TooManyProviderTokenUpdates", 429, LATER, LEAVES),
    ("TooManyRequests", 429, LATER, KEEPS),
    ("InternalServerError", 500, LATER, KEEPS),
    ("ServiceUnavailable", 503, LATER, KEEPS),
    ("Shutdown", 503, LATER, LEAVES),
    # Not documented: by the class of the status.
    ("PhaseOfTheMoon", 400, REQUEST, KEEPS),
    ("PhaseOfTheMoon", 403, CREDENTIAL, KEEPS),
    ("PhaseOfTheMoon", 410, UNREGISTERED, KEEPS),
    ("PhaseOfTheMoon", 429, LATER, KEEPS),
    ("PhaseOfTheMoon", 502, LATER, KEEPS),
]


def until(condition, patience=30):
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.fixture(scope="module")
def scene(binary, tmp_path_factory):
    """One gateway and one simulator for all rows."""
    from gateway import Database, Gateway
    from simulator import Simulator

    simulator = Simulator(binary, tmp_path_factory.mktemp("reasons") / "ca.pem")
    simulator.register_key()
    database = Database(binary)
    gateway = Gateway(binary, database, simulator, PUSHGATE_SHARDS="1", PUSHGATE_TEST_LIMIT_RETRY_CREDENTIAL="3")
    gateway.set_up(simulator)
    yield gateway, simulator
    gateway.stop()
    simulator.stop()
    database.drop()


def connection_of(simulator, token):
    """The number of the connection of the last push to a device."""
    return simulator.received(f"?token={token}&limit=1")[-1]["connection"]


@pytest.mark.parametrize("row", range(len(TABLE)), ids=[f"{row[1]}-{row[0]}" for row in TABLE])
def test_each_reason_has_its_consequences(scene, row):
    gateway, simulator = scene
    reason, status, follows, session = TABLE[row]
    before, struck, after = (f"{row:02x}{which:062x}" for which in (1, 2, 3))
    for token in (before, struck, after):
        gateway.register(token)
    assert gateway.finished(gateway.notify({"tokens": [before]}))["outcomes"] == {"accepted": 1}
    # A time after the registration, as from Apple.
    more = {"timestamp": int(time.time() * 1000) + 60_000} if status == 410 else {}
    fault(simulator, status=status, reason=reason, token_prefix=struck, times=1, **more)
    notification = gateway.notify({"tokens": [struck]})
    if follows is AGAIN:
        # An error of the connection: the push is retried at once on another connection.
        assert gateway.finished(notification)["outcomes"] == {"accepted": 1}
        assert connection_of(simulator, struck) != connection_of(simulator, before)
        return
    if follows is CREDENTIAL:
        # The credential's circuit breaker is open: the push waits for a probe, and the device is unaffected.
        place = f"/v1/apps/{APP}/notifications/{notification}"
        until(lambda: gateway.call("GET", place)[1].get("waiting_for") == ["CredentialRefused"])
        last, = simulator.received(f"?token={struck}")
        assert (last["reason"], last["status"]) == (reason, status)
        assert gateway.device(struck)["state"] == "active"
        assert gateway.finished(notification)["outcomes"] == {"accepted": 1}
    else:
        outcome, state = follows
        until(lambda: [one["reason"] for one in gateway.deliveries(notification)] == [reason])
        delivery, = gateway.deliveries(notification)
        assert (delivery["outcome"], delivery["attempts"]) == (outcome, 1)
        assert gateway.device(struck)["state"] == state
        if state == "quarantined":
            assert gateway.device(struck)["state_reason"] == reason
    assert gateway.finished(gateway.notify({"tokens": [after]}))["outcomes"] == {"accepted": 1}
    same = connection_of(simulator, after) == connection_of(simulator, before)
    assert same == (session == KEEPS)
    gateway.call("POST", f"/v1/apps/{APP}/notifications/{notification}/cancel")
