# SPDX-License-Identifier: Apache-2.0
"""The registry through the API: kinds of tokens, invalid input, and concurrent changes of one device."""

import subprocess
import threading

import pytest

from gateway import APP, Gateway
from simulator import TOKEN
from trials import knows

DEVICES = f"/v1/apps/{APP}/devices"
KINDS = ["alert", "voip", "complication", "widgets", "liveactivity"]


def test_an_alert_uses_only_the_alert_token_of_a_user(gateway, simulator):
    tokens = {kind: f"{number:064x}" for number, kind in enumerate(KINDS, 1)}
    for kind, token in tokens.items():
        gateway.register(token, user="bob", push_type=kind)
    before = {kind: gateway.device(token) for kind, token in tokens.items()}
    notification = gateway.notify({"users": ["bob"]})
    assert gateway.finished(notification)["outcomes"] == {"accepted": 1}
    assert [delivery["token"] for delivery in gateway.deliveries(notification)] == [tokens["alert"]]
    received = str(simulator.received())
    assert tokens["alert"] in received and not any(tokens[kind] in received for kind in KINDS[1:])
    assert {kind: gateway.device(token) for kind, token in tokens.items()} == before


BAD = [
    ("PUT", f"{DEVICES}/aa", {"colour": "red"}, "PG1102", "/colour"),
    ("PUT", f"{DEVICES}/aa", {"languages": "fr"}, "PG1103", "/languages"),
    ("PUT", f"{DEVICES}/aa", {"languages": ["fr"] * 33}, "PG3002", "/languages"),
    ("PUT", f"{DEVICES}/aa", {"languages": ["en", "f" * 65]}, "PG3003", "/languages/1"),
    ("PUT", f"{DEVICES}/aaa", {}, "PG3001", "path/token"),
    ("PUT", f"{DEVICES}/zz", {}, "PG3001", "path/token"),
    ("PUT", f"{DEVICES}/aa", {"time_zone": "Mars/Olympus"}, "PG1105", "/time_zone"),
    ("PUT", f"{DEVICES}/aa", {"tags": ["good", "bad\u0007"]}, "PG1105", "/tags/1"),
    ("PUT", f"{DEVICES}/aa", {"user": "a\u0000b"}, "PG1105", "/user"),
    ("PUT", f"{DEVICES}/aa", b'{"user": "a', "PG1101", ""),
    ("PATCH", f"{DEVICES}/aa", {"registered_at": "2026-11-20T09:00:00Z"}, "PG1102", "/registered_at"),
]


def test_invalid_input_has_specific_errors(gateway):
    gateway.register("aa")
    for method, path, body, code, pointer in BAD:
        status, problem, _ = gateway.call(method, path, body)
        assert status in (400, 422) and (problem["code"], problem["pointer"]) == (code, pointer), (body, problem)
        assert problem["detail"]


def test_an_invalid_import_line_is_skipped(gateway):
    text = '{"token": "aa"}\n{"token": \n{"token": "bb"}\n'
    ran = subprocess.run(
        [
            "curl", "-sS", "--data-binary", "@-", "-H", "Content-Type: application/x-ndjson",
            "-H", f"Authorization: Bearer {gateway.admin_key}", f"{gateway.url}{DEVICES}/import",
        ], input=text, capture_output=True, text=True, check=True)
    assert '"line":2' in ran.stdout and "PG1101" in ran.stdout
    assert {gateway.device(token)["state"] for token in ("aa", "bb")} == {"active"}


class Held:
    """A transaction that locks a device's row until `release`; other changes wait in their order of arrival."""

    def __init__(self, database, token):
        self.database = database
        self.session = subprocess.Popen(
            ["psql", "-XAtq", "-d", database.url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.session.stdin.write(
            f"BEGIN; SELECT 'held' FROM devices WHERE token = '\\x{token}' FOR UPDATE;\n")
        self.session.stdin.flush()
        assert self.session.stdout.readline() == "held\n"

    def wait_for(self, count):
        """Waits until `count` sessions have waited for a lock. Each wait ends at `lock_timeout` and is retried."""
        self.database.query(f"""
            DO $$ DECLARE seen int[] := '{{}}'; BEGIN
              FOR look IN 1..10000 LOOP
                PERFORM pg_stat_clear_snapshot();
                seen := ARRAY(SELECT unnest(seen) UNION SELECT pid FROM pg_stat_activity
                  WHERE datname = current_database() AND wait_event_type = 'Lock');
                EXIT WHEN cardinality(seen) >= {count};
                PERFORM pg_sleep(0.002);
              END LOOP;
              ASSERT cardinality(seen) >= {count}, '{count} never wait';
            END $$""")

    def release(self):
        self.session.communicate("COMMIT;\n")


@pytest.fixture
def nodes(binary, database, simulator):
    """Two nodes, so that only the row's lock orders their writes."""
    first = Gateway(binary, database, simulator, PUSHGATE_SHARDS="1")
    second = Gateway(
        binary, database, simulator, PUSHGATE_SHARDS="1", PUSHGATE_ADMIN_KEY=first.admin_key,
        PUSHGATE_SECRET_KEY=first.environment["PUSHGATE_SECRET_KEY"])
    second.admin_key = first.admin_key
    first.set_up(simulator)
    knows(second, APP)
    yield first, second
    first.stop()
    second.stop()


def in_background(action):
    """Starts the action in a thread; returns the thread."""
    thread = threading.Thread(target=action)
    thread.start()
    return thread


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_one_of_two_concurrent_registrations_is_stored_whole(nodes, database, order):
    nodes[0].register(TOKEN, user="nobody")
    bodies = [{"user": "ann", "languages": ["fr"], "tags": ["a"]}, {"user": "ben", "languages": ["de"], "tags": ["b"]}]
    held = Held(database, TOKEN)
    running = []
    for count, number in enumerate(order, 1):
        running.append(in_background(lambda number=number: nodes[number].register(TOKEN, **bodies[number])))
        held.wait_for(count)
    held.release()
    for thread in running:
        thread.join()
    device = nodes[0].device(TOKEN)
    # Across nodes the order of lock retries decides; one node keeps the order of arrival.
    assert {name: device[name] for name in bodies[0]} in bodies


@pytest.mark.parametrize("registers_first", [True, False])
def test_a_registration_concurrent_with_a_410_ends_active(
        nodes, database, simulator, registers_first):
    """The time in the 410 is before the registration."""
    sender, other = nodes
    sender.register(TOKEN)
    simulator.call("PUT", f"/sim/tokens/{TOKEN}", {"state": "unregistered"})
    held = Held(database, TOKEN)
    actions = [
        lambda: other.register(TOKEN, user="back"),
        lambda: sender.finished(sender.notify({"tokens": [TOKEN]}), patience=60),
    ]
    running = []
    for count, action in enumerate(actions if registers_first else reversed(actions), 1):
        running.append(in_background(action))
        held.wait_for(count)
    held.release()
    for thread in running:
        thread.join()
    device = other.device(TOKEN)
    assert device["state"] == "active" and device["user"] == "back"
