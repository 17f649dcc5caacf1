# SPDX-License-Identifier: Apache-2.0
"""APNs' checks of requests, with Python's `h2`."""

import time
import uuid

import pytest

from apns_client import Client
from simulator import KEY_ID, TEAM, TOKEN, TOPIC, SigningKey


@pytest.fixture
def client(simulator):
    with Client(simulator) as client:
        yield client


def test_a_valid_push_is_accepted_and_recorded(simulator, client):
    notification = str(uuid.uuid4())
    answer = client.push(
        apns_id=notification, apns_priority="5", apns_expiration="0", apns_collapse_id="game",
        payload=b'{"aps":{"alert":"hello"},"game":17}')
    assert answer.status == 200
    assert answer.body == b""
    assert answer.headers["apns-id"] == notification
    assert uuid.UUID(answer.headers["apns-unique-id"])
    [push] = simulator.received()
    assert push["token"] == TOKEN
    assert push["topic"] == TOPIC
    assert push["push_type"] == "alert"
    assert push["priority"] == 5
    assert push["expiration"] == 0
    assert push["collapse_id"] == "game"
    assert push["apns_id"] == notification
    assert push["payload"] == {"aps": {"alert": "hello"}, "game": 17}
    assert push["status"] == 200 and push["reason"] is None and push["accepted"]
    assert abs(push["received_at"] / 1000 - time.time()) < 10


def test_a_missing_apns_id_is_created_and_production_has_no_unique_id(start):
    simulator = start("--environment", "production")
    simulator.register_key()
    with Client(simulator) as client:
        answer = client.push()
    assert answer.status == 200
    assert uuid.UUID(answer.headers["apns-id"]).version == 4
    assert "apns-unique-id" not in answer.headers


REFUSALS = [
    ({":method": "GET"}, 405, "MethodNotAllowed"),
    ({":path": "/3/devices/ab"}, 404, "BadPath"),
    ({":path": "/3/device/"}, 400, "MissingDeviceToken"),
    ({":path": "/3/device/xyz"}, 400, "BadDeviceToken"),
    ({":path": "/3/device/abc"}, 400, "BadDeviceToken"),
    ({"apns-id": "1"}, 400, "BadMessageId"),
    ({"apns-topic": None}, 400, "MissingTopic"),
    ({"apns-topic": "com.example.app.voip"}, 400, "BadTopic"),
    ({"apns-push-type": "Alert"}, 400, "InvalidPushType"),
    ({"apns-push-type": "background"}, 400, "BadPriority"),
    ({"apns-priority": "11"}, 400, "BadPriority"),
    ({"apns-expiration": "soon"}, 400, "BadExpirationDate"),
    ({"apns-collapse-id": "x" * 65}, 400, "BadCollapseId"),
    ({"authorization": None}, 403, "MissingProviderToken"),
    ({"authorization": "bearer x.y.z"}, 403, "InvalidProviderToken"),
]


@pytest.mark.parametrize("changes, status, reason", REFUSALS)
def test_a_refusal_has_apples_status_and_reason(simulator, client, changes, status, reason):
    headers = dict(client.headers(), **changes)
    answer = client.answer(client.start([(n, v) for n, v in headers.items() if v is not None]))
    assert (answer.status, answer.json) == (status, {"reason": reason})
    assert uuid.UUID(answer.headers["apns-id"])
    [push] = simulator.received()
    assert (push["status"], push["reason"], push["accepted"]) == (status, reason, False)


def test_a_repeated_header_is_refused(client):
    headers = client.headers() + [("apns-topic", TOPIC)]
    assert client.answer(client.start(headers)).reason == "DuplicateHeaders"


@pytest.mark.parametrize(
    "push_type, topic, size, reason",
    [
        ("alert", TOPIC, 4096, None),
        ("alert", TOPIC, 4097, "PayloadTooLarge"),
        ("voip", TOPIC + ".voip", 5120, None),
        ("voip", TOPIC + ".voip", 5121, "PayloadTooLarge"),
        ("alert", TOPIC, 0, "PayloadEmpty"),
        ("alert", TOPIC, 100_000, "PayloadTooLarge"),
    ])
