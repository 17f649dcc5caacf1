# SPDX-License-Identifier: Apache-2.0
"""Provider tokens that nodes share, counted at the simulator."""

import base64
import secrets
import subprocess
import time

import pytest

from gateway import Database, Gateway
from shifted_clock import clock  # noqa: F401, a fixture
from trials import knows, metric, until

APPS = [f"com.example.app{number}" for number in range(20)]
TOKEN = "ab" * 32
#: A refused credential is retried soon.
SETTINGS = {"PUSHGATE_TEST_LIMIT_RETRY_CREDENTIAL": "0.2"}
WAITS_FOR_A_LOCK = """
    FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
    AND query LIKE 'INSERT INTO provider_tokens%'"""


@pytest.fixture
def simulator(start):
    simulator = start("--conformance")
    simulator.register_key()
    return simulator


@pytest.fixture
def join(binary, database, simulator):
    """Starts nodes that share a database and a secret key; all are stopped when the test ends."""
    nodes = []
    secret = base64.b64encode(secrets.token_bytes(32)).decode()

    def join(**settings):
        nodes.append(Gateway(binary, database, simulator, PUSHGATE_SECRET_KEY=secret, **SETTINGS, **settings))
        return nodes[-1]

    yield join
    for node in nodes:
        node.stop()


def set_up(node, simulator, apps):
    for app in apps:
        node.set_up(simulator, app=app)
        node.register(TOKEN, app=app)


def tokens(simulator):
    """Number of different provider tokens at the simulator."""
    return simulator.call("GET", "/sim/conformance")[1]["observed"]["tokens"]


def tokens_created(nodes):
    return sum(metric(node, "pushgate_provider_tokens_made_total", environment="sandbox") for node in nodes)


class Lock:
    """A transaction that runs a statement and stays open until `release`."""

    def __init__(self, database, sql):
        self.process = subprocess.Popen(
            ["psql", "-XAtq", "-v", "ON_ERROR_STOP=1", "-d", database.url], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True)
        self.process.stdin.write(f"BEGIN; {sql}; SELECT 'held';\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline() == "held\n"

    def release(self):
        self.process.communicate()


def test_two_nodes_and_twenty_apps_of_one_key_share_a_token(join, simulator):
    nodes = [join(PUSHGATE_SHARDS="2") for _ in range(2)]
    set_up(nodes[0], simulator, APPS)
    knows(nodes[1], APPS[-1])
    asked = [
        (node, app, node.notify({"tokens": [TOKEN]}, app=app)) for app in APPS for node in nodes]
    for node, app, notification in asked:
        assert node.finished(notification, app=app)["outcomes"] == {"accepted": 1}
    assert simulator.call("GET", "/sim/stats")[1]["connections_opened"] >= 2
    assert tokens(simulator) == 1 and tokens_created(nodes) == 1


def test_tokens_use_the_databases_clock(join, simulator, clock):
    # Simulator and database were started before, with the right clock. A token from two hours ahead would be refused.
    clock.at(time.time() + 7_200)
    wrong = join()
    set_up(wrong, simulator, APPS[:1])
    notification = wrong.notify({"tokens": [TOKEN]}, app=APPS[0], expires_in=86_400)
    until(lambda: simulator.received(), what="the push")
    assert [push["accepted"] for push in simulator.received()] == [True], notification
    assert tokens(simulator) == 1


def test_kill_9_between_signing_and_storing_leaves_no_token(join, simulator, database):
    first = join()
    set_up(first, simulator, APPS[:1])
    # Tokens can be read, but not stored.
    lock = Lock(database, "LOCK TABLE provider_tokens IN EXCLUSIVE MODE")
    notification = first.notify({"tokens": [TOKEN]}, app=APPS[0])
    until(lambda: database.query(f"SELECT count(*) {WAITS_FOR_A_LOCK}") == "1", what="the token was never stored")
    first.kill()
    database.query(f"SELECT pg_terminate_backend(pid) {WAITS_FOR_A_LOCK}")
    assert database.query("SELECT count(*) FROM provider_tokens") == "0", "the token was stored before the kill"
    assert tokens(simulator) == 0
    lock.release()
    # Ends the lease of the killed node's claim.
    database.query("UPDATE queue SET available_at = now() - interval '1 second'")
    second = join()
    assert second.finished(notification, app=APPS[0])["outcomes"] == {"accepted": 1}
    assert database.query("SELECT generation FROM provider_tokens") == "1"
    assert tokens(simulator) == 1 and tokens_created([second]) == 1


def test_an_expired_token_is_replaced_once_for_all_nodes(clock, binary, start, cluster):
    # The clock of all processes is moved: a new token is then over an hour old.
    simulator = start("--conformance")
    database = Database(binary, cluster.url)
    secret = base64.b64encode(secrets.token_bytes(32)).decode()
    nodes = [
        Gateway(binary, database, simulator, PUSHGATE_SECRET_KEY=secret, **SETTINGS) for _ in range(2)]
    try:
        set_up(nodes[0], simulator, APPS[:1])
        knows(nodes[1], APPS[0])
        send(nodes, APPS[0])
        assert tokens(simulator) == 1 and tokens_created(nodes) == 1
        clock.at(clock.now() + 3_700)
        send(nodes, APPS[0])
        refused = simulator.call("GET", "/sim/stats")[1]["refused"]
        assert refused.get("ExpiredProviderToken", 0) >= 1, "no token was refused"
        assert tokens(simulator) == 2 and tokens_created(nodes) == 2
    finally:
        for node in nodes:
            node.stop()


def send(nodes, app):
    """Sends a push from each node."""
    for node, notification in [(node, node.notify({"tokens": [TOKEN]}, app=app)) for node in nodes]:
        assert node.finished(notification, app=app)["outcomes"] == {"accepted": 1}
