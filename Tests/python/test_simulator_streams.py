# SPDX-License-Identifier: Apache-2.0
"""Streams beyond the announced limit, frame by frame."""

import pytest
from hyperframe import frame as frames

from wire_client import Wire, fault, wait_for

OK = [("HEADERS", "200", "END_STREAM")]
REFUSED = [("RST_STREAM", 7)]
TEXT = b"Maximum active streams violated for this endpoint."


@pytest.fixture
def limited(start):
    """Starts simulators with four streams after a valid token."""
    def limited(*options):
        simulator = start("--max-streams", "4", *options)
        simulator.register_key()
        return simulator
    return limited


def stats(simulator):
    answer = simulator.call("GET", "/sim/stats")[1]
    return answer["streams_refused"], answer["breaches"].get("excess_stream", 0)


def silent(simulator, wire, count):
    """Opens requests without an answer, and waits until all have arrived; returns their streams."""
    before = len(simulator.received())
    fault(simulator, action="silence", times=count)
    streams = [wire.request() for _ in range(count)]
    wait_for(lambda: len(simulator.received()) == before + count)
    return streams


def test_streams_beyond_the_limit_are_refused(limited):
    simulator = limited()
    with Wire(simulator) as wire:
        assert wire.push() == OK
        open_streams = silent(simulator, wire, 4)
        excess = [wire.request(), wire.request()]
        wire.until(lambda: all(wire.ended(stream) for stream in excess))
        assert [wire.received_frames(stream) for stream in excess] == [REFUSED, REFUSED]
        # A closed stream makes room for another, and no GOAWAY was sent.
        wire.send(frames.RstStreamFrame(open_streams[0], error_code=8))
        assert wire.push() == OK
        assert wire.goaways == []
    assert stats(simulator) == (2, 2)
    # Refused requests were not processed.
    assert len(simulator.received()) == 6


def test_too_many_excess_streams_lead_to_goaway(limited):
    simulator = limited("--excess-streams", "3")
    with Wire(simulator) as wire:
        assert wire.push() == OK
        open_streams = silent(simulator, wire, 4)
        for _ in range(3):
            assert wire.push() == REFUSED
        assert wire.goaways == []
        last = wire.request()
        wire.until(lambda: wire.goaways)
        assert wire.goaways == [("GOAWAY", open_streams[-1], 7, TEXT)]
        for stream in open_streams:
            wire.send(frames.RstStreamFrame(stream, error_code=8))
        assert wire.read_to_end() == "close_notify"
        assert wire.received_frames(last) in (REFUSED, [])
    assert stats(simulator) == (4, 4)


def test_excess_streams_before_settings_are_no_violation(limited):
    simulator = limited("--excess-streams", "3")
    with Wire(simulator, ready=False) as wire:
        # Sent together with the preface, before the client has received SETTINGS.
        flight = [frame for stream in range(1, 41, 2)
                  for frame in wire.frames_of_request(stream)]
        wire.send(*flight)
        wire.stream = 39
        wire.until(lambda: all(wire.ended(stream) for stream in range(1, 41, 2)))
        # One stream is allowed until the first valid token, which the first request has.
        answers = [wire.received_frames(stream) for stream in range(1, 41, 2)]
        assert answers.count(OK) >= 1 and answers.count(OK) + answers.count(REFUSED) == 20
        assert wire.goaways == []
        assert wire.push() == OK
    refused, violations = stats(simulator)
    assert (refused, violations) == (answers.count(REFUSED), 0)


def test_excess_streams_before_the_settings_ack_are_no_violation(limited):
    simulator = limited()
    with Wire(simulator, acknowledges=False, ready=False) as wire:
        wire.until(lambda: wire.of(frames.SettingsFrame))
        wire.send(frames.SettingsFrame(0, flags=["ACK"]))
        assert wire.push() == OK
        wire.until(lambda: wire.last_settings == {3: 4})
        wire.send(frames.SettingsFrame(0, flags=["ACK"]))
        silent(simulator, wire, 2)
        fault(simulator, action="settings", at="now", max_concurrent_streams=1)
        wire.until(lambda: wire.last_settings == {3: 1})
        assert wire.push() == REFUSED
        assert stats(simulator) == (1, 0)
        wire.send(frames.SettingsFrame(0, flags=["ACK"]))
        assert wire.push() == REFUSED
        assert stats(simulator) == (2, 1)


def test_a_client_that_never_acknowledges_settings_is_dropped(simulator):
    with Wire(simulator, acknowledges=False, ready=False) as wire:
        assert wire.push() == OK
        rule = {"action": "settings", "at": "now", "max_concurrent_streams": 500}
        for _ in range(11):
            assert simulator.call("POST", "/sim/faults", [rule] * 1000)[1]["struck"] <= 1000
        assert wire.read_to_end() == "close_notify"
        assert [code for _, _, code, _ in wire.goaways] == [4]


def test_rejected_requests_do_not_count_as_open_streams(limited):
    simulator = limited()
    with Wire(simulator) as wire:
        assert wire.push() == OK
        for _ in range(6):
            assert wire.push(x_long="a" * 9000) == [("RST_STREAM", 11)]
        silent(simulator, wire, 4)
        assert wire.push() == REFUSED
    assert stats(simulator) == (1, 1)


def test_without_connection_rules_excess_streams_never_lead_to_goaway(limited):
    simulator = limited("--no-connection-rules")
    with Wire(simulator) as wire:
        silent(simulator, wire, 4)
        for _ in range(150):
            assert wire.push() == REFUSED
        assert wire.goaways == []
