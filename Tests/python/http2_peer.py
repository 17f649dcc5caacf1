# SPDX-License-Identifier: Apache-2.0
"""An HTTP/2 client on the level of bytes, for frames and header blocks that no library sends, and
for the server's reactions."""

import socket
import ssl
import struct

from hpack.huffman import HuffmanEncoder
from hpack.huffman_constants import REQUEST_CODES, REQUEST_CODES_LENGTH

DATA, HEADERS, PRIORITY, RST_STREAM, SETTINGS, PUSH_PROMISE, PING, GOAWAY, WINDOW_UPDATE, CONTINUATION = range(10)
END_STREAM, ACK, END_HEADERS, PADDED, WITH_PRIORITY = 1, 1, 4, 8, 0x20
(NO_ERROR, PROTOCOL_ERROR, INTERNAL_ERROR, FLOW_CONTROL_ERROR, SETTINGS_TIMEOUT, STREAM_CLOSED, FRAME_SIZE_ERROR,
 REFUSED_STREAM, CANCEL, COMPRESSION_ERROR, CONNECT_ERROR, ENHANCE_YOUR_CALM) = range(12)
HEADER_TABLE_SIZE, ENABLE_PUSH, MAX_CONCURRENT_STREAMS, INITIAL_WINDOW_SIZE, MAX_FRAME_SIZE = range(1, 6)
PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
PATIENCE = 20


def frame(kind, flags, stream, payload=b"", length=None):
    """One frame; `length` replaces the true length of the payload."""
    size = struct.pack(">I", len(payload) if length is None else length)[1:]
    return size + bytes([kind, flags]) + struct.pack(">I", stream) + payload


def settings(*pairs):
    return frame(SETTINGS, 0, 0, b"".join(struct.pack(">HI", *pair) for pair in pairs))


def window_update(stream, increment):
    return frame(WINDOW_UPDATE, 0, stream, struct.pack(">I", increment))


def priority(stream, parent=0, weight=15, exclusive=False):
    return frame(PRIORITY, 0, stream, dependency(parent, weight, exclusive))


def dependency(parent, weight=15, exclusive=False):
    return struct.pack(">IB", parent | (1 << 31 if exclusive else 0), weight)


def reset(stream, code=CANCEL):
    return frame(RST_STREAM, 0, stream, struct.pack(">I", code))


def number(value, prefix, first):
    """An integer (RFC 7541, 5.1) with `prefix` bits in a first byte `first`, and the bytes after
    it."""
    top = (1 << prefix) - 1
    if value < top:
        return bytes([first | value])
    coded, value = bytes([first | top]), value - top
    while value >= 128:
        coded, value = coded + bytes([value % 128 | 128]), value // 128
    return coded + bytes([value])


def text(value, huffman=False):
    value = value if isinstance(value, bytes) else value.encode("latin-1")
    if huffman:
        value = HuffmanEncoder(REQUEST_CODES, REQUEST_CODES_LENGTH).encode(value)
    return number(len(value), 7, 0x80 if huffman else 0) + value


def literal(name, value, first=0x10, prefix=4, huffman=False):
    """A field that does not change the table, by the defaults of `first` and `prefix`. A name may
    be an index."""
    if isinstance(name, int):
        return number(name, prefix, first) + text(value, huffman)
    return bytes([first]) + text(name, huffman) + text(value, huffman)


def block(fields):
    return b"".join(literal(name, value) for name, value in fields)


class Broken(AssertionError):
    """The server reacted in another way than the case requires."""


