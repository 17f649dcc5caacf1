# SPDX-License-Identifier: Apache-2.0
"""A wrong key or topic makes Apple reject every token as bad: pruning pauses, and quarantines are undone."""

import time
from urllib.parse import quote

from gateway import APP
from trials import beside, crowd, is_full_size, leases_end, metric, until

#: Devices of the broadcast.
CROWD = 100_000 if is_full_size() else 10_000


def sandbox(gateway):
    """Returns the pruning state of the sandbox."""
    status, answer, _ = gateway.call("GET", f"/v1/apps/{APP}/pruning")
    assert status == 200, answer
    return next(state for state in answer["environments"] if state["environment"] == "sandbox")


def test_mass_quarantines_are_paused_and_undone_through_a_kill(binary, serve, simulator, database):
    settings = {"PUSHGATE_TEST_LIMIT_DUTY_INTERVAL": "0.2", "PUSHGATE_SHARDS": "2", "PUSHGATE_TEST_LIMIT_PUSHES_IN_FLIGHT": "100"}
    gateway = serve(**settings)
    gateway.set_up(simulator)
    crowd(database, CROWD)
    other = beside(binary, gateway, simulator, **settings)
    try:
        status, fault = simulator.call("POST", "/sim/faults", {
            "action": "respond", "status": 400, "reason": "BadDeviceToken", "delay_ms": {"min": 200, "max": 400}})
        assert status in (200, 201), fault
        refused = gateway.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 1})
        until(lambda: sandbox(gateway)["paused"], what="the pause", patience=60)
        other.kill()
        assert int(database.query("SELECT count(*) FROM queue")) > 0, "all work was done"
        leases_end(database)
    finally:
        other.stop()
    assert gateway.finished(refused, patience=120)["outcomes"] == {"rejected": CROWD}
    until(lambda: sandbox(gateway)["undoing_since"] is None, what="the undoing's end", patience=60)
    state = sandbox(gateway)
    assert state["paused"] and state["answers"] >= 50 and state["bad"] * 5 > state["answers"], state
    assert database.query("SELECT count(*) FROM devices WHERE state <> 1") == "0"
    until(lambda: metric(gateway, "pushgate_pruning_paused", environment="sandbox") == 1, what="the alarm")
    # After the correction a broadcast reaches all devices.
    assert simulator.call("DELETE", "/sim/faults")[0] in (200, 204)
    assert gateway.call("POST", f"/v1/apps/{APP}/pruning/resume")[0] == 200
    again = gateway.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 2})
    assert gateway.finished(again, patience=120)["outcomes"] == {"accepted": CROWD}
    assert not sandbox(gateway)["paused"]


def test_an_undo_of_quarantines_continues_on_another_node(binary, serve, simulator, database):
    settings = {"PUSHGATE_TEST_LIMIT_DUTY_INTERVAL": "0.2"}
    gateway = serve(**settings)
    gateway.set_up(simulator)
    crowd(database, CROWD)
    # Three of four devices are quarantined; every tenth device was quarantined a day ago.
    database.query("""
        UPDATE devices SET state = 2, state_reason = 'BadDeviceToken',
          quarantined_at = now() - CASE WHEN get_byte(token, 7) % 10 = 0 THEN interval '1 day' ELSE interval '1 hour' END
        WHERE get_byte(token, 7) % 4 > 0""")
    long_ago = "state = 2 AND quarantined_at < now() - interval '2 hours'"
    kept, quarantined = (
        int(database.query(f"SELECT count(*) FROM devices WHERE {condition}"))
        for condition in (long_ago, "state = 2"))
    # Each step of the undo takes long enough that the kill comes before the last one.
    database.query("""
        CREATE FUNCTION brake() RETURNS trigger LANGUAGE plpgsql AS $$
          BEGIN PERFORM pg_sleep(0.3); RETURN NULL; END $$;
        CREATE TRIGGER brake AFTER UPDATE OF state ON devices EXECUTE FUNCTION brake()""")
    other = beside(binary, gateway, simulator, **settings)
    try:
        path = f"/v1/apps/{APP}/pruning"
        assert gateway.call("POST", f"{path}/undo?environment=sandbox")[0] == 422
        assert gateway.call("POST", f"{path}/undo?since=yesterday")[0] == 422
        since = database.query("SELECT to_char(now() - interval '2 hours', 'YYYY-MM-DD\"T\"HH24:MI:SSOF:00')")
        began = time.monotonic()
        status, answer, _ = gateway.call("POST", f"{path}/undo?since={quote(since)}&environment=sandbox")
        assert status == 202 and answer["environments"][1]["undoing_since"], answer
        until(lambda: sandbox(gateway)["undone"] > 0, what="the first of them")
        gateway.kill()
        left = int(database.query("SELECT count(*) FROM devices WHERE state = 2")) - kept
        assert left > 0, "all was done at the kill"
        database.query("DROP TRIGGER brake ON devices")
        until(lambda: sandbox(other)["undoing_since"] is None, what="the end", patience=90)
        print(f"{quarantined} quarantined, {left} left at the kill, undone after {time.monotonic() - began:.1f} s")
        assert sandbox(other)["undone"] == quarantined - kept
        assert database.query("SELECT count(*) FROM devices WHERE state = 2") == str(kept)
        assert database.query(f"SELECT count(*) FROM devices WHERE {long_ago}") == str(kept)
    finally:
        other.stop()
