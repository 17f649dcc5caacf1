// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Glibc
import Postgres
import PushModel
import Randomness
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// Number of seeds: PUSHGATE_TEST_SEEDS, by default few.
private let seeds = getenv("PUSHGATE_TEST_SEEDS").flatMap { UInt64(String(cString: $0)) } ?? 8

/// Compares the queue's state machine with a model of its guarantees: several holders take random
/// steps over the real store, die, or stall until others have claimed their rows. Each device's
/// answers are fixed in advance, so the final outcome of every delivery is known.
@Suite(.serialized, .timeLimit(.minutes(60))) struct QueueModelTests {
  @Test(
    "no interleaving of claims, crashes and late answers loses or duplicates a delivery",
    arguments: 1...seeds)
  func interleavings(seed: UInt64) async throws {
    try await TestDatabase.store { shard, _, store in
      let model = QueueModel(store, on: shard.loop, seed: seed)
      try await model.prepare()
      for _ in 0..<600 { try await model.step() }
      #expect(model.crashes > 0, "\(model)")
      try await model.finish()
      try await model.check()
    }
  }
}

/// The answers to a device's attempts.
private enum Fate: CaseIterable {
  case accepted
  case rejected
  /// Delayed at the first attempt, accepted at the second.
  case laterAccepted
  /// Delayed twice, then refused.
  case laterRejected

  init(_ token: DeviceToken) {
    self =
      switch token.bytes.last! % 8 {
      case 0: .rejected
      case 1: .laterAccepted
      case 2: .laterRejected
      default: .accepted
      }
  }

  /// - Parameter attempts: earlier attempts.
  func answer(_ attempts: Int) -> DeliveryOutcome {
    switch self {
    case .accepted: .accepted
    case .rejected: .rejected
    case .laterAccepted: attempts < 1 ? .waiting : .accepted
    case .laterRejected: attempts < 2 ? .waiting : .rejected
    }
  }

  var end: DeliveryOutcome {
    self == .accepted || self == .laterAccepted ? .accepted : .rejected
  }
}

private struct Sent: Hashable {
  let run: RunID
  let token: DeviceToken
}

/// A claimed row of a holder, with the product's own `RunningWork`.
private final class Hand {
  let running: RunningWork
  /// Recipients that are not sent to yet; nil before the page is read.
  var rest: [Recipient]?
  /// In-flight pushes.
  var pushes: [Push] = []
  /// Accepted pushes that only its watermark counts.
  var counted: [Sent] = []
  /// Its lease has expired, and its holder starts no further push.
  var isLate = false

  init(_ running: RunningWork) { self.running = running }

  var work: Work { running.work }
}

private final class QueueModel: CustomStringConvertible {
  private static let holders = 3
  private static let devices = 60

  private let store: TestStore
  private let loop: EventLoop
  private let seed: UInt64
  private var random: SplitMix64
  private var app: AppID = 0
  private var ids: [NotificationID: Int] = [:]
  private var hands: [UUID: [Hand]] = [:]
  private var names: Int64 = 0
  /// The bucket of each device.
  private var buckets: [DeviceToken: Int32] = [:]
  /// Deliveries with a stored final outcome.
  private var settled: Set<Sent> = []
  /// Deliveries that were sent at least once.
  private var sent: Set<Sent> = []
  private(set) var (crashes, superseded, held, repeats) = (0, 0, 0, 0)

  init(_ store: TestStore, on loop: EventLoop, seed: UInt64) {
    (self.store, self.loop, self.seed) = (store, loop, seed)
    random = SplitMix64(state: seed)
  }

  var description: String {
    "seed \(seed): \(crashes) crashes, \(superseded) superseded, \(held) held, \(repeats) repeats"
  }

  func prepare() async throws {
    app = try await store.app()
    try await store.fill(app, count: Self.devices)
    for _ in 0..<Self.holders { newHolder() }
  }

  private func newHolder() {
    names += 1
    hands[UUID(milliseconds: names)] = []
  }

  private func chance<Element>(of list: [Element]) -> Element? {
    list.randomElement(using: &random)
  }

