# SPDX-License-Identifier: Apache-2.0
"""A proxy that ends a client's TLS, records the frames, and connects to the server as the client
did.

hyperframe parses the client's frames and hpack decompresses them, so that tests compare the
simulator's report with a reading that shares no code with it.
"""

import select
import socket
import ssl
import threading
import time

from hpack import Decoder
from hyperframe.frame import (
    ContinuationFrame, DataFrame, Frame, GoAwayFrame, HeadersFrame, PingFrame, PriorityFrame,
    RstStreamFrame)

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"


class SpellingDecoder(Decoder):
    """A decoder that also records the representation of each field (RFC 7541, 6)."""

    def spell(self, block):
        self.spellings = []
        fields = self.decode(block)
        assert len(fields) == len(self.spellings)
        return [(*field, spelling) for field, spelling in zip(fields, self.spellings)]

    def _decode_indexed(self, data):
        self.spellings.append("indexed")
        return super()._decode_indexed(data)

    def _decode_literal_index(self, data):
        self.spellings.append("incremental")
        return super()._decode_literal_index(data)

    def _decode_literal_no_index(self, data):
        self.spellings.append("never" if data[0] & 0x10 else "without")
        return super()._decode_literal_no_index(data)


class ClientHello:
    """The server name and the protocols that a client offers (RFC 8446, 4.1.2)."""

    def __init__(self, record):
        self.server_name, self.protocols = None, []
        body = record[5:]
        position = 4 + 2 + 32
        position += 1 + body[position]
        position += 2 + int.from_bytes(body[position:position + 2], "big")
        position += 1 + body[position]
        end = position + 2 + int.from_bytes(body[position:position + 2], "big")
        position += 2
        while position < end:
            kind = int.from_bytes(body[position:position + 2], "big")
            length = int.from_bytes(body[position + 2:position + 4], "big")
            content = body[position + 4:position + 4 + length]
            position += 4 + length
            if kind == 0:
                self.server_name = content[5:].decode()
            elif kind == 16:
                rest = content[2:]
                while rest:
                    self.protocols.append(rest[1:1 + rest[0]].decode())
                    rest = rest[1 + rest[0]:]


class Request:
    """A client's request on one stream, with its times."""

    def __init__(self, connection, stream, fields, flags, at):
        self.connection, self.stream, self.at = connection, stream, at
        self.fields = [(name, value) for name, value, _ in fields]
        self.spelling = {name: spelling for name, _, spelling in fields}
        self.headers = dict(self.fields)
        self.flags, self.data, self.trailers, self.reset = set(flags), [], False, None
        self.status, self.ended_at = None, None

    @property
    def payload(self):
        return b"".join(frame.data for frame in self.data)


class Connection:
    """One client's connection: its requests and its other frames, in the order of their arrival."""

    def __init__(self, number, hello):
        self.number, self.hello, self.requests, self.log = number, hello, {}, []
        self.ending, self.awaits_preface = None, True
        self.buffers = {"client": b"", "server": b""}
        self.decoders = {"client": SpellingDecoder(), "server": SpellingDecoder()}
        self.blocks = {}

    def read(self, side, data, now):
        buffer = self.buffers[side] + data
        if side == "client" and self.awaits_preface:
            if len(buffer) < len(PREFACE):
                self.buffers[side] = buffer
                return
            assert buffer.startswith(PREFACE)
            self.awaits_preface = False
            buffer = buffer[len(PREFACE):]
        while len(buffer) >= 9:
            frame, length = Frame.parse_frame_header(memoryview(buffer[:9]))
            if len(buffer) < 9 + length:
                break
            frame.parse_body(memoryview(buffer[9:9 + length]))
            buffer = buffer[9 + length:]
            self.take(side, frame, now)
        self.buffers[side] = buffer

    def take(self, side, frame, now):
        self.log.append((side, frame))
        if isinstance(frame, (HeadersFrame, ContinuationFrame)):
            head, block = self.blocks.pop(side, (frame, b""))
            block += frame.data
            if "END_HEADERS" not in frame.flags:
                self.blocks[side] = head, block
                return
            self.headers(side, head, self.decoders[side].spell(block), now)
        elif side == "client" and isinstance(frame, DataFrame):
            self.requests[frame.stream_id].data.append(frame)
        elif side == "client" and isinstance(frame, RstStreamFrame):
            self.requests[frame.stream_id].reset = frame.error_code
        elif side == "server" and isinstance(frame, DataFrame) and "END_STREAM" in frame.flags:
            self.requests[frame.stream_id].ended_at = len(self.log)

    def headers(self, side, frame, fields, now):
        if side == "server":
            request = self.requests[frame.stream_id]
            request.status = int(dict((n, v) for n, v, _ in fields).get(":status", 0))
            if "END_STREAM" in frame.flags:
                request.ended_at = len(self.log)
        elif frame.stream_id in self.requests:
            self.requests[frame.stream_id].trailers = True
        else:
            request = Request(self, frame.stream_id, fields, frame.flags, now)
            request.opened_at = len(self.log)
            self.requests[frame.stream_id] = request

    def frames(self, side, kind):
        return [f for s, f in self.log if s == side and isinstance(f, kind)]

    @property
    def pings_acknowledged(self):
        return [f for f in self.frames("client", PingFrame) if "ACK" in f.flags]

    @property
    def priority_frames(self):
        return self.frames("client", PriorityFrame)

    @property
    def going_away(self):
        """The index of the server's GOAWAY in the log."""
        return next((i for i, entry in enumerate(self.log) if entry[0] == "server"
                     and isinstance(entry[1], GoAwayFrame)), None)


