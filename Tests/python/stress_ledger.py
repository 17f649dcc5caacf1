# SPDX-License-Identifier: Apache-2.0
"""Compares accepted notifications, stored outcomes and the pushes at Apple, device by device."""

import codecs
import collections
import dataclasses
import http.client
import json
import subprocess
import threading
import time
import urllib.request

from gateway import APP, assert_accounted
from stress_tools import Client, wait_until

ENDED = ("finished", "cancelled")
OUTCOMES = [
    "waiting", "accepted", "rejected", "unknown_device", "cancelled", "expired", "unknown", "superseded"]
#: Bytes of the recording per read.
PIECE = 1 << 20
#: Faults of one kind that a test lists; further ones are only counted.
LISTED = 5


@dataclasses.dataclass
class Accepted:
    """A notification that was answered with 202. `number` is the member `n` of its payload."""

    id: str
    app: str
    number: int
    #: Devices that must have an outcome, and devices that may have one.
    least: frozenset
    most: frozenset
    cancelled: bool = False


class Ledger:
    """All accepted notifications of a test. Threads may add concurrently."""

    def __init__(self, gateway, simulator, database):
        self.gateway, self.simulator, self.database = gateway, simulator, database
        self.entries, self._lock, self._number = [], threading.Lock(), 0

    def number(self):
        with self._lock:
            self._number += 1
            return self._number

    def post(self, client, to, least, most=None, app=APP, payload=None, headers=None, **members):
        """Posts a notification with a new number in its payload, and adds it; returns the entry."""
        number = self.number()
        answer = client.notify(
            to, {**(payload or {"aps": {"alert": "x"}}), "n": number}, app=app, headers=headers, **members)
        return self.enter(answer["id"], app, number, least, most)

    def enter(self, id, app, number, least, most=None):
        entry = Accepted(id, app, number, frozenset(least), frozenset(least if most is None else most))
        with self._lock:
            self.entries.append(entry)
        return entry

    # After the load

    def ended(self, client, entry, patience):
        """Returns the notification once it is finished or cancelled. Repeats requests that a node
        could not answer."""

        def asked():
            try:
                status, answer, _ = client.call("GET", f"/v1/apps/{entry.app}/notifications/{entry.id}")
            except (OSError, http.client.HTTPException):
                return None
            asked.last = status, answer
            assert status in (200, 503, 504), (status, answer)
            return answer if status == 200 and answer["state"] in ENDED else None

        asked.last = None
        try:
            return wait_until(asked, patience, "the end of a notification")
        except AssertionError as failure:
            raise AssertionError(f"{failure}: {asked.last}") from None

    def account(self, stage, crashes=False, outcomes=None):
        """Waits for the end of every notification and compares its devices with the pushes at
        Apple.

        Records each difference as a fault of the stage. After crashes, pushes may be repeated, and
        devices whose push was sent before a crash may have a later outcome. `outcomes` are the
        allowed outcomes; all by default.
        """
        client, faults, totals = Client(self.gateway), collections.defaultdict(list), collections.Counter()
        answers, deadline = {}, time.monotonic() + stage.options.patience
        for entry in self.entries:
            try:
                answers[entry.id] = self.ended(client, entry, max(5, deadline - time.monotonic()))
            except AssertionError as failure:
                faults["a notification does not end"].append(str(failure))
        records, arrivals = self._records(), self.arrivals()
        for entry in self.entries:
            if answer := answers.get(entry.id):
                totals.update(answer["outcomes"])
                totals["not_expanded"] += answer.get("not_expanded", 0)
                for kind in _differences(
                        entry, answer, records.get(entry.id, {}), arrivals.get(entry.number, {}), crashes, outcomes):
                    faults[kind].append(_shown(answer, records.get(entry.id, {}), arrivals.get(entry.number, {})))
        for kind, cases in faults.items():
            for case in cases[:LISTED]:
                stage.fault(f"{kind}: {case}")
            if len(cases) > LISTED:
                stage.fault(f"{kind}: {len(cases) - LISTED} more")
        pushes = sum(sum(by.values()) for by in arrivals.values())
        stage.row(
            "accounted", notifications=len(self.entries),
            **{name: count for name, count in sorted(totals.items()) if count}, received=pushes,
            repeats=pushes - sum(map(len, arrivals.values())), faults=sum(map(len, faults.values())))
        return answers

    def _records(self):
        """Stored deliveries of the last run: notification → token → name of the outcome."""
        listed = ",".join(entry.id for entry in self.entries)
        sql = f"""
            SELECT r.notification, encode(d.token, 'hex'), d.outcome FROM runs r
            JOIN deliveries d ON d.run = r.id AND d.app = r.app AND d.day = r.day
            WHERE r.notification = ANY('{{{listed}}}') ORDER BY r.id;"""
        ran = subprocess.run(
            ["psql", "-XAtq", "-v", "ON_ERROR_STOP=1", "-d", self.database.url], input=sql, check=True,
            capture_output=True, text=True)
        records = collections.defaultdict(dict)
        for line in ran.stdout.splitlines():
            notification, token, outcome = line.split("|")
            records[notification][token] = OUTCOMES[int(outcome) - 1]
        return records

    def arrivals(self):
        """Accepted pushes: number of the notification → token → count."""
        arrivals = collections.defaultdict(collections.Counter)
        for push in received(self.simulator):
            if push["accepted"]:
                arrivals[push["payload"]["n"]][push["token"]] += 1
        return arrivals


