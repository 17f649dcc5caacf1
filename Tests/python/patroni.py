# SPDX-License-Identifier: Apache-2.0
"""Three nodes of PostgreSQL under Patroni and etcd on this machine, which a test can kill."""

import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from gateway import ROOT

HOST = "127.0.0.1"
TEMPLATE = ROOT / "deploy/patroni/node.yml"


def free_port():
    with socket.socket() as listener:
        listener.bind((HOST, 0))
        return listener.getsockname()[1]


def as_server():
    """The command prefix that runs a program as the server's user: PostgreSQL refuses root."""
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"] if os.getuid() == 0 else []


class Node:
    """One machine: Patroni and its PostgreSQL."""

    def __init__(self, folder, name, etcd, password):
        self.name, self.folder = name, folder / name
        self.port, self.api = free_port(), free_port()
        self.folder.mkdir(mode=0o700)
        values = {
            "NAME": name, "HOST": HOST, "API_PORT": self.api, "PORT": self.port, "ETCD": etcd,
            "NETWORK": f"{HOST}/32", "FOLDER": self.folder, "BIN": programs(), "PASSWORD": password}
        text = TEMPLATE.read_text()
        for key, value in values.items():
            text = text.replace(f"@{key}@", str(value))
        (self.folder / "node.yml").write_text(text)
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
            shutil.chown(self.folder / "node.yml", "postgres", "postgres")
        self.process = None

    def start(self):
        self.log = open(self.folder.parent / f"{self.name}.log", "a")
        self.process = subprocess.Popen(
            [*as_server(), "patroni", self.folder / "node.yml"], cwd="/", stdout=self.log, stderr=self.log)

    def kill_server(self):
        """Sends SIGKILL to PostgreSQL and all its child processes; Patroni keeps running."""
        postmaster = int((self.folder / "data/postmaster.pid").read_text().split()[0])
        children = subprocess.run(
            ["pgrep", "-P", str(postmaster)], capture_output=True, text=True).stdout.split()
        for process in [postmaster, *map(int, children)]:
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass

    def kill(self):
        """Kills the whole machine."""
        self.process.kill()
        self.process.wait()
        self.kill_server()

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(timeout=30)
            except subprocess.TimeoutExpired:
                self.kill()


class Patroni:
    """The cluster: `leader()` is a node, `url` names all of them."""

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="pushgate-patroni-", dir="/var/tmp"))
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        self.password = secrets.token_hex(16)
        client, peer = (f"http://{HOST}:{free_port()}" for _ in range(2))
        self.etcd = subprocess.Popen(
            [
                *as_server(), "etcd", "--name", "trial", "--data-dir", self.folder / "etcd",
                "--listen-client-urls", client, "--advertise-client-urls", client,
                "--listen-peer-urls", peer, "--initial-advertise-peer-urls", peer,
                "--initial-cluster", f"trial={peer}"],
            cwd="/", stdout=subprocess.DEVNULL, stderr=open(self.folder / "etcd.log", "w"))
        self.nodes = [
            Node(self.folder, f"node{n}", client.removeprefix("http://"), self.password) for n in (1, 2, 3)]
        for node in self.nodes:
            node.start()
        self.wait_until_whole()

    def members(self):
        """Patroni's members: name, role and state of each."""
        for node in self.nodes:
            try:
                with urllib.request.urlopen(f"http://{HOST}:{node.api}/cluster", timeout=2) as answer:
                    return json.load(answer)["members"]
            except (urllib.error.URLError, OSError, ValueError):
                continue
        return []

    def leader(self):
        names = [m["name"] for m in self.members() if m["role"] == "leader" and m["state"] == "running"]
        return next((node for node in self.nodes if node.name in names), None)

    def wait_until_whole(self, patience=120):
        """Waits for a primary, a synchronous standby and a third node, all running."""
        end = time.monotonic() + patience
        while True:
            roles = sorted(m["role"] for m in self.members() if m["state"] in ("running", "streaming"))
            if roles == ["leader", "replica", "sync_standby"]:
                return
            assert time.monotonic() < end, f"the cluster is not whole, see {self.folder}: {self.members()}"
            time.sleep(0.5)

    def url(self, user="postgres", database="postgres"):
        hosts = ",".join(f"{HOST}:{node.port}" for node in self.nodes)
        return f"postgresql://{user}:{self.password}@{hosts}/{database}"

    def stop(self):
        for node in self.nodes:
            node.stop()
        self.etcd.terminate()
        self.etcd.wait()
        shutil.rmtree(self.folder)


class ClusterDatabase:
    """A database of the cluster for a separate role, with the functions of `Database`."""

    def __init__(self, binary, cluster):
        self.read_write = "?target_session_attrs=read-write"
        owner = cluster.url() + self.read_write
        self._psql(owner, f"CREATE ROLE pushgate LOGIN PASSWORD '{cluster.password}'")
        self._psql(owner, "CREATE DATABASE pushgate OWNER pushgate")
        self.url = cluster.url("pushgate", "pushgate")
        subprocess.run([binary, "migrate", "--database", self.url], check=True, capture_output=True)

    @staticmethod
    def _psql(url, sql):
        return subprocess.run(
            ["psql", "-XAtq", "-v", "ON_ERROR_STOP=1", "-d", url, "-c", sql],
            check=True, capture_output=True, text=True).stdout.strip()

    def query(self, sql):
        return self._psql(self.url + self.read_write, sql)


def programs():
    """The folder of PostgreSQL's programs."""
    return subprocess.run(
        ["sh", "-c", ". script/lib/postgres.sh; pg_bin"], cwd=ROOT, check=True, capture_output=True,
        text=True).stdout.strip()
