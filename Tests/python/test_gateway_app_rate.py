# SPDX-License-Identifier: Apache-2.0
"""The rate limit of an app for all its notifications on two nodes, counted at the simulator."""

import time

import pytest

from gateway import APP, Gateway
from test_gateway_control import becomes, control, keeps_rate, until_accepted
from test_gateway_isolation import fill
from trials import knows, until

OTHER = "com.example.other"


@pytest.fixture
def nodes(binary, start, database):
    simulator = start("--record", "60000")
    settings = {"PUSHGATE_SHARDS": "1"}
    nodes = [Gateway(binary, database, simulator, **settings)]
    try:
        nodes[0].set_up(simulator)
        secrets = {
            name: nodes[0].environment[name]
            for name in ["PUSHGATE_SECRET_KEY", "PUSHGATE_ADMIN_KEY"]}
        nodes.append(Gateway(binary, database, simulator, **settings, **secrets))
        nodes[1].admin_key = nodes[0].admin_key
        nodes[0].simulator = nodes[1].simulator = simulator
        yield nodes
    finally:
        for node in nodes:
            node.stop()


def limit(node, rate, app=APP):
    status, answer, _ = node.call("PATCH", f"/v1/apps/{app}", {"max_rate": rate})
    assert (status, answer["max_rate"]) == (200, rate), answer


def holders(database):
    return int(database.query(
        "SELECT count(DISTINCT holder) FROM queue WHERE holder IS NOT NULL AND available_at > now()"))


def test_broadcasts_on_two_nodes_share_the_apps_rate_and_follow_its_changes(
        nodes, database):
    simulator = nodes[0].simulator
    fill(database, APP, 20_000)
    limit(nodes[0], 400)
    until(lambda: nodes[1].call("GET", f"/v1/apps/{APP}")[1]["max_rate"] == 400, what="the rate on the other node")
    both = [node.notify({"everyone": True}) for node in nodes]
    until_accepted(simulator, 400)
    for _ in range(2):
        keeps_rate(simulator, 240, 460)
    assert holders(database) == 2, "both nodes send"
    # One second after the response the new rate applies on both nodes, or later on a busy machine.
    for rate in [1000, 200]:
        limit(nodes[1], rate)
        time.sleep(1)
        keeps_rate(simulator, 0.6 * rate, 1.15 * rate, patience=30, settles=10)
    # A notification's own rate applies in addition.
    for notification in both:
        control(nodes[0], "cancel", notification)
        becomes(nodes[0], notification, "cancelled")
    slow = nodes[0].notify({"everyone": True}, max_rate=100)
    time.sleep(1)
    keeps_rate(simulator, 60, 115, patience=30, settles=10)
    limit(nodes[0], None)
    time.sleep(1)
    keeps_rate(simulator, 60, 115, patience=30)
    control(nodes[0], "cancel", slow)
    becomes(nodes[0], slow, "cancelled")


def test_single_pushes_are_delivered_beside_a_rate_limited_broadcast(
        nodes, database):
    simulator = nodes[0].simulator
    fill(database, APP, 10_000)
    tokens = [f"{9_000_000 + number:064x}" for number in range(10)]
    for number, token in enumerate(tokens):
        nodes[0].register(token, user=f"single {number}")
    limit(nodes[0], 50)
    broadcast = nodes[0].notify({"everyone": True})
    until_accepted(simulator, 50)
    # From both nodes: each needs about a second, and the 10,000 waiting devices 200 s.
    for number in range(len(tokens)):
        node = nodes[number % 2]
        began = time.monotonic()
        node.finished(node.notify({"users": [f"single {number}"]}))
        assert time.monotonic() - began < 15
    keeps_rate(simulator, 30, 58)
    answer = control(nodes[0], "cancel", broadcast)
    assert answer["state"] == "cancelling"
    assert "waiting" not in becomes(nodes[0], broadcast, "cancelled")["outcomes"]


def test_a_rate_limited_app_does_not_delay_other_apps(nodes, database):
    simulator = nodes[0].simulator
    nodes[0].set_up(simulator, app=OTHER)
    fill(database, APP, 10_000)
    fill(database, OTHER, 5_000)
    limit(nodes[0], 50)
    slow = nodes[0].notify({"everyone": True})
    until_accepted(simulator, 20)
    knows(nodes[1], OTHER)
    began = time.monotonic()
    fast = nodes[1].notify({"everyone": True}, app=OTHER)
    nodes[0].finished(fast, app=OTHER)
    assert time.monotonic() - began < 10
    assert nodes[0].call("GET", f"/v1/apps/{APP}/notifications/{slow}")[1]["state"] == "sending"
    assert nodes[0].call("GET", f"/v1/apps/{OTHER}")[1]["max_rate"] is None
    control(nodes[0], "cancel", slow)
