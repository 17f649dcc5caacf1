# SPDX-License-Identifier: Apache-2.0
"""The overview of the admin page: pushes, latency and failures over time, credentials and nodes."""

import random
import re

import pytest
import test_gateway_admin_markup as markup
from admin_browser import Visitor, browser  # noqa: F401, a fixture
from admin_page import AdminPage
from gateway import APP
from test_gateway_admin import OTHER, make_key
from test_gateway_admin_markup import hostile
from trials import metric, until

TOKEN, BAD_TOKEN = "ab" * 32, "cd" * 32
FAST = {"PUSHGATE_TEST_LIMIT_STATISTICS_INTERVAL": "1", "PUSHGATE_TEST_LIMIT_HEARTBEAT": "1"}


def count(database, column="accepted", app=f"(SELECT id FROM apps WHERE bundle_id = '{APP}')", span=1):
    """The pushes that nodes have stored."""
    return int(database.query(
        f"SELECT coalesce(sum({column}), 0) FROM push_statistics WHERE app = {app} AND span = {span}"))


def fill(database, apps, minutes=60 * 24 * 7):
    """Stores pushes of two nodes in every span of the time."""
    numbers = ", ".join(map(str, apps))
    for span in [1, 10, 60]:
        database.query(
            f"""
            INSERT INTO push_statistics (app, span, at, writer, accepted, rejected, unknown_device, cancelled, expired,
              unknown, superseded, reasons, latencies)
            SELECT app, {span}, date_bin('{span} minutes', now(), '2020-01-01Z') - g * interval '{span} minutes',
              ('00000000-0000-0000-0000-00000000000' || n)::uuid, {span} * (60 + (40 * sin(g / 9.0))::int),
              {span} * (g % 7), 0, 0, {span} * (g % 17 / 15), 0, 0,
              jsonb_build_object('BadDeviceToken', {span} * (g % 7 - g % 5 % (g % 7 + 1)), 'Unregistered',
                {span} * (g % 5 % (g % 7 + 1)), 'TooLate', {span} * (g % 17 / 15)),
              ('\\x0123' || lpad(to_hex(20 + g % 20), 2, '0') || '1005' || '40' || '01')::bytea
            FROM generate_series(0, {minutes} / {span}) g, generate_series(1, 2) n, unnest(ARRAY[{numbers}]) app
            ON CONFLICT DO NOTHING
            """)


def tiles(answer):
    """The values above the charts, by label."""
    found = re.findall(r'<span class="hint">([^<]*)</span><strong>(.*?)</strong>', answer.text)
    return {label: re.sub("<[^>]*>", "", value) for label, value in found}


def check(answer):
    tree = markup.check(answer, "overview")
    for element in tree.iter():
        element.tag = element.tag.removeprefix("{http://www.w3.org/2000/svg}")
    return tree


def test_pushes_of_two_nodes_survive_a_stop_and_a_kill(serve, simulator, database):
    first = serve(**FAST)
    first.set_up(simulator)
    second = serve(**FAST, PUSHGATE_SECRET_KEY=first.environment["PUSHGATE_SECRET_KEY"])
    first.register(TOKEN)
    first.register(BAD_TOKEN)
    for gateway in [first, second, first]:
        gateway.finished(gateway.notify({"tokens": [TOKEN]}))
    simulator.call("POST", "/sim/faults", {
        "action": "respond", "status": 400, "reason": "BadCollapseId", "times": 1})
    first.finished(first.notify({"tokens": [BAD_TOKEN]}))
    until(lambda: (count(database), count(database, "rejected")) == (3, 1), 30, "the pushes are stored")
    assert count(database, app=0) == 3 and count(database, span=60) == 3
    assert "BadCollapseId" in database.query("SELECT string_agg(reasons::text, '') FROM push_statistics")
    for gateway in [first, second]:
        assert metric(gateway, "pushgate_duty_rounds_total", duty="push-statistics") > 0
    # Stored counts survive a kill; counts since the last round survive a stop.
    first.kill()
    second.finished(second.notify({"tokens": [TOKEN]}))
    second.stop()
    assert count(database) == 4 and count(database, app=0) == 4


