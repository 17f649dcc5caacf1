# SPDX-License-Identifier: Apache-2.0
"""`Prefer: wait`: what became of a notification, in the answer to its request. curl is the client."""

import json
import signal
import subprocess
import time

import pytest

from gateway import APP, Gateway
from trials import metric, slow_answers

TOKEN = "aa" * 32
BODY = json.dumps({"to": {"tokens": [TOKEN]}, "payload": {"aps": {"alert": "x"}}, "reference": "r 1"})


@pytest.fixture
def simulator(start):
    return start()


@pytest.fixture
def gateway(binary, database, simulator):
    gateway = Gateway(binary, database, simulator)
    gateway.set_up(simulator)
    gateway.register(TOKEN)
    yield gateway
    gateway.stop()


def curl(gateway, wait):
    """A `curl` that posts the notification, as a process."""
    return subprocess.Popen(
        ["curl", "-sS", "-i", "-X", "POST", f"{gateway.url}/v1/apps/{APP}/notifications",
         "-H", f"Authorization: Bearer {gateway.admin_key}", "-H", f"Prefer: wait={wait}", "-H",
         "Content-Type: application/json", "-d", BODY],
        stdout=subprocess.PIPE, text=True)


def answer(process):
    """(status, headers by lower-case name, JSON) of what `curl` printed."""
    head, body = process.communicate(timeout=60)[0].replace("\r", "").split("\n\n", 1)
    status, *fields = head.split("\n")
    return int(status.split()[1]), {
        name.lower(): value for name, value in (field.split(": ", 1) for field in fields)
    }, json.loads(body)


def held(gateway):
    return metric(gateway, "pushgate_http_waiting_responses")


def test_what_became_of_a_push_is_in_the_answer(gateway):
    status, headers, told = answer(curl(gateway, 20))
    assert (status, headers["preference-applied"]) == (200, "wait=20")
    assert (told["state"], told["outcomes"]) == ("finished", {"accepted": 1})
    assert told["reference"] == "r 1"
    status, listed, _ = gateway.call("GET", f"/v1/apps/{APP}/notifications?reference=r%201&state=finished")
    assert [one["id"] for one in listed["notifications"]] == [told["id"]]


def test_apple_is_slow_and_the_answer_comes_when_apple_has_answered(gateway, simulator):
    slow_answers(simulator, 1500, 1500)
    process = curl(gateway, 20)
    status, _, told = answer(process)
    assert (status, told["outcomes"]) == (200, {"accepted": 1})


def test_a_push_that_takes_longer_is_accepted(gateway, simulator):
    slow_answers(simulator, 3000, 3000)
    status, headers, told = answer(curl(gateway, 1))
    assert (status, headers["preference-applied"], told["audience"]) == (202, "wait=1", 1)
    assert gateway.finished(told["id"])["outcomes"] == {"accepted": 1}


def test_a_gateway_that_stops_answers_whoever_waits(gateway, simulator):
    slow_answers(simulator, 2000, 2000)
    process = curl(gateway, 30)
    end = time.monotonic() + 20
    while held(gateway) == 0:
        assert time.monotonic() < end, "nothing is held"
    gateway.process.send_signal(signal.SIGTERM)
    status, _, told = answer(process)
    assert (status, told["audience"]) == (202, 1)
    assert gateway.process.wait(30) == 0
    gateway.start()
    assert gateway.finished(told["id"])["outcomes"] == {"accepted": 1}
