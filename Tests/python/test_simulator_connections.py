# SPDX-License-Identifier: Apache-2.0
"""APNs' rules for connections, with Python's `h2` and `ssl`."""

import json
import ssl
import time

import h2.errors
import h2.events
import pytest
from h2.settings import SettingCodes

from apns_client import Client
from simulator import TOKEN, TOPIC, push_certificate


def test_settings_are_those_observed_of_apple(simulator):
    with Client(simulator) as client:
        [event] = client.seen(h2.events.RemoteSettingsChanged)
        values = {code: change.new_value for code, change in event.changed_settings.items()}
        assert values[SettingCodes.MAX_CONCURRENT_STREAMS] == 1
        assert values[SettingCodes.MAX_HEADER_LIST_SIZE] == 8000
        settings = client.h2.remote_settings
        assert settings.header_table_size == 4096
        assert settings.initial_window_size == 65535
        assert settings.max_frame_size == 16384
        assert client.h2.outbound_flow_control_window == 65535


def test_the_connection_window_reopens_in_steps_of_about_32_kib(simulator):
    with Client(simulator) as client:
        for _ in range(40):
            assert client.push(payload=b" " * 4000).status == 200
        steps = [e.delta for e in client.seen(h2.events.WindowUpdated) if e.stream_id == 0]
        assert steps and all(32_000 <= step <= 40_000 for step in steps)


def test_one_stream_until_a_valid_token_then_a_thousand(simulator):
    with Client(simulator) as client:
        assert client.stream_limit == 1
        good, client.authorization = client.authorization, "bearer nonsense"
        assert client.push().status == 403
        assert client.stream_limit == 1
        client.authorization = good
        assert client.push().status == 200
        assert client.stream_limit == 1000


def test_a_rejection_drops_the_limit_to_one_until_the_next_success(simulator):
    with Client(simulator) as client:
        assert client.push().status == 200
        assert client.push(apns_priority="7").status == 400
        assert client.stream_limit == 1
        assert client.push(apns_priority="7").status == 400
        assert client.stream_limit == 1
        assert client.push().status == 200
        assert client.stream_limit == 1000


def test_a_410_does_not_lower_the_limit(simulator):
    simulator.call("PUT", f"/sim/tokens/{TOKEN}", {"state": "unregistered"})
    with Client(simulator) as client:
        assert client.push(token="aa").status == 200
        for _ in range(150):
            assert client.push().status == 410
        assert client.stream_limit == 1000


@pytest.mark.parametrize("changes, count", [({"token": "abc"}, 25), ({"apns_priority": "7"}, 100)])
def test_too_many_errors_end_the_connection(simulator, changes, count):
    with Client(simulator) as client:
        for _ in range(count):
            assert client.push(**changes).status == 400
        client.read_to_end()
        [end] = client.seen(h2.events.ConnectionTerminated)
        assert json.loads(end.additional_data) == {"reason": "Shutdown"}
        assert client.closed


def test_connection_rules_can_be_turned_off(start):
    simulator = start("--no-connection-rules", "--max-streams", "77")
    simulator.register_key()
    with Client(simulator) as client:
        assert client.stream_limit == 77
        for _ in range(120):
            assert client.push(token="abc").status == 400
        assert client.stream_limit == 77


def test_hundreds_of_streams_at_once_are_all_answered(simulator):
    with Client(simulator) as client:
        assert client.push().status == 200
        streams = [client.start(client.headers(f"{n:064x}")) for n in range(500)]
        assert [client.answer(stream).status for stream in streams] == [200] * 500
    tokens = [push["token"] for push in simulator.received("?limit=500")]
    assert tokens == [f"{n:064x}" for n in range(500)]


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1"])
def test_the_certificate_covers_the_local_names(simulator, name):
    with Client(simulator, server_name=name) as client:
        assert client.socket.version() in ("TLSv1.2", "TLSv1.3")
        assert client.push().status == 200


def test_only_http2_is_served(simulator):
    with pytest.raises(ssl.SSLError):
        Client(simulator, alpn=("http/1.1",))


def upper_case(headers):
    return [("Apns-Topic" if n == "apns-topic" else n, v) for n, v in headers]


def method_last(headers):
    return [h for h in headers if h[0] != ":method"] + [(":method", "POST")]


@pytest.mark.parametrize(
    "change, breach",
    [(upper_case, "upper_case_header_name"), (method_last, "late_pseudo_header")])
