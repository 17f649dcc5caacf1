#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The measuring half of script/bench http."""

import argparse
import base64
import json
import os
import re
import resource
import secrets
import socket
import ssl
import statistics
import subprocess
import time
from pathlib import Path

SERVER, CLIENT = os.environ.get("SERVER_CORE", "0"), os.environ.get("CLIENT_CORE", "1")
PORTS = {"pushgate": (21870, 21871), "nginx": (21880, 21881)}
KEY = "pgk_" + secrets.token_urlsafe(32)
DEVICE = "/v1/apps/com.example.bench/devices/" + "ab" * 32


def on(core, *command):
    return ["taskset", "-c", core, *map(str, command)]


def wait_for(port):
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit(f"nobody listens on port {port}")


def cpu_of(pid):
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid):
    return int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())[1]) * 1024


class Pushgate:
    def __init__(self, out, **settings):
        plain, secure = PORTS["pushgate"]
        self.log = open(out / "pushgate.log", "wb")
        environment = {
            **os.environ, "PUSHGATE_LISTEN": f"127.0.0.1:{plain},tls:127.0.0.1:{secure}", "PUSHGATE_SHARDS": "1",
            "PUSHGATE_TLS_CERTIFICATE": str(out / "certs/cert.pem"), "PUSHGATE_TLS_KEY": str(out / "certs/key.pem"),
            "PUSHGATE_SECRET_KEY": base64.b64encode(bytes(32)).decode(), "PUSHGATE_ADMIN_KEY": KEY,
            "PUSHGATE_LOG": "warning", "PUSHGATE_TEST_LIMIT_HTTP_IDLE_DEADLINE": "600", **settings,
        }
        subprocess.run([environment["PUSHGATE_BINARY"], "migrate"], env=environment, check=True, capture_output=True)
        self.process = subprocess.Popen(
            on(SERVER, environment["PUSHGATE_BINARY"], "serve"), env=environment, stdout=subprocess.DEVNULL,
            stderr=self.log)
        self.pid = self.process.pid
        wait_for(plain)
        wait_for(secure)

    def stop(self):
        self.process.terminate()
        self.process.wait()


class Nginx:
    """One worker that returns what /healthz returns."""

    def __init__(self, out, body):
        plain, secure = PORTS["nginx"]
        folder = (out / "nginx").resolve()
        folder.mkdir(exist_ok=True)
        certs = (out / "certs").resolve()
        (folder / "nginx.conf").write_text(f"""
            daemon off; master_process off; worker_processes 1; pid {folder}/pid; error_log {folder}/error.log;
            worker_rlimit_nofile 20000;
            events {{ worker_connections 10500; }}
            http {{
              access_log off; keepalive_requests 1000000000; keepalive_timeout 600s; server_tokens off;
              client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
              uwsgi_temp_path {folder}; scgi_temp_path {folder};
              ssl_certificate {certs}/cert.pem; ssl_certificate_key {certs}/key.pem; ssl_protocols TLSv1.2 TLSv1.3;
              server {{
                listen 127.0.0.1:{plain} backlog=4096; listen 127.0.0.1:{secure} ssl http2 backlog=4096;
                http2_max_concurrent_streams 1000;
                location /healthz {{ default_type application/json; return 200 '{body}'; }}
              }}
            }}""")
        self.process = subprocess.Popen(
            on(SERVER, "nginx", "-e", f"{folder}/error.log", "-c", f"{folder}/nginx.conf"), stderr=subprocess.DEVNULL)
        self.pid = self.process.pid
        wait_for(plain)

    def stop(self):
        self.process.terminate()
        self.process.wait()


def start(who, out, body):
    return Pushgate(out) if who == "pushgate" else Nginx(out, body)


def healthz():
    with socket.create_connection(("127.0.0.1", PORTS["pushgate"][0])) as client:
        client.sendall(b"GET /healthz HTTP/1.1\r\nHost: bench\r\nConnection: close\r\n\r\n")
        return b"".join(iter(lambda: client.recv(65536), b"")).partition(b"\r\n\r\n")[2].decode()


# Requests a second


