# SPDX-License-Identifier: Apache-2.0
"""Work that a start holds after a restore or a long outage: release and expiry."""

import html
import json
import subprocess

import pytest

from admin_page import AdminPage
from gateway import APP, Database, Gateway
from trials import Stream, accepted, beside, crowd, is_full_size, metric, token, until

#: Rows of a broadcast and retries of another; the full size is that of a large installation.
RANGES, RETRIES = (10_000, 100_000) if is_full_size() else (500, 6_000)


def held(database):
    return int(database.query("SELECT count(*) FROM queue WHERE available_at = 'infinity'"))


def restored(database, hours=2):
    """Makes the database look like one of some hours ago."""
    database.query(f"UPDATE nodes SET beat_at = beat_at - interval '{hours} hours'")
    database.query(f"UPDATE duties SET lease_until = lease_until - interval '{hours} hours'")


def queue(gateway, *arguments):
    """`pushgate queue`."""
    return subprocess.run(
        [gateway.binary, "queue", *arguments], env=gateway.environment, check=True,
        capture_output=True, text=True).stdout


def notes(gateway):
    return {note["name"] for note in gateway.call("GET", "/readyz")[1]["notes"]}


def unsent(gateway, to, **members):
    """A notification that stays in the queue: its app has no credential."""
    return gateway.notify(to, {"aps": {"alert": "x"}, "n": 0}, **members)


def no_credential(gateway):
    assert gateway.call("DELETE", f"/v1/apps/{APP}/credentials/sandbox/main")[0] == 204


def test_work_found_after_a_restore_is_held(gateway, simulator, database):
    gateway.register(token(1))
    no_credential(gateway)
    old = unsent(gateway, {"tokens": [token(1)]})
    gateway.kill()
    restored(database)
    gateway.start()
    gateway.set_up(simulator)
    new = gateway.notify({"tokens": [token(1)]}, {"aps": {"alert": "x"}, "n": 1})
    assert gateway.finished(new)["outcomes"] == {"accepted": 1}
    status, answer, _ = gateway.call("GET", f"/v1/apps/{APP}/notifications/{old}")
    assert (answer["state"], answer["held_after_restore"]) == ("queued", True)
    assert "queue" in notes(gateway)
    shown = json.loads(queue(gateway, "--json"))
    assert shown["held_since"] and shown == gateway.call("GET", "/v1/queue")[1]
    assert [(line["waits"], line["rows"]) for line in shown["work"]] == [("after_restore", 1)]
    assert "after_restore" in queue(gateway)
    page = AdminPage(gateway.address)
    shown = page.get(f"/admin/queue?app={APP}", page.sign_in(gateway.admin_key)).text
    assert f'{{"app": "{APP}"}}' in html.unescape(shown), "the command for one application"
    until(lambda: metric(gateway, "pushgate_queue_held_rows", reason="after_restore") == 1,
          what="the metric")
    assert accepted(simulator) == 1
    assert queue(gateway, "release", "--app", APP).startswith("1 row of work")
    assert gateway.finished(old)["outcomes"] == {"accepted": 1}
    assert "queue" not in notes(gateway) and queue(gateway) == "no work is pending\n"


