# SPDX-License-Identifier: Apache-2.0
"""A normal client beside crowds that mean no good: heads that never end, connections on which nothing is said."""

import http.client
import os
import resource
import ssl
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gateway import Gateway
from test_gateway_tls import Authority, secure_port

TRIAL = os.environ.get("PUSHGATE_TEST_TRIALS") == "all"
# Of a machine that does nothing else; elsewhere only what would be a client that is shut out.
LONGEST = 0.1 if TRIAL else 3
SECONDS = 20 if TRIAL else 1
# Ten thousand, or as many as a gateway takes with so many descriptors, and a normal client.
HELD = min(10_000, resource.getrlimit(resource.RLIMIT_NOFILE)[1] // 2 - 600)


@pytest.fixture
def gateway(binary, database, simulator, tmp_path):
    authority = Authority(tmp_path)
    authority.serve("attacked")
    gateway = Gateway(
        binary, database, simulator, PUSHGATE_LISTEN="127.0.0.1:0,tls:127.0.0.1:0", PUSHGATE_SHARDS="2",
        PUSHGATE_TLS_CERTIFICATE=str(authority.certificate_file), PUSHGATE_TLS_KEY=str(authority.key_file),
        # The crowd comes from 127.0.0.1, and the normal client from where nobody is counted.
        PUSHGATE_HTTP_PROXIES="127.0.0.9")
    gateway.secure_port = secure_port(gateway)
    gateway.trust = ssl.create_default_context(cafile=str(authority.root_file))
    yield gateway
    gateway.kill()


class Crowd:
    def __init__(self, kind, port, count, addresses):
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("attackers.py")), kind, "127.0.0.1", *map(str, (
                port, count, addresses))],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout.readline() == "ready\n"

    def end(self):
        told = self.process.communicate("\n", timeout=60)[0]
        assert self.process.returncode == 0
        return told.strip()


def normal(gateway, is_new, is_secure=False, address="127.0.0.9"):
    """Seconds that each request of a normal client took, on a connection of its own each time or on one for all."""
    took, client = [], None
    end = time.monotonic() + SECONDS
    while time.monotonic() < end or len(took) < 20:
        begun = time.monotonic()
        if client is None:
            port = gateway.secure_port if is_secure else int(gateway.address.rpartition(":")[2])
            source = {"timeout": 20, "source_address": (address, 0)}
            client = (
                http.client.HTTPSConnection("localhost", port, context=gateway.trust, **source)
                if is_secure else http.client.HTTPConnection("127.0.0.1", port, **source))
        client.request("GET", "/v1/apps", headers={"Authorization": f"Bearer {gateway.admin_key}"})
        response = client.getresponse()
        response.read()
        took.append(time.monotonic() - begun)
        assert response.status == 200, response.status
        if is_new:
            client.close()
            client = None
        time.sleep(0.01)
    return sorted(took)


def resident(gateway):
    with open(f"/proc/{gateway.process.pid}/status") as status:
        return int(next(line for line in status if line.startswith("VmRSS:")).split()[1]) >> 10


def told_of(took):
    p99 = took[int(len(took) * 0.99)]
    return p99, (
        f"{len(took)} requests, median {took[len(took) // 2] * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms, longest "
        f"{took[-1] * 1000:.0f} ms")


# From several addresses all of them are held; of those from one, whose share is a quarter, most are turned away, and
# come again as fast as they can.
# Over TLS who has not spoken yet gives way to who comes: there the normal client may be one of their address.
@pytest.mark.parametrize("kind, count, addresses, is_secure, address", [
    ("slow", 5_000 if TRIAL else 400, 8, False, "127.0.0.9"),
    ("half", HELD if TRIAL else 800, 8, False, "127.0.0.9"),
    ("silent", HELD if TRIAL else 800, 8, True, "127.0.0.9"),
    ("half", 10_000 if TRIAL else 800, 1, False, "127.0.0.9"),
    ("silent", 10_000 if TRIAL else 800, 1, True, "127.0.0.9"),
    ("silent", 10_000 if TRIAL else 800, 1, True, "127.0.0.1"),
    ("few", 10_000 if TRIAL else 800, 1, True, "127.0.0.1"),
])
def test_a_normal_client_beside_a_crowd(gateway, kind, count, addresses, is_secure, address):
    before = resident(gateway)
    port = gateway.secure_port if is_secure else int(gateway.address.rpartition(":")[2])
    print(f"\nnobody else: {told_of(normal(gateway, True, is_secure, address))[1]}")
    crowd = Crowd(kind, port, count, addresses)
    try:
        for is_new in [True, False]:
            p99, told = told_of(normal(gateway, is_new, is_secure, address))
            print(
                f"{count} {kind} from {addresses}{' (TLS)' if is_secure else ''} beside {address}, "
                f"{'new connections' if is_new else 'one connection'}: {told}; memory {resident(gateway)} MiB, "
                f"before {before}")
            assert p99 < LONGEST, told
    finally:
        told = crowd.end()
    print(told)
