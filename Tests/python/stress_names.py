# SPDX-License-Identifier: Apache-2.0
"""Many concurrent notifications for named recipients, compared with consecutive ones.

POSTs with registered recipients over several connections: the time until all are delivered,
compared with the time of the same number of notifications that follow each other.
"""

import time

from gateway import APP
from stress_ledger import Ledger
from stress_tools import Client, fill, in_parallel

#: Longest time of the concurrent notifications, relative to that of consecutive ones.
SLOWER = 3


def options(sizes):
    sizes.add("notifications", 50, "POSTs", least=4)
    sizes.add("names", 10_000, "names in each", least=20)
    sizes.fixed("connections", 8, "connections that POST at once")


def run(stage):
    options = stage.options
    database = stage.database()
    simulator = stage.simulator("--record", str(3 * options.notifications * options.names))
    gateway = stage.gateway(database, simulator)
    gateway.set_up(simulator)
    tokens = fill(database, APP, options.names)
    audience = frozenset(tokens)
    ledger = Ledger(gateway, simulator, database)

    client, began = Client(gateway), time.monotonic()
    for _ in range(options.notifications):
        ledger.ended(client, ledger.post(client, {"tokens": tokens}, audience), options.patience)
    alone = time.monotonic() - began
    stage.row("one after the other", notifications=options.notifications, names=options.names, seconds=alone)

    entries, began = [], time.monotonic()
    in_parallel(
        [lambda client: entries.append(ledger.post(client, {"tokens": tokens}, audience))] * options.notifications,
        options.connections, gateway)
    posted = time.monotonic() - began
    for entry in entries:
        ledger.ended(client, entry, options.patience)
    together = time.monotonic() - began
    stage.row("all at once", connections=options.connections, accepted_after=posted, seconds=together)
    stage.criterion("all at once / one after the other", together / alone, at_most=SLOWER)
    ledger.account(stage, outcomes=["accepted"])
