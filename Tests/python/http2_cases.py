# SPDX-License-Identifier: Apache-2.0
# Long because it is a single table.
"""The cases of h2spec's strict list for servers (generic, http2, hpack; with its numbers), written
anew from RFC 9113, RFC 7540 and RFC 7541, and the requests that RFC 9113 calls malformed."""

from http2_peer import (
    ACK, CANCEL, COMPRESSION_ERROR, CONTINUATION, DATA, ENABLE_PUSH, END_HEADERS, END_STREAM, FLOW_CONTROL_ERROR,
    FRAME_SIZE_ERROR, GOAWAY, HEADERS, INITIAL_WINDOW_SIZE, MAX_CONCURRENT_STREAMS, MAX_FRAME_SIZE, PADDED, PING,
    PREFACE, PRIORITY, PROTOCOL_ERROR, PUSH_PROMISE, REFUSED_STREAM, RST_STREAM, SETTINGS, STREAM_CLOSED,
    WINDOW_UPDATE, WITH_PRIORITY, Broken, Peer, block, dependency, frame, literal, priority, reset, settings, text,
    window_update)

CASES = {}
WHOLE = END_STREAM | END_HEADERS


def case(name, **how):
    def enlist(function):
        assert name not in CASES, name
        CASES[name] = (function, how)
        return function
    return enlist


def answers(name, *frames, stream=1, request=True, **how):
    """A case that ends with an answer. `frames` are functions of the peer that create the frames to
    send."""
    @case(name, **how)
    def run(peer):
        peer.send(*(one(peer) if callable(one) else one for one in frames))
        peer.answered(stream)
        peer.stays_open()


def fails(name, *frames, codes, stream=None, **how):
    """A case that ends with one of these codes: a connection error, or a stream error on `stream`.
    """
    @case(name, **how)
    def run(peer):
        peer.send(*(one(peer) if callable(one) else one for one in frames))
        if stream is None:
            peer.connection_error(*codes)
        else:
            peer.stream_error(*codes, stream=stream)


def stays_open(name, *frames, **how):
    @case(name, **how)
    def run(peer):
        peer.send(*(one(peer) if callable(one) else one for one in frames))
        peer.stays_open()


def get(stream=1, **how):
    return lambda peer: peer.request(stream, **how)


def post(stream=1, **how):
    return lambda peer: peer.post(stream, **how)


def data(stream, payload, flags=END_STREAM):
    return frame(DATA, flags, stream, payload)


def dummy(count):
    """Literal fields of some size that do not use the table."""
    return block([(f"x-dummy{number}", "d" * 100) for number in range(count)])


def parts(stream, count, flags=END_STREAM, ends=True):
    """A request in one HEADERS frame and `count` CONTINUATION frames."""
    def make(peer):
        frames = peer.request(stream, flags=flags)
        frames += b"".join(
            frame(CONTINUATION, END_HEADERS if ends and number == count - 1 else 0, stream, dummy(1))
            for number in range(count))
        return frames
    return make


# generic/1: starting HTTP/2

@case("generic/1/1 a client preface", settings=False)
def preface(peer):
    peer.until(lambda kind, flags, stream, payload: kind == SETTINGS)


# generic/2: streams

stays_open("generic/2/1 PRIORITY on an idle stream", priority(1))
answers("generic/2/2 WINDOW_UPDATE on a half-closed stream", get(), window_update(1, 1))
answers("generic/2/3 PRIORITY on a half-closed stream", get(), priority(1))
stays_open("generic/2/4 RST_STREAM on a half-closed stream", get(), reset(1))


@case("generic/2/5 PRIORITY on a closed stream")
def priority_on_closed(peer):
    peer.send(peer.request())
    peer.answered()
    peer.send(priority(1))
    peer.stays_open()


# generic/3: frames

answers("generic/3.1/1 DATA", post(), data(1, b"test"))
answers("generic/3.1/2 several DATA", post(), data(1, b"test", 0), data(1, b"test"))
answers("generic/3.1/3 DATA with padding", post(), data(1, b"\x06test" + bytes(6), END_STREAM | PADDED))
answers("generic/3.2/1 HEADERS", get())
answers("generic/3.2/2 HEADERS with padding", lambda peer: frame(
    HEADERS, WHOLE | PADDED, 1, b"\x06" + block(peer.server.fields) + bytes(6)))
