# SPDX-License-Identifier: Apache-2.0
"""Hostile texts in every stored field, shown on every page of the admin page: a strict parser finds no error and no
element or attribute that the page did not mean."""

import random
import urllib.parse

import html5lib
import pytest
from admin_page import SAME, AdminPage
from gateway import APP

# All elements of pages. `style`, `img`, `iframe` and event handlers are not among them, and `script` only in the head.
ELEMENTS = set(
    "html head meta title link body a header span nav div form button main h1 h2 h3 p ul ol li strong section input label fieldset legend "
    "select option details summary datalist table caption thead tbody tr th td bdi code time pre dl dt dd aside wbr script textarea"
    .split())
# Elements of charts.
PICTURES = {"{http://www.w3.org/2000/svg}" + name for name in "svg rect path title desc".split()}
ATTRIBUTES = set(
    "lang charset name content rel href type class id tabindex aria-hidden aria-label aria-current aria-invalid "
    "aria-describedby aria-labelledby method action role value selected open placeholder autocomplete autocapitalize "
    "spellcheck list enctype checked data-live data-events scope data-label datetime title for required autofocus http-equiv "
    "viewBox preserveAspectRatio x y width height d vector-effect src rows dir".split())
CHARACTERS = (
    "<>&\"'`=/\\-!?;:()[]{}%#+ \u00a0\u00ad\u0085\u009f\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2028\u2029"
    "\u2066\u2067\u2068\u2069\ufeff\ufffd\ufffe\uffff\ufdd0\U0001fffe\U000e0001\U0001f3f4\u0301\u0338abcXYZ09\u05d0\u0634")
PIECES = [
    "<script>alert(1)</script>", "</title><script>", "\"><img src=x onerror=alert(1)>", "' onfocus=alert(1) autofocus '",
    "</textarea></select></option></datalist><svg onload=alert(1)>", "<!--", "--!>", "]]>", "<![CDATA[", "&lt;b&gt;", "&#0;",
    "&#x3c;b", "&notit;", "javascript:alert(1)", "data:text/html,<b>", "<bdi></bdi></bdi>", "<style>*{display:none}", "<base href=//x>",
    "<meta http-equiv=refresh content=0>", "</td></tr></table>", "\u202eevil", "{{7*7}}", "${x}", "%3Cb%3E", "../../", "//x"]


def hostile(random, limit):
    """A text of at most `limit` bytes without ASCII control characters, which the API refuses."""
    text = random.choice(PIECES)
    while len(text.encode()) < limit:
        text += random.choice(PIECES) if random.random() < 0.3 else random.choice(CHARACTERS)
    return text.encode()[:limit].decode(errors="ignore").strip() or "<"


def check(answer, where):
    """Parses a page strictly, and compares its elements, attributes and addresses with those that pages have."""
    parser = html5lib.HTMLParser(strict=False, namespaceHTMLElements=False)
    tree = parser.parse(answer.text)
    assert not parser.errors, (where, parser.errors[:3])
    ids = [element.attrib["id"] for element in tree.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids)), (where, sorted(ids))
    for element in tree.iter():
        assert element.tag in ELEMENTS | PICTURES, (where, element.tag)
        assert element.tag != "script" or not element.text and element.attrib["src"].startswith("/admin/assets/admin-"), where
        for name, value in element.attrib.items():
            assert name in ATTRIBUTES, (where, element.tag, name)
            if name in ("href", "action", "data-events", "src"):
                address = urllib.parse.urlsplit(value)
                assert not address.scheme and not address.netloc, (where, value)
                assert value == "#main" or value.startswith("/admin/"), (where, value)
    return tree


def shown(tree):
    """All texts and attributes of a page."""
    return "".join(tree.itertext()) + " ".join(
        value for element in tree.iter() for value in element.attrib.values())


@pytest.fixture
def page(gateway):
    return AdminPage(gateway.address)


