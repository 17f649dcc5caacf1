# SPDX-License-Identifier: Apache-2.0
"""Latency of requests beside attackers without a key that cost the gateway CPU time.

The latency of GET /healthz on a gateway with one shard, alone and then beside two connections of
header bombs (HTTP/2) and one of KeyUpdates (TLS), each replaced as soon as the gateway ends it.
Attackers run at the lowest priority: on a machine of their own they would take no CPU time from
the gateway.
"""

import contextlib
import http.client
import subprocess
import sys
import time
from pathlib import Path

from stress_tools import quantile
from test_gateway_tls import Authority, secure_port

#: Highest p99 beside the attacks, relative to the p99 without them.
SLOWER = 5
#: Connections of each attack.
BOMBS, KEY_UPDATES = 2, 1


def options(sizes):
    sizes.fixed("seconds", 30, "of each measurement", unit="SECONDS")


@contextlib.contextmanager
def attack(kind, port, count):
    """A process of `attackers.py`, so that its interpreter delays no measurement."""
    process = subprocess.Popen(
        ["nice", "-n", "19", sys.executable, Path(__file__).with_name("attackers.py"), kind, "127.0.0.1", str(port), str(count)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout.readline() == "ready\n"
    try:
        yield
    finally:
        print(f"{kind}: {process.communicate(timeout=120)[0].strip()}", flush=True)


def latencies(gateway, seconds):
    """Latencies in milliseconds of requests on one connection."""
    client, results = http.client.HTTPConnection(gateway.address, timeout=120), []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.monotonic()
        client.request("GET", "/healthz")
        assert client.getresponse().read()
        results.append((time.monotonic() - began) * 1000)
        time.sleep(0.005)
    return results


def run(stage):
    authority = Authority(stage.folder)
    authority.serve("attacked")
    gateway = stage.gateway(
        stage.database(), stage.simulator(), PUSHGATE_LISTEN="127.0.0.1:0,tls:127.0.0.1:0", PUSHGATE_SHARDS="1",
        PUSHGATE_TLS_CERTIFICATE=str(authority.certificate_file), PUSHGATE_TLS_KEY=str(authority.key_file))
    port = int(gateway.address.rpartition(":")[2])
    seconds = stage.options.seconds
    latencies(gateway, min(2, seconds))
    alone = latencies(gateway, seconds)
    with attack("header_bombs", port, BOMBS), attack("key_updates", secure_port(gateway), KEY_UPDATES):
        beside = latencies(gateway, seconds)
    for name, values in (("alone", alone), ("beside attacks", beside)):
        stage.row(
            name, requests=len(values), p50_ms=quantile(values, 0.5), p99_ms=quantile(values, 0.99),
            max_ms=max(values))
    stage.criterion(
        "p99 of requests beside attacks / alone", quantile(beside, 0.99) / quantile(alone, 0.99), at_most=SLOWER)
