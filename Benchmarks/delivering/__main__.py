# SPDX-License-Identifier: Apache-2.0
"""`script/bench delivery`: chooses the parts, runs them, writes what they came to."""

import argparse

import broadcast
import latency
import legacy
import names
import singles
import soak
import statements
from bench import common_options, run_parts

PARTS = {
    "singles": singles.run,
    "broadcast": broadcast.run,
    "memory": broadcast.memory,
    "buffers": broadcast.buffers,
    "latency": latency.run,
    "names": names.run,
    "legacy": legacy.run,
    "statements": statements.run,
    "soak": soak.run,
}
NOT_BY_DEFAULT = {"statements", "soak"}


def arguments():
    parser = argparse.ArgumentParser(
        prog="script/bench delivery", formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument(
        "--only", default=",".join(part for part in PARTS if part not in NOT_BY_DEFAULT),
        help="the parts to run, with commas; statements (pg_stat_statements) and soak have to be named")
    parser.add_argument("--runs", type=int, default=3, help="of which the median is taken")
    parser.add_argument("--seconds", type=int, default=10, help="of each run of a rate")
    parser.add_argument("--devices", type=int, default=1_000_000, help="that a broadcast has")
    parser.add_argument("--single-devices", type=int, default=100_000, help="that singles go to in turn")
    parser.add_argument("--ill-devices", type=int, default=100_000, help="of an app that cannot be reached")
    parser.add_argument("--large", action="store_true", help="memory also with three million devices")
    parser.add_argument("--h2load", type=int, default=500_000, help="its requests")
    parser.add_argument("--soak", type=int, default=30, metavar="MINUTES")
    parser.add_argument(
        "--soak-rate", type=float, help="singles a second; otherwise half of what singles/pgbench asks for")
    parser.add_argument(
        "--soak-aged", type=int, default=0, metavar="ROWS",
        help="that went through the queue before: a few minutes then show what the last of many do")
    return common_options(parser, PARTS)


run_parts(arguments(), PARTS, "delivery")
