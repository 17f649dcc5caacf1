# SPDX-License-Identifier: Apache-2.0
"""`Prefer: wait`: the outcome of a notification in the response to its POST, with curl as client."""

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
    """Starts a `curl` that posts the notification; returns the process."""
    return subprocess.Popen(
        ["curl", "-sS", "-i", "-X", "POST", f"{gateway.url}/v1/apps/{APP}/notifications",
         "-H", f"Authorization: Bearer {gateway.admin_key}", "-H", f"Prefer: wait={wait}", "-H",
         "Content-Type: application/json", "-d", BODY],
        stdout=subprocess.PIPE, text=True)


def answer(process):
    """(status, headers by lower-case name, JSON) of the response that `curl` printed."""
    head, body = process.communicate(timeout=60)[0].replace("\r", "").split("\n\n", 1)
    status, *fields = head.split("\n")
    return int(status.split()[1]), {
        name.lower(): value for name, value in (field.split(": ", 1) for field in fields)
    }, json.loads(body)


def held(gateway):
    return metric(gateway, "pushgate_http_waiting_responses")


def test_the_response_contains_the_outcome(gateway):
    status, headers, result = answer(curl(gateway, 20))
    assert (status, headers["preference-applied"]) == (200, "wait=20")
    assert (result["state"], result["outcomes"]) == ("finished", {"accepted": 1})
    assert result["reference"] == "r 1"
    status, listed, _ = gateway.call("GET", f"/v1/apps/{APP}/notifications?reference=r%201&state=finished")
    assert [one["id"] for one in listed["notifications"]] == [result["id"]]


def test_the_response_waits_for_a_slow_apple(gateway, simulator):
    slow_answers(simulator, 1500, 1500)
    process = curl(gateway, 20)
    status, _, result = answer(process)
    assert (status, result["outcomes"]) == (200, {"accepted": 1})


def test_a_push_beyond_the_wait_is_a_202(gateway, simulator):
    slow_answers(simulator, 3000, 3000)
    status, headers, result = answer(curl(gateway, 1))
    assert (status, headers["preference-applied"], result["audience"]) == (202, "wait=1", 1)
    assert gateway.finished(result["id"])["outcomes"] == {"accepted": 1}


def test_sigterm_answers_waiting_requests(gateway, simulator):
    # Longer than the 5 s after which the gauge is sampled again.
    slow_answers(simulator, 6000, 6000)
    process = curl(gateway, 30)
    end = time.monotonic() + 20
    while held(gateway) == 0:
        assert time.monotonic() < end, "no response waits"
    gateway.process.send_signal(signal.SIGTERM)
    status, _, result = answer(process)
    assert (status, result["audience"]) == (202, 1)
    assert gateway.process.wait(30) == 0
    gateway.start()
    assert gateway.finished(result["id"])["outcomes"] == {"accepted": 1}
