# SPDX-License-Identifier: Apache-2.0
"""Scenarios and reset, with Python's `h2`."""

import json
import pathlib
import subprocess

import h2.events
import pytest

from apns_client import Client
from simulator import KEY_ID, TEAM, TOKEN, TOPIC, SigningKey

EXAMPLE = pathlib.Path(__file__).parents[2] / "docs" / "scenario.json"
GAME = json.dumps({"aps": {"alert": {"loc-key": "GAME", "loc-args": ["Jenna", "chess"]}}}).encode()


def state(simulator):
    """Returns all declared state, and the recorded requests."""
    paths = ("keys", "devices", "faults", f"apps/{TOPIC}/strings", "clock", "tokens/ab03",
             "received", "devices/ab01")
    values = {path: simulator.call("GET", f"/sim/{path}") for path in paths}
    for _, answer in values.values():
        for passing in ("now", "request_id"):
            answer.pop(passing, None)
    return values


def statuses(simulator, tokens):
    with Client(simulator) as client:
        return [client.push(token).status for token in tokens]


def check_example(simulator):
    with Client(simulator) as client:
        assert client.push("ab01", payload=GAME).status == 200
        assert (client.push("ab03").reason, client.push("ab04").reason) == (
            "Unregistered", "ExpiredToken")
        assert [client.push("ef").status for _ in range(3)] == [429, 429, 200]
        assert client.push("ab01", apns_topic="com.other").reason == "DeviceTokenNotForTopic"
    simulator.call("PUT", "/sim/devices/ab01", {"online": True})
    [shown] = simulator.call("GET", "/sim/devices/ab01/screen")[1]["notifications"]
    assert shown["body"] == "Jenna veut jouer à chess"


def test_the_documented_example_works_from_a_file_and_by_the_control_port(start):
    from_file = start("--scenario", str(EXAMPLE))
    assert not any("no signing key" in line for line in from_file.startup)
    check_example(from_file)
    simulator = start()
    assert simulator.call("POST", "/sim/scenario", json.loads(EXAMPLE.read_text()))[0] == 204
    check_example(simulator)


def test_the_same_seed_gives_the_same_run(start):
    tokens = [f"cd{number:02x}" for number in range(40)]
    scenario = json.loads(EXAMPLE.read_text())
    simulator = start("--scenario", str(EXAMPLE))
    first = statuses(simulator, tokens)
    ids = [push["apns_id"] for push in simulator.received()]
    assert set(first) == {200, 503}
    assert statuses(simulator, tokens) != first
    simulator.call("POST", "/sim/scenario", scenario)
    assert statuses(simulator, tokens) == first
    simulator.call("POST", "/sim/scenario", {**scenario, "seed": 8})
    assert statuses(simulator, tokens) != first
    assert simulator.call("POST", "/sim/reset")[0] == 204
    assert statuses(simulator, tokens) == first
    assert [push["apns_id"] for push in simulator.received()] == ids
    # A seed alone restarts the random choices of the active rules.
    simulator.call("POST", "/sim/scenario", {"seed": 7})
    assert statuses(simulator, tokens) == first


@pytest.mark.parametrize(
    "scenario, pointer",
    [
        ([], ""),
        ({"device": {}}, "/device"),
        ({"seed": -1}, "/seed"),
        ({"clock": {"offset_seconds": "1"}}, "/clock/offset_seconds"),
        ({"clock": {}}, "/clock/offset_seconds"),
        ({"keys": {"K": {}}}, "/keys/K/team_id"),
        ({"keys": {"K": {"team_id": "T", "public_key": "no"}}}, "/keys/K/public_key"),
        ({"keys": {"K": {"team_id": "T", "topics": ["a", 1]}}}, "/keys/K/topics/1"),
        ({"apps": {"a/b": {"broadcast": 1}}}, "/apps/a~1b/broadcast"),
        ({"apps": {"a": {"strings": {"Base": {}}}}}, "/apps/a/strings/Base"),
        ({"apps": {"a": {"strings": {"fr": {"K": "%c"}}}}}, "/apps/a/strings/fr"),
        ({"devices": {"xyz": {}}}, "/devices/xyz"),
        ({"devices": {"ab": {"languages": ["fr", ""]}}}, "/devices/ab/languages/1"),
        ({"tokens": {"ab": {"state": "gone"}}}, "/tokens/ab/state"),
        ({"tokens": {"ab": {"state": "bad", "timestamp": "x"}}}, "/tokens/ab/timestamp"),
        ({"faults": {"status": 503}}, "/faults"),
        ({"faults": [{"status": 503}, {"status": 99}]}, "/faults/1/status"),
        ({"faults": [{"action": "explode"}]}, "/faults/0/action"),
    ])
