# SPDX-License-Identifier: Apache-2.0
"""Runs the real gateway (`pushgate serve`) with a real PostgreSQL, and calls its API."""

import atexit
import base64
import json
import os
import re
import secrets
import signal
import subprocess
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

import log_secrets

ROOT = Path(__file__).resolve().parents[2]
APP = "com.example.app"


class Database:
    """A separate database in the cluster of PUSHGATE_TEST_DATABASE_URL, or in another cluster.

    In the former it is a copy of a migrated database, which takes a fraction of the time of a
    migration. With `is_empty` it has no schema.
    """

    # Names of migrated databases to copy, by the binary that migrated them.
    _originals = {}

    def __init__(self, binary, maintenance_url=None, is_empty=False):
        url = maintenance_url or os.environ.get("PUSHGATE_TEST_DATABASE_URL")
        assert url, "PUSHGATE_TEST_DATABASE_URL must name a maintenance database"
        self.maintenance_url = url
        self.name = f"pushgate_{secrets.token_hex(6)}"
        self.url = self._url(self.name)
        if is_empty:
            self._psql(url, f"CREATE DATABASE {self.name}")
            return
        if maintenance_url:
            self._create(binary, self.name)
            return
        if binary not in Database._originals:
            original = Database._originals[binary] = f"pushgate_{secrets.token_hex(6)}"
            self._create(binary, original)
            atexit.register(self._psql, url, f"DROP DATABASE {original} WITH (FORCE)")
        self._psql(url, f"CREATE DATABASE {self.name} TEMPLATE {Database._originals[binary]}")

    def _url(self, name):
        return re.sub(r"///[^?]*", f"///{name}", self.maintenance_url)

    def _create(self, binary, name):
        self._psql(self.maintenance_url, f"CREATE DATABASE {name}")
        subprocess.run(
            [binary, "migrate", "--database", self._url(name)], check=True, capture_output=True)

    @staticmethod
    def _psql(url, sql):
        """Returns the output of psql. Repeats the insert of a row whose partition was created
        meanwhile, as a node does."""
        while True:
            ran = subprocess.run(
                ["psql", "-XAtq", "-v", "ON_ERROR_STOP=1", "-d", url, "-c", sql], capture_output=True, text=True)
            if ran.returncode == 0:
                return ran.stdout.strip()
            assert "violates partition constraint" in ran.stderr, f"{ran.stderr}{sql}"

    def query(self, sql):
        return self._psql(self.url, sql)

    def drop(self):
        lines = [line for gateway in Gateway.made if gateway.database is self for line in gateway.log]
        assert not (tokens := log_secrets.device_tokens(lines, self)), f"device tokens in a gateway's log: {tokens}"
        self._psql(self.maintenance_url, f"DROP DATABASE {self.name} WITH (FORCE)")


class Cluster:
    """A separate PostgreSQL with fsync on, whose server a test can kill."""

    def __init__(self, folder, environment=None):
        self.folder, self.environment = folder, {**os.environ, **(environment or {})}
        self.start()

    def _shell(self, call):
        return subprocess.run(
            ["sh", "-c", f". script/lib/postgres.sh; {call}"], cwd=ROOT, check=True,
            env=self.environment, capture_output=True, text=True).stdout.strip()

    def start(self):
        self._shell(f"pg_cluster_start {self.folder} dev")

    def remove(self):
        self._shell(f"pg_cluster_remove {self.folder}")

    @property
    def url(self):
        return self._shell(f"pg_cluster_url {self.folder} postgres")

    def kill(self):
        """Sends SIGKILL to the server and all its child processes."""
        self.signal(signal.SIGKILL)

    def signal(self, number):
        """Sends a signal to the server and all its child processes."""
        place = Path(self._shell(f"pg_cluster_place {self.folder}"))
        postmaster = int((place / "data/postmaster.pid").read_text().split()[0])
        children = subprocess.run(
            ["pgrep", "-P", str(postmaster)], capture_output=True, text=True).stdout.split()
        for process in [postmaster, *map(int, children)]:
            try:
                os.kill(process, number)
            except ProcessLookupError:
                pass


def assert_accounted(answer):
    """Asserts that the outcomes of a finished notification add up to its audience."""
    total = sum(answer["outcomes"].values()) + answer.get("not_expanded", 0)
    assert "unaccounted" not in answer and total == answer["audience"], answer


