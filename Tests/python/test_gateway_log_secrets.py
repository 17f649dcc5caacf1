# SPDX-License-Identifier: Apache-2.0
"""Logs at level trace contain no secrets, and `log_secrets` finds each kind of secret."""

import base64
import json
import secrets

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.serialization import pkcs12

import log_secrets
from gateway import APP
from simulator import push_certificate
from test_gateway_crashes import eventually
from test_gateway_webhooks import SETTINGS, Receiver


@pytest.mark.parametrize("what, line", [
    ("an API key", "key pgk_" + "aB3_" * 10), ("an Authorization", "Authorization: Bearer abcdefgh.ijklmnop"),
    ("a private key", "-----BEGIN PRIVATE KEY-----"),
    ("a provider token", "authorization: eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJURUFNIn0.c2ln"),
    ("a webhook's secret", "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD"),
    ("a certificate's password", "opened by open sesame"),
    ("bytes in base64", "key MDEyMzQ1Njc4OWFiY2RlZmdoaWprbG1ub3BxcnN0dXY="),
    ("bytes in decimal", f"key {[7] * 24}"),
    ("a password in an address", "postgresql://gate:secret@db.example.com/pushgate"),
])
def test_each_kind_of_secret_is_found(what, line):
    assert [one for one, _ in log_secrets.found([line])] == [what]


def test_permitted_log_lines_contain_no_secret():
    assert log_secrets.found([
        "\"fingerprint\": \"" + "ab" * 32 + "\"", "http://127.0.0.1:8080/v1", "apns-id 01a1fe7d-bc49-7515-8a3d-47b1a533b079",
        "expected \\\"Authorization: Bearer <API key>\\\"", "postgresql://gate@db.example.com/pushgate"]) == []


def webhook_secrets(gateway):
    """Creates a webhook with a working receiver and one without, and rotates their secrets; returns the secrets in base64
    and in hexadecimal."""
    chosen, receiver = "whsec_" + base64.b64encode(secrets.token_bytes(32)).decode(), Receiver()
    found = [chosen]
    for port in (receiver.port, 1):
        hooks, body = f"/v1/apps/{APP}/webhooks", {"url": f"http://127.0.0.1:{port}/", "events": ["device.quarantined"]}
        status, made, _ = gateway.call("POST", hooks, {**body, "secret": chosen})
        assert status == 201, made
        for rotation in [None, {"secret": "whsec_" + base64.b64encode(secrets.token_bytes(64)).decode()}]:
            status, answer, _ = gateway.call("POST", f"{hooks}/{made['id']}/rotate-secret", rotation)
            assert status == 200, answer
            found.append(answer["secret"])
        assert gateway.call("POST", f"{hooks}/{made['id']}/rotate-secret", {"secret": chosen[:-20]})[0] == 422
        assert gateway.call("POST", f"{hooks}/{made['id']}/test")[0] == 202
        messages = f"{hooks}/{made['id']}/messages"
        eventually(lambda: gateway.call("GET", messages)[1]["messages"][0]["attempts"] > 0)
    assert len(receiver.messages) == 1
    signatures = [one for headers, _ in receiver.requests for one in headers["webhook-signature"].split(" ")]
    assert len(signatures) == 3
    receiver.close()
    bare = [one.removeprefix("whsec_") for one in found]
    return [*bare, *(base64.b64decode(one).hex() for one in bare), *signatures]


def certificate_secrets(gateway):
    """Stores a .p12 with the right password, a wrong password, and invalid files; returns the secrets."""
    chain, key = push_certificate()
    password = "open sesame " + secrets.token_urlsafe(8)
    exported = base64.b64encode(pkcs12.serialize_key_and_certificates(
        b"push", serialization.load_pem_private_key(key, None), x509.load_pem_x509_certificate(chain), None,
        serialization.BestAvailableEncryption(password.encode()))).decode()
    for body, status in [
        ({"p12": exported, "password": password}, 201), ({"p12": exported, "password": password + "x"}, 422),
        ({"p12": exported[:400], "password": password}, 422), ({"certificate": "x", "password": password}, 422),
        ({"certificate": (chain + key).decode(), "key_id": password}, 422),
    ]:
        path = f"/v1/apps/{APP}/credentials/sandbox/certificate"
        answered, answer, _ = gateway.call("PUT", path, body)
        assert answered == status, answer
    return [password, exported[:60], exported[-60:], key.decode().splitlines()[1]]


def test_a_gateway_at_level_trace_logs_no_secret(serve, simulator, database):
    gateway = serve(**SETTINGS, PUSHGATE_LOG="trace", PUSHGATE_SHARDS="1")
    gateway.set_up(simulator)
    tokens = [secrets.token_hex(32) for _ in range(4)]
    for token in tokens[:3]:
        gateway.register(token, user="ann")
    _, key, _ = gateway.call("POST", "/v1/keys", {"name": "k", "scopes": ["notify"]})
    # Rejections by the simulator, an unregistered token, wrong keys, invalid bodies.
    simulator.call("POST", "/sim/faults", {"status": 400, "reason": "BadDeviceToken", "token_prefix": tokens[1], "times": 1})
    gateway.finished(gateway.notify({"tokens": tokens}))
    assert gateway.call("GET", "/v1/apps", key="pgk_" + secrets.token_urlsafe(32))[0] == 401
    assert gateway.call("PUT", f"/v1/apps/{APP}/devices/{tokens[0]}x", {})[0] == 422
    assert gateway.call("PUT", f"/v1/apps/{APP}/devices/{tokens[0]}", b"{" + key["key"].encode())[0] == 400
    assert gateway.call("DELETE", f"/v1/apps/{APP}/devices/{tokens[0]}")[0] in (200, 204)
    hidden = webhook_secrets(gateway) + certificate_secrets(gateway)
    gateway.stop()
    log = "\n".join(gateway.log)
    assert sum(json.loads(line)["message"] == "request" for line in gateway.log if line.startswith("{")) > 10, log
    for secret in [gateway.admin_key, key["key"], simulator.key.private_pem.splitlines()[1], *tokens, *hidden]:
        assert secret not in log
    # The search for tokens works.
    assert log_secrets.device_tokens([f"device {tokens[2]} was"], database) == [tokens[2]]
