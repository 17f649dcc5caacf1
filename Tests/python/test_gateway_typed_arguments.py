# SPDX-License-Identifier: Apache-2.0
"""Dates, times, money and percentages in each device's language, region and time zone, checked at the simulator. They
must equal the preview."""

import re

from gateway import APP
from test_gateway_personal import NOTIFICATIONS, by_token, post, preview, refused, strings

MOMENT = "2026-11-22T18:30:00Z"
REMINDER = {"aps": {"alert": {"string": "REMINDER", "args": [
    {"date": MOMENT}, {"time": MOMENT}, {"currency": "EUR", "amount": "12.50"}, {"percent": 0.35}]}}}

#: Languages, zone, expected text. The fourth has a German text with Canadian formats. The last has no zone, and uses
#: the app's.
READERS = {
    "a1" * 32: (["en-US"], "America/New_York", "Nov 22, 2026 at 1:30 PM: €12.50, 35% off"),
    "a2" * 32: (["en-GB"], "Asia/Kolkata", "23 Nov 2026 at 00:00: €12.50, 35% off"),
    "a3" * 32: (["de-AT"], "Europe/Vienna", "22.11.2026 um 19:30: € 12,50, 35 % weniger"),
    "a4" * 32: (["fr-CA", "de-DE"], "America/Toronto", "2026-11-22 um 1:30 PM: 12.50 €, 35 % weniger"),
    "a5" * 32: (["fa-IR"], "Asia/Tehran", "۱ آذر ۱۴۰۵، ۲۲:۰۰: \u200e€۱۲٫۵۰، ۳۵٪"),
    "a6" * 32: (["de-DE"], None, "23.11.2026 um 03:30: 12,50 €, 35 % weniger"),
}


def plain(text):
    """Removes isolates, and replaces special spaces by ordinary ones."""
    return re.sub("[\u2066-\u2069]", "", text).replace("\u00a0", " ").replace("\u202f", " ")


def set_up(gateway):
    strings(
        gateway, en={"REMINDER": "%1$@ at %2$@: %3$@, %4$@ off", "PLAN": "%1$@: %2$@"},
        de={"REMINDER": "%1$@ um %2$@: %3$@, %4$@ weniger", "PLAN": "%1$@: %2$@"},
        fa={"REMINDER": "%1$@، %2$@: %3$@، %4$@", "PLAN": "%1$@: %2$@"})
    status, answer, _ = gateway.call("PATCH", f"/v1/apps/{APP}", {"time_zone": "Asia/Tokyo"})
    assert status == 200, answer
    for token, (languages, zone, _) in READERS.items():
        gateway.register(token, languages, user=token[:2], **({"time_zone": zone} if zone else {}))


EXPECTED = {token: text for token, (_, _, text) in READERS.items()}


def shown(payloads):
    return {token: plain(payload["aps"]["alert"]) for token, payload in payloads.items()}


def test_each_device_gets_dates_in_its_time_zone(gateway, simulator):
    set_up(gateway)
    answer = preview(gateway, {"devices": list(READERS), "payload": REMINDER})
    assert shown({item["token"]: item["payload"] for item in answer["previews"]}) == EXPECTED
    # To all, to some users, and to one device, which is another code path.
    audiences = [{"everyone": True}, {"users": [token[:2] for token in READERS]}]
    for to in audiences + [{"tokens": [token]} for token in READERS]:
        simulator.call("DELETE", "/sim/received")
        reached = READERS if "tokens" not in to else to["tokens"]
        finished = gateway.finished(post(gateway, {"to": to, "payload": REMINDER}))
        assert finished["outcomes"] == {"accepted": len(reached)}
        assert shown(by_token(simulator)) == {token: EXPECTED[token] for token in reached}
    assert finished["tells_time"] is True and finished["payload"] == REMINDER


def test_a_push_held_over_a_restart_keeps_its_time_zone(gateway, simulator):
    set_up(gateway)
    assert gateway.call("DELETE", f"/v1/apps/{APP}/credentials/sandbox/main")[0] == 204
    waiting = post(gateway, {"to": {"everyone": True}, "payload": REMINDER})
    # The app's zone at acceptance applies, and the devices' zones.
    assert gateway.call("PATCH", f"/v1/apps/{APP}", {"time_zone": "Europe/Berlin"})[0] == 200
    gateway.kill()
    gateway.start()
    gateway.set_up(simulator)
    assert gateway.finished(waiting)["outcomes"] == {"accepted": len(READERS)}
    assert shown(by_token(simulator)) == EXPECTED


