# SPDX-License-Identifier: Apache-2.0
"""CPU time of the gateway per byte of clients without a key, relative to ordinary requests."""

import functools
import os
import socket
import threading
import urllib.request

import pytest

import attackers
from gateway import Gateway
from test_gateway_tls import Authority, secure_port

#: Highest CPU time per byte of an attack, relative to that of ordinary requests. The target is 10 (-s prints the
#: ratio). Clock ticks of 10 ms and other processes change a ratio of 8 by half: this bound only finds multiples of 100.
COSTLIER = 40
#: Bytes of ordinary requests.
BYTES = 4_000_000
TICKS = os.sysconf("SC_CLK_TCK")


@pytest.fixture(scope="module")
def authority(tmp_path_factory):
    authority = Authority(tmp_path_factory.mktemp("authority"))
    authority.serve("attacked")
    return authority


@pytest.fixture
def gateway(binary, database, simulator, authority):
    gateway = Gateway(
        binary, database, simulator, PUSHGATE_LISTEN="127.0.0.1:0,tls:127.0.0.1:0", PUSHGATE_SHARDS="1",
        PUSHGATE_TLS_CERTIFICATE=str(authority.certificate_file), PUSHGATE_TLS_KEY=str(authority.key_file))
    gateway.place = ("127.0.0.1", int(gateway.address.rpartition(":")[2]))
    gateway.secure_place = ("127.0.0.1", secure_port(gateway))
    yield gateway
    gateway.stop()


def cpu_seconds(gateway):
    """User and system time. The gateway's only shard has processed all earlier bytes before it answers this request."""
    urllib.request.urlopen(f"{gateway.url}/healthz", timeout=120).read()
    with open(f"/proc/{gateway.process.pid}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def seconds_per_megabyte(gateway, send):
    before = cpu_seconds(gateway)
    sent = send()
    return (cpu_seconds(gateway) - before) * 1e6 / sent


def ordinary(gateway):
    """Notifications without a key, on one connection."""
    body = b'{"to": {"users": ["anna"]}, "payload": {"aps": {"alert": "%s"}}}' % (b"x" * 600)
    request = (
        b"POST /v1/apps/com.example.app/notifications HTTP/1.1\r\nHost: gateway\r\nUser-Agent: client/1.0\r\n"
        b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(body)) + body
    count = BYTES // len(request)
    with socket.create_connection(gateway.place, timeout=120) as client:
        sender = threading.Thread(target=lambda: [client.sendall(request * 20) for _ in range(count // 20)])
        sender.start()
        answered, rest = 0, b""
        while answered < count // 20 * 20:
            piece = client.recv(65536)
            assert piece, "the gateway has ended the connection"
            answered += (rest + piece).count(b"HTTP/1.1 401") - rest.count(b"HTTP/1.1 401")
            rest = piece[-11:]
        sender.join()
    return count // 20 * 20 * len(request)


# Each with the number of bytes after which the gateway must have ended the connection.
ATTACKS = {
    "header bombs": (attackers.header_bombs, {"at_most": 2_000_000}),
    "header lists beyond the limit": (attackers.long_header_lists, {"at_most": 2_000_000}),
    "requests that are reset": (attackers.resets, {"at_most": 2_000_000}),
    "PING": (attackers.pings, {"at_most": 2_000_000}),
    "SETTINGS": (attackers.settings, {"at_most": 2_000_000}),
    "KeyUpdates": (attackers.key_updates, {"at_most": 400_000, "is_secure": True}),
    "KeyUpdates over HTTP/2": (
        attackers.key_updates_after_preface, {"at_most": 400_000, "is_secure": True, "alpn": "h2"}),
}


@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_without_a_key_is_ended_and_uses_bounded_cpu_time(gateway, name):
    pieces, options = ATTACKS[name]
    place = gateway.secure_place if options.get("is_secure") else gateway.place
    usual = seconds_per_megabyte(gateway, functools.partial(ordinary, gateway))

    def send():
        # Attacks that are ended early need many connections for a measurable time.
        sent = connections = 0
        while connections < 3 or (connections < 20 and sent < 2_000_000):
            sent += attackers.attack(place, pieces, **options)
            connections += 1
        return sent

    cost = seconds_per_megabyte(gateway, send)
    print(f"\n{name}: {cost:.3f} s of CPU time for a megabyte, ordinary requests {usual:.3f} s")
    assert cost <= COSTLIER * usual
