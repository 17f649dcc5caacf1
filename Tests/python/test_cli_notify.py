# SPDX-License-Identifier: Apache-2.0
"""`pushgate notify`, `notifications` and `webhooks`: the real binary beside a real gateway."""

import base64
import datetime
import json

import pytest

from gateway import APP
from test_cli import CommandLine
from test_gateway_webhooks import KEY, SETTINGS, Receiver

TOKENS = [f"{number:064x}" for number in range(3)]


@pytest.fixture
def cli(binary, serve, simulator):
    gateway = serve(**SETTINGS)
    gateway.set_up(simulator)
    cli = CommandLine(binary, gateway.url, gateway.admin_key)
    cli.gateway = gateway
    return cli


def rows(text):
    return [line.split("\t") for line in text.splitlines()]


def test_notify_sends_and_prints_outcomes(cli):
    cli.gateway.register(TOKENS[0], user="bob", languages=["fr"])
    cli.gateway.register(TOKENS[1], user="bob")
    for language, text in [("en", "%@ wants to play %@"), ("fr", "%@ veut jouer à %@")]:
        assert cli.gateway.call("PUT", f"/v1/apps/{APP}/strings/{language}", {"INVITE": text})[0] in (200, 201)
    to = ["notify", APP, "--user", "bob"]
    shown = rows(cli(*to, "--dry-run", "--string", "INVITE", "--args", "Jenna", "chess"))
    assert shown[0] == ["nothing is sent: alert to 2 devices, at most 4096 bytes"]
    assert shown[1][:2] == ["READER", "LANGUAGE"] and {row[1] for row in shown[2:]} == {"en", "fr"}
    assert any("Jenna veut jouer" in row[-1] for row in shown[2:])
    trial = cli.json(*to, "--dry-run", "--body", "Hi")
    assert trial["dry_run"] and trial["audience"] == 2
    assert cli.json("notify", APP, "--everyone", "--body", "x", "--dry-run")["audience"] == 2
    lines = cli(*to, "--wait", 20, "--string", "INVITE", "--args", "Jenna", "chess", "--reference", "r 7").splitlines()
    assert lines[0].startswith("notification ") and lines[0].endswith(": finished, for 2 devices")
    assert "outcomes\taccepted\t2" in lines and "languages\tfr\t1" in lines
    assert {line.split("\t")[0] for line in lines if line.split("\t")[1:2] == ["accepted"]} >= set(TOKENS[:2])
    shown = cli.json(*to, "--wait", 20, "--title", "A", "--body", "B")
    assert shown["outcomes"] == {"accepted": 2} and shown["payload"] == {"aps": {"alert": {"title": "A", "body": "B"}}}
    accepted = cli(*to, "--body", "B")
    assert ": accepted, for 2 devices" in accepted
    assert [one.get("reference") for one in cli.gateway.call(
        "GET", f"/v1/apps/{APP}/notifications?reference=r%207")[1]["notifications"]] == ["r 7"]


def test_undelivered_notifications_exit_with_1(cli, tmp_path):
    cli.gateway.register(TOKENS[0])
    payload = tmp_path / "payload.json"
    payload.write_text(json.dumps({"aps": {"alert": "x"}, "sim": {"status": 400, "reason": "PayloadEmpty"}}))
    lines = cli("notify", APP, "--token", TOKENS[0], "--token", TOKENS[1], "--payload", payload,
                "--wait", 20, code=1)
    assert "reasons\tPayloadEmpty\t1" in lines and "1 rejected, 1 unknown_device" in cli.errors
    slow = json.dumps({"aps": {"alert": "x"}, "sim": {"delay_ms": 4000}})
    (tmp_path / "slow").write_text(slow)
    with open(tmp_path / "slow") as file:
        cli("notify", APP, "--everyone", "--payload", "-", "--wait", 1, stdin=file, code=1)
    assert "the notification has not ended after 1 s" in cli.errors
    for words, code, expected in [
        ([APP, "--everyone"], 2, "--payload"), ([APP, "--body", "x"], 2, "audience"),
        ([APP, "--everyone", "--payload", tmp_path / "none"], 2, "cannot be read"),
        (["com.example.none", "--everyone", "--body", "x"], 1, "404"),
        ([APP, "--token", "xyz", "--body", "x"], 1, "/to/tokens/0"),
        ([APP, "--titel", "x"], 2, "--titel"),
    ]:
        cli("notify", *words, code=code)
        assert expected in cli.errors, cli.errors
    (tmp_path / "broken").write_text('{"aps": ')
    cli("notify", APP, "--everyone", "--payload", tmp_path / "broken", code=2)
    assert "not JSON" in cli.errors


