# SPDX-License-Identifier: Apache-2.0
"""The script of the admin page in Chromium: shortcuts, theme, live regions that can be paused, local times."""

import time

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from admin_browser import Visitor, browser  # noqa: F401, a fixture
from gateway import APP
from trials import until


def press(browser, *keys):
    for key in keys:
        webdriver.ActionChains(browser).send_keys(key).perform()


def focused(browser):
    return browser.switch_to.active_element


def test_shortcuts_theme_and_live_regions(serve, simulator, browser):  # noqa: F811
    gateway = serve()
    gateway.set_up(simulator)
    for number in range(3):
        gateway.register(f"{number:02x}" * 32, user=f"user-{number}")
    visitor = Visitor(browser, gateway)
    visitor.sign_in(gateway.admin_key)

    # Pages by their letters, and the rows of a list.
    page = visitor.find("html")
    press(browser, "g", "d")
    until(lambda: visitor.texts("h1") == ["Devices"] and visitor.find("html") != page, 60, "the list opens")
    press(browser, "j", "j")
    assert focused(browser).text == visitor.texts("tbody tr td:first-child a")[1]
    press(browser, "k")
    first = focused(browser).text
    assert first == visitor.texts("tbody tr td:first-child a")[0]
    press(browser, "/")
    assert focused(browser).get_attribute("id") == "filter-user"
    press(browser, "j")
    assert focused(browser).get_attribute("value") == "j"
    press(browser, Keys.ESCAPE)
    assert focused(browser).tag_name == "body"
    local = visitor.find("tbody time").get_attribute("title")
    assert "UTC" in local.splitlines()[-1] and len(local.splitlines()) == 2

    # The dialog: its theme and its shortcuts hold after a reload.
    press(browser, "?")
    until(lambda: browser.find_elements(By.CSS_SELECTOR, "dialog[open]"), 60, "the dialog opens")
    visitor.look("settings")
    visitor.find("dialog input[value=dark]").click()
    visitor.find("dialog input[type=checkbox]").click()
    press(browser, Keys.ESCAPE)
    assert not browser.find_elements(By.CSS_SELECTOR, "dialog[open]")
    browser.refresh()
    assert visitor.find("html").get_attribute("data-theme") == "dark"
    assert browser.execute_script("return getComputedStyle(document.body).backgroundColor") == "rgb(17, 20, 27)"
    press(browser, "/")
    assert focused(browser).tag_name == "body"

    # A region is replaced as soon as the notification has changed, unless updates are paused.
    notification = gateway.notify({"users": ["user-0"]}, send_at=int(time.time()) + 86_400)
    visitor.open(f"/admin/notifications/{notification}")
    assert "Cancelled" not in visitor.texts(".badge")
    status, answer, _ = gateway.call("POST", f"/v1/apps/{APP}/notifications/{notification}/cancel")
    assert status == 200, answer
    until(lambda: "Cancelled" in visitor.texts(".badge"), 60, "the page shows the end without a reload")
    visitor.open("/admin/overview")
    visitor.find("button.live").click()
    assert visitor.texts("button.live") == ["Resume updates"]
    browser.refresh()
    assert visitor.texts("button.live") == ["Resume updates"]

    # The page of a session whose key is revoked becomes the sign-in.
    visitor.find("button.live").click()
    visitor.command("Network.clearBrowserCookies")
    _, made, _ = gateway.call("POST", "/v1/keys", {"name": "k", "scopes": ["read"]})
    visitor.sign_in(made["key"])
    until(lambda: visitor.texts("h1") == ["Overview"], 60, "the overview")
    assert gateway.call("DELETE", f"/v1/keys/{made['id']}")[0] == 204
    until(lambda: "/admin/sign-in" in browser.current_url, 60, "the sign-in")
    visitor.assert_no_violation()


#: Replaces the stream of events by one that ends at once for good, as after an answer that is none.
NO_EVENTS = """
window.EventSource = class {
  static OPEN = 1; static CLOSED = 2; readyState = 2;
  constructor() { setTimeout(() => this.onerror?.()); }
  addEventListener() {} close() {}
};
"""


def test_live_regions_without_events_without_answers_and_after_a_form(serve, simulator, browser):  # noqa: F811
    gateway = serve()
    gateway.set_up(simulator)
    gateway.register("ab" * 32, user="u")
    visitor = Visitor(browser, gateway)
    visitor.sign_in(gateway.admin_key)
    visitor.command("Page.addScriptToEvaluateOnNewDocument", source=NO_EVENTS)
    visitor.command("Network.enable")

    notification = gateway.notify({"users": ["u"]}, send_at=int(time.time()) + 86_400)
    visitor.open(f"/admin/notifications/{notification}")
    visitor.command("Network.setBlockedURLs", urls=["*/admin/notifications/*"])
    until(lambda: visitor.texts("main [role=status]") == ["Updates fail."], 60, "a failed update")
    visitor.command("Network.setBlockedURLs", urls=[])
    until(lambda: visitor.texts("main [role=status]") == [""], 60, "an update")
    # The button, which has the focus, is in a region.
    for text in ["Resume updates", "Pause updates"]:
        visitor.find("button.live").click()
        assert visitor.texts("button.live") == [text]
    assert "live" in focused(browser).get_attribute("class").split()
    status, answer, _ = gateway.call("POST", f"/v1/apps/{APP}/notifications/{notification}/cancel")
    assert status == 200, answer
    until(lambda: "Cancelled" in visitor.texts(".badge"), 60, "the end, although no event arrives")

    # The address of a refused form has no page that could be read again.
    status, hook, _ = gateway.call(
        "POST", f"/v1/apps/{APP}/webhooks", {"url": "https://example.com/hook", "events": ["device.unregistered"]})
    assert status == 201, hook
    visitor.open(f"/admin/webhooks/{APP}/{hook['id']}")
    visitor.type("#confirmation", "no")
    visitor.click("form[action$='/remove'] button")
    page = visitor.find("html")
    until(lambda: not browser.find_elements(By.CSS_SELECTOR, "button.live"), 60, "no further updates")
    assert visitor.find("html") == page and visitor.find("[role=alert]").text
