# SPDX-License-Identifier: Apache-2.0
"""Records a database of this release, which `test_upgrade.py` restores and migrates ever after.

    script/trial Tests/python/record_release.py

writes Tests/python/releases/VERSION.sql and VERSION.json (the keys that the rows were sealed and signed with, made for
this purpose). Run it once, from the commit of the release. A released migration never changes: the dump contains its
checksum, and `test_upgrade.py` compares it. Later changes of the schema go to a new file of migrations/.
"""

import datetime
import json
import re
import subprocess

from gateway import APP, ROOT
from simulator import push_certificate
from test_gateway_crashes import eventually
from trials import token

APP_OF_CERTIFICATE = "com.example.certificate"
#: Devices by purpose; those of GONE and BAD are refused by Apple.
ACTIVE, GONE, BAD, HELD = [token(n) for n in range(1, 9)], token(9), token(10), token(11)

#: Rows of tables that are empty but for moments, or whose duties run only after days.
TRANSIENT = """
    INSERT INTO apps (bundle_id, deleted_at) VALUES ('com.example.deleted', now());
    INSERT INTO app_removals SELECT max(id), 1, NULL, 0, 0, '' FROM apps;
    INSERT INTO open_runs SELECT id, day FROM runs LIMIT 1;
    INSERT INTO collapse_names SELECT day, app, '\\x000102030405060708090a0b', id FROM runs LIMIT 1;
    INSERT INTO rate_shares SELECT 1, 0, gen_random_uuid(), 1, 2, now() + interval '1 s';
    INSERT INTO push_statistics VALUES
      (date_trunc('hour', now()), 7, 1, 0, 0, 0, 0, 0, gen_random_uuid(), 1, 60, '{"BadDeviceToken": 1}', '');
    INSERT INTO hold_endings (app, before, expires) VALUES (1, gen_random_uuid(), false);
    INSERT INTO device_event_floors VALUES (1, 1, 1, now());
    INSERT INTO webhook_endings (app, notification, day) SELECT app, notification, day FROM runs LIMIT 1;
    INSERT INTO credential_refusals (app, environment, credential, reason)
      VALUES (1, 1, 'main', 'InvalidProviderToken');
    INSERT INTO credential_warnings SELECT id, 1, 'certificate', now(), 30 FROM webhooks LIMIT 1;
    """


def tables(database):
    """Returns the number of rows of each table, without those of partitions."""
    names = database.query("""
        SELECT oid::regclass FROM pg_class WHERE relnamespace = 'public'::regnamespace
          AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1""").split()
    counted = database.query(" UNION ALL ".join(f"SELECT '{name}', count(*) FROM {name}" for name in names))
    return {name: int(count) for name, count in (line.split("|") for line in counted.splitlines())}


def empty(database):
    return {name for name, rows in tables(database).items() if not rows}


def done(answered):
    status, answer = answered[:2]
    assert 200 <= status < 300, answer
    return answer


def configure(gateway, simulator):
    gateway.set_up(simulator, fallback=("en", "de"))
    gateway.set_up(simulator, app=APP_OF_CERTIFICATE)
    chain, key = push_certificate(uid=APP_OF_CERTIFICATE)
    done(gateway.call("PUT", f"/v1/apps/{APP_OF_CERTIFICATE}/credentials/production/certificate", {
        "certificate": chain.decode(), "private_key": key.decode()}))
    done(gateway.call("POST", "/v1/keys", {"name": "backend", "scopes": ["notify"], "apps": [APP]}))
    for language, text in (("en", "Your move"), ("de", "Du bist am Zug")):
        done(gateway.call("PUT", f"/v1/apps/{APP}/strings/{language}", {"MOVE": text}))
    # Nothing listens there.
    hook = done(gateway.call("POST", f"/v1/apps/{APP}/webhooks", {
        "url": "http://127.0.0.1:9/", "events": ["device.quarantined", "notification.finished", "delivery.failed"]}))
    done(gateway.call("POST", f"/v1/apps/{APP}/webhooks/{hook['id']}/rotate-secret", {"previous_expires_in": 604_800}))


