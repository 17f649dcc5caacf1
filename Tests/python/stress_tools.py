# SPDX-License-Identifier: Apache-2.0
"""Shared parts of `script/stress`: options, a stage with servers, an HTTP client, results."""

import contextlib
import http.client
import json
import os
import queue
import subprocess
import tempfile
import threading
import time
from pathlib import Path

import log_secrets
from gateway import APP, ROOT, Cluster, Database, Gateway
from simulator import SigningKey, Simulator

PAYLOAD = {"aps": {"alert": "Hello"}}


class Sizes:
    """Options for sizes: `--scale` multiplies the defaults of options that were not given."""

    def __init__(self, parser):
        self.parser, self._defaults = parser, {}

    def add(self, name, default, help, least=1, unit=None):
        self.parser.add_argument(f"--{name}", type=int, metavar=unit or "N", help=f"{help} (default: {default:,})")
        self._defaults[name.replace("-", "_")] = (default, least)

    def fixed(self, name, default, help, unit=None):
        """Adds an option that `--scale` does not change."""
        self.parser.add_argument(
            f"--{name}", type=int, metavar=unit or "N", default=default, help=f"{help} (default: {default:,})")

    def apply(self, options):
        for name, (default, least) in self._defaults.items():
            if getattr(options, name) is None:
                setattr(options, name, max(least, round(default * options.scale)))


class Stage:
    """The servers and the results of one test. On exit it stops all servers."""

    def __init__(self, options):
        self.options, self.binary = options, os.environ["PUSHGATE_BINARY"]
        self.rows, self.ratios, self.missed = [], {}, []
        self._exit = contextlib.ExitStack()
        self.folder = Path(self._exit.enter_context(tempfile.TemporaryDirectory()))
        self.gateways = []

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        self._exit.close()

    def callback(self, call):
        self._exit.callback(call)

    # Servers

    def database(self, url=None):
        """A migrated database, which is removed with its cluster."""
        return Database(self.binary, url)

    def cluster(self):
        """A separate PostgreSQL with fsync on, which a test kills or configures."""
        folder = Path(tempfile.mkdtemp(prefix="stress-", dir=ROOT / ".build"))
        self.callback(lambda: subprocess.run(["rm", "-rf", folder], check=True))
        cluster = Cluster(folder)
        self.callback(cluster.remove)
        return cluster

    def simulator(self, *options):
        ca_file = self.folder / f"ca-{len(list(self.folder.iterdir()))}.pem"
        simulator = Simulator(self.binary, ca_file, options)
        self.callback(simulator.stop)
        return simulator

    def gateway(self, database, simulator, beside=None, **settings):
        """A gateway; with `beside`, another node of the same deployment."""
        if beside:
            settings = {
                **{name: beside.environment[name] for name in ("PUSHGATE_SECRET_KEY", "PUSHGATE_ADMIN_KEY")},
                **settings}
        gateway = Gateway(
            self.binary, database, simulator, **{"PUSHGATE_SHARDS": str(self.options.shards), **settings})
        if beside:
            gateway.admin_key = beside.admin_key
        self.gateways.append(gateway)
        self.callback(gateway.stop)
        return gateway

    # Results

    def row(self, part, **values):
        self.rows.append({"part": part, **values})
        print(f"{part:<28} " + "  ".join(f"{name} {_short(value)}" for name, value in values.items()), flush=True)

    def criterion(self, name, value, at_most=None, at_least=None):
        """Records a value and whether it meets its limit."""
        passed = value <= at_most if at_least is None else value >= at_least
        limit = f"≤ {_short(at_most)}" if at_least is None else f"≥ {_short(at_least)}"
        self.ratios[name] = round(value, 4)
        self.rows.append({"part": "criterion", "name": name, "value": value, "limit": limit, "passed": passed})
        print(f"{name:<60} {_short(value):>9} {limit:>9}  {'pass' if passed else 'FAIL'}", flush=True)
        if not passed:
            self.missed.append(name)

    def fault(self, what):
        """Records a fault of the product, with the answer that shows it."""
        self.rows.append({"part": "fault", "what": what})
        self.missed.append(what)
        print(f"FAULT: {what}", flush=True)

    def finish(self):
        """Writes the results; returns the exit status."""
        for gateway in self.gateways:
            if secrets := log_secrets.found(gateway.log):
                self.fault(f"secrets in a gateway's log: {secrets[:3]}")
        folder = ROOT / ".build/bench"
        folder.mkdir(exist_ok=True)
        path = folder / f"stress-{self.options.trial}.json"
        path.write_text(json.dumps({"rows": self.rows, "ratios": self.ratios}) + "\n")
        print(f"{path.relative_to(ROOT)}: {f'{len(self.missed)} missed' if self.missed else 'all criteria met'}")
        return 1 if self.missed else 0


def _short(value):
    if isinstance(value, float):
        return f"{value:.0f}" if abs(value) >= 1000 else f"{value:.3f}"
    return f"{value:,}" if isinstance(value, int) else str(value)


