# SPDX-License-Identifier: Apache-2.0
"""Broadcast channels and the start of Live Activities, through the gateway to the simulator."""

import subprocess
import urllib.parse

import pytest

from gateway import APP
from wire_client import fault

SANDBOX = "?environment=sandbox"
UPDATE = {"aps": {"event": "update", "timestamp": 1_900_000_000, "content-state": {"score": [2, 1]}}}


@pytest.fixture
def apple(start):
    """A simulator whose sandbox has channels."""
    simulator = start("--listen-channels", "127.0.0.1:0")
    simulator.register_key()
    return simulator


@pytest.fixture
def gateway(binary, database, apple):
    from gateway import Gateway

    host, port = apple.addresses("sandbox", "channels")[0]
    gateway = Gateway(binary, database, apple, PUSHGATE_APNS_SANDBOX_CHANNELS=f"https://{host}:{port}")
    gateway.set_up(apple)
    yield gateway
    gateway.stop()


def create(gateway, policy=1):
    status, answer, headers = gateway.call(
        "POST", f"/v1/apps/{APP}/channels", {"environment": "sandbox", "message_storage_policy": policy})
    assert status == 201, answer
    assert headers["Location"].endswith(urllib.parse.quote(answer["id"], safe="") + SANDBOX)
    return answer["id"]


def path(channel, more=""):
    return f"/v1/apps/{APP}/channels/{urllib.parse.quote(channel, safe='')}{more}{SANDBOX}"


def held(apple):
    return {channel["id"]: channel for channel in apple.call("GET", f"/sim/apps/{APP}/channels")[1]["channels"]}


def test_channels_are_created_used_and_deleted(gateway, apple):
    kept, plain = create(gateway), create(gateway, policy=0)
    assert set(held(apple)) == {kept, plain}
    listed = gateway.call("GET", f"/v1/apps/{APP}/channels{SANDBOX}")[1]["channels"]
    assert {channel["id"] for channel in listed} == {kept, plain}
    assert gateway.call("GET", path(kept))[1] == {
        "id": kept, "environment": "sandbox", "message_storage_policy": 1}
    status, answer, _ = gateway.call("POST", path(kept, "/broadcasts"), {"payload": UPDATE, "expires_in": 600})
    assert status == 200 and len(answer["request_id"]) == 36
    assert held(apple)[kept]["broadcasts"] == 1
    status, answer, _ = gateway.call("POST", path(plain, "/broadcasts"), {"payload": UPDATE, "expires_in": 600})
    assert (status, answer["code"], answer["reason"]) == (422, "PG2015", "BadExpirationDate")
    assert gateway.call("POST", path(plain, "/broadcasts"), {"payload": UPDATE})[0] == 200
    assert gateway.call("DELETE", path(plain))[0] == 204
    assert gateway.call("DELETE", path(plain))[1]["code"] == "PG2012"
    assert gateway.call("POST", path(plain, "/broadcasts"), {"payload": UPDATE})[1]["code"] == "PG2012"
    assert set(held(apple)) == {kept}
    assert gateway.metric(
        r'pushgate_channel_commands_total\{command="broadcast",outcome="done"\}') == 2
    assert gateway.metric(
        r'pushgate_channel_commands_total\{command="delete",outcome="unknown_channel"\}') == 1


def test_a_broadcast_by_curl(gateway):
    """As in the documentation."""
    channel = create(gateway, policy=0)
    done = subprocess.run(
        ["curl", "-sS", "-X", "POST", gateway.url + path(channel, "/broadcasts"),
         "-H", f"Authorization: Bearer {gateway.admin_key}", "-H", "Content-Type: application/json",
         "-d", '{"payload": {"aps": {"event": "end", "timestamp": 1900000000}}, "priority": 5}'],
        capture_output=True, text=True, check=True)
    assert "request_id" in done.stdout


def test_channels_without_a_credential_are_rejected(gateway):
    status, answer, _ = gateway.call("GET", f"/v1/apps/{APP}/channels")
    assert (status, answer["code"]) == (409, "PG2011")


def test_an_error_of_apple_is_returned_without_a_retry(gateway, apple):
    channel = create(gateway)
    fault(apple, status=503, reason="Service Unavailable", kind="broadcast", times=1)
    status, answer, headers = gateway.call("POST", path(channel, "/broadcasts"), {"payload": UPDATE})
    assert (status, answer["code"], answer["reason"]) == (503, "PG5007", "Service Unavailable")
    assert int(headers["Retry-After"]) > 0
    assert held(apple)[channel]["broadcasts"] == 0
    assert gateway.call("POST", path(channel, "/broadcasts"), {"payload": UPDATE})[0] == 200
    assert held(apple)[channel]["broadcasts"] == 1


def test_a_refused_key_is_reported(gateway, apple):
    apple.call("DELETE", "/sim/keys")
    other = type(apple.key)()
    status, answer, _ = gateway.call(
        "PUT", f"/v1/apps/{APP}/credentials/sandbox/main",
        {"key_id": other.key_id, "team_id": other.team, "private_key": other.private_pem})
    assert status == 200, answer
    status, answer, _ = gateway.call("GET", f"/v1/apps/{APP}/channels{SANDBOX}")
    assert (status, answer["code"], answer["reason"]) == (502, "PG2016", "InvalidProviderToken")


