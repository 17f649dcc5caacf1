# SPDX-License-Identifier: Apache-2.0
"""Records the circumstances of a benchmark, and writes docs/benchmarks.md from recorded runs.

publish.py record NAME BEGUN COMMAND   writes .build/bench/NAME.run.json if NAME.json is newer than
                                       BEGUN (UNIX seconds)
publish.py run NAME COMMAND WORD…      runs the benchmark of these words, records it, and exits with
                                       its status
publish.py publish                     merges .build/bench/*.json into
                                       docs/benchmarks/results.json and writes the page
"""

import datetime
import html
import json
import os
import pathlib
import re
import shlex
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
RUNS = ROOT / ".build/bench"
PAGE = ROOT / "docs/benchmarks.md"
FOLDER = ROOT / "docs/benchmarks"

#: Audiences of `script/bench delivery` by the name in its measures.
AUDIENCES = {"tokens": "10,000 tokens", "users": "10,000 users", "everyone": "1 million devices"}

#: By benchmark and name in its "ratios": label, unit, target and the factor from the ratio to the
#: figure.
#: Ratios to a limit ("…/allowed", "…/wanted") have the limit as their factor.
MEASURES = {
    "sender": {
        "ours/h2load": ("rate / `h2load`", "", "≥ 1.0", 1),
        "cpu ours/h2load": ("CPU per push / `h2load`", "", "≤ 1.1", 1),
        "pool/h2load": ("rate of the session pool / `h2load`", "", "≥ 0.85", 1),
        **{f"ours/h2load {connections}x{streams}": (f"rate / `h2load`, {connections} × {streams} streams", "", "", 1)
           for connections in (1, 4, 8) for streams in (100, 1000)},
        **{f"ours/possible {connections}x{streams}": (
            f"rate / streams ÷ RTT at 40 ms, {connections} × {streams} streams", "", "", 1)
           for connections, streams in ((1, 100), (4, 100), (4, 1000))},
        "ours/aioapns": ("rate / `aioapns`", "", "≥ 50", 1),
        "memory 3M/100k": ("memory after 3 million pushes / after 100,000", "", "≤ 1.1", 1),
        "held/stated rate": ("achieved rate / requested rate at 40 ms RTT", "", "≥ 0.95", 1),
    },
    "http": {
        "http1/nginx": ("HTTP/1.1 rate / nginx", "", "≥ 1.0", 1),
        "http1/nginx cpu": ("HTTP/1.1 CPU / nginx", "", "", 1),
        "http2/nginx": ("HTTP/2 rate / nginx", "", "≥ 1.0", 1),
        "http2/nginx cpu": ("HTTP/2 CPU / nginx", "", "", 1),
        "idle plaintext bytes": ("memory of an idle connection", "KiB", "≤ 8", 1 / 1024),
        "idle TLS bytes": ("memory of an idle TLS connection", "KiB", "≤ 32", 1 / 1024),
        "goodput/peak": ("goodput at tenfold load / peak", "", "≥ 0.8", 1),
        "goodput/peak by CPU": ("goodput per CPU second at tenfold load / peak", "", "", 1),
        "overload p99 s": ("p99 latency at tenfold load", "ms", "≤ 150", 1000),
    },
    "simulator": {
        "simulator/nghttpd": ("rate / `nghttpd`", "", "≥ 0.9", 1),
        "simulator/nghttpd cpu": ("CPU per push / `nghttpd`", "", "", 1),
    },
    "render": {
        "match_cold/allowed": ("select one of 29 languages", "µs", "≤ 5", 5),
        "match_memo/allowed": ("select a language, cached", "µs", "≤ 0.2", 0.2),
        "render_badge/allowed": ("splice a badge into a rendered payload", "µs", "≤ 1", 1),
        "choose_and_render/allowed": ("select a language and render, cached", "µs", "≤ 1", 1),
        "upload/allowed": ("upload 40 languages with 2,000 keys", "s", "≤ 1", 1),
    },
    "soak": {"soak/half": ("memory after 200,000 requests / after half of them", "", "≤ 1.1", 1)},
    "delivery": {
        "singles/pgbench": ("rate of single pushes / `pgbench`, 256 connections", "", "≥ 0.7", 1),
        "singles64/pgbench": ("rate of single pushes / `pgbench`, 64 connections", "", "≥ 0.45", 1),
        "single1/pgbench1": ("rate of single pushes / `pgbench`, 1 connection", "", "≥ 0.5", 1),
        "cpu/h2load": ("CPU per single push / `h2load`", "", "≤ 30", 1),
        "wal/allowed": ("WAL per single push", "bytes", "≤ 1,500", 1500),
        "broadcast/sender": ("broadcast rate / sender alone", "", "≥ 0.5", 1),
        "written without badges/allowed": ("WAL and data per broadcast push", "bytes", "≤ 5", 5),
        "written with badges/allowed": ("WAL and data per broadcast push with badges", "bytes", "≤ 350", 350),
        "memory of a broadcast/allowed": ("memory during a broadcast", "MB", "≤ 150", 150),
        "memory, largest audience/100 thousand": ("memory, broadcast to 1 million devices / 100,000", "", "≤ 1.1", 1),
        "buffers read/allowed": ("buffers read per device", "", "≤ 0.1", 0.1),
        **{f"202 for {case}/allowed": (f"time to 202, {size}", "s", "≤ 0.3", 0.3) for case, size in AUDIENCES.items()},
        **{f"another app's single beside {case}/allowed": (
            f"maximum response time of another app, {size}", "ms", "≤ 50", 50) for case, size in AUDIENCES.items()},
        "p99, alone/allowed": ("p99 latency at 1,000/s", "ms", "≤ 10", 10),
        **{f"p99, {case}/allowed": (f"p99 latency at 500/s, {shown}", "ms", "≤ 50", 50) for case, shown in (
            ("broadcast of the same app", "broadcast of the same app"),
            ("broadcast of another app", "broadcast of another app"),
            ("no credential", "another app without credential"),
            ("refused connections", "refused connections of another app"),
            ("silent address", "silent address of another app"),
            ("answers after 10 s", "slow responses to another app"))},
        "legacy/singles64": ("frames of one legacy connection / single pushes, 64 connections", "", "≥ 1.2", 1),
        "legacy-reader/50000": ("frames read and translated, without storage", "frames/s", "≥ 50,000", 50_000),
        "legacy-idle/allowed": ("memory of an idle legacy connection", "KiB", "≤ 32", 32),
        "p99, last minute/first": ("p99 latency of a soak test, last minute / first", "", "≤ 1.5", 1),
    },
    "page": {
        "page/allowed": ("time to the first byte of the slowest admin page, 1 million devices", "ms", "≤ 50", 50),
        "p99 beside ten pages a second/alone": ("p99 push latency beside ten admin pages/s / alone", "", "≤ 1.5", 1),
    },
    "registry": {
        "rest/pgbench": ("rate of registrations / `pgbench`", "", "≥ 2", 1),
        "memory/allowed": ("memory", "MB", "≤ 100", 100),
        "import live lean/wanted": ("import rate during registrations, short lines", "lines/s", "≥ 25,000", 25_000),
        "import live rich/wanted": ("import rate during registrations, full lines", "lines/s", "≥ 25,000", 25_000),
        "import empty lean/wanted": ("import rate into an empty app, short lines", "lines/s", "≥ 100,000", 100_000),
        "import empty rich/wanted": ("import rate into an empty app, full lines", "lines/s", "≥ 100,000", 100_000),
        "import memory/allowed": ("memory of an import", "MB", "≤ 100", 100),
        "lists/allowed": ("slowest first page of a list, 1 million devices", "ms", "≤ 5", 5),
        **{f"p99 beside {case}/allowed": (f"p99 push latency during {shown}", "ms", "≤ 50", 50)
           for case, shown in (("lists", "list requests"), ("an export", "an export"), ("an import", "an import"))},
    },
    "footprint": {
        "cold start/allowed": ("time from the start to 200 of `/healthz`", "s", "≤ 0.5", 0.5),
        "memory at rest/allowed": ("memory 5 s after the start", "MB", "≤ 40", 40),
        **{what: (f"disk per {what}", "bytes", "", 1) for what in (
            "device, token and language", "device, all members", "device event, token and language",
            "device event, all members", "single push", "single push, Idempotency-Key and reference",
            "push of a notification to 1,000 tokens", "push of a broadcast", "push of a broadcast, first badge")},
    },
}

