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

/// How many runs: PUSHGATE_TEST_SEEDS, or few.
private let seeds = getenv("PUSHGATE_TEST_SEEDS").flatMap { UInt64(String(cString: $0)) } ?? 8

/// The queue's state machine against a model of what it promises: several holders take random steps over the
/// real store, die, or stand still until others have their rows. Each device's answers are settled beforehand,
/// so it is known what every delivery must end as.
@Suite(.serialized, .timeLimit(.minutes(60))) struct QueueModelTests {
  @Test(
    "no interleaving of claims, crashes and late words loses a delivery or sends a settled one",
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

/// What a device's tries are answered.
private enum Fate: CaseIterable {
  case accepted
  case rejected
  /// Put off at the first try, accepted at the next.
  case laterAccepted
  /// Put off twice, then refused.
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

  /// - Parameter attempts: tries before.
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

/// A claimed row in a holder's hands. What the product keeps of it is the product's own `RunningWork`.
private final class Hand {
  let running: RunningWork
  /// Whom it is for and has not begun with; nil before its page was read.
  var rest: [Recipient]?
  /// Under way.
  var pushes: [Push] = []
  /// Counted as accepted by no more than its mark.
  var counted: [Sent] = []
  /// Its lease has run out, and its holder does not begin anything any more.
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
  /// Where each device stands in a broadcast.
  private var buckets: [DeviceToken: Int32] = [:]
  /// Deliveries whose end is in the store for good.
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

  /// Somebody's row; nil when nobody has one.
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
      // Some of them nobody has registered.
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
    // One of two dies between the commit and its answer, as far as this row is concerned.
    if Bool.random(using: &random) { try take(answer.work, holder) }
  }

  private func take(_ works: [Work], _ holder: UUID) throws {
    for work in works {
      let message = RunningWork(
        work, on: store.queue.connection, renderer: nil, lane: nil, now: loop.now,
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

  /// The next pushes of a row go out.
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
      let push = Push(work: hand.running, recipient: recipient, attempts: attempts, badge: nil)
      buckets[recipient.token] = recipient.bucket
      let delivery = Sent(run: hand.work.run.id, token: recipient.token)
      #expect(!settled.contains(delivery), "\(self): sent after its end")
      let others = hands.values.joined().filter { !$0.isLate }.flatMap(\.pushes)
      #expect(
        !others.contains {
          $0.work.work.run.id == delivery.run && $0.recipient.token == delivery.token
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
    hand.running.expanded()
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
    case .failures: Issue.record("\(self): nothing is sent again here")
    case .retry(let token, _):
      switch try await store.audiences.retried(hand.work, token: token) {
      case .device(let recipient): hand.rest = [recipient]
      case .decided: hand.rest = []
      case let other: Issue.record("\(self): a retry finds \(other)")
      }
    }
  }

  /// A push is answered; what a late holder is told counts too.
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
      hand.running.counted(push.place, language: "en")
      return hand.counted.append(delivery)
    }
    try await store(
      outcome, of: push.recipient.token, attempts: push.attempts + 1, hand,
      endsRow: hand.running.decided(outcome))
    hand.running.stored(push.place)
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

  /// False: superseded.
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

  /// What the row has counted can be lost no more.
  private func settleCounted(_ hand: Hand, upTo cursor: RangeCursor?) {
    hand.counted.removeAll { delivery in
      let place = (buckets[delivery.token]!, delivery.token)
      guard cursor.map({ place <= ($0.bucket, $0.token) }) ?? true else { return false }
      settled.insert(delivery)
      return true
    }
  }

  private func supersede(_ hand: Hand) {
    if hand.running.directive != .superseded { superseded += 1 }
    hand.running.tell(.superseded)
  }

  private func renew() async throws {
    guard let (_, hand) = anyHand(), !hand.running.rowEnded else { return }
    let isMine = try await store.queue.renew([hand.work.claim]).renewed == [hand.work.id]
    if isMine { hand.isLate = false } else { supersede(hand) }
  }

  /// A lane breaks down: some of what waited for it was not sent.
  private func drop() {
    guard let (_, hand) = anyHand(), !hand.pushes.isEmpty else { return }
    hand.running.tell(.hold(.noConnection))
    for _ in 0..<Int.random(in: 1...hand.pushes.count, using: &random) {
      let push = hand.pushes.remove(at: Int.random(in: hand.pushes.indices, using: &random))
      hand.running.dropped(push.place)
    }
  }

  /// A row whose pushes have ended goes, or goes back: what `Dispatcher` does of it.
  private func conclude() async throws {
    guard let (holder, hand) = anyHand() else { return }
    if try await conclude(hand) { hands[holder]!.removeAll { $0 === hand } }
  }

  private func conclude(_ hand: Hand) async throws -> Bool {
    let running = hand.running
    guard hand.pushes.isEmpty else { return false }
    if running.rowEnded || running.directive == .superseded { return true }
    if running.isDone {
      let isDone = try await store.queue.complete(
        hand.work.claim, accepted: running.countsAccepted ? running.watermark.accepted : [:])
      if isDone { settleCounted(hand, upTo: nil) } else { supersede(hand) }
      return true
    }
    guard case .hold(let reason) = running.directive else { return false }
    held += 1
    if running.countsAccepted {
      for gap in running.fillGaps() {
        try await store(.waiting, of: gap.token, attempts: 0, hand)
        running.stored(gap.place)
      }
    }
    guard try await checkpoint(hand) else { return true }
    if try await !store.queue.release(hand.work.claim, held: reason) { supersede(hand) }
    return true
  }

  /// A holder is gone, with all that it knew.
  private func crash() {
    guard let holder = hands.keys.sorted().randomElement(using: &random) else { return }
    crashes += 1
    hands[holder] = nil
    newHolder()
  }

  /// A holder stands still for longer than a lease, or is dead for that long.
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

  /// What `QueueMaintainer` does.
  private func keep() async throws {
    _ = try await store.queue.rescue(limit: 100)
    _ = try await store.queue.releaseHeld(
      for: Destination(app: app, environment: .production), limit: 100)
  }

  // MARK: the end

  /// One holder that nothing happens to does what is left.
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
