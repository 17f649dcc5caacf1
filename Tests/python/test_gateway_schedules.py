# SPDX-License-Identifier: Apache-2.0
"""Scheduled and repeated notifications, local times and quiet hours, counted at the simulator."""

import collections
import datetime
import time

import pytest

from gateway import APP
from test_gateway_control import becomes, control, post_control, shown

HELLO = {"aps": {"alert": "Hello"}}


def moment(seconds=0.0):
    now = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(seconds=seconds)
    return now.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def wall(seconds=0):
    now = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(seconds=seconds)
    return now.strftime("%Y-%m-%dT%H:%M:%S")


def post(gateway, to=None, payload=HELLO, **members):
    return gateway.call(
        "POST", f"/v1/apps/{APP}/notifications",
        {"to": to or {"everyone": True}, "payload": payload, **members})


def posted(gateway, *arguments, **members):
    status, answer, _ = post(gateway, *arguments, **members)
    assert status == 202, answer
    return answer["id"]


def register(gateway, token, zone=None, user=None):
    body = {"languages": ["en"], "environment": "sandbox"}
    if zone:
        body["time_zone"] = zone
    if user:
        body["user"] = user
    status, answer, _ = gateway.call("PUT", f"/v1/apps/{APP}/devices/{token}", body)
    assert status in (200, 201), answer


def received(simulator):
    """Count of accepted pushes by token."""
    return collections.Counter(p["token"] for p in simulator.received() if p["status"] == 200)


def until(what, patience=20):
    end = time.monotonic() + patience
    while not what():
        assert time.monotonic() < end
        time.sleep(0.05)


def token(number):
    return f"{number:064x}"


def test_a_notification_is_sent_when_due(gateway, simulator):
    register(gateway, token(1), user="ann")
    due = time.time() + 2
    notification = posted(gateway, {"users": ["ann"]}, send_at=moment(2), expires_in=600)
    answer = shown(gateway, notification)
    assert answer["state"] == "scheduled" and answer["due_at"] == answer["send_at"]
    assert answer["audience_at_acceptance"] == 1 and answer["outcomes"] == {}
    until(lambda: received(simulator))
    assert 0 <= time.time() - due < 10
    answer = becomes(gateway, notification, "finished")
    assert answer["outcomes"] == {"accepted": 1} and "due_at" not in answer
    assert answer["accepted_at"] < answer["send_at"]
    push = simulator.received()[0]
    assert abs(int(push["expiration"]) - due - 600) <= 1


def test_schedules_survive_kill_9(gateway, simulator, database):
    for number in range(20):
        register(gateway, token(number), user=f"u{number}")
    ids = [posted(gateway, {"users": [f"u{n}"]}, send_at=moment(3600)) for n in range(20)]
    gateway.kill()
    assert not received(simulator), "a push was sent before the kill"
    database.query("UPDATE schedules SET due_at = now()")
    gateway.start()
    for notification in ids:
        becomes(gateway, notification, "finished")
    assert received(simulator) == {token(number): 1 for number in range(20)}


def test_an_idempotency_key_outlives_a_schedule_of_26_hours(gateway, simulator, database):
    register(gateway, token(1), user="ann")
    headers = {"Idempotency-Key": "morning"}
    body = {"to": {"users": ["ann"]}, "payload": HELLO, "send_at": moment(26 * 3600), "expires_in": 60}

    def ask():
        status, answer, got = gateway.call("POST", f"/v1/apps/{APP}/notifications", body, headers=headers)
        assert status == 202, answer
        return answer["id"], got.get("Idempotency-Replayed")

    first, replayed = ask()
    assert replayed is None
    assert ask() == (first, "true")
    # Moves the schedule by 26 hours.
    database.query("UPDATE schedules SET due_at = due_at - interval '26 hours'")
    database.query("UPDATE idempotency SET expires_at = expires_at - interval '20 hours'")
    assert becomes(gateway, first, "finished")["outcomes"] == {"accepted": 1}
    assert ask() == (first, "true")
    assert received(simulator) == {token(1): 1}


