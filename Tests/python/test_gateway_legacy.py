# SPDX-License-Identifier: Apache-2.0
"""The legacy bridge: Apple's binary interface and feedback service, with raw frames over TLS."""

import socket
import ssl
import struct
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from gateway import APP, Gateway
from legacy_sender import Certificate, LegacySender, PAYLOAD, enhanced, feedback, framed, full, insert_unregistered
from legacy_sender import item, legacy_settings, port, simple
from test_gateway_stop import reload
from test_gateway_tls import Authority, logged
from trials import accepted, beside, until

PHONE = "a1" * 32
OTHER = "b2" * 32
GONE = "c3" * 32
TABLE = f"/v1/apps/{APP}"


@pytest.fixture
def authority(tmp_path):
    return Authority(tmp_path)


@pytest.fixture
def certificate(tmp_path):
    return Certificate(tmp_path, "sender", marks=("1",))


@pytest.fixture
def bridge(serve, simulator, authority, certificate):
    gateway = serve(**legacy_settings(authority, certificate.entry()))
    gateway.set_up(simulator)
    return gateway


@pytest.fixture
def connect(bridge, authority, certificate):
    opened = []

    def connect(**options):
        opened.append(LegacySender(bridge, authority, certificate, **options))
        return opened[-1]

    yield connect
    for sender in opened:
        sender.close()


def pushes(simulator, count):
    until(lambda: len(simulator.received()) >= count, what=f"{count} pushes")
    return simulator.received()


def notifications(gateway):
    status, answer, _ = gateway.call("GET", f"{TABLE}/notifications?limit=1000")
    assert status == 200, answer
    return answer["notifications"]


def device(gateway, token):
    return gateway.call("GET", f"{TABLE}/devices/{token}")[1]


def gone(simulator, token, seconds=None):
    """Makes APNs answer 410 for the token, which became invalid at a time."""
    milliseconds = int((time.time() if seconds is None else seconds) * 1000)
    simulator.call("PUT", f"/sim/tokens/{token}", {"state": "unregistered", "timestamp": milliseconds})


def test_frames_of_all_commands_become_pushes(bridge, connect, simulator):
    sender = connect()
    sender.send(simple(PHONE), enhanced(7, OTHER), full(8, PHONE, priority=5))
    sender.send(full(9, OTHER, b'{"aps":{"content-available":1}}'))
    received = pushes(simulator, 4)
    assert sorted((push["token"], push["priority"]) for push in received) == [
        (PHONE, 5), (PHONE, 10), (OTHER, 5), (OTHER, 10)]
    assert {push["push_type"] for push in received} == {"alert", "background"}
    assert all(push["topic"] == APP for push in received)
    stored = notifications(bridge)
    assert {notification.get("reference") for notification in stored} == {None, "7", "8", "9"}
    assert all(notification["sent_by"]["name"].startswith("legacy ") for notification in stored)


def test_an_unknown_token_is_registered_by_its_first_frame(bridge, connect, simulator):
    sender = connect()
    sender.send(full(1, PHONE))
    pushes(simulator, 1)
    registered = device(bridge, PHONE)
    assert registered["environment"] == "sandbox" and registered["state"] == "active"
    assert registered.get("user") is None
    sender.send(full(2, PHONE))
    pushes(simulator, 2)
    assert device(bridge, PHONE)["registered_at"] == registered["registered_at"]


def test_an_unregistered_device_is_tried_and_revived_only_by_an_accepted_push(bridge, connect, simulator):
    bridge.register(GONE)
    invalid_since = time.time() + 1
    gone(simulator, GONE, invalid_since)
    sender = connect()
    sender.send(full(1, GONE))
    until(lambda: device(bridge, GONE)["state"] == "unregistered", what="a 410")
    first = notifications(bridge)[0]["id"]
    assert bridge.finished(first)["outcomes"] == {"rejected": 1}
    sender.send(full(2, GONE))
    until(lambda: len(notifications(bridge)) == 2, what="a second notification")
    assert bridge.finished(notifications(bridge)[0]["id"])["outcomes"] == {"rejected": 1}
    assert device(bridge, GONE)["state"] == "unregistered"
    simulator.call("PUT", f"/sim/tokens/{GONE}", {"state": "active"})
    until(lambda: time.time() > invalid_since, what="Apple's timestamp")
    sender.send(full(3, GONE))
    until(lambda: device(bridge, GONE)["state"] == "active", what="a revival")