def with_wrk(port, options):
    said = subprocess.run(
        on(CLIENT, "wrk", "-t1", f"-c{options.connections}", f"-d{options.seconds}s", "--latency",
           f"http://127.0.0.1:{port}/healthz"), check=True, capture_output=True, text=True).stdout
    assert "Non-2xx" not in said and "Socket errors" not in said, said
    return int(re.search(r"(\d+) requests in", said)[1]), float(re.search(r"Requests/sec:\s+([\d.]+)", said)[1])


def with_h2load(port, options):
    said = subprocess.run(
        on(CLIENT, "h2load", "-t1", f"-c{options.connections}", "-m10", f"-D{options.seconds}", "--warm-up-time=1",
           f"https://127.0.0.1:{port}/healthz"), check=True, capture_output=True, text=True).stdout
    rate, count = re.search(r"finished in [\d.]+s, ([\d.]+) req/s", said)[1], re.search(r"(\d+) succeeded", said)[1]
    assert " 0 failed, 0 errored" in said, said
    return int(count), float(rate)


def rates(options, body, rows, ratios):
    for version, tool, place in [("http1", with_wrk, 0), ("http2", with_h2load, 1)]:
        if version not in options.only:
            continue
        found = {"pushgate": [], "nginx": []}
        for run in range(options.runs):
            for who in found:
                server = start(who, options.out, body)
                try:
                    tool(PORTS[who][place], argparse.Namespace(connections=options.connections, seconds=1))
                    before = cpu_of(server.pid)
                    count, rate = tool(PORTS[who][place], options)
                    cost = (cpu_of(server.pid) - before) * 1e6 / count
                finally:
                    server.stop()
                found[who].append((rate, cost))
                rows.append({"what": version, "who": who, "rate": round(rate), "cpu_us": round(cost, 2)})
                print(f"{version:8} {run + 1:3} {who:10} {rate:10.0f}/s {cost:8.2f} µs of CPU", flush=True)
        median = {who: [statistics.median(one[i] for one in found[who]) for i in (0, 1)] for who in found}
        ratios[f"{version}/nginx"] = round(median["pushgate"][0] / median["nginx"][0], 3)
        ratios[f"{version}/nginx cpu"] = round(median["pushgate"][1] / median["nginx"][1], 3)
        print(f"{version}: {ratios[f'{version}/nginx']} of nginx's rate, {ratios[f'{version}/nginx cpu']} of its CPU")


# Idle connections


def idle(options, rows, ratios):
    for name, place in [("plaintext", 0), ("TLS", 1)]:
        server = Pushgate(options.out)
        context = ssl._create_unverified_context()
        crowd = []
        try:
            for count in range(options.idle + 100):
                client = socket.create_connection(("127.0.0.1", PORTS["pushgate"][place]), timeout=30)
                if place:
                    client = context.wrap_socket(client)
                client.sendall(b"GET /healthz HTTP/1.1\r\nHost: bench\r\n\r\n")
                assert client.recv(4096).startswith(b"HTTP/1.1 200 ")
                crowd.append(client)
                if count == 99:
                    before = resident(server.pid)
                # Idle connections are looked after every five seconds, some at a time.
            time.sleep(12)
            each = (resident(server.pid) - before) / options.idle
        finally:
            server.stop()
            for client in crowd:
                client.close()
        rows.append({"what": "idle", "who": name, "connections": options.idle, "bytes": round(each)})
        ratios[f"idle {name} bytes"] = round(each)
        print(f"{options.idle} idle connections, {name}: {each / 1024:.1f} KiB each", flush=True)


# Ten times what it can do


def call(method, path, body):
    with socket.create_connection(("127.0.0.1", PORTS["pushgate"][0])) as client:
        client.sendall(
            f"{method} {path} HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer {KEY}\r\nConnection: close\r\n"
            f"Content-Length: {len(body)}\r\n\r\n{body}".encode())
        answer = b"".join(iter(lambda: client.recv(65536), b""))
        assert answer.startswith((b"HTTP/1.1 200 ", b"HTTP/1.1 201 ")), answer


