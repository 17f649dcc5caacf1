# SPDX-License-Identifier: Apache-2.0
"""An app's strings: Xcode's files sent with curl, revisions, and the resulting messages."""

import json
import plistlib
import re
import subprocess
import threading
import time

import pytest

from gateway import APP

STRINGS = f"/v1/apps/{APP}/strings"
TOKENS = [f"{n:02x}" * 32 for n in range(1, 9)]


def unit(value, state="translated"):
    return {"stringUnit": {"state": state, "value": value}}


def plural(**forms):
    return {"variations": {"plural": {name: unit(text) for name, text in forms.items()}}}


# As Xcode writes it: nested variations, a key that is its source string, states, and unknown members.
CATALOG = {
    "sourceLanguage": "en", "version": "1.0",
    "strings": {
        "": {},
        "INVITE": {"comment": "Two names", "extractionState": "manual", "localizations": {
            "en": unit("%1$@ invites %2$@"), "fr": unit("%1$@ invite %2$@"),
            "zh-Hant": unit("%1$@邀請%2$@"), "de": unit("%1$@ lädt %2$@ ein", "needs_review"),
            "sr": unit("%1$@ позива %2$@"), "it": unit("", "new")}},
        "PHOTOS": {"localizations": {
            "en": plural(one="%lld new photo", other="%lld new photos"),
            "fr": plural(one="%lld nouvelle photo", other="%lld nouvelles photos"),
            "de": plural(one="%lld neues Foto", other="%lld neue Fotos"),
            "sr": plural(one="%lld слика", few="%lld слике", other="%lld слика"),
            "zh-Hant": plural(other="%lld張新照片")}},
        "Pushgate %@": {"shouldTranslate": False},
    },
}

STRINGS_FILE = '/* A comment */\n"INVITE" = "%1$@ laver %2$@ ind";\n"OK" = "Så gerne 😀";\n'


def stringsdict(**forms):
    return plistlib.dumps({"PHOTOS": {
        "NSStringLocalizedFormatKey": "%#@photos@",
        "photos": {"NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
                   "NSStringFormatValueTypeKey": "lld", **forms}}})


def curl(gateway, path, body=None, *options, method="PUT", content_type=None):
    """(status, parsed JSON or text) by the curl program; without a content type, as from `curl -T file`."""
    kind = ["-H", f"Content-Type: {content_type}" if content_type else "Content-Type:"]
    done = subprocess.run(
        ["curl", "-sS", "-m", "30", "-X", method, "-H", f"Authorization: Bearer {gateway.admin_key}",
         "-w", "\n%{http_code}", *kind, *(["--data-binary", "@-"] if body is not None else []),
         *options, gateway.url + path],
        input=body, capture_output=True, check=True)
    text, _, status = done.stdout.decode().rpartition("\n")
    return int(status), json.loads(text) if text.startswith(("{", "[")) else text


def put(gateway, path, body, **options):
    status, answer = curl(gateway, path, body, **options)
    assert status == 200, answer
    return answer


def catalog(**changes):
    return json.dumps({**CATALOG, **changes}, ensure_ascii=False, indent=2).encode()


def preview(gateway, alert, *readers):
    """(language, reason, text) for each reader."""
    status, answer, _ = gateway.call(
        "POST", f"/v1/apps/{APP}/notifications/preview",
        {"payload": {"aps": {"alert": alert}}, "languages": list(readers)})
    assert status == 200, answer
    return [(one["language"], one["reason"], one["payload"]["aps"]["alert"])
            for one in answer["previews"]]


@pytest.fixture
def bare(serve, simulator):
    """A gateway with the sample app and no fallback language."""
    gateway = serve()
    gateway.set_up(simulator, fallback=())
    return gateway


