# SPDX-License-Identifier: Apache-2.0
"""Notifications answered with 202 arrive in spite of kills, counted at the simulator."""

import collections
import os
import signal
import threading
import time

from gateway import APP, Database, Gateway
from trials import accepted, arrivals, crowd, leases_end, slow_answers, token, until

DEVICES = f"/v1/apps/{APP}/devices"


def eventually(condition, patience=30):
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def timed(call):
    """Returns the duration of a call in seconds."""
    begin = time.monotonic()
    call()
    return time.monotonic() - begin


def wait_until_received(simulator, notifications, patience=60):
    """Waits until each notification's payload has arrived at least once."""
    end = time.monotonic() + patience
    while True:
        arrived = {push["payload"].get("n") for push in simulator.received("?limit=100000")}
        if set(notifications) <= arrived:
            return arrived
        assert time.monotonic() < end, f"missing: {sorted(set(notifications) - arrived)[:20]}"
        time.sleep(0.1)


def test_kill_9_after_202_loses_nothing(binary, start, database):
    # Slow enough that the kill interrupts the work.
    simulator = start("--record", "10000", "--max-streams", "2")
    gateway = Gateway(binary, database, simulator)
    try:
        notifications_through_a_kill(gateway, simulator)
    finally:
        gateway.stop()


def notifications_through_a_kill(gateway, simulator):
    gateway.set_up(simulator)
    gateway.register("a1" * 32)
    texts = send_personal_texts(gateway)
    accepted = []
    for n in range(200):
        gateway.notify(
            {"tokens": ["a1" * 32]}, {"aps": {"alert": "x"}, "n": n, "sim": {"delay_ms": 200}})
        accepted.append(n)
    gateway.kill()
    numbers = {push["payload"].get("n") for push in simulator.received("?limit=100000")}
    assert set(accepted) - numbers, "all work was done"
    leases_end(gateway.database)
    gateway.start()
    wait_until_received(simulator, accepted)
    end = time.monotonic() + 60
    while texts - (arrived := texts_received(simulator)):
        assert time.monotonic() < end, f"missing: {sorted(texts - arrived)[:20]}"
        time.sleep(0.1)
    assert arrived == texts


def send_personal_texts(gateway, people=40, turns=25):
    """Posts notifications for a thousand recipients with different texts and badges; returns the expected pushes."""
    status, answer, _ = gateway.call(
        "PUT", f"/v1/apps/{APP}/strings/en", {"GREETING": "Hi %@, %d"})
    assert status in (200, 201), answer
    for n in range(people):
        gateway.register(f"{n:064x}", user=f"u{n}")
    payload = {"aps": {"alert": {"body": {
        "string": "GREETING", "args": [{"recipient": "name"}, {"recipient": "count"}]}}}}
    for turn in range(turns):
        status, answer, _ = gateway.call("POST", f"/v1/apps/{APP}/notifications", {
            "payload": payload,
            "recipients": [
                {"user": f"u{n}", "args": {"name": f"{turn}/{n}", "count": n}, "badge": turn}
                for n in range(people)]})
        assert status == 202, answer
    return {
        (f"{n:064x}", f"Hi {turn}/{n}, {n}", turn) for n in range(people) for turn in range(turns)}


def texts_received(simulator):
    payloads = [
        (push["token"], push["payload"]["aps"]) for push in simulator.received("?limit=100000")]
    return {
        (token, aps["alert"]["body"], aps["badge"]) for token, aps in payloads if "badge" in aps}


def test_kill_9_during_a_broadcast_loses_no_device(binary, start, database):
    simulator = start("--record", "60000")
    gateway = Gateway(binary, database, simulator)
    try:
        broadcast_through_a_kill(gateway, simulator, database)
    finally:
        gateway.stop()


