# SPDX-License-Identifier: Apache-2.0
"""Pages of the admin page about notifications: list, one notification, actions, live events."""

import http.client
import random
import re
import time
import urllib.parse

import pytest
from admin_browser import Visitor, browser  # noqa: F401, a fixture
from admin_page import AdminPage
from gateway import APP
from selenium.webdriver.common.by import By
from test_gateway_admin import OTHER, is_signed_out, make_key
from test_gateway_admin_markup import check, hostile, shown
from trials import until

TOKENS = [f"{number:02x}" * 32 for number in range(0xa1, 0xb1)]
LIST = f"/admin/notifications?app={APP}"
UNKNOWN = "018f0000-0000-7000-8000-000000000000"
TEXTS = {"aps": {"alert": {"title": {"localized": {"en": "Hello", "fr": "Salut", "ar": "مرحبا"}}}}}


@pytest.fixture
def page(gateway):
    return AdminPage(gateway.address)


def scheduled(gateway, app=APP, text="Later", **members):
    """The id of a notification that is due in a day."""
    return gateway.notify(
        {"everyone": True}, {"aps": {"alert": text}}, app, send_at=int(time.time()) + 86_400, **members)


def link(notification):
    return f"/admin/notifications/{notification}"


def confirmation(notification):
    return {"confirmation": notification[-8:].upper()}


def state(gateway, notification, app=APP):
    return gateway.call("GET", f"/v1/apps/{app}/notifications/{notification}")[1]["state"]


def failing(gateway, simulator):
    """The id of a finished notification: accepted in French and Arabic, rejected in Arabic, and an unknown device."""
    for token, language in zip(TOKENS[:4], ["fr", "fr", "ar", "ar"]):
        gateway.register(token, languages=[language])
    answer = simulator.call("POST", "/sim/faults", {
        "action": "respond", "status": 413, "reason": "PayloadTooLarge", "token_prefix": TOKENS[3][:8]})
    assert answer[0] in (200, 201), answer
    notification = gateway.notify({"tokens": TOKENS[:5]}, TEXTS, reference="order 1")
    gateway.finished(notification)
    return notification


def cells(tree, section):
    """The texts of the cells of a section's table."""
    rows = tree.findall(f".//section[@id='{section}']//tbody/tr")
    return [["".join(cell.itertext()).strip() for cell in row.findall("td")] for row in rows]


def listed(page, cookie, query=""):
    """The notifications on the first page of the list."""
    answer = page.get(LIST + query, cookie)
    assert answer.status == 200, answer.text
    return re.findall(r'href="/admin/notifications/([0-9a-f-]{36})"', answer.text)


def entries(gateway):
    return [(entry["action"], entry["path"]) for entry in gateway.call("GET", f"/v1/audit?app={APP}&limit=20")[1]["entries"]
            if "/admin/notifications/" in entry["path"]]


def test_the_list_filters_and_pages(gateway, page, simulator):
    cookie = page.sign_in(gateway.admin_key)
    assert "No notifications yet" in page.get(LIST, cookie).text
    assert page.get("/admin/notifications", cookie).location == LIST
    sent = failing(gateway, simulator)
    # Notifications that are due in one second have ids in any order.
    later = sorted(scheduled(gateway, text=f"Text {number}") for number in range(51))
    first = page.get(LIST, cookie)
    assert listed(page, cookie) == later[:0:-1]
    following = re.search(r'rel="next" href="([^"]*)"', first.text)[1].replace("&amp;", "&")
    assert listed(page, cookie, following.removeprefix(LIST)) == [later[0], sent]
    assert listed(page, cookie, "&state=finished") == [sent] == listed(page, cookie, "&reference=order+1")
    # The API takes times, not dates.
    assert "notifications?since=2026-11-01T00%3A00%3A00Z" in page.get(f"{LIST}&since=2026-11-01", cookie).text
    tree = check(page.get(LIST + "&state=finished", cookie), "list")
    assert cells(tree, "list")[0][:4] == ["Hello", "Finished", "5", "3 accepted1 rejected1 unknown device"]
    assert "No notification matches" in page.get(LIST + "&state=paused", cookie).text
    for query, label in [("state=x", "State"), ("since=x", "Since"), ("repetition_of=x", "Repetitions of"), ("cursor=x", ""),
                         ("color=red", ""), ("limit=1", "")]:
        answer = page.get(f"{LIST}&{query}", cookie)
        assert answer.status == 422 and label in answer.text and 'role="alert"' in answer.text, query
    assert page.get(LIST + "&state=" * 20, cookie).status == 303
    assert page.get(LIST + "&state=sending" * 20, cookie).status == 422


