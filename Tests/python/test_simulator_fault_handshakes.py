# SPDX-License-Identifier: Apache-2.0
"""Faults before HTTP/2: closed ports, handshakes that stall or fail, wrong certificates, no ALPN;
with Python's `ssl` and sockets, `openssl s_client`, `curl` and `nghttp`."""

import socket
import ssl
import subprocess
import time

import pytest
from cryptography import x509

from wire_client import Wire, fault

MOMENT = 0.3


def handshake(simulator, alpn=("h2",), timeout=10):
    context = ssl.create_default_context(cafile=simulator.ca_file)
    context.set_alpn_protocols(list(alpn))
    raw = socket.create_connection(simulator.address, timeout=timeout)
    return context.wrap_socket(raw, server_hostname="localhost")


def s_client(simulator, *options):
    host, port = simulator.address
    command = [
        "openssl", "s_client", "-connect", f"{host}:{port}", "-CAfile", simulator.ca_file,
        "-verify_return_error", "-verify_hostname", "localhost", "-servername", "localhost",
        "-alpn", "h2", *options]
    done = subprocess.run(command, input="", capture_output=True, text=True, timeout=20,
                          errors="replace")
    return done.returncode, done.stdout + done.stderr


def works(simulator):
    with Wire(simulator) as wire:
        return wire.push() == [("HEADERS", "200", "END_STREAM")]


# Before TLS

def test_a_port_that_refuses_connections_for_a_while(simulator):
    with Wire(simulator) as established:
        began = time.monotonic()
        fault(simulator, action="refuse", for_ms=2_000)
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(simulator.address)
        # Open connections are not affected.
        assert established.push() == [("HEADERS", "200", "END_STREAM")]
        while True:
            try:
                socket.create_connection(simulator.address).close()
                break
            except ConnectionRefusedError:
                assert time.monotonic() - began < 15
                time.sleep(0.02)
        assert time.monotonic() - began >= 1.5
    assert works(simulator)
    assert simulator.call("GET", "/sim/faults")[1]["faults"] == []


def test_a_port_that_refuses_after_some_connections_until_reset(start):
    simulator = start("--listen", "127.0.0.1:0,127.0.0.2:0")
    simulator.register_key()
    closed, other = simulator.addresses("sandbox")
    rule = fault(simulator, action="refuse", after=2, address=closed[0])
    for _ in range(2):
        with Wire(simulator, address=closed) as wire:
            assert wire.push() == [("HEADERS", "200", "END_STREAM")]
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(closed)
    with Wire(simulator, address=other) as wire:
        assert wire.push() == [("HEADERS", "200", "END_STREAM")]
    assert simulator.call("DELETE", f"/sim/faults/{rule}")[0] == 204
    with Wire(simulator, address=closed) as wire:
        assert wire.push() == [("HEADERS", "200", "END_STREAM")]


def test_stopping_while_a_port_is_closed(start):
    simulator = start()
    fault(simulator, action="refuse")
    began = time.monotonic()
    simulator.stop()
    assert time.monotonic() - began < 5


def test_reset_and_fin_on_accept(simulator):
    fault(simulator, action="abort", at="accept", times=1)
    with pytest.raises(ConnectionResetError):
        handshake(simulator)
    fault(simulator, action="close", at="accept", times=1)
    with socket.create_connection(simulator.address, timeout=10) as raw:
        assert raw.recv(1) == b""
    assert works(simulator)


# Handshakes

def test_a_handshake_that_stalls(simulator):
    fault(simulator, action="tls_stall", times=1)
    with pytest.raises(TimeoutError):
        handshake(simulator, timeout=MOMENT)
    assert works(simulator)


def test_a_handshake_that_begins_late(simulator):
    fault(simulator, action="tls_stall", delay_ms=300, times=1)
    began = time.monotonic()
    assert works(simulator)
    assert time.monotonic() - began >= 0.3


def test_fin_after_the_client_hello(simulator):
    fault(simulator, action="tls_close", times=1)
    with pytest.raises(ssl.SSLEOFError):
        handshake(simulator)
    # No FIN before the ClientHello.
    fault(simulator, action="tls_close", times=1)
    with socket.create_connection(simulator.address, timeout=MOMENT) as raw:
        with pytest.raises(TimeoutError):
            raw.recv(1)
        raw.settimeout(20)
        raw.sendall(b"\x16")
        assert raw.recv(1) == b""


@pytest.mark.parametrize("alert, text", [(40, "handshake failure"), (80, "internal error")])
def test_a_fatal_alert_instead_of_a_server_hello(simulator, alert, text):
    fault(simulator, action="tls_alert", alert=alert, times=1)
    code, output = s_client(simulator)
    assert code != 0
    assert f"alert {text}" in output and f"SSL alert number {alert}" in output
    fault(simulator, action="tls_alert", times=1)
    with socket.create_connection(simulator.address, timeout=10) as raw:
        raw.sendall(b"\x16")
        assert raw.recv(100) == bytes([21, 3, 3, 0, 2, 2, 40])
        assert raw.recv(1) == b""


