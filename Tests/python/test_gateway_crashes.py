# SPDX-License-Identifier: Apache-2.0
"""What was answered with 202 arrives, whoever is killed. Counted at the receiver."""

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
    """Seconds that it takes."""
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


def test_kill_9_right_after_202_loses_nothing(binary, start, database):
    # So slow that the kill comes in the middle.
    simulator = start("--record", "10000", "--max-streams", "2")
    gateway = Gateway(binary, database, simulator)
    try:
        notifications_through_a_kill(gateway, simulator)
    finally:
        gateway.stop()


def notifications_through_a_kill(gateway, simulator):
    gateway.set_up(simulator)
    gateway.register("a1" * 32)
    words = send_words_of_their_own(gateway)
    accepted = []
    for n in range(200):
        gateway.notify(
            {"tokens": ["a1" * 32]}, {"aps": {"alert": "x"}, "n": n, "sim": {"delay_ms": 200}})
        accepted.append(n)
    gateway.kill()
    numbers = {push["payload"].get("n") for push in simulator.received("?limit=100000")}
    assert set(accepted) - numbers, "something is left to do"
    leases_end(gateway.database)
    gateway.start()
    wait_until_received(simulator, accepted)
    end = time.monotonic() + 60
    while words - (arrived := words_received(simulator)):
        assert time.monotonic() < end, f"missing: {sorted(words - arrived)[:20]}"
        time.sleep(0.1)
    assert arrived == words


def send_words_of_their_own(gateway, people=40, turns=25):
    """A thousand recipients, each to be told something else, with a badge of its own."""
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


def words_received(simulator):
    payloads = [
        (push["token"], push["payload"]["aps"]) for push in simulator.received("?limit=100000")]
    return {
        (token, aps["alert"]["body"], aps["badge"]) for token, aps in payloads if "badge" in aps}


def test_kill_9_in_the_middle_of_a_broadcast_loses_nobody(binary, start, database):
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
    assert simulator.call("GET", "/sim/stats")[1]["accepted"] < 20_000, "something is left to do"
    assert int(database.query("SELECT count(*) FROM queue WHERE kind = 2")) > 0
    leases_end(database)
    gateway.start()
    finished = gateway.finished(answer["id"], patience=90)
    assert finished["outcomes"]["accepted"] == 20_000
    tokens = {push["token"] for push in simulator.received("?limit=100000")}
    assert len(tokens) == 20_000
    # At the most one page of each range that was being worked on came twice.
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


def test_kill_9_brings_no_alert_twice_that_is_sent_at_most_once(binary, start, database):
    simulator = start("--record", "60000", "--max-streams", "50")
    gateway = Gateway(binary, database, simulator)
    try:
        calls_through_kills(
            gateway, simulator, database, kind=1,
            body={"payload": {"aps": {"alert": "x"}}, "delivery": "at-most-once"})
    finally:
        gateway.stop()


def test_kill_9_repeats_a_call_that_is_sent_at_least_once(binary, start, database):
    simulator = start("--record", "1000")
    gateway = Gateway(binary, database, simulator)
    try:
        gateway.set_up(simulator)
        gateway.register("a1" * 32, push_type="voip")
        # So slow that it has been written, and not answered, when the gateway dies.
        status, answer, _ = gateway.call("POST", f"/v1/apps/{APP}/notifications", {
            "to": {"tokens": ["a1" * 32]}, "payload": {"aps": {}, "sim": {"delay_ms": 3000}},
            "push_type": "voip", "expires_in": 600, "delivery": "at-least-once"})
        assert status == 202, answer
        eventually(lambda: gateway.database.query("SELECT 1 FROM queue WHERE holder IS NOT NULL"))
        eventually(lambda: simulator.received("?limit=10"))
        gateway.kill()
        assert database.query("SELECT count(*) FROM deliveries") == "0", "nothing was noted of it"
        database.query("UPDATE queue SET available_at = now() WHERE holder IS NOT NULL")
        gateway.start()
        finished = gateway.finished(answer["id"], patience=60)
        assert finished["outcomes"] == {"accepted": 1} and finished["delivery"] == "at-least-once"
        rung = [push["apns_id"] for push in simulator.received("?limit=10")]
        assert len(rung) == 2 and len(set(rung)) == 1
    finally:
        gateway.stop()


def calls_through_kills(gateway, simulator, database, kind, body, devices=3000, kills=4):
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
        # As if its leases had run out meanwhile.
        database.query("UPDATE queue SET available_at = now() WHERE holder IS NOT NULL")
        gateway.start()
    for call, asked in zip(calls, (devices, 500)):
        outcomes = gateway.finished(call, patience=60)["outcomes"]
        assert sum(outcomes.values()) == asked
        # No more than the streams of each kill: sessions of each shard, 50 streams each.
        assert 0 < outcomes["accepted"] and outcomes.get("unknown", 0) <= kills * 2 * 4 * 50, outcomes
    rung = [push["apns_id"] for push in simulator.received("?limit=100000")]
    assert len(rung) == len(set(rung)), "one came twice"
    stands = database.query("SELECT apns_id IS NULL, outcome, count(*) FROM deliveries GROUP BY 1, 2")
    not_rung = devices + 500 - len(rung)
    unknown = int(database.query("SELECT count(*) FROM deliveries WHERE outcome = 7"))
    assert not_rung <= unknown, stands


