# SPDX-License-Identifier: Apache-2.0
"""`script/bench --publish`: docs/benchmarks.md agrees with its stored rows; new runs replace rows."""

import json
import os
import signal
import subprocess
import sys

import pytest

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


def sample(benchmark, measure, options=""):
    return {
        "benchmark": benchmark, "measure": measure, "label": measure, "figure": "1", "unit": "", "target": "≤ 1.1",
        "options": options, "date": "2026-12-31", "commit": "0000000", "machine": "2 × CPU, 4 GiB"}


STORED = [
    sample("script/bench soak", "soak/half"), sample("script/bench http", "http1/nginx"),
    sample("script/bench delivery", "wal/allowed", "--only singles")]


def test_a_new_run_replaces_its_row_and_keeps_the_others():
    run = {**RUN, "command": "script/bench soak"}
    new = list(publish.rows_of("soak", {"rows": [], "ratios": {"soak/half": 1.2}}, run))
    rows = publish.merged(STORED, new)
    row, *others = rows
    assert (row["figure"], row["date"], row["commit"], row["options"]) == ("1.2", "2027-01-02", "abc1234", "")
    assert others == STORED[1:]
    page = publish.pages(rows)["docs/benchmarks.md"]
    assert "| 1.2 | ≤ 1.1, missed | 2027-01-02, abc1234 (1) |" in page
    assert "1. 4 × CPU, 8 GiB" in page


@pytest.mark.parametrize("name, measure, command, shown", [
    ("soak", "soak/half", "script/bench soak 1000", "1000"),
    ("http", "http1/nginx", "script/bench http --only http1 --seconds 1", "--seconds 1"),
    ("delivery", "wal/allowed", "script/bench delivery --devices 400000 --only=singles", "--devices 400000"),
    ("stress-morning", "x", "script/stress --no-build morning --scale 0.01", "--scale 0.01"),
])
def test_a_run_with_other_sizes_has_its_own_row(name, measure, command, shown):
    (new,) = publish.rows_of(name, {"rows": [], "ratios": {measure: 1.2}}, {**RUN, "command": command})
    rows = publish.merged(STORED, [new])
    assert len(rows) == 4 and new in rows and all(row in rows for row in STORED)
    assert f", `{shown}` |" in publish.pages(rows)["docs/benchmarks.md"]


@pytest.mark.parametrize("command", [
    "script/bench delivery", "script/bench delivery --only singles,memory",
    "script/bench delivery --runs 9 --skip-build"])
def test_parts_and_number_of_runs_do_not_count_as_sizes(command):
    new = publish.rows_of("delivery", {"rows": [], "ratios": {"wal/allowed": 1}}, {**RUN, "command": command})
    assert len(publish.merged(STORED, new)) == 3


def test_shapes_of_the_sender_have_labels():
    result = {"rows": [], "ratios": {"ours/possible 4x1000": 0.8, "ours/h2load 8x1000": 0.7}}
    labels = [row["label"] for row in publish.rows_of("sender", result, RUN)]
    assert labels == ["rate / streams ÷ RTT at 40 ms, 4 × 1000 streams", "rate / `h2load`, 8 × 1000 streams"]


def test_a_run_without_git_is_recorded_with_an_unknown_commit(tmp_path, monkeypatch):
    monkeypatch.setattr(publish, "ROOT", tmp_path)
    monkeypatch.setattr(publish, "RUNS", tmp_path)
    monkeypatch.setenv("GIT_DIR", str(tmp_path / "none"))
    script = f"echo '{{}}' >{tmp_path}/soak.json; exit 3"
    monkeypatch.setattr(publish.signal, "signal", lambda *_: None)
    assert publish.run("soak", "script/bench soak", ["sh", "-c", script]) == 3
    assert json.loads((tmp_path / "soak.run.json").read_text())["commit"] == "unknown"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_the_benchmark(number):
    running = subprocess.Popen(
        [sys.executable, ROOT / "script/lib/publish.py", "run", "none", "script/bench none", "sh", "-c",
         "echo $$; exec sleep 600"], stdout=subprocess.PIPE, text=True)
    benchmark = int(running.stdout.readline())
    running.send_signal(number)
    assert running.wait(timeout=60) == 128 + number
    with pytest.raises(ProcessLookupError):
        os.kill(benchmark, 0)


def test_a_ratio_to_a_limit_becomes_a_figure_with_its_unit():
    (row,) = publish.rows_of("delivery", {"rows": [], "ratios": {"wal/allowed": 1.0933}}, RUN)
    assert publish.figure_of(row) == "1,640 bytes" and row["target"] == "≤ 1,500"
    assert round(publish.attainment(row), 3) == 0.915


def test_a_row_without_a_figure_has_no_bar_and_misses_no_target():
    rows = [{**sample("script/bench http", f"case {place}"), "figure": figure}
            for place, figure in enumerate(["2", "not measured", "more than 3", "1"])]
    assert [publish.attainment(row) is None for row in rows] == [False, True, True, False]
    files = publish.pages(rows)
    assert files["docs/benchmarks/http.svg"].count("case ") == 2
    assert files["docs/benchmarks.md"].count(", missed |") == 1


def test_a_stress_criterion_is_published_with_its_limit():
    result = {
        "rows": [{"part": "criterion", "name": "expired pushes", "value": 0, "limit": "≤ 0", "passed": True}],
        "ratios": {"expired pushes": 0}}
    (row,) = publish.rows_of("stress-retries", result, {**RUN, "command": "script/stress retries"})
    assert (row["benchmark"], row["label"], row["target"]) == ("script/stress retries", "expired pushes", "≤ 0")
    assert publish.attainment(row) >= 1
