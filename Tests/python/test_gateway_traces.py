# SPDX-License-Identifier: Apache-2.0
"""`traceparent` of a request, followed through log and store."""

import json
import time

from gateway import APP
from simulator import TOKEN

TRACE = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"
NOTIFICATION = {"to": {"tokens": [TOKEN]}, "payload": {"aps": {"alert": "Hello"}}}


def lines(gateway, message, **members):
    """Lines of the log that say so; waits for the first."""
    end = time.monotonic() + 20
    while True:
        found = [
            line for line in map(json.loads, filter(lambda line: line.startswith("{"), list(gateway.log)))
            if line["message"] == message and all(line.get(name) == value for name, value in members.items())]
        if found:
            return found
        assert time.monotonic() < end, f"the log never says {message}, {members}: {gateway.log[-6:]}"
        time.sleep(0.02)


def post(gateway, path, body, trace):
    status, answer, _ = gateway.call("POST", f"/v1/apps/{APP}/{path}", body, headers={"traceparent": trace})
    return status, answer


def test_the_callers_place_in_a_trace_stands_in_the_log_and_with_the_notification(serve, simulator):
    gateway = serve(PUSHGATE_LOG="debug")
    gateway.set_up(simulator)
    gateway.register(TOKEN)
    status, answer = post(gateway, "notifications", NOTIFICATION, TRACE)
    assert status == 202, answer
    assert gateway.finished(answer["id"])["traceparent"] == TRACE
    # The request, and the sender's work on what it asked for.
    asked = lines(gateway, "request", method="POST", route="/v1/apps/{app}/notifications", traceparent=TRACE)
    assert [line["status"] for line in asked] == ["202"]
    assert lines(gateway, "a row was worked on", notification=answer["id"], traceparent=TRACE)


def test_lines_of_a_batch_and_what_is_sent_later_are_of_its_trace(gateway):
    gateway.register(TOKEN)
    line = json.dumps({**NOTIFICATION, "send_at": int(time.time()) + 3600}).encode()
    status, answer = post(gateway, "notifications/batch", line, TRACE)
    assert status == 200 and answer["status"] == 202, answer
    shown = gateway.call("GET", f"/v1/apps/{APP}/notifications/{answer['id']}")[1]
    assert shown["state"] == "scheduled" and shown["traceparent"] == TRACE


def test_a_malformed_one_is_ignored(gateway):
    gateway.register(TOKEN)
    for trace in ("00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01", "nonsense", "\u00e9"):
        status, answer = post(gateway, "notifications", NOTIFICATION, trace)
        assert status == 202, answer
        assert "traceparent" not in gateway.finished(answer["id"])
    assert not [line for line in list(gateway.log) if "traceparent" in line]
