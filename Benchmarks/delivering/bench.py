# SPDX-License-Identifier: Apache-2.0
"""What the parts share: the cluster, apps with devices in them, gateways and sinks that end with it."""

import argparse
import base64
import contextlib
import hashlib
import json
import os
import pathlib
import secrets
import socket
import struct
import time

from database import Cluster, busy_seconds, cpu_seconds
from peers import Gateway, Sink
from results import Results

LISTS = [
    ["en-US"], ["de-DE", "en"], ["fr-CA", "fr", "en"], ["ja-JP"], ["es-MX", "es"], ["it-IT", "de"],
    ["pt-BR"], ["nl-BE", "fr"], ["ko-KR", "en"], ["zh-Hans-CN", "zh-Hans"]]
TEXTS = {
    "en": "Jenna wants to play chess with you tonight at eight.",
    "de": "Jenna möchte heute Abend um acht mit dir Schach spielen.",
    "fr": "Jenna veut jouer aux échecs avec toi ce soir à huit heures.",
    "ja": "ジェナさんが今夜8時にチェスをしたいそうです。",
    "es": "Jenna quiere jugar al ajedrez contigo esta noche a las ocho.",
    "it": "Jenna vuole giocare a scacchi con te stasera alle otto.",
    "pt-BR": "Jenna quer jogar xadrez com você hoje às oito da noite.",
    "nl": "Jenna wil vanavond om acht uur met je schaken.",
    "ko": "Jenna님이 오늘 밤 8시에 체스를 두고 싶어 합니다.",
    "zh-Hans": "Jenna 想在今晚八点和你下棋。",
}
PATIENCE = 120  # seconds without any push that end a measurement


def token(number):
    """The device token of a number, as `fill` makes it in SQL."""
    return hashlib.sha256(struct.pack(">q", number)).hexdigest()


