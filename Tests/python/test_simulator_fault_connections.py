# SPDX-License-Identifier: Apache-2.0
"""Faults of whole connections, frame by frame: GOAWAY in all its forms, SETTINGS and windows during
a session, servers that stop reading or answering."""

import socket
import time

import pytest
from hyperframe import frame as frames

from simulator import TOKEN
from wire_client import PAYLOAD, Wire, fault, wait_for

# Seconds in which frames arrive over loopback.
MOMENT = 0.3
OK = [("HEADERS", "200", "END_STREAM")]


@pytest.fixture
def wire(simulator):
    with Wire(simulator) as wire:
        assert wire.push(token="00") == OK
        yield wire


def accepted(simulator):
    return [push["accepted"] for push in simulator.received()][1:]


# GOAWAY

def test_goaway_with_some_requests_processed(simulator, wire):
    fault(simulator, action="goaway", reason="Shutdown", in_flight=5, processed=2)
    streams = [wire.request() for _ in range(4)]
    wire.read_for(MOMENT)
    assert [wire.received_frames(stream) for stream in streams] == [[]] * 4
    streams.append(wire.request())
    assert wire.read_to_end() == "close_notify"
    assert wire.goaways == [("GOAWAY", streams[1], 0, b'{"reason":"Shutdown"}')]
    # Requests that GOAWAY covers are answered after it, the others never.
    assert [wire.received_frames(stream) for stream in streams] == [OK, OK, [], [], []]
    order = [type(frame) for frame in wire.frames if not isinstance(frame, frames.SettingsFrame)]
    assert order[1:] == [frames.GoAwayFrame, frames.HeadersFrame, frames.HeadersFrame]
    assert accepted(simulator) == [True, True]


def test_goaway_with_no_request_processed(simulator, wire):
    fault(simulator, action="goaway", in_flight=3, processed=0)
    streams = [wire.request() for _ in range(3)]
    wire.read_to_end()
    assert wire.goaways == [("GOAWAY", streams[0] - 2, 0, b"")]
    assert accepted(simulator) == [False]


def test_two_goaways(simulator, wire):
    fault(simulator, action="goaway", reason="Shutdown", notice_ms=2_000, accepted=True, times=1)
    first = wire.request()
    wire.until(lambda: wire.goaways)
    assert wire.goaways == [("GOAWAY", 2**31 - 1, 0, b"")]
    # Requests between the two are accepted.
    between = wire.push()
    assert between == OK
    wire.read_to_end()
    assert wire.goaways[1:] == [("GOAWAY", first + 2, 0, b'{"reason":"Shutdown"}')]
    assert wire.received_frames(first) == OK
    assert accepted(simulator) == [True, True]


def test_the_second_of_two_goaways_rejects_requests(simulator, wire):
    fault(simulator, action="goaway", notice_ms=200, times=1)
    first = wire.request()
    wire.until(lambda: wire.goaways)
    second = wire.request()
    wire.read_to_end()
    assert [last for _, last, _, _ in wire.goaways] == [2**31 - 1, first - 2]
    assert wire.received_frames(first) == wire.received_frames(second) == []
    assert accepted(simulator) == [False]


@pytest.mark.parametrize("was_accepted", [True, False])
def test_goaway_and_fin_at_once(simulator, wire, was_accepted):
    fault(simulator, action="goaway", close=True, accepted=was_accepted, error_code=2)
    open_stream = wire.request(end=False)
    stream = wire.request()
    assert wire.read_to_end() == "close_notify"
    # A request that GOAWAY covers may have been processed; its answer is lost.
    assert wire.goaways == [("GOAWAY", stream if was_accepted else stream - 2, 2, b"")]
    assert wire.received_frames(stream) == wire.received_frames(open_stream) == []
    assert accepted(simulator) == [was_accepted]


@pytest.mark.parametrize(
    "code, name, text",
    [
        (7, "REFUSED_STREAM", "Maximum active streams violated for this endpoint."),
        (11, "ENHANCE_YOUR_CALM", "too_many_pings"),
    ])
def test_goaway_with_a_code_and_plain_text(simulator, wire, code, name, text):
    fault(simulator, action="goaway", error_code=name, debug=text, at="now")
    wire.read_to_end()
    assert wire.goaways == [("GOAWAY", 1, code, text.encode())]