def test_a_notification_shows_outcomes_reasons_and_failed_deliveries_first(gateway, page, simulator):
    notification = failing(gateway, simulator)
    cookie = page.sign_in(make_key(gateway, scopes=["read"])[0])
    answer = page.get(link(notification), cookie)
    tree = check(answer, "notification")
    assert cells(tree, "languages") == [
        ["Arabic ar", "1", "1", "0"], ["French fr", "2", "0", "0"], ["Without a language", "0", "0", "1"]]
    reasons = {row[0]: row[1:] for row in cells(tree, "reasons")}
    assert reasons["PayloadTooLarge"] == [
        "1", "The payload is larger than its push type allows.", "Send a new notification with shorter texts, or with truncate."]
    assert [(row[0][:8], *row[1:4]) for row in cells(tree, "deliveries")] == [
        (TOKENS[3][:8], "Rejected", "PayloadTooLarge", "Arabic")]
    for secret in TOKENS[:4]:
        assert secret not in answer.text
    assert "data-live" not in answer.text and "data-events" not in answer.text and "/pause" not in answer.text
    for query, count in [("outcome=all", 5), ("outcome=accepted", 3), ("reason=PayloadTooLarge", 1), ("reason=x", 0),
                         ("outcome=unknown_device", 1), ("outcome=waiting", 0)]:
        assert len(cells(check(page.get(f"{link(notification)}?{query}", cookie), query), "deliveries")) == count, query
    for query in ["outcome=x", "cursor=x", "reason=" + "x" * 200 + "&cursor=AAAA"]:
        answer = page.get(f"{link(notification)}?{query}", cookie)
        assert answer.status == 422 and 'id="deliveries-problem"' in answer.text
    device = tree.find(".//section[@id='deliveries']//tbody//a").attrib["href"]
    history = page.get(device, cookie)
    assert history.status == 200 and f'href="{link(notification)}"' in history.text


def test_deliveries_are_paged_with_sealed_cursors(gateway, page, simulator):
    tokens = sorted(f"{number:04x}" * 16 for number in range(60))
    notification = gateway.notify({"tokens": tokens})
    gateway.finished(notification)
    cookie = page.sign_in(gateway.admin_key)
    tree = check(page.get(link(notification), cookie), "first")
    following = tree.find(".//section[@id='deliveries']//a[@rel='next']").attrib["href"].removesuffix("#deliveries")
    assert not any(token[:16] in following for token in tokens)
    rows = cells(tree, "deliveries") + cells(check(page.get(following, cookie), "second"), "deliveries")
    assert [row[0][:8] for row in rows] == [token[:8] for token in tokens]


def test_actions_change_the_notification_and_are_audited(gateway, page, simulator):
    key, _ = make_key(gateway, scopes=["read", "notify"])
    cookie = page.sign_in(key)
    notification = scheduled(gateway)
    for action, after in [("pause", "paused"), ("resume", "scheduled")]:
        answer = page.post(f"{link(notification)}/{action}", {}, cookie)
        assert answer.location == f"{link(notification)}?done={action}"
        assert 'role="status"' in page.get(answer.location, cookie).text
        assert state(gateway, notification) == after
    for form in [{}, {"confirmation": "x"}, {"confirmation": notification[:8]}]:
        answer = page.post(f"{link(notification)}/cancel", form, cookie)
        assert answer.status == 422 and f"Type {notification[-8:]} to cancel" in answer.text
    assert state(gateway, notification) == "scheduled"
    assert page.post(f"{link(notification)}/cancel", confirmation(notification), cookie).status == 303
    assert state(gateway, notification) == "cancelled"
    answer = page.post(f"{link(notification)}/pause", {}, cookie)
    assert answer.status == 409 and "The notification is cancelled" in answer.text
    assert entries(gateway) == [
        (f"POST /admin/notifications/{{id}}/{action}", f"{link(notification)}/{action}") for action in ["cancel", "resume", "pause"]]


