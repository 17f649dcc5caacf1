# SPDX-License-Identifier: Apache-2.0
"""Devices with an assumed environment, and a simulator of both environments, where pushes are counted."""

import pytest

from gateway import APP, Gateway
from trials import arrivals, beside, is_full_size, leases_end, metric, repeats, token, until

#: Devices of a broadcast, half of them with a wrong assumed environment.
CROWD = 100_000 if is_full_size() else 6_000
#: Prefix of sandbox tokens.
SANDBOX = "5a"
#: Prefix of tokens that are bad in both environments.
NOWHERE = "00dead"


@pytest.fixture
def both(start):
    """A simulator of both environments: the first bytes of a token determine where it is valid."""
    simulator = start(
        "--listen", "127.0.0.1:0", "--listen-production", "127.0.0.1:0", "--record", str(4 * CROWD))
    for rule in [
            {"environment": "production", "token_prefix": SANDBOX},
            {"environment": "sandbox", "token_prefix": "00"},
            {"environment": "production", "token_prefix": NOWHERE}]:
        status, answer = simulator.call(
            "POST", "/sim/faults", {"status": 400, "reason": "BadDeviceToken", **rule})
        assert status in (200, 201), answer
    return simulator


def addresses(simulator):
    """Settings of a gateway with the addresses of both environments."""
    places = {
        f"PUSHGATE_APNS_{name.upper()}": simulator.addresses(name)[0] for name in ("production", "sandbox")}
    settings = {name: f"https://{host}:{port}" for name, (host, port) in places.items()}
    return {"PUSHGATE_APNS_CA_FILE": simulator.ca_file, **settings}


def set_up(gateway, simulator):
    """Creates the sample app with a credential for each environment."""
    gateway.set_up(simulator)
    status, answer, _ = gateway.call(
        "PUT", f"/v1/apps/{APP}/credentials/production/main",
        {
            "key_id": simulator.key.key_id, "team_id": simulator.key.team,
            "private_key": simulator.key.private_pem,
        })
    assert status in (200, 201), answer


@pytest.fixture
def wrong(serve, both):
    """A gateway with credentials for both environments."""
    gateway = serve(**addresses(both))
    set_up(gateway, both)
    return gateway


def assumed(gateway, name, **members):
    """Registers a device without an environment."""
    status, answer, _ = gateway.call("PUT", f"/v1/apps/{APP}/devices/{name}", members)
    assert status in (200, 201), answer
    return answer


def crowd(database, devices):
    """Inserts devices by SQL, all with production as the assumed environment; every second one is a sandbox token."""
    database.query(f"""
        INSERT INTO devices (app, token, bucket, language_list, environment, environment_source, token_kind,
          registered_at)
        SELECT a.id, t, get_byte(sha256(t), 0) * 256 + get_byte(sha256(t), 1), 1, 1, 2, 1, now()
        FROM apps a, (
          SELECT set_byte(int8send(g), 0, CASE WHEN g % 2 = 0 THEN 90 ELSE 0 END) AS t
          FROM generate_series(1, {devices}) g) tokens
        WHERE a.bundle_id = '{APP}'""")
    database.query("VACUUM ANALYZE devices")


def test_an_assumed_environment_is_corrected(wrong, both):
    here, there, nowhere = "00" + "11" * 31, SANDBOX + "22" * 31, NOWHERE + "33" * 29
    for name in (here, there, nowhere):
        answer = assumed(wrong, name, user="bob")
        assert (answer["environment"], answer["environment_source"]) == ("production", "assumed")
    first = wrong.notify({"users": ["bob"]})
    assert wrong.finished(first)["outcomes"] == {"accepted": 2, "rejected": 1}
    attempts = {row["token"]: row["attempts"] for row in wrong.deliveries(first)}
    assert attempts == {here: 1, there: 2, nowhere: 2}
    accepted = {(push["token"], push["environment"]) for push in both.received() if push["accepted"]}
    assert accepted == {(here, "production"), (there, "sandbox")}

    def state(name):
        device = wrong.device(name)
        return device["environment"], device["environment_source"], device["state"]

    assert state(here) == ("production", "assumed", "active")
    assert state(there) == ("sandbox", "found", "active")
    assert state(nowhere) == ("production", "refused", "quarantined")
    assert metric(wrong, "pushgate_devices_corrected_total", environment="sandbox") == 1
    # A registration without an environment keeps the found one; a stated environment replaces it.
    assert assumed(wrong, there, user="bob")["environment_source"] == "found"
    second = wrong.notify({"tokens": [there]})
    assert wrong.finished(second)["outcomes"] == {"accepted": 1}
    assert wrong.deliveries(second)[0]["attempts"] == 1
    wrong.call("PATCH", f"/v1/apps/{APP}/devices/{there}", {"environment": "production"})
    assert state(there) == ("production", "stated", "active")
    third = wrong.notify({"tokens": [there]})
    assert wrong.finished(third)["outcomes"] == {"rejected": 1}
    assert state(there) == ("production", "stated", "quarantined")


def test_without_the_other_credential_a_bad_token_is_quarantined(serve, both):
    gateway = serve(**addresses(both))
    set_up(gateway, both)
    assert gateway.call("DELETE", f"/v1/apps/{APP}/credentials/sandbox/main")[0] == 204
    there = SANDBOX + "22" * 31
    assumed(gateway, there)
    assert gateway.finished(gateway.notify({"tokens": [there]}))["outcomes"] == {"rejected": 1}
    device = gateway.device(there)
    assert (device["state"], device["environment_source"]) == ("quarantined", "assumed")


def test_a_broadcast_corrects_wrong_environments_through_a_kill(binary, both, database, serve):
    gateway = serve(PUSHGATE_SHARDS="2", **addresses(both))
    set_up(gateway, both)
    other = beside(binary, gateway, both, **addresses(both))
    try:
        through_a_kill(gateway, other, both, database)
    finally:
        other.stop()


def through_a_kill(gateway, other, simulator, database):
    crowd(database, CROWD)
    broadcast = gateway.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 1})
    corrected = "SELECT count(*) FROM devices WHERE environment_source = 3"
    until(lambda: int(database.query(corrected)) > CROWD // 20, what="some were corrected", patience=120)
    other.kill()
    left = int(database.query("SELECT count(*) FROM queue"))
    assert left > 0 and int(database.query(corrected)) < CROWD // 2, "all work was done"
    leases_end(database)
    answer = gateway.finished(broadcast, patience=600)
    assert answer["outcomes"] == {"accepted": CROWD}
    arrived = arrivals(simulator)
    assert len(arrived) == CROWD
    print(f"{repeats(arrived)} repeats after the kill")
    assert repeats(arrived) <= 2_600
    # Each device has its right environment, and none is quarantined.
    assert database.query("SELECT count(*) FROM devices WHERE state <> 1") == "0"
    assert database.query(
        "SELECT count(*) FROM devices WHERE (environment = 2) <> (get_byte(token, 0) = 90)") == "0"
    again = gateway.finished(gateway.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 2}), patience=600)
    assert again["outcomes"] == {"accepted": CROWD}
    stats = simulator.call("GET", "/sim/stats")[1]
    print(stats["refused"])
