# SPDX-License-Identifier: Apache-2.0
"""How many connections to Apple a node has, counted at the receiver."""

import json
import time
import urllib.request

from gateway import APP
from trials import until

TOKENS = [f"{number:064x}" for number in range(1, 61)]


def stats(simulator):
    return simulator.call("GET", "/sim/stats")[1]


def connections(simulator):
    """By which connection each token was reached."""
    return {push["token"]: push["connection"] for push in simulator.received() if push["accepted"]}


def test_a_credential_that_is_not_much_used_has_one_connection_of_a_node(serve, simulator):
    # Each request comes over a connection of its own, which the kernel gives to any of the shards.
    nodes = [serve(PUSHGATE_SHARDS="4")]
    nodes[0].set_up(simulator)
    for token in TOKENS:
        nodes[0].register(token)
    for token in TOKENS:
        assert nodes[0].finished(nodes[0].notify({"tokens": [token]}))["outcomes"] == {"accepted": 1}
    assert nodes[0].finished(nodes[0].notify({"everyone": True}))["outcomes"] == {"accepted": len(TOKENS)}
    assert stats(simulator)["connections_opened"] == 1
    # Many at once are no reason for another.
    asked = [nodes[0].notify({"tokens": [token]}) for token in TOKENS]
    for one in asked:
        assert nodes[0].finished(one)["outcomes"] == {"accepted": 1}
    assert stats(simulator)["connections_opened"] == 1 and stats(simulator)["connections_open"] == 1


def test_apps_of_one_key_share_it_and_a_restart_claims_for_it(serve, simulator):
    node = serve(PUSHGATE_SHARDS="4")
    apps = [APP, "com.example.second", "com.example.third"]
    for app in apps:
        node.set_up(simulator, app=app)
        node.register(TOKENS[0], app=app)
    for app in apps:
        node.finished(node.notify({"tokens": [TOKENS[0]]}, app=app), app=app)
    assert stats(simulator)["connections_opened"] == 1
    # What waits is claimed by whichever shard looks first, and goes by the one connection all the same.
    node.kill()
    node.database.query("UPDATE queue SET available_at = now() - interval '1 second'")
    node.start()
    later = [node.notify({"tokens": [TOKENS[0]]}, app=app, send_at=soon()) for app in apps]
    for one, app in zip(later, apps):
        assert node.finished(one, app=app)["outcomes"] == {"accepted": 1}
    assert stats(simulator)["connections_opened"] == 2


def soon():
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(time.time() + 1))


def test_tokens_that_nobody_has_registered_go_over_a_connection_of_their_own(serve, simulator):
    node = serve(PUSHGATE_SHARDS="1", PUSHGATE_TEST_LIMIT_APNS_SHRINK_AFTER="1")
    node.set_up(simulator)
    node.register(TOKENS[0])
    strangers = TOKENS[1:5]
    node.finished(node.notify(
        {"tokens": [TOKENS[0], *strangers]},
        send_unregistered={"environment": "sandbox", "languages": ["en"]}))
    by = connections(simulator)
    assert len(by) == 5 and len({by[token] for token in strangers}) == 1
    assert by[TOKENS[0]] not in {by[token] for token in strangers}
    # That one goes when nothing is doubtful any more; the other stays.
    until(lambda: stats(simulator)["connections_open"] == 1, what="the end of one connection")
    node.finished(node.notify({"tokens": [TOKENS[0]]}))
    assert stats(simulator)["connections_opened"] == 2


def test_what_opened_under_saturation_closes_when_it_is_over(serve, start):
    simulator = start("--max-streams", "5")
    simulator.register_key()
    simulator.call("POST", "/sim/faults", {"action": "answer", "delay_ms": 200, "times": 300})
    node = serve(
        PUSHGATE_SHARDS="1", PUSHGATE_TEST_LIMIT_APNS_SHRINK_AFTER="1",
        PUSHGATE_APNS_SANDBOX="https://%s:%d" % simulator.address, PUSHGATE_APNS_CA_FILE=simulator.ca_file)
    node.set_up(simulator)
    tokens = [f"{number:064x}" for number in range(1, 201)]
    for token in tokens:
        node.register(token)
    assert node.finished(node.notify({"everyone": True}))["outcomes"] == {"accepted": len(tokens)}
    opened = stats(simulator)["connections_opened"]
    assert opened == 4, "as many as it may have"
    until(lambda: stats(simulator)["connections_open"] == 1, what="three of them to close")
    assert node.finished(node.notify({"tokens": [tokens[0]]}))["outcomes"] == {"accepted": 1}
    assert stats(simulator)["connections_opened"] == opened


def test_what_a_file_brought_collapses_that_connection_alone_until_apple_has_accepted_it(serve, simulator):
    node = serve(PUSHGATE_SHARDS="1")
    node.set_up(simulator)
    known, imported = TOKENS[0], TOKENS[1:41]
    bad = imported[::4]
    node.register(known)
    lines = "".join(
        json.dumps({"token": token, "languages": ["en"], "environment": "sandbox"}) + "\n"
        for token in imported)
    # Its answer has a line for each part.
    request = urllib.request.Request(
        f"{node.url}/v1/apps/{APP}/devices/import", data=lines.encode(), method="POST",
        headers={"Authorization": f"Bearer {node.admin_key}", "Content-Type": "application/x-ndjson"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        assert b'"imported":40' in answer.read()
    for token in bad:
        # Each of them takes its connection down to one stream, as Apple does.
        simulator.call("POST", "/sim/faults", {
            "action": "respond", "status": 400, "reason": "BadDeviceToken", "token_prefix": token})
    # A few are handed over with their devices, more are read by a page.
    for names in ([known, *imported[:10]], [known, *imported[10:]]):
        node.finished(node.notify({"tokens": names}))
    pushes = simulator.received()
    first = {push["connection"] for push in pushes if push["token"] == known}
    apart = {push["connection"] for push in pushes if push["token"] in imported}
    assert len(first) == len(apart) == 1 and first != apart
    assert {push["token"] for push in pushes if not push["accepted"]} == set(bad)
    assert int(node.database.query("SELECT count(*) FROM devices WHERE unproven AND state = 1")) == 0
    # What Apple has accepted goes with all others.
    good = [token for token in imported if token not in bad]
    simulator.call("DELETE", "/sim/received")
    node.finished(node.notify({"tokens": [known, *good]}))
    assert {push["connection"] for push in simulator.received()} == first
