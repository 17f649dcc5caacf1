# SPDX-License-Identifier: Apache-2.0
"""A full disk: the database's tablespace is on a small tmpfs, and the WAL elsewhere."""

import os
import shutil
import subprocess
import tempfile
import warnings
from pathlib import Path

import pytest

from gateway import APP, Database, Gateway
from trials import (
    REPEATS, SETTINGS, STREAMS, Stream, accepted, arrivals, is_full_size, repeats, set_up, token, until)

DEVICES = 100_000 if is_full_size() else 20_000
SINGLES = [token(10_000_000 + n) for n in range(10)]
MEGABYTES = 256 if is_full_size() else 96
#: Number of rejected POSTs before space is freed.
REFUSALS = 300 if is_full_size() else 60


@pytest.fixture
def disk():
    """A folder with a limited size, which only root can create."""
    folder = Path(tempfile.mkdtemp(dir="/var/tmp"))
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m,mode=755", "tmpfs", folder],
        capture_output=True, text=True)
    if mounted.returncode:
        shutil.rmtree(folder)
        why = f"the trial of a full disk needs to mount a tmpfs: {mounted.stderr.strip()}"
        if is_full_size():
            pytest.fail(why)
        warnings.warn(why)
        pytest.skip(why)
    yield folder
    subprocess.run(["umount", "-l", folder], check=True)
    folder.rmdir()


@pytest.fixture
def small(binary, cluster, disk):
    """A database on the disk."""
    space = disk / "space"
    space.mkdir(mode=0o700)
    if os.getuid() == 0:
        shutil.chown(space, "postgres")
    Database._psql(cluster.url, f"CREATE TABLESPACE small LOCATION '{space}'")
    # New databases are copied from template1.
    Database._psql(cluster.url, "ALTER DATABASE template1 SET TABLESPACE small")
    return Database(binary, cluster.url)


def fill(disk):
    """Uses up the free space."""
    with open(disk / "ballast", "wb", buffering=0) as file:
        try:
            while file.write(b"\0" * 65_536) == 65_536:
                pass
            while file.write(b"\0" * 4_096) == 4_096:
                pass
        except OSError:
            pass


def refused(gateway, refusals, stored):
    """Posts notifications until `refusals` were rejected; adds the accepted ones to `stored`."""
    seen = 0
    number = 5_000_000 + len(stored)
    while seen < refusals:
        number += 1
        to = SINGLES[number % len(SINGLES)]
        status, answer, headers = gateway.call(
            "POST", f"/v1/apps/{APP}/notifications",
            {"to": {"tokens": [to]}, "payload": {"aps": {"alert": "x" * 3_000}, "n": number}})
        assert status in (202, 503), (status, answer)
        if status == 202:
            stored.append((number, to))
            continue
        assert headers["Retry-After"] and answer["code"] == "PG5002", answer
        seen += 1


def test_a_full_disk_rejects_requests_and_loses_nothing(binary, start, small, disk):
    simulator = start("--record", "1000000")
    gateway = Gateway(binary, small, simulator, **SETTINGS)
    stored = []
    try:
        set_up(gateway, simulator, DEVICES, SINGLES, answers=(40, 80))
        with Stream([gateway], SINGLES) as stream:
            broadcast = gateway.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 0})
            until(lambda: accepted(simulator) > DEVICES / 10, what="a tenth")
            fill(disk)
            refused(gateway, REFUSALS, stored)
            assert accepted(simulator) < DEVICES, "the broadcast was done before the disk was full"
            refusals = len(stream.unanswered)
            (disk / "ballast").unlink()
            acknowledged = len(stream.acknowledged)
            until(lambda: len(stream.acknowledged) > acknowledged + 50, what="pushes after")
        finished = gateway.finished(broadcast, patience=120)
        until(lambda: small.query("SELECT count(*) FROM queue") == "0", what="an empty queue")
        arrived = arrivals(simulator)
        everyone = {(0, token(n + 1)) for n in range(DEVICES)} | {(0, one) for one in SINGLES}
        singles = {(n, to) for n, _, to in stream.acknowledged} | set(stored)
        print(f"{REFUSALS} refused and {refusals} of the stream, {len(singles)} stored, {repeats(arrived)} repeats")
        assert finished["outcomes"] == {"accepted": len(everyone)}
        assert everyone | singles <= set(arrived)
        # Rejected notifications are not stored, and not sent.
        assert set(arrived) <= everyone | singles, "a rejected notification was sent"
        assert repeats(arrived) <= REPEATS + STREAMS
        assert small.query("SELECT count(*) FROM devices WHERE state <> 1") == "0"
        assert gateway.process.poll() is None
    finally:
        gateway.stop()
