# SPDX-License-Identifier: Apache-2.0
"""Event streams over TLS with HTTP/1.1 and HTTP/2: curl, Python's ssl and h2, and slow readers."""

import json
import socket
import ssl
import subprocess
import time

import h2.config
import h2.connection
import h2.events
import pytest

from gateway import APP, Gateway
from test_gateway_device_events import EVENTS, Stream, page, token
from test_gateway_tls import Authority, secure_port

# About 200 KB of events: more than the window of a stream.
DEVICES = 600
CANCEL = 8


@pytest.fixture
def authority(tmp_path):
    return Authority(tmp_path)


@pytest.fixture
def secure(binary, database, simulator, authority):
    authority.serve("events")
    gateway = Gateway(
        binary, database, simulator, PUSHGATE_LISTEN="127.0.0.1:0,tls:127.0.0.1:0", PUSHGATE_SHARDS="1",
        PUSHGATE_TLS_CERTIFICATE=str(authority.certificate_file), PUSHGATE_TLS_KEY=str(authority.key_file),
        PUSHGATE_TEST_LIMIT_HTTP_WRITE_DEADLINE="3")
    gateway.secure_port = secure_port(gateway)
    gateway.set_up(simulator)
    yield gateway
    gateway.stop()


class Secure(Stream):
    """`curl -N` on the events, over TLS."""

    def __init__(self, gateway, authority, version, last_event_id=None):
        self.path = f"https://localhost:{gateway.secure_port}{EVENTS}/stream"
        super(Stream, self).__init__(
            gateway, version, "--cacert", str(authority.root_file), last_event_id=last_event_id)


@pytest.mark.parametrize("version", ["--http1.1", "--http2"])
def test_events_are_streamed_until_the_gateway_stops(secure, authority, version):
    stream = Secure(secure, authority, version)
    assert stream.headers["content-type"] == "text/event-stream"
    secure.register(token(1))
    first = stream.next()
    assert (first["event"], first["data"]["token"]) == ("registered", token(1))
    secure.register(token(1), user="ann")
    second = stream.next()
    again = Secure(secure, authority, version, last_event_id=first["id"])
    assert again.next()["id"] == second["id"]
    # A notification's events are streamed, too.
    status, answer, _ = secure.call("POST", f"/v1/apps/{APP}/notifications", {
        "to": {"tokens": [token(1)]}, "payload": {"aps": {"alert": "x"}}})
    assert status == 202
    followed = subprocess.run(
        ["curl", "-sSN", version, "--cacert", str(authority.root_file), "-H", f"Authorization: Bearer {secure.admin_key}",
         f"https://localhost:{secure.secure_port}/v1/apps/{APP}/notifications/{answer['id']}/events"],
        capture_output=True, text=True, timeout=60, check=True).stdout
    assert '"state":"finished"' in followed.rstrip().splitlines()[-1], followed
    assert secure.stop() == 0
    assert stream.next() is None and again.next() is None
    assert stream.exit_code() == 0


@pytest.fixture
def crowded(secure):
    """A gateway with many events; `before` is the position before them."""
    before = page(secure, "latest")["next_after"]
    lines = "".join(
        json.dumps({"token": token(number), "languages": ["en"], "environment": "sandbox"}) + "\n"
        for number in range(DEVICES))
    imported = subprocess.run(
        ["curl", "-sS", "-H", f"Authorization: Bearer {secure.admin_key}", "-H", "Content-Type: application/x-ndjson",
         "--data-binary", "@-", f"{secure.url}/v1/apps/{APP}/devices/import"],
        input=lines, capture_output=True, text=True, check=True, timeout=60).stdout
    assert f'"imported":{DEVICES}' in imported.splitlines()[-1], imported
    page(secure, "latest")
    secure.before = before
    return secure


