# SPDX-License-Identifier: Apache-2.0
"""Singles for a long time, with an old snapshot and a dump open: the last minute beside the first."""

import subprocess
import time

from peers import Load

APP = "com.example.singles"


def run(bench):
    options, results = bench.options, bench.results
    sink = bench.sink("-t")
    gateway = bench.gateway(sink.port)
    if APP not in bench.devices:
        bench.app(gateway, APP, options.single_devices)
    # Autovacuum as PostgreSQL has it; nothing it could remove is old enough to be removed.
    snapshot = subprocess.Popen(
        ["psql", "-XAtq", "-d", bench.database.url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    snapshot.stdin.write("BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM devices;\n")
    snapshot.stdin.flush()
    snapshot.stdout.readline()
    load = Load(bench, APP, 256, "-r", options.soak_rate, "-d", options.soak * 60)
    dump = None
    sink.report(forget=True)
    for minute in range(1, options.soak + 1):
        end = time.monotonic() + 60
        while time.monotonic() < end:
            if dump is None or dump.poll() is not None:
                dump = subprocess.Popen(
                    ["pg_dump", "-Fc", "-Z0", "-f", "/dev/null", "-d", bench.database.url])
            time.sleep(0.2)
        report = sink.report(forget=True)
        results.row(
            "soak", who="gateway", minute=minute, arrived=report["timed"],
            wire_p50_ms=report["p50_us"] / 1000, wire_p99_ms=report["p99_us"] / 1000,
            resident_mb=gateway.memory()[1],
            database_mb=bench.database.number("SELECT pg_database_size(current_database())") / 2**20)
    dump.kill()
    dump.wait()
    snapshot.stdin.close()
    snapshot.wait()
    done = load.result()
    if done["other"] or done["broken"]:
        print(f"not everything was accepted: {done}", flush=True)
    p99 = [row["wire_p99_ms"] for row in results.rows if row["part"] == "soak"]
    results.bound("p99, last minute/first", p99[-1] / p99[0], "", 1.5)
