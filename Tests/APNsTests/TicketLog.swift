// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TestSupport
import Testing

@testable import APNs

/// Submits slices while the pool has room, and records the results of their requests.
final class TicketLog: APNsReceiver {
  let pool: SessionPool
  /// The parts of slices that the pool has not taken yet.
  private(set) var pending: [APNsSlice] = []
  private(set) var taken: Set<APNsTicket> = []
  /// Accepted requests, in order.
  private(set) var accepted: [APNsTicket] = []
  /// The number of requests in each call of `accepted`.
  private(set) var calls: [Int] = []
  /// Requests with another result, in order.
  private(set) var ended: [(ticket: APNsTicket, result: APNsResult)] = []
  /// Called after each call of this receiver.
  var onCall: () -> Void = {}
  private var isInside = false

  init(_ pool: SessionPool) {
    self.pool = pool
    pool.attach(self)
  }

  /// Number of results.
  var count: Int { accepted.count + ended.count }

  /// Indices of the accepted requests, in order.
  var acceptedIndices: [Int32] { accepted.map(\.index) }

  /// Results other than acceptance, by index.
  var others: [Int32: APNsResult] {
    Dictionary(ended.map { ($0.ticket.index, $0.result) }, uniquingKeysWith: { first, _ in first })
  }

  /// Submits a slice as far as there is room, now and whenever the pool has more room.
  func feed(_ slice: APNsSlice) {
    pending.append(slice)
    pump()
  }

  func pump() {
    while var slice = pending.first {
      let count = submit(slice)
      guard count > 0 else { return }
      slice.range = slice.range.dropFirst(count)
      pending[0] = slice
      if slice.range.isEmpty { pending.removeFirst() }
    }
  }

  /// Submits a slice once.
  @discardableResult
  func submit(_ slice: APNsSlice) -> Int {
    let room = pool.room
    let count = outsideOfCalls { pool.submit(slice) }
    #expect(count <= room && (count > 0) == (room > 0), "\(count) of \(room)")
    for index in slice.range.prefix(count) {
      let ticket = APNsTicket(number: slice.number, index: Int32(index))
      #expect(taken.insert(ticket).inserted, "\(ticket) was taken before")
    }
    return count
  }

  func withdraw(group: Int64) { outsideOfCalls { pool.withdraw(group: group) } }

  private func outsideOfCalls<Value>(_ body: () -> Value) -> Value {
    let before = isInside
    isInside = true
    defer { isInside = before }
    return body()
  }

  /// Forgets the parts of slices that the pool has not taken.
  func stop() { pending = [] }

  func accepted(_ tickets: [APNsTicket], after: [Duration]) {
    #expect(!isInside && !tickets.isEmpty && tickets.count == after.count)
    #expect(after.allSatisfy { $0 >= .zero })
    accepted += tickets
    calls.append(tickets.count)
    onCall()
  }

  func ended(_ ticket: APNsTicket, _ result: APNsResult, after: Duration) {
    #expect(!isInside && after >= .zero)
    ended.append((ticket, result))
    onCall()
  }

  func hasRoom() {
    #expect(!isInside)
    pump()
    onCall()
  }

  /// Checks that each request that was taken has exactly one result.
  func expectOneResultEach(_ location: SourceLocation = #_sourceLocation) {
    let results = accepted + ended.map(\.ticket)
    #expect(results.count == taken.count && Set(results) == taken, sourceLocation: location)
    #expect(pool.slices.count == 0, sourceLocation: location)
  }
}

extension APNsBatch {
  /// Creates a batch of requests with the tokens of `TestShard.request`, with numbers from 0.
  convenience init(count: Int, group: Int64 = 0) {
    let tokens = (0..<count).map(TestShard.token)
    self.init(
      head: TestShard.head(group: group), tokens: tokens.flatMap { $0 },
      ends: tokens.indices.map { UInt32(3 * $0 + 3) })
    addPayload(Array(#"{"aps":{}}"#.utf8))
  }

  /// Returns a slice of requests that may be written for some time from now.
  func slice(
    _ range: Range<Int>? = nil, number: Int32 = 0, within time: Duration = .seconds(20)
  ) -> APNsSlice {
    APNsSlice(number: number, batch: self, range: range ?? 0..<count, latest: .now() + time)
  }
}
