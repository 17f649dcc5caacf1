# SPDX-License-Identifier: Apache-2.0
"""The snippets of docs/testing-your-client.md, run unmodified except for the port."""

import os
import pathlib
import re
import shutil
import subprocess
import sys

import pytest

from simulator import Simulator

PAGE = (pathlib.Path(__file__).resolve().parents[2] / "docs/testing-your-client.md").read_text()
UUID = "[0-9a-fA-F-]{36}"


def snippet(language, title):
    found = re.findall(rf"^```{language}\n({re.escape(title)}\n.*?)^```$", PAGE, re.M | re.S)
    assert len(found) == 1, f"one snippet begins with {title!r}"
    assert "localhost:2197" in found[0] or "APNS_PORT = 2197" in found[0]
    return found[0]


@pytest.fixture(scope="module")
def simulator(binary, tmp_path_factory):
    folder = tmp_path_factory.mktemp("client")
    simulator = Simulator(
        binary, folder / "ca.pem", ["--make-key", str(folder / "AuthKey.p8"), "--conformance"])
    simulator.folder = folder
    yield simulator
    simulator.stop()


def run(simulator, command, text, noise=None):
    port = str(simulator.address[1])
    text = text.replace("localhost:2197", f"localhost:{port}").replace("= 2197", f"= {port}")
    assert simulator.call("DELETE", "/sim/received")[0] == 204
    ran = subprocess.run(
        command, input=text, cwd=simulator.folder, capture_output=True, text=True, timeout=60,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"})
    assert ran.returncode == 0 and (not ran.stderr or (noise and noise in ran.stderr)), ran
    pushes = simulator.received()
    assert all(push["status"] == 200 and push["topic"] == "com.example.app" for push in pushes)
    return ran.stdout.splitlines(), [push["token"] for push in pushes]


def test_curl(simulator):
    printed, tokens = run(simulator, ["sh", "-e"], snippet("sh", "# curl"))
    assert printed == ["200"] and tokens == ["00fc13ad"]


def test_httpx(simulator):
    printed, tokens = run(simulator, [sys.executable, "-"], snippet("python", "# python: httpx"))
    assert all(re.fullmatch(f"200 {UUID} ?", line) for line in printed), printed
    assert len(printed) == 2 and tokens == ["00fc13ad", "00fc13ae"]


def test_aioapns(simulator):
    # aioapns logs the PING of the conformance report, and answers it.
    printed, tokens = run(
        simulator, [sys.executable, "-"], snippet("python", "# python: aioapns"), noise="PingReceived")
    assert len(printed) == 1 and re.match(f"200 {UUID}", printed[0]), printed
    assert tokens == ["00fc13ad"]


def test_node(simulator):
    assert shutil.which("node"), "script/test installs nodejs"
    printed, tokens = run(simulator, ["node", "-"], snippet("js", "// node"))
    assert all(re.fullmatch(f"200 {UUID}", line) for line in printed), printed
    assert len(printed) == 3 and sorted(tokens) == ["00fc13ad", "00fc13ae", "00fc13af"]


def test_the_snippets_break_no_rule_of_requests(simulator):
    """No rule about requests is broken, independent of the tests that ran before."""
    rules = simulator.call("GET", "/sim/conformance")[1]["rules"]
    broken = {rule["id"] for rule in rules if rule["verdict"] == "broken"}
    assert not broken & {"request-well-formed", "request-form", "topic", "token-form", "payload-json",
                         "push-type-present", "server-name", "alpn-h2"}
