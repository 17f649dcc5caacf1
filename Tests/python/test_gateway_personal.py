# SPDX-License-Identifier: Apache-2.0
"""Personal messages: recipients, badges, localized values, truncated texts. Every text is checked at the
simulator and must equal the preview."""

import json
import time
import urllib.request

from gateway import APP

NOTIFICATIONS = f"/v1/apps/{APP}/notifications"


def strings(gateway, **texts):
    for language, catalogue in texts.items():
        status, answer, _ = gateway.call(
            "PUT", f"/v1/apps/{APP}/strings/{language.replace('_', '-')}", catalogue)
        assert status in (200, 201), answer


def post(gateway, body, path=NOTIFICATIONS):
    status, answer, _ = gateway.call("POST", path, body)
    assert status == 202, answer
    return answer["id"]


def refused(gateway, body, path=NOTIFICATIONS):
    status, problem, _ = gateway.call("POST", path, body)
    assert status == 422, problem
    return problem


def preview(gateway, body):
    status, answer, _ = gateway.call("POST", NOTIFICATIONS + "/preview", body)
    assert status == 200, answer
    return answer


def by_token(simulator, query="?limit=100000"):
    return {push["token"]: push["payload"] for push in simulator.received(query)}


def metric(gateway, name):
    """The sum over a metric's labels."""
    request = urllib.request.Request(
        gateway.url + "/metrics", headers={"Authorization": f"Bearer {gateway.admin_key}"})
    with urllib.request.urlopen(request, timeout=30) as response:
        lines = response.read().decode().splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith((name + " ", name + "{")))


GREETING = {"aps": {"alert": {"body": {
    "string": "GREETING", "args": [{"recipient": "name"}, {"recipient": "count"}]}}}}


def test_each_recipient_gets_its_own_text_and_badge(gateway, simulator):
    strings(gateway, en={"GREETING": "Hi %@, %d games"}, fr={"GREETING": "%@ : %d parties"})
    phone, tablet, other, sandbox = (pair * 32 for pair in ("a1", "a2", "b1", "c1"))
    gateway.register(phone, ["fr-CA"], user="ann")
    gateway.register(tablet, ["en"], user="ann")
    gateway.register(other, ["fr"], user="bob")
    gateway.register(sandbox, ["xx"])
    people = [
        {"user": "ann", "args": {"name": "Ann", "count": 1234}, "badge": 3},
        {"token": other, "args": {"name": "B\"o\"b", "count": "5"}},
        {"user": "bob", "args": {"name": "too late", "count": 0}},
        {"token": sandbox, "args": {"name": "דנה", "count": 1}, "badge": 0},
        {"token": "dd" * 32, "args": {"name": "nobody", "count": 0}},
    ]
    request = {"recipients": people, "payload": GREETING, "badge": {"set": 9}}
    shown = {
        (item["token"], json.dumps(item["payload"])) for item in preview(gateway, request)["previews"]}
    finished = gateway.finished(post(gateway, request))
    assert finished["outcomes"] == {"accepted": 4, "unknown_device": 1}
    assert finished["recipients"] == people
    received = by_token(simulator)
    texts = {
        token: (payload["aps"]["alert"]["body"], payload["aps"]["badge"])
        for token, payload in received.items()}
    assert texts == {
        phone: ("Ann : 1\u00a0234 parties", 3),
        tablet: ("Hi Ann, 1,234 games", 3),
        other: ("B\"o\"b : 5 parties", 9),
        sandbox: ("Hi \u2068דנה\u2069, 1 games", 0),
    }
    assert shown == {(token, json.dumps(payload)) for token, payload in received.items()}


def test_every_recipient_is_validated_before_acceptance(gateway):
    strings(gateway, en={"GREETING": "Hi %@, %d games"})
    people = [{"user": f"u{n}", "args": {"name": "x", "count": n}} for n in range(20)]
    del people[17]["args"]["name"]
    people[18]["args"]["count"] = "many"
    problem = refused(gateway, {"recipients": people, "payload": GREETING})
    assert (problem["code"], problem["pointer"]) == ("PG4021", "/recipients/17/args/name")
    assert [error["pointer"] for error in problem["errors"]] == [
        "/recipients/17/args/name", "/recipients/18/args/count"]
    people[17:19] = [{"user": "long", "args": {"name": "é" * 2_040, "count": 1}}]
    problem = refused(gateway, {"recipients": people, "payload": GREETING})
    assert (problem["code"], problem["pointer"]) == ("PG4003", "/recipients/17")
    assert (problem["language"], problem["maximum_bytes"]) == ("en", 4096)
    assert problem["bytes"] > 4096
    post(gateway, {"recipients": people, "payload": GREETING, "truncate": True})
    problem = refused(gateway, {"to": {"users": ["a"]}, "payload": GREETING})
    assert problem["pointer"] == "/payload/aps/alert/body/args/0"
    assert gateway.call("GET", NOTIFICATIONS)[1]["notifications"][1:] == []


