# SPDX-License-Identifier: Apache-2.0
"""The far ends, and the clients that are measured against them: each on a core of its own."""

import contextlib
import json
import os
import pathlib
import re
import socket
import subprocess
import time

SERVER_CORE = 0
CLIENT_CORE = os.cpu_count() - 1
PORT = 21970
TOKEN = "00fc13adff785122b4ad28809a3420982341241421348097878e577c991de8f0"


def pinned(core, command, **options):
    return subprocess.Popen(
        ["taskset", "-c", str(core), *map(str, command)], text=True, **options)


def last_object(answer):
    """The JSON of the last line, behind what was logged."""
    lines = answer.strip().splitlines() or [""]
    return json.loads(lines[-1]) if lines[-1].startswith("{") else {}


class FarEnd:
    """A server that listens from the start of a `with` to its end."""

    def __init__(self, port, command):
        self.port = port
        self.command = command

    def __enter__(self):
        self.process = pinned(SERVER_CORE, self.command, stdout=subprocess.DEVNULL)
        while self.process.poll() is None:
            with contextlib.suppress(ConnectionRefusedError):
                socket.create_connection(("127.0.0.1", self.port)).close()
                return self
            time.sleep(0.02)
        raise SystemExit("the far end did not start")

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


class Sink(FarEnd):
    """The far end that takes every push and spends next to nothing on it."""

    def __init__(self, options, *more):
        certs = f"{options.out}/certs"
        super().__init__(
            PORT, [f"{options.out}/sink", "-p", PORT, "-c", f"{certs}/cert.pem", "-k", f"{certs}/key.pem", *more])


class Client:
    """Called with a number of pushes, it sends them: (pushes/s, CPU µs a push), start and end included in the CPU."""

    def __call__(self, requests):
        process = pinned(
            CLIENT_CORE, self.command(requests), stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        answer = process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode or not self.is_whole(answer, requests):
            raise SystemExit(f"not every push was accepted:\n{answer}")
        return self.rate(answer), (usage.ru_utime + usage.ru_stime) * 1e6 / requests


class Pushgate(Client):
    def __init__(self, options, sink, connections=4, streams=100, whole=False, first=None, rate=None):
        self.options = options
        self.more = [
            "--connections", connections, "--streams", streams, *(["--whole"] if whole else []),
            *(["--first", first] if first else []), *(["--rate", rate] if rate else [])]

    def command(self, requests):
        out = self.options.out
        return [
            self.options.pushgate, "bench", "sender", "--host", "127.0.0.1", "--port", PORT,
            "--requests", requests, "--trust", f"{out}/certs/ca.pem", "--key", f"{out}/certs/AuthKey.p8",
            "--payload", f"{out}/payload.json", "--json", *self.more]

    def is_whole(self, answer, requests):
        self.report = last_object(answer)
        return self.report.get("accepted") == requests

    def rate(self, answer):
        return self.report["rate"]

    @property
    def resident(self):
        """kB at the end of the last run."""
        return self.report["resident_kb"]

    @property
    def sessions(self):
        """Connections opened in the last run."""
        return self.report["sessions"]


class H2load(Client):
    """One path and one apns-id for all, which HPACK makes cheaper for it."""

    def __init__(self, options, sink, connections=4, streams=100):
        self.options = options
        self.shape = ["-c", connections, "-m", streams, "-t", 1]

    def command(self, requests):
        headers = [
            ":method: POST", "authorization: bearer " + "a" * 180, "apns-topic: com.example.app",
            "apns-push-type: alert", "apns-priority: 10", "apns-expiration: 1900000000",
            "apns-id: eabeae54-14a8-11e5-b60b-1697f925ec7b"]
        return [
            "h2load", "-n", requests, *self.shape, "-d", f"{self.options.out}/payload.json",
            *(word for header in headers for word in ("-H", header)),
            f"https://127.0.0.1:{PORT}/3/device/{TOKEN}"]

    def is_whole(self, answer, requests):
        return f" {requests} succeeded" in answer

    def rate(self, answer):
        return float(re.search(r"^finished in [^,]*, ([0-9.]+) req", answer, re.M)[1])


class Aioapns(Client):
    """The best known client in Python. Its far end is the simulator, since it wants its apns-id back."""

    # It is two orders of magnitude slower: this share of the pushes takes as long.
    SHARE = 50

    def __init__(self, options):
        self.options = options

    def __call__(self, requests):
        certs = f"{self.options.out}/certs"
        simulator = FarEnd(PORT + 1, [
            self.options.pushgate, "simulate", "--listen", f"127.0.0.1:{PORT + 1}", "--control", "none",
            "--record", 0, "--no-connection-rules", "--accept-any-key",
            "--certificate", f"{certs}/cert.pem", "--certificate-key", f"{certs}/key.pem"])
        with simulator:
            return super().__call__(requests // self.SHARE)

    def command(self, requests):
        client = pathlib.Path(__file__).with_name("aioapns_client.py")
        return [self.options.python, client, PORT + 1, requests, f"{self.options.out}/certs"]

    def is_whole(self, answer, requests):
        self.report = last_object(answer)
        return self.report.get("accepted") == requests

    def rate(self, answer):
        return self.report["rate"]