  /// Returns the row of some holder; nil if no holder has one.
  private func anyHand() -> (UUID, Hand)? {
    let all = hands.sorted { $0.key < $1.key }.flatMap { (holder, hands) in
      hands.map { (holder, $0) }
    }
    return chance(of: all)
  }

  // MARK: steps

  func step() async throws {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<5: try await accept()
    case 5..<15: try await claim()
    case 15..<40: try await begin()
    case 40..<62: try await answer()
    case 62..<70: try await checkpoint()
    case 70..<74: try await renew()
    case 74..<78: drop()
    case 78..<88: try await conclude()
    case 88..<90: crash()
    case 90..<95: try await timePasses()
    default: try await keep()
    }
  }

  private func accept() async throws {
    var audience = Audience.everyone
    if Int.random(in: 0..<4, using: &random) > 0 {
      let first = Int.random(in: 1...Self.devices, using: &random)
      let count = Int.random(in: 1...20, using: &random)
      // Some of them are not registered.
      audience = .named(tokens: (first..<first + count).map(bulkToken), users: [])
    }
    let notification = sample(app, audience, environment: .production)
    let holder = hands.keys.sorted().randomElement(using: &random)!
    let placement = chance(of: [.ready, .claimed, .held(.noConnection)] as [Placement])!
    let plan = AcceptPlan(holder: holder, production: placement, sandbox: .ready)
    let answer = try await store.notifications.accept(
      notification, idempotency: nil, plan: plan)
    guard case .accepted(let id, _) = answer.acceptance else {
      Issue.record("\(self): not accepted")
      return
    }
    ids[id] = audience.isEveryone ? Self.devices : audience.tokens.count
    // One of two holders dies between the commit and its answer, as far as this row is concerned.
    if Bool.random(using: &random) { try take(answer.work, holder) }
  }

  private func take(_ works: [Work], _ holder: UUID) throws {
    for work in works {
      let message = RunningWork(
        work, on: store.queue.connection, renderer: nil, lane: nil, counters: nil, now: loop.now,
        leaseEnds: .distantFuture)
      hands[holder, default: []].append(Hand(message))
    }
  }

  private func claim() async throws {
    let holder = hands.keys.sorted().randomElement(using: &random)!
    let kind = chance(of: ClaimKind.allCases)!
    let limit = Int.random(in: 1...4, using: &random)
    let rows = try await store.queue.claim(
      WorkQueue.Wanted(kind, limit: limit), holder: holder)
    let known = try await store.notifications.notifications(of: rows)
    try take(rows.map { Work($0, notification: known[$0.run.notification]!) }, holder)
  }

  /// Sends the next pushes of a row.
  private func begin() async throws {
    guard let (_, hand) = anyHand() else { return }
    try await begin(hand, atMost: Int.random(in: 1...8, using: &random))
  }

  private func begin(_ hand: Hand, atMost limit: Int) async throws {
    guard !hand.isLate, hand.running.mayProceed, !hand.running.isExpanded else { return }
    try await read(hand)
    let next = hand.rest!.prefix(limit)
    hand.rest!.removeFirst(next.count)
    for recipient in next {
      var attempts = 0
      if case .retry(_, let attempt) = hand.work.job { attempts = attempt }
      let push = hand.running.push(recipient, attempts: attempts)
      buckets[recipient.token] = recipient.bucket
      let delivery = Sent(run: hand.work.run.id, token: recipient.token)
      #expect(!settled.contains(delivery), "\(self): sent after its final outcome")
      let others = hands.values.joined().filter { !$0.isLate }.flatMap(\.pushes)
      #expect(
        !others.contains {
          $0.row.work.run.id == delivery.run && $0.recipient.token == delivery.token
        }, "\(self): sent by two at once")
      if !sent.insert(delivery).inserted { repeats += 1 }
      hand.pushes.append(push)
    }
    guard hand.rest!.isEmpty else { return }
    if case .names = hand.work.job {
      let missing = hand.work.notification.audience.tokens.filter {
        !sent.contains(Sent(run: hand.work.run.id, token: $0))
      }
      try await store.audiences.recordUnknown(hand.work, tokens: missing.sorted())
      for token in missing { settled.insert(Sent(run: hand.work.run.id, token: token)) }
    }
    hand.running.advanceProgress { $0.expanded() }
  }

  private func read(_ hand: Hand) async throws {
    guard hand.rest == nil else { return }
    switch hand.work.job {
    case .names(let after):
      let page = try await store.audiences.named(hand.work, after: after).recipients
      hand.rest = hand.work.recipients ?? page
    case .range(let from, let to, let cursor):
      hand.rest = try await store.audiences.range(hand.work, from: from, to: to, after: cursor)
        .recipients
    case .failures: Issue.record("\(self): no resend in this model")
    case .retry(let token, _):
      switch try await store.audiences.retried(hand.work, token: token) {
      case .device(let recipient): hand.rest = [recipient]
      case .decided: hand.rest = []
      case let other: Issue.record("\(self): a retry finds \(other)")
      }
    }
  }

  /// Answers a push; answers to a late holder count too.
  private func answer() async throws {
    guard let (_, hand) = anyHand() else { return }
    try await answer(hand)
  }

  private func answer(_ hand: Hand) async throws {
    guard !hand.pushes.isEmpty else { return }
    let push = hand.pushes.remove(at: Int.random(in: hand.pushes.indices, using: &random))
    let outcome = Fate(push.recipient.token).answer(push.attempts)
    let delivery = Sent(run: hand.work.run.id, token: push.recipient.token)
    if outcome == .accepted, hand.running.countsAccepted {
      _ = hand.running.advanceProgress { $0.counted(push.place, language: $0.position(of: "en")) }
      return hand.counted.append(delivery)
    }
    let kind = hand.work.job.kind
    let endsRow = hand.running.advanceProgress { $0.decided(push.place, outcome, kind) }
    try await store(
      outcome, of: push.recipient.token, attempts: push.attempts + 1, hand,
      endsRow: endsRow == true)
    hand.running.advanceProgress { $0.stored(push.place) }
    if outcome != .waiting { settled.insert(delivery) }
  }

  private func store(
    _ outcome: DeliveryOutcome, of token: DeviceToken, attempts: Int, _ hand: Hand,
    endsRow: Bool = false
  ) async throws {
    _ = try await store.outcomes.record(
      DeliveryReport(
        row: hand.work.row, token: token, outcome: outcome, language: "en", attempts: attempts,
        retryAfterSeconds: outcome == .waiting ? 0 : nil, endsRow: endsRow))
  }

  private func checkpoint() async throws {
    guard let (_, hand) = anyHand() else { return }
    _ = try await checkpoint(hand)
  }

  /// Returns false if superseded.
  private func checkpoint(_ hand: Hand) async throws -> Bool {
    let running = hand.running
    guard running.hasCursor, !running.rowEnded, let cursor = running.watermark.cursor else {
      return true
    }
    let stands = try await store.queue.checkpoint(
      hand.work.claim, cursor: cursor,
      accepted: running.countsAccepted ? running.watermark.accepted : [:])
    if stands { settleCounted(hand, upTo: cursor) } else { supersede(hand) }
    return stands
  }

  /// Loses the counts of the row that are not stored.
  private func settleCounted(_ hand: Hand, upTo cursor: RangeCursor?) {
    hand.counted.removeAll { delivery in
      let place = (buckets[delivery.token]!, delivery.token)
      guard cursor.map({ place <= ($0.bucket, $0.token) }) ?? true else { return false }
      settled.insert(delivery)
      return true
    }
  }

  private func supersede(_ hand: Hand) {
    if hand.running.directive != .claimLost { superseded += 1 }
    hand.running.apply(.claimLost)
  }

  private func renew() async throws {
    guard let (_, hand) = anyHand(), !hand.running.rowEnded else { return }
    let isMine = try await store.queue.renew([hand.work.claim]).renewed == [hand.work.id]
    if isMine { hand.isLate = false } else { supersede(hand) }
  }

  /// A lane fails: some of its waiting pushes were not sent.
  private func drop() {
    guard let (_, hand) = anyHand(), !hand.pushes.isEmpty else { return }
    hand.running.apply(.hold(.noConnection))
    for _ in 0..<Int.random(in: 1...hand.pushes.count, using: &random) {
      let push = hand.pushes.remove(at: Int.random(in: hand.pushes.indices, using: &random))
      hand.running.advanceProgress { $0.returned(push.place) }
    }
  }

  /// Deletes or releases a row whose pushes have ended, as `Dispatcher` does.
  private func conclude() async throws {
    guard let (holder, hand) = anyHand() else { return }
    if try await conclude(hand) { hands[holder]!.removeAll { $0 === hand } }
  }

  private func conclude(_ hand: Hand) async throws -> Bool {
    let running = hand.running
    guard hand.pushes.isEmpty else { return false }
    if running.rowEnded || running.directive == .claimLost { return true }
    if running.isDone {
      let isDone = try await store.queue.complete(
        hand.work.claim, accepted: running.countsAccepted ? running.watermark.accepted : [:])
      if isDone { settleCounted(hand, upTo: nil) } else { supersede(hand) }
      return true
    }
    guard case .hold(let reason) = running.directive else { return false }
    held += 1
    if running.countsAccepted {
      for gap in running.advanceProgress({ $0.reopenGaps() }) {
        try await store(.waiting, of: gap.token, attempts: 0, hand)
        running.advanceProgress { $0.stored(gap.place) }
      }
    }
    guard try await checkpoint(hand) else { return true }
    if try await !store.queue.release(hand.work.claim, held: reason) { supersede(hand) }
    return true
  }

  /// A holder dies with its memory.
  private func crash() {
    guard let holder = hands.keys.sorted().randomElement(using: &random) else { return }
    crashes += 1
    hands[holder] = nil
    newHolder()
  }

  /// A holder stalls for longer than a lease, or seems dead for that long.
  private func timePasses() async throws {
    let holders = try await store.client.write.query(
      "SELECT DISTINCT holder FROM queue WHERE holder IS NOT NULL ORDER BY holder"
    ).map { (row) throws(PostgresError) in try row.decode("holder", as: UUID.self) }
    guard let holder = chance(of: holders) else { return }
    _ = try await store.client.write.query(
      """
      UPDATE queue SET available_at = now() - interval '1 second' WHERE holder = \(holder)
      """)
    for hand in hands[holder] ?? [] { hand.isLate = true }
  }

  /// Does the work of `QueueMaintainer`.
  private func keep() async throws {
    _ = try await store.queue.rescue(limit: 100)
    _ = try await store.queue.releaseHeld(
      for: Destination(app: app, environment: .production), limit: 100)
  }

  // MARK: the end

  /// One undisturbed holder completes the rest.
  func finish() async throws {
    hands = [:]
    newHolder()
    try await store.run(
      "UPDATE queue SET available_at = now() - interval '1 second' WHERE holder IS NOT NULL")
    let holder = hands.keys.first!
    for _ in 0..<100 {
      try await keep()
      let rows = try await store.claim(holder: holder, singles: 100, broadcasts: 100)
      try take(rows, holder)
      for hand in hands[holder]! {
        while !hand.running.isExpanded { try await begin(hand, atMost: 100) }
        while !hand.pushes.isEmpty { try await answer(hand) }
        #expect(try await conclude(hand), "\(self): a row does not end")
      }
      hands[holder] = []
      if try await store.count("queue") == 0 { return }
    }
    let left: String = try await store.value(
      "SELECT string_agg(q::text, ' ') || '; now ' || now() FROM queue q")
    Issue.record("\(self): the queue is never empty: \(left)")
  }

  func check() async throws {
    for (id, audience) in ids {
      let counts = try await store.runs.counts(id)
      let notification = try #require(
        try await store.notifications.notification(app: app, id: id))
      let tokens =
        notification.audience.isEveryone
        ? (1...Self.devices).map(bulkToken) : notification.audience.tokens
      var expected: [DeliveryOutcome: Int] = [:]
      for token in tokens {
        let isKnown = token <= bulkToken(Self.devices)
        expected[isKnown ? Fate(token).end : .unknownDevice, default: 0] += 1
      }
      #expect(counts.outcomes == expected, "\(self)")
      #expect(counts.state == .finished && tokens.count == audience, "\(self)")
      let run: RunID = try await store.value("SELECT id FROM runs WHERE notification = \(id)")
      for token in tokens where token <= bulkToken(Self.devices) {
        #expect(sent.contains(Sent(run: run, token: token)), "\(self): never sent")
      }
    }
  }
}
