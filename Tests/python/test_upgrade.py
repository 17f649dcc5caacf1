# SPDX-License-Identifier: Apache-2.0
"""Databases of earlier releases, which this build migrates and serves, and a migration beside a node that serves."""

import datetime
import hashlib
import json
import os
import re
import subprocess
import types

import pytest

from gateway import APP, ROOT, Database, Gateway
from record_release import ACTIVE, GONE, empty
from shifted_clock import clock  # noqa: F401, a fixture
from test_gateway_readiness import asked, notes
from trials import Stream, beside, crowd, token, until

RELEASES = sorted(path.stem for path in (ROOT / "Tests/python/releases").glob("*.sql"))
#: Additions of a later file of migrations/, to tables that a node uses with every push.
FOLLOWING = """
    CREATE TABLE later (app integer PRIMARY KEY, text text NOT NULL);
    ALTER TABLE apps ADD COLUMN later text;
    ALTER TABLE devices ADD COLUMN later text, ADD COLUMN later_number integer NOT NULL DEFAULT 7;
    ALTER TABLE notifications ADD COLUMN later json;
    ALTER TABLE runs ADD COLUMN later boolean NOT NULL DEFAULT false;
    ALTER TABLE deliveries ADD COLUMN later integer;
    ALTER TABLE queue ADD COLUMN later smallint;
    CREATE INDEX later_apps ON apps (later) WHERE later IS NOT NULL;
    INSERT INTO schema_migrations (number, name, checksum)
    SELECT max(number) + 1, 'later', '' FROM schema_migrations;
"""


def dump(release):
    return ROOT / f"Tests/python/releases/{release}.sql"


@pytest.mark.parametrize("release", RELEASES)
def test_released_migrations_are_unchanged(release):
    rows = re.search(r"^COPY public.schema_migrations .*\n((?:.*\t.*\n)+)", dump(release).read_text(), re.M)[1]
    for line in rows.splitlines():
        _, name, checksum, *_ = line.split("\t")
        found = hashlib.sha256((ROOT / f"migrations/{name}.sql").read_bytes()).hexdigest()
        assert checksum == rf"\\x{found}", (
            f"migrations/{name}.sql is part of release {release} and must not change, because databases contain its "
            "checksum. Restore the file, and put the change into a new file of migrations/ with the next number. Only "
            f"until {release} is tagged: record its database again (Tests/python/record_release.py)")


def columns(database):
    """Returns the columns of each table, without the list of migrations."""
    found = database.query("""
        SELECT attrelid::regclass, string_agg(quote_ident(attname), ', ' ORDER BY attnum)
        FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
        WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
          AND attnum > 0 AND NOT attisdropped AND relname <> 'schema_migrations' GROUP BY 1""")
    return dict(line.split("|") for line in found.splitlines())


def rows(database, columns):
    """Returns the rows of all tables as text, of these columns (by table) only."""
    return sorted(database.query(" UNION ALL ".join(
        f"SELECT '{table} ' || ROW({names})::text FROM {table}" for table, names in columns.items())).splitlines())


def restored(binary, cluster, release):
    """Returns a database restored from a release's dump."""
    database = Database(binary, cluster.url, is_empty=True)
    subprocess.run(
        ["psql", "-Xq", "-v", "ON_ERROR_STOP=1", "-d", database.url, "-f", dump(release)], check=True,
        stdout=subprocess.DEVNULL)
    return database


@pytest.fixture(params=RELEASES)
def release(request, clock):  # noqa: F811
    """A release. The clock shows two hours after its database was recorded, so that no row is too old."""
    recorded = json.loads(dump(request.param).with_suffix(".json").read_text())["recorded_at"]
    clock.at(datetime.datetime.fromisoformat(recorded).timestamp() + 7_200)
    return request.param


def test_a_database_of_a_release_is_migrated_and_served(release, binary, simulator, cluster):
    keys = json.loads(dump(release).with_suffix(".json").read_text())
    database = restored(binary, cluster, release)
    assert not empty(database), "the dump has rows of each table"
    recorded = columns(database)
    before = rows(database, recorded)
    subprocess.run([binary, "migrate", "--database", database.url], check=True, capture_output=True)
    # A release that removes a column or table removes it from `recorded`.
    assert rows(database, recorded) == before
    # It would release the work that the start holds.
    database.query("DELETE FROM hold_endings")
    gateway = Gateway(
        binary, database, simulator, PUSHGATE_SECRET_KEY=keys["secret_key"], PUSHGATE_TEST_LIMIT_HEARTBEAT="1")
    try:
        serves(gateway, simulator, keys)
    finally:
        gateway.stop()


def serves(gateway, simulator, keys):
    assert asked(gateway)["ready"]
    until(lambda: "queue" in notes(asked(gateway)), what="work of the dump to be reported as held")
    # Apple's side of the signing key in the dump.
    simulator.register_key(types.SimpleNamespace(
        key_id=keys["key_id"], team=keys["team_id"], public_pem=keys["public_key"]))
    assert [gateway.device(one)["state"] for one in (ACTIVE[0], GONE)] == ["active", "unregistered"]
    sent = gateway.notify({"tokens": ACTIVE[:2]}, {"aps": {"alert": {"body": {"string": "MOVE"}}}})
    assert gateway.finished(sent)["outcomes"] == {"accepted": 2}
    texts = {one["token"]: one["payload"]["aps"]["alert"]["body"] for one in simulator.received()}
    assert texts == {ACTIVE[0]: "Your move", ACTIVE[1]: "Du bist am Zug"}
    gateway.register(token(99))
    (old,) = gateway.call("GET", f"/v1/apps/{APP}/notifications?reference=order%207")[1]["notifications"]
    assert gateway.finished(old["id"])["outcomes"] == {"accepted": 2}


def test_a_node_serves_while_the_next_migration_is_applied(binary, gateway, simulator, database):
    crowd(database, 2_000)
    phones = [token(n) for n in range(1, 21)]
    with Stream([gateway], phones) as stream:
        until(lambda: len(stream.acknowledged) > 100, what="pushes before")
        # In one transaction with a lock timeout, as `pushgate migrate` does.
        subprocess.run(
            ["psql", "-Xq1", "-v", "ON_ERROR_STOP=1", "-d", database.url, "-c", FOLLOWING], check=True,
            env={**os.environ, "PGOPTIONS": "-c lock_timeout=10s"})
        before = len(stream.acknowledged)
        until(lambda: len(stream.acknowledged) > before + 100, what="pushes after")
        gateway.register(token(5_000), user="later")
        broadcast = gateway.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 0})
        assert gateway.finished(broadcast)["outcomes"] == {"accepted": 2_001}
        assert asked(gateway)["ready"]
        # Another node of the same release can still start, for example after a crash.
        beside(binary, gateway, simulator).stop()
    assert not stream.unanswered
    for _, notification, _ in stream.acknowledged[-20:]:
        assert gateway.finished(notification)["outcomes"] == {"accepted": 1}