def free_port():
    """One that nobody listens on now, so that two benchmarks do not meet."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def common_options(parser, parts):
    """What all benchmarks of this kind take, once a parser knows their own."""
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="a setting of PostgreSQL")
    parser.add_argument("--out", default=".build/bench", help=argparse.SUPPRESS)
    parser.add_argument("--cluster", default=".build/bench-cluster", help=argparse.SUPPRESS)
    options = parser.parse_args()
    options.settings = dict(setting.split("=", 1) for setting in options.set)
    options.parts = options.only.split(",")
    if unknown := set(options.parts) - set(parts):
        parser.error(f"no such part: {', '.join(sorted(unknown))}; there are {', '.join(parts)}")
    return options


def run_parts(options, parts, name):
    """Runs the parts that were asked for, one after the other, and writes what they came to."""
    bench = Bench(options)
    try:
        for part in options.parts:
            parts[part](bench)
            bench.close()
    finally:
        bench.close()
    bench.results.write(f"{options.out}/{name}.json")


class Bench:
    def __init__(self, options):
        self.options = options
        self.out = options.out
        self.binary = os.environ["PUSHGATE_BINARY"]
        self.port = free_port()
        self.secret = base64.b64encode(secrets.token_bytes(32)).decode()
        self.results = Results()
        self.running = contextlib.ExitStack()
        self.processes = []  # those that run beside: sinks and gateways
        self.devices = {}  # of each app that has been made
        self.large = None  # a notification with many deliveries, once it has been made
        pathlib.Path(self.out, "gateway.log").write_text("")
        self.cluster = Cluster(options.cluster, options.settings)
        self.database = self.cluster.database("pushgate")
        os.system(f"'{self.binary}' migrate --database '{self.database.url}' > /dev/null")
        pathlib.Path(self.out, "single.json").write_text(json.dumps({
            "to": {"tokens": ["@token@"]},
            "payload": {
                "aps": {"alert": {"localized": {"en": TEXTS["en"], "de": TEXTS["de"]}},
                        "badge": 5, "sound": "chime.aiff"},
                "game": "g-17", "sent_us": "@now@"}},
            ensure_ascii=False, separators=(",", ":")).replace('"@now@"', "@now@"))

    def close(self):
        """Ends whatever runs; the cluster stays."""
        self.running.close()

    def sink(self, *options):
        sink = Sink(self.out, free_port(), *options)
        self.running.callback(sink.stop)
        self.processes.append(sink.process)
        return sink

    def gateway(self, production, sandbox=None, **settings):
        gateway = Gateway(self, production, sandbox or production, **settings)
        self.running.callback(gateway.stop)
        self.processes.append(gateway.process)
        return gateway

    def silent(self):
        """The port of one that takes no connection and refuses none: its queue is full and stays so."""
        listener = self.running.enter_context(socket.socket())
        listener.bind(("127.0.0.1", 0))
        listener.listen(0)
        port = listener.getsockname()[1]
        for _ in range(4):
            caller = self.running.enter_context(socket.socket())
            caller.setblocking(False)
            caller.connect_ex(("127.0.0.1", port))
        return port

    # How quiet the machine is

    @contextlib.contextmanager
    def watched(self, row):
        """Adds to a row what part of the machine was busy with what is not the benchmark's."""
        begin, busy, own = time.monotonic(), busy_seconds(), self._own_seconds()
        yield row
        ours = self._own_seconds() - own
        row["others_percent"] = (busy_seconds() - busy - ours) * 100 / (
            (time.monotonic() - begin) * os.cpu_count())

    def _own_seconds(self):
        """Of this process, of what it started, ended or not, and of PostgreSQL."""
        spent = sum(os.times()[:4]) + self.cluster.cpu_seconds()
        return spent + sum(
            cpu_seconds(process.pid) for process in self.processes if process.poll() is None)

    # Apps and devices

    def app(self, gateway, bundle_id, devices, environment="production", credential=True):
        """Makes, once, an app with its own key and so many devices, tokens 1 and on, each with its own user."""
        if bundle_id in self.devices:
            return
        api = f"/v1/apps/{bundle_id}"
        gateway.ask("PUT", api, {"fallback_languages": ["en"]})
        if credential:
            digest = hashlib.sha256(bundle_id.encode()).hexdigest().upper()
            gateway.ask("PUT", f"{api}/credentials/{environment}/main", {
                "key_id": digest[:10], "team_id": digest[10:20],
                "private_key": pathlib.Path(self.out, "certs/AuthKey.p8").read_text()})
        for number, languages in enumerate(LISTS, 1):
            gateway.ask("PUT", f"{api}/devices/{token(number)}", {
                "environment": environment, "languages": languages, "user": f"u-{number}"})
        self._fill(bundle_id, devices)

    def _fill(self, bundle_id, devices):
        """Past the API: copies of the first ten."""
        self.database.query(f"""
            INSERT INTO devices (app, token, bucket, language_list, environment, token_kind, user_id,
              registered_at)
            SELECT d.app, t.token, get_byte(t.hash, 0) * 256 + get_byte(t.hash, 1), d.language_list,
              d.environment, d.token_kind, 'u-' || t.number, d.registered_at
            FROM (SELECT number, token, sha256(token) AS hash
              FROM generate_series({len(LISTS) + 1}, {devices}) number, sha256(int8send(number)) token) t
              JOIN (SELECT d.*, row_number() OVER () AS number FROM devices d JOIN apps a ON a.id = d.app
                WHERE a.bundle_id = '{bundle_id}') d ON d.number = t.number % {len(LISTS)} + 1;
            VACUUM (ANALYZE) devices;
            CHECKPOINT;""")
        self.devices[bundle_id] = devices

    def token_file(self, bundle_id):
        """A file of the app's first tokens, one a line."""
        path = pathlib.Path(self.out, f"{bundle_id}.tokens")
        count = min(self.devices[bundle_id], 100_000)
        if not path.exists() or path.stat().st_size != count * 65:
            path.write_text("".join(f"{token(number)}\n" for number in range(1, count + 1)))
        return str(path)

    # Waiting

    def delivered(self, sink, total):
        """Waits until the sink has so many requests in all; answers its report."""
        last, since = -1, time.monotonic()
        while True:
            report = sink.report()
            if report["requests"] >= total:
                return report
            if report["requests"] != last:
                last, since = report["requests"], time.monotonic()
            if time.monotonic() - since > PATIENCE:
                raise SystemExit(f"only {last} of {total} pushes arrived; see {self.out}/gateway.log")
            time.sleep(0.05)

    def settled(self):
        """Waits until nothing is left in the queue."""
        end = time.monotonic() + PATIENCE
        while self.database.number("SELECT count(*) FROM (SELECT FROM queue LIMIT 1) q"):
            if time.monotonic() > end:
                raise SystemExit("the queue does not become empty")
            time.sleep(0.1)
