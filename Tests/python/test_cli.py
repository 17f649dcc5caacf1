# SPDX-License-Identifier: Apache-2.0
"""`pushgate apps | credentials | devices | keys | users | audit`: the real binary beside a real gateway."""

import datetime
import ipaddress
import json
import os
import socket
import ssl
import subprocess
import threading

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import pkcs12
from cryptography.x509.oid import NameOID

from gateway import APP
from simulator import SigningKey, push_certificate
from test_gateway_crashes import eventually

TOKEN = "ab" * 32


class CommandLine:
    """Runs the binary with separate settings, without those of the tests' environment."""

    def __init__(self, binary, url, key=None, **settings):
        self.binary = binary
        self.environment = {
            name: value for name, value in os.environ.items() if not name.startswith("PUSHGATE_")}
        self.environment |= {"PUSHGATE_URL": url, **settings}
        if key:
            self.environment["PUSHGATE_API_KEY"] = key

    def __call__(self, *words, code=0, **options):
        """Returns standard output; `code` is the expected exit code."""
        done = subprocess.run(
            [self.binary, *map(str, words)], env=self.environment, capture_output=True, text=True,
            timeout=120, stdin=options.pop("stdin", subprocess.DEVNULL), **options)
        assert done.returncode == code, (words, done.returncode, done.stdout, done.stderr)
        self.errors = done.stderr
        return done.stdout

    def json(self, *words, **options):
        """Returns the object that the command prints as JSON."""
        return json.loads(self(*words, "--json", **options))

    def lines(self, *words, **options):
        """Returns the objects that the command prints, one per line."""
        return [json.loads(line) for line in self(*words, "--json", **options).splitlines()]


@pytest.fixture
def cli(binary, serve):
    gateway = serve()
    cli = CommandLine(binary, gateway.url, gateway.admin_key)
    cli.gateway = gateway
    return cli


def test_apps_commands(cli):
    assert cli.lines("apps", "list") == []
    made = cli.json("apps", "create", APP, "--fallback-language", "en", "--time-zone", "Europe/Berlin")
    assert (made["fallback_languages"], made["time_zone"]) == (["en"], "Europe/Berlin")
    # An existing app is not created again with other settings.
    cli("apps", "create", APP, code=1)
    assert "pushgate apps update" in cli.errors
    assert cli.json("apps", "show", APP)["time_zone"] == "Europe/Berlin"
    cli("apps", "update", APP, "--time-zone", "UTC", "--no-time-zone", code=2)
    assert cli.json("apps", "update", APP, "--no-time-zone")["time_zone"] is None
    cli("apps", "update", APP, "--time-zone", "Europe/Berlin")
    changed = cli.json(
        "apps", "update", APP, "--max-rate", 500, "--quiet-hours", "22:00-08:00",
        "--quiet-hours-then", "skip", "--language-override", "ca=es")
    assert changed["max_rate"] == 500 and changed["language_overrides"] == {"ca": "es"}
    assert changed["quiet_hours"] == {"from": "22:00", "to": "08:00", "then": "skip"}
    assert changed["fallback_languages"] == ["en"], "settings that are not given stay"
    cleared = cli.json("apps", "update", APP, "--no-max-rate", "--no-quiet-hours", "--no-language-overrides")
    assert (cleared["max_rate"], cleared["quiet_hours"]) == (None, None)
    assert cli.json("apps", "show", APP) == cleared
    assert [app["app"] for app in cli.lines("apps", "list")] == [APP]
    titles, row = [line.split("\t") for line in cli("apps", "list").splitlines()]
    assert (titles[0], row[0]) == ("APP", APP) and len(titles) == len(row)
    assert f"app\t{APP}" in cli("apps", "show", APP).splitlines()
    # Without a terminal there is no confirmation prompt.
    cli("apps", "delete", APP, code=2)
    assert "--yes" in cli.errors
    cli("apps", "delete", APP, "--yes")
    cli("apps", "show", APP, code=1)
    assert cli.lines("apps", "list") == []