def test_payload_sizes_are_limited(client, push_type, topic, size, reason):
    if size > 60_000:  # Larger than the window: sent in pieces as the window reopens.
        answer = send_large(client, size)
    else:
        answer = client.push(
            payload=b" " * size, apns_push_type=push_type, apns_topic=topic)
    assert answer.reason == reason
    if reason == "PayloadTooLarge":
        assert answer.status == 413


def send_large(client, size):
    stream = client.h2.get_next_available_stream_id()
    from apns_client import Answer
    answer = client.answers[stream] = Answer()
    client.h2.send_headers(stream, client.headers())
    left = size
    while left:
        client.wait(lambda: client.h2.local_flow_control_window(stream) > 0)
        count = min(left, client.h2.local_flow_control_window(stream), 16384)
        client.h2.send_data(stream, b" " * count, end_stream=count == left)
        client.flush()
        left -= count
    return client.answer(stream)


def test_a_request_without_a_body_is_payload_empty(client):
    assert client.push(payload=None).reason == "PayloadEmpty"


@pytest.mark.parametrize("size", [1, 32, 100])
def test_the_length_of_a_device_token_is_not_assumed(client, size):
    assert client.push(token="0f" * size).status == 200


# Provider tokens


@pytest.mark.parametrize(
    "changes, reason",
    [
        ({"age": 3500}, None),
        ({"age": 3700}, "ExpiredProviderToken"),
        ({"age": -600}, "InvalidProviderToken"),
        ({"kid": "KEY0000009"}, "InvalidProviderToken"),
        ({"iss": "TEAM000009"}, "InvalidProviderToken"),
        # Numbers beyond the integers of JSON are no valid time.
        ({"iat": -2**63}, "InvalidProviderToken"),
        ({"iat": str(-2**63)}, "InvalidProviderToken"),
        ({"iat": 2**63 - 1}, "InvalidProviderToken"),
        ({"iat": -1e300}, "InvalidProviderToken"),
        ({"iat": -2**53}, "ExpiredProviderToken"),
    ])
def test_provider_tokens_are_verified(simulator, client, changes, reason):
    client.authorization = f"bearer {simulator.key.token(**changes)}"
    answer = client.push()
    assert answer.reason == reason
    assert answer.status == (403 if reason else 200)


def test_a_token_signed_by_another_key_is_invalid(client):
    client.authorization = f"bearer {SigningKey().token()}"
    assert client.push().reason == "InvalidProviderToken"


def test_too_frequent_tokens_are_rejected_and_the_old_one_remains_valid(simulator, client):
    first = client.authorization
    assert client.push().status == 200
    client.authorization = f"bearer {simulator.key.token(age=1)}"
    answer = client.push()
    assert (answer.status, answer.reason) == (429, "TooManyProviderTokenUpdates")
    client.authorization = first
    assert client.push().status == 200


def test_a_connection_serves_one_team(simulator, client):
    other = simulator.register_key(SigningKey("KEY0000002", "TEAM000002"))
    assert client.push().status == 200
    client.authorization = f"bearer {other.token()}"
    assert client.push().reason == "InvalidProviderToken"


def test_keys_can_be_bound_to_an_environment_and_topics(simulator):
    key = SigningKey("KEY0000003")
    simulator.register_key(key, environment="production")
    with Client(simulator) as client:
        client.authorization = f"bearer {key.token()}"
        assert client.push().reason == "BadEnvironmentKeyIdInToken"
    simulator.register_key(key, environment="sandbox", topics=["com.example.other"])
    with Client(simulator) as client:
        client.authorization = f"bearer {key.token()}"
        assert client.push().reason == "TopicDisallowed"
        assert client.push(apns_topic="com.example.other").status == 200


def test_a_bundle_id_added_to_a_key_needs_a_new_connection(simulator):
    key = simulator.register_key(SigningKey("KEY0000003"), topics=["com.example.other"])
    token = f"bearer {key.token()}"
    with Client(simulator) as old:
        old.authorization = token
        assert old.push(apns_topic="com.example.other").status == 200
        simulator.register_key(key, topics=["com.example.other", TOPIC])
        answer = old.push()
        assert (answer.status, answer.reason) == (400, "TopicDisallowed")
        assert old.push(apns_topic="com.example.other").status == 200
        with Client(simulator) as new:
            new.authorization = token
            assert new.push().status == 200
        # A removed topic is rejected on old connections, too.
        simulator.register_key(key, topics=[TOPIC])
        assert old.push(apns_topic="com.example.other").reason == "TopicDisallowed"
        assert old.push(apns_topic="com.example.other").reason == "TopicDisallowed"


