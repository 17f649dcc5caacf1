# SPDX-License-Identifier: Apache-2.0
"""A role as on a managed PostgreSQL: not a superuser, without any attribute, owner of nothing but its database."""

import subprocess

import pytest

from gateway import APP, Database
from test_doctor import Doctor
from trials import metric, token, until


@pytest.fixture
def database(binary):
    """A database that the role has migrated."""
    database = Database(binary, is_empty=True)
    database._psql(database.maintenance_url, f"CREATE ROLE {database.name} LOGIN")
    database._psql(database.maintenance_url, f"ALTER DATABASE {database.name} OWNER TO {database.name}")
    database.url = database.url.replace("user=pushgate", f"user={database.name}")
    subprocess.run([binary, "migrate", "--database", database.url], check=True, capture_output=True)
    yield database
    database.drop()
    database._psql(database.maintenance_url, f"DROP ROLE {database.name}")


def test_a_role_that_owns_only_its_database_suffices(gateway, database):
    # The gateway creates partitions, as whose owner it may attach and drop them. Locks of pushes would delay it.
    until(lambda: metric(gateway, "pushgate_duty_rounds_total", duty="partitions") > 0, what="partitions")
    attributes = "rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls"
    assert database.query(f"SELECT {attributes} FROM pg_roles WHERE rolname = current_user") == "f|f|f|f|f"
    devices = [token(n) for n in range(1, 6)]
    for one in devices:
        gateway.register(one, user=one, tags=["beta"])
    assert gateway.call("PUT", f"/v1/apps/{APP}/strings/en", {"MOVE": "Your move"})[0] == 200
    sent = [
        gateway.notify(to, {"aps": {"alert": {"body": {"string": "MOVE"}}}}, badge={"increment": 1})
        for to in ({"tokens": devices[:1]}, {"users": devices[:2]}, {"everyone": True})]
    for one, count in zip(sent, (1, 2, 5)):
        assert gateway.finished(one)["outcomes"] == {"accepted": count}
    assert metric(gateway, "pushgate_duty_failures_total") == 0
    findings = Doctor(gateway)(1)
    assert {name for name, one in findings.items() if one["verdict"] == "warning"} <= {"durability", "descriptors"}
