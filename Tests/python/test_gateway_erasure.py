# SPDX-License-Identifier: Apache-2.0
"""Erasing a user: a dump contains nothing of the user afterwards, also with pushes in progress and after a kill."""

import datetime
import re
import subprocess
import time

from gateway import APP, Gateway
from test_gateway_crashes import eventually

USER = "ann-of-green-gables"
#: Text sent to this user only.
WORDS = "Marilla's-brooch-was-found"
#: The user's devices: accepted, in an environment without a credential, answered late, rejected.
SENT, HELD, LATE, REFUSED = (f"a11ce0{n:02x}" * 8 for n in range(4))
BOB = "b0b0" * 16


def dump(database):
    """Returns the content of a dump by table: its text, and the bytes of all bytea values."""
    text = subprocess.run(
        ["pg_dump", "--data-only", "-d", database.url], check=True, capture_output=True).stdout
    tables = {}
    for part in text.split(b"\nCOPY ")[1:]:
        decoded = [bytes.fromhex(found.decode()) for found in re.findall(rb"\\+x([0-9a-f]+)", part)]
        tables[part.split()[0].decode()] = b"\n".join([part, *decoded])
    return tables


def traces(database):
    """Returns the tables that contain the user's data, by name, text or token."""
    found = {}
    for table, held in dump(database).items():
        for name in (USER, WORDS):
            if name.encode() in held:
                found.setdefault(name, set()).add(table)
        for token in (SENT, HELD, LATE, REFUSED):
            if token.encode() in held or bytes.fromhex(token) in held:
                found.setdefault(token, set()).add(table)
    return found


def notify_user(gateway):
    """Posts notifications of every kind for the user; returns their ids by kind."""
    words = {"aps": {"alert": WORDS}}
    late = {**words, "sim": {"delay_ms": 1_500}}
    tomorrow = (datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(days=1)).isoformat()
    ids = {
        "sent": gateway.notify({"tokens": [SENT]}, words, collapse_id=f"for-{USER}"),
        "refused": gateway.notify({"tokens": [REFUSED]}, words),
        "held": gateway.notify({"tokens": [HELD]}, words, reference=f"to {USER}"),
        "scheduled": gateway.notify({"users": [USER]}, words, send_at=tomorrow),
        "both": gateway.notify({"users": [USER, "bob"]}, {"aps": {"alert": "Hello, both"}}),
        "late": gateway.notify({"tokens": [LATE]}, late),
    }
    status, answer, _ = gateway.call("POST", f"/v1/apps/{APP}/notifications", {
        "recipients": [
            {"user": USER, "args": {"what": WORDS}}, {"user": "bob", "args": {"what": "a coat"}}],
        "payload": {"aps": {"alert": {"body": {"string": "FOUND", "args": [{"recipient": "what"}]}}}},
    })
    assert status == 202, answer
    ids["personal"] = answer["id"]
    return ids


def prepare(gateway, simulator):
    gateway.set_up(simulator)
    status, answer, _ = gateway.call(
        "PUT", f"/v1/apps/{APP}/strings/en", {"FOUND": "%1$@ was found"})
    assert status in (200, 201), answer
    for token in (SENT, LATE, REFUSED):
        gateway.register(token, user=USER)
    gateway.register(HELD, user=USER, environment="production")
    gateway.register(BOB, user="bob")
    simulator.call("PUT", f"/sim/tokens/{REFUSED}", {"state": "unregistered"})


def forget(gateway):
    status, answer, headers = gateway.call("DELETE", f"/v1/apps/{APP}/users/{USER}")
    assert status == 202 and answer["state"] == "erasing", answer
    assert headers["Location"].endswith(f"/erasures/{answer['id']}")
    return headers["Location"]


