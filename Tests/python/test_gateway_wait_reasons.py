# SPDX-License-Identifier: Apache-2.0
"""Reasons and times for which work waits, in notifications, deliveries, queue and readiness."""

import base64
import datetime
import secrets
import time

import pytest

from gateway import APP, Gateway
from simulator import SigningKey
from test_gateway_hold import queue
from trials import metric, token, until

CREDENTIAL = f"/v1/apps/{APP}/credentials/sandbox/main"


def notification(gateway, identifier):
    status, answer, _ = gateway.call("GET", f"/v1/apps/{APP}/notifications/{identifier}")
    assert status == 200, answer
    return answer


def notes(gateway):
    return {note["name"]: note["detail"] for note in gateway.call("GET", "/readyz")[1]["notes"]}


def put(gateway, key):
    status, answer, _ = gateway.call(
        "PUT", CREDENTIAL, {"key_id": key.key_id, "team_id": key.team, "private_key": key.private_pem})
    assert status in (200, 201), answer
    return answer


@pytest.fixture
def refused(gateway, simulator):
    """A gateway whose credential Apple refuses, with three devices."""
    for number in range(1, 4):
        gateway.register(token(number))
    put(gateway, SigningKey())
    return gateway


def held(gateway, reason, **members):
    """Posts a notification to two devices of three that is held for this reason."""
    identifier = gateway.notify({"tokens": [token(1), token(3)]}, **members)
    until(lambda: notification(gateway, identifier).get("waiting_for") == [reason], what=reason)
    return identifier


@pytest.mark.parametrize("reason", ["NoCredential", "CredentialRefused"])
def test_held_pushes_have_a_reason_that_remains_when_they_expire(
        refused, simulator, reason):
    gateway = refused
    if reason == "NoCredential":
        assert gateway.call("DELETE", CREDENTIAL)[0] == 204
    kept = held(gateway, reason)
    answer = notification(gateway, kept)
    assert (answer["outcomes"], answer["reasons"]) == ({"waiting": 2}, {reason: 2})
    for query, expected in [
            ("", [1, 3]), ("?outcome=waiting", [1, 3]), (f"?reason={reason}", [1, 3]), ("?outcome=accepted", []),
            ("?reason=TooLate", []), ("?limit=1", [1])]:
        rows = gateway.deliveries(kept, query=query)
        assert [row["token"] for row in rows] == [token(number) for number in expected], (query, rows)
        assert {(row["outcome"], row["reason"], row["attempts"]) for row in rows} <= {("waiting", reason, 0)}
    _, page, _ = gateway.call("GET", f"/v1/apps/{APP}/notifications/{kept}/deliveries?limit=1")
    rows = gateway.deliveries(kept, query=f"?limit=1&cursor={page['next_cursor']}")
    assert [row["token"] for row in rows] == [token(3)]
    late = held(gateway, reason, expires_in=5)
    ended = gateway.finished(late)
    assert (ended["outcomes"], ended["reasons"]) == ({"expired": 2}, {reason: 2})
    rows = gateway.deliveries(late)
    assert {(row["outcome"], row["reason"], row["attempts"]) for row in rows} == {("expired", reason, 0)}
    put(gateway, simulator.key)
    assert gateway.finished(kept)["outcomes"] == {"accepted": 2}
    assert {row["outcome"] for row in gateway.deliveries(kept)} == {"accepted"}


def test_a_refused_credential_has_a_time_and_a_reason(refused, simulator):
    gateway = refused

    def state():
        [credential] = gateway.call("GET", f"/v1/apps/{APP}/credentials")[1]["credentials"]
        return credential["refused_at"], credential["reason"]

    assert state() == (None, None)
    held(gateway, "CredentialRefused")
    until(lambda: state()[0], what="the credential to be refused")
    since, reason = state()
    assert reason == "InvalidProviderToken", reason
    assert abs(datetime.datetime.fromisoformat(since).timestamp() - time.time()) < 60
    assert "1 that Apple refuses" in notes(gateway)["credentials"]
    answer = put(gateway, simulator.key)
    assert (answer["refused_at"], answer["reason"]) == (None, None)
    until(lambda: "credentials" not in notes(gateway) and state() == (None, None), what="the credential to work")