HEAD = """# Benchmarks

`script/bench --publish` generates this page from the runs in `.build/bench`; do not edit it. `script/bench` and
`script/stress` list and run the benchmarks. Load generator and PostgreSQL run on the same machine. "A / B" is a
ratio: the measured figure divided by that of the tool or case after the slash. Each row contains the date and commit
of its last run; "before" means that the exact commit was not recorded. Runs with non-default options have separate
rows that show these options. In a chart, bars that reach the line meet their target.
[limitations.md](limitations.md) explains missed targets.
"""


def command_output(*words):
    return subprocess.run(words, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def machine():
    """Processor and memory of this machine."""
    try:
        names = re.findall(r"^model name\s*: (.*)$", pathlib.Path("/proc/cpuinfo").read_text(), re.M)
        memory = int(re.search(r"MemTotal:\s*(\d+)", pathlib.Path("/proc/meminfo").read_text())[1])
        return f"{os.cpu_count()} × {names[0] if names else 'CPU'}, {round(memory / 1_048_576)} GiB"
    except (OSError, TypeError):
        return f"{os.cpu_count()} cores"


def current_commit():
    """The commit of the working tree; "unknown" if git fails, as without a repository."""
    try:
        commit = command_output("git", "rev-parse", "--short", "HEAD")
        changed = command_output("git", "status", "--porcelain", "--untracked-files=no")
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return commit + (" with changes" if changed else "")


def run(name, command, words):
    """Runs and records a benchmark; returns its status. Signals to this process end the benchmark."""
    begun, early = time.time(), []
    # A terminal sends SIGINT to the benchmark, too. A handler, unlike SIG_IGN, is not inherited.
    signal.signal(signal.SIGINT, lambda *_: None)
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda received, _: early.append(received))
    child = subprocess.Popen(words)
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda received, _: child.send_signal(received))
    for number in early:
        child.send_signal(number)
    status = child.wait()
    if status < 0:
        return 128 - status
    record(name, begun, command)
    return status