def test_failures_are_sent_again(gateway, page, simulator):
    notification = failing(gateway, simulator)
    cookie = page.sign_in(gateway.admin_key)
    form = page.get(f"{link(notification)}/resend-failures", cookie).text
    assert "Rejected: 1" in form and 'value="rejected" checked' in form and "accepted" not in form.lower().split("<form", 2)[2]
    for names in [[], ["accepted"], ["rejected", "unknown_device"], ["<b>"]]:
        answer = page.post(f"{link(notification)}/resend-failures", [("outcome", name) for name in names], cookie)
        assert answer.status == 422 and "Outcomes: choose" in answer.text, names
    answer = page.post(f"{link(notification)}/resend-failures", {"outcome": "expired"}, cookie)
    assert answer.status == 409 and "expired" in answer.text
    assert entries(gateway) == []
    simulator.call("DELETE", "/sim/faults")
    answer = page.post(f"{link(notification)}/resend-failures", {"outcome": "rejected"}, cookie)
    assert answer.location == f"{link(notification)}?done=resend"
    assert gateway.finished(notification)["outcomes"] == {"accepted": 4, "unknown_device": 1}
    tree = check(page.get(link(notification), cookie), "resent")
    assert cells(tree, "languages")[1] == ["French fr", "2", "0"]
    assert entries(gateway) == [
        ("POST /admin/notifications/{id}/resend-failures", f"{link(notification)}/resend-failures")]


def test_scopes_and_applications_limit_the_pages(gateway, page):
    assert gateway.call("PUT", f"/v1/apps/{OTHER}", {})[0] == 201
    own, foreign = scheduled(gateway), scheduled(gateway, OTHER)
    bound = page.sign_in(make_key(gateway, scopes=["read", "notify"], apps=[APP])[0])
    assert page.get(link(own), bound).status == 200
    assert page.get(f"/admin/notifications?app={OTHER}", bound).status == 403
    for notification in [foreign, UNKNOWN, "x", "%3Cb%3E", own[:-1]]:
        for path in ["", "/events", "/cancel", "/resend-failures"]:
            answer = page.get(link(notification) + path, bound)
            assert answer.status == 404 and OTHER not in answer.text, (notification, path)
        for path in ["pause", "resume", "cancel", "resend-failures"]:
            assert page.post(f"{link(notification)}/{path}", confirmation(notification), bound).status == 404
    assert state(gateway, foreign, OTHER) == "scheduled"
    reader = page.sign_in(make_key(gateway, scopes=["read"])[0])
    answer = page.get(link(own), reader)
    assert "Cancel…" not in answer.text and "/pause" not in answer.text
    for path in ["pause", "resume", "cancel", "resend-failures"]:
        assert page.post(f"{link(own)}/{path}", confirmation(own), reader).status == 403
    assert page.get(f"{link(own)}/cancel", reader).status == 403
    sender = page.sign_in(make_key(gateway, scopes=["notify"])[0])
    for path in ["", "/cancel", "/resend-failures", "/events"]:
        answer = page.get(link(own) + path, sender)
        assert answer.status == 403 and "Later" not in answer.text, path
    assert state(gateway, own) == "scheduled"


class Events:
    """The event stream of a notification, as a browser reads it."""

    def __init__(self, gateway, notification, cookie):
        host, port = gateway.address.rsplit(":", 1)
        self.connection = http.client.HTTPConnection(host, int(port), timeout=30)
        self.connection.request("GET", f"{link(notification)}/events", headers={"Cookie": cookie, "Accept": "text/event-stream"})
        self.answer = self.connection.getresponse()

    def next(self):
        """Name and data of the next event; nil at the end of the stream."""
        event = {}
        while line := self.answer.readline().decode():
            if line == "\n" and event:
                return event["event"], event["data"]
            name, _, value = line.rstrip("\n").partition(": ")
            if name:
                event[name] = value
        return None


