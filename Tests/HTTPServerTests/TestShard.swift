// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPTypes
import JSONText
import Logging
import Synchronization
import TLS
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
  private(set) var lineLimits = LineLimits()
  /// Lines of `/lines` that have begun, and those with a result.
  private(set) var linesBegun = 0
  private(set) var linesTold = 0
  /// The fault that ended the last producer early.
  private(set) var brokenBy: ExchangeFault?
  /// Handlers of `/nap`, which end when they are cancelled.
  private(set) var napping = 0
  /// Handlers of `/gate` wait here until `openGates`.
  private var gates: [CheckedContinuation<Void, Never>] = []
  private var whenGated: [CheckedContinuation<Void, Never>] = []
  private var serving: Task<Void, Never>?
  private(set) var events: EventStreams
  /// The events of `/events`: a follower receives all existing ones, then new ones each
  /// millisecond.
  private(set) var told: [[UInt8]] = []

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
    events = EventStreams(loop: loop)
  }

  private func perform<T: Sendable>(
    _ limits: HTTPLimits, _ isSecure: Bool,
    _ body: @Sendable (isolated TestShard) async throws -> T
  ) async throws -> T {
    let listener = try Listener(on: loop, address: address, reusePort: false)
    address = listener.address
    let log = log
    events = EventStreams(loop: loop, limits: limits)
    let logger = Logger(label: "test") { _ in log }
    let server = HTTPService(
      loop: loop, router: router(), limits: limits, logger: logger, observer: observations)
    self.server = server
    if isSecure { try secure(limits) }
    let acceptor = acceptor
    let serving = Task {
      _ = self  // Inherits the actor.
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
    addLines(to: &router)
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
    router.add(.get, "/events") { _ in
      guard let stream = self.events.open(for: 1) else { return .empty(.serviceUnavailable) }
      return stream.response {
        var seen = 0
        repeat {
          while seen < self.told.count {
            try await stream.send("told", id: "\(seen + 1)", self.told[seen])
            seen += 1
            self.streamed += 1
          }
        } while try await stream.pause(for: .milliseconds(1))
      }
    }
    router.add(.get, "/broken") { _ in
      .stream(contentType: "text/plain") { writer in
        try await writer.write(Array("begun".utf8))
        throw IOError(.reset, operation: "secret operation")
      }
    }
  }

  /// Answers each line with itself, repeated `times` times; with `gate`, once it is opened.
  private func addLines(to router: inout Router) {
    router.add(
      .post, "/lines", bodyLimit: 4_000_000,
      by: .streaming { request, body in
        let times = Int(request.query.first("times") ?? "1") ?? 1
        let told = { (_: LineResult) in self.linesTold += 1 }
        let lines = LineExchange(
          body, limits: self.lineLimits, requestID: request.id,
          tooMany: Problem(status: .unprocessableContent, code: "PG9001", title: "Too many"),
          told: told
        ) { _, line in
          self.linesBegun += 1
          if request.query.first("gate") != nil { await self.waitAtGate() }
          return .done(.accepted) { json in
            json.field(
              "echo", String(repeating: String(decoding: line, as: UTF8.self), count: times))
          }
        }
        return try await lines.response()
      })
  }

  // MARK: Used by tests

  func set(_ limits: LineLimits) { lineLimits = limits }

  /// Runs `onDrop` before the server reports that it drops a connection.
  func set(onDrop: @escaping () -> Void) { observations.onDrop = onDrop }

  /// Makes the server answer a request without a connection.
  func exchange(
    _ method: HTTPRequest.Method, _ path: String, _ body: any BodySource,
    length: BodyLength = .none, headers: HTTPFields = [:]
  ) async throws(ExchangeFault) -> Response {
    guard let server else { throw .gone }
    let exchange = Exchange(
      server, method: method, path: Array(path.utf8)[...], query: nil,
      headers: HeaderFields(headers), length: length, peer: address)
    return try await exchange.answer(receivingFrom: body)
  }

  func tell(_ text: String) { told.append(Array(text.utf8)) }

  /// Runs the periodic sweep.
  /// - Returns: number of connections that were parked so far.
  func sweep() -> Int {
    server?.sweep()
    return server?.parked ?? 0
  }

  /// Number of responses that woke no task.
  var answeredPromptly: Int { server?.answeredPromptly ?? -1 }

  var heldBodyBytes: Int { server?.bodies.held ?? -1 }

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

/// Keeps log lines with their metadata.
final class CapturedLog: LogHandler {
  private let captured = Mutex<[String]>([])

  var lines: [String] { captured.withLock { $0 } }
  var metadata: Logger.Metadata {
    get { [:] }
    set {}
  }

  var logLevel: Logger.Level {
    get { .trace }
    set {}
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { nil }
    set {}
  }

  func log(event: LogEvent) {
    let pairs = (event.metadata ?? [:]).map { "\($0.key)=\($0.value)" }.sorted()
    captured.withLock { $0.append(([event.message.description] + pairs).joined(separator: " ")) }
  }
}

/// A raw client that only finds the end of a response.
final class RawClient {
  let stream: TCPStream
  private var received: [UInt8] = []

  init(_ stream: TCPStream) { self.stream = stream }

  /// Received bytes that were not consumed yet.
  var text: String { String(decoding: received, as: UTF8.self) }

  func send(_ text: String) async throws { try await send(bytes: Array(text.utf8)) }

  func send(bytes: [UInt8]) async throws {
    try await stream.write(bytes, deadline: .now() + .seconds(10))
  }

  /// Returns the next response: its head and body, separated by an empty line.
  func response() async throws -> String {
    while true {
      let text = String(decoding: received, as: UTF8.self)
      if let end = text.firstRange(of: "\r\n\r\n") {
        let head = text[..<end.lowerBound]
        let length = head.split(separator: "\r\n").compactMap {
          $0.hasPrefix("Content-Length: ") ? Int($0.dropFirst(16)) : nil
        }
        let count = head.utf8.count + 4 + (length.first ?? 0)
        if received.count >= count {
          defer { received.removeFirst(count) }
          return String(decoding: received[..<count], as: UTF8.self)
        }
      }
      if try await read() == 0 { throw IOError(.closed, operation: "response after \(text)") }
    }
  }

  /// Returns the next chunked response: its head and its body.
  func chunkedResponse() async throws -> (head: String, body: [UInt8]) {
    func line() async throws -> String {
      while true {
        if let end = received.firstRange(of: [13, 10]) {
          defer { received.removeSubrange(..<end.upperBound) }
          return String(decoding: received[..<end.lowerBound], as: UTF8.self)
        }
        if try await read() == 0 { throw IOError(.closed, operation: "chunked response") }
      }
    }
    var head = ""
    while case let field = try await line(), !field.isEmpty { head += field + "\r\n" }
    var body: [UInt8] = []
    while true {
      guard let count = Int(try await line(), radix: 16) else {
        throw IOError(.closed, operation: "no chunk size")
      }
      while received.count < count + 2 {
        if try await read() == 0 { throw IOError(.closed, operation: "chunk") }
      }
      body += received[..<count]
      received.removeFirst(count + 2)
      if count == 0 { return (head, body) }
    }
  }

  func readToEnd() async throws -> String {
    while try await read() > 0 {}
    return String(decoding: received, as: UTF8.self)
  }

  /// Waits for more bytes; returns 0 at the end.
  @discardableResult
  func read() async throws -> Int {
    try await stream.read(into: &received, atMost: 65_536, deadline: .now() + .seconds(10))
  }
}
