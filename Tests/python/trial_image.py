# SPDX-License-Identifier: Apache-2.0
"""Tries the container image as deploy/compose.yaml starts it; script/try-image runs it in namespaces.

usage: trial_image.py ROOT FOLDER, where FOLDER has image.json of `buildah inspect`, compose.yaml of
`docker-compose config`, and the archive's size. PostgreSQL listens on 127.0.0.1.
"""

import json
import os
import pathlib
import re
import signal
import statistics
import subprocess
import sys
import time
import urllib.error
import urllib.request

import yaml

APP = "com.example.app"
ARCHIVE_LIMIT, START_LIMIT, MEMORY_LIMIT = 50, 0.5, 40


class Containers:
    """The root file system of the image, mounted read-only, and the services of the compose file.

    All services share one root, one network and their volumes.
    """

    def __init__(self, root, image, services):
        self.settings = image["Docker"]["config"]
        self.services = services
        self.path = pathlib.Path(root)
        (self.path / "etc/hosts").write_text("127.0.0.1 localhost postgres simulator\n")
        volumes = ["run/secrets/pushgate", "run/simulator"]
        for place in volumes:
            (self.path / place).mkdir(parents=True)
        subprocess.run(["mount", "--bind", root, root], check=True)
        subprocess.run(["mount", "-o", "remount,bind,ro", root], check=True)
        # A new volume belongs to root.
        for place in [*volumes, "tmp"]:
            mode = "1777" if place == "tmp" else "755"
            subprocess.run(["mount", "-t", "tmpfs", "-o", f"mode={mode}", "tmpfs", self.path / place], check=True)
        for kind in ["proc", "dev"]:
            subprocess.run(["mount", "--rbind", f"/{kind}", self.path / kind], check=True)

    def command(self, *words, user=None):
        """The command line of a process in the root: of `user`, or of the image's user without capabilities."""
        if user:
            return ["chroot", f"--userspec={user}", str(self.path), *words]
        user, _, group = self.settings["User"].partition(":")
        return [
            "chroot", str(self.path), "setpriv", f"--reuid={user}", f"--regid={group}", "--clear-groups",
            "--no-new-privs", "--bounding-set=-all", "--inh-caps=-all", *words]

    def environment(self, **settings):
        return dict(entry.split("=", 1) for entry in self.settings["Env"]) | settings

    def service(self, name):
        """Starts a service of the compose file."""
        service = self.services[name]
        words = [word.replace("$$", "$") for word in service.get("entrypoint", self.settings["Entrypoint"])]
        words += [word.replace("$$", "$") for word in service.get("command", self.settings["Cmd"])]
        return subprocess.Popen(
            self.command(*words, user=service.get("user")), env=self.environment(**service.get("environment", {})),
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def finish(self, name):
        """Runs a service that ends."""
        process = self.service(name)
        output, errors = process.communicate(timeout=120)
        assert process.returncode == 0, f"{name}: {process.returncode}\n{output.decode()}\n{errors.decode()}"

    def execute(self, name, *words, code=0):
        """Runs a command in the container of a service, as `docker compose exec`; returns its standard output."""
        ran = subprocess.run(
            self.command(*words, user=self.services[name].get("user")),
            env=self.environment(**self.services[name].get("environment", {})), capture_output=True, text=True, timeout=120)
        assert ran.returncode == code, f"{words}: {ran.returncode}\n{ran.stdout}\n{ran.stderr}"
        return ran.stdout


def until_healthy(process):
    """Waits for the gateway's first response; returns the seconds since its start."""
    begin = time.monotonic()
    while True:
        try:
            urllib.request.urlopen("http://127.0.0.1:8080/healthz", timeout=5).close()
            return time.monotonic() - begin
        except (urllib.error.URLError, ConnectionError):
            assert process.poll() is None, process.stderr.read().decode()
            time.sleep(0.002)


def stop(process):
    begin = time.monotonic()
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 0, errors.decode()
    return time.monotonic() - begin


def status(process, name):
    return re.search(rf"^{name}:\s+(\d+)", pathlib.Path(f"/proc/{process.pid}/status").read_text(), re.M)[1]


def push(containers):
    """Runs the commands of deploy/README.md, the last of which sends a push."""
    readme = (pathlib.Path(__file__).parents[2] / "deploy/README.md").read_text().replace("\\\n", "")
    commands = re.findall(r"^docker compose exec (trial) (.*)$", readme, re.M)
    assert len(commands) == 4, commands
    for name, command in commands:
        sent = containers.execute(name, "sh", "-c", command)
    assert re.search(r"accepted\s+1\b", sent), sent


def report(what, figure, limit, unit):
    """Prints a figure; returns whether it meets its limit."""
    met = figure <= limit
    print(f"{what:20} {figure:6.2f} {unit} (limit {limit} {unit}{'' if met else ', missed'})", flush=True)
    return met


def main(root, folder):
    folder = pathlib.Path(folder)
    services = yaml.safe_load((folder / "compose.yaml").read_text())["services"]
    containers = Containers(root, json.loads((folder / "image.json").read_text()), services)
    settings = containers.settings
    denied = subprocess.run(containers.command("touch", f"/var/{APP}"), capture_output=True, text=True)
    assert "Read-only file system" in denied.stderr, denied
    version = containers.execute("trial", "pushgate", "--version")
    for label in ["version", "revision"]:
        text = settings["Labels"][f"org.opencontainers.image.{label}"]
        assert text[:12] in version, f"{label} {text}, but the binary is {version}"

    containers.finish("secrets")
    simulator = containers.service("simulator")
    while not (containers.path / "tmp/ready").exists():
        assert simulator.poll() is None, simulator.stderr.read().decode()
        time.sleep(0.02)
    containers.execute("simulator", *services["simulator"]["healthcheck"]["test"][1:])
    containers.finish("migrate")

    starts, stops = [], []
    for _ in range(5):
        gateway = containers.service("trial")
        starts.append(until_healthy(gateway))
        stops.append(stop(gateway))
    gateway = containers.service("trial")
    until_healthy(gateway)
    kind, *check = settings["Healthcheck"]["Test"]
    assert kind == "CMD"
    containers.execute("trial", *check)
    assert status(gateway, "Uid") == settings["User"].split(":")[0] != "0"
    memory = int(status(gateway, "VmRSS")) / 1024
    push(containers)
    stops.append(stop(gateway))
    # The exit code of a gateway that cannot be reached.
    containers.execute("trial", *check, code=3)
    stop(simulator)
    # A second `up` keeps the secrets.
    before = (containers.path / "run/secrets/pushgate/secret.key").read_text()
    containers.finish("secrets")
    assert (containers.path / "run/secrets/pushgate/secret.key").read_text() == before

    print(f"ok: a push reached the simulator; the gateway stops within {max(stops):.2f} s")
    # Duration and memory depend on the machine, so they do not decide.
    report("start, median of 5", statistics.median(starts), START_LIMIT, "s")
    report("memory at rest", memory, MEMORY_LIMIT, "MiB")
    print(f"starts {', '.join(f'{start:.2f}' for start in starts)} s; load of the machine {os.getloadavg()[0]:.1f}")
    return 0 if report("compressed archive", int((folder / "size").read_text()) / 1e6, ARCHIVE_LIMIT, "MB") else 1


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    subprocess.run(["mount", "--make-rprivate", "/"], check=True)
    sys.exit(main(*sys.argv[1:]))
