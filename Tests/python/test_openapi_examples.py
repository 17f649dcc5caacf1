# SPDX-License-Identifier: Apache-2.0
"""The OpenAPI document is valid, has a valid example of every body and response, and its links work."""

import json
import re
import urllib.parse

import jsonschema
import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator

from gateway import ROOT, Gateway

DOCUMENT = json.loads((ROOT / "Sources/API/openapi.json").read_text())
# Content types without a schema.
PLAIN = re.compile("text/.*|application/octet-stream")


def resolved(value):
    while "$ref" in value:
        place = DOCUMENT
        for part in value["$ref"].lstrip("#/").split("/"):
            place = place[part]
        value = place
    return value


def operations():
    for path, methods in DOCUMENT["paths"].items():
        for method, operation in methods.items():
            if method != "parameters":
                yield operation["operationId"], method.upper(), path, operation


def contents():
    """Returns (name, schema) of every body and response."""
    for name, _, _, operation in operations():
        bodies = [("body", operation.get("requestBody", {}))]
        answers = [(status, resolved(answer)) for status, answer in operation["responses"].items()]
        for what, described in bodies + answers:
            for kind, content in described.get("content", {}).items():
                if not PLAIN.fullmatch(kind):
                    yield f"{name} {what} {kind}", content["schema"]


def examples(schema):
    return schema.get("examples") or resolved(schema).get("examples") or []


def validator(schema):
    return jsonschema.Draft202012Validator(
        {**schema, "components": DOCUMENT["components"]},
        format_checker=jsonschema.Draft202012Validator.FORMAT_CHECKER)


def test_the_document_is_valid_openapi():
    assert list(map(str, OpenAPIV31SpecValidator(DOCUMENT).iter_errors())) == []


def test_every_body_and_response_has_an_example():
    assert [name for name, schema in contents() if not examples(schema)] == []


def test_every_example_fits_its_schema():
    schemas = [*contents(), *DOCUMENT["components"]["schemas"].items()]
    faults = [
        f"{name}: {fault.json_path} {fault.message}" for name, schema in schemas for example in examples(schema)
        for fault in validator(schema).iter_errors(example)]
    assert faults == []
    for name, parameter in DOCUMENT["components"]["parameters"].items():
        schema = resolved(parameter["schema"])
        for example in [*examples(schema), *([parameter["example"]] if "example" in parameter else [])]:
            validator(schema).validate(example), name


def test_schemas_of_lines_have_the_members_of_requests():
    """Schemas of lines reject unknown members, so that they repeat the members of requests."""
    schemas = DOCUMENT["components"]["schemas"]
    for line, request, more, less in [
        ("BatchLine", "Notify", {"idempotency_key"}, set()),
        ("ImportedDevice", "DeviceSettings", {
            "token", "state", "state_reason", "unregistered_at", "environment_source", "updated_at",
            "ignored_languages"}, {"previous_token"}),
    ]:
        assert set(schemas[line]["properties"]) == (set(schemas[request]["properties"]) | more) - less


@pytest.fixture
def gateway(binary, database, start):
    apple = start("--listen-channels", "127.0.0.1:0")
    host, port = apple.addresses("sandbox", "channels")[0]
    gateway = Gateway(binary, database, apple,
                      PUSHGATE_APNS_SANDBOX_CHANNELS=f"https://{host}:{port}")
    gateway.set_up(apple)
    yield gateway
    gateway.stop()


# Accepted error statuses of a link's target whose resource has another state.
OTHERWISE = {
    # Apple's simulator does not know the example's key.
    "putCredential": 422, "testCredential": 404, "deleteCredential": 404,
    # The device is active; the notification was sent without failures.
    "activateDevice": 409, "resendFailures": 409, "pauseNotification": 409, "resumeNotification": 409,
    "cancelNotification": 409,
}


def test_every_link_leads_to_the_created_resource(gateway):
    """Sends the documented examples of operations that create resources, and follows their links, deletions last."""
    known = {name: (method, path, operation) for name, method, path, operation in operations()}

    def ask(name, values):
        method, path, operation = known[name]
        content = operation.get("requestBody", {}).get("content", {})
        kind = next(iter(content), None)
        body = examples(content[kind]["schema"])[0] if kind else None
        query = {}
        for parameter in map(resolved, operation.get("parameters", [])):
            if parameter["in"] == "query" and parameter["name"] in values:
                query[parameter["name"]] = values[parameter["name"]]
        filled = re.sub(r"{(\w+)}", lambda part: urllib.parse.quote(str(values[part[1]]), safe=""), path)
        if query:
            filled += "?" + urllib.parse.urlencode(query)
        status, answer, _ = gateway.call(method, filled, None if body is None else body)
        return status, answer

    followed = set()

    def follow(name, values):
        status, answer = ask(name, values)
        assert status < 300 or status == OTHERWISE.get(name), (name, answer)
        links = resolved(known[name][2]["responses"].get(str(status), {})).get("links", {})
        targets = [resolved(link) for link in links.values()]
        for link in sorted(targets, key=lambda link: link["operationId"].startswith("delete")):
            given = dict(values)
            for parameter, expression in link["parameters"].items():
                if expression.startswith("$request.path."):
                    given[parameter] = values[expression.removeprefix("$request.path.")]
                else:
                    found = answer
                    for part in expression.removeprefix("$response.body#/").split("/"):
                        found = found[int(part)] if isinstance(found, list) else found[part]
                    given[parameter] = found
            if (name, link["operationId"]) not in followed:
                followed.add((name, link["operationId"]))
                follow(link["operationId"], given)

    follow("listApps", {"user": "u-42", "environment": "sandbox", "name": "other", "language": "fr", "token": "aa"})
    follow("createKey", {})
    described = {
        (name, resolved(link)["operationId"]) for name, _, _, operation in operations()
        for status, answer in operation["responses"].items() for link in resolved(answer).get("links", {}).values()}
    missing = {target for _, target in described} - {target for _, target in followed}
    assert missing <= {"testCredential", "deleteCredential"}, missing
