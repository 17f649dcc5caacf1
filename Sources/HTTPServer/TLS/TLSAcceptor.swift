// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import TLS
package import Transport

/// Performs the TLS handshakes of one shard with the current certificate. Limits the number of
/// concurrent handshakes and the time of each.
///
/// Beyond the limit, the oldest handshakes of the network with the most handshakes are dropped. To
/// displace handshakes of other networks, a flood needs more networks than all other clients
/// together.
package final class TLSAcceptor {
  /// Tickets issued to each client. Browsers soon open a second connection; further tickets would
  /// only cost bytes.
  private static let tickets = 2

  /// A handshake in progress.
  private final class HandshakeInProgress {
    let tcp: TCPStream
    var wasDropped = false

    init(_ tcp: TCPStream) { self.tcp = tcp }
  }

  private let certificate: ServedCertificate
  private let limits: HTTPLimits
  private let observer: (any HTTPObserver)?
  private let makeContext: MakeContext?
  private var context: (made: TLSContext, version: Int)?
  private var entrants = EvictionQueue<HandshakeInProgress>()
  /// Handshakes in progress.
  package var handshakes: Int { entrants.count }

  /// Creates the context for a certificate.
  package typealias MakeContext = (TLSIdentity) throws(TLSError) -> TLSContext

  /// - Parameter makeContext: creates the contexts of another protocol than HTTP; nil: those of
  ///   HTTP.
  package init(
    _ certificate: ServedCertificate, limits: HTTPLimits = HTTPLimits(),
    observer: (any HTTPObserver)? = nil, makeContext: MakeContext? = nil
  ) {
    self.makeContext = makeContext
    self.certificate = certificate
    self.limits = limits
    self.observer = observer
  }

  /// Performs the handshake of a connection.
  /// - Parameter acceptedAt: the time from which the handshake's time limit counts.
  /// - Throws: if the handshake fails, takes too long, or is dropped in favour of others.
  package func open(
    _ socket: AcceptedSocket, on loop: EventLoop, acceptedAt: MonotonicTime
  ) async throws(TransportError) -> ByteStream {
    let context = try currentContext(at: loop.now)
    let tcp: TCPStream
    do throws(IOError) { tcp = try TCPStream(adopting: socket, on: loop) } catch {
      throw .io(error)
    }
    let entrant = HandshakeInProgress(tcp)
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
      let made: TLSContext
      if let makeContext {
        made = try makeContext(material.identity)
      } else {
        made = try TLSContext.server(
          identity: material.identity, alpn: ["h2", "http/1.1"],
          clientAuthentication: material.clients.map { .optional($0) } ?? .none,
          tickets: Self.tickets, ticketKeys: material.ticketKeys)
      }
      context = (made, material.version)
      return made
    } catch { throw .tls(error) }
  }
}