def broadcast_through_a_kill(gateway, simulator, database):
    gateway.set_up(simulator)
    database.query(
        "INSERT INTO devices (app, token, bucket, language_list, environment, token_kind,"
        " registered_at) SELECT a.id, sha256(g::text::bytea), (g * 7919) % 65536, 1, 2, 1, now()"
        " FROM apps a, generate_series(1, 20000) g")
    status, answer, _ = gateway.call(
        "POST", f"/v1/apps/{APP}/notifications",
        {"to": {"everyone": True}, "payload": {"aps": {"alert": "x"}, "sim": {"delay_ms": 150}}})
    assert status == 202, answer
    end = time.monotonic() + 30
    while simulator.call("GET", "/sim/stats")[1]["accepted"] < 2000:
        assert time.monotonic() < end
        time.sleep(0.01)
    gateway.kill()
    assert simulator.call("GET", "/sim/stats")[1]["accepted"] < 20_000, "all work was done"
    assert int(database.query("SELECT count(*) FROM queue WHERE kind = 2")) > 0
    leases_end(database)
    gateway.start()
    finished = gateway.finished(answer["id"], patience=90)
    assert finished["outcomes"]["accepted"] == 20_000
    tokens = {push["token"] for push in simulator.received("?limit=100000")}
    assert len(tokens) == 20_000
    # At most one page of each claimed range was sent twice.
    assert 20_000 <= simulator.call("GET", "/sim/stats")[1]["accepted"] <= 20_000 + 8 * 1000


def test_kill_9_never_makes_a_call_ring_twice(binary, start, database):
    simulator = start("--record", "60000", "--max-streams", "50")
    gateway = Gateway(binary, database, simulator)
    try:
        calls_through_kills(
            gateway, simulator, database, kind=10,
            body={"payload": {"aps": {}}, "push_type": "voip"})
    finally:
        gateway.stop()


def test_kill_9_repeats_no_at_most_once_alert(binary, start, database):
    simulator = start("--record", "60000", "--max-streams", "50")
    gateway = Gateway(binary, database, simulator)
    try:
        calls_through_kills(
            gateway, simulator, database, kind=1,
            body={"payload": {"aps": {"alert": "x"}}, "delivery": "at-most-once"})
    finally:
        gateway.stop()


def test_kill_9_repeats_an_at_least_once_call(binary, start, database):
    simulator = start("--record", "1000")
    gateway = Gateway(binary, database, simulator)
    try:
        gateway.set_up(simulator)
        gateway.register("a1" * 32, push_type="voip")
        # Slow enough that the push is sent and unanswered at the kill.
        status, answer, _ = gateway.call("POST", f"/v1/apps/{APP}/notifications", {
            "to": {"tokens": ["a1" * 32]}, "payload": {"aps": {}, "sim": {"delay_ms": 3000}},
            "push_type": "voip", "expires_in": 600, "delivery": "at-least-once"})
        assert status == 202, answer
        eventually(lambda: gateway.database.query("SELECT 1 FROM queue WHERE holder IS NOT NULL"))
        eventually(lambda: simulator.received("?limit=10"))
        gateway.kill()
        assert database.query("SELECT count(*) FROM deliveries") == "0", "an outcome was stored before the kill"
        database.query("UPDATE queue SET available_at = now() WHERE holder IS NOT NULL")
        gateway.start()
        finished = gateway.finished(answer["id"], patience=60)
        assert finished["outcomes"] == {"accepted": 1} and finished["delivery"] == "at-least-once"
        rung = [push["apns_id"] for push in simulator.received("?limit=10")]
        assert len(rung) == 2 and len(set(rung)) == 1
    finally:
        gateway.stop()


