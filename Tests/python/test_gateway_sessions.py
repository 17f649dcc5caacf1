# SPDX-License-Identifier: Apache-2.0
"""The number of a node's connections to Apple, counted at the simulator."""

import json
import time
import urllib.request

from gateway import APP
from trials import until

TOKENS = [f"{number:064x}" for number in range(1, 61)]


def stats(simulator):
    return simulator.call("GET", "/sim/stats")[1]


def connections(simulator):
    """Number of the connection by token."""
    return {push["token"]: push["connection"] for push in simulator.received() if push["accepted"]}


def test_a_little_used_credential_has_one_connection_per_node(serve, simulator):
    # Each request uses a new connection, which any of the shards may accept.
    nodes = [serve(PUSHGATE_SHARDS="4")]
    nodes[0].set_up(simulator)
    for token in TOKENS:
        nodes[0].register(token)
    for token in TOKENS:
        assert nodes[0].finished(nodes[0].notify({"tokens": [token]}))["outcomes"] == {"accepted": 1}
    assert nodes[0].finished(nodes[0].notify({"everyone": True}))["outcomes"] == {"accepted": len(TOKENS)}
    assert stats(simulator)["connections_opened"] == 1
    # Concurrent pushes open no other connection.
    asked = [nodes[0].notify({"tokens": [token]}) for token in TOKENS]
    for one in asked:
        assert nodes[0].finished(one)["outcomes"] == {"accepted": 1}
    assert stats(simulator)["connections_opened"] == 1 and stats(simulator)["connections_open"] == 1


def test_apps_of_one_key_share_a_connection(serve, simulator):
    node = serve(PUSHGATE_SHARDS="4")
    apps = [APP, "com.example.second", "com.example.third"]
    for app in apps:
        node.set_up(simulator, app=app)
        node.register(TOKENS[0], app=app)
    for app in apps:
        node.finished(node.notify({"tokens": [TOKENS[0]]}, app=app), app=app)
    assert stats(simulator)["connections_opened"] == 1
    # Any shard may claim the waiting work, and still sends it over the one connection.
    node.kill()
    node.database.query("UPDATE queue SET available_at = now() - interval '1 second'")
    node.start()
    later = [node.notify({"tokens": [TOKENS[0]]}, app=app, send_at=soon()) for app in apps]
    for one, app in zip(later, apps):
        assert node.finished(one, app=app)["outcomes"] == {"accepted": 1}
    assert stats(simulator)["connections_opened"] == 2


def soon():
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(time.time() + 1))


def test_unregistered_tokens_use_a_separate_connection(serve, simulator):
    node = serve(PUSHGATE_SHARDS="1", PUSHGATE_TEST_LIMIT_APNS_SHRINK_AFTER="1")
    node.set_up(simulator)
    node.register(TOKENS[0])
    unregistered = TOKENS[1:5]
    node.finished(node.notify(
        {"tokens": [TOKENS[0], *unregistered]},
        send_unregistered={"environment": "sandbox", "languages": ["en"]}))
    by = connections(simulator)
    assert len(by) == 5 and len({by[token] for token in unregistered}) == 1
    assert by[TOKENS[0]] not in {by[token] for token in unregistered}
    # The connection for unregistered tokens closes afterwards; the other stays.
    until(lambda: stats(simulator)["connections_open"] == 1, what="the end of one connection")
    node.finished(node.notify({"tokens": [TOKENS[0]]}))
    assert stats(simulator)["connections_opened"] == 2


def test_connections_opened_under_saturation_close_afterwards(serve, start):
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
    assert opened == 4, "the node did not open the maximum of connections"
    until(lambda: stats(simulator)["connections_open"] == 1, what="three of them to close")
    assert node.finished(node.notify({"tokens": [tokens[0]]}))["outcomes"] == {"accepted": 1}
    assert stats(simulator)["connections_opened"] == opened


def test_imported_tokens_use_a_separate_connection_until_accepted(serve, simulator):
    node = serve(PUSHGATE_SHARDS="1")
    node.set_up(simulator)
    known, imported = TOKENS[0], TOKENS[1:41]
    bad = imported[::4]
    node.register(known)
    lines = "".join(
        json.dumps({"token": token, "languages": ["en"], "environment": "sandbox"}) + "\n"
        for token in imported)
    # The response has a line for each batch.
    request = urllib.request.Request(
        f"{node.url}/v1/apps/{APP}/devices/import", data=lines.encode(), method="POST",
        headers={"Authorization": f"Bearer {node.admin_key}", "Content-Type": "application/x-ndjson"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        assert b'"imported":40' in answer.read()
    for token in bad:
        # Each of them lowers its connection's limit to one stream, as Apple does.
        simulator.call("POST", "/sim/faults", {
            "action": "respond", "status": 400, "reason": "BadDeviceToken", "token_prefix": token})
    # Small audiences are dispatched with their devices; larger ones are read in pages.
    for names in ([known, *imported[:10]], [known, *imported[10:]]):
        node.finished(node.notify({"tokens": names}))
    pushes = simulator.received()
    first = {push["connection"] for push in pushes if push["token"] == known}
    apart = {push["connection"] for push in pushes if push["token"] in imported}
    assert len(first) == len(apart) == 1 and first != apart
    assert {push["token"] for push in pushes if not push["accepted"]} == set(bad)
    assert int(node.database.query("SELECT count(*) FROM devices WHERE unproven AND state = 1")) == 0
    # Accepted tokens use the same connection as all others.
    good = [token for token in imported if token not in bad]
    simulator.call("DELETE", "/sim/received")
    node.finished(node.notify({"tokens": [known, *good]}))
    assert {push["connection"] for push in simulator.received()} == first
