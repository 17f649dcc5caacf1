# SPDX-License-Identifier: Apache-2.0
"""Notifications paused, resumed and cancelled under way, with real kills. Counted at the receiver."""

import collections
import threading
import time

import pytest

from gateway import APP, Gateway
from test_gateway_crashes import eventually
from test_gateway_isolation import fill

#: Apple takes so long with each push: a thousand streams carry 2,500 pushes a second.
SLOW = {"aps": {"alert": "x"}, "sim": {"delay_ms": 400}}


def say(gateway, command, notification):
    return gateway.call("POST", f"/v1/apps/{APP}/notifications/{notification}/{command}")


def said(gateway, command, notification):
    status, answer, _ = say(gateway, command, notification)
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
    """Pushes a second, for so long."""
    began, before = time.monotonic(), accepted(simulator)
    time.sleep(seconds)
    return (accepted(simulator) - before) / (time.monotonic() - began)


def keeps_rate(simulator, least, most, seconds=3, patience=20):
    """Never more pushes a second than `most`, and no fewer than `least` as soon as the machine does not stand still
    for a moment meanwhile."""
    end = time.monotonic() + patience
    while True:
        now = rate(simulator, seconds)
        assert now <= most, now
        if now >= least:
            return
        assert time.monotonic() < end, now


def stands_still(simulator, seconds=1.5):
    """Nothing arrives any more. (What had arrived is answered.)"""
    before = accepted(simulator)
    time.sleep(seconds)
    assert accepted(simulator) == before
    return before


def all_of(answer):
    return sum(answer["outcomes"].values()) + answer["not_expanded"]


def test_cancelled_in_the_middle_of_a_broadcast_every_device_is_accounted_for(
        gateway, simulator, database):
    fill(database, APP, 20_000)
    notification = gateway.notify({"everyone": True}, SLOW)
    until_accepted(simulator, 3_000)
    assert said(gateway, "cancel", notification)["state"] == "cancelling"
    time.sleep(1.4)
    arrived = stands_still(simulator)
    answer = becomes(gateway, notification, "cancelled")
    assert all_of(answer) == 20_000
    assert answer["outcomes"]["accepted"] == arrived < 15_000
    assert answer["not_expanded"] > 0 and "waiting" not in answer["outcomes"]
    assert database.query("SELECT count(*) FROM queue") == "0"
    # Asking again is asking once; what is over stays so.
    assert said(gateway, "cancel", notification)["state"] == "cancelled"
    for command in ["pause", "resume"]:
        status, refusal, _ = say(gateway, command, notification)
        assert (status, refusal["code"]) == (409, "PG4022")


