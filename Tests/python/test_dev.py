# SPDX-License-Identifier: Apache-2.0
"""`pushgate dev`: the whole product from one command."""

import pathlib
import re
import signal
import subprocess
import threading

import pytest

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
    """Reader: (language, body), from what was printed."""
    pattern = r"^  (\w+)  reads .*\n    \[(\S+)\] .*\n +(.*)$"
    return {who: (language, body) for who, language, body in re.findall(pattern, text, re.M)}


def clusters(folder):
    """PostgreSQL servers that run in the folder's cluster."""
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


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "dev"
    yield folder
    # Whatever happened above, nothing is left running.
    library = pathlib.Path(__file__).parents[2] / "script" / "lib" / "postgres.sh"
    subprocess.run(["sh", "-c", f". {library}; pg_cluster_remove {folder}"], check=True)


def once(binary, folder):
    return subprocess.run(
        [binary, "dev", "--once", "--data", str(folder), *FREE],
        capture_output=True, text=True, timeout=PATIENCE)


def test_one_command_shows_each_reader_their_language_and_the_next_goes_on(binary, folder):
    first = once(binary, folder)
    assert (first.returncode, shown(first.stdout)) == (0, SHOWN), first.stdout + first.stderr
    assert "5 accepted" in first.stdout
    assert clusters(folder) == []
    key = (folder / "admin.key").read_text()

    second = once(binary, folder)
    assert (second.returncode, shown(second.stdout)) == (0, SHOWN), second.stdout + second.stderr
    assert "creating a cluster" in first.stderr and "creating a cluster" not in second.stderr
    assert (folder / "admin.key").read_text() == key


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_all_of_it(binary, folder, number):
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
    assert clusters(folder) == []


def test_a_taken_port_is_an_error_and_leaves_nothing_running(binary, folder, gateway):
    ran = subprocess.run(
        [binary, "dev", "--data", str(folder), *FREE[2:], "--listen", gateway.address],
        capture_output=True, text=True, timeout=PATIENCE)
    assert ran.returncode != 0
    assert "in use" in ran.stderr, ran.stderr
    assert clusters(folder) == []