def test_what_no_gateway_would_store_is_refused_before(cli):
    cli("keys", "create", "--name", "x", "--scopes", "read", "--apps", "com.example.a,b c", code=2)
    assert '"b c"' in cli.errors
    cli("keys", "create", "--name", "x" * 101, "--scopes", "read", code=2)
    made = cli.json("keys", "create", "--name", "x", "--scopes", "read", "--apps", "com.example.a, com.example.b")
    assert sorted(made["apps"]) == ["com.example.a", "com.example.b"]
    cli.environment["PUSHGATE_URL"] = "https://ops:s3cret@push.example.com"
    cli("apps", "list", code=2)
    assert "no password" in cli.errors and "s3cret" not in cli.errors


def test_devices_commands(cli):
    cli("apps", "create", APP)
    made = cli.json(
        "devices", "create", APP, TOKEN, "--language", "fr-CA", "--language", "en", "--user", "ann",
        "--environment", "sandbox", "--tag", "beta", "--app-version", "3.2")
    assert made["languages"] == ["fr-CA", "en"] and made["tags"] == ["beta"]
    assert cli.json("devices", "show", APP, TOKEN)["user"] == "ann"
    changed = cli.json(
        "devices", "update", APP, TOKEN, "--add-tag", "sport:chess", "--remove-tag", "beta", "--no-user")
    assert (changed["tags"], changed["user"]) == (["sport:chess"], None)
    cli("devices", "update", APP, TOKEN, code=2)
    for words, found in [
        (["--tag", "sport:chess"], 1), (["--tag", "beta"], 0), (["--language", "fr"], 1),
        (["--environment", "production"], 0), (["--app-version-from", "3", "--app-version-below", "4"], 1),
        (["--state", "active", "--push-type", "alert"], 1), (["--user", "ann"], 0),
        (["--any-tag", "beta", "--any-tag", "sport:chess"], 1), (["--no-tag", "sport:chess"], 0),
        (["--tag", "sport:chess", "--tag", "beta"], 0),
    ]:
        assert len(cli.lines("devices", "list", APP, *words)) == found, words
    cli("devices", "list", APP, "--state", "asleep", code=1)
    assert "--state" in cli.errors
    assert "devices" in cli.json("devices", "counts", APP)
    assert cli("devices", "counts", APP).startswith("OF\tWHICH\tDEVICES\n")
    cli("devices", "delete", APP, TOKEN, "--yes")
    cli("devices", "show", APP, TOKEN, code=1)
    # With --json an error is the problem document.
    cli("devices", "show", APP, TOKEN, "--json", code=1)
    assert json.loads(cli.errors)["status"] == 404


def test_device_events_are_listed_and_followed(cli):
    cli("apps", "create", APP)
    cli("devices", "events", APP, "--after", "latest")
    place = cli.errors.split("--after ")[1].strip()
    register(cli.gateway, [f"{number:064x}" for number in range(1_100)])
    cli("devices", "update", APP, f"{1:064x}", "--user", "ann")
    cli("devices", "quarantine", APP, f"{2:064x}", "--reason", "lost")
    eventually(lambda: len(cli.lines("devices", "events", APP)) >= 1_102)
    events = cli.lines("devices", "events", APP)
    assert [event["type"] for event in events] == ["registered"] * 1_100 + ["updated", "quarantined"]
    assert cli.lines("devices", "events", APP, "--after", place) == events
    assert cli.lines("devices", "events", APP, "--after", events[-2]["id"]) == events[-1:]
    table = cli("devices", "events", APP, "--type", "updated", "--type", "quarantined").splitlines()
    assert [line.split("\t")[1] for line in table] == ["TYPE", "updated", "quarantined"]
    assert [line.split("\t")[-1] for line in table[1:]] == ["user", "lost"]
    assert cli.errors.split("--after ")[1].strip() == events[-1]["id"]
    cli("devices", "events", APP, "--after", "nonsense", code=1)
    assert "--after" in cli.errors
    follower = subprocess.Popen(
        [cli.binary, "devices", "events", APP, "--after", events[-1]["id"], "--follow", "--json"],
        env=cli.environment, stdout=subprocess.PIPE, text=True)
    cli("devices", "activate", APP, f"{2:064x}")
    assert json.loads(follower.stdout.readline())["type"] == "activated"
    cli("devices", "delete", APP, f"{2:064x}", "--yes")
    assert json.loads(follower.stdout.readline())["type"] == "deleted"
    # Not SIGINT: background processes of a script ignore it.
    follower.terminate()
    assert follower.wait(timeout=30) != 0


