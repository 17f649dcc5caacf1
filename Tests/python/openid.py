# SPDX-License-Identifier: Apache-2.0
"""OpenID Connect providers for tests: oidc-provider-mock, and one that misbehaves as a test wants."""

import base64
import contextlib
import hashlib
import json
import secrets
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
import warnings
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import jwt
from cryptography.hazmat.primitives.asymmetric import ec, rsa

CLIENT, SECRET = "push:gate", "a secret/with+signs"
CALLBACK = "https://push.example.com/admin/sign-in/callback"


@contextlib.contextmanager
def mock():
    """The address of oidc-provider-mock. Its claims are set by `set_user`."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import oidc_provider_mock
    with oidc_provider_mock.run_server_in_thread() as server:
        yield f"http://localhost:{server.server_port}"


def set_user(issuer, sub, claims):
    request = urllib.request.Request(
        f"{issuer}/users/{urllib.parse.quote(sub)}", json.dumps(claims).encode(), {"Content-Type": "application/json"},
        method="PUT")
    urllib.request.urlopen(request).close()


class KeepLocation(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


def authorize(url, **form):
    """Submits the mock's form; returns path and query of the address that the browser is sent back to."""
    try:
        urllib.request.build_opener(KeepLocation).open(url, urllib.parse.urlencode(form).encode())
    except urllib.error.HTTPError as answer:
        assert answer.code == 302, answer.read()
        assert answer.headers["Location"].startswith(CALLBACK + "?"), answer.headers["Location"]
        return answer.headers["Location"].removeprefix("https://push.example.com")
    raise AssertionError("the mock did not redirect")


class Provider:
    """A provider whose tokens, keys and answers a test changes. It checks code, verifier and client as RFC 6749 and 7636
    require."""

    def __init__(self):
        self.claims, self.headers = {}, {}
        self.answer = None
        self.delay = threading.Event()
        self.requests = []
        self.codes = {}
        self.rotate()
        provider = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                provider.serve(self, None)

            def do_POST(self):
                provider.serve(self, self.rfile.read(int(self.headers["Content-Length"])).decode())

            def log_message(self, *_):
                pass

        self.delay.set()
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.issuer = f"http://127.0.0.1:{self.server.server_port}/realms/x"

    def stop(self):
        self.delay.set()
        self.server.shutdown()
        self.server.server_close()

    def rotate(self, kind="ES256"):
        self.kind, self.kid = kind, secrets.token_hex(4)
        self.key = ec.generate_private_key(ec.SECP256R1()) if kind == "ES256" else rsa.generate_private_key(65537, 2048)

    def jwks(self):
        algorithm = jwt.algorithms.ECAlgorithm if self.kind == "ES256" else jwt.algorithms.RSAAlgorithm
        key = algorithm.to_jwk(self.key.public_key(), as_dict=True)
        return {"keys": [{"kty": "oct", "k": "c2VjcmV0"}, {**key, "kid": self.kid, "use": "sig", "alg": self.kind}]}

    def serve(self, request, body):
        path = request.path.removeprefix("/realms/x")
        self.requests.append(path)
        self.delay.wait(60)
        status, answer = 200, None
        if path == "/.well-known/openid-configuration":
            answer = {
                "issuer": self.issuer, "authorization_endpoint": f"{self.issuer}/login/?theme=dark",
                "token_endpoint": f"{self.issuer}/token/?v=1", "jwks_uri": f"{self.issuer}/keys/",
                "scopes_supported": ["openid", "groups"]}
        elif path == "/keys/":
            answer = self.jwks()
        elif path == "/token/?v=1":
            status, answer = self.exchange(request, body)
        status, raw, headers = self.answer(path) if self.answer and self.answer(path) else (
            status, json.dumps(answer).encode(), {})
        request.send_response(status)
        for name, value in {"Content-Type": "application/json", "Content-Length": str(len(raw)), **headers}.items():
            request.send_header(name, value)
        request.end_headers()
        with contextlib.suppress(OSError):
            request.wfile.write(raw)

    def exchange(self, request, body):
        form = dict(urllib.parse.parse_qsl(body, strict_parsing=True))
        pair = base64.b64decode(request.headers["Authorization"].removeprefix("Basic ")).decode().split(":")
        if [urllib.parse.unquote_plus(part) for part in pair] != [CLIENT, SECRET]:
            return 401, {"error": "invalid_client"}
        asked = self.codes.pop(form["code"], None)
        challenge = base64.urlsafe_b64encode(hashlib.sha256(form["code_verifier"].encode()).digest()).decode().rstrip("=")
        if not asked or form["redirect_uri"] != CALLBACK or challenge != asked["code_challenge"]:
            return 400, {"error": "invalid_grant", "error_description": "<b>no</b>"}
        now = int(time.time())
        claims = {
            "iss": self.issuer, "sub": "1234", "aud": CLIENT, "nonce": asked["nonce"], "iat": now, "exp": now + 300,
            "groups": ["ops"], **self.claims}
        header = {"kid": self.kid, **self.headers}
        algorithm = header.pop("alg", self.kind)
        key = {"none": None, "HS256": "x" * 32}.get(algorithm, self.key)
        return 200, {
            "access_token": "x", "token_type": "Bearer",
            "id_token": jwt.encode(claims, key, algorithm=algorithm, headers=header)}

    def sign_in(self, location):
        """Signs in at the address that the gateway redirected to; returns path and query of the address to come back to."""
        address, _, query = location.partition("?")
        assert address == f"{self.issuer}/login/", location
        asked = dict(urllib.parse.parse_qsl(query, strict_parsing=True))
        assert asked.pop("theme") == "dark"
        assert asked["client_id"] == CLIENT and asked["redirect_uri"] == CALLBACK and asked["response_type"] == "code"
        assert asked["code_challenge_method"] == "S256" and asked["scope"] == "openid email groups"
        code = secrets.token_hex(8)
        self.codes[code] = asked
        return f"/admin/sign-in/callback?code={code}&state={asked['state']}"
