# SPDX-License-Identifier: Apache-2.0
"""Every command of the documents is run by a test, or carries a marker with the reason why not.

Commands run unmodified, with a private PostgreSQL and a simulator in Apple's place; of the
simulator's own pages only ports are replaced.
"""

import collections
import gzip
import json
import pathlib
import re
import subprocess
import time

import pytest

from documents import PAGES, Reader, commands, fences
from gateway import APP, ROOT, Database, Gateway
from simulator import SigningKey
from test_docs_api_examples import PAGES as API_PAGES

# Tests of other files that run the blocks of a page, or the block with this first line.
ELSEWHERE = {
    ("README.md", "# session"): "test_readme.py",
    ("docs/languages.md", None): "test_languages.py",
    ("docs/simulator.md", "# ci"): "test_simulator_files.py",
    ("docs/testing-your-client.md", "# curl"): "test_testing_your_client.py",
    **{(str(page.relative_to(ROOT)), None): "test_docs_api_examples.py" for page in API_PAGES},
}
# Pages whose other blocks run here.
HERE = {
    "docs/app-developers.md", "docs/cli.md", "docs/first-push.md", "docs/maintenance.md", "docs/moving.md",
    "docs/operations.md", "docs/simulator.md", "docs/testing-your-client.md", "docs/translators.md", "docs/webhooks.md",
}
# The markers and their numbers: a new one has to be added here.
MARKERS = {
    "not run: the reader's address": 2,
    "not run: the reader's address and key": 2,
    "not run: builds the gateway and installs packages": 1,
    "not run: needs MongoDB": 1,
    "not run: needs a cluster": 1,
    "not run: needs a container engine": 1,
    "not run: needs root, a Swift build and systemd": 1,
    "not run: needs systemd": 1,
    "run by script/try-image": 1,
    "run by script/try-package": 4,
}
FORMS = "apt-get|cat|createdb|curl|docker|echo|gunzip|jq|kubectl|pg_dump|psql|pushgate|pushgate-admin|systemctl|zcat"


# Nothing is forgotten


def elsewhere(block):
    return ELSEWHERE.get((block.page, block.first)) or ELSEWHERE.get((block.page, None))


def test_every_block_is_run_or_marked():
    rest = {block.page for page in PAGES for block in commands(page) if not block.marker and not elsewhere(block)}
    assert rest == HERE


def test_the_markers_are_counted():
    assert collections.Counter(block.marker for page in PAGES for block in fences(page) if block.marker) == MARKERS
    marks = sum(len(re.findall("<!-- (?:not run|run by)", (ROOT / page).read_text())) for page in PAGES)
    assert marks == sum(MARKERS.values()), "a marker is not above a fenced block"


def test_the_other_tests_exist():
    for (page, first), test in ELSEWHERE.items():
        text = (pathlib.Path(__file__).parent / test).read_text()
        assert pathlib.Path(page).name in text or "docs/api" in page, (page, test)
        assert any(block.first == first or not first for block in commands(page)), page
    # That of the API runs the first block of each page.
    assert [page for page in API_PAGES if len(commands(str(page.relative_to(ROOT)))) != 1] == []


def test_commands_are_in_blocks_of_sh_or_console():
    for page in PAGES:
        for block in fences(page):
            if block.language == "":
                assert not re.search(rf"^(\$ )?({FORMS}) ", block.text, re.M), block


@pytest.mark.parametrize("page", [page for page in PAGES if any(block.language == "swift" for block in fences(page))])
def test_the_swift_of_a_page_parses(page, tmp_path):
    for block in fences(page):
        if block.language == "swift":
            (tmp_path / "Page.swift").write_text(block.text)
            ran = subprocess.run(
                ["swiftc", "-frontend", "-parse", tmp_path / "Page.swift"], capture_output=True, text=True)
            assert ran.returncode == 0, f"{block}\n{ran.stderr}"


# The pages


@pytest.fixture
def gateway(serve):
    """A gateway without an app."""
    return serve(PUSHGATE_WEBHOOK_PRIVATE_TARGETS="yes")


