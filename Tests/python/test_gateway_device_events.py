# SPDX-License-Identifier: Apache-2.0
"""The feed of device events: pages and streams, through kills of PostgreSQL and a restore."""

import json
import subprocess
import threading
import urllib.parse
import uuid

from gateway import APP, Cluster, Database, Gateway
from test_gateway_crashes import eventually
from test_gateway_events import Curl

EVENTS = f"/v1/apps/{APP}/device-events"
CHANGES = {
    "registered": "active", "activated": "active", "quarantined": "quarantined",
    "unregistered": "unregistered",
}


def token(number):
    return f"{number:064x}"


def ask(gateway, after=None, **query):
    query = {name: value for name, value in {"after": after, **query}.items() if value is not None}
    return gateway.call("GET", f"{EVENTS}?{urllib.parse.urlencode(query, doseq=True)}")[:2]


def page(gateway, after=None, **query):
    # A committed event is listed once all earlier transactions have ended, for example a duty of the gateway.
    eventually(lambda: gateway.database.query("""
        SELECT count(*) FROM device_events WHERE position
          >= (SELECT base + pg_snapshot_xmin(pg_current_snapshot())::text::int8 FROM device_feed)""") == "0")
    status, answer = ask(gateway, after, **query)
    assert status == 200, answer
    return answer


def all_events(gateway, after=None, limit=1000):
    events = []
    while True:
        answer = page(gateway, after, limit=limit)
        events += answer["events"]
        after = answer["next_after"]
        if not answer["has_more"]:
            return events, after


def replayed(events, devices=None):
    """Returns the states of devices according to the events."""
    devices = devices if devices is not None else {}
    for event in events:
        if event["type"] == "deleted":
            devices.pop(event["token"], None)
        elif event["type"] in CHANGES:
            devices[event["token"]] = CHANGES[event["type"]]
    return devices


def registry(gateway):
    done = subprocess.run(
        ["curl", "-sS", "-H", f"Authorization: Bearer {gateway.admin_key}",
         f"{gateway.url}/v1/apps/{APP}/devices/export"], capture_output=True, check=True)
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    return {row["token"]: row["state"] for row in rows}


class Stream(Curl):
    """`curl -N` on the events."""

    def __init__(self, gateway, query="", last_event_id=None, key=None):
        self.path = f"{gateway.url}{EVENTS}/stream{query}"
        super().__init__(gateway, "-", last_event_id=last_event_id, key=key)

    def address(self, gateway, notification):
        return self.path


def test_pages_and_errors(gateway):
    start = page(gateway, "latest")
    assert start["events"] == [] and not start["has_more"]
    for number in range(3):
        gateway.register(token(number), user="ann")
        gateway.register(token(number), user="ann")
    gateway.register(token(0), user="bob", languages=["fr"])
    gateway.call("DELETE", f"/v1/apps/{APP}/devices/{token(1)}")
    events, after = all_events(gateway, start["next_after"], limit=2)
    assert [(one["type"], one["token"]) for one in events] == [
        *(("registered", token(number)) for number in range(3)), ("updated", token(0)), ("deleted", token(1))]
    assert events[3]["changed"] == ["languages", "user"] and events[3]["user"] == "bob"
    assert "changed" not in events[0] and events[0]["environment"] == "sandbox"
    # From the middle, and by type: the position advances past other events.
    assert all_events(gateway, events[2]["id"])[0] == events[3:]
    deleted = page(gateway, start["next_after"], type="deleted")
    assert deleted["events"] == events[4:] and deleted["next_after"] == after
    assert len(page(gateway, type=["deleted", "updated"])["events"]) == 2
    assert page(gateway, after) == {"events": [], "next_after": after, "has_more": False}
    for query, code in [
        ({"after": "x"}, "PG1108"), ({"after": after + "A"}, "PG1108"), ({"limit": "0"}, "PG1107"),
        ({"type": "gone"}, "PG1107"), ({"since": "1"}, "PG1107"),
    ]:
        status, answer = ask(gateway, **query)
        assert (status, answer["code"]) == (422, code), answer
    # A position of another app.
    other = f"{APP}.other"
    gateway.call("PUT", f"/v1/apps/{other}", {"fallback_languages": ["en"]})
    status, answer, _ = gateway.call("GET", f"/v1/apps/{other}/device-events?after={after}")
    assert (status, answer["code"]) == (410, "PG3008"), answer


