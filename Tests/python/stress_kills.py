# SPDX-License-Identifier: Apache-2.0
"""Kills of gateways and of PostgreSQL at random times of a mixed load on two nodes.

The load has single pushes (some are answered 410), notifications for named recipients, broadcasts,
changes of device environments, quiet hours and cancellations. Each kill interrupts work; otherwise
the test waits for work. Each POST is repeated with its Idempotency-Key until it has an answer, so
that the ledger has every accepted notification. PUSHGATE_TEST_SEED=N repeats the random choices of
a run.
"""

import datetime
import http.client
import secrets
import subprocess
import threading
import time

from gateway import APP
from stress_ledger import Ledger
from stress_tools import Client, fill, put_credential, running, wait_until
from trials import accepted, chance, slow_answers

#: Named recipients of a notification, from the devices that the load uses.
NAMES = 1_000
#: Most concurrent notifications of one kind, so that each ends between some kills.
UNDER_WAY = 3
#: First bytes of tokens that Apple answers 410; other devices begin with 0.
GONE = "dead"
#: Shortest and longest milliseconds to an answer: broadcasts last longer than a node needs to
#: start.
ANSWERS = (40, 80)
#: Rows that are claimed or ready now; rows that wait for the end of quiet hours do not count.
UNDONE = "SELECT count(*) FROM queue WHERE holder IS NOT NULL OR available_at <= now()"
#: Answers after which a request is repeated: overload, no database, or an unknown result.
UNCERTAIN = (429, 503, 504)
#: Share of the devices that is registered in production at the start.
PRODUCTION_SHARE = 0.3


def options(sizes):
    sizes.add("devices", 100_000, "devices of a broadcast", least=2_000)
    sizes.add("gone", 2_000, "devices that Apple answers 410", least=50)
    sizes.add("gateway-kills", 20, "kills of gateways", least=0)
    sizes.add("postgresql-kills", 20, "kills of PostgreSQL", least=0)
    sizes.add("pushes-between", 6_000, "pushes from one kill to the next at most", least=200)