def test_sigterm_finishes_what_is_in_progress_and_ends_with_0(serve, simulator):
    gateway = serve()
    gateway.set_up(simulator)
    gateway.register("a1" * 32)
    for n in range(50):
        gateway.notify({"tokens": ["a1" * 32]}, {"aps": {"alert": "x"}, "n": n})
    assert gateway.stop() == 0
    gateway.start()
    wait_until_received(simulator, range(50))


def test_kill_9_of_postgresql_loses_nothing_that_was_accepted(binary, simulator, cluster):
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
        # Who asks while it may be a restart waits; who asks later is told at once.
        assert gateway.call("GET", "/readyz")[0] == 503
        eventually(lambda: timed(lambda: gateway.call("GET", DEVICES)) < 1)
        for ask in [("GET", "/readyz"), ("GET", DEVICES), ("PUT", f"{DEVICES}/{'a1' * 32}", {})]:
            statuses = []
            # A shard that is not sure yet keeps a request for 10 s.
            eventually(lambda: timed(lambda: statuses.append(gateway.call(*ask)[0])) < 1)
            assert set(statuses) == {503}
        assert gateway.call("GET", "/healthz")[0] == 200
        cluster.start()
        wait_until_received(simulator, accepted)
        # Each shard comes back by itself, and which one answers is the kernel's choice.
        eventually(lambda: all(gateway.call("GET", DEVICES)[0] == 200 for _ in range(16)))
        last = gateway.notify({"tokens": ["a1" * 32]}, {"aps": {"alert": "x"}, "n": 1000})
        gateway.finished(last)
    finally:
        gateway.stop()


def test_registrations_through_ten_seconds_without_postgresql(binary, simulator, cluster):
    database = Database(binary, cluster.url)
    gateway = Gateway(binary, database, simulator)
    try:
        gateway.set_up(simulator)
        fates = registrations_meanwhile(gateway, cluster)
        stored = dict(line.split("|") for line in database.query(
            "SELECT encode(token, 'hex'), app_version FROM devices").splitlines())
        every = [fate for device in fates.values() for fate in device]
        assert {status for _, status in every} <= {200, 201, 503, 504}, collections.Counter(every)
        assert any(status == 503 for _, status in every)
        for token, device in fates.items():
            last = max((n for n, status in device if status in (200, 201)), default=0)
            unknown = {n for n, status in device if status == 504}
            # What was answered is there, unless what nobody knows the fate of came after it; what was refused is not.
            version = int(stored.get(token, 0))
            assert version == last or version > last and version in unknown, (token, version, device[-5:])
    finally:
        gateway.stop()


def registrations_meanwhile(gateway, cluster):
    """Registers devices over and over, each time with a higher version; what each time was answered."""
    is_over = threading.Event()
    fates = {f"{n:02x}" * 32: [] for n in range(1, 17)}

    def keep_registering(token):
        version = 0
        while not is_over.is_set():
            version += 1
            status, _, _ = gateway.call("PUT", f"{DEVICES}/{token}", {"app_version": str(version)})
            fates[token].append((version, status))
            if status >= 500:
                time.sleep(0.05)

    threads = [threading.Thread(target=keep_registering, args=(token,)) for token in fates]
    for thread in threads:
        thread.start()
    try:
        eventually(lambda: all(len(device) > 20 for device in fates.values()))
        cluster.kill()
        # Ten seconds: so long those wait for a restart that had asked.
        eventually(lambda: all(device[-1][1] >= 500 for device in fates.values()))
        cluster.start()
        eventually(lambda: all(device[-1][1] == 200 for device in fates.values()))
    finally:
        is_over.set()
        for thread in threads:
            thread.join()
    return fates


def test_sigterm_while_postgresql_does_not_answer_ends_all_the_same(binary, start, cluster):
    simulator = start("--record", "60000")
    gateway = Gateway(binary, Database(binary, cluster.url), simulator, PUSHGATE_SHARDS="2")
    try:
        gateway.set_up(simulator)
        crowd(gateway.database, 20_000)
        slow_answers(simulator, 300, 500)
        broadcast = gateway.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 0})
        until(lambda: accepted(simulator) > 2_000, what="a tenth")
        cluster.signal(signal.SIGSTOP)
        # It is the limit that ends it, and within that what could be done was done.
        assert 27 < timed(gateway.stop) < 35
        assert gateway.process.returncode == 1
        assert accepted(simulator) < 20_000, "something is left to do"
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
    backends = gateway.database.query(
        "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"
        " AND application_name = 'pushgate write'").split()
    assert backends
    for backend in backends:
        os.kill(int(backend), signal.SIGSTOP)
    try:
        assert gateway.call("GET", DEVICES)[0] == 200, "it reads"
        assert gateway.call("GET", "/readyz")[0] == 503
        assert gateway.call("GET", "/healthz")[0] == 200
    finally:
        for backend in backends:
            os.kill(int(backend), signal.SIGCONT)
    eventually(lambda: gateway.call("GET", "/readyz")[0] == 200)