def test_a_revoked_key_receives_no_further_events(gateway):
    status, made, _ = gateway.call("POST", "/v1/keys", {"name": "follower", "scopes": ["read"]})
    assert status == 201, made
    mine, other = Stream(gateway, key=made["key"]), Stream(gateway)
    gateway.register(token(1), user="ann")
    assert mine.next()["event"] == other.next()["event"] == "registered"
    assert gateway.call("DELETE", f"/v1/keys/{made['id']}")[0] == 204
    # After the response every shard of this node has revoked the key.
    gateway.register(token(2), user="bob")
    assert other.next()["data"]["user"] == "bob"
    assert mine.next() is None and mine.exit_code() == 0
    assert Stream(gateway, key=made["key"]).status == 401
    other.kill()


def test_events_are_streamed_as_they_happen(gateway):
    stream = Stream(gateway)
    gateway.register(token(1))
    gateway.register(token(1), user="ann")
    first, second = stream.next(), stream.next()
    assert (first["event"], second["event"]) == ("registered", "updated")
    assert first["data"]["id"] == first["id"] and first["data"]["token"] == token(1)
    # Last-Event-ID takes precedence over `after` in the URL.
    again = Stream(gateway, "?after=latest&type=updated&type=deleted", last_event_id=first["id"])
    assert again.next()["id"] == second["id"]
    gateway.register(token(2))
    gateway.call("DELETE", f"/v1/apps/{APP}/devices/{token(1)}")
    assert again.next()["event"] == "deleted"
    assert stream.next()["event"] == "registered" and stream.next()["event"] == "deleted"
    # A stream ends properly when the gateway stops.
    assert gateway.stop() == 0
    assert stream.next() is None and again.next() is None


def test_a_stream_that_ends_without_an_event_continues_where_it_was(gateway):
    stream = Stream(gateway)
    eventually(lambda: stream.marks)
    stream.kill()
    gateway.register(token(1))
    again = Stream(gateway, last_event_id=stream.marks[-1])
    assert again.next()["event"] == "registered"
    again.kill()
    # Events of other types move the place, too.
    stream = Stream(gateway, "?type=deleted")
    eventually(lambda: stream.marks)
    gateway.register(token(2))
    eventually(lambda: len(stream.marks) > 1)
    stream.kill()
    gateway.call("DELETE", f"/v1/apps/{APP}/devices/{token(1)}")
    again = Stream(gateway, "?type=deleted", last_event_id=stream.marks[-1])
    assert again.next()["event"] == "deleted"
    again.kill()


def test_a_stream_from_a_deleted_position_is_rejected(gateway):
    gateway.register(token(1))
    place = page(gateway)["next_after"]
    gateway.database.query("DELETE FROM device_events")
    assert Stream(gateway, f"?after={place}").status == 410
    assert Stream(gateway, "?after=nonsense").status == 422


