# SPDX-License-Identifier: Apache-2.0
# Long because it is a single table with a violation of each rule.
"""One violation of each rule, by Python's h2 or by single frames: the report contains exactly that violation."""

import socket
import ssl
import time
import uuid

import h2.events
import pytest
from hpack import HeaderTuple, NeverIndexedHeaderTuple
from hyperframe.frame import DataFrame, HeadersFrame, PriorityFrame

from conformance import (
    HELLO, FrameReader, Provider, device, established, payload_with_fault, findings, report, wait_until)
from simulator import TEAM, TOPIC, Simulator, SigningKey


@pytest.fixture(scope="module")
def observed(binary, tmp_path_factory):
    """One simulator for all tests; each resets the report and uses separate keys and devices."""
    simulator = Simulator(
        binary, tmp_path_factory.mktemp("conformance") / "ca.pem",
        ["--conformance", "--max-streams", "4"])
    yield simulator
    simulator.stop()


@pytest.fixture
def simulator(observed):
    observed.key = SigningKey(key_id=uuid.uuid4().hex[:10])
    observed.register_key()
    observed.call("DELETE", "/sim/faults")
    assert observed.call("DELETE", "/sim/conformance")[0] == 204
    return observed


VIOLATIONS = []


def violation(*rules, verdict="broken"):
    """Registers a function that breaks exactly these rules."""
    def enlist(function):
        found = {f"{verdict} {rule}" for rule in rules}
        VIOLATIONS.append(pytest.param(function, found, id=function.__name__))
        return function
    return enlist


@pytest.mark.parametrize("violate, found", VIOLATIONS)
def test_violation(simulator, violate, found):
    violate(simulator)
    wait_until(lambda: findings(simulator) >= found)
    assert findings(simulator) == found
    for line in found:
        rule = report(simulator)[line.split()[1]]
        assert rule["evidence"]["wire"] and rule["source"]


def send_by_frames(provider, headers):
    """Sends a request on stream 3 without the checks of h2."""
    frames = (HeadersFrame(3, provider.h2.encoder.encode(headers), flags=["END_HEADERS"]),
              DataFrame(3, HELLO, flags=["END_STREAM"]))
    provider.socket.sendall(b"".join(frame.serialize() for frame in frames))


# Connections


def raw_push(simulator, alpn=True, sni=True, authority="localhost"):
    context = ssl.create_default_context(cafile=simulator.ca_file)
    if alpn:
        context.set_alpn_protocols(["h2"])
    context.check_hostname = sni
    plain = socket.create_connection(simulator.address, timeout=10)
    provider = Provider(
        simulator, connected=context.wrap_socket(
            plain, server_hostname="localhost" if sni else None))
    with provider:
        assert provider.push(token=device(), **{":authority": authority}).status == 200


@violation("alpn-h2")
def without_alpn(simulator):
    raw_push(simulator, alpn=False)


@violation("server-name")
def without_sni(simulator):
    raw_push(simulator, sni=False, authority="localhost.localdomain")


@violation()
def without_sni_for_a_name_that_java_omits(simulator):
    raw_push(simulator, sni=False)


@violation("connection-reused")
def a_connection_for_each_push(simulator):
    token = f"bearer {simulator.key.token()}"
    for _ in range(2):
        with Provider(simulator, authorization=token) as provider:
            assert provider.push(token=device()).status == 200


@violation("connection-kept-open")
def a_connection_closed_and_opened_again(simulator):
    provider = established(simulator)
    assert provider.push(token=device()).status == 200
    provider.close()
    with Provider(simulator, authorization=provider.authorization) as again:
        assert again.push(token=device()).status == 200


@violation("reconnect-backoff")
def connections_without_a_pause(simulator):
    for _ in range(7):
        with Provider(simulator):
            pass


@violation("close-notify")
def closing_without_close_notify(simulator):
    socket.close(established(simulator).socket.detach())


# Header compression


def written(name, value, *kinds):
    """Pushes with this header in these representations."""
    def violate(simulator):
        provider = established(simulator)
        for kind in kinds:
            headers = [pair for pair in provider.headers(device()) if pair[0] != name]
            text = f"/3/device/{device()}" if name == ":path" else value or dict(
                provider.headers())[name]
            at = 3 if name == ":path" else len(headers)
            headers.insert(at, kind(name, text))
            assert provider.answer(provider.start(headers)).status == 200
        provider.close()
    return violate


