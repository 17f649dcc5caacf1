# SPDX-License-Identifier: Apache-2.0
"""Kills the primary of a Patroni cluster twice under 500 POSTs a second and a broadcast.

`deploy/patroni/trial` runs it. The simulator's recording shows: every 202 is delivered, no 503 was
stored, and every 504 reports an unknown result.
"""

import collections
import http.client
import json
import threading
import time

from gateway import APP, Gateway
from patroni import ClusterDatabase, Patroni
from standby import stored
from trials import SETTINGS, accepted, arrivals, crowd, slow_answers, token, until

DEVICES = 120_000
RATE = 500
#: Threads, each of which posts RATE / POSTERS times a second.
POSTERS = 100
PHONES = ["%064x" % n for n in range(1, 51)]


class Load:
    """Posts at a steady rate; a thread that waits for an answer skips the POSTs that it missed."""

    def __init__(self, gateway):
        self.gateway = gateway
        #: (sent at, answered at, number, token, status, code, Retry-After)
        self.answers = []
        self._numbers, self._lock, self._ended = 0, threading.Lock(), threading.Event()
        self._threads = [
            threading.Thread(target=self._run, args=(n / RATE,), daemon=True) for n in range(POSTERS)]

    def __enter__(self):
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_):
        self._ended.set()
        for thread in self._threads:
            thread.join()

    def _number(self):
        with self._lock:
            self._numbers += 1
            return self._numbers

    def _run(self, offset):
        connection = None
        due = time.monotonic() + offset
        while not self._ended.wait(max(0, due - time.monotonic())):
            due = max(due + POSTERS / RATE, time.monotonic() - POSTERS / RATE)
            number = self._number()
            to = PHONES[number % len(PHONES)]
            body = json.dumps({"to": {"tokens": [to]}, "payload": {"aps": {"alert": "x"}, "n": number}})
            asked = time.monotonic()
            status = code = pause = None
            try:
                connection = connection or http.client.HTTPConnection(self.gateway.address, timeout=60)
                connection.request(
                    "POST", f"/v1/apps/{APP}/notifications", body,
                    {"Authorization": f"Bearer {self.gateway.admin_key}", "Content-Type": "application/json"})
                response = connection.getresponse()
                answer = json.loads(response.read())
                status, code, pause = response.status, answer.get("code"), response.headers["Retry-After"]
            except (OSError, http.client.HTTPException, ValueError):
                connection = None
            self.answers.append((asked, time.monotonic(), number, to, status, code, pause))

    def acknowledged(self, since=0.0):
        """The requests sent since then and answered with 202."""
        return [answer for answer in list(self.answers) if answer[4] == 202 and answer[0] >= since]


def test_two_failovers_lose_no_accepted_notification(binary, start):
    cluster = Patroni()
    try:
        simulator = start("--record", "1000000")
        gateway = Gateway(
            binary, ClusterDatabase(binary, cluster), simulator, PUSHGATE_ALLOW_UNSAFE_DATABASE="no",
            **SETTINGS)
        try:
            two_failovers(cluster, gateway, simulator)
        finally:
            gateway.stop()
    finally:
        cluster.stop()


def two_failovers(cluster, gateway, simulator):
    gateway.set_up(simulator)
    crowd(gateway.database, DEVICES)
    for phone in PHONES:
        gateway.register(phone)
    slow_answers(simulator, 300, 500)
    with Load(gateway) as load:
        until(lambda: len(load.acknowledged()) > 5 * RATE, what="a load")
        broadcast = gateway.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 0})
        until(lambda: accepted(simulator) > 15_000, what="a broadcast under way")
        fail_over("whole node", cluster, load, simulator, gateway, broadcast, lambda node: node.kill())
        for node in cluster.nodes:
            if node.process.poll() is not None:
                node.start()
        cluster.wait_until_whole()
        fail_over("postmaster", cluster, load, simulator, gateway, broadcast, lambda node: node.kill_server())
        since = time.monotonic()
        until(lambda: len(load.acknowledged(since)) > 5 * RATE, what="posts after all")
    gateway.finished(broadcast, patience=300)
    until(lambda: not gateway.database.query("SELECT 1 FROM queue LIMIT 1"), patience=120, what="the rest")
    judge(load, simulator, gateway)


def fail_over(what, cluster, load, simulator, gateway, broadcast, kill):
    """Kills the primary and prints the time until POSTs were accepted again."""
    old = until(cluster.leader, what="a primary")
    _, answer, _ = gateway.call("GET", f"/v1/apps/{APP}/notifications/{broadcast}")
    assert answer["state"] == "sending", "something is left to do"
    killed = time.monotonic()
    rate = len(load.acknowledged(killed - 5)) / 5
    kill(old)
    until(lambda: (new := cluster.leader()) and new is not old, what="a new primary", patience=120)
    elected = time.monotonic()
    sent = accepted(simulator)
    back = until(lambda: next((a for a in load.acknowledged(elected)), None), what="a post that is accepted")
    until(lambda: accepted(simulator) > sent + 500, what="deliveries")
    first = min(a[1] for a in load.answers if a[4] == 202 and a[1] > killed + 1)
    print(
        f"\n{what} of {old.name} killed at {rate:.0f} posts/s: a new primary after {elected - killed:.1f} s,"
        f" the first 202 after {first - killed:.1f} s, of what was asked for since {back[1] - elected:.1f} s later,"
        f" deliveries again after {time.monotonic() - killed:.1f} s")


def judge(load, simulator, gateway):
    arrived = arrivals(simulator)
    kept = collections.Counter(stored(gateway.database))
    counts = collections.Counter((status, code) for _, _, _, _, status, code, _ in load.answers)
    print(f"answers: {dict(counts)}; arrived: {sum(arrived.values())}, repeats: {sum(arrived.values()) - len(arrived)}")
    unknown = [number for _, _, number, _, status, _, _ in load.answers if status == 504]
    print(f"of {len(unknown)} that were not known {sum(n in kept for n in unknown)} were stored")
    assert set(counts) <= {(202, None), (503, "PG5002"), (504, "PG5005")}
    assert counts[503, "PG5002"] + counts[504, "PG5005"] > 0, "something was refused"
    for _, _, number, to, status, _, pause in load.answers:
        if status == 202:
            assert kept[number] == 1 and (number, to) in arrived, f"{number} was acknowledged"
        if status == 503:
            assert pause and not kept[number] and (number, to) not in arrived, f"{number} was refused"
    assert {(0, token(n + 1)) for n in range(DEVICES)} <= set(arrived), "the broadcast"
