// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPTypes
import JSONText
import Logging
import TLS
import TestSupport
import Transport

@testable import HTTPServer

/// An event loop with a server and its clients.
actor TestShard {
  let loop: EventLoop
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe loop.asUnownedSerialExecutor()
  }

  private(set) var address: SocketAddress
  private var server: HTTPService?
  /// With TLS: the served certificate, and the acceptor that performs handshakes.
  private(set) var certificate: ServedCertificate?
  private(set) var acceptor: TLSAcceptor?
  private let log: CapturedLog
  private let observations = Observations()
  /// Bytes that handlers of streaming routes have read or written.
  private(set) var streamed = 0
  /// The fault that ended the last producer early.
  private(set) var brokenBy: ExchangeFault?
  /// Handlers of `/nap`, which end when they are cancelled.
  private(set) var napping = 0
  /// Handlers of `/gate` wait here until `openGates`.
  private var gates: [CheckedContinuation<Void, Never>] = []
  private var whenGated: [CheckedContinuation<Void, Never>] = []
  private var serving: Task<Void, Never>?
  /// Pieces that each response of `/pieces` writes, one after the other, as they are added.
  private(set) var pieces: [[UInt8]] = []
  /// Open responses of `/pieces`.
  private(set) var followers = 0

  /// Runs `body` on a new loop with a server that has `limits`.
  static func run<T: Sendable>(
    _ limits: HTTPLimits = HTTPLimits(), isSecure: Bool = false,
    _ body: @Sendable (isolated TestShard) async throws -> T
  ) async throws -> T {
    let loop = try EventLoop(name: "http test")
    try loop.start()
    let shard = try TestShard(loop)
    do {
      let result = try await shard.perform(limits, isSecure, body)
      loop.stop()
      loop.join()
      return result
    } catch {
      loop.stop()
      loop.join()
      throw error
    }
  }

  private init(_ loop: EventLoop) throws {
    self.loop = loop
    address = try SocketAddress(ip: "127.0.0.1", port: 0)
    log = CapturedLog()
  }

  private func perform<T: Sendable>(
    _ limits: HTTPLimits, _ isSecure: Bool,
    _ body: @Sendable (isolated TestShard) async throws -> T
  ) async throws -> T {
    let listener = try Listener(on: loop, address: address, reusePort: false)
    address = listener.address
    let log = log
    let logger = Logger(label: "test") { _ in log }
    let server = HTTPService(
      loop: loop, router: router(), limits: limits, logger: logger, observer: observations)
    self.server = server
    if isSecure { try secure(limits) }
    let acceptor = acceptor
    let serving = Task {
      _ = self  // inherits the actor
      await server.serve(listener, tls: acceptor)
    }
    self.serving = serving
    let result: Result<T, any Error>
    do { result = .success(try await body(self)) } catch { result = .failure(error) }
    openGates()
    await server.drain(deadline: .now() + .seconds(1))
    await serving.value
    return try result.get()
  }

  private func secure(_ limits: HTTPLimits) throws {
    let served = ServedCertificate(try Self.certificate(of: "first"))
    certificate = served
    acceptor = TLSAcceptor(served, limits: limits, observer: observations)
  }

  /// Signed by `rootPEM`.
  static func certificate(
    of name: String, validFor: Duration = .seconds(86_400)
  ) throws -> TLSIdentity {
    try authority.get().issue(
      commonName: name, dnsNames: ["localhost"], ipAddresses: ["127.0.0.1"], validFor: validFor)
  }

  private static let authority = Result { try ThrowawayAuthority() }

  nonisolated var rootPEM: String { get throws { try Self.authority.get().certificatePEM } }

  private func router() -> Router {
    var router = Router()
    router.add(.get, "/hello") { _ in .text(.ok, "hello") }
    router.add(.post, "/echo", bodyLimit: 100_000) { request in
      .bytes(.ok, request.body, contentType: "application/octet-stream")
    }
    router.add(.get, "/apps/{app}") { request in
      .json { json in
        json.object {
          $0.field("app", request.parameters["app"])
          $0.field("q", request.query.first("q"))
          $0.field("id", request.id)
          $0.field("peer", request.peer.isLoopback)
        }
      }
    }
    let large = [UInt8](repeating: 97, count: 65_536)
    router.add(.get, "/large") { _ in .bytes(.ok, large, contentType: "text/plain") }
    router.add(.get, "/prompt", by: .open(.prompt { _ in .text(.ok, "prompt") }))
    router.add(
      .get, "/prompt/large",
      by: .open(.prompt { _ in .bytes(.ok, large, contentType: "text/plain") }))
    router.add(.get, "/prompt/full", by: .open(.prompt { _ in .problem(Self.full) }))
    router.add(.get, "/full") { _ in
      throw Self.full
    }
    router.add(.get, "/problem") { _ in
      throw Problem(status: .conflict, code: "PG9999", title: "No", pointer: "/a")
    }
    router.answerErrors(below: "/pages/") { problem, requestID in
      Response.text(problem.status, "page of \(problem.code) for \(requestID)")
    }
    router.add(.post, "/pages/small", bodyLimit: 3) { _ in throw Self.full }
    addStreaming(to: &router)
    router.add(
      .put, "/guarded", bodyLimit: 16 * 1024 * 1024,
      by: .admitted { request in
        guard request.headers[.authorization] == "right" else {
          throw Problem(status: .unauthorized, code: "PG9401", title: "No")
        }
        return .whole { .text(.ok, "\($0.body.count) bytes") }
      })
    router.add(.get, "/failure") { _ in throw IOError(.reset, operation: "secret operation") }
    router.add(.get, "/nap") { _ in
      self.napping += 1
      defer { self.napping -= 1 }
      try await self.loop.sleep(for: .seconds(30))
      return .text(.ok, "rested")
    }
    router.add(.get, "/gate") { _ in
      await self.waitAtGate()
      return .text(.ok, "open")
    }
    return router
  }

  private static var full: Problem {
    var problem = Problem(status: .serviceUnavailable, code: "PG9503", title: "Full")
    problem.isPaced = true
    return problem
  }

  private func addStreaming(to router: inout Router) {
    let limit = 1 << 30
    router.add(
      .post, "/count", bodyLimit: limit,
      by: .streaming { request, body in
        while let piece = try await body.next() {
          self.streamed += piece.count
          if request.query.first("gate") != nil { await self.waitAtGate() }
        }
        return .text(.ok, "\(self.streamed)")
      })
    router.add(.post, "/unread", bodyLimit: limit, by: .streaming { _, _ in .text(.ok, "unread") })
    router.add(
      .post, "/mirror", bodyLimit: limit,
      by: .streaming { _, body in
        .stream(contentType: "application/octet-stream") { writer in
          while let piece = try await body.next() { try await writer.write(piece) }
        }
      })
    router.add(.get, "/pieces/{count}") { request in
      let count = Int(request.parameters["count"] ?? "") ?? 0
      let piece = [UInt8](repeating: 98, count: 10_000)
      return .stream(contentType: "text/plain") { writer in
        do throws(ExchangeFault) {
          for _ in 0..<count {
            try await writer.write(piece)
            self.streamed = writer.count
          }
        } catch {
          self.brokenBy = error
          throw error
        }
      }
    }
    router.add(.get, "/pieces") { _ in
      .stream(contentType: "text/plain") { writer in
        self.followers += 1
        defer { self.followers -= 1 }
        var isOver = false
        writer.whenClientEnds { isOver = true }
        var written = 0
        while !isOver {
          while written < self.pieces.count {
            try await writer.write(self.pieces[written])
            try await writer.flush()
            written += 1
            self.streamed += 1
          }
          try await self.loop.sleep(for: .milliseconds(1))
        }
      }
    }
    router.add(.get, "/broken") { _ in
      .stream(contentType: "text/plain") { writer in
        try await writer.write(Array("begun".utf8))
        throw IOError(.reset, operation: "secret operation")
      }
    }
  }

  // MARK: Used by tests

  /// Runs `onDrop` before the server reports that it drops a connection.
  func set(onDrop: @escaping () -> Void) { observations.onDrop = onDrop }

  /// Makes the server answer a request without a connection.
  func exchange(
    _ method: HTTPRequest.Method, _ path: String, _ body: any BodySource,
    length: BodyLength = .none, headers: HTTPFields = [:]
  ) async throws(ExchangeFault) -> Response {
    guard let server else { throw .gone }
    let exchange = Exchange(
      server.context, method: method, path: Array(path.utf8)[...], query: nil,
      headers: HeaderFields(headers), length: length, peer: address)
    return try await exchange.answer(receivingFrom: body)
  }

  func add(piece: String) { pieces.append(Array(piece.utf8)) }

  /// Runs the periodic sweep.
  /// - Returns: number of connections that were parked so far.
  func sweep() -> Int {
    server?.sweep()
    return server?.parked ?? 0
  }

  /// Number of responses that woke no task.
  var answeredPromptly: Int { server?.context.answeredPromptly ?? -1 }

  var heldBodyBytes: Int { server?.context.bodies.held ?? -1 }

  func connect() async throws -> RawClient {
    RawClient(
      try await TCPStream.connect(to: address, on: loop, deadline: .now() + .seconds(5)))
  }

  func isListening() async -> Bool { (try? await connect()) != nil }

  /// Sends `text` on a new connection and reads until the server closes it.
  func conversation(_ text: String) async throws -> String {
    let client = try await connect()
    try await client.send(text)
    return try await client.readToEnd()
  }

  func startDraining(within limit: Duration) -> Task<Bool, Never> {
    Task { await server?.drain(deadline: .now() + limit) ?? false }
  }

  /// Serves another listener. Returns its address when serving has ended.
  func serveAnother() async throws -> SocketAddress {
    let listener = try Listener(
      on: loop, address: try SocketAddress(ip: "127.0.0.1", port: 0), reusePort: false)
    await server?.serve(listener)
    return listener.address
  }

  func openGates() {
    for gate in gates { gate.resume() }
    gates = []
  }

  /// Returns when `count` handlers wait at the gate.
  func gated(_ count: Int) async {
    while gates.count < count { await withCheckedContinuation { whenGated.append($0) } }
  }

  var finished: [Observations.Seen] { observations.seen }
  var refusals: Int { observations.refusals }
  var heldCounts: [Int] { observations.heldCounts }
  var shortages: Int { observations.shortages }
  var handshakes: [HandshakeEnd] { observations.handshakes }
  var drops: [DropCause] { observations.drops }
  var connectionCounts: [Int] { observations.counts }
  var lobbyCounts: [Int] { observations.lobbyCounts }
  var logLines: [String] { log.lines }

  private func waitAtGate() async {
    await withCheckedContinuation { gate in
      gates.append(gate)
      for waiting in whenGated { waiting.resume() }
      whenGated = []
    }
  }
}

