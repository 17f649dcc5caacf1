# SPDX-License-Identifier: Apache-2.0
"""The cost of each statement in a database with the data of a year.

Fills day partitions of a year with runs, notifications and deliveries, beside many devices. Then it
posts single pushes, registrations and reads for some time, and deletes an application. Prints
calls, time and buffers of each statement by the connections that ran it (pg_stat_statements), and
the work of each duty.
"""

import collections
import itertools
import random
import threading
import time
import urllib.request

from gateway import APP
from stress_ledger import Ledger
from stress_status import measured_cluster
from stress_tools import Client, new_app, running, wait_until

#: Runs of a day at 1,000 pushes a second.
FULL_DAY = 86_400_000
#: Devices and runs that one statement inserts.
PIECE = 500_000
LEAVING = "com.example.leaving"
#: Seconds between two samples of the connections' statements.
LOOK = 0.1
#: Statements with fewer calls belong to the preparation, or are shown in another row.
LEAST_CALLS = 2


def options(sizes):
    sizes.add("devices", 10_000_000, "devices", least=1_000)
    sizes.add("runs", 8_640, "runs of a day; 86,400,000 are 1,000 a second", least=10)
    sizes.add("days", 365, "days with partitions", least=5)
    sizes.add("left", 100_000, "devices of the application that is deleted", least=100)
    sizes.fixed("seconds", 60, "of requests", unit="SECONDS")


def fill_devices(database, app, devices):
    """Inserts devices, two for each user, numbered from 1."""
    for first in range(1, devices + 1, PIECE):
        database.query(f"""
            INSERT INTO devices (app, token, bucket, language_list, environment, token_kind, user_id, registered_at)
            SELECT a.id, t, get_byte(sha256(t), 0) * 256 + get_byte(sha256(t), 1), 1, 2, 1, 'u' || g / 2,
              now() - interval '1 minute'
            FROM apps a, (
              SELECT g, int8send(g) AS t FROM generate_series({first}, {min(devices, first + PIECE - 1)}) g) tokens
            WHERE a.bundle_id = '{app}'""")
    database.query("VACUUM ANALYZE devices")


def fill_days(database, options):
    """Adds partitions of past days, each with runs of one accepted delivery. One run in ten belongs
    to the application that is deleted."""
    tables = ["notifications", "runs", "deliveries", "run_counts", "idempotency", "collapse_names"]
    for age in range(2, options.days + 2):
        partitions = "".join(
            f"""EXECUTE format('CREATE {"UNLOGGED" if table == "collapse_names" else ""} TABLE %s_%s PARTITION OF %s '
                || 'FOR VALUES FROM (%L) TO (%L)', '{table}', to_char(d, 'YYYYMMDD'), '{table}', d, d + 1);
            """ for table in tables)
        database.query(f"""
            DO $$ DECLARE d date := (now() AT TIME ZONE 'UTC')::date - {age}; BEGIN {partitions} END $$;
            CREATE TEMPORARY TABLE filled AS
            SELECT a.id AS app, d.day, d.at, int8send(g) AS token,
              (lpad(to_hex((extract(epoch FROM d.at) * 1000)::int8), 12, '0') || '7'
                || substr(md5(g::text), 1, 3) || '8' || substr(md5(g::text || d.day), 1, 15))::uuid AS id
            FROM (SELECT (now() AT TIME ZONE 'UTC')::date - {age} AS day) x
            CROSS JOIN generate_series(1, {options.runs}) g
            CROSS JOIN LATERAL (
              SELECT x.day, x.day::timestamp AT TIME ZONE 'UTC' + g * interval '24 hours' / {options.runs + 1} AS at) d
            JOIN apps a ON a.bundle_id = CASE WHEN g % 10 = 0 THEN '{LEAVING}' ELSE '{APP}' END;
            INSERT INTO notifications (
              id, day, app, accepted_at, payload, tokens, everyone, push_type, strings_revision, options)
            SELECT id, day, app, at, '{{"aps":{{"alert":"x"}}}}', ARRAY[token], false, 1, 0, '{{}}' FROM filled;
            WITH started AS (
              INSERT INTO runs (app, notification, day, audience_at_acceptance, audience, reference, started_at)
              SELECT app, id, day, 1, 1, 'order ' || abs(hashtext(id::text)) % 1000, at FROM filled ORDER BY at
              RETURNING id, notification, app, day)
            INSERT INTO deliveries (app, run, token, day, outcome, status, language, attempts)
            SELECT s.app, s.id, f.token, s.day, 2, 200, 'en', 1 FROM started s JOIN filled f ON f.id = s.notification
            """)
    database.query("VACUUM ANALYZE notifications, runs, deliveries")


