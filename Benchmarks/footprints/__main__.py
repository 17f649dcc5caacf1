# SPDX-License-Identifier: Apache-2.0
"""`script/bench footprint`: time to the first response, resident memory at rest, and bytes on disk per row."""

import argparse
import base64
import hashlib
import json
import os
import pathlib
import re
import subprocess
import tempfile
import time
import urllib.request

from results import Results

APP, ADMIN_KEY = "com.example.bench", "bench-admin-key-of-32-characters"
LISTEN, APNS = "127.0.0.1:23080", "127.0.0.1:23197"
#: Seconds after the start at which memory is read.
REST = 5
#: Bytes on disk of a table with its partitions, indexes and TOAST.
SIZE = """
    SELECT coalesce(sum(pg_total_relation_size(relid)), pg_total_relation_size('{0}'))
    FROM pg_partition_tree('{0}') WHERE isleaf"""


def token(number):
    return hashlib.sha256(number.to_bytes(8, "big")).hexdigest()


class Site:
    """A database, the simulator and a gateway."""

    def __init__(self, binary, folder):
        self.binary, self.folder, self.gateway = binary, folder, None
        self.url = os.environ["DATABASE_URL"].replace("///postgres", "///footprint")
        self.psql("DROP DATABASE IF EXISTS footprint WITH (FORCE)", os.environ["DATABASE_URL"])
        self.psql("CREATE DATABASE footprint", os.environ["DATABASE_URL"])
        subprocess.run([binary, "migrate", "--database", self.url], check=True, capture_output=True)
        self.key = subprocess.run(
            "openssl ecparam -name prime256v1 -genkey -noout | openssl pkcs8 -topk8 -nocrypt", shell=True, check=True,
            capture_output=True, text=True).stdout
        (folder / "key.p8").write_text(self.key)
        self.simulator = subprocess.Popen(
            [binary, "simulate", "--listen", APNS, "--control", "none", "--record", "0", "--ca-out", folder / "ca.pem",
             "--key", f"BENCHKEY01:BENCHTEAM1:{folder / 'key.p8'}"], stdout=subprocess.DEVNULL)
        while not (folder / "ca.pem").exists():
            time.sleep(0.05)
        self.environment = {
            **os.environ, "PUSHGATE_DATABASE_URL": self.url, "PUSHGATE_LISTEN": LISTEN, "PUSHGATE_ADMIN_KEY": ADMIN_KEY,
            "PUSHGATE_SECRET_KEY": base64.b64encode(bytes(32)).decode(), "PUSHGATE_APNS_SANDBOX": f"https://{APNS}",
            "PUSHGATE_APNS_PRODUCTION": f"https://{APNS}", "PUSHGATE_APNS_CA_FILE": str(folder / "ca.pem"),
            "PUSHGATE_ALLOW_UNSAFE_DATABASE": "yes", "PUSHGATE_LOG": "error"}

    def psql(self, sql, url=None):
        return subprocess.run(
            ["psql", "-XAtq", "-v", "ON_ERROR_STOP=1", "-d", url or self.url, "-c", sql], check=True,
            capture_output=True, text=True).stdout.strip()

    def start(self):
        """Starts the gateway, and returns the seconds until `/healthz` responds with 200."""
        begin = time.monotonic()
        self.gateway = subprocess.Popen([self.binary, "serve"], env=self.environment)
        while True:
            try:
                with urllib.request.urlopen(f"http://{LISTEN}/healthz"):
                    return time.monotonic() - begin
            except OSError:
                if self.gateway.poll() is not None:
                    raise SystemExit("the gateway ended")
                time.sleep(0.002)

    def resident(self):
        """Resident memory of the gateway in MB."""
        status = pathlib.Path(f"/proc/{self.gateway.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s*(\d+)", status)[1]) * 1024 / 1e6

    def stop(self):
        if self.gateway:
            self.gateway.terminate()
            self.gateway.wait()
            self.gateway = None

    def end(self):
        self.stop()
        self.simulator.terminate()
        self.simulator.wait()

    def call(self, method, path, body, kind="application/json"):
        request = urllib.request.Request(
            f"http://{LISTEN}/v1/apps/{APP}{path}", method=method, data=body if isinstance(body, bytes) else
            json.dumps(body).encode(), headers={"Authorization": f"Bearer {ADMIN_KEY}", "Content-Type": kind})
        with urllib.request.urlopen(request) as response:
            return response.read()

    def lines(self, path, entries):
        """Posts entries as lines; returns the last line of the response."""
        body = b"".join(json.dumps(entry).encode() + b"\n" for entry in entries)
        return json.loads(self.call("POST", path, body, "application/x-ndjson").splitlines()[-1])

    def size(self, *tables):
        """Bytes on disk of tables with their partitions, indexes and TOAST."""
        return sum(int(self.psql(SIZE.format(table))) for table in tables)


