# SPDX-License-Identifier: Apache-2.0
"""The gateway's TLS listener: openssl s_client, curl and Python's ssl."""

import datetime
import http.client
import json
import re
import signal
import socket
import ssl
import subprocess
import time

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from gateway import Gateway


class Authority:
    """A root certificate, an intermediate signed by it, and the gateway's certificates signed by that."""

    def __init__(self, folder):
        self.folder = folder
        self.root_key, self.root = self._make("Root", None, None, True)
        self.middle_key, self.middle = self._make("Middle", self.root_key, self.root, True)
        self.root_file = folder / "root.pem"
        self.root_file.write_bytes(self.root.public_bytes(serialization.Encoding.PEM))
        self.certificate_file, self.key_file = folder / "served.pem", folder / "served.key"

    def _make(self, name, signer, issuer, is_authority, days=10):
        key = ec.generate_private_key(ec.SECP256R1())
        subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
        now = datetime.datetime.now(datetime.timezone.utc)
        builder = (
            x509.CertificateBuilder().subject_name(subject)
            .issuer_name(issuer.subject if issuer else subject).public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - datetime.timedelta(days=1))
            .not_valid_after(now + datetime.timedelta(days=days))
            .add_extension(x509.BasicConstraints(is_authority, None), True)
            .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), False)
            .add_extension(
                x509.AuthorityKeyIdentifier.from_issuer_public_key((signer or key).public_key()), False))
        if not is_authority:
            builder = builder.add_extension(
                x509.SubjectAlternativeName([
                    x509.DNSName("localhost"), x509.IPAddress(__import__("ipaddress").ip_address("127.0.0.1")),
                ]), False)
        return key, builder.sign(signer or key, hashes.SHA256())

    def serve(self, name, days=10, key=None):
        """Writes the files: the leaf and the intermediate, and the leaf's key (or another)."""
        leaf_key, leaf = self._make(name, self.middle_key, self.middle, False, days)
        pem = serialization.Encoding.PEM
        self.certificate_file.write_bytes(leaf.public_bytes(pem) + self.middle.public_bytes(pem))
        self.key_file.write_bytes((key or leaf_key).private_bytes(
            pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()))
        return leaf


@pytest.fixture
def authority(tmp_path):
    return Authority(tmp_path)


@pytest.fixture
def secure(binary, database, simulator, authority):
    """A gateway with a plain listener (the first, which `call` uses) and one with TLS."""
    authority.serve("first")
    gateway = Gateway(
        binary, database, simulator, PUSHGATE_LISTEN="127.0.0.1:0,tls:127.0.0.1:0",
        PUSHGATE_SHARDS="2", PUSHGATE_TLS_CERTIFICATE=str(authority.certificate_file),
        PUSHGATE_TLS_KEY=str(authority.key_file), PUSHGATE_TEST_LIMIT_TLS_PENDING_CONNECTIONS="20",
        PUSHGATE_TEST_LIMIT_TLS_HANDSHAKE_DEADLINE="2")
    gateway.secure_port = secure_port(gateway)
    yield gateway
    gateway.stop()


def logged(gateway, message, patience=20):
    """The log line with this message, once it is there."""
    end = time.monotonic() + patience
    while True:
        for line in gateway.log:
            if line.startswith("{") and message in json.loads(line)["message"]:
                return json.loads(line)
        assert time.monotonic() < end, (message, gateway.log)
        time.sleep(0.01)


def secure_port(gateway):
    end = time.monotonic() + 20
    while time.monotonic() < end:
        for line in gateway.log:
            facts = json.loads(line) if line.startswith("{") else {}
            if facts.get("message") == "serving":
                [place] = [one for one in facts["address"].split(",") if one.startswith("tls:")]
                return int(place.rpartition(":")[2])
        time.sleep(0.01)
    raise AssertionError(gateway.log)


