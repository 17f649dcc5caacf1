# SPDX-License-Identifier: Apache-2.0
"""`script/bench page`: time from a request for an admin page to the first byte of the response."""

import argparse
import html
import http.client
import itertools
import re
import statistics
import threading
import time
import urllib.parse

import latency
from bench import common_options, run_parts
from lists import APP, FILTERS, fill
from peers import ADMIN_KEY

#: The application that sends, and its pushes per second.
SENDER, RATE = "com.example.healthy", 500
#: Milliseconds until the first byte of each page.
ALLOWED = 50


def fill_notifications(bench, notifications, deliveries):
    """Inserts notifications of the last hours with one delivery each, and returns the id of one with many deliveries."""
    bench.database.query(f"""
        CREATE TEMPORARY TABLE filled AS
        SELECT a.id AS app, g, d.at, (d.at AT TIME ZONE 'UTC')::date AS day, sha256(int8send(g)) AS token,
          (lpad(to_hex((extract(epoch FROM d.at) * 1000)::int8), 12, '0') || '7' || substr(md5(g::text), 1, 3)
            || '8' || substr(md5('n' || g), 1, 15))::uuid AS id
        FROM generate_series(1, {notifications}) g
        CROSS JOIN LATERAL (SELECT now() - g * interval '200 ms' AS at) d
        JOIN apps a ON a.bundle_id = '{APP}';
        INSERT INTO notifications (
          id, day, app, accepted_at, payload, tokens, everyone, push_type, strings_revision, options)
        SELECT id, day, app, at, '{{"aps":{{"alert":"Hello"}}}}', ARRAY[token], false, 1, 0, '{{}}' FROM filled;
        WITH started AS (
          INSERT INTO runs (app, notification, day, audience_at_acceptance, audience, reference, started_at)
          SELECT app, id, day, 1, 1, 'order ' || g % 1000, at FROM filled ORDER BY at
          RETURNING id, notification, app, day)
        INSERT INTO deliveries (app, run, token, day, outcome, status, language, attempts)
        SELECT s.app, s.id, f.token, s.day, 2, 200, 'en', 1 FROM started s JOIN filled f ON f.id = s.notification;
        -- One large run, counted as the gateway counts such runs.
        UPDATE runs SET audience = {deliveries}, counted = true
        WHERE notification = (SELECT id FROM filled WHERE g = 1);
        UPDATE deliveries SET counted = 1
        WHERE run = (SELECT r.id FROM runs r JOIN filled f ON f.id = r.notification WHERE f.g = 1);
        INSERT INTO deliveries (app, run, token, day, outcome, status, reason, language, attempts, counted)
        SELECT r.app, r.id, sha256(int8send(n)), r.day, CASE WHEN n % 10 = 0 THEN 3 ELSE 2 END,
          CASE WHEN n % 10 = 0 THEN 400 ELSE 200 END, CASE WHEN n % 10 = 0 THEN 'BadDeviceToken' END,
          (ARRAY['en', 'de', 'fr', 'ja'])[n % 4 + 1], 1, 1
        FROM runs r JOIN filled f ON f.id = r.notification AND f.g = 1, generate_series(2, {deliveries}) n;
        VACUUM (ANALYZE) notifications, runs, deliveries;
        CHECKPOINT;""")
    return bench.database.query("SELECT notification FROM runs ORDER BY started_at DESC LIMIT 1")


class Browser:
    """A connection with a session."""

    def __init__(self, port):
        self.connection = http.client.HTTPConnection("127.0.0.1", port)
        self.headers = {"Sec-Fetch-Site": "same-origin"}
        response, _ = self.request("POST", "/admin/sign-in", {"key": ADMIN_KEY})
        self.headers["Cookie"] = response.headers["Set-Cookie"].split(";")[0]

    def request(self, method, path, form=None):
        """Returns the response, and the time until its first byte in ms."""
        headers = {**self.headers, **({"Content-Type": "application/x-www-form-urlencoded"} if form else {})}
        begin = time.monotonic()
        self.connection.request(method, path, form and urllib.parse.urlencode(form, doseq=True), headers)
        response = self.connection.getresponse()
        first = (time.monotonic() - begin) * 1000
        response.text = response.read().decode()
        return response, first

    def links(self, path, selector):
        response, _ = self.request("GET", path)
        return [html.unescape(link) for link in re.findall(selector, response.text)]