def test_a_string_catalog_contains_all_languages(bare):
    answer = put(bare, STRINGS, catalog())
    assert (answer["revision"], answer["format"], answer["keys"]) == (1, "xcstrings", 3)
    assert {one["language"]: one["missing"] for one in answer["languages"]} == {
        "de": 0, "en": 0, "fr": 0, "it": 2, "sr": 0, "zh-Hant": 0}
    warnings = [(one["language"], one["key"]) for one in answer["warnings"] if "key" in one]
    assert ("de", "INVITE") in warnings
    invite = {"string": "INVITE", "args": ["Ann", "Bob"]}
    assert preview(bare, invite, ["zh-TW"], ["fr-CA"], ["sr-Latn", "de"], ["it"], ["ja"]) == [
        ("zh-Hant", "parent", "Ann邀請Bob"), ("fr", "parent", "Ann invite Bob"),
        ("de", "later_preference", "Ann lädt Bob ein"), ("en", "source", "Ann invites Bob"),
        ("en", "source", "Ann invites Bob")]
    for count, text in ((1, "1 слика"), (2, "2 слике"), (5, "5 слика")):
        assert preview(bare, {"string": "PHOTOS", "args": [count]}, ["sr"])[0][2] == text


def test_files_of_a_language_are_uploaded_separately_in_any_encoding(bare):
    put(bare, STRINGS, catalog())
    marked = STRINGS_FILE.encode("utf-16")  # With a byte order mark.
    for body in (STRINGS_FILE.encode(), b"\xef\xbb\xbf" + STRINGS_FILE.encode(), marked,
                 "\ufeff".encode("utf-16-be") + STRINGS_FILE.encode("utf-16-be")):
        # The source lacks OK; the file becomes valid once the source has the key.
        status, problem = curl(bare, f"{STRINGS}/da?strict=true", body)
        assert status == 422 and problem["errors"][0]["line"] == 3, problem
    source = dict(CATALOG["strings"], OK={"localizations": {"en": unit("My pleasure")}})
    put(bare, STRINGS, catalog(strings=source))
    answer = put(bare, f"{STRINGS}/da", marked)
    assert answer["format"] == "strings" and answer["strings"] == 2
    answer = put(bare, f"{STRINGS}/da", stringsdict(one="%lld foto", other="%lld fotos"))
    assert answer["format"] == "stringsdict" and answer["strings"] == 3
    # Uploading the strings again keeps the plurals.
    put(bare, f"{STRINGS}/da", STRINGS_FILE.replace("gerne", "gerne da").encode())
    _, texts = curl(bare, f"{STRINGS}/da", method="GET")
    assert texts["OK"] == "Så gerne da 😀"
    assert texts["PHOTOS"]["variables"]["photos"]["one"] == "%lld foto"
    assert preview(bare, {"string": "PHOTOS", "args": [1]}, ["da"])[0][2] == "1 foto"
    # The response of GET can be uploaded again as the whole language.
    assert put(bare, f"{STRINGS}/da", json.dumps(texts).encode())["format"] == "json"
    assert preview(bare, {"string": "PHOTOS", "args": [2]}, ["da"])[0][2] == "2 fotos"


def test_every_error_is_reported_with_its_position_and_nothing_is_stored(bare, database):
    put(bare, STRINGS, catalog())
    bad = ('"INVITE" = "%1$@ og %2$d";\n\n/* two\n lines */ "PHOTOS" = "%@ foto";\n"NEW" = "x";\n'
           '"WORSE" = "%q";\n').encode()
    status, problem = curl(bare, f"{STRINGS}/da?strict=true", bad)
    assert (status, problem["code"], problem["error_count"]) == (422, "PG2007", 4)
    assert [(one["key"], one["line"], one["language"]) for one in problem["errors"]] == [
        ("INVITE", 1, "da"), ("PHOTOS", 4, "da"), ("NEW", 5, "da"), ("WORSE", 6, "da")]
    for body, path, line, column in (
        (b'"Pushgate %@" = "%@";\n"INVITE" = "d"', f"{STRINGS}/da", 2, 15),
        (b'{"A": "b",\n  "C": }', f"{STRINGS}/da", 2, 8),
        (b"<plist><dict>\n<key>A</key><array/>\n</dict></plist>", f"{STRINGS}/da", 2, 1),
        (b'{"sourceLanguage": "en",\n "version": "2.0", "strings": {}}', STRINGS, 2, 13),
        (b"[" * 100_000, f"{STRINGS}/da", 1, 33),
        (b"<plist>" + b"<dict><key>a</key>" * 100_000, f"{STRINGS}/da", 1, None),
        (b"bplist00", f"{STRINGS}/da", 1, 1),
    ):
        status, problem = curl(bare, f"{path}?strict=true", body)
        assert (status, problem["code"], problem["line"]) == (422, "PG2007", line), problem
        assert column in (None, problem["column"]), problem
    assert curl(bare, f"{STRINGS}/da", b"x", content_type="image/png")[0] == 415
    assert database.query("SELECT count(*) FROM string_revisions") == "1"