def connect(gateway, authority, alpn=(), version=None, session=None, context=None):
    context = context or ssl.create_default_context(cafile=str(authority.root_file))
    if alpn:
        context.set_alpn_protocols(list(alpn))
    if version:
        context.minimum_version = context.maximum_version = version
    raw = socket.create_connection(("127.0.0.1", gateway.secure_port), timeout=10)
    return context.wrap_socket(raw, server_hostname="localhost", session=session)


def healthy(client):
    """Whether /healthz is answered on this connection, which stays open."""
    client.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
    response = http.client.HTTPResponse(client)
    response.begin()
    response.read()
    return response.status == 200


def name(client):
    return dict(pair[0] for pair in client.getpeercert()["subject"])["commonName"]


def openssl(gateway, authority, *options):
    return subprocess.run(
        ["openssl", "s_client", "-connect", f"127.0.0.1:{gateway.secure_port}", "-servername", "localhost",
         "-CAfile", str(authority.root_file), "-verify_return_error", *options],
        input=b"", capture_output=True, timeout=30)


def test_the_chain_verifies_and_old_tls_is_rejected(secure, authority):
    ran = openssl(secure, authority, "-alpn", "h2,http/1.1")
    output = ran.stdout.decode(errors="replace")
    assert "Verify return code: 0 (ok)" in output and "ALPN protocol: h2" in output, output
    assert "TLSv1.3" in output
    output = openssl(secure, authority, "-tls1_2").stdout.decode(errors="replace")
    assert re.search(r"Cipher is ECDHE-ECDSA-(AES\d+-GCM|CHACHA20)", output), output
    for refused in (["-tls1_1", "-cipher", "ALL:@SECLEVEL=0"], ["-tls1_2", "-cipher", "AES128-SHA"],
                    ["-tls1_2", "-cipher", "ECDHE-ECDSA-AES128-SHA256"], ["-alpn", "spdy/3"]):
        assert openssl(secure, authority, *refused).returncode != 0, refused


@pytest.mark.parametrize("version", [ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_3])
def test_tickets_resume_sessions_on_every_shard(secure, authority, version):
    context = ssl.create_default_context(cafile=str(authority.root_file))
    first = connect(secure, authority, version=version, context=context)
    # With TLS 1.3 the tickets follow the handshake.
    assert healthy(first) and not first.session_reused
    resumed = []
    for _ in range(12):
        later = connect(secure, authority, context=context, session=first.session)
        assert healthy(later)
        resumed.append(later.session_reused)
        later.close()
    assert all(resumed), resumed
    first.close()


def test_the_api_works_over_http1_and_http2(secure, authority):
    for option, version in (("--http2", "2"), ("--http1.1", "1.1")):
        ran = subprocess.run(
            ["curl", "-sS", option, "--cacert", authority.root_file, "-w", "\n%{http_version}",
             "-H", f"Authorization: Bearer {secure.admin_key}", "-X", "PUT", "-H",
             "Content-Type: application/json", "-d", '{"fallback_languages":["en"]}',
             f"https://localhost:{secure.secure_port}/v1/apps/com.example.tls"],
            capture_output=True, text=True, timeout=30)
        body, _, used_version = ran.stdout.rpartition("\n")
        assert used_version == version and json.loads(body)["app"] == "com.example.tls", ran


def test_sighup_replaces_the_certificate_without_closing_connections(secure, authority):
    old = connect(secure, authority)
    assert healthy(old) and name(old) == "first"
    leaf = authority.serve("second", days=5)
    secure.process.send_signal(signal.SIGHUP)
    logged(secure, "settings reloaded")
    for _ in range(8):
        new = connect(secure, authority)
        assert name(new) == "second" and healthy(new)
        new.close()
    assert healthy(old)
    expires = secure.metric("pushgate_tls_certificate_expires_timestamp_seconds")
    assert expires == leaf.not_valid_after_utc.timestamp()
    # With a key of another certificate, or without PEM, the served certificate stays.
    authority.serve("third", key=ec.generate_private_key(ec.SECP256R1()))
    secure.process.send_signal(signal.SIGHUP)
    fault = logged(secure, "cannot reload settings: nothing changed")
    assert "PUSHGATE_TLS_CERTIFICATE" in fault["reason"] and "BEGIN" not in fault["reason"]
    authority.certificate_file.write_text("nothing")
    secure.process.send_signal(signal.SIGHUP)
    end = time.monotonic() + 20
    while sum("nothing changed" in line for line in secure.log) < 2:
        assert time.monotonic() < end
        time.sleep(0.01)
    new = connect(secure, authority)
    assert name(new) == "second" and healthy(new) and healthy(old)
    assert secure.metric("pushgate_tls_certificate_expires_timestamp_seconds") == expires


