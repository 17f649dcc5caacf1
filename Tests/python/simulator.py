# SPDX-License-Identifier: Apache-2.0
"""Runs `pushgate simulate` and calls its control port."""

import datetime
import json
import subprocess
import time
import urllib.error
import urllib.request

import jwt
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

TEAM = "TEAM000001"
KEY_ID = "KEY0000001"
TOPIC = "com.example.app"
TOKEN = "ab" * 32


class SigningKey:
    """A provider's key, with tokens signed by PyJWT."""

    def __init__(self, key_id=KEY_ID, team=TEAM):
        self.key_id, self.team = key_id, team
        self.private = ec.generate_private_key(ec.SECP256R1())

    @property
    def private_pem(self):
        return self.private.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        ).decode()

    @property
    def public_pem(self):
        return self.private.public_key().public_bytes(
            serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
        ).decode()

    def token(self, age=0, **changes):
        headers = {"kid": changes.pop("kid", self.key_id)}
        claims = {"iss": self.team, "iat": int(time.time()) - age, **changes}
        return jwt.encode(claims, self.private, algorithm="ES256", headers=headers)


def push_certificate(topics=(), uid=TOPIC, marks=("1", "2"), days=30, issuer=None):
    """A push certificate in Apple's form, self-signed or of an issuer (certificate, key): (certificate PEM, key PEM)."""
    key = ec.generate_private_key(ec.SECP256R1())
    names = [x509.NameAttribute(NameOID.COMMON_NAME, "Apple Push Services: " + TOPIC)]
    if uid:
        names.insert(0, x509.NameAttribute(NameOID.USER_ID, uid))
    now = datetime.datetime.now(datetime.timezone.utc)
    end = now + datetime.timedelta(days=days)
    builder = (
        x509.CertificateBuilder()
        .subject_name(x509.Name(names)).issuer_name(issuer[0].subject if issuer else x509.Name(names))
        .public_key(key.public_key()).serial_number(x509.random_serial_number())
        .not_valid_before(min(now, end) - datetime.timedelta(days=1)).not_valid_after(end)
    )
    extensions = {mark: b"\x05\x00" for mark in marks}
    if topics:
        extensions["6"] = der(0x30, b"".join(
            der(0x0C, topic.encode()) + der(0x30, der(0x0C, b"app")) for topic in topics))
    for number, value in extensions.items():
        identifier = x509.ObjectIdentifier("1.2.840.113635.100.6.3." + number)
        builder = builder.add_extension(
            x509.UnrecognizedExtension(identifier, value), critical=False)
    certificate = builder.sign(issuer[1] if issuer else key, hashes.SHA256())
    return (
        certificate.public_bytes(serialization.Encoding.PEM),
        key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption()),
    )


def der(tag, content):
    length = len(content)
    if length < 0x80:
        return bytes([tag, length]) + content
    return bytes([tag, 0x82, length >> 8, length & 0xFF]) + content


class Simulator:
    def __init__(self, binary, ca_file, options=()):
        self.ca_file = str(ca_file)
        self.key = SigningKey()
        self.process = subprocess.Popen(
            [
                binary, "simulate", "--listen", "127.0.0.1:0", "--control", "127.0.0.1:0",
                "--ca-out", self.ca_file, *options,
            ],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )
        self.startup = []
        self.address = self._wait_for("APNs on ")
        self.control = self._wait_for("control on http://")

    def _wait_for(self, label):
        """The address after `label` in the startup lines."""
        for line in self.startup:
            if label in line:
                return self._address(line, label)
        while line := self.process.stdout.readline():
            self.startup.append(line.rstrip())
            if label in line:
                return self._address(line, label)
        raise AssertionError(f"ended before {label!r}: {self.startup}")

    @staticmethod
    def _address(line, label):
        host, port = line.split(label)[1].split()[0].split("/")[0].rsplit(":", 1)
        return host, int(port)

    def addresses(self, environment, what="APNs"):
        """The addresses for an environment's pushes (or its "channels"), in the given order."""
        label = {"APNs": "APNs on ", "channels": "channels managed on "}[what]
        return [
            self._address(line, label) for line in self.startup
            if label in line and f"({environment}" in line]

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=60)
        self.process.stdout.close()

    def call(self, method, path, body=None):
        """A control request: (status, parsed JSON or None)."""
        host, port = self.control
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            f"http://{host}:{port}{path}", data=data, method=method,
            headers={"content-type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                raw, status = response.read(), response.status
        except urllib.error.HTTPError as error:
            raw, status = error.read(), error.code
        return status, json.loads(raw) if raw else None

    def register_key(self, key=None, **members):
        key = key or self.key
        status, answer = self.call(
            "PUT", f"/sim/keys/{key.key_id}",
            {"team_id": key.team, "public_key": key.public_pem, **members},
        )
        assert status in (200, 201), answer
        return key

    def received(self, query=""):
        return self.call("GET", f"/sim/received{query}")[1]["received"]
