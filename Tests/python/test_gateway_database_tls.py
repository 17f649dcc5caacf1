# SPDX-License-Identifier: Apache-2.0
"""TLS to PostgreSQL with SCRAM: right and wrong root certificates, names and passwords."""

import secrets
import socket
import subprocess

import pytest

from gateway import APP, Cluster, Gateway
from test_gateway_tls import Authority

TOKEN = "ab" * 32


class SecureCluster(Cluster):
    """A PostgreSQL with TLS and SCRAM on 127.0.0.1 and 127.0.0.2, and a certificate for localhost and 127.0.0.1."""

    role, database = "gate", "gate"

    def __init__(self, folder, authority):
        super().__init__(folder)
        # Characters that must be encoded in a connection string.
        self.password = secrets.token_urlsafe(12) + "/?"
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.query(
            f"SET password_encryption = 'scram-sha-256'; CREATE ROLE {self.role} LOGIN PASSWORD '{self.password}'")
        self.query(f"CREATE DATABASE {self.database} OWNER {self.role}")
        self.query("GRANT EXECUTE ON FUNCTION pg_logical_emit_message(boolean, text, text) TO PUBLIC")
        for name, value in {
            "listen_addresses": "127.0.0.1,127.0.0.2", "port": self.port, "ssl": "on", "ssl_cert_file": "served.pem",
            "ssl_key_file": "served.key", "ssl_min_protocol_version": "TLSv1.2",
        }.items():
            self.query(f"ALTER SYSTEM SET {name} = '{value}'")
        for file in [authority.certificate_file, authority.key_file]:
            self._write(file.name, file.read_text())
        self._write("pg_hba.conf", "local all pushgate trust\nhostssl all all 127.0.0.0/8 scram-sha-256\n")
        self._shell(f"pg_cluster_stop {folder}")
        self.start()

    def _write(self, name, text):
        subprocess.run(
            ["sh", "-c", f". script/lib/postgres.sh; p=$(pg_cluster_place {self.folder}); "
             f"pg_as_server sh -c 'umask 077; cat >\"$1/data/{name}\"' sh \"$p\""],
            cwd=__import__("gateway").ROOT, input=text, text=True, check=True)

    def query(self, sql, database="postgres"):
        url = self.url.replace("///postgres", f"///{database}")
        if hasattr(self, "started"):
            url += f"&port={self.port}"
        return subprocess.run(
            ["psql", "-XAtq", "-v", "ON_ERROR_STOP=1", "-d", url, "-c", sql], check=True, capture_output=True,
            text=True).stdout.strip()

    def start(self):
        super().start()
        if hasattr(self, "port"):
            self.started = True

    def connection(self, root, host="localhost", password=None, mode="verify-full"):
        encoded = (password or self.password).replace("/", "%2F").replace("?", "%3F")
        return (
            f"postgresql://{self.role}:{encoded}@{host}:{self.port}/{self.database}?sslmode={mode}"
            f"&sslrootcert={root}&connect_timeout=5")


class At:
    """The attributes of a database that `Gateway` uses."""

    def __init__(self, url):
        self.url = url


@pytest.fixture
def authority(tmp_path):
    authority = Authority(tmp_path)
    authority.serve("database")
    return authority


@pytest.fixture
def secure(tmp_path, authority):
    cluster = SecureCluster(tmp_path / "cluster", authority)
    yield cluster
    cluster.remove()


def test_database_tls_and_scram_verify_the_server(
        secure, authority, binary, simulator, tmp_path):
    url = secure.connection(authority.root_file)
    migrated = subprocess.run([binary, "migrate", "--database", url], capture_output=True, text=True, timeout=60)
    assert migrated.returncode == 0, migrated
    gateway = Gateway(binary, At(url), simulator, PUSHGATE_SHARDS="2")
    try:
        gateway.set_up(simulator)
        gateway.call("PUT", f"/v1/apps/{APP}/devices/{TOKEN}", {"languages": ["en"], "environment": "sandbox"})
        status, answer, _ = gateway.call(
            "POST", f"/v1/apps/{APP}/notifications",
            {"to": {"tokens": [TOKEN]}, "payload": {"aps": {"alert": "over TLS"}}}, headers={"Prefer": "wait=20"})
        assert (status, answer["state"]) == (200, "finished"), answer
        # All connections: those of shards, of the node, and the one for LISTEN.
        sessions = secure.query(
            "SELECT count(*) FILTER (WHERE s.ssl AND s.version IN ('TLSv1.2', 'TLSv1.3')), count(*) FROM "
            f"pg_stat_activity a JOIN pg_stat_ssl s USING (pid) WHERE a.usename = '{secure.role}'")
        over_tls, all_of_them = map(int, sessions.split("|"))
        assert over_tls == all_of_them >= 10, sessions
        log = "\n".join(gateway.log)
    finally:
        gateway.stop()
    assert secure.password not in log and "%2F" not in log

    other = tmp_path / "other"
    other.mkdir()
    other_authority = Authority(other)
    for wrong, message in [
        (secure.connection(other_authority.root_file), "certificate"),
        # The certificate does not cover this name.
        (secure.connection(authority.root_file, host="127.0.0.2"), "127.0.0.2"),
        (secure.connection(authority.root_file, password="another"), "password"),
        (secure.connection(authority.root_file, mode="disable"), "pg_hba.conf"),
    ]:
        refused = subprocess.run(
            [binary, "migrate", "--database", wrong], capture_output=True, text=True, timeout=60)
        assert refused.returncode != 0
        assert message in refused.stderr, (wrong, refused.stderr)
        assert secure.password not in refused.stderr and "another" not in refused.stderr
    # SCRAM authenticates both sides: the server stores no password.
    assert secure.query(f"SELECT rolpassword LIKE 'SCRAM-SHA-256$%' FROM pg_authid WHERE rolname = '{secure.role}'") == "t"
