# SPDX-License-Identifier: Apache-2.0
"""What Prometheus itself says of our metrics, of the rules and of the dashboard in `deploy`."""

import json
import pathlib
import re
import subprocess

import pytest

ROOT = pathlib.Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
TOOL = ROOT / ".build/promtool/usr/bin/promtool"
TOKEN = f"{7:064x}"


def promtool(*arguments, text=None):
    done = subprocess.run([TOOL, *arguments], input=text, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def exposition(gateway):
    return subprocess.run(
        ["curl", "-sSf", "-H", f"Authorization: Bearer {gateway.admin_key}", gateway.url + "/metrics"],
        capture_output=True, text=True, check=True).stdout


def test_prometheus_takes_every_metric_and_finds_nothing_to_say(gateway, simulator):
    """After a push that was accepted, one that was refused, and requests of all kinds of status."""
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


def test_what_is_wrong_would_be_said():
    code, said = promtool("check", "metrics", text="# HELP x_total A.\n# TYPE x_total gauge\nx_total 1\n")
    assert code == 3 and "x_total" in said


@pytest.mark.parametrize("arguments, file", [
    (["rules"], "prometheus-alerts.yml"), (["config", "--syntax-only"], "prometheus-scrape.yml")])
def test_prometheus_reads_what_is_deployed(arguments, file):
    """The key that the configuration names is not on this machine, hence its syntax only."""
    code, said = promtool("check", *arguments, str(DEPLOY / file))
    assert code == 0, said
    assert "SUCCESS" in said


def test_each_alert_has_its_entry_among_what_to_do():
    alerts = re.findall(r"- alert: (\w+)", (DEPLOY / "prometheus-alerts.yml").read_text())
    assert len(alerts) >= 19
    page = (ROOT / "docs/operations.md").read_text()
    assert sorted(alerts) == sorted(re.findall(r"^\| \*\*(\w+)\*\* ", page, re.M))


def test_who_is_refused_for_its_own_share_alone_wakes_nobody(tmp_path):
    """One address has too many connections on one node, the house is full on another."""
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
    code, said = promtool("test", "rules", str(tmp_path / "tests.yml"))
    assert code == 0, said


def test_every_question_of_the_dashboard_can_be_asked(tmp_path):
    """Each is PromQL, and no two panels lie over each other. (That the gateway has the metrics is a fact of the
    tidy tests.)"""
    dashboard = json.loads((DEPLOY / "grafana-dashboard.json").read_text())
    panels = [panel for panel in dashboard["panels"] if panel["type"] != "row"]
    questions = [target["expr"] for panel in panels for target in panel["targets"]]
    assert len(questions) >= 20
    rules = {"groups": [{"name": "dashboard", "rules": [
        {"record": f"question:{n}", "expr": question.replace("$__rate_interval", "5m").replace("$instance", ".*")}
        for n, question in enumerate(questions)]}]}
    (tmp_path / "rules.yml").write_text(json.dumps(rules))
    code, said = promtool("check", "rules", str(tmp_path / "rules.yml"))
    assert code == 0, said
    taken = set()
    for panel in dashboard["panels"]:
        place = panel["gridPos"]
        cells = {(x, y) for x in range(place["x"], place["x"] + place["w"])
                 for y in range(place["y"], place["y"] + place["h"])}
        assert place["x"] + place["w"] <= 24 and not cells & taken, panel["title"]
        taken |= cells