@pytest.fixture
def reader(binary, gateway, tmp_path):
    """Opens a page, with the environment that the pages tell the reader to set."""
    def reader(page):
        return Reader(
            binary, tmp_path, page, GATEWAY=gateway.url, KEY=gateway.admin_key, APP=APP, HOME=str(tmp_path),
            PUSHGATE_URL=gateway.url, PUSHGATE_API_KEY=gateway.admin_key)
    return reader


def signing_key(simulator, folder, key_id):
    """Stores a key that the simulator accepts, as Apple's download."""
    key = SigningKey(key_id, "TEAM123456")
    simulator.register_key(key)
    (folder / f"AuthKey_{key_id}.p8").write_text(key.private_pem)


def test_first_push(reader, simulator, tmp_path):
    signing_key(simulator, tmp_path, "ABCDE12345")
    page = reader("docs/first-push.md")
    printed = page.run()
    assert "good" in printed and re.search(r"accepted\s+1\b", printed), printed
    push = simulator.received()[-1]
    assert push["payload"]["aps"]["alert"] == {"title": "Hello", "body": "The first push"}


def test_app_developers(reader, gateway):
    assert gateway.call("PUT", f"/v1/apps/{APP}", {})[0] == 201
    reader("docs/app-developers.md").run(TOKEN="00fc13ad")
    device = gateway.device("00fc13ad")
    assert device["languages"] == ["fr-CA", "en-CA"] and device["time_zone"] == "America/Toronto"
    assert device["environment"] == "sandbox" and device["user"] is None


def test_the_command_line(reader, gateway, simulator, tmp_path):
    signing_key(simulator, tmp_path, "ABCDE12345")
    devices = [{"token": "00fc13ae", "languages": ["fr-CA"]}, {"token": "00fc13af", "environment": "sandbox"}]
    (tmp_path / "devices.ndjson").write_text("".join(json.dumps(device) + "\n" for device in devices))
    (tmp_path / "devices.ndjson.gz").write_bytes(gzip.compress(b'{"token": "00fc13b0"}\n'))
    (tmp_path / "push.json").write_text('{"aps": {"alert": "Hello"}}')
    strings(tmp_path / "App/Resources")
    page = reader("docs/cli.md")
    page.run("pushgate apps create")
    for token in ("00fc13ad", "00fc13ac"):
        gateway.register(token, user="bob", environment="production")
    assert gateway.call("PUT", f"/v1/apps/{APP}/strings/en", {"INVITE": "%@ wants to play %@"})[0] == 200
    sent = page.run("pushgate notify")
    assert "finished, for 2 devices" in sent, sent
    page.run("pushgate devices import")
    assert (tmp_path / "backup.csv").read_text().count("\n") == 6
    assert "11 added" in page.run("pushgate strings")
    stored = gateway.call("GET", f"/v1/apps/{APP}/strings/coverage")[1]["languages"]
    assert {language["language"] for language in stored} == {"en", "de", "fr", "zh-Hant"}
    page.run("pushgate devices list")
    assert page.left == []


def test_webhooks(reader, gateway):
    assert gateway.call("PUT", f"/v1/apps/{APP}", {})[0] == 201
    page = reader("docs/webhooks.md")
    made = json.loads(page.run('curl -X POST "$GATEWAY/v1/apps/com.example.app/webhooks" '))
    rotated = json.loads(page.run(ID=made["id"]))
    assert rotated["secret"].startswith("whsec_") and rotated["secret"] != made["secret"]


