# SPDX-License-Identifier: Apache-2.0
"""Certificates beside keys: the choice between them, refusals by Apple, and replacement."""

import base64
import hashlib
import secrets

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import pkcs12

from conformance import findings, report
from gateway import APP
from simulator import push_certificate
from wire_client import wait_for

TOKENS = [f"{number:064x}" for number in range(1, 300)]
BLOCKED = 'pushgate_credentials_blocked{environment="sandbox"}'


@pytest.fixture
def simulator(start):
    simulator = start("--conformance", "--max-streams", "5")
    simulator.register_key()
    return simulator


@pytest.fixture
def gateway(serve):
    """A gateway whose app has no credential, and which does not retry refused credentials."""
    gateway = serve(PUSHGATE_SHARDS="1", PUSHGATE_TEST_LIMIT_RETRY_CREDENTIAL="3600")
    status, answer, _ = gateway.call("PUT", f"/v1/apps/{APP}", {"fallback_languages": ["en"]})
    assert status in (200, 201), answer
    return gateway


def put(gateway, body, name="certificate"):
    return gateway.call("PUT", f"/v1/apps/{APP}/credentials/sandbox/{name}", body)[:2]


def put_certificate(gateway, name="certificate", **options):
    chain, key = push_certificate(**options)
    status, answer = put(gateway, {"certificate": (chain + key).decode()}, name)
    assert status in (200, 201) and answer["usable"], answer


def put_past_the_checks(gateway, name="certificate", **options):
    """Stores a certificate that the API rejects: seals its key for the row, and announces the change."""
    chain, key = push_certificate(**options)
    secret = base64.b64decode(gateway.environment["PUSHGATE_SECRET_KEY"])
    fingerprint = hashlib.sha256(secret).digest()[:8].hex()
    nonce = secrets.token_bytes(12)
    aad = f"certificates|{APP}|sandbox|{name}|{fingerprint}".encode()
    sealed = (nonce + AESGCM(secret).encrypt(nonce, key, aad)).hex()
    gateway.database.query(f"""
        INSERT INTO certificates (app, environment, name, chain, sealed, sealed_with)
        SELECT id, 2, '{name}', '{chain.decode()}', '\\x{sealed}', '{fingerprint}'
        FROM apps WHERE bundle_id = '{APP}'
        ON CONFLICT (app, environment, name) DO UPDATE
        SET chain = EXCLUDED.chain, sealed = EXCLUDED.sealed, created_at = now();
        UPDATE configuration SET version = version + 1""")


def push(gateway, token):
    """Sends a push, which is accepted."""
    ended = gateway.finished(gateway.notify({"tokens": [token]}))
    assert ended["outcomes"] == {"accepted": 1}


def connection(simulator, token):
    """The number of the connection of the last push to a device."""
    return simulator.received(f"?token={token}")[-1]["connection"]


def observed(simulator):
    return simulator.call("GET", "/sim/conformance")[1]["observed"]


def uses_another_connection(gateway, simulator, token, before):
    """Sends a push; returns whether it used another connection than `before`."""
    push(gateway, token)
    return connection(simulator, token) != before


def test_a_certificate_alone_sends_and_conforms(simulator, gateway):
    for token in TOKENS:
        gateway.register(token)
    waiting = gateway.notify({"tokens": TOKENS[:1]})
    put_certificate(gateway, topics=(APP, APP + ".voip"))
    # A push that waited for a credential is sent once there is one.
    assert gateway.finished(waiting)["outcomes"] == {"accepted": 1}
    ended = gateway.finished(gateway.notify({"everyone": True}))
    assert ended["outcomes"] == {"accepted": len(TOKENS)}
    assert gateway.stop() == 0
    assert findings(simulator) == set()
    rules = report(simulator)
    # No unnecessary provider tokens are sent.
    assert rules["token-present"]["verdict"] == "not_observed"
    assert rules["hpack-path-not-indexed"]["verdict"] == "kept"
    assert rules["close-notify"]["verdict"] == "kept"


def test_a_push_uses_the_newest_credential_that_covers_its_topic(simulator, gateway):
    gateway.set_up(simulator)
    gateway.register(TOKENS[0])
    put_certificate(gateway, uid=APP + ".voip")
    push(gateway, TOKENS[0])
    put_certificate(gateway, "newer")
    under_the_key = connection(simulator, TOKENS[0])
    wait_for(lambda: uses_another_connection(gateway, simulator, TOKENS[0], under_the_key))
    # The key is no longer used: Apple would refuse it.
    simulator.register_key(type(simulator.key)(simulator.key.key_id, simulator.key.team))
    for token in TOKENS[1:20]:
        gateway.register(token)
        push(gateway, token)
    assert gateway.metric(BLOCKED) == 0
    assert gateway.stop() == 0
    assert findings(simulator) == set()
    assert report(simulator)["token-present"]["verdict"] == "kept"


def test_a_refused_certificate_falls_back_to_the_key(
        simulator, gateway):
    gateway.set_up(simulator)
    put_certificate(gateway)
    gateway.register(TOKENS[0])
    simulator.call("POST", "/sim/faults", [
        {"status": 403, "reason": "BadCertificate", "times": 1, "token_prefix": TOKENS[0]}])
    push(gateway, TOKENS[0])
    push(gateway, TOKENS[0])
    received = simulator.received()
    assert [one["status"] for one in received] == [403, 200, 200]
    assert len({one["connection"] for one in received}) == 2
    assert gateway.device(TOKENS[0])["state"] == "active"
    wait_for(lambda: gateway.metric(BLOCKED) == 1)


