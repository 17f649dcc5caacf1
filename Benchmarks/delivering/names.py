# SPDX-License-Identifier: Apache-2.0
"""Ten thousand names in a request, and everyone: how long until 202, and what another app's singles feel."""

import time

from bench import token
from peers import Load

APP, OTHER_APP = "com.example.named", "com.example.healthy"
NAMES = 10_000
RATE = 200  # singles a second of the other app


def measure(bench, gateway, sink, case, app, to):
    before = sink.report(forget=True)["requests"]
    load = Load(bench, OTHER_APP, 16, "-r", RATE)
    time.sleep(0.5)  # of undisturbed singles
    begin = time.monotonic()
    status, answer = gateway.call(
        "POST", f"/v1/apps/{app}/notifications", {"to": to, "payload": {"aps": {"alert": "Hello"}}})
    seconds = time.monotonic() - begin
    time.sleep(0.5)
    singles = load.stop()
    named = answer["audience"] if status == 202 else 0
    if case != "everyone" and status == 202:
        bench.delivered(sink, before + singles["accepted"] + named)
    if case == "everyone" and status == 202:
        bench.delivered(sink, before + singles["accepted"] + bench.devices[app])
    bench.settled()
    report = sink.report()
    bench.results.row(
        "names", who=case, status=status, seconds=seconds, single_answer_max_ms=singles["max_us"] / 1000,
        single_wire_max_ms=report["max_us"] / 1000)


def run(bench):
    options, results = bench.options, bench.results
    sink = bench.sink("-t")
    gateway = bench.gateway(sink.port)
    for app, devices in [(APP, options.devices), (OTHER_APP, options.single_devices)]:
        bench.app(gateway, app, devices)
    cases = [
        ("tokens", {"tokens": [token(number) for number in range(1, NAMES + 1)]}),
        ("users", {"users": [f"u-{number}" for number in range(1, NAMES + 1)]}),
        ("everyone", {"everyone": True}),
    ]
    for case, to in cases * options.runs:
        measure(bench, gateway, sink, case, APP, to)
    for case, _ in cases:
        results.bound(f"202 for {case}", results.median("names", "seconds", who=case), "s", 0.3)
        results.bound(
            f"another app's single beside {case}",
            results.median("names", "single_answer_max_ms", who=case), "ms", 50)
