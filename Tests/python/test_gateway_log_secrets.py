# SPDX-License-Identifier: Apache-2.0
"""A gateway that says everything says no secret. What looks for them in the logs of all tests finds them, too."""

import json
import secrets

import pytest

import log_secrets
from gateway import APP


@pytest.mark.parametrize("what, line", [
    ("an API key", "key pgk_" + "aB3_" * 10), ("an Authorization", "Authorization: Bearer abcdefgh.ijklmnop"),
    ("a private key", "-----BEGIN PRIVATE KEY-----"),
    ("a provider token", "authorization: eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJURUFNIn0.c2ln"),
    ("a webhook's secret", "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD"),
    ("a password in an address", "postgresql://gate:secret@db.example.com/pushgate"),
])
def test_each_kind_of_secret_is_found(what, line):
    assert [one for one, _ in log_secrets.found([line])] == [what]


def test_what_a_log_may_say_is_no_secret():
    assert log_secrets.found([
        "\"fingerprint\": \"" + "ab" * 32 + "\"", "http://127.0.0.1:8080/v1", "apns-id 01a1fe7d-bc49-7515-8a3d-47b1a533b079",
        "expected \\\"Authorization: Bearer <API key>\\\"", "postgresql://gate@db.example.com/pushgate"]) == []


def test_a_gateway_that_says_everything_says_no_secret(serve, simulator, database):
    gateway = serve(PUSHGATE_LOG="trace", PUSHGATE_SHARDS="1")
    gateway.set_up(simulator)
    tokens = [secrets.token_hex(32) for _ in range(4)]
    for token in tokens[:3]:
        gateway.register(token, user="ann")
    _, key, _ = gateway.call("POST", "/v1/keys", {"name": "k", "scopes": ["notify"]})
    # Refusals by the simulator, a token that nobody knows, keys that are wrong, bodies that are none.
    simulator.call("POST", "/sim/faults", {"status": 400, "reason": "BadDeviceToken", "token_prefix": tokens[1], "times": 1})
    gateway.finished(gateway.notify({"tokens": tokens}))
    assert gateway.call("GET", "/v1/apps", key="pgk_" + secrets.token_urlsafe(32))[0] == 401
    assert gateway.call("PUT", f"/v1/apps/{APP}/devices/{tokens[0]}x", {})[0] == 422
    assert gateway.call("PUT", f"/v1/apps/{APP}/devices/{tokens[0]}", b"{" + key["key"].encode())[0] == 400
    assert gateway.call("DELETE", f"/v1/apps/{APP}/devices/{tokens[0]}")[0] in (200, 204)
    gateway.stop()
    said = "\n".join(gateway.log)
    assert sum(json.loads(line)["message"] == "request" for line in gateway.log if line.startswith("{")) > 10, said
    for secret in [gateway.admin_key, key["key"], simulator.key.private_pem.splitlines()[1], *tokens]:
        assert secret not in said
    # And what looks for tokens would have found one.
    assert log_secrets.device_tokens([f"device {tokens[2]} was"], database) == [tokens[2]]
