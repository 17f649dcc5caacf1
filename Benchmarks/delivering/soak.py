# SPDX-License-Identifier: Apache-2.0
"""Singles for a long time, with an old snapshot and a dump open: the last minute beside the first."""

import contextlib
import subprocess
import threading
import time

from peers import Load, Pgbench

APP = "com.example.singles"
TARGET = 0.7  # of what pgbench does: the rate that `singles` is to reach
DUMP_MEGABYTES_A_SECOND = 32  # as fast as it might go over a network


def run(bench):
    options, results = bench.options, bench.results
    sink = bench.sink("-t")
    gateway = bench.gateway(sink.port)
    bench.app(gateway, APP, options.single_devices)
    rate = options.soak_rate or Pgbench(bench).rate(32, 10) * TARGET / 2
    print(f"{rate:.0f} singles a second", flush=True)
    with _snapshot(bench), _dumps(bench):
        if options.soak_aged:
            _age(bench, options.soak_aged)
        load = Load(bench, APP, 256, "-r", rate, "-d", options.soak * 60 + 10)
        time.sleep(10)  # of warming
        sink.report(forget=True)
        for minute in range(1, options.soak + 1):
            with bench.watched({"who": "gateway", "minute": minute}) as row:
                time.sleep(60)
            report = sink.report(forget=True)
            results.row(
                "soak", **row, arrived=report["timed"], wire_p50_ms=report["p50_us"] / 1000,
                wire_p99_ms=report["p99_us"] / 1000, resident_mb=gateway.memory()[1],
                database_mb=bench.database.number("SELECT pg_database_size(current_database())") / 2**20)
        done = load.result()
    if done["other"] or done["broken"]:
        print(f"not everything was accepted: {done}", flush=True)
    p99 = [row["wire_p99_ms"] for row in results.rows if row["part"] == "soak"]
    results.ratio("p99, last minute/first", p99[-1] / p99[0], 1.5, less=True)


@contextlib.contextmanager
def _snapshot(bench):
    """An open one: what changes from now on, autovacuum cannot remove."""
    with subprocess.Popen(
            ["psql", "-XAtq", "-d", bench.database.url], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            text=True) as session:
        session.stdin.write("BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM devices;\n")
        session.stdin.flush()
        session.stdout.readline()
        yield


def _age(bench, rows):
    """As if so many pushes had been sent since the snapshot, at the rate of the last half hour."""
    bench.database.query(f"""
        INSERT INTO queue (app, run, notification, day, kind, class, environment, available_at, holder, epoch, deadline)
        SELECT 1, g, gen_random_uuid(), current_date, 1, 1, 2, now() - make_interval(secs => 1800.0 * g / {rows}),
          gen_random_uuid(), 1, now() + interval '1 day' FROM generate_series(1, {rows}) g""")
    bench.database.query("DELETE FROM queue WHERE run <= %d AND holder IS NOT NULL" % rows)


@contextlib.contextmanager
def _dumps(bench):
    """One after the other."""
    over = threading.Event()

    def dump():
        while not over.is_set():
            with subprocess.Popen(
                    ["pg_dump", "-Fc", "-Z0", "-d", bench.database.url], stdout=subprocess.PIPE) as dump:
                while dump.stdout.read(2**20) and not over.wait(1 / DUMP_MEGABYTES_A_SECOND):
                    pass
                dump.kill()

    dumping = threading.Thread(target=dump)
    dumping.start()
    try:
        yield
    finally:
        over.set()
        dumping.join()
