# SPDX-License-Identifier: Apache-2.0
"""Connections to Apple that stop answering (black holes): lost calls, counted at the simulator."""

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
    """Outcomes of each call, once finished."""
    return [gateway.finished(one, patience=40)["outcomes"] for one in calls]


def register(gateway, count):
    for number in range(count):
        status, answer, _ = gateway.call("PUT", f"/v1/apps/{APP}/devices/{number:064x}", {
            "languages": ["en"], "environment": "sandbox", "push_type": "voip"})
        assert status in (200, 201), answer


def sent(simulator):
    return collections.Counter(int(push["token"], 16) for push in simulator.received() if push["accepted"])


@pytest.mark.parametrize("shards", ["1", "3"])
def test_a_black_hole_loses_at_most_one_call(serve, simulator, shards):
    # All shards of a node use the same connection.
    gateway = serve(PUSHGATE_SHARDS=shards)
    gateway.set_up(simulator)
    register(gateway, 9)
    calls = []
    for number in range(9):
        if number == 2:
            # Open connections are no longer read or answered; new ones are served.
            fault(simulator, action="blackhole", at="now")
        calls.append(call(gateway, number))
        # The test needs one call a second.
        time.sleep(1)
    found = outcomes(gateway, calls)
    lost = [number for number, one in enumerate(found) if one != {"accepted": 1}]
    assert len(lost) == 1 and found[lost[0]] == {"unknown": 1}, found
    assert sent(simulator) == {number: 1 for number in range(9) if number not in lost}


def test_a_connection_that_died_idle_loses_no_call(serve, simulator):
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
