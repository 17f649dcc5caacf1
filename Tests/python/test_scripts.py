# SPDX-License-Identifier: Apache-2.0
"""The scripts of `script/`: help texts, and refusals that need no build."""

import subprocess

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
    (["--filter", "X", "--python", "test_cli.py"], "--python runs alone"),
])
def test_an_unusable_option_of_the_tests_is_refused(arguments, reason):
    ran = run("test", *arguments)
    assert ran.returncode == 1 and reason in ran.stderr
