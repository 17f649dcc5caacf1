# SPDX-License-Identifier: Apache-2.0
"""Missing, unreadable and refused credentials are reported: in the log, by /readyz and in the 202."""

import base64
import datetime
import json
import secrets
import time

import pytest

from gateway import APP, Gateway
from simulator import push_certificate
from trials import metric, until
from wire_client import wait_for

TOKEN = f"{7:064x}"


def note(gateway):
    """The notes of `/readyz` about credentials; empty if there are no faults."""
    status, answer, _ = gateway.call("GET", "/readyz")
    assert status == 200 and answer["ready"], answer
    return [one["detail"] for one in answer["notes"] if one["name"] == "credentials"]


def faulty(gateway, reason):
    return metric(gateway, "pushgate_credentials_faulty", reason=reason)


def logged_problems(gateway):
    lines = [json.loads(line) for line in gateway.log if line.startswith("{")]
    return [line for line in lines if line["message"].startswith("apps or credentials")]


@pytest.fixture
def another_secret(binary, serve, simulator):
    """A gateway that was restarted with another secret key."""
    first = serve()
    first.set_up(simulator)
    first.register(TOKEN)
    assert note(first) == [] and first.stop() == 0
    gateway = Gateway(
        binary, first.database, simulator, PUSHGATE_ADMIN_KEY=first.admin_key,
        PUSHGATE_SECRET_KEY=base64.b64encode(secrets.token_bytes(32)).decode())
    gateway.admin_key = first.admin_key
    yield gateway, first.environment["PUSHGATE_SECRET_KEY"]
    gateway.stop()


def test_a_wrong_secret_key_is_reported_and_pushes_are_sent_once_corrected(
        another_secret, binary, simulator):
    gateway, secret = another_secret
    [detail] = note(gateway)
    assert "1 that PUSHGATE_SECRET_KEY cannot decrypt" in detail and APP not in detail
    wait_for(lambda: faulty(gateway, "sealed") == 1)
    wait_for(lambda: logged_problems(gateway))
    [problem] = logged_problems(gateway)
    assert APP in problem["of"] and "sandbox/" in problem["of"], problem
    [credential] = gateway.call("GET", f"/v1/apps/{APP}/credentials")[1]["credentials"]
    assert credential["usable"] is False
    status, answer, _ = gateway.call(
        "POST", f"/v1/apps/{APP}/notifications",
        {"to": {"tokens": [TOKEN], "environment": "sandbox"}, "payload": {"aps": {"alert": "x"}}})
    assert status == 202 and "sandbox" in answer["warnings"][0]["detail"], answer
    assert gateway.stop() == 0
    again = Gateway(
        binary, gateway.database, simulator, PUSHGATE_ADMIN_KEY=gateway.admin_key, PUSHGATE_SECRET_KEY=secret)
    again.admin_key = gateway.admin_key
    try:
        assert again.finished(answer["id"])["outcomes"] == {"accepted": 1}
        assert note(again) == []
    finally:
        again.stop()


def test_a_missing_credential_is_reported_until_stored(serve, simulator):
    gateway = serve()
    assert gateway.call("PUT", f"/v1/apps/{APP}", {})[0] == 201
    assert note(gateway) == ["apps or credentials: 1 without a credential"]
    wait_for(lambda: faulty(gateway, "absent") == 1)
    gateway.register(TOKEN)
    body = {"to": {"tokens": [TOKEN]}, "payload": {"aps": {"alert": "x"}}}
    status, answer, _ = gateway.call("POST", f"/v1/apps/{APP}/notifications", body)
    assert status == 202, answer
    [warning] = answer["warnings"]
    assert warning["detail"] == "the app has no usable credential for sandbox: 1 device waits there"
    status, line, _ = gateway.call(
        "POST", f"/v1/apps/{APP}/notifications/batch", json.dumps(body).encode(),
        headers={"Content-Type": "application/x-ndjson"})
    assert status == 200 and line["warnings"] == [warning], line
    chain, key = push_certificate(days=20)
    status, put, _ = gateway.call(
        "PUT", f"/v1/apps/{APP}/credentials/sandbox/main", {"certificate": (chain + key).decode()})
    assert status == 201, put
    assert gateway.finished(answer["id"])["outcomes"] == {"accepted": 1}
    assert note(gateway) == ["apps or credentials: 1 that expire within 30 days"]
    status, answer, _ = gateway.call("POST", f"/v1/apps/{APP}/notifications", body)
    assert status == 202 and "warnings" not in answer, answer
    wait_for(lambda: faulty(gateway, "absent") == 0 and faulty(gateway, "expiring") == 1)
    expiry = metric(gateway, "pushgate_certificate_expires_timestamp_seconds", environment="sandbox")
    assert datetime.datetime.fromisoformat(put["expires_at"]).timestamp() == expiry


