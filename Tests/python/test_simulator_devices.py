# SPDX-License-Identifier: Apache-2.0
"""Store and forward: pushes that devices receive, and their screens, with `h2`, aioapns and curl."""

import json
import time
import urllib.request

import pytest

from apns_client import Client
from simulator import TOKEN, TOPIC
from test_aioapns import request, send  # noqa: F401 (a fixture)

DEVICE = f"/sim/devices/{TOKEN}"
DAY = 86400
FRENCH = '/* Messages */ "GAME" = "%1$@ veut jouer à %2$@"; "TITLE" = "Bonjour";'


def put(simulator, token=TOKEN, **members):
    status, answer = simulator.call("PUT", f"/sim/devices/{token}", members)
    assert status in (200, 201), answer
    return answer


def shown(simulator, token=TOKEN):
    return simulator.call("GET", f"/sim/devices/{token}/screen")[1]["notifications"]


def bodies(simulator, token=TOKEN):
    """Texts on the screen, newest first."""
    return [notification["body"] for notification in shown(simulator, token)]


def alert(text, **aps):
    return json.dumps({"aps": {"alert": text, **aps}}).encode()


def put_strings(simulator, language, text, app=TOPIC):
    host, port = simulator.control
    call = urllib.request.Request(
        f"http://{host}:{port}/sim/apps/{app}/strings/{language}", data=text.encode(),
        method="PUT")
    with urllib.request.urlopen(call, timeout=10) as response:
        return json.loads(response.read())


@pytest.fixture
def client(simulator):
    with Client(simulator) as client:
        yield client


def test_an_offline_device_gets_the_newest_push_when_online(simulator, client):
    assert put(simulator, online=False)["declared"]
    for text in ("first", "second", "third"):
        assert client.push(payload=alert(text)).status == 200
    device = simulator.call("GET", DEVICE)[1]
    assert (device["online"], device["delivered"], shown(simulator)) == (False, 0, [])
    assert len(device["stored"]) == 1 and device["counts"]["replaced"] == 2
    device = put(simulator, online=True)
    assert (device["delivered"], device["stored"]) == (1, [])
    [notification] = shown(simulator)
    assert (notification["body"], notification["was_stored"]) == ("third", True)
    assert device["log"][-1]["what"] == "delivered_from_storage"
    assert client.push(payload=alert("fourth")).status == 200
    assert bodies(simulator) == ["fourth", "third"]


def test_expiration_determines_how_long_a_push_is_stored(simulator, client):
    put(simulator, online=False)
    assert client.push(payload=alert("never"), apns_expiration="0").status == 200
    later = str(int(time.time()) + 3600)
    assert client.push(payload=alert("an hour"), apns_expiration=later).status == 200
    assert put(simulator, online=True)["counts"] == {
        "not_stored": 1, "stored": 1, "delivered_from_storage": 1}
    assert bodies(simulator) == ["an hour"]

    put(simulator, online=False)
    assert client.push(payload=alert("too late"), apns_expiration=later).status == 200
    assert simulator.call("PUT", "/sim/clock", {"offset_seconds": 3601})[0] == 200
    device = put(simulator, online=True)
    assert (device["counts"]["expired"], bodies(simulator)) == (1, ["an hour"])


def test_without_expiration_a_push_is_stored_for_thirty_days(simulator, client):
    for days, expected in ((29, ["29"]), (31, ["29"])):
        put(simulator, online=False)
        simulator.call("PUT", "/sim/clock", {"offset_seconds": 0})
        assert client.push(payload=alert(str(days))).status == 200
        simulator.call("PUT", "/sim/clock", {"offset_seconds": days * DAY})
        put(simulator, online=True)
        assert bodies(simulator) == expected


def test_a_collapse_id_replaces_a_notification_on_the_screen(simulator, client):
    put(simulator)
    for text, collapse in (("0:0", "game"), ("hello", None), ("1:0", "game"), ("2:0", "game")):
        changes = {"apns_collapse_id": collapse} if collapse else {}
        assert client.push(payload=alert(text), **changes).status == 200
    assert bodies(simulator) == ["2:0", "hello"]
    assert simulator.call("GET", DEVICE)[1]["delivered"] == 4