def record(name, begun, command):
    """Stores date, commit, machine and command of a run beside its result."""
    result = RUNS / f"{name}.json"
    if not result.exists() or result.stat().st_mtime < int(begun):
        return
    commit = current_commit()
    date = datetime.datetime.now(datetime.timezone.utc).date().isoformat()
    (RUNS / f"{name}.run.json").write_text(json.dumps(
        {"date": date, "commit": commit, "machine": machine(), "command": command}) + "\n")


def rows_of(name, result, run):
    """The rows of a result file: its ratios, and the limits of its criteria."""
    script = "stress" if name.startswith("stress-") else "bench"
    benchmark = f"script/{script} {name.removeprefix('stress-')}"
    limits = {row["name"]: row["limit"] for row in result["rows"] if row.get("part") == "criterion"}
    known = MEASURES.get(name, {})
    for measure, ratio in result["ratios"].items():
        label, unit, target, factor = known.get(measure, (measure, "", limits.get(measure, ""), 1))
        yield {
            "benchmark": benchmark, "measure": measure, "label": label, "figure": shown(ratio * factor), "unit": unit,
            "target": target, "options": options_of(run["command"]), "date": run["date"],
            "commit": run["commit"], "machine": run["machine"]}


def options_of(command):
    """The words of a command other than the script and the name of the benchmark."""
    words = shlex.split(command)[1:]
    name = next((word for word in words if not word.startswith("-")), None)
    if name:
        words.remove(name)
    return shlex.join(words)


def sizes(row):
    """The options of a row that change what is measured: all but those that choose parts, a build and the number of
    runs."""
    words = iter(shlex.split(row["options"]))
    kept = []
    for word in words:
        if word in ("--only", "--runs"):
            next(words, None)
        elif not word.startswith(("--only=", "--runs=")) and word not in ("--no-build", "--skip-build"):
            kept.append(word)
    return " ".join(kept)


def shown(number):
    """A number with three significant digits and separators for thousands."""
    if abs(number) >= 100:
        return f"{number:,.0f}"
    return f"{float(f'{number:.3g}'):g}"


def merged(stored, new):
    """The stored rows; new rows replace those of the same benchmark, measure and sizes."""
    rows = {(row["benchmark"], row["measure"], sizes(row)): row for row in [*stored, *new]}
    order = list(dict.fromkeys(row["benchmark"] for row in rows.values()))
    return sorted(rows.values(), key=lambda row: order.index(row["benchmark"]))


def number(text):
    """The first number in a text; None without one."""
    found = re.search(r"\d[\d,]*(\.\d+)?", text)
    return float(found[0].replace(",", "")) if found else None


def attainment(row):
    """A figure relative to its target, at least 1 if it is met; None without a target or number."""
    figure, target = number(row["figure"]), number(row["target"])
    if not row["target"] or target is None or not re.fullmatch(r"[\d,.]+", row["figure"]):
        return None
    if row["target"].startswith("≤"):
        return 3.0 if figure == 0 else target / figure
    return 3.0 if target == 0 else figure / target


