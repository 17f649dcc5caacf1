# SPDX-License-Identifier: Apache-2.0
"""Entity tags: conditional reads (304), and optimistic concurrency of writes (412)."""

import subprocess
import threading

from gateway import APP

DOCUMENT = f"/v1/apps/{APP}"


def tag_of(gateway, path):
    status, _, headers = gateway.call("GET", path)
    assert status == 200 and headers["ETag"].startswith('"'), (path, status, headers)
    return headers["ETag"]


def test_if_none_match_with_the_current_tag_returns_304(gateway):
    gateway.call("PUT", f"{DOCUMENT}/strings/fr", {"HELLO": "Bonjour"})
    for path in [
        DOCUMENT, f"{DOCUMENT}/strings", f"{DOCUMENT}/strings/fr", f"{DOCUMENT}/strings/coverage",
        f"{DOCUMENT}/strings/revisions/1", f"{DOCUMENT}/strings/revisions", "/openapi.json", "/docs/errors.md",
    ]:
        if path.endswith(".md"):
            tag = curl(gateway, "-I", path)[1]["etag"]
        else:
            tag = tag_of(gateway, path)
        for field in [tag, f'"other", {tag}', f"W/{tag}", "*"]:
            for method in [["-X", "GET"], ["-I"]]:
                status, headers, body = curl(gateway, *method, path, "-H", f"If-None-Match: {field}")
                assert (status, headers.get("etag"), body) == (304, tag, ""), (path, field, headers)
                assert "content-type" not in headers
        assert curl(gateway, "-X", "GET", path, "-H", 'If-None-Match: "other"')[0] == 200
        assert curl(gateway, "-X", "GET", path, "-H", "If-None-Match: other")[0] == 422


def test_responses_have_cache_control_and_nosniff(gateway):
    token = "ab" * 32
    gateway.register(token)
    notification = gateway.notify({"tokens": [token]})
    gateway.finished(notification)
    kept = "private, no-cache"
    for path, cache in [
            (f"{DOCUMENT}/devices", "no-store"), (f"{DOCUMENT}/devices/{token}", "no-store"),
            (f"{DOCUMENT}/devices/export", "no-store"), (f"{DOCUMENT}/notifications/{notification}", "no-store"),
            (f"{DOCUMENT}/notifications/{notification}/events", "no-store"), ("/v1/keys", "no-store"),
            ("/v1/audit", "no-store"), (f"{DOCUMENT}/devices/zz", "no-store"), ("/v1/apps/none", "no-store"),
            (DOCUMENT, kept), (f"{DOCUMENT}/strings", kept), ("/openapi.json", "no-cache"), ("/nowhere", None)]:
        _, headers, _ = curl(gateway, path)
        assert headers.get("cache-control") == cache, (path, headers)
        assert headers.get("x-content-type-options") == "nosniff", (path, headers)


def curl(gateway, *arguments, versions=("--http1.1", "--http2-prior-knowledge")):
    """(status, fields, body), which must be equal over HTTP/1.1 and HTTP/2."""
    arguments = [gateway.url + one if one.startswith("/") else one for one in arguments]
    answers = []
    for version in versions:
        out = subprocess.run(
            ["curl", "-sS", version, "-i", "-H", f"Authorization: Bearer {gateway.admin_key}", *arguments],
            capture_output=True, text=True, check=True, timeout=30).stdout
        head, _, body = out.replace("\r\n", "\n").partition("\n\n")
        lines = head.split("\n")
        fields = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}
        answers.append((int(lines[0].split()[1]), fields, body))
    for other in answers[1:]:
        # A problem document contains the id of its request.
        assert other[0] == answers[0][0] and (other[0] >= 400 or other[2] == answers[0][2]), answers
    return answers[0]


def test_writes_with_a_stale_tag_are_rejected(gateway):
    gateway.call("PUT", f"{DOCUMENT}/strings/fr", {"HELLO": "Bonjour"})
    catalogue = {"sourceLanguage": "en", "version": "1.0", "strings": {"HELLO": {"localizations": {
        language: {"stringUnit": {"state": "translated", "value": value}}
        for language, value in [("en", "Hello"), ("fr", "Bonsoir")]}}}}
    for path, method, body in [
        (DOCUMENT, "PATCH", {"max_rate": 10}), (DOCUMENT, "PUT", {"max_rate": 11}),
        (f"{DOCUMENT}/strings/fr", "PUT", {"HELLO": "Salut"}), (f"{DOCUMENT}/strings", "PUT", catalogue),
    ]:
        old = tag_of(gateway, path)
        status, answer, headers = gateway.call(method, path, body, headers={"If-Match": old})
        assert status == 200, answer
        # RFC 9110 §9.3.4: no ETag in the response to PUT.
        assert ("ETag" in headers) == (method == "PATCH")
        new = tag_of(gateway, path)
        assert new != old
        before = gateway.call("GET", path)[1]
        for field in [{"If-Match": old}, {"If-Match": f"W/{new}"}, {"If-None-Match": "*"}, {"If-None-Match": new}]:
            status, problem, _ = gateway.call(method, path, body, headers=field)
            assert (status, problem["code"]) == (412, "PG1113"), (path, method, field, problem)
        assert gateway.call("GET", path)[1] == before and tag_of(gateway, path) == new
        for field in [{"If-Match": f'"x", {new}'}, {"If-Match": "*"}, {"If-None-Match": old}]:
            assert gateway.call(method, path, body, headers=field)[0] == 200, (path, method, field)
        assert gateway.call(method, path, body, headers={"If-Match": "x"})[0] == 422
    # Unsupported preconditions are rejected, since ignoring one would look like success.
    status, problem, _ = gateway.call(
        "PUT", f"{DOCUMENT}/devices/{'ab' * 16}", {"languages": ["fr"]}, headers={"If-Match": "*"})
    assert (status, problem["pointer"]) == (422, "header/If-Match")


