# SPDX-License-Identifier: Apache-2.0
"""The rate of pushes at the end of quiet hours, relative to a broadcast to the same devices.

Two rates are compared: that of the held devices, from the end of the quiet hours to the last push,
and that of a broadcast, from its first push to its last.
"""

import datetime
import time

from gateway import APP
from stress_ledger import Ledger, received, received_at
from stress_tools import Client, fill, wait_until

#: Lowest rate for held devices, as a share of a broadcast's rate.
SHARE = 0.2


def options(sizes):
    sizes.add("devices", 1_000_000, "devices", least=500)
    sizes.add("night", 600, "seconds until the end of the quiet hours at least", least=20, unit="SECONDS")


def run(stage):
    options = stage.options
    database = stage.database()
    simulator = stage.simulator("--record", str(3 * options.devices))
    gateway = stage.gateway(database, simulator)
    gateway.set_up(simulator)
    tokens = fill(database, APP, options.devices)
    ledger, client = Ledger(gateway, simulator, database), Client(gateway)
    everyone = {"everyone": True}
    broadcast = ledger.post(client, everyone, tokens)
    ledger.ended(client, broadcast, options.patience)

    now = datetime.datetime.now(datetime.timezone.utc)
    # Quiet hours end on a full minute.
    morning = (now + datetime.timedelta(seconds=options.night + 60)).replace(second=0, microsecond=0)
    hours = {
        "from": (now - datetime.timedelta(minutes=5)).strftime("%H:%M"), "to": morning.strftime("%H:%M"),
        "then": "send"}
    held = ledger.post(client, everyone, tokens, quiet_hours=hours)
    path = f"/v1/apps/{APP}/notifications/{held.id}"
    wait_until(
        lambda: client.call("GET", path)[1]["outcomes"].get("waiting") == len(tokens), options.patience,
        "all devices to be held")
    spare = morning.timestamp() - time.time()
    assert spare > 0, "the quiet hours ended before all devices were held: raise --night"
    stage.row("held", devices=len(tokens), seconds_before_the_end=spare)
    ledger.ended(client, held, options.patience + spare)

    spans = {}
    for push in received(simulator):
        at = received_at(push)
        first, last = spans.get(push["payload"]["n"], (at, at))
        spans[push["payload"]["n"]] = min(first, at), max(last, at)
    first, last = spans[broadcast.number]
    rate = len(tokens) / max(last - first, 0.001)
    stage.row("broadcast", seconds=last - first, pushes_a_second=rate)
    first, last = spans[held.number]
    early = max(0.0, morning.timestamp() - first)
    stage.criterion("seconds that a held device was sent to too early", early, at_most=0)
    held_rate = len(tokens) / max(last - morning.timestamp(), 0.001)
    stage.row(
        "after the quiet hours", first_s=first - morning.timestamp(), last_s=last - morning.timestamp(),
        pushes_a_second=held_rate)
    stage.criterion("rate of held devices / rate of the broadcast", held_rate / rate, at_least=SHARE)
    ledger.account(stage, outcomes=["accepted"])