def test_a_list_reads_all_pages(cli):
    cli("apps", "create", APP)
    tokens = [f"{number:064x}" for number in range(2_500)]
    register(cli.gateway, tokens)
    listed = cli.lines("devices", "list", APP)
    assert [device["token"] for device in listed] == tokens
    assert [device["token"] for device in cli.lines("devices", "list", APP, "--limit", 1_200)] == tokens[:1_200]
    table = cli("devices", "list", APP).splitlines()
    assert len(table) == 2_501, "the column titles are printed once"


def register(gateway, tokens):
    """Registers devices over eight concurrent connections."""
    def some(part):
        for token in part:
            gateway.register(token)
    threads = [threading.Thread(target=some, args=(tokens[start::8],)) for start in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_credentials_commands(cli, simulator, tmp_path):
    cli("apps", "create", APP)
    p8 = tmp_path / f"AuthKey_{simulator.key.key_id}.p8"
    p8.write_text(simulator.key.private_pem)
    simulator.register_key()
    made = cli.json(
        "credentials", "create", APP, "sandbox", "main", "--p8", p8, "--team-id", simulator.key.team)
    assert made["key_id"] == simulator.key.key_id and made["usable"]
    assert cli.json("credentials", "test", APP, "sandbox", "main")["verdict"] == "good"
    chain, key = push_certificate()
    pem, split = tmp_path / "both.pem", tmp_path / "key.pem"
    pem.write_bytes(chain)
    split.write_bytes(key)
    cli("credentials", "create", APP, "sandbox", "pem", "--pem", pem, "--private-key", split)
    p12, password = tmp_path / "push.p12", tmp_path / "password"
    p12.write_bytes(pkcs12.serialize_key_and_certificates(
        b"push", serialization.load_pem_private_key(key, None), x509.load_pem_x509_certificate(chain),
        None, serialization.BestAvailableEncryption(b"open sesame")))
    password.write_text("open sesame\n")
    cli("credentials", "create", APP, "sandbox", "p12", "--p12", p12, code=1)
    assert "/password" in cli.errors
    cli("credentials", "create", APP, "sandbox", "p12", "--p12", p12, "--password-file", password)
    cli.environment["PUSHGATE_CREDENTIAL_PASSWORD"] = "open sesame"
    cli("credentials", "create", APP, "sandbox", "p12", "--p12", p12)
    listed = cli.lines("credentials", "list", APP)
    assert sorted(one["name"] for one in listed) == ["main", "p12", "pem"]
    assert "PRIVATE" not in json.dumps(listed)
    # A key that Apple does not know: the command exits with 1.
    unknown = SigningKey(key_id="KEY0000009")
    p8.write_text(unknown.private_pem)
    cli("credentials", "create", APP, "sandbox", "unknown", "--p8", p8, "--key-id", unknown.key_id,
        "--team-id", unknown.team)
    assert "refused" in cli("credentials", "test", APP, "sandbox", "unknown", code=1)
    assert "did not confirm the credential: refused" in cli.errors
    cli("credentials", "delete", APP, "sandbox", "pem", "--yes")
    cli("credentials", "delete", APP, "sandbox", "pem", "--yes", code=1)
    cli("credentials", "create", APP, "sandbox", "x", "--p8", tmp_path / "none.p8", "--key-id", "A" * 10,
        "--team-id", "B" * 10, code=2)
    assert "none.p8" in cli.errors


def test_keys_commands(cli, binary):
    secret = cli("keys", "create", "--name", "backend", "--scopes", "read", "--apps", APP).strip()
    assert secret.startswith("pgk_")
    keys = cli.lines("keys", "list")
    assert [(key["name"], key["scopes"], key["apps"]) for key in keys] == [("backend", ["read"], [APP])]
    assert secret not in json.dumps(keys)
    narrow = CommandLine(binary, cli.gateway.url, secret)
    assert narrow.lines("apps", "list") == []
    narrow("keys", "list", code=1)
    assert "PG" in narrow.errors
    cli("keys", "revoke", keys[0]["id"], "--yes")
    narrow("apps", "list", code=1)
    assert "--key-file" in narrow.errors and secret not in narrow.errors
    cli("keys", "create", "--name", "x", "--scopes", "everything", code=2)
    cli("keys", "create", "--name", "x", "--rate-limit", 0, code=2)
    whole = cli.json("keys", "create", "--name", "y", "--rate-limit", 50)
    assert whole["key"].startswith("pgk_") and whole["apps"] is None and whole["rate_limit"] == 50
    assert [entry["action"] for entry in cli.lines("audit", "--limit", 1)] == ["POST /v1/keys"]


def test_the_first_key_is_created_in_the_database(cli, binary, tmp_path):
    """As in `docs/operations.md`: without a request to a gateway."""
    environment = {**cli.gateway.environment, "PUSHGATE_URL": "http://127.0.0.1:1"}
    made = subprocess.run(
        [binary, "keys", "create", "--database", "--name", "first", "--scopes", "admin"], env=environment,
        capture_output=True, text=True, check=True).stdout.strip()
    file = tmp_path / "key"
    file.write_text(made + "\n")
    first = CommandLine(binary, cli.gateway.url)
    wait = datetime.datetime.now() + datetime.timedelta(seconds=60)
    while True:
        try:
            assert [key["name"] for key in first.lines("keys", "list", "--key-file", file)] == ["first"]
            break
        except AssertionError:
            if datetime.datetime.now() > wait:
                raise
    assert subprocess.run(
        [binary, "keys", "create", "--database", "--name", "x", "--json"], env=environment,
        capture_output=True).returncode == 2


def test_users_commands(cli):
    cli("apps", "create", APP)
    for number in range(3):
        cli.gateway.register(f"{number:064x}", user="ann" if number else "bob")
    assert len(cli.lines("users", "show", APP, "ann")) == 2
    assert cli.json("users", "update", APP, "ann", "--add-tag", "gold") == {"devices": 2, "changed": 2, "full": 0}
    assert len(cli.lines("devices", "list", APP, "--tag", "gold")) == 2
    cli("users", "update", APP, "ann", code=2)


def test_unauthorized_and_unreachable_gateways_have_exit_codes(cli, binary):
    wrong = CommandLine(binary, cli.gateway.url, "pgk_wrong")
    wrong("apps", "list", code=1)
    assert "401" in wrong.errors and "pgk_wrong" not in wrong.errors
    CommandLine(binary, cli.gateway.url)("apps", "list", code=1)
    away = CommandLine(binary, "http://127.0.0.1:1", "pgk_any")
    away("apps", "list", code=3)
    assert "http://127.0.0.1:1 cannot be reached" in away.errors
    away("apps", "list", "--url", cli.gateway.url, code=1)
    away("apps", "list", "--url", "127.0.0.1:8080", code=2)
    away("apps", "nonsense", code=2)
    away("apps", "list", "--key-file", "/nowhere", code=2)
    # A server that does not speak HTTP.
    listener = socket.create_server(("127.0.0.1", 0))
    threading.Thread(target=lambda: listener.accept()[0].sendall(b"SSH-2.0-OpenSSH\r\n\r\n"), daemon=True).start()
    away("apps", "list", "--url", "http://127.0.0.1:%d" % listener.getsockname()[1], code=3)


def test_health_reports_whether_a_gateway_responds(cli, binary):
    without_key = CommandLine(binary, cli.gateway.url)
    assert without_key.json("health")["status"] == "ok"
    CommandLine(binary, "http://127.0.0.1:1")("health", code=3)


def test_every_command_has_help(cli):
    words = [
        ["apps", "list"], ["apps", "show"], ["apps", "create"], ["apps", "update"], ["apps", "delete"],
        ["credentials", "list"], ["credentials", "create"], ["credentials", "test"], ["credentials", "delete"],
        ["devices", "list"], ["devices", "show"], ["devices", "counts"], ["devices", "create"],
        ["devices", "update"], ["devices", "delete"], ["devices", "quarantine"],
        ["devices", "activate"], ["devices", "import"], ["devices", "export"], ["devices", "events"], ["devices", "deliveries"],
        ["users", "delete"],
        ["users", "erasure"], ["keys", "list"], ["keys", "create"],
        ["keys", "revoke"], ["notifications", "list"], ["notifications", "show"],
        ["notifications", "deliveries"], ["notifications", "cancel"], ["notifications", "pause"],
        ["notifications", "resume"], ["notifications", "resend"], ["users", "show"], ["users", "update"], ["audit"],
        ["health"],
    ]
    for command in words:
        text = cli(*command, "--help")
        assert text.startswith("OVERVIEW: ") and "--key-file" in text, command


def test_an_unknown_command_lists_the_known_commands(cli):
    cli("device", "list", code=2)
    assert cli.errors == 'pushgate: pushgate has no command "device"; the nearest is devices\n', cli.errors
    cli("webhooks", "add", APP, code=2)
    assert "expected list, create, show, update" in cli.errors and "USAGE" not in cli.errors.upper(), cli.errors
    cli("notfy", APP, code=2)
    assert cli.errors == 'pushgate: pushgate has no command "notfy"; the nearest is notify\n', cli.errors
    cli("", code=2)
    assert 'pushgate has no command ""; expected ' in cli.errors, cli.errors


class TLSFront:
    """A proxy that terminates TLS in front of a gateway, with a self-signed certificate."""

    def __init__(self, address, folder):
        host, port = address.rsplit(":", 1)
        self.target = (host, int(port))
        self.authority = folder / "authority.pem"
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self._certificate(folder))
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = "https://127.0.0.1:%d" % self._listener.getsockname()[1]
        self._secure = context.wrap_socket(self._listener, server_side=True)
        threading.Thread(target=self._serve, daemon=True).start()

    def _certificate(self, folder):
        key = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "A gateway")])
        now = datetime.datetime.now(datetime.timezone.utc)
        certificate = (
            x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
            .serial_number(x509.random_serial_number()).not_valid_before(now - datetime.timedelta(days=1))
            .not_valid_after(now + datetime.timedelta(days=1))
            .add_extension(
                x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), False)
            .add_extension(x509.BasicConstraints(ca=True, path_length=None), True)
            .sign(key, hashes.SHA256()))
        pem = certificate.public_bytes(serialization.Encoding.PEM)
        self.authority.write_bytes(pem)
        both = folder / "front.pem"
        both.write_bytes(pem + key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()))
        return both

    def _serve(self):
        while True:
            try:
                client, _ = self._secure.accept()
            except ssl.SSLError:
                continue
            except OSError:
                return
            far = socket.create_connection(self.target)
            for ends in [(client, far), (far, client)]:
                threading.Thread(target=self._carry, args=ends, daemon=True).start()

    @staticmethod
    def _carry(source, target):
        try:
            while part := source.recv(65_536):
                target.sendall(part)
            target.shutdown(socket.SHUT_WR)
        except OSError:
            pass


