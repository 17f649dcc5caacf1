# SPDX-License-Identifier: Apache-2.0
"""Files of new devices: into a registry that others register in meanwhile, and as the first devices of an app."""

import hashlib
import json
import pathlib
import struct
import subprocess
import time

from peers import ADMIN_KEY
from registrations import APP, Wrk

LISTS = [["en-US"], ["de-DE", "en"], ["fr-CA", "fr", "en"], ["ja-JP"], ["es-MX", "es"]]


def line(number, rich):
    """A device; a rich one says whose it is, and more."""
    device = {
        "token": hashlib.sha256(struct.pack(">q", number)).hexdigest(),
        "languages": LISTS[number % len(LISTS)], "environment": "production"}
    if rich:
        device |= {
            "user": f"u-{number}", "tags": ["beta"] if number % 10 == 0 else [], "time_zone": "Europe/Berlin",
            "app_version": f"3.{number % 7}", "registered_at": "2026-01-02T03:04:05.678Z"}
    return json.dumps(device, separators=(",", ":")) + "\n"


def imported(bench, path, app, query=""):
    """Lines a second, until the last of them is stored."""
    begin = time.monotonic()
    answer = subprocess.run(
        ["curl", "-sS", "-X", "POST", "-T", path, "-H", f"Authorization: Bearer {ADMIN_KEY}",
         "-H", "Content-Type: application/x-ndjson",
         f"http://127.0.0.1:{bench.port}/v1/apps/{app}/devices/import{query}"],
        check=True, capture_output=True, text=True).stdout
    seconds = time.monotonic() - begin
    last = json.loads(answer.splitlines()[-1])
    if last.get("done", {}).get("imported") != bench.options.lines:
        raise SystemExit(f"not everything was imported: {last}")
    return bench.options.lines / seconds


def run(bench):
    options, results = bench.options, bench.results
    sink = bench.sink()
    gateway = bench.gateway(sink.port)
    gateway.ask("PUT", f"/v1/apps/{APP}", {"fallback_languages": ["en"]})
    files = {}
    for kind in ("lean", "rich"):
        files[kind] = f"{bench.out}/devices-{kind}.ndjson"
        with open(files[kind], "w") as file:
            file.writelines(line(number, kind == "rich") for number in range(options.lines))
    wrk = Wrk(bench, gateway)
    wrk.rate(5)
    for number in range(1, options.runs + 1):
        for kind, path in files.items():
            for who, query in (("live", ""), ("empty", "?empty=true")):
                app = f"com.example.import.{who}.{kind}.{number}"
                gateway.ask("PUT", f"/v1/apps/{app}", {"fallback_languages": ["en"]})
                load = wrk.begin(600) if who == "live" else None
                with bench.watched({"run": number, "who": who, "lines": kind}) as row:
                    row["rate"] = imported(bench, path, app, query)
                if load:
                    load.kill()
                    load.wait()
                results.row("imports", **row)
    peak, now = gateway.memory()
    results.row("memory", peak_mb=peak, now_mb=now)
    for who, wanted in (("live", 25_000), ("empty", 100_000)):
        for kind in files:
            rate = results.median("imports", "rate", who=who, lines=kind)
            results.ratio(f"import {who} {kind}/wanted", rate / wanted, 1)
    results.bound("import memory", peak, "MB resident at most", 100)
    for path in files.values():
        pathlib.Path(path).unlink()
