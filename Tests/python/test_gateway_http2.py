# SPDX-License-Identifier: Apache-2.0
"""HTTP/2 on the gateway's own port: third-party clients and floods. `test_http2_rules.py` has the
malformed frames."""

import json
import os
import re
import select
import socket
import struct
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import h2.config
import h2.connection
import h2.events
import hpack
import pytest
from hyperframe.frame import (
    ContinuationFrame, DataFrame, GoAwayFrame, HeadersFrame, PingFrame, PriorityFrame, RstStreamFrame,
    SettingsFrame, WindowUpdateFrame, Frame)

from gateway import APP, Gateway

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
GOOD = [(":method", "GET"), (":scheme", "http"), (":path", "/healthz"), (":authority", "gateway")]
ENHANCE_YOUR_CALM, CANCEL = 11, 8
TRIAL = os.environ.get("PUSHGATE_TEST_TRIALS") == "all"


def address(gateway):
    host, _, port = gateway.address.rpartition(":")
    return host, int(port)


class Client:
    """h2 over a socket: requests and their responses."""

    def __init__(self, gateway, window=None):
        self.gateway = gateway
        self.socket = socket.create_connection(address(gateway), timeout=20)
        self.h2 = h2.connection.H2Connection(h2.config.H2Configuration(header_encoding="utf-8"))
        self.h2.initiate_connection()
        if window is not None:
            self.h2.update_settings({4: window})
        self.flush()
        self.status, self.headers, self.body, self.ended, self.reset = {}, {}, {}, set(), {}
        self.consumes = True
        self.goaway = None

    def flush(self):
        self.socket.sendall(self.h2.data_to_send())

    def request(self, method, path, body=None, headers=(), ends=True):
        stream = self.h2.get_next_available_stream_id()
        fields = [
            (":method", method), (":scheme", "http"), (":path", path), (":authority", "gateway"),
            ("authorization", f"Bearer {self.gateway.admin_key}"), *headers]
        self.h2.send_headers(stream, fields, end_stream=ends and body is None)
        if body is not None:
            self.h2.send_data(stream, body, end_stream=ends)
        self.flush()
        return stream

    def turn(self):
        """Reads once; False at the end."""
        received = self.socket.recv(65536)
        if not received:
            return False
        for event in self.h2.receive_data(received):
            if isinstance(event, h2.events.ResponseReceived):
                self.headers[event.stream_id] = dict(event.headers)
                self.status[event.stream_id] = int(self.headers[event.stream_id][":status"])
            elif isinstance(event, h2.events.DataReceived):
                self.body[event.stream_id] = self.body.get(event.stream_id, b"") + event.data
                if self.consumes:
                    self.h2.acknowledge_received_data(event.flow_controlled_length, event.stream_id)
            elif isinstance(event, h2.events.StreamEnded):
                self.ended.add(event.stream_id)
            elif isinstance(event, h2.events.StreamReset):
                self.reset[event.stream_id] = event.error_code
            elif isinstance(event, h2.events.ConnectionTerminated):
                self.goaway = event
        self.flush()
        return True

    def answer(self, stream):
        while stream not in self.ended and stream not in self.reset and self.turn():
            pass
        return self.status.get(stream), self.body.get(stream, b"")

    def call(self, *arguments, **more):
        status, body = self.answer(self.request(*arguments, **more))
        return status, json.loads(body) if body else None