def named(name, function):
    function.__name__ = name
    return function


YES, NO = HeaderTuple, NeverIndexedHeaderTuple
for rule, name, value, kinds in (
    ("hpack-path-not-indexed", ":path", None, (YES,)),
    ("hpack-apns-id", "apns-id", str(uuid.uuid4()), (NO,)),
    ("hpack-apns-expiration", "apns-expiration", "1999999999", (NO,)),
    ("hpack-apns-collapse-id", "apns-collapse-id", "game", (NO,)),
    ("hpack-others-indexed", "apns-priority", "10", (NO,)),
):
    violation(rule)(named(f"{name}_in_the_wrong_representation", written(name, value, *kinds)))
violation("hpack-apns-expiration", verdict="tolerated")(
    named("an_expiration_of_0_from_the_table", written("apns-expiration", "0", YES, YES)))


@violation("hpack-authorization-not-indexed")
def a_token_in_the_table(simulator):
    # h2 never indexes it; its encoder can.
    provider = established(simulator)
    headers = [
        HeaderTuple(*pair) if pair[0] == "authorization" else pair
        for pair in provider.headers(device())]
    send_by_frames(provider, headers)
    rest = FrameReader(provider)
    rest.read_until(lambda: 3 in rest.ended)
    provider.close()


@violation()
def a_name_evicted_from_the_table_is_added_again(simulator):
    provider = established(simulator)
    for number in range(2):
        headers = provider.headers(device()) + [HeaderTuple("apns-expiration", f"199999999{number}")]
        # 40 entries of more than 100 bytes: the table holds 4,096.
        headers += [HeaderTuple(f"x-trace-{number}-{entry}", "t" * 60) for entry in range(40)]
        assert provider.answer(provider.start(headers)).status == 200
    provider.close()


@violation("hpack-apns-id")
def apns_ids_indexed_repeatedly(simulator):
    provider = established(simulator)
    for _ in range(2):
        headers = provider.headers(device()) + [HeaderTuple("apns-id", str(uuid.uuid4()))]
        assert provider.answer(provider.start(headers)).status == 200
    provider.close()


# Headers and payload


def changed(payload=HELLO, without=(), more=(), path=None, **changes):
    """Pushes with these headers and this payload."""
    def violate(simulator):
        provider = established(simulator)
        provider.h2.config.validate_outbound_headers = False
        headers = [
            provider.written(":path", path) if path and pair[0] == ":path" else pair
            for pair in provider.headers(device(), **changes) if pair[0] not in without]
        provider.answer(provider.start(headers + list(more), payload))
        provider.close()
    return violate


BACKGROUND = {"apns_push_type": "background", "payload": b'{"aps":{"content-available":1}}'}
for rule, change in (
    ("request-form", {"path": "/3/device/abc"}),
    ("authority-present", {"without": [":authority"]}),
    ("no-repeated-headers", {"more": [HeaderTuple("apns-topic", TOPIC)]}),
    ("push-type-present", {"without": ["apns-push-type"]}),
    ("push-type-valid", {"apns_push_type": "Alert"}),
    ("push-type-fits-payload", {"payload": b'{"aps":{"content-available":1}}'}),
    ("topic", {"without": ["apns-topic"]}),
    ("priority", BACKGROUND),
    ("apns-id-canonical", {"apns_id": str(uuid.uuid4()).upper()}),
    ("expiration-in-seconds", {"apns_expiration": "1999999999000"}),
    ("collapse-id-length", {"apns_collapse_id": "x" * 65}),
    ("no-content-encoding", {"more": [HeaderTuple("content-encoding", "gzip")]}),
    ("payload-size", {"payload": b"{%s}" % (b" " * 4095)}),
    ("payload-json", {"payload": b"hello"}),
):
    violation(rule)(named(f"a_push_that_breaks_{rule}", changed(**change)))


