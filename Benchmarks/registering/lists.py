# SPDX-License-Identifier: Apache-2.0
"""The first page of each list of devices, as the API answers it: from the request's first byte to the answer's last."""

import http.client
import statistics
import time

from peers import ADMIN_KEY

APP = "com.example.lists"
#: A hundred devices a page; each filter by itself, and the widest combinations.
FILTERS = [
    "", "user=u-17", "language=fr", "tag=beta", "tag=rare", "state=quarantined", "state=unregistered",
    "reason=BadDeviceToken", "environment=production", "environment=sandbox", "push_type=alert", "push_type=voip",
    "app_version=3.2", "app_version_from=9", "language=fr&tag=beta&state=active",
]


def fill(bench, gateway):
    bench.app(gateway, APP, bench.options.devices, credential=False)
    # A registry as they are: most are active, some have tags and versions, few are of anything else.
    bench.database.query("""
        UPDATE devices SET tags = CASE WHEN bucket % 10 = 0 THEN '{beta}'::text[] WHEN bucket = 77 THEN '{rare}' ELSE '{}' END,
          app_version = (2 + bucket % 3) || '.' || bucket % 7,
          environment = CASE WHEN bucket % 50 = 0 THEN 2 ELSE environment END,
          token_kind = CASE WHEN bucket % 100 = 1 THEN 10 ELSE token_kind END,
          state = CASE bucket % 40 WHEN 3 THEN 2 WHEN 4 THEN 3 ELSE 1 END,
          state_reason = CASE bucket % 40 WHEN 3 THEN 'BadDeviceToken' WHEN 4 THEN 'Unregistered' END,
          unregistered_at = CASE bucket % 40 WHEN 4 THEN now() END;
        VACUUM (ANALYZE) devices;
        CHECKPOINT;""")


def run(bench):
    options, results = bench.options, bench.results
    sink = bench.sink()
    gateway = bench.gateway(sink.port)
    fill(bench, gateway)
    connection = http.client.HTTPConnection("127.0.0.1", bench.port)
    slowest = 0
    for query in FILTERS:
        times, count = [], 0
        for _ in range(10 * options.runs):
            begin = time.monotonic()
            connection.request(
                "GET", f"/v1/apps/{APP}/devices?{query}", headers={"Authorization": f"Bearer {ADMIN_KEY}"})
            answer = connection.getresponse()
            body = answer.read()
            times.append((time.monotonic() - begin) * 1000)
            if answer.status != 200:
                raise SystemExit(f"{query}: {answer.status} {body[:200]}")
            count = body.count(b'"token":')
        median = statistics.median(times)
        slowest = max(slowest, median)
        results.row("lists", filter=query or "(none)", devices=count, median_ms=median, worst_ms=max(times))
    results.bound("lists", slowest, "ms the slowest first page", 5)