class Raw:
    """Sends single frames."""

    def __init__(self, gateway):
        self.socket = socket.create_connection(address(gateway), timeout=20)
        self.socket.sendall(PREFACE + SettingsFrame(0).serialize())
        self.encoder = hpack.Encoder()
        self.received = b""

    def send(self, *frames):
        self.socket.sendall(b"".join(
            frame if isinstance(frame, bytes) else frame.serialize() for frame in frames))

    def headers(self, stream, fields, flags=("END_HEADERS", "END_STREAM")):
        frame = HeadersFrame(stream)
        frame.data = self.encoder.encode(fields, huffman=False)
        for flag in flags:
            frame.flags.add(flag)
        return frame

    def frame(self):
        """The next frame; None at the end."""
        while True:
            if len(self.received) >= 9:
                frame, length = Frame.parse_frame_header(memoryview(self.received[:9]))
                if len(self.received) >= 9 + length:
                    frame.parse_body(memoryview(self.received[9:9 + length]))
                    self.received = self.received[9 + length:]
                    return frame
            try:
                piece = self.socket.recv(65536)
            except ConnectionError:
                return None
            if not piece:
                return None
            self.received += piece

    def until(self, *kinds):
        """The next frame of one of these kinds; None when the connection ends before."""
        while (frame := self.frame()) is not None:
            if isinstance(frame, kinds):
                return frame
        return None

    def goaway_code(self):
        """The error code of the GOAWAY that ends the connection, once it has ended."""
        code = None
        while (frame := self.frame()) is not None:
            if isinstance(frame, GoAwayFrame):
                code = frame.error_code
        return code


@pytest.fixture
def small(binary, database, simulator):
    """A gateway with limits that tests can reach."""
    gateway = Gateway(
        binary, database, simulator, PUSHGATE_SHARDS="1", PUSHGATE_TEST_LIMIT_HTTP2_RESETS="300",
        PUSHGATE_TEST_LIMIT_HTTP2_IDLE_FRAMES="500", PUSHGATE_TEST_LIMIT_HTTP_WRITE_DEADLINE="2",
        PUSHGATE_TEST_LIMIT_HTTP_HEADER_BYTES="8192")
    yield gateway
    gateway.stop()


def test_every_route_and_an_event_stream_work(gateway):
    client = Client(gateway)
    status, _ = client.call("PUT", f"/v1/apps/{APP}", b'{"fallback_languages":["en"]}')
    assert status in (200, 201)
    token = "ab" * 32
    status, device = client.call(
        "PUT", f"/v1/apps/{APP}/devices/{token}",
        json.dumps({"environment": "sandbox", "languages": ["fr-CH"], "user": "anna"}).encode())
    assert status in (200, 201) and device["user"] == "anna"
    status, answer = client.call(
        "POST", f"/v1/apps/{APP}/notifications",
        json.dumps({"to": {"users": ["anna"]}, "payload": {"aps": {"alert": "Hello"}}}).encode())
    assert status == 202
    events = client.request("GET", f"/v1/apps/{APP}/notifications/{answer['id']}/events")
    assert client.answer(events)[0] == 200
    assert client.headers[events]["content-type"].startswith("text/event-stream")
    assert b'"finished"' in client.body[events]
    export = client.request("GET", f"/v1/apps/{APP}/devices/export")
    assert client.answer(export)[0] == 200 and token.encode() in client.body[export]
    status, _ = client.call("GET", "/v1/nowhere")
    assert status == 404
    for name in ("/metrics", "/readyz", "/openapi.json", f"/v1/apps/{APP}/strings"):
        assert client.answer(client.request("GET", name))[0] == 200, name


def test_an_import_is_streamed_beside_another_request(gateway):
    client = Client(gateway)
    line = '{"token":"%064x","environment":"sandbox","languages":["en"]}\n'
    body = "".join(line % number for number in range(20_000)).encode()
    stream = client.request(
        "POST", f"/v1/apps/{APP}/devices/import", headers=[("content-type", "application/x-ndjson")],
        ends=False)
    sent = 0
    while sent < len(body):
        room = min(client.h2.local_flow_control_window(stream), client.h2.max_outbound_frame_size)
        if room == 0:
            assert client.turn()
            continue
        client.h2.send_data(stream, body[sent:sent + room])
        sent += room
        client.flush()
    assert client.call("GET", "/healthz")[0] == 200
    client.h2.end_stream(stream)
    client.flush()
    status, answered = client.answer(stream)
    assert status == 200, answered
    assert gateway.database.query(
        "SELECT count(*) FROM devices") == "20000"


