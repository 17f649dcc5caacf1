# SPDX-License-Identifier: Apache-2.0
"""`pushgate strings push | coverage | revisions | activate`: an Xcode project's strings and a real gateway."""

import json
import os
import plistlib
import pty
import subprocess

import pytest

from gateway import APP
from test_cli import CommandLine


@pytest.fixture
def cli(binary, serve):
    gateway = serve()
    cli = CommandLine(binary, gateway.url, gateway.admin_key)
    cli.gateway = gateway
    cli("apps", "create", APP)
    return cli


def catalog(**strings):
    """A String Catalog: key, then language and text."""
    return json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": {
        key: {"localizations": {
            language: {"stringUnit": {"state": "translated", "value": text}}
            for language, text in texts.items()}}
        for key, texts in strings.items()}})


PLURALS = {"PHOTOS": {
    "NSStringLocalizedFormatKey": "%#@n@",
    "n": {
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
        "one": "%d photo", "other": "%d photos"}}}

XLIFF = """<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
<file original="App/{table}.strings" source-language="en" target-language="de" datatype="plaintext"><body>
<trans-unit id="HI" xml:space="preserve"><source>Hi, %@</source><target state="translated">{text}</target></trans-unit>
</body></file></xliff>
"""


@pytest.fixture
def project(tmp_path):
    """An app's folder: two tables of .lproj, a String Catalog, and files that no push uses."""
    def put(path, text):
        file = tmp_path / "App" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
        return file

    put("en.lproj/Localizable.strings", '"HI" = "Hi, %@";\n"BYE" = "Bye";\n')
    # Xcode copies them into an app in this format.
    put("en.lproj/Localizable.stringsdict", plistlib.dumps(PLURALS, fmt=plistlib.FMT_BINARY))
    put("fr.lproj/Localizable.strings", '"HI" = "Salut, %@";\n"BYE" = "Salut";\n'.encode("utf-16"))
    put("Push.xcstrings", catalog(NEWS={"en": "News", "ja": "ニュース"}))
    put("en.lproj/InfoPlist.strings", '"CFBundleName" = "App";\n')
    put("Base.lproj/Main.storyboard", "<document/>")
    put("fr.lproj/Main.strings", '"abc.text" = "Va";\n')
    put(".build/en.lproj/Other.strings", '"X" = "x";\n')
    put.path = tmp_path / "App"
    return put


def test_a_second_push_uploads_only_changed_files(cli, project):
    push = ["strings", "push", APP, project.path]
    dry = cli(*push, "--dry-run")
    assert "+ Localizable: fr: \"BYE\": Salut" in dry and "+ Push: ja: \"NEWS\": ニュース" in dry
    assert "Main is skipped" in cli.errors and "InfoPlist is skipped" in cli.errors
    assert "4 files would be uploaded" in cli.errors
    assert cli.lines("strings", "revisions", APP) == []
    # Without a terminal there is no confirmation prompt.
    cli(*push, code=2)
    assert "--yes" in cli.errors
    cli(*push, "--yes")
    listed = cli.lines("strings", "revisions", APP)
    assert len(listed) == 4 and listed[0]["tables"] == ["Localizable", "Push"]
    assert listed[0]["languages"] == ["en", "fr", "ja"]
    coverage = {row["language"]: row for row in cli.lines("strings", "coverage", APP)}
    assert coverage["en"]["strings"] == 3 and coverage["fr"]["missing_keys"] == ["PHOTOS"]
    pushed = cli.lines("strings", "coverage", APP, "--table", "Push")
    assert [row["language"] for row in pushed] == ["en", "ja"]
    cli(*push, "--yes")
    assert "no differences" in cli.errors
    # One language of one table.
    project("fr.lproj/Localizable.strings", '"HI" = "Salut, %@";\n"BYE" = "Adieu";\n')
    changed = cli(*push, "--yes")
    assert changed.splitlines()[0] == '~ Localizable: fr: "BYE": Salut → Adieu'
    assert "fr.lproj/Localizable.strings: stored as revision 5" in cli.errors
    assert "en.lproj" not in cli.errors and "Push" not in cli.errors.replace("pushgate", "")
    back = cli.json("strings", "activate", APP, "4")
    assert back["revision"] == 4 and back["active"]
    # After activating an earlier revision, the later files differ again.
    [difference] = [line for line in cli.lines(*push, "--dry-run") if "change" in line]
    assert (difference["key"], difference["old"], difference["new"]) == ("BYE", "Salut", "Adieu")
    cli("strings", "activate", APP, "99", code=1)
    assert "PG2010" in cli.errors