def test_kills_of_postgresql_lose_no_event(binary, simulator, cluster):
    """A reader of the feed has the registry's states at the end, without duplicate events."""
    database = Database(binary, cluster.url)
    gateway = Gateway(binary, database, simulator)
    stopped, answered, kills = threading.Event(), set(), []
    read, after, wrong = [], [None], []

    def registers(part):
        number = 0
        while not stopped.is_set():
            number += 1
            one = token(part * 1_000_000 + number)
            try:
                if gateway.call("PUT", f"/v1/apps/{APP}/devices/{one}",
                                {"environment": "sandbox", "languages": ["en"]})[0] == 201:
                    answered.add(one)
                    if number % 3 == 0:
                        gateway.call("DELETE", f"/v1/apps/{APP}/devices/{one}")
                    if number % 5 == 0:
                        simulator.call("PUT", f"/sim/tokens/{one}", {"state": "unregistered"})
                        gateway.call("POST", f"/v1/apps/{APP}/notifications", {
                            "to": {"tokens": [one]}, "payload": {"aps": {"alert": "Hello"}}})
            except OSError:
                pass

    def reads():
        while not stopped.is_set():
            try:
                status, answer = ask(gateway, after[0], limit=50)
            except OSError:
                continue
            if status not in (200, 503, 504):
                wrong.append(answer)
            if status == 200:
                read.extend(answer["events"])
                after[0] = answer["next_after"]

    try:
        gateway.set_up(simulator)
        workers = [threading.Thread(target=registers, args=(part,)) for part in range(1, 5)]
        workers.append(threading.Thread(target=reads))
        for worker in workers:
            worker.start()
        for _ in range(2):
            enough = len(answered) + 200
            eventually(lambda: len(answered) >= enough and len(read) > 0, patience=60)
            kills.append(len(answered))
            cluster.kill()
            cluster.start()
            eventually(lambda: gateway.call("GET", f"/v1/apps/{APP}/devices?limit=1")[0] == 200, patience=60)
        enough = len(answered) + 200
        eventually(lambda: len(answered) >= enough, patience=60)
        stopped.set()
        for worker in workers:
            worker.join()
        # Late answers of Apple cause events, too.
        eventually(lambda: database.query("SELECT count(*) FROM queue") == "0", patience=60)
        rest, _ = all_events(gateway, after[0])
        read.extend(rest)
        assert not wrong
        assert kills[0] < len(answered), "no registration followed the first kill"
        assert len({event["id"] for event in read}) == len(read), "an event was listed twice"
        assert replayed(read) == registry(gateway)
        assert answered <= {event["token"] for event in read if event["type"] == "registered"}
        assert {event["type"] for event in read} >= {"registered", "deleted", "unregistered"}
        eventually(lambda: gateway.metric("pushgate_device_events_lag_seconds") == 0)
    finally:
        stopped.set()
        gateway.stop()


def test_positions_after_restoring_a_dump_elsewhere(binary, simulator, cluster, tmp_path):
    """Positions from before the dump remain valid; positions after it are rejected with 410."""
    database = Database(binary, cluster.url)
    gateway = Gateway(binary, database, simulator)
    elsewhere = Cluster(tmp_path / "elsewhere")
    try:
        gateway.set_up(simulator)
        # Transaction ids of the first cluster are far ahead of those of the other.
        for number in range(1_000):
            gateway.register(token(number))
        before, place = all_events(gateway)
        dump = tmp_path / "dump"
        subprocess.run(["pg_dump", "-d", database.url, "-f", str(dump)], check=True, capture_output=True)
        gateway.register(token(10_000))
        _, lost = all_events(gateway, place)
        gateway.stop()
        name = f"restored_{uuid.uuid4().hex}"
        subprocess.run(
            ["psql", "-Xq", "-d", elsewhere.url, "-c", f"CREATE DATABASE {name}"], check=True, capture_output=True)
        database.url = elsewhere.url.replace("/postgres?", f"/{name}?")
        subprocess.run(
            ["psql", "-Xq", "-v", "ON_ERROR_STOP=1", "-d", database.url, "-f", str(dump)], check=True,
            capture_output=True)
        newest = int(database.query("SELECT max(position) FROM device_events"))
        assert int(database.query("SELECT pg_snapshot_xmin(pg_current_snapshot())::text")) < newest
        gateway.environment["PUSHGATE_DATABASE_URL"] = database.url
        gateway.start()
        assert all_events(gateway)[0] == before
        gateway.register(token(20_000), user="new")
        events, _ = all_events(gateway, place)
        assert [(one["type"], one["token"]) for one in events] == [("registered", token(20_000))]
        status, answer = ask(gateway, lost)
        assert (status, answer["code"]) == (410, "PG3008"), answer
        assert replayed(all_events(gateway)[0]) == registry(gateway)
    finally:
        gateway.stop()
        elsewhere.remove()
