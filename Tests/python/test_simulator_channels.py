# SPDX-License-Identifier: Apache-2.0
"""Broadcast channels and their management, with Python's `h2`."""

import json
import uuid

import pytest

from apns_client import Client
from simulator import TOPIC, SigningKey

CREATE = {"message-storage-policy": 1, "push-type": "LiveActivity"}
UPDATE = {"aps": {"event": "update", "timestamp": 1, "content-state": {"score": 1}}}


@pytest.fixture
def simulator(start):
    simulator = start("--listen-channels", "127.0.0.1:0")
    simulator.channels = simulator._wait_for("channels managed on ")
    simulator.register_key()
    return simulator


@pytest.fixture
def manager(simulator):
    with Client(simulator, address=simulator.channels) as client:
        yield client


@pytest.fixture
def sender(simulator):
    with Client(simulator) as client:
        yield client


def call(client, method, path, body=None, authorization=None, **headers):
    fields = [
        (":method", method), (":scheme", "https"), (":path", path), (":authority", "localhost"),
        ("authorization", authorization or client.authorization),
        *((name.replace("_", "-"), value) for name, value in headers.items() if value is not None)]
    payload = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
    return client.answer(client.start(fields, payload))


def create(manager, app=TOPIC, **changes):
    answer = call(manager, "POST", f"/1/apps/{app}/channels", {**CREATE, **changes})
    assert (answer.status, answer.body) == (201, b"")
    return answer.headers["apns-channel-id"]


def broadcast(sender, channel, body=UPDATE, app=TOPIC, method="POST", **changes):
    headers = {"apns_push_type": "liveactivity", "apns_expiration": "0", "apns_priority": "10"}
    return call(
        sender, method, f"/4/broadcasts/apps/{app}", body,
        apns_channel_id=channel, **{**headers, **changes})


def test_a_channel_is_created_and_deleted(manager):
    first, second = create(manager), create(manager, **{"message-storage-policy": 0})
    assert first != second
    listed = call(manager, "GET", f"/1/apps/{TOPIC}/all-channels")
    assert (listed.status, listed.json) == (200, {"channels": sorted([first, second])})
    read = call(manager, "GET", f"/1/apps/{TOPIC}/channels", apns_channel_id=second)
    assert (read.status, read.json) == (
        200, {"message-storage-policy": 0, "push-type": "LiveActivity"})
    gone = call(manager, "DELETE", f"/1/apps/{TOPIC}/channels", apns_channel_id=second)
    assert (gone.status, gone.body) == (204, b"")
    again = call(manager, "GET", f"/1/apps/{TOPIC}/channels", apns_channel_id=second)
    assert (again.status, again.reason) == (400, "ChannelNotRegistered")
    assert call(manager, "GET", f"/1/apps/com.other/all-channels").json == {"channels": []}


def test_a_request_id_is_echoed_or_created(manager):
    given = str(uuid.uuid4())
    path = f"/1/apps/{TOPIC}/all-channels"
    assert call(manager, "GET", path, apns_request_id=given).headers["apns-request-id"] == given
    made = call(manager, "GET", path)
    assert uuid.UUID(made.headers["apns-request-id"])
    assert "apns-id" not in made.headers
    assert call(manager, "GET", path, apns_request_id="7").reason == "BadMessageId"


@pytest.mark.parametrize(
    "body, reason",
    [
        (b"", "PayloadEmpty"),
        (b"{", "BadRequestPayload"),
        (b"[]", "BadRequestPayload"),
        ({"message-storage-policy": 1}, "MissingPushType"),
        ({**CREATE, "push-type": "Alert"}, "InvalidPushType"),
        ({"push-type": "LiveActivity"}, "BadRequestParams"),
        ({**CREATE, "message-storage-policy": 2}, "BadRequestParams"),
    ])
def test_invalid_channels_are_rejected(manager, body, reason):
    answer = call(manager, "POST", f"/1/apps/{TOPIC}/channels", body)
    assert (answer.status, answer.reason) == (400, reason)