def asked(cli, words, meanwhile):
    """Runs a command on a terminal, confirms its prompt after `meanwhile`; returns exit code and output."""
    terminal, side = pty.openpty()
    running = subprocess.Popen(
        [cli.binary, *map(str, words)], env=cli.environment, stdin=side, stdout=subprocess.DEVNULL, stderr=side)
    os.close(side)
    shown = b""
    while b"[y/N]" not in shown:
        shown += os.read(terminal, 65536)
    meanwhile()
    os.write(terminal, b"y\n")
    try:
        while piece := os.read(terminal, 65536):
            shown += piece
    except OSError:
        pass  # The process has closed its side.
    os.close(terminal)
    return running.wait(timeout=60), shown.decode()


def test_changes_during_the_confirmation_prompt_are_kept(cli, project):
    push = ["strings", "push", APP, project.path]
    cli(*push, "--yes")
    french, push_ja = f"/v1/apps/{APP}/strings/fr", f"/v1/apps/{APP}/strings/ja?table=Push"

    def put(path, texts):
        status, answer, _ = cli.gateway.call("PUT", path, texts)
        assert status == 200, answer

    for file, text, path, theirs in [
        ("fr.lproj/Localizable.strings", '"HI" = "Salut, %@";\n"BYE" = "Adieu";\n', french,
         {"HI": "Salut, %@", "BYE": "À bientôt"}),
        ("Push.xcstrings", catalog(NEWS={"en": "News", "ja": "新着"}), push_ja, {"NEWS": "お知らせ"}),
    ]:
        project(file, text)
        code, shown = asked(cli, push, lambda: put(path, theirs))
        assert code == 1 and "changed meanwhile" in shown and file in shown, shown
        assert cli.gateway.call("GET", path)[1] == theirs
        # After the change was shown, a push may overwrite it.
        code, shown = asked(cli, push, lambda: None)
        assert code == 0 and "stored as revision" in shown, shown
    # A language that did not exist.
    project("de.lproj/Localizable.strings", '"HI" = "Hallo, %@";\n')
    code, shown = asked(cli, push, lambda: put(french.replace("/fr", "/de"), {"HI": "Servus, %@"}))
    assert code == 1 and "changed meanwhile" in shown, shown
    assert cli.gateway.call("GET", french.replace("/fr", "/de"))[1] == {"HI": "Servus, %@"}


def test_a_named_pipe_is_rejected_without_blocking(cli, project, tmp_path):
    os.mkfifo(project.path / "fr.lproj" / "Push.strings")
    for words in [["strings", "check", project.path], ["strings", "push", APP, project.path, "--yes"],
                  ["strings", "check", project.path / "fr.lproj" / "Push.strings"]]:
        output = cli(*words, code=1) + cli.errors
        assert "it is not a strings file" in output, output
    with open(project.path / "en.lproj" / "Localizable.strings") as file:
        cli("strings", "check", "/dev/stdin", "--language", "en", stdin=file)


def test_excluded_keys_are_reported_and_rejected_by_strict(cli, project):
    project("fr.lproj/Localizable.strings", '"HI" = "Salut, %d";\n"BYE" = "Salut";\n')
    push = ["strings", "push", APP, project.path, "--yes"]
    cli(*push, "--strict", code=1)
    assert 'fr.lproj/Localizable.strings:1: error: fr: "HI"' in cli.errors
    assert cli.lines("strings", "revisions", APP) == []
    cli(*push, code=4)
    assert 'excluded: fr: "HI"' in cli.errors
    assert "1 text excluded in other languages: 1 in fr" in cli.errors
    [french] = [row for row in cli.lines("strings", "coverage", APP) if row["language"] == "fr"]
    assert (french["strings"], french["excluded"]) == (1, 1)
    # Also if nothing is left to upload: the keys still cannot be used.
    cli(*push, code=4)
    assert "no differences" in cli.errors
    project("fr.lproj/Localizable.stringsdict", b"bplist00 and nothing else")
    cli(*push, code=1)
    assert "fr.lproj/Localizable.stringsdict:1: error: fr: the binary" in cli.errors