def test_a_dump_contains_nothing_of_an_erased_user(binary, simulator, database):
    # The first pass is due after the kill.
    interval = "PUSHGATE_TEST_LIMIT_DUTY_INTERVAL"
    gateway = Gateway(
        binary, database, simulator, PUSHGATE_TEST_LIMIT_ERASURE_SECOND_PASS="3", **{interval: "3600"})
    try:
        prepare(gateway, simulator)
        ids = notify_user(gateway)
        gateway.finished(ids["sent"])
        before = traces(database)
        assert before.keys() == {USER, WORDS, SENT, HELD, LATE, REFUSED}, before
        assert database.query("SELECT count(*) FROM queue") != "0", "no work is in progress"
        place = forget(gateway)
        assert gateway.call("GET", f"/v1/apps/{APP}/devices?user={USER}")[1]["devices"] == []
        # Killed before the first pass; the next leader does it.
        assert USER in traces(database)
        gateway.kill()
        assert database.query("SELECT count(*) FROM erasures WHERE passes < 2") == "1"
        database.query("UPDATE duties SET lease_until = now()")
        gateway.environment[interval] = "1"
        gateway.start()
        eventually(lambda: gateway.call("GET", place)[1]["state"] == "done", patience=60)
        assert traces(database) == {}, database.query(f"SELECT * FROM notifications n WHERE n::text LIKE '%{USER}%'")
        # Other users are unaffected, and the counts add up.
        assert gateway.device(BOB)["user"] == "bob"
        for name, devices in (("both", 1), ("personal", 1)):
            # The row of the device without a credential still waits, without a device.
            answer = gateway.call("GET", f"/v1/apps/{APP}/notifications/{ids[name]}")[1]
            assert answer["outcomes"]["accepted"] >= devices, answer
        assert gateway.call("GET", f"/v1/apps/{APP}/notifications/{ids['scheduled']}")[1]["state"] == "cancelled"
        assert gateway.call("GET", f"/v1/apps/{APP}/notifications/{ids['sent']}")[1]["texts_removed"]
        assert gateway.metric("pushgate_erasures_waiting") == 0
        # The user registers again and receives pushes.
        gateway.register(SENT, user=USER)
        assert gateway.finished(gateway.notify({"users": [USER]}))["outcomes"] == {"accepted": 1}
    finally:
        gateway.stop()


def test_a_hundred_users_are_erased_among_many_notifications(binary, simulator, database):
    gateway = Gateway(binary, database, simulator, PUSHGATE_TEST_LIMIT_ERASURE_SECOND_PASS="1")
    try:
        gateway.set_up(simulator)
        for n in range(100):
            gateway.register(f"{n:064x}", user=f"user-{n}")
        one = gateway.notify({"users": ["user-1"]})
        gateway.finished(one)
        # Inserts 30,000 notifications by SQL, each to one of a thousand users.
        database.query("""
            CREATE TEMP TABLE made AS SELECT gen_random_uuid() AS id, g FROM generate_series(1, 30000) g;
            INSERT INTO notifications SELECT p.* FROM notifications n, made m, LATERAL jsonb_populate_record(
              NULL::notifications, to_jsonb(n) || jsonb_build_object('id', m.id,
                'users', ARRAY['user-' || m.g % 1000])) p;
            INSERT INTO runs (app, notification, day) SELECT n.app, n.id, n.day
              FROM notifications n JOIN made m USING (id);
            INSERT INTO deliveries SELECT p.* FROM runs r JOIN made m ON m.id = r.notification,
              (SELECT * FROM deliveries LIMIT 1) d, LATERAL jsonb_populate_record(
              NULL::deliveries, to_jsonb(d) || jsonb_build_object('run', r.id,
                'token', '\\x' || lpad(to_hex(m.g % 1000), 64, '0'))) p""")
        assert database.query("SELECT count(*) FROM deliveries") == "30001"
        begun = time.monotonic()
        places = []
        for n in range(100):
            status, answer, headers = gateway.call("DELETE", f"/v1/apps/{APP}/users/user-{n}")
            assert (status, answer["devices"]) == (202, 1)
            places.append(headers["Location"])
        # Pushes are still sent meanwhile.
        gateway.register("ff" * 32, user="zoe")
        while database.query("SELECT count(*) FROM erasures WHERE done_at IS NULL") != "0":
            assert gateway.finished(gateway.notify({"users": ["zoe"]}))["outcomes"] == {"accepted": 1}
            assert time.monotonic() < begun + 120
        assert gateway.call("GET", places[7])[1]["state"] == "done"
        # A tenth of all belongs to the erased users: thirty notifications each, and the first one.
        assert database.query("SELECT count(*) FROM notifications WHERE payload = ''") == "3001"
        assert database.query("SELECT count(*) FROM deliveries WHERE token < '\\x0100'::bytea") == "27000"
        assert database.query("SELECT sum(count) FROM run_counts") == "3001"
    finally:
        gateway.stop()
