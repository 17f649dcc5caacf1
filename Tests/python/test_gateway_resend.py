# SPDX-License-Identifier: Apache-2.0
"""Resending to devices that a broadcast did not reach, also after kill -9, counted at the simulator."""

import pytest

from gateway import APP, Gateway
from trials import (
    REPEATS, SETTINGS, STREAMS, accepted, arrivals, crowd, leases_end, repeats, slow_answers, token,
    until)

DEVICES = 20_000
PAYLOAD = {"aps": {"alert": "x"}, "n": 1}


@pytest.fixture
def simulator(start):
    return start("--record", "100000")


@pytest.fixture
def gateway(binary, database, simulator):
    gateway = Gateway(binary, database, simulator, **SETTINGS)
    gateway.set_up(simulator)
    yield gateway
    gateway.stop()


def resend(gateway, notification, body=None):
    return gateway.call("POST", f"/v1/apps/{APP}/notifications/{notification}/resend-failures", body)


def refuse(simulator, **which):
    """Makes the simulator reject pushes for a reason that is unrelated to the device, until `accept_again`."""
    status, answer = simulator.call("POST", "/sim/faults", {
        "action": "respond", "status": 400, "reason": "BadTopic", **which})
    assert status in (200, 201), answer


def accept_again(simulator):
    assert simulator.call("DELETE", "/sim/faults")[0] in (200, 204)


def test_resending_failures_continues_after_kill_9(gateway, simulator, database):
    crowd(database, DEVICES)
    # At a higher share Apple would close the connection, and unanswered pushes would be sent twice.
    refuse(simulator, probability=0.4)
    notification = gateway.notify({"everyone": True}, PAYLOAD)
    first = gateway.finished(notification, patience=60)["outcomes"]
    assert sum(first.values()) == DEVICES and first["rejected"] > DEVICES // 3
    reached = set(arrivals(simulator))
    assert len(reached) == first["accepted"] == accepted(simulator)
    accept_again(simulator)
    slow_answers(simulator, 100, 300)

    status, answer, _ = resend(gateway, notification)
    assert (status, answer["runs"]) == (202, 2), answer
    status, answer, _ = resend(gateway, notification)
    assert (status, answer["code"]) == (409, "PG4022"), "a second run was started"
    until(lambda: accepted(simulator) > first["accepted"] + 2_000)
    gateway.kill()
    held = int(database.query("SELECT count(*) FROM queue WHERE kind = 4 AND holder IS NOT NULL"))
    assert held == 1, "the killed node did not hold the run"
    arrived = accepted(simulator)
    assert arrived < DEVICES, "the run was done before the kill"
    gateway.start()
    leases_end(database)
    answer = gateway.finished(notification, patience=90)
    assert answer["outcomes"] == {"accepted": DEVICES}
    assert answer["languages"] == {} and answer["reasons"] == {}
    counter = arrivals(simulator)
    assert set(counter) == {(1, token(number + 1)) for number in range(DEVICES)}
    assert repeats(counter) <= REPEATS + STREAMS
    # Devices that the first run reached got no second push.
    assert all(counter[one] == 1 for one in reached)
    # No failed delivery is left.
    count = accepted(simulator)
    status, answer, _ = resend(gateway, notification)
    assert (status, answer["code"]) == (409, "PG4023")
    assert gateway.finished(notification)["outcomes"] == {"accepted": DEVICES}
    assert accepted(simulator) == count
    assert database.query("SELECT count(*) FROM queue") == "0"


def test_resending_one_outcome_updates_the_listed_deliveries(gateway, simulator):
    tokens = ["%02x" % number * 32 for number in range(1, 5)]
    for one in tokens:
        gateway.register(one)
    refuse(simulator, token_prefix=tokens[0])
    refuse(simulator, token_prefix=tokens[1])
    notification = gateway.notify({"tokens": tokens}, PAYLOAD)
    assert gateway.finished(notification)["outcomes"] == {"accepted": 2, "rejected": 2}
    accept_again(simulator)
    status, answer, _ = resend(gateway, notification, {"outcomes": ["delivered"]})
    assert (status, answer["code"], answer["pointer"]) == (422, "PG1105", "/outcomes/0")
    status, answer, _ = resend(gateway, notification, {"outcomes": ["expired"]})
    assert (status, answer["code"]) == (409, "PG4023"), "no delivery has expired"
    assert gateway.finished(notification)["outcomes"] == {"accepted": 2, "rejected": 2}
    refuse(simulator, token_prefix=tokens[1])
    assert resend(gateway, notification, {"outcomes": ["rejected"]})[0] == 202
    assert gateway.finished(notification)["outcomes"] == {"accepted": 3, "rejected": 1}
    listed = [(one["token"], one["outcome"]) for one in gateway.deliveries(notification)]
    assert listed == [
        (tokens[0], "accepted"), (tokens[1], "rejected"), (tokens[2], "accepted"), (tokens[3], "accepted")]
    assert sorted(one for _, one in arrivals(simulator)) == [tokens[0], *tokens[2:]]
    # Deleted devices are skipped.
    assert gateway.call("DELETE", f"/v1/apps/{APP}/devices/{tokens[1]}")[0] in (200, 204)
    accept_again(simulator)
    assert resend(gateway, notification)[0] == 202
    assert gateway.finished(notification)["outcomes"] == {"accepted": 3, "rejected": 1}
