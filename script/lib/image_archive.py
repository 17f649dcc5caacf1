# SPDX-License-Identifier: Apache-2.0
"""usage: image_archive.py FROM TO

Copies an image archive of `buildah push docker-archive:` without the random ids of the build, so that
equal images have equal bytes: those of containers, as ids and host names, and of the parent image.
"""

import hashlib
import io
import json
import sys
import tarfile

RANDOM = ["container", "container_config", "parent"]


def main(source, target):
    with tarfile.open(source) as old, tarfile.open(target, "w", format=tarfile.USTAR_FORMAT) as new:

        def add(name, size, content):
            entry = tarfile.TarInfo(name)
            entry.size, entry.mode = size, 0o444
            new.addfile(entry, content)

        (image,) = json.load(old.extractfile("manifest.json"))
        config = json.load(old.extractfile(image["Config"]))
        for name in RANDOM:
            config.pop(name, None)
        config["config"].pop("Hostname", None)
        text = json.dumps(config).encode()
        image["Config"] = hashlib.sha256(text).hexdigest() + ".json"
        for name in image["Layers"]:
            add(name, old.getmember(name).size, old.extractfile(name))
        add(image["Config"], len(text), io.BytesIO(text))
        manifest = json.dumps([image]).encode()
        add("manifest.json", len(manifest), io.BytesIO(manifest))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
