# SPDX-License-Identifier: Apache-2.0
"""Malformed bytes and frames: the simulator closes connections and does not crash.

PUSHGATE_FUZZ_SECONDS sets the duration.
"""

import os
import random
import socket
import ssl
import struct
import time

from hyperframe import frame as frames

from apns_client import Client
from wire_client import PREFACE, Wire, fault, wait_for

SECONDS = float(os.environ.get("PUSHGATE_FUZZ_SECONDS", "3"))


def damaged_request(client, rng):
    """Returns a preface and a valid request with some bytes changed, and frames of random content."""
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


def test_malformed_input_only_closes_connections(simulator):
    rng = random.Random(7)
    end = time.monotonic() + SECONDS
    connections, settled = 0, None
    with Client(simulator) as other:
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
        assert other.push().status == 200
    assert connections > 20
    if settled:
        assert memory(simulator) < settled + 16 * 1024


# Faults of every kind, so frequent that they coincide.
FAULTS = [
    {"status": 503, "data_frame_size": 3, "reason": "X", "headers": {"apns-id": "y"}},
    {"status": 500, "body": "", "end_stream": "data"}, {"delay_ms": {"mean": 5}},
    {"after_reset": True}, {"action": "reset", "after_reset": True}, {"action": "silence"},
    {"action": "reset", "error_code": 8}, {"action": "goaway", "in_flight": 3, "processed": 1},
    {"action": "goaway", "notice_ms": 3}, {"action": "goaway", "close": True, "accepted": True},
    {"action": "goaway", "delay_ms": 2}, {"action": "close", "close_notify": False},
    {"action": "abort", "delay_ms": 1}, {"action": "blackhole"}, {"action": "abort"},
    {"action": "settings", "max_concurrent_streams": 0, "initial_window_size": 1},
    {"action": "settings", "max_frame_size": 20000, "header_table_size": 0},
    {"action": "slow_read", "bytes": 40, "interval_ms": 1, "at": "request"},
    {"action": "stall_window", "at": "request"}, {"action": "ignore_pings", "at": "request"},
    {"action": "no_settings"}, {"action": "no_settings_ack"}, {"action": "slow_read"},
    {"action": "goaway", "at": "connection", "notice_ms": 1},
    {"action": "blackhole", "at": "connection", "delay_ms": 2},
    {"action": "close", "at": "connection"}, {"action": "tls_close"}, {"action": "tls_alert"},
    {"action": "abort", "at": "accept"}, {"action": "alpn_none"},
    {"action": "tls_stall", "delay_ms": {"min": 1, "max": 30}},
    {"action": "certificate_wrong_host"},
]


def frames_of_a_misbehaving_client(wire, rng):
    """Returns complete and incomplete requests among frames that a client may send at any time, and
    some that it may not."""
    list, streams = [], []
    for _ in range(rng.randrange(30)):
        choice = rng.randrange(12)
        if choice < 5:
            streams.append(2 * len(streams) + 1)
            list += wire.frames_of_request(streams[-1], end=rng.random() < 0.8)
        elif choice < 8:
            stream = rng.choice(streams or [1])
            list.append(rng.choice([
                frames.RstStreamFrame(stream, error_code=rng.randrange(20)),
                frames.WindowUpdateFrame(rng.choice([0, stream]), rng.choice([1, 2**31 - 1])),
                frames.DataFrame(stream, b"x" * rng.randrange(50), flags=["END_STREAM"])]))
        elif choice < 11:
            list.append(rng.choice([
                frames.SettingsFrame(0, settings={4: rng.choice([0, 100, 65535]), 1: 0}),
                frames.SettingsFrame(0, flags=["ACK"]), frames.PingFrame(0, b"12345678"),
                frames.PriorityFrame(1, 0, 4), frames.GoAwayFrame(0, 0, rng.randrange(14))]))
    return b"".join(frame.serialize() for frame in list)


def misbehaving_client(simulator, wire, rng):
    context = ssl._create_unverified_context()
    context.set_alpn_protocols(["h2"])
    try:
        raw = socket.create_connection(simulator.address, timeout=1)
        with context.wrap_socket(raw, server_hostname="localhost") as tls:
            data = bytearray(frames_of_a_misbehaving_client(wire, rng))
            if data and rng.random() < 0.3:
                data[rng.randrange(len(data))] = rng.randrange(256)
            tls.sendall(PREFACE + frames.SettingsFrame(0).serialize() + data)
            if rng.random() < 0.3:
                # Closing will send a reset.
                tls.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            tls.settimeout(0.03)
            while tls.recv(65536):
                pass
    except OSError:
        pass


def test_misbehaving_clients_and_faults_leave_no_connection(simulator):
    rng = random.Random(11)
    with Wire(simulator, ready=False) as wire:
        for rule in FAULTS:
            fault(simulator, probability=0.03, **rule)
        end = time.monotonic() + SECONDS
        connections, settled = 0, None
        while time.monotonic() < end:
            wire.encoder = type(wire.encoder)()
            misbehaving_client(simulator, wire, rng)
            connections += 1
            if connections % 50 == 0:
                fault(simulator, action="goaway", at="now", probability=0.5, delay_ms=1)
                fault(simulator, action="refuse", for_ms=1)
                time.sleep(0.01)
            if connections == 300:
                settled = memory(simulator)
    assert connections > 20
    assert simulator.call("DELETE", "/sim/faults")[0] == 204
    with Wire(simulator) as other:
        assert other.push() == [("HEADERS", "200", "END_STREAM")]
    wait_for(lambda: simulator.call("GET", "/sim/stats")[1]["connections_open"] == 0)
    assert len(os.listdir(f"/proc/{simulator.process.pid}/fd")) < 40
    if settled:
        assert memory(simulator) < settled + 16 * 1024
