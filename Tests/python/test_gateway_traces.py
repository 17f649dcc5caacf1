# SPDX-License-Identifier: Apache-2.0
"""`traceparent` of a request, in the log, in PostgreSQL and in webhook messages."""

import json
import time

from gateway import APP
from simulator import TOKEN
from test_gateway_crashes import eventually
from test_gateway_webhook_failures import refused
from test_gateway_webhooks import SETTINGS, Receiver, hook, log

TRACE = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"
NOTIFICATION = {"to": {"tokens": [TOKEN]}, "payload": {"aps": {"alert": "Hello"}}}


def lines(gateway, message, **members):
    """Returns the log lines with this message and these members; waits for the first."""
    end = time.monotonic() + 20
    while True:
        found = [
            line for line in map(json.loads, filter(lambda line: line.startswith("{"), list(gateway.log)))
            if line["message"] == message and all(line.get(name) == value for name, value in members.items())]
        if found:
            return found
        assert time.monotonic() < end, f"the log lacks {message}, {members}: {gateway.log[-6:]}"
        time.sleep(0.02)


def post(gateway, path, body, trace):
    status, answer, _ = gateway.call("POST", f"/v1/apps/{APP}/{path}", body, headers={"traceparent": trace})
    return status, answer


def test_traceparent_is_logged_and_stored(serve, simulator):
    gateway = serve(PUSHGATE_LOG="debug")
    gateway.set_up(simulator)
    gateway.register(TOKEN)
    status, answer = post(gateway, "notifications", NOTIFICATION, TRACE)
    assert status == 202, answer
    assert gateway.finished(answer["id"])["traceparent"] == TRACE
    # The log lines of the request, and of sending.
    asked = lines(gateway, "request", method="POST", route="/v1/apps/{app}/notifications", traceparent=TRACE)
    assert [line["status"] for line in asked] == [202]
    assert lines(gateway, "row finished", notification=answer["id"], traceparent=TRACE)


def test_batch_lines_and_schedules_keep_the_traceparent(gateway):
    gateway.register(TOKEN)
    line = json.dumps({**NOTIFICATION, "send_at": int(time.time()) + 3600}).encode()
    status, answer = post(gateway, "notifications/batch", line, TRACE)
    assert status == 200 and answer["status"] == 202, answer
    shown = gateway.call("GET", f"/v1/apps/{APP}/notifications/{answer['id']}")[1]
    assert shown["state"] == "scheduled" and shown["traceparent"] == TRACE


def test_a_malformed_traceparent_is_ignored(gateway):
    gateway.register(TOKEN)
    for trace in ("00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01", "nonsense", "\u00e9"):
        status, answer = post(gateway, "notifications", NOTIFICATION, trace)
        assert status == 202, answer
        assert "traceparent" not in gateway.finished(answer["id"])
    assert not [line for line in list(gateway.log) if "traceparent" in line]


def test_webhook_messages_have_the_traceparent_of_their_notification(serve, simulator):
    """Each message of the notification has it at each attempt; other messages have none."""
    gateway = serve(**SETTINGS)
    gateway.set_up(simulator)
    gateway.register(TOKEN)
    requests = []

    def behave(count, headers):
        requests.append((headers["webhook-id"], headers.get_all("traceparent")))
        return 503 if count == 1 else None

    receiver = Receiver(behave=behave)
    webhook = hook(gateway, receiver.port, ["delivery.failed", "notification.finished"])
    later = TRACE.replace("4bf9", "5bf9")
    failing = {**NOTIFICATION, "payload": refused()}
    traces = {
        post(gateway, "notifications", failing, TRACE)[1]["id"]: TRACE,
        post(gateway, "notifications", {**failing, "send_at": int(time.time()) + 2}, later)[1]["id"]: later,
        post(gateway, "notifications", failing, "nonsense")[1]["id"]: None,
    }
    eventually(lambda: len({name for name, _ in receiver.messages}) == 6)
    assert gateway.call("POST", f"/v1/apps/{APP}/webhooks/{webhook}/test")[0] == 202
    eventually(lambda: any(message["type"] == "webhook.test" for _, message in receiver.messages))
    expected = {name: traces.get(message["data"].get("notification")) for name, message in receiver.messages}
    assert sorted(filter(None, expected.values())) == sorted(2 * [TRACE, later])
    assert requests == [(name, [expected[name]] if expected[name] else None) for name, _ in requests]
    assert len(requests) > len(expected), "the first message was not retried"
    eventually(lambda: {one["state"] for one in log(gateway, webhook)} == {"delivered"})
    assert receiver.wrong == []
    receiver.close()
