# SPDX-License-Identifier: Apache-2.0
"""The whole path with the real binaries: register, notify, and read the pushes at the simulator."""

import time
import uuid

from gateway import APP

FRENCH, TAIWANESE, GREEK = "a1" * 32, "b2" * 32, "c3" * 32

INVITATION = {
    "aps": {
        "alert": {
            "title": {"localized": {"en": "Game request", "fr": "Demande de partie",
                                    "zh-Hant": "遊戲邀請"}},
            "body": {"string": "INVITE", "args": ["Jenna", "Frank"]},
        },
        "badge": 5, "sound": "chime.aiff",
    },
    "game": "g-17",
}


def strings(gateway):
    texts = {
        "en": "%@ and %@ want to play", "fr": "%@ et %@ veulent jouer", "zh-Hant": "%@和%@想玩"}
    for language, text in texts.items():
        status, answer, _ = gateway.call(
            "PUT", f"/v1/apps/{APP}/strings/{language}", {"INVITE": text})
        assert status in (200, 201), answer


def without_isolates(text):
    return text.replace("\u2068", "").replace("\u2069", "")


def test_each_reader_gets_one_language_for_the_whole_message(gateway, simulator):
    strings(gateway)
    gateway.register(FRENCH, ["fr-CA", "en-CA"])
    gateway.register(TAIWANESE, ["zh-Hant-TW", "en-TW"])
    gateway.register(GREEK, ["el-GR"])
    notification = gateway.notify(
        {"tokens": [FRENCH, TAIWANESE, GREEK]}, INVITATION, collapse_id="game-17", expires_in=3600)
    finished = gateway.finished(notification)
    assert finished["outcomes"] == {"accepted": 3}
    assert finished["languages"] == {"fr": 1, "zh-Hant": 1, "en": 1}
    shown = {push["token"]: push for push in simulator.received()}
    expected = {
        FRENCH: ("Demande de partie", "Jenna et Frank veulent jouer"),
        TAIWANESE: ("遊戲邀請", "Jenna和Frank想玩"),
        GREEK: ("Game request", "Jenna and Frank want to play"),
    }
    for token, (title, body) in expected.items():
        push = shown[token]
        alert = push["payload"]["aps"]["alert"]
        assert (alert["title"], without_isolates(alert["body"])) == (title, body)
        assert push["payload"]["game"] == "g-17" and push["payload"]["aps"]["badge"] == 5
        assert push["topic"] == APP and push["push_type"] == "alert"
        assert push["collapse_id"] == "game-17"
        assert int(push["expiration"]) > time.time() + 3000
    languages = {d["token"]: d["language"] for d in gateway.deliveries(notification)}
    assert languages == {FRENCH: "fr", TAIWANESE: "zh-Hant", GREEK: "en"}


def test_users_and_everyone_select_all_their_devices(gateway, simulator):
    for index in range(3):
        gateway.register(f"{index:02x}" * 32, user="bob")
    gateway.register("dd" * 32, user="eve")
    gateway.finished(gateway.notify({"users": ["bob"]}))
    assert len(simulator.received()) == 3
    everyone = gateway.finished(gateway.notify({"everyone": True}))
    assert everyone["outcomes"] == {"accepted": 4}
    assert len(simulator.received()) == 7


def test_an_empty_audience_is_accepted_and_finishes(gateway, simulator):
    status, answer, headers = gateway.call(
        "POST", f"/v1/apps/{APP}/notifications",
        {"to": {"users": ["nobody"]}, "payload": {"aps": {"alert": "x"}}})
    assert (status, answer["audience"]) == (202, 0)
    assert headers["Location"].endswith(answer["id"])
    assert gateway.finished(answer["id"])["outcomes"] == {}
    assert simulator.received() == []


def test_a_token_that_is_not_registered_ends_as_unknown_device(gateway):
    notification = gateway.notify({"tokens": ["ee" * 32]})
    assert gateway.finished(notification)["outcomes"] == {"unknown_device": 1}
    [delivery] = gateway.deliveries(notification)
    assert (delivery["outcome"], delivery["reason"]) == ("unknown_device", "NotRegisteredHere")


def test_a_410_unregisters_and_a_registration_reactivates(gateway, simulator):
    gateway.register(FRENCH)
    now = int(time.time() * 1000)
    simulator.call(
        "PUT", f"/sim/tokens/{FRENCH}", {"state": "unregistered", "timestamp": now + 1000})
    finished = gateway.finished(gateway.notify({"tokens": [FRENCH]}))
    assert finished["outcomes"] == {"rejected": 1}
    assert finished["reasons"] == {"Unregistered": 1}
    device = gateway.device(FRENCH)
    assert device["state"] == "unregistered"
    listed = gateway.call("GET", f"/v1/apps/{APP}/devices?state=unregistered")[1]["devices"]
    assert [entry["token"] for entry in listed] == [FRENCH]
    # No further push is sent to it.
    assert gateway.finished(gateway.notify({"tokens": [FRENCH]}))["outcomes"] == {
        "unknown_device": 1}
    simulator.call("PUT", f"/sim/tokens/{FRENCH}", {"state": "active"})
    assert gateway.register(FRENCH)[0] == 200
    assert gateway.device(FRENCH)["state"] == "active"
    assert gateway.finished(gateway.notify({"tokens": [FRENCH]}))["outcomes"] == {"accepted": 1}


