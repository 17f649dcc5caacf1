# SPDX-License-Identifier: Apache-2.0
"""Shared parts of the long tests: many devices, a stream of single pushes, and sums of the
simulator's recording.

PUSHGATE_TEST_TRIALS multiplies the numbers of kills and pushes: 1 is the size in every run of the
tests, and `script/trial` runs the full size.
"""

import collections
import http.client
import json
import os
import random
import threading
import time
import urllib.request

from gateway import APP, Gateway

#: Pushes that a node may repeat after each kill, in all its ranges together, besides those under
#: way.
REPEATS = 2_000
#: Streams of a node that may be open at a kill: PUSHGATE_TEST_LIMIT_PUSHES_IN_FLIGHT times PUSHGATE_SHARDS
#: of `SETTINGS`.
STREAMS = 2 * 300
#: One lane has this many streams on each of two shards, so that a broadcast lasts long enough for
#: the kills.
SETTINGS = {"PUSHGATE_SHARDS": "2", "PUSHGATE_TEST_LIMIT_PUSHES_IN_FLIGHT": "300", "PUSHGATE_TEST_LIMIT_RETRY_CONNECTION": "0.2"}


def is_full_size():
    """Whether the full size, with real leases, is requested."""
    return os.environ.get("PUSHGATE_TEST_TRIALS") == "all"


def chance():
    """A random generator for reproducible times: prints its seed, or takes it from
    PUSHGATE_TEST_SEED."""
    seed = os.environ.get("PUSHGATE_TEST_SEED") or str(random.randrange(1 << 32))
    print(f"PUSHGATE_TEST_SEED={seed}")
    return random.Random(seed)


def token(number):
    """The token of a device that `crowd` creates."""
    return "%016x" % number


def crowd(database, devices, app=APP, environment="sandbox", first=1):
    """Inserts devices by SQL, since the API would take minutes. All of them prefer English."""
    code = {"production": 1, "sandbox": 2}[environment]
    database.query(f"""
        INSERT INTO devices (app, token, bucket, language_list, environment, token_kind, user_id, registered_at)
        SELECT a.id, t, get_byte(sha256(t), 0) * 256 + get_byte(sha256(t), 1), 1, {code}, 1, 'crowd', now()
        FROM apps a, (SELECT int8send(g) AS t FROM generate_series({first}, {first + devices - 1}) g) tokens
        WHERE a.bundle_id = '{app}'""")
    database.query("VACUUM ANALYZE devices")


def slow_answers(simulator, least, most):
    """Makes the simulator answer each push after `least` to `most` milliseconds, evenly
    distributed."""
    status, answer = simulator.call(
        "POST", "/sim/faults", {"action": "answer", "delay_ms": {"min": least, "max": most}})
    assert status in (200, 201), answer


def set_up(gateway, simulator, devices, singles, answers):
    """Creates the app with `devices` devices and those for single pushes; the simulator answers
    after `answers` milliseconds."""
    gateway.set_up(simulator)
    crowd(gateway.database, devices)
    for one in singles:
        gateway.register(one)
    slow_answers(simulator, *answers)


def accepted(simulator):
    return simulator.call("GET", "/sim/stats")[1]["accepted"]


def until(condition, patience=60, what=""):
    """Returns the value of `condition` once it is true; fails after `patience` seconds."""
    end = time.monotonic() + patience
    while not (value := condition()):
        assert time.monotonic() < end, f"not within {patience} s: {what}"
        time.sleep(0.01)
    return value


def knows(node, app):
    """Waits until each shard of a node knows an app that was created on another node."""
    until(lambda: all(node.call("GET", f"/v1/apps/{app}")[0] == 200 for _ in range(16)), what="the app on every shard")


class Rate:
    """The number of recent pushes."""

    def __init__(self, simulator):
        self.simulator, self.samples = simulator, collections.deque(maxlen=10_000)

    def sample(self):
        count = accepted(self.simulator)
        self.samples.append((time.monotonic(), count))
        return count

    def within(self, seconds):
        """Lower bound of the pushes in the last seconds, since the preceding sample counts, too."""
        count = self.sample()
        before = [at for at in self.samples if at[0] <= time.monotonic() - seconds]
        return count - (before[-1] if before else self.samples[0])[1]