def test_wait_lasts_as_long_as_requested(binary, serve, simulator, tmp_path):
    gateway = serve(PUSHGATE_TEST_LIMIT_LONGEST_WAIT="1")
    gateway.set_up(simulator)
    cli = CommandLine(binary, gateway.url, gateway.admin_key)
    gateway.register(TOKENS[0])
    (tmp_path / "slow").write_text(json.dumps({"aps": {"alert": "x"}, "sim": {"delay_ms": 3000}}))
    assert "outcomes\taccepted\t1" in cli(
        "notify", APP, "--everyone", "--payload", tmp_path / "slow", "--wait", 100)
    # An empty audience is no success.
    lines = cli("notify", APP, "--user", "nobody", "--body", "x", "--wait", 20, code=1)
    assert ": finished, for 0 devices" in lines and "the audience has 0 devices" in cli.errors
    cli("notify", APP, "--user", "nobody", "--body", "x")


def test_a_webhook_test_is_found_behind_later_messages(cli):
    receiver = Receiver()
    hook = cli.json("webhooks", "create", APP, f"http://127.0.0.1:{receiver.port}/", "--event", "device.quarantined")

    def flood(count, headers):
        # In the state "given up", so that no request is sent for them.
        cli.gateway.database.query("""
            INSERT INTO webhook_messages (webhook, app, kind, subject, state)
            SELECT webhook, app, kind, subject, 3 FROM webhook_messages, generate_series(1, 1100)""")

    receiver.behave = flood
    tested = cli.json("webhooks", "test", APP, hook["id"])
    assert (tested["state"], tested["status"]) == ("delivered", 204)
    receiver.close()


