# SPDX-License-Identifier: Apache-2.0
"""`script/bench --publish`: docs/benchmarks.md agrees with its stored rows, and new runs replace rows of the same measure."""

import sys

from gateway import ROOT

sys.path.insert(0, str(ROOT / "script/lib"))
import publish  # noqa: E402

RUN = {"date": "2027-01-02", "commit": "abc1234", "machine": "4 × CPU, 8 GiB", "command": "script/bench soak 1000"}


def test_the_page_and_its_charts_are_written_from_the_stored_rows():
    files = publish.pages(publish.stored_rows())
    assert "docs/benchmarks.md" in files and len(files) > 1
    for name, text in files.items():
        assert (ROOT / name).read_text() == text, f"{name}: run script/bench --publish"
    charts = {f"docs/benchmarks/{path.name}" for path in publish.FOLDER.glob("*.svg")}
    assert charts == set(files) - {"docs/benchmarks.md"}


def test_a_new_run_replaces_its_row_and_keeps_the_others():
    stored = publish.stored_rows()
    new = list(publish.rows_of("soak", {"rows": [], "ratios": {"soak/half": 1.2}}, RUN))
    rows = publish.merged(stored, new)
    assert len(rows) == len(stored)
    (row,) = [row for row in rows if row["benchmark"] == "script/bench soak"]
    assert (row["figure"], row["date"], row["commit"], row["options"]) == ("1.2", "2027-01-02", "abc1234", "1000")
    assert [row for row in rows if row["benchmark"] != "script/bench soak"] == [
        row for row in stored if row["benchmark"] != "script/bench soak"]
    page = publish.pages(rows)["docs/benchmarks.md"]
    assert "| 1.2 | ≤ 1.1, missed | 2027-01-02, abc1234 (2) |" in page
    assert "2. 4 × CPU, 8 GiB" in page


def test_a_ratio_to_a_limit_becomes_a_figure_with_its_unit():
    (row,) = publish.rows_of("delivery", {"rows": [], "ratios": {"wal/allowed": 1.0933}}, RUN)
    assert publish.figure_of(row) == "1,640 bytes" and row["target"] == "≤ 1,500"
    assert round(publish.attainment(row), 3) == 0.915


def test_a_criterion_of_a_stress_test_brings_its_limit():
    result = {
        "rows": [{"part": "criterion", "name": "expired pushes", "value": 0, "limit": "≤ 0", "passed": True}],
        "ratios": {"expired pushes": 0}}
    (row,) = publish.rows_of("stress-retries", result, {**RUN, "command": "script/stress retries"})
    assert (row["benchmark"], row["label"], row["target"]) == ("script/stress retries", "expired pushes", "≤ 0")
    assert publish.attainment(row) >= 1
