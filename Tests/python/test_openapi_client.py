# SPDX-License-Identifier: Apache-2.0
"""A client that openapi-python-client generates from the served document, with the same gateway."""

import importlib
import io
import json
import subprocess
import sys

import pytest

from gateway import APP
from simulator import TOKEN

NAME = "made_client"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The folder of the client, which the first test that needs it generates."""
    return tmp_path_factory.mktemp("made")


def make(folder, document):
    (folder / "document.json").write_text(json.dumps(document))
    (folder / "settings.yml").write_text("post_hooks: []\n")
    made = subprocess.run(
        [
            sys.executable, "-m", "openapi_python_client", "generate", "--path", folder / "document.json",
            "--output-path", folder / NAME, "--meta", "none", "--config", folder / "settings.yml",
        ],
        capture_output=True, text=True)
    assert made.returncode == 0, made.stdout + made.stderr


@pytest.fixture
def client(gateway, folder, monkeypatch):
    """The generated package, as a function from a module's name to the module."""
    if not (folder / NAME).exists():
        make(folder, gateway.call("GET", "/openapi.json")[1])
    monkeypatch.syspath_prepend(folder)
    return lambda name: importlib.import_module(f"{NAME}.{name}")


@pytest.fixture
def call(client, gateway):
    """Calls a generated function by its path."""
    session = client("client").AuthenticatedClient(base_url=gateway.url, token=gateway.admin_key)

    def call(path, *arguments, **named):
        return client(f"api.{path}").sync_detailed(*arguments, client=session, **named)

    return call


def test_every_route_has_a_function(client, gateway):
    document = gateway.call("GET", "/openapi.json")[1]
    for methods in document["paths"].values():
        for method, operation in methods.items():
            if method != "parameters":
                name = "".join(f"_{c.lower()}" if c.isupper() else c for c in operation["operationId"])
                name = name.replace("_a_p_i", "_api")
                assert hasattr(client(f"api.{operation['tags'][0]}.{name}"), "sync_detailed"), name


def test_lines_of_batches_and_imports_have_models(client):
    for name in ("BatchLine", "ImportedDevice"):
        assert hasattr(client("models"), name), name


def test_the_client_registers_uploads_sends_and_reads(client, call, gateway):
    models = client("models")
    settings = models.DeviceSettings.from_dict({"languages": ["fr-CA"], "environment": "sandbox", "user": "bob"})
    device = call("devices.put_device", APP, TOKEN, body=settings)
    assert device.status_code == 201 and device.parsed.languages == ["fr-CA"]
    for language, text in [("en", "%@ wants to play"), ("fr", "%@ veut jouer")]:
        report = call("strings.put_strings", APP, language, body=models.Strings.from_dict({"INVITE": text}))
        assert report.status_code == 200 and report.parsed.stored
    body = models.Notify.from_dict({
        "to": {"users": ["bob"]},
        "payload": {"aps": {"alert": {"body": {"string": "INVITE", "args": ["Jenna"]}}}},
    })
    accepted = call("notifications.notify", APP, body=body, prefer="wait=20")
    assert accepted.status_code == 200, accepted.content
    assert accepted.parsed.state == "finished" and accepted.parsed.outcomes.to_dict() == {"accepted": 1}
    again = call("notifications.get_notification", APP, accepted.parsed.id)
    assert again.parsed.languages.to_dict() == {"fr": 1}
    deliveries = call("notifications.list_deliveries", APP, accepted.parsed.id).parsed.deliveries
    assert [delivery.token for delivery in deliveries] == [TOKEN]


def test_an_error_is_a_problem_document(client, call):
    refused = call("notifications.notify", APP, body=client("models").Notify.from_dict({"payload": {"aps": {}}}))
    assert refused.status_code == 422
    assert refused.parsed.code == "PG1104" and refused.parsed.pointer == "/to"
    missing = call("devices.get_device", APP, "00")
    assert missing.status_code == 404 and missing.parsed.code == "PG3004"


def test_ndjson_bodies_are_sent_as_files(client, gateway):
    """Generated functions create the request; NDJSON responses are read from httpx."""
    session = client("client").AuthenticatedClient(base_url=gateway.url, token=gateway.admin_key)

    def lines(path, lines, **named):
        text = "".join(json.dumps(line) + "\n" for line in lines)
        file = client("types").File(payload=io.BytesIO(text.encode()))
        asked = client(f"api.{path}")._get_kwargs(APP, body=file, **named)
        answer = session.get_httpx_client().request(**asked)
        assert answer.status_code == 200, answer.content
        return [json.loads(line) for line in answer.iter_lines()]

    device = {"token": TOKEN, "languages": ["en"], "environment": "sandbox"}
    imported = lines("devices.import_devices", [device], format_=client("models").ImportDevicesFormat.NDJSON)
    assert imported[-1]["done"]["imported"] == 1
    line = {"to": {"tokens": [TOKEN]}, "payload": {"aps": {"alert": "Hello"}}}
    first, second = lines("notifications.notify_batch", [line, {"payload": {}}])
    assert first["status"] == 202 and second["status"] == 422
    assert gateway.finished(first["id"])["outcomes"] == {"accepted": 1}
