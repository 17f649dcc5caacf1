# SPDX-License-Identifier: Apache-2.0
"""POSTs and broadcasts of an application beside disturbances by other applications.

An application posts single pushes and broadcasts to its one device, alone and then beside each
disturbance. The results are the latency of its POSTs (p50, p99, maximum), and the time from the
POST of a broadcast to the push at Apple.
"""

from stress_disturbances import DISTURBANCES, Scene
from stress_ledger import received, received_at
from stress_probe import Measurement
from stress_tools import fill, new_app, quantile

APP = "com.example.neighbour"
TOKEN = "00000000000000b2"
#: Payload numbers reserved for each part. Those of the disturbances are lower.
NUMBERS = 10_000_000
#: Limits: p99 relative to that without a disturbance, the longest POST, the longest broadcast.
SLOWER, LONGEST_MS, BROADCAST_SECONDS = 2, 500, 1


def options(sizes):
    sizes.fixed("seconds", 60, "of each measurement", unit="SECONDS")
    sizes.parser.add_argument(
        "--only", default=",".join(DISTURBANCES), metavar="NAMES",
        help=f"the disturbances, with commas (default: {','.join(DISTURBANCES)})")
    sizes.add("imported", 100_000, "known devices in an import", least=1_000)
    sizes.add("deliveries", 3_000_000, "deliveries of the run that the read key polls", least=1_000)
    sizes.add("collapsing", 60, "waiting notifications with one collapse id", least=5)
    sizes.add("names", 10_000, "names in a notification", least=100)
    sizes.add("user-devices", 200_000, "devices of one user", least=1_000)


def measured(scene, number, seconds):
    """Runs one part, measures it, and adds it to the ledger."""
    part = Measurement(scene.gateway, APP, TOKEN, seconds, first=number * NUMBERS)
    assert part.last < (number + 1) * NUMBERS
    for id, number, _, _ in part.posts + part.broadcasts:
        scene.ledger.enter(id, APP, number, [TOKEN])
    return part


def run(stage):
    options = stage.options
    scene = Scene(stage)
    new_app(scene.gateway, scene.simulator, APP, key=scene.shared_key)
    fill(scene.database, APP, 1, first=int(TOKEN, 16))
    # The first POSTs create connections and statement plans, and are not measured.
    measured(scene, 1, min(2, options.seconds))
    parts = {"alone": measured(scene, 2, options.seconds)}
    for number, name in enumerate(options.only.split(","), start=3):
        with DISTURBANCES[name](scene):
            parts[name] = measured(scene, number, options.seconds)
        scene.settle()
    report(stage, scene, parts)


def report(stage, scene, parts):
    arrived = {}
    for push in received(scene.simulator, f"&topic={APP}"):
        arrived.setdefault(push["payload"]["n"], received_at(push))
    usual = quantile(parts["alone"].latencies, 0.99)
    for name, part in parts.items():
        posts, sent = part.latencies, len(part.broadcasts)
        ways = [max(0.0, arrived[number] - at) for _, number, at, _ in part.broadcasts if number in arrived]
        if len(ways) < sent:
            stage.fault(f"{name}: {sent - len(ways)} of {sent} broadcasts did not reach Apple")
        stage.row(
            name, posts=len(posts), p50_ms=quantile(posts, 0.5), p99_ms=quantile(posts, 0.99), max_ms=max(posts),
            broadcasts=len(ways), broadcast_p50_s=quantile(ways, 0.5), broadcast_max_s=max(ways))
        if name != "alone":
            stage.criterion(f"{name}: p99 of POSTs / alone", quantile(posts, 0.99) / usual, at_most=SLOWER)
            stage.criterion(f"{name}: longest POST, ms", max(posts), at_most=LONGEST_MS)
            stage.criterion(f"{name}: longest way of a broadcast, s", max(ways), at_most=BROADCAST_SECONDS)
    scene.ledger.account(stage)