def chart(title, rows):
    """A chart of horizontal bars, cut at three times the target."""
    unit, left, height = 140, 420, 22
    lines = []
    for place, (row, share) in enumerate(rows):
        y = 28 + place * height
        color = "#2f7d4f" if share >= 1 else "#b3402e"
        lines.append(
            f'<text x="{left - 8}" y="{y + 14}" text-anchor="end">{html.escape(label_of(row).replace("`", ""))}</text>'
            f'<rect x="{left}" y="{y + 2}" width="{max(1, round(min(share, 3) * unit))}" height="{height - 6}" '
            f'fill="{color}"/>'
            f'<text x="{left + round(min(share, 3) * unit) + 6}" y="{y + 14}">{html.escape(figure_of(row))}</text>')
    bottom = 28 + len(rows) * height
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + 3 * unit + 90}" height="{bottom + 10}" '
        f'font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fff"/>'
        f'<text x="{left}" y="18" font-weight="bold">{html.escape(title)}</text>'
        + "".join(lines)
        + f'<line x1="{left + unit}" y1="24" x2="{left + unit}" y2="{bottom}" stroke="#333" stroke-dasharray="3 3"/>'
        + "</svg>\n")


def label_of(row):
    return row["label"] + (f", `{options}`" if (options := sizes(row)) else "")


def figure_of(row):
    return f"{row['figure']} {row['unit']}".strip()


def pages(rows):
    """The texts of the page and of each chart, by path from the root. Benchmarks of one or two rows
    share a table."""
    machines = list(dict.fromkeys(row["machine"] for row in rows))
    files, page, others = {}, [HEAD], []

    def cells(row):
        share = attainment(row)
        place = f" ({machines.index(row['machine']) + 1})" if len(machines) > 1 else ""
        target = row["target"] + (", missed" if share is not None and share < 1 else "")
        return f"{label_of(row)} | {figure_of(row)} | {target} | {row['date']}, {row['commit']}{place} |"

    for benchmark in dict.fromkeys(row["benchmark"] for row in rows):
        own = [row for row in rows if row["benchmark"] == benchmark]
        if len(own) < 3:
            others += [f"| `{benchmark}` | {cells(row)}" for row in own]
            continue
        page.append(f"## `{benchmark}`\n")
        if bars := [(row, share) for row in own if (share := attainment(row)) is not None]:
            name = benchmark.removeprefix("script/bench ").removeprefix("script/").replace(" ", "-")
            name = re.sub(r"[^a-z0-9-]+", "-", name.lower()) + ".svg"
            files[f"docs/benchmarks/{name}"] = chart(benchmark, bars)
            page.append(f"![chart](benchmarks/{name})\n")
        page.append("| measure | figure | target | measured |\n|---|---|---|---|")
        page += [f"| {cells(row)}" for row in own] + [""]
    if others:
        page.append("## Others\n\n| command | measure | figure | target | measured |\n|---|---|---|---|---|")
        page += others + [""]
    page.append("## Machines\n")
    page += [f"{place}. {name}" for place, name in enumerate(machines, 1)]
    files["docs/benchmarks.md"] = "\n".join(page) + "\n"
    return files


def stored_rows():
    path = FOLDER / "results.json"
    return json.loads(path.read_text()) if path.exists() else []


def publish():
    new = []
    for path in sorted(RUNS.glob("*.json")):
        if path.name.endswith(".run.json"):
            continue
        try:
            result = json.loads(path.read_text())
        except json.JSONDecodeError:
            # A file that a benchmark works with, such as a template of requests.
            continue
        if not isinstance(result, dict) or "ratios" not in result:
            continue
        run = path.with_suffix(".run.json")
        if not run.exists():
            print(f"{path.name}: skipped, its date and commit are not recorded; run it again", file=sys.stderr)
            continue
        new += rows_of(path.stem, result, json.loads(run.read_text()))
    rows = merged(stored_rows(), new)
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "results.json").write_text(
        "[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]\n")
    files = pages(rows)
    for old in FOLDER.glob("*.svg"):
        if f"docs/benchmarks/{old.name}" not in files:
            old.unlink()
    for name, text in files.items():
        (ROOT / name).write_text(text)
    print(f"docs/benchmarks.md: {len(rows)} rows, {len(new)} of them from .build/bench")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["record", name, begun, command]:
            record(name, begun, command)
        case ["run", name, command, *words] if words:
            sys.exit(run(name, command, words))
        case ["publish"]:
            publish()
        case _:
            sys.exit(__doc__)
