# SPDX-License-Identifier: Apache-2.0
"""A year of day partitions, and their removal beside a dump that locks all tables, without stalls."""

import subprocess
import time

from gateway import APP
from trials import SETTINGS, Stream, beside, is_full_size, metric, token, until

#: Seconds for which the dump holds its locks while retention retries.
SECONDS = 60 if is_full_size() else 6


def add_year(database):
    """Adds partitions of the past year, each with a row."""
    database.query("""
        DO $$ DECLARE d date; BEGIN
          FOR n IN 2..365 LOOP
            d := (now() AT TIME ZONE 'UTC')::date - n;
            EXECUTE format('CREATE TABLE deliveries_%s PARTITION OF deliveries FOR VALUES FROM (%L) TO (%L)',
              to_char(d, 'YYYYMMDD'), d, d + 1);
            EXECUTE format('CREATE TABLE notifications_%s PARTITION OF notifications FOR VALUES FROM (%L) TO (%L)',
              to_char(d, 'YYYYMMDD'), d, d + 1);
            INSERT INTO deliveries (app, run, token, day, outcome, attempts) VALUES (1, -n, '\\x01', d, 2, 1);
          END LOOP;
        END $$""")


def days(database):
    return int(database.query(
        "SELECT count(*) FROM pg_class WHERE relname ~ '^(deliveries|notifications)_[0-9]{8}$'"))


class Dump:
    """A transaction that locks every table, like the beginning of `pg_dump`."""

    def __init__(self, database):
        self.process = subprocess.Popen(
            ["psql", "-XAtq", "-v", "ON_ERROR_STOP=1", "-d", database.url], text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.send("""
            BEGIN ISOLATION LEVEL REPEATABLE READ;
            DO $$ DECLARE r record; BEGIN
              FOR r IN SELECT oid::regclass AS name FROM pg_class
                WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace LOOP
                EXECUTE format('LOCK TABLE %s IN ACCESS SHARE MODE', r.name);
              END LOOP;
            END $$;
            SELECT 'locked';""")
        assert self.process.stdout.readline().strip() == "locked"

    def send(self, sql):
        self.process.stdin.write(sql + "\n")
        self.process.stdin.flush()

    def end(self):
        self.process.communicate("COMMIT;\n")
        assert self.process.returncode == 0


def pushes(gateway, seconds, what):
    """Sends single pushes for `seconds`; returns the slowest response in seconds."""
    with Stream([gateway], [token(1)], pause=0.005) as stream:
        end = time.monotonic() + seconds
        until(lambda: time.monotonic() > end, patience=seconds + 10)
    assert not stream.unanswered
    print(f"{what}: {len(stream.acknowledged)} pushes, the slowest answered in {stream.slowest * 1000:.0f} ms")
    for _, notification, _ in stream.acknowledged[-3:]:
        assert gateway.finished(notification)["outcomes"] == {"accepted": 1}
    return stream.slowest


def test_day_partitions_are_dropped_beside_a_dump_without_stalls(
        binary, serve, simulator, database):
    plain = serve(**SETTINGS)
    plain.set_up(simulator)
    plain.register(token(1))
    # Pushes would delay the creation of partitions.
    until(lambda: metric(plain, "pushgate_duty_rounds_total", duty="partitions") > 0, what="partitions")
    pushes(plain, SECONDS / 2, "a few days")
    add_year(database)
    before = days(database)
    assert before > 2 * 360
    pushes(plain, SECONDS / 2, "a year of days")
    paused_for_long(database)
    # The preceding leader keeps a year of data; its lease ends here.
    database.query("UPDATE duties SET lease_until = now() WHERE name = 'retention-notifications'")
    dump = Dump(database)
    cleaner = beside(binary, plain, simulator, PUSHGATE_RETENTION_DAYS="30", PUSHGATE_TEST_LIMIT_RETENTION_SWEEP="0.2")
    try:
        slowest = pushes(plain, SECONDS, "a dump has all tables")
        assert days(database) == before, "a day was dropped under the dump"
        tries = metric(cleaner, "pushgate_duty_failures_total", duty="retention-notifications")
        assert tries > 3, "retention did not run beside the dump"
        assert slowest < (2 if is_full_size() else 5), "a request was stalled"
        dump.end()
        # Recent days and the two partitions of the paused run remain.
        until(lambda: days(database) <= before - 2 * (365 - 30 - 1), patience=120, what="the old days to go")
        slowest = pushes(plain, SECONDS / 2, "afterwards")
        old = database.query(
            "SELECT string_agg(relname, ' ' ORDER BY relname) FROM pg_class WHERE relname ~"
            " ('^(deliveries|notifications)_' || to_char((now() AT TIME ZONE 'UTC')::date - 40, 'YYYYMMDD') || '$')")
        assert len(old.split()) == 2, "partitions of unfinished work were dropped"
        assert database.query("SELECT count(*) FROM deliveries WHERE run = -40") == "1"
        assert database.query("SELECT count(*) FROM deliveries WHERE run < -40") == "0"
        print(f"{tries:.0f} tries beside the dump, {before - days(database)} tables dropped after it")
    finally:
        if dump.process.poll() is None:
            dump.process.kill()
        cleaner.stop()


def paused_for_long(database):
    """Adds a run of 40 days ago with paused work."""
    database.query("""
        WITH run AS (
          INSERT INTO runs (app, notification, day)
          SELECT id, gen_random_uuid(), (now() AT TIME ZONE 'UTC')::date - 40 FROM apps LIMIT 1
          RETURNING id, app, notification, day), control AS (
          INSERT INTO run_controls (run, app, day, control) SELECT id, app, day, 1 FROM run)
        INSERT INTO queue (app, run, notification, day, environment, kind, class, token, deadline, held)
        SELECT app, id, notification, day, 2, 3, 1, '\\x02', now() + interval '1 year', 4 FROM run""")
