# SPDX-License-Identifier: Apache-2.0
"""A simulator with sandbox, production and several addresses, with Python's `h2` and curl."""

import json
import os
import pty
import select
import subprocess

import pytest

from apns_client import Client
from simulator import TOKEN, TOPIC, SigningKey
from test_simulator_channels import broadcast, call, create


@pytest.fixture
def both(start):
    """A simulator of both environments, with two addresses for the sandbox."""
    simulator = start(
        "--listen", "127.0.0.1:0,127.0.0.2:0", "--listen-production", "127.0.0.1:0",
        "--listen-channels", "127.0.0.1:0", "--listen-channels-production", "127.0.0.1:0")
    simulator.register_key()
    return simulator


def sandbox(simulator, number=0, **options):
    return Client(simulator, address=simulator.addresses("sandbox")[number], **options)


def production(simulator, **options):
    return Client(simulator, address=simulator.addresses("production")[0], **options)


def test_a_push_belongs_to_the_environment_of_its_address(both):
    with sandbox(both) as first, sandbox(both, 1, server_name="localhost") as second, \
            production(both) as third:
        answers = [client.push(f"{number:02x}") for number, client in
                   enumerate((first, second, third))]
        stats = both.call("GET", "/sim/stats")[1]
        assert [stats["environments"][name]["connections_open"]
                for name in ("sandbox", "production")] == [2, 1]
    assert [answer.status for answer in answers] == [200] * 3
    # "apns-unique-id: development environment only".
    assert ["apns-unique-id" in answer.headers for answer in answers] == [True, True, False]
    assert [push["environment"] for push in both.received()] == [
        "sandbox", "sandbox", "production"]
    assert [push["token"] for push in both.received("?environment=production")] == ["02"]
    hosts = [push["address"].rsplit(":", 1)[0] for push in both.received()]
    assert hosts == ["127.0.0.1", "127.0.0.2", "127.0.0.1"]
    environments = both.call("GET", "/sim/stats")[1]["environments"]
    assert [environments[name]["accepted"] for name in ("sandbox", "production")] == [2, 1]
    assert both.call("GET", "/sim/received?environment=moon")[0] == 422


def test_a_token_of_the_other_environment_is_bad(both):
    path = f"/sim/tokens/{TOKEN}"
    status, answer = both.call("PUT", path, {"state": "active", "environment": "production"})
    assert (status, answer["environment"]) == (200, "production")
    with sandbox(both) as client:
        assert client.push().reason == "BadDeviceToken"
        assert client.push("cd").status == 200
    with production(both) as client:
        assert client.push().status == 200
        both.call("PUT", path, {"state": "unregistered", "environment": "production"})
        assert client.push().reason == "Unregistered"
    assert both.call("PUT", path, {"state": "active", "environment": "both"})[0] == 422
    stats = both.call("GET", "/sim/stats")[1]
    assert stats["refused"] == {"BadDeviceToken": 1, "Unregistered": 1}
    assert stats["environments"]["sandbox"]["refused"] == {"BadDeviceToken": 1}


def test_a_key_of_one_environment_is_rejected_in_the_other(both):
    key = both.register_key(SigningKey("KEY0000008"), environment="production")
    with sandbox(both) as client:
        client.authorization = f"bearer {key.token()}"
        answer = client.push()
        assert (answer.status, answer.reason) == (403, "BadEnvironmentKeyIdInToken")
    with production(both) as client:
        client.authorization = f"bearer {key.token()}"
        assert client.push().status == 200


def test_channels_are_not_portable_between_environments(both):
    key = both.register_key(SigningKey("KEY0000008"), environment="production")
    managers = both.addresses("sandbox", "channels"), both.addresses("production", "channels")
    with Client(both, address=managers[0][0]) as manager:
        channel = create(manager)
    with Client(both, address=managers[1][0]) as manager:
        path = f"/1/apps/{TOPIC}/all-channels"
        assert call(manager, "GET", path).json == {"channels": []}
        other = create(manager)
    with Client(both, address=managers[0][0]) as manager:
        answer = call(manager, "GET", path, authorization=f"bearer {key.token()}")
        assert answer.reason == "BadEnvironmentKeyIdInToken"
    with sandbox(both) as sender:
        assert broadcast(sender, channel).status == 200
        assert broadcast(sender, other).reason == "ChannelNotRegistered"
    with production(both) as sender:
        assert broadcast(sender, other).status == 200
    held = both.call("GET", f"/sim/apps/{TOPIC}/channels")[1]["channels"]
    assert {c["id"]: (c["environment"], c["broadcasts"]) for c in held} == {
        channel: ("sandbox", 1), other: ("production", 1)}


def test_faults_match_by_environment_and_address(both):
    host, port = both.addresses("sandbox")[1]
    both.call("POST", "/sim/faults", [
        {"status": 503, "environment": "production"},
        {"status": 500, "address": f"{host}:{port}"}])
    with sandbox(both) as client:
        assert client.push().status == 200
    with sandbox(both, 1) as client:
        assert client.push().status == 500
    with production(both) as client:
        assert client.push().status == 503
    status, answer = both.call("POST", "/sim/faults", {"status": 500, "address": "localhost"})
    assert (status, answer["pointer"]) == (422, "/address")


def test_a_terminal_shows_counts_of_both_environments(binary, tmp_path):
    terminal, side = pty.openpty()
    process = subprocess.Popen(
        [binary, "simulate", "--listen", "127.0.0.1:0", "--listen-production", "127.0.0.1:0",
         "--control", "none", "--accept-any-key", "--ca-out", str(tmp_path / "ca.pem")],
        stdout=side, stderr=side)
    os.close(side)
    try:
        text = ""
        while "production: 0 requests, 0 accepted, 0 refused; sandbox: 0 requests" not in text:
            assert select.select([terminal], [], [], 20)[0], text
            text += os.read(terminal, 4096).decode()
    finally:
        process.terminate()
        process.wait(timeout=10)
        os.close(terminal)


def test_production_alone_sends_no_unique_ids(start):
    simulator = start("--environment", "production")
    simulator.register_key()
    host, port = simulator.addresses("production")[0]
    done = subprocess.run(
        ["curl", "-sS", "--http2", "--cacert", simulator.ca_file, "-D", "-",
         "--connect-to", f"localhost:443:{host}:{port}",
         "-H", f"authorization: bearer {simulator.key.token()}", "-H", f"apns-topic: {TOPIC}",
         "-H", "apns-push-type: alert", "-d", json.dumps({"aps": {"alert": "hi"}}),
         f"https://localhost/3/device/{TOKEN}"], capture_output=True, text=True, timeout=20)
    assert done.stdout.startswith("HTTP/2 200"), done
    assert "apns-id:" in done.stdout and "apns-unique-id" not in done.stdout


@pytest.mark.parametrize(
    "options, message",
    [
        (["--listen", "nowhere"], "nowhere is not a host:port"),
        (["--listen", "127.0.0.1:0,"], "is not a host:port"),
        (["--listen-production", "127.0.0.1:0", "--environment", "production"],
         "both environments at once"),
    ])
def test_invalid_addresses_are_rejected_at_start(binary, options, message):
    done = subprocess.run(
        [binary, "simulate", *options], capture_output=True, text=True, timeout=20)
    assert done.returncode != 0 and message in done.stderr