def test_a_refused_credential_is_reported_until_it_works(serve, simulator):
    gateway = serve()
    gateway.set_up(simulator)
    gateway.register(TOKEN)
    body = {"to": {"tokens": [TOKEN]}, "payload": {"aps": {"alert": "x"}}}

    def warnings(query="", status=202):
        answered, answer, _ = gateway.call("POST", f"/v1/apps/{APP}/notifications{query}", body)
        assert answered == status, answer
        return [warning["detail"] for warning in answer.get("warnings", [])], answer.get("id")

    assert warnings()[0] == []
    simulator.call("POST", "/sim/faults", [{"status": 403, "reason": "InvalidProviderToken"}])
    refused = "Apple refuses the app's credential for sandbox: 1 device waits there"
    # Each connection may reach another shard, and the shards notify each other of a refusal.
    until(lambda: warnings()[0] == [refused], what="the refusal to be warned of")
    until(lambda: warnings("?dry_run=true", 200)[0] == [refused], what="a dry run to warn of the refusal")
    _, last = warnings()

    def shown():
        return gateway.call("GET", f"/v1/apps/{APP}/notifications/{last}")[1]

    until(lambda: "devices wait: Apple refuses the app's credential"
          in [one["detail"] for one in shown().get("warnings", [])], what="the notification's warning")
    assert shown()["sent_by"] == {"id": None, "name": "administrator"}
    simulator.call("DELETE", "/sim/faults")
    until(lambda: warnings()[0] == [], what="the credential to work again")


def checked(gateway, name="main", environment="sandbox"):
    """Checks a credential; returns verdict, status and reason. After a refusal that ends the connection, the next one
    opens with a delay (NoConnection), and the check is retried."""
    end = time.monotonic() + 30
    while True:
        status, answer, _ = gateway.call("POST", f"/v1/apps/{APP}/credentials/{environment}/{name}/test")
        assert status == 200, answer
        if answer["reason"] != "NoConnection" or time.monotonic() > end:
            return answer["verdict"], answer["status"], answer["reason"]
        time.sleep(0.1)


def test_a_credential_check_reports_the_answer_of_apple(serve, simulator):
    gateway = serve()
    assert gateway.call("PUT", f"/v1/apps/{APP}", {})[0] == 201
    gateway.register(TOKEN)
    place = f"/v1/apps/{APP}/credentials/sandbox/main"
    body = {"key_id": simulator.key.key_id, "team_id": simulator.key.team, "private_key": simulator.key.private_pem}
    assert gateway.call("PUT", place, body)[0] == 201
    simulator.register_key()
    simulator.call("POST", "/sim/faults", [{"status": 403, "reason": "InvalidProviderToken", "times": 1}])
    assert checked(gateway) == ("refused", 403, "InvalidProviderToken")
    assert checked(gateway) == ("good", 200, None)
    simulator.call("POST", "/sim/faults", [{"status": 400, "reason": "BadDeviceToken", "times": 1}])
    assert checked(gateway) == ("good", 400, "BadDeviceToken")
    simulator.call("POST", "/sim/faults", [{"status": 403, "reason": "BadEnvironmentKeyIdInToken", "times": 1}])
    assert checked(gateway) == ("refused", 403, "BadEnvironmentKeyIdInToken")
    simulator.call("POST", "/sim/faults", [{"status": 400, "reason": "TopicDisallowed", "times": 1}])
    assert checked(gateway) == ("refused", 400, "TopicDisallowed")
    simulator.call("POST", "/sim/faults", [{"status": 503, "reason": "ServiceUnavailable", "times": 1}])
    assert checked(gateway) == ("unknown", 503, "ServiceUnavailable")
    # The checks affected no device, and pushes are still sent.
    assert TOKEN not in {one["token"] for one in simulator.received()}
    assert gateway.device(TOKEN)["state"] == "active"
    ended = gateway.finished(gateway.notify({"tokens": [TOKEN]}))
    assert ended["outcomes"] == {"accepted": 1}
    assert gateway.call("POST", f"{place}2/test")[0] == 404
    certificate, key = push_certificate(topics=(APP + ".voip",), uid=APP + ".voip")
    status, answer, _ = gateway.call(
        "PUT", place + "2", {"certificate": (certificate + key).decode()})
    assert status == 201, answer
    status, answer, _ = gateway.call("POST", place + "2/test")
    assert (answer["verdict"], answer["topic"], answer["push_type"]) == ("good", APP + ".voip", "voip"), answer