def pages(browser, large):
    """Returns (name, method, path, form) of all pages in the navigation, and of lists and pages with much data."""
    here = f"/admin/devices?app={APP}"
    navigation = browser.links(here, r'href="(/admin/[a-z]+)(?:\?[^"]*)?"')
    found = {path.split("/")[-1]: f"{path}?app={APP}" for path in navigation if "assets" not in path}
    found |= {f"overview, {span}": f"/admin/overview?app={APP}&range={span}" for span in ("day", "week")}
    found |= {f"devices, {query}": f"{here}&{query}" for query in FILTERS if query}
    found["device"] = browser.links(here, r'href="(/admin/devices/[^"?]+[^"]*)"')[0]
    notifications = f"/admin/notifications?app={APP}"
    found |= {f"notifications, {query}": f"{notifications}&{query}"
              for query in ("state=finished", "state=sending", "reference=order+7")}
    found["notification"] = browser.links(notifications, r'href="(/admin/notifications/[0-9a-f-]{36}[^"]*)"')[-1]
    found["notification, many deliveries"] = f"/admin/notifications/{large}?app={APP}"
    yield from ((name, "GET", path, None) for name, path in found.items())
    form = {"app": APP, "to": "everyone", "content": "texts", "time": "now", "quiet": "app", "do": "preview",
            "texts.0.language": "en", "texts.0.body": "Hello", "texts.1.language": "de", "texts.1.body": "Hallo"}
    yield "compose, preview for everyone", "POST", "/admin/compose", form



def filled(bench, sink):
    """Returns a session of a gateway with devices and notifications, and its pages."""
    gateway = bench.gateway(sink.port)
    fill(bench, gateway)
    if not bench.large:
        bench.large = fill_notifications(bench, bench.options.notifications, bench.options.deliveries)
    browser = Browser(bench.port)
    return gateway, browser, list(pages(browser, bench.large))


def first_bytes(bench):
    _, browser, found = filled(bench, bench.sink())
    slowest = 0
    for name, method, path, form in found:
        times = []
        for _ in range(10 * bench.options.runs):
            response, first = browser.request(method, path, form)
            if response.status != 200:
                raise SystemExit(f"{method} {path}: {response.status} {response.text[:2000]}")
            times.append(first)
        median = statistics.median(times)
        slowest = max(slowest, median)
        bench.results.row(
            "page", page=name, kilobytes=len(response.text.encode()) / 1000, median_ms=median, worst_ms=max(times))
    bench.results.bound("page", slowest, "ms to the first byte of the slowest page", ALLOWED)


def visit(browser, found, ended):
    """Opens one page after the other, ten a second."""
    for _, method, path, form in itertools.cycle(found):
        if ended.wait(0.1):
            return
        browser.request(method, path, form)


def beside(bench):
    options, sink = bench.options, bench.sink("-t")
    gateway, browser, found = filled(bench, sink)
    bench.app(gateway, SENDER, 10_000)
    latency.singles(bench, sink, "warming", SENDER, RATE, 3)
    for _ in range(options.runs):
        latency.singles(bench, sink, "alone", SENDER, RATE, options.seconds)
        ended = threading.Event()
        visitor = threading.Thread(target=visit, args=(browser, found, ended))
        visitor.start()
        latency.singles(bench, sink, "pages", SENDER, RATE, options.seconds)
        ended.set()
        visitor.join()
    alone, with_pages = (bench.results.median("latency", "wire_p99_ms", who=who) for who in ("alone", "pages"))
    bench.results.ratio("p99 beside ten pages a second/alone", with_pages / alone, 1.5, less=True)


PARTS = {"page": first_bytes, "beside": beside}


def arguments():
    parser = argparse.ArgumentParser(
        prog="script/bench page", formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("--runs", type=int, default=3, help="tens of requests of which the median is taken")
    parser.add_argument("--devices", type=int, default=1_000_000, help="of the application")
    parser.add_argument("--notifications", type=int, default=100_000, help="of the application")
    parser.add_argument("--deliveries", type=int, default=100_000, help="of the largest notification")
    parser.add_argument("--only", default=",".join(PARTS), help="the parts to run, with commas")
    parser.add_argument("--seconds", type=int, default=10, help="of each run of a rate")
    return common_options(parser, PARTS)


run_parts(arguments(), PARTS, "page")