def test_an_invalid_scenario_changes_nothing(simulator, scenario, pointer):
    before = state(simulator)
    good = {"seed": 3, "clock": {"offset_seconds": 60}, "devices": {"ab01": {"online": False}},
            "keys": {"KEY9": {"team_id": "T"}}, "faults": [{"status": 500}]}
    if isinstance(scenario, dict):
        scenario = {**good, **scenario}
    status, answer = simulator.call("POST", "/sim/scenario", scenario)
    assert (status, answer["pointer"]) == (422, pointer)
    assert state(simulator) == before


def test_a_scenario_beyond_the_limits_changes_nothing(start):
    simulator = start("--max-devices", "1")
    before = state(simulator)
    status, answer = simulator.call(
        "POST", "/sim/scenario",
        {"keys": {"K": {"team_id": "T"}}, "devices": {"ab": {}, "cd": {}}})
    assert (status, answer["pointer"]) == (507, "/devices/cd")
    twins = {"apps": {"a": {"strings": {"he": {}, "iw": {}}}}}
    assert simulator.call("POST", "/sim/scenario", twins)[1]["pointer"] == "/apps/a"
    assert state(simulator) == before


@pytest.mark.parametrize(
    "text, message",
    [
        ('{\n"devices": {\n"ab": {"online": 1}}}', "line 3: /devices/ab/online: expected true"),
        ('{"seed": 1,\n}', "line 2"),
        ('{"seed": 1,\n"seeds": 2}', "line 2: /seeds: there is no member"),
    ])
def test_an_invalid_file_is_rejected_at_start_with_its_line(binary, tmp_path, text, message):
    file = tmp_path / "scenario.json"
    file.write_text(text)
    done = subprocess.run(
        [binary, "simulate", "--scenario", str(file)], capture_output=True, text=True, timeout=20)
    assert done.returncode != 0 and message in done.stderr, done.stderr


def test_reset_restores_the_initial_state(start, tmp_path):
    key = SigningKey()
    file = tmp_path / "AuthKey.p8"
    file.write_text(key.private_pem)
    simulator = start("--key", f"{KEY_ID}:{TEAM}:{file}")
    before = state(simulator)
    with Client(simulator) as client:
        client.authorization = f"bearer {key.token()}"
        simulator.call("POST", "/sim/scenario", json.loads(EXAMPLE.read_text()))
        simulator.call("PUT", "/sim/clock", {"offset_seconds": 100})
        simulator.register_key(SigningKey("KEY0000007"))
        simulator.call("PUT", f"/sim/apps/{TOPIC}", {"broadcast": False})
        client.push("ab01")
        simulator.call("DELETE", f"/sim/keys/{KEY_ID}")
        assert client.push().reason == "InvalidProviderToken"
        assert simulator.call("POST", "/sim/reset")[0] == 204
        after = state(simulator)
        assert after == before
        stats = simulator.call("GET", "/sim/stats")[1]
        assert (stats["requests"], stats["refused"], stats["connections_open"]) == (0, {}, 1)
        # The connection stays open, and the key is known again.
        assert client.push().status == 200
        assert [push["number"] for push in simulator.received()] == [1]


def test_reset_can_close_connections(simulator):
    with Client(simulator) as client:
        assert client.push().status == 200
        assert simulator.call("POST", "/sim/reset", {"close": True})[0] == 422
        assert simulator.call("POST", "/sim/reset", {"close_connections": True})[0] == 204
        client.read_to_end()
        [goodbye] = client.seen(h2.events.ConnectionTerminated)
        assert json.loads(goodbye.additional_data) == {"reason": "Shutdown"}
    assert simulator.call("GET", f"/sim/tokens/{TOKEN}")[1]["state"] == "active"
