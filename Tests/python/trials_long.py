# SPDX-License-Identifier: Apache-2.0
"""Long tests that take a minute or more each; `script/trial` runs them."""

import os
import signal
import time

from gateway import APP, Gateway
from trials import (
    REPEATS, SETTINGS, STREAMS, accepted, arrivals, beside, crowd, is_full_size, leases_end, metric,
    repeats, slow_answers, token, until)
from wire_client import fault

DEVICES = 100_000
LEASE = 30


def one_node(binary, start, database):
    simulator = start("--record", "1000000")
    gateway = Gateway(binary, database, simulator, **SETTINGS)
    gateway.set_up(simulator)
    crowd(database, DEVICES)
    return gateway, simulator


def everyone():
    return {(0, token(n + 1)) for n in range(DEVICES)}


def test_a_node_stopped_for_two_leases_repeats_only_in_flight_pushes(
        binary, start, database):
    first, simulator = one_node(binary, start, database)
    second = beside(binary, first, simulator)
    try:
        slow_answers(simulator, 40, 80)
        broadcast = first.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 0})
        until(lambda: accepted(simulator) > DEVICES / 5, what="a fifth")
        first.process.send_signal(signal.SIGSTOP)
        stopped = time.monotonic()
        held = database.query("SELECT id FROM queue WHERE holder IS NOT NULL").split()
        assert held and accepted(simulator) < DEVICES, "all was done when it stopped"
        # Takes two leases; no event marks the end.
        time.sleep(2 * LEASE)
        answer = second.finished(broadcast, patience=LEASE)
        assert metric(second, "pushgate_queue_rescues_total") > 0
        before = accepted(simulator)
        first.process.send_signal(signal.SIGCONT)
        print(f"stopped for {time.monotonic() - stopped:.0f} s")
        until(lambda: metric(first, "pushgate_apns_streams") == 0, what="its last answers")
        assert accepted(simulator) == before, "it begins nothing with a lease that is over"
        arrived = arrivals(simulator)
        print("repeats", repeats(arrived))
        assert set(arrived) == everyone() and repeats(arrived) <= REPEATS + STREAMS
        # Late answers no longer count.
        assert answer["outcomes"] == {"accepted": DEVICES}
        path = f"/v1/apps/{APP}/notifications/{broadcast}"
        assert second.call("GET", path)[1]["outcomes"] == {"accepted": DEVICES}
        # The node works like any other again.
        again = first.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 1})
        assert first.finished(again, patience=60)["outcomes"] == {"accepted": DEVICES}
        assert repeats(arrivals(simulator)) == repeats(arrived)
    finally:
        for node in (first, second):
            node.process.send_signal(signal.SIGCONT)
            node.stop()


def test_unanswered_pushes_do_not_increase_repeats_after_a_kill(binary, start, database):
    gateway, simulator = one_node(binary, start, database)
    try:
        # About one in each range, among its first thousand devices.
        fault(simulator, action="silence", probability=0.002)
        slow_answers(simulator, 20, 40)
        broadcast = gateway.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 0})
        until(lambda: accepted(simulator) > DEVICES / 2, what="a half")
        gateway.kill()
        assert accepted(simulator) < DEVICES
        leases_end(database)
        simulator.call("DELETE", "/sim/faults")
        gateway.start()
        assert gateway.finished(broadcast, patience=120)["outcomes"] == {"accepted": DEVICES}
        arrived = arrivals(simulator)
        print("repeats", repeats(arrived))
        assert set(arrived) == everyone() and repeats(arrived) <= REPEATS + STREAMS
    finally:
        gateway.stop()


def test_audiences_over_a_million_devices_equal_the_reported_count(binary, start, database):
    """Audiences by index range; the large ones only in full-size tests."""
    million = 1_000_000
    simulator = start("--record", str(million))
    gateway = Gateway(binary, database, simulator, **SETTINGS)
    gateway.set_up(simulator)
    database.query("INSERT INTO language_lists (tags) VALUES ('is-IS,en'), ('en-GB')")
    database.query(f"""
        INSERT INTO devices (app, token, bucket, language_list, environment, token_kind, registered_at, tags, app_version)
        SELECT a.id, t, get_byte(sha256(t), 0) * 256 + get_byte(sha256(t), 1),
          CASE WHEN g % 2000 = 1 THEN i.id ELSE e.id END, 2, 1, now(),
          CASE WHEN g % 128 = 0 THEN '{{all,half,rare}}'::text[] WHEN g % 2 = 0 THEN '{{all,half}}' ELSE '{{all}}' END,
          '3.' || g % 200 || '.1'
        FROM (SELECT g, int8send(g) AS t FROM generate_series(1, {million}) g) tokens,
          apps a, language_lists i, language_lists e
        WHERE a.bundle_id = '{APP}' AND i.tags = 'is-IS,en' AND e.tags = 'en-GB'""")
    database.query("VACUUM ANALYZE devices")
    trials = [
        ({"tags": {"all": ["rare"]}}, lambda n: n % 128 == 0),
        ({"tags": {"all": ["all", "half", "rare"]}}, lambda n: n % 128 == 0),
        ({"languages": ["is"]}, lambda n: n % 2000 == 1),
        ({"app_version": {"from": "3.7", "below": "3.8"}}, lambda n: n % 200 == 7),
        ({"tags": {"any": ["half"], "none": ["rare"]}, "app_version": {"from": "3.8", "below": "3.9"}},
         lambda n: n % 200 == 8 and n % 128 != 0),
        ({"tags": {"all": ["nobody"]}}, lambda n: False),
    ]
    if is_full_size():
        trials += [
            ({"tags": {"all": ["all"]}}, lambda n: True),
            ({"tags": {"none": ["half"]}}, lambda n: n % 2 == 1),
            ({"languages": ["en"]}, lambda n: n % 2000 != 1),
            ({"app_version": {"from": "3.100"}}, lambda n: n % 200 >= 100),
        ]
    try:
        for narrowing, is_meant in trials:
            expected = {token(n) for n in range(1, million + 1) if is_meant(n)}
            began = time.monotonic()
            status, answer, _ = gateway.call("POST", f"/v1/apps/{APP}/notifications", {
                "to": narrowing, "payload": {"aps": {"alert": "x"}, "n": 1}})
            answered = time.monotonic() - began
            assert status == 202, answer
            assert answer["audience"] == min(len(expected), 10_000)
            assert answer.get("audience_is_minimum", False) == (len(expected) >= 10_000)
            finished = gateway.finished(answer["id"], patience=900)
            took = time.monotonic() - began
            assert sum(finished["outcomes"].values()) == finished["outcomes"].get("accepted", 0) == len(expected)
            arrived = arrivals(simulator)
            assert {to for _, to in arrived} == expected and repeats(arrived) == 0
            print(f"{narrowing}: {len(expected)} devices, answered in {answered * 1000:.0f} ms, sent in {took:.1f} s")
            assert simulator.call("DELETE", "/sim/received")[0] in (200, 204)
    finally:
        gateway.stop()