def connect(gateway, authority, protocol):
    context = ssl.create_default_context(cafile=str(authority.root_file))
    context.set_alpn_protocols([protocol])
    raw = socket.socket()
    # Small kernel buffer, so that little is buffered for a slow reader.
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16 * 1024)
    raw.settimeout(30)
    raw.connect(("127.0.0.1", gateway.secure_port))
    return context.wrap_socket(raw, server_hostname="localhost")


def until_no_stream(gateway):
    end = time.monotonic() + 60
    while gateway.metric("pushgate_http_event_streams") != 0:
        assert time.monotonic() < end
        time.sleep(0.05)


def tokens_of(text):
    return [json.loads(line[6:])["token"] for line in text.splitlines() if line.startswith("data: ")]


def test_a_slow_reader_receives_all_events(crowded, authority):
    slow = connect(crowded, authority, "http/1.1")
    slow.sendall(
        f"GET {EVENTS}/stream?after={crowded.before} HTTP/1.1\r\nHost: localhost\r\n"
        f"Authorization: Bearer {crowded.admin_key}\r\n\r\n".encode())
    received = b""
    while received.count(b"\ndata: ") < DEVICES or not received.endswith(b"\n\n\r\n"):
        received += slow.recv(512)
        # Slower than the gateway sends, but within the write deadline.
        if len(received) < 50_000:
            time.sleep(0.01)
    body, rest = b"", received.partition(b"\r\n\r\n")[2]
    while rest:
        size, _, rest = rest.partition(b"\r\n")
        body, rest = body + rest[:int(size, 16)], rest[int(size, 16) + 2:]
    received_tokens = tokens_of(body.decode())
    assert sorted(received_tokens) == [token(number) for number in range(DEVICES)]
    slow.close()
    until_no_stream(crowded)


def test_an_unread_http2_stream_delays_no_other_stream(crowded, authority):
    client = connect(crowded, authority, "h2")
    assert client.selected_alpn_protocol() == "h2"
    peer = h2.connection.H2Connection(h2.config.H2Configuration(header_encoding="utf-8"))
    peer.initiate_connection()

    def ask(path):
        stream = peer.get_next_available_stream_id()
        peer.send_headers(stream, [
            (":method", "GET"), (":scheme", "https"), (":authority", "localhost"), (":path", path),
            ("authorization", f"Bearer {crowded.admin_key}")], end_stream=True)
        client.sendall(peer.data_to_send())
        return stream

    bodies, ended, reset = {}, set(), {}

    def turn(acknowledges=lambda stream: True):
        data = client.recv(65536)
        assert data
        for event in peer.receive_data(data):
            if isinstance(event, h2.events.DataReceived):
                bodies[event.stream_id] = bodies.get(event.stream_id, b"") + event.data
                if acknowledges(event.stream_id):
                    peer.acknowledge_received_data(event.flow_controlled_length, event.stream_id)
                elif event.flow_controlled_length:
                    # Only the connection's window; the stream's stays closed.
                    peer.increment_flow_control_window(event.flow_controlled_length)
            elif isinstance(event, h2.events.StreamEnded):
                ended.add(event.stream_id)
            elif isinstance(event, h2.events.StreamReset):
                reset[event.stream_id] = event.error_code
        client.sendall(peer.data_to_send())

    unread = ask(f"{EVENTS}/stream?after={crowded.before}")
    while len(bodies.get(unread, b"")) < 65_000:
        turn(lambda stream: stream != unread)
    # Its window is used up; other streams of the connection are served, also an event stream.
    for _ in range(5):
        other = ask("/healthz")
        while other not in ended:
            turn(lambda stream: stream != unread)
    read = ask(f"{EVENTS}/stream?after={crowded.before}")
    while bodies.get(read, b"").count(b"\ndata: ") < DEVICES:
        turn(lambda stream: stream != unread)
    assert len(set(tokens_of(bodies[read].decode()))) == DEVICES
    # A stream without a window is reset, and the connection stays open.
    while unread not in reset:
        turn(lambda stream: stream != unread)
    assert reset[unread] == CANCEL
    other = ask("/healthz")
    while other not in ended:
        turn()
    client.close()
    until_no_stream(crowded)