def registrations(options, clients, streams, rate=None):
    """Registrations that were done and refused a second, and the 99th percentile of those that were done, in seconds."""
    log = options.out / "h2load.log"
    log.unlink(missing_ok=True)
    data = options.out / "device.json"
    data.write_text('{"languages":["de-CH","de"],"environment":"sandbox"}')
    command = on(
        CLIENT, "h2load", "-t1", f"-c{clients}", f"-m{streams}", f"-D{options.seconds}", "--warm-up-time=1",
        f"--log-file={log}", "-d", data, "-H", ":method: PUT", "-H", f"authorization: Bearer {KEY}",
        *([f"--rps={max(1, round(rate / clients))}"] if rate else []),
        f"http://127.0.0.1:{PORTS['pushgate'][0]}{DEVICE}")
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    done, refused, times = 0, 0, []
    for line in log.read_text().splitlines():
        _, status, micros = line.split()
        if status.startswith("2"):
            done += 1
            times.append(int(micros))
        else:
            assert status == "503", (status, said)
            refused += 1
    times.sort()
    seconds = options.seconds
    return done / seconds, refused / seconds, times[int(len(times) * 0.99)] / 1e6 if times else 0


def overload(options, rows, ratios):
    """The peak is what 16 clients with 16 requests each get done, the best case. The load and PostgreSQL have the other
    core, so what is done for each second of the gateway's CPU is told beside the rate: nobody can take that from it."""
    goodputs = []
    for run in range(options.runs):
        server = Pushgate(options.out)
        try:
            call("PUT", "/v1/apps/com.example.bench", "")
            call("PUT", DEVICE, "{}")
            began = cpu_of(server.pid)
            peak, _, usual = registrations(options, 16, 16)
            middle = cpu_of(server.pid)
            done, refused, late = registrations(options, 200, 50, 10 * peak)
            # Of a second: the one before h2load counts is among them.
            busy = [used / (options.seconds + 1) for used in (middle - began, cpu_of(server.pid) - middle)]
        finally:
            server.stop()
        goodputs.append((done / peak, late, done / busy[1] / (peak / busy[0])))
        rows.append({
            "what": "overload", "peak": round(peak), "done": round(done), "refused": round(refused),
            "p99_s": round(late, 3), "p99_at_peak_s": round(usual, 3), "busy_at_peak": round(busy[0], 2),
            "busy": round(busy[1], 2)})
        print(
            f"overload {run + 1:3} peak {peak:.0f}/s (p99 {usual * 1000:.0f} ms, {busy[0]:.2f} of a core); offered "
            f"{10 * peak:.0f}/s: done {done:.0f}/s (p99 {late * 1000:.0f} ms, {busy[1]:.2f}), refused {refused:.0f}/s",
            flush=True)
    names = ["goodput/peak", "overload p99 s", "goodput/peak by CPU"]
    for place, name in enumerate(names):
        ratios[name] = round(statistics.median(one[place] for one in goodputs), 3)
    print(f"overload: {ratios[names[0]]} of the peak is done, {ratios[names[2]]} for each second of the gateway's CPU")


def main():
    parser = argparse.ArgumentParser(prog="script/bench http")
    parser.add_argument("--out", type=Path, default=Path(".build/bench"))
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--seconds", type=int, default=5, help="of each run")
    parser.add_argument("--connections", type=int, default=50)
    parser.add_argument("--idle", type=int, default=10_000, help="idle connections (9,800 with a limit of 20,000 files)")
    parser.add_argument("--only", default="http1,http2,idle,overload", help="parts, with commas")
    options = parser.parse_args()
    options.only = options.only.split(",")
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    # A gateway takes connections for half of its descriptors.
    options.idle = min(options.idle, hard // 2 - 200)
    rows, ratios = [], {}
    server = Pushgate(options.out)
    body = healthz()
    server.stop()
    rates(options, body, rows, ratios)
    if "idle" in options.only:
        idle(options, rows, ratios)
    if "overload" in options.only:
        overload(options, rows, ratios)
    (options.out / "http.json").write_text(json.dumps({"rows": rows, "ratios": ratios}) + "\n")
    print(f"\n{'ratio':24} value")
    for name, value in ratios.items():
        print(f"{name:24} {value}")


main()
