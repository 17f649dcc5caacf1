# SPDX-License-Identifier: Apache-2.0
"""Disturbances by other applications, each a context manager that lasts as long as its block."""

import contextlib
import json
import random
import subprocess
import time

from stress_ledger import Ledger
from stress_tools import Client, fault, fill, fill_run, new_app, new_key, running
from test_gateway_isolation import locked_device

#: Concurrent notifications with many named recipients, under the neighbour's key.
MANY = 9
#: Milliseconds to Apple's answer where notifications are to be under way for a long time.
SLOW_MS = 100
#: Clients with the read key that poll GET.
POLLERS = 2


class Scene:
    """Servers that the neighbour and the disturbances share."""

    def __init__(self, stage):
        self.stage, self.options = stage, stage.options
        self.database = stage.database()
        self.simulator = stage.simulator("--record", "20000000")
        self.gateway = stage.gateway(self.database, self.simulator)
        self.shared_key = new_key(self.simulator)
        self.ledger = Ledger(self.gateway, self.simulator, self.database)
        self._settled = 0

    def app(self, name, devices, key=None, slow=False, first=1, user="crowd"):
        """Creates an application with devices; returns its bundle id and their tokens."""
        app = f"com.example.{name}"
        new_app(self.gateway, self.simulator, app, key=key)
        if slow:
            fault(self.simulator, action="answer", topic=app, delay_ms=SLOW_MS)
        return app, fill(self.database, app, devices, first=first, user=user)

    def settle(self):
        """Waits until all notifications so far have ended, so that the next disturbance runs alone.
        """
        client = Client(self.gateway)
        for entry in self.ledger.entries[self._settled:]:
            self.ledger.ended(client, entry, self.options.patience)
        self._settled = len(self.ledger.entries)

    def again(self, count, *arguments, **members):
        """A loop that posts `count` notifications, and repeats after all of them have ended."""

        def loop(ended):
            client = Client(self.gateway)
            while not ended.is_set():
                entries = [self.ledger.post(client, *arguments, **members) for _ in range(count)]
                for entry in entries:
                    while not ended.wait(0.1) and not self.is_ended(client, entry):
                        pass

        return loop

    def is_ended(self, client, entry):
        status, answer, _ = client.call("GET", f"/v1/apps/{entry.app}/notifications/{entry.id}")
        return status == 200 and answer["state"] in ("finished", "cancelled")


def repeated(scene, method, path, bodies, key=None):
    """A loop of requests. 503 and 429 are accepted answers; any other status than 2xx is a fault.
    """

    def loop(ended):
        client = Client(scene.gateway, key)
        while not ended.is_set():
            status, answer, _ = client.call(method, path(), bodies() if bodies else None)
            if status not in (200, 201, 429, 503):
                scene.stage.fault(f"{method} {path()}: {status} {answer}")
                return

    return loop


@contextlib.contextmanager
def locked_row(scene):
    """Another session locks a device row that a 410 and PUTs are to change."""
    app, tokens = scene.app("locked", 2)
    token = tokens[0]
    fault(
        scene.simulator, status=410, reason="Unregistered", timestamp=int(time.time() * 1000), topic=app,
        token_prefix=token)
    body = {"environment": "sandbox", "languages": ["de"]}
    puts = repeated(scene, "PUT", lambda: f"/v1/apps/{app}/devices/{token}", lambda: body)
    # The lock ends first, so that the waiting requests are answered.
    with running(puts):
        with locked_device(scene.database, app, token):
            scene.ledger.post(Client(scene.gateway), {"tokens": [token]}, [token], app=app)
            yield


