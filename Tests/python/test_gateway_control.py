# SPDX-License-Identifier: Apache-2.0
"""Notifications that are paused, resumed and cancelled while sending, with kills, counted at the simulator."""

import collections
import threading
import time

import pytest

from gateway import APP, Gateway
from test_gateway_crashes import eventually
from test_gateway_isolation import fill

#: The simulator answers after 400 ms: a thousand streams allow 2,500 pushes a second.
SLOW = {"aps": {"alert": "x"}, "sim": {"delay_ms": 400}}


def post_control(gateway, command, notification):
    return gateway.call("POST", f"/v1/apps/{APP}/notifications/{notification}/{command}")


def control(gateway, command, notification):
    status, answer, _ = post_control(gateway, command, notification)
    assert status == 200, answer
    return answer


def shown(gateway, notification):
    status, answer, _ = gateway.call("GET", f"/v1/apps/{APP}/notifications/{notification}")
    assert status == 200, answer
    return answer


def becomes(gateway, notification, state, patience=30):
    end = time.monotonic() + patience
    while (answer := shown(gateway, notification))["state"] != state:
        assert time.monotonic() < end, answer
        time.sleep(0.05)
    return answer


def accepted(simulator):
    return simulator.call("GET", "/sim/stats")[1]["accepted"]


def until_accepted(simulator, count, patience=30):
    end = time.monotonic() + patience
    while accepted(simulator) < count:
        assert time.monotonic() < end
        time.sleep(0.01)


def rate(simulator, seconds):
    """Pushes a second, measured for `seconds`."""
    began, before = time.monotonic(), accepted(simulator)
    time.sleep(seconds)
    return (accepted(simulator) - before) / (time.monotonic() - began)


def keeps_rate(simulator, least, most, seconds=3, patience=20, settles=0):
    """Asserts at most `most` pushes a second, and at least `least` in one measurement: others may be disturbed by a
    busy machine. Measurements that begin in the first `settles` seconds may be too high."""
    began = time.monotonic()
    while True:
        is_settled = time.monotonic() >= began + settles
        now = rate(simulator, seconds)
        if least <= now <= most:
            return
        assert now <= most or not is_settled, now
        assert time.monotonic() < began + patience, now


def stands_still(simulator, seconds=1.5, patience=20):
    """Waits until no push is accepted for `seconds`; returns the number of accepted ones."""
    end = time.monotonic() + patience
    while True:
        before = accepted(simulator)
        time.sleep(seconds)
        if accepted(simulator) == before:
            return before
        assert time.monotonic() < end, "pushes are still sent"


def all_of(answer):
    return sum(answer["outcomes"].values()) + answer["not_expanded"]


def test_a_cancelled_broadcast_accounts_for_all_devices(
        gateway, simulator, database):
    fill(database, APP, 20_000)
    notification = gateway.notify({"everyone": True}, SLOW)
    until_accepted(simulator, 3_000)
    assert control(gateway, "cancel", notification)["state"] == "cancelling"
    arrived = stands_still(simulator)
    answer = becomes(gateway, notification, "cancelled")
    assert all_of(answer) == 20_000
    assert answer["outcomes"]["accepted"] == arrived < 15_000
    assert answer["not_expanded"] > 0 and "waiting" not in answer["outcomes"]
    assert database.query("SELECT count(*) FROM queue") == "0"
    # Cancelling is idempotent; a cancelled notification stays cancelled.
    assert control(gateway, "cancel", notification)["state"] == "cancelled"
    for command in ["pause", "resume"]:
        status, refusal, _ = post_control(gateway, command, notification)
        assert (status, refusal["code"]) == (409, "PG4022")


def test_a_broadcast_on_two_nodes_is_cancelled_and_one_node_killed(
        binary, start, database):
    simulator = start("--record", "0")
    settings = {"PUSHGATE_SHARDS": "1", "PUSHGATE_TEST_LIMIT_BROADCASTS_AT_ONCE": "4"}
    nodes = [Gateway(binary, database, simulator, **settings) for _ in range(2)]
    try:
        nodes[0].set_up(simulator)
        cancelled_on_two_nodes(nodes, simulator, database)
    finally:
        for node in nodes:
            node.stop()


