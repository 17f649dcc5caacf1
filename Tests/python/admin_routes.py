# SPDX-License-Identifier: Apache-2.0
"""The route table of the admin page, read from its sources, so that tests cover each new route."""

import dataclasses
import re

from gateway import ROOT

PATTERN = re.compile(
    r'AdminRoute\(\s*\.(get|post), "([^"]*)", \.(open|scope\(\.(\w+)\)|gateway\(\.(\w+)\))'
    r'(?:, entry: \.init\([^)]*\))?(?:, bodyLimit: \.(\w+))?')


@dataclasses.dataclass(frozen=True)
class Route:
    method: str
    path: str
    #: Whether only keys that are not bound to applications have access.
    is_gateway: bool
    #: None without a session.
    scope: str | None
    #: Whether the form has a file.
    has_file: bool

    def filled(self, values):
        """The address with the values of the names in braces."""
        return "/admin/" + re.sub(r"\{(\w+)\}", lambda name: values[name[1]], self.path)

    @property
    def pattern(self):
        return re.compile("/admin/" + re.sub(r"\\{\w+\\}", "[^/]+", re.escape(self.path)))


def routes():
    sources = [path.read_text() for path in sorted((ROOT / "Sources/Admin/Pages").rglob("*.swift"))]
    found = [
        Route(one[1].upper(), one[2], one[3].startswith("gateway"), one[4] or one[5], one[6] in ("strings", "credential"))
        for text in sources for one in PATTERN.finditer(text)]
    # A route in another form would not be covered.
    assert len(found) == sum(text.count("AdminRoute(") for text in sources) > 40
    return found