def calls_through_kills(gateway, simulator, database, kind, body, devices=6_000, kills=4):
    gateway.set_up(simulator)
    database.query(
        "INSERT INTO devices (app, token, bucket, language_list, environment, token_kind, user_id,"
        f" registered_at) SELECT a.id, sha256(g::text::bytea), (g * 7919) % 65536, 1, 2, {kind},"
        f" CASE WHEN g <= 500 THEN 'ann' END, now() FROM apps a, generate_series(1, {devices}) g")
    body["payload"]["sim"] = {"delay_ms": 100}
    body["expires_in"] = 600
    calls = []
    for to in ({"everyone": True}, {"users": ["ann"]}):
        status, answer, _ = gateway.call(
            "POST", f"/v1/apps/{APP}/notifications", {"to": to, **body})
        assert status == 202, answer
        calls.append(answer["id"])
    for kill in range(kills):
        arrived = simulator.call("GET", "/sim/stats")[1]["accepted"]
        eventually(lambda: simulator.call("GET", "/sim/stats")[1]["accepted"] >= arrived + 300)
        gateway.kill()
        assert int(database.query("SELECT count(*) FROM queue WHERE holder IS NOT NULL")) > 0
        # Ends the leases of the killed node.
        database.query("UPDATE queue SET available_at = now() WHERE holder IS NOT NULL")
        gateway.start()
    for call, asked in zip(calls, (devices, 500)):
        outcomes = gateway.finished(call, patience=60)["outcomes"]
        assert sum(outcomes.values()) == asked
        # At most the open streams at each kill: sessions of each shard with 50 streams each.
        assert 0 < outcomes["accepted"] and outcomes.get("unknown", 0) <= kills * 2 * 4 * 50, outcomes
    rung = [push["apns_id"] for push in simulator.received("?limit=100000")]
    assert len(rung) == len(set(rung)), "a call was sent twice"
    rows = database.query("SELECT apns_id IS NULL, outcome, count(*) FROM deliveries GROUP BY 1, 2")
    not_rung = devices + 500 - len(rung)
    unknown = int(database.query("SELECT count(*) FROM deliveries WHERE outcome = 7"))
    assert not_rung <= unknown, rows


def test_sigterm_finishes_pushes_in_progress_and_exits_with_0(serve, simulator):
    gateway = serve()
    gateway.set_up(simulator)
    gateway.register("a1" * 32)
    for n in range(50):
        gateway.notify({"tokens": ["a1" * 32]}, {"aps": {"alert": "x"}, "n": n})
    assert gateway.stop() == 0
    gateway.start()
    wait_until_received(simulator, range(50))


def test_kill_9_of_postgresql_loses_no_accepted_notification(binary, simulator, cluster):
    database = Database(binary, cluster.url)
    gateway = Gateway(binary, database, simulator)
    try:
        gateway.set_up(simulator)
        assert gateway.call("GET", "/readyz")[1]["notes"] == []
        assert not [line for line in gateway.log if "fsync" in line]
        gateway.register("a1" * 32)
        accepted = []
        for n in range(100):
            gateway.notify({"tokens": ["a1" * 32]}, {"aps": {"alert": "x"}, "n": n})
            accepted.append(n)
        cluster.kill()
        # Requests wait while PostgreSQL may be restarting; later ones fail at once.
        assert gateway.call("GET", "/readyz")[0] == 503
        eventually(lambda: timed(lambda: gateway.call("GET", DEVICES)) < 1)
        for ask in [("GET", "/readyz"), ("GET", DEVICES), ("PUT", f"{DEVICES}/{'a1' * 32}", {})]:
            statuses = []
            # A shard that has not detected the outage yet holds a request for 10 s.
            eventually(lambda: timed(lambda: statuses.append(gateway.call(*ask)[0])) < 1)
            assert set(statuses) == {503}
        assert gateway.call("GET", "/healthz")[0] == 200
        cluster.start()
        wait_until_received(simulator, accepted)
        # Each shard reconnects separately, and the kernel chooses the shard that answers.
        eventually(lambda: all(gateway.call("GET", DEVICES)[0] == 200 for _ in range(16)))
        last = gateway.notify({"tokens": ["a1" * 32]}, {"aps": {"alert": "x"}, "n": 1000})
        gateway.finished(last)
    finally:
        gateway.stop()