def test_recipients_have_their_own_times_and_prices(gateway, simulator):
    set_up(gateway)
    plan = {"aps": {"alert": {"string": "PLAN", "args": [{"recipient": "when"}, {"recipient": "what"}]}}}
    people = [
        {"user": "a1", "args": {"when": {"time": MOMENT}, "what": {"currency": "JPY", "amount": 1200}}},
        {"token": "a3" * 32, "args": {"when": {"date": MOMENT, "style": "short"}, "what": {"number": "1200.50"}}},
    ]
    finished = gateway.finished(post(gateway, {"recipients": people, "payload": plan}))
    assert finished["outcomes"] == {"accepted": 2} and finished["recipients"] == people
    assert shown(by_token(simulator)) == {
        "a1" * 32: "1:30 PM: ¥1,200", "a3" * 32: "22.11.26: 1.200,50"}


def test_invalid_arguments_are_rejected_with_their_pointer(gateway, simulator):
    set_up(gateway)
    for argument, place, words in [
        ({"date": "tomorrow"}, "/date", "2026-11-22T18:30:00Z"),
        ({"time": MOMENT, "style": "long"}, "/style", "short"),
        ({"currency": "EURO", "amount": 1}, "/currency", "ISO 4217"),
        ({"percent": "a third"}, "/percent", "12.5"),
        ({}, "", "number"),
    ]:
        body = {"aps": {"alert": {"string": "PLAN", "args": ["x", argument]}}}
        problem = refused(gateway, {"to": {"everyone": True}, "payload": body})
        assert problem["pointer"] == f"/payload/aps/alert/args/1{place}", problem
        assert words in problem["detail"], problem
        person = {"user": "a1", "args": {"when": argument, "what": "x"}}
        body = {"aps": {"alert": {"string": "PLAN", "args": [{"recipient": "when"}, {"recipient": "what"}]}}}
        problem = refused(gateway, {"recipients": [person], "payload": body})
        assert problem["pointer"] == f"/recipients/0/args/when{place}", problem
    assert gateway.call("GET", NOTIFICATIONS)[1]["notifications"] == []


def test_explicit_zones_and_plain_dates_are_equal_for_all_devices(gateway, simulator):
    set_up(gateway)
    strings(gateway, en={"FLIGHT": "%1$@ %2$@, hotel %3$@"}, de={"FLIGHT": "%1$@ %2$@, Hotel %3$@"})
    flight = {"aps": {"alert": {"string": "FLIGHT", "args": [
        {"date": "2026-11-22T16:30:00Z", "zone": "Asia/Tokyo", "style": "short"},
        {"time": "2026-11-22T16:30:00Z", "zone": "asia/tokyo"}, {"date": "2026-11-22", "style": "short"}]}}}
    expected = {
        "a1" * 32: "11/23/26 1:30 AM, hotel 11/22/26", "a2" * 32: "23/11/2026 01:30, hotel 22/11/2026",
        "a3" * 32: "23.11.26 01:30, Hotel 22.11.26"}
    answer = preview(gateway, {"devices": list(expected), "payload": flight})
    assert shown({item["token"]: item["payload"] for item in answer["previews"]}) == expected
    # To some devices, and to one, which is another code path.
    for tokens in [list(expected)] + [[token] for token in expected]:
        simulator.call("DELETE", "/sim/received")
        finished = gateway.finished(post(gateway, {"to": {"tokens": tokens}, "payload": flight}))
        assert finished["outcomes"] == {"accepted": len(tokens)}
        assert shown(by_token(simulator)) == {token: expected[token] for token in tokens}


def test_unknown_time_zones_are_rejected_with_their_pointer(gateway, simulator):
    set_up(gateway)
    payload = {"aps": {"alert": {"string": "PLAN", "args": [
        {"time": MOMENT, "zone": "Asia/Tokio"}, {"recipient": "when"}]}}}
    recipients = [{"user": "a1", "args": {"when": {"date": MOMENT, "zone": "Mars/Olympus"}}}]
    for path, body in [("notifications", {}), ("notifications?dry_run=true", {})]:
        status, answer, _ = gateway.call(
            "POST", f"/v1/apps/{APP}/{path}", {"payload": payload, "recipients": recipients} | body)
        assert status == 422 and answer["code"] == "PG1105", answer
        assert [error["pointer"] for error in answer["errors"]] == [
            "/payload/aps/alert/args/0/zone", "/recipients/0/args/when/zone"]
        assert "Asia/Tokyo" in answer["errors"][0]["detail"]