def test_ten_thousand_recipients_in_many_languages_are_accepted_quickly(gateway, simulator):
    languages = "ar cs da de el es fi fr he hi hu id it ja ko nb nl pl pt-BR ro ru sv th tr uk vi".split()
    strings(gateway, en={"GREETING": "Hi %@, %d"})
    for language in languages:
        gateway.call(
            "PUT", f"/v1/apps/{APP}/strings/{language}", {"GREETING": f"{language} %@, %d"})
    gateway.register("a1" * 32, ["ru"], user="u9999")
    people = [{"user": f"u{n}", "args": {"name": f"Name {n}", "count": n}} for n in range(10_000)]
    started = time.monotonic()
    notification = post(gateway, {"recipients": people, "payload": GREETING})
    # Rendering each recipient in each language would take far longer in any build.
    assert time.monotonic() - started < 10
    assert gateway.finished(notification)["outcomes"] == {"accepted": 1}
    [payload] = by_token(simulator).values()
    assert payload["aps"]["alert"]["body"].startswith("ru Name 9999, 9")
    problem = refused(gateway, {"recipients": people + [people[0]], "payload": GREETING})
    assert problem["code"] == "PG4002"


def test_a_retry_is_not_sent_to_a_device_of_another_user(
        serve, simulator):
    gateway = serve(PUSHGATE_TEST_LIMIT_RETRY_TOO_MANY_REQUESTS="3")
    gateway.set_up(simulator)
    strings(gateway, en={"GREETING": "Hi %@, %d"})
    gateway.register("a1" * 32, user="ann")
    simulator.call("POST", "/sim/faults", {
        "action": "respond", "status": 429, "reason": "TooManyRequests", "times": 1})
    notification = post(gateway, {
        "recipients": [{"user": "ann", "args": {"name": "Ann", "count": 1}}], "payload": GREETING})
    end = time.monotonic() + 20
    while not simulator.received():
        assert time.monotonic() < end
        time.sleep(0.02)
    gateway.register("a1" * 32, user="eve")
    finished = gateway.finished(notification)
    assert (finished["outcomes"], finished["reasons"]) == (
        {"unknown_device": 1}, {"OtherUser": 1})
    assert [push["status"] for push in simulator.received()] == [429]


def test_localized_values_outside_the_alert_use_the_alerts_language(gateway, simulator):
    strings(gateway, en={"MEDIA": "https://x/en.png"}, fr={"MEDIA": "https://x/fr.png"})
    french, german = "a1" * 32, "b1" * 32
    gateway.register(french, ["fr-CA"])
    gateway.register(german, ["de"])
    body = {
        "to": {"tokens": [french, german]},
        "payload": {
            "aps": {"alert": {"title": {"localized": {"en": "T", "fr": "τ"}}}, "sound": "default",
                    "mutable-content": 1},
            "media": {"address": "", "size": 3}},
        "localize": {
            "/aps/sound": {"localized": {"de": "de.aiff", "en": "en.aiff", "fr": "fr.aiff"}},
            "/media/address": {"string": "MEDIA"}},
    }
    assert gateway.finished(post(gateway, body))["outcomes"] == {"accepted": 2}
    for token, language in ((french, "fr"), (german, "en")):
        payload = by_token(simulator)[token]
        assert payload["aps"]["sound"] == f"{language}.aiff"
        assert payload["media"] == {"address": f"https://x/{language}.png", "size": 3}
    problem = refused(gateway, {
        **body, "localize": {"/aps/sound": {"localized": {"fr": "fr.aiff"}}}})
    assert (problem["code"], problem["pointer"]) == ("PG4004", "/localize/~1aps~1sound")
    assert problem["language"] == "en"
    problem = refused(gateway, {**body, "localize": {"/media/nothing": {"string": "MEDIA"}}})
    assert (problem["code"], problem["pointer"]) == ("PG4020", "/localize/~1media~1nothing")


