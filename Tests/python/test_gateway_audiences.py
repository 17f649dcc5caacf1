# SPDX-License-Identifier: Apache-2.0
"""Filtered audiences: the devices that they select, also after kill -9, counted at the simulator."""

import pytest

from gateway import APP, Gateway
from trials import (
    REPEATS, SETTINGS, STREAMS, accepted, arrivals, crowd, leases_end, repeats, slow_answers, token,
    until)

DEVICES = 20_000
PAYLOAD = {"aps": {"alert": "x"}, "n": 1}


@pytest.fixture
def simulator(start):
    return start("--record", "100000")


@pytest.fixture
def gateway(binary, database, simulator):
    gateway = Gateway(
        binary, database, simulator, **SETTINGS, PUSHGATE_TEST_LIMIT_RETRY_TOO_MANY_REQUESTS="0.2")
    gateway.set_up(simulator)
    yield gateway
    gateway.stop()


def notify(gateway, to, **members):
    """Returns the notification's id and its audience in the response."""
    status, answer, _ = gateway.call(
        "POST", f"/v1/apps/{APP}/notifications", {"to": to, "payload": PAYLOAD, **members})
    assert status == 202, answer
    return answer["id"], answer["audience"]


def reached(simulator):
    """Tokens whose pushes were accepted since the preceding call."""
    tokens = sorted(one for _, one in arrivals(simulator).elements())
    assert simulator.call("DELETE", "/sim/received")[0] in (200, 204)
    return tokens


FEW = {
    "11": {"languages": ["fr-CA", "en"], "tags": ["beta", "chess"], "app_version": "3.2"},
    "22": {"languages": ["fr"], "tags": ["beta"], "app_version": "3.10.1"},
    "33": {"languages": ["en-GB"], "tags": ["chess", "asleep"], "app_version": "3.9"},
    "44": {"languages": ["de", "fr"], "tags": [], "app_version": "4.0"},
    "55": {"languages": ["pt-PT"], "tags": ["beta", "go"], "app_version": "3.2-beta"},
    "66": {"languages": [], "user": "bob"},
}
SELECTIONS = [
    ({"tags": {"all": ["beta"]}}, "11 22 55"),
    ({"tags": {"all": ["beta", "chess"]}}, "11"),
    ({"tags": {"any": ["chess", "go"]}}, "11 33 55"),
    ({"tags": {"any": ["chess", "go"], "none": ["asleep"]}}, "11 55"),
    ({"tags": {"none": ["beta", "chess"]}}, "44 66"),
    ({"everyone": True, "languages": ["fr"]}, "11 22"),
    ({"languages": ["en-US", "de"]}, "33 44"),
    # European Portuguese falls back to Brazilian Portuguese.
    ({"languages": ["pt-BR"]}, "55"),
    ({"app_version": {"from": "3.2"}}, "11 22 33 44"),
    ({"app_version": {"from": "3.2.0", "below": "3.10"}}, "11 33"),
    ({"app_version": {"below": "3.10.1"}}, "11 33"),
    ({"tags": {"any": ["beta"]}, "languages": ["fr"], "app_version": {"from": "3.3"}}, "22"),
    ({"environment": "production", "tags": {"all": ["beta"]}}, ""),
    ({"tags": {"all": ["nobody"]}}, ""),
]


def test_each_filter_selects_its_devices(gateway, simulator):
    for name, members in FEW.items():
        gateway.register(name * 32, **members)
    for selection, expected in SELECTIONS:
        expected = [name * 32 for name in expected.split()]
        notification, audience = notify(gateway, selection)
        answer = gateway.finished(notification)
        assert audience == answer["audience"] == len(expected), selection
        assert answer["to"] == {key: selection[key] for key in selection if key != "everyone"}
        assert reached(simulator) == expected, selection

    # Filters apply to named devices, too, and excluded devices have an outcome.
    tokens = [name * 32 for name in FEW if name != "66"] + ["77" * 32]
    notification, audience = notify(gateway, {
        "tokens": tokens, "users": ["bob"], "tags": {"none": ["asleep"]}, "languages": ["fr", "en"]})
    answer = gateway.finished(notification)
    assert audience == 2 and answer["outcomes"] == {"accepted": 2, "unknown_device": 4}
    assert answer["reasons"] == {"NotInAudience": 3, "NotRegisteredHere": 1}
    assert reached(simulator) == ["11" * 32, "22" * 32]

    # Lists of devices accept the same filters.
    for query, expected in [
            ("tag=beta", "11 22 55"), ("tag=beta&language=fr", "11 22"), ("app_version=3.2.0", "11"),
            ("tag=asleep&state=quarantined", "")]:
        status, answer, _ = gateway.call("GET", f"/v1/apps/{APP}/devices?{query}")
        assert status == 200, answer
        listed = sorted(one["token"] for one in answer["devices"])
        assert listed == [name * 32 for name in expected.split()], query