def test_malformed_headers_end_the_connection(simulator, change, breach):
    with Client(simulator) as client:
        client.h2.config.normalize_outbound_headers = False
        client.h2.config.validate_outbound_headers = False
        client.start(change(client.headers()))
        client.read_to_end()
        [end] = client.seen(h2.events.ConnectionTerminated)
        assert end.error_code == h2.errors.ErrorCodes.PROTOCOL_ERROR
    assert simulator.call("GET", "/sim/stats")[1]["breaches"] == {breach: 1}
    assert simulator.received() == []


@pytest.mark.parametrize("host", [[], [("host", "localhost")]])
def test_authority_is_optional(simulator, host):
    with Client(simulator) as client:
        client.h2.config.validate_outbound_headers = False
        headers = [h for h in client.headers() if h[0] != ":authority"] + host
        assert client.answer(client.start(headers)).status == 200


def test_discouraged_behaviour_is_counted(simulator):
    with Client(simulator) as client:
        client.h2.prioritize(1, weight=7)
        assert client.push(content_encoding="gzip", payload=b"\x1f\x8b").status == 200
    breaches = simulator.call("GET", "/sim/stats")[1]["breaches"]
    assert breaches == {"priority_frame": 1, "content_encoding": 1, "payload_not_json": 1}


def test_headers_beyond_the_limit_are_rejected(simulator):
    with Client(simulator) as client:
        headers = client.headers() + [("x-long", "y" * 8000)]
        assert client.answer(client.start(headers)).reset == 11
        assert client.push().status == 200


def test_new_tokens_can_be_limited_for_each_key_over_all_connections(start):
    simulator = start("--limit-tokens-per-key")
    simulator.register_key()
    with Client(simulator) as first, Client(simulator) as second:
        assert first.push().status == 200
        second.authorization = f"bearer {simulator.key.token(age=2)}"
        assert second.push().reason == "TooManyProviderTokenUpdates"
        second.authorization = first.authorization
        assert second.push().status == 200


# Certificates


@pytest.fixture
def certificate_file(tmp_path):
    def write(**options):
        file = tmp_path / "push.pem"
        file.write_bytes(b"".join(push_certificate(**options)))
        return str(file)
    return write


def test_a_certificate_needs_no_token_and_allows_many_streams(start, certificate_file):
    simulator = start()
    with Client(simulator, certificate=certificate_file()) as client:
        assert client.stream_limit == 1000
        assert client.push().status == 200
        # "APNs ignores the authorization header", also an invalid one.
        assert client.push(authorization="bearer nonsense").status == 200
        # The certificate's only topic is the default.
        assert client.push(apns_topic=None).status == 200
        assert client.push(apns_topic="com.example.other").reason == "TopicDisallowed"


def test_a_certificate_for_several_topics_requires_apns_topic(start, certificate_file):
    topics = [TOPIC, TOPIC + ".voip"] + ["x" * 60 + str(n) for n in range(4)]
    with Client(start(), certificate=certificate_file(topics=topics)) as client:
        assert client.push(apns_topic=None).reason == "MissingTopic"
        assert client.push(apns_topic=TOPIC + ".voip", apns_push_type="voip").status == 200
        assert client.push(
            apns_topic=TOPIC + ".location-query", apns_push_type="location"
        ).reason == "TopicDisallowed"


@pytest.mark.parametrize(
    "options, reason",
    [
        ({"days": -3}, "BadCertificate"),
        ({"uid": None}, "BadCertificate"),
        ({"marks": ("2",)}, "BadCertificateEnvironment"),
        ({"marks": ("1",)}, None),
        ({"marks": ()}, None),
    ])
def test_certificates_are_verified(start, certificate_file, options, reason):
    with Client(start(), certificate=certificate_file(**options)) as client:
        answer = client.push()
        assert answer.reason == reason
        assert answer.status == (403 if reason else 200)


def test_malformed_input_closes_only_its_connection(simulator):
    with Client(simulator) as good, Client(simulator) as bad:
        bad.socket.sendall(b"\xff\xff\xff\x00" + b"\xff" * 40)
        bad.read_to_end()
        assert bad.closed
        assert good.push().status == 200


def test_stopping_is_quick_with_connections_open(simulator):
    with Client(simulator) as client:
        assert client.push().status == 200
        began = time.monotonic()
        simulator.stop()
        assert time.monotonic() - began < 5


def test_thousands_of_cancelled_requests_do_not_end_a_connection(simulator):
    simulator.call("POST", "/sim/faults", {"action": "silence", "times": 5_000})
    with Client(simulator) as client:
        headers = client.headers()
        for _ in range(5_000):
            stream = client.h2.get_next_available_stream_id()
            client.h2.send_headers(stream, headers)
            client.h2.send_data(stream, b'{"aps":{}}', end_stream=True)
            client.h2.reset_stream(stream, error_code=8)
            client.flush()
        assert client.push().status == 200
