# SPDX-License-Identifier: Apache-2.0
"""The admin page in Chromium, without a script of its own: sign in, filter, open a device, forget it, sign out. Checks
accessibility with axe-core and the Content-Security-Policy, and takes screenshots."""

import importlib.util
import os
import time
import urllib.request
from pathlib import Path

import pytest
from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import Select

from gateway import APP, ROOT
from trials import until

AXE = Path(importlib.util.find_spec("axe_playwright_python").origin).parent / "axe.min.js"
SCREENSHOTS = ROOT / ".build/screenshots"
WIDTHS = [1440, 390]
# Languages of the 1,000 devices, by number.
LANGUAGES = [
    ["fr-CA", "en-CA"], ["en-US"], ["de-DE", "en"], ["ja"], ["zh-Hant-TW", "en-TW"], ["ar-EG", "fr"], ["pt-BR"], ["he"]]
FRENCH = 125


@pytest.fixture
def browser(tmp_path):
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for argument in ["headless=new", "disable-gpu", "disable-dev-shm-usage", f"user-data-dir={tmp_path}/profile"]:
        options.add_argument(f"--{argument}")
    if os.geteuid() == 0:
        options.add_argument("--no-sandbox")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    browser = webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))
    yield browser
    browser.quit()


def is_stale(element):
    """Whether the element's page was left. Meanwhile the driver reports one of several errors."""
    try:
        element.is_enabled()
        return False
    except WebDriverException:
        return True


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
        return [element.text for element in self.browser.find_elements(By.CSS_SELECTOR, selector)]

    def type(self, selector, text):
        field = self.find(selector)
        field.clear()
        field.send_keys(text)

    def click(self, selector):
        """Clicks, and waits for the page that opens."""
        page = self.find("html")
        self.find(selector).click()
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


def register_devices(gateway):
    lines = []
    for number in range(1000):
        languages = '","'.join(LANGUAGES[number % len(LANGUAGES)])
        # The texts of one device are as long as they can be, and one is right to left.
        user, tags = f"user-{number:04}", '"beta","vip","newsletter","season-2026"'
        if number == 1:
            user, tags = "\u202e\u0645\u0633\u062a\u062e\u062f\u0645" + "w" * 240, '"' + "x" * 128 + '"'
        members = [f'"token":"{number:04x}{"5a" * 30}"', f'"languages":["{languages}"]', f'"user":"{user}"']
        members.append(f'"app_version":"3.{number % 12}"')
        members.append('"time_zone":"Asia/Taipei"' if number % 3 else '"time_zone":"America/Argentina/Buenos_Aires"')
        if number % 4 < 2:
            members.append(f'"tags":[{tags}]')
        if number % 7:
            at = time.time() - number * 5000
            members.append(f'"registered_at":"{time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at))}"')
        if number % 5:
            members.append('"environment":"sandbox"')
        lines.append("{" + ",".join(members) + "}")
    request = urllib.request.Request(
        f"{gateway.url}/v1/apps/{APP}/devices/import", "\n".join(lines).encode(),
        {"Authorization": f"Bearer {gateway.admin_key}", "Content-Type": "application/x-ndjson"})
    with urllib.request.urlopen(request, timeout=30) as response:
        assert '"imported":1000,' in response.read().decode().splitlines()[-1]
    for number, reason in [(2, "BadDeviceToken"), (5, "Ticket 4711")]:
        status, answer, _ = gateway.call(
            "POST", f"/v1/apps/{APP}/devices/{number:04x}{'5a' * 30}/quarantine", {"reason": reason})
        assert status == 200, answer


def counted(gateway):
    _, answer, _ = gateway.call("GET", f"/v1/apps/{APP}/devices/counts")
    return answer["devices"] == 1000 and answer["states"].get("quarantined") == 2


