# SPDX-License-Identifier: Apache-2.0
"""Sending to a share of an audience first, and then to the rest, counted at the simulator. Quiet hours in the preview."""

import collections
import re
from datetime import UTC, datetime, timedelta

import pytest
from admin_page import SAME, AdminPage
from gateway import APP
from test_gateway_admin_compose import Composer, form_of, listed, problems, texts, tree_of, words
from test_gateway_admin_markup import check
from trials import crowd, token, until

DEVICES = 1_000


@pytest.fixture
def simulator(start):
    return start("--record", "100000")


@pytest.fixture
def page(gateway):
    return AdminPage(gateway.address)


def pushes(simulator):
    """Accepted pushes by token."""
    return collections.Counter(
        one["token"] for one in simulator.received("?limit=100000") if one["status"] == 200)


def rest_of(gateway, notification, **options):
    return gateway.call("POST", f"/v1/apps/{APP}/notifications/{notification}/send-rest", **options)


def test_a_share_gets_it_first_and_the_rest_later_each_device_once(gateway, simulator, page):
    crowd(gateway.database, DEVICES)
    composer = Composer(page, page.sign_in(gateway.admin_key))
    answer = composer.preview(**texts(en="Hello"), share="10")
    assert answer.status == 200, problems(answer)
    size = int(re.search(r"Send to (\d+) devices first \(10 %\)", answer.text)[1])
    assert 40 <= size <= 180
    assert "100 %" in words(tree_of(answer)) and form_of(answer)["share"] == "10"
    path = composer.post("send").location.split("?")[0]
    first = path.split("/")[-1]
    done = gateway.finished(first)
    assert done["audience"] == done["audience_at_acceptance"] == size
    assert done["outcomes_by_language"] == {"en": {"accepted": size}}
    share = done["to"]["share"]
    assert (share["from"], share["to"]) == (0, 10) and done["to"].keys() == {"share"}
    assert len(pushes(simulator)) == size

    answer = page.get(path, composer.cookie)
    check(answer, "the first share")
    assert "get nothing, unless you go on" in answer.text
    answer = page.get(f"{path}/send-rest", composer.cookie)
    check(answer, "confirmation")
    assert f"{DEVICES - size} devices outside the first share" in words(tree_of(answer))
    sent = [page.post(f"{path}/send-rest", {}, composer.cookie) for _ in range(3)]
    assert {one.status for one in sent} == {303} and len({one.location for one in sent}) == 1
    status, again, _ = rest_of(gateway, first)
    second, = {one["id"] for one in listed(gateway)} - {first}
    assert status == 202 and again["id"] == second and sent[0].location == f"/admin/notifications/{second}?done=rest"
    done = gateway.finished(second)
    assert done["audience"] == DEVICES - size and done["to"] == {"share": {**share, "from": 10, "to": 100}}
    # Each device gets it exactly once.
    assert pushes(simulator) == collections.Counter({token(number): 1 for number in range(1, DEVICES + 1)})
    # Each notification links to the other one.
    assert f'href="/admin/notifications/{second}"' in page.get(path, composer.cookie).text
    assert f'href="{path}"' in page.get(f"/admin/notifications/{second}", composer.cookie).text
    entries = [one["path"] for one in gateway.call("GET", "/v1/audit")[1]["entries"] if "send-rest" in one["action"]]
    assert entries == [f"{path}/send-rest"]


def test_the_rest_is_refused_without_a_share_or_after_a_cancellation(gateway, page):
    gateway.register("ab" * 32)
    cookie = page.sign_in(gateway.admin_key)

    def refused(notification):
        answers = [page.get(f"/admin/notifications/{notification}/send-rest", cookie),
                   page.post(f"/admin/notifications/{notification}/send-rest", {}, cookie)]
        status, problem, _ = rest_of(gateway, notification)
        assert {one.status for one in answers} == {status} and status == 409
        assert all("rest-problem" in problems(one) for one in answers)
        return problem["code"], problem["detail"]

    assert refused(gateway.notify({"everyone": True}))[0] == "PG4023"
    assert refused(gateway.notify({"share": {"from": 20}}))[0] == "PG4023"
    when = (datetime.now(UTC) + timedelta(days=1)).isoformat()
    scheduled = gateway.notify({"share": {"to": 10}}, send_at=when)
    assert refused(scheduled) == ("PG4022", "the notification is scheduled: expected one that is being sent or finished")
    assert gateway.call("POST", f"/v1/apps/{APP}/notifications/{scheduled}/cancel")[0] == 200
    assert "cancelled" in refused(scheduled)[1]
    old = gateway.notify({"share": {"to": 10}})
    gateway.finished(old)
    gateway.database.query(f"UPDATE notifications SET accepted_at = accepted_at - interval '23 hours' WHERE id = '{old}'")
    assert "23 hours" in refused(old)[1] and len(listed(gateway)) == 4
    # Whether the rest got it is no longer known.
    answer = page.get(f"/admin/notifications/{old}", cookie)
    check(answer, "an old first share")
    assert "get nothing" not in answer.text and f"reference={old}" in answer.text and "send-rest" not in answer.text
    # Only keys that may send go on.
    _, made, _ = gateway.call("POST", "/v1/keys", {"name": "k", "scopes": ["read"]})
    reader, path = page.sign_in(made["key"]), f"/admin/notifications/{gateway.notify({'share': {'to': 1}})}"
    assert "send-rest" not in page.get(path, reader).text
    assert page.get(f"{path}/send-rest", reader).status == page.post(f"{path}/send-rest", {}, reader).status == 403


