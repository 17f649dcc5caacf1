# SPDX-License-Identifier: Apache-2.0
"""Imports and exports with curl and sockets: large, interrupted and concurrent ones, and slow readers."""

import csv
import json
import re
import socket
import subprocess
import threading
import time
import urllib.request

import pytest

from gateway import APP, Cluster, Database, Gateway
from trials import until

IMPORT = f"/v1/apps/{APP}/devices/import"
EXPORT = f"/v1/apps/{APP}/devices/export"
ROWS = 100_000
# More rows than socket buffers hold.
SOME = 40_000


def row(number):
    return json.dumps({
        "token": f"{number:064x}", "languages": [["en", "de", "fr"][number % 3]], "user": f"u-{number}",
        "environment": "sandbox", "registered_at": "2026-01-02T03:04:05Z"})


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    path = tmp_path_factory.mktemp("import") / "devices.ndjson"
    path.write_text("".join(row(n) + "\n" for n in range(1, ROWS + 1)))
    return path


# PostgreSQL is unavailable, or the result of the last batch is unknown.
AWAY = ("PG5002", "PG5005")


def curl(gateway, path, *arguments, query=""):
    """Returns the lines of the response, whatever curl's exit code is."""
    done = subprocess.run(
        ["curl", "-sS", "-H", f"Authorization: Bearer {gateway.admin_key}", *arguments, gateway.url + path + query],
        capture_output=True, timeout=120)
    return [json.loads(line) for line in done.stdout.splitlines()]


def send(gateway, file, query=""):
    return curl(
        gateway, IMPORT, "-H", "Content-Type: application/x-ndjson", "-T", str(file), "-X", "POST", query=query)


def peak(gateway):
    """Peak memory of the process in MB."""
    with open(f"/proc/{gateway.process.pid}/status") as status:
        return int(re.search(r"VmHWM:\s+(\d+) kB", status.read())[1]) / 1024


def metrics(gateway):
    return urllib.request.urlopen(urllib.request.Request(
        gateway.url + "/metrics", headers={"Authorization": f"Bearer {gateway.admin_key}"})).read().decode()


def steady(value):
    """Whether the value is unchanged after half a second."""
    before = value()
    time.sleep(0.5)
    return value() == before


def count(gateway):
    return int(gateway.database.query("SELECT count(*) FROM devices"))


def all_there(gateway, count=ROWS):
    """Asserts that each device of the file is stored once, with the values of the file."""
    rows = gateway.database.query(
        "SELECT count(*), count(DISTINCT user_id), min(registered_at) = max(registered_at) FROM devices"
        " WHERE user_id = 'u-' || ('x' || right(encode(token, 'hex'), 8))::bit(32)::int")
    assert rows == f"{count}|{count}|t", rows


class Import:
    """An import whose body is sent step by step."""

    def __init__(self, gateway, query="", buffer=None, key=None):
        host, port = gateway.address.rsplit(":", 1)
        self.socket = socket.socket()
        if buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.settimeout(60)
        self.socket.connect((host, int(port)))
        self.socket.sendall(
            f"POST {IMPORT}{query} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {key or gateway.admin_key}\r\n"
            "Content-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n".encode())

    def send(self, data):
        self.socket.sendall(f"{len(data):x}\r\n".encode() + data + b"\r\n")

    def close(self):
        self.socket.close()


def test_a_large_import_uses_bounded_memory(gateway, file):
    for query in ["", "?empty=true"]:
        gateway.database.query("TRUNCATE devices")
        results = send(gateway, file, query)
        assert results[-1]["done"] == {
            "lines": ROWS, "imported": ROWS, "unchanged": 0, "skipped": 0, "bad": 0}, results[-1]
        through = [one["committed"]["through_line"] for one in results if "committed" in one]
        assert through == sorted(through) and through[-1] == ROWS
        all_there(gateway)
    # All devices are known already.
    assert send(gateway, file)[-1]["done"]["unchanged"] == ROWS
    assert peak(gateway) < 100
    page = metrics(gateway)
    assert f'pushgate_import_lines_total{{result="imported"}} {2 * ROWS}' in page
    assert 'pushgate_device_transfers{kind="import"} 0' in page


