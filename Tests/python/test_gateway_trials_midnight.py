# SPDX-License-Identifier: Apache-2.0
"""Kills before and after midnight, with a shifted clock for gateway, PostgreSQL and simulator."""

from gateway import Database, Gateway
from shifted_clock import clock  # noqa: F401, a fixture
from trials import (
    REPEATS, SETTINGS, STREAMS, Stream, accepted, arrivals, leases_end, metric, repeats, set_up, token, until)

DEVICES = 60_000
SINGLES = [token(10_000_000 + n) for n in range(10)]


def test_kills_across_midnight_lose_nothing(clock, binary, start, cluster):
    simulator = start("--record", "1000000")
    database = Database(binary, cluster.url)
    gateway = Gateway(binary, database, simulator, **SETTINGS)
    try:
        set_up(gateway, simulator, DEVICES, SINGLES, answers=(80, 240))
        kills_across_midnight(clock, gateway, simulator, database)
    finally:
        gateway.stop()


def kills_across_midnight(clock, gateway, simulator, database):
    def day():
        return database.query("SELECT now()::date")

    # Pushes would delay the creation of partitions of today and tomorrow.
    until(lambda: metric(gateway, "pushgate_duty_rounds_total", duty="partitions") > 0, what="partitions")
    before = day()
    kills = 0
    with Stream([gateway], SINGLES) as stream:
        broadcast = gateway.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 0})
        for is_due in (
            lambda: accepted(simulator) > DEVICES / 20, lambda: day() != before,
            lambda: accepted(simulator) > at_midnight + DEVICES / 10,
        ):
            until(is_due, what="the moment of a kill")
            at_midnight = accepted(simulator)
            gateway.kill()
            kills += 1
            assert day() == before if kills == 1 else day() != before
            left = database.query("SELECT count(*) FROM queue WHERE holder IS NOT NULL")
            assert left != "0", "nothing was unfinished at the kill"
            if kills == 1:
                # The first kill comes minutes before midnight, however slow the machine is.
                clock.set("23:59:54")
            leases_end(database)
            gateway.start()
        acknowledged = len(stream.acknowledged)
        until(lambda: len(stream.acknowledged) > acknowledged + 20, what="pushes of the new day")
    finished = gateway.finished(broadcast, patience=60)
    until(lambda: database.query("SELECT count(*) FROM queue") == "0", what="an empty queue")
    arrived = arrivals(simulator)
    everyone = {(0, token(n + 1)) for n in range(DEVICES)} | {(0, one) for one in SINGLES}
    singles = {(n, to) for n, _, to in stream.acknowledged}
    assert finished["outcomes"] == {"accepted": len(everyone)}
    assert everyone | singles <= set(arrived) <= everyone | singles | set(stream.unanswered)
    print(f"{repeats(arrived)} repeats after {kills} kills")
    assert repeats(arrived) <= kills * (REPEATS + STREAMS)
    for _, notification, _ in (*stream.acknowledged[:5], *stream.acknowledged[-5:]):
        assert gateway.finished(notification)["outcomes"] == {"accepted": 1}
    days = database.query("SELECT count(DISTINCT day) FROM deliveries WHERE outcome = 2")
    assert days == "2", "a delivery has the day of its run"
    assert database.query("SELECT count(*) FROM deliveries_default") == "0"
