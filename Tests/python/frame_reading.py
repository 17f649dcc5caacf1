# SPDX-License-Identifier: Apache-2.0
"""Checks a recording against Apple's rules: (checked, broken, tolerated) for each applicable rule.

It reads the frames of `recording_proxy`, and shares no code with the simulator. It covers clients
that behave like aioapns, and is not a second implementation of the report.
"""

import json
import re
import uuid

import jwt
from h2.settings import SettingCodes
from hyperframe.frame import GoAwayFrame, SettingsFrame

from simulator import TOPIC

ONCE = {"apns-id", "apns-expiration", "apns-collapse-id"}
READ = ONCE | {"authorization", "apns-topic", "apns-priority", "apns-push-type", ":path", ":method"}


def reading(proxy):
    requests = proxy.requests
    rules = {}
    for part in (connections, compression, headers, payloads, tokens, streams, going_away, answers):
        rules.update(part(proxy.connections, requests))
    return {rule: counts for rule, counts in rules.items() if counts[0]}


def count(items, is_kept):
    kept = [bool(is_kept(item)) for item in items]
    return len(kept), kept.count(False), 0


def connections(connections, requests):
    rules = {
        # The proxy accepts no older version.
        "tls-version": (len(connections), 0, 0),
        "alpn-h2": count(connections, lambda c: "h2" in c.hello.protocols),
        "server-name": count(connections, lambda c: c.hello.server_name == "localhost"),
        "connection-reused": (sum(len(c.requests) - 1 for c in connections), 0, 0),
        "close-notify": count(connections, lambda c: c.ending == ("client", "close_notify")),
        "ping-answered": (sum(len(c.pings_acknowledged) for c in connections), 0, 0),
    }
    # Connections in good state that the client closed after a pause, followed by a new connection.
    left = [
        c for c, following in zip(connections, connections[1:])
        if c.ending[0] == "client" and c.going_away is None
        and all(r.status in (200, 400) for r in c.requests.values())
        and min(r.at for r in following.requests.values())
        - max(r.at for r in c.requests.values()) > 10]
    rules["connection-kept-open"] = (len(left), len(left), 0)
    return rules


def compression(connections, requests):
    is_literal = {"without": True, "never": True, "indexed": False, "incremental": False}

    def literal(name):
        having = [r for r in requests if name in r.spelling]
        return count(having, lambda r: is_literal[r.spelling[name]])

    def varying(name):
        checked = broken = tolerated = 0
        for connection in connections:
            spellings = [
                r.spelling[name] for r in connection.requests.values() if name in r.spelling]
            checked += len(spellings)
            broken += spellings[0] != "incremental"
            broken += spellings[1:].count("incremental")
            tolerated += spellings[1:].count("indexed")
        return checked, broken, tolerated

    others = [
        spelling for r in requests for name, spelling in r.spelling.items()
        if name not in ONCE | {":path", "authorization"}]
    return {
        "hpack-path-not-indexed": literal(":path"),
        "hpack-authorization-not-indexed": literal("authorization"),
        "hpack-apns-id": varying("apns-id"),
        "hpack-apns-expiration": varying("apns-expiration"),
        "hpack-apns-collapse-id": varying("apns-collapse-id"),
        "hpack-others-indexed": count(others, lambda spelling: not is_literal[spelling]),
    }


def headers(connections, requests):
    def names(request):
        return [name for name, _ in request.fields]

    def pseudo_first(request):
        is_pseudo = [name.startswith(":") for name in names(request)]
        return is_pseudo == sorted(is_pseudo, reverse=True)

    def each(is_kept):
        return count(requests, is_kept)

    return {
        "request-form": each(
            lambda r: r.headers[":method"] == "POST"
            and re.fullmatch("/3/device/([0-9a-f]{2})+", r.headers[":path"])),
        "request-well-formed": each(
            lambda r: {":method", ":scheme", ":path"} <= set(names(r)) and not set(names(r)) & {
                "connection", "keep-alive", "transfer-encoding", "upgrade", "te", "content-length"}),
        "header-names-lower-case": each(lambda r: all(n == n.lower() for n in names(r))),
        "pseudo-headers-first": each(pseudo_first),
        "authority-present": each(lambda r: r.headers.get(":authority") or r.headers.get("host")),
        "no-repeated-headers": each(lambda r: all(names(r).count(n) <= 1 for n in READ)),
        "no-content-encoding": each(lambda r: "content-encoding" not in r.headers),
        "push-type-present": each(lambda r: "apns-push-type" in r.headers),
        "push-type-valid": each(lambda r: r.headers["apns-push-type"] == "alert"),
        "topic": each(lambda r: r.headers["apns-topic"] == TOPIC),
        "priority": each(lambda r: r.headers["apns-priority"] in ("10", "5", "1")),
        "apns-id-canonical": each(
            lambda r: str(uuid.UUID(r.headers["apns-id"])) == r.headers["apns-id"]),
        "expiration-in-seconds": each(
            lambda r: re.fullmatch("[0-9]{1,11}", r.headers["apns-expiration"])),
        "collapse-id-length": each(lambda r: 1 <= len(r.headers["apns-collapse-id"]) <= 64),
    }


