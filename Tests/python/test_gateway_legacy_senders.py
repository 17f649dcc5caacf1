# SPDX-License-Identifier: Apache-2.0
"""Third-party senders of 2009 to 2016 from PyPI, with only host, port and root certificate changed.

`apns` was written for Python 2: `PATCHES` lists the changes for Python 3.
"""

import importlib.util
import os
import pathlib
import subprocess
import sys
import textwrap

import pytest

from legacy_sender import Certificate, feedback, legacy_settings, port
from test_gateway_legacy import GONE, OTHER, PHONE, device, gone, notifications, pushes
from test_gateway_tls import Authority
from trials import until

# Replacements in apns.py of apns 2.0.1, each for Python 3 alone.
PATCHES = [
    ("xrange(", "range("),
    ("except ssl.SSLError, err:", "except ssl.SSLError as err:"),
    ("except SSLError, ex:", "except SSLError as ex:"),
    ("sys.exc_clear()", "pass"),
    ("buff = ''", "buff = b''"),
    (r"'\2' + APNs", r"b'\2' + APNs"),
    (r"token_item = '\1'", r"token_item = b'\1'"),
    (r"payload_item = '\2'", r"payload_item = b'\2'"),
    (r"identifier_item = '\3'", r"identifier_item = b'\3'"),
    (r"expiry_item = '\4'", r"expiry_item = b'\4'"),
    (r"priority_item = '\5'", r"priority_item = b'\5'"),
]


@pytest.fixture
def authority(tmp_path):
    return Authority(tmp_path)


@pytest.fixture
def certificate(tmp_path):
    return Certificate(tmp_path, "sender", marks=("1",))


@pytest.fixture
def bridge(serve, simulator, authority, certificate):
    gateway = serve(**legacy_settings(authority, certificate.entry(), PUSHGATE_LEGACY_OLD_TLS="yes"))
    gateway.set_up(simulator)
    return gateway


def source(module):
    """The file of an installed module, which is not imported here."""
    return pathlib.Path(importlib.util.find_spec(module).origin)


@pytest.fixture
def pyapns(tmp_path, bridge):
    """The module `apns`, patched for Python 3, with the addresses of the gateway."""
    text = source("apns").read_text()
    for old, new in PATCHES:
        text = text.replace(old, new)
    (tmp_path / "apns.py").write_text(text)
    sys.path.insert(0, str(tmp_path))
    sys.modules.pop("apns", None)
    try:
        import apns
    finally:
        sys.path.remove(str(tmp_path))

    def addressed(connection, service):
        connection.server, connection.port = "127.0.0.1", port(bridge, service)
        return connection

    yield apns, addressed
    sys.modules.pop("apns", None)


def test_apns_sends_all_formats_and_reads_feedback(bridge, pyapns, certificate, simulator):
    apns, addressed = pyapns
    file = str(certificate.file)
    plain = apns.APNs(use_sandbox=True, cert_file=file, key_file=file)
    gateway = addressed(plain.gateway_server, "push")
    gateway.send_notification(PHONE, apns.Payload(alert="simple", sound="default", badge=1))
    frame = apns.Frame()
    for number in range(3):
        frame.add_item(OTHER, apns.Payload(alert=f"frame {number}"), number, 4_000_000_000, 10)
    gateway.write(bytes(frame.get_frame()))
    texts = [push["payload"]["aps"]["alert"] for push in pushes(simulator, 4)]
    assert sorted(texts) == ["frame 0", "frame 1", "frame 2", "simple"]

    bridge.register(GONE)
    gone(simulator, GONE, 4_000_000_000)
    gateway.send_notification(GONE, apns.Payload(alert="late"))
    until(lambda: device(bridge, GONE)["state"] == "unregistered", what="a 410")
    reader = addressed(plain.feedback_server, "feedback")
    assert [token.decode() for token, _ in reader.items()] == [GONE]


def test_apns_reports_errors_and_sends_the_rest_again(bridge, pyapns, certificate, simulator):
    apns, addressed = pyapns
    file = str(certificate.file)
    enhanced = apns.APNs(use_sandbox=True, cert_file=file, key_file=file, enhanced=True)
    gateway = addressed(enhanced.gateway_server, "push")
    errors = []
    gateway.register_response_listener(errors.append)
    later = 4_000_000_000
    # Apple rejected payloads of 256 bytes and more at command 1.
    texts = ["one", "x" * 300, "three", "four"]
    for number, text in enumerate(texts, 1):
        gateway.send_notification(PHONE, apns.Payload(alert=text), identifier=number, expiry=later)
    until(lambda: errors, what="an error response", patience=30)
    assert errors == [{"status": 7, "identifier": 2}]
    received = [push["payload"]["aps"]["alert"] for push in pushes(simulator, 3)]
    assert sorted(received) == ["four", "one", "three"]
    gateway.force_close()


CLERK = """
    import sys
    from apns_clerk import APNs, Message, Session
    certificate, push, feedback, *tokens = sys.argv[1:]
    session = Session(read_tail_timeout=1)
    connection = session.get_connection(("127.0.0.1", int(push)), cert_file=certificate)
    service = APNs(connection)
    result = service.send(Message(tokens[:2], alert="clerk", badge=3))
    print("failed", sorted(result.failed), result.errors)
    connection = session.new_connection(("127.0.0.1", int(feedback)), cert_file=certificate)
    print("feedback", [token.lower().decode() for token, when in APNs(connection).feedback()])
"""


def test_apns_clerk_sends_over_tls_1_0(bridge, certificate, simulator, tmp_path):
    bridge.register(GONE)
    bridge.database.query(
        "UPDATE devices SET state = 3, state_reason = 'Unregistered', unregistered_at = now()")
    # OpenSSL's default on Debian refuses TLS 1.0.
    (tmp_path / "openssl.cnf").write_text(textwrap.dedent("""
        openssl_conf = all
        [all]
        ssl_conf = ssl
        [ssl]
        system_default = old
        [old]
        MinProtocol = TLSv1
        CipherString = ALL:@SECLEVEL=0
        """))
    ran = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(CLERK), certificate.file,
         str(port(bridge)), str(port(bridge, "feedback")), PHONE, OTHER],
        env={**os.environ, "OPENSSL_CONF": str(tmp_path / "openssl.cnf")}, capture_output=True, text=True,
        timeout=60)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines() == ["failed [] []", f"feedback ['{GONE}']"], ran.stdout
    received = pushes(simulator, 2)
    assert sorted(push["token"] for push in received) == [PHONE, OTHER]
    assert all(push["payload"] == {"aps": {"alert": "clerk", "badge": 3}} for push in received)
    assert len(notifications(bridge)) == 2
