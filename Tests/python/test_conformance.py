# SPDX-License-Identifier: Apache-2.0
"""`pushgate simulate --conformance`: the report, and a client that follows every rule."""

import json
import random
import re
import subprocess
import time
import urllib.request
import uuid

import pytest

from apns_client import Client
from conformance import FrameReader, Provider, device, established, findings, report, wait_until
from simulator import TOPIC, push_certificate
from test_simulator_fuzz import damaged_request


@pytest.fixture
def simulator(start):
    simulator = start("--conformance")
    simulator.register_key()
    return simulator


def ended(simulator, count):
    """Waits until `count` connections have ended."""
    def have():
        observed = simulator.call("GET", "/sim/conformance")[1]["observed"]
        return sum(observed["ends"].values()) == count
    wait_until(have)


def test_a_conforming_client_breaks_no_rule(simulator):
    gone = device()
    simulator.call("PUT", f"/sim/tokens/{gone}", {"state": "unregistered"})
    with Provider(simulator) as first:
        for number in range(20):
            answer = first.push(
                token=device(), payload=b'{"aps":{"alert":"%s"}}' % (b"x" * 3900),
                apns_id=str(uuid.uuid4()), apns_expiration=str(int(time.time()) + 60 + number),
                apns_collapse_id=f"game-{number}", apns_priority="10")
            assert answer.status == 200
        assert first.push(token=gone).status == 410
        first.read_ping()
        assert first.push(token=device()).status == 200
        with Provider(simulator, authorization=first.authorization) as second:
            assert second.push(token=device()).status == 200
    ended(simulator, 2)
    assert findings(simulator) == set()
    rules = report(simulator)
    kept = {name for name, rule in rules.items() if rule["verdict"] == "kept"}
    assert kept >= {
        "alpn-h2", "server-name", "connection-reused", "hpack-path-not-indexed", "hpack-apns-id",
        "hpack-apns-expiration", "hpack-apns-collapse-id", "hpack-others-indexed", "token-shared",
        "token-reused", "one-stream-first", "flow-control", "dead-device-left-alone",
        "payload-in-one-frame", "end-stream-on-data", "ping-answered", "close-notify"}
    assert rules["hpack-apns-id"]["checked"] == 20
    observed = simulator.call("GET", "/sim/conformance")[1]["observed"]
    assert observed["answers"] == {"200": 22, "410": 1}
    assert observed["ends"] == {"by the client, with close_notify": 2}


def test_a_conforming_client_with_a_certificate_breaks_no_rule(simulator, tmp_path):
    file = tmp_path / "push.pem"
    file.write_bytes(b"".join(push_certificate()))
    with Provider(simulator, certificate=str(file)) as provider:
        streams = [provider.start(provider.headers(device())) for _ in range(10)]
        assert [provider.answer(stream).status for stream in streams] == [200] * 10
    assert findings(simulator) == set()
    rules = report(simulator)
    assert rules["token-present"]["verdict"] == "not_observed"
    assert rules["one-stream-first"]["verdict"] == "not_observed"


def test_the_topic_of_the_certificate_determines_the_payload_limit(simulator, tmp_path):
    file = tmp_path / "push.pem"
    file.write_bytes(b"".join(push_certificate(uid=TOPIC + ".voip")))
    with Provider(simulator, certificate=str(file)) as provider:
        headers = [pair for pair in provider.headers(device())
                   if pair[0] not in ("apns-topic", "apns-push-type")]
        assert provider.answer(provider.start(headers, b"{%s}" % (b" " * 5000))).status == 200
    assert findings(simulator) == {"broken push-type-present"}


def test_without_requests_no_rule_is_observed(simulator):
    for rule in report(simulator).values():
        assert rule["verdict"] == "not_observed" and rule["to_observe"], rule
        assert rule["checked"] == 0 and "evidence" not in rule