def test_a_410_older_than_the_registration_is_ignored(gateway, simulator):
    gateway.register(FRENCH)
    yesterday = int(time.time() * 1000) - 86_400_000
    simulator.call(
        "PUT", f"/sim/tokens/{FRENCH}", {"state": "unregistered", "timestamp": yesterday})
    finished = gateway.finished(gateway.notify({"tokens": [FRENCH]}))
    assert finished["outcomes"] == {"rejected": 1}
    assert gateway.device(FRENCH)["state"] == "active"


def test_a_bad_token_is_quarantined_with_its_reason(gateway, simulator):
    gateway.register(FRENCH)
    simulator.call("PUT", f"/sim/tokens/{FRENCH}", {"state": "bad"})
    gateway.finished(gateway.notify({"tokens": [FRENCH]}))
    device = gateway.device(FRENCH)
    assert (device["state"], device["state_reason"]) == ("quarantined", "BadDeviceToken")


def test_pushes_wait_for_a_refused_credential_and_continue_once_replaced(serve, simulator):
    gateway = serve(PUSHGATE_TEST_LIMIT_RETRY_CREDENTIAL="3600")
    gateway.set_up(simulator)
    gateway.register(FRENCH)

    def put(key):
        status, answer, _ = gateway.call(
            "PUT", f"/v1/apps/{APP}/credentials/sandbox/main",
            {"key_id": key.key_id, "team_id": key.team, "private_key": key.private_pem})
        assert status in (200, 201, 204), answer

    def waits(notification, reason):
        end = time.monotonic() + 20
        while True:
            path = f"/v1/apps/{APP}/notifications/{notification}"
            answer = gateway.call("GET", path)[1]
            if answer.get("waiting_for") == [reason]:
                return
            assert time.monotonic() < end, answer
            time.sleep(0.05)

    put(type(simulator.key)(key_id=simulator.key.key_id, team=simulator.key.team))
    notification = gateway.notify({"tokens": [FRENCH]})
    waits(notification, "CredentialRefused")
    # One push was sent; later ones wait without being sent.
    others = [gateway.notify({"tokens": [FRENCH]}), gateway.notify({"everyone": True})]
    for other in others:
        waits(other, "CredentialRefused")
    assert gateway.device(FRENCH)["state"] == "active"
    held = [(one["outcome"], one["reason"], one["attempts"]) for one in gateway.deliveries(notification)]
    assert held == [("waiting", "CredentialRefused", 0)]
    asked = [push["status"] for push in simulator.received()]
    assert set(asked) == {403} and len(asked) <= 2, "one probe per shard"
    put(simulator.key)
    # At once, before the next probe is due.
    for other in [notification, *others]:
        assert gateway.finished(other)["outcomes"] == {"accepted": 1}
    assert [push["status"] for push in simulator.received()].count(200) == 3


def test_pushes_wait_for_a_missing_credential(gateway, simulator):
    gateway.register(FRENCH)
    path = f"/v1/apps/{APP}/credentials/sandbox/main"
    assert gateway.call("DELETE", path)[0] in (200, 204)
    named = gateway.notify({"tokens": [FRENCH, "ee" * 32]})
    everyone = gateway.notify({"everyone": True})
    for notification in (named, everyone):
        answer = gateway.call("GET", f"/v1/apps/{APP}/notifications/{notification}")[1]
        assert (answer["state"], answer["waiting_for"]) == ("queued", ["NoCredential"]), answer
    key = simulator.key
    gateway.call(
        "PUT", path,
        {"key_id": key.key_id, "team_id": key.team, "private_key": key.private_pem})
    assert gateway.finished(named)["outcomes"] == {"accepted": 1, "unknown_device": 1}
    assert gateway.finished(everyone)["outcomes"] == {"accepted": 1}


def test_a_push_has_a_stable_apns_id_and_the_collapse_id_of_its_run(gateway, simulator):
    gateway.register(FRENCH)
    notification = gateway.notify({"tokens": [FRENCH]})
    gateway.finished(notification)
    [push] = simulator.received()
    assert uuid.UUID(push["apns_id"]).version == 5
    assert push["collapse_id"].startswith(f"{notification}-")
    assert gateway.deliveries(notification)[0]["apns_id"] == push["apns_id"]


def test_a_background_push_has_priority_5_and_no_collapse_id(gateway, simulator):
    gateway.register(FRENCH)
    gateway.finished(gateway.notify({"tokens": [FRENCH]}, {"aps": {"content-available": 1}}))
    [push] = simulator.received()
    assert (push["push_type"], push["priority"]) == ("background", 5)
    assert push["collapse_id"] is None


