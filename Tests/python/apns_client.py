# SPDX-License-Identifier: Apache-2.0
"""A small APNs client over `h2` that records every frame-level event."""

import json
import socket
import ssl

import h2.config
import h2.connection
import h2.events

from simulator import TOKEN, TOPIC

TIMEOUT = 10


class Answer:
    def __init__(self):
        self.headers, self.body, self.ended, self.reset = {}, b"", False, None

    @property
    def status(self):
        return int(self.headers[":status"]) if ":status" in self.headers else None

    @property
    def json(self):
        return json.loads(self.body) if self.body else None

    @property
    def reason(self):
        return (self.json or {}).get("reason")


class Client:
    def __init__(self, simulator, alpn=("h2",), server_name="localhost", certificate=None,
                 address=None, connected=None):
        self.socket = connected or self.connect(
            simulator, alpn, server_name, certificate, address)
        config = h2.config.H2Configuration(header_encoding="utf-8")
        self.h2 = h2.connection.H2Connection(config=config)
        self.answers, self.events, self.closed = {}, [], False
        self.authorization = None if certificate else f"bearer {simulator.key.token()}"

    @staticmethod
    def connect(simulator, alpn, server_name, certificate, address):
        context = ssl.create_default_context(cafile=simulator.ca_file)
        context.set_alpn_protocols(list(alpn))
        if certificate:
            context.load_cert_chain(certificate)
        raw = socket.create_connection(address or simulator.address, timeout=TIMEOUT)
        return context.wrap_socket(raw, server_hostname=server_name)

    def __enter__(self):
        self.h2.initiate_connection()
        self.flush()
        self.wait(lambda: self.seen(h2.events.RemoteSettingsChanged))
        return self

    def __exit__(self, *_):
        self.socket.close()

    def flush(self):
        self.socket.sendall(self.h2.data_to_send())

    def headers(self, token=TOKEN, **changes):
        """Headers of a valid push; `apns_topic=None` omits that header."""
        headers = {
            ":method": "POST", ":scheme": "https", ":path": f"/3/device/{token}",
            ":authority": "localhost", "authorization": self.authorization,
            "apns-topic": TOPIC, "apns-push-type": "alert",
        }
        for name, value in changes.items():
            headers[name.replace("_", "-")] = value
        return [(name, value) for name, value in headers.items() if value is not None]

    def start(self, headers, payload=b'{"aps":{"alert":"hello"}}'):
        """Sends a request and returns its stream id without waiting for the answer."""
        stream = self.h2.get_next_available_stream_id()
        self.answers[stream] = Answer()
        self.h2.send_headers(stream, headers, end_stream=payload is None)
        if payload is not None:
            size = self.h2.max_outbound_frame_size
            for start in range(0, max(len(payload), 1), size):
                piece = payload[start:start + size]
                self.h2.send_data(stream, piece, end_stream=start + size >= len(payload))
        self.flush()
        return stream

    def push(self, token=TOKEN, payload=b'{"aps":{"alert":"hello"}}', **changes):
        return self.answer(self.start(self.headers(token, **changes), payload))

    def answer(self, stream):
        answer = self.answers[stream]
        self.wait(lambda: answer.ended or answer.reset is not None)
        return answer

    def seen(self, kind):
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def stream_limit(self):
        return self.h2.remote_settings.max_concurrent_streams

    def wait(self, condition):
        """Reads until the condition is true; fails at the end of the connection or after 10 s."""
        while not condition():
            if not self.read():
                assert condition(), "the connection ended first"

    def read(self):
        data = self.socket.recv(65536)
        if not data:
            self.closed = True
            return False
        for event in self.h2.receive_data(data):
            self.take(event)
        self.flush()
        return True

    def read_to_end(self):
        try:
            while self.read():
                pass
        except ConnectionResetError:
            self.closed = True

    def take(self, event):
        self.events.append(event)
        answer = self.answers.get(getattr(event, "stream_id", None))
        if isinstance(event, h2.events.ResponseReceived):
            answer.headers = dict(event.headers)
        elif isinstance(event, h2.events.DataReceived):
            answer.body += event.data
            self.h2.acknowledge_received_data(event.flow_controlled_length, event.stream_id)
        elif isinstance(event, h2.events.StreamEnded):
            answer.ended = True
        elif isinstance(event, h2.events.StreamReset) and answer:
            answer.reset = event.error_code