def test_the_rest_keeps_the_options_of_the_first_share(gateway, simulator):
    crowd(gateway.database, 50)
    quiet = {"from": "00:00", "to": "00:01", "then": "send"}
    status, first, _ = gateway.call("POST", f"/v1/apps/{APP}/notifications", {
        "to": {"share": {"to": 50}, "users": ["crowd"]}, "alert": {"en": {"title": "A", "body": "B"}}, "collapse_id": "c",
        "expires_in": 600, "max_rate": 1000, "fallback": ["en"], "truncate": True, "reference": "r", "quiet_hours": quiet})
    assert status == 202
    one = gateway.finished(first["id"])
    status, rest, _ = rest_of(gateway, first["id"])
    assert status == 202
    two = gateway.finished(rest["id"])
    differing = {"id", "to", "audience", "audience_at_acceptance", "outcomes", "outcomes_by_language", "languages",
                 "accepted_at", "expires_at", "first_outcome_at", "finished_at"}
    assert {name: value for name, value in one.items() if name not in differing} == {
        name: value for name, value in two.items() if name not in differing}
    assert one["audience"] + two["audience"] == 50 and two["to"]["users"] == ["crowd"]
    assert two["expires_at"] > one["expires_at"]
    assert set(pushes(simulator).values()) == {1} and len(pushes(simulator)) == 50


def test_the_preview_counts_readers_in_quiet_hours(gateway, page):
    assert gateway.call("PATCH", f"/v1/apps/{APP}", {"time_zone": "Asia/Kathmandu"})[0] == 200
    for number, zone in enumerate(["UTC", "UTC", "Europe/Lisbon", "Asia/Kathmandu", None]):
        gateway.register(f"{number + 1:02x}" * 32, **({"time_zone": zone} if zone else {}))
    composer = Composer(page, page.sign_in(gateway.admin_key))
    now = datetime.now(UTC)
    clock = {name: (now + timedelta(hours=hours)).strftime("%H:%M") for name, hours in [("quiet_from", -2), ("quiet_to", 2)]}
    text = words(tree_of(composer.preview(**texts(en="Hello"), quiet="own", **clock, quiet_then="send")))
    assert "In quiet hours at that time: 3 devices, 60 %. They get it afterwards." in text
    later = (now + timedelta(hours=12)).strftime("%Y-%m-%dT%H:%M")
    assert "In quiet hours" not in words(tree_of(composer.preview(when="at", send_at=later)))
    text = words(tree_of(composer.preview(when="local", send_at_local=(now + timedelta(days=1)).strftime("%Y-%m-%dT%H:%M"), quiet_then="skip")))
    assert "In quiet hours at that time: 5 devices, 100 %. They get it not at all." in text
    assert "In quiet hours" not in words(tree_of(composer.preview(quiet="none")))


def test_statistics_and_nodes_are_in_the_api(gateway):
    gateway.register("ab" * 32)
    gateway.finished(gateway.notify({"everyone": True}))
    for path in ["/v1/statistics", f"/v1/apps/{APP}/statistics"]:
        for span, points in [("hour", 60), ("day", 144), ("week", 168)]:
            status, found, _ = gateway.call("GET", f"{path}?range={span}")
            assert status == 200 and found["range"] == span and len(found["points"]) == points
            assert found["total"].keys() == {"outcomes", "reasons", "p50_microseconds", "p99_microseconds"}
        assert gateway.call("GET", f"{path}?range=year")[0] == 422
    gateway.database.query(f"""
        INSERT INTO push_statistics (app, span, at, writer, accepted, rejected, unknown_device, cancelled, expired, unknown,
          superseded, reasons, latencies)
        SELECT a.id, 1, date_trunc('minute', now()) - interval '5 minutes', gen_random_uuid(), 3, 1, 0, 0, 0, 0, 0,
          '{{"BadDeviceToken": 1}}', '\\x010203'
        FROM apps a WHERE a.bundle_id = '{APP}'""")
    total = gateway.call("GET", f"/v1/apps/{APP}/statistics")[1]["total"]
    assert total["outcomes"]["rejected"] == 1 and total["reasons"] == {"BadDeviceToken": 1}
    assert 0 < total["p50_microseconds"] <= total["p99_microseconds"]
    _, nodes, _ = gateway.call("GET", "/v1/nodes")
    node, = nodes["nodes"]
    assert node["stopped_at"] is None and node["version"] and node["seen_at"] >= node["started_at"]
    _, made, _ = gateway.call("POST", "/v1/keys", {"name": "k", "scopes": ["read", "admin"], "apps": [APP]})
    for path in ["/v1/statistics", "/v1/nodes"]:
        assert gateway.call("GET", path, key=made["key"])[0] == 403
    assert gateway.call("GET", f"/v1/apps/{APP}/statistics", key=made["key"])[0] == 200