def test_a_schedule_is_paused_resumed_and_cancelled(gateway, simulator):
    register(gateway, token(1), user="ann")
    paused = posted(gateway, {"users": ["ann"]}, send_at=moment(3), collapse_id="paused")
    assert control(gateway, "pause", paused)["state"] == "paused"
    cancelled = posted(gateway, {"users": ["ann"]}, send_at=moment(3600))
    assert control(gateway, "cancel", cancelled)["state"] == "cancelled"
    last = posted(gateway, {"users": ["ann"]}, send_at=moment(4), collapse_id="last")
    becomes(gateway, last, "finished")
    assert shown(gateway, paused)["state"] == "paused"
    assert received(simulator) == {token(1): 1}
    control(gateway, "resume", paused)
    becomes(gateway, paused, "finished")
    assert received(simulator) == {token(1): 2}
    assert post_control(gateway, "resume", cancelled)[0] == 409
    assert post_control(gateway, "resend-failures", cancelled)[0] == 409
    status, page, _ = gateway.call("GET", f"/v1/apps/{APP}/notifications?state=cancelled")
    assert status == 200 and [n["id"] for n in page["notifications"]] == [cancelled]


def test_a_schedule_uses_the_strings_at_the_due_time(gateway, simulator, database):
    texts = f"/v1/apps/{APP}/strings/en"
    gateway.call("PUT", texts, {"MORNING": "Old"})
    register(gateway, token(1), user="ann")
    payload = {"aps": {"alert": {"body": {"string": "MORNING"}}}}
    notification = posted(gateway, {"users": ["ann"]}, payload, send_at=moment(3600))
    gateway.call("PUT", texts, {"MORNING": "New"})
    database.query("UPDATE schedules SET due_at = now()")
    becomes(gateway, notification, "finished")
    push = simulator.received()[0]
    assert "New" in str(push)


def test_after_an_outage_due_notifications_are_sent_or_expired(
        gateway, simulator, database):
    register(gateway, token(1), user="ann")
    worth = posted(gateway, {"users": ["ann"]}, send_at=moment(3600))
    over = posted(gateway, {"users": ["ann"]}, send_at=moment(3600), expires_in=600)
    gateway.kill()
    database.query("UPDATE schedules SET due_at = due_at - interval '10 hours'")
    gateway.start()
    assert becomes(gateway, worth, "finished")["outcomes"] == {"accepted": 1}
    answer = becomes(gateway, over, "finished")
    assert answer["outcomes"] == {"expired": 1} and answer["reasons"] == {"TooLate": 1}
    assert received(simulator) == {token(1): 1}


def test_a_repetition_sends_missed_times_once(
        gateway, simulator, database):
    register(gateway, token(1), user="ann")
    repeated = posted(gateway, {"users": ["ann"]}, repeat={"every": 3600, "count": 3}, reference="news")
    answer = shown(gateway, repeated)
    assert answer["state"] == "scheduled" and answer["times"] == 0 and answer["last"] is None
    database.query("UPDATE schedules SET due_at = now()")
    until(lambda: shown(gateway, repeated)["times"] == 1)
    # Five times are missed.
    database.query("UPDATE schedules SET due_at = due_at - interval '5 hours 30 minutes'")
    until(lambda: shown(gateway, repeated)["times"] == 2)
    times = f"/v1/apps/{APP}/notifications?repetition_of={repeated}"
    until(lambda: len(gateway.call("GET", times)[1]["notifications"]) == 2)
    answer = shown(gateway, repeated)
    assert moment() < answer["due_at"] < moment(3601)
    database.query("UPDATE schedules SET due_at = now()")
    assert becomes(gateway, repeated, "finished")["times"] == 3
    status, page, _ = gateway.call("GET", times)
    assert len(page["notifications"]) == 3
    assert answer["last"] in [one["id"] for one in page["notifications"]]
    for one in page["notifications"]:
        assert one["repetition_of"] == repeated and one["reference"] == "news" and "repeat" not in one
        becomes(gateway, one["id"], "finished")
    assert received(simulator) == {token(1): 3}
    assert post_control(gateway, "cancel", repeated)[0] == 409


