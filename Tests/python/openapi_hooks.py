# SPDX-License-Identifier: Apache-2.0
"""Hooks of schemathesis: the format of lines, and rules that no schema can express."""

import json
import os
import re

import jsonschema
import schemathesis
from schemathesis.core.parameters import ParameterLocation
from schemathesis.core.failures import AcceptedNegativeData
from schemathesis.openapi.checks import RejectedPositiveData
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

LINES = "application/x-ndjson"

# Reasons to refuse a valid request: operation, code, text in `detail`, and why no schema
# can express the rule.
BEYOND_SCHEMAS = [
    ("", "PG1108", "", "which cursors were given out"),
    ("", "PG....", "at most [0-9]+ bytes", "schemas count characters"),
    ("", "PG....", "time zone", "which zones PostgreSQL knows"),
    ("", "PG1104", "needed", "one of several members"),
    (
        "", "PG....",
        "not both|expected either|beside|higher than|or a range by|no tag (that is also|both) required|\"tags\", or|that differs",
        "members beside each other",
    ),
    ("", "PG2004|PG2017", "", "what a key or certificate is"),
    ("", "PG1105", "omit", "members of a certificate and of a key"),
    ("", "PG2007|PG2009", "", "what a file of texts holds"),
    ("", "PG1111", "", "the format of a file of devices, if its type does not define it"),
    ("", "PG1106", "", "what a later version has"),
    ("", "PG1107", "entity tags", "the pattern does, and its readers make 0 of it"),
    ("", "PG1113", "", "what is there now"),
    ("notify|previewNotification", "PG1105|PG4...", "", "what a message's members mean together, to Apple and to its readers"),
    ("createWebhook|patchWebhook", "PG1105", "https://", "what a host is, and whether the operator allows http"),
    ("broadcast|createChannel", "PG4...", "", "what Apple takes"),
]

def without_nulls(value):
    """A JSON value without the null members of its objects, at any depth."""
    if isinstance(value, dict):
        return {name: without_nulls(member) for name, member in value.items() if member is not None}
    return [without_nulls(element) for element in value] if isinstance(value, list) else value


# A null member counts as absent, which the document would have to repeat for each member.
def is_valid_without_absent_members(case):
    """Whether a body without its null members fits its schema."""
    described = case.operation.definition.raw["requestBody"]["content"].get(case.media_type)
    if described is None or not isinstance(case.body, dict):
        return False
    validator = jsonschema.Draft202012Validator(
        {**described["schema"], "components": case.operation.schema.raw_schema["components"]},
        format_checker=jsonschema.Draft202012Validator.FORMAT_CHECKER)
    bare = without_nulls(case.body)
    return bare != case.body and validator.is_valid(bare)


# These operations accept any body: an error affects one text or line, not the upload.
TAKEN_IN_PARTS = {"putStrings", "putCatalog", "importDevices", "notifyBatch"}


# Random bodies are valid by the schema but unusable for Apple, and lead to no links to follow.
SENSIBLE = {
    "notify": {"to": {"everyone": True}, "payload": {"aps": {"alert": "Hello"}}},
    "previewNotification": {"languages": ["fr"], "payload": {"aps": {"alert": {"body": {"localized": {"en": "Hello"}}}}}},
    "broadcast": {"payload": {"aps": {"event": "update", "timestamp": 1, "content-state": {}}}},
}


@schemathesis.hook
def map_body(ctx, body):
    """Uses a usable body for operations with links."""
    name = ctx.operation.definition.raw["operationId"]
    return SENSIBLE.get(name, body) if os.environ.get("OPENAPI_SENSIBLE") else body


@schemathesis.serializer(LINES)
def write_lines(ctx, value):
    """Writes lines; the schema describes one line."""
    return json.dumps(value).encode() + b"\n"


@schemathesis.serializer("text/csv")
def write_csv(ctx, value):
    return value.encode() if isinstance(value, str) else json.dumps(value).encode()


def problem(response):
    """The problem document in a response; None for other responses."""
    if not response.headers.get("content-type", [""])[0].startswith("application/problem+json"):
        return {}
    return json.loads(response.content)


def faults(answer):
    return answer.get("errors") or [answer]


def is_beyond_schemas(operation, fault):
    return any(
        re.match(name, operation) and re.fullmatch(code, fault.get("code", "")) and re.search(detail, fault.get("detail", ""))
        for name, code, detail, _ in BEYOND_SCHEMAS)


@schemathesis.check
def valid_requests_are_taken(ctx, response, case):
    """`positive_data_acceptance`, except for rules that no schema can express."""
    if response.status_code == 304:
        return None
    try:
        return positive_data_acceptance(ctx, response, case)
    except RejectedPositiveData:
        operation = case.operation.definition.raw["operationId"]
        if not any(is_beyond_schemas(operation, fault) for fault in faults(problem(response))):
            raise


@schemathesis.check
def invalid_requests_are_refused(ctx, response, case):
    """`negative_data_rejection`, except for operations that accept any body."""
    try:
        return negative_data_rejection(ctx, response, case)
    except AcceptedNegativeData:
        in_body = case.meta.phase.data.parameter_location in (None, ParameterLocation.BODY)
        in_parts = case.operation.definition.raw["operationId"] in TAKEN_IN_PARTS
        if not (in_body and (in_parts or is_valid_without_absent_members(case))):
            raise


@schemathesis.check
def lines_fit_their_schema(ctx, response, case):
    """Checks each line of an answer in lines, which schemathesis does not parse."""
    if response.headers.get("content-type", [""])[0] != LINES:
        return
    raw = case.operation.schema.raw_schema
    described = case.operation.definition.raw["responses"][str(response.status_code)]["content"][LINES]["schema"]
    validator = jsonschema.Draft202012Validator({**described, "components": raw["components"]})
    for line in response.content.splitlines():
        validator.validate(json.loads(line))
