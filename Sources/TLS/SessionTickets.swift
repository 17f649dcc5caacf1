// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// Owns one `SSL_SESSION*`: what a client needs to go on where an earlier connection left off. A secret.
@safe final class TicketHandle {
  let pointer: OpaquePointer

  init(adopting pointer: OpaquePointer) {
    unsafe self.pointer = unsafe pointer
  }

  /// Whether it may be given to one connection only, so that nobody on the way can tell two of them to be of one client
  /// (RFC 8446, C.4). Before TLS 1.3 servers do not give a new one each time.
  var isForOneUse: Bool { unsafe SSL_SESSION_get_protocol_version(pointer) >= TLS1_3_VERSION }

  /// One that is not spoilt when the connection that it is given to ends without close_notify.
  var copy: TicketHandle? {
    guard let copy = unsafe SSL_SESSION_dup(pointer) else { return nil }
    return unsafe TicketHandle(adopting: copy)
  }

  deinit { unsafe SSL_SESSION_free(pointer) }
}

/// The tickets that servers gave the connections of one client context, by the name that the server proved to have: a
/// connection that offers one needs no certificates (RFC 8446 §2.2). They live in memory only. Whether a ticket is too
/// old OpenSSL knows, and does not send it then.
final class SessionTickets {
  /// Tickets kept of one server: a server gives one or two to each connection, and a pool that comes back after an
  /// outage has a few to open.
  private static let perServer = 8
  /// Servers: a pool has one.
  private static let servers = 16

  private var held: [String: [TicketHandle]] = [:]

  func keep(_ ticket: TicketHandle, of server: String) {
    if held[server] == nil, held.count >= Self.servers { held = [:] }
    let kept = ticket.isForOneUse ? held[server, default: []].suffix(Self.perServer - 1) : []
    held[server] = kept + [ticket]
  }

  func hasAny(of server: String) -> Bool { held[server]?.isEmpty == false }

  /// The newest one.
  func take(of server: String) -> TicketHandle? {
    guard let newest = held[server]?.last else { return nil }
    guard newest.isForOneUse else { return newest.copy }
    held[server]?.removeLast()
    return newest
  }

  func forget(_ server: String) { held[server] = nil }
}
