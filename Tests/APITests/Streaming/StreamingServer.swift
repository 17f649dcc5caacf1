// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPTypes
import JSONText
import Logging
import TestSupport

@testable import API
@testable import HTTPServer

/// An HTTP server on its own event loop, with two routes: `/lines` echoes each line of the body,
/// and `/events` is a stream of the events that `add` adds.
actor StreamingServer {
  let loop: EventLoop
  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  private var address: SocketAddress
  private var server: HTTPService?
  private let log = CapturedLog()
  private var lineLimits = LineLimits()
  /// Lines of `/lines` that were begun, and lines that have a result.
  private(set) var linesBegun = 0
  private(set) var linesFinished = 0
  private(set) var events: EventStreams
  private var eventTexts: [[UInt8]] = []
  /// Events that `/events` has sent, over all streams.
  private(set) var eventsSent = 0
  /// Lines of `/lines?gate=1` wait here until `openGates`.
  private var gates: [CheckedContinuation<Void, Never>] = []
  private var whenGated: [CheckedContinuation<Void, Never>] = []

  /// Runs `body` with a new server, and stops the server afterwards.
  static func run(
    _ limits: HTTPLimits = HTTPLimits(), streams: StreamLimits = StreamLimits(),
    _ body: @Sendable (isolated StreamingServer) async throws -> Void
  ) async throws {
    let loop = try EventLoop(name: "streaming test")
    try loop.start()
    defer {
      loop.stop()
      loop.join()
    }
    try await StreamingServer(loop, streams).perform(limits, body)
  }

  private init(_ loop: EventLoop, _ streams: StreamLimits) throws {
    self.loop = loop
    address = try SocketAddress(ip: "127.0.0.1", port: 0)
    events = EventStreams(loop: loop, limits: streams)
  }

  private func perform(
    _ limits: HTTPLimits, _ body: @Sendable (isolated StreamingServer) async throws -> Void
  ) async throws {
    let listener = try Listener(on: loop, address: address, reusePort: false)
    address = listener.address
    let log = log
    let server = HTTPService(
      loop: loop, router: router(), limits: limits, logger: Logger(label: "test") { _ in log })
    self.server = server
    let serving = Task {
      _ = self  // inherits the actor
      await server.serve(listener)
    }
    let result: Result<Void, any Error>
    do { result = .success(try await body(self)) } catch { result = .failure(error) }
    openGates()
    await server.drain(deadline: .now() + .seconds(1))
    await serving.value
    try result.get()
  }

  private func router() -> Router {
    var router = Router()
    router.add(
      .post, "/lines", bodyLimit: 4_000_000,
      by: .streaming { try await self.echo(linesOf: $1, of: $0) })
    router.add(.get, "/events") { _ in
      guard let stream = self.events.open(for: 1) else { return .empty(.serviceUnavailable) }
      return stream.response { try await self.send(on: stream) }
    }
    router.add(.get, "/hello") { _ in .text(.ok, "hello") }
    return router
  }

  /// Echoes each line `times` times; with `gate`, waits for `openGates` first.
  private func echo(
    linesOf body: RequestBody, of request: Request
  ) async throws -> Response {
    let times = Int(request.query.first("times") ?? "1") ?? 1
    let lines = LineExchange(
      body, limits: lineLimits, requestID: request.id,
      tooMany: Problem(status: .unprocessableContent, code: "PG9001", title: "Too many"),
      onResult: { _ in self.linesFinished += 1 },
      answer: { _, line in
        self.linesBegun += 1
        if request.query.first("gate") != nil { await self.waitAtGate() }
        return .done(.accepted) { json in
          json.field("echo", String(repeating: String(decoding: line, as: UTF8.self), count: times))
        }
      })
    return try await lines.response()
  }

  private func send(on stream: EventStream) async throws {
    var sent = 0
    repeat {
      while sent < eventTexts.count {
        try await stream.send("told", id: "\(sent + 1)", eventTexts[sent])
        sent += 1
        eventsSent += 1
      }
    } while try await stream.pause(for: .milliseconds(1))
  }

  // MARK: Calls by tests

  func set(_ limits: LineLimits) { lineLimits = limits }

  func add(event: String) { eventTexts.append(Array(event.utf8)) }

  var heldBodyBytes: Int { server?.context.bodies.held ?? -1 }
  var logLines: [String] { log.lines }
  var connectionCount: Int { server?.connectionCount ?? -1 }

  func connect() async throws -> RawClient {
    RawClient(try await TCPStream.connect(to: address, on: loop, deadline: soon()))
  }

  /// Sends `text` on a new connection and reads until the server closes it.
  func conversation(_ text: String) async throws -> String {
    let client = try await connect()
    try await client.send(text)
    return try await client.readToEnd()
  }

  func startDraining(within limit: Duration) -> Task<Bool, Never> {
    Task { await server?.drain(deadline: .now() + limit) ?? false }
  }

  func openGates() {
    for gate in gates { gate.resume() }
    gates = []
  }

  /// Returns when `count` lines wait for `openGates`.
  func gated(_ count: Int) async {
    while gates.count < count { await withCheckedContinuation { whenGated.append($0) } }
  }

  private func waitAtGate() async {
    await withCheckedContinuation { gate in
      gates.append(gate)
      for waiting in whenGated { waiting.resume() }
      whenGated = []
    }
  }
}