class Client:
    """One persistent connection to a gateway. Used by one thread."""

    def __init__(self, gateway, key=None, timeout=120):
        self.gateway, self.key, self.timeout = gateway, key or gateway.admin_key, timeout
        self._connection = self._address = None

    def call(self, method, path, body=None, headers=None):
        """(status, parsed answer, headers). Raises OSError or HTTPException if the connection is
        lost."""
        if self._connection is None or self._address != self.gateway.address:
            self._address = self.gateway.address
            if self._address is None:
                raise ConnectionRefusedError("the gateway is not up")
            self._connection = http.client.HTTPConnection(self._address, timeout=self.timeout)
        data = body if isinstance(body, (bytes, type(None))) else json.dumps(body).encode()
        try:
            self._connection.request(method, path, data, {
                "Authorization": f"Bearer {self.key}", "Content-Type": "application/json", **(headers or {})})
            response = self._connection.getresponse()
            raw = response.read()
        except (OSError, http.client.HTTPException):
            self._connection.close()
            self._connection = None
            raise
        return response.status, json.loads(raw) if raw else None, response.headers

    def notify(self, to, payload=None, app=APP, headers=None, **members):
        """The answer to a POST of a notification: 202, or 200 with `Prefer: wait`."""
        status, answer, _ = self.call(
            "POST", f"/v1/apps/{app}/notifications", {"to": to, "payload": payload or PAYLOAD, **members}, headers)
        assert status in (200, 202), (status, answer)
        return answer


class Threads:
    """A thread for each `loop(ended)`. The first loop that fails sets the event `ended` for all."""

    def __init__(self, loops):
        self.ended, self._failures = threading.Event(), []
        self._threads = [threading.Thread(target=self._run, args=(loop,), daemon=True) for loop in loops]
        for thread in self._threads:
            thread.start()

    def _run(self, loop):
        try:
            loop(self.ended)
        except BaseException as failure:
            self._failures.append(failure)
            self.ended.set()

    def join(self):
        """Waits for all threads. Raises the first failure."""
        for thread in self._threads:
            thread.join()
        if self._failures:
            raise self._failures[0]


def in_parallel(jobs, workers, gateway):
    """Runs `job(client)` for each job by several threads, each with a connection. Raises the first failure."""
    waiting = queue.SimpleQueue()
    for job in jobs:
        waiting.put(job)

    def work(ended):
        client = Client(gateway)
        with contextlib.suppress(queue.Empty):
            while not ended.is_set():
                waiting.get_nowait()(client)

    Threads([work] * workers).join()


@contextlib.contextmanager
def running(*loops):
    """Runs each `loop(ended)` in a thread until the block ends. Raises the first failure of a loop."""
    threads = Threads(loops)
    try:
        yield
    finally:
        threads.ended.set()
        threads.join()


def new_app(gateway, simulator, app, key=None, environment="sandbox", credential=True):
    """Creates an application; with a credential under `key`, or for None under a new signing key.
    """
    status, answer, _ = gateway.call("PUT", f"/v1/apps/{app}", {"fallback_languages": ["en"]})
    assert status in (200, 201), answer
    if credential:
        put_credential(gateway, app, key or new_key(simulator), environment)


def new_key(simulator):
    """A new signing key that the simulator accepts."""
    new_key.count += 1
    key = SigningKey(f"STRESS{new_key.count:04d}", f"TEAM{new_key.count:06d}")
    return simulator.register_key(key)


new_key.count = 10


def put_credential(gateway, app, key, environment="sandbox"):
    status, answer, _ = gateway.call(
        "PUT", f"/v1/apps/{app}/credentials/{environment}/main",
        {"key_id": key.key_id, "team_id": key.team, "private_key": key.private_pem})
    assert status in (200, 201), answer


def fault(simulator, **rule):
    status, answer = simulator.call("POST", "/sim/faults", rule)
    assert status in (200, 201), answer


def fill(database, app, devices, first=1, environment="sandbox", kind=1, user="crowd"):
    """Inserts devices by SQL, numbered from `first`; returns their tokens."""
    code = {"production": 1, "sandbox": 2}[environment]
    database.query(f"""
        INSERT INTO devices (app, token, bucket, language_list, environment, token_kind, user_id, registered_at)
        SELECT a.id, t, get_byte(sha256(t), 0) * 256 + get_byte(sha256(t), 1), 1, {code}, {kind}, '{user}',
          now() - interval '1 minute'
        FROM apps a, (SELECT int8send(g) AS t FROM generate_series({first}, {first + devices - 1}) g) tokens
        WHERE a.bundle_id = '{app}'""")
    database.query("VACUUM ANALYZE devices")
    return ["%016x" % number for number in range(first, first + devices)]


def quantile(values, share):
    """The smallest value that at least `share` of the sorted values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def wait_until(condition, patience, what, pause=0.02):
    """Returns the value of `condition` once it is true; fails after `patience` seconds."""
    end = time.monotonic() + patience
    while not (value := condition()):
        assert time.monotonic() < end, f"not within {patience} s: {what}"
        time.sleep(pause)
    return value


def fill_run(database, notification, deliveries):
    """Adds accepted deliveries by SQL to the run of a finished notification, counted as in a large
    run."""
    run = f"(SELECT id FROM runs WHERE notification = '{notification}')"
    database.query(f"UPDATE runs SET counted = true, audience = audience + {deliveries} WHERE id = {run}")
    database.query(f"UPDATE deliveries SET counted = 1 WHERE run = {run}")
    # In batches, since each statement keeps its rows in a transition table.
    for first in range(1, deliveries + 1, 500_000):
        last = min(deliveries, first + 499_999)
        database.query(f"""
            INSERT INTO deliveries (app, run, token, day, outcome, status, language, attempts, counted)
            SELECT r.app, r.id, int8send(g + (1::int8 << 40)), r.day, 2, 200, 'en', 1, 1
            FROM runs r, generate_series({first}, {last}) g WHERE r.notification = '{notification}'""")
    database.query("VACUUM ANALYZE deliveries")