def test_unregistered_tokens_use_the_settings_of_the_request(gateway, simulator):
    names = {name: name * 32 for name in ("11", "22", "33", "44", "55")}
    gateway.register(names["11"], languages=["en"])
    gateway.register(names["22"], languages=["en"])
    for name, answer in (("22", (410, "Unregistered")), ("33", (400, "BadDeviceToken"))):
        status, reply = simulator.call("POST", "/sim/faults", {
            "action": "respond", "status": answer[0], "reason": answer[1], "token_prefix": names[name]})
        assert status in (200, 201), reply
    # It is unregistered before the notification.
    gateway.finished(gateway.notify({"tokens": [names["22"]]}, PAYLOAD))
    assert gateway.device(names["22"])["state"] == "unregistered"
    # One push needs a retry.
    status, reply = simulator.call("POST", "/sim/faults", {
        "action": "respond", "status": 429, "reason": "TooManyRequests", "token_prefix": names["55"],
        "times": 1})
    assert status in (200, 201), reply
    payload = {"aps": {"alert": {"localized": {"en": "Hello", "de": "Hallo"}}}, "n": 1}
    status, answer, _ = gateway.call("POST", f"/v1/apps/{APP}/notifications", {
        "to": {"tokens": list(names.values())}, "payload": payload,
        "send_unregistered": {"environment": "sandbox", "languages": ["de-CH", "en"]}})
    assert (status, answer["audience"]) == (202, 4), answer
    notification = gateway.finished(answer["id"])
    assert notification["send_unregistered"] == {"environment": "sandbox", "languages": ["de-CH", "en"]}
    rows = {
        one["token"]: (one["outcome"], one["reason"], one["language"], one["attempts"])
        for one in gateway.deliveries(answer["id"])}
    assert rows == {
        names["11"]: ("accepted", None, "en", 1),
        names["22"]: ("unknown_device", "Unregistered", None, 0),
        names["33"]: ("rejected", "BadDeviceToken", "de", 1),
        names["44"]: ("accepted", None, "de", 1),
        names["55"]: ("accepted", None, "de", 2),
    }
    assert arrivals(simulator) == {(1, names[name]): 1 for name in ("11", "44", "55")}
    # None of the tokens was registered.
    devices = gateway.call("GET", f"/v1/apps/{APP}/devices")[1]["devices"]
    assert [one["token"] for one in devices] == [names["11"], names["22"]]


def tag_half(database):
    """Tags every second device of the crowd; returns (payload number, token) of each."""
    database.query(
        "UPDATE devices SET tags = '{half}' WHERE user_id = 'crowd' AND get_byte(token, 7) % 2 = 0")
    return {(1, token(number)) for number in range(2, DEVICES + 1, 2)}


def test_a_filtered_broadcast_continues_after_kill_9(gateway, simulator, database):
    crowd(database, DEVICES)
    half = tag_half(database)
    slow_answers(simulator, 100, 300)
    notification, audience = notify(gateway, {"tags": {"all": ["half"]}})
    assert audience == len(half) == DEVICES / 2
    until(lambda: accepted(simulator) > 2_000)
    gateway.kill()
    held = int(database.query("SELECT count(*) FROM queue WHERE kind = 2 AND holder IS NOT NULL"))
    assert held > 0, "the killed node held ranges"
    assert accepted(simulator) < len(half), "the ranges were unfinished"
    gateway.start()
    leases_end(database)
    answer = gateway.finished(notification, patience=90)
    assert answer["outcomes"] == {"accepted": len(half)}
    counter = arrivals(simulator)
    assert set(counter) == half and repeats(counter) <= REPEATS + STREAMS


def test_a_cancelled_filtered_broadcast_accounts_for_all_devices(gateway, simulator, database):
    crowd(database, DEVICES)
    half = tag_half(database)
    slow_answers(simulator, 300, 900)
    notification, _ = notify(gateway, {"tags": {"all": ["half"]}})
    path = f"/v1/apps/{APP}/notifications/{notification}"
    until(lambda: accepted(simulator) > 1_000)
    assert gateway.call("POST", path + "/pause")[0] == 200
    until(lambda: database.query("SELECT count(*) FROM queue WHERE holder IS NOT NULL") == "0")
    paused = accepted(simulator)
    assert paused < len(half)
    assert gateway.call("POST", path + "/resume")[0] == 200
    until(lambda: accepted(simulator) > paused + 1_000)
    assert gateway.call("POST", path + "/cancel")[0] == 200

    def cancelled():
        answer = gateway.call("GET", path)[1]
        return answer if answer["state"] == "cancelled" else None
    answer = until(cancelled)
    outcomes = answer["outcomes"]
    assert answer["not_expanded"] > 0, "all devices were read before the cancellation"
    assert sum(outcomes.values()) + answer["not_expanded"] == len(half)
    assert outcomes["accepted"] == accepted(simulator)
    assert set(arrivals(simulator)) <= half


def test_resending_failures_keeps_the_filter(gateway, simulator, database):
    crowd(database, 2_000)
    database.query("UPDATE devices SET tags = '{some}' WHERE get_byte(token, 7) % 4 = 0")
    status, answer = simulator.call("POST", "/sim/faults", {
        "action": "respond", "status": 400, "reason": "BadTopic", "probability": 0.4})
    assert status in (200, 201), answer
    notification, audience = notify(gateway, {"tags": {"any": ["some"]}})
    assert audience == 500
    first = gateway.finished(notification)["outcomes"]
    assert first["rejected"] > 100 and sum(first.values()) == 500
    assert simulator.call("DELETE", "/sim/faults")[0] in (200, 204)
    # Half of the devices no longer match.
    database.query("UPDATE devices SET tags = '{}' WHERE get_byte(token, 7) % 8 = 0")
    path = f"/v1/apps/{APP}/notifications/{notification}"
    assert gateway.call("POST", path + "/resend-failures")[0] == 202
    gateway.finished(notification)
    left = {one["token"] for one in gateway.deliveries(notification, query="?outcome=rejected&limit=1000")}
    assert left and all(int(one, 16) % 8 == 0 for one in left)
    counter = arrivals(simulator)
    assert repeats(counter) == 0 and len(counter) == 500 - len(left)