def test_a_person_filters_forgets_and_signs_out(serve, simulator, browser):
    gateway = serve(PUSHGATE_TEST_LIMIT_DUTY_INTERVAL="1")
    visitor = Visitor(browser, gateway)
    gateway.set_up(simulator)
    visitor.open("/admin/")
    visitor.look("sign-in")
    visitor.type("#key", "wrong")
    visitor.click("form button")
    assert "not a valid API key" in visitor.find("[role=alert]").text
    visitor.look("sign-in-refused")
    visitor.type("#key", gateway.admin_key)
    visitor.click("form button")
    assert visitor.texts("h2") == ["No devices yet"]
    visitor.look("devices-none")

    register_devices(gateway)
    until(lambda: counted(gateway), 60, "the devices are counted")
    visitor.open("/admin/")
    assert len(visitor.texts("tbody tr")) == 50
    # The longest page, its stylesheet and its icon.
    loaded = browser.execute_script(
        "return performance.getEntries().reduce((sum, entry) => sum + (entry.decodedBodySize || 0), 0)")
    assert 0 < loaded <= 100_000, loaded
    visitor.look("devices")

    visitor.type("#filter-language", "fr")
    visitor.click(".filters button")
    rows = visitor.texts("tbody tr")
    assert len(rows) == 50 and all("French (Canada)" in row for row in rows)
    assert "Language: French" in visitor.texts(".chips a > span")
    visitor.click("a[rel=next]")
    assert len(visitor.texts("tbody tr")) == 50
    visitor.click("a[rel=next]")
    assert len(visitor.texts("tbody tr")) == FRENCH - 100
    assert not visitor.browser.find_elements(By.CSS_SELECTOR, "a[rel=next]")
    visitor.look("devices-filtered")

    Select(visitor.find("#filter-state")).select_by_visible_text("Quarantined")
    visitor.click(".filters button")
    assert "No device matches" in visitor.texts("h2")
    visitor.look("devices-no-match")
    visitor.click(".chips .clear")

    visitor.open(f"/admin/devices?app={APP}&app_version=x")
    assert visitor.find("[role=alert]").text
    visitor.look("devices-invalid-filter")

    visitor.open(f"/admin/devices?app={APP}&state=quarantined")
    visitor.click("tbody a")
    assert visitor.texts("h1") == ["Device 00025a5a…"] or visitor.texts("h1") == ["Device 00055a5a…"]
    visitor.look("device-quarantined")
    visitor.click("form[action$=activate] button")
    assert visitor.texts(".title .badge") == ["Active"]

    gateway.finished(gateway.notify({"users": ["user-0008"]}))
    visitor.open(f"/admin/devices?app={APP}&user=user-0008")
    visitor.click("tbody a")
    visitor.click("form[action$=forget] button")
    assert "Accepted" in visitor.texts(".badge")
    assert "Type 00085a5a" in visitor.find("[role=alert]").text
    visitor.look("device")
    visitor.type("#confirmation", "00085A5A")
    visitor.click("form[action$=forget] button")
    assert visitor.find("[role=status]").text == "The device was forgotten."
    assert gateway.call("GET", f"/v1/apps/{APP}/devices/0008{'5a' * 30}")[0] == 404

    # The browser sends no strict cookie when it follows a link of another site, and yet the page opens.
    browser.get(f"data:text/html,<a href='{gateway.url}/admin/devices?app={APP}'>a chat</a>")
    visitor.find("a").click()
    until(lambda: visitor.texts("h1") == ["Devices"], 60, "the page opens")

    visitor.open("/admin/nothing")
    visitor.look("error")
    visitor.open("/admin/")
    visitor.click(".account button")
    assert visitor.texts("h1") == ["Sign in"]
    visitor.open(f"/admin/devices?app={APP}")
    assert visitor.texts("h1") == ["Sign in"]

    # Chromium logs each violated policy, and each response above 400.
    log = [line["message"] for line in visitor.log + visitor.browser.get_log("browser")]
    assert not [line for line in log if "Content Security Policy" in line or "Content-Security-Policy" in line], log


def test_the_page_is_used_by_keyboard_alone(serve, simulator, browser):
    gateway = serve()
    gateway.set_up(simulator)
    gateway.register("ab" * 32, user="somebody")
    visitor = Visitor(browser, gateway)
    visitor.open("/admin/")
    # The field has the focus when the page opens.
    browser.switch_to.active_element.send_keys(gateway.admin_key + "\n")
    until(lambda: visitor.texts("h1") == ["Devices"], 60, "signed in")

    seen = []
    for _ in range(40):
        webdriver.ActionChains(browser).send_keys("\ue004").perform()
        focused = browser.switch_to.active_element
        outline = browser.execute_script("return getComputedStyle(arguments[0]).outlineStyle", focused)
        assert focused.tag_name == "body" or outline != "none", focused.get_attribute("outerHTML")
        if focused.tag_name == "body":
            break
        seen.append(focused.get_attribute("id") or focused.text or focused.get_attribute("class"))
    assert seen[0] == "Skip to content"
    for wanted in ["Sign out", "filter-user", "filter-state", "Filter", "abababab…", "As a curl command"]:
        assert wanted in seen, f"{wanted} is not reached: {seen}"