@pytest.mark.parametrize(
    "method, path, status, reason",
    [
        ("PUT", f"/1/apps/{TOPIC}/channels", 405, "MethodNotAllowed"),
        ("POST", f"/1/apps/{TOPIC}/all-channels", 405, "MethodNotAllowed"),
        ("GET", "/1/apps", 404, "BadPath"),
        ("GET", f"/1/apps/{TOPIC}/others", 404, "BadPath"),
        ("POST", f"/4/broadcasts/apps/{TOPIC}", 404, "BadPath"),
        ("POST", "/3/device/ab", 404, "BadPath"),
        ("GET", f"/1/apps/{TOPIC}/channels", 400, "MissingChannelId"),
        ("DELETE", f"/1/apps/{TOPIC}/channels", 400, "MissingChannelId"),
    ])
def test_other_requests_get_apples_reasons(manager, method, path, status, reason):
    answer = call(manager, method, path, b"{}" if method in ("POST", "PUT") else None)
    assert (answer.status, answer.reason) == (status, reason)


def test_channel_ids_must_be_base64(manager):
    answer = call(manager, "GET", f"/1/apps/{TOPIC}/channels", apns_channel_id="!")
    assert answer.reason == "BadChannelId"


def test_a_broadcast_is_stored_by_the_channels_policy(
        simulator, manager, sender):
    storing, not_storing = create(manager), create(manager, **{"message-storage-policy": 0})
    for channel in (storing, not_storing):
        answer = broadcast(sender, channel)
        assert (answer.status, answer.body) == (200, b"")
        assert uuid.UUID(answer.headers["apns-request-id"])
    held = {c["id"]: c for c in
            simulator.call("GET", f"/sim/apps/{TOPIC}/channels")[1]["channels"]}
    assert held[storing] == {
        "id": storing, "environment": "sandbox", "message_storage_policy": 1, "broadcasts": 1,
        "latest": UPDATE}
    assert held[not_storing] == {
        "id": not_storing, "environment": "sandbox", "message_storage_policy": 0, "broadcasts": 1}
    push = simulator.received()[-1]
    assert (push["channel_id"], push["token"], push["payload"]) == (not_storing, "", UPDATE)


@pytest.mark.parametrize(
    "changes, status, reason",
    [
        ({"method": "GET"}, 405, "MethodNotAllowed"),
        ({"app": TOPIC + ".push-type.liveactivity"}, 400, "TopicDisallowed"),
        ({"apns_channel_id": "?"}, 400, "BadChannelId"),
        ({"apns_channel_id": "AAAA"}, 400, "ChannelNotRegistered"),
        ({"apns_push_type": None}, 400, "MissingPushType"),
        ({"apns_push_type": "alert"}, 400, "InvalidPushType"),
        ({"apns_push_type": "Liveactivity"}, 200, None),
        ({"apns_expiration": None}, 400, "BadExpirationDate"),
        ({"apns_expiration": "never"}, 400, "BadExpirationDate"),
        ({"apns_expiration": "1900000000"}, 400, "BadExpirationDate"),
        ({"apns_priority": "3"}, 400, "BadPriority"),
        ({"apns_priority": "5"}, 200, None),
        ({"body": b""}, 400, "PayloadEmpty"),
        ({"body": b" " * 5121}, 413, "PayloadTooLarge"),
        ({"body": {"aps": {"event": "start"}}}, 400, "BadRequestPayload"),
        ({"body": b"{"}, 400, "BadRequestPayload"),
        ({"authorization": "bearer nonsense"}, 403, "InvalidProviderToken"),
    ])
def test_broadcasts_are_validated(manager, sender, changes, status, reason):
    channel = create(manager, **{"message-storage-policy": 0})
    changes = dict(changes)
    answer = broadcast(sender, changes.pop("apns_channel_id", channel), **changes)
    assert (answer.status, answer.reason) == (status, reason)


def test_a_storing_channel_accepts_an_expiration(manager, sender):
    assert broadcast(sender, create(manager), apns_expiration="1900000000").status == 200


def test_unavailable_apps_and_foreign_keys_are_rejected(simulator, manager):
    assert simulator.call("PUT", f"/sim/apps/{TOPIC}", {"broadcast": False})[0] == 204
    path = f"/1/apps/{TOPIC}/all-channels"
    assert call(manager, "GET", path).reason == "FeatureNotEnabled"
    simulator.call("PUT", f"/sim/apps/{TOPIC}", {"broadcast": True})
    assert call(manager, "GET", path).status == 200
    key = simulator.register_key(SigningKey("KEY0000007"), topics=["com.example.other"])
    with Client(simulator, address=simulator.channels) as client:
        answer = call(client, "GET", path, authorization=f"bearer {key.token()}")
    assert (answer.status, answer.reason) == (403, "TopicMismatch")