answers("generic/3.2/3 HEADERS with priority", lambda peer: frame(
    HEADERS, WHOLE | WITH_PRIORITY, 1, dependency(0, 255) + block(peer.server.fields)))
answers("generic/3.3/1 PRIORITY with weight 1", priority(1, weight=0), get())
answers("generic/3.3/2 PRIORITY with weight 256", priority(1, weight=255), get())
answers("generic/3.3/3 PRIORITY with a dependency", priority(1, 3), get())
answers("generic/3.3/4 PRIORITY, exclusive", priority(1, 3, exclusive=True), get())
answers("generic/3.3/5 PRIORITY for an idle stream, and HEADERS of a lower one", priority(3), get(1))
stays_open("generic/3.4/1 RST_STREAM", post(), reset(1))
answers("generic/3.5/1 SETTINGS", settings((MAX_CONCURRENT_STREAMS, 1)), get())
stays_open("generic/3.7/1 PING", frame(PING, 0, 0, b"h2spec.."))


@case("generic/3.8/1 GOAWAY")
def goaway(peer):
    peer.send(frame(GOAWAY, 0, 0, bytes(8)))
    peer.ping(b"answered")  # or the end of the connection
    if [code for _, code in peer.errors() if code]:
        raise Broken(f"an error: {peer.received_frames()}")


answers("generic/3.9/1 WINDOW_UPDATE of the connection", window_update(0, 1), get())
answers("generic/3.9/2 WINDOW_UPDATE of a stream", get(), window_update(1, 1))
answers("generic/3.10/1 CONTINUATION", parts(1, 1))
answers("generic/3.10/2 several CONTINUATIONs", parts(1, 3))


# generic/4: messages

answers("generic/4/1 GET", get())
answers("generic/4/2 HEAD", lambda peer: peer.request(
    fields=[(name, "HEAD" if name == ":method" else value) for name, value in peer.server.fields]))
answers("generic/4/3 POST", post(), data(1, b"test"))
answers("generic/4/4 POST with trailers", post(), data(1, b"test", 0), lambda peer: peer.request(
    fields=[("x-test", "ok")]))


# generic/5: HPACK

USER_AGENT = 58  # its index in the static table
for number, what, field in (
        (1, "indexed", b"\x90"),
        (2, "incremental, indexed name", literal(USER_AGENT, "test", 0x40, 6)),
        (3, "incremental, indexed name, Huffman", literal(USER_AGENT, "test", 0x40, 6, True)),
        (4, "incremental, new name", literal("x-test", "test", 0x40)),
        (5, "incremental, new name, Huffman", literal("x-test", "test", 0x40, huffman=True)),
        (6, "without indexing, indexed name", literal(USER_AGENT, "test", 0x00, 4)),
        (7, "without indexing, indexed name, Huffman", literal(USER_AGENT, "test", 0x00, 4, True)),
        (8, "without indexing, new name", literal("x-test", "test", 0x00)),
        (9, "without indexing, new name, Huffman", literal("x-test", "test", 0x00, huffman=True)),
        (10, "never indexed, indexed name", literal(USER_AGENT, "test", 0x10, 4)),
        (11, "never indexed, indexed name, Huffman", literal(USER_AGENT, "test", 0x10, 4, True)),
        (12, "never indexed, new name", literal("x-test", "test", 0x10)),
        (13, "never indexed, new name, Huffman", literal("x-test", "test", 0x10, huffman=True)),
        (15, "several incremental ones", b"".join(literal(f"x-test{n}", "test", 0x40) for n in range(3)))):
    answers(f"generic/5/{number} a field {what}", get(extra=field))
answers("generic/5/14 a new size of the table", lambda peer: frame(
    HEADERS, WHOLE, 1, b"\x3f\x61" + block(peer.server.fields)))


# http2/3.4 and 3.5

@case("http2/3.5/1 the server's preface is SETTINGS", settings=False)
def server_preface(peer):
    kind, flags, stream, _ = peer.next()
    if kind != SETTINGS or flags & ACK or stream:
        raise Broken(f"{peer.received_frames()}")