class End:
    """One end of a TLS connection over a socket, with records passed explicitly."""

    def __init__(self, plain, context, first=b"", **options):
        self.plain = plain
        self.incoming, self.outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
        self.tls = context.wrap_bio(self.incoming, self.outgoing, **options)
        self.incoming.write(first)
        while True:
            try:
                self.tls.do_handshake()
                self.flush()
                return
            except ssl.SSLWantReadError:
                self.flush()
                data = plain.recv(65536)
                assert data, "the handshake broke off"
                self.incoming.write(data)

    def flush(self):
        if self.outgoing.pending:
            self.plain.sendall(self.outgoing.read())

    def send(self, data):
        self.tls.write(data)
        self.flush()

    def receive(self, ciphertext):
        """(plaintext, kind of end: None, "close_notify", "FIN")."""
        self.incoming.write(ciphertext) if ciphertext else self.incoming.write_eof()
        plaintext = b""
        while True:
            try:
                piece = self.tls.read(65536)
            except ssl.SSLWantReadError:
                return plaintext, None
            except ssl.SSLZeroReturnError:
                return plaintext, "close_notify"
            except ssl.SSLError:
                return plaintext, "FIN"
            if not piece:
                return plaintext, "close_notify"
            plaintext += piece

    def send_close_notify(self):
        try:
            self.tls.unwrap()
        except ssl.SSLError:
            pass
        try:
            self.flush()
            # Unread data would make the kernel send a reset after this.
            self.plain.shutdown(socket.SHUT_WR)
            self.plain.settimeout(5)
            while self.plain.recv(65536):
                pass
        except OSError:
            pass


class RecordingProxy:
    """Listens on a free port; `connections` has the recordings."""

    def __init__(self, simulator, certificate_file, client_certificate=None):
        self.simulator, self.connections, self.failures = simulator, [], []
        self.certificate_file, self.client_certificate = certificate_file, client_certificate
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.threads = [threading.Thread(target=self.serve, daemon=True)]
        self.threads[0].start()

    def close(self):
        self.listener.close()
        for thread in self.threads[1:]:
            thread.join(timeout=10)

    @property
    def requests(self):
        return [r for c in self.connections for r in c.requests.values()]

    def serve(self):
        while True:
            try:
                plain, _ = self.listener.accept()
            except OSError:
                return
            thread = threading.Thread(target=self.try_to_carry, args=(plain,), daemon=True)
            self.threads.append(thread)
            thread.start()

    def try_to_carry(self, plain):
        try:
            self.carry(plain)
        except Exception as failure:
            self.failures.append(failure)
            plain.close()
            raise

    def carry(self, plain):
        plain.settimeout(60)
        first = plain.recv(65536)
        hello = ClientHello(first)
        accepting = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        accepting.load_cert_chain(self.certificate_file)
        connecting = ssl.create_default_context(cafile=self.simulator.ca_file)
        if hello.protocols:
            accepting.set_alpn_protocols(["h2"])
            connecting.set_alpn_protocols(hello.protocols)
        if self.client_certificate:
            accepting.verify_mode = ssl.CERT_REQUIRED
            accepting.load_verify_locations(self.client_certificate)
            connecting.load_cert_chain(self.client_certificate)
        connecting.check_hostname = hello.server_name is not None
        client = End(plain, accepting, first, server_side=True)
        upstream = socket.create_connection(self.simulator.address, timeout=60)
        server = End(upstream, connecting, server_hostname=hello.server_name)
        connection = Connection(len(self.connections) + 1, hello)
        self.connections.append(connection)
        self.shuttle(connection, client, server)

    @staticmethod
    def shuttle(connection, client, server):
        """Copies bytes in both directions until one side ends, and ends the other side in the same
        way."""
        ends = {client.plain: ("client", client, server), server.plain: ("server", server, client)}
        while True:
            for readable in select.select(list(ends), [], [], 60)[0]:
                side, here, there = ends[readable]
                try:
                    plaintext, ending = here.receive(readable.recv(65536))
                    connection.read(side, plaintext, time.monotonic())
                    if plaintext:
                        there.send(plaintext)
                except OSError:
                    ending = "RST"
                if ending:
                    connection.ending = side, ending
                    if ending == "close_notify":
                        there.send_close_notify()
                    client.plain.close()
                    server.plain.close()
                    return
