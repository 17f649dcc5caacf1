# SPDX-License-Identifier: Apache-2.0
"""Crowds that mean no good, in a process of their own: python attackers.py KIND HOST PORT COUNT [ADDRESSES].

They come from so many addresses of this machine, one unless told. Says "ready" once all connections are open for the first
time, opens another for each that is closed on it, and ends with its standard input. `silent`: nothing is ever said. `half`: half a request line. `slow`: a head that never ends, a byte
of it now and then."""

import errno
import resource
import select
import socket
import sys
import time

HEAD = b"GET /v1/apps HTTP/1.1\r\nHost: gateway\r\nX-Padding: "


class Crowd:
    def __init__(self, kind, host, port, count, addresses=1):
        self.kind, self.place, self.count, self.addresses = kind, (host, port), count, addresses
        self.open = {}
        self.poller = select.epoll()
        self.opened = self.lost = 0

    def enter(self):
        client = socket.socket()
        client.setblocking(False)
        if self.addresses > 1:
            client.bind((f"127.0.1.{1 + self.opened % self.addresses}", 0))
        if client.connect_ex(self.place) not in (0, errno.EINPROGRESS):
            client.close()
            return
        self.open[client.fileno()] = [client, 0]
        self.poller.register(client, select.EPOLLOUT | select.EPOLLIN)
        self.opened += 1

    def leave(self, number):
        client, _ = self.open.pop(number)
        self.poller.unregister(client)
        client.close()
        self.lost += 1

    def turn(self):
        for number, event in self.poller.poll(0.01, 1000):
            client, said = self.open[number]
            if event & select.EPOLLOUT and said == 0:
                self.poller.modify(client, select.EPOLLIN)
                words = {"silent": b"", "half": HEAD[:9], "slow": HEAD}[self.kind]
                self.open[number][1] = 1
                try:
                    client.send(words)
                except OSError:
                    self.leave(number)
            elif event & ~select.EPOLLOUT:
                self.leave(number)

    def drip(self):
        for number in list(self.open):
            try:
                if self.open[number][1]:
                    self.open[number][0].send(b"x")
            except OSError:
                self.leave(number)

    def run(self):
        is_ready, dripped = False, time.monotonic()
        while not select.select([sys.stdin], [], [], 0)[0]:
            # Not all at once: who means no good has a network, too.
            for _ in range(min(200, self.count - len(self.open))):
                self.enter()
            self.turn()
            if not is_ready and self.opened >= self.count:
                is_ready = True
                print("ready", flush=True)
            if self.kind == "slow" and time.monotonic() > dripped + 1:
                dripped = time.monotonic()
                self.drip()
        print(f"{self.opened} opened, {self.lost} lost, {len(self.open)} open", flush=True)


if __name__ == "__main__":
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    Crowd(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:])).run()
