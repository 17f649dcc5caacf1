# SPDX-License-Identifier: Apache-2.0
"""`pushgate dev`: the whole product from one command."""

import base64
import contextlib
import pathlib
import re
import signal
import subprocess
import threading
import time
import urllib.request

import httpx
import pytest

from admin_page import AdminPage
from test_gateway_webhooks import KEY, Receiver
from trials import until

FREE = ["--listen", "127.0.0.1:0", "--simulator", "127.0.0.1:0", "--control", "127.0.0.1:0"]
PATIENCE = 120
SHOWN = {
    "amelie": ("fr", "Jenna veut jouer à chess"),
    "wei": ("zh-Hant", "Jenna想玩chess"),
    "joao": ("pt-BR", "Jenna quer jogar chess"),
    "yuki": ("fr", "Jenna veut jouer à chess"),
    "nobody": ("en", "Jenna wants to play chess"),
}


def shown(text):
    """Returns (language, body) by reader from the output."""
    pattern = r"^  (\w+)  reads .*\n    \[(\S+)\] .*\n +(.*)$"
    return {who: (language, body) for who, language, body in re.findall(pattern, text, re.M)}


def clusters(folder):
    """Process ids of PostgreSQL servers in the folder's cluster."""
    place = folder / "cluster.place"
    home = place.read_text().strip() if place.exists() else str(folder / "cluster")
    found = []
    for process in pathlib.Path("/proc").iterdir():
        try:
            if process.name.isdigit() and (process / "cwd").readlink() == pathlib.Path(home, "data"):
                found.append(process.name)
        except OSError:
            continue
    return found


def wait_until_stopped(folder):
    """`pg_ctl` returns when the server has removed its pid file, shortly before the process ends."""
    until(lambda: not clusters(folder), 30, "PostgreSQL has stopped")


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "dev"
    yield folder
    # Removes the cluster after failures, too.
    library = pathlib.Path(__file__).parents[2] / "script" / "lib" / "postgres.sh"
    subprocess.run(["sh", "-c", f". {library}; pg_cluster_remove {folder}"], check=True)


def once(binary, folder):
    return subprocess.run(
        [binary, "dev", "--once", "--data", str(folder), *FREE],
        capture_output=True, text=True, timeout=PATIENCE)


def test_dev_prints_a_push_per_reader_and_the_next_run_reuses_the_data(binary, folder):
    first = once(binary, folder)
    assert (first.returncode, shown(first.stdout)) == (0, SHOWN), first.stdout + first.stderr
    assert "5 accepted" in first.stdout
    wait_until_stopped(folder)
    key = (folder / "admin.key").read_text()

    second = once(binary, folder)
    assert (second.returncode, shown(second.stdout)) == (0, SHOWN), second.stdout + second.stderr
    assert "creating a cluster" in first.stderr and "creating a cluster" not in second.stderr
    assert (folder / "admin.key").read_text() == key


