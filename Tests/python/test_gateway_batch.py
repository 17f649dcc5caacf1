# SPDX-License-Identifier: Apache-2.0
"""Batches: interrupted, retried, across kills and revoked keys; a client that does not read."""

import collections
import json
import re
import socket
import subprocess
import urllib.request

import pytest

from gateway import APP
from trials import accepted, arrivals, crowd, leases_end, token, until

PATH = f"/v1/apps/{APP}/notifications/batch"
LINES = 1000


def line(number):
    """A notification to one device of `crowd`."""
    body = {"to": {"tokens": [token(number)]}, "payload": {"aps": {"alert": "x"}, "n": number}}
    return json.dumps(body).encode() + b"\n"


BATCH = b"".join(line(n) for n in range(1, LINES + 1))


class Connection:
    """A batch whose body is sent and whose results are read step by step."""

    def __init__(self, gateway, key=None, length=None, patience=30, buffer=None, secret=None):
        host, port = gateway.address.rsplit(":", 1)
        self.socket = socket.socket()
        if buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.settimeout(patience)
        self.socket.connect((host, int(port)))
        head = [
            f"POST {PATH} HTTP/1.1", "Host: x", f"Authorization: Bearer {secret or gateway.admin_key}",
            "Content-Type: application/x-ndjson", f"Content-Length: {length or len(BATCH)}"]
        if key:
            head.append(f"Idempotency-Key: {key}")
        self.socket.sendall("\r\n".join([*head, "", ""]).encode())
        self.received = b""

    def send(self, data):
        self.socket.sendall(data)

    def results(self):
        """The complete results that have arrived."""
        rest, text = self.received.partition(b"\r\n\r\n")[2], b""
        while match := re.match(rb"([0-9a-f]+)\r\n", rest):
            end = match.end() + int(match[1], 16)
            text += rest[match.end():end]
            rest = rest[end + 2:]
        return [json.loads(one) for one in text.split(b"\n")[:-1]]

    def read(self):
        """Reads once; False at the end."""
        try:
            data = self.socket.recv(65536)
        except ConnectionError:
            return False
        self.received += data
        return bool(data)

    def read_results(self, count):
        while len(self.results()) < count:
            assert self.read(), f"it ended after {len(self.results())} results"
        return self.results()

    def close(self):
        self.socket.close()


def post(gateway, body=BATCH, key=None):
    """Posts a whole batch; returns its results."""
    headers = {"Authorization": f"Bearer {gateway.admin_key}", "Content-Type": "application/x-ndjson"}
    if key:
        headers["Idempotency-Key"] = key
    request = urllib.request.Request(gateway.url + PATH, data=body, headers=headers)
    with urllib.request.urlopen(request, timeout=60) as response:
        assert response.status == 200
        return [json.loads(one) for one in response.read().splitlines()]


def all_accepted(results, lines=LINES):
    assert [one["line"] for one in results] == list(range(1, lines + 1))
    assert {one["status"] for one in results} == {202}, results
    assert len({one["id"] for one in results}) == lines


def each_once(gateway, simulator, results, given, lines=LINES):
    """Asserts one notification for each line, with the id of earlier results; returns the pushes at the simulator."""
    all_accepted(results, lines)
    by_line = {one["line"]: one["id"] for one in results}
    for one in given:
        assert by_line[one["line"]] == one["id"], "a retried line has another notification"
    assert int(gateway.database.query("SELECT count(*) FROM notifications")) == lines
    until(lambda: accepted(simulator) >= lines, what="every push")
    until(lambda: gateway.database.query("SELECT count(*) FROM queue") == "0", what="an empty queue")
    return arrivals(simulator)


EXPECTED = collections.Counter((n, token(n)) for n in range(1, LINES + 1))


