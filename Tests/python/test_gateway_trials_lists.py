# SPDX-License-Identifier: Apache-2.0
"""Lists of devices in a registry of a million, ten million at full size: buffers that PostgreSQL reads for each.

`script/trial Tests/python/test_gateway_trials_lists.py`; PUSHGATE_TEST_DEVICES sets the number.
"""

import json
import os
import re
import subprocess
import time
from pathlib import Path

from gateway import APP, ROOT, Database, Gateway
from trials import is_full_size

DEVICES = int(os.environ.get("PUSHGATE_TEST_DEVICES", "10000000" if is_full_size() else "1000000"))
#: Most buffers for a page of a hundred: random reads of the devices, and descents in a few index ranges.
PAGE = 1_500
#: A filter without matches examines 20,000 devices, with random reads, and their language lists.
BOUNDED = 110_000
#: Filter, condition of the first hundred devices, and most buffers.
LISTS = [
    ("", lambda device: True, PAGE),
    ("user=u-17", lambda device: device["user"] == "u-17", PAGE),
    ("language=fr", lambda device: device["languages"][0] == "fr-CA", PAGE),
    ("tag=beta", lambda device: "beta" in device["tags"], PAGE),
    # In any of 4,096 ranges of the index of tags.
    ("tag=rare", lambda device: device["tags"] == ["rare"], 20_000),
    ("state=quarantined", lambda device: device["state"] == "quarantined", PAGE),
    ("state=unregistered", lambda device: device["state"] == "unregistered", PAGE),
    ("reason=BadDeviceToken", lambda device: device["state_reason"] == "BadDeviceToken", PAGE),
    ("environment=sandbox", lambda device: device["environment"] == "sandbox", PAGE),
    ("environment=production", lambda device: device["environment"] == "production", PAGE),
    ("push_type=voip", lambda device: device["push_type"] == "voip", PAGE),
    ("push_type=alert", lambda device: device["push_type"] == "alert", PAGE),
    ("app_version=3.2", lambda device: device["app_version"] == "3.2", PAGE),
    ("app_version_from=3.2&app_version_below=3.4", lambda device: device["app_version"] in ("3.2", "3.3"), PAGE),
    ("tag=beta&environment=sandbox&state=active", lambda device: "beta" in device["tags"], BOUNDED),
    ("updated_since=2100-01-01T00:00:00Z", None, BOUNDED),
    ("user=u-17&tag=nothing", None, PAGE),
]


def place(database):
    """Inserts devices with realistic values. Indexes are created afterwards, which otherwise takes half an hour."""
    database.query(f"""
        -- Taken first: a later upgrade of the lock could deadlock with a duty.
        LOCK TABLE devices IN ACCESS EXCLUSIVE MODE;
        SET maintenance_work_mem = '512MB';
        INSERT INTO language_lists (tags) VALUES ('fr-CA,en'), ('en-GB'), ('de');
        ALTER TABLE devices DISABLE TRIGGER USER;
        CREATE TEMP TABLE made AS SELECT indexname, indexdef FROM pg_indexes
          WHERE tablename = 'devices' AND indexname <> 'devices_pkey';
        DO $$ DECLARE one record; BEGIN
          FOR one IN SELECT * FROM made LOOP EXECUTE format('DROP INDEX %I', one.indexname); END LOOP;
        END $$;
        INSERT INTO devices (app, token, bucket, language_list, environment, token_kind, user_id, registered_at, tags,
          app_version, state, state_reason, unregistered_at, inactive_since)
        SELECT a.id, t, bucket, (SELECT min(id) FROM language_lists WHERE tags = 'en-GB') + (g % 2)::int
            - CASE WHEN g % 10 = 0 THEN 1 ELSE 0 END,
          CASE WHEN bucket % 50 = 0 THEN 2 ELSE 1 END, CASE WHEN bucket % 100 = 1 THEN 10 ELSE 1 END,
          'u-' || g % ({DEVICES} / 3), now(),
          CASE WHEN g % 10 = 7 THEN '{{beta}}'::text[] WHEN g % ({DEVICES} / 8) = 1 THEN '{{rare}}' ELSE '{{}}' END,
          (2 + bucket % 3) || '.' || bucket % 7, CASE bucket % 40 WHEN 3 THEN 2 WHEN 4 THEN 3 ELSE 1 END,
          CASE bucket % 40 WHEN 3 THEN 'BadDeviceToken' WHEN 4 THEN 'Unregistered' END,
          CASE bucket % 40 WHEN 4 THEN now() END, CASE WHEN bucket % 40 IN (3, 4) THEN now() END
        FROM apps a, (
          SELECT g, t, get_byte(t, 0) * 256 + get_byte(t, 1) AS bucket
          FROM (SELECT g, sha256(int8send(g)) AS t FROM generate_series(1, {DEVICES}) g) x ORDER BY t) y
        WHERE a.bundle_id = '{APP}';
        DO $$ DECLARE one record; BEGIN
          FOR one IN SELECT * FROM made LOOP EXECUTE one.indexdef; END LOOP;
        END $$;
        ALTER TABLE devices ENABLE TRIGGER USER""")
    database.query("VACUUM (ANALYZE) devices")
    database.query("CHECKPOINT")