@case("http2/3.5/2 an invalid client preface", first=b"INVALID CONNECTION PREFACE\r\n\r\n" + bytes(40), settings=False)
def bad_preface(peer):
    peer.closed()


# http2/4: frames

stays_open("http2/4.1/1 a frame of unknown type", frame(0xFF, 0, 0, bytes(8)), frame(PING, 0, 0, b"unknown."))
stays_open("http2/4.1/2 an unknown flag", frame(PING, 0x16, 0, b"flagged."))
stays_open("http2/4.1/3 the reserved bit", frame(PING, 0, 1 << 31, b"reserved"))
answers("http2/4.2/1 DATA of 16,384 bytes", post(), data(1, bytes(16_384)))
fails("http2/4.2/2 DATA above SETTINGS_MAX_FRAME_SIZE", post(), data(1, bytes(16_385)),
      codes=[FRAME_SIZE_ERROR], stream=1)
fails("http2/4.2/3 HEADERS above SETTINGS_MAX_FRAME_SIZE", get(extra=literal("x", "y" * 16_384)),
      codes=[FRAME_SIZE_ERROR])
fails("http2/4.3/1 a header block cut off", get(extra=b"\x40\x0ax-"), codes=[COMPRESSION_ERROR])
fails("http2/4.3/2 PRIORITY in a header block", get(flags=END_STREAM), priority(1), codes=[PROTOCOL_ERROR])
fails("http2/4.3/3 HEADERS of another stream in a header block", get(flags=END_STREAM), get(3),
      codes=[PROTOCOL_ERROR])


# http2/5.1: states

fails("http2/5.1/1 idle: DATA", data(1, b"test"), codes=[PROTOCOL_ERROR])
fails("http2/5.1/2 idle: RST_STREAM", reset(1), codes=[PROTOCOL_ERROR])
fails("http2/5.1/3 idle: WINDOW_UPDATE", window_update(1, 100), codes=[PROTOCOL_ERROR])
fails("http2/5.1/4 idle: CONTINUATION", frame(CONTINUATION, END_HEADERS, 1, dummy(1)), codes=[PROTOCOL_ERROR])
fails("http2/5.1/5 half closed (remote): DATA", get(), data(1, b"test"), codes=[STREAM_CLOSED], stream=1)
fails("http2/5.1/6 half closed (remote): HEADERS", get(), get(), codes=[STREAM_CLOSED], stream=1)
fails("http2/5.1/7 half closed (remote): CONTINUATION", get(), frame(CONTINUATION, END_HEADERS, 1, dummy(1)),
      codes=[PROTOCOL_ERROR])
fails("http2/5.1/8 closed by RST_STREAM: DATA", post(), reset(1), data(1, b"test"), codes=[STREAM_CLOSED], stream=1)
fails("http2/5.1/9 closed by RST_STREAM: HEADERS", post(), reset(1), get(), codes=[STREAM_CLOSED], stream=1)
fails("http2/5.1/10 closed by RST_STREAM: CONTINUATION", post(), reset(1),
      frame(CONTINUATION, END_HEADERS, 1, dummy(1)), codes=[PROTOCOL_ERROR, STREAM_CLOSED])


def after_the_answer(name, late, *codes):
    @case(name)
    def run(peer):
        peer.send(peer.request())
        peer.answered()
        peer.settle()
        peer.send(late(peer))
        peer.connection_error(*codes)


after_the_answer("http2/5.1/11 closed: DATA", lambda peer: data(1, b"test"), STREAM_CLOSED)
after_the_answer("http2/5.1/12 closed: HEADERS", lambda peer: peer.request(), STREAM_CLOSED)
after_the_answer("http2/5.1/13 closed: CONTINUATION", lambda peer: frame(CONTINUATION, END_HEADERS, 1, dummy(1)),
                 PROTOCOL_ERROR, STREAM_CLOSED)
fails("http2/5.1.1/1 an even stream", get(2), codes=[PROTOCOL_ERROR])
fails("http2/5.1.1/2 a stream below one that was opened", get(5), get(3), codes=[PROTOCOL_ERROR])


@case("http2/5.1.2/1 more streams than SETTINGS_MAX_CONCURRENT_STREAMS")
def too_many_streams(peer):
    last = 1 + 2 * peer.limit
    peer.send(*(peer.post(stream) for stream in range(1, last + 1, 2)))
    peer.stream_error(REFUSED_STREAM, PROTOCOL_ERROR, stream=last)


