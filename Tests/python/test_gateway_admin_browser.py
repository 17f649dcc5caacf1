# SPDX-License-Identifier: Apache-2.0
"""The admin page in Chromium: sign in, filter, open a device, delete it, sign out."""

import time
import urllib.request

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import Select

from admin_browser import Visitor, browser  # noqa: F401, a fixture
from gateway import APP
from trials import until

# Languages of the 1,000 devices, by number.
LANGUAGES = [
    ["fr-CA", "en-CA"], ["en-US"], ["de-DE", "en"], ["ja"], ["zh-Hant-TW", "en-TW"], ["ar-EG", "fr"], ["pt-BR"], ["he"]]
FRENCH = 125


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


def test_a_person_filters_deletes_and_signs_out(serve, simulator, browser):  # noqa: F811
    gateway = serve(PUSHGATE_TEST_LIMIT_DUTY_INTERVAL="1")
    visitor = Visitor(browser, gateway)
    gateway.set_up(simulator)
    visitor.open("/admin/")
    visitor.look("sign-in")
    visitor.type("#key", "wrong")
    visitor.click("form button")
    assert "not a valid API key" in visitor.find("[role=alert]").text
    visitor.look("sign-in-refused")
    visitor.sign_in(gateway.admin_key)
    visitor.open("/admin/devices")
    assert visitor.texts("h2") == ["No devices yet"]
    visitor.look("devices-none")

    register_devices(gateway)
    until(lambda: counted(gateway), 60, "the devices are counted")
    visitor.open("/admin/devices")
    assert len(visitor.texts("tbody tr")) == 40
    # The longest page, its stylesheet and its icon.
    loaded = browser.execute_script(
        "return performance.getEntries().reduce((sum, entry) => sum + (entry.decodedBodySize || 0), 0)")
    assert 0 < loaded <= 100_000, loaded
    visitor.look("devices")

    visitor.type("#filter-language", "fr")
    visitor.click(".filters button")
    rows = visitor.texts("tbody tr")
    assert len(rows) == 40 and all("French (Canada)" in row for row in rows)
    assert "Language: French" in visitor.texts(".chips a > span")
    visitor.click("a[rel=next]")
    assert len(visitor.texts("tbody tr")) == 40
    visitor.click("a[rel=next]")
    visitor.click("a[rel=next]")
    assert len(visitor.texts("tbody tr")) == FRENCH - 120
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
    visitor.click("form[action$=delete] button")
    assert "Accepted" in visitor.texts(".badge")
    assert "Type 00085a5a" in visitor.find("[role=alert]").text
    visitor.look("device")
    visitor.type("#confirmation", "00085A5A")
    visitor.click("form[action$=delete] button")
    assert visitor.find("[role=status]").text == "The device was deleted."
    assert gateway.call("GET", f"/v1/apps/{APP}/devices/0008{'5a' * 30}")[0] == 404

    # The browser sends no strict cookie when it follows a link of another site, and yet the page opens.
    browser.get(f"data:text/html,<a href='{gateway.url}/admin/devices?app={APP}'>a chat</a>")
    visitor.find("a").click()
    until(lambda: visitor.texts("h1") == ["Devices"], 60, "the page opens")

    visitor.open("/admin/nothing")
    visitor.look("error")
    visitor.open("/admin/")
    visitor.click(".account form button")
    assert visitor.texts("h1") == ["Sign in"]
    visitor.open(f"/admin/devices?app={APP}")
    assert visitor.texts("h1") == ["Sign in"]

    visitor.assert_no_violation()


def test_the_page_is_used_by_keyboard_alone(serve, simulator, browser):  # noqa: F811
    gateway = serve()
    gateway.set_up(simulator)
    gateway.register("ab" * 32, user="somebody")
    visitor = Visitor(browser, gateway)
    visitor.open("/admin/")
    # The field has the focus when the page opens.
    browser.switch_to.active_element.send_keys(gateway.admin_key + "\n")
    until(lambda: visitor.texts("h1") == ["Overview"], 60, "signed in")
    visitor.open("/admin/devices")

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
