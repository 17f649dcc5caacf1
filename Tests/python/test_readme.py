# SPDX-License-Identifier: Apache-2.0
"""The README's session, run as it stands there."""

import json
import os
import pathlib
import re
import subprocess

from gateway import APP

README = pathlib.Path(__file__).parents[2] / "README.md"


def session():
    """The fenced block that begins with `# session`."""
    blocks = re.findall(r"^```sh\n(# session\n.*?)^```$", README.read_text(), re.M | re.S)
    assert len(blocks) == 1, "the README has one session"
    return blocks[0]


def replaced(text, changes):
    """Every change must find what it changes."""
    for old, new in changes.items():
        assert old in text, f"the session does not say {old!r}"
        text = text.replace(old, new)
    return text


def test_the_session_of_the_readme_works_as_pasted(serve, simulator, tmp_path):
    gateway = serve()
    folder = tmp_path / ".pushgate"
    folder.mkdir()
    (folder / "admin.key").write_text(gateway.admin_key)
    (folder / "AuthKey_DEVKEY0001.p8").write_text(simulator.key.private_pem)
    control = "{}:{}".format(*simulator.control)
    script = replaced(session(), {
        "127.0.0.1:8080": gateway.address,
        "127.0.0.1:2198": control,
        "DEVKEY0001\"": f"{simulator.key.key_id}\"",
        "DEVTEAM001": simulator.key.team,
    })

    ran = subprocess.run(
        ["sh", "-e"], input=script, cwd=tmp_path, capture_output=True, text=True, timeout=120)

    assert (ran.returncode, ran.stderr) == (0, "")
    answers = [json.loads(line) for line in ran.stdout.splitlines()]
    app, credential, english, french, reader, other, finished, deliveries, received, refusal = answers
    assert app["app"] == "com.example.app" and app["fallback_languages"] == ["en"]
    assert credential["usable"] is True
    assert [english["strings"], french["strings"]] == [1, 1]
    assert (reader["languages"], reader["ignored_languages"]) == (["fr-CA", "en-CA"], [])
    assert (other["languages"], other["ignored_languages"]) == (["ja-JP"], ["klingon!"])
    assert finished["state"] == "finished" and finished["outcomes"] == {"accepted": 2}
    assert {d["token"]: d["language"] for d in deliveries["deliveries"]} == {
        reader["token"]: "fr", other["token"]: "en"}
    assert {push["token"]: push["payload"]["aps"]["alert"]["body"] for push in received["received"]} == {
        reader["token"]: "Jenna veut jouer à chess", other["token"]: "Jenna wants to play chess"}
    assert (refusal["status"], refusal["code"]) == (422, "PG4004")
    assert refusal["pointer"] == "/alert"


def test_the_life_of_a_device_works_as_pasted(serve, simulator):
    gateway = serve()
    gateway.set_up(simulator)
    page = (README.parent / "docs/api.md").read_text()
    (life,) = re.findall(r"^```sh\n(# a device's life\n.*?)^```$", page, re.M | re.S)
    environment = {**os.environ, "GATEWAY": gateway.url, "KEY": gateway.admin_key, "APP": APP}

    ran = subprocess.run(
        ["sh", "-e"], input=life, env=environment, capture_output=True, text=True, timeout=120)

    assert (ran.returncode, ran.stderr) == (0, "")
    answers = [json.loads(line) for line in ran.stdout.splitlines()]
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


def test_what_becomes_of_devices_is_told_as_pasted(serve, simulator):
    gateway = serve()
    gateway.set_up(simulator)
    gateway.register("ab01", user="u-42")
    page = (README.parent / "docs/api.md").read_text()
    (told,) = re.findall(r"^```sh\n(# what becomes of devices\n.*?)^```$", page, re.M | re.S)
    lines = told.splitlines()
    assert "/stream" in lines[-1]
    environment = {**os.environ, "GATEWAY": gateway.url, "KEY": gateway.admin_key, "APP": APP}

    ran = subprocess.run(
        ["sh", "-e"], input="\n".join(lines[:-1]), env=environment, capture_output=True, text=True, timeout=120)
    # It goes on for as long as the gateway does.
    stream = subprocess.Popen(
        ["sh", "-e"], stdin=subprocess.PIPE, env=environment, stdout=subprocess.PIPE, text=True)
    stream.stdin.write("\n".join([lines[1], lines[-1].replace("stream", f"stream?after={first_place(ran.stdout)}")]))
    stream.stdin.close()

    assert (ran.returncode, ran.stderr) == (0, "")
    all_of_them, latest, bad = (json.loads(line) for line in ran.stdout.splitlines())
    assert [(event["type"], event["token"], event["user"]) for event in all_of_them["events"]] == [
        ("registered", "ab01", "u-42")]
    assert latest == {"events": [], "next_after": all_of_them["next_after"], "has_more": False}
    assert bad == latest
    gateway.register("ab01", user="u-43")
    assert stream.stdout.readline() == "event: updated\n"
    stream.kill()


def first_place(answers):
    return json.loads(answers.splitlines()[0])["next_after"]


def test_the_files_that_the_session_reads_are_the_ones_that_dev_writes():
    """Names only: `pushgate dev` itself is run by script/server and by the tests of the whole path."""
    named = set(re.findall(r"\.pushgate/(\S+?\.(?:key|p8))", session()))
    sources = README.parent / "Sources" / "pushgate" / "Dev"
    code = "".join(path.read_text() for path in sources.glob("*.swift"))
    assert "admin.key" in named and "admin.key" in code
    key_id = re.search(r'keyID = "(\w+)"', code).group(1)
    team_id = re.search(r'teamID = "(\w+)"', code).group(1)
    assert f"AuthKey_{key_id}.p8" in named
    assert f'"{key_id}"' in session() and f'"{team_id}"' in session()
