# SPDX-License-Identifier: Apache-2.0
"""`script/bench registry`: chooses the parts, runs them, writes what they came to."""

import argparse

import beside
import imports
import lists
import registrations
from bench import common_options, run_parts

PARTS = {"registrations": registrations.run, "imports": imports.run, "lists": lists.run,
         "beside": beside.run}


def arguments():
    parser = argparse.ArgumentParser(
        prog="script/bench registry", formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("--only", default=",".join(PARTS), help="the parts to run, with commas")
    parser.add_argument("--runs", type=int, default=3, help="of which the median is taken")
    parser.add_argument("--seconds", type=int, default=10, help="of each run of a rate")
    parser.add_argument(
        "--tokens", type=int, default=400_000, help="that are registered, over and over, in any order")
    parser.add_argument("--devices", type=int, default=1_000_000, help="that are listed")
    parser.add_argument("--lines", type=int, default=300_000, help="of a file that is imported")
    return common_options(parser, PARTS)


run_parts(arguments(), PARTS, "registry")