@pytest.mark.parametrize(
    "action, words",
    [
        ("certificate_expired", "certificate has expired"),
        ("certificate_wrong_root", "unable to get local issuer certificate"),
        ("certificate_wrong_host", "hostname mismatch"),
    ])
def test_invalid_certificates_are_rejected_by_clients(simulator, action, words):
    assert s_client(simulator)[0] == 0
    fault(simulator, action=action, times=2)
    code, output = s_client(simulator)
    assert code != 0 and words in output.lower(), output
    with pytest.raises(ssl.SSLCertVerificationError):
        handshake(simulator)
    assert works(simulator)
    # A client without verification is served.
    fault(simulator, action=action, times=1)
    host, port = simulator.address
    done = subprocess.run(
        ["curl", "-sk", "--http2", "--max-time", "10", "-o", "/dev/null", "-w", "%{http_code}",
         "-X", "POST", f"https://{host}:{port}/3/device/00"],
        capture_output=True, text=True)
    assert done.stdout == "400"


@pytest.mark.parametrize("name", ["localhost.localdomain", "apns.test", "192.0.2.7"])
@pytest.mark.parametrize("action, words", [
    ("certificate_expired", "certificate has expired"),
    ("certificate_wrong_root", "unable to get local issuer certificate"),
])
def test_a_wrong_certificate_has_one_fault_for_every_name(start, action, words, name):
    simulator = start("--name", "apns.test", "--name", "192.0.2.7")
    fault(simulator, action=action, times=1)
    context = ssl.create_default_context(cafile=simulator.ca_file)
    with socket.create_connection(simulator.address, timeout=10) as raw:
        with pytest.raises(ssl.SSLCertVerificationError, match=words):
            context.wrap_socket(raw, server_hostname=name)
    fault(simulator, action=action, times=1)
    assert names_shown(simulator) == {
        "localhost", "localhost.localdomain", "127.0.0.1", "::1", "apns.test", "192.0.2.7"}


def names_shown(simulator):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    with socket.create_connection(simulator.address, timeout=10) as raw:
        with context.wrap_socket(raw, server_hostname="localhost") as tls:
            shown = x509.load_der_x509_certificate(tls.getpeercert(binary_form=True))
    names = shown.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return {str(name.value) for name in names}


def test_the_valid_certificate_has_the_same_names_and_dates(simulator):
    fault(simulator, action="certificate_wrong_host", times=1)
    _, output = s_client(simulator, "-showcerts")
    assert "CN = push.example.com" in output or "CN=push.example.com" in output


def test_no_protocol_is_chosen(simulator):
    fault(simulator, action="alpn_none", times=2)
    _, output = s_client(simulator)
    assert "No ALPN negotiated" in output
    with handshake(simulator) as tls:
        assert tls.selected_alpn_protocol() is None
        tls.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")
        assert tls.recv(100) == b""
    assert works(simulator)


def test_http_1_is_chosen(simulator):
    fault(simulator, action="alpn_http1", times=2)
    with handshake(simulator, alpn=("h2", "http/1.1")) as tls:
        assert tls.selected_alpn_protocol() == "http/1.1"
    # For a client that offers only h2 the handshake fails (RFC 7301, 3.2).
    with pytest.raises(ssl.SSLError, match="(?i)no.application.protocol"):
        handshake(simulator)


def test_nghttp_rejects_a_server_without_h2(simulator):
    fault(simulator, action="alpn_none", times=1)
    host, port = simulator.address
    done = subprocess.run(
        ["nghttp", "-v", f"https://{host}:{port}/"], capture_output=True, text=True, timeout=20)
    assert "HTTP/2 protocol was not selected" in done.stdout + done.stderr


# Selection

def test_handshake_faults_by_count_and_probability(start):
    def outcomes(seed):
        simulator = start("--seed", str(seed))
        fault(simulator, action="abort", at="accept", after=3, probability=0.5)
        results = []
        for _ in range(20):
            try:
                handshake(simulator).close()
                results.append(True)
            except OSError:
                results.append(False)
        return results

    first = outcomes(5)
    assert first[:3] == [True] * 3
    assert 4 <= first.count(False) <= 15
    assert outcomes(5) == first
    assert outcomes(6) != first


def test_a_stalled_handshake_ends_with_the_simulator(start):
    simulator = start()
    fault(simulator, action="tls_stall")
    with socket.create_connection(simulator.address, timeout=10) as raw:
        raw.sendall(b"\x16")
        time.sleep(0.1)
        began = time.monotonic()
        simulator.stop()
        assert time.monotonic() - began < 5
