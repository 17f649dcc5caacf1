# SPDX-License-Identifier: Apache-2.0
"""Admission of connections and requests: unauthorized and idle clients, few descriptors, and overload,
with real sockets."""

import http.client
import json
import re
import socket
import stat
import subprocess
import threading
import time
import urllib.request

import pytest

from gateway import APP, Gateway
from test_gateway_crashes import eventually

MEGABYTES = 16 * 1024 * 1024
DEVICE = f"/v1/apps/{APP}/devices/" + "a1" * 32


def connect(gateway):
    host, _, port = gateway.address.rpartition(":")
    return socket.create_connection((host, int(port)), timeout=20)


def head(method, path, *fields):
    return "\r\n".join([f"{method} {path} HTTP/1.1", "Host: gateway", *fields, "", ""]).encode()


def read_head(client):
    """The status line and header lines of the next response."""
    received = b""
    while b"\r\n\r\n" not in received:
        piece = client.recv(65536)
        assert piece, f"the connection ended after {received!r}"
        received += piece
    return received.decode(errors="replace").split("\r\n\r\n")[0]


def resident(gateway):
    with open(f"/proc/{gateway.process.pid}/status") as status:
        line = next(line for line in status if line.startswith("VmRSS:"))
    return int(line.split()[1]) * 1024


def bound(binary, directory, soft, hard):
    """A program that runs the binary with limits of open descriptors."""
    path = directory / "bound"
    path.write_text(f'#!/bin/sh -e\nulimit -S -n {soft}\nulimit -H -n {hard}\nexec "{binary}" "$@"\n')
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


@pytest.fixture
def make(binary, database, simulator):
    made = []

    def start(program=binary, **settings):
        gateway = Gateway(program, database, simulator, **settings)
        made.append(gateway)
        return gateway

    yield start
    for gateway in made:
        gateway.kill()


def test_unauthorized_large_bodies_use_no_memory_and_delay_no_request(make, simulator):
    gateway = make(PUSHGATE_SHARDS="1")
    gateway.set_up(simulator)
    before = resident(gateway)
    unauthorized = []

    def push(client):
        try:
            client.sendall(bytes(MEGABYTES - 1))
        except OSError:
            pass  # The gateway has closed the connection, as expected.

    threads = []
    for _ in range(32):
        client = connect(gateway)
        unauthorized.append(client)
        client.sendall(
            head("PUT", "/v1/apps/any.app/strings", f"Content-Length: {MEGABYTES}"))
        threads.append(threading.Thread(target=push, args=(client,), daemon=True))
        threads[-1].start()
    begun = time.monotonic()
    status, answer, _ = gateway.call("PUT", DEVICE, {"languages": ["en"]})
    assert status == 201, answer
    assert time.monotonic() - begun < 10
    for client in unauthorized:
        assert read_head(client).startswith("HTTP/1.1 401 ")
    assert resident(gateway) - before < 64 * 1024 * 1024
    for client in unauthorized:
        client.close()
    for thread in threads:
        thread.join(20)
    status, answer, _ = gateway.call("PUT", DEVICE, {"languages": ["fr"]})
    assert status == 200, answer


def test_requests_are_authorized_before_the_body_is_read(make, simulator):
    gateway = make(PUSHGATE_SHARDS="1")
    gateway.set_up(simulator)
    _, reader, _ = gateway.call("POST", "/v1/keys", {"name": "r", "scopes": ["read"]})
    _, other, _ = gateway.call(
        "POST", "/v1/keys", {"name": "o", "scopes": ["admin"], "apps": ["com.example.other"]})
    strings, none = f"/v1/apps/{APP}/strings", "/v1/apps/com.example.none/strings"
    for path, key, expected in [
        (strings, None, 401), (strings, "pgk_no_such_key", 401), (strings, reader["key"], 403),
        (strings, other["key"], 403), (none, gateway.admin_key, 404),
    ]:
        for extra in ["Expect: 100-continue", "X-Nothing: 1"]:
            with connect(gateway) as client:
                authorization = [f"Authorization: Bearer {key}"] if key else []
                begun = time.monotonic()
                # No byte of the body follows.
                client.sendall(
                    head("PUT", path, *authorization, extra, f"Content-Length: {MEGABYTES}"))
                answer = read_head(client)
                assert answer.startswith(f"HTTP/1.1 {expected} "), (path, key, answer)
                assert "\r\nConnection: close" in answer
                assert time.monotonic() - begun < 10


