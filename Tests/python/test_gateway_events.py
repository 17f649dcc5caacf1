# SPDX-License-Identifier: Apache-2.0
"""A notification's progress as an event stream, read by curl during a broadcast."""

import datetime
import json
import queue
import signal
import subprocess
import threading
import time

import pytest
from gateway import APP
from test_gateway_control import SLOW, accepted, control, shown, until_accepted
from test_gateway_isolation import fill

DEVICES = 20_000


class Curl:
    """`curl -N` on a notification's events; its output is parsed as it arrives."""

    def __init__(self, gateway, notification, *options, last_event_id=None, key=None):
        # Without stdbuf curl buffers the header until the first event.
        arguments = ["stdbuf", "-o0", "curl", "-sSN", "-i", "-H", f"Authorization: Bearer {key or gateway.admin_key}"]
        if last_event_id:
            arguments += ["-H", f"Last-Event-ID: {last_event_id}"]
        self.process = subprocess.Popen(
            [*arguments, *options, self.address(gateway, notification)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.status = int(self.process.stdout.readline().split()[1])
        self.headers = {}
        while line := self.process.stdout.readline().strip():
            name, value = line.split(": ", 1)
            self.headers[name.lower()] = value
        self.comments = 0
        # Ids without an event.
        self.marks = []
        self.events = queue.Queue()
        self.reader = threading.Thread(
            target=self._read if self.status == 200 else self.process.wait, daemon=True)
        self.reader.start()

    def address(self, gateway, notification):
        return f"{gateway.url}/v1/apps/{APP}/notifications/{notification}/events"

    def _read(self):
        event = {}
        for line in self.process.stdout:
            line = line.rstrip("\n")
            if line.startswith(":"):
                self.comments += 1
            elif line:
                name, value = line.split(": ", 1)
                event[name] = value
            elif event.keys() == {"id"}:
                self.marks.append(event["id"])
                event = {}
            elif event:
                event["data"] = json.loads(event["data"])
                event["at"] = time.monotonic()
                self.events.put(event)
                event = {}
        self.events.put(None)

    def next(self, patience=30):
        """The next event; None at the end of the stream."""
        return self.events.get(timeout=patience)

    def rest(self):
        return list(iter(self.next, None))

    def exit_code(self):
        self.reader.join(timeout=30)
        return self.process.wait(timeout=30)

    def kill(self):
        self.process.kill()
        self.process.wait()


@pytest.fixture
def curl(gateway):
    running = []

    def curl(*arguments, **options):
        running.append(Curl(gateway, *arguments, **options))
        return running[-1]

    yield curl
    for one in running:
        one.kill()


def open_streams(gateway):
    metrics = subprocess.run(
        ["curl", "-sS", "-H", f"Authorization: Bearer {gateway.admin_key}", f"{gateway.url}/metrics"],
        check=True, capture_output=True, text=True).stdout
    return sum(
        int(float(line.split()[-1])) for line in metrics.splitlines()
        if line.startswith("pushgate_http_event_streams"))


def becomes_streams(gateway, count, patience=30):
    end = time.monotonic() + patience
    while open_streams(gateway) != count:
        assert time.monotonic() < end, open_streams(gateway)
        time.sleep(0.02)


def test_a_broadcast_is_streamed_to_its_end(gateway, simulator, database, curl):
    fill(database, APP, DEVICES)
    notification = gateway.notify({"everyone": True}, SLOW)
    followers = [curl(notification) for _ in range(3)]
    events = followers[0].rest()
    assert followers[0].status == 200
    assert followers[0].headers["content-type"] == "text/event-stream"
    assert [event["event"] for event in events] == ["progress"] * (len(events) - 1) + ["finished"]
    # It takes at least eight seconds at 2,500 pushes a second.
    assert len(events) >= 5
    counts = [event["data"]["outcomes"].get("accepted", 0) for event in events]
    assert counts == sorted(counts) and counts[-1] == DEVICES
    assert len({event["id"] for event in events}) == len(events)
    # Events are sent a second apart. Delays may move the first and the last event closer to each other.
    assert events[-1]["at"] - events[0]["at"] >= len(events) - 3
    last = events[-1]["data"]
    assert last == shown(gateway, notification)
    assert (last["state"], last["audience_at_acceptance"], last["audience_is_minimum"]) == ("finished", 10_000, True)
    for follower in followers:
        assert follower.exit_code() == 0
    for follower in followers[1:]:
        assert follower.rest()[-1]["data"] == last
    assert curl(notification, last_event_id=events[-1]["id"]).status == 204
    assert [event["event"] for event in curl(notification).rest()] == ["finished"]
    becomes_streams(gateway, 0)


def test_a_stream_resumes_after_the_last_event_id(gateway, simulator, database, curl):
    fill(database, APP, DEVICES)
    notification = gateway.notify({"everyone": True}, SLOW)
    first = curl(notification)
    until_accepted(simulator, 2_000)
    seen = first.next()
    first.kill()
    becomes_streams(gateway, 0)
    control(gateway, "pause", notification)
    # Pushes in flight still get their outcome.
    before = -1
    while accepted(simulator) != before:
        before = accepted(simulator)
        time.sleep(1.5)
    second = curl(notification, last_event_id=seen["id"])
    paused = second.next()
    assert paused["data"]["state"] == "paused" and paused["id"] != seen["id"]
    third = curl(notification, last_event_id=paused["id"])
    becomes_streams(gateway, 2)
    control(gateway, "cancel", notification)
    event = third.next()
    assert event["data"]["state"] in ("cancelling", "cancelled")
    last = ([event] + third.rest())[-1]
    assert last["event"] == "finished" and last["data"]["state"] == "cancelled"
    assert sum(last["data"]["outcomes"].values()) + last["data"]["not_expanded"] == DEVICES
    assert second.rest()[-1]["id"] == last["id"]


def test_sigterm_ends_idle_streams(
        gateway, simulator, database, curl):
    fill(database, APP, DEVICES)
    notification = gateway.notify({"everyone": True}, SLOW)
    control(gateway, "pause", notification)
    follower = curl(notification)
    assert follower.next()["event"] == "progress"
    gateway.process.send_signal(signal.SIGTERM)
    assert all(event["event"] == "progress" for event in follower.rest())
    # The body ends properly: curl would exit with 18 otherwise.
    assert follower.exit_code() == 0
    assert gateway.stop() == 0


def test_streams_beyond_the_limit_receive_503(serve, simulator, database):
    gateway = serve(PUSHGATE_SHARDS="1", PUSHGATE_TEST_LIMIT_EVENT_STREAMS="1")
    gateway.set_up(simulator)
    fill(database, APP, DEVICES)
    notification = gateway.notify({"everyone": True}, SLOW)
    first = Curl(gateway, notification)
    assert first.next()["event"] == "progress"
    second = Curl(gateway, notification)
    assert (second.status, second.headers["retry-after"]) == (503, "5")
    first.kill()
    becomes_streams(gateway, 0)
    third = Curl(gateway, notification)
    assert third.next()["event"] == "progress"
    third.kill()
    second.kill()


def test_a_revoked_key_ends_its_stream(gateway, simulator, database, curl):
    fill(database, APP, 1)
    # Scheduled, so that it does not finish by itself.
    notification = gateway.notify({"everyone": True}, SLOW, send_at=in_an_hour())
    status, made, _ = gateway.call("POST", "/v1/keys", {"name": "follower", "scopes": ["read"]})
    assert status == 201, made
    mine, other = curl(notification, key=made["key"]), curl(notification)
    assert mine.next()["event"] == other.next()["event"] == "progress"
    assert gateway.call("DELETE", f"/v1/keys/{made['id']}")[0] == 204
    revoked = time.monotonic()
    # The stream ends properly, without a last event. The documented limit is two seconds.
    assert mine.next() is None and mine.exit_code() == 0
    print(f"the stream ended {time.monotonic() - revoked:.1f} s after its key was revoked")
    assert gateway.call("POST", f"/v1/apps/{APP}/notifications/{notification}/cancel")[0] == 200
    assert other.rest()[-1]["event"] == "finished"
    assert curl(notification, key=made["key"]).status == 401


def in_an_hour():
    at = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(hours=1)
    return at.strftime("%Y-%m-%dT%H:%M:%SZ")


def test_an_app_takes_at_most_its_share_of_streams(serve, simulator):
    gateway = serve(PUSHGATE_SHARDS="1", PUSHGATE_TEST_LIMIT_EVENT_STREAMS="4")
    gateway.set_up(simulator)
    gateway.set_up(simulator, app="com.example.second")
    later = (datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(hours=1)).isoformat()
    of_first = gateway.notify({"everyone": True}, send_at=later)
    of_second = gateway.notify({"everyone": True}, app="com.example.second", send_at=later)
    followers = [Curl(gateway, of_first) for _ in range(6)]

    class Second(Curl):
        def address(self, gateway, notification):
            return super().address(gateway, notification).replace(APP, "com.example.second")

    other = Second(gateway, of_second)
    try:
        assert sorted(one.status for one in followers) == [200, 200, 503, 503, 503, 503]
        assert other.status == 200
    finally:
        for one in [*followers, other]:
            one.kill()
