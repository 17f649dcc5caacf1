# SPDX-License-Identifier: Apache-2.0
"""A client of the admin page that sends exactly the header fields a test gives, and keeps cookies only if told."""

import http.client
import re
import ssl
import urllib.parse

SAME = {"Sec-Fetch-Site": "same-origin"}


class Answer:
    def __init__(self, response):
        self.status, self.headers, self.text = response.status, response.headers, response.read().decode()

    @property
    def location(self):
        return self.headers["Location"]

    @property
    def cookie(self):
        """`name=value` of the cookie that the answer sets."""
        return (self.headers["Set-Cookie"] or "").split(";")[0]


class AdminPage:
    """The admin page of a gateway, at `host:port`, over TLS if there is a context."""

    def __init__(self, address, context=None):
        self.address, self.context = address, context

    @classmethod
    def secure(cls, port, root_file):
        context = ssl.create_default_context(cafile=root_file)
        context.check_hostname = False
        return cls(f"127.0.0.1:{port}", context)

    def send(self, method, path, body=None, headers=None, source=None):
        host, port = self.address.rsplit(":", 1)
        place = (source, 0) if source else None
        if self.context:
            connection = http.client.HTTPSConnection(host, int(port), timeout=30, context=self.context, source_address=place)
        else:
            connection = http.client.HTTPConnection(host, int(port), timeout=30, source_address=place)
        try:
            connection.request(method, path, body, headers or {})
            return Answer(connection.getresponse())
        finally:
            connection.close()

    def get(self, path, cookie=None, **options):
        headers = {**options.pop("headers", {}), **({"Cookie": cookie} if cookie else {})}
        return self.send("GET", path, headers=headers, **options)

    def post(self, path, form, cookie=None, headers=SAME, **options):
        headers = {
            "Content-Type": "application/x-www-form-urlencoded", **({"Cookie": cookie} if cookie else {}), **headers}
        return self.send("POST", path, urllib.parse.urlencode(form, doseq=True), headers, **options)

    def upload(self, path, fields, file, cookie=None, headers=SAME, name="file.bin"):
        """Sends a form with the bytes of a file as `multipart/form-data`."""
        boundary = "----boundary4711"
        parts = [f'--{boundary}\r\nContent-Disposition: form-data; name="{field}"\r\n\r\n{value}\r\n'.encode()
                 for field, value in fields.items()]
        parts.append(
            f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\n'
            'Content-Type: application/octet-stream\r\n\r\n'.encode() + file + b"\r\n")
        headers = {
            "Content-Type": f"multipart/form-data; boundary={boundary}", **({"Cookie": cookie} if cookie else {}), **headers}
        return self.send("POST", path, b"".join(parts) + f"--{boundary}--\r\n".encode(), headers)

    def sign_in(self, key, **options):
        """The cookie of a new session."""
        answer = self.post("/admin/sign-in", {"key": key}, **options)
        assert answer.status == 303, answer.text
        return answer.cookie

    def device_links(self, app, cookie, query=""):
        """Addresses of the devices on the first page of the list."""
        answer = self.get(f"/admin/devices?app={app}{query}", cookie)
        assert answer.status == 200, answer.text
        return re.findall(r'href="(/admin/devices/[^"/?]+)"', answer.text)