def malformed(simulator, headers):
    """Sends a request that h2 would not send and that ends the connection."""
    provider = established(simulator)
    send_by_frames(provider, headers(provider))
    provider.read_to_end()
    provider.close()


def not_well_formed(more=(), without=(), payload=HELLO):
    """Sends a request that is reset, on a connection that stays open."""
    def violate(simulator):
        provider = established(simulator)
        headers = [pair for pair in provider.headers(device()) if pair[0] not in without]
        frames = (HeadersFrame(3, provider.h2.encoder.encode(headers + list(more)), flags=["END_HEADERS"]),
                  DataFrame(3, payload, flags=["END_STREAM"]))
        provider.socket.sendall(b"".join(frame.serialize() for frame in frames))
        rest = FrameReader(provider)
        rest.read_until(lambda: 3 in rest.reset)
        provider.close()
    return violate


for name, how in {
    "a_field_of_the_connection": {"more": [HeaderTuple("connection", "close")]},
    "no_scheme": {"without": [":scheme"]},
    "a_line_feed_in_a_value": {"more": [HeaderTuple("x-trace", "1\n2")]},
    "a_wrong_content_length": {"more": [HeaderTuple("content-length", "9")]},
    "a_content_length_without_a_number": {"more": [HeaderTuple("content-length", "many")]},
}.items():
    violation("request-well-formed")(named(name, not_well_formed(**how)))


@violation("push-type-present")
def a_long_payload_allowed_only_by_its_topic(simulator):
    provider = established(simulator)
    headers = [pair for pair in provider.headers(device(), apns_topic=TOPIC + ".voip") if pair[0] != "apns-push-type"]
    assert provider.answer(provider.start(headers, b"{%s}" % (b" " * 5000))).status == 200
    provider.close()


@violation("header-names-lower-case")
def a_name_in_upper_case(simulator):
    malformed(simulator, lambda provider: provider.headers() + [HeaderTuple("X-Trace", "1")])


@violation("pseudo-headers-first")
def a_late_pseudo_header(simulator):
    malformed(simulator, lambda provider: provider.headers()[1:] + provider.headers()[:1])


@violation("payload-in-one-frame")
def a_payload_in_two_frames(simulator):
    provider = established(simulator)
    stream = provider.begin(provider.headers(device()))
    provider.h2.send_data(stream, HELLO[:5])
    provider.h2.send_data(stream, HELLO[5:], end_stream=True)
    provider.flush()
    assert provider.answer(stream).status == 200
    provider.close()


@violation("end-stream-on-data", verdict="tolerated")
def an_empty_frame_at_the_end(simulator):
    provider = established(simulator)
    stream = provider.begin(provider.headers(device()))
    provider.h2.send_data(stream, HELLO)
    provider.h2.send_data(stream, b"", end_stream=True)
    provider.flush()
    assert provider.answer(stream).status == 200
    provider.close()


@violation("end-stream-on-data")
def trailers(simulator):
    provider = established(simulator)
    stream = provider.begin(provider.headers(device()))
    provider.h2.send_data(stream, HELLO)
    provider.h2.send_headers(stream, [("x-checksum", "1")], end_stream=True)
    provider.flush()
    assert provider.answer(stream).status == 200
    provider.close()


@violation("no-priority-frames")
def a_priority_frame(simulator):
    provider = established(simulator)
    provider.socket.sendall(PriorityFrame(3, stream_weight=15).serialize())
    assert provider.push(token=device()).status == 200
    provider.close()


# Provider tokens


@violation("token-present")
def without_a_token(simulator):
    provider = established(simulator)
    provider.authorization = None
    assert provider.push(token=device()).status == 403
    provider.close()


@violation("token-form")
def a_short_key_id(simulator):
    key = SigningKey(key_id="KEY9")
    simulator.register_key(key)
    with Provider(simulator, authorization=f"bearer {key.token()}") as provider:
        assert provider.push(token=device()).status == 200


@violation("token-form")
def an_invalid_time(simulator):
    with Provider(simulator, authorization=f"bearer {simulator.key.token(iat=-2**63)}") as provider:
        assert provider.push(token=device()).reason == "InvalidProviderToken"
    recorded = simulator.call("GET", "/sim/received?raw=true&limit=1")[1]["received"]
    assert recorded[0]["provider_token"].get("age_seconds") is None


