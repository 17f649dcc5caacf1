# SPDX-License-Identifier: Apache-2.0
"""Finds secrets and whole device tokens, which a gateway must not log at any level."""

import re

PATTERNS = {
    "an API key": re.compile(r"pgk_[A-Za-z0-9_-]{20}"),
    "an Authorization": re.compile(r"[Bb]earer [A-Za-z0-9._~+/=-]{16}"),
    "a private key": re.compile(r"PRIVATE KEY"),
    "a provider token": re.compile(r"eyJ[A-Za-z0-9_-]{8,}\.eyJ[A-Za-z0-9_-]{8,}\."),
    "a webhook's secret": re.compile(r"whsec_[A-Za-z0-9+/]{8}"),
    # The password of every .p12 and encrypted key in the tests.
    "a certificate's password": re.compile(r"sesame"),
    # Keys of 32 bytes without a prefix, certificates, and sealed secrets.
    "bytes in base64": re.compile(r"(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{42,}={1,2}(?![A-Za-z0-9+/=])"),
    "bytes in decimal": re.compile(r"(?:[0-9]{1,3}, ?){23}[0-9]{1,3}"),
    "a password in an address": re.compile(r"://[^/\s:@]+:[^/\s@]+@"),
}
HEX = re.compile(r"(?<![0-9a-fA-F])(?:[0-9a-fA-F]{2}){16,100}(?![0-9a-fA-F])")


def found(lines):
    """(kind, line) for each line with a secret."""
    return [(what, line) for line in lines for what, pattern in PATTERNS.items() if pattern.search(line)]


def device_tokens(lines, database):
    """The hexadecimal words in these lines that are tokens of devices or were sent to."""
    words = {word.lower() for line in lines for word in HEX.findall(line)}
    if not words:
        return []
    listed = ", ".join(f"decode('{word}', 'hex')" for word in sorted(words))
    return database.query(
        f"SELECT encode(token, 'hex') FROM devices WHERE token IN ({listed}) UNION "
        f"SELECT encode(token, 'hex') FROM deliveries WHERE token IN ({listed})").split()
