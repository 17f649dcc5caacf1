# SPDX-License-Identifier: Apache-2.0
"""A dump of a gateway under load, restored into a fresh installation with the commands of docs/maintenance.md."""

import re
import shlex
import subprocess

from gateway import APP, ROOT, Database, Gateway
from test_gateway_hold import held, queue
from trials import SETTINGS, Stream, accepted, arrivals, crowd, slow_answers, token, until

DEVICES = 2_000
OTHER = "com.example.other"
PHONES = [token(100_000 + n) for n in range(20)]


def documented(begin):
    """Returns the arguments of the documented command that begins like this."""
    page = (ROOT / "docs/maintenance.md").read_text()
    return shlex.split(re.search(rf"^ *{begin}.*", page, re.M)[0], comments=True)


def run(begin, database, dump):
    """Runs a documented command on this database and dump file."""
    arguments = [
        argument.replace("$PUSHGATE_DATABASE_URL", database.url).replace("pushgate.dump", str(dump))
        for argument in documented(begin)]
    subprocess.run(arguments, check=True, capture_output=True)


def devices(database):
    return database.query("""
        SELECT bundle_id, encode(token, 'hex'), tags, user_id, language_list, environment, d.registered_at
        FROM devices d JOIN apps a ON a.id = d.app ORDER BY 1, 2""")


def test_a_dump_of_a_busy_gateway_is_restored_and_held(binary, serve, simulator, database, tmp_path):
    gateway = serve(**SETTINGS)
    gateway.set_up(simulator)
    gateway.set_up(simulator, app=OTHER)
    crowd(database, DEVICES)
    for one in PHONES:
        gateway.register(one, user=one, tags=["beta"], app=APP)
    gateway.register(token(1), app=OTHER)
    assert gateway.call("PUT", f"/v1/apps/{APP}/strings/en", {"MOVE": "Your move"})[0] == 200
    # A push that waits for a credential, a broadcast under way, and single pushes.
    assert gateway.call("DELETE", f"/v1/apps/{OTHER}/credentials/sandbox/main")[0] == 204
    waiting = gateway.notify({"tokens": [token(1)]}, app=OTHER)
    slow_answers(simulator, 600, 1_800)
    with Stream([gateway], PHONES) as stream:
        broadcast = gateway.notify({"everyone": True}, {"aps": {"alert": "x"}, "n": 0})
        until(lambda: accepted(simulator) > DEVICES / 3, what="a broadcast under way")
        # Outcomes are stored together, some time after the pushes.
        until(
            lambda: gateway.call("GET", f"/v1/apps/{APP}/notifications/{broadcast}")[1]["outcomes"].get("accepted"),
            what="stored outcomes")
        backup = tmp_path / "pushgate.dump"
        run("pg_dump", database, backup)
        until(lambda: len(stream.acknowledged) > 50, what="pushes after the backup")
    gateway.kill()
    sent = arrivals(simulator)
    fresh = Database(binary, is_empty=True)
    run("pg_restore", fresh, backup)
    subprocess.run([binary, "migrate", "--database", fresh.url], check=True, capture_output=True)
    assert devices(fresh) == devices(database)

    node = Gateway(
        binary, fresh, simulator, options=documented("pushgate-admin serve")[2:], PUSHGATE_TEST_LIMIT_HEARTBEAT="1",
        PUSHGATE_SECRET_KEY=gateway.environment["PUSHGATE_SECRET_KEY"], **SETTINGS)
    try:
        holds_and_releases(node, simulator, broadcast, waiting, sent)
    finally:
        node.stop()
        fresh.drop()


def holds_and_releases(node, simulator, broadcast, waiting, sent):
    assert held(node.database) > 2, "the broadcast, the waiting push and some single pushes are held"
    assert node.call("GET", f"/v1/apps/{APP}/strings/en")[1] == {"MOVE": "Your move"}
    new = node.notify({"tokens": PHONES[:1]}, {"aps": {"alert": {"body": {"string": "MOVE"}}}, "n": -1})
    assert node.finished(new)["outcomes"] == {"accepted": 1}
    assert arrivals(simulator) - sent == {(-1, PHONES[0]): 1}, "held work was sent"
    # The backup contains the outcomes of these devices.
    before = node.call("GET", f"/v1/apps/{APP}/notifications/{broadcast}")[1]
    known = before["outcomes"].get("accepted", 0)
    assert known > 0 and before["held_after_restore"]
    singles = int(node.database.query(f"""
        SELECT count(DISTINCT notification) FROM queue
        WHERE notification NOT IN ('{broadcast}', '{waiting}')"""))
    queue(node, "release", "--app", APP)
    assert node.finished(broadcast)["outcomes"] == {"accepted": DEVICES + len(PHONES)}
    rest = f"SELECT FROM queue WHERE notification <> '{waiting}'"
    until(lambda: node.database.query(f"SELECT EXISTS ({rest})") == "f", what="the rest")
    again = arrivals(simulator) - sent
    assert sum(count for (n, _), count in again.items() if n == 0) == DEVICES + len(PHONES) - known
    assert sum(count for (n, _), count in again.items() if n > 0) == singles
    assert set(again.values()) == {1}
    everyone = arrivals(simulator)
    assert len([one for one in everyone if one[0] == 0]) == DEVICES + len(PHONES), "a device is missing"
    # The other app's work is not wanted any more.
    queue(node, "expire", "--before", "2100-01-01T00:00:00Z")
    assert node.finished(waiting, app=OTHER)["outcomes"] == {"expired": 1}
    assert arrivals(simulator) == everyone