def payloads(connections, requests):
    priorities = sum(len(c.priority_frames) for c in connections)
    flags = sum("PRIORITY" in r.flags for r in requests)
    return {
        "push-type-fits-payload": count(requests, lambda r: "alert" in json.loads(r.payload)["aps"]),
        "payload-in-one-frame": count(requests, lambda r: len(r.data) == 1),
        "end-stream-on-data": count(requests, lambda r: "END_STREAM" in r.data[0].flags),
        "payload-size": count(requests, lambda r: 1 <= len(r.payload) <= 4096),
        "payload-json": count(requests, lambda r: isinstance(json.loads(r.payload), dict)),
        "no-priority-frames": (len(requests) + priorities, priorities, flags),
    }


def tokens(connections, requests):
    if not any("authorization" in r.headers for r in requests):
        return {}

    def token(request):
        return request.headers["authorization"].removeprefix("bearer ")

    def has_form(text):
        header = jwt.get_unverified_header(text)
        claims = jwt.decode(text, options={"verify_signature": False})
        return (
            header["alg"] == "ES256" and len(header["kid"]) == len(claims["iss"]) == 10
            and isinstance(claims["iat"], int) and "=" not in text)

    used = [[token(r) for r in c.requests.values()] for c in connections]
    first = [texts[0] for texts in used]
    return {
        "token-present": count(
            requests, lambda r: r.headers["authorization"].startswith("bearer ")),
        "token-form": count(sorted(set(first)), has_form),
        # The token was created for the connection, moments before.
        "token-age": (len(first), 0, 0),
        "token-reused": count(
            [pair for texts in used for pair in zip(texts, texts[1:])],
            lambda pair: pair[0] == pair[1]),
        "token-shared": count(
            range(1, len(first)), lambda number: first[number] in first[:number]),
    }


def streams(connections, requests):
    """The largest count that `rushed` returns."""
    return {"one-stream-first": max(rushed(connections, requests))}


def rushed(connections, requests):
    """Counts streams opened on a token's connection before the limit of one was raised: all counts
    that the frames allow. A stream that succeeded before the raise arrived may have crossed it
    on the network."""
    possible = {(0, 0, 0)}
    for connection in connections:
        if len(connection.requests) < 2 or "authorization" not in requests[0].headers:
            continue
        raised = next(
            place for place, (side, frame) in enumerate(connection.log)
            if side == "server" and isinstance(frame, SettingsFrame)
            and frame.settings.get(SettingCodes.MAX_CONCURRENT_STREAMS, 1) > 1)
        early = [r for r in connection.requests.values() if r.opened_at < raised][1:]
        possible = {
            (checked + (count or 1), broken + count, 0)
            for checked, broken, _ in possible for count in range(len(early) + 1)}
    return possible


def going_away(connections, requests):
    waited, abandoned, repeated = 0, 0, 0
    for connection in connections:
        if connection.going_away is None:
            continue
        [frame] = connection.frames("server", GoAwayFrame)
        for request in connection.requests.values():
            if request.stream > frame.last_stream_id:
                repeated += any(
                    r.headers["apns-id"] == request.headers["apns-id"]
                    for r in requests if r.connection.number > connection.number)
            elif request.ended_at is None:
                abandoned += connection.ending[0] == "client"
            elif request.ended_at > connection.going_away:
                waited += 1
    return {
        "goaway-awaits-answers": (waited + abandoned, abandoned, 0),
        "goaway-repeats-elsewhere": (repeated, 0, 0),
    }


def answers(connections, requests):
    def repeated(request, by):
        return [
            r for r in requests
            if r.headers[by] == request.headers[by] and r.at > request.at]

    final = [r for r in requests if r.status in (400, 410)]
    failed = [r for r in requests if r.status == 503]
    return {
        "final-rejection-not-repeated": count(final, lambda r: not repeated(r, "apns-id")),
        "dead-device-left-alone": count(final, lambda r: not repeated(r, ":path")),
        "server-error-delayed": count(failed, lambda r: not repeated(r, "apns-id")),
    }
