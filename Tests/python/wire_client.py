# SPDX-License-Identifier: Apache-2.0
"""An HTTP/2 client of `hyperframe` and `hpack` alone: it sends exactly the given frames and keeps
every frame that arrives, so that a test sees the bytes on the wire."""

import socket
import ssl
import time

from hpack import Decoder, Encoder
from hyperframe import frame as frames

from simulator import TOKEN, TOPIC

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
#: In seconds. Longer than the 5 s after which the gateway samples its gauges again.
TIMEOUT = 30
PAYLOAD = b'{"aps":{"alert":"hello"}}'


class Wire:
    def __init__(self, simulator, address=None, acknowledges=True, ready=True):
        """With `ready`, returns once the server's SETTINGS have arrived and are acknowledged."""
        context = ssl.create_default_context(cafile=simulator.ca_file)
        context.set_alpn_protocols(["h2"])
        raw = socket.create_connection(address or simulator.address, timeout=TIMEOUT)
        self.socket = context.wrap_socket(
            raw, server_hostname="localhost", suppress_ragged_eofs=False)
        self.encoder, self.decoder = Encoder(), Decoder()
        self.authorization = f"bearer {simulator.key.token()}"
        self.acknowledges = acknowledges
        self.buffer, self.frames, self.end = b"", [], None
        self.stream = -1
        self.socket.sendall(PREFACE)
        self.send(frames.SettingsFrame(0))
        if ready:
            self.until(lambda: self.of(frames.SettingsFrame))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    # Sending

    def send(self, *list):
        self.socket.sendall(b"".join(frame.serialize() for frame in list))

    def request(self, path=None, payload=PAYLOAD, token=TOKEN, end=True, **changes):
        """Sends a valid push, as one HEADERS and one DATA frame, and returns its stream."""
        self.stream += 2
        self.send(*self.frames_of_request(self.stream, path, payload, token, end, **changes))
        return self.stream

    def frames_of_request(self, stream, path=None, payload=PAYLOAD, token=TOKEN, end=True,
                          **changes):
        headers = {
            ":method": "POST", ":scheme": "https", ":path": path or f"/3/device/{token}",
            ":authority": "localhost", "authorization": self.authorization,
            "apns-topic": TOPIC, "apns-push-type": "alert",
        }
        for name, value in changes.items():
            headers[name.replace("_", "-")] = value
        fields = [(name, value) for name, value in headers.items() if value is not None]
        block = self.encoder.encode(fields)
        head = frames.HeadersFrame(stream, block, flags=["END_HEADERS"])
        return head, frames.DataFrame(stream, payload, flags=["END_STREAM"] if end else [])

    def push(self, **options):
        """Sends a push and waits for its answer; returns its frames."""
        stream = self.request(**options)
        self.until(lambda: self.ended(stream))
        return self.received_frames(stream)

    # Receiving

    def until(self, condition):
        """Reads until the condition is true; fails at the end of the connection or after 30 s."""
        deadline = time.monotonic() + TIMEOUT
        while not condition():
            assert time.monotonic() < deadline, f"not in time: {self.received_frames()[-9:]}"
            if not self.read():
                assert condition(), f"{self.end} came first: {self.received_frames()[-9:]}"

    def read_to_end(self):
        while self.read():
            pass
        return self.end

    def read_for(self, seconds):
        """Reads for this time; for frames that must not arrive."""
        deadline = time.monotonic() + seconds
        while self.end is None and (rest := deadline - time.monotonic()) > 0:
            self.socket.settimeout(rest)
            try:
                self.read()
            except TimeoutError:
                break
        self.socket.settimeout(TIMEOUT)

    def read(self):
        """Reads once. Returns False at the end of the connection, and stores its kind in `end`:
        close_notify, fin (without close_notify) or reset."""
        if self.end:
            return False
        try:
            data = self.socket.recv(65536)
            if not data:
                self.end = "close_notify"
        except ssl.SSLEOFError:
            # The kernel distinguishes a reset (CLOSE) from the peer's end (CLOSE_WAIT).
            state = self.socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0]
            data, self.end = b"", "reset" if state == 7 else "fin"
        except ConnectionResetError:
            data, self.end = b"", "reset"
        self.buffer += data
        while self.take():
            pass
        return self.end is None

    def take(self):
        if len(self.buffer) < 9:
            return False
        frame, length = frames.Frame.parse_frame_header(memoryview(self.buffer[:9]))
        if len(self.buffer) < 9 + length:
            return False
        frame.parse_body(memoryview(self.buffer[9:9 + length]))
        self.buffer = self.buffer[9 + length:]
        if isinstance(frame, frames.HeadersFrame):
            frame.fields = self.decoder.decode(frame.data)
        self.frames.append(frame)
        if isinstance(frame, frames.SettingsFrame) and "ACK" not in frame.flags:
            if self.acknowledges:
                self.send(frames.SettingsFrame(0, flags=["ACK"]))
        return True

    # Reading results

    def of(self, kind):
        return [frame for frame in self.frames if isinstance(frame, kind)]

    def ended(self, stream):
        return any(
            frame.stream_id == stream
            and ("END_STREAM" in frame.flags or isinstance(frame, frames.RstStreamFrame))
            for frame in self.frames)

    def fields(self, stream):
        """The header fields of a stream's answer, in wire order, with repetitions."""
        return [
            field for frame in self.of(frames.HeadersFrame) if frame.stream_id == stream
            for field in frame.fields]

    def received_frames(self, stream=None):
        """The frames that arrived (on one stream), each as a tuple that a test can compare."""
        return [
            summarize(frame) for frame in self.frames if stream is None or frame.stream_id == stream]

    @property
    def goaways(self):
        return [summarize(frame) for frame in self.of(frames.GoAwayFrame)]

    @property
    def last_settings(self):
        return [frame.settings for frame in self.of(frames.SettingsFrame)
                if "ACK" not in frame.flags][-1]


def summarize(frame):
    end = ("END_STREAM",) if "END_STREAM" in frame.flags else ()
    match frame:
        case frames.HeadersFrame():
            return ("HEADERS", dict(frame.fields)[":status"], *end)
        case frames.DataFrame():
            return ("DATA", bytes(frame.data), *end)
        case frames.RstStreamFrame():
            return ("RST_STREAM", frame.error_code)
        case frames.GoAwayFrame():
            return ("GOAWAY", frame.last_stream_id, frame.error_code,
                    bytes(frame.additional_data))
        case frames.SettingsFrame():
            return ("SETTINGS", "ACK" if "ACK" in frame.flags else dict(frame.settings))
        case frames.PingFrame():
            return ("PING", "ACK" if "ACK" in frame.flags else bytes(frame.opaque_data))
        case frames.WindowUpdateFrame():
            return ("WINDOW_UPDATE", frame.stream_id, frame.window_increment)
    return (type(frame).__name__, frame.stream_id)


def fault(simulator, **rule):
    """Sends one rule to the control port; returns its id, or the number of affected connections."""
    status, answer = simulator.call("POST", "/sim/faults", rule)
    assert status == 201, answer
    return answer["ids"][0] if answer["ids"] else answer["struck"]


def wait_for(condition):
    """Waits for a condition that only the control port shows."""
    deadline = time.monotonic() + TIMEOUT
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)