def cancelled_on_two_nodes(nodes, simulator, database):
    nodes[1].admin_key = nodes[0].admin_key
    nodes[1].stop()
    nodes[1].environment.update(
        {name: nodes[0].environment[name] for name in ["PUSHGATE_SECRET_KEY", "PUSHGATE_ADMIN_KEY"]})
    nodes[1].start()
    fill(database, APP, 100_000)
    # Slow enough that the cancelled node still has pushes in flight when it is killed.
    first = nodes[0].notify({"everyone": True}, {"aps": {"alert": "x"}, "sim": {"delay_ms": 2_000}})
    until_accepted(simulator, 5_000)
    holders = "SELECT count(DISTINCT holder) FROM queue WHERE holder IS NOT NULL"
    # Both nodes send.
    eventually(lambda: database.query(holders) == "2")
    answers = []
    askers = [
        threading.Thread(target=lambda node=node: answers.append(post_control(node, "cancel", first)[0]))
        for node in nodes]
    for asker in askers:
        asker.start()
    for asker in askers:
        asker.join()
    assert answers == [200, 200]
    nodes[1].kill()
    held = int(database.query("SELECT count(*) FROM queue WHERE holder IS NOT NULL"))
    assert held > 0, "the killed node held rows"
    arrived = stands_still(simulator, seconds=3)
    assert arrived < 50_000, "pushes were sent long after the cancellation"
    answer = becomes(nodes[0], first, "cancelled", patience=60)
    assert all_of(answer) == 100_000
    # Pushes whose outcome the killed node had not stored were sent, but count as not sent.
    assert arrived - 2_500 <= answer["outcomes"]["accepted"] <= arrived
    assert database.query("SELECT count(*) FROM queue") == "0"


@pytest.mark.parametrize("is_killed", [False, True])
def test_cancelled_calls_ring_at_most_once(
        binary, start, database, is_killed):
    simulator = start("--record", "60000", "--max-streams", "100")
    gateway = Gateway(binary, database, simulator)
    try:
        gateway.set_up(simulator)
        # More than can be in flight when the cancel request arrives, on any machine.
        fill(database, APP, 20_000)
        database.query("UPDATE devices SET token_kind = 10")
        cancelled_calls(gateway, simulator, database, is_killed)
    finally:
        gateway.stop()


def cancelled_calls(gateway, simulator, database, is_killed):
    # To everyone, and to tokens of which some are not registered. Some calls must still be in flight at the kill.
    slow = {"sim": {"delay_ms": 2_000 if is_killed else 400}}
    body = {"payload": {"aps": {}, **slow}, "push_type": "voip", "expires_in": 600}
    unregistered = [f"{n:064x}" for n in range(50)]
    named = [f"{n:016x}" for n in range(1, 9_951)]
    calls = {}
    for to, devices in (({"everyone": True}, 20_000), ({"tokens": named + unregistered}, 10_000)):
        status, answer, _ = gateway.call("POST", f"/v1/apps/{APP}/notifications", {"to": to, **body})
        assert status == 202, answer
        calls[answer["id"]] = devices
    until_accepted(simulator, 800)
    intents = int(database.query("SELECT count(*) FROM deliveries WHERE intent IS NOT NULL"))
    assert intents > 0, "no call was in flight"
    for call in calls:
        assert control(gateway, "cancel", call)["state"] == "cancelling"
    if is_killed:
        gateway.kill()
        assert database.query("SELECT count(*) FROM queue WHERE holder IS NOT NULL") != "0"
        database.query("UPDATE queue SET available_at = now() WHERE holder IS NOT NULL")
        gateway.start()
    known = collections.Counter()
    for call, devices in calls.items():
        answer = becomes(gateway, call, "cancelled", patience=60)
        assert all_of(answer) == devices, answer
        assert "waiting" not in answer["outcomes"] and answer["not_expanded"] > 0, answer
        known.update(answer["outcomes"])
    rung = collections.Counter(push["apns_id"] for push in simulator.received("?limit=60000"))
    assert max(rung.values()) == 1, "a call rang twice"
    # Calls that rang without a stored outcome have the outcome unknown.
    assert known["accepted"] <= len(rung) <= known["accepted"] + known["unknown"], known
    assert is_killed or known["unknown"] == 0, known
    assert (known["unknown"] > 0) == is_killed, known


