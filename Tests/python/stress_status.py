# SPDX-License-Identifier: Apache-2.0
"""The cost of the status of a notification with many deliveries, and of answers that wait.

Two results: buffers that PostgreSQL reads for GET of a notification, whose run has many deliveries
beside many day partitions (pg_stat_statements), and the rate of POSTs with `Prefer: wait` relative
to plain POSTs.
"""

import time

from gateway import APP, Database
from stress_ledger import Ledger
from stress_tools import Client, fill_run, in_parallel

#: Most buffers of the statements of one GET.
BUFFERS = 500
#: Number of GETs, and the fewest calls of a statement that belongs to them; the node's own
#: statements run a few times a second at most.
GETS = 200
#: Lowest rate of POSTs that wait, relative to plain POSTs.
SHARE = 0.5
TOKEN = "a1" * 8


def options(sizes):
    sizes.add("deliveries", 10_000_000, "deliveries of the run", least=1_000)
    sizes.add("days", 400, "day partitions", least=5)
    sizes.add("posts", 10_000, "POSTs of each kind", least=100)
    sizes.fixed("connections", 32, "connections that POST at once")


def measured_cluster(stage):
    """A PostgreSQL with pg_stat_statements."""
    cluster = stage.cluster()
    Database._psql(cluster.url, "ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'")
    cluster._shell(f"pg_cluster_stop {cluster.folder}")
    cluster.start()
    return cluster


def add_days(database, days):
    """Adds partitions of past days, each with a delivery."""
    database.query(f"""
        DO $$ DECLARE d date; t text; BEGIN
          FOR n IN 2..{days + 1} LOOP
            d := (now() AT TIME ZONE 'UTC')::date - n;
            FOREACH t IN ARRAY '{{deliveries,notifications,runs,run_counts}}'::text[] LOOP
              EXECUTE format('CREATE TABLE %s_%s PARTITION OF %s FOR VALUES FROM (%L) TO (%L)',
                t, to_char(d, 'YYYYMMDD'), t, d, d + 1);
            END LOOP;
            INSERT INTO deliveries (app, run, token, day, outcome, attempts) VALUES (1, -n, '\\x01', d, 2, 1);
          END LOOP;
        END $$""")


def run(stage):
    options = stage.options
    cluster = measured_cluster(stage)
    database = stage.database(cluster.url)
    database.query("CREATE EXTENSION pg_stat_statements")
    simulator = stage.simulator("--record", str(4 * options.posts + 100))
    gateway = stage.gateway(database, simulator, PUSHGATE_RETENTION_DAYS="10000")
    gateway.set_up(simulator)
    gateway.register(TOKEN)
    ledger, client = Ledger(gateway, simulator, database), Client(gateway)
    add_days(database, options.days)
    large = ledger.post(client, {"tokens": [TOKEN]}, [TOKEN])
    ledger.ended(client, large, options.patience)
    began = time.monotonic()
    fill_run(database, large.id, options.deliveries)
    stage.row("filled", deliveries=options.deliveries, days=options.days, seconds=time.monotonic() - began)
    # The gateway has closed the connection, which was idle for long.
    client = Client(gateway)

    small = ledger.post(client, {"tokens": [TOKEN]}, [TOKEN])
    ledger.ended(client, small, options.patience)
    for name, entry in [("large run", large), ("single push", small)]:
        stage.criterion(f"buffers of GET, {name}", buffers(stage, database, client, name, entry), at_most=BUFFERS)
    # Apple received none of the deliveries that SQL inserted: only the sums of the large run are
    # compared.
    answer = ledger.ended(client, large, options.patience)
    ledger.entries.remove(large)
    if answer["audience"] != options.deliveries + 1 or answer["outcomes"] != {"accepted": options.deliveries + 1}:
        stage.fault(f"the sums of the large run: {answer}")

    plain = rate(stage, ledger, gateway, "plain", {})
    waiting = rate(stage, ledger, gateway, "Prefer: wait", {"Prefer": "wait=30"})
    stage.criterion("POSTs with Prefer: wait / plain POSTs", waiting / plain, at_least=SHARE)
    ledger.account(stage, outcomes=["accepted"])


def buffers(stage, database, client, name, entry):
    """Buffers for each GET; a row for each of its statements."""
    path = f"/v1/apps/{APP}/notifications/{entry.id}"
    client.call("GET", path)
    database.query("SELECT pg_stat_statements_reset()")
    began = time.monotonic()
    for _ in range(GETS):
        status, answer, _ = client.call("GET", path)
        assert status == 200, answer
    seconds = time.monotonic() - began
    total = 0
    for line in database.query(f"""
            SELECT calls, shared_blks_hit + shared_blks_read, left(regexp_replace(query, '\\s+', ' ', 'g'), 60)
            FROM pg_stat_statements JOIN pg_database d ON d.oid = dbid
            WHERE datname = current_database() AND calls >= {GETS}
            ORDER BY 2 DESC""").splitlines():
        calls, blocks, query = line.split("|", 2)
        total += int(blocks) / GETS
        stage.row(f"GET, {name}", calls=int(calls), buffers=int(blocks) / GETS, statement=query)
    stage.row(f"GET, {name}", ms=seconds * 1000 / GETS)
    assert total > 0, "no statement of GET was measured"
    return total


def rate(stage, ledger, gateway, kind, headers):
    """POSTs a second until all have an answer."""
    began = time.monotonic()
    in_parallel(
        [lambda client: ledger.post(client, {"tokens": [TOKEN]}, [TOKEN], headers=headers)] * stage.options.posts,
        stage.options.connections, gateway)
    seconds = time.monotonic() - began
    stage.row(kind, posts=stage.options.posts, seconds=seconds, posts_a_second=stage.options.posts / seconds)
    return stage.options.posts / seconds
