# SPDX-License-Identifier: Apache-2.0
"""The first example of every page of docs/api, run unmodified, and the tables of those pages."""

import json
import os
import re
import subprocess
import sys

import pytest

from gateway import APP, ROOT, Gateway
from trials import until

PAGES = sorted((ROOT / "docs/api").glob("*.md"))
# Printed after each response of curl in the examples.
STATUS = "\n=== %{http_code}\n"

# Checks of the last response of an example, by page.
CHECKS = {
    "README": lambda answer: [app["app"] for app in answer["apps"]] == [APP],
    "apps": lambda answer: (answer["app"], answer["time_zone"]) == ("com.example.chess", "Europe/Berlin"),
    "credentials": lambda answer: (answer["name"], answer["usable"]) == ("main", True),
    "keys": lambda answer: answer["key"].startswith("pgk_") and len(answer["warnings"]) == 1,
    "imports": lambda answer: answer["done"]["imported"] == 1,
    "strings": lambda answer: (answer["stored"], answer["language"]) == (False, "fr"),
    "notifications": lambda answer: answer["audience"] == 1,
    "batches": lambda answer: (answer["line"], answer["code"]) == (2, "PG4001"),
    "deliveries": lambda answer: [delivery["outcome"] for delivery in answer["deliveries"]] == ["accepted"],
    "channels": lambda answer: answer["environment"] == "sandbox" and answer["id"],
    "webhooks": lambda answer: answer["secret"].startswith("whsec_"),
    "operation": lambda answer: answer["work"] == [],
}
# Examples with separate tests below.
LONG = {"devices", "device-events"}


def example(page):
    blocks = re.findall(r"^```sh\n(.*?)^```$", (ROOT / f"docs/api/{page}.md").read_text(), re.M | re.S)
    assert blocks, f"docs/api/{page}.md has an example"
    return blocks[0]


def run(script, folder, gateway, **variables):
    environment = {**os.environ, "GATEWAY": gateway.url, "KEY": gateway.admin_key, "APP": APP, **variables}
    ran = subprocess.run(
        ["bash", "-e"], input=script, cwd=folder, env=environment, capture_output=True, text=True, timeout=120)
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout


@pytest.fixture
def gateway(binary, database, start):
    apple = start("--listen-channels", "127.0.0.1:0")
    host, port = apple.addresses("sandbox", "channels")[0]
    gateway = Gateway(
        binary, database, apple, PUSHGATE_APNS_SANDBOX_CHANNELS=f"https://{host}:{port}",
        PUSHGATE_WEBHOOK_PRIVATE_TARGETS="yes")
    gateway.set_up(apple)
    gateway.simulator = apple
    yield gateway
    gateway.stop()


def test_every_page_is_tested():
    assert {page.stem for page in PAGES} == set(CHECKS) | LONG


@pytest.mark.parametrize("page", CHECKS)
def test_the_example_prints_the_documented_response(page, gateway, tmp_path):
    gateway.register("ab01", user="bob")
    (tmp_path / "AuthKey_ABCDE12345.p8").write_text(gateway.simulator.key.private_pem)
    notification = gateway.notify({"users": ["bob"]})
    gateway.finished(notification)
    script = example(page)
    documented = re.findall(r"# (\d{3})$", script, re.M)

    printed = run(
        f"curl() {{ command curl -w '{STATUS}' \"$@\"; }}\n{script}", tmp_path, gateway, ID=notification)

    assert documented and re.findall(r"^=== (\d{3})$", printed, re.M) == documented, printed
    last = re.sub(r"\n*=== \d{3}\n*$", "", printed).splitlines()[-1]
    assert CHECKS[page](json.loads(last)), last


def test_the_devices_example_works_as_pasted(gateway, tmp_path):
    printed = run(example("devices"), tmp_path, gateway)

    answers = [json.loads(line) for line in printed.splitlines()]
    new, known, patched, badge, aside, found, back, replaced, gone, tagged, forgotten, none = answers
    assert new == {key: value for key, value in known.items()} | {"registered_at": new["registered_at"]}
    assert new["languages"] == ["zh-Hant-TW", "en-TW"] and new["environment_source"] == "assumed"
    assert (patched["tags"], patched["time_zone"]) == (["beta", "sport:chess"], "Asia/Taipei")
    assert badge == {"token": "ab01", "badge": 1}
    assert (aside["state"], aside["state_reason"]) == ("quarantined", "reported as stolen")
    assert [device["token"] for device in found["devices"]] == ["ab01"]
    assert (back["state"], back["registered_at"]) == ("active", known["registered_at"])
    assert (replaced["token"], gone["code"]) == ("ab02", "PG3004")
    assert tagged == {"devices": 1, "changed": 1, "full": 0}
    assert (forgotten["state"], forgotten["devices"], none["devices"]) == ("erasing", 1, [])


def test_the_device_events_example_works_as_pasted(gateway, tmp_path):
    gateway.register("ab01", user="u-42")
    lines = example("device-events").splitlines()
    assert "/stream" in lines[-1]
    # Transactions of other databases in the cluster hold events back for a moment.
    until(lambda: gateway.call("GET", f"/v1/apps/{APP}/device-events")[1]["events"], what="the event")

    printed = run("\n".join(lines[:-1]), tmp_path, gateway)
    all_of_them, latest, bad = map(json.loads, printed.splitlines())
    # The stream ends only with the gateway.
    streaming = "\n".join([lines[1], lines[-1].replace("stream", f"stream?after={all_of_them['next_after']}")])
    stream = subprocess.Popen(
        ["bash", "-e", "-c", streaming], stdout=subprocess.PIPE, text=True,
        env={**os.environ, "GATEWAY": gateway.url, "KEY": gateway.admin_key, "APP": APP})

    assert [(event["type"], event["token"], event["user"]) for event in all_of_them["events"]] == [
        ("registered", "ab01", "u-42")]
    assert latest == {"events": [], "next_after": all_of_them["next_after"], "has_more": False}
    assert bad == latest
    gateway.register("ab01", user="u-43")
    assert stream.stdout.readline() == "event: updated\n"
    stream.kill()


def test_the_tables_agree_with_the_openapi_description():
    ran = subprocess.run(
        [sys.executable, ROOT / "script/generate-api-docs", "--check"], capture_output=True, text=True)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")
