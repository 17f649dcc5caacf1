# SPDX-License-Identifier: Apache-2.0
"""Composing on the admin page: preview by language, test, sending once, and the API's faults at the fields of the form."""

import random
import re
import urllib.parse
from datetime import UTC, datetime, timedelta

import html5lib
import pytest
from admin_page import AdminPage
from gateway import APP
from test_gateway_admin_markup import check, hostile

OTHER = "com.example.other"
PATH = "/admin/compose"


@pytest.fixture
def page(gateway):
    return AdminPage(gateway.address)


def tree_of(answer):
    return html5lib.parse(answer.text, namespaceHTMLElements=False)


def form_of(answer):
    """The fields of the form as a browser sends them, without its buttons."""
    form, = [one for one in tree_of(answer).iter("form") if one.attrib.get("class") == "compose"]
    fields = {}
    for element in form.iter():
        name = element.attrib.get("name")
        if element.tag == "input" and element.attrib.get("type") in ("radio", "checkbox"):
            if "checked" in element.attrib:
                fields[name] = element.attrib["value"]
        elif element.tag == "input":
            fields[name] = element.attrib.get("value", "")
        elif element.tag == "textarea":
            fields[name] = element.text or ""
        elif element.tag == "select":
            options = list(element.iter("option"))
            fields[name] = next((one for one in options if "selected" in one.attrib), options[0]).attrib["value"]
    return fields


def words(element):
    return " ".join("".join(element.itertext()).split())


def cards(answer):
    lists = [one for one in tree_of(answer).iter("ul") if one.attrib.get("class") == "readers"]
    return [(words(one.find(".//h3")), one.find(".//div[@dir]").attrib["dir"], words(one)) for one in lists[0]] if lists else []


def texts(**languages):
    fields = {"content": "texts"}
    for number, (language, body) in enumerate(languages.items()):
        fields |= {f"texts.{number}.language": language, f"texts.{number}.body": body,
                   f"texts.{number}.title": "", f"texts.{number}.subtitle": ""}
    return fields


def problems(answer):
    return {one.attrib["id"]: words(one) for one in tree_of(answer).iter("p") if one.attrib.get("role") == "alert" and "id" in one.attrib}


class Composer:
    def __init__(self, page, cookie, app=APP):
        self.page, self.cookie = page, cookie
        self.first = page.get(f"{PATH}?app={app}", cookie)
        assert self.first.status == 200, self.first.text
        self.fields = {name: value for name, value in form_of(self.first).items() if not name.startswith("texts.")}

    def post(self, action, fields=None):
        return self.page.post(PATH, {**(fields or self.fields), "do": action}, self.cookie)

    def preview(self, **fields):
        self.fields |= fields
        answer = self.post("preview")
        if answer.status == 200:
            self.fields = form_of(answer)
        return answer


@pytest.fixture
def composer(gateway, page):
    return Composer(page, page.sign_in(gateway.admin_key))


def register(gateway):
    for number, languages in enumerate([["fr-CA", "en"]] * 4 + [["en-GB"]] * 2 + [["ar"]] + [["ja"]]):
        gateway.register(f"{number + 1:02x}" * 32, languages=languages, user=f"user-{number}")


def listed(gateway):
    return gateway.call("GET", f"/v1/apps/{APP}/notifications")[1]["notifications"]


def test_a_preview_has_a_card_for_each_language_that_readers_get(gateway, composer):
    register(gateway)
    answer = composer.preview(**texts(en="Hello", fr="Bonjour", ar="مرحبا"))
    assert answer.status == 200, problems(answer)
    found = cards(answer)
    assert [(one[0], one[1]) for one in found] == [("French fr", "ltr"), ("English en", "ltr"), ("Arabic ar", "rtl")]
    assert "4 devices, 50 %" in found[0][2] and "Bonjour" in found[0][2] and "of 4,096 bytes" in found[0][2]
    assert "Related to their first language. Most prefer French (Canada), English." in found[0][2]
    assert "a fallback of the app" in found[1][2] and "3 devices" in found[1][2]
    assert "Send to 8 devices" in answer.text and not listed(gateway)
    # Filters, users and one device narrow the audience.
    assert [one[0] for one in cards(composer.preview(languages="ar, ja"))] == ["English en", "Arabic ar"]
    assert [one[0] for one in cards(composer.preview(languages="", to="users", users="user-0\r\nuser-6"))] == ["French fr", "Arabic ar"]
    assert composer.fields["users"] == "user-0\nuser-6"
    answer = composer.preview(to="device", device="01" * 32)
    assert "Send to 1 device<" in answer.text
    answer = composer.preview(to="users", users="nobody")
    assert "no active device" in answer.text.lower() and len(cards(answer)) == 3