def test_a_slow_body_receives_408(make, simulator):
    gateway = make(PUSHGATE_SHARDS="1", PUSHGATE_TEST_LIMIT_HTTP_BODY_TIME="1")
    gateway.set_up(simulator)
    with connect(gateway) as client:
        client.sendall(head(
            "PUT", f"/v1/apps/{APP}/strings", f"Authorization: Bearer {gateway.admin_key}",
            f"Content-Length: {MEGABYTES}"))
        client.settimeout(0.02)
        begun = time.monotonic()
        answer = b""
        while not answer:
            assert time.monotonic() - begun < 20
            client.sendall(bytes(4096))
            try:
                answer = client.recv(65536)
            except TimeoutError:
                pass
        assert answer.startswith(b"HTTP/1.1 408 "), answer
        assert 0.9 < time.monotonic() - begun < 20


def assert_rejected_at_once(gateway):
    """Asserts that a silent new connection and one with a request receive 503, long before the idle limit."""
    for words in [b"", head("GET", "/readyz")]:
        begun = time.monotonic()
        with connect(gateway) as client:
            client.sendall(words)
            answer = read_head(client)
        assert answer.startswith("HTTP/1.1 503 "), answer
        assert "\r\nRetry-After: 1" in answer
        assert time.monotonic() - begun < 10


def metric(gateway, name):
    request = urllib.request.Request(
        gateway.url + "/metrics", headers={"Authorization": f"Bearer {gateway.admin_key}"})
    text = urllib.request.urlopen(request, timeout=10).read().decode()
    return sum(float(line.split()[1]) for line in text.splitlines() if line.startswith(name))


def becomes_refused(gateway, least, patience=30):
    """Waits until `least` connections were refused. The metric is available once the crowd's connections are closed."""
    end = time.monotonic() + patience
    while True:
        try:
            if metric(gateway, "pushgate_http_connections_refused_total") >= least:
                return
        except OSError:
            pass  # Still full: 503.
        assert time.monotonic() < end
        time.sleep(0.02)


def test_idle_connections_do_not_prevent_503_answers(make):
    gateway = make(PUSHGATE_SHARDS="1", PUSHGATE_HTTP_CONNECTIONS="50")
    crowd = [connect(gateway) for _ in range(400)]
    for _ in range(3):
        assert_rejected_at_once(gateway)
    for client in crowd:
        client.close()
    becomes_refused(gateway, 350)
    lines = [json.loads(line) for line in gateway.log if line.startswith("{")]
    rejections = [line for line in lines if line["message"].startswith("connections rejected")]
    assert 1 <= len(rejections) <= 3, rejections


def test_descriptors_are_reserved_for_503_answers(make, binary, tmp_path):
    gateway = make(bound(binary, tmp_path, 128, 128), PUSHGATE_SHARDS="1")
    crowd = [connect(gateway) for _ in range(400)]
    for _ in range(3):
        assert_rejected_at_once(gateway)
    for client in crowd:
        client.close()
    becomes_refused(gateway, 300)
    assert any("RLIMIT_NOFILE" in line for line in gateway.log)


def test_the_soft_limit_of_descriptors_is_raised(make, binary, tmp_path):
    gateway = make(bound(binary, tmp_path, 128, 4096), PUSHGATE_SHARDS="1")
    crowd = [connect(gateway) for _ in range(400)]
    assert gateway.call("GET", "/readyz")[0] == 200
    for client in crowd:
        client.close()