def test_a_key_sees_the_pushes_of_its_applications_only(gateway, database):
    assert gateway.call("PUT", f"/v1/apps/{OTHER}", {})[0] in (200, 201)
    mine, other = (int(database.query(f"SELECT id FROM apps WHERE bundle_id = '{name}'")) for name in [APP, OTHER])
    fill(database, [mine], minutes=120)
    fill(database, [0, other], minutes=180)
    page = AdminPage(gateway.address)
    administrator = page.sign_in(gateway.admin_key)
    everything = tiles(page.get("/admin/overview?range=day", administrator))
    own = tiles(page.get(f"/admin/overview?range=day&app={APP}", administrator))
    foreign = tiles(page.get(f"/admin/overview?range=day&app={OTHER}", administrator))
    accepted = [int(one["Accepted by Apple"].replace(",", "")) for one in [everything, own, foreign]]
    assert accepted[0] == accepted[2] > accepted[1] > 0

    key, _ = make_key(gateway, scopes=["read"], apps=[APP])
    cookie = page.sign_in(key)
    answer = page.get("/admin/overview?range=day", cookie)
    assert answer.status == 303 and answer.location == f"/admin/overview?app={APP}&range=day"
    answer = page.get(answer.location, cookie)
    assert tiles(answer) == own and OTHER not in answer.text
    for secret in ["Credentials", "Nodes", "Queue"]:
        assert f">{secret}</h2>" not in answer.text
    assert page.get(f"/admin/overview?app={OTHER}", cookie).status == 403
    assert page.get("/admin/overview?app=com.example.none", administrator).status == 404
    assert page.get("/admin/overview?range=year", administrator).status == 422

    # A key for both applications adds them up, and one with `admin` sees their credentials alone.
    key, _ = make_key(gateway, "both", scopes=["admin"], apps=[APP, OTHER])
    answer = page.get("/admin/overview?range=day", page.sign_in(key))
    both = int(tiles(answer)["Accepted by Apple"].replace(",", ""))
    assert both == accepted[1] + accepted[2]
    assert ">Credentials</h2>" in answer.text and ">Nodes</h2>" not in answer.text
    key, _ = make_key(gateway, "none", scopes=["read"], apps=["com.example.none"])
    assert "No applications" in page.get("/admin/overview", page.sign_in(key)).text
    key, _ = make_key(gateway, "devices", scopes=["devices"])
    assert page.get("/admin/overview", page.sign_in(key)).status == 403


def test_stored_texts_are_never_markup(gateway, database):
    chance = random.Random(29)
    page = AdminPage(gateway.address)
    cookie = page.sign_in(gateway.admin_key)
    check(page.get("/admin/overview", cookie))
    fill(database, [0], minutes=60)
    reasons = ", ".join(f"$q${hostile(chance, 60)}$q$, {number + 1}" for number in range(8))
    database.query(f"UPDATE push_statistics SET reasons = jsonb_build_object({reasons}), rejected = 36")
    database.query(f"UPDATE nodes SET version = $q${hostile(chance, 60)}$q$")
    database.query(
        "INSERT INTO credential_refusals (app, environment, credential, reason) SELECT app, environment, name, "
        f"$q${hostile(chance, 60)}$q$ FROM credentials")
    for name in ["hour", "day", "week"]:
        tree = check(page.get(f"/admin/overview?range={name}", cookie))
        assert "other reasons" in "".join(tree.itertext())
        for svg in tree.iter("svg"):
            ids = svg.attrib["aria-labelledby"].split()
            assert [child.attrib["id"] for child in list(svg)[:2]] == ids and svg.attrib["role"] == "img"


@pytest.fixture
def filled(serve, simulator, database):
    gateway = serve(**FAST)
    gateway.set_up(simulator)
    fill(database, [0, int(database.query("SELECT id FROM apps"))])
    return gateway


def test_a_person_looks_at_the_overview(filled, database, browser):  # noqa: F811
    visitor = Visitor(browser, filled)
    visitor.sign_in(filled.admin_key)
    assert visitor.texts("h1") == ["Overview"] and visitor.texts("nav a[aria-current=page]") == ["Overview"]
    until(lambda: (visitor.open("/admin/overview"), "Alive" in visitor.texts("#nodes")[0])[1], 30, "a heartbeat")
    visitor.look("overview")
    for summary in visitor.browser.find_elements("css selector", ".charts summary"):
        summary.click()
    assert len(visitor.texts("#table-pushes tbody tr")) == 60
    visitor.look("overview-tables")
    visitor.click(".ranges a:nth-child(3)")
    assert visitor.texts(".ranges a[aria-current]") == ["Last week"]
    loaded = browser.execute_script(
        "return performance.getEntries().reduce((sum, entry) => sum + (entry.decodedBodySize || 0), 0)")
    assert 0 < loaded <= 100_000, loaded
    database.query("DELETE FROM push_statistics")
    visitor.open("/admin/overview")
    assert "No push failed." in visitor.find("#chart-failures").text
    visitor.look("overview-empty")
    visitor.assert_no_violation()