class Gateway:
    """`pushgate serve` with a simulator. `kill()` sends SIGKILL."""

    # Gateways whose logs were not searched to the end for secrets (conftest.py).
    made = []

    def __init__(self, binary, database, simulator, options=(), **settings):
        self.binary, self.database, self.options = binary, database, options
        self.admin_key = "pgk_" + secrets.token_urlsafe(32)
        host, port = simulator.address
        self.environment = {
            **os.environ,
            "PUSHGATE_LISTEN": "127.0.0.1:0",
            "PUSHGATE_DATABASE_URL": database.url,
            "PUSHGATE_SECRET_KEY": base64.b64encode(secrets.token_bytes(32)).decode(),
            "PUSHGATE_ADMIN_KEY": self.admin_key,
            "PUSHGATE_APNS_PRODUCTION": f"https://{host}:{port}",
            "PUSHGATE_APNS_SANDBOX": f"https://{host}:{port}",
            "PUSHGATE_APNS_CA_FILE": simulator.ca_file,
            # The tests' clusters run with fsync off.
            "PUSHGATE_ALLOW_UNSAFE_DATABASE": "yes",
            **settings,
        }
        # A setting of None comes from the file that an option names, or does not exist in this
        # release.
        self.environment = {name: value for name, value in self.environment.items() if value is not None}
        self.log = []
        Gateway.made.append(self)
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [self.binary, "serve", *self.options], env=self.environment, stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE, text=True)
        self.address = None
        while self.address is None:
            line = self.process.stderr.readline()
            assert line, f"the gateway ended before it served: {self.log}"
            self.log.append(line.rstrip())
            if line.startswith("{") and json.loads(line)["message"] == "serving":
                # The first of several addresses, which may use TLS.
                self.address = json.loads(line)["address"].split(",")[0].removeprefix("tls:")
        self._reader = threading.Thread(target=self._drain, args=(self.process,), daemon=True)
        self._reader.start()

    def _drain(self, process):
        for line in process.stderr:
            self.log.append(line.rstrip())

    @property
    def url(self):
        return f"http://{self.address}"

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._reader.join()

    def stop(self):
        """Sends SIGTERM; returns the exit code."""
        if self.process.poll() is None:
            self.process.terminate()
        code = self.process.wait(timeout=60)
        self._reader.join()
        return code

    def call(self, method, path, body=None, key=None, headers=None):
        """(status, parsed JSON or None, headers)."""
        data = body if isinstance(body, (bytes, type(None))) else json.dumps(body).encode()
        request = urllib.request.Request(
            self.url + path, data=data, method=method,
            headers={
                "Authorization": f"Bearer {key or self.admin_key}",
                "Content-Type": "application/json", **(headers or {}),
            })
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                raw, status, answered = response.read(), response.status, response.headers
        except urllib.error.HTTPError as error:
            raw, status, answered = error.read(), error.code, error.headers
        return status, json.loads(raw) if raw else None, answered

    def metric(self, name):
        """The value of a metric without labels."""
        request = urllib.request.Request(
            self.url + "/metrics", headers={"Authorization": f"Bearer {self.admin_key}"})
        with urllib.request.urlopen(request, timeout=30) as response:
            page = response.read().decode()
        return float(re.search(rf"^{name} (\S+)", page, re.M)[1])

    # The sample app

    def set_up(self, simulator, app=APP, fallback=("en",)):
        """Creates the app, with a credential that the simulator accepts."""
        simulator.register_key()
        status, answer, _ = self.call(
            "PUT", f"/v1/apps/{app}", {"fallback_languages": list(fallback)})
        assert status in (200, 201), answer
        status, answer, _ = self.call(
            "PUT", f"/v1/apps/{app}/credentials/sandbox/main",
            {
                "key_id": simulator.key.key_id, "team_id": simulator.key.team,
                "private_key": simulator.key.private_pem,
            })
        assert status in (200, 201), answer

    def register(self, token, languages=("en",), app=APP, **members):
        status, answer, _ = self.call(
            "PUT", f"/v1/apps/{app}/devices/{token}",
            {"environment": "sandbox", "languages": list(languages), **members})
        assert status in (200, 201), answer
        return status, answer

    def notify(self, to, payload=None, app=APP, **members):
        payload = payload or {"aps": {"alert": "Hello"}}
        status, answer, _ = self.call(
            "POST", f"/v1/apps/{app}/notifications", {"to": to, "payload": payload, **members})
        assert status == 202, answer
        return answer["id"]

    def finished(self, notification, app=APP, patience=30):
        """Returns the notification once it is finished; fails after `patience` seconds."""
        end = time.monotonic() + patience
        while True:
            status, answer, _ = self.call("GET", f"/v1/apps/{app}/notifications/{notification}")
            assert status == 200, answer
            if answer["state"] == "finished":
                assert_accounted(answer)
                return answer
            assert time.monotonic() < end, f"not finished in {patience} s: {answer}"
            time.sleep(0.02)

    def deliveries(self, notification, app=APP, query=""):
        status, answer, _ = self.call(
            "GET", f"/v1/apps/{app}/notifications/{notification}/deliveries{query}")
        assert status == 200, answer
        return answer["deliveries"]

    def device(self, token, app=APP):
        status, answer, _ = self.call("GET", f"/v1/apps/{app}/devices/{token}")
        assert status == 200, answer
        return answer