def test_back_up_restore_and_rotate(binary, reader, gateway, simulator, database, tmp_path):
    for key_id in ("ABCDE12345", "FGHIJ67890"):
        signing_key(simulator, tmp_path, key_id)
    gateway.set_up(simulator)
    gateway.register("00fc13ad", environment="sandbox")
    assert gateway.call("POST", "/v1/keys", {"name": "backend", "scopes": ["notify"]})[0] == 201
    assert gateway.call("PUT", f"/v1/apps/{APP}/credentials/production/main", {
        "key_id": "ABCDE12345", "team_id": "TEAM123456",
        "private_key": (tmp_path / "AuthKey_ABCDE12345.p8").read_text()})[0] == 201
    page = reader("docs/maintenance.md")

    assert "good" in page.run("pushgate keys create")
    names = [key["name"] for key in gateway.call("GET", "/v1/keys")[1]["keys"]]
    assert names == ["backend-2027"]

    assert gateway.call("DELETE", f"/v1/apps/{APP}/credentials/sandbox/main")[0] == 204
    waiting = gateway.notify({"everyone": True})
    page.run("pg_dump", PUSHGATE_DATABASE_URL=database.url)
    copy = empty_database(binary, database)
    page.run(PUSHGATE_DATABASE_URL=copy.url)
    second = Gateway(
        binary, copy, simulator, options=["--hold"], PUSHGATE_TEST_LIMIT_HEARTBEAT="1",
        PUSHGATE_SECRET_KEY=gateway.environment["PUSHGATE_SECRET_KEY"])
    try:
        status, answer, _ = second.call("GET", f"/v1/apps/{APP}/notifications/{waiting}")
        assert (status, answer["held_after_restore"]) == (200, True)
        assert second.device("00fc13ad")["environment"] == "sandbox"
        second.set_up(simulator)
        operator = reader_of(second, binary, tmp_path, "docs/operations.md")
        printed = operator.run()
        assert "after_restore" in printed and "1 row of work" in printed, printed
        assert second.finished(waiting)["outcomes"] == {"accepted": 1}
    finally:
        second.stop()
        copy.drop()


def reader_of(gateway, binary, folder, page):
    """A reader with the environment of a gateway."""
    (folder / "operator").mkdir()
    settings = {name: value for name, value in gateway.environment.items() if name.startswith("PUSHGATE_")}
    return Reader(binary, folder / "operator", page, **settings)


def empty_database(binary, database):
    """An empty database in the cluster of another one."""
    copy = Database(binary)
    copy._psql(database.maintenance_url, f"DROP DATABASE {copy.name} WITH (FORCE)")
    copy._psql(database.maintenance_url, f"CREATE DATABASE {copy.name}")
    return copy


# Devices of other servers

PARSE = [
    {"_id": "a", "deviceType": "ios", "deviceToken": "a1", "channels": ["news"], "localeIdentifier": "fr-CA"},
    {"_id": "b", "deviceType": "android", "deviceToken": "zz"}]
AEROGEAR = [{"deviceToken": "a2", "alias": "ann", "categories": ["news"], "enabled": True}]
ONESIGNAL = (
    "id,identifier,device_type,language,external_user_id,timezone_id,tags,invalid_identifier\n"
    '1,a3,0,fr,ann,Europe/Paris,"{""level"": ""5""}",f\n2,zz,1,en,bob,,,f\n')
PINPOINT = [
    {"ChannelType": "APNS", "Address": "a4", "EndpointStatus": "ACTIVE", "OptOut": "NONE",
     "EffectiveDate": "2026-10-01T09:00:00.000Z", "User": {"UserId": "ann"},
     "Demographic": {"Locale": "fr_CA", "Timezone": "America/Toronto", "AppVersion": "3.2"}},
    {"ChannelType": "APNS_SANDBOX", "Address": "a5", "EndpointStatus": "ACTIVE", "OptOut": "NONE",
     "EffectiveDate": "2026-10-01T09:00:00.000Z"},
    {"ChannelType": "APNS", "Address": "a6", "OptOut": "ALL"},
    {"ChannelType": "GCM", "Address": "a7"}]