def test_the_ca_file_setting_verifies_tls(cli, binary, tmp_path):
    front = TLSFront(cli.gateway.address, tmp_path)
    cli("apps", "create", APP)
    secure = CommandLine(binary, front.url, cli.gateway.admin_key)
    secure("apps", "list", code=3)
    assert "certificate" in secure.errors
    assert [app["app"] for app in secure.lines("apps", "list", "--ca-file", front.authority)] == [APP]
    secure.environment["PUSHGATE_CA_FILE"] = str(front.authority)
    assert [app["app"] for app in secure.lines("apps", "list")] == [APP]
    secure("apps", "list", "--ca-file", "/nowhere", code=2)


# Files


def file_of(folder, count, name="devices.ndjson", bad=()):
    file = folder / name
    with file.open("w") as lines:
        for number in range(count):
            token = "no digits" if number + 1 in bad else f"{number:064x}"
            lines.write(json.dumps({"token": token, "user": f"u-{number % 1_000}", "languages": ["fr-CA"],
                                    "environment": "sandbox"}) + "\n")
    return file


def test_a_file_is_imported_and_exported(cli, tmp_path):
    cli("apps", "create", APP)
    file = file_of(tmp_path, 25_000, bad=(17, 20_001))
    counts = cli("devices", "import", APP, file, code=1)
    assert "imported\t24998" in counts.splitlines()
    reported = [line for line in cli.errors.splitlines() if line.startswith("line ")]
    assert [line.split(":")[0] for line in reported] == ["line 17", "line 20001"] and "/token" in reported[0]
    assert "2 lines not imported" in cli.errors
    whole, table = tmp_path / "whole.ndjson", tmp_path / "whole.csv"
    cli("devices", "export", APP, whole)
    assert len(whole.read_text().splitlines()) == 24_998
    assert not (tmp_path / "whole.ndjson.part").exists()
    assert cli("devices", "export", APP, "-", "--user", "u-7").count("\n") == 25
    cli("devices", "export", APP, table)
    assert table.read_text().startswith("token,")
    # Exports can be imported in both formats, also from a pipe.
    cli("apps", "create", "com.example.copy")
    answer = cli("devices", "import", "com.example.copy", table, "--empty")
    assert "imported\t24998" in answer.splitlines()
    with whole.open() as lines:
        answer = cli("devices", "import", "com.example.copy", "-", "--json", stdin=lines)
    assert json.loads(answer.splitlines()[-1])["done"]["unchanged"] == 24_998
    cli("devices", "import", "com.example.copy", whole, "--empty", code=1)
    cli("devices", "import", "com.example.none", whole, code=1)
    cli("devices", "export", "com.example.none", tmp_path / "none", code=1)
    assert list(tmp_path.glob("none*")) == []
    cli("devices", "import", APP, tmp_path / "nowhere", code=2)
    # The file can be opened, but the first read fails: lines before it would be stored.
    cli("devices", "import", APP, "/proc/self/mem", code=1)
    assert "the file cannot be read" in cli.errors and "--from-line 1" in cli.errors, cli.errors