def _shown(answer, records, arrived):
    """The answer without its audience and payload, with the number of records and of pushes at
    Apple."""
    shown = {name: value for name, value in answer.items() if name not in ("to", "payload")}
    shown["deliveries stored"] = dict(collections.Counter(records.values()))
    shown["devices that got the push"] = len(arrived)
    return str(shown)


def _differences(entry, answer, records, arrived, crashes, outcomes):
    """Names of the rules that a notification breaks."""
    try:
        assert_accounted(answer)
    except AssertionError:
        yield "outcomes do not add up to the audience"
    reached, skipped = set(arrived) | set(records), answer.get("not_expanded", 0)
    if (answer["state"] == "cancelled" or skipped) and not entry.cancelled:
        yield "a notification ended as cancelled without a cancel request"
    if not set(arrived) <= entry.most or not set(records) <= entry.most:
        yield "a device outside the audience has an outcome or a push"
    if len(entry.least - reached) > skipped:
        yield f"{len(entry.least - reached) - skipped} devices have neither a push nor a record"
    if not len(entry.least) <= answer["audience"] <= len(entry.most) and entry.most and not skipped:
        yield "the audience is not the number of devices"
    accepted = {token for token, outcome in records.items() if outcome == "accepted"}
    if not accepted <= set(arrived):
        yield "a device is recorded as accepted and Apple has no push for it"
    sent = {token for token in arrived if records.get(token, "accepted") == "accepted"}
    if answer["outcomes"].get("accepted", 0) != len(sent) and not (crashes and skipped):
        yield f"{len(sent)} devices got the push, and not as many are counted as accepted"
    if not crashes:
        if any(count > 1 for count in arrived.values()):
            yield "a device got the push twice without a crash"
        if len(arrived) != len(sent):
            yield "a device that got the push is recorded as not accepted"
    if outcomes and not set(answer["outcomes"]) <= set(outcomes):
        yield f"an outcome other than {', '.join(outcomes)}"


def received(simulator, query=""):
    """All recorded requests, oldest first, decoded one at a time, since a recording may have a
    million of them."""
    host, port = simulator.control
    decoder, text, utf8 = json.JSONDecoder(), "", codecs.getincrementaldecoder("utf-8")()
    address = f"http://{host}:{port}/sim/received?limit=100000000{query}"
    with urllib.request.urlopen(address, timeout=600) as answer:
        while '"received":[' not in text:
            text += utf8.decode(answer.read(PIECE))
        text = text[text.index('"received":[') + len('"received":['):]
        while True:
            at = 0
            while at < len(text) and text[at] != "]":
                try:
                    push, at = decoder.raw_decode(text, at + (text[at] == ","))
                except json.JSONDecodeError:
                    break
                yield push
            if text[at:at + 1] == "]":
                return
            piece = answer.read(PIECE)
            assert piece, "the recording is cut off"
            text = text[at:] + utf8.decode(piece)


def received_at(push):
    """Seconds since 1970 at which a recorded request arrived."""
    return push["received_at"] / 1000
