# SPDX-License-Identifier: Apache-2.0
"""The admin page with two nodes, and beside a transaction that locks a device."""

import collections
import threading

import pytest
from admin_page import AdminPage
from gateway import APP
from test_gateway_admin_compose import Composer, texts
from test_gateway_admin_devices import CHANGES
from test_gateway_admin_queue import QUEUE, tables
from test_gateway_registry import Held, nodes  # noqa: F401, a fixture
from trials import crowd, token, until

FORM = {"action": "quarantine", "reason": "lost", "app": APP, "confirmation": APP}


@pytest.fixture
def simulator(start):
    return start("--record", "100000")


def quarantined(database):
    return int(database.query("SELECT count(*) FROM devices WHERE state_reason = 'lost'"))


def audited(database):
    """Devices that the audit log names as changed."""
    return sum(int(count) for count in database.query(
        "SELECT substring(path FROM 'devices=(\\d+)') FROM audit_log WHERE path LIKE '%action=quarantine%'").split())


def post_in_thread(page, cookie, answers):
    thread = threading.Thread(target=lambda: answers.append(page.post(CHANGES, FORM, cookie)))
    thread.start()
    return thread


def test_a_change_of_many_devices_waits_for_a_locked_device(gateway, database):
    crowd(database, 2_500)
    page, answers = AdminPage(gateway.address), []
    cookie = page.sign_in(gateway.admin_key)
    held = Held(database, token(7))
    changing = post_in_thread(page, cookie, answers)
    held.wait_for(1)
    # Other devices change meanwhile.
    assert gateway.register("ee" * 32)[0] == 201
    held.release()
    changing.join()
    assert answers[0].status == 303, answers[0].text
    assert answers[0].location.split("count=")[1] in ("2500", "2501")
    assert quarantined(database) == audited(database) >= 2_500


def test_a_device_that_stays_locked_stops_the_change_between_batches(gateway, database):
    crowd(database, 2_500)
    page, answers = AdminPage(gateway.address), []
    cookie = page.sign_in(gateway.admin_key)
    # The last device in the list's order: earlier batches are changed before.
    last = database.query("SELECT encode(token, 'hex') FROM devices WHERE state = 1 ORDER BY bucket DESC, token DESC LIMIT 1")
    held = Held(database, last)
    post_in_thread(page, cookie, answers).join()
    assert answers[0].status == 503, answers[0].text
    changed = quarantined(database)
    assert changed % 1_000 == 0 and changed < 2_500 and audited(database) == changed
    held.release()
    answer = page.post(CHANGES, FORM, cookie)
    assert answer.location.endswith(f"count={2_500 - changed}") and audited(database) == quarantined(database) == 2_500


def test_the_rest_of_a_share_is_sent_once_through_two_nodes(nodes, database, simulator):  # noqa: F811
    crowd(database, 1_000)
    pages = [AdminPage(node.address) for node in nodes]
    cookie = pages[0].sign_in(nodes[0].admin_key)
    composer = Composer(pages[0], cookie)
    composer.preview(**texts(en="Hello"), share="10")
    path = composer.post("send").location.split("?")[0]
    # The session is valid on both nodes.
    assert pages[1].get(path, cookie).status == 200
    answers = []
    threads = [
        threading.Thread(target=lambda page=page: answers.append(page.post(f"{path}/send-rest", {}, cookie)))
        for page in pages * 3]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {one.status for one in answers} == {303} and len({one.location for one in answers}) == 1
    nodes[1].finished(path.split("/")[-1])
    nodes[1].finished(answers[0].location.split("/")[-1].split("?")[0])
    got = collections.Counter(one["token"] for one in simulator.received("?limit=100000"))
    assert got == collections.Counter({token(number): 1 for number in range(1, 1_001)})


def test_each_node_shows_the_leases_of_both(nodes, database):  # noqa: F811
    crowd(database, 20_000)
    notifications = [node.notify({"everyone": True}, max_rate=100) for node in nodes]
    pages = [AdminPage(node.address) for node in nodes]
    cookie = pages[0].sign_in(nodes[0].admin_key)

    def holders(page):
        return {row["Holder"].split(",")[0] for row in tables(page.get(f"{QUEUE}?app={APP}", cookie)).get("leases", [])}
    for page in pages:
        until(lambda page=page: len(holders(page)) == 2, 60, "the leases of both nodes")
    for notification in notifications:
        assert nodes[1].call("POST", f"/v1/apps/{APP}/notifications/{notification}/cancel")[0] in (200, 202)
