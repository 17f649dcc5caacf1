# SPDX-License-Identifier: Apache-2.0
"""Many applications without a credential, and one more that gets one.

Each application has one held push. The last application gets its credential, and its push must be
sent within 2 s. Each other push must expire within 2 s of its deadline.
"""

import time

from stress_ledger import Ledger, received, received_at
from stress_tools import Client, in_parallel, new_app, new_key, put_credential, wait_until
from trials import accepted

#: Seconds from the credential to the push at Apple, and from a deadline to the stored outcome.
LIMIT = 2
TOKEN = "a1" * 8


def options(sizes):
    sizes.add("apps", 300, "applications without a credential", least=5)
    sizes.fixed("expires-in", 60, "seconds until the deadline of each held push", unit="SECONDS")
    sizes.fixed("connections", 4, "connections that set up applications")


def run(stage):
    options = stage.options
    database = stage.database()
    simulator = stage.simulator()
    gateway = stage.gateway(database, simulator)
    ledger = Ledger(gateway, simulator, database)
    apps = [f"com.example.held{number}" for number in range(1, options.apps + 1)]
    last = "com.example.last"
    for app in [*apps, last]:
        new_app(gateway, simulator, app, credential=False)
        gateway.register(TOKEN, app=app)

    def held(app, seconds):
        return lambda client: ledger.post(client, {"tokens": [TOKEN]}, [TOKEN], app=app, expires_in=seconds)

    in_parallel([held(app, options.expires_in) for app in apps], options.connections, gateway)
    client = Client(gateway)
    entry = held(last, 3_600)(client)
    key = new_key(simulator)
    wait_until(
        lambda: database.query("SELECT count(*) FROM queue WHERE held = 1") == str(len(apps) + 1),
        options.patience, "all pushes to be held")
    deadlines = dict(
        line.split("|") for line in database.query(
            "SELECT notification, extract(epoch FROM deadline) FROM queue").splitlines())

    began = time.time()
    put_credential(gateway, last, key)
    stored = time.time()
    wait_until(lambda: accepted(simulator) > 0, options.patience, "the push of the application with a credential")
    push, = received(simulator)
    sent = received_at(push)
    stage.row("becomes able to send", apps=len(apps), credential_stored_ms=(stored - began) * 1000)
    # The recording has times in milliseconds.
    stage.criterion("seconds from the credential to Apple", max(0.0, sent - stored), at_most=LIMIT)
    assert ledger.ended(client, entry, options.patience)["outcomes"] == {"accepted": 1}

    ledger.account(stage, outcomes=["accepted", "expired"])
    late = [
        float(updated) - float(deadlines[notification]) for notification, updated in (
            line.split("|") for line in database.query("""
                SELECT r.notification, extract(epoch FROM d.updated_at) FROM deliveries d JOIN runs r ON r.id = d.run
                WHERE d.outcome = 6""").splitlines())]
    stage.row("expired", pushes=len(late), earliest_s=min(late), latest_s=max(late))
    stage.criterion("held pushes that did not expire", len(apps) - len(late), at_most=0)
    stage.criterion("seconds from a deadline to its record", max(late), at_most=LIMIT)
    stage.criterion("seconds that a push expired before its deadline", max(0.0, -min(late)), at_most=0)
