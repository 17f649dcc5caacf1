# SPDX-License-Identifier: Apache-2.0
"""`/readyz`: the conditions that make a gateway unready, and its notes."""

import time

import pytest

from gateway import Database, Gateway


@pytest.fixture
def alone(binary, simulator, cluster):
    """A gateway with a separate PostgreSQL."""
    gateway = Gateway(binary, Database(binary, cluster.url), simulator)
    gateway.set_up(simulator)
    yield gateway
    gateway.stop()


def asked(gateway):
    status, report, _ = gateway.call("GET", "/readyz")
    assert report["ready"] == (status == 200)
    return report


def until(gateway, condition):
    """Waits for a report that meets the condition; returns it."""
    end = time.monotonic() + 60
    while True:
        report = asked(gateway)
        if condition(report):
            return report
        assert time.monotonic() < end, report
        time.sleep(0.05)


def notes(report):
    return {note["name"]: note["detail"] for note in report["notes"]}


def test_a_database_outage_makes_it_unready(alone, cluster):
    assert asked(alone)["ready"]
    cluster.kill()
    report = until(alone, lambda report: not report["ready"])
    assert not report["database"] and not report["draining"] and "read" in notes(report)["database"]
    assert alone.call("GET", "/healthz")[0] == 200
    cluster.start()
    report = until(alone, lambda report: report["ready"])
    assert "database" not in notes(report)


@pytest.mark.parametrize("ahead", [-1, 2])
def test_a_schema_too_old_or_too_new_makes_it_unready(serve, database, ahead):
    gateway = serve()
    database.query(
        "DELETE FROM schema_migrations WHERE number = (SELECT max(number) FROM schema_migrations)"
        if ahead < 0 else
        f"""INSERT INTO schema_migrations (number, name, checksum)
        SELECT max(number) + {ahead}, 'later', '' FROM schema_migrations""")
    report = until(gateway, lambda report: not report["ready"])
    assert report["database"] and not report["schema"] and "pushgate migrate" in notes(report)["schema"]


def test_warnings_do_not_make_it_unready(serve, simulator):
    """An app without credentials and a database without fsync are reported with status 200."""
    gateway = serve()
    gateway.set_up(simulator)
    assert gateway.call("PUT", "/v1/apps/com.example.none", {})[0] == 201
    report = until(gateway, lambda report: "credentials" in notes(report))
    assert report["ready"] and "durability" in notes(report)
