# SPDX-License-Identifier: Apache-2.0
"""The admin page in Chromium with scripts switched off, with 10,000 devices: list, filter, open, compose and send."""

import json
import urllib.request

from selenium.webdriver.common.by import By

from admin_browser import Visitor, browser  # noqa: F401, a fixture
from gateway import APP
from trials import until

LANGUAGES = [["fr-CA", "en-CA"], ["en-US"], ["ar-EG", "fr"], ["ja"]]
DEVICES = 10_000


def register_devices(gateway):
    lines = [
        json.dumps({
            "token": f"{number:04x}{'5a' * 30}", "languages": LANGUAGES[number % len(LANGUAGES)], "user": f"user-{number}",
            "environment": "sandbox"})
        for number in range(DEVICES)]
    request = urllib.request.Request(
        f"{gateway.url}/v1/apps/{APP}/devices/import", "\n".join(lines).encode(),
        {"Authorization": f"Bearer {gateway.admin_key}", "Content-Type": "application/x-ndjson"})
    with urllib.request.urlopen(request, timeout=60) as response:
        assert f'"imported":{DEVICES},' in response.read().decode().splitlines()[-1]


def test_a_person_filters_and_sends_without_scripts(serve, simulator, browser):  # noqa: F811
    gateway = serve(PUSHGATE_TEST_LIMIT_DUTY_INTERVAL="1")
    gateway.set_up(simulator)
    register_devices(gateway)
    until(lambda: gateway.call("GET", f"/v1/apps/{APP}/devices/counts")[1]["devices"] == DEVICES, 60, "the devices are counted")
    visitor = Visitor(browser, gateway)
    visitor.command("Emulation.setScriptExecutionDisabled", value=True)
    visitor.sign_in(gateway.admin_key)

    visitor.click(".top a[href='/admin/devices']")
    visitor.type("#filter-language", "ar")
    visitor.click(".filters button")
    pages = 0
    while True:
        pages += 1
        rows = visitor.texts("tbody tr")
        assert rows and all("Arabic (Egypt)" in row for row in rows)
        if pages == 3:
            break
        visitor.click("a[rel=next]")
    visitor.click("tbody a")
    assert visitor.texts(".title .badge") == ["Active"]

    visitor.click(".top a[href='/admin/compose']")
    visitor.find("[name=to][value=users]").click()
    visitor.type("#users", "user-1\nuser-2")
    for part, text in [("language", "en"), ("title", "Your turn"), ("body", "Jenna has moved.")]:
        visitor.type(f"[id='texts.0.{part}']", text)
    visitor.click("button.primary[value=preview]")
    assert "Jenna has moved." in visitor.find(".telephone").text
    visitor.click("button[value=send]")
    id = browser.current_url.split("/")[-1].split("?")[0]
    assert gateway.finished(id)["outcomes"]["accepted"] == 2
    browser.refresh()
    assert "Finished" in visitor.texts(".title .badge")
    assert len(visitor.browser.find_elements(By.CSS_SELECTOR, "script")) == 1
    visitor.assert_no_violation()
