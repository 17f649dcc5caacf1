# SPDX-License-Identifier: Apache-2.0
"""Two clusters of PostgreSQL: a primary, and a standby that replaces it."""

import json
import time

from gateway import Cluster


class Pair:
    """A primary that commits only after its standby, by default, and the standby."""

    READ_WRITE = "&target_session_attrs=read-write"

    def __init__(self, folder):
        self.primary = Cluster(folder / "primary")
        self.standby = Cluster(folder / "standby")
        self.standby._shell(
            f"pg_cluster_stop {self.standby.folder};"
            f" place=$(pg_cluster_place {self.standby.folder}); rm -rf $place/data;"
            f" pg_as_server $(pg_bin)/pg_basebackup -h $(pg_cluster_place {self.primary.folder})/run"
            " -U $pg_cluster_user -D $place/data -R -X stream -c fast")
        self.standby.start()
        # Set after the copy: a promoted standby must wait for no other server.
        self._psql(self.primary, "ALTER SYSTEM SET synchronous_standby_names = '*'")
        self._psql(self.primary, "SELECT pg_reload_conf()")
        self.wait(self.primary, "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'", "1")

    @property
    def url(self):
        """Both hosts, the standby first, for clients that do not search for the primary."""
        hosts = [cluster.url.split("host=")[1].split("&")[0] for cluster in (self.standby, self.primary)]
        return self.primary.url.replace(hosts[1], ",".join(hosts)) + self.READ_WRITE

    def fail_over(self):
        """Kills the primary and promotes the standby."""
        self.primary.kill()
        self._psql(self.standby, "SELECT pg_promote()")

    def stop_standby(self):
        self.standby._shell(f"pg_cluster_stop {self.standby.folder}")
        self.wait(self.primary, "SELECT count(*) FROM pg_stat_replication", "0")

    def remove(self):
        for cluster in (self.standby, self.primary):
            cluster.remove()

    @staticmethod
    def _psql(cluster, sql):
        return cluster._shell(f"$(pg_bin)/psql -XAtq -d '{cluster.url}' -c \"{sql}\"")

    def wait(self, cluster, sql, answer, patience=30):
        """Waits until `sql` returns `answer`; returns it."""
        end = time.monotonic() + patience
        while (result := self._psql(cluster, sql)) != answer:
            assert time.monotonic() < end, f"{sql}: {result}, not {answer}"
            time.sleep(0.02)


def stored(database):
    """The numbers `n` of all stored notifications."""
    payloads = database.query("SELECT convert_from(payload, 'UTF8') FROM notifications").splitlines()
    return [json.loads(payload)["n"] for payload in payloads]
