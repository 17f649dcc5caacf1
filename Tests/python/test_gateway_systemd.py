# SPDX-License-Identifier: Apache-2.0
"""Messages to systemd (sd_notify). The test's socket takes the place of systemd's."""

import ctypes
import os
import signal
import socket
import subprocess
import time
from pathlib import Path

import pytest
from trials import until

PTRACE_ATTACH, PTRACE_DETACH, WALL = 16, 17, 0x40000000


class Systemd:
    """A datagram socket with the messages that it received."""

    def __init__(self, address):
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.bind(address)
        self.socket.settimeout(30)

    def message(self):
        """The assignments of the next message."""
        lines = self.socket.recv(65536).decode().split("\n")
        return dict(line.split("=", 1) for line in lines)

    def wait_for(self, *names):
        """The first message that contains these names."""
        while True:
            message = self.message()
            if set(names) <= set(message):
                return message

    def waiting(self):
        """The messages that have arrived and were not read."""
        messages = []
        self.socket.setblocking(False)
        try:
            while True:
                messages.append(self.message())
        except BlockingIOError:
            return messages
        finally:
            self.socket.settimeout(30)


@pytest.fixture
def systemd(tmp_path):
    made = Systemd(str(tmp_path / "notify"))
    made.variables = {"NOTIFY_SOCKET": str(tmp_path / "notify")}
    yield made
    made.socket.close()


def test_a_gateway_reports_ready_reloading_and_stopping(serve, simulator, systemd):
    gateway = serve(**systemd.variables)
    assert systemd.message() == {"READY": "1"}
    # The socket was bound before.
    assert gateway.call("GET", "/healthz")[0] == 200
    assert systemd.wait_for("STATUS")["STATUS"].endswith("shards; 0 queue rows, 0 of them held")
    before = time.clock_gettime(time.CLOCK_MONOTONIC)
    gateway.process.send_signal(signal.SIGHUP)
    reloading = systemd.wait_for("RELOADING")
    now = time.clock_gettime(time.CLOCK_MONOTONIC)
    assert before <= int(reloading["MONOTONIC_USEC"]) / 1e6 + 1e-6 and int(reloading["MONOTONIC_USEC"]) / 1e6 <= now
    systemd.wait_for("READY")
    # The variables name no watchdog.
    assert gateway.stop() == 0
    rest = systemd.waiting()
    assert {"STOPPING": "1"} in rest and not [message for message in rest if "WATCHDOG" in message]


def test_a_gateway_reports_ready_after_a_refused_reload(serve, simulator, systemd, tmp_path):
    key = tmp_path / "admin.key"
    key.write_text("a-key-of-the-first-start")
    gateway = serve(**systemd.variables, PUSHGATE_ADMIN_KEY=None, PUSHGATE_ADMIN_KEY_FILE=str(key))
    systemd.wait_for("READY")
    key.write_text("short")
    gateway.process.send_signal(signal.SIGHUP)
    systemd.wait_for("RELOADING")
    systemd.wait_for("READY")
    until(lambda: any("cannot reload settings" in line for line in gateway.log), what="a log line")


def threads(process, name):
    """The thread of an event loop, and threads that it has started, which inherit its name."""
    found = [
        int(task.name) for task in Path(f"/proc/{process.pid}/task").iterdir()
        if (task / "comm").read_text().strip() == name]
    assert found, f"no thread {name}"
    return found


@pytest.mark.parametrize("stuck", ["shard-1", "node"])
def test_the_watchdog_is_fed_only_while_every_loop_turns(serve, simulator, systemd, stuck):
    gateway = serve(**systemd.variables, WATCHDOG_USEC="200000", PUSHGATE_SHARDS="2")
    for _ in range(3):
        systemd.wait_for("WATCHDOG")
    libc = ctypes.CDLL(None, use_errno=True)
    libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
    stopped = threads(gateway.process, stuck)
    # Stops threads of the process, as a defect would that keeps them busy.
    for number in stopped:
        assert libc.ptrace(PTRACE_ATTACH, number, None, None) == 0, os.strerror(ctypes.get_errno())
        os.waitpid(number, WALL)
    try:
        systemd.waiting()
        time.sleep(1.5)
        # The loop may have run its last job just before.
        assert len([message for message in systemd.waiting() if "WATCHDOG" in message]) <= 1
    finally:
        for number in stopped:
            assert libc.ptrace(PTRACE_DETACH, number, None, None) == 0
    for _ in range(3):
        systemd.wait_for("WATCHDOG")


def test_a_migration_that_waits_extends_the_start_timeout(binary, database, systemd):
    session = subprocess.Popen(
        ["psql", "-XAtq", "-d", database.url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    session.stdin.write("BEGIN; LOCK TABLE schema_migrations; SELECT 'locked';\n")
    session.stdin.flush()
    assert session.stdout.readline() == "locked\n"
    migrating = subprocess.Popen(
        [binary, "migrate", "--database", database.url], env={**os.environ, **systemd.variables},
        stdout=subprocess.PIPE, text=True)
    try:
        assert int(systemd.message()["EXTEND_TIMEOUT_USEC"]) >= 30_000_000
        assert migrating.poll() is None
    finally:
        session.communicate("COMMIT;\n")
    assert migrating.wait(timeout=60) == 0
    assert systemd.waiting()[-1] == {"STATUS": "migrating: schema 2"}