def test_moving(reader, gateway, tmp_path):
    assert gateway.call("PUT", f"/v1/apps/{APP}", {})[0] == 201

    def lines(values):
        return "".join(json.dumps(value) + "\n" for value in values)

    (tmp_path / "tokens.txt").write_text("b1\nb2\n")
    (tmp_path / "devices.ndjson").write_text('{"token": "b3", "user": "ann", "languages": ["fr-CA"]}\n')
    page = reader("docs/moving.md")
    page.run("pushgate devices import com.example.app tokens.txt")
    (tmp_path / "installations.json").write_text(lines(PARSE))
    page.run("pushgate devices import com.example.app installations.json --format parse")
    (tmp_path / "installations.json").write_text(json.dumps(AEROGEAR))
    page.run("pushgate devices import com.example.app installations.json --format aerogear")
    (tmp_path / "users.csv.gz").write_bytes(gzip.compress(ONESIGNAL.encode()))
    (tmp_path / "segment.json.gz").write_bytes(gzip.compress(lines(PINPOINT).encode()))
    page.run()

    devices = {device["token"]: device for device in gateway.call("GET", f"/v1/apps/{APP}/devices?limit=100")[1]["devices"]}
    assert sorted(devices) == ["a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3"]
    assert (devices["a1"]["languages"], devices["a1"]["tags"]) == (["fr-CA"], ["news"])
    assert (devices["a2"]["user"], devices["a2"]["tags"]) == ("ann", ["news"])
    assert (devices["a3"]["time_zone"], devices["a3"]["tags"]) == ("Europe/Paris", ["level:5"])
    assert (devices["a4"]["languages"], devices["a4"]["time_zone"]) == (["fr-CA"], "America/Toronto")
    assert devices["a4"]["registered_at"] == "2026-10-01T09:00:00.000Z"
    assert {token: device["environment"] for token, device in devices.items() if device["environment"] != "production"} == {
        "a5": "sandbox"}


# Strings


def strings(folder):
    texts = {"GAME_PLAY_REQUEST_FORMAT": "%1$@ – %2$@", "BOOKED": "%1$@ %2$@ %3$@", "INVITE": "%1$@, %2$@!"}
    for language in ("en", "de", "fr", "zh-Hant"):
        (folder / f"{language}.lproj").mkdir(parents=True)
        (folder / f"{language}.lproj/Localizable.strings").write_text(
            "".join(f'"{key}" = "{text}";\n' for key, text in texts.items()))


XLIFF = """<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
  <file original="App/en.lproj/Localizable.strings" source-language="en" target-language="{0}" datatype="plaintext">
    <body><trans-unit id="HELLO"><source>Hello</source><target>{0}</target></trans-unit></body>
  </file>
</xliff>
"""


def test_translators(binary, tmp_path):
    for folder in ("App/Resources", "old", "new"):
        strings(tmp_path / folder)
    for language in ("fr", "de"):
        contents = tmp_path / f"{language}.xcloc/Localized Contents"
        contents.mkdir(parents=True)
        (contents / f"{language}.xliff").write_text(XLIFF.format(language))
    printed = Reader(binary, tmp_path, "docs/translators.md").run()
    assert "Jenna – chess" in printed and "€" in printed


# The simulator


class SimulatorPage(Reader):
    """A page with `pushgate simulate`: each of them is stopped by the next one. Ports are replaced."""

    process = None

    def run_all(self):
        for block in self.take():
            for command in re.findall(r"(?:[^\n]*\\\n)*[^\n]+", block.script):
                if command.startswith("pushgate simulate"):
                    self.simulate(command)
                else:
                    self.curl(command)
        self.stop()

    def simulate(self, command):
        self.stop()
        ready = self.folder / "ready.json"
        command = re.sub(r"(127\.0\.0\.\d):\d+", r"\1:0", command)
        for option in ("--listen", "--control"):
            if f"{option} " not in command:
                command += f" {option} 127.0.0.1:0"
        self.process = subprocess.Popen(
            ["sh", "-c", f"exec {command} --ready-file {ready}"], cwd=self.folder, env=self.environment,
            stdout=subprocess.DEVNULL)
        while not ready.exists():
            assert self.process.poll() is None, command
            time.sleep(0.01)
        self.control = json.loads(ready.read_text())["control"].removesuffix("/sim").removeprefix("http://")

    def curl(self, command):
        command = re.sub(r"localhost:219\d", self.control, command)
        ran = subprocess.run(
            ["sh", "-e", "-c", command], cwd=self.folder, env=self.environment, capture_output=True, text=True)
        assert ran.returncode == 0, f"{command}\n{ran.stdout}\n{ran.stderr}"

    def stop(self):
        if self.process:
            self.process.terminate()
            self.process.wait(timeout=10)


@pytest.mark.parametrize("page, other", [("docs/simulator.md", "# ci"), ("docs/testing-your-client.md", "# curl")])
def test_the_simulators_pages(binary, tmp_path, page, other):
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    strings(tmp_path)
    reader = SimulatorPage(binary, tmp_path, page)
    reader.take(other)
    try:
        reader.run_all()
    finally:
        reader.stop()
