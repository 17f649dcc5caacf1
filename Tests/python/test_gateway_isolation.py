# SPDX-License-Identifier: Apache-2.0
"""Pushes of one app are not delayed by pushes of another app that cannot be sent."""

import contextlib
import socket
import subprocess
import threading
import time
import urllib.request

from gateway import APP
from wire_client import fault

OTHER = "com.example.other"
#: Limit in seconds from a POST to Apple's answer, for a busy machine.
QUICK = 3


def fill(database, app, devices, environment="sandbox"):
    """Inserts devices by SQL, since the API would take minutes."""
    code = {"production": 1, "sandbox": 2}[environment]
    database.query(f"""
        INSERT INTO devices (app, token, bucket, language_list, environment, token_kind, user_id, registered_at)
        SELECT a.id, t, get_byte(sha256(t), 0) * 256 + get_byte(sha256(t), 1), 1, {code}, 1, 'crowd', now()
        FROM apps a, (SELECT int8send(g) AS t FROM generate_series(1, {devices}) g) tokens
        WHERE a.bundle_id = '{app}'""")


def put_credential(gateway, simulator, app, environment="sandbox"):
    status, answer, _ = gateway.call(
        "PUT", f"/v1/apps/{app}/credentials/{environment}/main",
        {"key_id": simulator.key.key_id, "team_id": simulator.key.team,
         "private_key": simulator.key.private_pem})
    assert status in (200, 201), answer


def slowest_of(gateway, count, token, app=APP):
    """Sends `count` single pushes, one after another; returns the longest time from POST to finished."""
    worst = 0
    for _ in range(count):
        began = time.monotonic()
        answer = gateway.finished(gateway.notify({"tokens": [token]}, app=app), app=app)
        assert answer["outcomes"] == {"accepted": 1}
        worst = max(worst, time.monotonic() - began)
    return worst


def counts(gateway, notification, app):
    return gateway.call("GET", f"/v1/apps/{app}/notifications/{notification}")[1]


def metric(gateway, name):
    request = urllib.request.Request(
        gateway.url + "/metrics", headers={"Authorization": f"Bearer {gateway.admin_key}"})
    with urllib.request.urlopen(request, timeout=30) as response:
        for line in response.read().decode().splitlines():
            if line.startswith(name + " "):
                return float(line.rsplit(" ", 1)[1])
    return 0


def test_devices_without_a_credential_delay_no_other_app(gateway, simulator, database):
    gateway.register("a1" * 32)
    gateway.call("PUT", f"/v1/apps/{OTHER}", {"fallback_languages": ["en"]})
    fill(database, OTHER, 100_000)
    crowd = gateway.notify({"everyone": True}, app=OTHER)
    # Named audiences, too, with one queue row each.
    named = [gateway.notify({"users": ["crowd"]}, app=OTHER) for _ in range(3)]
    assert slowest_of(gateway, 20, "a1" * 32) < QUICK
    for notification in [crowd, *named]:
        answer = counts(gateway, notification, OTHER)
        assert (answer["waiting_for"], answer["outcomes"]) == (["NoCredential"], {})
    # Held work is stored as queue rows, not per device, and is not updated while it waits.
    assert database.query("SELECT count(*) FROM deliveries WHERE outcome = 1") == "0"
    held = database.query("SELECT count(*), sum(epoch) FROM queue WHERE held = 1")
    time.sleep(2)
    assert database.query("SELECT count(*), sum(epoch) FROM queue WHERE held = 1") == held
    # Adjacent ranges are merged into one row.
    assert int(held.split("|")[0]) == 1 + len(named)


def test_an_unreachable_environment_delays_no_other(serve, simulator, database):
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        port = closed.getsockname()[1]
    gateway = serve(PUSHGATE_APNS_PRODUCTION=f"https://127.0.0.1:{port}")
    gateway.set_up(simulator)
    put_credential(gateway, simulator, APP, "production")
    gateway.register("a1" * 32)
    gateway.register("b2" * 32, environment="production")
    fill(database, APP, 5_000, "production")
    waiting = [gateway.notify({"tokens": ["b2" * 32]}) for _ in range(600)]
    waiting.append(gateway.notify({"everyone": True, "environment": "production"}))
    assert slowest_of(gateway, 20, "a1" * 32) < QUICK
    end = time.monotonic() + 60
    while metric(gateway, 'pushgate_queue_held_rows{reason="no_connection"}') < 600:
        assert time.monotonic() < end
        time.sleep(0.2)
    assert slowest_of(gateway, 10, "a1" * 32) < QUICK
    answer = counts(gateway, waiting[-1], APP)
    assert answer["waiting_for"] == ["NoConnection"] and "accepted" not in answer["outcomes"]


