# SPDX-License-Identifier: Apache-2.0
"""Faults on demand, checked with Python's `h2`."""

import http.client
import json
import socket
import time

import h2.events
import pytest

from apns_client import Client
from simulator import TOKEN, TOPIC


@pytest.fixture
def client(simulator):
    with Client(simulator) as client:
        assert client.push(token="00").status == 200
        yield client


def fault(simulator, **rule):
    status, answer = simulator.call("POST", "/sim/faults", rule)
    assert status == 201, answer
    return answer["ids"][0]


def test_a_status_for_the_next_requests(simulator, client):
    fault(simulator, status=503, reason="ServiceUnavailable", times=2, retry_after=9)
    for _ in range(2):
        answer = client.push()
        assert (answer.status, answer.reason) == (503, "ServiceUnavailable")
        assert answer.headers["retry-after"] == "9"
    assert client.push().status == 200
    assert [p["status"] for p in simulator.received()] == [200, 503, 503, 200]
    assert [p["accepted"] for p in simulator.received()] == [True, False, False, True]


def test_a_reason_implies_its_status(simulator, client):
    fault(simulator, action="respond", reason="Unregistered", timestamp=1700000000123)
    answer = client.push()
    assert (answer.status, answer.json) == (
        410, {"reason": "Unregistered", "timestamp": 1700000000123})


@pytest.mark.parametrize("body", ["", "<html>oops</html>"])
def test_a_body_that_is_not_json(simulator, client, body):
    fault(simulator, status=500, body=body)
    answer = client.push()
    assert (answer.status, answer.body) == (500, body.encode())


def test_faults_match_by_token_prefix_and_topic(simulator, client):
    fault(simulator, status=500, token_prefix="FE")
    fault(simulator, status=503, topic="com.example.other")
    assert client.push(token="fe01").status == 500
    assert client.push(token="01fe").status == 200
    assert client.push(apns_topic="com.example.other").status == 503


def test_faults_do_not_apply_to_invalid_requests(simulator, client):
    fault(simulator, status=503, times=1)
    assert client.push(token="abc").status == 400
    assert client.push().status == 503


def test_no_answer(simulator, client):
    fault(simulator, action="silence", times=1, accepted=True)
    silent = client.start(client.headers())
    assert client.push().status == 200
    assert client.answers[silent].status is None
    statuses = [(p["status"], p["accepted"]) for p in simulator.received()]
    assert statuses == [(200, True), (None, True), (200, True)]


def test_a_late_answer_is_overtaken(simulator, client):
    fault(simulator, delay_ms=2_000, times=1)
    began = time.monotonic()
    late = client.start(client.headers())
    assert client.push().status == 200
    assert client.answers[late].status is None
    assert client.answer(late).status == 200
    assert time.monotonic() - began >= 2


@pytest.mark.parametrize("code", [2, 7, 8, 11])
def test_a_reset_stream(simulator, client, code):
    fault(simulator, action="reset", error_code=code, times=1)
    assert client.answer(client.start(client.headers())).reset == code
    assert client.push().status == 200


def test_goaway_after_some_requests_rejects_the_next(simulator, client):
    fault(simulator, action="goaway", reason="Shutdown", after=2)
    streams = [client.start(client.headers()) for _ in range(3)]
    client.read_to_end()
    [end] = client.seen(h2.events.ConnectionTerminated)
    assert end.error_code == 0
    assert json.loads(end.additional_data) == {"reason": "Shutdown"}
    assert end.last_stream_id == streams[1]
    assert [client.answers[s].status for s in streams] == [200, 200, None]
    assert client.closed
    accepted = [p["accepted"] for p in simulator.received()]
    assert accepted == [True, True, True, False]


def test_goaway_in_plain_text(simulator, client):
    fault(simulator, action="goaway", debug="Maximum active streams violated", error_code=7)
    client.start(client.headers())
    client.read_to_end()
    [end] = client.seen(h2.events.ConnectionTerminated)
    assert (end.error_code, end.additional_data) == (7, b"Maximum active streams violated")


@pytest.mark.parametrize("accepted", [True, False])
def test_a_connection_closed_in_mid_request(simulator, client, accepted):
    fault(simulator, action="close", accepted=accepted)
    stream = client.start(client.headers())
    client.read_to_end()
    assert client.closed
    assert client.answers[stream].status is None
    assert not client.seen(h2.events.ConnectionTerminated)
    assert [p["accepted"] for p in simulator.received()] == [True, accepted]


