# SPDX-License-Identifier: Apache-2.0
"""Webhooks through failures of receivers, gateways and PostgreSQL: every event arrives, in the order of its device, and
no push is delayed."""

import collections
import datetime
import os
import threading
import time

from gateway import APP, Database, Gateway
from shifted_clock import clock  # noqa: F401, a fixture
from test_gateway_crashes import eventually, timed
from test_gateway_webhooks import HOOKS, SETTINGS, Receiver, events, fill, hook, in_order, log, token
from trials import crowd

OTHER = "com.example.other"
#: Messages behind a dead webhook.
BEHIND = int(os.environ.get("PUSHGATE_TEST_WEBHOOK_EVENTS", "5000"))
PHONE = token(10**6)


def waiting(database):
    return int(database.query("SELECT count(*) FROM webhook_messages WHERE state = 1"))


def complete(devices, rounds):
    return {token(number): list(range(rounds)) for number in range(1, devices + 1)}


def free_port():
    receiver = Receiver()
    receiver.close()
    return receiver.port


def pushes(gateway, count=10):
    """Sends single pushes; returns the median of the seconds from request to outcome."""
    waits = [timed(lambda: gateway.finished(gateway.notify({"tokens": [PHONE]}))) for _ in range(count)]
    return sorted(waits)[count // 2]


def follows(gateway, clock):
    """Whether the node has read the shifted clock: it then rejects a time in the past."""
    past = datetime.datetime.fromtimestamp(clock.now() - 600, datetime.timezone.utc).isoformat()
    status, answer, _ = gateway.call("POST", f"/v1/apps/{APP}/notifications?dry_run=true", {
        "to": {"tokens": [PHONE]}, "payload": {"aps": {"alert": "x"}}, "send_at": past, "if_past": "refuse"})
    assert status == 200 or answer["pointer"] == "/send_at", answer
    return status == 422


def misbehaving():
    """Sometimes slow; rejects, redirects or resets about half of all messages, each once."""
    seen = set()

    def behave(count, headers):
        if count % 17 == 0:
            time.sleep(0.3)
        if headers["webhook-id"] in seen:
            return None
        seen.add(headers["webhook-id"])
        return {0: 500, 1: "reset", 2: 301, 3: 503, 4: 307}.get(count % 11)

    return behave


def test_a_receiver_down_for_an_hour_and_hostile_afterwards(clock, binary, simulator, cluster):
    """The clock of gateway and PostgreSQL is moved by an hour meanwhile."""
    database = Database(binary, cluster.url)
    gateway = Gateway(binary, database, simulator, **SETTINGS, PUSHGATE_HOLD_AFTER_SECONDS="86400")
    devices, rounds, port = 40, 4, free_port()
    receiver = None
    try:
        gateway.set_up(simulator)
        gateway.register(PHONE)
        webhook = hook(gateway, port)
        fill(database, devices)
        events(database, range(2), 1, devices)
        eventually(lambda: any(one["attempts"] for one in log(gateway, webhook)))
        assert pushes(gateway) < 1
        clock.at(clock.now() + 3_600)
        # The node reads PostgreSQL's clock once a second, and signs with the time that it has read.
        eventually(lambda: follows(gateway, clock))
        events(database, range(2, rounds), 1, devices)
        undelivered = waiting(database)
        assert undelivered >= devices * rounds, "a message was delivered without a receiver"
        receiver = Receiver(port, behave=misbehaving(), now=clock.now)
        receiver.elsewhere = f"http://127.0.0.1:{port}/elsewhere"
        # A test message starts delivery at once; otherwise a failing webhook pauses for up to a minute.
        gateway.call("POST", f"{HOOKS}/{webhook}/test")
        eventually(lambda: in_order(receiver.messages) == complete(devices, rounds), patience=150)
        assert pushes(gateway) < 1
        eventually(lambda: waiting(database) == 0, patience=90)
        eventually(lambda: {data["notification"] for data in finished(receiver)} == notifications(gateway))
        assert receiver.wrong == [] and receiver.tries > devices * rounds
    finally:
        gateway.stop()
        if receiver:
            receiver.close()


def notifications(gateway):
    status, answer, _ = gateway.call("GET", f"/v1/apps/{APP}/notifications?limit=1000")
    assert status == 200, answer
    return {one["id"] for one in answer["notifications"]}


def finished(receiver):
    return [message["data"] for _, message in receiver.messages if message["type"] == "notification.finished"]


def test_kill_9_of_postgresql_and_gateway_with_undelivered_messages(binary, simulator, cluster):
    database = Database(binary, cluster.url)
    gateway = Gateway(binary, database, simulator, **SETTINGS)
    devices, rounds = 100, 6
    # Answers some requests, and then none before the kill.
    answered, killed = [float("inf")], threading.Event()

    def behave(count, _):
        if count > answered[0]:
            killed.wait(60)
        time.sleep(0.005)

    receiver = Receiver(behave=behave)
    try:
        gateway.set_up(simulator)
        hook(gateway, receiver.port, ["device.quarantined"])
        fill(database, devices)
        undelivered = []
        for kill, first in enumerate(range(0, rounds, 2)):
            taken = len(receiver.messages)
            if kill < 2:
                killed.clear()
                answered[0] = receiver.tries + 25
            events(database, range(first, first + 2), 1, devices)
            eventually(lambda: len(receiver.messages) > taken + 20)
            if kill == 0:
                gateway.kill()
                undelivered.append(waiting(database))
                # Ends the lease of the killed process.
                database.query("UPDATE duties SET lease_until = now() WHERE name = 'webhooks'")
                gateway.start()
            elif kill == 1:
                cluster.kill()
                cluster.start()
                undelivered.append(waiting(database))
            answered[0] = float("inf")
            killed.set()
        assert all(count > 0 for count in undelivered), undelivered
        eventually(lambda: in_order(receiver.messages) == complete(devices, rounds), patience=150)
        eventually(lambda: waiting(database) == 0, patience=60)
        assert receiver.wrong == []
    finally:
        gateway.stop()
        receiver.close()


def test_another_node_delivers_when_the_leader_is_killed(serve, simulator):
    first = serve(**SETTINGS)
    second = serve(**SETTINGS, PUSHGATE_SECRET_KEY=first.environment["PUSHGATE_SECRET_KEY"])
    first.set_up(simulator)
    database, leads = first.database, 'pushgate_duty_leads{duty="webhooks"}'
    devices, rounds = 200, 4
    # Answers some requests, and then none before the kill.
    killed = threading.Event()

    def behave(count, _):
        if count > 25:
            killed.wait(60)
        time.sleep(0.005)

    receiver = Receiver(behave=behave)
    hook(first, receiver.port, ["device.quarantined"])
    fill(database, devices)
    events(database, range(2), 1, devices)
    eventually(lambda: len(receiver.messages) > 20)
    leader, other = (first, second) if first.metric(leads) == 1 else (second, first)
    assert leader.metric(leads) == 1
    leader.kill()
    killed.set()
    assert waiting(database) > 0
    # Ends the lease of the killed node.
    database.query("UPDATE duties SET lease_until = now() WHERE name = 'webhooks'")
    events(database, range(2, rounds), 1, devices)
    eventually(lambda: in_order(receiver.messages) == complete(devices, rounds), patience=150)
    assert other.metric(leads) == 1 and receiver.wrong == []
    # At most the last round of the killed node is sent again.
    names = collections.Counter(name for name, _ in receiver.messages)
    assert len(names) == devices * rounds and max(names.values()) <= 2
    receiver.close()


def test_a_dead_webhook_delays_no_other(serve, simulator):
    gateway = serve(**SETTINGS)
    gateway.set_up(simulator)
    gateway.set_up(simulator, OTHER)
    dead, receiver = free_port(), Receiver()
    hook(gateway, dead, ["device.quarantined"])
    status, answer, _ = gateway.call("POST", f"/v1/apps/{OTHER}/webhooks", {
        "url": f"http://127.0.0.1:{receiver.port}/", "events": ["device.quarantined"]})
    assert status == 201, answer
    crowd(gateway.database, BEHIND)
    gateway.register(PHONE)
    for number in range(20):
        gateway.register(token(number + 1), app=OTHER)
    gateway.database.query("UPDATE devices SET state = 2, state_reason = 'lost' WHERE user_id = 'crowd'")
    assert waiting(gateway.database) == BEHIND
    eventually(lambda: gateway.database.query("SELECT 1 FROM webhook_messages WHERE attempts > 0 LIMIT 1"))
    waits = []
    for number in range(20):
        path = f"/v1/apps/{OTHER}/devices/{token(number + 1)}/quarantine"
        assert gateway.call("POST", path, {"reason": "lost"})[0] == 200
        began = time.monotonic()
        eventually(lambda: any(
            message["data"]["token"] == token(number + 1) for _, message in receiver.messages))
        waits.append(time.monotonic() - began)
    print(f"{BEHIND} messages behind a dead webhook: another's delay is {sorted(waits)[10]:.2f} s (median), "
          f"{max(waits):.2f} s (worst)")
    # One poll a second, on a busy machine.
    assert sorted(waits)[10] < 5
    assert pushes(gateway) < 1
    # The state of the last message is stored after its delivery.
    eventually(lambda: waiting(gateway.database) == BEHIND)
    receiver.close()
