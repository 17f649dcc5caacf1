# SPDX-License-Identifier: Apache-2.0
"""Fifty concurrent requests with one Idempotency-Key on two nodes create one notification, also with a kill."""

import collections
import os
import socket
import threading
import urllib.parse
from concurrent.futures import ThreadPoolExecutor

from gateway import APP, Gateway
from trials import SETTINGS, arrivals, beside, leases_end, token, until

PATH = f"/v1/apps/{APP}/notifications"
TOKENS = [token(n) for n in range(1, 4)]
TIMES = 50


class HoldingProxy:
    """A proxy between a node and PostgreSQL that can hold back all answers."""

    def __init__(self, database, folder):
        query = urllib.parse.urlsplit(database.url).query
        self.server = os.path.join(urllib.parse.parse_qs(query)["host"][0], ".s.PGSQL.5432")
        self.url = f"postgresql:///{database.name}?host={folder}&user=pushgate"
        self.passes = threading.Event()
        self.passes.set()
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(os.path.join(folder, ".s.PGSQL.5432"))
        self._listener.listen(64)
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        while True:
            client, _ = self._listener.accept()
            server = socket.socket(socket.AF_UNIX)
            server.connect(self.server)
            for source, sink, waits in ((client, server, False), (server, client, True)):
                threading.Thread(target=self._pass, args=(source, sink, waits), daemon=True).start()

    def _pass(self, source, sink, waits):
        try:
            while data := source.recv(65536):
                if waits:
                    self.passes.wait()
                sink.sendall(data)
        except OSError:
            pass
        sink.close()


def post(node, key):
    """(status, id), or the error's type."""
    body = {"to": {"tokens": TOKENS}, "payload": {"aps": {"alert": "x"}, "n": key}}
    try:
        status, answer, _ = node.call("POST", PATH, body, headers={"Idempotency-Key": key})
        return status, answer["id"]
    except OSError as error:
        return type(error)


def two_nodes(binary, simulator, database, **settings):
    first = Gateway(binary, database, simulator, **SETTINGS, **settings)
    first.set_up(simulator)
    for one in TOKENS:
        first.register(one)
    return first, beside(binary, first, simulator, PUSHGATE_DATABASE_URL=database.url)


def once(simulator, *keys):
    """Asserts that one push arrived for each key and token."""
    assert arrivals(simulator) == collections.Counter((key, one) for key in keys for one in TOKENS)


def test_fifty_concurrent_requests_on_two_nodes_create_one_notification(binary, simulator, database):
    first, second = two_nodes(binary, simulator, database)
    try:
        keys = [f"race-{n}" for n in range(5)]
        with ThreadPoolExecutor(TIMES) as pool:
            for key in keys:
                answers = set(pool.map(lambda n: post((first, second)[n % 2], key), range(TIMES)))
                assert len(answers) == 1 and answers.pop()[0] == 202
        until(lambda: database.query("SELECT count(*) FROM queue") == "0", what="an empty queue")
        assert database.query("SELECT count(*) FROM notifications") == str(len(keys))
        once(simulator, *keys)
    finally:
        for node in (first, second):
            node.stop()


def test_a_kill_between_commit_and_answer_creates_one_notification(binary, simulator, database, tmp_path):
    holding = HoldingProxy(database, tmp_path)
    first, second = two_nodes(binary, simulator, database, PUSHGATE_DATABASE_URL=holding.url)
    try:
        with ThreadPoolExecutor(TIMES) as pool:
            # A request reads the names of the three partitions that it searches, until they exist. The
            # request of interest must not wait for such an answer.
            until(
                lambda: database.query(
                    "SELECT count(to_regclass('idempotency_' || to_char((now() AT TIME ZONE 'UTC')::date + n, 'YYYYMMDD')))"
                    " FROM generate_series(-1, 1) AS n") == "3",
                patience=180, what="the partitions, which are created after the start and in later rounds")
            assert post(first, "before")[0] == 202
            until(lambda: database.query("SELECT count(*) FROM queue") == "0", what="the first one's end")
            holding.passes.clear()
            asked = [pool.submit(post, first, "key") for _ in range(TIMES // 2)]
            until(
                lambda: database.query("SELECT count(*) FROM notifications") == "2",
                what="the commit whose answer is held back")
            answers = set(pool.map(lambda _: post(second, "key"), range(TIMES // 2)))
            assert len(answers) == 1 and {status for status, _ in answers} == {202}
            # Committed and claimed by the node that is killed, but neither answered nor sent.
            assert not any(ask.done() for ask in asked)
            assert database.query("SELECT count(*) FROM queue WHERE holder IS NOT NULL") == "1"
            once(simulator, "before")
            first.kill()
            assert all(isinstance(ask.result(), type) for ask in asked)
            first.environment["PUSHGATE_DATABASE_URL"] = database.url
            first.start()
            answers |= set(pool.map(lambda _: post(first, "key"), range(TIMES // 2)))
        assert len(answers) == 1
        leases_end(database)
        [(_, notification)] = answers
        assert second.finished(notification)["outcomes"] == {"accepted": len(TOKENS)}
        assert database.query("SELECT count(*) FROM notifications") == "2"
        once(simulator, "before", "key")
    finally:
        holding.passes.set()
        for node in (first, second):
            node.stop()