def test_unusable_keys_are_excluded_and_the_others_stored(bare):
    """The upload and the coverage report a key's error, and strict requests that use the key are rejected."""
    put(bare, STRINGS, catalog())
    bad = ('"INVITE" = "%1$@ og %2$d";\n"PHOTOS" = "%lld foto";\n"NEW" = "x";\n'
           '"SAVE" = "Spar %s";\n"LOST" = "x"\n"Pushgate %@" = "Pushgate %@";\n').encode()
    answer = put(bare, f"{STRINGS}/da", bad)
    assert answer["strings"] == 3 and answer["excluded_count"] == 3
    excluded = [(one["key"], one["line"], one["kind"]) for one in answer["excluded"]]
    assert excluded == [("INVITE", 1, "arguments"), ("SAVE", 4, "text"), ("LOST", 5, "syntax")]
    assert {one["kind"]: (one["language"], one["count"]) for one in answer["summary"]} == {
        "arguments": ("da", 1), "text": ("da", 1), "syntax": ("da", 1), "not_in_source": ("da", 1)}
    assert set(curl(bare, f"{STRINGS}/da", method="GET")[1]) == {"PHOTOS", "NEW", "Pushgate %@"}
    bare.kill()
    bare.start()
    _, coverage = curl(bare, f"{STRINGS}/coverage", method="GET")
    danish = next(one for one in coverage["languages"] if one["language"] == "da")
    assert danish["excluded"] == 3
    assert [(one["key"], one["line"], one["kind"]) for one in danish["excluded_keys"]] == excluded
    payload = {"aps": {"alert": {"string": "INVITE", "args": ["Ann", "Bob"]}}}
    status, shown, _ = bare.call("POST", f"/v1/apps/{APP}/notifications/preview",
                                 {"payload": payload, "languages": [["fr"], ["da"]]})
    assert status == 200 and [one["language"] for one in shown["previews"]] != ["fr", "da"]
    assert "excluded in da" in shown["warnings"][0]["detail"]
    status, problem, _ = bare.call("POST", f"/v1/apps/{APP}/notifications/preview",
                                   {"payload": payload, "languages": [["fr"]], "strict": True})
    assert (status, problem["code"], problem["language"]) == (422, "PG4025", "da")
    assert problem["pointer"] == "/payload/aps/alert/string"
    assert "argument 2 is a text in the source, here a number" in problem["detail"]
    put(bare, f"{STRINGS}/da", bad.replace(b"%2$d", b"%2$@"))
    assert preview(bare, payload["aps"]["alert"], ["da"]) == [("da", "exact", "Ann og Bob")]


def test_an_upload_can_be_limited_to_some_keys(bare):
    strings = {"push.invite": {}, "push.photos": {}, "Save 35%": {}, "settings.title": {}}
    answer = put(bare, f"{STRINGS}?keys=push.*", catalog(strings=strings))
    assert (answer["keys"], answer["excluded_count"]) == (2, 0)
    assert set(curl(bare, f"{STRINGS}/en", method="GET")[1]) == {"push.invite", "push.photos"}
    for patterns in [",".join(["a*"] * 101), "*" + "a" * 1024]:
        status, problem, _ = bare.call("PUT", f"{STRINGS}/fr?keys={patterns}", {"a": "b"})
        assert (status, problem["code"], problem["pointer"]) == (422, "PG1107", "query/keys"), problem
        assert "at most 100 patterns of at most 1024 bytes" in problem["detail"]
    assert bare.call("PUT", f"{STRINGS}/fr?keys={'push.*,' * 100}", {"push.invite": "b"})[0] == 200


