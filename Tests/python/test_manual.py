# SPDX-License-Identifier: Apache-2.0
"""Manual pages and completions of the packages, which the binary's own description of commands yields."""

import json
import subprocess
import sys

import pytest

from gateway import ROOT


@pytest.fixture
def help_text(binary):
    return subprocess.run([binary, "--experimental-dump-help"], check=True, capture_output=True, text=True).stdout


def visible(command):
    """A command's options and subcommands, as the pages must contain them."""
    for argument in command["arguments"]:
        for name in argument.get("names", []):
            if argument["shouldDisplay"] and name["name"] not in ("version", "h", "help"):
                yield ("\\-" if name["kind"] == "short" else "\\-\\-") + name["name"].replace("-", "\\-")
    for child in command.get("subcommands", []):
        if child["shouldDisplay"] and child["commandName"] != "help":
            yield child["commandName"].replace("-", "\\-")
            yield from visible(child)


def test_every_command_has_a_manual_page_with_its_options(help_text, tmp_path):
    subprocess.run(
        [sys.executable, ROOT / "script/lib/manual.py", tmp_path, "1.2.3", "2026-11-27"], input=help_text, text=True, check=True)
    commands = [command for command in json.loads(help_text)["command"]["subcommands"] if command["commandName"] != "help"]
    assert len(commands) > 10
    names = {f"pushgate-{command['commandName']}.1" for command in commands}
    assert {file.name for file in tmp_path.iterdir()} == names | {"pushgate.1", "pushgate-admin.8"}
    for command in commands:
        page = (tmp_path / f"pushgate-{command['commandName']}.1").read_text()
        assert [text for text in visible(command) if text not in page] == []
        # A line that begins with a period is a macro of these pages.
        lines = [line.split(" ")[0] for line in page.splitlines() if line.startswith((".", "'"))]
        assert set(lines) <= {".TH", ".SH", ".SS", ".PP", ".TP", ".BR"}
    assert "setup" in (tmp_path / "pushgate-admin.8").read_text()


def test_bash_completes_commands_and_options(binary, tmp_path):
    script = tmp_path / "pushgate.bash"
    script.write_text(subprocess.run(
        [binary, "--generate-completion-script", "bash"], check=True, capture_output=True, text=True).stdout)
    for words, expected in [(["pushgate", "que"], "queue"), (["pushgate", "keys", "create", "--sc"], "--scopes")]:
        ran = subprocess.run(
            ["bash", "-c", f". {script}; COMP_WORDS=({' '.join(words)}); COMP_CWORD={len(words) - 1}; "
             f"COMP_LINE='{' '.join(words)}'; COMP_POINT=${{#COMP_LINE}}; _pushgate pushgate {words[-1]!r} {words[-2]!r}; echo \"${{COMPREPLY[@]}}\""],
            check=True, capture_output=True, text=True)
        assert expected in ran.stdout.split(), ran