def test_connections_are_limited_per_address_except_for_proxies(make):
    gateway = make(
        PUSHGATE_SHARDS="1", PUSHGATE_HTTP_CONNECTIONS="200", PUSHGATE_HTTP_CONNECTIONS_PER_ADDRESS="20",
        PUSHGATE_HTTP_PROXIES="127.0.0.9, 10.0.0.0/8")

    def open_from(address):
        host, port = gateway.address.split(":")
        return socket.create_connection((host, int(port)), timeout=10, source_address=(address, 0))

    crowd = [open_from("127.0.0.1") for _ in range(20)]
    assert_rejected_at_once(gateway)
    with open_from("127.0.0.1") as client:
        assert "HTTP/1.1 503 " in read_head(client)
    # Other addresses, and the proxy with more connections, are served.
    for address in ["127.0.0.2"] + ["127.0.0.9"] * 40:
        client = open_from(address)
        crowd.append(client)
        client.sendall(head("GET", "/healthz"))
        assert read_head(client).startswith("HTTP/1.1 200 ")
    crowd[0].close()
    end = time.monotonic() + 20
    while True:
        with connect(gateway) as client:
            client.sendall(
                head("GET", "/metrics", f"Authorization: Bearer {gateway.admin_key}", "Connection: close"))
            answer = b"".join(iter(lambda: client.recv(65536), b""))
        if answer.startswith(b"HTTP/1.1 200 "):
            break
        assert time.monotonic() < end
    assert re.search(rb"pushgate_http_connections_of_address_refused_total ([3-9]|[1-9][0-9])", answer), answer
    for client in crowd:
        client.close()


def test_requests_beyond_the_limit_receive_503_at_once(make, database, simulator):
    gateway = make(
        PUSHGATE_SHARDS="1", PUSHGATE_TEST_LIMIT_REQUESTS_IN_FLIGHT="1", PUSHGATE_TEST_LIMIT_REJECTIONS_PER_SECOND="1",
        PUSHGATE_TEST_LIMIT_QUEUED_REJECTIONS="3")
    gateway.set_up(simulator)
    # The response waits: the app has no credential for the device's environment.
    gateway.register("cd" * 32, environment="production")
    waiting = json.dumps({"to": {"tokens": ["cd" * 32]}, "payload": {"aps": {"alert": "x"}}}).encode()
    with connect(gateway) as held:
        held.sendall(head(
            "POST", f"/v1/apps/{APP}/notifications", f"Authorization: Bearer {gateway.admin_key}",
            "Prefer: wait=25", f"Content-Length: {len(waiting)}") + waiting)
        # An accepted request stays in flight until its response.
        end = time.monotonic() + 20
        while database.query("SELECT count(*) FROM notifications") != "1":
            assert time.monotonic() < end
        assert gateway.metric("pushgate_http_requests_in_flight") == 1
        with connect(gateway) as client:
            begun = time.monotonic()
            # The gateway does not wait for the body.
            client.sendall(head(
                "PUT", f"/v1/apps/{APP}/strings", f"Authorization: Bearer {gateway.admin_key}",
                f"Content-Length: {MEGABYTES}"))
            answer = read_head(client)
            assert answer.startswith("HTTP/1.1 503 ") and "\r\nRetry-After: 1" in answer, answer
            assert time.monotonic() - begun < 10
        status, problem, _ = gateway.call("GET", f"/v1/apps/{APP}/notifications")
        assert (status, problem["code"]) == (503, "PG5011")
        # Requests that are answered from memory are served.
        assert gateway.call("GET", "/healthz")[0] == 200
        assert gateway.metric("pushgate_http_requests_refused_total") == 2
        # Rejections are queued and sent one a second here; further ones are sent at once. The queue is empty before.
        begun = time.monotonic()
        crowd = [connect(gateway) for _ in range(10)]
        for client in crowd:
            client.sendall(head("GET", "/v1/apps", f"Authorization: Bearer {gateway.admin_key}"))
        end = time.monotonic() + 20
        while gateway.metric("pushgate_http_requests_refused_total") < 12:
            assert time.monotonic() < end
        assert gateway.call("GET", "/healthz")[0] == 200
        for client in crowd:
            assert read_head(client).startswith("HTTP/1.1 503 ")
            client.close()
        # Three rejections were queued, and one of them may have been sent from the unused rate.
        assert time.monotonic() - begun > 1.5
        assert gateway.metric("pushgate_http_queued_rejections") == 0