def test_events_follow_the_notification_and_end_with_the_key(gateway, page):
    notification = scheduled(gateway)
    key, number = make_key(gateway, scopes=["read"])
    cookie = page.sign_in(key)
    text = page.get(link(notification), cookie).text
    assert f'data-events="{link(notification)}/events"' in text and text.count("data-live") >= 4
    events, ended = Events(gateway, notification, cookie), Events(gateway, notification, cookie)
    assert events.answer.status == 200 and events.answer.headers["Content-Type"] == "text/event-stream"
    assert events.next() == ended.next() == ("message", "scheduled")
    path = f"/v1/apps/{APP}/notifications/{notification}"
    assert gateway.call("POST", f"{path}/pause")[0] == 200
    assert events.next() == ended.next() == ("message", "paused")
    assert gateway.call("DELETE", f"/v1/keys/{number}")[0] == 204
    assert ended.next() is None
    until(lambda: is_signed_out(page.get(f"{link(notification)}/events", cookie)), 30, "signed out")
    events = Events(gateway, notification, page.sign_in(gateway.admin_key))
    assert events.next() == ("message", "paused")
    assert gateway.call("POST", f"{path}/cancel")[0] == 200
    assert [events.next(), events.next(), events.next()] == [("message", "cancelled"), ("end", "cancelled"), None]


def test_stored_texts_are_never_markup(gateway, page):
    chance = random.Random(29)
    made = []
    for _ in range(12):
        text, reference = hostile(chance, 200), hostile(chance, 100)
        made.append(scheduled(
            gateway, text={"title": text, "body": hostile(chance, 500)}, reference=reference, collapse_id=hostile(chance, 60)))
    named = gateway.notify({"users": [hostile(chance, 200)], "tags": {"any": [hostile(chance, 100)]}})
    gateway.finished(named)
    cookie = page.sign_in(gateway.admin_key)
    check(page.get(LIST, cookie), "list")
    for notification in [*made, named]:
        check(page.get(link(notification), cookie), "notification")
        check(page.get(f"{link(notification)}/cancel", cookie), "cancel")
        query = urllib.parse.urlencode({name: hostile(chance, 100) for name in ["outcome", "reason", "cursor", "done"]})
        check(page.get(f"{link(notification)}?{query}", cookie), "query")
        check(page.post(f"{link(notification)}/cancel", {"confirmation": hostile(chance, 200)}, cookie), "confirmation")
    text = "</bdi><script>alert(1)</script>\u202e"
    tree = check(page.get(link(scheduled(gateway, text=text)), cookie), "title")
    assert text in shown(tree)


def test_a_person_follows_pauses_and_cancels_a_notification(serve, simulator, browser):  # noqa: F811
    gateway = serve()
    gateway.set_up(simulator)
    visitor = Visitor(browser, gateway)
    visitor.sign_in(gateway.admin_key)
    visitor.open(LIST)
    visitor.look("notifications-none")
    sent = failing(gateway, simulator)
    notification = scheduled(gateway, text="مرحبا بالعالم", reference="spring")
    scheduled(gateway, text="A long text that goes on " * 4)
    visitor.open(LIST)
    visitor.look("notifications")
    visitor.open(link(sent))
    assert visitor.texts("#progress .tile, #progress .tiles a") == ["5\nAudience", "3\nAccepted", "1\nRejected", "1\nUnknown device"]
    visitor.look("notification-finished")
    visitor.click("#resend")
    visitor.look("notification-resend")
    visitor.open(link(notification))
    visitor.click("#pause")
    assert visitor.texts(".title .badge") == ["Paused"]
    visitor.look("notification-paused")
    visitor.click("#cancel")
    visitor.click(".card form button")
    assert "to cancel the notification" in visitor.find("[role=alert]").text
    visitor.look("notification-cancel")
    visitor.type("#confirmation", notification[-8:])
    visitor.click(".card form button")
    assert visitor.texts(".title .badge") == ["Cancelled"]
    assert not browser.find_elements(By.CSS_SELECTOR, "#cancel")
    visitor.assert_no_violation()
