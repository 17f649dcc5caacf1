# SPDX-License-Identifier: Apache-2.0
"""Metrics, and the rules and the dashboard in `deploy`, checked with promtool."""

import copy
import json
import pathlib
import re
import subprocess

import pytest
from grafana_foundation_sdk.cog import plugins
from grafana_foundation_sdk.cog.encoder import JSONEncoder
from grafana_foundation_sdk.models.dashboard import Dashboard

ROOT = pathlib.Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
TOOL = ROOT / ".build/promtool/usr/bin/promtool"
DASHBOARD = json.loads((DEPLOY / "grafana-dashboard.json").read_text())
TOKEN = f"{7:064x}"


def dashboard_queries():
    return [target["expr"] for panel in DASHBOARD["panels"] for target in panel.get("targets", [])]


def promtool(*arguments, text=None):
    done = subprocess.run([TOOL, *arguments], input=text, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def exposition(gateway):
    return subprocess.run(
        ["curl", "-sSf", "-H", f"Authorization: Bearer {gateway.admin_key}", gateway.url + "/metrics"],
        capture_output=True, text=True, check=True).stdout


def test_promtool_accepts_every_metric(gateway, simulator):
    """After an accepted push, a rejected push, and requests with several statuses."""
    gateway.register(TOKEN)
    gateway.finished(gateway.notify({"tokens": [TOKEN]}, {"aps": {"alert": "x"}}))
    simulator.call("PUT", f"/sim/tokens/{TOKEN}", {"state": "unregistered"})
    gateway.finished(gateway.notify({"tokens": [TOKEN]}, {"aps": {"alert": "y"}}))
    assert gateway.call("GET", "/v1/apps/nothing.here")[0] == 404
    text = exposition(gateway)
    for line in ('reason="Unregistered"', 'status="4xx"', "pushgate_apns_request_duration_seconds_bucket"):
        assert line in text
    for line in (
        'pushgate_apns_pushes_total{app="com.example.app",environment="sandbox",push_type="alert",reason="accepted"} 1',
        'pushgate_apns_pushes_total{app="com.example.app",environment="sandbox",push_type="alert",reason="Unregistered"} 1',
        'pushgate_postgres_statement_duration_seconds_count{lane="write"}',
        'pushgate_postgres_statement_duration_seconds_count{lane="delivery_write"}',
        'pushgate_postgres_statement_duration_seconds_count{lane="duties"}',
        'pushgate_queue_lane_rows{class="single",environment="sandbox",state="claimed"} 0',
        'pushgate_queue_lane_oldest_ready_seconds{class="broadcast",environment="production"} 0',
        'pushgate_http_requests_total{route="/v1/apps/{app}/devices/{token}",method="PUT",status="2xx"} 1',
        "# TYPE process_cpu_seconds_total counter",
    ):
        assert line in text, line
    for name in ("process_resident_memory_bytes", "process_open_fds", "process_max_fds", "process_cpu_seconds_total"):
        assert float(re.search(rf"^{name} (\S+)$", text, re.M)[1]) > 0
    resident = float(re.search(r"^pushgate_resident_memory_bytes (\S+)$", text, re.M)[1])
    assert 1e6 < resident < 1e10
    assert promtool("check", "metrics", text=text) == (0, "")


def test_promtool_reports_an_invalid_metric():
    code, output = promtool("check", "metrics", text="# HELP x_total A.\n# TYPE x_total gauge\nx_total 1\n")
    assert code == 3 and "x_total" in output


@pytest.mark.parametrize("arguments, file", [
    (["rules"], "prometheus-alerts.yml"), (["config", "--syntax-only"], "prometheus-scrape.yml")])
def test_promtool_accepts_the_deployed_configuration(arguments, file):
    """Only the syntax is checked, since the configuration names a key file that does not exist here."""
    code, output = promtool("check", *arguments, str(DEPLOY / file))
    assert code == 0, output
    assert "SUCCESS" in output


def test_each_alert_has_an_entry_in_the_runbook():
    alerts = re.findall(r"- alert: (\w+)", (DEPLOY / "prometheus-alerts.yml").read_text())
    assert len(alerts) >= 19
    page = (ROOT / "docs/operations.md").read_text()
    entries = re.findall(r"^\| \*\*(\w+)\*\* [^|]+\| ([^|]+) \| ([^|]+) \|$", page, re.M)
    assert sorted(alerts) == sorted(name for name, _, _ in entries)
    assert [name for name, meaning, action in entries if min(len(meaning), len(action)) < 20] == []


def test_rejections_per_address_alone_do_not_page(tmp_path):
    """One address has too many connections on one node; another node has reached its limit."""
    refused, share = (
        f"pushgate_http_connections_{name}refused_total" for name in ("", "of_address_"))
    tests = {"rule_files": [str(DEPLOY / "prometheus-alerts.yml")], "evaluation_interval": "1m", "tests": [{
        "interval": "1m",
        "input_series": [
            {"series": f'{name}{{instance="{node}"}}', "values": values} for name, node, values in (
                (refused, "shared", "7+100x30"), (share, "shared", "0+100x30"),
                (refused, "full", "0+100x30"), (share, "full", "0+90x30"))],
        "alert_rule_test": [
            {"eval_time": "20m", "alertname": "PushgateFull", "exp_alerts": [{
                "exp_labels": {"instance": "full", "severity": "page"},
                "exp_annotations": {"summary": "clients receive 503: too many open connections"}}]}]}]}
    (tmp_path / "tests.yml").write_text(json.dumps(tests))
    code, output = promtool("test", "rules", str(tmp_path / "tests.yml"))
    assert code == 0, output


def test_an_environment_without_a_connection_pages_although_its_pushes_are_held_at_intervals(tmp_path):
    """Each attempt to connect clears the held rows for some seconds."""
    held = 'pushgate_queue_held_rows{instance="a",reason="no_connection"}'
    tests = {"rule_files": [str(DEPLOY / "prometheus-alerts.yml")], "evaluation_interval": "30s", "tests": [{
        "interval": "30s",
        "input_series": [
            {"series": 'pushgate_apns_sessions{instance="a",environment="production"}', "values": "2 2 0x60"},
            {"series": 'pushgate_apns_sessions{instance="a",environment="sandbox"}', "values": "1x60"},
            {"series": held, "values": " ".join(["0 0"] + ["7 0 0"] * 20)}],
        "alert_rule_test": [
            {"eval_time": "4m", "alertname": "PushgateNoConnectionToApple", "exp_alerts": []},
            {"eval_time": "15m", "alertname": "PushgateNoConnectionToApple", "exp_alerts": [{
                "exp_labels": {"environment": "production", "severity": "page"},
                "exp_annotations": {"summary": "pushes wait, and no connection to Apple is open (production)"}}]}]}]}
    (tmp_path / "tests.yml").write_text(json.dumps(tests))
    code, output = promtool("test", "rules", str(tmp_path / "tests.yml"))
    assert code == 0, output


def test_every_query_of_the_dashboard_is_valid(tmp_path):
    """Each query is valid PromQL, and no panels overlap."""
    queries = dashboard_queries()
    assert len(queries) >= 20
    rules = {"groups": [{"name": "dashboard", "rules": [
        {"record": f"query:{n}", "expr": query.replace("$__rate_interval", "5m").replace("$instance", ".*")}
        for n, query in enumerate(queries)]}]}
    (tmp_path / "rules.yml").write_text(json.dumps(rules))
    code, output = promtool("check", "rules", str(tmp_path / "rules.yml"))
    assert code == 0, output
    taken = set()
    for panel in DASHBOARD["panels"]:
        place = panel["gridPos"]
        cells = {(x, y) for x in range(place["x"], place["x"] + place["w"])
                 for y in range(place["y"], place["y"] + place["h"])}
        assert place["x"] + place["w"] <= 24 and not cells & taken, panel["title"]
        taken |= cells


def test_the_labels_in_queries_are_those_of_the_metrics(gateway):
    """For the metrics that exist after a push. (The tidy tests check the names of all metrics.)"""
    gateway.register(TOKEN)
    gateway.finished(gateway.notify({"tokens": [TOKEN]}))
    labels = {}
    for name, found in re.findall(r"^((?:pushgate|process)_\w+)(?:\{(.*)\})? ", exposition(gateway), re.M):
        labels.setdefault(name, {"instance", "job"}).update(re.findall(r'(\w+)="', found))
    rules = (DEPLOY / "prometheus-alerts.yml").read_text()
    seen = 0
    for query in [*dashboard_queries(), *rules.split("- alert:")]:
        for name, matchers in re.findall(r"\b(pushgate_\w+)(?:\{([^}]*)\})", query):
            if name in labels:
                seen += 1
                assert set(re.findall(r"(\w+)[!=]", matchers)) <= labels[name], query
    assert seen > 20


def lost(before, after, pointer=""):
    """JSON pointers of the values that a round trip has changed or removed."""
    if isinstance(before, dict) and isinstance(after, dict):
        return [found for key in before for found in lost(before[key], after.get(key), f"{pointer}/{key}")]
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return [found for n, value in enumerate(before) for found in lost(value, after[n], f"{pointer}/{n}")]
    return [] if before == after else [pointer]


def test_the_dashboard_has_only_members_of_grafanas_schema():
    """Grafana's types, generated from its schema (10.1), drop unknown members. Grafana itself is not in Debian."""
    plugins.register_default_plugins()

    def dropped(source):
        return lost(source, json.loads(JSONEncoder().encode(Dashboard.from_json(source))))

    assert dropped(DASHBOARD) == []
    wrong = copy.deepcopy(DASHBOARD)
    wrong["panels"][1]["fieldConfig"]["defaults"]["unti"] = "s"
    wrong["panels"][1]["targets"][0]["expression"] = "up"
    assert dropped(wrong) == ["/panels/1/fieldConfig/defaults/unti", "/panels/1/targets/0/expression"]