def test_requests_that_wait_for_their_body_are_not_in_flight(make, simulator):
    gateway = make(PUSHGATE_SHARDS="1", PUSHGATE_TEST_LIMIT_REQUESTS_IN_FLIGHT="2")
    gateway.set_up(simulator)
    silent = []
    for path in ["notifications/batch"] * 3 + ["devices/import"]:
        client = connect(gateway)
        silent.append(client)
        # With the 100 the handler has started, and waits for the body.
        client.sendall(head(
            "POST", f"/v1/apps/{APP}/{path}", f"Authorization: Bearer {gateway.admin_key}", "Content-Length: 100",
            "Content-Type: application/x-ndjson", "Expect: 100-continue"))
        assert read_head(client).startswith("HTTP/1.1 100 ")
    assert gateway.metric("pushgate_http_requests_in_flight") == 0
    status, answer, _ = gateway.call("GET", f"/v1/apps/{APP}/notifications")
    assert status == 200, answer
    for client in silent:
        client.close()


def test_a_revoked_key_is_rejected_on_every_node(make):
    first = make(PUSHGATE_SHARDS="2")
    second = make(
        PUSHGATE_SHARDS="2", PUSHGATE_SECRET_KEY=first.environment["PUSHGATE_SECRET_KEY"])
    host, _, port = second.address.rpartition(":")
    # Persistent connections, which may be on different shards.
    clients = [http.client.HTTPConnection(host, int(port), timeout=20) for _ in range(8)]

    def answers(key):
        statuses = set()
        for client in clients:
            client.request("GET", "/v1/apps", headers={"Authorization": f"Bearer {key}"})
            response = client.getresponse()
            response.read()
            statuses.add(response.status)
        return statuses

    slowest = 0
    for _ in range(3):
        _, made, _ = first.call("POST", "/v1/keys", {"name": "k", "scopes": ["read"]})
        end = time.monotonic() + 20
        while answers(made["key"]) != {200}:
            assert time.monotonic() < end
        assert first.call("DELETE", f"/v1/keys/{made['id']}")[0] == 204
        begun = time.monotonic()
        while answers(made["key"]) != {401}:
            # The documented limit is two seconds; a busy machine may need longer.
            assert time.monotonic() < begun + 20
        slowest = max(slowest, time.monotonic() - begun)
    print(f"another node rejected the key {slowest * 1000:.0f} ms after it was revoked, at the latest")
    for client in clients:
        client.close()


def test_overload_lowers_the_concurrency_limit(make, simulator, tmp_path):
    gateway = make(
        PUSHGATE_SHARDS="1", PUSHGATE_TEST_LIMIT_REQUESTS_IN_FLIGHT="200", PUSHGATE_TEST_LIMIT_REQUESTS_IN_FLIGHT_OVERLOADED="20")
    gateway.set_up(simulator)

    def overloads():
        return gateway.metric("pushgate_http_overloads_total")

    assert overloads() == 0
    body = tmp_path / "device.json"
    body.write_text('{"languages":["de"],"environment":"sandbox"}')
    request = [
        "-d", body, "-H", ":method: PUT", "-H", f"authorization: Bearer {gateway.admin_key}",
        f"http://{gateway.address}{DEVICE}"]
    crowd = subprocess.Popen(
        ["h2load", "-D", "90", "-c", "20", "-m", "50", *request], stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    try:
        eventually(lambda: overloads() > 2, patience=60)
        # Some requests receive 503; the others succeed.
        assert gateway.metric("pushgate_http_requests_refused_total") > 0
        registrations = r'pushgate_device_registrations_total\{result="known"\}'
        stored = gateway.metric(registrations)
        eventually(lambda: gateway.metric(registrations) > stored)
    finally:
        crowd.kill()
        crowd.wait()

    def serves_a_burst():
        ran = subprocess.run(
            ["h2load", "-n", "190", "-c", "2", "-m", "95", *request], capture_output=True, text=True, timeout=60)
        return "status codes: 190 2xx" in ran.stdout

    # A moment later all requests of a burst succeed.
    eventually(serves_a_burst)
