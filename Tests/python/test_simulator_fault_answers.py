# SPDX-License-Identifier: Apache-2.0
"""Faults of single requests, checked frame by frame with `hyperframe` and `hpack`."""

import json
import time

import pytest
from hyperframe import frame as frames

from simulator import TOPIC
from wire_client import Wire, fault

TOO_MANY = b'{"reason":"TooManyRequests"}'


@pytest.fixture
def wire(simulator):
    with Wire(simulator) as wire:
        assert wire.push(token="00") == [("HEADERS", "200", "END_STREAM")]
        yield wire


def accepted(simulator):
    return [push["accepted"] for push in simulator.received()][1:]


def test_an_error_is_headers_and_one_data_frame_and_may_be_split(simulator, wire):
    fault(simulator, reason="TooManyRequests", action="respond", times=1)
    assert wire.push() == [("HEADERS", "429"), ("DATA", TOO_MANY, "END_STREAM")]
    fault(simulator, status=429, reason="TooManyRequests", times=1, data_frame_size=11)
    assert wire.push() == [
        ("HEADERS", "429"), ("DATA", TOO_MANY[:11]), ("DATA", TOO_MANY[11:22]),
        ("DATA", TOO_MANY[22:], "END_STREAM")]
    fault(simulator, status=503, body="<html>oops</html>", times=1)
    assert wire.push() == [("HEADERS", "503"), ("DATA", b"<html>oops</html>", "END_STREAM")]


def test_an_error_without_body_ends_with_its_headers_or_with_empty_data(simulator, wire):
    fault(simulator, status=500, body="", times=1)
    assert wire.push() == [("HEADERS", "500", "END_STREAM")]
    fault(simulator, status=500, body="", times=1, end_stream="data")
    assert wire.push() == [("HEADERS", "500"), ("DATA", b"", "END_STREAM")]


@pytest.mark.parametrize("status", [299, 418, 499, 599, 777])
def test_unknown_statuses_and_reasons(simulator, wire, status):
    fault(simulator, status=status, reason="PhaseOfTheMoon", times=1)
    assert wire.push() == [
        ("HEADERS", str(status)), ("DATA", b'{"reason":"PhaseOfTheMoon"}', "END_STREAM")]
    assert accepted(simulator) == [status == 299]


def test_response_headers_twice(simulator, wire):
    fault(simulator, status=429, reason="TooManyRequests", retry_after=3, times=1,
          headers={"retry-after": ["4", "5"], "apns-id": "not-a-uuid"})
    wire.push()
    fields = wire.fields(wire.stream)
    assert [value for name, value in fields if name == "retry-after"] == ["3", "4", "5"]
    ids = [value for name, value in fields if name == "apns-id"]
    assert len(ids) == 2 and ids[1] == "not-a-uuid"
    fault(simulator, action="answer", times=1, headers={"x-odd": "1"})
    assert wire.push() == [("HEADERS", "200", "END_STREAM")]
    assert ("x-odd", "1") in wire.fields(wire.stream)


def test_delays_are_drawn_from_a_distribution_and_the_seed(start):
    def waits(seed, delay):
        simulator = start("--seed", str(seed))
        simulator.register_key()
        with Wire(simulator) as wire:
            wire.push()
            fault(simulator, delay_ms=delay)
            # In one write, since the delays begin when the requests arrive.
            streams = range(wire.stream + 2, wire.stream + 82, 2)
            wire.send(*(frame for stream in streams for frame in wire.frames_of_request(stream)))
            wire.until(lambda: all(wire.ended(stream) for stream in streams))
            # The answers arrive in the order of their delays.
            return [f.stream_id for f in wire.of(frames.HeadersFrame)][1:]

    uniform = waits(3, {"min": 10, "max": 1_000})
    assert uniform != sorted(uniform)
    assert uniform[:5] == waits(3, {"min": 10, "max": 1_000})[:5]
    assert uniform != waits(4, {"min": 10, "max": 1_000})
    assert waits(3, {"mean": 100}) != sorted(uniform)


@pytest.mark.parametrize("was_accepted", [True, False])
@pytest.mark.parametrize("code", range(14))
def test_every_reset_code_before_and_after_acceptance(simulator, wire, code, was_accepted):
    fault(simulator, action="reset", error_code=code, accepted=was_accepted, times=1)
    assert wire.push() == [("RST_STREAM", code)]
    assert accepted(simulator) == [was_accepted]
    assert wire.push() == [("HEADERS", "200", "END_STREAM")]


@pytest.mark.parametrize(
    "rule, frames_after",
    [
        ({}, [("HEADERS", "200", "END_STREAM")]),
        ({"status": 429, "reason": "TooManyRequests"},
         [("HEADERS", "429"), ("DATA", TOO_MANY, "END_STREAM")]),
        ({"action": "reset", "error_code": 5}, [("RST_STREAM", 5)]),
    ])
def test_an_answer_after_the_client_has_reset_the_stream(simulator, wire, rule, frames_after):
    fault(simulator, after_reset=True, times=1, **rule)
    late = wire.request()
    # No answer arrives before the reset; a later request is answered first.
    assert wire.push() == [("HEADERS", "200", "END_STREAM")]
    assert wire.received_frames(late) == []
    wire.send(frames.RstStreamFrame(late, error_code=8))
    wire.until(lambda: wire.ended(late))
    assert wire.received_frames(late) == frames_after
    # The connection and the compression tables remain intact.
    assert wire.push(apns_collapse_id="x") == [("HEADERS", "200", "END_STREAM")]


# Requests that a rule matches