def test_badge_sound_level_and_background_pushes(simulator, client):
    put(simulator)
    client.push(payload=alert("one", badge=1, sound="bell.caf"))
    client.push(payload=json.dumps({"aps": {"badge": 5}}).encode())
    client.push(
        payload=b'{"aps":{"content-available":1}}', apns_push_type="background",
        apns_priority="5")
    client.push(payload=alert(
        {"title": "T", "subtitle": "S", "body": "two"}, sound={"critical": 1, "name": "alarm"},
        **{"interruption-level": "critical"}))
    answer = simulator.call("GET", f"{DEVICE}/screen")[1]
    assert answer["badges"] == {TOPIC: 5}
    two, one = answer["notifications"]
    assert (one["badge"], one["sound"], one["interruption_level"]) == (1, "bell.caf", "active")
    assert (two["title"], two["subtitle"], two["sound"], two["critical"]) == (
        "T", "S", "alarm", True)
    assert two["interruption_level"] == "critical"
    assert simulator.call("GET", DEVICE)[1]["delivered"] == 4
    client.push(payload=b'{"aps":{"badge":0}}')
    assert simulator.call("GET", DEVICE)[1]["badges"] == {}
    assert simulator.call("DELETE", f"{DEVICE}/screen")[0] == 204
    assert shown(simulator) == []


@pytest.mark.parametrize(
    "languages, body, language",
    [
        (["fr-CA", "en"], "Jenna veut jouer à chess", "fr"),
        (["zh-HK"], "Jenna想玩chess", "zh-Hant"),
        (["zh-SG"], "Jenna想和你玩chess", "zh-Hans"),
        (["pt-AO"], "A Jenna quer jogar chess", "pt-PT"),
        (["pt-BR"], "Jenna quer jogar chess", "pt-BR"),
        (["en-AU"], "Jenna wants to play chess", "en"),
        (["ja"], "Jenna wants to play chess", "en"),
        (["ja", "fr"], "Jenna veut jouer à chess", "fr"),
        ([], "Jenna wants to play chess", "en"),
    ])
def test_a_key_is_shown_in_the_devices_language(simulator, client, languages, body, language):
    texts = {
        "en.lproj": "%1$@ wants to play %2$@", "fr.lproj": "%1$@ veut jouer à %2$@",
        "zh-Hant.lproj": "%1$@想玩%2$@", "zh-Hans.lproj": "%1$@想和你玩%2$@",
        "pt-BR.lproj": "%1$@ quer jogar %2$@", "pt_PT.lproj": "A %1$@ quer jogar %2$@",
    }
    for name, text in texts.items():
        assert put_strings(simulator, name, f'"GAME" = "{text}";') == {"keys": 1, "warnings": []}
    put(simulator, languages=languages)
    client.push(payload=alert({"loc-key": "GAME", "loc-args": ["Jenna", "chess"]}))
    [notification] = shown(simulator)
    assert (notification["body"], notification["language"].replace("_", "-")) == (body, language)


def test_a_key_without_an_entry_is_shown_literally(simulator, client):
    put(simulator, languages=["fr"])
    payload = alert({"title-loc-key": "TITLE", "loc-key": "NEWS", "loc-args": ["x"]})
    client.push(payload=payload)
    [notification] = shown(simulator)
    assert (notification["title"], notification["body"]) == ("TITLE", "NEWS")
    put_strings(simulator, "fr", FRENCH)
    [notification] = shown(simulator)
    assert (notification["title"], notification["body"]) == ("Bonjour", "NEWS")
    status, answer = simulator.call("GET", f"/sim/apps/{TOPIC}/strings")
    assert answer == {"development_language": "en", "languages": {"fr": 2}}


def test_invalid_strings_are_rejected_with_their_line(simulator):
    path = f"/sim/apps/{TOPIC}/strings"
    for language, text, message in (
            ("fr", '"A" = "b";\n"C" = ;', "line 2"),
            ("Base.lproj", '"A" = "b";', "expected a language")):
        with pytest.raises(urllib.error.HTTPError) as refused:
            put_strings(simulator, language, text)
        assert refused.value.code == 422
        assert message in refused.value.read().decode()
    assert simulator.call("PUT", f"{path}/fr", {"A": "b %c"})[0] == 422
    assert simulator.call("PUT", f"{path}/fr", {"A": "b %@"})[0] == 200
    assert simulator.call("DELETE", f"{path}/fr.lproj")[0] == 204
    assert simulator.call("DELETE", f"{path}/fr.lproj")[0] == 404


def test_a_declared_device_belongs_to_its_app_and_environment(simulator, client):
    put(simulator, app=TOPIC, environment="production")
    assert client.push().reason == "BadDeviceToken"
    put(simulator, environment="sandbox")
    assert client.push().status == 200
    other = client.push(apns_topic="com.example.other")
    assert (other.status, other.reason) == (400, "DeviceTokenNotForTopic")
    voip = client.push(apns_topic=TOPIC + ".voip", apns_push_type="voip")
    assert voip.status == 200
    put(simulator, app=None, environment=None)
    assert client.push(apns_topic="com.example.other").status == 200
    assert simulator.call("DELETE", DEVICE)[0] == 204
    assert simulator.call("DELETE", DEVICE)[0] == 404


