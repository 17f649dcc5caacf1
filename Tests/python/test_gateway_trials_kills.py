# SPDX-License-Identifier: Apache-2.0
"""Repeated kills of a gateway at random times, each with unfinished work, counted at the simulator."""

import collections

import pytest

from gateway import APP, Database, Gateway
from trials import (
    REPEATS, SETTINGS, STREAMS, Rate, Stream, accepted, arrivals, chance, is_full_size, leases_end,
    repeats, set_up, token, until)

DEVICES = 100_000
DEVICES_PATH = f"/v1/apps/{APP}/devices?limit=1"
#: Devices of the single pushes.
SINGLES = [token(10_000_000 + n) for n in range(20)]
#: Seconds of asynchronous commits that PostgreSQL may lose.
LATE = 0.6
KILLS = 20 if is_full_size() else 5


@pytest.fixture
def trial(binary, start, database):
    """A gateway with many devices, and a simulator that answers slowly."""
    simulator = start("--record", "1000000")
    gateway = Gateway(binary, database, simulator, **SETTINGS)
    set_up(gateway, simulator, DEVICES, SINGLES, answers=(40, 80))
    yield gateway, simulator, database
    gateway.stop()


def kill_at_random_moments(gateway, simulator, database, random):
    """Kills the gateway repeatedly, each time with claimed rows."""
    for kill in range(KILLS):
        target = accepted(simulator) + random.randrange(1, 60_000 // KILLS)
        until(lambda: accepted(simulator) >= target, what=f"{target} pushes before kill {kill}")
        gateway.kill()
        left = int(database.query("SELECT count(*) FROM queue WHERE holder IS NOT NULL"))
        assert left > 0, "nothing was unfinished at the kill"
        if not is_full_size():
            leases_end(database)
        gateway.start()


def test_kills_lose_nothing_and_repeat_few_pushes(trial):
    gateway, simulator, database = trial
    random = chance()
    raised = {"badge": {"increment": 1}}
    with Stream([gateway], SINGLES, members=raised) as stream:
        broadcast = gateway.notify(
            {"everyone": True}, {"aps": {"alert": "x"}, "n": 0}, **raised)
        kill_at_random_moments(gateway, simulator, database, random)
    finished = gateway.finished(broadcast, patience=120)
    until(
        lambda: database.query("SELECT count(*) FROM queue") == "0", what="an empty queue")
    arrived = arrivals(simulator)

    everyone = {(0, token(n + 1)) for n in range(DEVICES)} | {(0, one) for one in SINGLES}
    assert finished["outcomes"] == {"accepted": len(everyone)}
    singles = {(n, to) for n, _, to in stream.acknowledged}
    maybe = set(stream.unanswered)
    assert len(singles) > 10 * KILLS and everyone | singles <= set(arrived)
    assert set(arrived) <= everyone | singles | maybe
    print(f"{repeats(arrived)} repeats after {KILLS} kills, {len(singles)} single pushes")
    assert repeats(arrived) <= KILLS * (REPEATS + STREAMS)
    for _, notification, _ in random.sample(stream.acknowledged, 20):
        assert gateway.finished(notification)["outcomes"] == {"accepted": 1}
    assert database.query("SELECT count(*) FROM deliveries WHERE outcome <> 2") == "0"
    badges = dict(
        line.split("|") for line in database.query(
            "SELECT encode(token, 'hex'), value FROM badges").splitlines())
    expected = collections.Counter(to for _, to in arrived)
    wrong = {
        to: (badges.get(to), expected[to]) for to in {*badges, *expected} if badges.get(to) != str(expected[to])}
    assert wrong == {}, "(stored badge, received pushes) by device"


def test_kills_of_postgresql_lose_nothing_and_repeat_the_last_moments(binary, start, cluster):
    simulator = start("--record", "1000000")
    database = Database(binary, cluster.url)
    gateway = Gateway(binary, database, simulator, **SETTINGS)
    try:
        # Sending continues during each kill and start; the size leaves work for the last kill.
        devices, answers = (3 * DEVICES, (200, 400)) if is_full_size() else (DEVICES, (40, 80))
        set_up(gateway, simulator, devices, SINGLES, answers)
        kills_of_postgresql(gateway, simulator, database, cluster, devices)
    finally:
        gateway.stop()


def kills_of_postgresql(gateway, simulator, database, cluster, devices):
    random = chance()
    kills = 20 if is_full_size() else 2
    allowed = 0
    with Stream([gateway], SINGLES) as stream:
        broadcast = gateway.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 0})
        # The first kill is soon after the claims.
        target = 1
        for kill in range(kills):
            rate = Rate(simulator)
            until(lambda: rate.sample() >= target, what=f"{target} pushes before kill {kill}")
            cluster.kill()
            allowed += REPEATS + STREAMS + rate.within(LATE)
            cluster.start()
            left = database.query("SELECT count(*) FROM queue WHERE kind = 2")
            assert left != "0", "the broadcast was done before the kill"
            acknowledged = len(stream.acknowledged)
            until(lambda: len(stream.acknowledged) > acknowledged, what="an answer after the kill")
            target = accepted(simulator) + random.randrange(1, 30_000 // kills)
    # Each shard reconnects separately, and the kernel chooses the shard that answers.
    until(
        lambda: all(gateway.call("GET", DEVICES_PATH)[0] == 200 for _ in range(16)), what="readers")
    finished = gateway.finished(broadcast, patience=240)
    if not is_full_size():
        # Single pushes whose outcome was lost.
        leases_end(database)
    until(lambda: database.query("SELECT count(*) FROM queue") == "0", what="an empty queue")
    arrived = arrivals(simulator)
    everyone = {(0, token(n + 1)) for n in range(devices)} | {(0, one) for one in SINGLES}
    singles = {(n, to) for n, _, to in stream.acknowledged}
    assert finished["outcomes"] == {"accepted": len(everyone)}
    assert everyone | singles <= set(arrived) <= everyone | singles | set(stream.unanswered)
    print(f"{repeats(arrived)} repeats after {kills} kills (allowed: {allowed})")
    assert repeats(arrived) <= allowed
    assert database.query("SELECT count(*) FROM deliveries WHERE outcome <> 2") == "0"