def test_held_work_is_expired_by_its_time_of_acceptance(gateway, simulator, database):
    devices = [token(n) for n in range(1, 21)]
    for one in devices:
        gateway.register(one)
    no_credential(gateway)
    named = unsent(gateway, {"tokens": devices[:5]})
    everyone = unsent(gateway, {"everyone": True})
    between = database.query(
        "SELECT to_char(clock_timestamp() + interval '50 ms', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"')")
    until(lambda: database.query(f"SELECT clock_timestamp() > '{between}'") == "t", what="a later time")
    later = unsent(gateway, {"tokens": devices[:1]})
    assert gateway.stop() == 0
    gateway.options = ["--hold"]
    gateway.start()
    gateway.set_up(simulator)
    status, answer, _ = gateway.call("POST", "/v1/queue/expire", {"before": between, "app": APP})
    assert status == 202 and answer["rows"] > 1, answer
    assert gateway.finished(named)["outcomes"] == {"expired": 5}
    assert gateway.finished(everyone)["outcomes"] == {"expired": 20}
    assert accepted(simulator) == 0 and held(database) == 1
    assert gateway.call("POST", "/v1/queue/release")[1] == {"rows": 1}
    assert gateway.finished(later)["outcomes"] == {"accepted": 1}
    assert accepted(simulator) == 1


@pytest.mark.parametrize("path, body, code, place", [
    ("expire", {}, "PG1104", "/before"),
    ("expire", {"before": "yesterday"}, "PG1105", "/before"),
    ("release", {"before": "2026-11-20T09:00:00Z"}, "PG1102", "/before"),
    ("release", {"app": "com.example.none"}, "PG2001", "/app"),
])
def test_invalid_requests_are_rejected(gateway, path, body, code, place):
    status, answer, _ = gateway.call("POST", f"/v1/queue/{path}", body)
    fault = (answer.get("errors") or [answer])[0]
    assert (fault["code"], fault["pointer"]) == (code, place), answer


def test_invalid_arguments_of_queue_are_usage_errors(gateway):
    for arguments, words in (
        (["release", "--app", "com.example.none"], "--app"), (["expire", "--before", "soon"], "--before")):
        ended = subprocess.run(
            [gateway.binary, "queue", *arguments], env=gateway.environment, capture_output=True, text=True)
        assert ended.returncode == 2 and words in ended.stderr


def test_hold_fails_beside_another_node(gateway, database):
    gateway.register(token(1))
    no_credential(gateway)
    unsent(gateway, {"tokens": [token(1)]})
    # Beside a running node, then after a node that has just been killed.
    for _ in range(2):
        ended = subprocess.run(
            [gateway.binary, "serve", "--hold"], env=gateway.environment, capture_output=True, text=True,
            timeout=60)
        assert ended.returncode == 1 and held(database) == 0, ended.stderr
        assert "--hold: work cannot be held" in ended.stderr and "Stop all other nodes" in ended.stderr
        gateway.kill()
    assert database.query("SELECT count(*) FROM nodes WHERE stopped_at IS NULL") == "1", "no heartbeat is left"


def test_nodes_that_start_together_can_all_hold(binary, gateway, simulator, database):
    gateway.register(token(1))
    no_credential(gateway)
    unsent(gateway, {"tokens": [token(1)]})
    assert gateway.stop() == 0
    gateway.options = ["--hold"]
    gateway.start()
    other = beside(binary, gateway, simulator, options=["--hold"])
    try:
        assert held(database) == 1
    finally:
        other.stop()


def test_a_copy_of_a_running_nodes_database_is_held(binary, gateway, simulator, database):
    gateway.register(token(1))
    no_credential(gateway)
    old = unsent(gateway, {"tokens": [token(1)]})
    gateway.kill()
    copy = Database(binary)
    try:
        Database._psql(database.maintenance_url, f"DROP DATABASE {copy.name}")
        # Like a restored dump: with a recent heartbeat.
        Database._psql(database.maintenance_url, f"CREATE DATABASE {copy.name} TEMPLATE {database.name}")
        shared = {name: gateway.environment[name] for name in ("PUSHGATE_SECRET_KEY", "PUSHGATE_ADMIN_KEY")}
        node = Gateway(binary, copy, simulator, options=["--hold"], **shared)
        node.admin_key = gateway.admin_key
        try:
            node.set_up(simulator)
            assert held(copy) == 1
            status, answer, _ = node.call("GET", f"/v1/apps/{APP}/notifications/{old}")
            assert (answer["state"], answer["held_after_restore"]) == ("queued", True)
            assert simulator.received() == []
        finally:
            node.stop()
    finally:
        copy.drop()


def a_backlog(database):
    """Inserts work by SQL: ranges of one broadcast and retries of another, copied from their rows."""
    database.query(f"""
        INSERT INTO queue (app, run, notification, day, environment, kind, class, bucket_from, bucket_to, deadline, held)
        SELECT q.app, q.run, q.notification, q.day, q.environment, q.kind, q.class, 0, -1, q.deadline, q.held
        FROM (SELECT * FROM queue WHERE kind = 2 LIMIT 1) q, generate_series(1, {RANGES})""")
    database.query(f"""
        INSERT INTO queue (app, run, notification, day, environment, kind, class, token, attempt, deadline, held)
        SELECT q.app, q.run, q.notification, q.day, q.environment, 3, q.class, int8send(g), 1, q.deadline, q.held
        FROM (SELECT * FROM queue WHERE kind = 1 LIMIT 1) q, generate_series(1, {RETRIES}) g""")
    # At acceptance the audience was one device.
    database.query(f"""
        UPDATE runs SET audience = {RETRIES}
        WHERE id = (SELECT run FROM queue WHERE kind = 1)""")


@pytest.mark.parametrize("ending", ["release", "expire"])
def test_a_large_backlog_ends_beside_pushes_and_a_kill(
        binary, gateway, simulator, database, ending):
    other_app = "com.example.other"
    gateway.set_up(simulator, app=other_app)
    gateway.register(token(1), app=other_app)
    crowd(database, RETRIES)
    no_credential(gateway)
    single = unsent(gateway, {"tokens": [token(RETRIES)]})
    broadcast = unsent(gateway, {"everyone": True})
    assert gateway.stop() == 0
    a_backlog(database)
    restored(database)
    gateway.start()
    gateway.set_up(simulator)
    second = beside(binary, gateway, simulator)
    try:
        rows = held(database)
        assert rows >= RANGES + RETRIES, "not all of it is held"
        with Stream([second], [token(1)], app=other_app) as stream:
            until(lambda: len(stream.acknowledged) > 50, what="pushes before")
            if not is_full_size():
                brake(database)
            body = {"before": "2100-01-01T00:00:00Z"} if ending == "expire" else None
            assert gateway.call("POST", f"/v1/queue/{ending}", body)[1] == {"rows": rows}
            until(lambda: held(database) < rows, what="a part of it")
            gateway.kill()
            left = held(database)
            assert left > 0, "all was done at the kill"
            database.query("DROP TRIGGER IF EXISTS brake ON queue")
            until(lambda: held(database) == 0, what="the other node to end it")
            gateway.start()
            # Leases are ended by SQL.
            until(lambda: ended(database), patience=240, what="the end")
            acknowledged = len(stream.acknowledged)
            until(lambda: len(stream.acknowledged) > acknowledged + 50, what="pushes after")
        print(f"{ending}: {rows} rows, {left} left at the kill; slowest of {len(stream.acknowledged)}:"
              f" {stream.slowest * 1000:.0f} ms")
        assert not stream.unanswered
        outcomes = gateway.finished(broadcast)["outcomes"]
        if ending == "expire":
            assert outcomes == {"expired": RETRIES}
            assert gateway.finished(single)["outcomes"] == {"expired": RETRIES}
        else:
            assert outcomes == {"accepted": RETRIES}
            assert gateway.finished(single)["outcomes"] == {"accepted": RETRIES}
        for _, notification, _ in (*stream.acknowledged[:5], *stream.acknowledged[-5:]):
            assert second.finished(notification, app=other_app)["outcomes"] == {"accepted": 1}
    finally:
        second.stop()


def brake(database):
    """Slows down each batch, since a small backlog would be finished before the kill."""
    database.query("""
        CREATE FUNCTION brake() RETURNS trigger LANGUAGE plpgsql AS
          'BEGIN PERFORM pg_sleep(0.3); RETURN NULL; END';
        CREATE TRIGGER brake AFTER UPDATE OF deadline ON queue EXECUTE FUNCTION brake()""")


def ended(database):
    database.query(
        "UPDATE queue SET available_at = now() WHERE holder IS NOT NULL AND available_at < now() + interval '15 s'")
    return database.query("SELECT count(*) FROM queue") == "0"
