# SPDX-License-Identifier: Apache-2.0
"""Webhook messages at a receiver that can misbehave."""

import base64
import collections
import hashlib
import hmac
import http.server
import json
import os
import socket
import ssl
import struct
import subprocess
import threading
import time

from gateway import APP
from test_gateway_crashes import eventually, timed

HOOKS = f"/v1/apps/{APP}/webhooks"
EVENTS = ["device.quarantined", "device.unregistered", "notification.finished"]
KEY = bytes(range(32))
SETTINGS = {"PUSHGATE_WEBHOOK_PRIVATE_TARGETS": "yes", "PUSHGATE_TEST_LIMIT_WEBHOOK_FIRST_WAIT": "0.2"}


def token(number):
    return f"{number:064x}"


class Receiver:
    """Checks signatures with `key`, and records the messages that it answered 2xx. `behave` returns another answer to a
    request: a status, "reset", or None for 204."""

    def __init__(self, port=0, behave=lambda count, headers: None, context=None, now=time.time):
        self.taken, self.tries, self.wrong, self.behave, self.now = [], 0, [], behave, now
        # The last requests, each as (headers, body).
        self.key, self.requests = KEY, collections.deque(maxlen=100)
        self.lock = threading.Lock()
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            disable_nagle_algorithm = True

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                outer.received(self, body)

            def log_message(self, *_):
                pass

        class Server(http.server.ThreadingHTTPServer):
            daemon_threads = True
            request_queue_size = 128

            def handle_error(self, *_):
                pass

        self.server = Server(("127.0.0.1", port), Handler)
        if context:
            self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def received(self, handler, body):
        name, at = handler.headers["webhook-id"], handler.headers["webhook-timestamp"]
        signed = hmac.new(self.key, f"{name}.{at}.".encode() + body, hashlib.sha256).digest()
        with self.lock:
            self.tries += 1
            count = self.tries
            self.requests.append((handler.headers, body))
            if "v1," + base64.b64encode(signed).decode() not in handler.headers["webhook-signature"].split(" "):
                self.wrong.append(name)
            if abs(self.now() - int(at)) > 60:
                self.wrong.append(at)
        answer = self.behave(count, handler.headers)
        if answer == "reset":
            handler.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            handler.connection.close()
            handler.close_connection = True
            return
        if answer is None:
            with self.lock:
                self.taken.append((name, json.loads(body)))
        handler.send_response(answer or 204)
        if answer in (301, 307):
            handler.send_header("Location", self.elsewhere)
        if answer:
            handler.send_header("Content-Length", "0")
        handler.end_headers()

    @property
    def messages(self):
        with self.lock:
            return list(self.taken)

    def close(self):
        self.server.shutdown()
        self.server.server_close()


def hook(gateway, port, events=EVENTS, scheme="http", host="127.0.0.1"):
    status, answer, _ = gateway.call("POST", HOOKS, {
        "url": f"{scheme}://{host}:{port}/hook?a=b", "events": list(events),
        "secret": "whsec_" + base64.b64encode(KEY).decode()})
    assert status == 201 and answer["secret"].startswith("whsec_"), answer
    return answer["id"]


def log(gateway, webhook):
    status, answer, _ = gateway.call("GET", f"{HOOKS}/{webhook}/messages?limit=1000")
    assert status == 200, answer
    return answer["messages"]


def fill(database, count):
    """Inserts devices by SQL."""
    database.query(f"""
        INSERT INTO devices (app, token, bucket, language_list, environment, token_kind, registered_at)
        SELECT a.id, t, 0, l.id, 2, 1, now() FROM apps a, language_lists l, (
          SELECT decode(lpad(to_hex(g), 64, '0'), 'hex') AS t FROM generate_series(1, {count}) g) tokens
        WHERE l.tags = ''""")


def events(database, rounds, first, last):
    """Quarantines and reactivates each device once a round; the reason is the round's number."""
    devices = f"token BETWEEN decode(lpad(to_hex({first}), 64, '0'), 'hex') AND decode(lpad(to_hex({last}), 64, '0'), 'hex')"
    for number in rounds:
        database.query(f"UPDATE devices SET state = 2, state_reason = '{number}' WHERE {devices}")
        database.query(f"UPDATE devices SET state = 1, state_reason = NULL WHERE {devices}")


def in_order(messages):
    """Returns the rounds of each device in the order of their first messages."""
    seen, rounds = set(), {}
    for name, message in messages:
        if name not in seen and message["type"] == "device.quarantined":
            seen.add(name)
            rounds.setdefault(message["data"]["token"], []).append(int(message["data"]["reason"]))
    return rounds


