# SPDX-License-Identifier: Apache-2.0
"""usage: check_sbom.py FILE…

Checks bills of materials against the schema of CycloneDX. Needs cyclonedx-python-lib.
"""

import json
import pathlib
import sys

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

for name in sys.argv[1:]:
    text = pathlib.Path(name).read_text()
    major, minor = json.loads(text)["specVersion"].split(".")
    if fault := JsonStrictValidator(SchemaVersion((int(major), int(minor)))).validate_str(text):
        sys.exit(f"{name}: {fault}")