def test_cron_uses_a_time_zone(gateway):
    status, answer, _ = post(gateway, repeat={"cron": "0 9 * * 1", "time_zone": "europe/berlin"})
    assert status == 202, answer
    answer = shown(gateway, answer["id"])
    assert answer["repeat"] == {"cron": "0 9 * * 1", "time_zone": "Europe/Berlin"}
    due = datetime.datetime.fromisoformat(answer["due_at"].replace("Z", "+00:00"))
    assert due.weekday() == 0 and due.hour in (7, 8) and due.minute == 0
    status, answer, _ = post(gateway, repeat={"cron": "0 9 * * 1", "time_zone": "Mars/Olympus"})
    assert status == 422 and answer["pointer"] == "/repeat/time_zone", answer
    status, answer, _ = post(gateway, repeat={"cron": "0 0 1 1 *", "until": moment(60)})
    assert status == 422 and answer["code"] == "PG4024", answer
    # The default is the app's time zone.
    status, answer, _ = gateway.call("PATCH", f"/v1/apps/{APP}", {"time_zone": "asia/tokyo"})
    assert status == 200 and answer["time_zone"] == "Asia/Tokyo"
    answer = shown(gateway, posted(gateway, repeat={"cron": "0 9 * * *"}))
    assert answer["repeat"]["time_zone"] == "Asia/Tokyo" and answer["due_at"].endswith("T00:00:00.000Z")
    assert gateway.call("PATCH", f"/v1/apps/{APP}", {"time_zone": "Mars/Olympus"})[0] == 422


#: Fixed offsets from UTC, each with a separate pass.
ZONES = [f"Etc/GMT{'-' if h > 0 else '+'}{abs(h)}" for h in range(-12, 15) if h] + ["Etc/UTC"]


def test_local_times_send_once_through_kill_9(gateway, simulator, database):
    tokens = {}
    for number, zone in enumerate(ZONES):
        for copy in range(3):
            tokens[token(number * 10 + copy)] = zone
            register(gateway, token(number * 10 + copy), zone)
    register(gateway, token(999))
    notification = posted(gateway, send_at_local=wall(1))
    # East of UTC the time has passed already.
    until(lambda: len(received(simulator)) >= 14 * 3)
    first = received(simulator)
    assert {tokens.get(t, "Etc/UTC") for t in first} <= {z for z in ZONES if "-" in z} | {"Etc/UTC"}
    until(lambda: len(received(simulator)) == 15 * 3 + 1)
    assert token(999) in received(simulator)
    assert shown(gateway, notification)["state"] == "sending"
    status, answer, _ = gateway.call("GET", f"/v1/apps/{APP}/notifications?state=sending")
    assert [one["id"] for one in answer["notifications"]] == [notification]
    gateway.kill()
    assert len(received(simulator)) < len(tokens) + 1
    # A device moves to the west, and thirteen hours pass.
    database.query(f"UPDATE devices SET time_zone = 'Etc/GMT+11' WHERE token = decode('{token(0)}', 'hex')")
    database.query("""
        UPDATE schedules SET due_at = due_at - interval '13 hours', passed_at = passed_at - interval '13 hours',
          options = jsonb_set(options::jsonb, '{send_at_local}', to_jsonb(to_char(
            (options->>'send_at_local')::timestamp - interval '13 hours', 'YYYY-MM-DD"T"HH24:MI:SS')))::json""")
    gateway.start()
    becomes(gateway, notification, "finished", patience=60)
    assert received(simulator) == {**{t: 1 for t in tokens}, token(999): 1}
    assert shown(gateway, notification)["outcomes"] == {"accepted": len(tokens) + 1}