def test_stored_texts_are_never_markup(gateway, page, database):
    chance = random.Random(4711)
    tokens = [f"{number:02x}" * 32 for number in range(1, 41)]
    for token in tokens:
        gateway.register(
            token, languages=["fr-CA", "en"], user=hostile(chance, chance.choice([8, 60, 256])),
            tags=[hostile(chance, chance.choice([4, 30, 128])) for _ in range(chance.randint(0, 6))],
            app_version=hostile(chance, 64))
    for token in tokens[::2]:
        assert gateway.call(
            "POST", f"/v1/apps/{APP}/devices/{token}/quarantine", {"reason": hostile(chance, 128)})[0] == 200
    # What the API refuses, but another writer may have stored: long texts, control characters, no language tags.
    control = "".join(map(chr, [*range(1, 32), 127]))
    raw = hostile(chance, 1024) + control + "<script>"
    quoted = "'" + raw.replace("'", "''") + "'"
    database.query(f"UPDATE devices SET time_zone = {quoted[:60]}' WHERE token = '\\x{tokens[0]}'")
    database.query(f"UPDATE language_lists SET tags = {quoted[:50].replace(',', '')}' WHERE id = (SELECT min(id) FROM language_lists)")
    status, made, _ = gateway.call("POST", "/v1/keys", {"name": hostile(chance, 100), "scopes": ["read", "devices"]})
    assert status == 201, made
    cookie = page.sign_in(made["key"])

    answer = page.get(f"/admin/devices?app={APP}", cookie)
    tree = check(answer, "list")
    assert len(tree.findall(".//tbody/tr")) == len(tokens)
    links = page.device_links(APP, cookie)
    for link in links:
        check(page.get(link, cookie), link)
        check(page.post(f"{link}/delete", {"confirmation": hostile(chance, 300)}, cookie), "confirmation")
        check(page.post(f"{link}/quarantine", {"reason": hostile(chance, 300)}, cookie), "reason")


def test_texts_in_addresses_and_forms_are_never_markup(gateway, page):
    chance = random.Random(815)
    cookie = page.sign_in(gateway.admin_key)
    gateway.register("ab" * 32)
    names = ["user", "language", "state", "reason", "environment", "tag", "any_tag", "no_tag", "app_version", "updated_since",
             "cursor", "done", "app", "push_type", hostile(chance, 30)]
    for _ in range(8):
        for name in names:
            value = hostile(chance, chance.choice([10, 100, 400]))
            query = urllib.parse.urlencode([("app", APP)] * (name != "app") + [(name, value)])
            answer = page.get(f"/admin/devices?{query}", cookie)
            assert answer.status in (200, 303, 403, 404, 422), (name, answer.status)
            if answer.status != 303:
                check(answer, name)
            check(page.get("/admin/sign-in?" + urllib.parse.urlencode({"next": value})), "next")
            check(page.get(f"/admin/{urllib.parse.quote(value, safe='')}", cookie), "path")
            check(page.get(f"/admin/devices/{urllib.parse.quote(value, safe='')}", cookie), "id")
            check(page.post("/admin/sign-in", {"next": value}, headers={**SAME, "X-Request-Id": "<b>"}), "sign-in")


def test_texts_are_shown_as_they_were_stored(gateway, page):
    user = "</bdi><script>alert(1)</script>&lt;\u202e\"'"
    gateway.register("ab" * 32, user=user, tags=["<b>&amp;</b>"])
    cookie = page.sign_in(gateway.admin_key)
    tree = check(page.get(f"/admin/devices?app={APP}", cookie), "list")
    assert user in shown(tree) and "<b>&amp;</b>" in shown(tree)
    query = urllib.parse.urlencode({"app": APP, "user": user})
    tree = check(page.get(f"/admin/devices?{query}", cookie), "filtered")
    assert len(tree.findall(".//tbody/tr")) == 1
    assert tree.find(".//input[@name='user']").attrib["value"] == user