def test_a_fault_applies_to_acceptable_requests_only(simulator, manager, sender):
    not_storing = create(manager, **{"message-storage-policy": 0})
    path = f"/1/apps/{TOPIC}/channels"
    rule = {"status": 503, "reason": "Service Unavailable", "times": 1}
    assert simulator.call("POST", "/sim/faults", {**rule, "kind": "broadcast"})[0] == 201
    assert broadcast(sender, "AAAA").reason == "ChannelNotRegistered"
    assert broadcast(sender, not_storing, apns_expiration="1900000000").reason == "BadExpirationDate"
    assert broadcast(sender, not_storing).status == 503
    assert broadcast(sender, not_storing).status == 200
    assert simulator.call("POST", "/sim/faults", {**rule, "kind": "channels"})[0] == 201
    for method in ("GET", "DELETE"):
        assert call(manager, method, path, apns_channel_id="AAAA").reason == "ChannelNotRegistered"
    simulator.call("PUT", f"/sim/apps/{TOPIC}", {"broadcast": False})
    assert call(manager, "POST", path, CREATE).reason == "FeatureNotEnabled"
    simulator.call("PUT", f"/sim/apps/{TOPIC}", {"broadcast": True})
    assert call(manager, "POST", path, CREATE).status == 503
    assert call(manager, "DELETE", path, apns_channel_id=not_storing).status == 204
    assert simulator.call("GET", "/sim/stats")[1]["faults"] == 2


def score(number):
    return {"aps": {"event": "update", "timestamp": number, "content-state": {"score": number}}}


def start_activity(sender, token, channel):
    aps = {"event": "start", "timestamp": 1, "content-state": {"score": 0}, "attributes-type": "Game",
           "attributes": {}, "input-push-channel": channel, "alert": {"title": "It begins"}}
    assert sender.push(
        token=token, payload=json.dumps({"aps": aps}).encode(), apns_push_type="liveactivity",
        apns_topic=TOPIC + ".push-type.liveactivity").status == 200


def scores(simulator, token):
    screen = simulator.call("GET", f"/sim/devices/{token}/screen")[1]["activities"]
    return [activity["content_state"]["score"] for activity in screen]


def test_a_broadcast_reaches_undeclared_devices(simulator, manager, sender):
    channel = create(manager)
    start_activity(sender, "cc" * 32, channel)
    assert broadcast(sender, channel, score(2)).status == 200
    assert broadcast(sender, channel, score(3)).status == 200
    assert broadcast(sender, create(manager), score(9)).status == 200
    start_activity(sender, "dd" * 32, channel)
    assert scores(simulator, "cc" * 32) == [3]
    assert scores(simulator, "dd" * 32) == [0]


def test_an_offline_device_gets_the_latest_broadcast_of_a_storing_channel(simulator, manager, sender):
    device = "ee" * 32
    storing, not_storing = create(manager), create(manager, **{"message-storage-policy": 0})
    simulator.call("PUT", f"/sim/devices/{device}", {"online": True})
    start_activity(sender, device, storing)
    start_activity(sender, device, not_storing)
    simulator.call("PUT", f"/sim/devices/{device}", {"online": False})
    later = str(4_000_000_000)
    assert broadcast(sender, storing, score(2), apns_expiration=later).status == 200
    assert broadcast(sender, storing, score(3), apns_expiration=later).status == 200
    assert broadcast(sender, not_storing, score(4)).status == 200
    assert scores(simulator, device) == [0, 0]
    simulator.call("PUT", f"/sim/devices/{device}", {"online": True})
    assert sorted(scores(simulator, device)) == [0, 3]
    simulator.call("PUT", f"/sim/devices/{device}", {"online": False})
    assert broadcast(sender, storing, score(5), apns_expiration="0").status == 200
    assert broadcast(sender, storing, score(6), apns_expiration="1000000000").status == 200
    simulator.call("PUT", f"/sim/devices/{device}", {"online": True})
    assert sorted(scores(simulator, device)) == [0, 3]