def test_webhooks_commands(cli, tmp_path):
    receiver = Receiver()
    address = f"http://127.0.0.1:{receiver.port}/"
    assert cli.lines("webhooks", "list", APP) == []
    (tmp_path / "secret").write_text("whsec_" + base64.b64encode(KEY).decode() + "\n")
    made = cli.json(
        "webhooks", "create", APP, address, "--event", "delivery.failed", "--event", "device.quarantined",
        "--secret-file", tmp_path / "secret")
    assert made["secret"] == (tmp_path / "secret").read_text().strip()
    assert made["events"] == ["device.quarantined", "delivery.failed"]
    other = cli("webhooks", "create", APP, address, "--event", "credential.refused").splitlines()
    assert any(line.startswith("secret\twhsec_") for line in other) and "shown only now" in cli.errors
    cli("webhooks", "create", APP, address, "--event", "device.lost", code=1)
    assert "/events/0" in cli.errors and "credential.expiring" in cli.errors
    cli("webhooks", "create", APP, "ftp://x", "--event", "delivery.failed", code=1)
    assert "/url" in cli.errors
    assert "whsec_" not in cli("webhooks", "list", APP) + cli("webhooks", "show", APP, made["id"])
    tested = cli.json("webhooks", "test", APP, made["id"])
    assert (tested["type"], tested["state"], tested["status"]) == ("webhook.test", "delivered", 204)
    assert receiver.wrong == [] and len(receiver.messages) == 1
    receiver.behave = lambda count, headers: 500
    cli("webhooks", "test", APP, made["id"], code=1)
    assert "did not accept the message: 500" in cli.errors
    changed = cli.json("webhooks", "update", APP, made["id"], "--event", "device.unregistered")
    assert changed["events"] == ["device.unregistered"] and changed["url"] == address
    cli("webhooks", "update", APP, made["id"], code=2)
    rotated = cli.json("webhooks", "rotate-secret", APP, made["id"], "--previous-expires-in", 60)
    assert rotated["secret"] != made["secret"] and rotated["previous_secret_expires_at"]
    rotated = cli.json("webhooks", "rotate-secret", APP, made["id"], "--secret-file", tmp_path / "secret")
    assert rotated["secret"] == made["secret"]
    shown = cli("webhooks", "rotate-secret", APP, made["id"]).splitlines()
    assert any(line.startswith("secret\twhsec_") for line in shown) and "shown only now" in cli.errors
    cli("webhooks", "rotate-secret", APP, made["id"], "--previous-expires-in", 604_801, code=1)
    assert "/previous_expires_in" in cli.errors
    cli("webhooks", "rotate-secret", APP, made["id"], "--previous-expires-in=-1", code=2)
    cli("webhooks", "rotate-secret", APP, made["id"], "--secret-file", tmp_path / "none", code=2)
    messages = cli.lines("webhooks", "messages", APP, made["id"])
    assert [one["type"] for one in messages] == ["webhook.test"] * 2
    assert len(cli.lines("webhooks", "messages", APP, made["id"], "--limit", 1)) == 1
    cli("webhooks", "delete", APP, made["id"], code=2)
    cli("webhooks", "delete", APP, made["id"], "--yes")
    cli("webhooks", "show", APP, made["id"], code=1)
    assert len(cli.lines("webhooks", "list", APP)) == 1
    receiver.close()


def test_notifications_commands(cli, tmp_path):
    cli.gateway.register(TOKENS[0], user="bob")
    later = (datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(hours=2)).isoformat()
    due = cli.json("notify", APP, "--user", "bob", "--body", "Hi", "--reference", "order 7",
                   "--send-at", later, "--sound", "chime.aiff", "--badge", 3, "--priority", 5)["id"]
    shown = cli.json("notifications", "show", APP, due)
    assert (shown["state"], shown["reference"], shown["priority"]) == ("scheduled", "order 7", 5), shown
    assert shown["payload"]["aps"] == {"alert": {"body": "Hi"}, "sound": "chime.aiff"}, shown
    for command, state in [("pause", "paused"), ("resume", "scheduled")]:
        assert f"{due}: {state}, for 1 device" in cli("notifications", command, APP, due)
    cli("notifications", "cancel", APP, due, code=2)
    assert f"{due}: cancelled" in cli("notifications", "cancel", APP, due, "--yes")
    (tmp_path / "rejected").write_text(
        json.dumps({"aps": {"alert": "x"}, "sim": {"status": 400, "reason": "PayloadEmpty"}}))
    failed = cli.json("notify", APP, "--user", "bob", "--payload", tmp_path / "rejected")["id"]
    cli.gateway.finished(failed)
    listed = rows(cli("notifications", "list", APP))
    assert listed[0][:3] == ["ID", "STATE", "ACCEPTED"] and {row[0] for row in listed[1:]} == {failed, due}, listed
    assert [row["id"] for row in cli.lines("notifications", "list", APP, "--reference", "order 7")] == [due]
    assert [row[0] for row in rows(cli("notifications", "list", APP, "--state", "finished"))[1:]] == [failed]
    cli("notifications", "list", APP, "--state", "done", code=1)
    assert "--state: expected one of" in cli.errors, cli.errors
    deliveries = rows(cli("notifications", "deliveries", APP, failed, "--outcome", "rejected"))
    assert deliveries[1][:3] == [TOKENS[0], "rejected", "PayloadEmpty"], deliveries
    assert f"{failed}: " in cli("notifications", "resend", APP, failed, "--outcome", "rejected")
    assert cli.gateway.finished(failed)["runs"] == 2
