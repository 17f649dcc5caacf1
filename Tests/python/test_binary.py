# SPDX-License-Identifier: Apache-2.0
"""The linked release binary: its libraries, its contents and its size."""

import pathlib
import shutil
import subprocess

import pytest

# The C libraries that the product uses, and those of the compiler.
NEEDED = {
    "libnghttp2.so.14", "libpq.so.5", "libssl.so.3", "libcrypto.so.3",
    "libc.so.6", "libm.so.6", "libgcc_s.so.1", "libstdc++.so.6", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1",
}
# Without ICU and the full Foundation the binary has 33 MB.
STRIPPED_BYTES = 35_000_000


@pytest.fixture
def release(binary):
    if pathlib.Path(binary).resolve().parent.name != "release":
        pytest.skip("only a release binary is shipped")
    return binary


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_only_documented_libraries_are_linked(release):
    lines = output("readelf", "--dynamic", "--wide", release).splitlines()
    needed = {line.split("[")[1].rstrip("]") for line in lines if "(NEEDED)" in line}
    assert {"libnghttp2.so.14", "libpq.so.5", "libssl.so.3"} <= needed <= NEEDED


def test_icu_and_the_full_foundation_are_not_linked(release):
    symbols = output("nm", release).splitlines()
    assert len(symbols) > 10_000
    # Names of ICU's data, and of a class that only the full Foundation has.
    assert [line for line in symbols if "icudt" in line or "10Foundation17JSONSerialization" in line] == []


def test_the_stripped_binary_is_small(release, tmp_path):
    stripped = tmp_path / "pushgate"
    shutil.copy(release, stripped)
    subprocess.run(["strip", stripped], check=True)
    assert stripped.stat().st_size <= STRIPPED_BYTES