def test_pushes_held_for_a_connection_are_sent_once(
        serve, start, database):
    far = start("--record", "20000")
    far.register_key()
    gateway = serve(
        PUSHGATE_APNS_SANDBOX="https://%s:%s" % far.address, PUSHGATE_APNS_CA_FILE=far.ca_file)
    gateway.set_up(far)
    fill(database, APP, 5_000)
    fault(far, action="refuse")
    everyone = gateway.notify({"everyone": True})
    end = time.monotonic() + 30
    while counts(gateway, everyone, APP).get("waiting_for") != ["NoConnection"]:
        assert time.monotonic() < end
        time.sleep(0.05)
    singles = [gateway.notify({"tokens": ["%016x" % n]}, {"aps": {"alert": "x"}}) for n in range(1, 101)]
    far.call("DELETE", "/sim/faults")
    assert gateway.finished(everyone, patience=60)["outcomes"] == {"accepted": 5_000}
    for notification in singles:
        assert gateway.finished(notification)["outcomes"] == {"accepted": 1}
    received = far.received("?limit=20000")
    assert len(received) == len({(push["token"], push["apns_id"]) for push in received}) == 5_100


def test_held_pushes_expire(gateway, simulator, database):
    assert gateway.call("DELETE", f"/v1/apps/{APP}/credentials/sandbox/main")[0] in (200, 204)
    gateway.register("a1" * 32)
    fill(database, APP, 2_000)
    single = gateway.notify({"tokens": ["a1" * 32]}, expires_in=2)
    everyone = gateway.notify({"everyone": True}, expires_in=2)
    assert gateway.finished(single)["outcomes"] == {"expired": 1}
    assert gateway.finished(everyone)["outcomes"] == {"expired": 2_001}
    for notification in (single, everyone):
        rows = gateway.deliveries(notification)
        assert {(row["reason"], row["attempts"]) for row in rows} == {("NoCredential", 0)}
    assert simulator.received() == []


def test_ten_thousand_registered_tokens_are_accepted_quickly(gateway, simulator, database):
    fill(database, APP, 10_000)
    gateway.register("a1" * 32)
    tokens = ["%016x" % number for number in range(1, 10_001)]
    began = time.monotonic()
    notification = gateway.notify({"tokens": tokens})
    assert time.monotonic() - began < QUICK
    assert slowest_of(gateway, 5, "a1" * 32) < QUICK
    answer = gateway.finished(notification, patience=60)
    assert answer["outcomes"] == {"accepted": 10_000}


@contextlib.contextmanager
def locked_device(database, app, token):
    """Another session holds the row of a device locked."""
    with subprocess.Popen(
            ["psql", "-XAtq", "-d", database.url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as psql:
        psql.stdin.write(f"""
            BEGIN;
            SELECT 'locked' FROM devices d JOIN apps a ON a.id = d.app
            WHERE a.bundle_id = '{app}' AND d.token = '\\x{token}' FOR UPDATE OF d;
            """)
        psql.stdin.flush()
        assert psql.stdout.readline().strip() == "locked"
        yield
        psql.stdin.close()


def other_app(gateway, simulator):
    """Another application that can send, with a device."""
    gateway.call("PUT", f"/v1/apps/{OTHER}", {"fallback_languages": ["en"]})
    put_credential(gateway, simulator, OTHER)
    gateway.register("b2" * 32, app=OTHER)


def test_a_locked_device_delays_no_request_of_another_application(gateway, simulator, database):
    other_app(gateway, simulator)
    gateway.register("a1" * 32)
    answers = []

    def change(method, body):
        status, _, _ = gateway.call(method, f"/v1/apps/{APP}/devices/{'a1' * 32}", body)
        answers.append(status)

    requests = [
        threading.Thread(target=change, args=(method, body))
        for method, body in [("PUT", {"environment": "sandbox", "languages": ["de"]}), ("PATCH", {"tags": ["new"]})] * 8]
    with locked_device(database, APP, "a1" * 32):
        for request in requests:
            request.start()
        for number in range(8):
            gateway.register("%064x" % number, app=OTHER)
            gateway.notify({"tokens": ["b2" * 32]}, app=OTHER)
            gateway.notify({"everyone": True}, app=OTHER)
        assert not answers
    for request in requests:
        request.join()
    assert set(answers) == {200}


def test_an_outcome_of_a_locked_device_delays_no_push_of_another_application(gateway, simulator, database):
    other_app(gateway, simulator)
    gateway.register("a1" * 32)
    simulator.call(
        "PUT", f"/sim/tokens/{'a1' * 32}", {"state": "unregistered", "timestamp": int(time.time() * 1000) + 1_000})
    with locked_device(database, APP, "a1" * 32):
        gone = gateway.notify({"tokens": ["a1" * 32]})
        for _ in range(10):
            slowest_of(gateway, 1, "b2" * 32, app=OTHER)
            everyone = gateway.notify({"everyone": True}, app=OTHER)
            assert gateway.finished(everyone, app=OTHER)["outcomes"] == {"accepted": 1}
        assert counts(gateway, gone, APP)["state"] != "finished"
    assert gateway.finished(gone)["reasons"] == {"Unregistered": 1}
    assert gateway.device("a1" * 32)["state"] == "unregistered"
