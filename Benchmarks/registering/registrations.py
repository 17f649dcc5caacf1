# SPDX-License-Identifier: Apache-2.0
"""One device a PUT, answered after commit, beside pgbench with the same upsert into the same table, one a transaction."""

import os
import pathlib
import re
import subprocess

from peers import ADMIN_KEY

APP = "com.example.registry"
#: A token is eight words of its number, each times one of these: as good as random, and the same in Lua and in SQL.
FACTORS = [2654435761, 1013904223, 1664525, 2246822519, 3266489917, 668265263, 374761393, 1103515245]
LANGUAGES = ["en-US", "de-DE", "fr-CA", "ja-JP", "es-MX"]

LUA = """
local factors = {%(factors)s}
local languages = {%(languages)s}
local headers = {["Authorization"] = "Bearer %(key)s", ["Content-Type"] = "application/json"}
local seed = 0
function setup(thread)
  seed = seed + 1
  thread:set("seed", seed + os.time())
end
function init() math.randomseed(seed) end
function request()
  local number = math.random(1, %(tokens)d)
  local token = ""
  for _, factor in ipairs(factors) do
    token = token .. string.format("%%08x", (number * factor) %% 4294967296)
  end
  local body = '{"languages": ["' .. languages[number %% #languages + 1] .. '", "en"], "user": "u-' .. number
    .. '", "environment": "production", "app_version": "3.2.1", "time_zone": "Europe/Berlin"}'
  return wrk.format("PUT", "%(path)s" .. token, headers, body)
end
"""

SQL = r"""
\set id random(1, {tokens})
WITH input AS (
  SELECT 1 AS app, decode({token}, 'hex') AS token, :id % {languages} + 2 AS language_list
)
INSERT INTO devices (app, token, bucket, language_list, environment, environment_source, token_kind, user_id, tags,
  time_zone, app_version, registered_at)
SELECT app, token, get_byte(sha256(token), 0) * 256 + get_byte(sha256(token), 1), language_list, 1, 1, 1, 'u-' || :id,
  '{{}}', 'Europe/Berlin', '3.2.1', now() FROM input
ON CONFLICT (app, token) DO UPDATE SET language_list = EXCLUDED.language_list, environment = EXCLUDED.environment,
  environment_source = EXCLUDED.environment_source, token_kind = EXCLUDED.token_kind, user_id = EXCLUDED.user_id,
  tags = EXCLUDED.tags, time_zone = EXCLUDED.time_zone, app_version = EXCLUDED.app_version,
  registered_at = EXCLUDED.registered_at, state = 1, state_reason = NULL, unregistered_at = NULL, updated_at = now();
"""


class Wrk:
    """64 connections that are kept, each with one request at a time."""

    def __init__(self, bench, gateway):
        self.gateway, self.port = gateway, bench.port
        self.script = f"{bench.out}/registrations.lua"
        pathlib.Path(self.script).write_text(LUA % {
            "factors": ", ".join(map(str, FACTORS)), "languages": ", ".join(f'"{tag}"' for tag in LANGUAGES),
            "key": ADMIN_KEY, "tokens": bench.options.tokens, "path": f"/v1/apps/{APP}/devices/"})

    def begin(self, seconds):
        """In the background."""
        return subprocess.Popen(
            ["wrk", "-t", "1", "-c", "64", "-d", f"{seconds}s", "--timeout", "10s", "--latency", "-s", self.script,
             f"http://127.0.0.1:{self.port}"], stdout=subprocess.PIPE, text=True)

    def rate(self, seconds):
        """(registrations a second, p99 in milliseconds)."""
        answer = self.begin(seconds).communicate()[0]
        if "Non-2xx" in answer or "Socket errors" in answer:
            raise SystemExit(f"not everything was registered:\n{answer}")
        value, unit = re.search(r"99%\s+([0-9.]+)(us|ms|s)", answer).groups()
        return (float(re.search(r"Requests/sec:\s+([0-9.]+)", answer)[1]),
                float(value) * {"us": 0.001, "ms": 1, "s": 1000}[unit])


class Pgbench:
    """The upsert of one registration, prepared, into a database of its own with our schema."""

    def __init__(self, bench):
        self.database = bench.cluster.database("registrations")
        subprocess.run(
            [bench.binary, "migrate", "--database", self.database.url], check=True, capture_output=True)
        words = " || ".join(
            f"lpad(to_hex((:id::int8 * {factor}) % 4294967296), 8, '0')" for factor in FACTORS)
        self.script = f"{bench.out}/registrations.sql"
        statement = SQL.format(tokens=bench.options.tokens, token=words, languages=len(LANGUAGES))
        first, rest = statement.strip().split("\n", 1)
        pathlib.Path(self.script).write_text(f"{first}\n{' '.join(rest.split())}\n")

    def rate(self, clients, seconds):
        answer = subprocess.run(
            [os.environ["PGBENCH"], "-n", "-M", "prepared", "-c", str(clients), "-j", "1", "-T", str(seconds),
             "-f", self.script, self.database.url], check=True, capture_output=True, text=True).stdout
        return float(re.search(r"tps = ([0-9.]+)", answer)[1])


def run(bench):
    options, results = bench.options, bench.results
    sink = bench.sink()
    gateway = bench.gateway(sink.port)
    gateway.ask("PUT", f"/v1/apps/{APP}", {"fallback_languages": ["en"]})
    wrk, pgbench = Wrk(bench, gateway), Pgbench(bench)
    # Most of a registry is known: both begin with it.
    wrk.rate(options.seconds)
    pgbench.rate(32, options.seconds)
    for number in range(1, options.runs + 1):
        with bench.watched({"run": number, "who": "rest"}) as row:
            row["rate"], row["answer_p99_ms"] = wrk.rate(options.seconds)
        results.row("registrations", **row)
        with bench.watched({"run": number, "who": "pgbench"}) as row:
            row["rate"] = pgbench.rate(32, options.seconds)
        results.row("registrations", **row)
    peak, now = gateway.memory()
    results.row("memory", peak_mb=peak, now_mb=now)
    ours, theirs = (results.median("registrations", "rate", who=who) for who in ("rest", "pgbench"))
    results.ratio("rest/pgbench", ours / theirs, 2)
    results.bound("memory", peak, "MB resident at most", 100)