def test_an_import_resumes_after_kill_9(gateway, file, tmp_path):
    answer = tmp_path / "answer"
    with open(answer, "wb") as out:
        sender = subprocess.Popen(
            ["curl", "-sSN", "-H", f"Authorization: Bearer {gateway.admin_key}", "-H",
             "Content-Type: application/x-ndjson", "--limit-rate", "2M", "-T", str(file), "-X", "POST",
             gateway.url + IMPORT], stdout=out, stderr=subprocess.DEVNULL)
        until(lambda: answer.read_bytes().count(b"committed") >= 2, what="two batches")
        gateway.kill()
        sender.wait(timeout=30)
    reported = [json.loads(line) for line in answer.read_bytes().splitlines() if line.endswith(b"}")]
    through = max(one["committed"]["through_line"] for one in reported if "committed" in one)
    assert through < ROWS and all("done" not in one for one in reported)
    gateway.start()
    assert count(gateway) >= through, "a reported batch was not stored"
    results = send(gateway, file, f"?from_line={through + 1}")
    done = results[-1]["done"]
    assert done["imported"] + done["unchanged"] == ROWS - through and done["bad"] == 0
    all_there(gateway)


def test_an_import_stopped_by_a_database_outage_reports_where_to_resume(binary, simulator, file, tmp_path):
    cluster = Cluster(str(tmp_path / "cluster"))
    try:
        database = Database(binary, cluster.url)
        gateway = Gateway(binary, database, simulator)
        try:
            gateway.set_up(simulator)
            upload = tmp_path / "answer"

            def kill_after_a_batch():
                until(lambda: b"committed" in upload.read_bytes(), what="a batch")
                cluster.kill()

            with open(upload, "wb") as out:
                threading.Thread(target=kill_after_a_batch).start()
                subprocess.run(
                    ["curl", "-sSN", "-H", f"Authorization: Bearer {gateway.admin_key}", "-H",
                     "Content-Type: application/x-ndjson", "--limit-rate", "2M", "-T", str(file), "-X", "POST",
                     gateway.url + IMPORT], stdout=out, stderr=subprocess.DEVNULL, timeout=120)
            last = json.loads(upload.read_bytes().splitlines()[-1])["stopped"]
            assert last["error"]["code"] in AWAY, last
            assert last["from_line"] % 10_000 == 1
            cluster.start()
            # Each shard and connection reconnects separately; until then the outage is reported again.
            results = []

            def is_over():
                results[:] = send(gateway, file, f"?from_line={last['from_line']}")
                error = results[-1].get("stopped", {}).get("error", results[-1])
                assert "done" in results[-1] or error.get("code") in AWAY, results[-1]
                return "done" in results[-1]

            until(is_over, what="the rest of the file")
            done = results[-1]["done"]
            assert done["bad"] == 0 and done["lines"] == ROWS
            all_there(gateway)
        finally:
            gateway.stop()
    finally:
        cluster.remove()


def test_the_longest_reason_of_a_quarantine_is_imported_again(gateway):
    device = f"{8:064x}"
    gateway.register(device)
    status, answer, _ = gateway.call("POST", f"/v1/apps/{APP}/devices/{device}/quarantine", {"reason": "x" * 128})
    assert (status, answer["state_reason"]) == (200, "x" * 128), answer
    assert gateway.call("DELETE", f"/v1/apps/{APP}/devices/{device}")[0] == 204
    line = json.dumps({"token": device, "environment": "sandbox", "state": "quarantined", "state_reason": "x" * 128})
    done = curl(gateway, IMPORT, "-H", "Content-Type: application/x-ndjson", "-d", line)[-1]["done"]
    assert done["imported"] == 1, done
    assert gateway.device(device)["state_reason"] == "x" * 128


def test_an_operators_quarantine_survives_an_older_import_and_an_undo(gateway):
    device = f"{7:064x}"
    gateway.register(device, registered_at="2026-04-01T00:00:00Z")
    status, answer, _ = gateway.call(
        "POST", f"/v1/apps/{APP}/devices/{device}/quarantine", {"reason": "reported as stolen"})
    assert (status, answer["state"]) == (200, "quarantined"), answer
    for environment in ["sandbox", "production"]:
        line = json.dumps({"token": device, "environment": environment, "registered_at": "2026-05-01T00:00:00Z"})
        done = curl(gateway, IMPORT, "-H", "Content-Type: application/x-ndjson", "-d", line)[-1]["done"]
        assert (done["imported"], done["unchanged"]) == (0, 1), done
    undo = f"/v1/apps/{APP}/pruning/undo?since=2026-01-01T00:00:00Z"
    assert gateway.call("POST", undo)[0] == 202
    until(
        lambda: all(one["undoing_since"] is None for one in gateway.call("GET", f"/v1/apps/{APP}/pruning")[1]["environments"]),
        what="the undo")
    shown = gateway.device(device)
    assert (shown["state"], shown["state_reason"]) == ("quarantined", "reported as stolen")
    # A later registration activates the device.
    gateway.register(device)
    assert gateway.device(device)["state"] == "active"


