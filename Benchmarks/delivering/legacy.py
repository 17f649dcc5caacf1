# SPDX-License-Identifier: Apache-2.0
"""Frames of one legacy connection beside single pushes over HTTP, the frame reader alone, and idle connections."""

import hashlib
import json
import pathlib
import re
import socket
import ssl
import struct
import subprocess
import time

from bench import free_port, token
from singles import APP, measure

#: Connections whose memory is measured.
IDLE = 1_000


def resident(pid):
    return int(re.search(r"VmRSS:\s+(\d+)", pathlib.Path(f"/proc/{pid}/status").read_text())[1]) * 1024


class Sender:
    """Connections to the bridge, with the sink's certificate, which the gateway lists."""

    def __init__(self, bench):
        self.bench, self.port = bench, free_port()
        certs = f"{bench.out}/certs"
        der = ssl.PEM_cert_to_DER_cert(pathlib.Path(certs, "cert.pem").read_text())
        self.settings = {
            "PUSHGATE_LEGACY_LISTEN": f"127.0.0.1:{self.port}",
            "PUSHGATE_LEGACY_SENDERS": f"{hashlib.sha256(der).hexdigest()}={APP}/production",
            "PUSHGATE_TLS_CERTIFICATE": f"{certs}/cert.pem", "PUSHGATE_TLS_KEY": f"{certs}/key.pem"}
        self.context = ssl.create_default_context(cafile=f"{certs}/ca.pem")
        self.context.check_hostname = False
        self.context.load_cert_chain(f"{certs}/cert.pem", f"{certs}/key.pem")

    def connect(self):
        return self.context.wrap_socket(socket.create_connection(("127.0.0.1", self.port)))

    def frames(self, count):
        """Frames of command 2 to the app's devices in turn, with the payload of the other benchmarks."""
        payload = pathlib.Path(self.bench.out, "payload.json").read_bytes()
        later, devices = int(time.time()) + 3600, min(self.bench.devices[APP], 100_000)
        parts = []
        for number in range(count):
            items = b"".join(
                struct.pack("!BH", kind, len(data)) + data for kind, data in [
                    (1, bytes.fromhex(token(number % devices + 1))), (2, payload), (3, struct.pack("!I", number)),
                    (4, struct.pack("!I", later)), (5, b"\x0a")])
            parts.append(struct.pack("!BI", 2, len(items)) + items)
        return b"".join(parts)


def stream(bench, sender, sink, frames, count):
    """Sends frames over one connection, waits until all are delivered, and answers a row."""
    before = sink.report(forget=True)["requests"]
    with sender.connect() as connection:
        first = time.time_ns() // 1000
        connection.sendall(frames)
        report = bench.delivered(sink, before + count)
    bench.settled()
    return {"who": "legacy", "connections": 1, "rate": count / (report["last_us"] - first) * 1e6}


def idle(bench, sender, gateway):
    """Bytes of resident memory of one idle connection."""
    before = resident(gateway.pid)
    connections = [sender.connect() for _ in range(IDLE)]
    time.sleep(10)
    memory = (resident(gateway.pid) - before) / IDLE
    for connection in connections:
        connection.close()
    return memory


def run(bench):
    options, results = bench.options, bench.results
    sink, sender = bench.sink("-t"), Sender(bench)
    gateway = bench.gateway(sink.port, **sender.settings)
    bench.app(gateway, APP, options.single_devices)
    count = 10_000 * options.seconds
    frames = sender.frames(count)
    measure(bench, gateway, sink, 64, 2)
    for number in range(1, options.runs + 1):
        with bench.watched({"run": number}) as row:
            row |= measure(bench, gateway, sink, 64, options.seconds)
        results.row("legacy", **row)
        with bench.watched({"run": number}) as row:
            row |= stream(bench, sender, sink, frames, count)
        results.row("legacy", **row)
        reader = json.loads(subprocess.run(
            [bench.binary, "bench", "legacy"], check=True, capture_output=True, text=True).stdout)
        results.row("legacy", run=number, who="reader", rate=reader["frames_per_second"])
    results.row("legacy", run=1, who="idle", bytes=idle(bench, sender, gateway))
    rate = {who: results.median("legacy", "rate", who=who) for who in ("gateway", "legacy", "reader")}
    results.ratio("legacy/singles64", rate["legacy"] / rate["gateway"], 1.2)
    results.ratio("legacy-reader/50000", rate["reader"] / 50_000, 1)
    results.bound("legacy-idle", results.median("legacy", "bytes", who="idle"), "bytes a connection", 32_768)