def test_third_party_clients(gateway):
    url = gateway.url
    ran = subprocess.run(
        ["curl", "-sS", "--http2-prior-knowledge", "-w", "%{http_version}", f"{url}/healthz"],
        capture_output=True, text=True, timeout=30)
    assert ran.stdout.endswith("}2"), ran
    ran = subprocess.run(
        ["nghttp", "-nsv", f"{url}/healthz", f"{url}/nowhere"], capture_output=True, text=True, timeout=30)
    assert ":status: 200" in ran.stdout and ":status: 404" in ran.stdout, ran.stdout
    ran = subprocess.run(
        ["h2load", "-n", "20000", "-c", "10", "-m", "50", f"{url}/healthz"], capture_output=True, text=True,
        timeout=120)
    assert "20000 succeeded, 0 failed, 0 errored, 0 timeout" in ran.stdout, ran.stdout


def test_a_hundred_thousand_rapid_resets_beside_a_normal_client(small):
    before = resident(small)
    # In a separate process, so that the attacker does not delay the client's measurements.
    attacker = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("attackers.py")), "resets",
         *map(str, (*address(small), 100_000))],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        env={**os.environ, "PUSHGATE_TEST_KEY": small.admin_key})
    client, latencies, end = Client(small), [], time.monotonic() + (20 if TRIAL else 0)
    try:
        while len(latencies) < 100 or time.monotonic() < end or not select.select([attacker.stdout], [], [], 0)[0]:
            began = time.monotonic()
            assert client.call("GET", "/v1/apps")[0] == 200
            latencies.append(time.monotonic() - began)
            time.sleep(0.001)
    finally:
        summary = attacker.communicate("\n", timeout=60)[0].split("\n")[1]
    assert attacker.returncode == 0
    connections = int(re.search(r"over (\d+) connections", summary)[1])
    assert summary.endswith(" 0 by other codes"), summary
    dropped = dropped_for(small, "resets")
    assert dropped >= connections * 0.9, (dropped, summary)
    grown = resident(small) - before
    assert grown < 64 * 1024 * 1024, grown
    latencies.sort()
    p99 = latencies[int(len(latencies) * 0.99)]
    print(f"{summary}; the normal client: {len(latencies)} requests, median "
          f"{latencies[len(latencies) // 2] * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms, longest "
          f"{latencies[-1] * 1000:.0f} ms; memory grew by {grown >> 20} MiB")
    # Strict only on an otherwise idle machine; elsewhere the limit finds clients that are not served.
    assert p99 < (0.1 if TRIAL else 3), p99


def resident(gateway):
    with open(f"/proc/{gateway.process.pid}/status") as status:
        return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmRSS:"))


def dropped_for(gateway, cause):
    status, _, _ = gateway.call("GET", "/healthz")
    assert status == 200
    request = urllib.request.Request(
        gateway.url + "/metrics", headers={"Authorization": f"Bearer {gateway.admin_key}"})
    with urllib.request.urlopen(request, timeout=30) as response:
        page = response.read().decode()
    found = re.search(rf'^pushgate_http_connections_dropped_total{{cause="{cause}"}} (\S+)', page, re.M)
    return float(found[1]) if found else 0


def ping(number):
    return PingFrame(0, opaque_data=struct.pack(">Q", number))


@pytest.mark.parametrize("flood", ["ping", "settings", "priority", "window", "empty data"])
def test_floods_of_idle_frames_end_the_connection(small, flood):
    client = Raw(small)
    post = [(":method", "POST"), (":scheme", "http"), (":path", f"/v1/apps/{APP}/devices/import"),
            (":authority", "gateway"), ("authorization", f"Bearer {small.admin_key}")]
    if flood == "empty data":
        small.call("PUT", f"/v1/apps/{APP}", {"fallback_languages": ["en"]})
        client.send(client.headers(1, post, ("END_HEADERS",)))
    frames = {
        "ping": lambda number: ping(number), "settings": lambda _: SettingsFrame(0, {4: 65_535}),
        "priority": lambda number: PriorityFrame(1 + 2 * (number % 50), depends_on=0, stream_weight=1),
        "window": lambda _: WindowUpdateFrame(0, 1), "empty data": lambda _: DataFrame(1, b""),
    }[flood]
    try:
        for start in range(0, 20_000, 100):
            client.send(*(frames(start + number) for number in range(100)))
    except ConnectionError:
        pass
    assert client.goaway_code() in (ENHANCE_YOUR_CALM, None)
    assert dropped_for(small, "idle_frames") == 1


