# SPDX-License-Identifier: Apache-2.0
"""The simulator's interface for scripts: ready file, key, exit code, and errors at start."""

import json
import os
import pathlib
import re
import signal
import stat
import subprocess

import pytest

from apns_client import Client
from conformance import wait_until
from simulator import KEY_ID, SigningKey, TEAM, TOPIC

LISTEN = ["simulate", "--listen", "127.0.0.1:0", "--control", "127.0.0.1:0"]
DOCS = pathlib.Path(__file__).resolve().parents[2] / "docs"


class Started:
    """A simulator that is described only by its ready file."""

    def __init__(self, binary, folder, *options, prefix=(), other_than=None):
        self.folder, self.ready_file = folder, folder / "ready.json"
        self.ca_file = str(folder / "ca.pem")
        self.process = subprocess.Popen(
            [*prefix, binary, *LISTEN, "--ready-file", str(self.ready_file), "--ca-out", self.ca_file, *options],
            cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        earlier = other_than and other_than.ready_file.read_text()
        wait_until(lambda: self.process.poll() is not None or (
            self.ready_file.exists() and self.ready_file.read_text() != earlier), patience=30)
        assert self.process.poll() is None, self.process.stdout.read()
        self.ready = json.loads(self.ready_file.read_text())
        [place] = self.ready["apns"]
        self.address = place["host"], place["port"]

    def stop(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        code = self.process.wait(timeout=20)
        self.process.stdout.close()
        return code


@pytest.fixture
def begin(binary, tmp_path):
    running = []

    def begin(*options, **how):
        started = Started(binary, tmp_path, *options, **how)
        running.append(started)
        return started

    yield begin
    for started in running:
        if started.process.poll() is None:
            started.stop(signal.SIGKILL)


def test_the_ready_file_contains_addresses_and_files(begin):
    started = begin("--make-key", "AuthKey.p8", "--name", "apns.test", "--name", "192.0.2.7")
    ready = started.ready
    assert ready["pid"] == started.process.pid
    assert ready["apns"][0]["environment"] == "sandbox" and ready["channels"] == []
    assert ready["apns"][0]["address"] == "{}:{}".format(*started.address)
    assert ready["control"].startswith("http://127.0.0.1:") and ready["ca_file"] == started.ca_file
    assert ready["names"] == [
        "localhost", "localhost.localdomain", "127.0.0.1", "::1", "apns.test", "192.0.2.7"]
    assert ready["key"] == {
        "key_id": KEY_ID, "team_id": TEAM, "file": str(started.folder / "AuthKey.p8")}
    assert os.listdir(started.folder).count("ready.json") == 1
    assert not [name for name in os.listdir(started.folder) if name.startswith("ready.json.")]
    assert started.stop() == 0
    assert not started.ready_file.exists()


@pytest.mark.parametrize("name", ["localhost", "localhost.localdomain", "apns.test"])
def test_a_created_key_is_registered_and_the_certificate_covers_its_names(begin, name):
    started = begin("--make-key", "ABCDEFGHIJ:TEAM000009:AuthKey.p8", "--name", "apns.test")
    started.key = SigningKey("ABCDEFGHIJ", "TEAM000009")
    started.key.private = load(started.folder / "AuthKey.p8")
    with Client(started, server_name=name) as client:
        assert client.push().status == 200


def load(path):
    from cryptography.hazmat.primitives.serialization import load_pem_private_key
    return load_pem_private_key(path.read_bytes(), None)


def test_a_key_file_is_private_from_its_creation(binary, tmp_path):
    """The process is killed before it renames a file or changes a mode, so that files have their initial mode."""
    source = tmp_path / "killer.c"
    source.write_text("#include <signal.h>\n" + "".join(
        f"int {name}() {{ return raise(SIGKILL); }}\n"
        for name in ["rename", "renameat", "renameat2", "chmod", "fchmod", "fchmodat"]))
    killer = tmp_path / "killer.so"
    subprocess.run(["cc", "-w", "-shared", "-fPIC", "-o", killer, source], check=True)
    folder = tmp_path / "folder"
    folder.mkdir()
    ended = subprocess.run(
        [binary, *LISTEN, "--make-key", "AuthKey.p8"], cwd=folder, preexec_fn=lambda: os.umask(0),
        env={**os.environ, "LD_PRELOAD": str(killer)}, capture_output=True, timeout=60)
    assert ended.returncode == -signal.SIGKILL, ended
    modes = {file.name: oct(stat.S_IMODE(file.stat().st_mode)) for file in folder.iterdir()}
    assert len(modes) == 1 and set(modes.values()) == {"0o600"}, modes


def test_an_existing_key_is_reused_and_made_private(begin, tmp_path):
    begin("--make-key", "AuthKey.p8").stop()
    first = (tmp_path / "AuthKey.p8").read_bytes()
    assert stat.S_IMODE((tmp_path / "AuthKey.p8").stat().st_mode) == 0o600
    begin("--make-key", "AuthKey.p8").stop()
    assert (tmp_path / "AuthKey.p8").read_bytes() == first


@pytest.mark.parametrize("options, word", [
    (["--conformance-out", "nowhere/report.json"], "--conformance-out: nowhere/report.json cannot be written"),
    (["--conformance-out", "."], "--conformance-out: . cannot be written"),
    (["--ca-out", "nowhere/ca.pem"], "--ca-out: nowhere/ca.pem cannot be written"),
    (["--ca-out", "."], "--ca-out: . cannot be written"),
    (["--ready-file", "nowhere/ready.json"], "--ready-file: nowhere/ready.json cannot be written"),
    (["--ready-file", "."], "--ready-file: . cannot be replaced"),
    (["--make-key", "nowhere/AuthKey.p8"], "--make-key: nowhere/AuthKey.p8 cannot be written"),
    (["--make-key", "A:AuthKey.p8"], "--make-key must be FILE or KEYID:TEAMID:FILE"),
    (["--make-key", "text"], "--make-key: text exists but contains no P-256 key"),
    (["--name=-a.test"], "--name: -a.test is neither a DNS name nor an IP address"),
    (["--name", "a_b"], "--name: a_b is neither a DNS name"),
])
def test_invalid_options_are_rejected_at_start(binary, tmp_path, options, word):
    (tmp_path / "text").write_text("no key")
    ran = subprocess.run(
        [binary, *LISTEN, *options], cwd=tmp_path, capture_output=True, text=True, timeout=30)
    assert ran.returncode not in (0, -15) and word in ran.stderr, ran
    assert sorted(os.listdir(tmp_path)) == ["text"]


def test_an_existing_report_is_kept_until_the_end(begin, tmp_path):
    (tmp_path / "report.json").write_text("of the run before")
    started = begin("--conformance-out", "report.json")
    assert (tmp_path / "report.json").read_text() == "of the run before"
    started.stop()
    assert json.loads((tmp_path / "report.json").read_text())["summary"]


def test_sighup_ends_it_unless_ignored(begin):
    # The process that runs the tests may ignore SIGHUP, which children inherit.
    assert begin(prefix=["env", "--default-signal=HUP"]).stop(signal.SIGHUP) == 0
    kept = begin(prefix=["nohup"])
    kept.process.send_signal(signal.SIGHUP)
    kept.process.send_signal(signal.SIGHUP)
    with Client(with_key(kept)) as client:
        assert client.push().status == 403
    assert kept.stop() == 0


def with_key(started):
    started.key = SigningKey()
    return started


# Raw requests in /sim/received


def test_header_fields_are_shown_as_received(simulator):
    with Client(simulator) as client:
        headers = client.headers() + [("x-trace", "a"), ("x-trace", "b")]
        assert client.answer(client.start(headers)).status == 200
    [push] = simulator.received("?raw=true")
    authorization = dict(headers)["authorization"]
    shown = [(field["name"], field["value"]) for field in push["headers"]]
    signature = authorization.rsplit(".", 1)[1]
    assert shown == [
        (name, value.replace(signature, signature[:6] + "…")) for name, value in headers]
    # h2 never indexes the token.
    assert [field["name"] for field in push["headers"] if field.get("never_indexed")] == ["authorization"]
    token = push["provider_token"]
    assert token["scheme"] == "bearer" and token["signature_bytes"] == 64
    assert token["header"]["kid"] == KEY_ID and token["claims"]["iss"] == TEAM
    assert 0 <= token["age_seconds"] < 60
    assert token["refused_for"] is None and token["tolerated"] is None
    assert signature not in json.dumps(simulator.received("?raw=true"))
    assert "headers" not in simulator.received()[0]


def test_an_invalid_token_is_shown_too(simulator):
    with Client(simulator) as client:
        for value in ("bearer nonsense-that-goes-on", "basic abc", "bearer a.b.c", None):
            client.push(authorization=value)
    pushes = simulator.received("?raw=true")
    assert [push.get("provider_token", {}).get("refused_for") for push in pushes] == [
        "not three parts of base64url with JSON", "no bearer token", "not three parts of base64url with JSON", None]
    assert pushes[0]["headers"][4]["value"] == "bearer nonsen…"
    assert simulator.call("GET", "/sim/received?raw=maybe")[0] == 422


# A second start


def test_a_failed_start_does_not_disturb_a_running_simulator(begin, binary):
    first = begin("--make-key", "AuthKey.p8")
    first.key = SigningKey()
    first.key.private = load(first.folder / "AuthKey.p8")
    root, ready = pathlib.Path(first.ca_file).read_bytes(), first.ready_file.read_bytes()
    for place in ("--listen", "--control"):
        taken = first.ready["control"].split("/")[2] if place == "--control" else "{}:{}".format(*first.address)
        ran = subprocess.run(
            [binary, *LISTEN, place, taken, "--ready-file", first.ready_file, "--ca-out", first.ca_file],
            cwd=first.folder, capture_output=True, text=True, timeout=30)
        assert ran.returncode not in (0, -15), ran
        assert f"{place}: {taken} is in use by another process" in ran.stderr, ran
        assert ran.stdout == ""
    assert pathlib.Path(first.ca_file).read_bytes() == root
    assert first.ready_file.read_bytes() == ready
    with Client(first) as client:
        assert client.push().status == 200
    assert first.stop() == 0
    assert not first.ready_file.exists()


def test_the_end_of_a_process_keeps_the_ready_file_of_its_successor(begin):
    first = begin()
    second = begin(other_than=first)
    assert first.ready["pid"] != second.ready["pid"] == second.process.pid
    assert first.stop() == 0
    assert json.loads(second.ready_file.read_text()) == second.ready
    assert second.stop() == 0
    assert not second.ready_file.exists()


@pytest.mark.parametrize("text", [
    '{"pid": GONE, "apns": []}', '{"pid": OTHER}', '{"pid": -1}', '{"pid": 0}', '{"pid": 1e99}', "{", "[]", ""])
def test_a_stale_ready_file_is_removed_first(binary, tmp_path, text):
    """The ready file of a killed process, of a process that is no simulator, or an invalid file."""
    gone = subprocess.Popen(["true"])
    gone.wait()
    text = text.replace("GONE", str(gone.pid)).replace("OTHER", str(os.getpid()))
    (tmp_path / "ready.json").write_text(text)
    ran = subprocess.run(
        [binary, *LISTEN, "--listen", "192.0.2.1:1", "--ready-file", "ready.json"],
        cwd=tmp_path, capture_output=True, text=True, timeout=30)
    assert ran.returncode not in (0, -15) and ran.stdout == "", ran
    assert os.listdir(tmp_path) == []


# Scripts that judge the output of other programs


@pytest.mark.parametrize("log, code", [
    ("INFO: Seed: 1\n#2\tINITED\nstat::number_of_executed_units: 70000\n", 0), ("INFO: Seed: 1\n", 1), ("", 1),
    ("==7== ERROR: libFuzzer: deadly signal\nSUMMARY: libFuzzer: deadly signal\nstat::number_of_executed_units: 7\n", 1),
    ("==7==ERROR: AddressSanitizer: heap-buffer-overflow\nstat::number_of_executed_units: 7\n", 1),
    ("Source.swift:1: Fatal error: Index out of range\nstat::number_of_executed_units: 7\n", 1),
])
def test_fuzzing_fails_if_it_finds_a_crash(tmp_path, log, code):
    (tmp_path / "log").write_text(log)
    ran = subprocess.run(
        ["sh", "-euc", f'. script/lib/fuzz.sh; fuzz_was_clean "{tmp_path}/log"; echo clean'], cwd=DOCS.parent,
        capture_output=True, text=True)
    assert (ran.returncode, ran.stdout) == (code, "" if code else "clean\n"), ran


# The documented snippet


@pytest.mark.parametrize("tests, code", [("true", 1), ("false", 1), ("exit 255", 255), ("pushes", 0)])
def test_the_ci_snippet_has_no_race(binary, tmp_path, tests, code):
    """Runs the snippet with a client that pushes, one that does nothing, and one that fails."""
    (snippet,) = re.findall(r"^```sh\n(# ci\n.*?)^```$", (DOCS / "simulator.md").read_text(), re.M | re.S)
    assert "run-the-tests-of-the-client" in snippet
    client = tmp_path / "client"
    client.write_text(CLIENT if tests == "pushes" else f"#!/bin/sh\n{tests}\n")
    client.chmod(0o755)
    (tmp_path / "pushgate").symlink_to(binary)
    environment = {
        **os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "TOPIC": TOPIC,
        "PYTHONPATH": str(pathlib.Path(__file__).parent)}
    ran = subprocess.run(
        ["sh", "-e"], input=snippet.replace("run-the-tests-of-the-client", "client"), cwd=tmp_path,
        env=environment, capture_output=True, text=True, timeout=120)
    assert ran.returncode == code, ran
    assert json.loads((tmp_path / "report.json").read_text())["summary"]["broken"] == 0
    assert not (tmp_path / "ready.json").exists()


CLIENT = f"""#!{os.sys.executable}
import sys
from conformance import Provider
from simulator import SigningKey
from cryptography.hazmat.primitives.serialization import load_pem_private_key


class Place:
    host, _, port = sys.argv[1].rpartition(":")
    address, ca_file, key = (host, int(port)), sys.argv[2], SigningKey()


Place.key.private = load_pem_private_key(open(sys.argv[3], "rb").read(), None)
with Provider(Place) as provider:
    assert provider.push().status == 200
"""
