# SPDX-License-Identifier: Apache-2.0
"""Posts single pushes and broadcasts of one application and measures them, in a separate process.

Its interpreter does nothing else, so that no other thread of a test delays a measurement.
"""

import json
import os
import subprocess
import sys
import threading
import time

from gateway import ROOT
from stress_tools import Client, Threads

#: Seconds between two POSTs of single pushes, and between two broadcasts.
SINGLES_PAUSE, BROADCASTS_PAUSE = 0.02, 0.5


class _Address:
    """The attributes of a gateway that a client uses."""

    def __init__(self, address):
        self.address, self.admin_key = address, os.environ["PUSHGATE_ADMIN_KEY"]


class Measurement:
    """Results of one part: `posts` and `broadcasts` have (id, number, seconds since 1970,
    milliseconds)."""

    def __init__(self, gateway, app, token, seconds, first):
        """Measures for `seconds`. `first` is the number of the first payload."""
        ran = subprocess.run(
            [sys.executable, __file__, gateway.address, app, token, str(seconds), str(first)], check=True,
            stdout=subprocess.PIPE, text=True, cwd=ROOT, env={**os.environ, "PUSHGATE_ADMIN_KEY": gateway.admin_key})
        results = json.loads(ran.stdout)
        self.posts, self.broadcasts = results["posts"], results["broadcasts"]
        self.last = results["last"]

    @property
    def latencies(self):
        return [milliseconds for _, _, _, milliseconds in self.posts]


def main(address, app, token, seconds, first):
    gateway, lock = _Address(address), threading.Lock()
    numbers = iter(range(int(first), sys.maxsize))
    end, results = time.monotonic() + float(seconds), {"posts": [], "broadcasts": []}

    def repeating(kind, to, pause):
        def loop(ended):
            client = Client(gateway)
            while time.monotonic() < end and not ended.is_set():
                with lock:
                    number = next(numbers)
                at, began = time.time(), time.monotonic()
                answer = client.notify(to, {"aps": {"alert": "x"}, "n": number}, app=app)
                results[kind].append((answer["id"], number, at, (time.monotonic() - began) * 1000))
                time.sleep(pause)
        return loop

    Threads([
        repeating("posts", {"tokens": [token]}, SINGLES_PAUSE),
        repeating("broadcasts", {"everyone": True}, BROADCASTS_PAUSE)]).join()
    print(json.dumps({**results, "last": next(numbers)}))


if __name__ == "__main__":
    main(*sys.argv[1:])
