# SPDX-License-Identifier: Apache-2.0
"""The scripts of `script/`: help texts, and errors that need no build."""

import os
import re
import subprocess
import time

import pytest

from gateway import ROOT

SCRIPTS = sorted(path.name for path in (ROOT / "script").iterdir() if path.is_file())


def run(name, *arguments):
    return subprocess.run(
        [ROOT / "script" / name, *arguments], capture_output=True, text=True, timeout=60, cwd="/")


@pytest.mark.parametrize("name", SCRIPTS)
def test_every_script_has_a_help_text(name):
    ran = run(name, "--help")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith(f"usage: script/{name}")
    assert len(ran.stdout.splitlines()) > 2


@pytest.mark.parametrize("arguments, reason", [
    (["--fast"], "unknown option --fast"),
    (["--python", "test_nothing.py"], "there is no Tests/python/test_nothing.py"),
    (["--release"], "--release needs --python"),
    (["--filter", "X", "--python", "test_cli.py"], "--python runs alone"),
])
def test_an_unusable_option_of_the_tests_is_rejected(arguments, reason):
    ran = run("test", *arguments)
    assert ran.returncode == 1 and reason in ran.stderr


def test_an_unknown_option_of_the_documents_is_rejected():
    ran = run("generate-api-docs", "--fast")
    assert (ran.returncode, ran.stdout) == (1, "") and "unknown option --fast" in ran.stderr


def test_clusters_of_killed_runs_are_removed(tmp_path):
    ended = subprocess.Popen(["true"])
    ended.wait()
    for name, owner in [("killed", ended.pid), ("running", os.getpid())]:
        (tmp_path / f"cluster.{name}").mkdir()
        (tmp_path / f"cluster.{name}/owner").write_text(f"{owner}\n")
    for name, age in [("new", 0), ("old", 3600)]:
        (tmp_path / f"cluster.{name}").mkdir()
        os.utime(tmp_path / f"cluster.{name}", (time.time() - age,) * 2)
    subprocess.run(
        ["sh", "-euc", '. script/lib/postgres.sh; remove_stale_clusters "$1"', "sh", tmp_path / "cluster"], cwd=ROOT,
        check=True)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["cluster.new", "cluster.running"]


@pytest.mark.parametrize("name", ["fuzz-http", "fuzz-localization"])
def test_the_fuzzers_remove_the_imports_of_the_modules_that_they_combine(name):
    """Their sources are compiled as one module, but Localization imports a C module."""
    text = (ROOT / "script" / name).read_text()
    removed = re.search(r"modules=\"(.*)\"", text) or re.search(r"import\) \((.*)\)\$//", text)
    assert "CLanguageTables" in removed[1].split("|")
