# SPDX-License-Identifier: Apache-2.0
"""aioapns, unmodified except for the address: the conformance report about it is correct.

It connects to the simulator through a proxy that parses every frame with hyperframe and hpack. Each
count of the report is compared with the parsed frames; the expected verdicts are listed here.
"""

import asyncio
import datetime
import ssl
import uuid

import pytest
from aioapns import APNs, NotificationRequest, PushType
from aioapns.connection import APNsDevelopmentClientProtocol
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from conformance import wait_until
from frame_reading import reading, rushed
from recording_proxy import RecordingProxy
from simulator import KEY_ID, TEAM, TOPIC, Simulator, push_certificate

GONE, FAILING, AWAY, LATE = ("%02x" % n * 32 for n in (0xa0, 0xa1, 0xf0, 0xa2))

MODES = ("token", "certificate", "refused")


def server_certificate(folder):
    """A self-signed certificate for localhost: (the certificate's file, the file of certificate and key)."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.timezone.utc)
    certificate = (
        x509.CertificateBuilder().subject_name(name).issuer_name(name)
        .public_key(key.public_key()).serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())).public_bytes(serialization.Encoding.PEM)
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption())
    root, chain = folder / "root.pem", folder / "chain.pem"
    root.write_bytes(certificate)
    chain.write_bytes(certificate + private)
    return str(root), str(chain)


class Run:
    """aioapns with one credential, the proxy and the simulator's report."""

    def __init__(self, binary, folder, mode):
        self.mode, self.count = mode, 0
        self.simulator = Simulator(binary, folder / "ca.pem", ["--conformance"])
        self.simulator.register_key()
        for token, fault in (
            (FAILING, {"status": 503, "reason": "ServiceUnavailable"}),
            (AWAY, {"action": "goaway", "reason": "Shutdown"}),
            (LATE, {"delay_ms": 400, "action": "answer"}),
        ):
            status, answer = self.simulator.call(
                "POST", "/sim/faults", {**fault, "token_prefix": token, "times": 1})
            assert status in (200, 201), answer
        self.simulator.call("PUT", f"/sim/tokens/{GONE}", {"state": "unregistered"})
        self.root, chain = server_certificate(folder)
        certificate = None
        if mode == "certificate":
            certificate = str(folder / "push.pem")
            (folder / "push.pem").write_bytes(b"".join(push_certificate()))
        self.proxy = RecordingProxy(self.simulator, chain, certificate)
        self.credential = {"client_cert": certificate} if certificate else {
            "key": self.simulator.key.private_pem, "key_id": KEY_ID, "team_id": TEAM,
            "topic": TOPIC}

    async def send(self):
        # The address is an attribute of the class; concurrent runs need a class each.
        protocol = type("Protocol", (APNsDevelopmentClientProtocol,), {
            "APNS_SERVER": "localhost", "APNS_PORT": self.proxy.port})
        apns = APNs(
            **self.credential, use_sandbox=True, max_connections=1,
            ssl_context=ssl.create_default_context(cafile=self.root))
        apns.pool.protocol_class = protocol
        await apns.send_notification(self.push(uuid.uuid4().hex))
        await (self.run_with_rejection if self.mode == "refused" else self.run_with_goaway)(apns)
        apns.pool.close()
        # The event loop runs until both sides have closed each connection.
        await asyncio.to_thread(self.wait_until_ended)

    async def run_with_goaway(self, apns):
        """Sends a burst, pushes with final errors, and pushes of which one leads to GOAWAY."""
        burst = [apns.send_notification(self.push(uuid.uuid4().hex)) for _ in range(30)]
        assert all(result.is_successful for result in await asyncio.gather(*burst))
        statuses = [
            (await apns.send_notification(self.push(token))).status for token in (GONE, FAILING)]
        assert statuses == ["410", "503"]
        await apns.send_notification(self.push(uuid.uuid4().hex))
        # aioapns closes the connection and sends both again on a new one, without waiting for
        # SETTINGS. With a token, one of them is refused, which aioapns does not notice until it
        # closes that connection, too, after ten seconds.
        results = await asyncio.gather(*(
            apns.send_notification(self.push(token)) for token in (LATE, AWAY)))
        assert all(result.is_successful for result in results)

    async def run_with_rejection(self, apns):
        """Sends a rejected push, and another after a pause; aioapns closes the connection after ten seconds."""
        assert (await apns.send_notification(self.push("abc"))).description == "BadDeviceToken"
        await asyncio.sleep(11)
        await apns.send_notification(self.push(uuid.uuid4().hex))

    def push(self, token):
        # All values differ, so that none is in the dynamic table already.
        self.count += 1
        return NotificationRequest(
            device_token=token, message={"aps": {"alert": "hello"}},
            time_to_live=3600 + 60 * self.count, priority=10, collapse_key=f"game-{self.count}",
            push_type=PushType.ALERT)

    def wait_until_ended(self):
        def all_ended():
            observed = self.simulator.call("GET", "/sim/conformance")[1]["observed"]
            return sum(observed["ends"].values()) == observed["connections"]
        wait_until(all_ended)

    def finish(self):
        self.wait_until_ended()
        self.proxy.close()
        assert not self.proxy.failures
        whole = self.simulator.call("GET", "/sim/conformance")[1]
        self.observed = whole["observed"]
        self.rules = {rule["id"]: rule for rule in whole["rules"]}
        self.simulator.stop()


