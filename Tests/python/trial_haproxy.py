# SPDX-License-Identifier: Apache-2.0
"""Two nodes behind HAProxy with deploy/haproxy.cfg: client addresses, the kill and the drain of a node under load.

`script/try-haproxy` runs it.
"""

import collections
import http.client
import json
import re
import ssl
import subprocess
import threading
import time

import pytest

from admin_page import AdminPage
from gateway import APP, ROOT, Database, Gateway
from patroni import free_port
from test_gateway_tls import Authority
from trials import arrivals, metric, token, until

PHONES = [token(n) for n in range(1, 21)]
CLIENTS = 8


class Proxy:
    """HAProxy with deploy/haproxy.cfg, whose addresses and files are replaced by local ones."""

    def __init__(self, folder, nodes, authority):
        self.https, self.passthrough = free_port(), free_port()
        pem = folder / "pushgate.pem"
        pem.write_bytes(authority.certificate_file.read_bytes() + authority.key_file.read_bytes())
        text = (ROOT / "deploy/haproxy.cfg").read_text()
        for old, new in {
            "bind :443": f"bind 127.0.0.1:{self.https}", "bind :8443": f"bind 127.0.0.1:{self.passthrough}",
            "/etc/haproxy/pushgate.pem": pem, "/etc/haproxy/nodes.pem": authority.root_file,
            "10.0.0.11:8443": f"127.0.0.1:{nodes[0]}", "10.0.0.12:8443": f"127.0.0.1:{nodes[1]}",
            "source 10.0.0.3": "source 127.0.0.3", "maxconn 20000": "maxconn 2000",
        }.items():
            assert old in text, old
            text = text.replace(old, str(new))
        self.folder = folder
        (folder / "haproxy.cfg").write_text(text)
        self.start()

    def start(self):
        self.log = open(self.folder / "haproxy.log", "a")
        self.process = subprocess.Popen(["haproxy", "-f", self.folder / "haproxy.cfg"], stdout=self.log, stderr=self.log)

    def stop(self):
        self.process.terminate()
        self.process.wait()
        self.log.close()


class Client(threading.Thread):
    """Posts single pushes over HTTPS. A request without a 202 is repeated with its Idempotency-Key."""

    def __init__(self, first, port, context, key):
        super().__init__(daemon=True)
        self.first, self.port, self.context, self.key = first, port, context, key
        self.accepted, self.failures, self.ended = {}, collections.Counter(), threading.Event()

    def run(self):
        number, connection = self.first, None
        while not self.ended.is_set():
            body = {"to": {"tokens": [PHONES[number % len(PHONES)]]}, "payload": {"aps": {"alert": "x"}, "n": number}}
            try:
                connection = connection or http.client.HTTPSConnection(
                    "127.0.0.1", self.port, timeout=30, context=self.context)
                connection.request("POST", f"/v1/apps/{APP}/notifications", json.dumps(body), {
                    "Authorization": f"Bearer {self.key}", "Content-Type": "application/json",
                    "Idempotency-Key": f"push-{number}"})
                response = connection.getresponse()
                response.read()
            except (OSError, http.client.HTTPException) as error:
                self.failures[type(error).__name__] += 1
                connection = None
                continue
            if response.status == 202:
                self.accepted[number] = time.monotonic()
                number += CLIENTS
            else:
                self.failures[response.status] += 1
                time.sleep(0.1)


class Load:
    def __init__(self, *arguments):
        self.clients = [Client(n, *arguments) for n in range(1, CLIENTS + 1)]
        for client in self.clients:
            client.start()

    @property
    def accepted(self):
        return sum(len(client.accepted) for client in self.clients)

    @property
    def failures(self):
        return dict(sum((client.failures for client in self.clients), collections.Counter()))

    def end(self):
        for client in self.clients:
            client.ended.set()
        for client in self.clients:
            client.join()
        return {number: at for client in self.clients for number, at in client.accepted.items()}


@pytest.fixture
def site(binary, database, simulator, tmp_path):
    """Two nodes, HAProxy, and the context of its clients."""
    authority = Authority(tmp_path)
    authority.serve("node")
    ports = [free_port(), free_port()]
    shared = {
        "PUSHGATE_TLS_CERTIFICATE": str(authority.certificate_file), "PUSHGATE_TLS_KEY": str(authority.key_file),
        "PUSHGATE_HTTP_PROXIES": "127.0.0.1", "PUSHGATE_DRAIN_DELAY_SECONDS": "5"}
    nodes = []
    for port in ports:
        nodes.append(Gateway(binary, database, simulator, PUSHGATE_LISTEN=f"127.0.0.1:0,tls:127.0.0.1:{port}", **shared))
        shared |= {name: nodes[0].environment[name] for name in ("PUSHGATE_SECRET_KEY", "PUSHGATE_ADMIN_KEY")}
    nodes[1].admin_key = nodes[0].admin_key
    nodes[0].set_up(simulator)
    for phone in PHONES:
        nodes[0].register(phone)
    proxy = Proxy(tmp_path, ports, authority)
    context = ssl.create_default_context(cafile=str(authority.root_file))
    context.check_hostname = False
    until(lambda: reached(proxy.https, context) and reached(proxy.passthrough, context), what="HAProxy")
    yield nodes, proxy, context
    proxy.stop()
    for node in nodes:
        node.stop()


