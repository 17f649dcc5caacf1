# SPDX-License-Identifier: Apache-2.0
"""The gateway's sender with third-party HTTP/2 servers: Python's `h2`, and `nghttpd`."""

import collections
import datetime
import ipaddress
import json
import socket
import ssl
import subprocess
import threading

import h2.config
import h2.connection
import h2.events
import h2.exceptions
import h2.settings
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from gateway import APP, Gateway


class Certificate:
    """A self-signed certificate for 127.0.0.1."""

    def __init__(self, folder):
        key = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(x509.oid.NameOID.COMMON_NAME, "another server")])
        now = datetime.datetime.now(datetime.timezone.utc)
        address = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
        certificate = (
            x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
            .serial_number(x509.random_serial_number()).not_valid_before(now - datetime.timedelta(days=1))
            .not_valid_after(now + datetime.timedelta(days=1)).add_extension(address, critical=False)
            .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
            .sign(key, hashes.SHA256()))
        self.path, self.key_path = str(folder / "other.pem"), str(folder / "other.key")
        with open(self.path, "wb") as file:
            file.write(certificate.public_bytes(serialization.Encoding.PEM))
        with open(self.key_path, "wb") as file:
            file.write(key.private_bytes(
                serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()))


class H2Server:
    """Receives pushes with Python's `h2`, which checks headers, windows and states (RFC 9113)."""

    def __init__(self, certificate, answer, streams=50):
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.load_cert_chain(certificate.path, certificate.key_path)
        self.context.set_alpn_protocols(["h2"])
        self.answer, self.streams = answer, streams
        self.taken, self.faults, self.connections = collections.Counter(), [], 0
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = self.listener.getsockname()
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                raw, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self.serve, args=(raw, self.connections), daemon=True).start()
            self.connections += 1

    def serve(self, raw, number):
        try:
            self.exchange(self.context.wrap_socket(raw, server_side=True), number)
        except h2.exceptions.ProtocolError as error:
            self.faults.append(repr(error))
        except OSError:
            pass

    def exchange(self, tls, number):
        # Invalid headers of the client raise an exception.
        connection = h2.connection.H2Connection(h2.config.H2Configuration(
            client_side=False, validate_inbound_headers=True))
        connection.local_settings = h2.settings.Settings(
            client=False, initial_values={h2.settings.SettingCodes.MAX_CONCURRENT_STREAMS: self.streams})
        connection.initiate_connection()
        tls.sendall(connection.data_to_send())
        requests = {}
        while data := tls.recv(65536):
            for event in connection.receive_data(data):
                if isinstance(event, h2.events.RequestReceived):
                    requests[event.stream_id] = [dict(event.headers), b""]
                elif isinstance(event, h2.events.DataReceived):
                    requests[event.stream_id][1] += event.data
                    connection.acknowledge_received_data(event.flow_controlled_length, event.stream_id)
                elif isinstance(event, h2.events.StreamEnded):
                    headers, body = requests.pop(event.stream_id)
                    json.loads(body)
                    token = headers[b":path"].decode().rsplit("/", 1)[1]
                    self.taken[token] += 1
                    self.answer(connection, event.stream_id, token, number)
                    if connection.state_machine.state == h2.connection.ConnectionState.CLOSED:
                        # Closes the connection after GOAWAY.
                        tls.sendall(connection.data_to_send())
                        return tls.close()
            tls.sendall(connection.data_to_send())

    def close(self):
        self.listener.close()


@pytest.fixture
def certificate(tmp_path):
    return Certificate(tmp_path)


@pytest.fixture
def sending_to(binary, database, simulator, certificate):
    """A gateway that sends to another server, with devices."""
    running = []

    def start(address, devices):
        host, port = address
        gateway = Gateway(
            binary, database, simulator, PUSHGATE_APNS_SANDBOX=f"https://{host}:{port}",
            PUSHGATE_APNS_CA_FILE=certificate.path)
        running.append(gateway)
        gateway.set_up(simulator)
        for number in range(devices):
            gateway.register(f"{number:064x}")
        return gateway

    yield start
    for gateway in running:
        gateway.stop()


def accept(connection, stream, token, number):
    connection.send_headers(stream, [(":status", "200"), ("apns-id", "x")], end_stream=True)


def test_python_h2_receives_each_push_once(certificate, sending_to):
    server = H2Server(certificate, accept)
    gateway = sending_to(server.address, 200)
    done = gateway.finished(gateway.notify({"everyone": True}))
    assert done["outcomes"] == {"accepted": 200}
    assert gateway.stop() == 0
    assert set(server.taken.values()) == {1} and len(server.taken) == 200
    assert server.faults == []
    server.close()


def test_python_h2_rejects_resets_and_sends_goaway(certificate, sending_to):
    met = collections.Counter()

    def trouble(connection, stream, token, number):
        met[token] += 1
        which = int(token, 16)
        if which == 7:
            reason = json.dumps({"reason": "Unregistered", "timestamp": 4_102_444_800_000}).encode()
            connection.send_headers(stream, [(":status", "410")])
            for byte in range(len(reason)):
                connection.send_data(stream, reason[byte:byte + 1], end_stream=byte == len(reason) - 1)
        elif which == 8:
            # An error without a body.
            connection.send_headers(stream, [(":status", "400")], end_stream=True)
        elif which == 9 and met[token] == 1:
            connection.reset_stream(stream, error_code=0x7)
        elif which == 60 and met[token] == 1:
            accept(connection, stream, token, number)
            connection.close_connection(last_stream_id=stream)
        else:
            accept(connection, stream, token, number)

    server = H2Server(certificate, trouble)
    gateway = sending_to(server.address, 100)
    done = gateway.finished(gateway.notify({"everyone": True}))
    assert done["outcomes"] == {"accepted": 98, "rejected": 2}
    assert gateway.device(f"{7:064x}")["state"] == "unregistered"
    assert gateway.device(f"{8:064x}")["state"] == "active"
    assert gateway.stop() == 0
    assert server.faults == []
    # Requests after REFUSED_STREAM, or not processed before GOAWAY, are retried.
    assert [token for token, times in met.items() if times > 1] == [f"{9:064x}"]
    assert met[f"{9:064x}"] == 2 and len(met) == 100
    server.close()


def test_nghttpd_receives_each_push(certificate, sending_to):
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = subprocess.Popen(
        ["nghttpd", "--echo-upload", "-v", "-a", "127.0.0.1", str(port), certificate.key_path, certificate.path],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    seen = []
    reading = threading.Thread(target=lambda: seen.extend(server.stdout), daemon=True)
    reading.start()
    gateway = sending_to(("127.0.0.1", port), 50)
    done = gateway.finished(gateway.notify({"everyone": True}))
    # nghttpd answers 200 and echoes the body, which counts as accepted.
    assert done["outcomes"] == {"accepted": 50}
    assert gateway.stop() == 0
    server.terminate()
    server.wait(timeout=10)
    reading.join()
    paths = [line.split(":path: ")[1].strip() for line in seen if ":path: /3/device/" in line]
    assert sorted(paths) == [f"/3/device/{number:064x}" for number in range(50)]
    assert not any("recv GOAWAY" in line and "error_code=NO_ERROR" not in line for line in seen)
