# SPDX-License-Identifier: Apache-2.0
"""`script/stress`: runs a test by name, prints its table and writes .build/bench/stress-NAME.json."""

import argparse
import importlib
import sys

from stress_tools import Sizes, Stage

#: Each name is a module stress_NAME with `options(sizes)` and `run(stage)`.
TRIALS = ["neighbours", "names", "retries", "held", "status", "morning", "kills", "year", "attacks"]


def module(name):
    return importlib.import_module(f"stress_{name}")


def arguments(words):
    parser = argparse.ArgumentParser(
        prog="script/stress", description="Long trials of isolation between applications and of delivery accounting.")
    parser.add_argument("--no-build", action="store_true", help="use the release binary that is there")
    trials = parser.add_subparsers(dest="trial", metavar="NAME", required=True)
    for name in TRIALS:
        summary = module(name).__doc__.splitlines()[0]
        trial = trials.add_parser(name, help=summary, description=module(name).__doc__)
        trial.add_argument("--no-build", action="store_true", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
        trial.add_argument(
            "--scale", type=float, default=1, help="factor of every size that is not given (default: 1)")
        trial.add_argument("--shards", type=int, default=2, help="shards of each gateway (default: 2)")
        trial.add_argument(
            "--patience", type=int, default=900, metavar="SECONDS",
            help="after which a notification that does not end fails the trial (default: 900)")
        sizes = Sizes(trial)
        module(name).options(sizes)
        trial.set_defaults(sizes=sizes)
    options = parser.parse_args(words)
    options.sizes.apply(options)
    return options


def main(words):
    options = arguments(words)
    with Stage(options) as stage:
        module(options.trial).run(stage)
        return stage.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
