# SPDX-License-Identifier: Apache-2.0
"""Apple rejects all pushes for some time: afterwards each is delivered once, and other apps are not delayed."""

import collections
import statistics
import time

from gateway import APP, Gateway
from simulator import SigningKey
from trials import (
    SETTINGS, Stream, arrivals, crowd, is_full_size, metric, repeats, resident, token, until)
from wire_client import fault

DEVICES = 50_000 if is_full_size() else 10_000
#: Least duration of a storm in seconds. A storm ends when the test removes its fault.
STORM = 60 if is_full_size() else 5
OTHER = "com.example.other"
#: Most growth in megabytes while all pushes wait: 68 to 75 with 10,000 devices (2026-11-27, 798b009f). The two shards
#: have at most 8,192 retries in progress, so that each takes at most 9 KB.
GROWTH = 100


def gateway_before(binary, start, database, **settings):
    simulator = start("--record", "1000000")
    gateway = Gateway(binary, database, simulator, **{**SETTINGS, **settings})
    gateway.set_up(simulator)
    crowd(database, DEVICES)
    return gateway, simulator


def everyone(*others):
    return collections.Counter([(0, token(n + 1)) for n in range(DEVICES)] + list(others))


def test_a_storm_of_503_delays_everything_and_repeats_nothing(binary, start, database):
    gateway, simulator = gateway_before(
        binary, start, database, PUSHGATE_TEST_LIMIT_RETRY_SERVER_ERROR="1")
    try:
        # A first push, so that its memory is not counted for the storm.
        gateway.finished(
            gateway.notify({"tokens": [token(1)]}, {"aps": {"alert": "x"}, "n": -1}))
        memory = resident(gateway.process)
        fault(simulator, status=503, reason="ServiceUnavailable")
        began = time.monotonic()
        broadcast = gateway.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 0})
        most = memory
        while time.monotonic() - began < STORM or refusals(simulator).get("ServiceUnavailable", 0) <= DEVICES:
            assert time.monotonic() - began < STORM + 180, "no device was retried during the storm"
            most = max(most, resident(gateway.process))
            answer = gateway.call("GET", f"/v1/apps/{APP}/notifications/{broadcast}")[1]
            assert "accepted" not in answer["outcomes"]
            time.sleep(0.2)
        assert answer["outcomes"]["waiting"] > 0 and answer["state"] == "sending"
        end_of_storm(simulator)
        answer = gateway.finished(broadcast, patience=120)
        assert answer["outcomes"] == {"accepted": DEVICES}
        arrived = arrivals(simulator)
        assert arrived == everyone((-1, token(1)))
        refused = refusals(simulator)
        print(f"{memory:.0f} MB before, {most:.0f} in the storm; refused {refused}")
        assert most - memory < GROWTH
        states = database.query("SELECT DISTINCT state FROM devices")
        assert states == "1", "the storm changed the state of a device"
    finally:
        gateway.stop()


def test_a_refused_credential_affects_no_device_and_no_other_app(binary, start, database):
    gateway, simulator = gateway_before(
        binary, start, database, PUSHGATE_TEST_LIMIT_RETRY_CREDENTIAL="0.5")
    try:
        key = SigningKey("OTHER00001", "OTHER00001")
        simulator.register_key(key)
        assert gateway.call("PUT", f"/v1/apps/{OTHER}", {"fallback_languages": ["en"]})[0] == 201
        assert gateway.call(
            "PUT", f"/v1/apps/{OTHER}/credentials/sandbox/main",
            {"key_id": key.key_id, "team_id": key.team, "private_key": key.private_pem})[0] == 201
        gateway.register("b2" * 32, app=OTHER)
        calm = [latency(gateway) for _ in range(50)]

        fault(simulator, status=403, reason="InvalidProviderToken", topic=APP)
        began = time.monotonic()
        with Stream([gateway], [token(n + 1) for n in range(50)]) as stream:
            broadcast = gateway.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 0})
            until(
                lambda: gateway.call("GET", f"/v1/apps/{APP}/notifications/{broadcast}")[1].get(
                    "waiting_for") == ["CredentialRefused"], what="the broadcast waits")
            stormy = []
            while time.monotonic() - began < STORM - 0.5 or len(stormy) < 20:
                stormy.append(latency(gateway))
            changed = database.query("SELECT count(*) FROM devices WHERE state <> 1")
            assert (changed, arrivals(simulator).keys() & everyone().keys()) == ("0", set())
            assert database.query("SELECT count(*) FROM queue WHERE held IS NOT NULL") != "0"
        probes, storm = refusals(simulator)["InvalidProviderToken"], time.monotonic() - began
        end_of_storm(simulator)
        print(f"calm {statistics.median(calm):.4f}, {max(calm):.4f}; "
              f"stormy {statistics.median(stormy):.4f}, {max(stormy):.4f}; {probes} probes")
        # Pushes in flight, and periodic probes of each shard.
        assert probes <= 2 * 300 + 2 * storm / 0.5
        # A push that waited for the refused app would wait until the end of the storm.
        assert statistics.median(stormy) < 3 * statistics.median(calm) + (0.05 if is_full_size() else 1)
        assert gateway.finished(broadcast, patience=60)["outcomes"] == {"accepted": DEVICES}
        assert len(stream.acknowledged) > 50
        for _, notification, _ in stream.acknowledged:
            assert gateway.finished(notification)["outcomes"] == {"accepted": 1}
        arrived = arrivals(simulator)
        assert {at: n for at, n in arrived.items() if at[1] != "b2" * 32} == everyone(
            *((n, to) for n, _, to in stream.acknowledged))
        assert database.query("SELECT count(*) FROM devices WHERE state <> 1") == "0"
        assert metric(gateway, "pushgate_devices_pruned_total") == 0
    finally:
        gateway.stop()


def refusals(simulator):
    """Returns the number of refused pushes by reason."""
    return simulator.call("GET", "/sim/stats")[1]["refused"]


def end_of_storm(simulator):
    assert simulator.call("DELETE", "/sim/faults")[0] in (200, 204)


def latency(gateway):
    """Seconds from the request to the outcome of a single push of the other app."""
    began = time.monotonic()
    gateway.finished(
        gateway.notify({"tokens": ["b2" * 32]}, {"aps": {"alert": "x"}, "n": -1}, app=OTHER), app=OTHER)
    return time.monotonic() - began
