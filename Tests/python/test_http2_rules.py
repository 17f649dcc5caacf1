# SPDX-License-Identifier: Apache-2.0
"""The rules of HTTP/2: one table of cases for three servers, the simulator, the gateway and nghttpd. The latter shows
that a widely used server passes the table."""

import os
import socket
import ssl
import subprocess
import time

import pytest

import http2_cases
from gateway import Database, Gateway
from http2_peer import PREFACE, PROTOCOL_ERROR, Broken, Peer, settings
from simulator import Simulator

GET = [(":method", "GET"), (":scheme", "https"), (":path", "/index.html"), (":authority", "localhost")]


class Server:
    def __init__(self, address, path, cafile=None):
        self.address, self.cafile = address, cafile
        self.fields = [(name, path if name == ":path" else value) for name, value in GET]
        self.post = [(":method", "POST")] + self.fields[1:]

    def connect(self):
        plain = socket.create_connection(self.address, timeout=10)
        plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if self.cafile is None:
            return plain
        context = ssl.create_default_context(cafile=self.cafile)
        context.set_alpn_protocols(["h2"])
        return context.wrap_socket(plain, server_hostname="localhost")


@pytest.fixture(scope="module")
def simulator(binary, tmp_path_factory):
    """Without Apple's stricter rules for streams."""
    ca = tmp_path_factory.mktemp("rules") / "ca.pem"
    simulator = Simulator(binary, ca, ["--no-connection-rules", "--max-streams", "100", "--conformance"])
    yield Server(simulator.address, "/3/device/abc", str(ca))
    simulator.stop()


@pytest.fixture(scope="module")
def gateway(binary, tmp_path_factory):
    apple = Simulator(binary, tmp_path_factory.mktemp("gateway") / "ca.pem")
    database = Database(binary)
    gateway = Gateway(binary, database, apple, PUSHGATE_SHARDS="1", PUSHGATE_TEST_LIMIT_HTTP2_RESETS="100000")
    host, _, port = gateway.address.rpartition(":")
    yield Server((host, int(port)), "/healthz")
    gateway.stop()
    apple.stop()
    database.drop()


@pytest.fixture(scope="module")
def nghttpd(tmp_path_factory):
    folder = tmp_path_factory.mktemp("nghttpd")
    (folder / "index.html").write_text("a page of some bytes\n")
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    search = os.environ.get("PATH", "") + ":/usr/sbin"
    process = subprocess.Popen(
        ["nghttpd", "--no-tls", "--address", "127.0.0.1", "--htdocs", str(folder), str(port)],
        env={**os.environ, "PATH": search}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    server = Server(("127.0.0.1", port), "/index.html")
    for _ in range(500):
        try:
            server.connect().close()
            break
        except ConnectionRefusedError:
            assert process.poll() is None
            time.sleep(0.02)
    yield server
    process.terminate()
    process.wait(timeout=10)


# Cases that nghttpd fails, as with h2spec: nghttp2 does not remember streams that were never opened.
NGHTTPD = {"http2/5.1.1/2 a stream below one that was opened", "closed: HEADERS of a stream that was skipped"}


def run(server, name):
    function, how = http2_cases.CASES[name]
    peer = Peer(server, how.get("first", PREFACE + settings()), how.get("settings", True))
    try:
        function(peer)
    finally:
        peer.close()


def faults(server):
    """Returns the server's violations by case."""
    found = {}
    for name in http2_cases.CASES:
        try:
            run(server, name)
        except Broken as broken:
            found[name] = str(broken)
    return found


def test_the_table_contains_all_h2spec_cases():
    assert http2_cases.H2SPEC == 147
    assert len(http2_cases.CASES) == 147 + 3 + len(http2_cases.MALFORMED)


def test_the_simulator_follows_the_rules(simulator):
    found = faults(simulator)
    assert not found


def test_the_gateway_follows_the_rules(gateway):
    found = faults(gateway)
    assert not found


def test_nghttpd_follows_the_rules(nghttpd):
    found = faults(nghttpd)
    assert set(found) == NGHTTPD, found


# APNs and the simulator end the connection for these.
ENDING = {"upper case"}


@pytest.mark.parametrize("name", ["simulator", "gateway", "nghttpd"])
def test_a_malformed_request_ends_only_its_stream(request, name):
    server = request.getfixturevalue(name)
    for what, make in http2_cases.MALFORMED.items():
        if name == "simulator" and what in ENDING:
            continue
        peer = Peer(server)
        peer.send(make(peer), peer.request(3))
        peer.answered(3)
        peer.stays_open_except(1)
        assert peer.errors() == [(1, PROTOCOL_ERROR)], what
        peer.close()
