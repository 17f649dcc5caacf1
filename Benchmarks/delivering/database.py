# SPDX-License-Identifier: Apache-2.0
"""A PostgreSQL cluster of the benchmark's own, and what it has spent."""

import os
import pathlib
import subprocess

HERTZ = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid):
    """What a process has used so far."""
    return sum(_times(pid)[:2])


def _times(pid):
    return _parent_and_times(pathlib.Path(f"/proc/{pid}/stat"))[1]


def _parent_and_times(status):
    """A process's parent; its user and system time, and those of its children that have ended."""
    text = status.read_text()
    fields = text[text.rindex(")") + 2:].split()
    return int(fields[1]), [int(field) / HERTZ for field in fields[11:15]]


def busy_seconds():
    """What all processors have been busy with anything since the machine was started."""
    user, nice, system, _, _, interrupts, soft = (
        int(field) / HERTZ for field in pathlib.Path("/proc/stat").read_text().split()[1:8])
    return user + nice + system + interrupts + soft


class Cluster:
    """`script/lib/postgres.sh` does the work: default durability, a Unix socket."""

    def __init__(self, folder, settings):
        self.folder = folder
        self._shell("pg_cluster_remove", folder)
        self.start()
        if settings:
            self.configure(settings)

    @staticmethod
    def _shell(*words):
        return subprocess.run(
            ["sh", "-c", '. script/lib/postgres.sh; "$@"', "sh", *words],
            check=True, stdout=subprocess.PIPE, text=True).stdout.strip()

    def start(self):
        self._shell("pg_cluster_start", self.folder, "dev")
        self.place = self._shell("pg_cluster_place", self.folder)
        self.postmaster = int(pathlib.Path(self.place, "data/postmaster.pid").read_text().split()[0])

    def configure(self, settings):
        """Sets what only a start takes, and starts again."""
        maintenance = self.database("postgres")
        for name, value in settings.items():
            maintenance.query(f"ALTER SYSTEM SET {name} = {value}")
        self._shell("pg_cluster_stop", self.folder)
        self.start()

    def database(self, name):
        self._shell("pg_cluster_database", self.folder, name)
        return Database(self._shell("pg_cluster_url", self.folder, name))

    def cpu_seconds(self):
        """Of the postmaster, of all its processes, and of those that have ended."""
        while (spent := self._cpu_seconds()) is None:
            pass
        return spent

    def _cpu_seconds(self):
        """None when one ended meanwhile, and would be counted twice or not at all."""
        own = _times(self.postmaster)
        spent = sum(own)
        # The kernel's own list of children leaves out those that are just ending.
        for status in pathlib.Path("/proc").glob("[0-9]*/stat"):
            try:
                parent, times = _parent_and_times(status)
            except (FileNotFoundError, ProcessLookupError):
                continue
            if parent == self.postmaster:
                spent += sum(times[:2])
        return spent if _times(self.postmaster)[2:] == own[2:] else None

    def remove(self):
        self._shell("pg_cluster_remove", self.folder)


class Database:
    def __init__(self, url):
        self.url = url

    def query(self, sql):
        """The answer as psql prints it: fields separated by bars."""
        return subprocess.run(
            ["psql", "-XAtq", "-v", "ON_ERROR_STOP=1", "-d", self.url], input=sql,
            check=True, stdout=subprocess.PIPE, text=True).stdout.strip()

    def number(self, sql):
        return float(self.query(sql) or 0)

    def written(self):
        """Bytes of the log, full-page images in it, and bytes of data files, since the beginning."""
        log, images, pages = self.query(
            "SELECT pg_current_wal_insert_lsn() - '0/0', (SELECT wal_fpi FROM pg_stat_wal),"
            " buffers_checkpoint + buffers_clean + buffers_backend FROM pg_stat_bgwriter"
        ).split("|")
        return {"log": int(log), "images": int(images), "data": int(pages) * 8192}

    def buffers(self):
        """Buffers that statements of this database looked at, and those of them that were not in memory."""
        hit, read = self.query(
            "SELECT blks_hit, blks_read FROM pg_stat_database WHERE datname = current_database()"
        ).split("|")
        return int(hit) + int(read), int(read)
