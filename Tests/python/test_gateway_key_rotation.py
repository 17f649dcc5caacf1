# SPDX-License-Identifier: Apache-2.0
"""The procedure "Replacing the secret key" of docs/operations.md, step by step, on two nodes under traffic."""

import base64
import re
import secrets

import pytest

from gateway import APP, ROOT, Gateway
from trials import Stream, metric, token, until


def query_of_step_3():
    """The statement of step 3 as the page prints it."""
    section = (ROOT / "docs/operations.md").read_text().split("### Replacing the secret key")[1].split("\n### ")[0]
    return re.search(r"`(SELECT sealed_with, .*?)`", section, re.S)[1]


def received_at(simulator):
    """First arrival of each push by its number, in UNIX seconds."""
    first = {}
    for push in simulator.received("?limit=10000"):
        if push["accepted"]:
            first.setdefault(push["payload"].get("n"), push["received_at"] / 1000)
    return first


@pytest.fixture
def nodes(binary, database, simulator):
    """Two nodes with a webhook, a credential and a provider token sealed under `old`."""
    old = base64.b64encode(secrets.token_bytes(32)).decode()
    shared = {"PUSHGATE_SECRET_KEY": old, "PUSHGATE_TEST_LIMIT_SEALING_SWEEP": "1"}
    first = Gateway(binary, database, simulator, **shared)
    second = Gateway(binary, database, simulator, PUSHGATE_ADMIN_KEY=first.admin_key, **shared)
    second.admin_key = first.admin_key
    first.set_up(simulator)
    first.register(token(1))
    status, answer, _ = first.call(
        "POST", f"/v1/apps/{APP}/webhooks", {"url": "https://example.com/hook", "events": ["device.quarantined"]})
    assert status == 201, answer
    yield [first, second]
    for node in (first, second):
        node.stop()


def restarted(nodes, **settings):
    """Stops and starts each node in turn with settings changed; None removes one."""
    for node in nodes:
        assert node.stop() == 0
        changed = {**node.environment, **settings}
        node.environment = {name: value for name, value in changed.items() if value is not None}
        node.start()


def test_the_secret_key_is_replaced_without_a_pause(nodes, database, simulator):
    old = nodes[0].environment["PUSHGATE_SECRET_KEY"]
    new = base64.b64encode(secrets.token_bytes(32)).decode()
    assert nodes[0].finished(nodes[0].notify({"tokens": [token(1)]}))["outcomes"] == {"accepted": 1}
    sealed = database.query(query_of_step_3())
    assert len(sealed.splitlines()) == 1
    with Stream(nodes, [token(1)], pause=0.02) as stream:
        restarted(nodes, PUSHGATE_SECRET_KEY_PREVIOUS=new)
        restarted(nodes, PUSHGATE_SECRET_KEY=new, PUSHGATE_SECRET_KEY_PREVIOUS=old)

        def is_resealed():
            lines = database.query(query_of_step_3()).splitlines()
            return len(lines) == 1 and lines[0].split("|")[0] != sealed.split("|")[0]

        until(is_resealed, patience=180, what="all secrets to be sealed under the new key")
        restarted(nodes, PUSHGATE_SECRET_KEY_PREVIOUS=None)
        begun = len(stream.acknowledged)
        until(lambda: len(stream.acknowledged) > begun + 20, what="pushes after the last step")
    until(lambda: received_at(simulator).keys() >= stream.acknowledged_at.keys(), what="every accepted push")
    arrived = received_at(simulator)
    waits = sorted(max(0, arrived[number] - at) for number, at in stream.acknowledged_at.items())
    print(f"pushes: {len(waits)}, longest wait: {waits[-1]:.3f} s, p99: {waits[int(len(waits) * 0.99)]:.3f} s")
    # A second token cannot be created within 20 minutes.
    assert waits[-1] < 60
    for node in nodes:
        assert not [line for line in node.log if "cannot renew provider token" in line]
        assert metric(node, "pushgate_provider_tokens_missing") == 0
    assert database.query("SELECT max(generation) FROM provider_tokens") == "1"
