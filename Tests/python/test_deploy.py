# SPDX-License-Identifier: Apache-2.0
"""The files in `deploy` for containers and Kubernetes agree with each other and with the gateway.

`script/check-deploy` and `script/try-image` check more: schemas, and an image that runs.
"""

import re
import urllib.request

import yaml

from gateway import ROOT

KUBERNETES = ROOT / "deploy/kubernetes"


def documents(path):
    return list(yaml.safe_load_all((KUBERNETES / path).read_text()))


def constant(path, pattern):
    """The part of a source file that the pattern's group matches."""
    return re.search(pattern, (ROOT / path).read_text())[1]


def shipped():
    """Dockerfile, services of the compose file, base, deployment's pod and container."""
    dockerfile = (ROOT / "deploy/Dockerfile").read_text()
    services = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())["services"]
    base = documents("base/kustomization.yaml")[0]
    pod = documents("base/deployment.yaml")[0]["spec"]["template"]["spec"]
    return dockerfile, services, base, pod, pod["containers"][0]


def settings(base):
    return dict(literal.split("=", 1) for literal in base["configMapGenerator"][0]["literals"])


def test_the_rules_of_the_prometheus_operator_equal_the_alerts():
    rule, = documents("monitoring/prometheus-rule.yaml")
    alerts = yaml.safe_load((ROOT / "deploy/prometheus-alerts.yml").read_text())
    assert rule["spec"] == alerts, "write them again: script/check-deploy --generate"
    monitor, = documents("monitoring/service-monitor.yaml")
    service, = documents("base/service.yaml")
    # The alerts select this job.
    assert service["metadata"]["labels"][monitor["spec"]["jobLabel"]] == "pushgate"
    assert service["metadata"]["labels"].items() >= monitor["spec"]["selector"]["matchLabels"].items()
    assert monitor["spec"]["endpoints"][0]["port"] == service["spec"]["ports"][0]["name"]


def test_images_have_the_version_of_the_sources():
    _, services, base, _, _ = shipped()
    version = constant("Sources/API/PushgateVersion.swift", r'static let release = "(.*)"')
    assert base["images"] == [{"name": "pushgate", "newTag": version}]
    assert {service["image"] for name, service in services.items() if name != "postgres"} == {f"pushgate:{version}"}
    assert f"--tag pushgate:{version}" in (ROOT / "deploy/Dockerfile").read_text()


def test_the_dockerfile_copies_all_files_that_the_build_reads():
    copied = [ROOT / place for place in re.findall(r"^COPY (\S+) \S+$", (ROOT / "deploy/Dockerfile").read_text(), re.M)]
    assert len(copied) > 4 and all(place.exists() for place in copied)
    read = [file.resolve() for file in (ROOT / "Sources").rglob("*") if file.is_symlink()]
    for file in (ROOT / "Sources").rglob("*.c"):
        read += [(file.parent / name).resolve() for name in re.findall(r'^#embed "(.*)"', file.read_text(), re.M)]
    assert len(read) > 3
    for file in read:
        assert any(file.is_relative_to(place) for place in copied), file


def test_containers_get_the_time_that_a_stop_needs():
    _, services, base, pod, _ = shipped()
    limit = int(constant("Sources/GatewayApp/Gateway.swift", r"stopLimit = Duration.seconds\((\d+)\)"))
    delay = int(settings(base)["PUSHGATE_DRAIN_DELAY_SECONDS"])
    assert pod["terminationGracePeriodSeconds"] > delay + limit
    for name in ["pushgate", "trial"]:
        assert int(services[name]["stop_grace_period"].removesuffix("s")) > limit


def test_users_and_ports_of_image_and_pods_are_equal():
    dockerfile, services, _, pod, container = shipped()
    user = int(re.search(r"^USER (\d+):\1$", dockerfile, re.M)[1])
    jobs = documents("base/migration.yaml")[0]["spec"]["template"]["spec"]
    for context in [pod["securityContext"], jobs["securityContext"]]:
        assert {context[name] for name in ["runAsUser", "runAsGroup", "fsGroup"]} == {user}
    assert f"chown -R {user}:{user} " in services["secrets"]["command"][0]
    port = re.search(r"^ENV PUSHGATE_LISTEN=0.0.0.0:(\d+)$", dockerfile, re.M)[1]
    assert f"EXPOSE {port}\n" in dockerfile
    assert container["ports"] == [{"name": "api", "containerPort": int(port)}]
    assert services["pushgate"]["ports"] == [f"127.0.0.1:{port}:{port}"]
    tls, = documents("overlays/tls/kustomization.yaml")
    assert settings(tls)["PUSHGATE_LISTEN"] == f"tls:0.0.0.0:{port}"


def test_the_autoscaler_leaves_connections_to_postgresql():
    _, _, base, _, _ = shipped()
    scaler, = documents("scaling/autoscaler.yaml")
    surge = documents("base/deployment.yaml")[0]["spec"]["strategy"]["rollingUpdate"]["maxSurge"]
    # During a rollout, a pod that ends keeps its connections for a while.
    pods = scaler["spec"]["maxReplicas"] + surge + 1
    # "connections" in "Check an installation" of docs/operations.md; PostgreSQL keeps 3 of 130 (deploy/README.md).
    assert pods * (8 * int(settings(base)["PUSHGATE_SHARDS"]) + 7) <= 127


def test_probes_need_no_key(gateway):
    _, _, _, _, container = shipped()
    for probe in ["startupProbe", "livenessProbe", "readinessProbe"]:
        request = container[probe]["httpGet"]
        assert request["port"] == container["ports"][0]["name"]
        with urllib.request.urlopen(gateway.url + request["path"], timeout=10) as response:
            assert response.status == 200
