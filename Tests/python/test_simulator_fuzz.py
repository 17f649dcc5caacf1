# SPDX-License-Identifier: Apache-2.0
"""Malformed bytes and frames: the simulator closes connections and never dies.

PUSHGATE_FUZZ_SECONDS makes it longer than the moment it takes by default.
"""

import os
import random
import ssl
import time

from apns_client import Client

SECONDS = float(os.environ.get("PUSHGATE_FUZZ_SECONDS", "3"))


def damaged_request(client, rng):
    """A preface and a good request with some bytes changed, and frames of random content."""
    client.h2.initiate_connection()
    client.h2.send_headers(1, client.headers())
    data = bytearray(client.h2.data_to_send())
    for _ in range(rng.choice([0, 1, 3, 8])):
        data[rng.randrange(rng.choice([0, 24]), len(data))] = rng.randrange(256)
    for _ in range(rng.randrange(20)):
        length = rng.randrange(60)
        stream = rng.choice([0, 1, 1, 2, 3, 5, 0x7FFFFFFF])
        data += length.to_bytes(3, "big") + bytes([rng.randrange(12), rng.randrange(256)])
        data += stream.to_bytes(4, "big") + rng.randbytes(length)
    return bytes(data)


def memory(simulator):
    with open(f"/proc/{simulator.process.pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def test_nonsense_closes_connections_and_nothing_else(simulator):
    rng = random.Random(7)
    end = time.monotonic() + SECONDS
    connections, settled = 0, None
    with Client(simulator) as witness:
        while time.monotonic() < end:
            client = Client(simulator)
            try:
                client.socket.sendall(damaged_request(client, rng))
                client.socket.settimeout(0.02)
                while client.socket.recv(65536):
                    pass
            except (OSError, ssl.SSLError):
                pass
            client.socket.close()
            connections += 1
            if connections == 100:
                settled = memory(simulator)
        assert witness.push().status == 200
    assert connections > 20
    if settled:
        assert memory(simulator) < settled + 16 * 1024