def test_messages_are_signed_and_describe_their_event(serve, simulator):
    gateway = serve(**SETTINGS)
    gateway.set_up(simulator)
    receiver = Receiver()
    webhook = hook(gateway, receiver.port)
    gateway.register(token(1), user="ann")
    gateway.register(token(2))
    path = f"/v1/apps/{APP}/devices/{token(1)}/quarantine"
    assert gateway.call("POST", path, {"reason": "lost"})[0] == 200
    gateway.database.query(
        f"UPDATE devices SET state = 3, state_reason = 'Unregistered' WHERE token = '\\x{token(2)}'")
    gateway.register(token(3))
    notification = gateway.notify({"tokens": [token(3)]})
    gateway.finished(notification)
    status, answer, _ = gateway.call("POST", f"{HOOKS}/{webhook}/test")
    assert status == 202
    eventually(lambda: len(receiver.messages) >= 4)
    assert receiver.wrong == []
    data = {message["type"]: message["data"] for _, message in receiver.messages}
    assert data["device.quarantined"] == {
        "app": APP, "token": token(1), "user": "ann", "environment": "sandbox", "push_type": "alert", "reason": "lost"}
    assert data["device.unregistered"]["token"] == token(2)
    assert data["notification.finished"] == {
        "app": APP, "notification": notification, "state": "finished", "outcomes": {"accepted": 1}, "reasons": {}}
    assert data["webhook.test"] == {"app": APP}
    assert answer["message"] in {name for name, _ in receiver.messages}
    eventually(lambda: {one["state"] for one in log(gateway, webhook)} == {"delivered"})
    assert len(log(gateway, webhook)) == 4 and {one["status"] for one in log(gateway, webhook)} == {204}
    receiver.close()


def test_private_addresses_are_rejected_and_redirects_not_followed(serve, simulator):
    gateway = serve()
    gateway.set_up(simulator)
    receiver = Receiver()
    for host in ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "10.0.0.1", "169.254.169.254"]:
        webhook = hook(gateway, receiver.port, scheme="https", host=host)
        gateway.call("POST", f"{HOOKS}/{webhook}/test")
        eventually(lambda: log(gateway, webhook)[0]["attempts"] > 0)
        assert log(gateway, webhook)[0]["fault"] == "address_refused", host
        assert gateway.call("DELETE", f"{HOOKS}/{webhook}")[0] == 204
    assert receiver.tries == 0
    gateway.stop()
    gateway = serve(**SETTINGS)
    other = Receiver()
    receiver.elsewhere = f"http://127.0.0.1:{other.port}/"
    receiver.behave = lambda count, headers: 301 if count < 3 else 307 if count < 5 else None
    webhook = hook(gateway, receiver.port)
    gateway.call("POST", f"{HOOKS}/{webhook}/test")
    eventually(lambda: log(gateway, webhook)[0]["state"] == "delivered")
    assert log(gateway, webhook)[0]["attempts"] == 5 and other.tries == 0
    receiver.close()
    other.close()


def test_http_urls_and_invalid_hosts_are_rejected(serve, simulator):
    gateway = serve()
    gateway.set_up(simulator)

    def made(url):
        status, answer, _ = gateway.call("POST", HOOKS, {"url": url, "events": ["device.quarantined"]})
        return status, answer.get("pointer")

    for host in [".", "-", "[:]", "a..b", "-a.example", "a-.example", "[1::2::3]", "[:1]", "[1:2:3]", "[::1.2.3]"]:
        assert made(f"https://{host}/") == (422, "/url"), host
    assert made("http://example.com/hooks") == (422, "/url")
    assert made("https://example.com/hooks")[0] == 201
    # If private targets are allowed, http URLs are accepted.
    gateway.stop()
    gateway = serve(**SETTINGS)
    assert made("http://receiver.internal/hooks")[0] == 201


def test_a_receiver_certificate_is_verified(serve, simulator, tmp_path):
    files = [str(tmp_path / name) for name in ("cert.pem", "key.pem")]
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
         "-addext", "subjectAltName=DNS:localhost", "-out", files[0], "-keyout", files[1]],
        check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*files)
    gateway = serve(**SETTINGS)
    gateway.set_up(simulator)
    receiver = Receiver(context=context)
    webhook = hook(gateway, receiver.port, scheme="https", host="localhost")
    gateway.call("POST", f"{HOOKS}/{webhook}/test")
    eventually(lambda: log(gateway, webhook)[0]["fault"] == "unreachable")
    assert receiver.tries == 0, "a request was sent despite the untrusted certificate"
    gateway.stop()
    gateway.environment["PUSHGATE_WEBHOOK_CA_FILE"] = files[0]
    gateway.start()
    eventually(lambda: log(gateway, webhook)[0]["state"] == "delivered", patience=60)
    assert receiver.wrong == [] and len(receiver.messages) == 1
    receiver.close()