def test_topic_specific_keys_share_a_connection_only_with_their_related_one(simulator):
    related = simulator.register_key(SigningKey("KEY0000004"), topics=[TOPIC])
    first = simulator.register_key(
        SigningKey("KEY0000003"), topics=[TOPIC], related_to=related.key_id)
    for key, reason in ((related, "TooManyProviderTokenUpdates"),
                        (simulator.key, "UnrelatedKeyIdInToken")):
        with Client(simulator) as client:
            client.authorization = f"bearer {first.token()}"
            assert client.push().status == 200
            client.authorization = f"bearer {key.token()}"
            assert client.push().reason == reason
    with Client(simulator) as client:
        client.authorization = f"bearer {first.token()}"
        assert client.push().status == 200
        simulator.call("PUT", "/sim/clock", {"offset_seconds": 1300})
        client.authorization = f"bearer {related.token()}"
        assert client.push().status == 200


def test_a_revoked_key_is_rejected(simulator, client):
    assert client.push().status == 200
    assert simulator.call("DELETE", f"/sim/keys/{KEY_ID}")[0] == 204
    assert client.push().reason == "InvalidProviderToken"
    assert simulator.call("GET", "/sim/keys")[1]["keys"] == []


def test_without_keys_all_tokens_are_rejected_unless_any_key_is_allowed(start):
    with Client(start()) as client:
        assert client.push().reason == "InvalidProviderToken"
    any_key = start("--accept-any-key")
    assert any("NOT checked" in line for line in any_key.startup)
    with Client(any_key) as client:
        assert client.push().status == 200


def test_a_key_can_be_given_on_the_command_line(start, tmp_path):
    key = SigningKey()
    file = tmp_path / "AuthKey.p8"
    file.write_text(key.private_pem)
    simulator = start("--key", f"{KEY_ID}:{TEAM}:{file}")
    with Client(simulator) as client:
        client.authorization = f"bearer {key.token()}"
        assert client.push().status == 200


# Stricter than Apple


def test_strict_mode_requires_json_and_tokens_of_one_size(start):
    simulator = start("--strict-json", "--token-digits", "64,160", "--no-connection-rules")
    simulator.register_key()
    with Client(simulator) as client:
        for payload in (b"hello", b"[]", b'{"alert":"hi"}', b'{"aps":"hi"}', b'{"aps":{}'):
            answer = client.push(payload=payload)
            assert (answer.status, answer.reason) == (400, "BadRequestPayload")
        assert client.push(payload=b'{"aps":{}}').status == 200
        location = {"apns_push_type": "fileprovider", "apns_topic": TOPIC + ".pushkit.fileprovider"}
        assert client.push(payload=b'{"domain":"d"}', **location).status == 200
        assert client.push("ab" * 80).status == 200
        assert client.push("abcd").reason == "BadDeviceToken"


# Device tokens


@pytest.mark.parametrize(
    "state, status, reason",
    [
        ({"state": "unregistered", "timestamp": 1700000000123}, 410, "Unregistered"),
        ({"state": "unregistered", "timestamp": None}, 410, "Unregistered"),
        ({"state": "expired"}, 410, "ExpiredToken"),
        ({"state": "bad"}, 400, "BadDeviceToken"),
        ({"state": "wrong_environment"}, 400, "BadDeviceToken"),
        ({"state": "wrong_topic"}, 400, "DeviceTokenNotForTopic"),
    ])
def test_declared_tokens_are_answered_as_declared(simulator, client, state, status, reason):
    assert simulator.call("PUT", f"/sim/tokens/{TOKEN.upper()}", state)[0] == 200
    answer = client.push()
    assert (answer.status, answer.reason) == (status, reason)
    if "timestamp" in state:
        assert answer.json.get("timestamp") == state["timestamp"]
    elif status == 410:
        assert abs(answer.json["timestamp"] / 1000 - time.time()) < 10
    assert simulator.call("GET", f"/sim/tokens/{TOKEN}")[1]["state"] == state["state"]
    assert simulator.call("DELETE", f"/sim/tokens/{TOKEN}")[0] == 204
    assert client.push().status == 200
