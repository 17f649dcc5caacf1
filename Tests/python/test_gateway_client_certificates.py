# SPDX-License-Identifier: Apache-2.0
"""Client certificates instead of API keys: curl and Python's ssl against the gateway's TLS listener."""

import datetime
import http.client
import json
import os
import signal
import ssl
import subprocess
import time

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from gateway import APP, Gateway
from test_gateway_tls import Authority, logged, secure_port

PEM = serialization.Encoding.PEM


class Clients:
    """A certificate authority for client certificates."""

    def __init__(self, folder, name):
        self.folder = folder
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
        self.root = self._signed(self.name, self.key, True, 10)
        self.file = folder / f"{name}.pem"
        self.file.write_bytes(self.root.public_bytes(PEM))

    def _signed(self, subject, key, is_authority, days):
        now = datetime.datetime.now(datetime.timezone.utc)
        return (
            x509.CertificateBuilder().subject_name(subject).issuer_name(self.name).public_key(key.public_key())
            .serial_number(x509.random_serial_number()).not_valid_before(now - datetime.timedelta(days=30))
            .not_valid_after(now + datetime.timedelta(days=days))
            .add_extension(x509.BasicConstraints(is_authority, None), True).sign(self.key, hashes.SHA256()))

    def issue(self, name, days=5):
        """Returns a file with a certificate and its key, and the fingerprint."""
        key = ec.generate_private_key(ec.SECP256R1())
        subject = x509.Name([
            x509.NameAttribute(NameOID.ORGANIZATION_NAME, "Example"),
            x509.NameAttribute(NameOID.COMMON_NAME, name)])
        certificate = self._signed(subject, key, False, days)
        file = self.folder / f"{name}-{certificate.serial_number}.pem"
        file.write_bytes(certificate.public_bytes(PEM) + key.private_bytes(
            PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()))
        return file, certificate.fingerprint(hashes.SHA256()).hex()


@pytest.fixture
def authority(tmp_path):
    return Authority(tmp_path)


@pytest.fixture
def clients(tmp_path):
    return Clients(tmp_path, "clients")


@pytest.fixture
def secure(binary, database, simulator, authority, clients):
    authority.serve("first")
    gateway = Gateway(
        binary, database, simulator, PUSHGATE_LISTEN="127.0.0.1:0,tls:127.0.0.1:0", PUSHGATE_SHARDS="2",
        PUSHGATE_TLS_CERTIFICATE=str(authority.certificate_file), PUSHGATE_TLS_KEY=str(authority.key_file),
        PUSHGATE_TLS_CLIENT_CA_FILE=str(clients.file))
    gateway.secure_port = secure_port(gateway)
    gateway.set_up(simulator)
    yield gateway
    gateway.stop()


def make_key(gateway, certificate, **members):
    return gateway.call(
        "POST", "/v1/keys", {"name": "mutual", "scopes": ["read"], "certificate": certificate, **members})


def curl(gateway, authority, path, *options):
    """(status, code) over HTTP/1.1 and HTTP/2, which must agree; None without a connection."""
    answers = set()
    for version in ["--http1.1", "--http2"]:
        ran = subprocess.run(
            ["curl", "-sS", version, "--cacert", authority.root_file, "-w", "\n%{http_code} %{http_version}", *options,
             f"https://localhost:{gateway.secure_port}{path}"], capture_output=True, text=True, timeout=30)
        if ran.returncode:
            answers.add(None)
            continue
        body, _, statistics = ran.stdout.rpartition("\n")
        status, used_version = statistics.split()
        assert used_version == {"--http1.1": "1.1", "--http2": "2"}[version]
        answers.add((int(status), json.loads(body).get("code") if body else None))
    assert len(answers) == 1, answers
    return answers.pop()


def wait_for(condition):
    end = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_certificate_authenticates_as_the_key_that_names_it(secure, authority, clients):
    file, fingerprint = clients.issue("backend")
    named, _ = clients.issue("named")
    path = f"/v1/apps/{APP}"
    assert curl(secure, authority, path, "--cert", file) == (401, "PG1201")
    colons = ":".join(fingerprint[i:i + 2] for i in range(0, 64, 2)).upper()
    status, key, _ = make_key(secure, colons, rate_limit=1000)
    assert status == 201 and key["certificate"] == fingerprint and key["key"] is None
    assert curl(secure, authority, path, "--cert", file) == (200, None)
    # The certificate has the scopes of its key.
    assert curl(secure, authority, path, "--cert", file, "-X", "DELETE") == (403, "PG1202")
    # By subject, which later certificates of the same client have, too.
    assert make_key(secure, "CN=named,O=Example", apps=["com.example.other"])[0] == 201
    assert curl(secure, authority, path, "--cert", named) == (403, "PG1203")
    assert curl(secure, authority, "/v1/apps", "--cert", clients.issue("named")[0]) == (200, None)
    # As openssl prints it, with letters beyond ASCII escaped.
    foreign, _ = clients.issue("Müller")
    printed = subprocess.run(
        ["openssl", "x509", "-noout", "-subject", "-nameopt", "RFC2253", "-in", foreign], capture_output=True, text=True,
        check=True).stdout.strip()
    assert "M\\C3\\BCller" in printed
    status, key_of_name, _ = make_key(secure, printed)
    assert status == 201 and key_of_name["certificate"] == "CN=Müller,O=Example", key_of_name
    assert curl(secure, authority, path, "--cert", foreign) == (200, None)
    # One key per certificate; invalid names are rejected.
    for name, code in [(fingerprint, (409, "PG2030")), ("CN=named,O=Example", (409, "PG2030")), ("me", (422, "PG1105")),
                       (7, (422, "PG1103"))]:
        status, problem, _ = make_key(secure, name)
        assert (status, problem["code"]) == code, problem
    # Clients without a certificate use a key, and a key takes precedence over a certificate.
    assert curl(secure, authority, path) == (401, "PG1201")
    bearer = f"Authorization: Bearer {secure.admin_key}"
    assert curl(secure, authority, path, "-H", bearer) == (200, None)
    assert curl(secure, authority, "/v1/keys", "-H", bearer, "--cert", file) == (200, None)
    assert curl(secure, authority, path, "-H", "Authorization: Bearer pgk_none", "--cert", file) == (401, "PG1201")
    listed = {one["id"]: one["certificate"] for one in secure.call("GET", "/v1/keys")[1]["keys"]}
    assert listed[key["id"]] == fingerprint
    change = secure.call("GET", "/v1/audit")[1]["entries"][0]
    assert change["path"] == "/v1/keys"


