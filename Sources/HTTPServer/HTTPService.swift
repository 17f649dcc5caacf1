// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
import HTTPTypes
package import Logging
import Transport

/// The HTTP server of one shard.
///
/// Lifecycle: create it with its routes, `serve` one or more listeners (each call returns when the
/// server has drained), then `drain`. All calls are on the shard's actor, where the handlers run,
/// too. Each connection is one task. A connection that becomes idle continues in a new, smaller
/// task. HTTP/1.1 requests have no task of their own.
package final class HTTPService {
  /// A client connection from its acceptance to its end.
  private final class Client {
    var task: Task<Void, Never>?
    /// Nil until the connection is established.
    var connection: (any ClientConnection)?
    let share: AddressShares.Entry

    init(_ share: AddressShares.Entry) { self.share = share }

    func abort() {
      connection?.abort()
      task?.cancel()
    }
  }

  let context: ServerContext
  private var listeners: [Listener] = []
  private var clients: [ObjectIdentifier: Client] = [:] {
    didSet { context.connections = clients.count }
  }
  private var whenEmpty: [UnsafeContinuation<Void, Never>] = []
  private let rejector: ConnectionRejector
  private var shares: AddressShares
  private let pendingHandshakes: PendingHandshakes

  /// - Parameters:
  ///   - documentation: the page that explains problem codes; a problem's `type` is this and the
  ///     code as fragment.
  ///   - proxies: clients that may have any number of connections, and whose `X-Forwarded-For` is
  ///     trusted in the log.
  ///   - loggedParameters: returns the metadata of a route's parameters for the access log.
  package init(
    loop: EventLoop, router: Router, limits: HTTPLimits = HTTPLimits(),
    documentation: String = "/docs/errors.md", logger: Logger, observer: (any HTTPObserver)? = nil,
    proxies: [AddressRange] = [],
    loggedParameters: @escaping (RouteParameters) -> Logger.Metadata = { _ in [:] }
  ) {
    context = ServerContext(
      loop: loop, router: router, limits: limits, documentation: documentation,
      reporter: ServerReporter(
        loop: loop, logger: logger, observer: observer, proxies: proxies,
        parameters: loggedParameters))
    shares = AddressShares(limit: limits.connectionsPerAddress, proxies: proxies)
    rejector = ConnectionRejector(limits, loop: loop, logger: logger, observer: observer)
    pendingHandshakes = PendingHandshakes(limits, loop: loop, observer: observer)
    pendingHandshakes.onChange = { [weak self] in self?.pendingHandshakesChanged() }
  }

  private var loop: EventLoop { context.loop }
  private var limits: HTTPLimits { context.limits }
  private var observer: (any HTTPObserver)? { context.reporter.observer }
  private var logger: Logger { context.reporter.logger }

  /// The interval at which idle connections free their buffers; rare enough to cost nothing.
  private static let sweepInterval = Duration.seconds(5)
  private var nextSweep: TimerToken?
  /// Connections of the last sweep that may still have to continue in a new task.
  private var parking: [HTTP1Connection] = []
  /// Number of times that a connection has continued in a new task.
  private(set) var parked = 0
  /// Connections moved to new tasks at once; a new task costs a few microseconds.
  private static let parkedAtOnce = 50

  /// Time for a TLS connection that was accepted before a stop to begin its handshake: a few round
  /// trips.
  private static let welcome = Duration.seconds(1)

  /// Connections that are accepted before other work of the loop runs.
  private static let acceptedAtOnce = 128

  /// Open connections, including those that have not begun their TLS handshake.
  package var connectionCount: Int { clients.count + pendingHandshakes.count }

  private var isFull: Bool { clients.count >= limits.connections }

  /// Accepts and serves connections until the server has drained; returns at once if it has drained
  /// before.
  /// - Parameter acceptor: performs the TLS handshakes; nil for plain TCP.
  package func serve(
    _ listener: Listener, tls acceptor: TLSAcceptor? = nil,
    isolation: isolated (any Actor) = #isolation
  ) async {
    // After an earlier drain no other code would close this listener.
    if context.isDraining { return listener.close() }
    listeners.append(listener)
    listener.onShortage = { [rejector] in rejector.noteShortage() }
    let admission: PendingHandshakes.Admit = { [weak self] socket, acceptedAt in
      self?.admit(socket, acceptedAt: acceptedAt, tls: acceptor, isolation: isolation)
    }
    var accepted = 0
    do throws(IOError) {
      while true {
        let socket = try await listener.accept()
        accepted += 1
        if acceptor == nil {
          admission(socket, loop.now)
        } else {
          let own = roomForPendingHandshakes(of: socket.peer)
          pendingHandshakes.receive(
            socket, room: roomForPendingHandshakes, ofAddress: own, admission: admission)
        }
        if isFull, rejector.isPressed {
          // Lets connections that were accepted earlier get their 503 first, since each of them
          // still has its descriptor.
          try? await loop.sleep(for: .milliseconds(1))
        } else if accepted.isMultiple(of: Self.acceptedAtOnce) {
          try? await loop.sleep(for: .microseconds(1))
        }
      }
    } catch {
      if error.code != .closed && error.code != .cancelled {
        logger.error("listener failed", metadata: ["error": "\(error)"])
        listener.close()
      }
    }
    await waitUntilEmpty()
  }

  /// Stops accepting, closes idle connections, and lets requests in progress finish, each with
  /// `Connection: close`. At `deadline` open connections are reset and their handlers cancelled.
  /// - Returns: whether everything finished in time.
  @discardableResult
  package func drain(deadline: MonotonicTime) async -> Bool {
    context.isDraining = true
    // Runs one more turn of the loop to accept connections in the kernel's queue, which closing the
    // listener would reset.
    try? await loop.sleep(for: .milliseconds(2))
    for listener in listeners { listener.close() }
    rejector.end()
    context.rejections.end()
    for client in clients.values { client.connection?.drain() }
    // TLS connections that were just accepted may still begin their handshake; they close after one
    // response.
    loop.schedule(at: min(deadline, loop.now + Self.welcome)) { [pendingHandshakes] in
      pendingHandshakes.close()
    }
    var inTime = true
    let alarm = loop.schedule(at: deadline) { [self] in
      inTime = connectionCount == 0
      for client in clients.values { client.abort() }
      resumeAll(&whenEmpty)
    }
    await waitUntilEmpty()
    loop.cancel(alarm)
    return inTime
  }

  /// Registers a connection, or rejects it. A TLS connection has begun its handshake by now.
  private func admit(
    _ socket: AcceptedSocket, acceptedAt: MonotonicTime, tls acceptor: TLSAcceptor?,
    isolation: isolated (any Actor)
  ) {
    let isFull = isFull
    if !isFull, let share = shares.enter(socket.peer) {
      if acceptor != nil, let method = FirstRecord.plainMethod(in: socket) {
        refusePlain(socket, share, method, acceptedAt: acceptedAt, isolation: isolation)
      } else {
        start(socket, share, acceptedAt: acceptedAt, tls: acceptor, isolation: isolation)
      }
      pendingHandshakes.shrink(to: roomForPendingHandshakes)
    } else if !isFull, rejector.isPressed {
      // When many other connections already get a 503, resets connections of a network that is over
      // its limit. A reset is the cheapest rejection, and all other connections wait behind a
      // flood.
      rejector.noteReset(of: socket.peer, connections: clients.count)
      socket.reset()
    } else {
      let entry = rejector.noteRefusal(
        of: socket.peer, connections: clients.count, ofAddress: !isFull)
      refuse(
        socket, entry, as: isFull ? .connections : .connectionsOfAddress, acceptedAt: acceptedAt,
        tls: acceptor, isolation: isolation)
    }
  }

  /// Responds to plain HTTP on a TLS port, or resets the connection if many others are being
  /// rejected. Until its end the connection counts for its address.
  private func refusePlain(
    _ socket: AcceptedSocket, _ share: AddressShares.Entry, _ method: [UInt8],
    acceptedAt: MonotonicTime, isolation: isolated (any Actor)
  ) {
    observer?.handshakeEnded(.failed)
    if rejector.isPressed {
      shares.leave(share)
      return socket.reset()
    }
    refuse(
      socket, rejector.enter(), as: .plainHTTP, toHead: method == FirstRecord.head, share: share,
      acceptedAt: acceptedAt, tls: nil, isolation: isolation)
  }

  /// Number of connections that may wait to begin their handshake. Connections that have begun take
  /// precedence, and a full server still needs some connections for rejections.
  private var roomForPendingHandshakes: Int {
    min(limits.pendingHandshakes, max(limits.connections - clients.count, limits.refusals))
  }

  private func roomForPendingHandshakes(of address: SocketAddress) -> Int {
    max(shares.room(for: address), limits.refusals)
  }

  private func pendingHandshakesChanged() {
    observer?.pendingHandshakesChanged(pendingHandshakes.count)
    connectionsChanged()
  }

  private func connectionsChanged() {
    observer?.connectionsChanged(connectionCount)
    if connectionCount == 0 { resumeAll(&whenEmpty) }
  }

  private func start(
    _ socket: AcceptedSocket, _ share: AddressShares.Entry, acceptedAt: MonotonicTime,
    tls acceptor: TLSAcceptor?, isolation: isolated (any Actor)
  ) {
    let client = Client(share)
    clients[ObjectIdentifier(client)] = client
    if nextSweep == nil { scheduleSweep() }
    connectionsChanged()
    client.task = Task {
      _ = isolation
      do throws(TransportError) {
        let stream = try await open(socket, acceptedAt: acceptedAt, tls: acceptor)
        return await serve(client, over: stream, isolation: isolation)
      } catch {
        logger.debug("connection setup failed", metadata: ["error": "\(error)"])
      }
      ended(client)
    }
  }

  private func scheduleSweep() {
    nextSweep = loop.schedule(at: loop.now + Self.sweepInterval) { [weak self] in
      guard let self else { return }
      nextSweep = nil
      sweep()
      if !clients.isEmpty { scheduleSweep() }
    }
  }

  /// Frees memory of idle connections.
  func sweep() {
    for client in clients.values { client.connection?.giveBack() }
    guard parking.isEmpty else { return }
    parking = clients.values.compactMap { $0.connection as? HTTP1Connection }
    park()
  }

  /// Moves idle connections to new tasks, a few at a time, so that other work is not delayed.
  private func park() {
    for connection in parking.suffix(Self.parkedAtOnce) where connection.park() { parked += 1 }
    parking.removeLast(min(parking.count, Self.parkedAtOnce))
    if parking.isEmpty { return }
    loop.schedule(at: loop.now + .milliseconds(5)) { [weak self] in self?.park() }
  }

  private func open(
    _ socket: AcceptedSocket, acceptedAt: MonotonicTime, tls acceptor: TLSAcceptor?
  ) async throws(TransportError) -> ByteStream {
    if let acceptor { return try await acceptor.open(socket, on: loop, acceptedAt: acceptedAt) }
    do throws(IOError) { return .plain(try TCPStream(adopting: socket, on: loop)) } catch {
      throw .io(error)
    }
  }

  /// Serves a connection. The protocol follows from TLS (ALPN), or otherwise from the client's
  /// first bytes.
  private func serve(
    _ client: Client, over stream: ByteStream, isolation: isolated (any Actor)
  ) async {
    var opening: [UInt8]? = stream.negotiatedProtocol == "h2" ? [] : nil
    if opening == nil {
      let connection =
        client.connection as? HTTP1Connection ?? HTTP1Connection(context, over: stream)
      client.connection = connection
      switch await connection.run() {
      case .over: break
      case .isHTTP2(let bytes): opening = bytes
      case .isParked: return proceed(client, over: stream, isolation: isolation)
      }
    }
    if let opening, let connection = HTTP2Connection(context, over: stream) {
      client.connection = connection
      await connection.run(after: opening, isolation: isolation)
    }
    ended(client)
  }

  /// Continues the connection in a new task that only waits. The old task ends and frees the memory
  /// of its deepest call.
  private func proceed(
    _ client: Client, over stream: ByteStream, isolation: isolated (any Actor)
  ) {
    client.task = Task {
      _ = isolation
      await serve(client, over: stream, isolation: isolation)
    }
  }

  private func ended(_ client: Client) {
    if clients.removeValue(forKey: ObjectIdentifier(client)) != nil { shares.leave(client.share) }
    connectionsChanged()
  }

  /// Rejects a connection without reading a request, since a slow client could otherwise delay its
  /// rejection.
  /// - Parameters:
  ///   - toHead: whether the request is known to be HEAD, whose response has no body.
  ///   - share: the connection's part in the count of its address, if it is counted.
  private func refuse(
    _ socket: AcceptedSocket, _ entry: ConnectionRejector.Refused, as fault: HTTPFault,
    toHead: Bool = false, share: AddressShares.Entry? = nil, acceptedAt: MonotonicTime,
    tls acceptor: TLSAcceptor?, isolation: isolated (any Actor)
  ) {
    entry.task = Task {
      _ = isolation
      // Failed rejections are not logged individually; the log counts all rejections.
      if let stream = try? await open(socket, acceptedAt: acceptedAt, tls: acceptor) {
        rejector.opened(entry, stream)
        try? stream.send(
          stream.negotiatedProtocol == "h2"
            ? HTTP2Connection.refusal : refusal(fault, to: stream.peer, toHead: toHead))
        await stream.linger(
          atMost: limits.lingerBytes, deadline: loop.now + limits.lingerDeadline)
        stream.close()
      }
      rejector.forget(entry)
      if let share { shares.leave(share) }
    }
  }

  private func refusal(_ fault: HTTPFault, to peer: SocketAddress, toHead: Bool) -> [UInt8] {
    let encoding = ResponseEncoder.Context(
      date: context.date.line(), requestID: context.requestIDs.next(), omitsBody: toHead,
      closes: true, documentation: context.documentation)
    let detail =
      fault == .plainHTTP
      ? "This port speaks TLS: begin the address with `https://`." : "Try again in a second."
    var bytes: [UInt8] = []
    let count = ResponseEncoder.append(.problem(fault.problem(detail)), encoding, to: &bytes)
    observer?.finished(
      ExchangeReport(
        peer: peer, status: fault.row.status.code, code: fault.row.code, requestBytes: 0,
        responseBytes: count, nanoseconds: 0, id: encoding.requestID))
    return bytes
  }

  private func waitUntilEmpty() async {
    if connectionCount == 0 { return }
    await withUnsafeContinuation { whenEmpty.append($0) }
  }

  private func resumeAll(_ waiting: inout [UnsafeContinuation<Void, Never>]) {
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }
}