def test_preconditions_apply_to_creating_and_deleting(gateway):
    strings = f"{DOCUMENT}/strings/fr"
    assert gateway.call("PUT", strings, {"HELLO": "Bonjour"}, headers={"If-Match": "*"})[0] == 412
    assert gateway.call("PUT", strings, {"HELLO": "Bonjour"}, headers={"If-None-Match": "*"})[0] == 200
    assert gateway.call("PUT", strings, {"HELLO": "Salut"}, headers={"If-None-Match": "*"})[0] == 412
    assert gateway.call("DELETE", strings, headers={"If-Match": '"x"'})[0] == 412
    assert gateway.call("DELETE", strings, headers={"If-Match": tag_of(gateway, strings)})[0] == 204
    other = "/v1/apps/com.example.other"
    assert gateway.call("PUT", other, {}, headers={"If-Match": "*"})[0] == 412
    assert gateway.call("GET", other)[0] == 404
    assert gateway.call("PUT", other, {}, headers={"If-None-Match": "*"})[0] == 201
    assert gateway.call("PUT", other, {}, headers={"If-None-Match": "*"})[0] == 412
    assert gateway.call("DELETE", other, headers={"If-Match": '"x"'})[0] == 412
    tag = tag_of(gateway, other)
    audited = len(gateway.call("GET", "/v1/audit?app=com.example.other")[1]["entries"])
    assert gateway.call("PATCH", other, {"max_rate": 1}, headers={"If-Match": '"x"'})[0] == 412
    assert len(gateway.call("GET", "/v1/audit?app=com.example.other")[1]["entries"]) == audited == 1
    assert gateway.call("DELETE", other, headers={"If-Match": tag})[0] == 202


def test_a_recreated_app_has_another_tag(gateway):
    app = "/v1/apps/com.example.again"
    tags = []
    for text in ["Bonjour", "Salut"]:
        assert gateway.call("PUT", app, {"source_language": "fr"})[0] == 201
        language = "fr" if text == "Bonjour" else "de"
        assert gateway.call("PUT", f"{app}/strings/{language}", {"HELLO": text})[0] == 200
        tags.append(tag_of(gateway, f"{app}/strings"))
        status, _, _ = gateway.call("GET", f"{app}/strings", headers={"If-None-Match": tags[0]})
        assert status == (304 if text == "Bonjour" else 200)
        assert gateway.call("DELETE", app)[0] == 202
    assert tags[0] != tags[1]


def test_one_of_concurrent_writes_on_two_nodes_succeeds(serve, simulator):
    first = serve()
    first.set_up(simulator)
    secrets = {name: first.environment[name] for name in ["PUSHGATE_ADMIN_KEY", "PUSHGATE_SECRET_KEY"]}
    second = serve(**secrets)
    second.admin_key = first.admin_key
    nodes = [first, second]
    for path, method, body in [
        (DOCUMENT, "PATCH", lambda n: {"max_rate": n}),
        (f"{DOCUMENT}/strings/fr", "PUT", lambda n: {"HELLO": f"Bonjour {n}"}),
    ]:
        nodes[0].call(method, path, body(1))
        for round in range(3):
            tag = tag_of(nodes[0], path)
            answers = []
            threads = [
                threading.Thread(target=lambda n=n: answers.append(
                    (nodes[n % 2].call(method, path, body(100 + 10 * round + n), headers={"If-Match": tag})[0], n)))
                for n in range(6)
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert sorted(status for status, _ in answers) == [200] + [412] * 5, answers
            winner = next(n for status, n in answers if status == 200)
            stored = nodes[winner % 2].call("GET", path)[1]
            assert str(100 + 10 * round + winner) in str(stored), (stored, answers)
            # The other node may be a second behind; it reads again before it rejects.
            other = nodes[1 - winner % 2]
            fresh = tag_of(nodes[winner % 2], path)
            assert other.call(method, path, body(500 + round), headers={"If-Match": fresh})[0] == 200
            nodes[0].call(method, path, body(1))
