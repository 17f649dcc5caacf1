// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import Logging

/// The HTTP/1.1 server of one shard.
///
/// Lifecycle: make it with its routes, `serve` one listener or several (each call returns when the
/// server has drained), then `drain`. All on the shard's actor; handlers run there too. Each
/// connection is one long-lived task; nothing is started per request.
package final class HTTPService {
  /// Turns an accepted socket into something to talk HTTP over; a TLS handshake goes here.
  package typealias Opener = (AcceptedSocket, EventLoop) async throws(IOError) ->
    any ConnectionChannel

  package let limits: HTTPLimits
  let loop: EventLoop
  let router: Router
  let documentation: String
  let logger: Logger
  let observer: (any HTTPObserver)?
  private let open: Opener

  package private(set) var isDraining = false
  private var listeners: [Listener] = []
  private var connections: [ObjectIdentifier: HTTPConnection] = [:]
  private var whenFewer: [UnsafeContinuation<Void, Never>] = []
  private var whenEmpty: [UnsafeContinuation<Void, Never>] = []

  // Shared by all connections of the loop.
  var date = HTTPDate()
  var requestIDs = RequestIDs()
  var bufferedBodyBytes = 0

  /// - Parameters:
  ///   - documentation: the page that explains problem codes; a problem's `type` is this and the
  ///     code as fragment.
  ///   - open: plain TCP unless given.
  package init(
    loop: EventLoop, router: Router, limits: HTTPLimits = HTTPLimits(),
    documentation: String = "/docs/errors.md", logger: Logger, observer: (any HTTPObserver)? = nil,
    open: @escaping Opener = { socket, loop throws(IOError) in
      try TCPStream(adopting: socket, on: loop)
    }
  ) {
    self.loop = loop
    self.router = router
    self.limits = limits
    self.documentation = documentation
    self.logger = logger
    self.observer = observer
    self.open = open
  }

  /// Connections that are open.
  package var connectionCount: Int { connections.count }

  /// Accepts and serves until the server has drained.
  package func serve(
    _ listener: Listener, isolation: isolated (any Actor) = #isolation
  ) async {
    listeners.append(listener)
    do throws(IOError) {
      while true {
        start(try await listener.accept(), isolation: isolation)
        if connections.count >= limits.connections + limits.refusals {
          await withUnsafeContinuation { whenFewer.append($0) }
        }
      }
    } catch {
      if error.code != .closed && error.code != .cancelled {
        logger.error("The listener failed.", metadata: ["error": "\(error)"])
        listener.close()
      }
    }
    await waitUntilEmpty()
  }

  /// Stops accepting, closes idle connections, and lets requests in progress finish, each with
  /// `Connection: close`. What is still open at `deadline` is reset and its handler cancelled.
  /// - Returns: whether everything finished in time.
  @discardableResult
  package func drain(deadline: MonotonicTime) async -> Bool {
    isDraining = true
    // One more turn of the loop: who is in the kernel's queue is accepted, closing would reset him.
    try? await loop.sleep(for: .milliseconds(2))
    for listener in listeners { listener.close() }
    for connection in connections.values { connection.closeIfIdle() }
    var inTime = true
    let alarm = loop.schedule(at: deadline) { [self] in
      inTime = connections.isEmpty
      for connection in connections.values { connection.abort() }
      resumeAll(&whenEmpty)
    }
    await waitUntilEmpty()
    loop.cancel(alarm)
    return inTime
  }

  private func start(_ socket: AcceptedSocket, isolation: isolated (any Actor)) {
    let connection = HTTPConnection(
      server: self, isRefused: connections.count >= limits.connections)
    let id = ObjectIdentifier(connection)
    connections[id] = connection
    observer?.connectionsChanged(connections.count)
    connection.task = Task {
      _ = isolation
      do throws(IOError) {
        await connection.run(over: try await open(socket, loop))
      } catch {
        logger.debug("A connection could not be opened.", metadata: ["error": "\(error)"])
      }
      ended(id)
    }
  }

  private func ended(_ id: ObjectIdentifier) {
    connections[id] = nil
    observer?.connectionsChanged(connections.count)
    resumeAll(&whenFewer)
    if connections.isEmpty { resumeAll(&whenEmpty) }
  }

  private func waitUntilEmpty() async {
    if connections.isEmpty { return }
    await withUnsafeContinuation { whenEmpty.append($0) }
  }

  private func resumeAll(_ waiting: inout [UnsafeContinuation<Void, Never>]) {
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }
}
