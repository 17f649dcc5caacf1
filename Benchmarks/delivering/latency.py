# SPDX-License-Identifier: Apache-2.0
"""From the POST to the push on the wire: singles alone, during a broadcast, and beside apps that are ill."""

import time

import broadcast
from bench import free_port
from peers import Load

APP, OTHER_APP, ILL_APP = (f"com.example.{name}" for name in ("broadcast", "healthy", "ill"))
CONNECTIONS = 64


def show(bench, row, load, report):
    if load["other"] or load["broken"]:
        print(f"not everything was accepted: {load}", flush=True)
    bench.results.row(
        "latency", **row, posts=load["sent"], arrived=report["timed"],
        wire_p50_ms=report["p50_us"] / 1000, wire_p99_ms=report["p99_us"] / 1000,
        wire_max_ms=report["max_us"] / 1000, answer_p99_ms=load["p99_us"] / 1000,
        load_late_p99_ms=load["late_p99_us"] / 1000)


def singles(bench, sink, case, app, rate, seconds):
    """So many a second for so long, with whatever goes on beside."""
    sink.report(forget=True)
    with bench.watched({"who": case, "posts_a_second": rate}) as row:
        load = Load(bench, app, CONNECTIONS, "-r", rate, "-d", seconds).result()
    show(bench, row, load, arrived(sink, load["accepted"]))


def arrived(sink, count):
    """The sink's report when so many timed pushes are there, or after ten seconds more."""
    end = time.monotonic() + 10
    while (report := sink.report())["timed"] < count and time.monotonic() < end:
        time.sleep(0.1)
    return report


def during(bench, gateway, sink, case, app, rate):
    """As long as a broadcast takes."""
    before = sink.report(forget=True)["requests"]
    with bench.watched({"who": case, "posts_a_second": rate}) as row:
        broadcast.post(gateway, APP)
        load = Load(bench, app, CONNECTIONS, "-r", rate)
        end = time.monotonic() + 300
        while sink.report()["requests"] - before < bench.devices[APP] and time.monotonic() < end:
            time.sleep(0.25)
        load = load.stop()
    show(bench, row, load, arrived(sink, load["accepted"]))
    bench.settled()


def beside(bench, sink, case, sandbox, credential):
    """An app whose sandbox devices cannot be reached has just been told to push to all of them."""
    gateway = bench.gateway(sink.port, sandbox)
    app = f"{ILL_APP}.{case.replace(' ', '-')}"
    bench.app(gateway, app, bench.options.ill_devices, environment="sandbox", credential=credential)
    singles(bench, sink, f"before {case}", OTHER_APP, 500, bench.options.seconds)
    broadcast.post(gateway, app)
    singles(bench, sink, case, OTHER_APP, 500, 2 * bench.options.seconds)
    gateway.stop(patience=5)
    # What the ill app has left undone is not the next one's to bear.
    bench.database.query("DELETE FROM queue; VACUUM queue")


def run(bench):
    options, results = bench.options, bench.results
    sink = bench.sink("-t")
    gateway = bench.gateway(sink.port)
    bench.app(gateway, APP, options.devices)
    bench.app(gateway, OTHER_APP, options.single_devices)
    singles(bench, sink, "warming", OTHER_APP, 500, 3)
    for _ in range(options.runs):
        singles(bench, sink, "alone", OTHER_APP, 1000, options.seconds)
        during(bench, gateway, sink, "broadcast of the same app", APP, 500)
        during(bench, gateway, sink, "broadcast of another app", OTHER_APP, 500)
    gateway.stop()
    slow = bench.sink("-d", "10000")
    beside(bench, sink, "no credential", slow.port, credential=False)
    beside(bench, sink, "refused connections", free_port(), credential=True)
    beside(bench, sink, "silent address", bench.silent(), credential=True)
    beside(bench, sink, "answers after 10 s", slow.port, credential=True)
    for case, at_most in [
        ("alone", 10), ("broadcast of the same app", 50), ("broadcast of another app", 50),
        ("no credential", 50), ("refused connections", 50), ("silent address", 50),
        ("answers after 10 s", 50)]:
        results.bound(f"p99, {case}", results.median("latency", "wire_p99_ms", who=case), "ms", at_most)