def test_cancelled_on_two_nodes_at_once_and_one_of_them_killed(
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
    first = nodes[0].notify({"everyone": True}, SLOW)
    until_accepted(simulator, 5_000)
    holders = int(database.query("SELECT count(DISTINCT holder) FROM queue WHERE holder IS NOT NULL"))
    assert holders == 2, "both are at work"
    answers = []
    askers = [
        threading.Thread(target=lambda node=node: answers.append(say(node, "cancel", first)[0]))
        for node in nodes]
    for asker in askers:
        asker.start()
    for asker in askers:
        asker.join()
    assert answers == [200, 200]
    nodes[1].kill()
    held = int(database.query("SELECT count(*) FROM queue WHERE holder IS NOT NULL"))
    assert held > 0, "the killed node had rows in hand"
    time.sleep(1.4)
    arrived = stands_still(simulator)
    answer = becomes(nodes[0], first, "cancelled", patience=60)
    assert all_of(answer) == 100_000
    # What the killed node had not noted yet was sent, and is counted as not sent.
    assert arrived - 2_500 <= answer["outcomes"]["accepted"] <= arrived
    assert database.query("SELECT count(*) FROM queue") == "0"


@pytest.mark.parametrize("is_killed", [False, True])
def test_calls_that_are_cancelled_in_the_middle_ring_once_or_not_at_all(
        binary, start, database, is_killed):
    simulator = start("--record", "60000", "--max-streams", "100")
    gateway = Gateway(binary, database, simulator)
    try:
        gateway.set_up(simulator)
        # More than can be under way by the time of the cancel, however fast the machine is.
        fill(database, APP, 20_000)
        database.query("UPDATE devices SET token_kind = 10")
        cancelled_calls(gateway, simulator, database, is_killed)
    finally:
        gateway.stop()


def cancelled_calls(gateway, simulator, database, is_killed):
    # By everybody, and by names, of whom some are nobody's.
    # At the kill some must still be under way, however late it comes.
    slow = {"sim": {"delay_ms": 2_000 if is_killed else 400}}
    body = {"payload": {"aps": {}, **slow}, "push_type": "voip", "expires_in": 600}
    nobody = [f"{n:064x}" for n in range(50)]
    named = [f"{n:016x}" for n in range(1, 9_951)]
    calls = {}
    for to, devices in (({"everyone": True}, 20_000), ({"tokens": named + nobody}, 10_000)):
        status, answer, _ = gateway.call("POST", f"/v1/apps/{APP}/notifications", {"to": to, **body})
        assert status == 202, answer
        calls[answer["id"]] = devices
    until_accepted(simulator, 800)
    intents = int(database.query("SELECT count(*) FROM deliveries WHERE intent IS NOT NULL"))
    assert intents > 0, "some are under way"
    for call in calls:
        assert said(gateway, "cancel", call)["state"] == "cancelling"
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
    # Who rang and is not known to have is known to be unknown.
    assert known["accepted"] <= len(rung) <= known["accepted"] + known["unknown"], known
    assert is_killed or known["unknown"] == 0, known
    assert (known["unknown"] > 0) == is_killed, known


def test_what_is_resumed_goes_on_at_once_also_where_nobody_looks_for_an_hour(serve, simulator, database):
    gateway = serve(PUSHGATE_TEST_LIMIT_POLL_INTERVAL="3600")
    gateway.set_up(simulator)
    fill(database, APP, 20_000)
    notification = gateway.notify({"everyone": True}, SLOW)
    until_accepted(simulator, 2_000)
    said(gateway, "pause", notification)
    held = "SELECT bool_and(held = 5 AND holder IS NULL) FROM queue"
    eventually(lambda: database.query(held) == "t")
    assert accepted(simulator) < 15_000
    said(gateway, "resume", notification)
    assert gateway.finished(notification)["outcomes"] == {"accepted": 20_000}
    # The same for those whom nobody sends to.
    waiting = gateway.notify({"users": ["crowd"]}, SLOW)
    said(gateway, "pause", waiting)
    eventually(lambda: database.query(held) == "t")
    said(gateway, "cancel", waiting)
    assert all_of(becomes(gateway, waiting, "cancelled")) == 20_000


def test_paused_then_killed_then_resumed_everybody_is_reached(binary, start, database):
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
    assert said(gateway, "pause", notification)["state"] == "paused"
    time.sleep(1.4)
    stands_still(simulator)
    left = int(database.query("SELECT count(*) FROM queue"))
    assert left > 0
    gateway.kill()
    gateway.start()
    arrived = stands_still(simulator)
    assert shown(gateway, notification)["state"] == "paused"
    assert arrived < 15_000
    assert said(gateway, "resume", notification)["state"] == "sending"
    answer = gateway.finished(notification, patience=60)
    assert answer["outcomes"] == {"accepted": 20_000}
    # Nothing was under way at the kill, so nothing came twice.
    assert accepted(simulator) == 20_000
    assert len({push["token"] for push in simulator.received("?limit=60000")}) == 20_000


def test_what_waits_for_a_credential_is_cancelled_and_what_is_paused_for_too_long_expires(
        gateway, simulator, database):
    assert gateway.call("DELETE", f"/v1/apps/{APP}/credentials/sandbox/main")[0] in (200, 204)
    fill(database, APP, 2_000)
    held = gateway.notify({"everyone": True})
    paused = gateway.notify({"users": ["crowd"]}, expires_in=3)
    assert said(gateway, "pause", paused)["state"] == "paused"
    said(gateway, "cancel", held)
    answer = becomes(gateway, held, "cancelled")
    assert (answer["outcomes"], answer["not_expanded"]) == ({}, 2_000)
    assert gateway.finished(paused)["outcomes"] == {"expired": 2_000}
    assert say(gateway, "resume", paused)[0] == 409
    assert simulator.received() == []


def test_a_rate_is_kept_whoever_of_two_nodes_takes_the_work(binary, start, database):
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
    said(nodes[0], "cancel", notification)
    assert all_of(becomes(nodes[0], notification, "cancelled")) == 20_000
