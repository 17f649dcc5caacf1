# SPDX-License-Identifier: Apache-2.0
"""A gateway is killed again and again, at random moments, with work left each time. Counted at the receiver."""

import collections

import pytest

from gateway import APP, Database, Gateway
from trials import (
    REPEATS, SETTINGS, STREAMS, Rate, Stream, accepted, arrivals, chance, is_whole, leases_end,
    repeats, set_up, token, until)

DEVICES = 100_000
DEVICES_PATH = f"/v1/apps/{APP}/devices?limit=1"
#: Whom single pushes go to: not in the broadcast, which is to others.
SINGLES = [token(10_000_000 + n) for n in range(20)]
#: Seconds of commits that PostgreSQL may lose where it does not wait for the disk.
LATE = 0.6
KILLS = 20 if is_whole() else 5


@pytest.fixture
def trial(binary, start, database):
    """A gateway before a simulator that answers slowly, with a crowd of devices."""
    simulator = start("--record", "1000000")
    gateway = Gateway(binary, database, simulator, **SETTINGS)
    set_up(gateway, simulator, DEVICES, SINGLES, answers=(40, 80))
    yield gateway, simulator, database
    gateway.stop()


def kill_at_random_moments(gateway, simulator, database, random):
    """Each time with rows that it was working on."""
    for kill in range(KILLS):
        target = accepted(simulator) + random.randrange(1, 60_000 // KILLS)
        until(lambda: accepted(simulator) >= target, what=f"{target} pushes before kill {kill}")
        gateway.kill()
        left = int(database.query("SELECT count(*) FROM queue WHERE holder IS NOT NULL"))
        assert left > 0, "nothing was unfinished at the kill"
        if not is_whole():
            leases_end(database)
        gateway.start()


def test_every_kill_repeats_little_and_loses_nothing(trial):
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
    singles = {(n, to) for n, _, to in stream.promised}
    maybe = set(stream.unanswered)
    assert len(singles) > 10 * KILLS and everyone | singles <= set(arrived)
    assert set(arrived) <= everyone | singles | maybe
    print(f"{repeats(arrived)} repeats after {KILLS} kills, {len(singles)} single pushes")
    assert repeats(arrived) <= KILLS * (REPEATS + STREAMS)
    for _, notification, _ in random.sample(stream.promised, 20):
        assert gateway.finished(notification)["outcomes"] == {"accepted": 1}
    assert database.query("SELECT count(*) FROM deliveries WHERE outcome <> 2") == "0"
    badges = dict(
        line.split("|") for line in database.query(
            "SELECT encode(token, 'hex'), value FROM badges").splitlines())
    expected = collections.Counter(to for _, to in arrived)
    wrong = {
        to: (badges.get(to), expected[to]) for to in {*badges, *expected} if badges.get(to) != str(expected[to])}
    assert wrong == {}, "what badges show, and how many pushes each device got"


def test_a_killed_postgresql_repeats_its_last_moments_and_loses_nothing(binary, start, cluster):
    simulator = start("--record", "1000000")
    database = Database(binary, cluster.url)
    gateway = Gateway(binary, database, simulator, **SETTINGS)
    try:
        # A kill and a start take seconds, in which sending goes on: something is to be left for the twentieth.
        devices, answers = (3 * DEVICES, (200, 400)) if is_whole() else (DEVICES, (40, 80))
        set_up(gateway, simulator, devices, SINGLES, answers)
        kills_of_postgresql(gateway, simulator, database, cluster, devices)
    finally:
        gateway.stop()


def kills_of_postgresql(gateway, simulator, database, cluster, devices):
    random = chance()
    kills = 20 if is_whole() else 2
    allowed = 0
    with Stream([gateway], SINGLES) as stream:
        broadcast = gateway.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 0})
        # At the first kill the claims themselves are of the last moments.
        target = 1
        for kill in range(kills):
            rate = Rate(simulator)
            until(lambda: rate.sample() >= target, what=f"{target} pushes before kill {kill}")
            cluster.kill()
            allowed += REPEATS + STREAMS + rate.within(LATE)
            cluster.start()
            left = database.query("SELECT count(*) FROM queue WHERE kind = 2")
            assert left != "0", "nothing of the broadcast was left at the kill"
            promised = len(stream.promised)
            until(lambda: len(stream.promised) > promised, what="an answer after the kill")
            target = accepted(simulator) + random.randrange(1, 30_000 // kills)
    # Each shard comes back by itself, and which one answers is the kernel's choice.
    until(
        lambda: all(gateway.call("GET", DEVICES_PATH)[0] == 200 for _ in range(16)), what="readers")
    finished = gateway.finished(broadcast, patience=240)
    if not is_whole():
        # Single pushes of which nobody knows any more that they were sent.
        leases_end(database)
    until(lambda: database.query("SELECT count(*) FROM queue") == "0", what="an empty queue")
    arrived = arrivals(simulator)
    everyone = {(0, token(n + 1)) for n in range(devices)} | {(0, one) for one in SINGLES}
    singles = {(n, to) for n, _, to in stream.promised}
    assert finished["outcomes"] == {"accepted": len(everyone)}
    assert everyone | singles <= set(arrived) <= everyone | singles | set(stream.unanswered)
    print(f"{repeats(arrived)} repeats after {kills} kills (allowed: {allowed})")
    assert repeats(arrived) <= allowed
    assert database.query("SELECT count(*) FROM deliveries WHERE outcome <> 2") == "0"