def test_occasional_pings_are_answered(small):
    client = Raw(small)
    for number in range(100):
        client.send(ping(number))
        assert client.until(PingFrame).opaque_data == struct.pack(">Q", number)
    client.send(client.headers(1, GOOD))
    assert client.until(HeadersFrame).stream_id == 1


def test_a_continuation_flood_ends_the_connection(small):
    for piece in (b"", b"\x00\x01a" + b"\x7f\x81\x07" + b"b" * 1_024):
        client = Raw(small)
        try:
            client.send(client.headers(1, GOOD, ()))
            for _ in range(1_000):
                client.send(ContinuationFrame(1, piece))
        except ConnectionError:
            pass
        # There is a GOAWAY unless the kernel's reset discarded it.
        assert client.goaway_code() != 0
    client = Raw(small)
    client.send(client.headers(1, GOOD + [("x-big", "b" * 10_000)]))
    head = client.until(HeadersFrame)
    assert hpack.Decoder().decode(head.data)[0] == (":status", "431")
    assert Client(small).call("GET", "/healthz")[0] == 200


def test_a_stream_without_a_window_is_cancelled(small):
    client = Client(small, window=0)
    stream = client.request("GET", "/openapi.json")
    began = time.monotonic()
    client.answer(stream)
    assert client.reset[stream] == CANCEL and time.monotonic() - began < 60
    # The connection stays open.
    client.h2.update_settings({4: 65_535})
    client.flush()
    assert client.call("GET", "/healthz")[0] == 200


def test_clients_that_read_nothing_use_bounded_memory(small):
    small.call("PUT", f"/v1/apps/{APP}", {"fallback_languages": ["en"]})
    before = resident(small)
    silent = []
    for _ in range(20):
        client = Raw(small)
        client.send(SettingsFrame(0, {4: 2**31 - 1}), WindowUpdateFrame(0, 2**30))
        try:
            for stream in range(1, 200, 2):
                client.send(client.headers(stream, GOOD[:2] + [(":path", "/openapi.json"), GOOD[3]]))
        except ConnectionError:
            pass
        silent.append(client)
    assert Client(small).call("GET", "/healthz")[0] == 200
    grown = resident(small) - before
    assert grown < 160 * 1024 * 1024, grown
    end = time.monotonic() + 60
    while dropped_for(small, "stalled") < 20:
        assert time.monotonic() < end, dropped_for(small, "stalled")
        time.sleep(0.1)


def test_graceful_shutdown_finishes_open_requests(small):
    small.call("PUT", f"/v1/apps/{APP}", {"fallback_languages": ["en"]})
    client = Raw(small)
    fields = [
        (":method", "PUT"), (":scheme", "http"), (":path", f"/v1/apps/{APP}/devices/" + "ab" * 32),
        (":authority", "gateway"), ("authorization", f"Bearer {small.admin_key}")]
    client.send(client.headers(1, fields, ("END_HEADERS",)), ping(1))
    assert client.until(PingFrame) is not None
    small.process.terminate()
    goaway = client.until(GoAwayFrame)
    assert (goaway.error_code, goaway.last_stream_id) == (0, 2**31 - 1)
    acknowledged = PingFrame(0, opaque_data=b"pushgate")
    acknowledged.flags.add("ACK")
    client.send(acknowledged)
    goaway = client.until(GoAwayFrame)
    assert (goaway.error_code, goaway.last_stream_id) == (0, 1)
    data = DataFrame(1, b'{"environment":"sandbox","languages":["en"]}')
    data.flags.add("END_STREAM")
    client.send(data)
    head = client.until(HeadersFrame)
    assert dict(hpack.Decoder().decode(head.data))[":status"] == "201"
    assert client.goaway_code() is None
    assert small.process.wait(timeout=30) == 0
    assert small.database.query("SELECT count(*) FROM devices") == "1"
