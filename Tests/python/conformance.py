# SPDX-License-Identifier: Apache-2.0
"""A client that keeps all of Apple's rules, and the simulator's report about it."""

import json
import time
import uuid

import h2.events
from hpack import HeaderTuple, NeverIndexedHeaderTuple
from hyperframe.frame import DataFrame, Frame, GoAwayFrame, HeadersFrame, PingFrame, RstStreamFrame

from apns_client import Answer, Client
from simulator import TOKEN

HELLO = b'{"aps":{"alert":"hello"}}'
LITERAL = ("authorization", ":path")
ONCE = ("apns-id", "apns-expiration", "apns-collapse-id")


class Provider(Client):
    """A client that follows Apple's rules for header indexing and for closing connections."""

    def __init__(self, simulator, authorization=None, **options):
        super().__init__(simulator, **options)
        self.authorization = authorization or self.authorization
        self.named = set()

    def headers(self, token=TOKEN, **changes):
        return [self.written(name, value) for name, value in super().headers(token, **changes)]

    def written(self, name, value):
        """h2 indexes a HeaderTuple, but never a NeverIndexedHeaderTuple."""
        is_literal = name in LITERAL or name in self.named
        if name in ONCE:
            self.named.add(name)
        return (NeverIndexedHeaderTuple if is_literal else HeaderTuple)(name, value)

    def begin(self, headers):
        """Opens a stream whose payload follows later."""
        stream = self.h2.get_next_available_stream_id()
        self.answers[stream] = Answer()
        self.h2.send_headers(stream, headers)
        return stream

    def send_past_h2(self, streams, payload=HELLO, **changes):
        """Sends several pushes at once, which h2 would not allow in this state."""
        frames = b""
        for stream in streams:
            block = self.h2.encoder.encode(self.headers(device(), **changes))
            frames += HeadersFrame(stream, block, flags=["END_HEADERS"]).serialize()
            frames += DataFrame(stream, payload, flags=["END_STREAM"]).serialize()
        self.socket.sendall(frames)

    def read_ping(self):
        """Reads and answers everything up to the simulator's next PING."""
        count = len(self.seen(h2.events.PingReceived))
        self.wait(lambda: len(self.seen(h2.events.PingReceived)) > count)

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Closes with close_notify, if the connection is still open."""
        if self.socket.fileno() >= 0:
            try:
                self.socket.unwrap()
            except OSError:
                pass
            self.socket.close()


def device():
    """A device token that no other test uses."""
    return uuid.uuid4().hex


def established(simulator, names=False, **options):
    """A client after its first steps: a push accepted, the stream limit raised, a PING answered.

    With `names`, that push has an apns-id, so that later ones are not the first to be indexed.
    """
    provider = Provider(simulator, **options).__enter__()
    first = {"apns_id": str(uuid.uuid4())} if names else {}
    assert provider.push(token=device(), **first).status == 200
    provider.wait(lambda: provider.stream_limit > 1 and provider.seen(h2.events.PingReceived))
    return provider


def payload_with_fault(**members):
    """A payload that selects the simulator's answer."""
    return json.dumps({"aps": {"alert": "hello"}, "sim": members}).encode()


def report(simulator):
    """The rules of the report by id."""
    status, answer = simulator.call("GET", "/sim/conformance")
    assert status == 200, answer
    return {rule["id"]: rule for rule in answer["rules"]}


def findings(simulator):
    """The violations in the report, as "broken some-rule"."""
    return {
        f"{rule['verdict']} {name}" for name, rule in report(simulator).items()
        if rule["verdict"] in ("broken", "tolerated")}


def wait_until(condition, patience=30):
    """Waits for a condition, since the simulator notices the end of a connection with a delay."""
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, "it did not come to pass"
        time.sleep(0.01)


class FrameReader:
    """Reads frames directly, since h2 accepts none after GOAWAY."""

    def __init__(self, provider):
        self.provider, self.buffer, self.ended, self.reset = provider, b"", set(), set()
        self.pings, self.is_going = 0, False

    def read_until(self, condition):
        while not condition():
            data = self.provider.socket.recv(65536)
            assert data, "the connection ended first"
            self.buffer += data
            while len(self.buffer) >= 9:
                frame, length = Frame.parse_frame_header(memoryview(self.buffer[:9]))
                if len(self.buffer) < 9 + length:
                    break
                frame.parse_body(memoryview(self.buffer[9:9 + length]))
                self.buffer = self.buffer[9 + length:]
                self.take(frame)

    def take(self, frame):
        if isinstance(frame, PingFrame) and "ACK" not in frame.flags:
            self.pings += 1
            answer = PingFrame(0, opaque_data=frame.opaque_data, flags=["ACK"])
            self.provider.socket.sendall(answer.serialize())
        if isinstance(frame, GoAwayFrame):
            self.is_going = True
        if isinstance(frame, RstStreamFrame):
            self.reset.add(frame.stream_id)
        if "END_STREAM" in frame.flags:
            self.ended.add(frame.stream_id)