def register(gateway, simulator):
    for number, one in enumerate([*ACTIVE, GONE, BAD]):
        gateway.register(
            one, [["en"], ["de-AT", "en"]][number % 2], user=f"user-{number // 2}", tags=["beta"],
            time_zone="Europe/Vienna", app_version=f"3.{number}")
    # Without a credential, its pushes wait.
    gateway.register(HELD, environment="production", user="held")
    done(gateway.call("POST", f"/v1/apps/{APP}/devices/{ACTIVE[0]}/badge", {"set": 4}))
    gateway.register(token(12), user="erased")
    done(gateway.call("DELETE", f"/v1/apps/{APP}/users/erased"))
    done(simulator.call("PUT", f"/sim/tokens/{GONE}", {"state": "unregistered"}))
    done(simulator.call("POST", "/sim/faults", {"status": 400, "reason": "BadDeviceToken", "token_prefix": BAD}))


def send(gateway):
    soon = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(days=300)
    notifications = f"/v1/apps/{APP}/notifications"
    alert = {"payload": {"aps": {"alert": {"body": {"string": "MOVE"}}}}}
    sent = [
        done(gateway.call("POST", notifications, {"to": {"everyone": True, "environment": "sandbox"}, **alert})),
        done(gateway.call("POST", notifications, {
            "to": {"tokens": ACTIVE[:2]}, **alert, "reference": "order 7", "collapse_id": "order"},
            headers={"Idempotency-Key": "order-7"}))]
    for one in sent:
        gateway.finished(one["id"])
    gateway.notify({"tokens": [HELD]})
    paused = gateway.notify({"users": ["held"]})
    done(gateway.call("POST", f"{notifications}/{paused}/pause"))
    gateway.notify({"tokens": ACTIVE[:1]}, send_at=soon.isoformat())
    gateway.notify({"everyone": True}, repeat={"cron": "0 9 * * 1", "time_zone": "Europe/Vienna"})


def test_record_a_database_of_this_release(binary, gateway, simulator, serve, database):
    version = re.match(r"\d+\.\d+\.\d+", subprocess.check_output([binary, "--version"], text=True))[0]
    gateway.stop()
    gateway = serve(
        PUSHGATE_WEBHOOK_PRIVATE_TARGETS="yes", PUSHGATE_SECRET_KEY=gateway.environment["PUSHGATE_SECRET_KEY"])
    configure(gateway, simulator)
    register(gateway, simulator)
    send(gateway)
    eventually(lambda: empty(database) <= set(re.findall("INTO ([a-z_]+)", TRANSIENT)), patience=150)
    gateway.stop()
    database.query(TRANSIENT)
    assert not empty(database)
    # Partitions of later days contain nothing, and would be most of the dump.
    for partition in database.query("""
            SELECT oid::regclass FROM pg_class WHERE relispartition AND relkind = 'r'
              AND pg_get_expr(relpartbound, oid) <> 'DEFAULT'
              AND NOT pg_get_expr(relpartbound, oid) LIKE '%' || to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD') || '%'
            """).split():
        if database.query(f"SELECT count(*) FROM {partition}") == "0":
            database.query(f"DROP TABLE {partition}")
    dump = subprocess.run(
        ["pg_dump", "--no-owner", "--no-privileges", "--no-comments", "-d", database.url], check=True,
        capture_output=True, text=True).stdout
    # Commands that only recent versions of psql know.
    dump = re.sub(r"^\\(un)?restrict .*\n", "", dump, flags=re.M)
    dump = re.sub(r"\n(--.*\n)+", "\n", dump)
    folder = ROOT / "Tests/python/releases"
    head = f"-- Long because it is a dump: a database of release {version} (record_release.py).\n"
    (folder / f"{version}.sql").write_text(head + re.sub(r"\n{2,}", "\n", dump).lstrip())
    (folder / f"{version}.json").write_text(json.dumps({
        "recorded_at": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"),
        "secret_key": gateway.environment["PUSHGATE_SECRET_KEY"], "key_id": simulator.key.key_id,
        "team_id": simulator.key.team, "public_key": simulator.key.public_pem}, indent=1) + "\n")
