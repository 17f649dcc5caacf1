# SPDX-License-Identifier: Apache-2.0
"""PostgreSQL's primary is killed and its standby is promoted; pushes are counted at the simulator."""

import threading

import pytest
from gateway import APP, Database, Gateway
from standby import Pair, stored
from trials import SETTINGS, Stream, accepted, arrivals, crowd, slow_answers, token, until

POSTS = f"/v1/apps/{APP}/notifications"
PHONE = "a1" * 32
WAITING = (
    "SELECT pid FROM pg_stat_activity"
    " WHERE wait_event = 'SyncRep' AND application_name = 'pushgate write'"
    # The node renews its duties' leases on a connection of this name, too.
    " AND query NOT LIKE '%INTO duties%'")

PARTITIONS_MADE = """
    SELECT bool_and(days > 14) AND NOT EXISTS (SELECT FROM pg_stat_activity
        WHERE application_name = 'pushgate duties' AND state <> 'idle')
    FROM (SELECT count(*) AS days FROM pg_inherits
        WHERE inhparent IN ('notifications'::regclass, 'deliveries'::regclass) GROUP BY inhparent) made"""


@pytest.fixture
def pair(tmp_path):
    pair = Pair(tmp_path)
    yield pair
    pair.remove()


@pytest.fixture
def following(binary, start, pair):
    """A gateway with both hosts in its connection string."""
    simulator = start("--record", "60000")
    database = Database(binary, pair.url)
    gateway = Gateway(
        binary, database, simulator, PUSHGATE_DATABASE_URL=database.url.removesuffix(Pair.READ_WRITE),
        PUSHGATE_ALLOW_UNSAFE_DATABASE="no", PUSHGATE_TEST_LIMIT_DUTY_INTERVAL="3600", **SETTINGS)
    gateway.set_up(simulator)
    # A registration that waits for its standby would block the creation of partitions.
    until(lambda: database.query(PARTITIONS_MADE) == "t", what="two weeks of partitions")
    gateway.register(PHONE)
    yield gateway, simulator
    gateway.stop()


class Posts(Stream):
    """Records the responses other than 202."""

    refusals = ()

    def refused(self, number, response, answer):
        self.refusals += ((number, response.status, answer["code"], response.headers["Retry-After"]),)


def test_a_gateway_follows_a_failover_and_loses_no_accepted_notification(pair, following):
    gateway, simulator = following
    crowd(gateway.database, 5_000)
    slow_answers(simulator, 300, 500)
    broadcast = gateway.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 0})
    with Posts([gateway], [PHONE], pause=0.005) as posts:
        until(lambda: len(posts.acknowledged) > 100 and accepted(simulator) > 1_000, what="a load")
        assert int(gateway.database.query("SELECT count(*) FROM queue")) > 0, "all work was done"
        pair.fail_over()
        before = len(posts.acknowledged)
        until(lambda: len(posts.acknowledged) > before + 100, what="posts on the new primary")
    every_shard_is_ready(gateway)
    # A claim whose result was lost with the primary remains until its lease of 30 s ends.
    assert gateway.finished(broadcast, patience=60)["outcomes"]["accepted"] == 5_001
    acknowledged = {number for number, _, _ in posts.acknowledged}
    until(lambda: not gateway.database.query("SELECT 1 FROM queue LIMIT 1"), what="the rest")
    arrived = arrivals(simulator)
    assert {(0, token(n + 1)) for n in range(5_000)} | {(0, PHONE)} <= set(arrived)
    assert {(number, PHONE) for number in acknowledged} <= set(arrived)
    kept = set(stored(gateway.database))
    for number, status, code, pause in posts.refusals:
        assert (status, code) in [(503, "PG5002"), (504, "PG5005")]
        if status == 503:
            assert pause and number not in kept and (number, PHONE) not in arrived, "stored despite 503"


def test_without_a_standby_nothing_is_accepted_and_unknown_results_are_504(pair, following):
    gateway, simulator = following
    # A new partition is locked until its commit has reached the standby.
    until(lambda: gateway.database.query(PARTITIONS_MADE) == "t", what="two weeks of partitions")
    # The first push creates the provider token, whose commit waits for the standby, too.
    status, answer, _ = gateway.call("POST", POSTS, body(0))
    assert status == 202, answer
    gateway.finished(answer["id"])
    pair.stop_standby()
    responses = {}

    def ask():
        responses["first"] = gateway.call("POST", POSTS, body(1), headers={"Idempotency-Key": "one"})

    asking = threading.Thread(target=ask)
    asking.start()
    waiting = until(lambda: pair._psql(pair.primary, WAITING), what="a commit that waits")
    # The wait is cancelled: the commit is on the primary only, and the gateway receives a warning.
    pair._psql(pair.primary, f"SELECT pg_cancel_backend({waiting})")
    asking.join()
    status, answer, _ = responses["first"]
    assert (status, answer["code"]) == (504, "PG5005"), answer
    assert gateway.database.query("SELECT key FROM idempotency") == "one", "the transaction was not committed"
    # The shard that received the warning rejects requests at once.
    refused = until(
        lambda: next((r for r in [gateway.call("POST", POSTS, body(2))] if r[0] == 503), None), what="503")
    assert refused[1]["code"] == "PG5002" and refused[2]["Retry-After"]
    until(lambda: gateway.call("GET", "/readyz")[0] == 503, what="not ready")
    # A retry is answered only when the standby has the first notification.
    replayed = threading.Thread(target=lambda: responses.update(
        again=gateway.call("POST", POSTS, body(1), headers={"Idempotency-Key": "one"})))
    replayed.start()
    pair.standby.start()
    replayed.join()
    # Each shard reports its own connections: one may be ready before another.
    answer = until(
        lambda: next((a for status, a, _ in [gateway.call("POST", POSTS, body(1), headers={"Idempotency-Key": "one"})]
                      if status == 202), None), what="the replayed response")
    every_shard_is_ready(gateway)
    gateway.finished(answer["id"])
    until(lambda: not gateway.database.query("SELECT 1 FROM queue LIMIT 1"), what="the rest")
    numbers = stored(gateway.database)
    assert numbers.count(1) == 1
    assert set(arrivals(simulator)) == {(number, PHONE) for number in numbers}


def test_serve_refuses_a_database_without_durability(binary, simulator, database):
    with pytest.raises(AssertionError, match="PUSHGATE_ALLOW_UNSAFE_DATABASE=yes") as refused:
        Gateway(binary, database, simulator, PUSHGATE_ALLOW_UNSAFE_DATABASE="no")
    assert "fsync = off and full_page_writes = off" in str(refused.value)


def every_shard_is_ready(gateway):
    """Waits until each shard has reconnected; the kernel chooses the shard that answers."""
    until(lambda: all(gateway.call("GET", "/readyz")[0] == 200 for _ in range(16)), what="every shard")


def body(number):
    return {"to": {"tokens": [PHONE]}, "payload": {"aps": {"alert": "x"}, "n": number}}
