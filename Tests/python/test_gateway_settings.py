# SPDX-License-Identifier: Apache-2.0
"""Errors of `pushgate serve` for invalid settings."""

import base64
import os
import re
import secrets
import subprocess

import pytest

from gateway import Gateway

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
