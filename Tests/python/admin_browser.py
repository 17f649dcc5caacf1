# SPDX-License-Identifier: Apache-2.0
"""A person with Chromium that visits the admin page. Checks accessibility with axe-core and the Content-Security-Policy,
and takes screenshots."""

import importlib.util
import os
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException, WebDriverException
from selenium.webdriver.common.by import By

from gateway import ROOT
from trials import until

AXE = Path(importlib.util.find_spec("axe_playwright_python").origin).parent / "axe.min.js"
SCREENSHOTS = ROOT / ".build/screenshots"
WIDTHS = [1440, 390]


def new_browser(folder):
    """Chromium without a window, with its profile in a folder."""
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for argument in ["headless=new", "disable-gpu", "disable-dev-shm-usage", f"user-data-dir={folder}/profile"]:
        options.add_argument(f"--{argument}")
    if os.geteuid() == 0:
        options.add_argument("--no-sandbox")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))


@pytest.fixture
def browser(tmp_path):
    browser = new_browser(tmp_path)
    yield browser
    browser.quit()


def is_stale(element):
    """Whether the element's page was left. Meanwhile the driver reports one of several errors."""
    try:
        element.is_enabled()
        return False
    except WebDriverException:
        return True


def repeated(action):
    """The result of an action on elements, repeated if a live region was replaced meanwhile."""
    while True:
        try:
            return action()
        except StaleElementReferenceException:
            continue


class Visitor:
    """A person with a browser. Each page that `look` sees is checked in both themes."""

    def __init__(self, browser, gateway):
        self.browser, self.url = browser, gateway.url
        self.axe = AXE.read_text()
        self.log = []

    def open(self, path):
        self.browser.get(self.url + path)

    def find(self, selector):
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def texts(self, selector):
        return repeated(
            lambda: [element.text for element in self.browser.find_elements(By.CSS_SELECTOR, selector)])

    def type(self, selector, text):
        field = self.find(selector)
        field.clear()
        field.send_keys(text)

    def click(self, selector):
        """Clicks, and waits for the page that opens."""
        page = self.find("html")
        repeated(lambda: self.find(selector).click())
        until(lambda: is_stale(page), 60, "another page")
        until(lambda: self.browser.execute_script("return document.readyState") == "complete", 60, "the page has loaded")

    def command(self, name, **parameters):
        return self.browser.execute_cdp_cmd(name, parameters)

    def look(self, name):
        """Takes screenshots, and asserts that axe finds nothing and that nothing is wider than the window."""
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        for theme in ["light", "dark"]:
            # Without motion, so that no screenshot shows half of a transition.
            self.command("Emulation.setEmulatedMedia", features=[
                {"name": "prefers-color-scheme", "value": theme}, {"name": "prefers-reduced-motion", "value": "reduce"}])
            for width in [*WIDTHS, 320]:
                self.command(
                    "Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
                page = self.browser.execute_script("return document.documentElement.scrollWidth")
                assert page <= width, f"{name} is {page} px wide at {width} px"
                if width not in WIDTHS:
                    continue
                if width == 390:
                    # The rows below the filters, too.
                    height = self.browser.execute_script("return document.documentElement.scrollHeight")
                    self.command(
                        "Emulation.setDeviceMetricsOverride", width=width, height=min(height, 2400),
                        deviceScaleFactor=1, mobile=True)
                self.browser.save_screenshot(str(SCREENSHOTS / f"{name}-{width}-{theme}.png"))
                self.browser.execute_script(self.axe)
                found = self.browser.execute_async_script(
                    "const done = arguments[0]; axe.run().then(r => done(r.violations), e => done([{id: String(e)}]))")
                problems = [
                    (one["id"], [node["html"][:200] for node in one.get("nodes", [])[:3]],
                     [node.get("failureSummary") for node in one.get("nodes", [])[:1]]) for one in found]
                assert not problems, f"{name} at {width} px, {theme}: {problems}"
        self.command("Emulation.setDeviceMetricsOverride", width=1440, height=900, deviceScaleFactor=1, mobile=False)
        self.log += self.browser.get_log("browser")

    def sign_in(self, key):
        self.open("/admin/")
        self.type("#key", key)
        self.click("form button")

    def assert_no_violation(self):
        """Asserts that Chromium has logged no violation of the Content-Security-Policy."""
        log = [line["message"] for line in self.log + self.browser.get_log("browser")]
        assert not [line for line in log if "Content Security Policy" in line or "Content-Security-Policy" in line], log