def test_reconnecting_after_goaway_conforms(simulator):
    simulator.call("POST", "/sim/faults", {"action": "goaway", "token_prefix": "f0", "times": 1})
    provider = established(simulator)
    late = provider.start(
        provider.headers(device()), b'{"aps":{"alert":"late"},"sim":{"delay_ms":300}}')
    left_out, name = "f0" + device()[2:], str(uuid.uuid4())
    provider.start(provider.headers(left_out, apns_id=name))
    rest = FrameReader(provider)
    rest.read_until(lambda: rest.pings and late in rest.ended)
    with Provider(simulator, authorization=provider.authorization) as other:
        assert other.push(token=left_out, apns_id=name).status == 200
    provider.close()
    assert findings(simulator) == set()
    for name in ("goaway-no-new-streams", "goaway-awaits-answers", "goaway-repeats-elsewhere"):
        assert report(simulator)[name]["verdict"] == "kept", name


def test_cancelling_with_rst_stream_conforms(simulator):
    provider = established(simulator)
    stream = provider.start(provider.headers(device()), b'{"aps":{},"sim":{"action":"silence"}}')
    provider.h2.reset_stream(stream, error_code=8)
    provider.flush()
    assert provider.push(token=device()).status == 200
    assert report(simulator)["abandoned-requests-cancelled"]["verdict"] == "kept"
    provider.close()


# The report


def text_of(simulator, query="", **headers):
    host, port = simulator.control
    request = urllib.request.Request(
        f"http://{host}:{port}/sim/conformance{query}", headers=headers)
    with urllib.request.urlopen(request, timeout=10) as response:
        return response.headers["content-type"], response.read().decode()


def test_the_report_is_json_or_text(simulator):
    with Provider(simulator) as provider:
        assert provider.push(apns_id="A" * 36).status == 400
        for query, headers in (("?format=text", {}), ("", {"accept": "text/plain"})):
            kind, text = text_of(simulator, query, **headers)
            assert kind.startswith("text/plain")
            assert "Broken (1)" in text
            assert "first: connection 1, stream 1: apns-id: AAAA" in text
            assert "needs a second push" in text
        kind, text = text_of(simulator, "?format=json", accept="text/plain")
        assert kind == "application/json"
        summary = json.loads(text)["summary"]
        assert summary["broken"] == 1 and sum(summary.values()) == len(report(simulator))
        status, problem = simulator.call("GET", "/sim/conformance?format=xml")
        assert status == 422 and "format" in problem["detail"]


def test_a_reset_report_keeps_observing_open_connections(simulator):
    with Provider(simulator) as provider:
        assert provider.push(apns_priority="7").status == 400
        assert findings(simulator) == {"broken priority"}
        assert simulator.call("DELETE", "/sim/conformance")[0] == 204
        assert findings(simulator) == set()
        assert provider.push(token=device()).status == 200
        assert report(simulator)["priority"]["checked"] == 1


def test_without_the_option_nothing_is_observed(start):
    simulator = start()
    for method in ("GET", "DELETE"):
        status, problem = simulator.call(method, "/sim/conformance")
        assert status == 409 and "--conformance" in problem["detail"]


STRICT = "--conformance-strict"


@pytest.mark.parametrize("options, broken, code", [
    ([], True, 0), ([STRICT], True, 1), ([STRICT], False, 0),
    ([STRICT, "--conformance-allow", "priority"], True, 0),
    ([STRICT, "--conformance-allow", "topic"], True, 1)])
def test_the_report_is_printed_and_written_at_the_end(
        start, tmp_path, options, broken, code):
    out = tmp_path / "report.json"
    simulator = start("--conformance-out", str(out), *options)
    simulator.register_key()
    with Provider(simulator) as provider:
        provider.push(apns_priority="7" if broken else "10")
        simulator.process.terminate()
        printed = simulator.process.stdout.read()
    assert simulator.process.wait(timeout=10) == code
    assert ("Broken (1)" in printed) == broken
    assert json.loads(out.read_text())["summary"]["broken"] == broken


def test_a_run_without_connections_fails(start):
    simulator = start("--conformance-strict")
    simulator.process.terminate()
    assert "No request was observed." in simulator.process.stdout.read()
    assert simulator.process.wait(timeout=10) == 1


def test_an_unknown_rule_cannot_be_allowed(binary):
    process = subprocess.run(
        [binary, "simulate", "--conformance-allow", "punctuality"], capture_output=True, text=True)
    assert process.returncode != 0 and "unknown rule punctuality" in process.stderr


