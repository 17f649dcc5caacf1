# SPDX-License-Identifier: Apache-2.0
"""A push at 07:00 local time in all time zones, to a million devices, with kills during passes.

`script/trial Tests/python/trials_zones.py` runs it; PUSHGATE_TEST_DEVICES sets a smaller number.
The wall clock of gateway, PostgreSQL and simulator is set to two seconds before each pass.
"""

import collections
import datetime
import os

from gateway import APP, Database, Gateway
from shifted_clock import clock  # noqa: F401, a fixture
from trials import REPEATS, SETTINGS, STREAMS, accepted, leases_end, slow_answers, until

DEVICES = int(os.environ.get("PUSHGATE_TEST_DEVICES", "1000000"))
#: Every twelfth pass ends with a kill in its middle.
KILL_EVERY = 12
NODE = {**SETTINGS, "PUSHGATE_TEST_LIMIT_HEARTBEAT": "0.5", "PUSHGATE_HOLD_AFTER_SECONDS": "86400"}


def test_each_zone_starts_in_time_and_each_device_gets_one_push(clock, binary, start, cluster):
    simulator = start("--record", "1000000")
    database = Database(binary, cluster.url)
    gateway = Gateway(binary, database, simulator, **NODE)
    try:
        gateway.set_up(simulator)
        day = datetime.datetime.now(datetime.timezone.utc).date() + datetime.timedelta(days=2)
        zones = place(database, day)
        send(clock, gateway, simulator, database, day, zones)
    finally:
        gateway.stop()


def place(database, day):
    """Distributes devices over a zone of each offset; returns (time of 07:00, zone, devices) in
    order."""
    lines = database.query(f"""
        SELECT extract(epoch FROM m.moment)::int8 || ' ' || min(z.name)
        FROM pg_timezone_names z, LATERAL (SELECT timestamp '{day} 07:00' AT TIME ZONE z.name AS moment) m
        WHERE z.name LIKE '%/%' AND z.name NOT LIKE 'posix/%' GROUP BY m.moment ORDER BY m.moment""").splitlines()
    zones = [(int(line.split(" ")[0]), line.split(" ")[1]) for line in lines]
    names = ",".join(f"'{name}'" for _, name in zones)
    database.query(f"""
        INSERT INTO devices (app, token, bucket, language_list, environment, token_kind, user_id, registered_at, time_zone)
        SELECT a.id, t, get_byte(sha256(t), 0) * 256 + get_byte(sha256(t), 1), 1, 2, 1, 'crowd', now(),
          (ARRAY[{names}])[1 + g % {len(zones)}]
        FROM apps a, (SELECT g, int8send(g) AS t FROM generate_series(1, {DEVICES}) g) tokens
        WHERE a.bundle_id = '{APP}'""")
    database.query("VACUUM ANALYZE devices")
    counts = collections.Counter(1 + g % len(zones) for g in range(1, DEVICES + 1))
    return [(moment, name, counts[number + 1]) for number, (moment, name) in enumerate(zones)]


def send(clock, gateway, simulator, database, day, zones):
    status, answer, _ = gateway.call("POST", f"/v1/apps/{APP}/notifications", {
        "to": {"everyone": True}, "payload": {"aps": {"alert": "Good morning"}, "n": 0},
        "send_at_local": f"{day}T07:00", "expires_in": 3600})
    assert status == 202, answer
    lags, kills, repeated, sent = [], 0, 0, 0
    for number, (moment, name, devices) in enumerate(zones):
        before = accepted(simulator)
        clock.at(moment - 2)
        until(lambda: accepted(simulator) > before, what=f"the pass of {name}")
        lag = clock.now() - moment
        assert lag >= -1, f"{name} began too soon"
        lags.append(lag)
        if number % KILL_EVERY == KILL_EVERY // 2:
            slow_answers(simulator, 100, 200)
            until(lambda: accepted(simulator) > before + devices / 5, what="a fifth")
            gateway.kill()
            kills += 1
            assert accepted(simulator) < before + devices, "all was done at the kill"
            assert database.query("SELECT count(*) FROM queue WHERE holder IS NOT NULL") != "0"
            leases_end(database)
            simulator.call("DELETE", "/sim/faults")
            gateway.start()
        until(lambda: database.query("SELECT count(*) FROM queue") == "0", what=f"the end of {name}")
        pushes = [push for push in simulator.received("?limit=10000000") if push["accepted"]]
        tokens = collections.Counter(int(push["token"], 16) for push in pushes)
        assert {1 + token % len(zones) for token in tokens} == {number + 1}, f"others were sent to beside {name}"
        assert len(tokens) == devices, name
        repeated += sum(tokens.values()) - len(tokens)
        sent += len(tokens)
        assert simulator.call("DELETE", "/sim/received")[0] in (200, 204)
    # The last time zone.
    clock.at(zones[-1][0] + 3_600)
    before = accepted(simulator)
    finished = gateway.finished(answer["id"], patience=120)
    assert finished["outcomes"] == {"accepted": DEVICES} and sent == DEVICES
    assert accepted(simulator) == before, "the last pass sent a push twice"
    assert repeated <= kills * (REPEATS + STREAMS)
    ordered = sorted(lags)
    print(f"{len(zones)} passes, {DEVICES} devices, {kills} kills, {repeated} repeats; a pass began "
          f"{ordered[len(ordered) // 2]:.2f} s (median), {ordered[-1]:.2f} s (worst) after its moment")
    assert ordered[-1] < 1