@contextlib.contextmanager
def imports(scene):
    """Imports of known devices, beside PUTs of the same devices."""
    app, tokens = scene.app("import", scene.options.imported)
    files = []
    for tag in ("odd", "even"):
        path = scene.stage.folder / f"{tag}.ndjson"
        # A future time counts as the present, so that each import changes the devices.
        path.write_text("".join(json.dumps({
            "token": token, "environment": "sandbox", "tags": [tag], "registered_at": "2099-01-01T00:00:00Z"}) + "\n"
            for token in tokens))
        files.append(path)

    def loop(ended):
        number = 0
        while not ended.is_set():
            number += 1
            done = subprocess.run(
                ["curl", "-sS", "-H", f"Authorization: Bearer {scene.gateway.admin_key}", "-H",
                 "Content-Type: application/x-ndjson", "-T", files[number % 2], "-X", "POST",
                 f"{scene.gateway.url}/v1/apps/{app}/devices/import"], check=True, capture_output=True, text=True)
            last = json.loads(done.stdout.splitlines()[-1])
            if "done" not in last:
                scene.stage.fault(f"an import beside PUTs: {last}")
                return

    puts = repeated(
        scene, "PUT", lambda: f"/v1/apps/{app}/devices/{random.choice(tokens)}",
        lambda: {"environment": "sandbox", "languages": [random.choice(["de", "fr", "en"])]})
    with running(loop, puts, puts):
        yield


@contextlib.contextmanager
def reader(scene):
    """A read key polls a run with many deliveries, follows its events, and lists by a reason
    without deliveries."""
    app, tokens = scene.app("read", 1)
    client = Client(scene.gateway)
    large = scene.ledger.post(client, {"tokens": tokens}, tokens, app=app)
    scene.ledger.ended(client, large, scene.options.patience)
    fill_run(scene.database, large.id, scene.options.deliveries)
    # Apple received none of these deliveries.
    scene.ledger.entries.remove(large)
    status, answer, _ = scene.gateway.call(
        "POST", "/v1/keys", {"name": "reader", "scopes": ["read"], "apps": [app]})
    assert status == 201, answer
    path = f"/v1/apps/{app}/notifications/{large.id}"

    def lists(ended):
        client, query = Client(scene.gateway, answer["key"]), "?reason=Nothing"
        while not ended.is_set():
            status, page, _ = client.call("GET", f"{path}/deliveries{query}")
            if status not in (200, 429, 503) or (status == 200 and page["deliveries"]):
                scene.stage.fault(f"GET {path}/deliveries{query}: {status} {page}")
                return
            cursor = page.get("next_cursor") if status == 200 else None
            query = "?reason=Nothing" + (f"&cursor={cursor}" if cursor else "")

    def follows(ended):
        while not ended.is_set():
            # The run has finished: the stream is one event and its end.
            subprocess.run(
                ["curl", "-sS", "-N", "-m", "30", "-H", f"Authorization: Bearer {answer['key']}",
                 f"{scene.gateway.url}{path}/events"], capture_output=True)

    polls = repeated(scene, "GET", lambda: path, None, key=answer["key"])
    with running(lists, follows, *[polls] * POLLERS):
        yield
    status, state, _ = client.call("GET", path)
    if state["outcomes"] != {"accepted": scene.options.deliveries + 1}:
        scene.stage.fault(f"the sums of the large run: {state}")


@contextlib.contextmanager
def collapsing(scene):
    """Many waiting notifications for named recipients with one collapse id."""
    app, tokens = scene.app("collapsing", scene.options.names, slow=True)
    posts = scene.again(
        scene.options.collapsing, {"tokens": tokens}, frozenset(tokens), app=app, collapse_id="score")
    with running(posts):
        yield


@contextlib.contextmanager
def large_user(scene):
    """Notifications to a user with very many devices."""
    app, tokens = scene.app("guest", scene.options.user_devices, user="guest")
    with running(scene.again(1, {"users": ["guest"]}, frozenset(tokens), app=app)):
        yield


@contextlib.contextmanager
def same_key(scene):
    """Notifications for many named recipients of an application under the same signing key."""
    app, tokens = scene.app("samekey", scene.options.names, key=scene.shared_key, slow=True)
    with running(scene.again(MANY, {"tokens": tokens}, frozenset(tokens), app=app)):
        yield


DISTURBANCES = {
    "locked-row": locked_row, "import": imports, "reader": reader, "collapsing": collapsing,
    "large-user": large_user, "same-key": same_key}
