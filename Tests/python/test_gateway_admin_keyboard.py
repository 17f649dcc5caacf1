# SPDX-License-Identifier: Apache-2.0
"""A walk by keyboard over every page of the admin page in Chromium: Tab reaches each control, and shows where it is."""

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from admin_browser import Visitor, browser  # noqa: F401, a fixture
from admin_page import AdminPage
from admin_routes import routes
from test_gateway_admin_attacks import objects
from gateway import APP
from trials import until

# Controls that Tab must reach: visible ones, and one of each group of radio buttons.
CONTROLS = """
  const groups = new Set();
  window.controls = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")].filter((one) => {
    if (one.disabled || one.type === "hidden" || one.tabIndex < 0 || !one.checkVisibility({visibilityProperty: true})) return false;
    if (one.type !== "radio") return true;
    const group = [...document.getElementsByName(one.name)];
    return one.checked || !group.some((other) => other.checked) && group[0] === one;
  });
  window.reached = new Set();
  window.invisible = [];
  addEventListener("focusin", (event) => {
    const one = event.target, style = getComputedStyle(one);
    window.reached.add(one);
    const box = one.getBoundingClientRect();
    const shown = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0 || style.boxShadow !== "none";
    if (!shown || !box.width || !box.height)
      window.invisible.push(one.outerHTML.slice(0, 200));
  });
  document.activeElement.blur();
  return window.controls.length;"""
MISSED = "return window.controls.filter((one) => !window.reached.has(one)).map((one) => one.outerHTML.slice(0, 200))"


def press(browser, *keys):  # noqa: F811
    for key in keys:
        webdriver.ActionChains(browser, duration=0).send_keys(key).perform()


def test_tab_reaches_every_control_of_every_page(serve, simulator, browser):  # noqa: F811
    gateway = serve()
    gateway.set_up(simulator)
    page = AdminPage(gateway.address)
    names = objects(gateway, page, simulator, APP)
    visitor = Visitor(browser, gateway)
    visitor.open("/admin/sign-in")
    walk(browser, "sign-in")
    visitor.sign_in(gateway.admin_key)
    # Otherwise elements are replaced during the walk.
    browser.execute_script("localStorage.setItem('pushgate-paused', 'yes')")
    for route in routes():
        if route.method == "GET" and route.scope and not route.path.endswith("/events"):
            path = route.filled(names.get(route.path.split("/")[0], {}))
            visitor.open(path)
            walk(browser, path)
    visitor.assert_no_violation()


def walk(browser, path):  # noqa: F811
    """Presses Tab until the focus has left the page."""
    count = browser.execute_script(CONTROLS)
    assert count > 1, path
    chain = webdriver.ActionChains(browser, duration=0)
    # A field for a time has a stop for each of its parts.
    for _ in range(count + 30):
        chain.send_keys(Keys.TAB)
    chain.perform()
    assert not browser.execute_script(MISSED), (path, browser.execute_script(MISSED))
    assert not browser.execute_script("return window.invisible"), (path, browser.execute_script("return window.invisible"))


def test_shortcuts_work_on_every_list(serve, simulator, browser):  # noqa: F811
    gateway = serve()
    gateway.set_up(simulator)
    page = AdminPage(gateway.address)
    objects(gateway, page, simulator, APP)
    visitor = Visitor(browser, gateway)
    visitor.sign_in(gateway.admin_key)
    for route in routes():
        if route.method != "GET" or not route.scope or "{" in route.path or route.path in ("strings/upload", "webhooks/new", "keys/new"):
            continue
        visitor.open(f"/admin/{route.path}")
        press(browser, "?")
        until(lambda: browser.find_elements(By.CSS_SELECTOR, "dialog[open]"), 60, "the dialog opens")
        press(browser, Keys.ESCAPE)
        until(lambda: not browser.find_elements(By.CSS_SELECTOR, "dialog[open]"), 60, "the dialog closes")
        rows = browser.find_elements(By.CSS_SELECTOR, "table.list tbody tr")
        linked = [row for row in rows if row.find_elements(By.CSS_SELECTOR, "a")]
        if linked:
            press(browser, "j")
            assert browser.execute_script("return document.activeElement.closest('tr') === arguments[0]", linked[0]), route.path
            press(browser, "k")
            assert browser.execute_script("return document.activeElement.closest('tr') === arguments[0]", linked[0]), route.path
        if browser.find_elements(By.CSS_SELECTOR, ".filters input"):
            press(browser, "/")
            assert browser.execute_script("return document.activeElement.closest('.filters') !== null"), route.path
            press(browser, Keys.ESCAPE)
            assert browser.switch_to.active_element.tag_name == "body", route.path