class Load:
    """The loops of the mixed load, over both nodes."""

    def __init__(self, nodes, ledger, crowd, gone, random):
        self.nodes, self.ledger, self.random = nodes, ledger, random
        self.crowd, self.gone = crowd, gone
        #: Devices that a 410 may remove have an outcome in a broadcast only if it reads them
        #: before.
        self.steady, self.all = frozenset(crowd), frozenset(crowd) | frozenset(gone)
        self.done = {"moved": 0, "cancelled": 0}
        #: The test has failed: requests without an answer are no longer repeated.
        self.abandoned = threading.Event()

    def answered(self, clients, ended, method, path, body=None, expected=(200,), headers=None):
        """The answer of either node; repeats while nodes are down. None if the load ended without
        an answer."""
        while not self.abandoned.is_set():
            for client in clients:
                try:
                    status, answer, _ = client.call(method, path, body, headers)
                except (OSError, http.client.HTTPException, ValueError):
                    continue
                if status in expected:
                    return answer
                assert status in UNCERTAIN, (method, path, status, answer)
            # A POST without an answer may have been accepted, so it is repeated until it has one.
            if ended.wait(0.05) and method != "POST":
                return None
        raise AssertionError("the trial failed while the load ran")

    def clients(self):
        nodes = list(self.nodes)
        self.random.shuffle(nodes)
        return [Client(node, timeout=30) for node in nodes]

    def post(self, clients, ended, to, least, most=None, **members):
        number = self.ledger.number()
        answer = self.answered(
            clients, ended, "POST", f"/v1/apps/{APP}/notifications",
            {"to": to, "payload": {"aps": {"alert": "x"}, "n": number}, **members}, expected=(200, 202),
            headers={"Idempotency-Key": secrets.token_hex(16)})
        return self.ledger.enter(answer["id"], APP, number, least, most)

    def state(self, clients, ended, entry):
        answer = self.answered(clients, ended, "GET", f"/v1/apps/{APP}/notifications/{entry.id}")
        return answer and answer["state"]

    def unended(self, clients, ended, entries):
        """Those of `entries` that are not finished."""
        return [entry for entry in entries if self.state(clients, ended, entry) not in (None, "finished", "cancelled")]

    def cancel(self, clients, ended, entry):
        entry.cancelled = True
        self.answered(
            clients, ended, "POST", f"/v1/apps/{APP}/notifications/{entry.id}/cancel", expected=(200, 409))
        self.done["cancelled"] += 1

    # Loops

    def singles(self, ended):
        clients, unsent = self.clients(), list(self.gone)
        while not ended.wait(0.01):
            name = unsent.pop() if unsent and self.random.random() < 0.2 else self.random.choice(self.crowd)
            self.post(clients, ended, {"tokens": [name]}, [name])

    def names(self, ended):
        clients, entries = self.clients(), []
        while not ended.wait(0.2):
            entries = self.unended(clients, ended, entries)
            if len(entries) < UNDER_WAY:
                names = self.random.sample(self.crowd, NAMES) + self.random.sample(self.gone, 10)
                entries.append(self.post(clients, ended, {"tokens": names}, names))
                if self.random.random() < 0.2:
                    self.cancel(clients, ended, entries[-1])

    def broadcasts(self, ended):
        clients, entries = self.clients(), []
        while not ended.wait(0.2):
            entries = self.unended(clients, ended, entries)
            if len(entries) < UNDER_WAY:
                entries.append(self.post(clients, ended, {"everyone": True}, self.steady, self.all))
            elif self.random.random() < 0.02:
                self.cancel(clients, ended, self.random.choice(entries))

    def moves(self, ended):
        """Moves one device after another, so that none moves twice during one notification."""
        clients, number = self.clients(), 0
        while not ended.wait(0.02):
            number += 1
            name = self.crowd[number % len(self.crowd)]
            environment = "production" if (number // len(self.crowd)) % 2 == 0 else "sandbox"
            self.answered(clients, ended, "PATCH", f"/v1/apps/{APP}/devices/{name}", {"environment": environment})
            self.done["moved"] += 1

    def sleepers(self, ended):
        """Posts notifications whose devices have quiet hours for one to two minutes."""
        clients = self.clients()
        while not ended.wait(1):
            now = datetime.datetime.now(datetime.timezone.utc)
            hours = {
                "from": (now - datetime.timedelta(minutes=5)).strftime("%H:%M"),
                "to": (now + datetime.timedelta(minutes=2)).strftime("%H:%M"), "then": "send"}
            names = self.random.sample(self.crowd, 20)
            entry = self.post(clients, ended, {"tokens": names}, names, quiet_hours=hours)
            if self.random.random() < 0.2:
                self.cancel(clients, ended, entry)


def run(stage):
    options, random = stage.options, chance()
    cluster = stage.cluster()
    database = stage.database(cluster.url)
    simulator = stage.simulator(
        "--listen", "127.0.0.1:0", "--listen-production", "127.0.0.1:0", "--record", "20000000")
    addresses = {
        f"PUSHGATE_APNS_{name.upper()}": "https://%s:%s" % simulator.addresses(name)[0]
        for name in ("production", "sandbox")}
    settings = {**addresses, "PUSHGATE_TEST_LIMIT_PUSHES_IN_FLIGHT": "300", "PUSHGATE_TEST_LIMIT_RETRY_CONNECTION": "0.2"}
    nodes = [stage.gateway(database, simulator, **settings)]
    nodes[0].set_up(simulator)
    put_credential(nodes[0], APP, simulator.key, "production")
    nodes.append(stage.gateway(database, simulator, beside=nodes[0], **settings))
    first = max(1, round(options.devices * PRODUCTION_SHARE))
    crowd = fill(database, APP, first, environment="production") + fill(
        database, APP, options.devices - first, first=first + 1)
    gone = fill(database, APP, options.gone, first=int("0" + GONE, 16) << 32)
    gone = rename(database, gone)
    status, answer = simulator.call("POST", "/sim/faults", {
        "status": 410, "reason": "Unregistered", "timestamp": int(time.time() * 1000), "token_prefix": GONE,
        "delay_ms": ANSWERS[0]})
    assert status in (200, 201), answer
    slow_answers(simulator, *ANSWERS)
    ledger = Ledger(nodes[0], simulator, database)
    load = Load(nodes, ledger, crowd, gone, random)
    began = time.monotonic()
    with running(load.singles, load.names, load.broadcasts, load.moves, load.sleepers):
        try:
            kills(stage, nodes, cluster, database, simulator, random)
        except BaseException:
            load.abandoned.set()
            raise
    stage.row("load", seconds=time.monotonic() - began, notifications=len(ledger.entries), **load.done)
    ledger.account(stage, crashes=True)
    unaccounted = database.query("SELECT count(*) FROM runs WHERE unaccounted IS NOT NULL")
    stage.criterion("runs that the audit found unaccounted", int(unaccounted), at_most=0)


def rename(database, names):
    """Gives the devices that Apple answers 410 tokens with their prefix."""
    database.query(f"""
        UPDATE devices SET token = decode('{GONE}' || substr(encode(token, 'hex'), 5), 'hex')
        WHERE token >= '\\x{names[0]}' AND token <= '\\x{names[-1]}'""")
    database.query("UPDATE devices SET bucket = get_byte(sha256(token), 0) * 256 + get_byte(sha256(token), 1)")
    return [GONE + name[4:] for name in names]


def kills(stage, nodes, cluster, database, simulator, random):
    """Kills gateways and PostgreSQL in random order, each with unfinished work."""
    left = {"gateway": [], "PostgreSQL": []}
    order = ["gateway"] * stage.options.gateway_kills + ["PostgreSQL"] * stage.options.postgresql_kills
    random.shuffle(order)
    for number, what in enumerate(order):
        target = accepted(simulator) + random.randrange(1, stage.options.pushes_between)
        wait_until(
            lambda: accepted(simulator) >= target, stage.options.patience, f"{target} pushes before kill {number}")
        if what == "gateway":
            node = random.choice(nodes)
            left[what].append(stop_with_work(node.kill, lambda: int(database.query(UNDONE))))
            node.start()
        else:
            left[what].append(stop_with_work(
                cluster.kill, lambda: after_crash(cluster, database, stage.options.patience)))
    for what, rows in left.items():
        if rows:
            stage.row(f"kills of {what}", kills=len(rows), least_rows_undone=min(rows), most_rows_undone=max(rows))


def after_crash(cluster, database, patience):
    """The unfinished rows once PostgreSQL runs again. Retries the start, since a process that
    survives the kill for a moment keeps its shared memory in use."""

    def started():
        try:
            cluster.start()
        except subprocess.CalledProcessError:
            return False
        return True

    wait_until(started, patience, "PostgreSQL to start after a kill")
    return int(database.query(UNDONE))


def stop_with_work(kill, undone):
    """Kills, and asserts that work was interrupted; returns the number of rows."""
    kill()
    rows = undone()
    assert rows > 0, "the kill left nothing undone: raise --devices"
    return rows
