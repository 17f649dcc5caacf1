# SPDX-License-Identifier: Apache-2.0
"""`pushgate languages` and `pushgate strings` without a server."""

import json
import pathlib
import re
import shlex
import subprocess

import pytest

PROJECT = pathlib.Path(__file__).parents[2]
FIXTURES = PROJECT / "Tests" / "LocalizationTests" / "Fixtures"


def ran(binary, *arguments, given="", **options):
    return subprocess.run(
        [binary, *arguments], input=given, capture_output=True, text=True, timeout=60, **options)


def batch(binary, command, queries):
    result = ran(binary, "languages", command, "--batch",
                 given="".join(json.dumps(query) + "\n" for query in queries))
    assert (result.returncode, result.stderr) == (0, "")
    return [json.loads(line) for line in result.stdout.splitlines()]


def fixture(name):
    return json.loads((FIXTURES / name).read_text())


def test_matching_agrees_with_apple_in_every_case(binary):
    cases = fixture("language_matching.json")["cases"]
    lines = (FIXTURES / "language_matching_random.tsv").read_text().splitlines()
    for line in lines:
        if not line.startswith("#"):
            available, preferred, chain = (
                [tag for tag in field.split(",") if tag] for field in line.split("\t"))
            cases.append({"available": available, "preferred": preferred, "expected_chain": chain})
    assert len(cases) > 3_000

    answers = batch(binary, "match", [
        {"available": case["available"], "preferred": case["preferred"]} for case in cases])

    assert answers == [{"chain": case["expected_chain"]} for case in cases]


def test_plurals_agree_with_every_case(binary):
    cases = fixture("plurals.json")["cases"]
    answers = batch(binary, "plural", [
        {"language": case["language"], "number": case["number"]} for case in cases])
    assert answers == [{"category": case["category"]} for case in cases]


def test_numbers_agree_with_every_case(binary):
    cases = fixture("number_format.json")["cases"]
    answers = batch(binary, "number", [
        {"language": case["language"], "number": str(case["number"])} for case in cases])
    assert answers == [{"text": case["expected"]} for case in cases]


