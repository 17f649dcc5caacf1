# SPDX-License-Identifier: Apache-2.0
"""The API with curl: the right status, and a problem document that names the field."""

import json
import re
import subprocess
import time

import pytest

from gateway import APP
from trials import until

TOKEN = "a1" * 32
DEVICES = f"/v1/apps/{APP}/devices"
NOTIFICATIONS = f"/v1/apps/{APP}/notifications"


def curl(gateway, method, path, body=None, key=None, *options):
    """(status, parsed JSON or None) by the curl program."""
    key = gateway.admin_key if key is None else key
    done = subprocess.run(
        ["curl", "-sS", "-m", "20", "-X", method, "-H", f"Authorization: Bearer {key}",
         "-H", "Content-Type: application/json", "-w", "\n%{http_code}",
         *(["--data-binary", "@-"] if body is not None else []), *options, gateway.url + path],
        input=body if isinstance(body, (bytes, type(None))) else json.dumps(body).encode(),
        capture_output=True, check=True)
    text, _, status = done.stdout.decode().rpartition("\n")
    return int(status), json.loads(text) if text else None


def rows(database):
    return database.query(
        "SELECT (SELECT count(*) FROM devices), (SELECT count(*) FROM notifications),"
        " (SELECT count(*) FROM queue)")


LOCALIZED = {"aps": {"alert": {"body": {"localized": {"en": "x" * 10, "fr": "é" * 2100}}}}}

REFUSED = [
    # name, method, path, body, status, text that the problem must contain
    ("malformed JSON", "PUT", f"{DEVICES}/{TOKEN}", b'{"languages": ["en",]}', 400, "line 1"),
    ("token hex", "PUT", f"{DEVICES}/xyz", {}, 422, "token"),
    ("odd token", "PUT", f"{DEVICES}/abc", {}, 422, "token"),
    ("33 languages", "PUT", f"{DEVICES}/{TOKEN}", {"languages": ["en"] * 33}, 422, "/languages"),
    ("long language", "PUT", f"{DEVICES}/{TOKEN}", {"languages": ["e" * 65]}, 422, "/languages"),
    ("wrong type", "PUT", f"{DEVICES}/{TOKEN}", {"languages": "en"}, 422, "/languages"),
    ("typo", "PUT", f"{DEVICES}/{TOKEN}", {"langauges": ["en"]}, 422, "/langauges"),
    ("environment", "PUT", f"{DEVICES}/{TOKEN}", {"environment": "test"}, 422, "/environment"),
    ("empty to", "POST", NOTIFICATIONS, {"to": {}, "payload": {"aps": {"alert": "x"}}}, 422, "/to"),
    ("no payload", "POST", NOTIFICATIONS, {"to": {"everyone": True}}, 422, "/payload"),
    ("long payload", "POST", NOTIFICATIONS,
     {"to": {"everyone": True}, "payload": {"aps": {"alert": "x" * 4096}}}, 422, "4096"),
    ("long in one language", "POST", NOTIFICATIONS,
     {"to": {"everyone": True}, "payload": LOCALIZED}, 422, "fr"),
    ("no text for some", "POST", NOTIFICATIONS,
     {"to": {"everyone": True},
      "payload": {"aps": {"alert": {"body": {"localized": {"fr": "Bonjour"}}}}}}, 422, "/payload"),
    ("unknown key", "POST", NOTIFICATIONS,
     {"to": {"everyone": True}, "payload": {"aps": {"alert": {"body": {"string": "NOPE"}}}}}, 422,
     "NOPE"),
    ("priority", "POST", NOTIFICATIONS,
     {"to": {"everyone": True}, "payload": {"aps": {"alert": "x"}}, "priority": 7}, 422, "/priority"),
    ("collapse id", "POST", NOTIFICATIONS,
     {"to": {"everyone": True}, "payload": {"aps": {"alert": "x"}}, "collapse_id": "x" * 65}, 422,
     "/collapse_id"),
    ("unknown route", "GET", "/v1/nothing", None, 404, ""),
    ("wrong method", "DELETE", NOTIFICATIONS, None, 405, ""),
]


def test_invalid_requests_are_rejected_and_store_nothing(gateway, database):
    before = rows(database)
    for name, method, path, body, status, names in REFUSED:
        answered, problem = curl(gateway, method, path, body)
        assert answered == status, (name, problem)
        assert problem["status"] == status and problem["code"].startswith("PG"), (name, problem)
        assert names in json.dumps(problem, ensure_ascii=False), (name, problem)
        assert rows(database) == before, name