def test_a_push_to_a_reactivated_device_conforms(simulator):
    with Provider(simulator) as provider:
        token = device()
        simulator.call("PUT", f"/sim/tokens/{token}", {"state": "unregistered"})
        assert provider.push(token=token).status == 410
        provider.read_ping()
        simulator.call("DELETE", f"/sim/tokens/{token}")
        assert provider.push(token=token, payload=b'{"aps":{"badge":1}}').status == 200
        assert findings(simulator) == set()


def test_malformed_input_does_not_stop_the_observer(simulator):
    rng = random.Random(11)
    for _ in range(60):
        client = Client(simulator)
        try:
            client.socket.sendall(damaged_request(client, rng))
            client.socket.settimeout(0.02)
            while client.socket.recv(65536):
                pass
        except OSError:
            pass
        client.socket.close()
    assert simulator.call("DELETE", "/sim/conformance")[0] == 204
    with Provider(simulator) as provider:
        assert provider.push(token=device()).status == 200
        assert report(simulator)["hpack-path-not-indexed"]["checked"] == 1


# Widely used clients, unmodified


def test_curl_breaks_connection_reuse(simulator):
    for _ in range(2):
        host, port = simulator.address
        subprocess.run(
            ["curl", "--silent", "--fail", "--http2", "--cacert", simulator.ca_file,
             "--header", f"apns-topic: {TOPIC}", "--header", "apns-push-type: alert",
             "--header", f"authorization: bearer {simulator.key.token()}",
             "--data", '{"aps":{"alert":"hello"}}',
             f"https://localhost:{port}/3/device/{device()}"], check=True)
    found = findings(simulator)
    assert "broken connection-reused" in found
    # nghttp2's encoder does not index content-length, like :path.
    assert "tolerated hpack-others-indexed" in found
    assert report(simulator)["hpack-path-not-indexed"]["verdict"] == "kept"
    assert report(simulator)["server-name"]["verdict"] == "kept"


def test_nghttp_breaks_the_priority_rule(simulator, tmp_path):
    payload = tmp_path / "payload.json"
    payload.write_text('{"aps":{"alert":"hello"}}')
    host, port = simulator.address
    subprocess.run(
        ["nghttp", "--no-verify-peer", "--data", str(payload), "-H", f"apns-topic: {TOPIC}",
         "-H", "apns-push-type: alert", "-H", f"authorization: bearer {simulator.key.token()}",
         f"https://{host}:{port}/3/device/{device()}"], check=True, capture_output=True)
    rule = report(simulator)["no-priority-frames"]
    assert rule["verdict"] == "broken"
    assert rule["evidence"]["wire"] == "a PRIORITY frame"


def test_the_report_counts_as_h2load_does(simulator, tmp_path):
    payload = tmp_path / "payload.json"
    payload.write_text('{"aps":{"alert":"hello"}}')
    host, port = simulator.address
    output = subprocess.run(
        ["h2load", "-n100", "-c1", "-m10", "-d", str(payload), "-H", f"apns-topic: {TOPIC}",
         "-H", "apns-push-type: alert", "-H", f"authorization: bearer {simulator.key.token()}",
         f"https://{host}:{port}/3/device/{device()}"],
        check=True, capture_output=True, text=True).stdout
    refused = int(re.search(r"(\d+) failed", output)[1])
    rules = report(simulator)
    # Streams beyond the limit of one are refused if they arrive before h2load has read SETTINGS.
    assert rules["one-stream-first"]["broken"] == refused
    assert rules["connection-reused"]["checked"] == 99
    assert rules["server-name"]["verdict"] == "not_observed"


def test_old_tls_versions_and_other_alpn_protocols_are_rejected(simulator):
    host, port = simulator.address
    for options in (["-tls1_1", "-cipher", "DEFAULT@SECLEVEL=0"], ["-alpn", "http/1.1"]):
        subprocess.run(
            ["openssl", "s_client", "-connect", f"{host}:{port}", *options],
            input=b"", capture_output=True, check=False)
    assert findings(simulator) == {"broken tls-version", "broken alpn-h2"}
    assert simulator.call("GET", "/sim/conformance")[1]["observed"]["handshakes_failed"] == 2