def test_readers_without_a_text_are_named_before_anything_is_sent(gateway, composer):
    register(gateway)
    answer = composer.preview(**texts(fr="Bonjour"))
    assert answer.status == 422 and "would get no text" in problems(answer)["content-fault"]
    assert "Readers without a text" in answer.text and "Japanese: 1 device, 13 %" in words(tree_of(answer))
    assert [one[0] for one in cards(answer)] == ["French fr"] and "Send for" not in answer.text
    assert composer.post("send").status == 422 and not listed(gateway)
    assert composer.preview(fallback="fr").status == 200


def test_a_form_is_sent_once(gateway, page, composer):
    register(gateway)
    assert composer.preview(**texts(en="Hello"), reference="game-1").status == 200
    # The previewed message is sent.
    changed = {**composer.fields, "texts.0.body": "Hello you"}
    answer = composer.post("send", changed)
    assert answer.status == 422 and "differs from its last preview" in answer.text and not listed(gateway)
    first, second = composer.post("send"), composer.post("send")
    assert first.status == second.status == 303 and first.location == second.location
    notification, = listed(gateway)
    path = f"/admin/notifications/{notification['id']}"
    assert first.location == f"{path}?done=sent" and notification["reference"] == "game-1"
    done = gateway.finished(notification["id"])
    assert done["audience"] == 8 and done["sent_by"]["name"] == "administrator"
    entries = [one for one in gateway.call("GET", "/v1/audit")[1]["entries"] if one["action"] == "POST /admin/compose"]
    assert [(one["path"], one["app"]) for one in entries] == [(path, APP)]
    # A repeated request writes the entry that a lost first one did not.
    gateway.database.query("DELETE FROM audit_log WHERE action = 'POST /admin/compose'")
    assert {composer.post("send").location for _ in range(2)} == {first.location}
    entries = [one for one in gateway.call("GET", "/v1/audit")[1]["entries"] if one["action"] == "POST /admin/compose"]
    assert [(one["path"], one["app"]) for one in entries] == [(path, APP)]
    # The same form with another message, as after "back".
    answer = composer.post("preview", changed)
    answer = composer.post("send", form_of(answer))
    assert answer.status == 422 and "already sent with other content" in answer.text and len(listed(gateway)) == 1
    assert composer.post("send", form_of(answer)).status == 303 and len(listed(gateway)) == 2


def test_a_test_reaches_one_reader_and_keeps_the_form(gateway, composer):
    register(gateway)
    composer.preview(**texts(en="Hello", fr="Bonjour"), when="local", send_at_local="2027-06-01T07:00")
    for _ in range(2):
        answer = composer.post("test", {**composer.fields, "test": "01" * 32})
        assert answer.status == 200 and "The test was accepted" in answer.text, problems(answer)
    notification, = listed(gateway)
    assert gateway.finished(notification["id"])["audience"] == 1
    assert form_of(answer)["send_at_local"] == "2027-06-01T07:00" and "Schedule for 8 devices" in answer.text
    answer = composer.post("test", {**form_of(answer), "test": "user-6"})
    assert answer.status == 200 and len(listed(gateway)) == 2
    answer = composer.post("test", {**form_of(answer), "test": ""})
    assert answer.status == 422 and "test-problem" in problems(answer) and len(listed(gateway)) == 2


def test_schedule_and_quiet_hours_follow_the_readers_clock(gateway, composer):
    register(gateway)
    answer = composer.preview(
        **texts(en="Hello"), when="local", send_at_local="2027-01-01T07:00", if_past="skip", quiet="own",
        quiet_from="21:00", quiet_to="08:30", quiet_then="skip", expires_in="3600")
    assert answer.status == 200, problems(answer)
    location = composer.post("send").location
    _, found, _ = gateway.call("GET", f"/v1/apps/{APP}/notifications/{location.split('/')[-1].split('?')[0]}")
    assert found["state"] == "scheduled" and found["send_at_local"] == "2027-01-01T07:00:00" and found["if_past"] == "skip"
    assert found["quiet_hours"]["from"] == "21:00" and found["quiet_hours"]["then"] == "skip"