def test_keys_and_apps(gateway):
    status, problem = curl(gateway, "GET", "/v1/apps", key="pgk_wrong")
    assert (status, problem["status"]) == (401, 401)
    status, problem = curl(gateway, "GET", "/v1/apps/com.example.other/devices")
    assert (status, problem["code"][:2], "app" in problem["pointer"]) == (404, "PG", True)
    status, key = curl(
        gateway, "POST", "/v1/keys", {"name": "reader", "scopes": ["read"], "apps": [APP]})
    assert status == 201
    reader = key["key"]
    assert curl(gateway, "GET", DEVICES, key=reader)[0] == 200
    assert curl(gateway, "PUT", f"{DEVICES}/{TOKEN}", {}, key=reader)[0] == 403
    listed = curl(gateway, "GET", "/v1/keys")[1]
    assert reader not in json.dumps(listed)
    assert curl(gateway, "DELETE", f"/v1/keys/{key['id']}")[0] in (200, 204)
    assert curl(gateway, "GET", DEVICES, key=reader)[0] == 401


def test_a_body_over_the_limit_is_rejected_before_it_is_read(gateway, database):
    before = rows(database)
    status, problem = curl(
        gateway, "POST", NOTIFICATIONS, b'{"to": "' + b"x" * 5_000_000 + b'"}', None,
        "-H", "Expect: 100-continue")
    assert (status, problem["status"]) == (413, 413)
    assert rows(database) == before


def test_an_unusable_language_tag_is_dropped_and_reported(gateway):
    status, device = curl(
        gateway, "PUT", f"{DEVICES}/{TOKEN}",
        {"languages": ["not a tag!", "fr-CA", "x"], "environment": "sandbox"})
    assert status == 201
    assert device["languages"] == ["fr-CA"]
    assert "not a tag!" in device["ignored_languages"]


def test_put_get_patch_delete_of_a_device(gateway):
    body = {
        "languages": ["zh-Hant-TW", "en-TW"], "environment": "sandbox", "user": "u-42",
        "tags": ["beta"], "time_zone": "Asia/Taipei", "app_version": "3.2.1",
        "registered_at": "2026-01-20T09:00:00.123Z"}
    assert curl(gateway, "PUT", f"{DEVICES}/{TOKEN}", body)[0] == 201
    status, device = curl(gateway, "GET", f"{DEVICES}/{TOKEN.upper()}")
    assert status == 200
    for name, value in body.items():
        assert device[name] == value
    status, device = curl(gateway, "PATCH", f"{DEVICES}/{TOKEN}", {"user": None, "tags": ["x"]})
    assert status == 200
    assert (device.get("user"), device["tags"]) == (None, ["x"])
    assert device["registered_at"] == body["registered_at"]
    assert curl(gateway, "DELETE", f"{DEVICES}/{TOKEN}")[0] in (200, 204)
    assert curl(gateway, "GET", f"{DEVICES}/{TOKEN}")[0] == 404
    assert curl(gateway, "DELETE", f"{DEVICES}/{TOKEN}")[0] == 404


def test_lists_are_paged_by_key(gateway):
    tokens = sorted(f"{n:02x}" * 32 for n in range(7))
    for n, token in enumerate(tokens):
        curl(gateway, "PUT", f"{DEVICES}/{token}",
             {"user": "bob", "languages": ["fr-CA" if n % 2 else "en"], "environment": "sandbox"})
    seen, query, pages = [], "?user=bob&limit=3", 0
    while query:
        page = curl(gateway, "GET", DEVICES + query)[1]
        seen += [device["token"] for device in page["devices"]]
        cursor = page.get("next_cursor")
        query = f"?user=bob&limit=3&cursor={cursor}" if cursor else None
        pages += 1
    assert (seen, pages) == (tokens, 3)
    french = curl(gateway, "GET", DEVICES + "?language=fr")[1]["devices"]
    # In the order of broadcasts, which is not the order of tokens.
    assert sorted(device["token"] for device in french) == tokens[1::2]
    assert curl(gateway, "GET", DEVICES + "?user=nobody")[1]["devices"] == []
    assert curl(gateway, "GET", DEVICES + "?limit=0")[0] in (400, 422)
    assert curl(gateway, "GET", DEVICES + "?cursor=garbage")[0] in (400, 422)


def test_deleting_an_app_deletes_its_rows(gateway, database):
    curl(gateway, "PUT", f"{DEVICES}/{TOKEN}", {"environment": "sandbox"})
    assert curl(gateway, "DELETE", f"/v1/apps/{APP}")[0] == 202
    assert curl(gateway, "GET", f"/v1/apps/{APP}")[0] == 404
    assert curl(gateway, "GET", DEVICES)[0] == 404