def test_a_batch_of_a_thousand_lines_sends_each_once(gateway, simulator, database):
    crowd(database, LINES)
    assert each_once(gateway, simulator, post(gateway), []) == EXPECTED
    page = urllib.request.urlopen(urllib.request.Request(
        gateway.url + "/metrics", headers={"Authorization": f"Bearer {gateway.admin_key}"}))
    lines = re.findall(r'^pushgate_batch_lines_total\{result="accepted"\} (\d+)', page.read().decode(), re.M)
    assert sum(map(int, lines)) == LINES


@pytest.mark.parametrize("sent, read", [(1, 0), (400, 0), (400, 150), (999, 999)])
def test_a_retried_interrupted_batch_sends_nothing_twice(gateway, simulator, database, sent, read):
    crowd(database, LINES)
    cut = Connection(gateway, "cut")
    lines = BATCH.splitlines(keepends=True)
    # Half of the next line arrives, too: it must never count as a line.
    cut.send(b"".join(lines[:sent]) + lines[sent][:30])
    given = cut.read_results(read) if read else []
    cut.close()
    results = post(gateway, key="cut")
    assert each_once(gateway, simulator, results, given) == EXPECTED
    assert all(results[one["line"] - 1].get("replayed") for one in given)
    again = post(gateway, key="cut")
    assert all(one["replayed"] for one in again)
    assert [one["id"] for one in again] == [one["id"] for one in results]


def test_a_batch_retried_after_kill_9_loses_and_duplicates_nothing(gateway, simulator, database):
    crowd(database, LINES)
    # Some pushes are in flight at the kill.
    status, answer = simulator.call(
        "POST", "/sim/faults", {"action": "answer", "delay_ms": {"min": 500, "max": 900}})
    assert status in (200, 201), answer
    batch = Connection(gateway, "killed")
    lines = BATCH.splitlines(keepends=True)
    batch.send(b"".join(lines[:600]))
    batch.read_results(200)
    # All except the last, so that the batch cannot end before the kill.
    batch.send(b"".join(lines[600:-1]))
    gateway.kill()
    while batch.read():
        pass
    given = batch.results()
    assert 200 <= len(given) < LINES, "the batch was done before the kill"
    stored = int(database.query("SELECT count(*) FROM notifications"))
    assert len(given) <= stored < LINES, "all lines were stored before the kill"
    assert int(database.query("SELECT count(*) FROM queue")) > 0, "all pushes were sent before the kill"
    leases_end(database)
    gateway.start()
    arrived = each_once(gateway, simulator, post(gateway, key="killed"), given)
    assert set(arrived) == set(EXPECTED), "lost"
    # A push whose outcome was not stored is sent again with the same apns-id: at most as many as were begun.
    assert sum(arrived.values()) - LINES <= stored


def test_backpressure_stops_reading_a_client_that_does_not_read(gateway, simulator, database):
    # 20 errors per line, in members with names of 3 KB: a result is as long as its line.
    bad = json.dumps({"%d%s" % (n, "x" * 3000): 1 for n in range(20)}).encode() + b"\n"
    batch = Connection(gateway, length=LINES * len(bad), patience=2, buffer=4096)
    sent = 0
    with pytest.raises(TimeoutError):
        for _ in range(LINES):
            batch.send(bad)
            sent += 1
    assert 0 < sent < LINES / 2, "only what the kernel's buffers hold"
    resident = int(re.search(
        r"VmRSS:\s+(\d+)", open(f"/proc/{gateway.process.pid}/status").read())[1]) // 1024
    assert resident < 200, f"{resident} MB"
    batch.close()
    # Other batches are accepted.
    crowd(database, 10)
    all_accepted(post(gateway, b"".join(line(n) for n in range(1, 11))), 10)


def test_each_result_arrives_before_the_next_line_is_sent(gateway, database):
    crowd(database, 20)
    lines = [line(n) for n in range(1, 21)]
    batch = Connection(gateway, length=sum(map(len, lines)))
    for number, one in enumerate(lines, 1):
        batch.send(one)
        assert batch.read_results(number)[-1]["status"] == 202
    batch.close()


