# SPDX-License-Identifier: Apache-2.0
"""`script/bench sender`: chooses the parts, runs them, writes what they came to."""

import argparse
import json
import statistics

from contestants import Aioapns, H2load, Pushgate, Sink

ROUND_TRIP = 40  # milliseconds


class Bench:
    def __init__(self, options):
        self.options = options
        self.rows = []
        self.ratios = {}

    def compete(self, contestants, title, requests=None):
        """The median (rate, CPU µs a push) of each, measured in turns."""
        print(f"\n{title}\n{'run':4} {'who':9} {'pushes/s':>12} {'CPU µs/push':>14}")
        results = {name: [] for name in contestants}
        for run in range(1, self.options.runs + 1):
            for name, contestant in contestants.items():
                rate, cpu = contestant(requests or self.options.requests)
                print(f"{run:<4} {name:9} {rate:12.0f} {cpu:14.3f}", flush=True)
                results[name].append((rate, cpu))
        medians = {}
        for name, list_ in results.items():
            medians[name] = tuple(statistics.median(values) for values in zip(*list_))
            self.rows.append(
                {"part": title, "who": name, "rate": medians[name][0], "cpu_us": medians[name][1]})
        return medians

    def ratio(self, name, value, wanted=None):
        self.ratios[name] = round(value, 3)
        print(f"{name}: {value:.3f}" + (f" (wanted: {wanted})" if wanted else ""), flush=True)


def pairs(bench):
    with Sink(bench.options) as sink:
        medians = bench.compete({
            "ours": Pushgate(bench.options, sink),
            "pool": Pushgate(bench.options, sink, whole=True),
            "h2load": H2load(bench.options, sink),
        }, "4 connections, 100 streams each")
    ours, pool, h2load = (medians[name] for name in ("ours", "pool", "h2load"))
    bench.ratio("ours/h2load", ours[0] / h2load[0], "1.0")
    bench.ratio("cpu ours/h2load", ours[1] / h2load[1], "1.1 at most")
    bench.ratio("pool/h2load", pool[0] / h2load[0], "0.85")


def grid(bench):
    with Sink(bench.options) as sink:
        for connections in (1, 4, 8):
            for streams in (100, 1000):
                shape = {"connections": connections, "streams": streams}
                medians = bench.compete({
                    "ours": Pushgate(bench.options, sink, **shape),
                    "h2load": H2load(bench.options, sink, **shape),
                }, f"{connections} connections, {streams} streams each", bench.options.requests // 2)
                bench.ratio(
                    f"ours/h2load {connections}x{streams}", medians["ours"][0] / medians["h2load"][0])


def aioapns(bench):
    with Sink(bench.options) as sink:
        medians = bench.compete({
            "ours": Pushgate(bench.options, sink),
            "aioapns": Aioapns(bench.options),
        }, "ours and aioapns")
    bench.ratio("ours/aioapns", medians["ours"][0] / medians["aioapns"][0], "50")


def memory(bench):
    """Resident memory at the end of a short and of a long run, in a process of its own each."""
    with Sink(bench.options) as sink:
        resident = {}
        for requests in (100_000, 3_000_000):
            ours = Pushgate(bench.options, sink)
            ours(requests)
            resident[requests] = ours.resident
            print(f"resident after {requests:,} pushes: {ours.resident / 1024:.1f} MB", flush=True)
            bench.rows.append({"part": "memory", "requests": requests, "resident_kb": ours.resident})
    few, many = resident.values()
    bench.ratio("memory 3M/100k", many / few)


def round_trip(bench):
    """Answers come late: what streams there are limits the rate, and nothing else does."""
    with Sink(bench.options, "-d", str(ROUND_TRIP)) as sink:
        for connections, streams in ((1, 100), (4, 100), (4, 1000)):
            most = connections * streams * 1000 / ROUND_TRIP
            ours = Pushgate(bench.options, sink, connections=connections, streams=streams)
            medians = bench.compete(
                {"ours": ours}, f"{ROUND_TRIP} ms later, {connections} connections, {streams} streams",
                int(most * 4))
            bench.ratio(f"ours/possible {connections}x{streams}", medians["ours"][0] / most)
        ours = Pushgate(bench.options, sink, connections=8, streams=100, first=1, rate=12_000)
        rate, _ = ours(12_000 * 8)
        bench.rows.append({"part": "held rate", "rate": rate, "sessions": ours.sessions})
        bench.ratio("held/stated rate", rate / 12_000)
        print(f"sessions opened to hold it: {ours.sessions} (one carries 2,500/s)", flush=True)


PARTS = {
    "pairs": pairs, "grid": grid, "aioapns": aioapns, "memory": memory, "round-trip": round_trip}
NOT_BY_DEFAULT = {"grid", "aioapns"}


def arguments():
    parser = argparse.ArgumentParser(
        prog="script/bench sender", formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("--requests", type=int, default=1_000_000, help="of each run")
    parser.add_argument("--runs", type=int, default=3, help="of which the median is taken")
    parser.add_argument(
        "--only", default=",".join(part for part in PARTS if part not in NOT_BY_DEFAULT),
        help=f"the parts to run, with commas, of {', '.join(PARTS)}")
    for name in ("--out", "--pushgate", "--python"):
        parser.add_argument(name, default="", help=argparse.SUPPRESS)
    options = parser.parse_args()
    options.parts = options.only.split(",")
    if unknown := set(options.parts) - set(PARTS):
        parser.error(f"no such part: {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    return options


def main():
    bench = Bench(arguments())
    for part in bench.options.parts:
        PARTS[part](bench)
    with open(f"{bench.options.out}/sender.json", "w") as file:
        json.dump({"rows": bench.rows, "ratios": bench.ratios}, file, indent=1)


main()