def test_a_private_key_is_never_returned(gateway, database):
    listed = curl(gateway, "GET", f"/v1/apps/{APP}/credentials")[1]
    text = json.dumps(listed)
    assert "PRIVATE" not in text and "main" in text
    assert database.query(
        "SELECT position('PRIVATE'::bytea IN sealed), length(sealed) > 100 FROM credentials"
    ) == "0|t"
    status, problem = curl(
        gateway, "PUT", f"/v1/apps/{APP}/credentials/sandbox/other",
        {"key_id": "ABCDEFGHIJ", "team_id": "ABCDEFGHIJ", "private_key": "no key"})
    assert (status, problem["pointer"]) == (422, "/private_key")


def test_the_version_is_the_same_everywhere(gateway, database):
    version = subprocess.run([gateway.binary, "--version"], check=True, capture_output=True, text=True).stdout.strip()
    assert re.fullmatch(r"\d+\.\d+\.\d+\+\w+", version), version
    assert [curl(gateway, "GET", path)[1]["version"] for path in ["/", "/healthz"]] == [version] * 2
    assert curl(gateway, "GET", "/openapi.json")[1]["info"]["version"] == version
    [serving] = [line for line in map(json.loads, gateway.log) if line["message"] == "serving"]
    assert serving["version"] == version
    assert gateway.metric(re.escape(f'pushgate_build_info{{version="{version}"}}')) == 1
    until(lambda: database.query("SELECT version FROM nodes") == version, what="a heartbeat")


def test_health_readiness_metrics_and_the_description(gateway):
    assert curl(gateway, "GET", "/healthz")[0] == 200
    assert curl(gateway, "GET", "/readyz")[0] == 200
    assert curl(gateway, "GET", "/openapi.json")[1]["openapi"].startswith("3.1")
    done = subprocess.run(
        ["curl", "-sS", "-H", f"Authorization: Bearer {gateway.admin_key}",
         gateway.url + "/metrics"], capture_output=True, text=True, check=True)
    assert "pushgate_http_requests_total{" in done.stdout
    assert "pushgate_queue_rows" in done.stdout


def test_a_database_without_durability_is_reported(gateway):
    assert gateway.database.query("SHOW fsync") == "off", "the tests' cluster has fsync off"
    status, answer = curl(gateway, "GET", "/readyz")[:2]
    assert status == 200
    assert [(note["name"], note["good"]) for note in answer["notes"]] == [("durability", False)]
    assert "fsync" in answer["notes"][0]["detail"]
    assert [line for line in gateway.log if "fsync = off" in line and '"warning"' in line]


def test_serve_fails_without_a_secret_key(serve, binary):
    with pytest.raises(AssertionError, match="ended before it served"):
        serve(PUSHGATE_ADMIN_KEY="")


def test_all_configuration_faults_are_reported_together(binary):
    done = subprocess.run(
        [binary, "serve"], capture_output=True, text=True,
        env={"PUSHGATE_LISTEN": "nowhere", "PUSHGATE_SECRET_KEY": "short", "PUSHGATE_SHARDS": "x"})
    assert done.returncode != 0
    for name in ("PUSHGATE_LISTEN", "PUSHGATE_SECRET_KEY", "PUSHGATE_SHARDS",
                 "PUSHGATE_DATABASE_URL"):
        assert name in done.stderr


def test_the_log_names_routes_and_no_tokens_or_keys(gateway):
    curl(gateway, "PUT", f"{DEVICES}/{TOKEN}", {"environment": "sandbox"})
    curl(gateway, "GET", f"{DEVICES}/{TOKEN}")
    gateway.stop()
    text = "\n".join(gateway.log)
    assert "/v1/apps/{app}/devices/{token}" in text
    assert TOKEN not in text and gateway.admin_key not in text


def test_a_keys_rate_limit_is_shared_by_all_shards(serve, simulator):
    gateway = serve(PUSHGATE_SHARDS="2")
    gateway.set_up(simulator)
    status, made, _ = gateway.call(
        "POST", "/v1/keys", {"name": "slow", "scopes": ["read"], "rate_limit": 5})
    assert status == 201
    begun = time.monotonic()
    # Each on a new connection, which any shard may accept.
    answers = [gateway.call("GET", f"/v1/apps/{APP}/devices", key=made["key"]) for _ in range(120)]
    seconds = time.monotonic() - begun
    admitted = [answer for answer in answers if answer[0] == 200]
    refused = [answer for answer in answers if answer[0] == 429]
    assert len(admitted) + len(refused) == len(answers) and refused
    assert len(admitted) <= 5 + 5 * seconds + 1
    assert refused[0][1]["code"] == "PG1205" and refused[0][2]["Retry-After"] == "1"
    assert admitted[0][2]["RateLimit-Policy"] == '"key";q=5;w=1'
    assert gateway.metric("pushgate_http_requests_rate_limited_total") == len(refused)
    assert gateway.call("GET", f"/v1/apps/{APP}/devices")[0] == 200
