# SPDX-License-Identifier: Apache-2.0
"""What each statement of a single push, and of a broadcast, costs PostgreSQL, and what fills its log."""

import contextlib

import broadcast
import singles


def _show(bench, what, pushes):
    print(f"\n{what}, {pushes} pushes; µs, bytes and buffers a push:")
    print(f"{'calls':>8} {'rows/call':>9} {'plan':>7} {'execute':>8} {'log':>6} {'hit':>6} {'read':>6}  statement")
    answer = bench.database.query(f"""
        SELECT calls, rows::float8 / calls, total_plan_time * 1000 / {pushes},
          total_exec_time * 1000 / {pushes}, wal_bytes::float8 / {pushes},
          shared_blks_hit::float8 / {pushes}, shared_blks_read::float8 / {pushes},
          left(regexp_replace(query, '\\s+', ' ', 'g'), 100)
        FROM pg_stat_statements JOIN pg_database d ON d.oid = dbid
        WHERE calls > 0 AND datname = current_database()
        ORDER BY total_plan_time + total_exec_time DESC LIMIT 20""")
    for line in answer.splitlines():
        calls, rows, plan, execute, log, hit, read, statement = line.split("|", 7)
        print(f"{calls:>8} {float(rows):9.1f} {float(plan):7.1f} {float(execute):8.1f} {float(log):6.0f} "
              f"{float(hit):6.2f} {float(read):6.3f}  {statement}")
        bench.results.rows.append({
            "part": "statements", "who": what, "calls": int(calls), "plan_us": float(plan),
            "execute_us": float(execute), "log_bytes": float(log), "statement": statement})


def _show_log(bench, begin, pushes):
    """The log since `begin`, by what was changed and how."""
    print(f"\n{'records':>8} {'bytes':>7}  of the log, a push")
    answer = bench.database.query(f"""
        SELECT count(*)::float8 / {pushes}, sum(record_length)::float8 / {pushes},
          resource_manager || ' ' || record_type || ' ' || coalesce(c.relname, '')
        FROM pg_get_wal_records_info('{begin}', pg_current_wal_flush_lsn()) r
          LEFT JOIN pg_class c ON pg_relation_filenode(c.oid) =
            substring(r.block_ref FROM 'rel [0-9]+/[0-9]+/([0-9]+)')::oid
        GROUP BY 3 ORDER BY 2 DESC LIMIT 20""")
    for line in answer.splitlines():
        records, size, what = line.split("|")
        print(f"{float(records):8.2f} {float(size):7.1f}  {what}")


@contextlib.contextmanager
def _watched(bench, sink, what):
    bench.database.query("SELECT pg_stat_statements_reset()")
    begin = bench.database.query("SELECT pg_current_wal_insert_lsn()")
    before = sink.report()["requests"]
    yield
    pushes = sink.report()["requests"] - before
    _show(bench, what, pushes)
    _show_log(bench, begin, pushes)


def run(bench):
    options = bench.options
    bench.cluster.configure({
        "shared_preload_libraries": "'pg_stat_statements'", "wal_keep_size": "'4GB'"})
    bench.cluster.configure({"pg_stat_statements.track_planning": "on"})  # known once it is loaded
    for extension in ("pg_stat_statements", "pg_walinspect"):
        bench.database.query(f"CREATE EXTENSION IF NOT EXISTS {extension}")
    sink = bench.sink("-t")
    gateway = bench.gateway(sink.port)
    bench.app(gateway, singles.APP, options.single_devices)
    for connections in (256, 64):
        singles.measure(bench, gateway, sink, connections, 2)
        with _watched(bench, sink, f"singles over {connections} connections"):
            singles.measure(bench, gateway, sink, connections, options.seconds)
    bench.app(gateway, broadcast.APP, options.devices)
    for members in ({}, broadcast.BADGE, broadcast.BADGE):
        with _watched(bench, sink, "broadcast" + (" with badges" if members else "")):
            broadcast.measure(bench, gateway, sink, broadcast.APP, **members)
