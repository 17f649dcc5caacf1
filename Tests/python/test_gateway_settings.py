# SPDX-License-Identifier: Apache-2.0
"""Errors of `pushgate serve` for invalid settings."""

import base64
import os
import re
import secrets
import subprocess

import pytest

from gateway import ROOT, Gateway

KEY = base64.b64encode(secrets.token_bytes(32)).decode()
FILE = """\
# PUSHGATE_LOG=debug
PUSHGATE_LISTEN 127.0.0.1:0
export PUSHGATE_SECRET_KEY="{key}"
pushgate_shards=1
PUSHGATE_ADMIN_KY='sixteen characters'
"""


def serve(binary, *options, **settings):
    return subprocess.run(
        [binary, "serve", *options], env={**os.environ, **settings}, capture_output=True,
        text=True, timeout=60)


def test_every_invalid_line_of_the_file_is_reported_at_start(binary, tmp_path):
    file = tmp_path / "pushgate.env"
    file.write_text(FILE.format(key=KEY))
    ran = serve(binary, "--config", str(file), PUSHGATE_DATABASE_URL="postgresql:///nowhere")
    assert ran.returncode == 2, ran.stderr
    faults = re.findall(rf"^ *- {re.escape(str(file))}:(\d+): (.*)$", ran.stderr, re.M)
    assert [(line, text.split()[0]) for line, text in faults] == [
        ("2", "PUSHGATE_LISTEN:"), ("4", "pushgate_shards"), ("5", "PUSHGATE_ADMIN_KY")], ran.stderr
    assert faults[2][1].endswith("PUSHGATE_ADMIN_KEY")
    assert "3 faults" in ran.stderr and KEY not in ran.stderr and "sixteen" not in ran.stderr


def test_a_misspelt_variable_is_reported_at_start(binary):
    ran = serve(
        binary, PUSHGATE_DATABASE_URL="postgresql:///nowhere", PUSHGATE_SECRET_KEY=KEY,
        PUSHGATE_LISTN="127.0.0.1:0")
    assert ran.returncode == 2, ran.stderr
    assert "PUSHGATE_LISTN is not a setting; the nearest is PUSHGATE_LISTEN" in ran.stderr


def test_an_unusable_listen_address_is_reported_at_start(binary, database, simulator):
    taken = ":".join(map(str, simulator.address))
    for place, words in (
        (taken, f"PUSHGATE_LISTEN: {taken} is in use by another process"),
        # 192.0.2.0/24 belongs to no machine (RFC 5737).
        ("192.0.2.1:8080", "PUSHGATE_LISTEN: 192.0.2.1:8080 is not an address of this machine"),
        ("nowhere.invalid:8080", "PUSHGATE_LISTEN: nowhere.invalid:8080 cannot be bound: "),
    ):
        with pytest.raises(AssertionError) as fault:
            Gateway(binary, database, simulator, PUSHGATE_LISTEN=place)
        assert words in str(fault.value), (words, str(fault.value))


def test_the_shipped_settings_mean_the_same_to_a_shell_and_to_systemd(binary, tmp_path):
    shipped = (ROOT / "deploy/pushgate.env").read_text()
    # With the settings that the file has in comments, but for the second PUSHGATE_LISTEN.
    lines = [line.lstrip("#") for line in shipped.splitlines() if re.match("#?PUSHGATE_", line)]
    lines = [line for line in lines if line != "PUSHGATE_LISTEN='127.0.0.1:8080'"]
    assert len(lines) > 5
    file = tmp_path / "pushgate.env"
    file.write_text("\n".join(lines))
    ran = subprocess.run(
        ["sh", "-c", f"set -eua; . {file}; env -0"], check=True, capture_output=True, text=True, env={"PATH": os.environ["PATH"]})
    shell = dict(entry.split("=", 1) for entry in ran.stdout.split("\0") if entry)
    for line in lines:
        # systemd takes a value in single quotes as it is.
        name, value = re.fullmatch(r"(\w+)='([^']*)'", line).groups()
        assert shell[name] == value
    ran = serve(binary, "--config", str(file))
    assert "pushgate.env:" not in ran.stderr and "pushgate.service/tls_fullchain.pem cannot be read" in ran.stderr, ran.stderr