fails("http2/5.3.1/1 HEADERS of a stream that depends on itself", lambda peer: frame(
    HEADERS, WHOLE | WITH_PRIORITY, 1, dependency(1) + block(peer.server.fields)), codes=[PROTOCOL_ERROR], stream=1)
fails("http2/5.3.1/2 PRIORITY of a stream that depends on itself", priority(1, 1), codes=[PROTOCOL_ERROR], stream=1)


@case("http2/5.4.1/1 the connection is closed after an error")
def closes(peer):
    peer.send(frame(PING, 0, 3, bytes(8)))
    peer.closed()


fails("http2/5.4.1/2 GOAWAY goes before", frame(PING, 0, 3, bytes(8)), codes=[PROTOCOL_ERROR])
stays_open("http2/5.5/1 an unknown extension frame", frame(0x16, 0, 0, bytes(8)))
fails("http2/5.5/2 an unknown frame in a header block", get(flags=END_STREAM), frame(0x16, 0, 0, bytes(8)),
      codes=[PROTOCOL_ERROR])


# http2/6: definitions of frames

fails("http2/6.1/1 DATA on stream 0", data(0, b"test"), codes=[PROTOCOL_ERROR])
fails("http2/6.1/2 DATA on a stream that is not open", get(), data(1, b"test"), codes=[STREAM_CLOSED], stream=1)
fails("http2/6.1/3 DATA with too much padding", post(), frame(DATA, END_STREAM | PADDED, 1, b"\x06test"),
      codes=[PROTOCOL_ERROR])
fails("http2/6.2/1 HEADERS without END_HEADERS, then PRIORITY", get(flags=END_STREAM), priority(1),
      codes=[PROTOCOL_ERROR])
fails("http2/6.2/2 HEADERS of another stream before the block ends", get(flags=END_STREAM), get(3),
      codes=[PROTOCOL_ERROR])
fails("http2/6.2/3 HEADERS on stream 0", get(0), codes=[PROTOCOL_ERROR])
fails("http2/6.2/4 HEADERS with too much padding", lambda peer: frame(
    HEADERS, WHOLE | PADDED, 1, b"\xff" + block(peer.server.fields)[:100]), codes=[PROTOCOL_ERROR])
fails("http2/6.3/1 PRIORITY on stream 0", priority(0), codes=[PROTOCOL_ERROR])
fails("http2/6.3/2 PRIORITY of 4 bytes", get(), frame(PRIORITY, 0, 1, bytes(4)), codes=[FRAME_SIZE_ERROR], stream=1)
fails("http2/6.4/1 RST_STREAM on stream 0", reset(0), codes=[PROTOCOL_ERROR])
fails("http2/6.4/2 RST_STREAM on an idle stream", reset(1), codes=[PROTOCOL_ERROR])
fails("http2/6.4/3 RST_STREAM of 3 bytes", post(), frame(RST_STREAM, 0, 1, bytes(3)), codes=[FRAME_SIZE_ERROR])
fails("http2/6.5/1 SETTINGS with ACK and a payload", frame(SETTINGS, ACK, 0, bytes(6)), codes=[FRAME_SIZE_ERROR])
fails("http2/6.5/2 SETTINGS on a stream", frame(SETTINGS, 0, 1, bytes(6)), codes=[PROTOCOL_ERROR])
fails("http2/6.5/3 SETTINGS of 3 bytes", frame(SETTINGS, 0, 0, bytes(3)), codes=[FRAME_SIZE_ERROR])
fails("http2/6.5.2/1 ENABLE_PUSH 2", settings((ENABLE_PUSH, 2)), codes=[PROTOCOL_ERROR])
fails("http2/6.5.2/2 INITIAL_WINDOW_SIZE 2^31", settings((INITIAL_WINDOW_SIZE, 1 << 31)), codes=[FLOW_CONTROL_ERROR])
fails("http2/6.5.2/3 MAX_FRAME_SIZE 16,383", settings((MAX_FRAME_SIZE, 16_383)), codes=[PROTOCOL_ERROR])
fails("http2/6.5.2/4 MAX_FRAME_SIZE 2^24", settings((MAX_FRAME_SIZE, 1 << 24)), codes=[PROTOCOL_ERROR])
stays_open("http2/6.5.2/5 an unknown setting", settings((0xFF, 1)))


