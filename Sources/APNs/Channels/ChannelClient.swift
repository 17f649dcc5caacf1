// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import Logging
package import TLS
import Transport

/// A client of one of Apple's servers for broadcast channels, with one credential. Opens a
/// connection on demand, one at a time, and closes it after `idleLimit`. Traffic is low: apps
/// create and delete channels a few times an hour, and a broadcast is one request for all devices.
///
/// Belongs to one event loop: all calls come from the actor that runs on it.
package final class ChannelClient {
  /// Idle time after which a connection closes. Apple asks not to open and close connections
  /// rapidly.
  private static let idleLimit: Duration = .seconds(300)
  /// Time after a failed connection attempt during which further requests fail with its error.
  private static let pause: Duration = .seconds(1)

  private let loop: EventLoop
  private let endpoint: APNsEndpoint
  private let authentication: APNsAuthentication
  private let connector: APNsConnector
  private let limits: APNsLimits
  private let logger: Logger
  private var connection: ChannelConnection?
  private var isConnecting = false
  private var connectionWaiters: [UnsafeContinuation<ChannelFailure?, Never>] = []
  /// Error and time of the last failed connection attempt.
  private var lastFault: (why: ChannelFailure, at: MonotonicTime)?
  private var isClosed = false

  /// Throws if a root or certificate cannot be used. Connects at the first `send`.
  package init(
    on loop: EventLoop, endpoint: APNsEndpoint, through proxy: HTTPProxy? = nil,
    authentication: APNsAuthentication, trust: TLSTrust = .system,
    limits: APNsLimits = APNsLimits(), logger: Logger,
    connected: @escaping (APNsHandshake) -> Void = { _ in }
  ) throws(TLSError) {
    self.loop = loop
    self.endpoint = endpoint
    self.authentication = authentication
    self.limits = limits
    self.logger = logger
    connector = try APNsConnector(
      on: loop, endpoint: endpoint, through: proxy, identity: authentication.identity, trust: trust,
      limits: limits, connected: connected)
  }

  /// Sends one request and returns Apple's response, whatever its status. Retries the request once
  /// if Apple certainly did not process it, or rejected its provider token as expired. Takes at
  /// most twice the deadlines of a connection and of a response.
  ///
  /// - Parameters:
  ///   - app: the bundle id that the channel belongs to.
  /// - id: a canonical UUID in lower case, for Apple's logs and the gateway's.
  package func send(
    _ request: ChannelOperation, app: String, id: String
  ) async throws(ChannelFailure) -> ChannelReply {
    switch await attempt(request, app, id) {
    case .success(let reply) where reply.reason == RejectionReason.expiredProviderToken.text:
      return try await attempt(request, app, id).get()
    case .failure(.neverProcessed) where !isClosed:
      return try await attempt(request, app, id).get()
    case let answer:
      return try answer.get()
    }
  }

  private func attempt(_ request: ChannelOperation, _ app: String, _ id: String) async
    -> ChannelConnection.Answer
  {
    let connection: ChannelConnection
    do throws(ChannelFailure) { connection = try await connected() } catch {
      return .failure(error)
    }
    var token: ProviderToken?
    if let tokens = authentication.tokens {
      guard let newest = await newest(of: tokens) else {
        return .failure(.neverProcessed("no provider token exists"))
      }
      token = connection.token(newest: newest)
      guard token != nil else {
        connection.retire()
        return .failure(.neverProcessed("the connection's provider token is too old"))
      }
    }
    let headers = request.headers(
      app: app, id: id, authority: endpoint.authority, authorization: token?.text)
    let answer = await connection.send(
      headers, body: request.body, deadline: loop.now + limits.responseDeadline)
    if case .success(let reply) = answer { heed(reply, on: connection, token) }
    return answer
  }

  /// Returns the newest token; waits for one at most `connectDeadline`.
  private func newest(of tokens: any ProviderTokenSource) async -> ReadyToken? {
    let deadline = loop.now + limits.connectDeadline
    while true {
      if let token = tokens.token() { return token }
      guard !isClosed, loop.now < deadline else { return nil }
      await withUnsafeContinuation { continuation in
        loop.schedule(at: loop.now + limits.sweepInterval) { [loop] in
          loop.resume(continuation, returning: ())
        }
      }
    }
  }

  /// Retires the connection, or marks its provider token as expired, if the response requires it.
  private func heed(
    _ reply: ChannelReply, on connection: ChannelConnection, _ token: ProviderToken?
  ) {
    guard !(200..<300).contains(reply.status) else { return }
    let reason = RejectionReason.named(reply.reason, status: reply.status)
    if reason == .expiredProviderToken, let token { authentication.tokens?.expired(token) }
    if reason.consequence != .keep {
      connection.retire()
      logger.warning(
        "channel connection ended",
        metadata: ["host": "\(endpoint.host)", "cause": "\(reason.text)"])
    }
  }

  /// Returns the open connection. The first caller connects; concurrent callers wait for the same
  /// attempt.
  private func connected() async throws(ChannelFailure) -> ChannelConnection {
    while isConnecting {
      if let failure = await withUnsafeContinuation({ connectionWaiters.append($0) }) {
        throw failure
      }
    }
    guard !isClosed else { throw .neverProcessed("the gateway is stopping") }
    if let connection, !connection.isRetired { return connection }
    if let lastFault, loop.now < lastFault.at + Self.pause { throw lastFault.why }
    isConnecting = true
    let result = await connect()
    isConnecting = false
    let waiters = connectionWaiters
    connectionWaiters = []
    switch result {
    case .success(let made):
      connection = made
      lastFault = nil
      for waiter in waiters { loop.resume(waiter, returning: nil) }
      return made
    case .failure(let failure):
      lastFault = (failure, loop.now)
      for waiter in waiters { loop.resume(waiter, returning: failure) }
      throw failure
    }
  }

  private func connect() async -> Result<ChannelConnection, ChannelFailure> {
    do {
      let stream = try await connector.connect()
      if isClosed { connector.close(stream) }
      return .success(
        try ChannelConnection(over: stream, of: connector, on: loop, idleLimit: Self.idleLimit))
    } catch {
      logger.warning(
        "cannot open channel connection",
        metadata: ["host": "\(endpoint.host)", "cause": "\(error)"])
      return .failure(.neverProcessed("no connection to \(endpoint.host): \(error)"))
    }
  }

  /// Accepts no more requests; the connection closes when the requests in flight have their
  /// responses.
  package func close() {
    isClosed = true
    connection?.retire()
  }
}