def test_goaway_to_a_new_connection(simulator):
    fault(simulator, action="goaway", reason="Shutdown", at="connection", times=1)
    with Wire(simulator) as wire:
        wire.read_to_end()
        assert wire.goaways == [("GOAWAY", 0, 0, b'{"reason":"Shutdown"}')]
    with Wire(simulator) as wire:
        assert wire.push() == OK


# SETTINGS

def test_the_stream_limit_falls_and_returns_during_a_session(simulator, wire):
    silent = fault(simulator, action="silence", token_prefix="aa")
    held = [wire.request(token="aa01") for _ in range(3)]
    wait_for(lambda: len(simulator.received()) == 4)
    assert fault(simulator, action="settings", at="now", max_concurrent_streams=1) == 1
    wire.until(lambda: wire.last_settings == {3: 1})
    assert wire.push() == [("RST_STREAM", 7)]
    assert [wire.received_frames(stream) for stream in held] == [[], [], []]
    assert fault(simulator, action="settings", at="now", max_concurrent_streams=0) == 1
    wire.until(lambda: wire.last_settings == {3: 0})
    for stream in held:
        wire.send(frames.RstStreamFrame(stream, error_code=8))
    assert wire.push() == [("RST_STREAM", 7)]
    fault(simulator, action="settings", at="now", max_concurrent_streams=500)
    wire.until(lambda: wire.last_settings == {3: 500})
    assert wire.push() == OK
    assert simulator.call("DELETE", f"/sim/faults/{silent}")[0] == 204


def test_settings_change_when_a_request_arrives(simulator, wire):
    fault(simulator, action="settings", initial_window_size=0, header_table_size=0, times=1)
    assert wire.push() == OK
    assert wire.last_settings == {4: 0, 1: 0}
    # The SETTINGS arrive before the answer.
    kinds = [frame[0] for frame in wire.received_frames()]
    assert kinds[-2:] == ["SETTINGS", "HEADERS"]
    # A conforming client sends headers and waits until the window reopens.
    wire.encoder.header_table_size = 0
    stream = wire.stream = wire.stream + 2
    head, body = wire.frames_of_request(stream)
    wire.send(head)
    fault(simulator, action="settings", initial_window_size=65535, at="now")
    wire.until(lambda: wire.last_settings == {4: 65535})
    wire.send(body)
    wire.until(lambda: wire.ended(stream))
    assert wire.received_frames(stream) == OK


def test_no_settings(simulator):
    fault(simulator, action="no_settings", times=1)
    with Wire(simulator, ready=False) as wire:
        wire.request()
        wire.send(frames.PingFrame(0, b"12345678"))
        wire.read_for(MOMENT)
        assert (wire.frames, wire.end) == ([], None)
    with Wire(simulator) as wire:
        assert wire.push() == OK


def test_settings_are_never_acknowledged(simulator):
    fault(simulator, action="no_settings_ack")
    with Wire(simulator) as wire:
        assert wire.push() == OK
        wire.send(frames.SettingsFrame(0, settings={4: 70000}), frames.PingFrame(0, b"12345678"))
        wire.until(lambda: wire.of(frames.PingFrame))
        assert ("SETTINGS", "ACK") not in wire.received_frames()


# Flow control and silence

def test_a_window_that_never_reopens(simulator, wire):
    fault(simulator, action="stall_window", at="request", times=1)
    for _ in range(15):
        assert wire.push(payload=b" " * 4096) == OK
    wire.read_for(MOMENT)
    assert not wire.of(frames.WindowUpdateFrame)
    with Wire(simulator) as other:
        for _ in range(10):
            assert other.push(payload=b" " * 4096) == OK
        assert other.of(frames.WindowUpdateFrame)


def test_pings_are_never_acknowledged(simulator, wire):
    assert fault(simulator, action="ignore_pings", at="now") == 1
    wire.send(frames.PingFrame(0, b"12345678"))
    assert wire.push() == OK
    assert not wire.of(frames.PingFrame)