def test_an_app_has_one_import_until_its_client_disconnects(gateway, file):
    first = Import(gateway)
    first.send((row(1) + "\n").encode())
    # The sent bytes may not have arrived yet.
    until(lambda: 'pushgate_device_transfers{kind="import"} 1' in metrics(gateway), what="the first")
    lines = curl(gateway, IMPORT, "-H", "Content-Type: application/x-ndjson", "-d", row(2))
    assert lines[0]["code"] == "PG5009"
    # An incomplete line, which must never count as a line.
    first.send(row(3)[:40].encode())
    first.close()
    until(
        lambda: "done" in curl(
            gateway, IMPORT, "-H", "Content-Type: application/x-ndjson", "-d", row(2))[-1],
        what="a free place")
    assert count(gateway) == 1


def test_backpressure_stops_reading_an_import(gateway):
    """The gateway stops reading from a client that does not read the response, and uses bounded memory."""
    slow = Import(gateway, buffer=4096)
    slow.socket.settimeout(2)
    bad = b'{"token": "x"}\n' * 4000
    sent = 0
    with pytest.raises(TimeoutError):
        while sent < 400_000_000:
            slow.send(bad)
            sent += len(bad)
    assert peak(gateway) < 100
    slow.close()


def test_an_export_waits_for_a_slow_reader_and_resumes_after_a_token(gateway, tmp_path):
    file = tmp_path / "some"
    file.write_text("".join(row(n) + "\n" for n in range(1, SOME + 1)))
    assert send(gateway, file, "?empty=true")[-1]["done"]["imported"] == SOME
    host, port = gateway.address.rsplit(":", 1)
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    slow.connect((host, int(port)))
    slow.sendall(
        f"GET {EXPORT} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {gateway.admin_key}\r\n\r\n".encode())
    until(lambda: 'pushgate_device_transfers{kind="export"} 1' in metrics(gateway), what="the export")
    until(lambda: steady(lambda: re.search(r"exported_devices_total (\d+)", metrics(gateway))[1]),
          what="an export that waits")
    assert peak(gateway) < 100
    refused = curl(gateway, EXPORT)
    assert refused[0]["code"] == "PG5009"
    # No transaction holds a snapshot meanwhile.
    held = gateway.database.query(
        "SELECT count(*) FROM pg_stat_activity WHERE backend_xmin IS NOT NULL AND pid <> pg_backend_pid()"
        " AND backend_type = 'client backend' AND query LIKE '%devices%'"
        " AND datname = current_database()")
    assert held == "0"
    slow.close()
    whole = tmp_path / "whole"
    until(lambda: not curl(gateway, EXPORT, "-o", str(whole)) and b"PG5009" not in whole.read_bytes()[:500],
          what="a free place")
    lines = whole.read_text().splitlines()
    assert len(lines) == SOME
    half = json.loads(lines[SOME // 2])["token"]
    rest = tmp_path / "rest"
    curl(gateway, EXPORT, "-o", str(rest), query=f"?after={half}")
    assert rest.read_text().splitlines() == lines[SOME // 2 + 1:]
    # The exported devices are unchanged.
    assert send(gateway, whole)[-1]["done"]["unchanged"] == SOME
    csv = tmp_path / "csv"
    curl(gateway, EXPORT, "-o", str(csv), query="?format=csv")
    gateway.database.query("DELETE FROM devices WHERE bucket < 1000")
    left = count(gateway)
    results = curl(gateway, IMPORT, "-H", "Content-Type: text/csv", "-T", str(csv), "-X", "POST")
    assert results[-1]["done"]["imported"] == SOME - left
    all_there(gateway, SOME)


def test_transfers_of_one_app_leave_capacity_for_other_apps(gateway, tmp_path):
    gateway.call("PUT", "/v1/apps/com.example.second", {"fallback_languages": ["en"]})
    gateway.database.query(f"""
        INSERT INTO devices (app, token, bucket, language_list, environment, token_kind, registered_at)
        SELECT a.id, decode(lpad(to_hex(g), 64, '0'), 'hex'), g % 65536, l.id, 2, 1, now()
        FROM apps a, language_lists l, generate_series(1, {SOME}) g WHERE a.bundle_id = '{APP}' AND l.tags = ''""")
    first = Import(gateway)
    first.send((row(1) + "\n").encode())
    host, port = gateway.address.rsplit(":", 1)
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    slow.connect((host, int(port)))
    slow.sendall(
        f"GET {EXPORT} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {gateway.admin_key}\r\n\r\n".encode())
    for kind in ["import", "export"]:
        until(lambda: f'pushgate_device_transfers{{kind="{kind}"}} 1' in metrics(gateway), what=kind)
    other = "/v1/apps/com.example.second/devices"
    lines = curl(gateway, other + "/import", "-H", "Content-Type: application/x-ndjson", "-d", row(2))
    assert lines[-1].get("done", {}).get("imported") == 1, lines
    assert [line["user"] for line in curl(gateway, other + "/export")] == ["u-2"]
    # Each app has at most one transfer of a kind.
    assert curl(gateway, IMPORT, "-H", "Content-Type: application/x-ndjson", "-d", row(3))[0]["code"] == "PG5009"
    assert curl(gateway, EXPORT)[0]["code"] == "PG5009"
    first.close()
    slow.close()


@pytest.mark.parametrize("sent", [b"\n" * 700, b'{"token": "x"}\n' * 50, b""], ids=["blank", "bad", "silent"])
def test_a_revoked_key_ends_an_import_with_an_incomplete_batch(gateway, sent):
    _, made, _ = gateway.call("POST", "/v1/keys", {"name": "slow", "scopes": ["devices"]})
    moved = Import(gateway, key=made["key"])
    moved.send(row(1).encode() + b"\n")
    answer = moved.socket.recv(65536)
    assert answer.startswith(b"HTTP/1.1 200 ")
    assert gateway.call("DELETE", f"/v1/keys/{made['id']}")[0] == 204
    moved.socket.settimeout(0.02)
    end = time.monotonic() + 25
    while b'"stopped"' not in answer:
        assert time.monotonic() < end, answer
        # About 28 KB/s without a device; or nothing, long before the limit for slow bodies.
        if sent:
            moved.send(sent)
        try:
            answer += moved.socket.recv(65536)
        except TimeoutError:
            pass
    assert b"PG1201" in answer and b'"from_line":1,' in answer, answer
    moved.close()
    until(lambda: 'pushgate_device_transfers{kind="import"} 0' in metrics(gateway), what="a free place")
    assert count(gateway) == 0


def test_csv_exports_contain_no_formulas(gateway, tmp_path):
    names = ['=HYPERLINK("http://evil","x")', "@SUM(1)", "+1", "-2", "'quoted", "''=3", "\uff1d4", "plain", "a=5"]
    for number, name in enumerate(names):
        gateway.register(f"{number:064x}", user=name, tags=[name, "x;" + name])
    file = tmp_path / "devices.csv"
    curl(gateway, EXPORT, "-o", str(file), query="?format=csv")
    rows = list(csv.reader(file.read_text().splitlines()))
    assert len(rows) == len(names) + 1
    assert not [cell for line in rows for cell in line if cell[:1] in tuple("=+-@\uff1d\t\r")]
    gateway.database.query("TRUNCATE devices")
    done = curl(gateway, IMPORT, "-H", "Content-Type: text/csv", "-T", str(file), "-X", "POST")[-1]["done"]
    assert (done["imported"], done["bad"]) == (len(names), 0), done
    for number, name in enumerate(names):
        device = gateway.device(f"{number:064x}")
        assert (device["user"], device["tags"]) == (name, [name, "x;" + name])


def test_a_revoked_key_ends_its_import_and_export(gateway, tmp_path):
    _, made, _ = gateway.call("POST", "/v1/keys", {"name": "moves", "scopes": ["devices", "read"]})
    file = tmp_path / "some"
    file.write_text("".join(row(n) + "\n" for n in range(1, SOME + 1)))
    assert send(gateway, file)[-1]["done"]["imported"] == SOME
    moved = Import(gateway, key=made["key"])
    moved.send(row(SOME + 1).encode() + b"\n")
    answer = moved.socket.recv(65536)
    assert answer.startswith(b"HTTP/1.1 200 ")
    host, port = gateway.address.rsplit(":", 1)
    reader = socket.socket()
    reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    reader.settimeout(60)
    reader.connect((host, int(port)))
    reader.sendall(f"GET {EXPORT} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {made['key']}\r\n\r\n".encode())
    until(lambda: 'pushgate_device_transfers{kind="export"} 1' in metrics(gateway), what="the export")
    assert gateway.call("DELETE", f"/v1/keys/{made['id']}")[0] == 204
    moved.send(row(SOME + 2).encode() + b"\n")
    moved.socket.sendall(b"0\r\n\r\n")
    while b'"stopped"' not in answer or not answer.endswith(b"0\r\n\r\n"):
        answer += moved.socket.recv(65536)
    assert b'"from_line":1,' in answer and b"PG1201" in answer, answer
    assert count(gateway) == SOME
    # The export ends without its last chunk, so that the client detects an incomplete file.
    exported = b""
    try:
        while piece := reader.recv(65536):
            exported += piece
    except ConnectionResetError:
        pass
    assert exported.startswith(b"HTTP/1.1 200 ") and not exported.endswith(b"0\r\n\r\n")
    assert exported.count(b"\n{") < SOME
    reader.close()
    moved.close()
