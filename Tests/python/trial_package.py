# SPDX-License-Identifier: Apache-2.0
"""Tries the Debian package in clean roots of Debian 12; script/try-package runs it in namespaces.

usage: trial_package.py BASE.tar FOLDER, where FOLDER has pushgate_old.deb and pushgate_new.deb
"""

import json
import os
import pathlib
import re
import resource
import shutil
import signal
import socket
import subprocess
import sys
import time

from documents import commands

APP = "com.example.app"
CREDENTIALS = "run/credentials/pushgate.service"


class Root:
    """A clean root of Debian with the two packages in /root."""

    def __init__(self, base, folder, name):
        self.path = folder / name
        self.path.mkdir()
        subprocess.run(["tar", "-xf", base, "-C", self.path], check=True)
        for kind, place in [("proc", "proc"), ("tmpfs", "dev/shm"), ("tmpfs", "run")]:
            (self.path / place).mkdir(exist_ok=True)
            subprocess.run(["mount", "-t", kind, kind, self.path / place], check=True)
        shutil.copy("/etc/resolv.conf", self.path / "etc/resolv.conf")
        for package in ["pushgate_old.deb", "pushgate_new.deb"]:
            shutil.copy(folder / package, self.path / "root" / package)
        # As the documents name it, in the folder "/".
        (self.path / ".build/packages").mkdir(parents=True)
        shutil.copy(folder / "pushgate_new.deb", self.path / ".build/packages")
        (self.path / "etc/apt/apt.conf.d/assume-yes").write_text('APT::Get::Assume-Yes "true";\n')

    def command(self, *words, user="root"):
        return ["chroot", f"--userspec={user}", str(self.path), *words]

    def run(self, *words, codes=(0,), **settings):
        """Runs a command; returns its standard output."""
        environment = {
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8", "HOME": "/root",
            "DEBIAN_FRONTEND": "noninteractive", **settings,
        }
        ran = subprocess.run(self.command(*words), env=environment, capture_output=True, text=True)
        assert ran.returncode in codes, f"{words}: {ran.returncode}\n{ran.stdout}\n{ran.stderr}"
        return ran.stdout

    def install(self, *packages):
        return self.run("apt-get", "install", "-qq", "-y", *packages)

    def mode(self, path):
        status = (self.path / path).stat()
        return f"{status.st_mode & 0o7777:o} {status.st_uid}"

    def has(self, path):
        return (self.path / path).exists()