@violation("token-form", verdict="tolerated")
def padded_base64(simulator):
    with Provider(simulator, authorization=f"bearer {simulator.key.token()}==") as provider:
        assert provider.push(token=device()).status == 200


@violation("token-age")
def an_old_token(simulator):
    with Provider(simulator, authorization=f"bearer {simulator.key.token(age=4000)}") as provider:
        assert provider.push(token=device()).reason == "ExpiredProviderToken"


@violation("token-renewed")
def a_token_that_expires(simulator):
    with Provider(simulator, authorization=f"bearer {simulator.key.token(age=3597)}") as provider:
        assert provider.push(token=device()).status == 200
        time.sleep(4.1)
        assert provider.push(token=device()).reason == "ExpiredProviderToken"


@violation("token-reused")
def a_new_token_for_the_second_push(simulator):
    provider = established(simulator)
    provider.authorization = f"bearer {simulator.key.token(age=1)}"
    assert provider.push(token=device()).reason == "TooManyProviderTokenUpdates"
    provider.close()


@violation("token-shared")
def a_token_for_each_connection(simulator):
    first = established(simulator)
    established(simulator, authorization=f"bearer {simulator.key.token(age=1)}").close()
    first.close()


@violation("one-team-per-connection")
def two_teams(simulator):
    other = SigningKey(key_id=uuid.uuid4().hex[:10], team="TEAM000002")
    simulator.register_key(other)
    provider = established(simulator)
    provider.authorization = f"bearer {other.token()}"
    assert provider.push(token=device()).status == 403
    provider.close()
    assert other.team != TEAM


# Streams and GOAWAY


@violation("one-stream-first")
def two_concurrent_streams_at_first(simulator):
    provider = Provider(simulator).__enter__()
    provider.send_past_h2([1, 3])
    rest = FrameReader(provider)
    # The second is refused unless the first has been answered by then.
    rest.read_until(lambda: {1, 3} <= rest.ended | rest.reset)
    provider.close()


@violation("stream-limit")
def more_streams_than_allowed(simulator):
    provider = established(simulator)
    provider.send_past_h2([3, 5, 7, 9, 11], payload=payload_with_fault(action="silence"))
    rest = FrameReader(provider)
    rest.read_until(lambda: 11 in rest.reset)
    provider.close()


@violation("stream-limit-lowered")
def two_streams_after_a_rejection(simulator):
    provider = established(simulator)
    simulator.call(
        "POST", "/sim/faults", {"status": 400, "reason": "BadTopic", "times": 1})
    assert provider.push(token=device()).status == 400
    provider.wait(lambda: provider.stream_limit == 1)
    provider.send_past_h2([5, 7], payload=payload_with_fault(action="silence"))
    rest = FrameReader(provider)
    rest.read_until(lambda: 7 in rest.reset)
    provider.close()


@violation("abandoned-requests-cancelled")
def retried_without_rst_stream(simulator):
    provider = established(simulator, names=True)
    name = str(uuid.uuid4())
    provider.start(provider.headers(device(), apns_id=name), payload_with_fault(action="silence"))
    time.sleep(1.1)
    assert provider.push(token=device(), apns_id=name).status == 200
    provider.close()


@violation("abandoned-requests-cancelled", verdict="tolerated")
def cancelled_with_another_code(simulator):
    provider = established(simulator)
    stream = provider.start(provider.headers(device()), payload_with_fault(action="silence"))
    provider.h2.reset_stream(stream, error_code=0)
    provider.flush()
    assert provider.push(token=device()).status == 200
    provider.close()


def going_away(simulator, late):
    """A connection with one push that is answered after `late` milliseconds; then GOAWAY."""
    provider = established(simulator)
    stream = provider.start(provider.headers(device()), payload_with_fault(delay_ms=late))
    simulator.call("POST", "/sim/faults", {
        "action": "goaway", "accepted": True, "token_prefix": "f0", "times": 1})
    provider.start(provider.headers("f0" + device()[2:]))
    rest = FrameReader(provider)
    rest.read_until(lambda: rest.is_going)
    return provider, rest, stream