def test_curl_as_documented(gateway, database, tmp_path):
    crowd(database, 5)
    file = tmp_path / "batch.ndjson"
    file.write_bytes(b"".join([line(1), b"\n", b"{\n", line(4).rstrip()]))
    answer = subprocess.run(
        ["curl", "-sS", "--fail-with-body", "--data-binary", f"@{file}",
         "-H", "Content-Type: application/x-ndjson", "-H", "Idempotency-Key: batch-17",
         "-H", f"Authorization: Bearer {gateway.admin_key}", gateway.url + PATH],
        check=True, capture_output=True, text=True, timeout=30).stdout
    results = [json.loads(one) for one in answer.splitlines()]
    assert [(one["line"], one["status"]) for one in results] == [(1, 202), (3, 400), (4, 202)]
    assert results[1]["code"] == "PG1101"


def test_a_large_batch_by_curl_receives_100_continue(gateway, database, tmp_path):
    """For bodies over 1 MiB curl sends Expect: 100-continue."""
    crowd(database, LINES)
    file = tmp_path / "batch.ndjson"
    text = "x" * 2000
    file.write_text("".join(
        json.dumps({"to": {"tokens": [token(n)]}, "payload": {"aps": {"alert": text}}}) + "\n"
        for n in range(1, LINES + 1)))
    ran = subprocess.run(
        ["curl", "-sSv", "--data-binary", f"@{file}", "-H", "Content-Type: application/x-ndjson",
         "-H", f"Authorization: Bearer {gateway.admin_key}", gateway.url + PATH],
        check=True, capture_output=True, text=True, timeout=60)
    assert "100 Continue" in ran.stderr
    all_accepted([json.loads(one) for one in ran.stdout.splitlines()])


def test_lines_during_a_database_outage_fail_and_can_be_retried(cluster, simulator, binary):
    from gateway import Database, Gateway
    database = Database(binary, cluster.url)
    gateway = Gateway(binary, database, simulator, PUSHGATE_SHARDS="1")
    try:
        gateway.set_up(simulator)
        crowd(database, 30)
        lines = [line(n) for n in range(1, 31)]
        batch = Connection(gateway, "away", length=sum(map(len, lines)), patience=60)
        batch.send(b"".join(lines[:10]))
        assert {one["status"] for one in batch.read_results(10)} == {202}
        # Pushes of PostgreSQL's last moments may be sent again: there are none.
        until(lambda: database.query("SELECT count(*) FROM queue") == "0", what="the first lines to be sent")
        database.query("CREATE TABLE flushed ()")
        cluster.kill()
        batch.send(b"".join(lines[10:20]))
        lost = batch.read_results(20)[10:]
        assert {one["status"] for one in lost} <= {503, 504}, lost
        assert {one["code"] for one in lost} <= {"PG5002", "PG5005"}
        cluster.start()
        until(lambda: gateway.call("GET", f"/v1/apps/{APP}")[0] == 200, what="the database again")
        batch.send(b"".join(lines[20:]))
        assert {one["status"] for one in batch.read_results(30)[20:]} == {202}
        batch.close()
        results = post(gateway, b"".join(lines), key="away")
        assert each_once(gateway, simulator, results, lost[:0], 30) == collections.Counter(
            (n, token(n)) for n in range(1, 31))
    finally:
        gateway.stop()


def test_lines_after_their_key_is_revoked_are_rejected(gateway, database):
    crowd(database, 2)
    _, made, _ = gateway.call("POST", "/v1/keys", {"name": "batches", "scopes": ["notify"]})
    lines = [line(1), line(2)]
    batch = Connection(gateway, length=sum(map(len, lines)), secret=made["key"])
    batch.send(lines[0])
    assert batch.read_results(1)[0]["status"] == 202
    assert gateway.call("DELETE", f"/v1/keys/{made['id']}")[0] == 204
    batch.send(lines[1])
    refused = batch.read_results(2)[1]
    assert (refused["status"], refused["code"]) == (401, "PG1201"), refused
    assert database.query("SELECT count(*) FROM notifications") == "1"
    batch.close()
