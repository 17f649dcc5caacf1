// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Logging
import TLS
import TestSupport

@testable import APNs

/// The two interfaces of a pool.
enum Interface: CaseIterable {
  /// `send`, with one call for each push.
  case requests
  /// `submit`, with one slice for each push.
  case slices
}

/// A pool and the interface by which a test uses it.
final class TestPool {
  let pool: SessionPool
  private let sender: SliceSender?

  init(_ pool: SessionPool, by interface: Interface) {
    self.pool = pool
    sender = interface == .slices ? SliceSender(pool) : nil
  }

  var statistics: SessionPoolStatistics { pool.statistics }
  /// Pushes that wait for a stream, in the pool or before it.
  var waiting: Int { pool.statistics.waiting + (sender?.queued ?? 0) }

  func start(isolation: isolated (any Actor)? = #isolation) { pool.start(isolation: isolation) }
  func withdraw(group: Int64) { pool.withdraw(group: group) }
  func close() async { await pool.close() }

  func push(_ number: Int, payloadSize: Int?, deadline: MonotonicTime) async -> APNsResult {
    guard let sender else {
      let request = TestShard.request(number, payloadSize: payloadSize)
      return await pool.send(request, deadline: deadline)
    }
    return await withUnsafeContinuation {
      sender.push(number, payloadSize: payloadSize, deadline: deadline, $0)
    }
  }
}

/// Sends pushes as slices of one request, in order.
private final class SliceSender: APNsReceiver {
  private let pool: SessionPool
  private var queue: [APNsSlice] = []
  private var pushes: [Int32: UnsafeContinuation<APNsResult, Never>] = [:]
  /// The numbers of the pushes, by the numbers of their slices.
  private var numbers: [Int] = []

  init(_ pool: SessionPool) {
    self.pool = pool
    pool.attach(self)
  }

  var queued: Int { queue.count }

  func push(
    _ number: Int, payloadSize: Int?, deadline: MonotonicTime,
    _ continuation: UnsafeContinuation<APNsResult, Never>
  ) {
    let request = TestShard.request(number, payloadSize: payloadSize)
    let batch = APNsBatch(
      head: TestShard.head(group: Int64(number)), tokens: request.deviceToken,
      ends: [UInt32(request.deviceToken.count)])
    batch.addPayload(request.payload)
    let slice = Int32(numbers.count)
    numbers.append(number)
    pushes[slice] = continuation
    queue.append(APNsSlice(number: slice, batch: batch, range: 0..<1, latest: deadline))
    pump()
  }

  private func pump() {
    while let next = queue.first, pool.submit(next) > 0 { queue.removeFirst() }
  }

  func accepted(_ tickets: [APNsTicket], after: [Duration]) {
    for ticket in tickets {
      resume(ticket, TestShard.accepted(numbers[Int(ticket.number)]))
    }
  }

  func ended(_ ticket: APNsTicket, _ result: APNsResult, after: Duration) {
    resume(ticket, result)
  }

  private func resume(_ ticket: APNsTicket, _ result: APNsResult) {
    pool.loop.resuming { pushes.removeValue(forKey: ticket.number)?.resume(returning: result) }
  }

  func hasRoom() { pump() }
}

extension TestShard {
  /// Runs `body` with a peer and a pool that sends to it.
  static func run(
    by interface: Interface = .requests, limits: APNsLimits = quick(), clock: Clock? = nil,
    _ body: @escaping @Sendable (isolated TestShard, ScriptedPeer, TestPool) async throws -> Void
  ) async throws {
    try await run { world in
      let peer = try ScriptedPeer(on: world.loop)
      let pool = TestPool(try world.pool(peer, limits: limits, clock: clock), by: interface)
      peer.start()
      pool.start()
      try await body(world, peer, pool)
      peer.close()
      await pool.close()
    }
  }

  /// Limits with short delays for tests.
  static func quick() -> APNsLimits {
    var limits = APNsLimits()
    limits.maximumSessions = 1
    limits.firstBackoff = .milliseconds(20)
    limits.sweepInterval = .milliseconds(10)
    return limits
  }

  func pool(
    _ peer: ScriptedPeer, host: String = "127.0.0.1", limits: APNsLimits = quick(),
    clock: Clock? = nil, trust: TLSTrust? = nil, tokens: (any ProviderTokenSource)? = nil,
    through proxy: HTTPProxy? = nil, connected: @escaping (APNsHandshake) -> Void = { _ in }
  ) throws -> SessionPool {
    let credential = ProviderCredential(
      teamID: "TEAM123456", keyID: "KEY1234567", privateKey: try .generate())
    let signer =
      clock.map { clock in ProviderTokenSigner(credential: credential) { clock.now } }
      ?? ProviderTokenSigner(credential: credential)
    return try SessionPool(
      on: loop, endpoint: APNsEndpoint(host: host, port: peer.address.port ?? 0), through: proxy,
      authentication: .providerToken(tokens ?? signer),
      trust: trust ?? .only(pem: peer.authority.certificatePEM), limits: limits,
      logger: Logger(label: "test", factory: { _ in SearchedLog() }),
      connected: connected)
  }

  /// Starts a push; the task's value is its result.
  func push(
    _ pool: TestPool, _ number: Int = 1, payloadSize: Int? = nil,
    deadline: Duration = .seconds(20)
  ) -> Task<APNsResult, Never> {
    let deadline = MonotonicTime.now() + deadline
    return Task {
      _ = self
      return await pool.push(number, payloadSize: payloadSize, deadline: deadline)
    }
  }

  /// Starts a push that is confirmed with its stream reserved.
  func push(
    _ pool: TestPool, _ number: Int, confirm: @escaping @Sendable () async -> Bool
  ) -> Task<APNsResult, Never> {
    let deadline = MonotonicTime.now() + .seconds(20)
    return Task {
      _ = self
      return await pool.pool.send(Self.request(number), deadline: deadline, confirm: confirm)
    }
  }

  /// Starts a push by `send`.
  func push(_ pool: SessionPool, _ number: Int = 1) -> Task<APNsResult, Never> {
    push(TestPool(pool, by: .requests), number)
  }

  func close(_ pool: TestPool) -> Task<Void, Never> {
    Task {
      _ = self
      await pool.close()
    }
  }

  static func request(_ number: Int, payloadSize: Int? = nil) -> APNsRequest {
    APNsRequest(
      deviceToken: token(number), topic: "com.example.app", pushType: "alert",
      priority: 10, expiration: 1_900_000_000, collapseID: "game",
      apnsID: id(number),
      payload: payloadSize.map { [UInt8](repeating: 0x20, count: $0) }
        ?? Array(#"{"aps":{"alert":"\#(number)"}}"#.utf8), group: Int64(number))
  }

  /// The headers of batches; they equal those of `request`.
  static func head(group: Int64 = 0) -> APNsBatch.Head {
    APNsBatch.Head(
      kind: APNsRequest.Kind(topic: "com.example.app", pushType: "alert", priority: 10),
      expiration: 1_900_000_000, collapseID: "game", idPrefix: idPrefix, group: group)
  }

  static func token(_ number: Int) -> [UInt8] { [0xAB, 0x0C, UInt8(number)] }

  private static let idPrefix = APNsID.Prefix(0xeabe_ae54_14a8_11e5, 0xb60b, 7)

  static func id(_ number: Int) -> APNsID {
    APNsID(idPrefix, token: token(number).span)
  }

  static func accepted(_ number: Int) -> APNsResult {
    .accepted(apnsID: id(number), uniqueID: nil)
  }
}
