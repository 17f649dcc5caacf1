# SPDX-License-Identifier: Apache-2.0
"""Hostile texts in every column of the database that stores one, written past the API: a crawl of all pages finds no element
that a page did not mean, and no page fails."""

import collections
import html
import json
import random
import re
import urllib.parse

from admin_page import AdminPage
from admin_routes import routes
from gateway import APP
from test_gateway_admin_attacks import STRINGS
from test_gateway_admin_markup import check, hostile
from trials import until

#: Columns that routes are found by, or that the gateway cannot start work without.
KEPT = {
    ("apps", "bundle_id"), ("devices", "state_reason"), ("configuration", "version"), ("queue", "snapshot"), ("duties", "name"),
    ("webhooks", "url"), ("apps", "time_zone")}
#: Addresses of one page with the same names of parameters that the crawl visits.
VISITS = 3


def fill(gateway):
    """One of each object, with every optional text."""
    for number in range(3):
        gateway.register(f"{number + 1:02x}" * 32, user=f"u{number}", tags=["a", "b"], app_version="1.2", time_zone="Europe/Rome",
                         languages=["fr", "en"])
    gateway.call("POST", f"/v1/apps/{APP}/devices/{'02' * 32}/quarantine", {"reason": "why"})
    gateway.call("PUT", f"/v1/apps/{APP}/strings", STRINGS)
    status, answer, _ = gateway.call("POST", f"/v1/apps/{APP}/webhooks", {
        "url": "https://127.0.0.1:9/", "events": ["notification.finished"]})
    assert status == 201, answer
    assert gateway.call("POST", "/v1/keys", {"name": "key", "scopes": ["read"], "apps": [APP]})[0] == 201
    for to in [{"users": ["u0", "u1"], "tokens": ["ff" * 32], "tags": {"all": ["a"]}}, {"share": {"to": 99, "seed": "s"}, "languages": ["fr"]}]:
        status, made, _ = gateway.call("POST", f"/v1/apps/{APP}/notifications", {
            "to": to, "alert": {"en": {"title": "T", "body": "B"}}, "reference": "r", "collapse_id": "c",
            "quiet_hours": {"from": "00:00", "to": "00:01", "then": "send"}})
        assert status == 202, made
        gateway.finished(made["id"])
    assert gateway.call("POST", f"/v1/apps/{APP}/notifications", {
        "to": {"users": ["u2"]}, "alert": "Later", "send_at_local": "2027-01-01T07:00"})[0] == 202
    return made["id"]


def replaced(value, text):
    """JSON with another text for each string."""
    if isinstance(value, dict):
        return {name: replaced(one, text) for name, one in value.items()}
    if isinstance(value, list):
        return [replaced(one, text) for one in value]
    return text() if isinstance(value, str) else value