def test_an_empty_file_does_not_delete_strings(bare):
    """No bytes, an empty .stringsdict read as .strings, a String Catalog without a language."""
    put(bare, STRINGS, catalog())
    before = curl(bare, f"{STRINGS}/fr", method="GET")[1]
    nothing = plistlib.dumps({})
    for path, body in ((f"{STRINGS}/fr", b""), (f"{STRINGS}/fr", b" \n"), (f"{STRINGS}/fr", b"{}"),
                       (f"{STRINGS}/fr", nothing), (f"{STRINGS}/fr?format=strings", nothing),
                       (f"{STRINGS}/fr.strings", nothing), (STRINGS, catalog(strings={"A": {}}))):
        status, problem = curl(bare, path, body)
        assert (status, problem["code"]) == (422, "PG2007"), (path, body)
    assert curl(bare, f"{STRINGS}/fr", method="GET")[1] == before
    # As a .stringsdict it removes nothing, since the language has no plurals in that format.
    for type_option in ({"content_type": "application/x-stringsdict"}, {}):
        path = f"{STRINGS}/fr" if type_option else f"{STRINGS}/fr.stringsdict"
        assert put(bare, path, nothing, **type_option)["format"] == "stringsdict"
    assert curl(bare, f"{STRINGS}/fr", method="GET")[1] == before
    put(bare, f"{STRINGS}/fr?allow_empty=true&format=json", b"{}")
    assert curl(bare, f"{STRINGS}/fr", method="GET")[1] == {}


def test_small_uploads_do_not_expand_in_memory(bare):
    def variable(name, count):
        return {"NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
                "NSStringFormatValueTypeKey": "d", "other": f"%1$#@{name}@" * count}
    last = {**variable("", 0), "other": "%d"}
    bomb = {"NSStringLocalizedFormatKey": "%#@a@", "a": variable("b", 80), "b": variable("c", 80),
            "c": variable("d", 80), "d": last}
    before = memory(bare)
    status, problem = curl(bare, f"{STRINGS}/en?strict=true", plistlib.dumps({"BOMB": bomb}))
    assert (status, problem["code"]) == (422, "PG2007"), problem
    assert "at most 2048 parts" in problem["errors"][0]["detail"]
    assert memory(bare) - before < 200 << 20


def memory(gateway):
    """Peak memory of the process in bytes."""
    status = open(f"/proc/{gateway.process.pid}/status").read()
    return int(re.search(r"VmHWM:\s+(\d+)", status)[1]) * 1024


def test_a_dry_run_stores_nothing_and_revisions_can_be_inactive(bare, database):
    answer = put(bare, f"{STRINGS}?dry_run=true", catalog())
    assert answer["revision"] is None and not answer["stored"]
    assert database.query("SELECT count(*) FROM string_files") == "0"
    answer = put(bare, f"{STRINGS}?activate=false", catalog())
    assert (answer["revision"], answer["active"]) == (1, False)
    assert curl(bare, STRINGS, method="GET")[1]["languages"] == []
    status, answer = curl(bare, f"{STRINGS}/revisions/1/activate", method="POST")
    assert status == 200 and answer["active"]
    assert put(bare, STRINGS, catalog())["revision"] == 1
    assert curl(bare, f"{STRINGS}/revisions/7/activate", method="POST")[0] == 404
    assert curl(bare, f"{STRINGS}/coverage", method="PUT")[0] == 405
    _, coverage = curl(bare, f"{STRINGS}/coverage", method="GET")
    italian = next(one for one in coverage["languages"] if one["language"] == "it")
    assert (italian["percent"], italian["missing_keys"]) == (33.3, ["INVITE", "PHOTOS"])
    german = next(one for one in coverage["languages"] if one["language"] == "de")
    assert german["needs_review"] == 1 and german["lacking_plurals"] == {}