def test_foreign_and_expired_certificates_are_rejected(secure, authority, clients, tmp_path):
    _, fingerprint = clients.issue("backend")
    foreign, foreign_fingerprint = Clients(tmp_path, "strangers").issue("backend")
    old, old_fingerprint = clients.issue("aged", days=-1)
    for one in [fingerprint, foreign_fingerprint, old_fingerprint, "CN=backend,O=Example"]:
        assert make_key(secure, one)[0] == 201
    # The handshake fails, since every certificate is verified.
    assert curl(secure, authority, "/healthz", "--cert", foreign) is None
    assert curl(secure, authority, "/healthz", "--cert", old) is None
    assert curl(secure, authority, "/healthz") == (200, None)


def test_a_revoked_key_is_rejected_on_open_connections(secure, authority, clients):
    file, fingerprint = clients.issue("backend")
    key = make_key(secure, fingerprint)[1]["id"]
    context = ssl.create_default_context(cafile=str(authority.root_file))
    context.load_cert_chain(file)
    context.maximum_version = ssl.TLSVersion.TLSv1_2
    connections = [http.client.HTTPSConnection("localhost", secure.secure_port, context=context) for _ in range(4)]

    def ask(client):
        client.request("GET", f"/v1/apps/{APP}")
        response = client.getresponse()
        response.read()
        return response.status

    assert [ask(client) for client in connections] == [200] * 4
    session = connections[0].sock.session
    # A resumed session keeps its client certificate.
    with __import__("socket").create_connection(("127.0.0.1", secure.secure_port), timeout=10) as raw:
        with context.wrap_socket(raw, server_hostname="localhost", session=session) as resumed:
            assert resumed.session_reused
            resumed.sendall(f"GET /v1/apps/{APP} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            assert resumed.recv(65536).startswith(b"HTTP/1.1 200 ")
    assert secure.call("DELETE", f"/v1/keys/{key}")[0] == 204
    assert [ask(client) for client in connections] == [401] * 4
    for client in connections:
        client.close()


def test_sighup_reloads_the_client_authority(secure, authority, clients, tmp_path):
    old, one = clients.issue("backend")
    others = Clients(tmp_path, "others")
    new, two = others.issue("backend")
    for fingerprint in [one, two]:
        make_key(secure, fingerprint)
    path = f"/v1/apps/{APP}"
    assert curl(secure, authority, path, "--cert", old) == (200, None)
    assert curl(secure, authority, path, "--cert", new) is None
    clients.file.write_bytes(others.file.read_bytes())
    secure.process.send_signal(signal.SIGHUP)
    logged(secure, "settings reloaded")
    wait_for(lambda: curl(secure, authority, path, "--cert", new) == (200, None))
    assert curl(secure, authority, path, "--cert", old) is None


def test_keys_create_accepts_a_certificate(secure, authority, clients):
    file, fingerprint = clients.issue("backend")

    def create(*options):
        return subprocess.run(
            [secure.binary, "keys", "create", "--name", "m", "--scopes", "read", *options,
             "--url", secure.url], env={**os.environ, "PUSHGATE_API_KEY": secure.admin_key}, capture_output=True,
            text=True, timeout=30)

    ran = create("--certificate", str(file))
    assert ran.returncode == 0 and fingerprint in ran.stderr + ran.stdout, ran
    assert "pgk_" not in ran.stdout
    assert curl(secure, authority, f"/v1/apps/{APP}", "--cert", file) == (200, None)
    assert create("--certificate", str(authority.key_file)).returncode != 0
    assert create("--certificate", "/no/such/file").returncode != 0
    assert create("--certificate", "CN=other,O=Example").returncode == 0
    # A subject that can never match is rejected.
    ran = create("--certificate", "CN=spaced, O=Example")
    assert ran.returncode == 1 and "openssl x509 -noout -subject -nameopt RFC2253" in ran.stderr, ran
    # A path may look like a subject.
    odd, fingerprint = clients.issue("odd")
    (odd.parent / "CN=a").mkdir()
    ran = create("--certificate", str(odd.rename(odd.parent / "CN=a" / "c.pem")))
    assert ran.returncode == 0 and fingerprint in ran.stderr + ran.stdout, ran


def test_a_client_authority_requires_tls(binary, database, simulator, clients, tmp_path):
    for settings, fault in [
        ({}, "begins with tls:"),
        ({"PUSHGATE_LISTEN": "tls:127.0.0.1:0", "PUSHGATE_TLS_CLIENT_CA_FILE": "/none"}, "cannot be read"),
    ]:
        with pytest.raises(AssertionError, match="PUSHGATE_TLS_CLIENT_CA_FILE"):
            Gateway(binary, database, simulator, **{"PUSHGATE_TLS_CLIENT_CA_FILE": str(clients.file), **settings})
