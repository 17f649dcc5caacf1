# SPDX-License-Identifier: Apache-2.0
"""The fenced blocks of the documents, and a reader who runs their commands."""

import os
import pathlib
import re
import shutil
import subprocess
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = ["README.md", "CONTRIBUTING.md", "SECURITY.md", *sorted(
    str(path.relative_to(ROOT)) for folder in ("docs", "deploy") for path in (ROOT / folder).rglob("*.md"))]
FENCE = re.compile(
    r"^(?: *<!-- ((?:not run: |run by )[^\n]+) -->\n+)?^( *)```(\w*)\n(.*?)^\2```$", re.M | re.S)


class Block:
    """A fenced block. `marker` is the text of the comment above it that exempts it from the tests."""

    def __init__(self, page, match):
        self.page, self.marker, self.language = page, match[1], match[3]
        self.text = re.sub(f"^{match[2]}", "", match[4], flags=re.M)
        self.first = self.text.splitlines()[0]

    @property
    def script(self):
        """The commands: of a console, the lines after a prompt."""
        if self.language == "sh":
            return self.text
        return "\n".join(line[2:] for line in self.text.splitlines() if line.startswith("$ ")) + "\n"

    def __repr__(self):
        return f"{self.page}: {self.first}"


def fences(page):
    return [Block(page, match) for match in FENCE.finditer((ROOT / page).read_text())]


def commands(page):
    return [block for block in fences(page) if block.language in ("sh", "console")]


class Reader:
    """Runs the unmarked commands of a page by `sh -e`, as they are, in a folder and an environment."""

    def __init__(self, binary, folder, page, **environment):
        self.folder, self.page = folder, page
        self.left = [block for block in commands(page) if not block.marker]
        programs = folder / ".programs"
        programs.mkdir(exist_ok=True)
        (programs / "pushgate").symlink_to(binary)
        # A response with an error ends the script.
        (programs / "curl").write_text(f'#!/bin/sh\nexec {shutil.which("curl")} --fail-with-body -sS "$@"\n')
        (programs / "curl").chmod(0o755)
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith("PUSHGATE_")}
        self.environment |= {"PATH": f"{programs}:{os.environ['PATH']}", **environment}

    def take(self, *beginnings):
        """The blocks that begin with these texts; without texts, all that are left."""
        taken = []
        for beginning in beginnings or [block.text for block in self.left]:
            (block,) = [block for block in self.left if block.text.startswith(beginning)]
            self.left.remove(block)
            taken.append(block)
        return taken

    def run(self, *beginnings, **environment):
        """Runs these blocks, or all, in one shell with a terminal at which "y" is typed. Returns the
        standard output."""
        script = "".join(block.script for block in self.take(*beginnings))
        terminal, end = os.openpty()
        os.write(terminal, b"y\n" * 20)
        errors = []
        reading = threading.Thread(target=drain, args=(terminal, errors))
        reading.start()
        try:
            ran = subprocess.run(
                ["sh", "-e", "-c", script], cwd=self.folder, env=self.environment | environment, stdin=end,
                stdout=subprocess.PIPE, stderr=end, text=True, timeout=120)
        finally:
            os.close(end)
            reading.join()
            os.close(terminal)
        assert ran.returncode == 0, f"{self.page}\n{script}\n{ran.stdout}\n{b''.join(errors).decode()}"
        return ran.stdout


def drain(terminal, read):
    """Reads a terminal until no program has it open."""
    while True:
        try:
            read.append(os.read(terminal, 65_536))
        except OSError:
            return
