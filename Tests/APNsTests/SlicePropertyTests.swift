// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTP2
import Randomness
import TestSupport
import Testing
import Transport

@testable import APNs

@Suite("Slices under random events", .timeLimit(.minutes(2)))
struct SlicePropertyTests {
  /// Random slices and withdrawals on one side; random answers, resets, GOAWAYs, stream limits and
  /// lost connections on the other.
  private final class Chaos {
    var random: SplitMix64
    let peer: ScriptedPeer
    let log: TicketLog
    /// Requests that the peer has not answered.
    private var held: [PeerRequest] = []
    /// The highest stream that the peer answered, by connection.
    private var processed: [Int: Int32] = [:]
    /// The last stream that a GOAWAY announced, by connection.
    private var cuts: [Int: Int32] = [:]
    /// Paths of the requests that the peer accepted.
    private(set) var acceptedPaths: Set<String> = []
    private var batches: [Int32: APNsBatch] = [:]
    private var slices: Int32 = 0
    /// Whether some answers call the provider token expired.
    private let expiresTokens: Bool

    init(seed: UInt64, _ peer: ScriptedPeer, _ log: TicketLog) {
      random = SplitMix64(state: seed)
      expiresTokens = seed % 2 == 1
      self.peer = peer
      self.log = log
      peer.script = { [unowned self] connection, request in
        // The peer receives requests until it has sent its GOAWAY.
        if request.stream <= cuts[connection.number] ?? .max { held.append(request) }
        if chance(60) { answer() }
      }
      log.onCall = { [unowned self] in
        if chance(5) { submit() }
        if chance(2) { log.withdraw(group: .random(in: 0..<4, using: &random)) }
      }
    }

    private func chance(_ percent: Int) -> Bool { .random(in: 0..<100, using: &random) < percent }

    func step() {
      switch Int.random(in: 0..<100, using: &random) {
      case 0..<45: submit()
      case 45..<85: for _ in 0..<8 { answer() }
      case 85..<90: log.withdraw(group: .random(in: 0..<4, using: &random))
      case 90..<94:
        peer.connections.last?.setMaximumStreams(.random(in: 0...40, using: &random))
      case 94..<97: goAway()
      default: peer.connections.last?.pump.abort()
      }
      let waiting = log.pool.statistics.waiting
      #expect(expiresTokens || waiting <= 1, "\(waiting) requests wait")
    }

    private func submit() {
      let count = Int.random(in: 1...40, using: &random)
      let tokens = (0..<count).flatMap {
        [UInt8(truncatingIfNeeded: slices >> 8), UInt8(truncatingIfNeeded: slices), UInt8($0)]
      }
      let batch = APNsBatch(
        head: TestShard.head(group: .random(in: 0..<4, using: &random)), tokens: tokens,
        ends: (1...count).map { UInt32(3 * $0) })
      batch.addPayload([UInt8](repeating: 0x20, count: .random(in: 0...3_000, using: &random)))
      batches[slices] = batch
      let time = chance(10) ? Duration.milliseconds(5) : .seconds(20)
      log.submit(batch.slice(number: slices, within: time))
      slices += 1
    }

    private func answer() {
      guard !held.isEmpty else { return }
      let request = held.remove(at: .random(in: held.indices, using: &random))
      let connection = peer.connections[request.connection]
      processed[connection.number] = max(processed[connection.number] ?? 0, request.stream)
      switch Int.random(in: 0..<100, using: &random) {
      case 0..<75:
        acceptedPaths.insert(request[":path"] ?? "")
        connection.accept(request.stream)
      case 75..<85: connection.answer(request.stream, 410, [], #"{"reason":"Unregistered"}"#)
      case 85..<88: connection.answer(request.stream, 503)
      case 88..<91:
        try? connection.pump.reset(stream: request.stream, code: HTTP2ErrorCode.refusedStream)
      case 91..<94:
        try? connection.pump.reset(stream: request.stream, code: HTTP2ErrorCode.internalError)
      case 94..<96 where expiresTokens:
        connection.answer(request.stream, 403, [], #"{"reason":"ExpiredProviderToken"}"#)
      default: break  // Never answered.
      }
    }

    /// Announces a cut that no processed request is above.
    private func goAway() {
      guard let connection = peer.connections.last else { return }
      let last = max(
        processed[connection.number] ?? 0, held.randomElement(using: &random)?.stream ?? 0)
      cuts[connection.number] = min(last, cuts[connection.number] ?? .max)
      held.removeAll { $0.connection == connection.number && $0.stream > last }
      try? connection.pump.goAway(lastStreamID: last)
    }

    func expectAnswersReported() {
      let accepted = Set(log.accepted.map(path))
      #expect(accepted.isSubset(of: acceptedPaths), "only accepted requests are reported as such")
      for (ticket, result) in log.ended {
        guard case .neverProcessed = result else { continue }
        #expect(!acceptedPaths.contains(path(ticket)), "\(result)")
      }
    }

    private func path(_ ticket: APNsTicket) -> String {
      batches[ticket.number]?.withToken(of: Int(ticket.index)) { token in
        "/3/device/" + token.indices.map { hexadecimal(token[$0]) }.joined()
      } ?? ""
    }

    private func hexadecimal(_ byte: UInt8) -> String {
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }

  @Test(
    "every request that a pool takes has exactly one result", arguments: 0..<24 as Range<UInt64>)
  func oneResult(seed: UInt64) async throws {
    var limits = TestShard.quick()
    limits.maximumSessions = 3
    limits.growAfter = .milliseconds(5)
    limits.firstBackoff = .milliseconds(2)
    limits.maximumBackoff = .milliseconds(10)
    limits.responseDeadline = .milliseconds(60)
    limits.drainDeadline = .milliseconds(60)
    try await TestShard.run(limits: limits) { world, peer, pool in
      peer.maximumStreams = 30
      let log = TicketLog(pool.pool)
      let chaos = Chaos(seed: seed, peer, log)
      for step in 0..<400 {
        chaos.step()
        if step % 4 == 0 { try await world.loop.sleep(for: .milliseconds(1)) }
      }
      log.onCall = {}
      await pool.close()
      log.expectOneResultEach()
      chaos.expectAnswersReported()
      #expect(log.accepted.count > 100 && log.ended.count > 10, "the events have all kinds")
    }
  }
}
