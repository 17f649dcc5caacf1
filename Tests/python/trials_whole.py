# SPDX-License-Identifier: Apache-2.0
"""Trials that take a minute or more each; `script/trial` runs them."""

import os
import signal
import time

from gateway import APP, Gateway
from trials import (
    REPEATS, SETTINGS, STREAMS, accepted, arrivals, beside, crowd, leases_end, metric, repeats,
    slow_answers, token, until)
from wire_client import fault

DEVICES = 100_000
LEASE = 30


def one_node(binary, start, database):
    simulator = start("--record", "1000000")
    gateway = Gateway(binary, database, simulator, **SETTINGS)
    gateway.set_up(simulator)
    crowd(database, DEVICES)
    return gateway, simulator


def everyone():
    return {(0, token(n + 1)) for n in range(DEVICES)}


def test_a_node_that_stands_still_for_two_leases_repeats_what_was_in_flight(
        binary, start, database):
    first, simulator = one_node(binary, start, database)
    second = beside(binary, first, simulator)
    try:
        slow_answers(simulator, 40, 80)
        broadcast = first.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 0})
        until(lambda: accepted(simulator) > DEVICES / 5, what="a fifth")
        first.process.send_signal(signal.SIGSTOP)
        stopped = time.monotonic()
        held = database.query("SELECT id FROM queue WHERE holder IS NOT NULL").split()
        assert held and accepted(simulator) < DEVICES, "all was done when it stopped"
        # Twice a lease is what it takes: nothing tells of it.
        time.sleep(2 * LEASE)
        answer = second.finished(broadcast, patience=LEASE)
        assert metric(second, "pushgate_queue_rescues_total") > 0
        before = accepted(simulator)
        first.process.send_signal(signal.SIGCONT)
        print(f"stood still for {time.monotonic() - stopped:.0f} s")
        until(lambda: metric(first, "pushgate_apns_streams") == 0, what="its last answers")
        assert accepted(simulator) == before, "it begins nothing with a lease that is over"
        arrived = arrivals(simulator)
        print("repeats", repeats(arrived))
        assert set(arrived) == everyone() and repeats(arrived) <= REPEATS + STREAMS
        # What it was told late counts no more.
        assert answer["outcomes"] == {"accepted": DEVICES}
        path = f"/v1/apps/{APP}/notifications/{broadcast}"
        assert second.call("GET", path)[1]["outcomes"] == {"accepted": DEVICES}
        # It is a node like any other again.
        again = first.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 1})
        assert first.finished(again, patience=60)["outcomes"] == {"accepted": DEVICES}
        assert repeats(arrivals(simulator)) == repeats(arrived)
    finally:
        for node in (first, second):
            node.process.send_signal(signal.SIGCONT)
            node.stop()


def test_pushes_that_are_never_answered_do_not_make_a_kill_repeat_more(binary, start, database):
    gateway, simulator = one_node(binary, start, database)
    try:
        # One in each range or so, within its first thousand.
        fault(simulator, action="silence", probability=0.002)
        slow_answers(simulator, 20, 40)
        broadcast = gateway.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 0})
        until(lambda: accepted(simulator) > DEVICES / 2, what="a half")
        gateway.kill()
        assert accepted(simulator) < DEVICES
        leases_end(database)
        simulator.call("DELETE", "/sim/faults")
        gateway.start()
        assert gateway.finished(broadcast, patience=120)["outcomes"] == {"accepted": DEVICES}
        arrived = arrivals(simulator)
        print("repeats", repeats(arrived))
        assert set(arrived) == everyone() and repeats(arrived) <= REPEATS + STREAMS
    finally:
        gateway.stop()
