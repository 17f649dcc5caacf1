# SPDX-License-Identifier: Apache-2.0
"""A node with a wrong clock: it stores and sends PostgreSQL's time, and reports the difference."""

import datetime
import json
import time

import pytest

from gateway import APP
from shifted_clock import clock  # noqa: F401, a fixture
from trials import metric, token, until

#: Tolerance in seconds for starts, requests and slow machines.
SLACK = 60


def seconds(text):
    return datetime.datetime.fromisoformat(text).timestamp()


def clock_notes(gateway):
    return [note["detail"] for note in gateway.call("GET", "/readyz")[1]["notes"] if note["name"] == "clock"]


# With a clock further behind, the simulator's new certificate would not be valid yet.
@pytest.mark.parametrize("shift, words", [(7_200, "ahead of"), (-900, "behind")])
def test_a_node_with_a_wrong_clock_uses_the_databases_time(serve, simulator, clock, shift, words):
    # Simulator and PostgreSQL were started before, with the right clock.
    clock.at(time.time() + shift)
    gateway = serve()
    gateway.set_up(simulator)
    gateway.register(token(1))
    asked = time.time()
    notification = gateway.notify({"tokens": [token(1)]}, expires_in=3_600)
    ended = gateway.finished(notification)
    assert ended["outcomes"] == {"accepted": 1}
    assert abs(seconds(ended["accepted_at"]) - asked) < SLACK
    assert abs(seconds(ended["expires_at"]) - asked - 3_600) < SLACK
    [push] = simulator.received()
    assert abs(int(push["expiration"]) - asked - 3_600) < SLACK, push
    # A time that is in the past, or far in the future, by the node's clock.
    due = datetime.datetime.fromtimestamp(time.time() + 3, datetime.timezone.utc).isoformat()
    later = gateway.notify({"tokens": [token(1)]}, send_at=due)
    assert gateway.finished(later)["outcomes"] == {"accepted": 1}
    [note] = clock_notes(gateway)
    difference = round(abs(metric(gateway, "pushgate_clock_difference_seconds")))
    assert abs(difference - abs(shift)) <= 2 and f" s {words}" in note, note
    lines = [json.loads(line) for line in gateway.log if line.startswith("{")]
    assert len([line for line in lines if "this node's clock is" in line["message"]]) == 1


def test_a_corrected_clock_is_no_longer_reported(serve, clock):
    clock.at(time.time() + 30)
    gateway = serve()
    assert len(clock_notes(gateway)) == 1
    clock.at(time.time())
    until(lambda: not clock_notes(gateway), what="the note to go")
    assert abs(metric(gateway, "pushgate_clock_difference_seconds")) <= 2
    until(lambda: any("agrees with PostgreSQL's again" in line for line in gateway.log), what="the log line")
