# SPDX-License-Identifier: Apache-2.0
"""usage: sbom.py BINARY VERSION COMMIT SECONDS

Prints a software bill of materials in CycloneDX 1.5 (JSON): the Swift packages and the toolchain
whose code is in the binary, and the Debian packages of the libraries that it loads. SECONDS is the
time of the commit since the epoch. Equal arguments on an equal system give equal bytes.
"""

import datetime
import hashlib
import json
import pathlib
import re
import subprocess
import sys
import uuid

ROOT = pathlib.Path(__file__).resolve().parents[2]


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def swift_packages():
    """The packages of Package.resolved. The tests alone use no further ones."""
    for pin in json.loads((ROOT / "Package.resolved").read_text())["pins"]:
        place, version = pin["location"].removeprefix("https://").removesuffix(".git"), pin["state"]["version"]
        yield {
            "type": "library", "bom-ref": pin["identity"], "name": pin["identity"], "version": version,
            "purl": f"pkg:swift/{place}@{version}", "licenses": [{"license": {"id": "Apache-2.0"}}],
            "properties": [{"name": "git:commit", "value": pin["state"]["revision"]}],
        }


def toolchain():
    version = re.search(r"Swift version (\S+)", output("swift", "--version"))[1]
    return {
        "type": "library", "bom-ref": "swift", "name": "swift", "version": version,
        "description": "Standard library, runtime, libdispatch and FoundationEssentials, statically linked",
        "purl": f"pkg:github/swiftlang/swift@swift-{version}-RELEASE", "licenses": [{"license": {"id": "Apache-2.0"}}],
    }


def locale_data():
    return {
        "type": "data", "bom-ref": "cldr", "name": "Unicode CLDR", "description": "Tables of languages and locales",
        "licenses": [{"license": {"id": "Unicode-3.0"}}],
    }


def debian_packages(binary):
    """The packages of the shared libraries that the binary names."""
    found, dynamic = set(), output("readelf", "-d", binary)
    for line in output("ldd", binary).splitlines():
        name, _, rest = line.strip().partition(" => ")
        if f"[{name}]" in dynamic and rest:
            path = pathlib.Path(rest.split(" ")[0])
            # Packages name files as before the merge of /lib and /usr/lib.
            for place in [path, path.resolve(), pathlib.Path(str(path.resolve()).removeprefix("/usr"))]:
                owner = subprocess.run(["dpkg", "-S", place], capture_output=True, text=True).stdout
                if owner:
                    found.add(owner.split(":")[0])
    release = dict(line.split("=", 1) for line in pathlib.Path("/etc/os-release").read_text().splitlines() if "=" in line)
    distribution = release["ID"] + "-" + release.get("VERSION_ID", "").strip('"')
    for name in sorted(found):
        version, architecture = output("dpkg-query", "-W", "-f=${Version} ${Architecture}\n", name).split("\n")[0].split()
        yield {
            "type": "library", "bom-ref": name, "name": name, "version": version, "scope": "required",
            "purl": f"pkg:deb/debian/{name}@{version}?arch={architecture}&distro={distribution}",
        }


def document(binary, version, commit, seconds):
    components = [*swift_packages(), toolchain(), locale_data(), *debian_packages(binary)]
    digest = hashlib.sha256(pathlib.Path(binary).read_bytes()).hexdigest()
    time = datetime.datetime.fromtimestamp(int(seconds), datetime.timezone.utc)
    return {
        "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'pushgate {commit} {digest}')}",
        "metadata": {
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": {
                "type": "application", "bom-ref": "pushgate", "name": "pushgate", "version": version,
                "licenses": [{"license": {"id": "Apache-2.0"}}], "hashes": [{"alg": "SHA-256", "content": digest}],
                "properties": [{"name": "git:commit", "value": commit}],
            },
        },
        "components": components,
        "dependencies": [{"ref": "pushgate", "dependsOn": [component["bom-ref"] for component in components]}],
    }


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    print(json.dumps(document(*sys.argv[1:]), indent=2, ensure_ascii=False))
