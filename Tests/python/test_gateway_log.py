# SPDX-License-Identifier: Apache-2.0
"""Log lines: times, numbers, and the fields that answer who was refused, and why."""

import hashlib
import http.client
import json
import re

from gateway import APP, Gateway
from simulator import SigningKey
from trials import until

TOKEN, OTHER = "ab" * 32, "cd" * 32


def lines(gateway, message):
    """The log lines with this message."""
    parsed = [json.loads(line) for line in list(gateway.log) if line.startswith("{")]
    return [line for line in parsed if line["message"] == message]


def request_line(gateway, identifier):
    """The line of the request with this id, once it is there."""
    return until(
        lambda: next((one for one in lines(gateway, "request") if one["request_id"] == identifier), None),
        patience=20, what=f"the line of {identifier}")


def logged(gateway, method, path, body=None, **options):
    """Sends a request; returns its status and its log line."""
    status, _, headers = gateway.call(method, path, body, **options)
    return status, request_line(gateway, headers["X-Request-Id"])


def device(token):
    return f"/v1/apps/{APP}/devices/{token}"


def create_key(gateway, scope):
    status, answer, _ = gateway.call("POST", "/v1/keys", {"name": f"a key to {scope}", "scopes": [scope]})
    assert status == 201, answer
    return answer


def test_a_request_line_names_app_device_key_and_client_and_has_numbers(gateway):
    key = create_key(gateway, "devices")
    body = {"environment": "sandbox"}
    status, line = logged(gateway, "PUT", device(TOKEN), body, key=key["key"])
    assert status == 201
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["time"]), line
    assert {name: type(line[name]) for name in ["status", "bytes", "duration_us", "key_id", "shard"]} == {
        "status": int, "bytes": int, "duration_us": float, "key_id": int, "shard": int}
    assert (line["status"], line["app"], line["client"], line["caller"], line["key_id"]) == (
        201, APP, "127.0.0.1", "key", key["id"])
    assert "code" not in line
    assert re.fullmatch("[0-9a-f]{16}", line["device"]) and line["device"] not in TOKEN
    assert line["device"] != hashlib.sha256(bytes.fromhex(TOKEN)).hexdigest()[:16], "the hash has no key"
    status, again = logged(gateway, "GET", device(TOKEN.upper()))
    assert (status, again["device"], again["caller"], "key_id" in again) == (200, line["device"], "administrator", False)
    assert logged(gateway, "GET", device(OTHER))[1]["device"] != line["device"]
    # The hash survives a restart.
    assert gateway.stop() == 0
    gateway.start()
    assert logged(gateway, "GET", device(TOKEN))[1]["device"] == line["device"]


def test_a_refused_request_has_the_code_and_its_key(gateway):
    wrong = "pgk_" + "A" * 8
    status, line = logged(gateway, "GET", "/v1/apps", key=wrong)
    assert (status, line["status"], line["code"], line["client"]) == (401, 401, "PG1201", "127.0.0.1")
    assert "key_id" not in line and "caller" not in line
    key = create_key(gateway, "read")
    status, line = logged(gateway, "PUT", device(TOKEN), {}, key=key["key"])
    assert (status, line["code"], line["key_id"], line["app"]) == (403, "PG1202", key["id"], APP)
    status, line = logged(gateway, "PUT", device(TOKEN), {"environment": "moon"})
    assert status == 422 and line["code"].startswith("PG"), line
    # Paths of unknown clients are not logged as applications.
    status, line = logged(gateway, "GET", "/v1/apps/not%20an%20app/devices", key=wrong)
    assert status == 401 and "app" not in line


def test_the_client_of_a_trusted_proxy_is_logged(gateway):
    headers = {"X-Forwarded-For": "203.0.113.9, 198.51.100.7"}
    assert logged(gateway, "GET", "/v1/apps", headers=headers)[1]["client"] == "198.51.100.7"
    assert logged(gateway, "GET", "/v1/apps")[1]["client"] == "127.0.0.1"


def test_an_untrusted_peer_cannot_choose_its_address(binary, database, simulator):
    gateway = Gateway(binary, database, simulator, PUSHGATE_HTTP_PROXIES="192.0.2.0/24")
    try:
        headers = {"X-Forwarded-For": "198.51.100.7"}
        assert logged(gateway, "GET", "/v1/apps", headers=headers)[1]["client"] == "127.0.0.1"
    finally:
        gateway.stop()


def test_a_head_that_cannot_be_parsed_has_client_and_code(gateway):
    connection = http.client.HTTPConnection(gateway.address, timeout=20)
    connection.putrequest("GET", "/v1/apps", skip_host=True)
    connection.endheaders()
    response = connection.getresponse()
    assert response.status == 400
    line = request_line(gateway, response.headers["X-Request-Id"])
    assert line["client"] == "127.0.0.1" and line["code"].startswith("PG"), line


def test_successful_probes_are_not_logged_at_info(gateway):
    for path in ["/healthz", "/readyz"]:
        assert gateway.call("GET", path)[0] == 200
    assert gateway.metric("pushgate_shards") >= 1
    assert logged(gateway, "GET", "/metrics", key="pgk_" + "A" * 8)[0] == 401
    logged(gateway, "GET", "/v1/apps")
    assert [(one["route"], one["status"]) for one in lines(gateway, "request")
            if not one["route"].startswith("/v1")] == [("/metrics", 401)]


def test_a_start_writes_one_line(binary, database, simulator):
    gateway = Gateway(binary, database, simulator)
    try:
        gateway.call("GET", "/v1/apps")
        until(lambda: lines(gateway, "request"), what="a request line")
        started = [json.loads(line) for line in gateway.log]
        started = [one for one in started if one["level"] == "info" and one["message"] != "request"]
        assert [one["message"] for one in started] == ["serving"]
        [line] = started
        host, port = simulator.address
        assert (line["apns_production"], line["apns_sandbox"]) == (f"{host}:{port}",) * 2
        assert line["version"].count("+") == 1 and line["address"] == gateway.address
        assert line["schema"] >= 1 and line["shards"] >= 1
    finally:
        gateway.stop()


def test_a_refusal_by_apple_names_app_and_credential(gateway, simulator):
    gateway.register(TOKEN)
    wrong = SigningKey()
    path = f"/v1/apps/{APP}/credentials/sandbox/main"

    def store(key):
        assert gateway.call("PUT", path, {
            "key_id": key.key_id, "team_id": key.team, "private_key": key.private_pem})[0] == 200

    store(wrong)
    identifier = gateway.notify({"tokens": [TOKEN]})
    [line] = until(lambda: lines(gateway, "APNs refuses credential"), what="the refusal")
    assert (line["level"], line["app"], line["environment"], line["credential"], line["reason"]) == (
        "warning", APP, "sandbox", "main", "InvalidProviderToken")
    ended = until(lambda: lines(gateway, "APNs session ended"), what="the end of the session")[-1]
    assert ended["app"] == APP and ended["credential"] == f"sandbox/main (key {wrong.key_id}, team {wrong.team})"
    store(simulator.key)
    gateway.finished(identifier, patience=60)