def test_a_resumed_run_continues_without_waiting_for_a_poll(serve, simulator, database):
    gateway = serve(PUSHGATE_TEST_LIMIT_POLL_INTERVAL="3600")
    gateway.set_up(simulator)
    fill(database, APP, 20_000)
    notification = gateway.notify({"everyone": True}, SLOW)
    until_accepted(simulator, 2_000)
    control(gateway, "pause", notification)
    held = "SELECT bool_and(held = 5 AND holder IS NULL) FROM queue"
    eventually(lambda: database.query(held) == "t")
    assert accepted(simulator) < 15_000
    control(gateway, "resume", notification)
    assert gateway.finished(notification)["outcomes"] == {"accepted": 20_000}
    # Cancelling a paused run works, too.
    waiting = gateway.notify({"users": ["crowd"]}, SLOW)
    control(gateway, "pause", waiting)
    eventually(lambda: database.query(held) == "t")
    control(gateway, "cancel", waiting)
    assert all_of(becomes(gateway, waiting, "cancelled")) == 20_000


def test_a_broadcast_paused_through_a_kill_reaches_all_devices(binary, start, database):
    simulator = start("--record", "60000")
    gateway = Gateway(binary, database, simulator)
    try:
        gateway.set_up(simulator)
        paused_through_a_kill(gateway, simulator, database)
    finally:
        gateway.stop()


def paused_through_a_kill(gateway, simulator, database):
    fill(database, APP, 20_000)
    notification = gateway.notify({"everyone": True}, SLOW)
    until_accepted(simulator, 3_000)
    assert control(gateway, "pause", notification)["state"] == "paused"
    arrived = stands_still(simulator)
    left = int(database.query("SELECT count(*) FROM queue"))
    assert left > 0
    gateway.kill()
    gateway.start()
    assert stands_still(simulator) == arrived, "pushes of a paused run were sent after the kill"
    assert shown(gateway, notification)["state"] == "paused"
    assert arrived < 15_000
    assert control(gateway, "resume", notification)["state"] == "sending"
    answer = gateway.finished(notification, patience=60)
    assert answer["outcomes"] == {"accepted": 20_000}
    # Nothing was in flight at the kill, so nothing was sent twice.
    assert accepted(simulator) == 20_000
    assert len({push["token"] for push in simulator.received("?limit=60000")}) == 20_000


def test_held_runs_can_be_cancelled_and_paused_runs_expire(
        gateway, simulator, database):
    assert gateway.call("DELETE", f"/v1/apps/{APP}/credentials/sandbox/main")[0] in (200, 204)
    fill(database, APP, 2_000)
    held = gateway.notify({"everyone": True})
    paused = gateway.notify({"users": ["crowd"]}, expires_in=8)
    assert control(gateway, "pause", paused)["state"] == "paused"
    control(gateway, "cancel", held)
    answer = becomes(gateway, held, "cancelled")
    assert (answer["outcomes"], answer["not_expanded"]) == ({}, 2_000)
    assert gateway.finished(paused, patience=60)["outcomes"] == {"expired": 2_000}
    assert post_control(gateway, "resume", paused)[0] == 409
    assert simulator.received() == []


def test_two_nodes_share_the_rate_of_a_run(binary, start, database):
    simulator = start("--record", "0")
    settings = {"PUSHGATE_TEST_LIMIT_BROADCASTS_AT_ONCE": "4"}
    nodes = [Gateway(binary, database, simulator, **settings)]
    try:
        nodes[0].set_up(simulator)
        secrets = {
            name: nodes[0].environment[name]
            for name in ["PUSHGATE_SECRET_KEY", "PUSHGATE_ADMIN_KEY"]}
        nodes.append(Gateway(binary, database, simulator, **settings, **secrets))
        rate_of_two_nodes(nodes, simulator, database)
    finally:
        for node in nodes:
            node.stop()


def rate_of_two_nodes(nodes, simulator, database):
    fill(database, APP, 20_000)
    notification = nodes[0].notify({"everyone": True}, max_rate=500)
    until_accepted(simulator, 500)
    keeps_rate(simulator, 350, 550, seconds=6)
    control(nodes[0], "cancel", notification)
    assert all_of(becomes(nodes[0], notification, "cancelled")) == 20_000