def test_an_answered_upload_survives_kill_9(serve, simulator):
    gateway = serve()
    gateway.set_up(simulator)
    for number in range(1, 6):
        answer = put(gateway, f"{STRINGS}/en", json.dumps({"A": f"text {number}"}).encode())
        gateway.kill()
        gateway.start()
        assert answer["revision"] == number
        _, listed = curl(gateway, STRINGS, method="GET")
        assert listed["revision"] == number
        assert curl(gateway, f"{STRINGS}/en", method="GET")[1] == {"A": f"text {number}"}
    assert curl(gateway, f"{STRINGS}/revisions/2/activate", method="POST")[0] == 200
    gateway.kill()
    gateway.start()
    assert curl(gateway, f"{STRINGS}/en", method="GET")[1] == {"A": "text 2"}


def test_a_notification_keeps_its_revision_overrides_and_fallback_languages(serve, simulator):
    """Between acceptance and retry the strings, overrides and fallback languages change."""
    gateway = serve(PUSHGATE_TEST_LIMIT_RETRY_TOO_MANY_REQUESTS="2", PUSHGATE_TEST_LIMIT_STRINGS_REVISION_SWEEP="0.2",
                    PUSHGATE_TEST_LIMIT_STRINGS_REVISION_GRACE="0.1", PUSHGATE_TEST_LIMIT_STRINGS_REVISIONS="1")
    gateway.set_up(simulator, fallback=("fr",))
    app = {"fallback_languages": ["fr"], "language_overrides": {"sr-Latn": "sr"}}
    assert gateway.call("PUT", f"/v1/apps/{APP}", app)[0] == 200
    put(gateway, STRINGS, catalog())
    readers = {TOKENS[0]: ["sr-Latn-RS"], TOKENS[1]: ["ja"], TOKENS[2]: ["xx"], TOKENS[3]: ["de"]}
    for token, languages in readers.items():
        gateway.register(token, languages)
    simulator.call("POST", "/sim/faults", {
        "action": "respond", "status": 429, "reason": "TooManyRequests", "times": 4})
    notification = gateway.notify(
        {"tokens": list(readers)}, {"aps": {"alert": {"string": "INVITE", "args": ["A", "B"]}}})
    newer = re.sub("invit", "INVIT", catalog().decode()).encode()
    assert put(gateway, STRINGS, newer)["revision"] == 2
    assert put(gateway, f"{STRINGS}/sr", b'INVITE = "nova";')["revision"] == 3
    assert gateway.call("PUT", f"/v1/apps/{APP}", {"fallback_languages": ["de"]})[0] == 200
    finished = gateway.finished(notification)
    assert finished["outcomes"] == {"accepted": 4}
    assert finished["languages"] == {"sr": 1, "fr": 2, "de": 1}
    assert finished["strings_revision"] == 1
    shown = {push["token"]: push["payload"]["aps"]["alert"]
             for push in simulator.received() if push["status"] == 200}
    assert shown == {TOKENS[0]: "A позива B", TOKENS[1]: "A invite B", TOKENS[2]: "A invite B",
                     TOKENS[3]: "A lädt B ein"}
    rows = {row["token"]: row["language"] for row in gateway.deliveries(notification)}
    assert rows == {TOKENS[0]: "sr", TOKENS[1]: "fr", TOKENS[2]: "fr", TOKENS[3]: "de"}
    # Unused revisions are removed in the background, and counted.
    end = time.monotonic() + 60
    while [one["revision"] for one in revisions(gateway)] != [3]:
        assert time.monotonic() < end, revisions(gateway)
        time.sleep(0.2)
    text = metrics(gateway)
    assert "pushgate_strings_revisions_removed_total 2" in text
    assert 'pushgate_strings_uploads_total{format="xcstrings",result="stored"} 2' in text
    assert 'pushgate_language_choices_total{reason="override"} 2' in text


