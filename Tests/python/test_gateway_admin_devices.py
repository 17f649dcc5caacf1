# SPDX-License-Identifier: Apache-2.0
"""Devices of a filter on the admin page: their last pushes, the export of a view, and changes of all of them."""

import json
import random
import urllib.parse

import pytest
from admin_browser import Visitor, browser  # noqa: F401, a fixture
from admin_page import AdminPage
from gateway import APP
from test_gateway_admin import OTHER, is_signed_out, make_key
from test_gateway_admin_markup import check, hostile
from test_gateway_admin_settings import audit, rows
from trials import crowd, token

MATCHING = f"/admin/devices/matching?app={APP}"
CHANGES, EXPORT = "/admin/devices/matching", "/admin/devices/export"


@pytest.fixture
def page(gateway):
    return AdminPage(gateway.address)


@pytest.fixture
def admin(gateway, page):
    return page.sign_in(gateway.admin_key)


def counts(answer):
    tree = check(answer, "matching")
    return [tile.find("strong").text for tile in tree.findall(".//ul[@class='figures']/li")]


def states(gateway, query=""):
    status, answer, _ = gateway.call("GET", f"/v1/apps/{APP}/devices?limit=1000{query}")
    assert status == 200, answer
    return [device["state"] for device in answer["devices"]]


def test_the_list_shows_the_last_push_to_each_device(gateway, page, admin, simulator):
    for number in range(1, 4):
        gateway.register(token(number))
    simulator.call("POST", "/sim/faults", {
        "action": "respond", "status": 400, "reason": "BadCollapseId", "token_prefix": token(2), "times": 1})
    gateway.finished(gateway.notify({"tokens": [token(1), token(2)]}))
    listed = rows(page.get(f"/admin/devices?app={APP}", admin))
    assert [row["Last push"] for row in listed] == ["Accepted", "RejectedBadCollapseId", "–no recent push"]
    gateway.finished(gateway.notify({"tokens": [token(2)]}))
    assert rows(page.get(f"/admin/devices?app={APP}", admin))[1]["Last push"] == "Accepted"


def test_the_export_is_that_of_the_api_and_is_recorded(gateway, page, admin):
    for number in range(1, 30):
        gateway.register(token(number), user="=cmd|x", tags=["vip"] if number % 3 == 0 else [])
    answer = page.post(f"{EXPORT}?tag=vip", {"app": APP, "format": "csv"}, admin)
    assert answer.status == 200 and answer.headers["Content-Type"] == "text/csv; charset=utf-8"
    assert answer.headers["Content-Disposition"] == f'attachment; filename="devices-{APP}.csv"'
    assert answer.headers["Cache-Control"] == "no-store"
    lines = answer.text.split("\r\n")
    # In the order of broadcasts.
    assert sorted(line.split(",")[0] for line in lines[1:-1]) == [token(number) for number in range(3, 30, 3)]
    assert "'=cmd" in lines[1] and lines[-1] == ""
    answer = page.post(EXPORT, {"app": APP, "format": "ndjson"}, admin)
    assert [json.loads(line)["token"] for line in answer.text.splitlines()] == [token(number) for number in range(1, 30)]
    assert audit(gateway, APP)[:2] == [
        ("POST /admin/devices/export", EXPORT), ("POST /admin/devices/export", f"{EXPORT}?tag=vip")]
    assert page.post(f"{EXPORT}?state=dead", {"app": APP, "format": "csv"}, admin).status == 422
    assert page.post(EXPORT, {"app": APP, "format": "xml"}, admin).status == 422
    assert page.get(EXPORT, admin).status == 405


def test_all_devices_of_a_filter_are_quarantined_activated_and_deleted(gateway, page, admin, database):
    crowd(database, 2_500)
    for number in range(1, 4):
        gateway.register(f"{number:02x}" * 32, user="else", tags=["vip"])
    everybody = 2_503
    answer = page.get(MATCHING, admin)
    assert counts(answer) == [f"{everybody:,}", "0", "0"]
    assert "No filter" in answer.text and "Activate" not in answer.text

    form = {"action": "quarantine", "reason": "lost & found", "app": APP, "confirmation": APP}
    for wrong in [{"confirmation": ""}, {"confirmation": "2503"}, {"reason": "x" * 129}]:
        answer = page.post(CHANGES, {**form, **wrong}, admin)
        assert answer.status == 422 and 'aria-invalid="true"' in answer.text, wrong
    assert page.post(CHANGES, {**form, "action": "destroy"}, admin).status == 422
    assert states(gateway, "&state=quarantined") == []

    answer = page.post(f"{CHANGES}?tag=vip", form, admin)
    assert answer.status == 303 and answer.location == f"{MATCHING}&tag=vip&done=quarantine&count=3"
    answer = page.get(answer.location, admin)
    assert "3 devices were quarantined." in answer.text and counts(answer) == ["0", "3", "0"]
    assert gateway.device("01" * 32)["state_reason"] == "lost & found"
    # A repetition finds no active device.
    assert page.post(f"{CHANGES}?tag=vip", form, admin).location.endswith("count=0")
    answer = page.post(f"{CHANGES}?tag=vip", {"action": "activate", "app": APP, "confirmation": APP}, admin)
    assert answer.location.endswith("done=activate&count=3")
    assert page.post(f"{CHANGES}?state=unregistered", form, admin).location.endswith("count=0")

    answer = page.post(CHANGES, {**form, "reason": ""}, admin)
    assert answer.location.endswith(f"count={everybody}")
    assert len(states(gateway, "&state=active")) == 0 and gateway.device("01" * 32)["state_reason"] == "Requested"
    answer = page.post(f"{CHANGES}?user=else", {"action": "delete", "app": APP, "confirmation": APP.upper()}, admin)
    assert answer.location.endswith("done=delete&count=3")
    assert int(database.query("SELECT count(*) FROM devices")) == 2_500
    log = audit(gateway, APP)
    # Without the user, whose erasure the entry outlasts.
    assert log[0] == ("POST /admin/devices/matching", f"{MATCHING}&user=&action=delete&devices=3")
    assert [int(path.rsplit("=", 1)[1]) for _, path in log[1:4]] == [503, 1_000, 1_000]