def test_each_line_is_answered_before_the_next_is_sent(binary):
    with subprocess.Popen([binary, "languages", "plural", "--batch"], text=True,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        for number, category in [("1", "one"), ("2", "few"), ("5", "many"), ("1.5", "other")]:
            process.stdin.write(json.dumps({"language": "ru", "number": number}) + "\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline()) == {"category": category}
        process.stdin.close()
        assert process.wait(timeout=10) == 0


def test_an_invalid_line_does_not_stop_the_others(binary):
    given = [
        '{"language": "ru", "number": "1"}', "", "{", '["ru"]', '{"language": "ru"}',
        '{"language": "*", "number": "1"}', '{"language": "ru", "number": "1,5"}',
        '{"language": "ru", "number": 2}', '{"language": "ru", "number": "5"}',
    ]
    result = ran(binary, "languages", "plural", "--batch", given="\r\n".join(given))
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert result.returncode == 1
    assert [answer.get("category") for answer in answers] == [
        "one", None, None, None, None, None, None, "few", "many"]
    for answer, word in zip(answers[1:7], ["object", "object", "object", "number", "tag", "digits"]):
        assert word in answer["error"]


@pytest.mark.parametrize("command", ["match", "plural", "number"])
def test_empty_input_has_empty_output(binary, command):
    result = ran(binary, "languages", command, "--batch")
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")


def test_a_closed_output_is_no_error(binary):
    query = json.dumps({"available": ["en", "fr"], "preferred": ["fr-CA"]}) + "\n"
    with subprocess.Popen([binary, "languages", "match", "--batch"], text=True,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE) as process:
        process.stdin.write(query)
        process.stdin.flush()
        assert json.loads(process.stdout.readline()) == {"chain": ["fr"]}
        process.stdout.close()
        try:
            process.stdin.write(query * 100_000)
            process.stdin.close()
        except BrokenPipeError:
            pass
        process.wait(timeout=10)
        assert process.stderr.read() == ""


def test_unusual_lists_are_matched_as_by_apple(binary):
    queries = [
        ([], ["fr"]), (["en", "fr"], []), (["fr", "fr"], ["fr"]), (["", "*", "fr"], ["fr-CA"]),
        (["en", "fr"], ["", "*", "fr-CA"]), (["EN_us"], ["en-GB-x-y"]),
    ]
    answers = batch(binary, "match", [
        {"available": available, "preferred": preferred} for available, preferred in queries])
    assert [answer["chain"] for answer in answers] == [
        [], [], ["fr", "fr"], ["fr"], ["fr"], ["EN_us"]]


@pytest.mark.parametrize("arguments", [
    ["match"], ["match", "--available", "en"], ["match", "--available", "", "--preferred", "en"],
    ["match", "--available", "en", "--preferred", "en", "--override", "sr"],
    ["match", "--available", "en", "--preferred", "en", "--source", "*"],
    ["match", "--batch", "--available", "en"], ["plural", "--language", "ru"],
    ["plural", "--language", "ru", "--number", "x"], ["number", "--language", "*", "--number", "1"],
    ["number", "--batch", "--language", "ru"],
])
def test_invalid_arguments_are_usage_errors(binary, arguments):
    result = ran(binary, "languages", *arguments)
    assert (result.returncode, result.stdout) == (2, "")
    assert "Usage: pushgate languages" in result.stderr


def test_a_single_query_prints_one_result(binary):
    def answer(*arguments):
        result = ran(binary, "languages", *arguments)
        assert (result.returncode, result.stderr) == (0, "")
        return result.stdout

    assert answer("plural", "--language", "ru", "--number", "5") == "many\n"
    assert answer("plural", "--language", "ru", "--number", "5.0") == "other\n"
    assert answer("number", "--language", "de", "--number", "-1234.50") == "-1.234,50\n"
    assert json.loads(answer(
        "match", "--available", "en,sr,es", "--preferred", "sr-Latn, ja", "--override",
        "sr-Latn=sr", "--fallback", "es", "--source", "en", "--json")) == {
            "language": "sr", "reason": "override", "chain": [], "unusable": [],
            "tries": [{"language": "sr", "reason": "override", "wanted": "sr-Latn"},
                      {"language": "es", "reason": "app_fallback"},
                      {"language": "en", "reason": "source"}]}


def test_the_examples_of_the_languages_page_are_what_the_binary_prints(binary):
    """Every `$ pushgate …` line of docs/languages.md and the lines under it."""
    page = (PROJECT / "docs" / "languages.md").read_text()
    examples = []
    for block in re.findall(r"^```console\n(.*?)^```$", page, re.M | re.S):
        for example in re.split(r"^\$ ", block, flags=re.M)[1:]:
            command, _, printed = example.partition("\n")
            examples.append((shlex.split(command), printed))
    assert len(examples) > 8
    for command, printed in examples:
        assert command[0] == "pushgate"
        result = ran(binary, *command[1:])
        assert (result.stdout, result.stderr) == (printed, ""), shlex.join(command)


# Strings files

CATALOG = {"sourceLanguage": "en", "version": "1.0", "strings": {
    "PLAY": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "%1$@ plays %2$@"}},
        "fr": {"stringUnit": {"state": "translated", "value": "%2$@ est le jeu de %1$@"}}}},
    "N": {"localizations": {
        "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld photo"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld photos"}}}}}}}}}


def write(folder, files):
    for name, text in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(text if isinstance(text, bytes) else text.encode())


def test_valid_files_pass(binary, tmp_path):
    write(tmp_path, {
        "Localizable.xcstrings": json.dumps(CATALOG),
        "en.lproj/Table.strings": '"A" = "Hello %@";\n', "en.json": '{"A": "x"}',
        "fr.lproj/Table.strings": '"A" = "Bonjour %@";\n'.encode("utf-16"),
    })
    result = ran(binary, "strings", "check", "Localizable.xcstrings", "en.lproj/Table.strings",
                 "fr.lproj/Table.strings", "en.json", "--strict", cwd=tmp_path)
    assert result.returncode == 0, result.stdout
    assert "4 files: 0 errors, 0 warnings" in result.stdout
    assert re.search(r"^fr +1 +1 +50 %", result.stdout, re.M)


def test_errors_have_file_line_column_language_and_key(binary, tmp_path):
    write(tmp_path, {
        "en.lproj/T.strings": '"A" = "Hello %@";\n',
        "fr.lproj/T.strings": '  "A" = "Bonjour %1$d";\n"X" = ok\n"B" = "";',
        "de.lproj/T.strings": '"A" = "Hallo";\n"B" = "%c";\n', "es.json": '{"A":\n  "%s"}',
    })
    files = sorted(str(path.relative_to(tmp_path)) for path in tmp_path.glob("*/*"))
    result = ran(binary, "strings", "check", *files, "es.json", "missing.strings", cwd=tmp_path)
    assert result.returncode == 1
    found = [line for line in result.stdout.splitlines() if ": error: " in line]
    for line, start in zip(found, [
            'de.lproj/T.strings:2:1: error: de: "B": %c', 'es.json:2:3: error: es: "A": %s',
            'fr.lproj/T.strings:1:3: error: fr: "A": argument 1',
            'fr.lproj/T.strings:2:9: error: fr: "X": an entry must end with a semicolon',
            "missing.strings:1:1: error: cannot be read"], strict=True):
        assert line.startswith(start), line


def test_warnings_fail_only_when_strict(binary, tmp_path):
    write(tmp_path, {"en.json": '{"A": "%d x"}', "ru.json": '{"A": {"one": "x", "other": "%d"}}'})
    arguments = ["strings", "check", str(tmp_path / "en.json"), str(tmp_path / "ru.json")]
    assert ran(binary, *arguments).returncode == 0
    assert ran(binary, *arguments, "--strict").returncode == 1
    report = json.loads(ran(binary, *arguments, "--json").stdout)
    assert (report["files"], report["errors"]) == (2, [])
    assert {(w["language"], w["key"], w["line"]) for w in report["warnings"]} == {("ru", "A", 1)}
    assert {(c["language"], c["translated"], c["missing"]) for c in report["coverage"]} == {
        ("en", 1, 0), ("ru", 1, 0)}


def test_findings_are_counted_and_one_of_each_kind_is_printed(binary, tmp_path):
    """One finding of each kind is printed, all with --verbose. Control characters are escaped."""
    many = {f"K{n}": {"one": "%d", "other": "%d"} for n in range(50)}
    write(tmp_path, {"en.json": json.dumps(many), "ru.json": json.dumps(
        {**many, "bad\n\x1b[31m": "%q"})})
    arguments = ["strings", "check", "en.json", "ru.json"]
    short = ran(binary, *arguments, cwd=tmp_path)
    assert short.returncode == 1 and "\x1b" not in short.stdout
    lines = short.stdout.splitlines()
    assert lines[:2] == [" 1 error: text in ru", "50 warning: lacking_forms in ru"]
    assert sum(": warning: " in line for line in lines) == 1
    assert any('"bad\\u{A}\\u{1B}[31m"' in line for line in lines), lines
    assert lines[-1] == "2 files: 1 error, 50 warnings"
    whole = ran(binary, *arguments, "--verbose", cwd=tmp_path).stdout
    assert whole.count(": warning: ") == 50
    report = json.loads(ran(binary, *arguments, "--json", "--keys", "K1*", cwd=tmp_path).stdout)
    assert report["summary"] == [
        {"kind": "lacking_forms", "language": "ru", "is_error": False, "count": 11}]


def test_a_file_without_a_language_in_its_path_needs_an_option(binary, tmp_path):
    path = tmp_path / "Localizable.strings"
    path.write_text('"A" = "b";')
    refused = ran(binary, "strings", "check", str(path))
    assert refused.returncode == 1 and "--language" in refused.stdout
    assert ran(binary, "strings", "check", str(path), "--language", "fr").returncode == 0
    assert ran(binary, "strings", "check", str(path), "--language", "*").returncode == 2
    assert ran(binary, "strings", "check").returncode == 2


# Messages by language, and differences

OLD = {
    "en.lproj/T.strings": '"HI" = "Hello %@";\n"BYE" = "Bye";\n', "fr.lproj/T.strings": '\n"HI" = "Bonjour %@";\n',
    "ar.lproj/T.strings": '"HI" = "\u0645\u0631\u062d\u0628\u0627 %@";\n',
}
NEW = {
    "en.lproj/T.strings": '"HI" = "Hello %@, %d";\n"NEW" = "x";\n', "fr.lproj/T.strings": '"HI" = "Bonjour %d";\n',
}


def test_show_prints_each_language_as_it_would_be_sent(binary, tmp_path):
    write(tmp_path, OLD)
    files = sorted(str(path.relative_to(tmp_path)) for path in tmp_path.glob("*/*"))
    arguments = ["strings", "show", "HI", *files, "--args", '["Ann"]']
    shown = ran(binary, *arguments, cwd=tmp_path)
    assert shown.returncode == 0, shown.stderr
    assert [line.split("\t") for line in shown.stdout.splitlines()] == [
        ["READER", "LANGUAGE", "WHY", "BYTES", "DIRECTION", "FROM", "TEXT"],
        ["ar", "ar", "exact", "20", "rtl", "ar.lproj/T.strings:1",
         "\u0645\u0631\u062d\u0628\u0627 \\u{2068}Ann\\u{2069}"],
        ["en", "en", "exact", "9", "ltr", "en.lproj/T.strings:1", "Hello Ann"],
        ["fr", "fr", "exact", "11", "ltr", "fr.lproj/T.strings:2", "Bonjour Ann"]]
    rows = json.loads(ran(binary, *arguments, "--json", "--languages", "fr-CA,pt,ar",
                          "--fallback", "fr", cwd=tmp_path).stdout)
    assert [(row["reader"], row["language"], row["reason"]) for row in rows] == [
        ("fr-CA", "fr", "parent"), ("pt", "fr", "app_fallback"), ("ar", "ar", "exact")]
    assert rows[2]["text"].encode() and rows[2]["bytes"] == len(rows[2]["text"].encode())
    assert rows[0]["file"] == "fr.lproj/T.strings" and rows[0]["line"] == 2 and rows[0]["fault"] is None


def test_show_rejects_what_the_gateway_would_reject(binary, tmp_path):
    write(tmp_path, NEW)
    files = ["en.lproj/T.strings", "fr.lproj/T.strings"]
    for arguments, code, message in [
            (["HI", *files, "--args", '["Ann", 1]'], 0, "fr\ten\t"),
            (["HI", files[1], "--args", '["Ann"]', "--source", "fr"], 1, "argument 1 must be an integer"),
            (["HI", files[0], "--args", '["Ann"]'], 1, "refused: 2 arguments are used, 1 given"),
            (["HI", files[0], "--args", '["Ann", "x"]'], 1, "refused: argument 2 must be an integer"),
            (["GONE", *files], 1, "GONE: no file has this key"),
            (["NEW", "de.lproj/T.strings"], 1, "cannot be read"),
            (["NEW", *files, "--args", '["Ann"'], 2, "--args must be a JSON array"),
            (["NEW", *files, "--args", '[null]'], 2, "--args[0]: an argument must be a string, a number, or an object"),
            (["NEW", *files, "--languages", "de,!"], 2, '"!" is not a language tag'),
            (["NEW", *files], 0, "x")]:
        result = ran(binary, "strings", "show", *arguments, cwd=tmp_path)
        assert result.returncode == code, (arguments, result.stdout, result.stderr)
        assert message in result.stdout + result.stderr, (arguments, result.stdout, result.stderr)


def test_strings_of_two_folders_are_compared_by_key(binary, tmp_path):
    for name, files in (("old", OLD), ("new", NEW)):
        (tmp_path / name).mkdir()
        write(tmp_path / name, {**files, "Web.json": "{}", ".hidden.xcstrings": "no JSON"})
    result = ran(binary, "strings", "diff", "old", "new", cwd=tmp_path)
    assert result.returncode == 1
    assert result.stdout.splitlines() == [
        '- ar: "HI": \u0645\u0631\u062d\u0628\u0627 %@', '- en: "BYE": Bye',
        '~ en: "HI": Hello %@ \u2192 Hello %@, %d (takes other arguments)', '+ en: "NEW": x',
        '! fr: "HI": excluded: argument 1 is a text in the source, here a number',
        "1 added, 2 removed, 1 changed, 1 newly excluded"]
    changes = json.loads(ran(binary, "strings", "diff", "old", "new", "--json", cwd=tmp_path).stdout)
    assert [(c["change"], c["language"], c["key"], c["takes_other_arguments"]) for c in changes] == [
        ("removed", "ar", "HI", False), ("removed", "en", "BYE", False), ("changed", "en", "HI", True),
        ("added", "en", "NEW", False), ("excluded", "fr", "HI", False)]
    assert ran(binary, "strings", "diff", "old", "old", cwd=tmp_path).returncode == 0
    only = ran(binary, "strings", "diff", "old", "new", "--keys", "N*", cwd=tmp_path)
    assert only.stdout.splitlines()[0] == '+ en: "NEW": x' and only.returncode == 1


def test_plural_forms_are_compared_and_unreadable_files_are_errors(binary, tmp_path):
    more = json.loads(json.dumps(CATALOG))
    more["strings"]["N"]["localizations"]["en"]["variations"]["plural"]["one"]["stringUnit"]["value"] = "one photo"
    (tmp_path / "empty").mkdir()
    write(tmp_path, {"A.xcstrings": json.dumps(CATALOG), "B.xcstrings": json.dumps(more), "C.xcstrings": "{"})
    result = ran(binary, "strings", "diff", "A.xcstrings", "B.xcstrings", cwd=tmp_path)
    assert result.returncode == 1 and result.stdout.splitlines()[0] == (
        '~ en: "N": {"one":"%lld photo","other":"%lld photos"} \u2192 {"one":"one photo","other":"%lld photos"}')
    write(tmp_path, {"new.strings": "", "newer.strings": '"A" = "b";'})
    result = ran(binary, "strings", "diff", "new.strings", "newer.strings", "--language", "en", cwd=tmp_path)
    assert result.stdout.splitlines() == ['+ en: "A": b', "1 added, 0 removed, 0 changed, 0 newly excluded"], result.stderr
    for wrong, message in (("C.xcstrings", "C.xcstrings: "), ("D.xcstrings", "No such file"),
                        ("empty", "the folder contains no strings files")):
        result = ran(binary, "strings", "diff", "A.xcstrings", wrong, cwd=tmp_path)
        assert result.returncode == 2 and message in result.stderr and result.stdout == "", result
