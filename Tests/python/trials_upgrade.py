# SPDX-License-Identifier: Apache-2.0
"""The release before goes on serving while `pushgate migrate` of this one runs.

PUSHGATE_TEST_PREVIOUS_BINARY names the release before, PUSHGATE_BINARY this one.
"""

import os
import subprocess

from gateway import Database, Gateway
from trials import (
    REPEATS, SETTINGS, STREAMS, Stream, accepted, arrivals, beside, repeats, set_up, token, until)

DEVICES = 100_000
SINGLES = [token(10_000_000 + n) for n in range(10)]


def test_the_release_before_serves_while_the_schema_changes(binary, start):
    previous = os.environ.get("PUSHGATE_TEST_PREVIOUS_BINARY")
    assert previous, "PUSHGATE_TEST_PREVIOUS_BINARY must name the executable of the release before"
    database = Database(previous)
    simulator = start("--record", "1000000")
    old = Gateway(previous, database, simulator, PUSHGATE_ALLOW_UNSAFE_DATABASE=None, **SETTINGS)
    try:
        set_up(old, simulator, DEVICES, SINGLES, answers=(20, 40))
        schema = database.query("SELECT max(number) FROM schema_migrations")
        with Stream([old], SINGLES) as stream:
            broadcast = old.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 0})
            until(lambda: accepted(simulator) > DEVICES / 20, what="a part of it")
            applied = subprocess.run(
                [binary, "migrate", "--database", database.url], check=True, capture_output=True, text=True)
            assert accepted(simulator) < DEVICES, "the broadcast was done before the schema changed"
            promised = len(stream.promised)
            until(lambda: len(stream.promised) > promised + 100, what="pushes under the new schema")
            # Releases from before schema 18 say that they are ready beside the schema after their own only.
            ready = old.call("GET", "/readyz")[0]
            assert ready == (200 if int(schema) >= 18 or "applied 1 migration\n" in applied.stdout else 503)
            # The nodes are replaced one after the other.
            new = beside(binary, old, simulator)
            try:
                stream.gateways.append(new)
                promised = len(stream.promised)
                until(lambda: len(stream.promised) > promised + 100, what="pushes at both")
                stream.gateways.remove(old)
                assert old.finished(broadcast, patience=120)["outcomes"] == {"accepted": DEVICES + len(SINGLES)}
                stream.end()
                until(lambda: database.query("SELECT count(*) FROM queue") == "0", what="an empty queue")
            finally:
                new.stop()
        arrived = arrivals(simulator)
        everyone = {(0, token(n + 1)) for n in range(DEVICES)} | {(0, one) for one in SINGLES}
        singles = {(n, to) for n, _, to in stream.promised}
        print(applied.stdout)
        print(f"schema {schema}, /readyz {ready}: {len(singles)} pushes, none refused, the slowest answered in"
              f" {stream.slowest * 1000:.0f} ms, {repeats(arrived)} repeats")
        assert not stream.unanswered
        assert set(arrived) == everyone | singles and repeats(arrived) <= REPEATS + STREAMS
    finally:
        old.stop()
        database.drop()
