# SPDX-License-Identifier: Apache-2.0
"""The processes of a measurement: the far end, the gateway, the load, and those it is compared with."""

import contextlib
import json
import os
import pathlib
import re
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request

from database import cpu_seconds

ADMIN_KEY = "bench-admin-key-of-32-characters"


class Sink:
    """The far end that takes every push."""

    def __init__(self, out, port, *options):
        self.port = port
        self.process = subprocess.Popen(
            [f"{out}/sink", "-p", str(port), "-c", f"{out}/certs/cert.pem",
             "-k", f"{out}/certs/key.pem", *options], stdout=subprocess.PIPE, text=True)
        while self.process.poll() is None:
            with contextlib.suppress(ConnectionRefusedError):
                socket.create_connection(("127.0.0.1", port)).close()
                return
            time.sleep(0.01)
        raise SystemExit("the far end did not start")

    def report(self, forget=False):
        """Its counters and times; `forget` begins the times anew."""
        self.process.send_signal(signal.SIGUSR2 if forget else signal.SIGUSR1)
        return json.loads(self.process.stdout.readline())

    def stop(self):
        self.process.terminate()
        self.process.wait()


class Gateway:
    """`pushgate serve`, in front of sinks."""

    def __init__(self, bench, production, sandbox, **settings):
        self.address = f"127.0.0.1:{bench.port}"
        self.log = open(f"{bench.out}/gateway.log", "a")
        self.process = subprocess.Popen(
            [bench.binary, "serve"], stdout=subprocess.DEVNULL, stderr=self.log, env={
                **{name: value for name, value in os.environ.items()
                   if not name.startswith("PUSHGATE_")},
                "PUSHGATE_LISTEN": self.address,
                "PUSHGATE_DATABASE_URL": bench.database.url,
                "PUSHGATE_SECRET_KEY": bench.secret,
                "PUSHGATE_ADMIN_KEY": ADMIN_KEY,
                "PUSHGATE_APNS_PRODUCTION": f"https://127.0.0.1:{production}",
                "PUSHGATE_APNS_SANDBOX": f"https://127.0.0.1:{sandbox}",
                "PUSHGATE_APNS_CA_FILE": f"{bench.out}/certs/ca.pem",
                "PUSHGATE_LOG": "warning",
                **settings,
            })
        self.pid = self.process.pid
        while True:
            try:
                if self.call("GET", "/healthz")[0] == 200:
                    return
            except urllib.error.URLError:
                pass
            if self.process.poll() is not None:
                raise SystemExit(f"the gateway ended; see {self.log.name}")
            time.sleep(0.05)

    def call(self, method, path, body=None, timeout=60):
        """(status, parsed JSON or None)."""
        request = urllib.request.Request(
            f"http://{self.address}{path}", method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Authorization": f"Bearer {ADMIN_KEY}", "Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=timeout) as response:
                status, raw = response.status, response.read()
        except urllib.error.HTTPError as error:
            status, raw = error.code, error.read()
        return status, json.loads(raw) if raw[:1] == b"{" else None

    def ask(self, method, path, body=None):
        """Like `call`, for what has to go well."""
        status, answer = self.call(method, path, body)
        if status not in (200, 201, 202):
            raise SystemExit(f"{method} {path} was answered {status} {answer}")
        return answer

    def cpu_seconds(self):
        return cpu_seconds(self.pid)

    def memory(self):
        """MB that were resident at most, and are now."""
        status = pathlib.Path(f"/proc/{self.pid}/status").read_text()
        return [int(re.search(rf"{name}:\s*(\d+)", status)[1]) / 1024 for name in ("VmHWM", "VmRSS")]

    def stop(self, patience=30):
        """SIGTERM; SIGKILL for one that has more under way than it will end soon."""
        self.process.terminate()
        try:
            self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.log.close()


class Load:
    """`load`, in the background: posts singles until it is done or stopped."""

    def __init__(self, bench, app, connections, *options, body=None):
        self.process = subprocess.Popen(
            [f"{bench.out}/load", "-p", str(bench.port), "-k", ADMIN_KEY,
             "-a", f"/v1/apps/{app}/notifications", "-t", bench.token_file(app),
             "-b", body or f"{bench.out}/single.json", "-c", str(connections), *map(str, options)],
            stdout=subprocess.PIPE, text=True)

    def result(self):
        text = self.process.communicate()[0]
        if not text:
            raise SystemExit("the load ended without a result")
        return json.loads(text)

    def stop(self):
        self.process.terminate()
        return self.result()


class Pgbench:
    """PostgreSQL's own benchmark: one upsert of one row a transaction, into a table with a primary key."""

    ROWS = 100_000

    def __init__(self, bench):
        self.program = os.environ["PGBENCH"]
        self.database = bench.cluster.database("upserts")
        self.script = f"{bench.out}/upsert.sql"
        self.database.query("CREATE TABLE upserts (id bigint PRIMARY KEY, value bigint NOT NULL)")
        pathlib.Path(self.script).write_text(
            f"\\set id random(1, {self.ROWS})\n"
            "INSERT INTO upserts VALUES (:id, :client_id)"
            " ON CONFLICT (id) DO UPDATE SET value = EXCLUDED.value;\n")

    def rate(self, clients, seconds):
        answer = subprocess.run(
            [self.program, "-n", "-c", str(clients), "-j", str(min(2, clients)), "-T", str(seconds),
             "-f", self.script, self.database.url],
            check=True, capture_output=True, text=True).stdout
        if not (rate := re.search(r"tps = ([0-9.]+)", answer)):
            raise SystemExit(f"pgbench did nothing in {seconds} s:\n{answer}")
        return float(rate[1])


def h2load(bench, sink, requests):
    """(pushes/s, CPU microseconds a push) of h2load on the last core, the sink left where it is."""
    before = os.times()
    answer = subprocess.run(
        ["taskset", "-c", str(os.cpu_count() - 1), "h2load", "-n", str(requests), "-c", "4",
         "-m", "100", "-t", "1", "-d", f"{bench.out}/payload.json", "-H", ":method: POST",
         "-H", "authorization: bearer " + "a" * 180, "-H", "apns-topic: com.example.app",
         "-H", "apns-push-type: alert", "-H", "apns-priority: 10", "-H", "apns-expiration: 1900000000",
         "-H", "apns-id: eabeae54-14a8-11e5-b60b-1697f925ec7b",
         f"https://127.0.0.1:{sink.port}/3/device/{os.environ['BENCH_TOKEN']}"],
        check=True, capture_output=True, text=True).stdout
    after = os.times()
    if f" {requests} succeeded" not in answer:
        raise SystemExit(f"h2load had failures:\n{answer}")
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    return float(re.search(r"finished in [^,]*, ([0-9.]+) req", answer)[1]), spent * 1e6 / requests


def bare_sender(bench, sink, requests):
    """(pushes/s, CPU microseconds a push) of `pushgate bench sender`."""
    answer = json.loads(subprocess.run(
        [bench.binary, "bench", "sender", "--host", "127.0.0.1", "--port", str(sink.port),
         "--connections", "4", "--streams", "100", "--requests", str(requests), "--trust",
         f"{bench.out}/certs/ca.pem", "--key", f"{bench.out}/certs/AuthKey.p8",
         "--payload", f"{bench.out}/payload.json", "--json"],
        check=True, capture_output=True, text=True).stdout)
    if answer["accepted"] != requests:
        raise SystemExit(f"the bare sender was refused: {answer}")
    return answer["rate"], answer["cpu_ns"] / 1000