@contextlib.contextmanager
def running(binary, folder, until="Ctrl-C stops everything"):
    """Runs `pushgate dev`; gives the process and its output once a line contains `until`."""
    process = subprocess.Popen(
        [binary, "dev", "--data", str(folder), *FREE],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    killer = threading.Timer(PATIENCE, process.kill)
    killer.start()
    try:
        printed = []
        while not printed or until not in printed[-1]:
            line = process.stdout.readline()
            assert line, "".join(printed)
            printed.append(line)
        yield process, printed
        process.send_signal(signal.SIGTERM)
        printed += process.stdout.readlines()
        assert process.wait() == 0, "".join(printed)
    finally:
        killer.cancel()
        process.kill()
        process.wait()
        process.stdout.close()


def test_a_second_dev_in_the_same_folder_fails_without_changes(binary, folder):
    with running(binary, folder) as (first, printed):
        address = re.search(r"API on (http://\S+)", "".join(printed)).group(1)
        before = clusters(folder)
        second = once(binary, folder)
        assert second.returncode != 0
        assert second.stdout == ""
        assert "is already running in " + str(folder) in second.stderr, second.stderr
        assert address in second.stderr and f"kill {first.pid}" in second.stderr, second.stderr
        assert "--data" in second.stderr and "in use" not in second.stderr, second.stderr
        # The first one keeps running, with its database.
        assert clusters(folder) == before != []
        with urllib.request.urlopen(address + "/readyz", timeout=20) as answer:
            assert answer.status == 200
    # The lock ended with the process.
    third = once(binary, folder)
    assert third.returncode == 0, third.stdout + third.stderr


def test_a_second_dev_does_not_disturb_one_that_starts(binary, folder):
    with running(binary, folder, until="[1/4]") as (first, printed):
        second = once(binary, folder)
        assert second.returncode != 0 and f"kill {first.pid}" in second.stderr, second.stderr
        while "Ctrl-C stops everything" not in printed[-1]:
            printed.append(first.stdout.readline())
            assert printed[-1], "".join(printed)


def test_the_printed_link_signs_in_once(binary, folder):
    with running(binary, folder) as (_, printed):
        address, path = re.search(r"http://(\S+?)(/admin/sign-in/link\?code=\S+)", "".join(printed)).groups()
        page = AdminPage(address)
        # Neither a link on another site nor a guess ends it.
        answer = page.get(path, headers={"Sec-Fetch-Site": "cross-site"})
        assert (answer.status, answer.location) == (303, "/admin/sign-in") and not answer.headers["Set-Cookie"]
        assert page.get(path[:-1]).status == 403
        answer = page.get(path, headers={"Sec-Fetch-Site": "none"})
        assert (answer.status, answer.location) == (303, "/admin/overview")
        assert "com.example.game" in page.get("/admin/devices?app=com.example.game", answer.cookie).text
        again = page.get(path, headers={"Sec-Fetch-Site": "none"})
        assert again.status == 403 and not again.headers["Set-Cookie"]
        assert "expired or was used" in again.text


def test_dev_allows_channels_and_local_webhooks(binary, folder):
    with running(binary, folder) as (_, printed):
        address = re.search(r"API on (http://\S+)", "".join(printed)).group(1)
        api = httpx.Client(
            base_url=f"{address}/v1/apps/com.example.game", timeout=60,
            headers={"Authorization": f"Bearer {(folder / 'admin.key').read_text().strip()}"})
        made = api.post("/channels", json={"environment": "sandbox", "message_storage_policy": 0})
        assert made.status_code == 201, made.text
        receiver = Receiver()
        try:
            made = api.post("/webhooks", json={
                "url": f"http://127.0.0.1:{receiver.port}/", "events": ["notification.finished"],
                "secret": "whsec_" + base64.b64encode(KEY).decode()})
            assert made.status_code == 201, made.text
            sent = api.post("/notifications", json={
                "to": {"everyone": True}, "payload": {"aps": {"alert": "hello"}}})
            assert sent.status_code == 202, sent.text
            deadline = time.monotonic() + PATIENCE
            while not receiver.messages and time.monotonic() < deadline:
                time.sleep(0.05)
            assert [message["type"] for _, message in receiver.messages] == ["notification.finished"]
        finally:
            receiver.close()
            api.close()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_all_processes(binary, folder, number):
    process = subprocess.Popen(
        [binary, "dev", "--data", str(folder), *FREE],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    killer = threading.Timer(PATIENCE, process.kill)
    killer.start()
    try:
        printed = []
        for line in process.stdout:
            printed.append(line)
            if "Ctrl-C stops everything" in line:
                assert clusters(folder) != []
                process.send_signal(number)
        assert process.wait() == 0, "".join(printed)
    finally:
        killer.cancel()
        process.kill()
        process.wait()
        process.stdout.close()
    assert printed[-1] == "stopped\n"
    wait_until_stopped(folder)


@pytest.mark.parametrize("option", ["--listen", "--simulator", "--control"])
def test_a_port_in_use_is_an_error_that_names_the_option(binary, folder, gateway, option):
    ran = subprocess.run(
        [binary, "dev", "--data", str(folder), *FREE, option, gateway.address],
        capture_output=True, text=True, timeout=PATIENCE)
    assert ran.returncode != 0
    assert f"{option}: {gateway.address} is in use by another process" in ran.stderr, ran.stderr
    wait_until_stopped(folder)