NUMBER = item(3, struct.pack("!I", 7))
TOKEN = item(1, bytes.fromhex(PHONE))
MALFORMED = {
    "unknown command": (b"\x03", (1, 0)),
    "truncated token": (enhanced(7, "a1" * 31), (5, 7)),
    "no token": (framed(item(2, PAYLOAD), NUMBER), (2, 7)),
    "no payload": (enhanced(7, PHONE, b""), (4, 7)),
    "oversized payload, command 1": (enhanced(7, PHONE, b" " * 257), (7, 7)),
    "oversized payload, command 2": (full(7, PHONE, b" " * 2049), (7, 7)),
    "bad JSON": (full(7, PHONE, b"{"), (1, 7)),
    "not a payload": (full(7, PHONE, b'{"aps":7}'), (1, 7)),
    "a frame length that lies": (b"\x02\xff\xff\xff\xff", (7, 0)),
    "an item length that lies": (framed(NUMBER, b"\x01\xff\xff"), (1, 7)),
    "unknown item": (framed(TOKEN, item(2, PAYLOAD), NUMBER, item(9, b"")), (1, 7)),
    "repeated item": (framed(TOKEN, TOKEN, item(2, PAYLOAD), NUMBER), (1, 7)),
}


def test_a_malformed_frame_closes_only_its_connection_with_the_right_code(bridge, connect, simulator):
    other = connect()
    other.send(full(1, OTHER))
    pushes(simulator, 1)
    for number, (name, (frame, error)) in enumerate(MALFORMED.items(), 1):
        sender = connect()
        sender.send(full(1000 + number, PHONE), frame, full(2000 + number, PHONE))
        assert sender.error() == error, name
    other.send(full(2, OTHER))
    received = pushes(simulator, len(MALFORMED) + 2)
    references = [notification["reference"] for notification in notifications(bridge)]
    assert sorted(references, key=int) == [str(n) for n in (1, 2, *range(1001, 1001 + len(MALFORMED)))]
    assert [push["token"] for push in received].count(OTHER) == 2


def test_the_error_arrives_although_the_sender_keeps_sending(bridge, connect):
    sender = connect()
    sender.send(full(1, PHONE), full(2, "a1" * 31), *[full(3, PHONE)] * 2000)
    assert sender.error() == (5, 2)


def test_a_token_of_another_kind_or_in_quarantine_is_invalid(bridge, connect, simulator):
    bridge.register(PHONE, push_type="voip")
    sender = connect()
    sender.send(full(1, OTHER), full(2, PHONE), full(3, OTHER))
    assert sender.error() == (8, 2)
    bridge.register(OTHER)
    status, answer, _ = bridge.call("POST", f"{TABLE}/devices/{OTHER}/quarantine", {"reason": "broken"})
    assert status in (200, 204), answer
    again = connect()
    again.send(full(5, OTHER))
    assert again.error() == (8, 5)


def test_a_graceful_stop_names_the_last_stored_frame(bridge, connect, simulator):
    sender = connect()
    sender.send(full(1, PHONE), full(2, PHONE))
    pushes(simulator, 2)
    idle = connect()
    bridge.process.terminate()
    assert sender.error() == (10, 2)
    assert idle.error() == (10, 0)
    sender.close()
    idle.close()
    assert bridge.process.wait(timeout=20) == 0


def test_a_half_closed_connection_stores_its_complete_frames(bridge, connect, simulator):
    sender = connect()
    sender.send(full(1, PHONE), full(2, PHONE)[:-1])
    sender.socket.unwrap()
    pushes(simulator, 1)
    assert [notification["reference"] for notification in notifications(bridge)] == ["1"]


def test_a_faulty_frame_is_reported_after_an_end_without_close_notify(bridge, connect, simulator):
    sender = connect()
    sender.send(full(1, PHONE), full(2, "a1" * 31))
    sender.half_close()
    assert sender.error() == (5, 2)
    pushes(simulator, 1)


def test_frames_before_a_reset_are_stored(bridge, connect, simulator):
    sender = connect()
    for number in range(1, 51):
        sender.send(full(number, PHONE))
    sender.reset()
    # Frames that arrived before the reset count, and their number depends on the kernel.
    until(lambda: bridge.metric('pushgate_legacy_connections{service="push"}') == 0, what="the end")
    count = len(notifications(bridge))
    assert bridge.metric("pushgate_legacy_frames_total") == count
    assert sorted(int(one["reference"]) for one in notifications(bridge)) == list(range(1, count + 1))