def test_keys_have_typed_arguments(gateway, composer):
    words = {"en": "%1$@ for %2$@, %3$lld left", "de": "%1$@ für %2$@, noch %3$lld"}
    catalog = {"sourceLanguage": "en", "version": "1.0", "strings": {"PRICE": {"localizations": {
        language: {"stringUnit": {"state": "translated", "value": text}} for language, text in words.items()}}}}
    assert gateway.call("PUT", f"/v1/apps/{APP}/strings", catalog)[0] == 200
    gateway.register("ab" * 32, languages=["de"])
    arguments = {"body.0.kind": "text", "body.0.value": "Chess", "body.0.detail": "",
                 "body.1.kind": "currency", "body.1.value": "12.5", "body.1.detail": "EUR",
                 "body.2.kind": "number", "body.2.value": "3", "body.2.detail": ""}
    answer = composer.preview(content="strings", **{"body.key": "PRICE"}, **arguments)
    assert answer.status == 200, problems(answer)
    assert "Chess für 12,50\u00a0€, noch 3".replace("\u00a0", " ") in cards(answer)[0][2]
    answer = composer.preview(**{"body.1.detail": "Euro"})
    assert answer.status == 422 and "ISO 4217" in problems(answer)["body.1.value-problem"]
    answer = composer.preview(**{"body.1.detail": "EUR", "body.key": "NONE"})
    assert "NONE" in problems(answer)["body.key-problem"]


FAULTS = [
    ("users", {"to": "users", "users": "x" * 300}),
    ("to", {"to": "users", "users": ""}),
    ("device", {"to": "device", "device": "xyz"}),
    ("tags_all", {"tags_all": ",".join(map(str, range(17)))}),
    ("languages", {"languages": "?"}),
    ("version_from", {"version_from": "new"}),
    ("share", {"share": "0"}),
    ("payload", {"payload": "{"}),
    ("payload", {"content": "payload", "payload": ""}),
    ("priority", {"priority": "7"}),
    ("fallback", {"fallback": "!"}),
    ("send_at", {"when": "at", "send_at": "2001-01-01T00:00"}),
    ("send_at_local", {"when": "local", "send_at_local": ""}),
    ("quiet_to", {"quiet": "own", "quiet_from": "21:00", "quiet_to": "x", "quiet_then": "send"}),
    ("max_rate", {"max_rate": "many"}),
    ("collapse_id", {"collapse_id": "x" * 65}),
    ("expires_in", {"expires_in": "-1"}),
    ("content", {"texts.0.body": ""}),
    ("texts.0.language", {"texts.0.language": "?"}),
    ("texts.1.language", {"texts.1.language": "en", "texts.1.body": "Hi"}),
    ("", {"key": "a key", "do": "send"}),
]


def test_the_faults_of_the_api_are_at_their_fields(gateway, composer):
    composer.preview(**texts(en="Hello"))
    for field, fields in FAULTS:
        answer = composer.page.post(PATH, {"do": "preview", **composer.fields, **fields}, composer.cookie)
        assert answer.status == 422, fields
        found = problems(answer)
        assert found.keys() == {
            f"{field}-fault" if field in ("to", "content") else f"{field}-problem" if field else "fault"}, (fields, found)
        # The form keeps its values, except for choices that it does not have.
        kept = form_of(answer)
        assert all(kept[name] == value for name, value in fields.items() if name not in ("do", "priority", "expires_in", "share")), fields
    assert not listed(gateway)


def test_scope_and_app_decide_who_may_send(gateway, page):
    assert gateway.call("PUT", f"/v1/apps/{OTHER}", {})[0] in (200, 201)

    def key(scopes, **members):
        return gateway.call("POST", "/v1/keys", {"name": "k", "scopes": scopes, **members})[1]["key"]

    reader = page.sign_in(key(["read", "devices"]))
    assert page.get(f"{PATH}?app={APP}", reader).status == 403 and page.post(PATH, {"app": APP}, reader).status == 403
    assert "/admin/compose" not in page.get(f"/admin/devices?app={APP}", reader).text
    bound = Composer(page, page.sign_in(key(["notify"], apps=[APP])))
    assert page.get(f"{PATH}?app={OTHER}", bound.cookie).status == 403
    for action in ["preview", "send", "test", "add"]:
        assert bound.post(action, {**bound.fields, **texts(en="Hello"), "app": OTHER}).status == 403
    # Without the scope to read notifications, the form reports the id.
    assert bound.preview(**texts(en="Hello")).status == 200
    answer = bound.post("send")
    assert answer.status == 303 and answer.location.startswith(f"{PATH}?app={APP}&sent=")
    assert "The notification was accepted" in page.get(answer.location, bound.cookie).text
    assert page.post(PATH, {**bound.fields, "do": "send"}, bound.cookie, headers={"Sec-Fetch-Site": "cross-site"}).status == 403