def explained(database):
    """Makes the server log the plan of each statement, from the next connection on."""
    for name, value in {
        "session_preload_libraries": "auto_explain", "auto_explain.log_min_duration": "0",
        "auto_explain.log_analyze": "on", "auto_explain.log_buffers": "on", "auto_explain.log_timing": "off",
        "auto_explain.log_format": "json",
    }.items():
        database.query(f"ALTER DATABASE {database.name} SET {name} = '{value}'")


class Log:
    """The server's log, read incrementally."""

    def __init__(self, cluster):
        place = subprocess.run(
            ["sh", "-c", f". script/lib/postgres.sh; pg_cluster_place {cluster.folder}"], cwd=ROOT, check=True,
            capture_output=True, text=True).stdout.strip()
        self.path = Path(place) / "log"
        self.read = 0

    def plans(self):
        """Returns the plans that read devices since the preceding call."""
        text = self.path.read_text()
        new, self.read = text[self.read:], len(text)
        plans = []
        for part in re.split(r"^(?=\d{4}-)", new, flags=re.M):
            if " plan:\n" in part:
                plan = json.loads(part.split(" plan:\n", 1)[1])
                if "devices" in plan["Query Text"]:
                    plans.append(plan)
        return plans


def nodes(plan):
    yield plan
    for part in plan.get("Plans", []):
        yield from nodes(part)


def test_each_list_reads_a_bounded_part_of_the_registry(binary, simulator, cluster):
    database = Database(binary, cluster.url)
    gateway = Gateway(binary, database, simulator, PUSHGATE_SHARDS="1")
    try:
        gateway.set_up(simulator)
        began = time.monotonic()
        place(database)
        print(f"\n{DEVICES} devices placed in {time.monotonic() - began:.0f} s")
        gateway.stop()
        explained(database)
        gateway.start()
        log = Log(cluster)
        for query, is_meant, buffers in LISTS:
            # The second time some connections and all pages are warm.
            for warm in (False, True):
                log.plans()
                began = time.monotonic()
                status, answer, _ = gateway.call("GET", f"/v1/apps/{APP}/devices?{query}")
                took = (time.monotonic() - began) * 1000
                assert status == 200, answer
                plans = [plan for plan in log.plans() if "device_counts" not in plan["Query Text"]]
            assert plans, f"nothing was read for {query}"
            # A plan may have nodes that were not executed.
            scanned = [
                (node["Node Type"], plan["Query Text"]) for plan in plans for node in nodes(plan["Plan"])
                if node.get("Relation Name") == "devices" and node["Actual Loops"] > 0]
            assert scanned and not [text for name, text in scanned if name == "Seq Scan"], (query, scanned)
            read = sum(
                plan["Plan"]["Shared Hit Blocks"] + plan["Plan"]["Shared Read Blocks"] for plan in plans)
            print(f"{query or '(none)'}: {len(answer['devices'])} devices, {took:.1f} ms, {read} buffers")
            assert read <= buffers, query
            if is_meant is None:
                assert answer["devices"] == [], query
            else:
                assert answer["devices"] and all(map(is_meant, answer["devices"])), query
        # A later page costs no more than the first.
        cursor = gateway.call("GET", f"/v1/apps/{APP}/devices?state=active&limit=1000")[1]["next_cursor"]
        log.plans()
        answer = gateway.call("GET", f"/v1/apps/{APP}/devices?state=active&cursor={cursor}")[1]
        assert len(answer["devices"]) == 100
        plans = [plan for plan in log.plans() if "device_counts" not in plan["Query Text"]]
        assert sum(plan["Plan"]["Shared Hit Blocks"] + plan["Plan"]["Shared Read Blocks"] for plan in plans) <= PAGE
    finally:
        gateway.stop()