def test_a_locked_device_delays_only_its_own_connection(bridge, connect, simulator):
    """Another transaction is registering the token of one frame, and does not end."""
    rows = "SELECT a.id, decode('{}', 'hex'), 0, 1, 2, 1, now() FROM apps a".format(PHONE)
    locker = subprocess.Popen(
        ["psql", "-Xqd", bridge.database.url], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    locker.stdin.write(
        "BEGIN; INSERT INTO devices (app, token, bucket, language_list, environment, token_kind, registered_at) "
        + rows + ";\n")
    locker.stdin.flush()
    until(
        lambda: bridge.database.query(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND"
            " state = 'idle in transaction'") == "1",
        what="the registration that does not end")
    waiting, others = connect(), [connect() for _ in range(4)]
    waiting.send(full(1, PHONE), full(2, OTHER))
    until(
        lambda: bridge.database.query("SELECT count(*) FROM pg_locks WHERE NOT granted") != "0",
        what="a frame that waits for the lock")
    for number, other in enumerate(others):
        other.send(full(number, "%02x" % number * 32))
    received = pushes(simulator, len(others))
    assert sorted(push["token"] for push in received) == ["%02x" % number * 32 for number in range(4)]
    bridge.register(GONE)
    locker.communicate("COMMIT;\n")
    assert {push["token"] for push in pushes(simulator, 6)} >= {PHONE, OTHER}
    assert len(simulator.received()) == 6


def test_two_nodes_serve_one_sender_and_one_list(binary, bridge, authority, certificate, simulator):
    shared = {
        name: value for name, value in bridge.environment.items()
        if name.startswith(("PUSHGATE_LEGACY_", "PUSHGATE_TLS_"))}
    other = beside(binary, bridge, simulator, **shared)
    tokens = ["%064x" % (1 << 200 | number) for number in range(500)]

    def send(node):
        with LegacySender(node, authority, certificate) as sender:
            sender.send(*(full(number, token) for number, token in enumerate(tokens)))
            sender.half_close()
            assert sender.error() is None

    try:
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(send, (bridge, other)))
            until(lambda: accepted(simulator) == 2 * len(tokens), what="every push")
            received = simulator.received("?limit=2000")
            assert sorted(push["token"] for push in received) == sorted(2 * tokens)
            assert bridge.database.query("SELECT count(*) FROM devices") == str(len(tokens))
            count = 20_000
            insert_unregistered(bridge, count)
            lists = list(pool.map(lambda node: feedback_of(node, authority, certificate), (bridge, other)))
        assert [len(set(found)) for found in lists] == [count, count]
        for node in (bridge, other):
            until(lambda: feedback_of(node, authority, certificate) == [], what="an empty list")
    finally:
        other.stop()