def test_an_interrupted_import_resumes_at_the_reported_line(cli, tmp_path):
    cli("apps", "create", APP)
    reader, writer = os.pipe()
    importing = subprocess.Popen(
        [cli.binary, "devices", "import", APP, "-", "--json"], env=cli.environment, stdin=reader,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    os.close(reader)
    lines = file_of(tmp_path, 30_000).read_bytes()
    threading.Thread(target=lambda: feed(writer, lines), daemon=True).start()
    first = json.loads(importing.stdout.readline())
    assert first["committed"]["through_line"] > 0
    # The pipe stays open; only the gateway ends.
    cli.gateway.kill()
    out, errors = importing.communicate(timeout=60)
    assert importing.returncode == 3, errors
    through = [json.loads(line)["committed"]["through_line"] for line in out.splitlines()] or [
        first["committed"]["through_line"]]
    assert f"--from-line {through[-1] + 1}" in errors
    os.close(writer)
    cli.gateway.start()
    cli.environment["PUSHGATE_URL"] = cli.gateway.url
    answer = cli("devices", "import", APP, tmp_path / "devices.ndjson", "--from-line", through[-1] + 1)
    assert "lines\t30000" in answer.splitlines()
    assert cli("devices", "export", APP, "-").count("\n") == 30_000


def feed(descriptor, data):
    """Writes all data, or until the reader closes the pipe."""
    try:
        while data:
            data = data[os.write(descriptor, data):]
    except OSError:
        pass


def test_a_device_is_quarantined_and_a_user_deleted(cli):
    cli("apps", "create", APP)
    cli.gateway.register(TOKEN, user="ann")
    aside = cli.json("devices", "quarantine", APP, TOKEN, "--reason", "Stolen")
    assert (aside["state"], aside["state_reason"]) == ("quarantined", "Stolen")
    assert len(cli.lines("devices", "list", APP, "--reason", "Stolen")) == 1
    assert cli.json("devices", "activate", APP, TOKEN)["state"] == "active"
    cli("users", "delete", APP, "ann", code=2)
    begun = cli.json("users", "delete", APP, "ann", "--yes")
    assert cli.json("users", "erasure", APP, begun["id"])["devices"] == 1
    assert cli.lines("users", "show", APP, "ann") == []