def test_cancelling_between_passes_accounts_for_all_devices(gateway, simulator):
    for number, zone in enumerate(ZONES):
        register(gateway, token(number), zone)
    notification = posted(gateway, send_at_local=wall(0))
    until(lambda: len(received(simulator)) == 15)
    control(gateway, "cancel", notification)
    answer = becomes(gateway, notification, "cancelled")
    assert answer["not_expanded"] == len(ZONES) - 15
    assert answer["outcomes"] == {"accepted": 15}


@pytest.mark.parametrize("word", ["skip", "refuse"])
def test_a_local_time_in_the_past(gateway, simulator, word):
    register(gateway, token(1), "Asia/Tokyo")
    register(gateway, token(2), "America/Los_Angeles")
    status, answer, _ = post(gateway, send_at_local=wall(-3600), if_past=word)
    if word == "refuse":
        assert status == 422 and answer["pointer"] == "/send_at_local", answer
        assert "Tokyo" in answer["detail"] or "UTC" in answer["detail"]
        return
    assert status == 202
    until(lambda: shown(gateway, answer["id"])["outcomes"] == {"expired": 1})
    assert not received(simulator)


def test_quiet_hours_hold_alerts_but_no_urgent_pushes(gateway, simulator, database):
    hour = datetime.datetime.now(datetime.timezone.utc).hour
    night = {"from": f"{(hour - 2) % 24:02}:00", "to": f"{(hour + 9) % 24:02}:00"}
    status, answer, _ = gateway.call("PATCH", f"/v1/apps/{APP}", {"quiet_hours": night})
    assert status == 200 and answer["quiet_hours"] == {**night, "then": "send"}
    register(gateway, token(1), user="asleep")
    # Twelve hours away the quiet hours do not apply.
    register(gateway, token(2), "Etc/GMT+12" if hour >= 12 else "Etc/GMT-12", user="awake")
    both = {"users": ["asleep", "awake"]}
    held = posted(gateway, both)
    until(lambda: shown(gateway, held)["outcomes"] == {"waiting": 1, "accepted": 1})
    assert shown(gateway, held)["reasons"] == {"QuietHours": 1}
    urgent = {"aps": {"alert": "Fire", "interruption-level": "time-sensitive"}}
    becomes(gateway, posted(gateway, {"users": ["asleep"]}, urgent), "finished")
    becomes(gateway, posted(gateway, {"users": ["asleep"]}, quiet_hours=False), "finished")
    skipped = posted(gateway, {"users": ["asleep"]}, quiet_hours={**night, "then": "skip"})
    assert becomes(gateway, skipped, "finished")["outcomes"] == {"cancelled": 1}
    assert received(simulator) == {token(1): 2, token(2): 1}
    # The held push survives the kill, and is sent once the device's quiet hours have ended.
    gateway.kill()
    waits = float(database.query("SELECT extract(epoch FROM available_at - now()) FROM queue WHERE kind = 3"))
    assert 7 * 3600 < waits <= 9 * 3600 + 60
    gateway.start()
    register(gateway, token(1), "Etc/GMT+12" if hour >= 12 else "Etc/GMT-12", user="asleep")
    database.query("UPDATE queue SET available_at = now() WHERE kind = 3")
    assert becomes(gateway, held, "finished")["outcomes"] == {"accepted": 2}
    assert received(simulator) == {token(1): 3, token(2): 1}


def test_a_push_held_by_quiet_hours_can_be_cancelled(gateway, simulator):
    hour = datetime.datetime.now(datetime.timezone.utc).hour
    night = {"from": f"{(hour - 2) % 24:02}:00", "to": f"{(hour + 9) % 24:02}:00"}
    register(gateway, token(1), user="asleep")
    held = posted(gateway, {"users": ["asleep"]}, quiet_hours=night)
    until(lambda: shown(gateway, held)["outcomes"] == {"waiting": 1})
    control(gateway, "cancel", held)
    answer = becomes(gateway, held, "cancelled")
    assert answer["outcomes"] == {"cancelled": 1} and not received(simulator)
