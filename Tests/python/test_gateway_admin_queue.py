# SPDX-License-Identifier: Apache-2.0
"""The queue on the admin page: why rows wait, the holders of leases, rate limits, and the next scheduled notifications."""

import datetime

import pytest
from admin_browser import Visitor, browser  # noqa: F401, a fixture
from admin_page import AdminPage
from gateway import APP
from test_gateway_admin import OTHER, make_key
from test_gateway_admin_markup import check
from trials import metric, token, until

QUEUE = "/admin/queue"


def tables(answer):
    """The rows of each table by its section, each with its cells by label."""
    tree = check(answer, "queue")
    return {
        section.attrib["id"]: [
            {cell.attrib["data-label"]: " ".join("".join(cell.itertext()).split()) for cell in row.findall("td")}
            for row in section.findall(".//tbody/tr")]
        for section in tree.iter("section") if section.attrib.get("id")}


def tiles(answer):
    tree = check(answer, "queue")
    return {tile.find("span").text: tile.find("strong").text
            for tile in tree.findall(".//ul[@id='tiles']/li")}


@pytest.fixture
def waiting(gateway, simulator):
    """A gateway with work that waits for each reason."""
    hour = datetime.datetime.now(datetime.timezone.utc).hour
    night = {"from": f"{(hour - 2) % 24:02}:00", "to": f"{(hour + 9) % 24:02}:00"}
    for number in range(1, 5):
        gateway.register(token(number), time_zone="Etc/UTC")
    gateway.register(token(9), environment="production")
    for number in range(100, 200):
        gateway.register(token(number), user="crowd")
    assert gateway.call("PUT", f"/v1/apps/{OTHER}", {})[0] == 201
    gateway.made_of = {
        "no credential": gateway.notify({"tokens": [token(9)]}),
        "quiet hours": gateway.notify({"tokens": [token(1)]}, quiet_hours=night),
        "rate limit": gateway.notify({"users": ["crowd"]}, max_rate=1),
        "scheduled": gateway.notify({"tokens": [token(1)]}, send_at="2027-09-01T00:00:00Z"),
    }
    simulator.call("POST", "/sim/faults", {
        "action": "respond", "status": 503, "reason": "ServiceUnavailable", "token_prefix": token(2)})
    gateway.made_of["retry"] = gateway.notify({"tokens": [token(2)]})
    paused = gateway.notify({"users": ["crowd"]}, max_rate=1, expires_in=1_000)
    status, answer, _ = gateway.call("POST", f"/v1/apps/{APP}/notifications/{paused}/pause")
    assert status in (200, 202), answer
    gateway.made_of["paused"] = paused
    return gateway


def test_the_page_shows_why_rows_wait_and_links_to_their_notifications(waiting, simulator):
    page = AdminPage(waiting.address)
    cookie = page.sign_in(waiting.admin_key)
    expected = {"The end of a pause", "A credential", "The end of quiet hours", "The next attempt", "Apple or a rate limit"}

    def reasons():
        answer = page.get(f"{QUEUE}?app={APP}", cookie)
        assert answer.status == 200, answer.text
        text = " ".join(row["Waits for"] for row in tables(answer).get("rows", []))
        return {reason for reason in expected if reason in text}
    # A push that Apple refused is at times ready or claimed.
    seen = set()
    until(lambda: seen.update(reasons()) or seen == expected, 60, "every reason")

    answer = page.get(f"{QUEUE}?app={APP}", cookie)
    for why, id in waiting.made_of.items():
        if why != "retry":
            assert f'href="/admin/notifications/{id}"' in answer.text, why
    found = tables(answer)
    assert found["leases"][0]["State"] == "Alive", "the holder's node has a heartbeat"
    [limit] = [row for row in found["limits"] if "notification" in row["Limit"]]
    assert int(limit["Single rows"]) + int(limit["Broadcast rows"]) > 0
    assert found["scheduled"][0]["Due"].startswith("in ")
    held = next(row for row in found["rows"] if "A credential" in row["Waits for"])
    assert held["Lane"].startswith("Production, single") and held["Application"] == APP
    assert "The environment has no usable credential." in held["Waits for"] and "expires in" in held["Time"]
    assert int(tiles(answer)["Held"]) >= 2

    other = page.get(f"{QUEUE}?app={OTHER}", cookie)
    assert tables(other)["rows"] == [] and "Nothing waits" in other.text
    assert page.get(f"{QUEUE}?app=com.example.none", cookie).status == 404


def test_the_api_and_the_metrics_have_the_reasons_of_the_page(waiting):
    expected = {"no_credential", "delayed", "retry", "claimed", "paused"}
    seen, limits = set(), {}

    def reasons():
        status, answer, _ = waiting.call("GET", f"/v1/queue?app={APP}")
        assert status == 200, answer
        seen.update(line["waits"] for line in answer["work"])
        limits.update({one["notification"]: one for one in answer["rate_limited"]})
        return expected <= seen and waiting.made_of["rate limit"] in limits

    until(reasons, what=f"every reason in {seen}, {limits}")
    limit = limits[waiting.made_of["rate limit"]]
    assert limit["app"] == APP and limit["single_rows"] + limit["broadcast_rows"] > 0
    assert waiting.call("GET", f"/v1/queue?app={OTHER}")[1]["rate_limited"] == []
    for state in ["retry", "delayed", "claimed"]:
        until(lambda: metric(waiting, "pushgate_queue_lane_rows", state=state) > 0, what=state)  # noqa: B023
    for reason in ["no_credential", "paused"]:
        until(lambda: metric(waiting, "pushgate_queue_held_rows", reason=reason) > 0, what=reason)  # noqa: B023
    until(lambda: metric(waiting, "pushgate_queue_rate_limited_rows") > 0, what="rate-limited rows")


def test_only_keys_that_are_not_bound_to_applications_see_the_queue(gateway):
    page = AdminPage(gateway.address)
    assert page.get(QUEUE).status == 303
    for members in [{"scopes": ["read", "notify", "devices"]}, {"scopes": ["admin"], "apps": [APP]}]:
        key, _ = make_key(gateway, "bound", **members)
        cookie = page.sign_in(key)
        assert page.get(QUEUE, cookie).status == 403
        assert 'href="/admin/queue"' not in page.get("/admin/devices", cookie).text
    key, _ = make_key(gateway, "operator", scopes=["admin"])
    cookie = page.sign_in(key)
    assert page.get(QUEUE, cookie).status == 200
    assert 'href="/admin/queue"' in page.get("/admin/overview", cookie).text


def test_a_person_looks_at_the_queue(waiting, browser):  # noqa: F811
    visitor = Visitor(browser, waiting)
    visitor.sign_in(waiting.admin_key)
    visitor.open(QUEUE)
    # The page refreshes its tables by itself.
    until(lambda: "The end of quiet hours" in " ".join(visitor.texts("#rows tbody")), 30, "rows")
    visitor.look("queue")
    visitor.open(f"{QUEUE}?app={OTHER}")
    assert "Nothing waits" in visitor.texts("h2")
    visitor.look("queue-empty")
    visitor.assert_no_violation()
