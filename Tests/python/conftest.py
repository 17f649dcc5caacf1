# SPDX-License-Identifier: Apache-2.0
"""Fixtures: a simulator started from the real binary, and keys known to it.

The binary is found in PUSHGATE_BINARY.
"""

import os
import time

import pytest

import log_secrets
from gateway import Cluster, Database, Gateway
from simulator import Simulator


def pytest_configure(config):
    """Gives each worker of pytest-xdist its own cluster, from PUSHGATE_TEST_DATABASE_URLS."""
    worker = os.environ.get("PYTEST_XDIST_WORKER")
    clusters = os.environ.get("PUSHGATE_TEST_DATABASE_URLS", "").split()
    if worker and clusters:
        os.environ["PUSHGATE_TEST_DATABASE_URL"] = clusters[int(worker.removeprefix("gw"))]


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session):
    """Lets the last worker of pytest-xdist wait for the file PUSHGATE_TEST_WAIT_FOR: script/test
    creates the file when the Swift tests, which use the worker's cluster, have ended."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "0"))
    ended = os.environ.get("PUSHGATE_TEST_WAIT_FOR")
    if ended and os.environ.get("PYTEST_XDIST_WORKER") == f"gw{workers - 1}":
        while not os.path.exists(ended):
            time.sleep(1)


@pytest.fixture(scope="session")
def binary():
    path = os.environ.get("PUSHGATE_BINARY")
    assert path, "PUSHGATE_BINARY must name the pushgate executable"
    return path


@pytest.fixture(autouse=True)
def logs_without_secrets():
    """Searches every gateway's log for secrets after each test."""
    yield
    for gateway in list(Gateway.made):
        if gateway.process.poll() is not None:
            Gateway.made.remove(gateway)
        found = log_secrets.found(gateway.log)
        assert not found, f"secrets in a gateway's log: {found}"


@pytest.fixture
def start(binary, tmp_path):
    """Starts simulators with the given options; stops all at the end of the test."""
    running = []

    def start(*options):
        simulator = Simulator(binary, tmp_path / f"ca-{len(running)}.pem", options)
        running.append(simulator)
        return simulator

    yield start
    for simulator in running:
        simulator.stop()


@pytest.fixture
def simulator(start):
    """A simulator of the sandbox that knows one key of one team."""
    simulator = start()
    simulator.register_key()
    return simulator


@pytest.fixture
def database(binary):
    database = Database(binary)
    yield database
    database.drop()


@pytest.fixture
def cluster(tmp_path):
    """A separate PostgreSQL for the test, which the test may kill."""
    cluster = Cluster(tmp_path / "cluster")
    yield cluster
    cluster.remove()


@pytest.fixture
def serve(binary, database, simulator):
    """Starts gateways on the test's database and simulator; stops all at the end of the test."""
    running = []

    def serve(**settings):
        gateway = Gateway(binary, database, simulator, **settings)
        running.append(gateway)
        return gateway

    yield serve
    for gateway in running:
        gateway.stop()


@pytest.fixture
def gateway(serve, simulator):
    """A gateway with the sample app."""
    gateway = serve()
    gateway.set_up(simulator)
    return gateway