def test_an_unreadable_credential_is_not_sent_to_apple(another_secret, simulator):
    gateway, _ = another_secret
    [credential] = gateway.call("GET", f"/v1/apps/{APP}/credentials")[1]["credentials"]
    assert checked(gateway, credential["name"]) == ("unusable", None, None)
    assert simulator.call("GET", "/sim/stats")[1]["connections_opened"] == 0


def test_a_replaced_secret_key_reseals_all_secrets(another_secret, binary, simulator):
    gateway, old = another_secret
    assert gateway.stop() == 0
    new = gateway.environment["PUSHGATE_SECRET_KEY"]

    def begun(**settings):
        node = Gateway(
            binary, gateway.database, simulator, PUSHGATE_ADMIN_KEY=gateway.admin_key, PUSHGATE_SECRET_KEY=new,
            PUSHGATE_TEST_LIMIT_SEALING_SWEEP="0.2", **settings)
        node.admin_key = gateway.admin_key
        return node

    both = begun(PUSHGATE_SECRET_KEY_PREVIOUS=old)
    assert note(both) == []
    # The preceding node leads until its lease ends.
    until(
        lambda: metric(both, "pushgate_duty_items_total", duty="secret-resealing") == 1, what="it to be sealed anew")
    assert both.stop() == 0
    alone = begun()
    try:
        assert note(alone) == []
        ended = alone.finished(alone.notify({"tokens": [TOKEN]}))
        assert ended["outcomes"] == {"accepted": 1}
    finally:
        assert alone.stop() == 0


def test_changes_are_audited_and_key_use_is_recorded(serve, simulator):
    gateway = serve()
    gateway.set_up(simulator)
    status, made, _ = gateway.call("POST", "/v1/keys", {"name": "ci", "scopes": ["admin"]})
    assert status == 201 and made["last_used_at"] is None, made
    assert gateway.call("PATCH", f"/v1/apps/{APP}", {"max_rate": 9}, key=made["key"])[0] == 200
    entries = gateway.call("GET", "/v1/audit")[1]["entries"]
    assert [entry["action"] for entry in entries] == [
        "PATCH /v1/apps/{app}", "POST /v1/keys", "PUT /v1/apps/{app}/credentials/{environment}/{name}",
        "PUT /v1/apps/{app}"]
    assert entries[0]["actor"] == "key" and entries[0]["key_id"] == made["id"] and entries[0]["key_name"] == "ci"
    assert entries[0]["app"] == APP and entries[0]["path"] == f"/v1/apps/{APP}"
    assert entries[1]["actor"] == "administrator" and entries[1]["key_id"] is None
    assert simulator.key.private_pem[40:60] not in json.dumps(entries)
    # The use of a key is stored when the node stops, at the latest.
    assert gateway.stop() == 0
    gateway.start()
    assert gateway.call("GET", "/v1/audit", key=made["key"])[0] == 200
    [key] = gateway.call("GET", "/v1/keys")[1]["keys"]
    assert key["last_used_at"] is not None
