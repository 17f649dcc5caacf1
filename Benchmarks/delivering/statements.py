# SPDX-License-Identifier: Apache-2.0
"""What each statement of a single push, and of a broadcast, costs PostgreSQL."""

import broadcast
import singles

SINK = 23979


def _show(bench, what, pushes):
    print(f"\n{what}, {pushes} pushes; µs, bytes and buffers a push:")
    print(f"{'calls':>8} {'rows/call':>9} {'plan':>7} {'execute':>8} {'log':>6} {'hit':>6} {'read':>6}  statement")
    answer = bench.database.query(f"""
        SELECT calls, rows::float8 / calls, total_plan_time * 1000 / {pushes},
          total_exec_time * 1000 / {pushes}, wal_bytes::float8 / {pushes},
          shared_blks_hit::float8 / {pushes}, shared_blks_read::float8 / {pushes},
          left(regexp_replace(query, '\\s+', ' ', 'g'), 100)
        FROM pg_stat_statements WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
        ORDER BY total_plan_time + total_exec_time DESC LIMIT 20""")
    for line in answer.splitlines():
        calls, rows, plan, execute, log, hit, read, statement = line.split("|", 7)
        print(f"{calls:>8} {float(rows):9.1f} {float(plan):7.1f} {float(execute):8.1f} {float(log):6.0f} "
              f"{float(hit):6.2f} {float(read):6.3f}  {statement}")
        bench.results.rows.append({
            "part": "statements", "who": what, "calls": int(calls), "plan_us": float(plan),
            "execute_us": float(execute), "log_bytes": float(log), "statement": statement})


def run(bench):
    options = bench.options
    bench.cluster.configure({"shared_preload_libraries": "'pg_stat_statements'"})
    bench.cluster.configure({"pg_stat_statements.track_planning": "on"})  # known once it is loaded
    bench.database.query("CREATE EXTENSION IF NOT EXISTS pg_stat_statements")
    sink = bench.sink(SINK, "-t")
    gateway = bench.gateway(sink.port)
    if singles.APP not in bench.devices:
        bench.app(gateway, singles.APP, options.single_devices)
    for connections in (256, 64):
        singles.measure(bench, gateway, sink, connections, 2)
        bench.database.query("SELECT pg_stat_statements_reset()")
        before = sink.report()["requests"]
        singles.measure(bench, gateway, sink, connections, options.seconds)
        _show(bench, f"singles over {connections} connections", sink.report()["requests"] - before)
    if broadcast.APP not in bench.devices:
        bench.app(gateway, broadcast.APP, options.devices)
    for members in ({}, broadcast.BADGE):
        bench.database.query("SELECT pg_stat_statements_reset()")
        broadcast.measure(bench, gateway, sink, broadcast.APP, **members)
        _show(bench, "broadcast" + (" with badges" if members else ""), options.devices)