def test_registrations_during_a_database_outage_of_ten_seconds(binary, simulator, cluster):
    database = Database(binary, cluster.url)
    gateway = Gateway(binary, database, simulator)
    try:
        gateway.set_up(simulator)
        attempts = registrations_meanwhile(gateway, cluster)
        stored = dict(line.split("|") for line in database.query(
            "SELECT encode(token, 'hex'), app_version FROM devices").splitlines())
        every = [attempt for device in attempts.values() for attempt in device]
        assert {status for _, status in every} <= {200, 201, 503, 504}, collections.Counter(every)
        assert any(status == 503 for _, status in every)
        for token, device in attempts.items():
            last = max((n for n, status in device if status in (200, 201)), default=0)
            unknown = {n for n, status in device if status == 504}
            # The last acknowledged version is stored, or a later one with an unknown result (504).
            version = int(stored.get(token, 0))
            assert version == last or version > last and version in unknown, (token, version, device[-5:])
    finally:
        gateway.stop()


def registrations_meanwhile(gateway, cluster):
    """Registers devices repeatedly, each time with a higher version; returns (version, status) of each request."""
    is_over = threading.Event()
    attempts = {f"{n:02x}" * 32: [] for n in range(1, 17)}

    def keep_registering(token):
        version = 0
        while not is_over.is_set():
            version += 1
            status, _, _ = gateway.call("PUT", f"{DEVICES}/{token}", {"app_version": str(version)})
            attempts[token].append((version, status))
            if status >= 500:
                time.sleep(0.05)

    threads = [threading.Thread(target=keep_registering, args=(token,)) for token in attempts]
    for thread in threads:
        thread.start()
    try:
        eventually(lambda: all(len(device) > 20 for device in attempts.values()))
        cluster.kill()
        # Requests wait ten seconds for a restart.
        eventually(lambda: all(device[-1][1] >= 500 for device in attempts.values()))
        cluster.start()
        eventually(lambda: all(device[-1][1] == 200 for device in attempts.values()))
    finally:
        is_over.set()
        for thread in threads:
            thread.join()
    return attempts


def test_sigterm_ends_the_gateway_while_postgresql_does_not_answer(binary, start, cluster):
    simulator = start("--record", "60000")
    gateway = Gateway(binary, Database(binary, cluster.url), simulator, PUSHGATE_SHARDS="2")
    try:
        gateway.set_up(simulator)
        crowd(gateway.database, 20_000)
        slow_answers(simulator, 300, 500)
        broadcast = gateway.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 0})
        until(lambda: accepted(simulator) > 2_000, what="a tenth")
        cluster.signal(signal.SIGSTOP)
        # The shutdown limit ends the process; until then it finishes what it can.
        assert 27 < timed(gateway.stop) < 35
        assert gateway.process.returncode == 1
        assert accepted(simulator) < 20_000, "all work was done"
        cluster.signal(signal.SIGCONT)
        gateway.start()
        until(lambda: not gateway.database.query("SELECT 1 FROM queue LIMIT 1"), what="the rest")
        assert gateway.finished(broadcast)["outcomes"] == {"accepted": 20_000}
        assert set(arrivals(simulator)) == {(0, token(n + 1)) for n in range(20_000)}
    finally:
        cluster.signal(signal.SIGCONT)
        gateway.stop()


def test_a_gateway_that_cannot_write_is_not_ready(gateway):
    assert gateway.call("GET", "/readyz")[0] == 200
    # Two connections of each shard, and one of the node.
    count = 2 * gateway.metric("pushgate_shards") + 1

    def writers():
        found = gateway.database.query(
            "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"
            " AND application_name = 'pushgate write'").split()
        return found if len(found) == count else None

    backends = until(writers, what="all connections that write")
    for backend in backends:
        os.kill(int(backend), signal.SIGSTOP)
    try:
        assert gateway.call("GET", DEVICES)[0] == 200, "the gateway can read"
        assert gateway.call("GET", "/readyz")[0] == 503
        assert gateway.call("GET", "/healthz")[0] == 200
    finally:
        for backend in backends:
            os.kill(int(backend), signal.SIGCONT)
    eventually(lambda: gateway.call("GET", "/readyz")[0] == 200)