def test_silent_and_plaintext_clients_delay_no_handshake(secure, authority):
    silent = [socket.create_connection(("127.0.0.1", secure.secure_port)) for _ in range(100)]
    for _ in range(10):
        client = connect(secure, authority)
        assert healthy(client)
        client.close()
    plain = http.client.HTTPConnection("127.0.0.1", secure.secure_port, timeout=10)
    plain.request("GET", "/healthz")
    answer = plain.getresponse()
    assert answer.status == 400 and json.load(answer)["code"] == "PG1022"
    for client in silent:
        client.settimeout(10)
        try:
            assert client.recv(1) == b""
        except ConnectionError:
            pass
    request = secure.call("GET", "/healthz")
    assert request[0] == 200


def test_invalid_tls_settings_are_reported_at_start(binary, database, simulator, authority):
    authority.serve("first")
    certificate, key = str(authority.certificate_file), str(authority.key_file)
    for settings, words in (
        ({"PUSHGATE_LISTEN": "tls:127.0.0.1:0"}, "PUSHGATE_LISTEN requires TLS"),
        ({"PUSHGATE_TLS_CERTIFICATE": certificate, "PUSHGATE_TLS_KEY": key}, "are unused"),
        ({"PUSHGATE_LISTEN": "tls:127.0.0.1:0", "PUSHGATE_TLS_CERTIFICATE": certificate,
          "PUSHGATE_TLS_KEY": certificate}, "cannot be used"),
        ({"PUSHGATE_LISTEN": "tls:127.0.0.1:0", "PUSHGATE_TLS_CERTIFICATE": certificate,
          "PUSHGATE_TLS_KEY": "/nowhere"}, "cannot be read"),
        ({"PUSHGATE_LISTEN": "ssl:127.0.0.1:0"}, "neither host:port nor tls:host:port"),
    ):
        with pytest.raises(AssertionError) as fault:
            Gateway(binary, database, simulator, **settings)
        assert words in str(fault.value), (words, str(fault.value))


def test_pending_handshakes_are_evicted_per_address(serve, authority):
    """The first connection is from another address and is not evicted."""
    authority.serve("crowded")
    gateway = serve(
        PUSHGATE_LISTEN="127.0.0.1:0,tls:127.0.0.1:0", PUSHGATE_SHARDS="1", PUSHGATE_TEST_LIMIT_TLS_PENDING_CONNECTIONS="20",
        PUSHGATE_TLS_CERTIFICATE=str(authority.certificate_file), PUSHGATE_TLS_KEY=str(authority.key_file),
        PUSHGATE_TEST_LIMIT_TLS_HANDSHAKE_DEADLINE="60")
    place = ("127.0.0.1", secure_port(gateway))
    first = socket.create_connection(place, timeout=20, source_address=("127.0.0.9", 0))
    crowd = [socket.create_connection(place, timeout=20) for _ in range(60)]
    # The evicted connections; after the last of them all connections have arrived.
    for client in crowd[:41]:
        with pytest.raises(ConnectionResetError):
            client.recv(1)
    context = ssl.create_default_context(cafile=str(authority.root_file))
    assert healthy(context.wrap_socket(first, server_hostname="localhost"))
    crowd[-1].settimeout(0)
    with pytest.raises(BlockingIOError):
        crowd[-1].recv(1)
    assert 18 <= gateway.metric("pushgate_tls_pending_connections") <= 20
    for client in crowd:
        client.close()
