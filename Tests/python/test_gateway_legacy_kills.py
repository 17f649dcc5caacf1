# SPDX-License-Identifier: Apache-2.0
"""Kills of the gateway in the middle of a legacy sender's stream and of a feedback reading."""

import threading

from legacy_sender import Certificate, LegacySender, feedback, full, insert_unregistered, legacy_settings
from test_gateway_tls import Authority
from trials import chance, is_full_size, until

#: Bytes of what the sender's kernel saw acknowledged that may be missing after a kill: the receive
#: buffer, and `LegacyLimits.batchBytes`.
BOUND = 64 * 1024 + 64 * 1024 + 3 * 16 * 1024
#: Bytes that TLS 1.3 adds to a record of at most 16 KiB.
OVERHEAD = 22
FRAMES = 100_000 if is_full_size() else 6_000


def acknowledged(sender):
    """The bytes of the connection that the peer's kernel has acknowledged, as the sender's kernel knows them."""
    info = sender.socket.getsockopt(6, 11, 232)  # IPPROTO_TCP, TCP_INFO
    return int.from_bytes(info[120:128], "little")  # tcpi_bytes_acked


def test_after_a_kill_the_stored_frames_are_a_prefix_within_the_bound(serve, simulator, tmp_path):
    random = chance()
    authority, certificate = Authority(tmp_path), Certificate(tmp_path, "sender", marks=("1",))
    gateway = serve(**legacy_settings(authority, certificate.entry(), PUSHGATE_SHARDS="2"))
    gateway.set_up(simulator)
    frames = [full(number, "%064x" % (number % 500)) for number in range(1, FRAMES + 1)]
    size = len(frames[0])
    assert {len(frame) for frame in frames} == {size}
    sender = LegacySender(gateway, authority, certificate)
    opening = acknowledged(sender)
    seen = [opening]
    killed = threading.Event()
    # A part is one record. The last quarter is sent after the kill.
    part = 16 * 1024 // size
    parts = [b"".join(frames[start:start + part]) for start in range(0, FRAMES, part)]

    def send():
        try:
            for number, data in enumerate(parts):
                if number == len(parts) * 3 // 4:
                    killed.wait()
                sender.socket.sendall(data)
                seen[0] = acknowledged(sender)
        except OSError:
            pass

    thread = threading.Thread(target=send)
    thread.start()
    wanted = random.randrange(FRAMES // 4, FRAMES // 2)
    until(
        lambda: int(gateway.database.query("SELECT count(*) FROM notifications")) > wanted, patience=300,
        what=f"{wanted} frames")
    gateway.kill()
    seen[0] = max(seen[0], acknowledged(sender))
    killed.set()
    thread.join()
    sender.close()
    stored = [int(line) for line in gateway.database.query(
        "SELECT options::json->>'reference' FROM notifications ORDER BY 1").split()]
    assert sorted(stored) == list(range(1, len(stored) + 1)), "the stored frames are a prefix"
    assert wanted < len(stored) < FRAMES
    missing = seen[0] - opening - len(stored) * size - len(stored) // part * OVERHEAD
    print(f"{len(stored)} frames stored, {missing} acknowledged bytes missing, bound {BOUND}")
    assert missing <= BOUND
    gateway.start()
    until(
        lambda: gateway.database.query("SELECT count(*) FROM queue") == "0", patience=300, what="all pushes")
    pushed = simulator.call("GET", "/sim/stats")[1]["accepted"]
    assert pushed >= len(stored), "every stored frame is pushed"


def test_a_kill_in_the_middle_of_a_feedback_reading_loses_no_token(serve, simulator, tmp_path):
    count = 100_000 if is_full_size() else 40_000
    authority, certificate = Authority(tmp_path), Certificate(tmp_path, "sender", marks=("1",))
    gateway = serve(**legacy_settings(authority, certificate.entry()))
    gateway.set_up(simulator)
    insert_unregistered(gateway, count)
    with LegacySender(gateway, authority, certificate, "feedback") as client:
        assert len(client.socket.recv(50_000)) > 0
        gateway.kill()
    gateway.start()
    found = {token for _, token in feedback(gateway, authority, certificate)}
    assert len(found) == count
