# SPDX-License-Identifier: Apache-2.0
"""Waiting pushes are superseded by newer accepted ones with the same collapse id for the same device."""

import collections
import datetime
import json
import threading
import urllib.request

from gateway import APP, Gateway
from trials import SETTINGS, accepted, arrivals, crowd, leases_end, metric, slow_answers, token, until

NOTIFICATIONS = f"/v1/apps/{APP}/notifications"


def no_credential(gateway):
    assert gateway.call("DELETE", f"/v1/apps/{APP}/credentials/sandbox/main")[0] == 204


def payload(number, **more):
    return {"aps": {"alert": "x"}, "n": number, **more}


def goal(gateway, number, to=None, **more):
    """Posts a notification about one game; later ones have the same collapse id."""
    return gateway.notify(to or {"tokens": [token(1)]}, payload(number, **more), collapse_id="game-17")


def outcomes(gateway, notification):
    return gateway.finished(notification, patience=90)["outcomes"]


def events(gateway, notification):
    """Returns the event stream of a finished notification."""
    request = urllib.request.Request(
        f"{gateway.url}{NOTIFICATIONS}/{notification}/events",
        headers={"Authorization": f"Bearer {gateway.admin_key}"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return answer.read().decode()


def test_only_the_newest_held_push_is_sent(gateway, simulator):
    for n in (1, 2):
        gateway.register(token(n))
    no_credential(gateway)
    older = goal(gateway, 1, {"tokens": [token(1), token(2)]})
    newer = goal(gateway, 2)
    gateway.set_up(simulator)
    assert outcomes(gateway, older) == {"accepted": 1, "superseded": 1}
    assert outcomes(gateway, newer) == {"accepted": 1}
    assert set(arrivals(simulator)) == {(1, token(2)), (2, token(1))}
    for query in ("?outcome=superseded", ""):
        listed = {row["token"]: row["outcome"] for row in gateway.deliveries(older, query=query)}
        assert listed[token(1)] == "superseded" and len(listed) == (1 if query else 2)
    assert metric(gateway, "pushgate_deliveries_total", outcome="superseded") == 1
    assert '"outcomes":{"accepted":1,"superseded":1}' in events(gateway, older)
    # Superseded deliveries are not resent.
    status, answer, _ = gateway.call("POST", f"{NOTIFICATIONS}/{older}/resend-failures")
    assert (status, answer["code"]) == (409, "PG4023"), answer
    assert outcomes(gateway, older) == {"accepted": 1, "superseded": 1}
    assert accepted(simulator) == 2
    status, answer, _ = gateway.call(
        "POST", f"{NOTIFICATIONS}/{older}/resend-failures", {"outcomes": ["superseded"]})
    assert (status, answer["pointer"]) == (422, "/outcomes/0"), answer


def batch(gateway, lines):
    request = urllib.request.Request(
        f"{gateway.url}{NOTIFICATIONS}/batch", data="\n".join(lines).encode(), method="POST",
        headers={"Authorization": f"Bearer {gateway.admin_key}", "Content-Type": "application/x-ndjson"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return [json.loads(line) for line in answer.read().splitlines()]


def test_batch_lines_supersede_a_push_with_prefer_wait(gateway, simulator, database):
    gateway.register(token(1))
    no_credential(gateway)
    lines = [
        json.dumps({"to": {"tokens": [token(1)]}, "payload": payload(n), "collapse_id": "game-17"})
        for n in range(1, 6)]
    answers = []

    def wait():
        body = {"to": {"tokens": [token(1)]}, "payload": payload(9), "collapse_id": "game-17"}
        answers.append(gateway.call("POST", NOTIFICATIONS, body, headers={"Prefer": "wait=25"}))

    waiter = threading.Thread(target=wait)
    waiter.start()
    until(lambda: gateway.database.query("SELECT 1 FROM queue"), what="the waiting push")
    results = batch(gateway, lines)
    assert [one["status"] for one in results] == [202] * 5
    newest = database.query(
        "SELECT notification FROM runs WHERE collapse_id = 'game-17' ORDER BY id DESC LIMIT 1")
    gateway.set_up(simulator)
    waiter.join()
    status, answer, _ = answers[0]
    assert (status, answer["outcomes"]) == (200, {"superseded": 1}), answer
    until(lambda: not gateway.database.query("SELECT 1 FROM queue LIMIT 1"), what="the rest")
    # The lines are accepted in no particular order.
    line = next(one["line"] for one in results if one["id"] == newest)
    assert arrivals(simulator) == collections.Counter({(line, token(1)): 1})
    assert metric(gateway, "pushgate_deliveries_total", outcome="superseded") == 5


def test_a_retry_is_superseded_after_a_kill(gateway, simulator, database):
    for n in (1, 2):
        gateway.register(token(n))
    older = goal(
        gateway, 1, {"tokens": [token(1), token(2)]}, sim={"status": 503, "reason": "ServiceUnavailable"})
    until(lambda: database.query("SELECT count(*) FROM queue WHERE kind = 3 AND holder IS NULL") == "2",
          what="two retries")
    newer = goal(gateway, 2)
    assert outcomes(gateway, newer) == {"accepted": 1}
    gateway.kill()
    assert database.query("SELECT count(*) FROM deliveries WHERE outcome = 8") == "0", "superseded before the kill"
    tries = simulator.call("GET", "/sim/stats")[1]["requests"]
    database.query("UPDATE queue SET available_at = now()")
    gateway.start()
    until(lambda: database.query("SELECT token FROM deliveries WHERE outcome = 8") == rf"\x{token(1)}",
          what="the first to be dropped")
    # The other device is still retried.
    until(lambda: simulator.call("GET", "/sim/stats")[1]["requests"] == tries + 1, what="another try")
    status, answer, _ = gateway.call("GET", f"{NOTIFICATIONS}/{older}")
    assert answer["outcomes"] == {"waiting": 1, "superseded": 1}
    assert set(arrivals(simulator)) == {(2, token(1))}


def test_quiet_hours_supersede_older_pushes(gateway, simulator, database):
    gateway.register(token(1))
    now = datetime.datetime.now(datetime.timezone.utc)
    hours = {
        name: f"{(now + datetime.timedelta(hours=change)).hour:02}:00"
        for name, change in (("from", -1), ("to", 3))}
    held = [
        gateway.notify({"tokens": [token(1)]}, payload(n), collapse_id="news", quiet_hours=hours)
        for n in range(3)]
    until(lambda: database.query("SELECT count(*) FROM queue WHERE kind = 3") == "3", what="all to be held")
    urgent = gateway.notify({"tokens": [token(1)]}, payload(3), collapse_id="news", quiet_hours=False)
    assert outcomes(gateway, urgent) == {"accepted": 1}
    database.query("UPDATE queue SET available_at = now()")
    for one in held:
        assert outcomes(gateway, one) == {"superseded": 1}
    assert set(arrivals(simulator)) == {(3, token(1))}


def test_a_held_broadcast_skips_devices_with_newer_pushes(binary, start, database):
    """With a kill during the broadcast, and a restart."""
    simulator = start("--record", "60000")
    gateway = Gateway(binary, database, simulator, **SETTINGS)
    devices = 20_000
    try:
        gateway.set_up(simulator)
        crowd(database, devices)
        database.query("UPDATE devices SET tags = '{chess}' WHERE get_byte(token, 7) % 3 = 0")
        covered = int(database.query("SELECT count(*) FROM devices WHERE tags <> '{}'"))
        no_credential(gateway)
        slow_answers(simulator, 20, 60)
        older = goal(gateway, 1, {"everyone": True})
        newer = goal(gateway, 2, {"tags": {"all": ["chess"]}})
        cancelled = goal(gateway, 3, {"everyone": True})
        assert gateway.call("POST", f"{NOTIFICATIONS}/{cancelled}/cancel")[0] == 200
        until(lambda: gateway.call("GET", f"{NOTIFICATIONS}/{cancelled}")[1]["state"] == "cancelled",
              what="the third to be cancelled")
        gateway.set_up(simulator)
        until(lambda: accepted(simulator) > 2_000, what="a tenth")
        gateway.kill()
        assert int(database.query("SELECT count(*) FROM queue")) > 0, "all work was done"
        known = int(database.query("SELECT count(*) FROM deliveries WHERE outcome = 8"))
        assert known < covered, "all superseded devices were known before the kill"
        leases_end(database)
        gateway.start()
        assert outcomes(gateway, older) == {"accepted": devices - covered, "superseded": covered}
        assert outcomes(gateway, newer) == {"accepted": covered}
        arrived = arrivals(simulator)
        tags = set(database.query("SELECT encode(token, 'hex') FROM devices WHERE tags <> '{}'").split())
        assert {number for number, _ in arrived} == {1, 2}
        assert {one for number, one in arrived if number == 2} == tags
        assert {one for number, one in arrived if number == 1} == {
            token(n + 1) for n in range(devices)} - tags
    finally:
        gateway.stop()