def test_an_unreachable_apple_is_a_503(gateway, apple):
    channel = create(gateway)
    apple.stop()
    status, answer, _ = gateway.call("POST", path(channel, "/broadcasts"), {"payload": UPDATE})
    assert (status, answer["code"]) == (503, "PG5007"), answer


def test_live_activities_use_start_tokens_and_update_tokens(gateway, apple):
    gateway.register("aa" * 32)
    gateway.register("bb" * 32, languages=["fr"], push_type="liveactivity-start", user="u1")
    gateway.register("cc" * 32, push_type="liveactivity", user="u1")
    start = {"aps": {
        "event": "start", "timestamp": 1_900_000_000, "attributes-type": "Match", "attributes": {"id": 7},
        "content-state": {"score": [0, 0]},
        "alert": {"title": {"localized": {"en": "Kick-off", "fr": "Coup d'envoi"}}, "body": "7"}}}
    done = gateway.finished(gateway.notify({"users": ["u1"]}, start))
    assert done["outcomes"] == {"accepted": 1} and done["starts_activity"] is True
    update = {"aps": {"event": "update", "timestamp": 1_900_000_000, "content-state": {"score": [1, 0]}}}
    done = gateway.finished(gateway.notify({"users": ["u1"]}, update))
    assert done["outcomes"] == {"accepted": 1} and "starts_activity" not in done
    pushes = apple.received("?limit=10")
    assert [(push["token"], push["payload"]["aps"]["event"]) for push in pushes] == [
        ("bb" * 32, "start"), ("cc" * 32, "update")]
    assert pushes[0]["payload"]["aps"]["alert"]["title"] == "Coup d'envoi"
    assert {(push["topic"], push["push_type"]) for push in pushes} == {
        (f"{APP}.push-type.liveactivity", "liveactivity")}
    screen = apple.call("GET", f"/sim/devices/{'bb' * 32}/screen")[1]["activities"]
    assert [(one["state"], one["attributes_type"], one["content_state"], one["title"]) for one in screen] == [
        ("running", "Match", {"score": [0, 0]}, "Coup d'envoi")]
    screen = apple.call("GET", f"/sim/devices/{'cc' * 32}/screen")[1]["activities"]
    assert [one["content_state"] for one in screen] == [{"score": [1, 0]}]
    # A token of the other kind is rejected, and the problem names the right kind.
    status, answer, _ = gateway.call(
        "POST", f"/v1/apps/{APP}/notifications", {"to": {"tokens": ["cc" * 32]}, "payload": start})
    assert (status, answer["code"]) == (422, "PG4012") and "liveactivity-start" in answer["detail"]


def test_a_broadcast_reaches_all_subscribed_devices(gateway, apple):
    channel, other = create(gateway), create(gateway)
    tokens = {name: bytes([number] * 32).hex() for number, name in enumerate(["a", "b", "c"], 1)}
    for name, token in tokens.items():
        apple.call("PUT", f"/sim/devices/{token}", {})
        gateway.register(token, push_type="liveactivity-start", user=name)
        start = {"aps": {
            "event": "start", "timestamp": 10, "attributes-type": "Match", "attributes": {},
            "content-state": {"score": 0}, "alert": {"title": "a", "body": "b"},
            "input-push-channel": other if name == "c" else channel}}
        gateway.finished(gateway.notify({"users": [name]}, start))

    def states():
        screens = (apple.call("GET", f"/sim/devices/{token}/screen")[1]["activities"] for token in tokens.values())
        return [[(one["state"], one["content_state"]["score"]) for one in screen] for screen in screens]

    def broadcast(event, timestamp, score):
        payload = {"aps": {"event": event, "timestamp": timestamp, "content-state": {"score": score}}}
        status, answer, _ = gateway.call("POST", path(channel, "/broadcasts"), {"payload": payload})
        assert status == 200, answer

    assert states() == [[("running", 0)]] * 3
    broadcast("update", 20, 1)
    assert states() == [[("running", 1)], [("running", 1)], [("running", 0)]]
    # A late update is older than the one that is shown.
    broadcast("update", 15, 7)
    assert states()[0] == [("running", 1)]
    broadcast("end", 30, 2)
    assert states() == [[("ended", 2)], [("ended", 2)], [("running", 0)]]
    broadcast("update", 40, 9)
    assert states()[0] == [("ended", 2)]


@pytest.mark.parametrize("missing, pointer", [
    ("attributes-type", "/payload/aps/attributes-type"), ("attributes", "/payload/aps/attributes"),
    ("content-state", "/payload/aps/content-state"), ("alert", "/payload/aps/alert"),
    ("timestamp", "/payload/aps/timestamp")])
def test_an_invalid_live_activity_start_is_rejected(gateway, missing, pointer):
    start = {"event": "start", "timestamp": 1, "attributes-type": "Match", "attributes": {}, "content-state": {},
             "alert": {"title": "a", "body": "b"}}
    del start[missing]
    status, answer, _ = gateway.call(
        "POST", f"/v1/apps/{APP}/notifications", {"to": {"everyone": True}, "payload": {"aps": start}})
    assert (status, answer["code"], answer["pointer"]) == (422, "PG4008", pointer)
