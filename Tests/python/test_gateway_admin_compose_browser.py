# SPDX-License-Identifier: Apache-2.0
"""Composing in Chromium: texts in three languages, the preview of each reader, a test and the send."""

from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import Select

from admin_browser import Visitor, browser  # noqa: F401, a fixture
from gateway import APP
from trials import until

LANGUAGES = [["fr-CA", "en-CA"]] * 5 + [["en-US"]] * 3 + [["ar-EG", "fr"]] * 2 + [["ja"]]


def test_a_person_composes_in_three_languages(serve, simulator, browser):  # noqa: F811
    gateway = serve(PUSHGATE_TEST_LIMIT_DUTY_INTERVAL="1")
    gateway.set_up(simulator)
    for number, languages in enumerate(LANGUAGES):
        gateway.register(f"{number + 1:02x}" * 32, languages=languages, user=f"user-{number}")
    until(lambda: gateway.call("GET", f"/v1/apps/{APP}/devices/counts")[1]["devices"] == len(LANGUAGES), 60, "counted")
    visitor = Visitor(browser, gateway)
    visitor.sign_in(gateway.admin_key)
    visitor.click(".top a[href='/admin/compose']")
    visitor.look("compose")

    def row(number, language, title, body):
        for part, text in [("language", language), ("title", title), ("body", body)]:
            visitor.type(f"[id='texts.{number}.{part}']", text)

    row(0, "en", "Your turn", "Jenna has moved. You have until tomorrow evening to answer.")
    row(1, "fr", "À vous de jouer", "Jenna a joué. Vous avez jusqu’à demain soir pour répondre.")
    row(2, "ar", "دورك الآن", "لعبت Jenna نقلتها. لديك حتى مساء الغد للرد.")
    # Enter in a field shows the preview, and sends nothing.
    page = visitor.find("html")
    visitor.find("[id='texts.0.title']").send_keys("\n")
    until(lambda: visitor.browser.find_elements(By.CSS_SELECTOR, ".telephone"), 60, "the preview")
    assert page and [text.split("\n")[0] for text in visitor.texts(".reader")] == ["French fr", "English en", "Arabic ar"]
    card = visitor.browser.find_elements(By.CSS_SELECTOR, ".telephone")[2]
    assert card.get_attribute("dir") == "rtl" and "دورك الآن" in card.text
    visitor.look("compose-preview")

    visitor.type("#test", "user-0")
    visitor.click("button[value=test]")
    assert visitor.find("[role=status]").text.startswith("The test was accepted")
    visitor.find("[name=when][value=local]").click()
    visitor.find("[name=to][value=users]").click()
    visitor.type("#users", "user-0\nuser-8")
    visitor.click("button.primary[value=preview]")
    assert visitor.find("[id='send_at_local-problem']").text
    visitor.look("compose-fault")
    visitor.find("[name=when][value=now]").click()
    visitor.find("[name=to][value=everyone]").click()
    Select(visitor.find("#share")).select_by_value("50")
    visitor.click("button.primary[value=preview]")
    assert visitor.find("button[value=send]").text.endswith("first (50 %)")
    visitor.click("button[value=send]")
    until(lambda: "/admin/notifications/" in browser.current_url, 60, "the notification’s page")
    gateway.finished(browser.current_url.split("/")[-1].split("?")[0])
    browser.refresh()
    visitor.look("notification-share")
    visitor.click("#send-rest")
    visitor.look("notification-rest")
    visitor.click("main button.primary")
    assert "accepted for the rest" in visitor.find("[role=status]").text
    gateway.finished(browser.current_url.split("/")[-1].split("?")[0])
    visitor.assert_no_violation()