def test_a_refused_certificate_without_a_key_holds_pushes_until_replaced(
        simulator, gateway):
    put_certificate(gateway)
    gateway.register(TOKENS[0])
    simulator.call("POST", "/sim/faults", [
        {"status": 403, "reason": "BadCertificateEnvironment", "times": 1}])
    notification = gateway.notify({"tokens": TOKENS[:1]})
    wait_for(lambda: gateway.metric(BLOCKED) == 1)
    assert gateway.device(TOKENS[0])["state"] == "active"
    put_certificate(gateway)
    assert gateway.finished(notification)["outcomes"] == {"accepted": 1}
    wait_for(lambda: gateway.metric(BLOCKED) == 0)
    assert [one["status"] for one in simulator.received()] == [403, 200]


@pytest.mark.parametrize("options", [{"days": -1}, {"marks": ("2",)}, {"uid": "com.example.other"}])
def test_an_unsuitable_certificate_is_not_presented_to_apple(simulator, gateway, options):
    chain, key = push_certificate(**options)
    status, fault = put(gateway, {"certificate": (chain + key).decode()})
    assert status == 422 and fault["code"] == "PG2017" and fault["pointer"] == "/certificate", fault
    put_past_the_checks(gateway, **options)
    gateway.register(TOKENS[0])
    notification = gateway.notify({"tokens": TOKENS[:1]})
    wait_for(lambda: gateway.database.query("SELECT count(*) FROM queue WHERE held = 1") == "1")
    assert simulator.call("GET", "/sim/stats")[1]["connections_opened"] == 0
    put_certificate(gateway)
    assert gateway.finished(notification)["outcomes"] == {"accepted": 1}


def test_a_p12_file_is_stored_listed_and_deleted(simulator, gateway):
    certificate, key = push_certificate(topics=(APP, APP + ".voip"))
    read = x509.load_pem_x509_certificate(certificate)
    exported = pkcs12.serialize_key_and_certificates(
        b"push", serialization.load_pem_private_key(key, None), read, None,
        serialization.BestAvailableEncryption(b"open sesame"))
    body = {"p12": base64.encodebytes(exported).decode(), "password": "open sesame"}
    for wrong, words in [({"password": None}, "no passphrase"), ({"password": "no"}, "not the right one")]:
        status, fault = put(gateway, {**body, **wrong})
        assert status == 422 and fault["pointer"] == "/password" and words in fault["detail"], fault
    status, answer = put(gateway, body)
    assert status == 201 and answer["kind"] == "certificate" and answer["usable"], answer
    assert answer["topics"] == [APP, APP + ".voip"] and answer["environments"] == ["production", "sandbox"]
    assert answer["fingerprint"] == read.fingerprint(hashes.SHA256()).hex()
    end = read.not_valid_after_utc.strftime("%Y-%m-%dT%H:%M:%S")
    assert answer["expires_at"].startswith(end), answer
    status, listed, _ = gateway.call("GET", f"/v1/apps/{APP}/credentials")
    assert status == 200 and listed["credentials"] == [answer]
    # A leaked key would be PEM.
    assert "PRIVATE" not in str(listed) + str(answer) and "sesame" not in str(listed)
    gateway.register(TOKENS[0])
    push(gateway, TOKENS[0])
    # A key replaces it under the same name, and then a certificate again.
    status, answer = put(gateway, {
        "key_id": "ABC1234567", "team_id": "TEAM123456", "private_key": simulator.key.private_pem})
    assert status == 200 and answer["kind"] == "key" and "topics" not in answer, answer
    assert put(gateway, body)[0] == 200
    assert gateway.call("DELETE", f"/v1/apps/{APP}/credentials/sandbox/certificate")[0] == 204
    assert gateway.call("GET", f"/v1/apps/{APP}/credentials")[1]["credentials"] == []


def test_a_certificate_is_replaced_during_a_broadcast(simulator, gateway):
    put_certificate(gateway)
    for token in TOKENS:
        gateway.register(token)
    push(gateway, TOKENS[0])
    first = connection(simulator, TOKENS[0])
    # The broadcast takes longer than the creation of a certificate.
    simulator.call("POST", "/sim/faults", [{"action": "answer", "delay_ms": 200, "times": len(TOKENS)}])
    notification = gateway.notify({"everyone": True})
    wait_for(lambda: len(simulator.received()) > 20)
    old = simulator.call("GET", "/sim/stats")[1]["connections_opened"]
    put_certificate(gateway)
    assert len(simulator.received()) < len(TOKENS)
    assert gateway.finished(notification)["outcomes"] == {"accepted": len(TOKENS)}
    # Pushes in flight are answered on their connection, which is then closed.
    wait_for(lambda: uses_another_connection(gateway, simulator, TOKENS[0], first))
    # None of the connections closes by itself within ten minutes.
    wait_for(lambda: observed(simulator)["ends"].get("by the client, with close_notify", 0) >= old)
    for token in TOKENS[1:]:
        assert len(simulator.received(f"?token={token}")) == 1
    assert gateway.stop() == 0
    # Replacing a credential closes young connections, which Apple requires.
    assert findings(simulator) <= {"broken connection-kept-open"}
