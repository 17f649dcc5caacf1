// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// Owns one `SSL_SESSION*`, with which a client resumes an earlier session. A secret.
@safe final class TicketHandle {
  let pointer: OpaquePointer

  init(adopting pointer: OpaquePointer) {
    unsafe self.pointer = unsafe pointer
  }

  /// Whether the ticket is for one connection only, so that observers cannot link connections of
  /// one client (RFC 8446 §C.4). Tickets before TLS 1.3 are reused, since servers do not issue one
  /// for each connection.
  var isForOneUse: Bool { unsafe SSL_SESSION_get_protocol_version(pointer) >= TLS1_3_VERSION }

  /// A copy that stays valid if its connection ends without close_notify.
  var copy: TicketHandle? {
    guard let copy = unsafe SSL_SESSION_dup(pointer) else { return nil }
    return unsafe TicketHandle(adopting: copy)
  }

  deinit { unsafe SSL_SESSION_free(pointer) }
}