@case("http2/6.5.3/1 the last of several values holds")
def the_last_value(peer):
    peer.send(settings((INITIAL_WINDOW_SIZE, 100), (INITIAL_WINDOW_SIZE, 1)), peer.request())
    if peer.data() != 1:
        raise Broken(f"{peer.received_frames()}")


@case("http2/6.5.3/2 SETTINGS are acknowledged")
def acknowledged(peer):
    acknowledgements = [one for one in peer.frames if one[0] == SETTINGS and one[1] & ACK]
    peer.send(settings((ENABLE_PUSH, 0)))
    while len([one for one in peer.frames if one[0] == SETTINGS and one[1] & ACK]) <= len(acknowledgements):
        peer.until(lambda kind, flags, stream, payload: kind == SETTINGS)


stays_open("http2/6.7/1 PING", frame(PING, 0, 0, b"h2spec.."))


@case("http2/6.7/2 PING with ACK has no answer")
def ping_answer(peer):
    peer.send(frame(PING, ACK, 0, b"invalid."))
    peer.stays_open()
    if any(kind == PING and payload == b"invalid." for kind, _, _, payload in peer.frames):
        raise Broken(f"{peer.received_frames()}")


fails("http2/6.7/3 PING on a stream", frame(PING, 0, 1, bytes(8)), codes=[PROTOCOL_ERROR])
fails("http2/6.7/4 PING of 6 bytes", frame(PING, 0, 0, bytes(6)), codes=[FRAME_SIZE_ERROR])
fails("http2/6.8/1 GOAWAY on a stream", frame(GOAWAY, 0, 1, bytes(8)), codes=[PROTOCOL_ERROR])
fails("http2/6.9/1 WINDOW_UPDATE by 0", window_update(0, 0), codes=[PROTOCOL_ERROR])
fails("http2/6.9/2 WINDOW_UPDATE by 0 of a stream", post(), window_update(1, 0), codes=[PROTOCOL_ERROR], stream=1)
fails("http2/6.9/3 WINDOW_UPDATE of 3 bytes", frame(WINDOW_UPDATE, 0, 0, bytes(3)), codes=[FRAME_SIZE_ERROR])


@case("http2/6.9.1/1 a window of 1 byte")
def a_byte_at_a_time(peer):
    peer.send(settings((INITIAL_WINDOW_SIZE, 1)), peer.request())
    if peer.data() != 1:
        raise Broken(f"{peer.received_frames()}")


TOP = 2 ** 31 - 1
fails("http2/6.9.1/2 the connection's window above 2^31-1", window_update(0, TOP), window_update(0, TOP),
      codes=[FLOW_CONTROL_ERROR])
fails("http2/6.9.1/3 a stream's window above 2^31-1", post(), window_update(1, TOP), window_update(1, TOP),
      codes=[FLOW_CONTROL_ERROR], stream=1)


@case("http2/6.9.2/1 a window that is opened by SETTINGS")
def opened_by_settings(peer):
    peer.send(settings((INITIAL_WINDOW_SIZE, 0)), peer.request())
    peer.answered()
    peer.send(settings((INITIAL_WINDOW_SIZE, 1)))
    if peer.data() != 1:
        raise Broken(f"{peer.received_frames()}")


@case("http2/6.9.2/2 a window below 0")
def below_nothing(peer):
    peer.send(settings((INITIAL_WINDOW_SIZE, 3)), peer.request())
    if peer.data() != 3:
        raise Broken(f"{peer.received_frames()}")
    peer.send(settings((INITIAL_WINDOW_SIZE, 2)), window_update(1, 2))
    if peer.data() != 1:
        raise Broken(f"{peer.received_frames()}")


fails("http2/6.9.2/3 INITIAL_WINDOW_SIZE 2^31", settings((INITIAL_WINDOW_SIZE, 1 << 31)), codes=[FLOW_CONTROL_ERROR])
answers("http2/6.10/1 several CONTINUATIONs", parts(1, 2))
fails("http2/6.10/2 another frame behind CONTINUATION", parts(1, 1, ends=False), data(1, b"test"),
      codes=[PROTOCOL_ERROR])