def test_a_slow_reader(simulator, wire):
    fault(simulator, action="slow_read", bytes=500, interval_ms=20, at="now")
    began = time.monotonic()
    assert wire.push(payload=b" " * 4096) == OK
    # More than 4,096 bytes, 500 at a time, every 20 ms.
    assert time.monotonic() - began >= 8 * 0.02
    with Wire(simulator) as other:
        assert other.push() == OK


def test_a_black_hole_neither_answers_nor_closes(simulator, wire):
    fault(simulator, action="blackhole", accepted=True, times=1)
    wire.request()
    wire.request()
    wire.send(frames.PingFrame(0, b"12345678"))
    wire.read_for(MOMENT)
    assert (wire.end, wire.received_frames()[-1]) == (None, OK[0])
    assert not wire.of(frames.PingFrame)
    assert accepted(simulator) == [True]
    # The simulator closes the connection when the client does.
    wire.socket.close()
    wait_for(lambda: simulator.call("GET", "/sim/stats")[1]["connections_open"] == 0)


def test_a_connection_that_is_no_longer_read(simulator, wire):
    fault(simulator, action="blackhole", at="now")
    wire.socket.settimeout(MOMENT)
    with pytest.raises(TimeoutError):
        while True:
            wire.socket.sendall(bytes(1 << 16))


@pytest.mark.parametrize("sends_close_notify, end", [(True, "close_notify"), (False, "fin")])
def test_fin_with_and_without_close_notify(simulator, wire, sends_close_notify, end):
    fault(simulator, action="close", close_notify=sends_close_notify)
    wire.request()
    assert wire.read_to_end() == end
    assert wire.goaways == []


def test_a_reset_connection(simulator, wire):
    fault(simulator, action="abort", at="now")
    assert wire.read_to_end() == "reset"


# Connections that a rule matches

def test_a_fault_matches_one_connection_by_number(simulator):
    with Wire(simulator) as first, Wire(simulator) as second:
        assert first.push() == second.push() == OK
        listed = simulator.call("GET", "/sim/connections")[1]["connections"]
        assert [c["stream_limit"] for c in listed] == [1000, 1000]
        assert [c["peer"] for c in listed] == [
            "%s:%d" % wire.socket.getsockname() for wire in (first, second)]
        rule = {"action": "goaway", "at": "now", "debug": "you"}
        assert fault(simulator, connection=listed[1]["connection"], **rule) == 1
        second.read_to_end()
        assert second.goaways == [("GOAWAY", 1, 0, b"you")]
        assert first.push() == OK
        assert fault(simulator, times=1, **rule) == 1
        assert simulator.call("GET", "/sim/faults")[1]["faults"] == []


def test_a_fault_matches_one_address_and_token(start):
    simulator = start("--listen", "127.0.0.1:0,127.0.0.2:0")
    simulator.register_key()
    dead, good = simulator.addresses("sandbox")[1], simulator.addresses("sandbox")[0]
    fault(simulator, action="silence", address=dead[0], token_prefix=TOKEN[:8])
    with Wire(simulator, address=dead) as wire:
        assert wire.push(token="00") == OK
        silent = wire.request()
        assert wire.push(token="01") == OK
        assert wire.received_frames(silent) == []
    with Wire(simulator, address=good) as wire:
        assert wire.push() == OK


def test_memory_does_not_grow_with_the_number_of_faults(simulator):
    def resident():
        with open(f"/proc/{simulator.process.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))

    def round_of_faults():
        for rule in (
            {"action": "blackhole", "at": "connection"}, {"action": "tls_stall"},
            {"action": "no_settings"}, {"action": "goaway", "in_flight": 9},
            {"after_reset": True}, {"action": "slow_read", "bytes": 1},
        ):
            fault(simulator, times=1, **rule)
            raw = socket.create_connection(simulator.address)
            if rule.get("action") == "tls_stall":
                raw.sendall(PAYLOAD)
                raw.close()
                continue
            raw.close()
            simulator.call("DELETE", "/sim/faults")
            fault(simulator, times=1, **rule)
            with Wire(simulator, ready=False) as wire:
                wire.request()
            simulator.call("DELETE", "/sim/faults")

    for _ in range(4):
        round_of_faults()
    before = resident()
    for _ in range(12):
        round_of_faults()
    wait_for(lambda: simulator.call("GET", "/sim/stats")[1]["connections_open"] == 0)
    assert resident() < before + 4096
