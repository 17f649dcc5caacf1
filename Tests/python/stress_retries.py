# SPDX-License-Identifier: Apache-2.0
"""Every one of many pushes is answered 429 once.

Single alerts and calls (push type voip, which expire after 30 s): each is answered 429 once with
Retry-After, which replaces the gateway's own delay of 30 s. None may expire, and no queue row may
wait for the end of a lease.
"""

import collections
import time

from gateway import APP
from stress_ledger import Ledger, received
from stress_tools import fault, in_parallel
from trials import metric

#: Pushes that one fault rule affects: few enough that all of them arrive before the first retry.
STRUCK = 250
RETRY_AFTER = (2, 3)
#: Code of the token kind that calls need (PushModel/Devices/TokenKind.swift).
VOIP = 10
#: Lifetime of a call in seconds, as in production: longer than a retry and not longer than a lease.
CALL_SECONDS = 30


def options(sizes):
    sizes.add("singles", 8_000, "single alerts", least=20)
    sizes.add("calls", 4_000, "calls", least=10)
    sizes.fixed("connections", 16, "connections that POST at once")


def tokens(count, first):
    """Tokens in groups with one prefix each."""
    return [f"{first + number // STRUCK:04x}{number:012x}" for number in range(count)]


def register(database, names, kind):
    listed = ",".join(f"'\\x{name}'" for name in names)
    database.query(f"""
        INSERT INTO devices (app, token, bucket, language_list, environment, token_kind, registered_at)
        SELECT a.id, t, get_byte(sha256(t), 0) * 256 + get_byte(sha256(t), 1), 1, 2, {kind}, now()
        FROM apps a, unnest(ARRAY[{listed}]::bytea[]) t WHERE a.bundle_id = '{APP}'""")


def run(stage):
    options = stage.options
    database = stage.database()
    simulator = stage.simulator("--record", str(4 * (options.singles + options.calls)))
    gateway = stage.gateway(database, simulator)
    gateway.set_up(simulator)
    ledger = Ledger(gateway, simulator, database)
    singles, calls = tokens(options.singles, 0x1000), tokens(options.calls, 0x2000)
    for names, kind in [(singles, 1), (calls, VOIP)]:
        for begin in range(0, len(names), 1_000):
            register(database, names[begin:begin + 1_000], kind)
    prefixes = collections.Counter(name[:4] for name in singles + calls)
    for number, (prefix, count) in enumerate(sorted(prefixes.items())):
        fault(
            simulator, status=429, reason="TooManyRequests", token_prefix=prefix, times=count,
            retry_after=RETRY_AFTER[number % len(RETRY_AFTER)])
    for part, names, members in [
            ("alerts", singles, {}),
            ("calls", calls, {"payload": {"aps": {}}, "push_type": "voip", "expires_in": CALL_SECONDS})]:
        part_of_the_load(stage, ledger, gateway, part, names, members)

    refused = collections.Counter(
        (push["payload"]["n"], push["token"]) for push in received(simulator) if push["status"] == 429)
    stage.row("answers 429", pushes=len(refused), more_than_once=sum(count > 1 for count in refused.values()))
    if len(refused) + sum(count - 1 for count in refused.values()) != len(singles) + len(calls):
        stage.fault(f"{sum(refused.values())} answers 429 for {len(singles) + len(calls)} pushes")
    answers = ledger.account(stage, outcomes=["accepted"])
    expired = sum(answer["outcomes"].get("expired", 0) for answer in answers.values())
    stage.criterion("expired pushes", expired, at_most=0)
    stage.criterion("rescued rows", int(metric(gateway, "pushgate_queue_rescues_total")), at_most=0)


def part_of_the_load(stage, ledger, gateway, part, names, members):
    began = time.monotonic()
    entries = []

    def post(name):
        return lambda client: entries.append(ledger.post(client, {"tokens": [name]}, [name], **members))

    in_parallel([post(name) for name in names], stage.options.connections, gateway)
    posted = time.monotonic() - began
    in_parallel(
        [lambda client, entry=entry: ledger.ended(client, entry, stage.options.patience) for entry in entries],
        stage.options.connections, gateway)
    stage.row(part, pushes=len(names), accepted_after=posted, ended_after=time.monotonic() - began)