@pytest.mark.parametrize(
    "body, pointer",
    [
        ({"online": "no"}, "/online"), ({"languages": ["fr", 7]}, "/languages/1"),
        ({"languages": ["fr", "!"]}, "/languages/1"), ({"languages": "fr"}, "/languages"),
        ({"environment": "both"}, "/environment"), ({"ofline": True}, "/ofline"), ([], ""),
    ])
def test_invalid_devices_are_rejected(simulator, body, pointer):
    status, answer = simulator.call("PUT", DEVICE, body)
    assert (status, answer.get("pointer")) == (422, pointer)
    assert simulator.call("GET", "/sim/devices")[1] == {"devices": []}


def test_undeclared_devices_are_online_while_requests_are_recorded(start):
    for options, status in (((), 200), (("--record", "0"), 404)):
        simulator = start(*options)
        simulator.register_key()
        with Client(simulator) as client:
            client.push(payload=alert("a"), apns_collapse_id="c")
            client.push(payload=alert("b"), apns_collapse_id="c", apns_expiration="0")
            client.push(payload=alert("refused"), apns_priority="3")
        assert simulator.call("GET", DEVICE)[0] == status
        if status == 200:
            assert bodies(simulator) == ["b"]
            assert not simulator.call("GET", DEVICE)[1]["declared"]


@pytest.mark.parametrize("declared", [True, False])
def test_calls_and_widgets_are_on_the_screen(simulator, client, declared):
    if declared:
        put(simulator)
    for name in ("Anna", "Ben"):
        assert client.push(
            payload=json.dumps({"aps": {}, "caller": name}).encode(), apns_topic=TOPIC + ".voip",
            apns_push_type="voip").status == 200
    for _ in range(3):
        assert client.push(
            payload=b'{"aps":{"content-changed":true}}', apns_topic=TOPIC + ".push-type.widgets",
            apns_push_type="widgets").status == 200
    screen = simulator.call("GET", DEVICE + "/screen")[1]
    assert [call["payload"]["caller"] for call in screen["calls"]] == ["Ben", "Anna"]
    assert screen["calls"][0]["app"] == TOPIC and not screen["calls"][0]["was_stored"]
    [widgets] = screen["widgets"]
    assert (widgets["app"], widgets["reloads"]) == (TOPIC, 3)
    assert widgets["apns_id"] == simulator.received()[-1]["apns_id"]
    assert screen["notifications"] == []


def test_only_accepted_pushes_reach_a_device(simulator, client):
    put(simulator)
    simulator.call("POST", "/sim/faults", [
        {"status": 503, "times": 1}, {"action": "reset", "accepted": True, "times": 1}])
    assert client.push(payload=alert("refused")).status == 503
    assert client.push(payload=alert("ambiguous")).reset is not None
    assert bodies(simulator) == ["ambiguous"]


def test_the_clock_affects_tokens_and_timestamps(simulator, client):
    simulator.call("PUT", "/sim/clock", {"offset_seconds": -DAY})
    assert client.push().reason == "InvalidProviderToken"
    answer = simulator.call("PUT", "/sim/clock", {"offset_seconds": DAY})[1]
    assert answer["offset_seconds"] == DAY
    assert abs(answer["now"] - (time.time() + DAY) * 1000) < 60_000
    assert client.push().reason == "ExpiredProviderToken"
    simulator.call("PUT", f"/sim/tokens/{TOKEN}", {"state": "unregistered"})
    client.authorization = f"bearer {simulator.key.token(age=-DAY)}"
    gone = client.push()
    assert (gone.reason, gone.json["timestamp"] > (time.time() + DAY - 60) * 1000) == (
        "Unregistered", True)
    for body in ({}, {"offset_seconds": 1.5}, {"offset_seconds": 10**9}, {"seconds": 1}):
        assert simulator.call("PUT", "/sim/clock", body)[0] == 422
    assert simulator.call("GET", "/sim/clock")[1]["offset_seconds"] == DAY


def test_aioapns_sends_to_an_offline_device(simulator, send):  # noqa: F811
    put(simulator, online=False, languages=["fr"])
    put_strings(simulator, "fr.lproj", FRENCH)
    game = {"aps": {"alert": {"loc-key": "GAME", "loc-args": ["Jenna", "chess"]}, "badge": 2}}
    results = send(
        request(message={"aps": {"alert": "old"}}), request(message=game, time_to_live=3600),
        request(message={"aps": {"alert": "now or never"}}, time_to_live=0))
    assert all(result.is_successful for result in results)
    put(simulator, online=True)
    [notification] = shown(simulator)
    assert notification["body"] == "Jenna veut jouer à chess"
    assert notification["apns_id"] == results[1].notification_id
