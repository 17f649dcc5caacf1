// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

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