def test_oversized_payloads_are_rejected_or_truncated_as_previewed(gateway, simulator):
    words = {"en": "word " * 1_000, "fr": "mot " * 1_200, "ja": "短い", "he": "\u2068שלום\u2069 " * 500}
    tokens = {language: f"{index + 1:02x}" * 32 for index, language in enumerate(words)}
    for language, token in tokens.items():
        gateway.register(token, [language])
    message = {"payload": {"aps": {"alert": {
        "title": {"localized": {language: "T" for language in words}},
        "body": {"localized": words}}}}}
    request = {"to": {"tokens": list(tokens.values())}, **message}
    problem = refused(gateway, request)
    assert problem["code"] == "PG4003" and problem["maximum_bytes"] == 4096
    assert set(problem["sizes"]) == {"en", "fr", "he"}
    assert problem["bytes"] == max(problem["sizes"].values())
    shown = preview(
        gateway, {**message, "devices": list(tokens.values()), "truncate": True})["previews"]
    finished = gateway.finished(post(gateway, {**request, "truncate": True}))
    assert finished["outcomes"] == {"accepted": 4}
    received = by_token(simulator)
    assert {item["token"]: item["payload"] for item in shown} == received
    assert {item["language"]: item["truncated"] for item in shown} == {
        "en": True, "fr": True, "he": True, "ja": False}
    for language, token in tokens.items():
        size = next(item["bytes"] for item in shown if item["token"] == token)
        assert size <= 4096 and (language == "ja" or size > 4050)
        body = received[token]["aps"]["alert"]["body"]
        assert body == words[language] or body.endswith("…")
        assert body.count("\u2068") == body.count("\u2069")
    assert metric(gateway, "pushgate_payloads_truncated_total") == 3


def test_loc_keys_are_passed_on_and_validated(gateway, simulator):
    gateway.register("a1" * 32, ["fr"])
    alert = {
        "title-loc-key": "T", "title-loc-args": ["1"], "subtitle-loc-key": "S", "loc-key": "K",
        "loc-args": ["Jenna", "Frank"], "action-loc-key": "PLAY", "launch-image": "x.png"}
    gateway.finished(post(
        gateway, {"to": {"everyone": True}, "payload": {"aps": {"alert": alert}}}))
    [push] = simulator.received()
    assert push["payload"]["aps"]["alert"] == alert
    for change, pointer in (
            ({"loc-args": ["x", 3]}, "loc-args/1"), ({"loc-args": "x"}, "loc-args"),
            ({"title": "x"}, "title-loc-key"), ({"body": {"localized": {"en": "x"}}}, "loc-key"),
            ({"subtitle-loc-args": [1]}, "subtitle-loc-args/0"), ({"action-loc-key": 1},
            "action-loc-key"), ({"launch-image": {}}, "launch-image")):
        problem = refused(gateway, {
            "to": {"everyone": True}, "payload": {"aps": {"alert": {**alert, **change}}}})
        assert problem["pointer"] == f"/payload/aps/alert/{pointer}"


def test_each_notification_increments_a_badge_once(serve, simulator):
    gateway = serve(PUSHGATE_TEST_LIMIT_RETRY_TOO_MANY_REQUESTS="0.2")
    gateway.set_up(simulator)
    first, second = "a1" * 32, "b1" * 32
    gateway.register(first, user="ann")
    gateway.register(second, user="bob")

    def increment_all(**members):
        request = {
            "to": {"everyone": True}, "payload": {"aps": {"alert": "x"}},
            "badge": {"increment": 1}, **members}
        gateway.finished(post(gateway, request))
        pushes = simulator.received()
        simulator.call("DELETE", "/sim/received")
        return {
            token: [(push["status"], push["payload"]["aps"]["badge"])
                    for push in pushes if push["token"] == token]
            for token in (first, second)}

    assert increment_all() == {first: [(200, 1)], second: [(200, 1)]}
    simulator.call("POST", "/sim/faults", {
        "action": "respond", "status": 429, "reason": "TooManyRequests", "times": 1,
        "token_prefix": "a1"})
    assert increment_all() == {first: [(429, 2), (200, 2)], second: [(200, 2)]}
    status, answer, _ = gateway.call("POST", f"/v1/apps/{APP}/devices/{first}/badge", {"set": 0})
    assert (status, answer) == (200, {"token": first, "badge": 0})
    shown = preview(gateway, {
        "payload": {"aps": {"sound": "x"}}, "badge": {"increment": 1}, "users": ["ann", "bob"]})
    assert [item["payload"]["aps"]["badge"] for item in shown["previews"]] == [1, 3]
    assert increment_all() == {first: [(200, 1)], second: [(200, 3)]}
    assert increment_all(badge={"set": 7}) == {first: [(200, 7)], second: [(200, 7)]}
    assert increment_all() == {first: [(200, 8)], second: [(200, 8)]}
    status, _, _ = gateway.call("POST", f"/v1/apps/{APP}/devices/{'ff' * 32}/badge", {"set": 0})
    assert status == 404
