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

/// The tickets that servers have issued to the connections of one client context, by the server's
/// verified name. A connection that offers a ticket needs no certificates (RFC 8446 §2.2). Tickets
/// are kept in memory only. OpenSSL does not offer an expired ticket.
final class SessionTickets {
  /// Tickets kept per server. A server issues one or two per connection, and a pool opens a few
  /// connections after an outage.
  private static let perServer = 8
  /// Number of servers whose tickets are kept; a pool connects to one server.
  private static let servers = 16

  private var held: [String: [TicketHandle]] = [:]

  func keep(_ ticket: TicketHandle, of server: String) {
    if held[server] == nil, held.count >= Self.servers { held = [:] }
    let kept = ticket.isForOneUse ? held[server, default: []].suffix(Self.perServer - 1) : []
    held[server] = kept + [ticket]
  }

  func hasAny(of server: String) -> Bool { held[server]?.isEmpty == false }

  /// Returns the newest ticket.
  func take(of server: String) -> TicketHandle? {
    guard let newest = held[server]?.last else { return nil }
    guard newest.isForOneUse else { return newest.copy }
    held[server]?.removeLast()
    return newest
  }

  func forget(_ server: String) { held[server] = nil }
}