def spoil(database, chance):
    """Writes hostile texts into all columns of texts, as long as their constraints allow. Returns the columns."""
    columns = [line.split("|") for line in database.query("""
        SELECT c.table_name, c.column_name, c.udt_name FROM information_schema.columns c
        JOIN pg_class k ON k.relname = c.table_name AND k.relnamespace = 'public'::regnamespace
        WHERE c.table_schema = 'public' AND c.udt_name IN ('text', '_text', 'json', 'jsonb') AND NOT k.relispartition
          AND k.relkind IN ('r', 'p') AND c.is_generated = 'NEVER' ORDER BY 1, 2""").splitlines()]
    filled = set(database.query(" UNION ALL ".join(
        f"SELECT '{table}.{column}' WHERE EXISTS (SELECT FROM {table} WHERE {column} IS NOT NULL)"
        for table, column, _ in columns)).splitlines())
    controls = "".join(map(chr, [*range(1, 32), 127, *range(128, 160)]))

    def text(size):
        start = controls if size > 200 else ""
        return (start + hostile(chance, size - len(start.encode()))).replace("'", "''")

    written = set()
    for table, column, kind in columns:
        if (table, column) in KEPT or f"{table}.{column}" not in filled:
            continue
        for size in [4096, 1000, 120, 30, 12]:
            if kind in ("json", "jsonb"):
                rows = database.query(f"SELECT {column}::text FROM {table} WHERE {column} IS NOT NULL LIMIT 50").splitlines()
                changes = [
                    f"'{changed}' WHERE {column}::text = '{old}'" for old, changed in {
                        row.replace("'", "''"): json.dumps(
                            replaced(json.loads(row), lambda: hostile(chance, size // 8))).replace("'", "''")
                        for row in rows}.items()]
            else:
                value = f"ctid::text || '{text(size)}'" if kind == "text" else f"ARRAY['{text(size)}', '{text(size)}']"
                changes = [f"{value} WHERE {column} IS NOT NULL"]
            try:
                rows = [database.query(f"WITH u AS (UPDATE {table} SET {column} = {change} RETURNING 1) SELECT count(*) FROM u")
                        for change in changes]
                if any(int(one) for one in rows):
                    written.add(f"{table}.{column}")
                break
            except AssertionError:
                # Forbidden by a constraint; a shorter text may be allowed.
                continue
    return written


def links(text):
    """Addresses of pages, with sealed ids."""
    return {html.unescape(one).partition("#")[0] for one in re.findall(r'(?:href|data-events)="(/admin/[^"]*)"', text)}


def test_no_stored_text_is_markup_on_any_page(gateway):
    page, database, chance = AdminPage(gateway.address), gateway.database, random.Random(2029)
    first = fill(gateway)
    cookie = page.sign_in(gateway.admin_key)
    # The webhook's receiver cannot be reached, which is found out after the notification.
    until(lambda: database.query("SELECT count(*) FROM webhook_messages WHERE fault IS NOT NULL") != "0", 60, "a failed message")
    written = spoil(database, chance)
    database.query(f"""
        UPDATE notifications SET payload = convert_to('{json.dumps({"aps": {"alert": {"title": hostile(chance, 2000), "body": hostile(chance, 2000)}}})
        .replace("'", "''")}', 'UTF8')""")
    expected = {
        "devices.user_id", "devices.tags", "devices.app_version", "devices.time_zone", "deliveries.reason", "deliveries.language",
        "api_keys.name", "audit_log.path", "webhook_messages.fault", "notifications.options", "runs.reference", "language_lists.tags",
        "credentials.name", "nodes.version"}
    assert not expected - written, (expected - written, sorted(written))
    database.query("UPDATE configuration SET version = version + 1")
    until(lambda: "main</bdi>" not in page.get(f"/admin/applications/{APP}", cookie).text, 60, "the configuration is read again")

    # Fixed segments first, as in the router.
    patterns = sorted(
        (route for route in routes() if route.method == "GET" and route.scope and not route.path.endswith("/events")),
        key=lambda route: "{" in route.path)
    visited, seen, waiting = collections.Counter(), set(), [
        "/admin/overview", *(f"/admin/notifications/{first}/{action}" for action in ["send-rest", "resend-failures", "cancel"])]
    while waiting:
        link = waiting.pop()
        path, _, query = link.partition("?")
        pattern = next((route.path for route in patterns if route.pattern.fullmatch(path)), None)
        kind = pattern, tuple(sorted({name for name, _ in urllib.parse.parse_qsl(query)}))
        if link in seen or pattern is None or visited[kind] >= VISITS:
            continue
        seen.add(link)
        visited[kind] += 1
        answer = page.get(link, cookie)
        # A delivery without its reason links to a device that is not registered.
        expected = (200, 303, 404, 409, 422) if pattern == "devices/{id}" else (200, 303, 409, 422)
        assert answer.status in expected, (link, answer.status, [line for line in gateway.log if '"error"' in line][-3:])
        if answer.status == 303:
            waiting.append(answer.location)
            continue
        check(answer, link)
        waiting += sorted(links(answer.text))
    missing = {route.path for route in patterns} - {kind[0] for kind in visited}
    assert not missing, missing
