# SPDX-License-Identifier: Apache-2.0
"""Connections to Apple that go silent: what the gateway loses on them, counted at the receiver."""

import collections
import time

import pytest

from gateway import APP
from wire_client import fault

CALL = {"aps": {}}


def call(gateway, number):
    return gateway.notify(
        {"tokens": [f"{number:064x}"]}, CALL, push_type="voip", expires_in=600)


def outcomes(gateway, calls):
    """What became of each, once all is said."""
    return [gateway.finished(one, patience=40)["outcomes"] for one in calls]


def register(gateway, count):
    for number in range(count):
        status, answer, _ = gateway.call("PUT", f"/v1/apps/{APP}/devices/{number:064x}", {
            "languages": ["en"], "environment": "sandbox", "push_type": "voip"})
        assert status in (200, 201), answer


def sent(simulator):
    return collections.Counter(int(push["token"], 16) for push in simulator.received() if push["accepted"])


@pytest.mark.parametrize("shards", ["1", "3"])
def test_of_one_call_a_second_a_black_hole_takes_one_at_most(serve, simulator, shards):
    # All shards of a node use the same connection.
    gateway = serve(PUSHGATE_SHARDS=shards)
    gateway.set_up(simulator)
    register(gateway, 9)
    calls = []
    for number in range(9):
        if number == 2:
            # What is connected now says nothing more and reads nothing; who connects anew is served.
            fault(simulator, action="blackhole", at="now")
        calls.append(call(gateway, number))
        # The pace is what is tried.
        time.sleep(1)
    told = outcomes(gateway, calls)
    lost = [number for number, one in enumerate(told) if one != {"accepted": 1}]
    assert len(lost) == 1 and told[lost[0]] == {"unknown": 1}, told
    assert sent(simulator) == {number: 1 for number in range(9) if number not in lost}


def test_a_connection_that_died_while_nothing_was_sent_takes_no_call(serve, simulator):
    gateway = serve(PUSHGATE_TEST_LIMIT_APNS_PROBE_AFTER="1")
    gateway.set_up(simulator)
    register(gateway, 2)
    calls = [call(gateway, 0)]
    assert outcomes(gateway, calls) == [{"accepted": 1}]
    fault(simulator, action="blackhole", at="now")
    # Longer than PUSHGATE_TEST_LIMIT_APNS_PROBE_AFTER.
    time.sleep(1.2)
    calls.append(call(gateway, 1))
    assert outcomes(gateway, calls) == [{"accepted": 1}, {"accepted": 1}]
    assert sent(simulator) == {0: 1, 1: 1}