def start(site, results, options):
    for _ in range(options.runs):
        seconds = site.start()
        time.sleep(REST)
        results.row("start", seconds=seconds, resident_mb=site.resident())
        site.stop()
    results.bound("cold start", results.median("start", "seconds"), "s", 0.5)
    results.bound("memory at rest", results.median("start", "resident_mb"), "MB", 40)


def disk(site, results, options):
    site.start()
    site.call("PUT", "", {"fallback_languages": ["en"]})
    site.call("PUT", "/credentials/sandbox/main", {"key_id": "BENCHKEY01", "team_id": "BENCHTEAM1", "private_key": site.key})
    count = options.rows
    lean = {"environment": "sandbox", "languages": ["en"]}
    full = {**lean, "tags": ["news", "sport:chess"], "time_zone": "Europe/Vienna", "app_version": "3.14"}
    before = {"devices": site.size("devices"), "device_events": site.size("device_events")}

    def measured(what, size, **parts):
        results.row("disk", of=what, bytes=size, **parts)
        results.ratios[what] = round(size, 2)

    def add(what, entries):
        site.lines("/devices/import", entries)
        for table, name in (("devices", f"device, {what}"), ("device_events", f"device event, {what}")):
            now = site.size(table)
            measured(name, (now - before[table]) / count)
            before[table] = now

    add("token and language", ({"token": token(n), **lean} for n in range(count)))
    add("all members", (
        {"token": token(n), **full, "user": f"user-{n:08}"} for n in range(count, 2 * count)))
    tables = ("notifications", "runs", "deliveries", "idempotency", "badges")
    alert = {"payload": {"aps": {"alert": {"title": "Your move", "body": "x" * 100}}}}

    def send(what, pushes, entries):
        sizes = {table: site.size(table) for table in tables}
        for part in entries:
            answer = site.lines("/notifications/batch", part)
            if answer["status"] != 202:
                raise SystemExit(f"batch: {answer}")
        while site.psql("SELECT EXISTS (SELECT FROM queue)") == "t":
            time.sleep(0.2)
        grown = {table: (site.size(table) - sizes[table]) / pushes for table in tables}
        measured(what, sum(grown.values()), **{f"{table}_bytes": size for table, size in grown.items() if size})

    singles = [{"to": {"tokens": [token(n)]}, **alert} for n in range(count)]
    send("single push", count, [singles[at:at + 1000] for at in range(0, count, 1000)])
    keyed = [{**one, "idempotency_key": f"order-{n}", "reference": f"order-{n}"} for n, one in enumerate(singles)]
    send("single push, Idempotency-Key and reference", count, [keyed[at:at + 1000] for at in range(0, count, 1000)])
    named = [{"to": {"tokens": [token(n) for n in range(at, at + 1000)]}, **alert} for at in range(0, count, 1000)]
    send("push of a notification to 1,000 tokens", count, [[one] for one in named])
    send("push of a broadcast", 2 * count, [[{"to": {"everyone": True}, **alert}]])
    badge = {"badge": {"increment": 1}}
    send("push of a broadcast, first badge", 2 * count, [[{"to": {"everyone": True}, **alert, **badge}]])
    site.stop()


PARTS = {"start": start, "disk": disk}


def main():
    parser = argparse.ArgumentParser(
        prog="script/bench footprint", formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("--runs", type=int, default=5, help="starts of which the median is taken")
    parser.add_argument("--rows", type=int, default=100_000, help="devices and pushes of each kind")
    parser.add_argument("--only", default=",".join(PARTS), help="the parts to run, with commas")
    parser.add_argument("--out", type=pathlib.Path, default=".build/bench", help=argparse.SUPPRESS)
    options = parser.parse_args()
    results = Results()
    with tempfile.TemporaryDirectory() as folder:
        site = Site(os.environ["PUSHGATE_BINARY"], pathlib.Path(folder))
        try:
            for part in options.only.split(","):
                PARTS[part](site, results, options)
        finally:
            site.end()
    results.write(options.out / "footprint.json")


main()
