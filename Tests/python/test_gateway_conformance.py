# SPDX-License-Identifier: Apache-2.0
"""The gateway's sender follows Apple's rules, frame by frame."""

import time

import pytest

from conformance import findings, report, wait_until


@pytest.fixture
def simulator(start):
    simulator = start("--conformance", "--max-streams", "5")
    simulator.register_key()
    return simulator


def test_the_gateway_keeps_every_rule(simulator, gateway):
    tokens = [f"{number:064x}" for number in range(1, 300)]
    for token in tokens:
        gateway.register(token)
    simulator.call("PUT", f"/sim/tokens/{tokens[7]}", {"state": "unregistered"})
    simulator.call("POST", "/sim/faults", [
        {"status": 503, "reason": "ServiceUnavailable", "times": 1, "token_prefix": tokens[9]},
        {"status": 429, "reason": "TooManyRequests", "times": 1, "token_prefix": tokens[10]},
        {"action": "goaway", "reason": "Shutdown", "times": 1, "token_prefix": tokens[90]},
        {"action": "answer", "delay_ms": 500, "times": 2, "token_prefix": tokens[11]},
    ])
    gateway.notify({"everyone": True}, {"aps": {"alert": "x" * 1500}})
    end = time.monotonic() + 30
    # Two of them are retried later.
    while simulator.call("GET", "/sim/conformance")[1]["observed"]["requests"] < len(tokens):
        assert time.monotonic() < end
        time.sleep(0.02)
    for number in range(20, 30):
        gateway.finished(gateway.notify(
            {"tokens": [tokens[number]]}, {"aps": {"alert": "one"}}, expires_in=3600))
    assert gateway.stop() == 0
    # The rule counts as kept if a rejected push is not repeated for a second.
    wait_until(lambda: report(simulator)["too-many-requests-delayed"]["verdict"] == "kept")
    assert findings(simulator) == set()
    wanted = {
        "hpack-path-not-indexed", "hpack-apns-id", "hpack-apns-collapse-id", "token-shared",
        "one-stream-first", "stream-limit", "goaway-repeats-elsewhere", "close-notify",
        "final-rejection-not-repeated", "too-many-requests-delayed", "flow-control"}
    # Some rules count as kept only if nothing is repeated for a second.
    wait_until(lambda: wanted <= {name for name, rule in report(simulator).items() if rule["verdict"] == "kept"})