def test_a_missing_provider_token_is_reported_everywhere(binary, gateway, simulator):
    gateway.register(token(1))
    gateway.finished(gateway.notify({"tokens": [token(1)]}))
    assert gateway.stop() == 0
    # Another secret key decrypts neither the credential nor the token, which is too young to be replaced.
    node = Gateway(
        binary, gateway.database, simulator, PUSHGATE_ADMIN_KEY=gateway.admin_key,
        PUSHGATE_SECRET_KEY=base64.b64encode(secrets.token_bytes(32)).decode())
    node.admin_key = gateway.admin_key
    try:
        put(node, simulator.key)
        identifier = node.notify({"tokens": [token(1)]})
        until(lambda: "provider_tokens" in notes(node), what="the note")
        asked = time.monotonic()
        status, answer, _ = node.call("POST", f"{CREDENTIAL}/test")
        assert (answer["verdict"], answer["reason"]) == ("unknown", "NoProviderToken"), answer
        assert time.monotonic() - asked < 18, "the credential check waited as long as a push"
        until(lambda: notification(node, identifier).get("waiting_for") == ["NoProviderToken"], what="the reason")
        until(lambda: "no_provider_token" in queue(node), what="the queue")
        until(lambda: metric(node, "pushgate_queue_held_rows", reason="no_provider_token") == 1, what="the metric")
        node.database.query("UPDATE provider_tokens SET issued_at = issued_at - interval '21 minutes'")
        assert node.finished(identifier, patience=60)["outcomes"] == {"accepted": 1}
        until(lambda: "provider_tokens" not in notes(node), what="the note to go")
    finally:
        node.stop()


def test_a_push_that_waits_has_waiting_until(gateway, simulator):
    gateway.register(token(1))
    simulator.call("POST", "/sim/faults", {"status": 429, "reason": "TooManyRequests", "times": 1})
    asked = time.time()
    identifier = gateway.notify({"tokens": [token(1)]})
    until(lambda: gateway.deliveries(identifier), what="the first try")
    [delivery] = gateway.deliveries(identifier)
    assert (delivery["outcome"], delivery["reason"]) == ("waiting", "TooManyRequests")
    time_of_retry = datetime.datetime.fromisoformat(notification(gateway, identifier)["waiting_until"]).timestamp()
    assert asked + 20 < time_of_retry < asked + 180, "the retry is not due after 30 s with jitter"
    gateway.database.query("UPDATE queue SET available_at = now()")
    assert "waiting_until" not in gateway.finished(identifier)


def test_a_rate_limited_notification_has_a_reason_and_an_end(gateway):
    for number in range(1, 61):
        gateway.register(token(number))
    tokens = [token(number) for number in range(1, 61)]
    own = gateway.notify({"tokens": tokens}, max_rate=1)
    until(lambda: notification(gateway, own).get("waiting_for") == ["MaxRate"], what="its rate")
    answer = notification(gateway, own)
    left = datetime.datetime.fromisoformat(answer["rate_limited_until"]).timestamp() - time.time()
    assert 0 < left <= 61, answer
    assert gateway.call("PATCH", f"/v1/apps/{APP}", {"max_rate": 1})[0] == 200
    other = gateway.notify({"tokens": tokens})
    until(lambda: notification(gateway, other).get("waiting_for") == ["AppMaxRate"], what="the app's rate")
    for identifier in (own, other):
        assert gateway.call("POST", f"/v1/apps/{APP}/notifications/{identifier}/cancel")[0] == 200
        until(lambda: notification(gateway, identifier)["state"] == "cancelled", what="the cancellation")
        assert "rate_limited_until" not in notification(gateway, identifier)