def revisions(gateway):
    return curl(gateway, f"{STRINGS}/revisions", method="GET")[1]["revisions"]


def metrics(gateway):
    return subprocess.run(
        ["curl", "-sS", "-H", f"Authorization: Bearer {gateway.admin_key}",
         gateway.url + "/metrics"], capture_output=True, check=True, text=True).stdout


def test_activating_a_revision_applies_to_later_notifications(gateway, simulator):
    gateway.register(TOKENS[0], ["en"])
    for number in (1, 2):
        put(gateway, f"{STRINGS}/en", json.dumps({"A": f"text {number}"}).encode())
    payload = {"aps": {"alert": {"string": "A"}}}
    for revision in (2, 1, 2):
        assert curl(gateway, f"{STRINGS}/revisions/{revision}/activate", method="POST")[0] == 200
        notification = gateway.notify({"tokens": [TOKENS[0]]}, payload)
        finished = gateway.finished(notification)
        assert finished["strings_revision"] == revision and finished["languages"] == {"en": 1}
    texts = [push["payload"]["aps"]["alert"] for push in simulator.received()]
    assert texts == ["text 2", "text 1", "text 2"]


def test_every_delivery_with_a_row_has_its_language(gateway, simulator):
    app = {"fallback_languages": [], "language_overrides": {"ca": "fr"}}
    assert gateway.call("PUT", f"/v1/apps/{APP}", app)[0] == 200
    put(gateway, STRINGS, catalog())
    readers = dict(zip(TOKENS, (["ca"], ["xx"], ["zh-HK"], ["sr", "en"], ["fr-CA"])))
    for token, languages in readers.items():
        gateway.register(token, languages)
    simulator.call("POST", "/sim/faults", {
        "action": "respond", "status": 400, "reason": "BadTopic", "times": 1})
    notification = gateway.notify(
        {"tokens": list(readers)}, {"aps": {"alert": {"string": "INVITE", "args": ["A", "B"]}}})
    finished = gateway.finished(notification)
    assert finished["outcomes"] == {"accepted": 4, "rejected": 1}
    rows = {row["token"]: row["language"] for row in gateway.deliveries(notification)}
    assert rows == dict(zip(TOKENS, ("fr", "en", "zh-Hant", "sr", "fr")))
    assert sum(finished["languages"].values()) == 4


def large_catalog(languages, keys):
    names = ["en", "fr", "de", "es", "it", "pt-BR", "pt-PT", "nl", "sv", "da", "nb", "fi", "pl", "cs",
             "sk", "hu", "ro", "el", "tr", "uk", "ru", "hr", "ca", "id", "ms", "vi", "th", "ja", "ko",
             "zh-Hans", "zh-Hant", "ar", "he", "hi", "bn", "ta", "te", "es-419", "fr-CA", "en-GB"]
    strings = {}
    for key in range(keys):
        if key % 10 == 0:
            texts = {name: plural(one=f"%lld thing {key}", other=f"%lld things {key} in {name}")
                     for name in names[:languages]}
        else:
            texts = {name: unit(f"%1$@ has done something with %2$@, number {key}, in {name}")
                     for name in names[:languages]}
        strings[f"KEY_{key:05}"] = {"localizations": texts}
    return json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": strings}).encode()


def test_requests_are_served_while_a_large_catalog_is_parsed(serve, simulator):
    """One shard: a blocked event loop would delay all other requests."""
    gateway = serve(PUSHGATE_SHARDS="1")
    gateway.set_up(simulator)
    body = large_catalog(40, 500)
    waits, over = [], threading.Event()

    def ask():
        while not over.is_set():
            begun = time.monotonic()
            assert gateway.call("GET", "/healthz")[0] == 200
            waits.append(time.monotonic() - begun)

    asking = threading.Thread(target=ask)
    asking.start()
    try:
        put(gateway, STRINGS, body)
    finally:
        over.set()
        asking.join()
    assert len(waits) > 5
    assert max(waits) < 1, sorted(waits)[-5:]
