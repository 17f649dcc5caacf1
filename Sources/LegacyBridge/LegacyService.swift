// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import HTTPServer
internal import Logging
internal import Metrics
internal import TLS
internal import Transport

/// The legacy bridge of one shard: Apple's binary interface and feedback service, which Apple
/// switched off on 31 March 2021.
///
/// Lifecycle: create it, `serve` listeners (each call returns when the service has drained), then
/// `drain`. Used on the shard's actor. Each connection is one task.
package final class LegacyService {
  /// The service of a listener; the name is a label of metrics.
  package enum Kind: String, Sendable, CaseIterable {
    case push, feedback
  }

  /// A client from its acceptance to its end.
  private final class Client {
    let kind: Kind
    var task: Task<Void, Never>?
    /// Nil during the handshake.
    var connection: (any LegacyConnection)?

    init(_ kind: Kind) { self.kind = kind }
  }

  /// Interval of log entries about unknown certificates, whose number clients decide.
  private static let logInterval = Duration.seconds(1)

  private let context: LegacyContext
  private let acceptor: TLSAcceptor
  private var listeners: [Listener] = []
  private var clients: [ObjectIdentifier: Client] = [:]
  /// Connections after their handshake.
  private var open: [Kind: Int] = [:]
  private var isDraining = false
  private var whenEmpty: [CheckedContinuation<Void, Never>] = []
  private var nextLog = MonotonicTime.now()

  /// - Parameter acceptor: performs the handshakes with `TLSContext.legacyServer`.
  package init(_ context: LegacyContext, acceptor: TLSAcceptor) {
    self.context = context
    self.acceptor = acceptor
  }

  private var loop: EventLoop { context.loop }

  /// Accepts and serves connections until the service has drained.
  package func serve(
    _ listener: Listener, _ kind: Kind, isolation: isolated (any Actor) = #isolation
  ) async {
    if isDraining { return listener.close() }
    listeners.append(listener)
    do throws(IOError) {
      while true {
        let socket = try await listener.accept()
        if clients.count < context.limits.connections {
          start(socket, kind, isolation: isolation)
        } else {
          socket.reset()
        }
      }
    } catch {
      if error.code != .closed, error.code != .cancelled {
        context.logger.error("listener failed", metadata: ["error": "\(error)"])
        listener.close()
      }
    }
    await waitUntilEmpty()
  }

  /// Stops accepting, and ends each connection after the batch in progress. At `deadline` open
  /// connections are reset.
  package func drain(deadline: MonotonicTime) async {
    isDraining = true
    for listener in listeners { listener.close() }
    for client in clients.values { end(client) }
    let alarm = loop.schedule(at: deadline) { [self] in
      for client in clients.values {
        client.connection?.abort()
        client.task?.cancel()
      }
    }
    await waitUntilEmpty()
    loop.cancel(alarm)
  }

  private func end(_ client: Client) {
    if let connection = client.connection { connection.stop() } else { client.task?.cancel() }
  }

  private func waitUntilEmpty() async {
    if clients.isEmpty { return }
    await withCheckedContinuation { whenEmpty.append($0) }
  }

  private func start(
    _ socket: AcceptedSocket, _ kind: Kind, isolation: isolated (any Actor)
  ) {
    let client = Client(kind)
    clients[ObjectIdentifier(client)] = client
    let acceptedAt = loop.now
    client.task = Task {
      _ = isolation
      guard let connection = await handshake(socket, kind, acceptedAt: acceptedAt) else {
        return ended(client)
      }
      established(client, connection, isolation: isolation)
    }
  }

  /// Serves the connection in a new task. The handshake's task ends and frees the memory of its
  /// deepest call.
  private func established(
    _ client: Client, _ connection: any LegacyConnection, isolation: isolated (any Actor)
  ) {
    client.connection = connection
    count(client.kind, 1)
    if isDraining { connection.stop() }
    client.task = Task {
      _ = isolation
      await connection.run(isolation: isolation)
      count(client.kind, -1)
      ended(client)
    }
  }

  private func ended(_ client: Client) {
    clients[ObjectIdentifier(client)] = nil
    guard clients.isEmpty else { return }
    let resumed = whenEmpty
    whenEmpty = []
    for continuation in resumed { continuation.resume() }
  }

  private func count(_ kind: Kind, _ change: Int) {
    open[kind, default: 0] += change
    context.metrics.gauge(.legacyConnections, kind.rawValue).set(open[kind] ?? 0)
  }

  /// Performs the handshake and identifies the sender. Returns nil for an unknown one.
  private func handshake(
    _ socket: AcceptedSocket, _ kind: Kind, acceptedAt: MonotonicTime
  ) async -> (any LegacyConnection)? {
    let stream: ByteStream
    do throws(TransportError) {
      stream = try await acceptor.open(socket, on: loop, acceptedAt: acceptedAt)
    } catch {
      context.logger.debug("legacy handshake failed", metadata: ["error": "\(error)"])
      countHandshake("failed")
      return nil
    }
    guard let sender = sender(of: stream) else {
      stream.close()
      return nil
    }
    try? stream.tcp.setKeepalive(
      idle: LegacyLimits.keepaliveIdle, interval: LegacyLimits.keepaliveInterval,
      count: LegacyLimits.keepaliveProbes)
    switch kind {
    case .push: return LegacyPushConnection(stream, from: sender, in: context)
    case .feedback: return LegacyFeedbackConnection(stream, from: sender, in: context)
    }
  }

  private func sender(of stream: ByteStream) -> LegacySender? {
    guard let certificate = stream.peerCertificate else {
      logUnknown("the client sent no certificate", stream)
      return nil
    }
    let presented = LegacySenders.Presented(
      certificate, isTrusted: stream.isPeerTrusted, serverName: stream.requestedServerName)
    let sender = context.senders().sender(
      presented, in: context.configuration(), at: context.now())
    guard let sender else {
      logUnknown("certificate \(certificate.fingerprint) is unknown", stream)
      return nil
    }
    if sender.isExpired {
      context.logger.notice(
        "legacy sender has an expired certificate", metadata: ["sender": "\(sender.name)"])
    }
    countHandshake(sender.isExpired ? "expired" : "accepted")
    return sender
  }

  private func logUnknown(_ reason: String, _ stream: ByteStream) {
    countHandshake("unknown")
    guard loop.now >= nextLog else { return }
    nextLog = loop.now + Self.logInterval
    context.logger.warning(
      "unknown legacy sender", metadata: ["reason": "\(reason)", "peer": "\(stream.peer)"])
  }

  private func countHandshake(_ result: String) {
    context.metrics.counter(.legacyHandshakes, result).add()
  }
}
