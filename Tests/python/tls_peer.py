# SPDX-License-Identifier: Apache-2.0
"""A TLS 1.3 client in memory that uses the system's libssl: Python's `ssl` cannot send KeyUpdates.
"""

import ctypes
import ctypes.util

_ssl = ctypes.CDLL(ctypes.util.find_library("ssl") or "libssl.so.3")
_crypto = ctypes.CDLL(ctypes.util.find_library("crypto") or "libcrypto.so.3")
for _library, _names in (
    (_ssl, ("TLS_client_method", "SSL_CTX_new", "SSL_new")), (_crypto, ("BIO_s_mem", "BIO_new"))):
    for _name in _names:
        getattr(_library, _name).restype = ctypes.c_void_p
_crypto.BIO_ctrl.restype = ctypes.c_long

_SSL_CTRL_SET_MIN_PROTO_VERSION, _TLS1_3 = 123, 0x0304
_BIO_CTRL_PENDING = 10
_KEY_UPDATE_NOT_REQUESTED = 0


class TLSClient:
    """Performs the handshake over a connected socket on creation, and verifies no certificate."""

    def __init__(self, socket, alpn=None):
        self.socket = socket
        context = ctypes.c_void_p(_ssl.SSL_CTX_new(ctypes.c_void_p(_ssl.TLS_client_method())))
        _ssl.SSL_CTX_ctrl(context, _SSL_CTRL_SET_MIN_PROTO_VERSION, ctypes.c_long(_TLS1_3), None)
        self._ssl = ctypes.c_void_p(_ssl.SSL_new(context))
        _ssl.SSL_CTX_free(context)
        if alpn:
            protocols = bytes([len(alpn)]) + alpn.encode()
            assert _ssl.SSL_set_alpn_protos(self._ssl, protocols, len(protocols)) == 0
        self._received, self._unsent = (
            ctypes.c_void_p(_crypto.BIO_new(ctypes.c_void_p(_crypto.BIO_s_mem()))) for _ in range(2))
        _ssl.SSL_set_bio(self._ssl, self._received, self._unsent)
        _ssl.SSL_set_connect_state(self._ssl)
        while (result := _ssl.SSL_do_handshake(self._ssl)) != 1:
            # 2: SSL_ERROR_WANT_READ.
            assert _ssl.SSL_get_error(self._ssl, result) == 2, "the handshake failed"
            self.socket.sendall(self._taken())
            piece = self.socket.recv(65536)
            assert piece, "the server ended the handshake"
            _crypto.BIO_write(self._received, piece, len(piece))
        self.socket.sendall(self._taken())

    def __del__(self):
        if ssl := self.__dict__.get("_ssl"):
            _ssl.SSL_free(ssl)

    def _taken(self):
        """The ciphertext to send."""
        count = _crypto.BIO_ctrl(self._unsent, _BIO_CTRL_PENDING, ctypes.c_long(0), None)
        buffer = ctypes.create_string_buffer(max(1, count))
        taken = _crypto.BIO_read(self._unsent, buffer, count) if count else 0
        return buffer.raw[:taken]

    def sealed(self, plaintext):
        """Records with the plaintext."""
        assert _ssl.SSL_write(self._ssl, plaintext, len(plaintext)) == len(plaintext)
        return self._taken()

    def key_updates(self, count):
        """`count` KeyUpdate records of 27 bytes each."""
        for _ in range(count):
            assert _ssl.SSL_key_update(self._ssl, _KEY_UPDATE_NOT_REQUESTED) == 1
            assert _ssl.SSL_do_handshake(self._ssl) == 1
        return self._taken()
