# SPDX-License-Identifier: Apache-2.0
"""One notification for everyone: its rate beside the bare sender's, its cost, what it writes and reads."""

import time

from bench import TEXTS
from peers import bare_sender
from singles import Spent

APP, SMALL_APP, LARGE_APP = (f"com.example.{name}" for name in ("broadcast", "small", "large"))
SMALL, LARGE = 100_000, 3_000_000
BADGE = {"badge": {"increment": 1}}


def post(gateway, app, **members):
    """Posts one in ten languages for everyone."""
    gateway.ask("POST", f"/v1/apps/{app}/notifications", {
        "to": {"everyone": True},
        "payload": {
            "aps": {"alert": {"title": "Game Request", "body": {"localized": TEXTS}},
                    "sound": "chime.aiff"},
            "game": "g-17"},
        **members})


def measure(bench, gateway, sink, app, **members):
    """One broadcast, from the POST to the last push on the wire; what it wrote up to the next checkpoint."""
    devices = bench.devices[app]
    bench.database.query("CHECKPOINT")
    written = bench.database.written()
    before = sink.report(forget=True)["requests"]
    spent = Spent(bench, gateway)
    begin = time.time()
    post(gateway, app, **members)
    report = bench.delivered(sink, before + devices)
    bench.settled()
    cost = spent.a_push(devices)
    bench.database.query("CHECKPOINT")
    after = bench.database.written()
    if (sent := sink.report()["requests"] - before) != devices:
        raise SystemExit(f"{devices} devices were to be reached and {sent} pushes arrived")
    return {
        "who": "gateway", "devices": devices, "rate": devices / (report["last_us"] / 1e6 - begin),
        **{name: value for name, value in cost.items() if name.endswith("_us")},
        "log_bytes": (after["log"] - written["log"]) / devices,
        "file_bytes": (after["data"] - written["data"]) / devices}


def run(bench):
    options, results = bench.options, bench.results
    sink = bench.sink()
    gateway = bench.gateway(sink.port)
    bench.app(gateway, APP, options.devices)
    for number in range(1, options.runs + 1):
        with bench.watched({"run": number}) as row:
            row |= measure(bench, gateway, sink, APP)
        results.row("broadcast", **row)
        with bench.watched({"run": number, "who": "sender"}) as row:
            row["rate"], row["cpu_us"] = bare_sender(bench, sink, options.devices)
        results.row("broadcast", **row)
    # The first with badges makes their rows; from then on they are raised.
    for number in range(options.runs + 1):
        with bench.watched({"run": number}) as row:
            row |= measure(bench, gateway, sink, APP, **BADGE)
        results.row("badges" if number else "new badges", **row)

    results.ratio(
        "broadcast/sender", results.median("broadcast", "rate", who="gateway")
        / results.median("broadcast", "rate", who="sender"), 0.5)
    for part, name, at_most in [
        ("broadcast", "written without badges", 5), ("badges", "written with badges", 350)]:
        rows = [row for row in results.rows if row["part"] == part and row["who"] == "gateway"]
        for row in rows:
            row["written_bytes"] = row["log_bytes"] + row["file_bytes"]
        results.bound(
            name, results.median(part, "written_bytes", who="gateway"), "log and files, bytes a push", at_most)


def memory(bench):
    """What a fresh gateway has resident at most, by the audience of its first broadcast."""
    options, results = bench.options, bench.results
    sink = bench.sink()
    audiences = [(SMALL_APP, SMALL), (APP, options.devices)]
    if options.large:
        audiences.append((LARGE_APP, LARGE))
    for app, devices in audiences:
        gateway = bench.gateway(sink.port)
        if app not in bench.devices:
            bench.app(gateway, app, devices)
            gateway.stop()
            gateway = bench.gateway(sink.port)
        before = sink.report()["requests"]
        post(gateway, app)
        bench.delivered(sink, before + devices)
        highest, now = gateway.memory()
        results.row("memory", who="gateway", devices=devices, highest_mb=highest, then_mb=now)
        gateway.stop()
    values = [row["highest_mb"] for row in results.rows if row["part"] == "memory"]
    results.bound("memory of a broadcast", max(values), "MB", 150)
    results.ratio("memory, largest audience/100 thousand", values[-1] / values[0], 1.1, less=True)


def buffers(bench):
    """Buffers a device with PostgreSQL's own memory a tenth of the table."""
    options, results = bench.options, bench.results
    sink = bench.sink()
    gateway = bench.gateway(sink.port)
    bench.app(gateway, APP, options.devices)
    gateway.stop()
    table = bench.database.number("SELECT pg_table_size('devices')")
    bench.cluster.configure({"shared_buffers": f"'{max(128, int(table / 10 / 1024))}kB'"})
    gateway = bench.gateway(sink.port)
    counted, read = bench.database.buffers()
    sent = sink.report()["requests"]
    begin = time.time()
    post(gateway, APP)
    report = bench.delivered(sink, sent + options.devices)
    gateway.stop()  # PostgreSQL counts for all to see what an ended session did
    more, more_read = bench.database.buffers()
    results.row(
        "buffers", who="gateway", devices=options.devices, table_mb=table / 2**20,
        rate=options.devices / (report["last_us"] / 1e6 - begin),
        looked_at=(more - counted) / options.devices, read=(more_read - read) / options.devices)
    results.bound("buffers read", results.median("buffers", "read"), "a device", 0.1)
    bench.cluster.configure({"shared_buffers": "'128MB'"})