def test_a_connection_reset_in_mid_request(simulator, client):
    fault(simulator, action="abort")
    client.start(client.headers())
    client.read_to_end()
    # `ssl` does not distinguish a reset from the peer's end; the kernel does: CLOSE, not CLOSE_WAIT.
    assert client.socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0] == 7


def test_probabilities_follow_the_seed(start):
    def run(seed):
        simulator = start("--seed", str(seed))
        simulator.register_key()
        fault(simulator, status=500, probability=0.3)
        with Client(simulator) as client:
            return [client.push().status for _ in range(60)]

    first = run(5)
    assert run(5) == first
    assert run(6) != first
    assert 5 < first.count(500) < 35


def test_a_payload_selects_its_own_fault(simulator, client):
    def push(sim):
        return client.push(payload=json.dumps({"aps": {"alert": "x"}, "sim": sim}).encode())

    answer = push({"status": 429, "reason": "TooManyRequests"})
    assert (answer.status, answer.reason) == (429, "TooManyRequests")
    assert push({"delay_ms": 1}).status == 200
    assert push({"action": "reset", "error_code": "CANCEL"}).reset == 8
    assert push("not a fault").status == 200


def test_faults_in_payloads_can_be_disabled(start):
    simulator = start("--ignore-payload-faults")
    simulator.register_key()
    with Client(simulator) as client:
        assert client.push(payload=b'{"aps":{},"sim":{"status":500}}').status == 200


def test_rules_are_listed_and_removed(simulator, client):
    first = fault(simulator, status=500, times=3)
    fault(simulator, action="silence", topic=TOPIC)
    rules = simulator.call("GET", "/sim/faults")[1]["faults"]
    assert [rule["action"] for rule in rules] == ["respond", "silence"]
    assert simulator.call("DELETE", f"/sim/faults/{first}")[0] == 204
    assert simulator.call("DELETE", f"/sim/faults/{first}")[0] == 404
    assert simulator.call("DELETE", "/sim/faults")[0] == 204
    assert client.push().status == 200


def test_an_invalid_rule_is_rejected_naming_the_member(simulator):
    status, problem = simulator.call("POST", "/sim/faults", {"action": "explode"})
    assert (status, problem["pointer"]) == (422, "/action")
    status, problem = simulator.call("POST", "/sim/faults", [{"status": 500}, {"action": "explode"}])
    assert (status, problem["pointer"]) == (422, "/1/action")
    assert simulator.call("GET", "/sim/faults")[1]["faults"] == []


def test_the_control_port_has_help_and_statistics(simulator, client):
    simulator.call("PUT", f"/sim/tokens/{TOKEN}", {"state": "bad"})
    client.push()
    stats = simulator.call("GET", "/sim/stats")[1]
    assert stats["requests"] == 2
    assert stats["accepted"] == 1
    assert stats["refused"] == {"BadDeviceToken": 1}
    assert stats["connections_open"] == 1


def test_the_recording_is_queried_cleared_and_bounded(start):
    simulator = start("--record", "3")
    simulator.register_key()
    with Client(simulator) as client:
        for token in ("aa", "bb", "aa", "cc", "dd"):
            assert client.push(token=token).status == 200
    assert [p["token"] for p in simulator.received()] == ["aa", "cc", "dd"]
    assert [p["token"] for p in simulator.received("?token=AA")] == ["aa"]
    assert [p["token"] for p in simulator.received("?limit=1")] == ["dd"]
    assert simulator.received("?topic=com.example.none") == []
    assert simulator.call("DELETE", "/sim/received")[0] == 204
    assert simulator.received() == []


def test_requests_of_other_sites_are_rejected(simulator):
    place = "%s:%d" % simulator.control
    for headers, status in [
        ({}, 201), ({"Origin": f"http://{place}"}, 201), ({"Sec-Fetch-Site": "same-origin"}, 201),
        ({"Origin": "https://evil.example"}, 403), ({"Origin": "null"}, 403), ({"Sec-Fetch-Site": "cross-site"}, 403),
    ]:
        client = http.client.HTTPConnection(place, timeout=20)
        client.request(
            "POST", "/sim/faults", b'{"status": 503, "times": 1}', {"Content-Type": "text/plain", **headers})
        answer = client.getresponse()
        assert (answer.status, headers) == (status, headers), answer.read()
        client.close()
    assert len(simulator.call("GET", "/sim/faults")[1]["faults"]) == 3