def test_openssl_sends_the_bytes_of_the_guide(bridge, authority, certificate, simulator):
    """Figure A-1 to A-3 of "Binary Provider API", byte by byte."""
    token = bytes.fromhex(PHONE)
    payload = b'{"aps":{"alert":"From openssl"}}'
    frames = (
        b"\x00" b"\x00\x20" + token + b"\x00\x20" + payload
        + b"\x01" b"\x00\x00\x00\x01" b"\xf0\x00\x00\x00" b"\x00\x20" + token + b"\x00\x20" + payload
        + b"\x02" b"\x00\x00\x00\x58"
        b"\x01\x00\x20" + token + b"\x02\x00\x20" + payload
        + b"\x03\x00\x04" b"\x00\x00\x00\x02" b"\x04\x00\x04" b"\xf0\x00\x00\x00" b"\x05\x00\x01" b"\x0a")
    assert len(payload) == 0x20
    with subprocess.Popen(
        ["openssl", "s_client", "-quiet", "-connect", f"127.0.0.1:{port(bridge)}", "-cert", certificate.file,
         "-key", certificate.file, "-CAfile", authority.root_file],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as client:
        try:
            client.stdin.write(frames)
            client.stdin.flush()
            received = pushes(simulator, 3)
        finally:
            client.kill()
    assert {push["payload"]["aps"]["alert"] for push in received} == {"From openssl"}


# Senders


def test_certificates_decide_who_may_send(serve, simulator, authority, tmp_path):
    expired = Certificate(tmp_path, "expired", days=-1)
    unknown = Certificate(tmp_path, "unknown")
    gateway = serve(**legacy_settings(authority, expired.entry()))
    gateway.set_up(simulator)
    with LegacySender(gateway, authority, expired) as sender:
        sender.send(full(1, PHONE))
        pushes(simulator, 1)
    assert logged(gateway, "expired certificate")["sender"] == expired.fingerprint[:16]
    for certificate in (unknown, None):
        with LegacySender(gateway, authority, certificate) as sender:
            assert sender.read() == b""
    assert unknown.fingerprint in logged(gateway, "unknown legacy sender")["reason"]
    assert gateway.metric(r'pushgate_legacy_handshakes_total{result="expired"}') == 1
    assert gateway.metric(r'pushgate_legacy_handshakes_total{result="unknown"}') == 2


def test_the_certificate_of_a_credential_is_known_without_a_setting(serve, simulator, authority, tmp_path):
    certificate = Certificate(tmp_path, "uploaded", marks=("1",))
    gateway = serve(**legacy_settings(authority))
    gateway.set_up(simulator)
    with LegacySender(gateway, authority, certificate) as sender:
        assert sender.read() == b""
    pem = certificate.file.read_text()
    status, answer, _ = gateway.call("PUT", f"{TABLE}/credentials/sandbox/old", {"certificate": pem})
    assert status in (200, 201), answer
    with LegacySender(gateway, authority, certificate) as sender:
        sender.send(b"\x03")
        assert sender.error() == (1, 0)


def test_a_reload_applies_the_listed_certificates(binary, database, simulator, authority, certificate, tmp_path):
    settings = legacy_settings(authority)
    file = tmp_path / "pushgate.env"
    file.write_text("")
    settings.pop("PUSHGATE_LEGACY_SENDERS")
    gateway = Gateway(binary, database, simulator, options=["--config", str(file)], **settings)
    try:
        gateway.set_up(simulator)
        with LegacySender(gateway, authority, certificate) as sender:
            assert sender.read() == b""
        file.write_text(f"PUSHGATE_LEGACY_SENDERS={certificate.entry()}\n")
        assert reload(gateway, "settings reloaded")["changed"] == "PUSHGATE_LEGACY_SENDERS"
        with LegacySender(gateway, authority, certificate) as sender:
            sender.send(b"\x03")
            assert sender.error() == (1, 0)
    finally:
        gateway.stop()


def test_a_root_admits_valid_certificates_of_an_apps_topic(serve, simulator, authority, tmp_path):
    gateway = serve(**legacy_settings(authority, PUSHGATE_LEGACY_CLIENT_CA_FILE=str(authority.root_file)))
    gateway.set_up(simulator)
    issuer = (authority.root, authority.root_key)
    (tmp_path / "other").mkdir()
    other = Authority(tmp_path / "other")
    certificates = {
        "expired": {"issuer": issuer, "days": -1}, "of another root": {"issuer": (other.root, other.root_key)},
        "self-signed": {}, "of another app": {"issuer": issuer, "uid": "com.example.other"}}
    for name, options in certificates.items():
        with LegacySender(gateway, authority, Certificate(tmp_path, name, marks=("1",), **options)) as sender:
            assert sender.read() == b"", name
    with LegacySender(gateway, authority, Certificate(tmp_path, "valid", marks=("1",), issuer=issuer)) as sender:
        sender.send(full(1, PHONE))
        assert [push["environment"] for push in pushes(simulator, 1)] == ["sandbox"]
    assert gateway.metric('pushgate_legacy_handshakes_total{result="unknown"}') == len(certificates)


def test_tls_1_0_needs_the_setting(serve, simulator, authority, certificate):
    gateway = serve(**legacy_settings(authority, certificate.entry()))
    for version in (ssl.TLSVersion.TLSv1, ssl.TLSVersion.TLSv1_1):
        with pytest.raises((ssl.SSLError, ConnectionError)):
            LegacySender(gateway, authority, certificate, version=version)
    gateway.stop()
    gateway = serve(**legacy_settings(authority, certificate.entry(), PUSHGATE_LEGACY_OLD_TLS="yes"))
    gateway.set_up(simulator)
    # With TLS 1.0, OpenSSL sends an empty record before each frame.
    for version in (ssl.TLSVersion.TLSv1, ssl.TLSVersion.TLSv1_1, ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_3):
        with LegacySender(gateway, authority, certificate, version=version) as sender:
            for number in range(1, 101):
                sender.send(full(number, PHONE))
            sender.send(b"\x03")
            assert sender.error() == (1, 0)
    assert gateway.metric("pushgate_legacy_frames_total") == 400


def test_the_host_name_and_the_topic_select_environment_and_push_type(serve, simulator, authority, tmp_path):
    issuer = (authority.root, authority.root_key)
    both = Certificate(tmp_path, "both", issuer=issuer)
    calls = Certificate(tmp_path, "calls", uid=APP + ".voip", marks=("1",), issuer=issuer)
    gateway = serve(**legacy_settings(authority, PUSHGATE_LEGACY_CLIENT_CA_FILE=str(authority.root_file)))
    gateway.set_up(simulator)
    with LegacySender(gateway, authority, both, host="gateway.sandbox.push.example.com") as sender:
        sender.send(full(1, PHONE))
        pushes(simulator, 1)
    with LegacySender(gateway, authority, both) as sender:
        sender.send(full(2, OTHER))
        until(lambda: device(gateway, OTHER).get("environment") == "production", what="a registration")
    with LegacySender(gateway, authority, calls) as sender:
        sender.send(full(3, GONE, b'{"aps":{},"call":1}'))
        call = pushes(simulator, 2)[-1]
    assert (call["push_type"], call["topic"]) == ("voip", APP + ".voip")
    assert device(gateway, PHONE)["environment"] == "sandbox"


def test_the_server_asks_for_a_certificate_without_naming_authorities(bridge, authority, certificate):
    ran = subprocess.run(
        ["openssl", "s_client", "-connect", f"127.0.0.1:{port(bridge)}", "-CAfile", authority.root_file, "-tls1_2"],
        input=b"", capture_output=True, timeout=20)
    output = ran.stdout.decode(errors="replace")
    assert "No client certificate CA names sent" in output and "Client Certificate Types" in output, output


# Feedback


def unregister(gateway, connect, simulator, tokens):
    """Makes devices unregistered through 410s."""
    sender = connect()
    for number, token in enumerate(tokens, 1):
        gateway.register(token)
        gone(simulator, token, time.time() + 1)
        sender.send(full(number, token))
    for token in tokens:
        until(lambda: device(gateway, token)["state"] == "unregistered", what=f"a 410 for {token}")
    sender.close()


def test_feedback_returns_unregistered_tokens_once(bridge, authority, certificate, connect, simulator):
    tokens = sorted("%02x" % number * 32 for number in range(5))
    begun = int(time.time())
    unregister(bridge, connect, simulator, tokens)
    found = feedback(bridge, authority, certificate)
    assert sorted(token for _, token in found) == tokens
    # `unregister` sets Apple's timestamps a second ahead.
    assert all(begun <= seconds <= time.time() + 1 for seconds, _ in found)
    # Events that other transactions of the cluster hold back are returned again.
    until(lambda: feedback_of(bridge, authority, certificate) == [], what="an empty list")
    assert bridge.metric("pushgate_legacy_feedback_tokens_total") >= 5
    unregister(bridge, connect, simulator, [GONE])
    until(lambda: feedback_of(bridge, authority, certificate) == [GONE], what="a new token")


def test_feedback_leaves_out_devices_that_registered_again(bridge, authority, certificate, connect, simulator):
    unregister(bridge, connect, simulator, [PHONE, GONE])
    bridge.register(PHONE)
    assert [token for _, token in feedback(bridge, authority, certificate)] == [GONE]


def test_a_broken_feedback_connection_loses_nothing(bridge, authority, certificate):
    """The client stops to read in the middle, and resets the connection."""
    count = 40_000
    insert_unregistered(bridge, count)
    with LegacySender(bridge, authority, certificate, "feedback") as client:
        assert len(client.socket.recv(10_000)) > 0
        client.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    assert len(set(feedback_of(bridge, authority, certificate))) == count
    until(lambda: feedback_of(bridge, authority, certificate) == [], what="an empty list")
    assert bridge.metric("pushgate_legacy_feedback_tokens_total") >= count


def test_feedback_survives_a_restart_of_the_gateway(bridge, authority, certificate, connect, simulator):
    unregister(bridge, connect, simulator, [GONE])
    bridge.kill()
    bridge.start()
    assert [token for _, token in feedback(bridge, authority, certificate)] == [GONE]


def test_feedback_belongs_to_an_environment(serve, simulator, authority, tmp_path):
    sandbox, production = Certificate(tmp_path, "s", marks=("1",)), Certificate(tmp_path, "p", marks=("2",))
    gateway = serve(**legacy_settings(authority, sandbox.entry("sandbox"), production.entry("production")))
    gateway.set_up(simulator)
    gateway.register(PHONE)
    gateway.register(GONE, environment="production")
    gateway.database.query(
        "UPDATE devices SET state = 3, state_reason = 'Unregistered', unregistered_at = now()")
    until(lambda: feedback_of(gateway, authority, sandbox) == [PHONE], what="the sandbox's token")
    assert feedback_of(gateway, authority, production) == [GONE]


def feedback_of(gateway, authority, certificate):
    return [token for _, token in feedback(gateway, authority, certificate)]
