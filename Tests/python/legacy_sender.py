# SPDX-License-Identifier: Apache-2.0
"""A sender of Apple's binary interface, and the settings of a gateway that serves it."""

import hashlib
import json
import os
import socket
import ssl
import struct
import time

from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding

from gateway import APP
from simulator import push_certificate

PAYLOAD = b'{"aps":{"alert":"Hello"}}'


def simple(token, payload=PAYLOAD):
    """A frame of command 0."""
    token = bytes.fromhex(token)
    return struct.pack(f"!BH{len(token)}sH", 0, len(token), token, len(payload)) + payload


def later():
    """An expiration in an hour."""
    return int(time.time()) + 3600


def enhanced(identifier, token, payload=PAYLOAD, expiration=None):
    """A frame of command 1."""
    token, expiration = bytes.fromhex(token), later() if expiration is None else expiration
    return struct.pack(f"!BIIH{len(token)}sH", 1, identifier, expiration, len(token), token, len(payload)) + payload


def item(number, data):
    return struct.pack("!BH", number, len(data)) + data


def framed(*items):
    """A frame of command 2."""
    return struct.pack("!BI", 2, len(b"".join(items))) + b"".join(items)


def full(identifier, token, payload=PAYLOAD, expiration=None, priority=10):
    """A frame of command 2 with all items."""
    expiration = later() if expiration is None else expiration
    return framed(
        item(1, bytes.fromhex(token)), item(2, payload), item(3, struct.pack("!I", identifier)),
        item(4, struct.pack("!I", expiration)), item(5, bytes([priority])))


class Certificate:
    """A sender's certificate in Apple's form, in a file with its key."""

    def __init__(self, folder, name, **options):
        certificate, key = push_certificate(**options)
        self.file = folder / f"{name}.pem"
        self.file.write_bytes(certificate + key)
        der = x509.load_pem_x509_certificate(certificate).public_bytes(Encoding.DER)
        self.fingerprint = hashlib.sha256(der).hexdigest()

    def entry(self, environment="sandbox", app=APP):
        return f"{self.fingerprint}={app}/{environment}"


def legacy_settings(authority, *entries, **settings):
    """The settings of a gateway with both services, for listed certificates."""
    authority.serve("legacy")
    return {
        "PUSHGATE_LEGACY_LISTEN": "127.0.0.1:0,feedback:127.0.0.1:0",
        "PUSHGATE_LEGACY_SENDERS": ",".join(entries) or None,
        "PUSHGATE_TLS_CERTIFICATE": str(authority.certificate_file),
        "PUSHGATE_TLS_KEY": str(authority.key_file), **settings,
    }


def port(gateway, service="push"):
    """The port of a service, from the newest start in the log."""
    starts = [json.loads(line) for line in list(gateway.log) if line.startswith("{") and '"serving"' in line]
    places = dict(place.split(":", 1) for place in starts[-1]["legacy"].split(","))
    return int(places[service].rpartition(":")[2])


class LegacySender:
    """A connection to the bridge."""

    def __init__(self, gateway, authority, certificate, service="push", version=None, host="localhost"):
        context = ssl.create_default_context(cafile=str(authority.root_file))
        if certificate:
            context.load_cert_chain(certificate.file)
        if version:
            context.set_ciphers("ALL:@SECLEVEL=0")
            context.minimum_version = context.maximum_version = version
        context.check_hostname = False
        raw = socket.create_connection(("127.0.0.1", port(gateway, service)), timeout=20)
        self.socket = context.wrap_socket(raw, server_hostname=host, suppress_ragged_eofs=False)

    def send(self, *frames):
        self.socket.sendall(b"".join(frames))

    def read(self):
        """All bytes until the end of the stream."""
        received = b""
        while part := self.socket.recv(65536):
            received += part
        return received

    def error(self):
        """(status, identifier) of the error response that ends the connection; None if it just ends."""
        received = self.read()
        if not received:
            return None
        command, status, identifier = struct.unpack("!BBI", received)
        assert command == 8
        return status, identifier

    def half_close(self):
        """Ends the TCP stream without close_notify; reading continues."""
        # `SSLSocket.shutdown` would end reading, too.
        with socket.socket(fileno=os.dup(self.socket.fileno())) as raw:
            raw.shutdown(socket.SHUT_WR)

    def reset(self):
        """Resets the connection."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()

    def close(self):
        self.socket.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def insert_unregistered(gateway, count):
    """Devices of the sandbox that became unregistered, without device events."""
    gateway.database.query(f"""
        INSERT INTO devices (app, token, bucket, language_list, environment, token_kind, state, state_reason,
            unregistered_at, registered_at)
        SELECT a.id, decode(lpad(to_hex(g), 64, '0'), 'hex'), 0, 1, 2, 1, 3, 'Unregistered', now(), now()
        FROM apps a, generate_series(1, {count}) g WHERE a.bundle_id = '{APP}'""")


def feedback(gateway, authority, certificate):
    """The (time, token) pairs of the feedback service."""
    with LegacySender(gateway, authority, certificate, "feedback") as client:
        received = client.read()
    found = []
    while received:
        seconds, length = struct.unpack("!IH", received[:6])
        found.append((seconds, received[6:6 + length].hex()))
        received = received[6 + length:]
    return found