class Peer:
    """One connection. `server` has `connect`, `fields` (of a valid GET) and `post` (of a valid
    POST)."""

    def __init__(self, server, first=PREFACE + settings(), reads_settings=True):
        self.server = server
        self.socket = server.connect()
        self.socket.settimeout(PATIENCE)
        self.received, self.ended = b"", False
        self.frames = []
        self.limit = 2 ** 31
        self.send(first)
        if reads_settings:
            self.until(lambda kind, flags, stream, payload: kind == SETTINGS and not flags & ACK)

    def close(self):
        self.socket.close()

    # Sending

    def send(self, *frames):
        try:
            self.socket.sendall(b"".join(frames))
        except (BrokenPipeError, ConnectionResetError, ssl.SSLError):
            pass  # The server's answer has the reason.

    def request(self, stream=1, fields=None, flags=END_STREAM | END_HEADERS, more=(), extra=b""):
        """HEADERS of a valid GET, or of the given fields."""
        coded = block(list(self.server.fields if fields is None else fields) + list(more)) + extra
        return frame(HEADERS, flags, stream, coded)

    def post(self, stream=1, flags=END_HEADERS, more=()):
        """HEADERS of a POST whose body follows."""
        return self.request(stream, self.server.post, flags, more)

    # Receiving

    def next(self):
        """The next frame; None at the end. Acknowledges SETTINGS."""
        while not self.ended:
            if len(self.received) >= 9:
                length = int.from_bytes(self.received[:3], "big")
                if len(self.received) >= 9 + length:
                    return self.take(length)
            try:
                piece = self.socket.recv(65536)
            except (ConnectionError, ssl.SSLError):
                piece = b""
            self.ended = not piece
            self.received += piece
        return None

    def take(self, length):
        kind, flags = self.received[3], self.received[4]
        stream = int.from_bytes(self.received[5:9], "big") & 0x7FFFFFFF
        payload = self.received[9:9 + length]
        self.received = self.received[9 + length:]
        self.frames.append((kind, flags, stream, payload))
        if kind == SETTINGS and not flags & ACK:
            for place in range(0, length, 6):
                identifier, value = struct.unpack(">HI", payload[place:place + 6])
                if identifier == MAX_CONCURRENT_STREAMS:
                    self.limit = value
            self.send(frame(SETTINGS, ACK, 0))
        return kind, flags, stream, payload

    def until(self, wanted):
        while (one := self.next()) is not None:
            if wanted(*one):
                return one
        raise Broken(f"the connection ended first: {self.received_frames()}")

    def received_frames(self):
        return [(kind, flags, stream, payload[:12]) for kind, flags, stream, payload in self.frames[-6:]]

    # Checks

    def ping(self, opaque):
        """Whether a PING was answered; False if the connection has ended."""
        self.send(frame(PING, 0, 0, opaque))
        while (one := self.next()) is not None:
            if one[0] == PING and one[1] & ACK and one[3] == opaque:
                return True
        return False

    def stays_open(self):
        if not self.ping(b"lives...") or self.errors():
            raise Broken(f"the connection did not stay open: {self.received_frames()}")

    def stays_open_except(self, stream):
        if not self.settle() or any(on != stream for on, _ in self.errors()):
            raise Broken(f"the connection did not stay open: {self.received_frames()}")

    def answered(self, stream=1):
        """Waits for the head of an answer."""
        def is_end(kind, flags, on, payload):
            return kind == GOAWAY or (on == stream and kind in (HEADERS, RST_STREAM))
        if self.until(is_end)[0] != HEADERS:
            raise Broken(f"no answer: {self.received_frames()}")

    def data(self, stream=1):
        """The length of the next DATA frame that is not empty."""
        def is_data(kind, flags, on, payload):
            return kind == DATA and on == stream and len(payload) > 0
        return len(self.until(is_data)[3])

    def errors(self):
        """The errors that the server reported: (stream, code), stream 0 for the connection."""
        found = []
        for kind, _, stream, payload in self.frames:
            if kind == RST_STREAM:
                found.append((stream, int.from_bytes(payload[:4], "big")))
            elif kind == GOAWAY:
                found.append((0, int.from_bytes(payload[4:8], "big")))
        return found

    def settle(self):
        """Reads until the server has processed all frames. A second PING follows the answer to the
        first, because that answer may overtake an error of nghttp2."""
        return self.ping(b"settle 1") and self.ping(b"settle 2")

    def connection_error(self, *codes):
        if self.settle():
            raise Broken(f"the connection stayed open: {self.received_frames()}")
        last = [code for stream, code in self.errors() if stream == 0]
        if not last or last[-1] not in codes:
            raise Broken(f"GOAWAY with {last} instead of {codes}: {self.received_frames()}")

    def stream_error(self, *codes, stream=1):
        """Requires RST_STREAM, or GOAWAY in its place, with one of these codes."""
        self.settle()
        wrong = [error for error in self.errors() if error[0] in (0, stream)]
        if not wrong or wrong[0][1] not in codes:
            raise Broken(f"{wrong} instead of {codes}: {self.received_frames()}")

    def closed(self):
        """The server ends the connection."""
        while self.next() is not None:
            pass