def test_tables_keys_and_paths_are_selected(cli, project):
    push = ["strings", "push", APP, project.path, "--yes"]
    cli(*push, "--table", "Push", "--table", "InfoPlist")
    assert cli.lines("strings", "revisions", APP)[0]["tables"] == ["InfoPlist", "Push"]
    cli(*push, "--table", "Nothing", code=2)
    cli(*push, "--table", "a/b", code=2)
    cli("strings", "push", project.path, code=2)
    cli(*push, "--table", "Localizable", "--keys", "B*")
    [english] = [row for row in cli.lines("strings", "coverage", APP) if row["language"] == "en"]
    assert english["strings"] == 1
    # An extension has a table with the same name.
    project("Widget/Localizable.xcstrings", catalog(W={"en": "w"}))
    cli(*push, code=2)
    assert "the table Localizable is in 2 places" in cli.errors
    cli("strings", "push", APP, project.path / "en.lproj", "--yes")
    cli("strings", "push", APP, project.path / "nothing", "--yes", code=1)
    empty = project("empty/README", "no texts").parent
    cli("strings", "push", APP, empty, "--yes", code=2)
    cli("strings", "push", "com.example.none", project.path / "Push.xcstrings", "--yes", code=1)


def test_translated_files_are_checked_and_pushed(cli, project, tmp_path):
    cli("strings", "push", APP, project.path, "--yes")
    folder = tmp_path / "back" / "de.xcloc"
    for path, text in [
        ("Localized Contents/de.xliff", XLIFF.format(table="Localizable", text="Hallo, %@")),
        ("Source Contents/App/en.lproj/Localizable.strings", '"HI" = "old";'),
    ]:
        (folder / path).parent.mkdir(parents=True)
        (folder / path).write_text(text)
    checked = cli.json("strings", "check", folder)
    assert (checked["files"], checked["excluded"]) == (1, 0)
    assert {row["language"] for row in checked["coverage"]} == {"en", "de"}
    shown = cli.json("strings", "show", "HI", folder, "--args", '["Ann"]', "--languages", "de-AT")
    assert shown[0]["text"] == "Hallo, Ann" and shown[0]["file"].endswith("de.xliff")
    output = cli("strings", "push", APP, folder.parent, "--yes")
    assert output.splitlines()[0] == '+ Localizable: de: "HI": Hallo, %@'
    rows = {row["language"]: row for row in cli.lines("strings", "coverage", APP)}
    assert rows["de"]["strings"] == 1 and rows["fr"]["strings"] == 2
    cli("strings", "push", APP, folder.parent, "--yes")
    assert "no differences" in cli.errors


def test_a_rejected_file_does_not_prevent_other_uploads(cli, project):
    # No key is usable; for a whole file only the gateway reports that.
    broken = dict(PLURALS["PHOTOS"], n=dict(PLURALS["PHOTOS"]["n"], other="% o"))
    project("aa.lproj/Localizable.strings", '"HI" = "Aa, %@";\n')
    project("aa.lproj/Localizable.stringsdict", plistlib.dumps({"PHOTOS": broken}))
    project("de.lproj/Localizable.stringsdict", b"bplist00 and nothing else")
    push = ["strings", "push", APP, project.path, "--yes"]
    cli(*push, code=1)
    assert "de.lproj/Localizable.stringsdict:1: error: de: the binary" in cli.errors
    rows = {row["language"]: row["strings"] for row in cli.lines("strings", "coverage", APP)}
    assert (rows["en"], rows["fr"], rows["aa"]) == (3, 2, 1)
    assert [row["language"] for row in cli.lines("strings", "coverage", APP, "--table", "Push")] == ["en", "ja"]


def test_a_rejected_source_file_does_not_prevent_translation_uploads(cli, project):
    cli("strings", "push", APP, project.path, "--yes")
    project("en.lproj/Localizable.strings", "/* none */")
    (project.path / "en.lproj" / "Localizable.stringsdict").unlink()
    project("fr.lproj/Localizable.strings", '"HI" = "Bonjour, %@";\n"BYE" = "Salut";\n')
    cli("strings", "push", APP, project.path, "--yes", code=1)
    assert "en.lproj/Localizable.strings: not uploaded" in cli.errors
    assert cli.gateway.call("GET", f"/v1/apps/{APP}/strings/fr")[1]["HI"] == "Bonjour, %@"


def test_the_language_overrides_strings_of_base(cli, project):
    project("Base.lproj/Localizable.strings", '"HI" = "Hello, %@";\n"ONLY" = "in Base";\n')
    push = ["strings", "push", APP, project.path, "--yes"]
    cli(*push)
    assert 'Base.lproj/Localizable.strings:1: warning: en: "HI"' in cli.errors
    english = cli.gateway.call("GET", f"/v1/apps/{APP}/strings/en")[1]
    assert (english["HI"], english["ONLY"], english["BYE"]) == ("Hi, %@", "in Base", "Bye")
    assert "%d photos" in json.dumps(english["PHOTOS"])
    cli(*push)
    assert "no differences" in cli.errors
    assert cli("strings", "check", project.path).splitlines()[-1].endswith("1 warning")


