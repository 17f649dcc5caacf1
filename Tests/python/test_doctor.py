# SPDX-License-Identifier: Apache-2.0
"""`pushgate doctor`: its findings in a working installation, and with faults."""

import base64
import json
import secrets
import socket
import struct
import subprocess
import threading
import urllib.parse

import pytest

from gateway import APP
from legacy_sender import Certificate, legacy_settings
from simulator import push_certificate
from test_gateway_crashes import eventually
from test_gateway_tls import Authority
from trials import metric


class Doctor:
    def __init__(self, gateway):
        self.binary, self.environment = gateway.binary, dict(gateway.environment)

    def __call__(self, code, **changes):
        """Runs the command with changed settings; returns the findings by check."""
        environment = {**self.environment, **changes}
        environment = {name: value for name, value in environment.items() if value is not None}
        ran = subprocess.run(
            [self.binary, "doctor", "--json"], env=environment, capture_output=True, text=True, timeout=60)
        findings = [json.loads(line) for line in ran.stdout.splitlines()]
        assert ran.returncode == code, (ran.returncode, findings, ran.stderr)
        verdicts = {"ok": 0, "warning": 1, "fault": 2}
        assert max(verdicts[one["verdict"]] for one in findings) == code
        assert all((one["remedy"] is None) == (one["verdict"] == "ok") or one["check"] in ("settings", "schema")
                   for one in findings)
        return {one["check"]: one for one in findings}


@pytest.fixture
def doctor(gateway):
    return Doctor(gateway)


CHECKS = [
    "settings", "PostgreSQL", "pooler", "durability", "standbys", "clock", "connections", "log", "schema",
    "rights", "partitions", "credentials", "Apple, production", "Apple, sandbox", "certificate", "descriptors"]


def test_a_working_installation_reports_only_fsync(doctor, gateway):
    # All partitions exist shortly after the start.
    eventually(lambda: metric(gateway, "pushgate_duty_rounds_total", duty="partitions") > 0)
    findings = doctor(1)
    assert list(findings) == CHECKS
    # The limit of open files depends on the machine.
    bad = {name: one for name, one in findings.items() if one["verdict"] != "ok" and name != "descriptors"}
    assert list(bad) == ["durability"] and "fsync = on" in bad["durability"]["remedy"]
    assert findings["log"]["verdict"] == "ok"
    assert findings["Apple, sandbox"]["detail"].endswith("speaks HTTP/2 over TLS")
    assert "14 days" in findings["partitions"]["detail"]
    # As text: one line per check, the verdict first.
    ran = subprocess.run([doctor.binary, "doctor"], env=doctor.environment, capture_output=True, text=True)
    lines = ran.stdout.splitlines()
    assert len(lines) == len(CHECKS) and ran.returncode == 1 and ran.stderr == ""
    assert all(line.split()[0] in ("ok", "warning") for line in lines)
    assert gateway.admin_key not in ran.stdout and gateway.environment["PUSHGATE_SECRET_KEY"] not in ran.stdout


def test_all_invalid_settings_are_reported(doctor):
    findings = doctor(2, PUSHGATE_SHARDS="many", PUSHGATE_SECRET_KEY="x")
    assert list(findings) == ["settings"]
    ran = subprocess.run(
        [doctor.binary, "doctor"], env={**doctor.environment, "PUSHGATE_SHARDS": "many", "PUSHGATE_LOG": "loud"},
        capture_output=True, text=True)
    assert len(ran.stdout.splitlines()) == 2 and ran.returncode == 2


def test_an_unresponsive_database_is_a_fault(doctor):
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        # A server that accepts connections and sends nothing.
        url = f"postgresql://nobody@127.0.0.1:{silent.getsockname()[1]}/none"
        findings = doctor(2, PUSHGATE_DATABASE_URL=url)
    assert findings["PostgreSQL"]["verdict"] == "fault" and "PUSHGATE_DATABASE_URL" in findings["PostgreSQL"]["remedy"]
    assert "schema" not in findings and findings["Apple, sandbox"]["verdict"] == "ok"


def test_a_schema_that_is_missing_or_behind(doctor, database):
    database.query("DELETE FROM schema_migrations WHERE number = (SELECT max(number) FROM schema_migrations)")
    assert "pushgate migrate" in doctor(2)["schema"]["detail"]
    database.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    findings = doctor(2)
    assert "pushgate migrate" in findings["schema"]["detail"] and "rights" not in findings


def test_missing_privileges_and_too_few_connections_are_faults(doctor, database):
    role = f"poor_{secrets.token_hex(4)}"
    database.query(f"CREATE ROLE {role} LOGIN CONNECTION LIMIT 6; GRANT SELECT ON ALL TABLES IN SCHEMA public TO {role}")
    try:
        join = "&" if "?" in database.url else "?"
        findings = doctor(2, PUSHGATE_DATABASE_URL=f"{database.url}{join}user={role}")
        assert findings["rights"]["verdict"] == "fault"
        assert "deliveries" in findings["rights"]["detail"]
        assert findings["connections"]["verdict"] == "fault" and "allows 6" in findings["connections"]["detail"]
    finally:
        database.query(f"DROP OWNED BY {role}; DROP ROLE {role}")


