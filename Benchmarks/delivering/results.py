# SPDX-License-Identifier: Apache-2.0
"""Rows as they are measured, and what they come to."""

import json
import statistics
import sys


class Results:
    def __init__(self):
        self.rows = []
        self.ratios = {}
        self.figures = []  # (name, value, unit, allowed, whether less is better)

    def row(self, part, **values):
        self.rows.append({"part": part, **values})
        shown = "  ".join(f"{name} {_short(value)}" for name, value in values.items())
        print(f"{part:<12} {shown}", flush=True)

    def median(self, part, name, **where):
        """Of a value over all rows of a part that are as said."""
        found = [
            row[name] for row in self.rows
            if row["part"] == part and all(row.get(key) == value for key, value in where.items())]
        return statistics.median(found)

    def ratio(self, name, value, wanted, less=False):
        """One contestant by the other; `less` is better."""
        self.ratios[name] = round(value, 4)
        self.figures.append((name, value, "", wanted, less))

    def bound(self, name, value, unit, at_most):
        """Something with a unit, which has to stay under a limit; among the ratios as a part of that."""
        self.ratios[f"{name}/allowed"] = round(value / at_most, 4)
        self.figures.append((name, value, unit, at_most, True))

    def write(self, path):
        if self.figures:
            print(f"\n{'median':<60} {'got':>8} {'wanted':>10}")
        for name, value, unit, wanted, less in self.figures:
            missed = value > wanted if less else value < wanted
            print(f"{name + (f' ({unit})' if unit else ''):<60} {_short(value):>8} "
                  f"{'≤' if less else '≥'} {_short(wanted):>8}{'  missed' if missed else ''}")
        with open(path, "w") as file:
            json.dump({"rows": self.rows, "ratios": self.ratios}, file)
            file.write("\n")
        sys.stdout.flush()


def _short(value):
    if not isinstance(value, float):
        return str(value)
    if value and abs(value) < 0.01:
        return f"{value:.5f}"
    return f"{value:.0f}" if abs(value) >= 1000 else f"{value:.2f}" if abs(value) < 100 else f"{value:.1f}"