def test_the_deadline_and_the_number_of_webhooks_are_limits(serve, simulator):
    gateway = serve(**SETTINGS, PUSHGATE_TEST_LIMIT_WEBHOOK_DEADLINE="0.3", PUSHGATE_TEST_LIMIT_WEBHOOKS_PER_APP="1")
    gateway.set_up(simulator)
    slow = threading.Event()
    receiver = Receiver(behave=lambda count, headers: slow.wait(60) and None)
    webhook = hook(gateway, receiver.port)
    body = {"url": f"http://127.0.0.1:{receiver.port}/", "events": EVENTS}
    status, answer, _ = gateway.call("POST", HOOKS, body)
    assert status == 409 and answer["code"] == "PG2021" and "at most 1 webhooks" in answer["detail"], answer
    gateway.call("POST", f"{HOOKS}/{webhook}/test")
    eventually(lambda: log(gateway, webhook)[0]["fault"] == "timed_out")
    slow.set()
    eventually(lambda: log(gateway, webhook)[0]["state"] == "delivered")
    receiver.close()


def test_messages_arrive_in_order_despite_receiver_failures(serve, simulator):
    """The gateway is killed, and the receiver is down for some time; pushes are not delayed."""
    gateway = serve(**SETTINGS)
    gateway.set_up(simulator)
    devices, rounds = 300, 6

    def behave(count, headers):
        if count % 41 == 0:
            time.sleep(0.3)
        return {3: 500, 7: "reset", 11: 429}.get(count % 53)

    receiver = Receiver(behave=behave)
    port = receiver.port
    hook(gateway, port)
    fill(gateway.database, devices)
    gateway.register(token(10**6))
    events(gateway.database, range(2), 1, devices)
    eventually(lambda: len(receiver.messages) > 100)
    gateway.kill()
    before = receiver.messages
    receiver.close()
    events(gateway.database, range(2, 4), 1, devices)
    gateway.start()
    events(gateway.database, range(4, rounds), 1, devices)
    # The receiver is down here, and is started again afterwards.
    waits = [timed(lambda: gateway.finished(gateway.notify({"tokens": [token(10**6)]}))) for _ in range(20)]
    receiver = Receiver(port, behave=behave)
    expected = {token(number): list(range(rounds)) for number in range(1, devices + 1)}
    eventually(lambda: in_order(before + receiver.messages) == expected, patience=150)
    waits += [timed(lambda: gateway.finished(gateway.notify({"tokens": [token(10**6)]}))) for _ in range(20)]
    assert sorted(waits)[len(waits) // 2] < 1, waits
    eventually(lambda: len({
        message["data"]["notification"] for _, message in receiver.messages
        if message["type"] == "notification.finished"}) == 40, patience=60)
    assert receiver.wrong == []
    receiver.close()


def test_many_events_reach_a_receiver_that_first_fails(serve, simulator):
    count = int(os.environ.get("PUSHGATE_TEST_WEBHOOK_EVENTS", "5000"))
    gateway = serve(**SETTINGS)
    gateway.set_up(simulator)
    receiver = Receiver(behave=lambda number, headers: 503 if number <= 20 else None)
    hook(gateway, receiver.port, ["device.quarantined"])
    fill(gateway.database, count)
    events(gateway.database, range(1), 1, count)
    began = time.monotonic()
    eventually(lambda: len({name for name, _ in receiver.messages}) == count, patience=60 + count / 200)
    print(f"{count} events in {time.monotonic() - began:.1f} s, {receiver.tries} tries")
    assert {message["data"]["token"] for _, message in receiver.messages} == {
        token(number) for number in range(1, count + 1)}
    eventually(lambda: gateway.metric("pushgate_webhook_lag_seconds") == 0)
    receiver.close()


def test_the_lag_is_0_once_the_last_webhook_is_deleted(serve, simulator):
    gateway = serve(**SETTINGS)
    gateway.set_up(simulator)
    receiver = Receiver(behave=lambda number, headers: 503)
    webhook = hook(gateway, receiver.port, ["device.quarantined"])
    fill(gateway.database, 1)
    events(gateway.database, range(1), 1, 1)
    eventually(lambda: gateway.metric("pushgate_webhook_lag_seconds") > 0)
    status, _, _ = gateway.call("DELETE", f"{HOOKS}/{webhook}")
    assert status == 204
    eventually(lambda: gateway.metric("pushgate_webhook_lag_seconds") == 0)
    receiver.close()