class Lanes:
    """Samples which connections of the gateway run which statements."""

    def __init__(self, database):
        self.database, self.of = database, collections.defaultdict(set)

    def loop(self, ended):
        while not ended.wait(LOOK):
            for line in self.database.query("""
                    SELECT query_id, substr(application_name, 10) FROM pg_stat_activity
                    WHERE application_name LIKE 'pushgate %' AND query_id IS NOT NULL""").splitlines():
                query, lane = line.split("|")
                self.of[query].add(lane)


def requests(stage, ledger, gateway, database):
    """Loops of the requests that an application's server sends."""
    devices, counts = stage.options.devices, collections.Counter()
    old = database.query(
        "SELECT n.id FROM notifications n JOIN apps a ON a.id = n.app "
        f"WHERE a.bundle_id = '{APP}' AND n.day > current_date - 4 LIMIT 200").split()
    path = f"/v1/apps/{APP}"

    def token():
        return "%016x" % random.randint(1, devices)

    def single(client):
        one = token()
        ledger.post(client, {"tokens": [one]}, [one])

    def keyed(client):
        one = token()
        ledger.post(
            client, {"tokens": [one]}, [one], headers={"Idempotency-Key": f"key-{random.getrandbits(64)}"},
            reference=f"order {random.randint(1, 1000)}")

    def collapsing(client):
        one = token()
        ledger.post(client, {"tokens": [one]}, [one], collapse_id=f"game {random.randint(1, 10)}")

    def user(client):
        number = random.randint(1, devices // 2 - 1)
        ledger.post(
            client, {"users": [f"u{number}"]}, ["%016x" % (2 * number), "%016x" % (2 * number + 1)])

    def register(client):
        number = random.randint(1, devices)
        call(client, "PUT", f"{path}/devices/{number:016x}", {
            "environment": "sandbox", "user": f"u{number // 2}", "languages": [random.choice(["de", "fr", "en"])]})

    def call(client, method, address, body=None):
        status, answer, _ = client.call(method, address, body)
        assert status in (200, 201), (method, address, status, answer)

    def reads(client):
        call(client, "GET", f"{path}/notifications/{random.choice(old)}")
        call(client, "GET", f"{path}/notifications/{random.choice(old)}/deliveries")
        call(client, "GET", f"{path}/devices/{token()}")
        call(client, "GET", f"{path}/devices?user=u{random.randint(1, devices // 2 - 1)}")
        call(client, "GET", f"{path}/notifications")
        call(client, "GET", f"{path}/notifications?reference=order%20{random.randint(1, 1000)}")

    def repeated(kind, pause):
        def loop(ended):
            client = Client(gateway)
            while not ended.wait(pause):
                kind(client)
                counts[kind.__name__] += 1

        return loop

    kinds = [(single, 0), (keyed, 0.005), (collapsing, 0.01), (user, 0.005), (register, 0.005), (reads, 0.02)]
    return counts, [repeated(kind, pause) for kind, pause in kinds]


def duties(gateway):
    """(rounds, items) of each duty."""
    request = urllib.request.Request(
        gateway.url + "/metrics", headers={"Authorization": f"Bearer {gateway.admin_key}"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        lines = answer.read().decode().splitlines()
    found = collections.defaultdict(lambda: [0, 0])
    for line, name in itertools.product(lines, ("rounds", "items")):
        prefix = f'pushgate_duty_{name}_total{{duty="'
        if line.startswith(prefix):
            duty, value = line.removeprefix(prefix).split('"} ')
            found[duty][name == "items"] = float(value)
    return found


def report(stage, database, lanes):
    """A row for each statement, the most expensive of each kind of connection first."""
    statements = []
    for line in database.query(f"""
            SELECT queryid, calls, mean_exec_time, (shared_blks_hit + shared_blks_read)::float8 / calls,
              rows::float8 / calls, left(regexp_replace(query, '\\s+', ' ', 'g'), 70)
            FROM pg_stat_statements JOIN pg_database d ON d.oid = dbid
            WHERE datname = current_database() AND calls >= {LEAST_CALLS}
            ORDER BY total_exec_time DESC""").splitlines():
        query, calls, ms, buffers, rows, text = line.split("|", 5)
        if lane := "+".join(sorted(lanes.of.get(query, []))):
            statements.append((lane, int(calls), float(ms), float(buffers), float(rows), text))
    for lane, calls, ms, buffers, rows, text in sorted(statements, key=lambda one: one[0]):
        stage.row(lane, calls=calls, ms=ms, buffers=buffers, rows=rows, statement=text)
    assert statements, "no statement of the gateway was measured"


def run(stage):
    options = stage.options
    database = stage.database(measured_cluster(stage).url)
    database.query("CREATE EXTENSION pg_stat_statements")
    simulator = stage.simulator("--record", "2000000")
    # The oldest day expires, so that retention removes its partitions beside the requests.
    gateway = stage.gateway(
        database, simulator, PUSHGATE_RETENTION_DAYS=str(options.days), PUSHGATE_TEST_LIMIT_RETENTION_SWEEP="5")
    gateway.set_up(simulator)
    new_app(gateway, simulator, LEAVING)
    began = time.monotonic()
    fill_devices(database, APP, options.devices)
    fill_devices(database, LEAVING, options.left)
    fill_days(database, options)
    size = int(database.query("SELECT pg_database_size(current_database())"))
    stage.row(
        "filled", devices=options.devices, days=options.days, runs=options.days * options.runs,
        one_in=round(FULL_DAY / options.runs), gigabytes=size / 1e9, seconds=time.monotonic() - began)

    ledger, lanes = Ledger(gateway, simulator, database), Lanes(database)
    counts, loops = requests(stage, ledger, gateway, database)
    before = duties(gateway)
    database.query("SELECT pg_stat_statements_reset()")
    with running(lanes.loop):
        began = time.monotonic()
        with running(*loops):
            threading.Event().wait(options.seconds)
        seconds = time.monotonic() - began
        for kind, count in counts.items():
            stage.row(f"requests: {kind}", requests=count, a_second=count / seconds)
        status, answer, _ = Client(gateway).call("DELETE", f"/v1/apps/{LEAVING}")
        assert status == 202, answer
        began = time.monotonic()
        wait_until(
            lambda: database.query(f"SELECT count(*) FROM apps WHERE bundle_id = '{LEAVING}'") == "0",
            options.patience, "the deleted application's rows to go", pause=1)
        stage.row("deleted application", devices=options.left, seconds=time.monotonic() - began)
    report(stage, database, lanes)
    for duty, (rounds, items) in sorted(duties(gateway).items()):
        stage.row(f"duty {duty}", rounds=rounds - before[duty][0], items=items - before[duty][1])
    client = Client(gateway)
    for entry in ledger.entries:
        ledger.ended(client, entry, options.patience)
    ledger.account(stage, outcomes=["accepted", "superseded"])