class Unit:
    """The installed unit, started as systemd does: settings, credentials, user, notify socket."""

    def __init__(self, root):
        self.root = root
        text = (root.path / "lib/systemd/system/pushgate.service").read_text()
        self.lines = [line.partition("=")[::2] for line in text.splitlines() if re.match(r"\w+=", line)]
        # %d is the folder of the credentials.
        self.lines = [(name, value.replace("%d", f"/{CREDENTIALS}")) for name, value in self.lines]

    def values(self, name):
        return [value for line, value in self.lines if line == name]

    def start(self):
        """Returns the process once it has sent READY=1."""
        self._load_credentials()
        address = self.root.path / "run/notify"
        systemd = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        systemd.bind(str(address))
        address.chmod(0o777)
        systemd.settimeout(60)
        environment = {"NOTIFY_SOCKET": "/run/notify", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
        for line in self.values("Environment"):
            name, _, value = line.partition("=")
            environment[name] = value
        for path in self.values("EnvironmentFile"):
            text = (self.root.path / path.lstrip("/")).read_text()
            environment.update(re.findall(r"^(\w+)='([^']*)'$", text, re.M))
        user = self.values("User")[0] + ":" + self.values("Group")[0]
        for line in self.values("ExecStartPre"):
            subprocess.run(self.root.command(*line.split(), user=user), env=environment, check=True, stdout=subprocess.PIPE)
        process = subprocess.Popen(
            self.root.command(*self.values("ExecStart")[0].split(), user=user), env=environment, stderr=subprocess.PIPE)
        while systemd.recv(4096) != b"READY=1":
            pass
        return process

    def _load_credentials(self):
        folder = self.root.path / CREDENTIALS
        folder.mkdir(parents=True)
        for line in self.values("LoadCredential"):
            name, _, path = line.partition(":")
            source = self.root.path / path.lstrip("/")
            assert source.exists(), f"systemd would refuse to start: {path} does not exist"
            if source.is_dir():
                for file in source.iterdir():
                    shutil.copy(file, folder / f"{name}_{file.name}")
            else:
                shutil.copy(source, folder / name)
        self.root.run("chown", "-R", "pushgate:", f"/{CREDENTIALS}")
        self.root.run("chmod", "-R", "u=rX,go=", f"/{CREDENTIALS}")


def simulate(root):
    """Starts the simulator of the package in Apple's place; the settings name it. Returns its process."""
    process = subprocess.Popen(
        root.command(
            "pushgate", "simulate", "--ca-out", "/root/ca.pem", "--make-key", "KEY0000001:TEAM000001:/root/AuthKey.p8",
            "--ready-file", "/root/ready", "--listen-production", "127.0.0.1:2196"),
        stdout=subprocess.DEVNULL)
    while not root.has("root/ready"):
        assert process.poll() is None
        time.sleep(0.02)
    shutil.copy(root.path / "root/ca.pem", root.path / "etc/pushgate/apple.pem")
    (root.path / "etc/pushgate/apple.pem").chmod(0o644)
    with (root.path / "etc/pushgate/pushgate.env").open("a") as settings:
        settings.write(
            "PUSHGATE_APNS_PRODUCTION='https://localhost:2196'\nPUSHGATE_APNS_SANDBOX='https://localhost:2197'\n"
            "PUSHGATE_APNS_CA_FILE='/etc/pushgate/apple.pem'\n")
    return process


def complaints(root):
    """Findings of pushgate-admin doctor. A hard limit of files below LimitNOFILE= is of this machine."""
    lines = root.run("pushgate-admin", "doctor", "--json", codes=(0, 1, 2)).splitlines()
    limited = resource.getrlimit(resource.RLIMIT_NOFILE)[1] < 262_144
    return [
        line for line in lines
        if json.loads(line)["verdict"] != "ok" and not (limited and json.loads(line)["check"] == "descriptors")]


def documented(page, beginning):
    """The lines of the page's block that begins with this text."""
    (block,) = [block for block in commands(page) if block.text.startswith(beginning)]
    return block.text.splitlines()


def first_push(root):
    """The documented installation. Returns its duration in seconds."""
    begin = time.monotonic()

    def lap(what):
        print(f"{time.monotonic() - begin:7.1f} s  {what}", flush=True)

    root.run("apt-get", "update", "-qq")
    install, setup, make_key, enable = documented("deploy/README.md", "apt-get install ./.build")
    text = root.run("sh", "-c", install)
    assert "pushgate-admin setup" in text, text
    lap("apt-get install pushgate postgresql")
    # Without systemd the package of PostgreSQL may not start its server.
    root.run("pg_ctlcluster", "15", "main", "start", codes=(0, 2))
    while "online" not in root.run("pg_lsclusters"):
        time.sleep(0.1)
    simulator = simulate(root)
    root.run("sh", "-c", setup)
    key = root.run("sh", "-c", make_key).strip()
    lap("pushgate-admin setup, keys create")
    assert enable == "systemctl enable --now pushgate"
    gateway = Unit(root).start()
    lap("the unit is ready")
    client = {"PUSHGATE_API_KEY": key}
    root.run("pushgate", "apps", "create", APP, "--fallback-language", "en", **client)
    root.run(
        "pushgate", "credentials", "create", APP, "sandbox", "main", "--p8", "/root/AuthKey.p8", "--key-id", "KEY0000001",
        "--team-id", "TEAM000001", **client)
    root.run("pushgate", "devices", "create", APP, "a1" * 32, "--environment", "sandbox", "--user", "bob", **client)
    sent = root.run(
        "pushgate", "notify", APP, "--user", "bob", "--title", "Hello", "--body", "Your turn", "--wait", "20", **client)
    lap("the push is accepted")
    duration = time.monotonic() - begin
    assert re.search(r"accepted\s+1\b", sent), sent

    # The operator's commands, with the settings and secrets of the unit.
    # The gateway creates partitions two weeks ahead soon after its start.
    end = time.monotonic() + 60
    while found := complaints(root):
        assert time.monotonic() < end, found
        time.sleep(0.5)
    # A machine's limit of files may be a warning.
    doctor, queue, migrate, new_key = (
        root.run("sh", "-c", line, codes=(0, 1) if "doctor" in line else (0,)) for line in documented("docs/maintenance.md", "pushgate-admin doctor"))
    assert "PostgreSQL" in doctor and "fault" not in doctor, doctor
    assert "no work is pending" in queue and "nothing to do" in migrate and new_key.startswith("pgk_")
    assert not list((root.path / "run").glob("pushgate-admin.*")), "copies of the secrets are left"
    gateway.send_signal(signal.SIGTERM)
    assert gateway.wait(timeout=60) == 0
    restore(root)
    simulator.terminate()
    simulator.wait()
    return duration


def restore(root):
    """The documented backup and restore, up to a gateway that holds the queued work."""
    page = "docs/maintenance.md"
    settings = root.path / "etc/pushgate/pushgate.env"
    former = re.search("^PUSHGATE_DATABASE_URL=.*", settings.read_text(), re.M)[0]

    def as_service(*lines):
        root.run("runuser", "-u", "pushgate", "--", "sh", "-e", "-c", "\n".join(["cd /tmp", *lines]))

    as_service(f"export {former}", *documented(page, "pg_dump"))
    create, address = documented(page, "runuser -u postgres")
    root.run("sh", "-c", create)
    as_service(address, *documented(page, "pg_restore"))
    settings.write_text(settings.read_text().replace(former, address.removeprefix("export ")))
    (hold,) = documented(page, "pushgate-admin serve --hold")
    gateway = subprocess.Popen(
        root.command("sh", "-c", hold), stderr=subprocess.PIPE, text=True, start_new_session=True)
    log = []
    while not log or '"serving"' not in log[-1]:
        log.append(gateway.stderr.readline())
        assert log[-1], log
    assert any("held" in line or "hold" in line for line in log), log
    os.killpg(gateway.pid, signal.SIGINT)
    gateway.stderr.read()
    gateway.wait(timeout=60)
    assert not list((root.path / "run").glob("pushgate-admin.*")), "copies of the secrets are left"
    print("ok         backup and restore", flush=True)


def life_cycle(root):
    """Installation, upgrade, removal, installation, purge."""
    key, settings = root.path / "etc/pushgate/secret.key", root.path / "etc/pushgate/pushgate.env"
    root.run("apt-get", "update", "-qq")
    root.install("--no-install-recommends", "/root/pushgate_old.deb")
    assert root.mode("etc/pushgate/secret.key") == "600 0" and root.mode("etc/pushgate/tls") == "700 0"
    assert root.mode("etc/pushgate/pushgate.env") == "600 0"
    root.run("id", "pushgate")
    assert not list((root.path / "etc/systemd/system").rglob("pushgate*")), "the unit is enabled"
    root.run("bash", "-c", ". /usr/share/bash-completion/completions/pushgate && complete -p pushgate")
    root.run("pushgate", "--version")
    secret = key.read_text()
    assert re.fullmatch(r"[A-Za-z0-9+/]{43}=\n", secret)
    settings.write_text(settings.read_text() + "PUSHGATE_SHARDS='2'\n")
    edited = settings.read_text()

    def unchanged(what):
        assert key.read_text() == secret, f"{what}: another secret key"
        assert settings.read_text() == edited, f"{what}: other settings"
        print(f"ok         {what}", flush=True)

    root.install("--no-install-recommends", "/root/pushgate_new.deb")
    assert "0.8.0" not in root.run("dpkg-query", "-W", "pushgate")
    unchanged("upgrade")
    root.run("apt-get", "remove", "-qq", "-y", "pushgate")
    assert not root.has("usr/bin/pushgate")
    unchanged("removal")
    root.install("--no-install-recommends", "/root/pushgate_new.deb")
    unchanged("second installation")
    text = root.run("apt-get", "purge", "-qq", "-y", "pushgate")
    assert key.read_text() == secret and "secret.key" in text, text
    assert sorted(file.name for file in (root.path / "etc/pushgate").rglob("*") if file.is_file()) == ["secret.key"]
    left = [place for place in ["usr", "lib", "var/lib/systemd"] if list((root.path / place).rglob("*pushgate*"))]
    assert left == [], left
    print("ok         purge keeps the secret key", flush=True)


def main(base, folder):
    folder = pathlib.Path(folder)
    life_cycle(Root(base, folder, "life"))
    duration = first_push(Root(base, folder, "first"))
    print(f"from the first command to the push: {duration:.1f} s; load of the machine {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    subprocess.run(["mount", "--make-rprivate", "/"], check=True)
    main(*sys.argv[1:])
