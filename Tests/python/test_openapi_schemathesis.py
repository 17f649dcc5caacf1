# SPDX-License-Identifier: Apache-2.0
"""The gateway and its OpenAPI document: schemathesis generates thousands of valid and invalid requests, and follows
links. Each response must be as described, and none may be a 5xx.

OPENAPI_EXAMPLES sets the number of requests, and OPENAPI_SEED the random choices.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from gateway import Gateway
from simulator import TOKEN

HERE = Path(__file__).parent
EXAMPLES = os.environ.get("OPENAPI_EXAMPLES", "4")
SEED = os.environ.get("OPENAPI_SEED", "1")
# Endless streams, which test_gateway_events.py and test_gateway_device_events.py read.
ENDLESS = ["followDeviceEvents", "followNotification"]
# openapi_hooks.py replaces them by checks with rules that no schema can express.
REPLACED = ["positive_data_acceptance", "negative_data_rejection"]


@pytest.fixture
def gateway(binary, database, start):
    """A gateway with channels in both environments."""
    apple = start("--listen-channels", "127.0.0.1:0", "--listen-channels-production", "127.0.0.1:0")
    channels = {
        f"PUSHGATE_APNS_{name.upper()}_CHANNELS": "https://%s:%d" % apple.addresses(name, "channels")[0]
        for name in ("sandbox", "production")}
    gateway = Gateway(binary, database, apple, PUSHGATE_SHARDS="1", **channels)
    gateway.set_up(apple)
    gateway.register(TOKEN, user="bob", tags=["beta"])
    yield gateway
    gateway.stop()


def schemathesis(gateway, folder, phases, examples, **more):
    """(exit code, output) of a run."""
    options = [f"--exclude-operation-id={name}" for name in ENDLESS]
    ran = subprocess.run(
        [
            Path(sys.executable).with_name("st"), f"--config-file={HERE}/schemathesis.toml", "run",
            f"{gateway.url}/openapi.json", f"--header=Authorization: Bearer {gateway.admin_key}", f"--phases={phases}",
            f"--exclude-checks={','.join(REPLACED)}", f"--max-examples={examples}", f"--seed={SEED}",
            "--generation-database=none", "--request-timeout=60", "--continue-on-failure", "--no-shrink", "--no-color",
            *options,
        ],
        env={**os.environ, "PYTHONPATH": str(HERE), **more}, cwd=folder, capture_output=True, text=True)
    return ran.returncode, ran.stdout + ran.stderr


def generated(output):
    return int(re.search(r"([0-9]+) generated", output)[1])


def test_responses_to_generated_requests_are_as_described(gateway, tmp_path):
    code, output = schemathesis(gateway, tmp_path, "examples,coverage,fuzzing", EXAMPLES)
    assert code == 0, output
    assert generated(output) >= 4000, output
    assert gateway.process.poll() is None


def test_responses_to_linked_requests_are_as_described(gateway, tmp_path):
    code, output = schemathesis(gateway, tmp_path, "stateful", 3 * int(EXAMPLES), OPENAPI_SENSIBLE="yes")
    assert code == 0, output
    assert gateway.process.poll() is None