def test_faults_match_broadcasts_and_channel_requests(start):
    simulator = start("--listen-channels", "127.0.0.1:0")
    simulator.register_key()
    create = {
        "path": f"/1/apps/{TOPIC}/channels", "apns_topic": None, "apns_push_type": None,
        "payload": b'{"message-storage-policy":1,"push-type":"LiveActivity"}',
    }
    with Wire(simulator, address=simulator.addresses("sandbox", "channels")[0]) as manager:
        fault(simulator, status=503, reason="Service Unavailable", kind="channels", times=1)
        assert manager.push(**create) == [
            ("HEADERS", "503"), ("DATA", b'{"reason":"Service Unavailable"}', "END_STREAM")]
        assert simulator.call("GET", f"/sim/apps/{TOPIC}/channels")[1]["channels"] == []
        # Performed, but not answered.
        fault(simulator, action="reset", path_prefix="/1/apps/", accepted=True, times=1)
        assert manager.push(**create) == [("RST_STREAM", 2)]
        [channel] = simulator.call("GET", f"/sim/apps/{TOPIC}/channels")[1]["channels"]
    with Wire(simulator) as wire:
        broadcast = {
            "path": f"/4/broadcasts/apps/{TOPIC}", "apns_topic": None,
            "apns_push_type": "LiveActivity", "apns_expiration": "0",
            "apns_channel_id": channel["id"], "payload": b'{"aps":{"event":"update"}}',
        }
        # The reason of broadcasts has a space, and implies the status.
        fault(simulator, action="respond", reason="Service Unavailable", kind="broadcast", times=1)
        assert wire.push() == [("HEADERS", "200", "END_STREAM")]
        assert wire.push(**broadcast) == [
            ("HEADERS", "503"), ("DATA", b'{"reason":"Service Unavailable"}', "END_STREAM")]
        assert wire.push(**broadcast) == [("HEADERS", "200", "END_STREAM")]
    [channel] = simulator.call("GET", f"/sim/apps/{TOPIC}/channels")[1]["channels"]
    assert channel["broadcasts"] == 1


def test_a_duration_starts_at_the_first_match(simulator, wire):
    fault(simulator, status=429, reason="TooManyRequests", after=1, for_ms=400)
    time.sleep(0.5)
    assert wire.push() == [("HEADERS", "200", "END_STREAM")]
    began = time.monotonic()
    while wire.push()[0] == ("HEADERS", "429"):
        assert time.monotonic() - began < 5
        # Slowly, since many errors end a connection.
        time.sleep(0.02)
    assert time.monotonic() - began >= 0.3
    assert wire.push() == [("HEADERS", "200", "END_STREAM")]
    assert simulator.call("GET", "/sim/faults")[1]["faults"] == []


def test_a_rule_counts_per_connection(simulator):
    # GOAWAY after n streams, as with exhausted stream ids.
    fault(simulator, action="goaway", after=3, per_connection=True, accepted=True)
    for _ in range(2):
        with Wire(simulator) as wire:
            for _ in range(3):
                assert wire.push() == [("HEADERS", "200", "END_STREAM")]
            wire.request()
            assert wire.read_to_end() == "close_notify"
            assert wire.goaways == [("GOAWAY", 7, 0, b"")]
            assert wire.received_frames(7) == [("HEADERS", "200", "END_STREAM")]
    [rule] = simulator.call("GET", "/sim/faults")[1]["faults"]
    assert (rule["struck"], rule["per_connection"]) == (2, True)


def test_rules_are_listed_with_all_their_members(simulator):
    rules = [
        {"action": "respond", "status": 503, "reason": "R", "retry_after": 4, "at": "request",
         "headers": {"a": ["b", "c"]}, "data_frame_size": 3, "delay_ms": {"min": 1, "max": 9},
         "kind": "device", "path_prefix": "/3/", "for_ms": 70},
        {"action": "goaway", "at": "request", "error_code": 11, "debug": "calm", "notice_ms": 5,
         "in_flight": 6, "processed": 2, "delay_ms": {"mean": 3, "max": 30}},
        {"action": "settings", "at": "connection", "max_concurrent_streams": 0,
         "initial_window_size": 1, "probability": 0.5},
        {"action": "tls_alert", "at": "accept", "alert": 80, "times": 2, "after": 9},
        {"action": "slow_read", "at": "connection", "bytes": 7, "interval_ms": 8},
        {"action": "close", "at": "request", "close_notify": False, "accepted": True},
    ]
    for rule in rules:
        fault(simulator, **rule)
    listed = simulator.call("GET", "/sim/faults")[1]["faults"]
    for entry in listed:
        assert entry.pop("struck") == 0 and entry.pop("id") > 0
    assert listed == rules


@pytest.mark.parametrize(
    "rule, member",
    [
        ({"action": "reset", "at": "accept"}, "at"),
        ({"action": "tls_stall", "token_prefix": "ab"}, "token_prefix"),
        ({"action": "goaway", "processed": 1}, "processed"),
        ({"action": "settings"}, "action"),
        ({"status": 500, "reson": "typo"}, "reson"),
        ({"status": 500, "headers": {"UPPER": "x"}}, "headers"),
        ({"delay_ms": {"min": 9, "max": 1}}, "delay_ms"),
        ({"action": "refuse", "times": 1}, "times"),
        ({"status": 500, "kind": "watch"}, "kind"),
    ])
def test_an_invalid_member_is_rejected_by_name(simulator, rule, member):
    status, problem = simulator.call("POST", "/sim/faults", rule)
    assert (status, problem["pointer"]) == (422, f"/{member}"), problem
    assert json.dumps(problem)