@pytest.fixture(scope="module")
def runs(binary, tmp_path_factory):
    """All runs, concurrently, since they mostly wait."""
    runs = {
        mode: Run(binary, tmp_path_factory.mktemp(mode), mode)
        for mode in MODES}

    async def send():
        await asyncio.gather(*(run.send() for run in runs.values()))

    asyncio.run(asyncio.wait_for(send(), 60))
    for run in runs.values():
        run.finish()
    return runs


@pytest.fixture(params=MODES)
def run(runs, request):
    return runs[request.param]


# The verdicts for aioapns 4.0 that are not "kept".

BROKEN = {
    # It offers no ALPN at all.
    "alpn-h2",
    # Python's hpack indexes all fields that are not marked as sensitive; h2 marks authorization.
    "hpack-path-not-indexed", "hpack-apns-id", "hpack-apns-expiration", "hpack-apns-collapse-id",
}
NOT_OBSERVED = {
    "reconnect-backoff", "token-renewed", "one-team-per-connection", "stream-limit",
    "stream-limit-lowered", "flow-control", "abandoned-requests-cancelled", "goaway-no-new-streams",
    "too-many-requests-delayed", "refused-token-replaced", "no-new-token-after-too-many",
    "ping-after-an-hour",
}
GOAWAY = {"goaway-awaits-answers", "goaway-repeats-elsewhere"}
TOKEN = {
    "hpack-authorization-not-indexed", "token-present", "token-form", "token-age", "token-reused",
    "token-shared", "one-stream-first",
}
VERDICTS = {
    # Each connection signs a separate token.
    "token": (
        BROKEN | {"token-shared", "goaway-awaits-answers"},
        NOT_OBSERVED | {"connection-kept-open"}),
    "certificate": (
        BROKEN | {"goaway-awaits-answers"}, NOT_OBSERVED | TOKEN | {"connection-kept-open"}),
    # "abc" is no valid device token.
    "refused": (
        BROKEN | {"connection-kept-open", "token-shared", "request-form"},
        NOT_OBSERVED | GOAWAY | {"server-error-delayed"}),
}

# aioapns sends as soon as it is connected: usually before it has read SETTINGS, which allow one stream at first, and on
# a busy machine after it. (The next test compares the verdict with the frames.)
RACES = {"one-stream-first"}


def test_every_verdict_is_as_expected(run):
    broken, not_observed = VERDICTS[run.mode]
    expected = {
        rule: "broken" if rule in broken else
        "not_observed" if rule in not_observed else "kept" for rule in run.rules}
    found = {rule: found["verdict"] for rule, found in run.rules.items()}
    for rule in RACES:
        if expected[rule] == "kept" and found[rule] == "broken":
            expected[rule] = "broken"
    assert found == expected


def test_every_count_equals_that_of_the_recorded_frames(run):
    reported = {
        rule: (found["checked"], found["broken"], found["tolerated"])
        for rule, found in run.rules.items() if found["checked"]}
    read = reading(run.proxy)
    for rule in RACES & set(read):
        assert reported.pop(rule) in rushed(run.proxy.connections, run.proxy.requests)
        del read[rule]
    assert reported == read


def test_the_evidence_refers_to_recorded_frames(run):
    first = next(iter(run.proxy.connections[0].requests.values()))
    assert first.spelling[":path"] == "incremental"
    assert run.rules["hpack-path-not-indexed"]["evidence"] == {
        "connection": 1, "stream": first.stream,
        "wire": ":path as 0x44, literal with incremental indexing"}
    for rule, found in run.rules.items():
        if "stream" in found.get("evidence", {}):
            connection = run.proxy.connections[found["evidence"]["connection"] - 1]
            assert found["evidence"]["stream"] in connection.requests, rule


def test_observed_counts_equal_those_of_the_recording(run):
    assert run.observed["connections"] == len(run.proxy.connections)
    assert run.observed["requests"] == len(run.proxy.requests)
    statuses = [str(request.status) for request in run.proxy.requests if request.status]
    assert run.observed["answers"] == {status: statuses.count(status) for status in statuses}
    assert run.observed["ends"] == {
        "by the client, with close_notify": len(run.proxy.connections)}
