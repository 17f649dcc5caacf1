# SPDX-License-Identifier: Apache-2.0
"""PostgreSQL's primary is killed and another takes its place. Counted at the receiver."""

import threading

import pytest
from gateway import APP, Database, Gateway
from standby import Pair, stored
from trials import SETTINGS, Stream, accepted, arrivals, crowd, slow_answers, token, until

POSTS = f"/v1/apps/{APP}/notifications"
PHONE = "a1" * 32
WAITING = (
    "SELECT pid FROM pg_stat_activity"
    " WHERE wait_event = 'SyncRep' AND application_name = 'pushgate write'")

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
    """A gateway that knows both hosts, and nothing else of them."""
    simulator = start("--record", "60000")
    database = Database(binary, pair.url)
    gateway = Gateway(
        binary, database, simulator, PUSHGATE_DATABASE_URL=database.url.removesuffix(Pair.READ_WRITE),
        PUSHGATE_ALLOW_UNSAFE_DATABASE="no", PUSHGATE_TEST_LIMIT_DUTY_INTERVAL="3600", **SETTINGS)
    gateway.set_up(simulator)
    # A registration that waits for its standby would stand in their way.
    until(lambda: database.query(PARTITIONS_MADE) == "t", what="two weeks of partitions")
    gateway.register(PHONE)
    yield gateway, simulator
    gateway.stop()


class Posts(Stream):
    """Says what was answered when it was not 202."""

    refusals = ()

    def refused(self, number, response, answer):
        self.refusals += ((number, response.status, answer["code"], response.headers["Retry-After"]),)


def test_a_gateway_follows_to_the_new_primary_and_loses_nothing_it_promised(pair, following):
    gateway, simulator = following
    crowd(gateway.database, 5_000)
    slow_answers(simulator, 300, 500)
    broadcast = gateway.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 0})
    with Posts([gateway], [PHONE], pause=0.005) as posts:
        until(lambda: len(posts.promised) > 100 and accepted(simulator) > 1_000, what="a load")
        assert int(gateway.database.query("SELECT count(*) FROM queue")) > 0, "something is left to do"
        pair.fail_over()
        before = len(posts.promised)
        until(lambda: len(posts.promised) > before + 100, what="posts on the new primary")
    # A claim whose answer was lost with the primary stands until its lease of 30 s ends.
    assert gateway.finished(broadcast, patience=60)["outcomes"]["accepted"] == 5_001
    promised = {number for number, _, _ in posts.promised}
    until(lambda: not gateway.database.query("SELECT 1 FROM queue LIMIT 1"), what="the rest")
    arrived = arrivals(simulator)
    assert {(0, token(n + 1)) for n in range(5_000)} | {(0, PHONE)} <= set(arrived)
    assert {(number, PHONE) for number in promised} <= set(arrived)
    kept = set(stored(gateway.database))
    for number, status, code, pause in posts.refusals:
        assert (status, code) in [(503, "PG5002"), (504, "PG5005")]
        if status == 503:
            assert pause and number not in kept and (number, PHONE) not in arrived, "it said: not stored"


def test_without_its_standby_nothing_is_promised_and_what_is_not_known_is_said(pair, following):
    gateway, simulator = following
    # A partition that is being made is locked until its commit has its standby.
    until(lambda: gateway.database.query(PARTITIONS_MADE) == "t", what="two weeks of partitions")
    # So does the first provider token's, which is made for the first push.
    status, answer, _ = gateway.call("POST", POSTS, body(0))
    assert status == 202, answer
    gateway.finished(answer["id"])
    pair.stop_standby()
    said = {}

    def ask():
        said["first"] = gateway.call("POST", POSTS, body(1), headers={"Idempotency-Key": "one"})

    asking = threading.Thread(target=ask)
    asking.start()
    waiting = until(lambda: pair._psql(pair.primary, WAITING), what="a commit that waits")
    # Somebody ends the wait: it is committed on the primary alone, and the gateway is told in a warning.
    pair._psql(pair.primary, f"SELECT pg_cancel_backend({waiting})")
    asking.join()
    status, answer, _ = said["first"]
    assert (status, answer["code"]) == (504, "PG5005"), answer
    assert gateway.database.query("SELECT key FROM idempotency") == "one", "committed all the same"
    # One of the shards knows by now that nothing can be committed, and says so at once.
    refused = until(
        lambda: next((r for r in [gateway.call("POST", POSTS, body(2))] if r[0] == 503), None), what="503")
    assert refused[1]["code"] == "PG5002" and refused[2]["Retry-After"]
    until(lambda: gateway.call("GET", "/readyz")[0] == 503, what="not ready")
    # Who repeats it is told of the first one only when the standby has it.
    replayed = threading.Thread(target=lambda: said.update(
        again=gateway.call("POST", POSTS, body(1), headers={"Idempotency-Key": "one"})))
    replayed.start()
    pair.standby.start()
    replayed.join()
    until(lambda: gateway.call("GET", "/readyz")[0] == 200, what="ready")
    status, answer, _ = gateway.call("POST", POSTS, body(1), headers={"Idempotency-Key": "one"})
    assert status == 202, answer
    gateway.finished(answer["id"])
    until(lambda: not gateway.database.query("SELECT 1 FROM queue LIMIT 1"), what="the rest")
    numbers = stored(gateway.database)
    assert numbers.count(1) == 1
    assert set(arrivals(simulator)) == {(number, PHONE) for number in numbers}


def test_a_database_that_does_not_keep_what_it_commits_is_refused(binary, simulator, database):
    with pytest.raises(AssertionError, match="PUSHGATE_ALLOW_UNSAFE_DATABASE=yes") as refused:
        Gateway(binary, database, simulator, PUSHGATE_ALLOW_UNSAFE_DATABASE="no")
    assert "fsync = off and full_page_writes = off" in str(refused.value)


def body(number):
    return {"to": {"tokens": [PHONE]}, "payload": {"aps": {"alert": "x"}, "n": number}}