def test_an_alias_of_a_language_is_skipped_and_reported(cli, project):
    project("sr-Latn.lproj/Localizable.strings", '"HI" = "Zdravo, %@";\n')
    project("sh.lproj/Localizable.strings", '"HI" = "Zdravo!, %@";\n')
    cli("strings", "push", APP, project.path, "--yes")
    assert "sh.lproj/Localizable.strings: skipped: sh is the same language as sr-Latn" in cli.errors
    languages = [row["language"] for row in cli.lines("strings", "coverage", APP)]
    assert languages == ["en", "fr", "sr-Latn"]


def write(folder, language, text, table="Localizable"):
    """Writes a `.strings` file of one entry."""
    file = folder / f"{language}.lproj" / f"{table}.strings"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def keys_are_texts(cli):
    return cli.gateway.call("GET", f"/v1/apps/{APP}")[1]["keys_are_texts"]


def test_an_app_with_source_strings_as_keys_is_pushed(cli, tmp_path):
    app = tmp_path / "App"
    write(app, "it", '"Recording Completed" = "Registrazione finita";\n')
    write(app, "fr", '"Recording Completed" = "Enregistrement fini";\n"Open %@" = "Ouvrir %d";\n')
    for table in ["Root", "Localizable"]:
        write(app / "Settings.bundle", "en", '"Enabled" = "Enabled";\n', table)
    push = ["strings", "push", APP, app]
    cli(*push, "--dry-run", "--table", "Localizable")
    assert "2 files would be uploaded" in cli.errors and "would be set" not in cli.errors
    cli(*push, "--dry-run", code=4)
    assert "2 files would be uploaded, and keys_are_texts would be set" in cli.errors
    assert keys_are_texts(cli) is False
    cli(*push, "--yes", code=4)
    assert "keys are used as source strings" in cli.errors
    assert "Settings.bundle is skipped" in cli.errors and "Localizable is skipped" not in cli.errors
    assert keys_are_texts(cli) is True
    # The first file was uploaded before keys_are_texts was set.
    french = cli.gateway.call("GET", f"/v1/apps/{APP}/strings/fr")[1]
    assert french == {"Recording Completed": "Enregistrement fini"}
    cli(*push, "--yes", code=4)
    assert "no differences" in cli.errors


def test_a_translation_alone_does_not_set_keys_are_texts_if_a_source_is_stored(cli, project, tmp_path):
    cli("strings", "push", APP, project.path, "--yes")
    write(tmp_path / "back", "it", '"BYE" = "Ciao";\n')
    cli("strings", "push", APP, tmp_path / "back", "--yes")
    assert "set the app's keys_are_texts" in cli.errors
    assert keys_are_texts(cli) is False
    assert cli.gateway.call("GET", f"/v1/apps/{APP}/strings/it")[1] == {"BYE": "Ciao"}


def test_keys_are_texts_is_set_only_if_an_upload_succeeds(cli, tmp_path):
    app = tmp_path / "App"
    write(app, "it", '"Done" = "Fatto";\n')
    write(app, "it", "/* none */", "Push")
    for path, texts in [("it", {"Done": "Fatto"}), ("it?table=Push", {"X": "x"})]:
        status, answer, _ = cli.gateway.call("PUT", f"/v1/apps/{APP}/strings/{path}", texts)
        assert status == 200, answer
    push = ["strings", "push", APP, app]
    cli(*push, "--yes", code=1)
    assert "it.lproj/Push.strings: not uploaded" in cli.errors
    assert keys_are_texts(cli) is False
    # The setting is the only difference.
    write(app, "it", '"X" = "x";\n', "Push")
    code, shown = asked(cli, push, lambda: None)
    assert code == 0 and f"Set keys_are_texts of {APP}?" in shown, shown
    assert keys_are_texts(cli) is True


def test_invalid_strings_stored_before_keys_are_texts_was_set_are_excluded(cli, tmp_path):
    app = tmp_path / "App"
    write(app, "fr", '"Open %@" = "Ouvrir %d";\n')
    write(app, "it", '"Open %@" = "Apri %@";\n')
    cli("strings", "push", APP, app, "--yes", code=4)
    assert keys_are_texts(cli) is True
    rows = {row["language"]: row for row in cli.lines("strings", "coverage", APP)}
    assert rows["it"]["strings"] == 1, rows
    assert "fr" not in rows or rows["fr"]["strings"] == 0, rows
