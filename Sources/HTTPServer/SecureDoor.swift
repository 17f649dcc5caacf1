// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
import TLS
package import Transport

/// Where TLS connections come in on one shard: performs the handshakes, so many at once and each within its
/// time, with the certificate that is served at the moment.
///
/// When more clients than that are in the middle of their handshakes, those who began first of the address that has the
/// most are dropped: whoever would keep others out has to come from more addresses than all of them together.
package final class SecureDoor {
  /// Tickets given to each client. Browsers open a second connection early; more would cost bytes.
  private static let tickets = 2

  /// A handshake under way.
  private final class Entrant {
    let tcp: TCPStream
    var wasDropped = false

    init(_ tcp: TCPStream) { self.tcp = tcp }
  }

  private let certificate: ServedCertificate
  private let limits: HTTPLimits
  private let observer: (any HTTPObserver)?
  private var context: (made: TLSContext, version: Int)?
  private var entrants = EvictionQueue<Entrant>()
  /// Handshakes under way.
  package var handshakes: Int { entrants.count }

  package init(
    _ certificate: ServedCertificate, limits: HTTPLimits = HTTPLimits(),
    observer: (any HTTPObserver)? = nil
  ) {
    self.certificate = certificate
    self.limits = limits
    self.observer = observer
  }

  /// Performs the handshake of a connection.
  /// - Parameter acceptedAt: since then it has its time.
  /// - Throws: when it fails, takes too long, or has to make room.
  package func open(
    _ socket: AcceptedSocket, on loop: EventLoop, acceptedAt: MonotonicTime
  ) async throws(TransportError) -> ByteStream {
    let context = try currentContext(at: loop.now)
    let tcp: TCPStream
    do throws(IOError) { tcp = try TCPStream(adopting: socket, on: loop) } catch {
      throw .io(error)
    }
    let entrant = Entrant(tcp)
    let place = entrants.enter(entrant, of: AddressRange(networkOf: tcp.peer))
    for dropped in entrants.evict(handshakes - limits.handshakes) {
      dropped.wasDropped = true
      dropped.tcp.abort()
    }
    defer { entrants.leave(place) }
    do throws(TransportError) {
      let stream = try await ByteStream.acceptTLS(
        over: tcp, context: context, deadline: acceptedAt + limits.handshakeDeadline)
      observer?.handshakeEnded(stream.isResumed ? .resumed : .full)
      return stream
    } catch {
      observer?.handshakeEnded(
        entrant.wasDropped ? .dropped : error.isTimeout ? .timedOut : .failed)
      throw error
    }
  }

  private func currentContext(at now: MonotonicTime) throws(TransportError) -> TLSContext {
    let material = certificate.current(at: now)
    if let context, context.version == material.version { return context.made }
    do throws(TLSError) {
      let made = try TLSContext.server(
        identity: material.identity, alpn: ["h2", "http/1.1"],
        clientAuthentication: material.clients.map { .optional($0) } ?? .none,
        tickets: Self.tickets,
        ticketKeys: material.ticketKeys)
      context = (made, material.version)
      return made
    } catch { throw .tls(error) }
  }
}

/// How a TLS handshake with a client ended.
package enum HandshakeEnd: String, CaseIterable, Sendable {
  /// The certificate was shown.
  case full
  /// It went on with a ticket.
  case resumed
  /// The client spoke no TLS that is spoken here, did not like the certificate, or went away; or the server stopped
  /// before it had spoken.
  case failed
  case timedOut = "timed_out"
  /// There were too many at once, under way or not begun, and this one came first.
  case dropped
}
