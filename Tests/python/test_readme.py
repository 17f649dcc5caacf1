# SPDX-License-Identifier: Apache-2.0
"""The README's session, run unmodified except for addresses and keys."""

import json
import pathlib
import re
import subprocess

README = pathlib.Path(__file__).parents[2] / "README.md"


def session():
    """The fenced block that begins with `# session`."""
    blocks = re.findall(r"^```sh\n(# session\n.*?)^```$", README.read_text(), re.M | re.S)
    assert len(blocks) == 1, "the README has one session"
    return blocks[0]


def replaced(text, changes):
    """Replaces texts, each of which must occur."""
    for old, new in changes.items():
        assert old in text, f"the session does not contain {old!r}"
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


def test_the_session_reads_files_that_dev_writes():
    """Compares names only; other tests run `pushgate dev`."""
    named = set(re.findall(r"\.pushgate/(\S+?\.(?:key|p8))", session()))
    sources = README.parent / "Sources" / "pushgate" / "Dev"
    code = "".join(path.read_text() for path in sources.glob("*.swift"))
    assert "admin.key" in named and "admin.key" in code
    key_id = re.search(r'keyID = "(\w+)"', code).group(1)
    team_id = re.search(r'teamID = "(\w+)"', code).group(1)
    assert f"AuthKey_{key_id}.p8" in named
    assert f'"{key_id}"' in session() and f'"{team_id}"' in session()
