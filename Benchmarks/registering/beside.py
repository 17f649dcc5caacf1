# SPDX-License-Identifier: Apache-2.0
"""From the POST to the push on the wire, while the registry is listed, exported and imported into."""

import http.client
import itertools
import json
import pathlib
import subprocess
import threading

import imports
import latency
import lists
from peers import ADMIN_KEY

APP = "com.example.healthy"
RATE = 500
#: Who ask for lists, one after the other each.
READERS = 4


class Readers:
    """Ask for the first page of one list after the other, until told to stop."""

    def __init__(self, bench):
        self.port, self.pages, self.stopped = bench.port, 0, False
        self.threads = [threading.Thread(target=self.read, args=(part,)) for part in range(READERS)]
        for thread in self.threads:
            thread.start()

    def read(self, part):
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        for query in itertools.cycle(lists.FILTERS[part:] + lists.FILTERS[:part]):
            if self.stopped:
                return
            connection.request(
                "GET", f"/v1/apps/{lists.APP}/devices?{query}", headers={"Authorization": f"Bearer {ADMIN_KEY}"})
            connection.getresponse().read()
            self.pages += 1

    def stop(self):
        self.stopped = True
        for thread in self.threads:
            thread.join()


class Again:
    """Does something over and over, as a process, until told to stop."""

    def __init__(self, *commands):
        self.commands, self.stopped = itertools.cycle(commands), False
        self.process = None
        self.thread = threading.Thread(target=self.run)
        self.thread.start()

    def run(self):
        for command in self.commands:
            if self.stopped:
                return
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
            self.process.wait()

    def stop(self):
        self.stopped = True
        if self.process:
            self.process.kill()
        self.thread.join()


def curl(bench, *arguments, path):
    return ["curl", "-sS", "-H", f"Authorization: Bearer {ADMIN_KEY}", *arguments,
            f"http://127.0.0.1:{bench.port}/v1/apps/{path}"]


def files(bench):
    """Two files of the same devices, which say something else of them: each import changes all."""
    paths = []
    for user in ("ann", "bob"):
        path = pathlib.Path(f"{bench.out}/devices-{user}.ndjson")
        with open(path, "w") as file:
            for number in range(bench.options.lines):
                device = json.loads(imports.line(number, rich=False)) | {"user": user}
                file.write(json.dumps(device, separators=(",", ":")) + "\n")
        paths.append(path)
    return paths


def run(bench):
    options, results = bench.options, bench.results
    sink = bench.sink("-t")
    gateway = bench.gateway(sink.port)
    lists.fill(bench, gateway)
    bench.app(gateway, APP, 10_000)
    imported = "com.example.imported"
    gateway.ask("PUT", f"/v1/apps/{imported}", {"fallback_languages": ["en"]})
    paths = files(bench)
    latency.singles(bench, sink, "warming", APP, RATE, 3)
    for _ in range(options.runs):
        latency.singles(bench, sink, "alone", APP, RATE, options.seconds)
        readers = Readers(bench)
        latency.singles(bench, sink, "lists", APP, RATE, options.seconds)
        readers.stop()
        print(f"{readers.pages / options.seconds:.0f} pages/s", flush=True)
        export = Again(curl(bench, path=f"{lists.APP}/devices/export"))
        latency.singles(bench, sink, "an export", APP, RATE, options.seconds)
        export.stop()
        load = Again(*(
            curl(bench, "-X", "POST", "-T", str(path), "-H", "Content-Type: application/x-ndjson",
                 path=f"{imported}/devices/import") for path in paths))
        latency.singles(bench, sink, "an import", APP, RATE, options.seconds)
        load.stop()
    alone = results.median("latency", "wire_p99_ms", who="alone")
    for case in ("lists", "an export", "an import"):
        beside = results.median("latency", "wire_p99_ms", who=case)
        results.bound(f"p99 beside {case}", beside, "ms", 50)
        print(f"beside {case}: {beside / alone:.1f} times what it is alone")
    for path in paths:
        path.unlink()
