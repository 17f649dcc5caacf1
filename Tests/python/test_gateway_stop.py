# SPDX-License-Identifier: Apache-2.0
"""Graceful shutdown and reloading of settings, under load."""

import base64
import json
import os
import signal
import socket
import subprocess
import time
from types import SimpleNamespace

import pytest
from gateway import APP, Gateway
from trials import Stream, arrivals, until

DEVICES = f"/v1/apps/{APP}/devices"
PHONE = "a1" * 32


def logged(gateway, message):
    """The log's lines with this message."""
    lines = [json.loads(line) for line in list(gateway.log) if line.startswith("{")]
    return [line for line in lines if line["message"] == message]


def set_up(gateway, simulator):
    gateway.set_up(simulator)
    gateway.register(PHONE)


def test_a_draining_gateway_is_unready_and_serves(serve, simulator):
    gateway = serve(PUSHGATE_DRAIN_DELAY_SECONDS="20")
    set_up(gateway, simulator)
    with Stream([gateway], [PHONE]) as stream:
        until(lambda: len(stream.acknowledged) > 20, what="a load")
        terminated = time.monotonic()
        gateway.process.terminate()
        until(lambda: gateway.call("GET", "/readyz")[0] == 503, patience=18, what="unready")
        _, report, _ = gateway.call("GET", "/readyz")
        assert report["draining"] and report["database"]
        served = len(stream.acknowledged)
        until(lambda: len(stream.acknowledged) > served + 20, patience=18, what="served on")
        assert not stream.unanswered
        gateway.process.wait(timeout=60)
        assert time.monotonic() - terminated > 20
    assert gateway.stop() == 0
    del gateway.environment["PUSHGATE_DRAIN_DELAY_SECONDS"]
    gateway.start()
    acknowledged = {(number, PHONE) for number, _, _ in stream.acknowledged}
    until(lambda: acknowledged <= set(arrivals(simulator)), what="all accepted pushes")


def test_sigterm_ends_a_start_while_postgresql_does_not_answer(binary):
    with socket.create_server(("127.0.0.1", 0)) as silent:
        environment = {
            **os.environ, "PUSHGATE_LISTEN": "127.0.0.1:0",
            "PUSHGATE_DATABASE_URL": f"postgresql://pushgate@127.0.0.1:{silent.getsockname()[1]}/pushgate",
            "PUSHGATE_SECRET_KEY": base64.b64encode(bytes(32)).decode(),
            "PUSHGATE_ADMIN_KEY": "pgk_" + "a" * 43,
        }
        process = subprocess.Popen([binary, "serve"], env=environment, stderr=subprocess.PIPE, text=True)
        try:
            # The process waits for the first message of a server that sends none.
            silent.accept()
            process.terminate()
            terminated = time.monotonic()
            assert process.wait(timeout=60) == 0
            took = time.monotonic() - terminated
            assert "stopped before serving" in process.stderr.read()
            # An attempt to connect lasts five seconds.
            assert took < 4, took
        finally:
            process.kill()


def test_a_second_sigterm_skips_the_drain_delay(serve, simulator):
    gateway = serve(PUSHGATE_DRAIN_DELAY_SECONDS="3600")
    set_up(gateway, simulator)
    gateway.process.terminate()
    until(lambda: gateway.call("GET", "/readyz")[0] == 503, what="unready")
    assert gateway.process.poll() is None
    assert gateway.stop() == 0
    assert logged(gateway, "stopped")


@pytest.fixture
def configured(binary, database, simulator, tmp_path):
    """A gateway with a settings file that tests can replace."""
    file = tmp_path / "pushgate.env"
    file.write_text("PUSHGATE_ADMIN_KEY=the-first-of-two-keys\nPUSHGATE_SHARDS=2\n")
    gateway = Gateway(
        binary, database, simulator, options=["--config", str(file)], PUSHGATE_ADMIN_KEY=None)
    gateway.admin_key = "the-first-of-two-keys"
    set_up(gateway, simulator)
    yield gateway, file
    gateway.stop()


def reload(gateway, message):
    """Sends SIGHUP; returns the resulting log line."""
    before = len(logged(gateway, message))
    os.kill(gateway.process.pid, signal.SIGHUP)
    return until(lambda: logged(gateway, message)[before:], what=message)[0]


def test_sighup_reloads_settings_and_reports_those_that_need_a_restart(configured, simulator):
    gateway, file = configured
    status, key, _ = gateway.call("POST", "/v1/keys", {"name": "load", "scopes": ["notify"]})
    assert status == 201, key
    caller = SimpleNamespace(address=gateway.address, admin_key=key["key"])
    with Stream([caller], [PHONE]) as stream:
        until(lambda: len(stream.acknowledged) > 20, what="a load")
        file.write_text(
            "PUSHGATE_ADMIN_KEY=the-second-of-two-keys\nPUSHGATE_SHARDS=3\nPUSHGATE_DRAIN_DELAY_SECONDS=1\n")
        line = reload(gateway, "settings reloaded")
        assert line["changed"] == "PUSHGATE_ADMIN_KEY, PUSHGATE_DRAIN_DELAY_SECONDS"
        warnings = until(lambda: logged(gateway, "changed settings need a restart"), what="a warning")
        assert warnings[0]["settings"] == "PUSHGATE_SHARDS"
        # The kernel chooses the shard that answers.
        for _ in range(16):
            assert gateway.call("GET", DEVICES)[0] == 401
        gateway.admin_key = "the-second-of-two-keys"
        file.write_text("PUSHGATE_ADMIN_KEY=the-third-of-two-keys\nPUSHGATE_LOG chatty\n")
        line = reload(gateway, "cannot reload settings: nothing changed")
        assert f"{file}:2: PUSHGATE_LOG" in line["reason"] and "third" not in line["reason"]
        assert gateway.call("GET", DEVICES)[0] == 200
        before = len(stream.acknowledged)
        until(lambda: len(stream.acknowledged) > before + 20, what="the load goes on")
    assert not stream.unanswered
    file.write_text("PUSHGATE_ADMIN_KEY=the-second-of-two-keys\nPUSHGATE_SHARDS=3\nPUSHGATE_LOG=error\n")
    line = reload(gateway, "settings reloaded")
    assert line["changed"] == "PUSHGATE_DRAIN_DELAY_SECONDS, PUSHGATE_LOG"
    assert gateway.stop() == 0
    assert not logged(gateway, "stopped"), "the level is error"


def test_a_body_after_its_key_was_replaced_is_rejected(configured):
    gateway, file = configured
    body = b'{"name": "late", "scopes": ["admin"]}'
    host, _, port = gateway.address.rpartition(":")
    with socket.create_connection((host, int(port)), timeout=30) as client:
        client.sendall((
            f"POST /v1/keys HTTP/1.1\r\nHost: gateway\r\nAuthorization: Bearer {gateway.admin_key}\r\n"
            f"Content-Length: {len(body)}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n").encode())
        assert client.recv(1024).startswith(b"HTTP/1.1 100 ")
        file.write_text("PUSHGATE_ADMIN_KEY=the-second-of-two-keys\n")
        reload(gateway, "settings reloaded")
        client.sendall(body)
        answer = b"".join(iter(lambda: client.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 401 "), answer
    gateway.admin_key = "the-second-of-two-keys"
    assert gateway.call("GET", "/v1/keys")[1]["keys"] == []