@violation("goaway-no-new-streams")
def a_stream_after_goaway(simulator):
    provider, rest, late = going_away(simulator, 1000)
    rest.read_until(lambda: rest.pings)
    provider.send_past_h2([late + 4])
    rest.read_until(lambda: late in rest.ended)
    provider.close()


@violation("goaway-awaits-answers")
def closing_upon_goaway(simulator):
    provider, _, _ = going_away(simulator, 1000)
    provider.close()


@violation("goaway-repeats-elsewhere")
def not_processed_and_retried_on_the_same_connection(simulator):
    provider = established(simulator, names=True)
    provider.start(provider.headers(device()), payload_with_fault(delay_ms=2000))
    simulator.call("POST", "/sim/faults", {"action": "goaway", "token_prefix": "f0", "times": 1})
    token, name = "f0" + device()[2:], str(uuid.uuid4())
    provider.start(provider.headers(token, apns_id=name))
    rest = FrameReader(provider)
    rest.read_until(lambda: rest.is_going)
    # Without an answer to the PING, GOAWAY counts as read after a time.
    time.sleep(1.1)
    provider.send_past_h2([9], apns_id=name)
    rest.read_until(lambda: 3 in rest.ended)
    provider.close()


# After an answer


@violation("final-rejection-not-repeated")
def unregistered_and_retried(simulator):
    provider, token, name = established(simulator, names=True), device(), str(uuid.uuid4())
    simulator.call("PUT", f"/sim/tokens/{token}", {"state": "unregistered"})
    assert provider.push(token=token, apns_id=name).status == 410
    provider.read_ping()
    assert provider.push(token=token, apns_id=name).status == 410
    provider.close()


@violation("dead-device-left-alone")
def another_push_to_an_unregistered_device(simulator):
    provider, token = established(simulator), device()
    simulator.call("PUT", f"/sim/tokens/{token}", {"state": "unregistered"})
    for _ in range(2):
        assert provider.push(token=token, apns_id=str(uuid.uuid4())).status == 410
        provider.read_ping()
    provider.close()


def retried_at_once(status, reason):
    def violate(simulator):
        provider, token, name = established(simulator, names=True), device(), str(uuid.uuid4())
        simulator.call("POST", "/sim/faults", {"status": status, "reason": reason, "times": 1})
        assert provider.push(token=token, apns_id=name).status == status
        provider.read_ping()
        assert provider.push(token=token, apns_id=name).status == 200
        provider.close()
    return violate


violation("too-many-requests-delayed")(
    named("429_and_retried_at_once", retried_at_once(429, "TooManyRequests")))
violation("server-error-delayed")(
    named("503_and_retried_at_once", retried_at_once(503, "ServiceUnavailable")))


@violation("refused-token-replaced")
def the_refused_token_again(simulator):
    provider = Provider(simulator, authorization=f"bearer {simulator.key.token(iss='TEAM000009')}")
    with provider:
        assert provider.push(token=device()).reason == "InvalidProviderToken"
        provider.read_ping()
        assert provider.push(token=device()).reason == "InvalidProviderToken"


@violation("token-reused", "no-new-token-after-too-many")
def one_more_token(simulator):
    provider = established(simulator)
    for age in (1, 2):
        provider.authorization = f"bearer {simulator.key.token(age=age)}"
        assert provider.push(token=device()).reason == "TooManyProviderTokenUpdates"
        provider.read_ping()
    provider.close()


@violation("ping-after-an-hour")
def an_early_ping(simulator):
    provider = established(simulator)
    provider.h2.ping(b"12345678")
    provider.flush()
    provider.wait(lambda: provider.seen(h2.events.PingAckReceived))
    provider.close()


@violation("flow-control")
def far_more_than_the_window(simulator):
    provider = established(simulator)
    headers = HeadersFrame(3, provider.h2.encoder.encode(provider.headers(device())))
    headers.flags.add("END_HEADERS")
    piece = DataFrame(3, b" " * 16_000).serialize()
    try:
        provider.socket.sendall(headers.serialize() + 100 * piece)
        while provider.socket.recv(65536):
            pass
    except OSError:
        # The simulator resets the connection while the client sends.
        pass
    provider.close()