def test_the_same_idempotency_key_sends_once(gateway, simulator):
    gateway.register(FRENCH)
    body = {"to": {"tokens": [FRENCH]}, "payload": {"aps": {"alert": "once"}}}
    path, headers = f"/v1/apps/{APP}/notifications", {"Idempotency-Key": "k-1"}
    first = gateway.call("POST", path, body, headers=headers)
    second = gateway.call("POST", path, body, headers=headers)
    assert (first[0], second[0]) == (202, 202)
    assert first[1]["id"] == second[1]["id"]
    gateway.finished(first[1]["id"])
    assert len(simulator.received()) == 1
    other = {**body, "payload": {"aps": {"alert": "another"}}}
    status, problem, _ = gateway.call("POST", path, other, headers=headers)
    assert status in (409, 422) and "dempotency" in problem["detail"] + problem["title"]


def test_a_retry_uses_the_strings_at_acceptance_and_the_same_apns_id(serve, simulator):
    gateway = serve(PUSHGATE_TEST_LIMIT_RETRY_TOO_MANY_REQUESTS="1")
    gateway.set_up(simulator)
    gateway.call("PUT", f"/v1/apps/{APP}/strings/en", {"A": "old text"})
    gateway.register(FRENCH, ["en"])
    simulator.call("POST", "/sim/faults", {
        "action": "respond", "status": 429, "reason": "TooManyRequests", "times": 1})
    notification = gateway.notify(
        {"tokens": [FRENCH]}, {"aps": {"alert": {"body": {"string": "A"}}}})
    gateway.call("PUT", f"/v1/apps/{APP}/strings/en", {"A": "new text"})
    assert gateway.finished(notification)["outcomes"] == {"accepted": 1}
    pushes = simulator.received()
    assert sorted(push["status"] for push in pushes) == [200, 429]
    assert len({push["apns_id"] for push in pushes}) == 1
    assert {push["payload"]["aps"]["alert"]["body"] for push in pushes} == {"old text"}
    assert gateway.deliveries(notification)[0]["attempts"] == 2


def test_a_push_without_an_answer_is_retried_unless_it_is_a_call(serve, simulator):
    gateway = serve(PUSHGATE_TEST_LIMIT_RETRY_UNKNOWN="0.5")
    gateway.set_up(simulator)
    gateway.register(FRENCH)
    gateway.register(TAIWANESE, push_type="voip")
    for token, kind, outcome in ((FRENCH, "alert", "accepted"), (TAIWANESE, "voip", "unknown")):
        simulator.call("POST", "/sim/faults", {"action": "abort", "accepted": True, "times": 1})
        payload = {"aps": {"alert": "x"}} if kind == "alert" else {"aps": {}, "call": 1}
        notification = gateway.notify({"tokens": [token]}, payload, push_type=kind)
        assert gateway.finished(notification)["outcomes"] == {outcome: 1}


def test_a_push_that_expires_before_its_retry_is_expired(gateway, simulator):
    gateway.register(FRENCH)
    simulator.call("POST", "/sim/faults", {
        "action": "respond", "status": 503, "reason": "ServiceUnavailable", "times": 1})
    notification = gateway.notify({"tokens": [FRENCH]}, expires_in=60)
    finished = gateway.finished(notification)
    assert (finished["outcomes"], finished["reasons"]) == (
        {"expired": 1}, {"ServiceUnavailable": 1})


def test_two_nodes_notify_each_other_of_work(serve, simulator):
    """Neither node polls: both depend on notifications."""
    first = serve(PUSHGATE_TEST_LIMIT_POLL_INTERVAL="3600", PUSHGATE_TEST_LIMIT_BROADCASTS_PER_LANE="1")
    keys = {
        name: first.environment[name] for name in ("PUSHGATE_SECRET_KEY", "PUSHGATE_ADMIN_KEY")}
    second = serve(PUSHGATE_TEST_LIMIT_POLL_INTERVAL="3600", PUSHGATE_TEST_LIMIT_BROADCASTS_PER_LANE="1", **keys)
    second.admin_key = first.admin_key
    first.set_up(simulator)
    patience = time.monotonic() + 30
    while second.call("GET", f"/v1/apps/{APP}")[0] != 200:
        assert time.monotonic() < patience
    first.database.query(
        "INSERT INTO devices (app, token, bucket, language_list, environment, token_kind,"
        " registered_at) SELECT a.id, sha256(g::text::bytea), (g * 7919) % 65536, 1, 2, 1, now()"
        " FROM apps a, generate_series(1, 4000) g")
    payload = {"aps": {"alert": "x"}, "sim": {"delay_ms": 200}}
    done = first.finished(first.notify({"everyone": True}, payload))
    assert done["outcomes"] == {"accepted": 4000}
    for node in (first, second):
        assert node.metric("pushgate_queue_claims_total") > 0, "both nodes claim work"
