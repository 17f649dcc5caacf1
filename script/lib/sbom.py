# SPDX-License-Identifier: Apache-2.0
"""usage: sbom.py BINARY VERSION COMMIT SECONDS
       sbom.py ARCHIVE VERSION COMMIT SECONDS ROOT

Prints a software bill of materials in CycloneDX 1.5 (JSON): the Swift packages and the toolchain
whose code is in the binary, and the Debian packages of the libraries that it loads, or all packages
of a container image. ROOT has the image's lists of packages, var/lib/dpkg/status and
usr/lib/os-release. SECONDS is the time of the commit since the epoch. Equal arguments on an equal
system give equal bytes.
"""

import datetime
import hashlib
import json
import pathlib
import re
import subprocess
import sys
import uuid
from urllib.parse import quote

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
    for name in sorted(found):
        version, architecture = output("dpkg-query", "-W", "-f=${Version} ${Architecture}\n", name).split("\n")[0].split()
        yield debian_package(name, version, architecture, distribution("/"))


def image_packages(root):
    """The packages that are installed in an image."""
    for entry in (pathlib.Path(root) / "var/lib/dpkg/status").read_text().split("\n\n"):
        fields = dict(re.findall(r"^(Package|Status|Version|Architecture): (.*)$", entry, re.M))
        if fields.get("Status") == "install ok installed":
            yield debian_package(fields["Package"], fields["Version"], fields["Architecture"], distribution(root))


def distribution(root):
    """The distribution of a root as package URLs name it."""
    text = (pathlib.Path(root) / "usr/lib/os-release").read_text()
    release = dict(line.split("=", 1) for line in text.splitlines() if "=" in line)
    return release["ID"] + "-" + release.get("VERSION_ID", "").strip('"')


def debian_package(name, version, architecture, distribution):
    return {
        "type": "library", "bom-ref": name, "name": name, "version": version, "scope": "required",
        "purl": f"pkg:deb/debian/{quote(name)}@{quote(version)}?arch={architecture}&distro={distribution}",
    }


def document(file, version, commit, seconds, root=None):
    packages = image_packages(root) if root else debian_packages(file)
    components = [*swift_packages(), toolchain(), locale_data(), *packages]
    digest = hashlib.sha256(pathlib.Path(file).read_bytes()).hexdigest()
    time = datetime.datetime.fromtimestamp(int(seconds), datetime.timezone.utc)
    return {
        "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'pushgate {commit} {digest}')}",
        "metadata": {
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": {
                "type": "container" if root else "application", "bom-ref": "pushgate", "name": "pushgate", "version": version,
                "licenses": [{"license": {"id": "Apache-2.0"}}], "hashes": [{"alg": "SHA-256", "content": digest}],
                "properties": [{"name": "git:commit", "value": commit}],
            },
        },
        "components": components,
        "dependencies": [{"ref": "pushgate", "dependsOn": [component["bom-ref"] for component in components]}],
    }


if __name__ == "__main__":
    if len(sys.argv) not in (5, 6):
        sys.exit(__doc__)
    print(json.dumps(document(*sys.argv[1:]), indent=2, ensure_ascii=False))