def arrivals(simulator):
    """The count of accepted pushes by (payload's `n`, token)."""
    host, port = simulator.control
    with urllib.request.urlopen(f"http://{host}:{port}/sim/received?limit=10000000", timeout=120) as answer:
        pushes = json.load(answer)["received"]
    return collections.Counter(
        (push["payload"]["n"], push["token"]) for push in pushes if push["accepted"])


def repeats(counter):
    """The number of pushes beyond the first of each."""
    return sum(counter.values()) - len(counter)


def leases_end(database):
    """Ends the leases of dead processes at once, which otherwise happens with time. Not in
    full-size tests."""
    database.query(
        "UPDATE queue SET available_at = now() - interval '1 ms' WHERE holder IS NOT NULL")


def beside(binary, gateway, simulator, **settings):
    """Another node on a gateway's database, with its credentials and admin key."""
    shared = {
        name: gateway.environment[name] for name in ("PUSHGATE_SECRET_KEY", "PUSHGATE_ADMIN_KEY")}
    other = Gateway(binary, gateway.database, simulator, **{**SETTINGS, **shared, **settings})
    other.admin_key = gateway.admin_key
    return other


def metric(gateway, name, **labels):
    """The sum of a node's metric over all lines with these labels."""
    request = urllib.request.Request(
        gateway.url + "/metrics", headers={"Authorization": f"Bearer {gateway.admin_key}"})
    with urllib.request.urlopen(request, timeout=30) as response:
        lines = response.read().decode().splitlines()
    wanted = [f'{label}="{value}"' for label, value in labels.items()]
    return sum(
        float(line.rsplit(" ", 1)[1]) for line in lines
        if line.split("{")[0].split(" ")[0] == name and all(label in line for label in wanted))


def resident(process):
    """The resident memory of a process in megabytes."""
    with open(f"/proc/{process.pid}/statm") as statm:
        return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


class Stream:
    """Single pushes, one after another, to any gateway that accepts them: `n` is their number.

    `acknowledged` are the pushes that were answered with 202: number, id and token. A push without an
    answer may arrive or not, and is sent again with a new number. `slowest`: the longest time to an
    answer, in seconds. `acknowledged_at`: time of the 202 by a push's number, in UNIX seconds.
    """

    def __init__(self, gateways, tokens, app=APP, members=None, pause=0.01):
        self.gateways, self.tokens, self.app = gateways, tokens, app
        self.members = members or {}
        self.acknowledged, self.unanswered, self.pause = [], [], pause
        self.slowest, self.acknowledged_at = 0.0, {}
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *_):
        self.end()

    def end(self):
        self._ended.set()
        self._thread.join()

    def _run(self):
        number = 0
        connections = {}
        while not self._ended.wait(self.pause):
            number += 1
            gateway = self.gateways[number % len(self.gateways)]
            address = gateway.address
            if address is None:
                continue
            to = self.tokens[number % len(self.tokens)]
            body = json.dumps({
                "to": {"tokens": [to]}, "payload": {"aps": {"alert": "x"}, "n": number}, **self.members})
            asked = time.monotonic()
            try:
                connection = connections.get(address)
                if connection is None:
                    connection = connections[address] = http.client.HTTPConnection(address, timeout=30)
                connection.request(
                    "POST", f"/v1/apps/{self.app}/notifications", body,
                    {"Authorization": f"Bearer {gateway.admin_key}", "Content-Type": "application/json"})
                response = connection.getresponse()
                answer = json.loads(response.read())
            except (OSError, http.client.HTTPException, ValueError):
                connections.pop(address, None)
                self.unanswered.append((number, to))
                continue
            self.slowest = max(self.slowest, time.monotonic() - asked)
            if response.status == 202:
                self.acknowledged.append((number, answer["id"], to))
                self.acknowledged_at[number] = time.time()
            else:
                self.unanswered.append((number, to))
                self.refused(number, response, answer)

    def refused(self, number, response, answer):
        """Handles an answer other than 202."""