/// The server's reports to its observer.
final class Observations: HTTPObserver {
  struct Seen: Sendable, Equatable {
    var route: String
    var status: Int
    var requestBytes: Int
    var responseBytes: Int
  }

  var seen: [Seen] = []
  var counts: [Int] = []
  var lobbyCounts: [Int] = []
  var refusals = 0
  var heldCounts: [Int] = []
  var shortages = 0
  var handshakes: [HandshakeEnd] = []
  var drops: [DropCause] = []
  var onDrop: () -> Void = {}

  func finished(_ exchange: ExchangeReport) {
    seen.append(
      Seen(
        route: exchange.routeName, status: exchange.status, requestBytes: exchange.requestBytes,
        responseBytes: exchange.responseBytes))
  }

  func connectionsChanged(_ count: Int) { counts.append(count) }
  func pendingHandshakesChanged(_ count: Int) { lobbyCounts.append(count) }
  func connectionRefused(ofAddress: Bool) { refusals += 1 }
  func rejectionsQueued(_ count: Int) { heldCounts.append(count) }
  func acceptFailed() { shortages += 1 }
  func handshakeEnded(_ end: HandshakeEnd) { handshakes.append(end) }
  func connectionDropped(_ cause: DropCause) {
    drops.append(cause)
    onDrop()
  }
}