def test_credentials_under_another_secret_key_or_near_expiry(doctor, gateway):
    other = base64.b64encode(secrets.token_bytes(32)).decode()
    assert "PUSHGATE_SECRET_KEY" in doctor(2, PUSHGATE_SECRET_KEY=other)["credentials"]["remedy"]
    chain, key = push_certificate(days=5)
    status, answer, _ = gateway.call(
        "PUT", f"/v1/apps/{APP}/credentials/sandbox/soon", {"certificate": (chain + key).decode()})
    assert status in (200, 201), answer
    found = doctor(1)["credentials"]
    assert found["verdict"] == "warning" and f"{APP} sandbox/soon" in found["detail"]


def test_apple_unreachable_untrusted_or_without_http2(doctor, gateway):
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        address = f"https://127.0.0.1:{closed.getsockname()[1]}"
        findings = doctor(2, PUSHGATE_APNS_PRODUCTION=address)
    assert findings["Apple, production"]["verdict"] == "fault" and findings["Apple, sandbox"]["verdict"] == "ok"
    assert doctor(2, PUSHGATE_APNS_CA_FILE=None)["Apple, sandbox"]["verdict"] == "fault"
    assert doctor(2, PUSHGATE_APNS_SANDBOX="https://name.invalid")["Apple, sandbox"]["verdict"] == "fault"


def test_the_gateways_own_certificate(doctor, tmp_path):
    authority = Authority(tmp_path)
    settings = {
        "PUSHGATE_LISTEN": "tls:127.0.0.1:0", "PUSHGATE_TLS_CERTIFICATE": str(authority.certificate_file),
        "PUSHGATE_TLS_KEY": str(authority.key_file)}
    for days, verdict in [(90, "ok"), (5, "warning"), (-1, "fault")]:
        authority.serve("localhost", days=days)
        found = doctor(2 if verdict == "fault" else 1, **settings)["certificate"]
        assert found["verdict"] == verdict, found


class Pooler:
    """Shares one session of PostgreSQL between clients per transaction, as PgBouncer does in transaction mode. All
    clients have the session settings of the first."""

    def __init__(self, database):
        parts = urllib.parse.parse_qs(urllib.parse.urlsplit(database.url).query)
        self.place = f"{parts['host'][0]}/.s.PGSQL.{parts.get('port', ['5432'])[0]}"
        self.user, self.name = parts.get("user", ["postgres"])[0], database.name
        self.server, self.greeting, self.lock = None, b"", threading.Lock()
        self.listener = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self.accept, daemon=True).start()

    @property
    def url(self):
        return f"postgresql://{self.user}@127.0.0.1:{self.listener.getsockname()[1]}/{self.name}"

    def accept(self):
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self.serve, args=(client.makefile("rwb", 0),), daemon=True).start()

    def serve(self, client):
        while True:
            size, code = struct.unpack("!II", read(client, 8))
            rest = read(client, size - 8)
            # Declines TLS and GSS.
            if code not in (80877103, 80877104):
                break
            client.write(b"N")
        with self.lock:
            if not self.server:
                upstream = socket.socket(socket.AF_UNIX)
                upstream.connect(self.place)
                self.server = upstream.makefile("rwb", 0)
                self.server.write(struct.pack("!II", size, code) + rest)
                self.greeting = self.answer()
        client.write(self.greeting)
        while True:
            request = b""
            while request[-5:] != b"S\0\0\0\4":
                kind = client.read(1)
                if kind in (b"", b"X"):
                    return
                length = read(client, 4)
                request = request + kind + length + read(client, struct.unpack("!I", length)[0] - 4)
                if kind == b"Q":
                    break
            with self.lock:
                self.server.write(request)
                answer = self.answer()
            client.write(answer)

    def answer(self):
        """Returns the server's messages up to ReadyForQuery."""
        answer, kind = b"", b""
        while kind != b"Z":
            kind, length = read(self.server, 1), read(self.server, 4)
            answer += kind + length + read(self.server, struct.unpack("!I", length)[0] - 4)
        return answer


def read(stream, count):
    data = b""
    while len(data) < count:
        more = stream.read(count - len(data))
        if not more:
            raise ConnectionError
        data += more
    return data


def test_a_transaction_pooler_is_a_fault(doctor, database):
    pooler = Pooler(database)
    findings = doctor(2, PUSHGATE_DATABASE_URL=pooler.url)
    assert findings["PostgreSQL"]["verdict"] == "ok"
    assert findings["pooler"]["verdict"] == "fault" and "pool_mode = session" in findings["pooler"]["remedy"]
    pooler.listener.close()


def test_the_legacy_bridge_is_reported(doctor, tmp_path):
    authority = Authority(tmp_path)
    certificate = Certificate(tmp_path, "sender")
    settings = legacy_settings(authority, certificate.entry())
    finding = doctor(1, **settings)["legacy bridge"]
    assert finding["verdict"] == "ok" and "feedback on 127.0.0.1:0; 1 listed certificates" in finding["detail"]
    finding = doctor(1, **settings, PUSHGATE_LEGACY_OLD_TLS="yes")["legacy bridge"]
    assert finding["verdict"] == "warning" and "PUSHGATE_LEGACY_OLD_TLS" in finding["remedy"]


def test_the_connections_of_a_running_node_count_as_free(doctor, gateway, database):
    shards = int(gateway.metric("pushgate_shards"))
    # A few more than one node needs.
    database.query(f"ALTER DATABASE {database.name} CONNECTION LIMIT {8 * shards + 10}")
    found = doctor(1)["connections"]
    assert found["verdict"] == "ok", found