fails("http2/6.10/3 CONTINUATION on stream 0", get(flags=END_STREAM), frame(CONTINUATION, END_HEADERS, 0, dummy(1)),
      codes=[PROTOCOL_ERROR])
fails("http2/6.10/4 CONTINUATION behind END_HEADERS", get(), frame(CONTINUATION, END_HEADERS, 1, dummy(1)),
      codes=[PROTOCOL_ERROR])
fails("http2/6.10/5 CONTINUATION behind CONTINUATION with END_HEADERS", parts(1, 2),
      frame(CONTINUATION, END_HEADERS, 1, dummy(1)), codes=[PROTOCOL_ERROR])
fails("http2/6.10/6 CONTINUATION behind DATA", post(), data(1, b"test"),
      frame(CONTINUATION, END_HEADERS, 1, dummy(1)), codes=[PROTOCOL_ERROR])


# http2/7: error codes

@case("http2/7/1 GOAWAY with an unknown code")
def unknown_goaway(peer):
    peer.send(frame(GOAWAY, 0, 0, bytes(4) + b"\0\0\0\xff"))
    peer.ping(b"answered")
    if [code for _, code in peer.errors() if code]:
        raise Broken(f"an error: {peer.received_frames()}")


stays_open("http2/7/2 RST_STREAM with an unknown code", post(), reset(1, 0xFF))


# http2/8: messages

def malformed(name, make, **how):
    fails(name, make, codes=[PROTOCOL_ERROR], stream=1, **how)


def without(*names):
    return lambda peer: peer.request(fields=[one for one in peer.server.fields if one[0] not in names])


def replaced(name, value):
    return lambda peer: peer.request(
        fields=[(key, value if key == name else old) for key, old in peer.server.fields])


def twice(name):
    return lambda peer: peer.request(
        fields=[one for one in peer.server.fields if one[0] == name] + list(peer.server.fields))


def wrong_length(length, *bodies):
    def make(peer):
        frames = peer.post(more=[("content-length", length)])
        return frames + b"".join(
            data(1, body, END_STREAM if number == len(bodies) - 1 else 0) for number, body in enumerate(bodies))
    return make


malformed("http2/8.1/1 a second HEADERS without END_STREAM", lambda peer: peer.post() + data(1, b"test", 0)
          + peer.request(fields=[("x-test", "ok")], flags=END_HEADERS))
malformed("http2/8.1.2/1 a name in upper case", get(more=[("X-TEST", "ok")]))
malformed("http2/8.1.2.1/1 an unknown pseudo-header", lambda peer: peer.request(
    fields=list(peer.server.fields) + [(":test", "ok")]))
malformed("http2/8.1.2.1/2 a pseudo-header of answers", lambda peer: peer.request(
    fields=list(peer.server.fields) + [(":status", "200")]))
malformed("http2/8.1.2.1/3 a pseudo-header in trailers", lambda peer: peer.post() + data(1, b"test", 0)
          + peer.request(fields=[(":method", "POST")]))
malformed("http2/8.1.2.1/4 a pseudo-header behind a field", lambda peer: peer.request(
    fields=[("x-test", "ok")] + list(peer.server.fields)))
malformed("http2/8.1.2.2/1 a field of the connection", get(more=[("connection", "keep-alive")]))
malformed("http2/8.1.2.2/2 te with another value than trailers", get(more=[("te", "trailers, deflate")]))
malformed("http2/8.1.2.3/1 :path empty", replaced(":path", ""))
malformed("http2/8.1.2.3/2 no :method", without(":method"))
malformed("http2/8.1.2.3/3 no :scheme", without(":scheme"))
malformed("http2/8.1.2.3/4 no :path", without(":path"))
malformed("http2/8.1.2.3/5 :method twice", twice(":method"))
malformed("http2/8.1.2.3/6 :scheme twice", twice(":scheme"))
malformed("http2/8.1.2.3/7 :path twice", twice(":path"))
malformed("http2/8.1.2.6/1 DATA of another length than content-length", wrong_length("1", b"test"))
malformed("http2/8.1.2.6/2 several DATA of another length", wrong_length("1", b"te", b"st"))
fails("http2/8.2/1 PUSH_PROMISE", lambda peer: frame(
    PUSH_PROMISE, END_HEADERS, 1, b"\0\0\0\x03" + block(peer.server.fields)), codes=[PROTOCOL_ERROR])


