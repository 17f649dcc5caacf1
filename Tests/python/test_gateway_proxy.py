# SPDX-License-Identifier: Apache-2.0
"""Connections to Apple through an HTTP proxy, and TLS session resumption."""

import base64
import re
import socket
import threading

from gateway import APP
from wire_client import fault, wait_for

TOKEN = "ab" * 32
# A name and port without a server: only the proxy maps them to the simulator.
PLACE = "localhost:1"
RESUMED = re.escape('pushgate_apns_connections_total{environment="sandbox",handshake="resumed"}')


class ConnectProxy:
    """Tunnels CONNECT of `PLACE` to a simulator, with Basic authentication."""

    def __init__(self, simulator):
        self.target, self.user, self.password = simulator.address, "me", "se@cret:"
        self.asked, self._sockets = [], []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = "127.0.0.1:%d" % self._listener.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self):
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            self._sockets.append(client)
            threading.Thread(target=self._tunnel, args=(client,), daemon=True).start()

    def _tunnel(self, client):
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            part = client.recv(4096)
            if not part:
                return
            head += part
        line, *fields = head.decode().split("\r\n")[:-2]
        self.asked.append(line)
        fields = dict(field.split(": ", 1) for field in fields)
        right = base64.b64encode(f"{self.user}:{self.password}".encode()).decode()
        if fields.get("Proxy-Authorization") != f"Basic {right}":
            return self._refuse(client, "407 Proxy Authentication Required")
        if line != f"CONNECT {PLACE} HTTP/1.1":
            return self._refuse(client, "403 Forbidden")
        far = socket.create_connection(self.target)
        self._sockets.append(far)
        client.sendall(b"HTTP/1.1 200 Connection established\r\nVia: 1.1 test\r\n\r\n")
        threading.Thread(target=self._carry, args=(far, client), daemon=True).start()
        self._carry(client, far)

    @staticmethod
    def _refuse(client, status):
        client.sendall(f"HTTP/1.1 {status}\r\nContent-Length: 2\r\n\r\nno".encode())
        client.close()

    @staticmethod
    def _carry(source, target):
        try:
            while part := source.recv(65536):
                target.sendall(part)
            target.shutdown(socket.SHUT_WR)
        except OSError:
            pass

    def close(self):
        self._listener.close()
        for one in self._sockets:
            one.close()


def through(serve, proxy, password, **settings):
    return serve(
        PUSHGATE_APNS_PRODUCTION=f"https://{PLACE}", PUSHGATE_APNS_SANDBOX=f"https://{PLACE}",
        PUSHGATE_APNS_PROXY=f"http://me:{password}@{proxy.address}", **settings)


def test_pushes_go_through_the_proxy(serve, simulator):
    proxy = ConnectProxy(simulator)
    gateway = through(serve, proxy, "se%40cret%3A")
    gateway.set_up(simulator)
    gateway.register(TOKEN)
    ended = gateway.finished(gateway.notify({"tokens": [TOKEN]}))
    assert ended["outcomes"] == {"accepted": 1}
    assert [push["token"] for push in simulator.received()] == [TOKEN]
    assert proxy.asked and set(proxy.asked) == {f"CONNECT {PLACE} HTTP/1.1"}
    proxy.close()


def test_pushes_wait_while_the_proxy_refuses(serve, simulator):
    proxy = ConnectProxy(simulator)
    gateway = through(serve, proxy, "hunter2")
    gateway.set_up(simulator)
    gateway.register(TOKEN)
    notification = gateway.notify({"tokens": [TOKEN]})
    wait_for(lambda: any("answered 407" in line for line in gateway.log))
    assert simulator.received() == []
    place = f"/v1/apps/{APP}/notifications/{notification}"
    assert gateway.call("GET", place)[1]["state"] in ("queued", "sending")
    proxy.password = "hunter2"
    assert gateway.finished(notification)["outcomes"] == {"accepted": 1}
    assert not any("hunter2" in line for line in gateway.log)
    proxy.close()


def test_a_later_connection_resumes_the_tls_session(serve, simulator):
    gateway = serve(PUSHGATE_SHARDS="1")
    gateway.set_up(simulator)
    gateway.register(TOKEN)
    for turn in range(3):
        ended = gateway.finished(gateway.notify({"tokens": [TOKEN]}))
        assert ended["outcomes"] == {"accepted": 1}
        fault(simulator, action="goaway", at="now")
    statistics = simulator.call("GET", "/sim/stats")[1]
    assert (statistics["connections_opened"], statistics["handshakes_resumed"]) == (3, 2)
    assert gateway.metric(RESUMED) == 2
