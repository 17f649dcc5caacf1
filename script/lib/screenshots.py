# SPDX-License-Identifier: Apache-2.0
"""Takes the screenshots of the admin page that documents show: screenshots.py BINARY FOLDER"""

import json
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from admin_browser import new_browser
from selenium.webdriver.common.by import By

APP = "com.example.game"
FREE = ["--listen", "127.0.0.1:0", "--simulator", "127.0.0.1:0", "--control", "127.0.0.1:0"]
#: Preferred languages of the readers, and how many there are of each.
READERS = [
    (["fr-CA", "en-CA"], 42), (["en-US"], 61), (["ar-EG", "fr"], 24), (["zh-Hant-TW", "en-TW"], 18), (["ja-JP", "fr-FR"], 9),
    (["pt-BR"], 12)]
TEXTS = [
    ("en", "Your turn", "Jenna has moved. You have until tomorrow evening to answer."),
    ("fr", "À vous de jouer", "Jenna a joué. Vous avez jusqu’à demain soir pour répondre."),
    ("ar", "دورك الآن", "لعبت Jenna نقلتها. لديك حتى مساء الغد للرد."),
    ("zh-Hant", "輪到你了", "Jenna已經走棋。請在明天晚上之前回應。"),
]
WIDTH, HEIGHT = 1440, 900


def started(process):
    """Returns the address and the sign-in link that `pushgate dev` prints."""
    printed = ""
    while "Ctrl-C" not in printed:
        line = process.stdout.readline()
        assert line, printed
        printed += line
    return re.search(r"(http://\S+?)(/admin/sign-in/link\S+)", printed).groups()


def register(url, key):
    number = 0
    lines = []
    for languages, count in READERS:
        for _ in range(count):
            number += 1
            zone = ["Europe/Paris", "America/New_York", "Asia/Taipei"][number % 3]
            tags = [["beta"], ["season-2026", "vip"], []][number % 3]
            lines.append(json.dumps({
                "token": f"{number * 7919 % 65536:04x}" + "5a" * 30, "languages": languages, "user": f"player-{number}",
                "environment": "sandbox", "app_version": f"3.{number % 4}", "time_zone": zone, "tags": tags,
                "registered_at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(time.time() - number * 9000))}))
    request = urllib.request.Request(
        f"{url}/v1/apps/{APP}/devices/import", "\n".join(lines).encode(),
        {"Authorization": f"Bearer {key}", "Content-Type": "application/x-ndjson"})
    with urllib.request.urlopen(request) as response:
        response.read()
    total = number + 5  # with those of `pushgate dev`
    while True:
        counts = urllib.request.Request(f"{url}/v1/apps/{APP}/devices/counts", headers={"Authorization": f"Bearer {key}"})
        with urllib.request.urlopen(counts) as response:
            if json.load(response)["devices"] == total:
                return
        time.sleep(0.5)


def take(browser, url, link, folder):
    browser.get(url + link)
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": WIDTH, "height": HEIGHT, "deviceScaleFactor": 1, "mobile": False})
    browser.get(f"{url}/admin/devices?app={APP}")
    browser.save_screenshot(f"{folder}/devices.png")
    browser.get(f"{url}/admin/compose?app={APP}")
    for number, texts in enumerate(TEXTS):
        for part, text in zip(["language", "title", "body"], texts, strict=True):
            field = browser.find_element(By.ID, f"texts.{number}.{part}")
            field.clear()
            field.send_keys(text)
    browser.find_element(By.CSS_SELECTOR, "button.primary[value=preview]").click()
    while not browser.find_elements(By.CSS_SELECTOR, ".telephone"):
        time.sleep(0.1)
    browser.execute_script("window.scrollTo(0, document.querySelector('form.compose').offsetTop - 12)")
    browser.save_screenshot(f"{folder}/compose.png")


def main():
    binary, folder = sys.argv[1:]
    with tempfile.TemporaryDirectory() as temporary:
        Path(temporary).chmod(0o711)
        process = subprocess.Popen([binary, "dev", "--data", f"{temporary}/dev", *FREE], stdout=subprocess.PIPE, text=True)
        browser = new_browser(Path(temporary))
        try:
            url, link = started(process)
            register(url, Path(temporary, "dev/admin.key").read_text().strip())
            take(browser, url, link, folder)
        finally:
            browser.quit()
            process.terminate()
            process.wait()
        subprocess.run(
            ["sh", "-euc", '. script/lib/postgres.sh; pg_cluster_remove "$1"', "sh", f"{temporary}/dev"], check=True)


main()