def test_more_devices_than_one_submission_changes(gateway, page, admin, database):
    crowd(database, 10_400)
    answer = page.get(MATCHING, admin)
    assert counts(answer)[0] == "10,000+" and "Repeat the action" in answer.text
    form = {"action": "delete", "app": APP, "confirmation": APP}
    answer = page.post(CHANGES, form, admin)
    assert answer.location.endswith("count=10000&more=yes")
    assert "More may match: repeat the action." in page.get(answer.location, admin).text
    assert page.post(CHANGES, form, admin).location.endswith("count=400")
    assert int(database.query("SELECT count(*) FROM devices")) == 0


def test_keys_change_and_export_only_what_they_may(gateway, page, admin):
    gateway.register(token(1))
    assert gateway.call("PUT", f"/v1/apps/{OTHER}", {})[0] == 201
    form = {"action": "delete", "app": APP, "confirmation": APP}
    link = page.device_links(APP, admin)[0]
    changer = page.sign_in(make_key(gateway, "changer", scopes=["devices"])[0])
    for action, fields in [("quarantine", {"reason": "x" * 129}), ("quarantine", {}), ("activate", {}), ("delete", {})]:
        answer = page.post(f"{link}/{action}", fields, changer)
        assert answer.status == 403 and token(1) not in answer.text, "the answer would show the device"
    for scopes, app, changes, exports in [
            (["read"], APP, 403, 200), (["devices"], APP, 403, 403), (["read", "devices"], OTHER, 403, 403)]:
        key, _ = make_key(gateway, "key", scopes=scopes, apps=[app])
        cookie = page.sign_in(key)
        assert page.get(MATCHING, cookie).status == page.post(CHANGES, form, cookie).status == changes
        assert page.post(EXPORT, {"app": APP, "format": "csv"}, cookie).status == exports
    for headers in [{}, {"Sec-Fetch-Site": "cross-site"}]:
        assert page.post(CHANGES, form, admin, headers=headers).status == 403
        assert page.post(EXPORT, {"app": APP, "format": "csv"}, admin, headers=headers).status == 403
    assert is_signed_out(page.post(CHANGES, form)) and states(gateway) == ["active"]
    key, _ = make_key(gateway, "reader", scopes=["read"])
    assert "Change all" not in page.get(f"/admin/devices?app={APP}", page.sign_in(key)).text
    assert page.get("/admin/devices/matching?app=com.example.none", admin).status == 404


def test_texts_in_filters_are_never_markup(gateway, page, admin):
    chance = random.Random(4712)
    for name in ["user", "tag", "reason", "done", "count", "language", "cursor", "app"]:
        query = urllib.parse.urlencode([("app", APP)] * (name != "app") + [(name, hostile(chance, 200))])
        check(page.get(f"/admin/devices/matching?{query}", admin), name)
        form = {"action": "quarantine", "reason": hostile(chance, 300), "app": APP, "confirmation": hostile(chance, 50)}
        check(page.post(f"{CHANGES}?{query}", form, admin), name)


def test_a_person_deletes_all_devices_of_a_filter(gateway, browser):  # noqa: F811
    for number in range(1, 9):
        gateway.register(token(number), user="lee" if number < 4 else "kim")
    visitor = Visitor(browser, gateway)
    visitor.sign_in(gateway.admin_key)
    visitor.open(f"/admin/devices?app={APP}&user=lee")
    visitor.click(".actions .action")
    assert visitor.texts(".figures strong") == ["3", "0", "0"]
    visitor.click("form[aria-labelledby=delete-title] button")
    assert visitor.find("[role=alert]").text == f"Type {APP} to confirm."
    visitor.look("devices-matching")
    visitor.type("#delete-confirmation", APP)
    visitor.click("form[aria-labelledby=delete-title] button")
    assert visitor.find("[role=status]").text == "3 devices were deleted."
    visitor.click(".back a")
    assert "No device matches" in visitor.texts("h2")
    visitor.assert_no_violation()
