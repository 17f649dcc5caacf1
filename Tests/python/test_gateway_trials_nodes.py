# SPDX-License-Identifier: Apache-2.0
"""Two nodes on one database share a broadcast, and one continues when the other is killed."""

import collections
import os
import signal
import time

import pytest

from gateway import APP, Gateway
from trials import (
    REPEATS, SETTINGS, STREAMS, Stream, accepted, arrivals, beside, crowd, is_full_size, metric, repeats,
    slow_answers, token, until)

DEVICES = 100_000
#: Seconds until a claim expires without renewal.
LEASE = 30
#: Seconds for detecting the kill and sending the rest, on a busy machine.
PATIENCE = 25
SINGLES = [token(10_000_000 + n) for n in range(10)]


@pytest.fixture
def pair(binary, start, database):
    """A node, and a function that starts further ones."""
    simulator = start("--record", "1000000")
    nodes = [Gateway(binary, database, simulator, **SETTINGS)]
    nodes[0].set_up(simulator)
    crowd(database, DEVICES)
    for one in SINGLES:
        nodes[0].register(one)

    def join():
        nodes.append(beside(binary, nodes[0], simulator))
        return nodes[-1]

    yield nodes[0], join, simulator
    for node in nodes:
        node.stop()


def sent(node):
    return metric(node, "pushgate_deliveries_total", outcome="accepted")


def everyone():
    return {(0, token(n + 1)) for n in range(DEVICES)} | {(0, one) for one in SINGLES}


def test_two_nodes_send_to_each_device_once(pair):
    first, join, simulator = pair
    second = join()
    slow_answers(simulator, 20, 60)
    with Stream([first, second], SINGLES) as stream:
        broadcast = first.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 0})
        answer = second.finished(broadcast, patience=90)
    for _, notification, _ in stream.acknowledged[-20:]:
        first.finished(notification)
    assert answer["outcomes"] == {"accepted": DEVICES + len(SINGLES)}
    assert stream.unanswered == []
    assert arrivals(simulator) == collections.Counter(
        everyone() | {(n, to) for n, _, to in stream.acknowledged})
    shares = [sent(node) - len(stream.acknowledged) / 2 for node in (first, second)]
    print("shares", shares)
    assert min(shares) > DEVICES / 8


def test_a_joining_node_takes_over_when_the_first_is_killed(pair, database):
    first, join, simulator = pair
    slow_answers(simulator, 40, 80)
    broadcast = first.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 0})
    until(lambda: accepted(simulator) > DEVICES / 10, what="the first tenth")
    second = join()
    until(lambda: sent(second) > DEVICES / 10, what="a share of the second node")
    assert sent(first) > DEVICES / 10
    first.kill()
    killed = time.monotonic()
    left = int(database.query("SELECT count(*) FROM queue WHERE holder IS NOT NULL AND epoch = 1"))
    assert left > 0 and accepted(simulator) < DEVICES, "all was done at the kill"
    answer = second.finished(broadcast, patience=LEASE + PATIENCE)
    print("finished after", time.monotonic() - killed)
    assert answer["outcomes"] == {"accepted": DEVICES + len(SINGLES)}
    assert metric(second, "pushgate_queue_rescues_total") > 0
    arrived = arrivals(simulator)
    print("repeats", repeats(arrived))
    assert set(arrived) == everyone()
    assert repeats(arrived) <= REPEATS + STREAMS