# hpack

def undecodable(name, extra):
    fails(name, get(extra=extra), codes=[COMPRESSION_ERROR])


undecodable("hpack/2.3.3/1 an index that is not in the table", b"\xc6")
undecodable("hpack/2.3.3/2 a name that is not in the table", literal(70, "test", 0x40, 6))
undecodable("hpack/4.2/1 a new size at the end of a block", b"\x20")
HUFFMAN = text("test", huffman=True)[1:]
undecodable("hpack/5.2/1 Huffman padding of more than 7 bits", b"\x7a" + bytes([0x81 + len(HUFFMAN)]) + HUFFMAN + b"\xff")
undecodable("hpack/5.2/2 Huffman padding of zeros", b"\x7a\x81\x18")
undecodable("hpack/5.2/3 Huffman with EOS", b"\x7a\x84\xff\xff\xff\xff")
undecodable("hpack/6.1/1 index 0", b"\x80")
fails("hpack/6.3/1 a table above SETTINGS_HEADER_TABLE_SIZE", lambda peer: frame(
    HEADERS, WHOLE, 1, b"\x3f\xe1\xff\x03" + block(peer.server.fields)), codes=[COMPRESSION_ERROR])
H2SPEC = len(CASES)


# Further requests that RFC 9113 §8 calls malformed.

MALFORMED = {
    "upper case": get(more=[("X-A", "1")]),
    "an empty name": get(more=[("", "1")]),
    "a space in a name": get(more=[("x a", "1")]),
    "a colon in a name": get(more=[("x:a", "1")]),
    "a control character in a name": get(more=[("x\x7fa", "1")]),
    "a line feed in a value": get(more=[("x-a", "1\n2")]),
    "a carriage return in a value": get(more=[("x-a", "1\r2")]),
    "NUL in a value": get(more=[("x-a", "1\x002")]),
    "a space before a value": get(more=[("x-a", " 1")]),
    "a tab behind a value": get(more=[("x-a", "1\t")]),
    "a line feed in the path": replaced(":path", "/a\nb"),
    "a space in the path": replaced(":path", "/a b"),
    "a path without slash": replaced(":path", "healthz"),
    "a method with a space": replaced(":method", "GE T"),
    "two authorities": twice(":authority"),
    "an authority with a space": replaced(":authority", "a b"),
    "keep-alive": get(more=[("keep-alive", "1")]),
    "proxy-connection": get(more=[("proxy-connection", "close")]),
    "upgrade": get(more=[("upgrade", "h2c")]),
    "transfer-encoding": get(more=[("transfer-encoding", "chunked")]),
    "te: gzip": get(more=[("te", "gzip")]),
    "content-length no number": get(more=[("content-length", "x")]),
    "content-length with a sign": get(more=[("content-length", "+0")]),
    "content-length negative": get(more=[("content-length", "-1")]),
    "content-length empty": get(more=[("content-length", "")]),
    "two content-lengths": get(more=[("content-length", "0"), ("content-length", "0")]),
    "content-length without a body": get(more=[("content-length", "3")]),
    "a body longer than content-length": wrong_length("3", b"1234"),
    "a body shorter than content-length": wrong_length("3", b"12"),
    "a body behind content-length 0": wrong_length("0", b"1"),
    "trailers before the length is reached": lambda peer: peer.post(more=[("content-length", "3")])
    + data(1, b"1", 0) + peer.request(fields=[("x-a", "1")]),
    "CONNECT with a path": replaced(":method", "CONNECT"),
}
for name, make in MALFORMED.items():
    malformed(f"malformed: {name}", make)
fails("closed: HEADERS of a stream that was skipped", get(7), get(5), codes=[PROTOCOL_ERROR])
fails("closed: trailers behind the end", post(), data(1, b"test"), lambda peer: peer.request(
    fields=[("x-a", "1")]), codes=[STREAM_CLOSED], stream=1)
answers("closed: RST_STREAM and WINDOW_UPDATE behind the end are nothing", get(), window_update(1, 1), get(3),
        window_update(3, 1), stream=3)