def test_texts_of_the_form_are_never_markup(gateway, page, composer):
    chance = random.Random(29)
    register(gateway)
    check(composer.first, "new")
    names = [name for name in composer.fields if name not in ("app", "do")]
    for size in [20, 200, 2000]:
        for name in names:
            answer = composer.post("preview", {**composer.fields, **texts(en=hostile(chance, size)), name: hostile(chance, size)})
            assert answer.status in (200, 422), (name, answer.status)
            check(answer, name)
    answer = composer.preview(**texts(en="</textarea><script>\n'\"&amp;\u202e"))
    check(answer, "texts")
    assert form_of(answer)["texts.0.body"] == "</textarea><script>\n'\"&amp;\u202e"
    query = urllib.parse.urlencode({"app": APP, "sent": hostile(chance, 100), "device": hostile(chance, 100)})
    check(page.get(f"{PATH}?{query}", composer.cookie), "address")
    assert re.search(r"-d '[^']*' \\", answer.text.replace("&#39;", "'").replace("&amp;", "&"))


def test_a_device_shows_its_language_its_clock_and_its_last_push(gateway, page):
    catalog = {"sourceLanguage": "en", "version": "1.0", "strings": {"HI": {"localizations": {
        language: {"stringUnit": {"state": "translated", "value": "Hi"}} for language in ["en", "fr"]}}}}
    assert gateway.call("PUT", f"/v1/apps/{APP}/strings", catalog)[0] == 200
    gateway.register("ab" * 32, languages=["fr-CA"], time_zone="Asia/Kathmandu")
    gateway.register("cd" * 32, languages=["fr"])
    gateway.register("ef" * 32, languages=[])
    cookie = page.sign_in(gateway.admin_key)
    rows = {words(row)[:8]: words(row) for row in tree_of(page.get(f"/admin/devices?app={APP}", cookie)).iter("tr")}
    assert "French (Canada) → is shown French" in rows["abababab"]
    assert "→" not in rows["cdcdcdcd"] and "→ is shown English" in rows["efefefef"]
    clock = (datetime.now(UTC) + timedelta(hours=5, minutes=45)).strftime("%H:")
    assert re.search(rf"Asia/Kathmandu ?{clock}", rows["abababab"])

    links = {"".join(page.get(link, cookie).text.split("<h1>")[1][:60]): link for link in page.device_links(APP, cookie)}
    link, = [one for text, one in links.items() if "abababab" in text]
    text = words(tree_of(page.get(link, cookie)))
    assert "French frRelated to their first language." in text and re.search(r"It is \d{4}-\d\d-\d\d \d\d:\d\d there\.", text)
    assert "Last push" not in text
    key = re.search(r'name="key" value="([^"]+)"', page.get(link, cookie).text)[1]
    first, second = [page.post(f"{link}/test", {"key": key, "text": "Hello"}, cookie) for _ in range(2)]
    assert first.status == 303 and first.location == second.location
    notification, = listed(gateway)
    assert first.location == f"/admin/notifications/{notification['id']}?done=sent"
    assert gateway.finished(notification["id"])["outcomes"] == {"accepted": 1}
    assert "Last pushAccepted" in words(tree_of(page.get(link, cookie)))
    answer = page.post(f"{link}/test", {"key": key + "2", "text": ""}, cookie)
    assert answer.status == 422 and "text-problem" in problems(answer)
    path = re.search(r'href="(/admin/compose\?[^"]+)"', answer.text)[1].replace("&amp;", "&")
    assert form_of(page.get(path, cookie))["device"] == "ab" * 32

    _, made, _ = gateway.call("POST", "/v1/keys", {"name": "k", "scopes": ["read", "devices"]})
    reader = page.sign_in(made["key"])
    assert f"{link}/test" not in page.get(link, reader).text and "Compose for" not in page.get(link, reader).text
    assert page.post(f"{link}/test", {"key": "k", "text": "x"}, reader).status == 403
    _, made, _ = gateway.call("POST", "/v1/keys", {"name": "k", "scopes": ["notify"]})
    assert page.post(f"{link}/test", {"key": "k", "text": "x"}, page.sign_in(made["key"])).status == 403
