# SPDX-License-Identifier: Apache-2.0
"""A wall clock that tests set for gateway, PostgreSQL and simulator together (shifted_clock.c)."""

import datetime
import shutil
import struct
import subprocess
import tempfile
import time
from pathlib import Path

import pytest


class Clock:
    """The wall clock of all processes started afterwards. Durations are not affected."""

    def __init__(self, monkeypatch, folder):
        library = folder / "shifted_clock.so"
        source = Path(__file__).with_name("shifted_clock.c")
        compiler = shutil.which("cc") or shutil.which("clang")
        subprocess.run([compiler, "-shared", "-fPIC", "-O", "-o", library, source], check=True)
        # PostgreSQL's user reads the file, too.
        folder.chmod(0o755)
        self.file = folder / "offset"
        self.offset = 0
        self.set("23:55:00")
        monkeypatch.setenv("CLOCK_OFFSET_FILE", str(self.file))
        monkeypatch.setenv("LD_PRELOAD", str(library))

    def set(self, time_of_day):
        """Sets today's time of day, in UTC."""
        now = datetime.datetime.now(datetime.timezone.utc)
        hour, minute, second = map(int, time_of_day.split(":"))
        self.at(now.replace(hour=hour, minute=minute, second=second, microsecond=0).timestamp())

    def at(self, moment):
        """Sets the time in UNIX seconds, to the second."""
        self.offset = int(moment - time.time())
        offset = struct.pack("=q", self.offset)
        # Written in place, because processes have the file mapped.
        if self.file.exists():
            with open(self.file, "r+b") as file:
                file.write(offset)
        else:
            self.file.write_bytes(offset)
            self.file.chmod(0o644)

    def now(self):
        return time.time() + self.offset


@pytest.fixture
def clock(monkeypatch):
    folder = Path(tempfile.mkdtemp())
    yield Clock(monkeypatch, folder)
    shutil.rmtree(folder)
