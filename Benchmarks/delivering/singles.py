# SPDX-License-Identifier: Apache-2.0
"""One device a POST, answered after commit: what is accepted and delivered, and what it costs."""

from peers import Load, Pgbench, h2load

APP = "com.example.singles"


class Spent:
    """What gateway and PostgreSQL use from its making until `a_push`."""

    def __init__(self, bench, gateway):
        self.bench, self.gateway = bench, gateway
        self.before = self._now()

    def _now(self):
        written = self.bench.database.written()
        return [self.gateway.cpu_seconds() * 1e6, self.bench.cluster.cpu_seconds() * 1e6,
                written["log"], written["images"]]

    def a_push(self, pushes):
        gateway, postgres, log, images = (
            (after - before) / pushes for before, after in zip(self.before, self._now()))
        return {
            "cpu_us": gateway + postgres, "gateway_us": gateway, "postgres_us": postgres,
            "wal_bytes": log, "full_pages": images}


def measure(bench, gateway, sink, connections, seconds):
    """Posts for so long, waits until all of it is delivered, and answers a row."""
    before = sink.report(forget=True)["requests"]
    spent = Spent(bench, gateway)
    load = Load(bench, APP, connections, "-d", seconds).result()
    if load["other"] or load["broken"]:
        raise SystemExit(f"not everything was accepted: {load}")
    report = bench.delivered(sink, before + load["accepted"])
    bench.settled()
    pushes = load["accepted"]
    if (sent := sink.report()["requests"] - before) != pushes:
        raise SystemExit(f"{pushes} pushes were accepted and {sent} delivered")
    return {
        "who": "gateway", "connections": connections,
        "rate": pushes / (report["last_us"] - load["first_us"]) * 1e6,
        "answer_p50_ms": load["p50_us"] / 1000, "answer_p99_ms": load["p99_us"] / 1000,
        "wire_p50_ms": report["p50_us"] / 1000, "wire_p99_ms": report["p99_us"] / 1000,
        **spent.a_push(pushes)}


def run(bench):
    options, results = bench.options, bench.results
    sink = bench.sink("-t")
    gateway = bench.gateway(sink.port)
    bench.app(gateway, APP, options.single_devices)
    pgbench = Pgbench(bench)
    pgbench.rate(32, 2)
    measure(bench, gateway, sink, 64, 2)
    pairs = [("singles", 256, 32), ("singles64", 64, 32), ("single1", 1, 1)]
    for number in range(1, options.runs + 1):
        rates = {}
        for part, connections, clients in pairs:
            with bench.watched({"run": number}) as row:
                row |= measure(bench, gateway, sink, connections, options.seconds)
            results.row(part, **row)
            if clients not in rates:
                with bench.watched({"run": number, "who": "pgbench", "connections": clients}) as row:
                    row["rate"] = pgbench.rate(clients, options.seconds)
                rates[clients] = row
            results.row(part, **rates[clients])
        rate, cpu = h2load(bench, sink, options.h2load)
        results.row("cpu", run=number, who="h2load", rate=rate, cpu_us=cpu)

    def rates(part):
        return [results.median(part, "rate", who=who) for who in ("gateway", "pgbench")]

    for part, name, at_least in [
        ("singles", "singles/pgbench", 0.7), ("singles64", "singles64/pgbench", 0.45),
        ("single1", "single1/pgbench1", 0.5)]:
        ours, theirs = rates(part)
        results.ratio(name, ours / theirs, at_least)
    cost = {name: results.median("singles", name, who="gateway")
            for name in ("cpu_us", "gateway_us", "postgres_us", "wal_bytes")}
    results.ratio("cpu/h2load", cost["cpu_us"] / results.median("cpu", "cpu_us"), 30, less=True)
    results.bound("wal", cost["wal_bytes"], "bytes a push", 1500)