def reached(port, context):
    try:
        return AdminPage(f"127.0.0.1:{port}", context).get("/readyz").status == 200
    except OSError:
        return False


def clients_of(nodes):
    """The clients of failed sign-ins, from the nodes' logs."""
    lines = [json.loads(line) for node in nodes for line in list(node.log) if line.startswith("{")]
    return [line["client"] for line in lines if "client" in line and line.get("result")]


def test_nodes_see_the_clients_address(site):
    nodes, proxy, context = site
    forged = {"X-Forwarded-For": "192.0.2.99", "Sec-Fetch-Site": "same-origin"}
    for port, seen in ((proxy.https, "127.0.0.2"), (proxy.passthrough, "127.0.0.3")):
        before = clients_of(nodes)
        page = AdminPage(f"127.0.0.1:{port}", context)
        page.post("/admin/sign-in", {"key": "pgk_wrong" + "x" * 30}, headers=forged, source="127.0.0.2")
        found = until(lambda: clients_of(nodes)[len(before):], what="the log")
        assert found == [seen]


def test_no_accepted_push_is_lost_when_a_node_dies_or_drains(site, simulator):
    nodes, proxy, context = site
    load = Load(proxy.https, context, nodes[0].admin_key)
    until(lambda: load.accepted > 500, what="a load")
    killed = time.monotonic()
    nodes[1].kill()
    before = load.accepted
    until(lambda: load.accepted > before + 1_000, what="posts after the kill")
    at_kill = load.failures
    nodes[1].start()
    until(lambda: proxy_uses(nodes[1]), what="the node in HAProxy again")
    assert nodes[0].stop() == 0
    until(lambda: load.accepted > before + 2_000, what="posts after the drain")
    accepted = load.end()
    pause = max(later - earlier for earlier, later in zip(sorted(accepted.values()), sorted(accepted.values())[1:]))
    print(f"\n{len(accepted)} pushes; failures at the kill: {at_kill}, in all: {load.failures}; longest pause {pause:.1f} s")
    assert load.failures == at_kill, "the drain failed a request"
    until(lambda: set(accepted) <= {n for n, _ in arrivals(simulator)}, patience=90, what="all accepted pushes")
    counts = arrivals(simulator)
    print(f"all arrived, the last {time.monotonic() - killed:.0f} s after the kill; {sum(counts.values()) - len(counts)} twice")


def test_applications_are_divided_among_databases(site, binary, simulator, tmp_path):
    """With the line of docs/scaling.md in the front end, and a second database."""
    nodes, proxy, context = site
    other_app, port = "com.example.large", free_port()
    database = Database(binary)
    shared = {name: value for name, value in nodes[0].environment.items() if name in (
        "PUSHGATE_TLS_CERTIFICATE", "PUSHGATE_TLS_KEY", "PUSHGATE_ADMIN_KEY", "PUSHGATE_SECRET_KEY")}
    other = Gateway(binary, database, simulator, PUSHGATE_LISTEN=f"127.0.0.1:0,tls:127.0.0.1:{port}", **shared)
    other.admin_key = nodes[0].admin_key
    try:
        other.set_up(simulator, app=other_app)
        (line,) = re.findall(r"^    use_backend .*map.*", (ROOT / "docs/scaling.md").read_text(), re.M)
        line, entry = line.split("#")
        (tmp_path / "apps.map").write_text(entry)
        text = (tmp_path / "haproxy.cfg").read_text()
        (server,) = re.findall(r"\n    server a .* alpn .*", text)
        proxy.stop()
        text = text.replace(
            "    default_backend nodes\n", f"{line.replace('/etc/haproxy', str(tmp_path))}\n    default_backend nodes\n")
        text += "backend nodes-large\n    mode http" + re.sub(r"127.0.0.1:\d+", f"127.0.0.1:{port}", server) + "\n"
        (tmp_path / "haproxy.cfg").write_text(text)
        proxy.start()
        until(lambda: reached(proxy.https, context), what="HAProxy")
        for app, status in ((APP, 200), (other_app, 200), ("com.example.none", 404)):
            until(lambda: get(proxy.https, context, f"/v1/apps/{app}", other.admin_key) == status, what=app)
        assert nodes[0].call("GET", f"/v1/apps/{other_app}")[0] == 404
    finally:
        other.stop()
        database.drop()


def get(port, context, path, key):
    page = AdminPage(f"127.0.0.1:{port}", context)
    return page.get(path, headers={"Authorization": f"Bearer {key}"}).status


def proxy_uses(node):
    """Whether HAProxy sends requests to a node: it has accepted more than the checks."""
    return metric(node, "pushgate_notifications_accepted_total") > 20
