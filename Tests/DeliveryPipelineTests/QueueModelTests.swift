// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import Glibc
import Logging
import Metrics
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
/// answers are fixed in advance, so the final outcome of every delivery is known. Runs are
/// cancelled, connections end, and pushes of some runs must not arrive twice.
@Suite(.serialized, .timeLimit(.minutes(60))) struct QueueModelTests {
  @Test(
    "no interleaving of claims, crashes and late answers loses or duplicates a delivery",
    arguments: 1...seeds)
  func interleavings(seed: UInt64) async throws {
    try await TestDatabase.store { shard, _, store in
      let model = QueueModel(store, on: shard.loop, seed: seed)
      try await model.prepare()
      for _ in 0..<1_000 { try await model.step(on: shard) }
      #expect(model.crashes > 0 && model.cancellations > 0 && model.granted > 0, "\(model)")
      try await model.finish(on: shard)
      try await model.check()
    }
  }
}

/// Holders, their rows, and the deliveries as the store must have them.
final class QueueModel: CustomStringConvertible {
  private static let holders = 3
  static let devices = 60

  let store: TestStore
  private let loop: EventLoop
  private let seed: UInt64
  private var random: SplitMix64
  var app: AppID = 0
  var ids: [NotificationID: Int] = [:]
  private var hands: [UUID: [Hand]] = [:]
  private var names: Int64 = 0
  /// The bucket of each device.
  private var buckets: [DeviceToken: Int32] = [:]
  /// Deliveries with a stored final outcome.
  var settled: [Sent: DeliveryOutcome] = [:]
  /// Deliveries that were sent at least once.
  var sent: Set<Sent> = []
  /// Deliveries that must not be written again, because APNs may have the request.
  private var unrepeatable: Set<Sent> = []
  /// Notifications whose pushes must not arrive twice.
  var atMostOnce: Set<NotificationID> = []
  var cancelled: Set<NotificationID> = []
  private let environment: PipelineEnvironment
  private let writer: OutcomeWriter
  private let settlement: Settlement
  private let expander: Expander
  private(set) var (crashes, superseded, held, repeats) = (0, 0, 0, 0)
  private(set) var (cancellations, granted) = (0, 0)

  init(_ store: TestStore, on loop: EventLoop, seed: UInt64) {
    (self.store, self.loop, self.seed) = (store, loop, seed)
    random = SplitMix64(state: seed)
    let limits = PipelineLimits.with {
      ($0.unstoredOutcomes, $0.countedAhead) = (1, 1_000)
      ($0.retry.tooManyRequestsSeconds, $0.retry.neverProcessedSeconds) = (0, 0)
      ($0.retry.unknownSeconds, $0.retry.jitter) = (0, 0)
    }
    environment = PipelineEnvironment(
      loop: loop, clock: { noon }, limits: limits, logger: Logger(label: "test"),
      meters: PipelineMeters(shard: MetricsRegistry().makeShard()))
    writer = OutcomeWriter(store.outcomes, in: environment)
    settlement = Settlement(writer, tally: store.outcomes.tally, in: environment)
    expander = Expander(
      pages: store.audiences,
      facts: PushFacts(
        badges: store.store.badges, superseding: store.store.superseding,
        quiet: QuietClock(store.store.quietHours, clock: { noon }),
        timeZones: store.store.timeZones),
      settlement: settlement, intents: store.store.intents, clock: { noon })
  }

  var description: String {
    "seed \(seed): \(crashes) crashes, \(superseded) superseded, \(held) held, \(repeats) repeats, "
      + "\(cancellations) cancelled, \(granted) intents"
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

  func step(on shard: isolated TestShard) async throws {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<5: try await accept()
    case 5..<15: try await claim()
    case 15..<28: try await begin()
    case 28..<66: if let (_, hand) = anyHand() { try await advance(hand) }
    case 66..<72: try await checkpoint()
    case 72..<75: try await renew()
    case 75..<77: drop()
    case 77..<87: try await conclude(on: shard)
    case 87..<89: crash()
    case 89..<93: try await timePasses()
    case 93..<94: try await cancel()
    case 94..<96: try await pollControl()
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
    var notification = sample(app, audience, environment: .production)
    let isHarmless = Bool.random(using: &random)
    notification.message.options.delivery = isHarmless ? .atLeastOnce : .atMostOnce
    let holder = hands.keys.sorted().randomElement(using: &random)!
    let placement = chance(of: [.ready, .claimed, .held(.noConnection)] as [Placement])!
    let plan = AcceptPlan(holder: holder, production: placement, sandbox: .ready)
    let answer = try await store.notifications.accept(
      notification, idempotency: nil, plan: plan)
    guard case .accepted(let id, _) = answer.acceptance else {
      Issue.record("\(self): not accepted")
      return
    }
    if !isHarmless { atMostOnce.insert(id) }
    ids[id] = audience.isEveryone ? Self.devices : audience.tokens.count
    // One of two holders dies between the commit and its answer, as far as this row is concerned.
    if Bool.random(using: &random) { try take(answer.work, holder) }
  }

  private func take(_ works: [Work], _ holder: UUID) throws {
    for work in works {
      let message = RunningWork(
        work, on: store.queue.connection, renderer: nil, lane: nil, counters: nil, now: loop.now,
        leaseEnds: .distantFuture)
      if let recipients = work.recipients {
        settlement.read(counted: recipients.count { work.counts($0) }, of: message)
      }
      _ = message.apply(work.row.control, now: noon)
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

  /// Hands out the next pushes of a row.
  private func begin() async throws {
    guard let (_, hand) = anyHand() else { return }
    try await begin(hand, atMost: Int.random(in: 1...8, using: &random))
  }

  private func begin(_ hand: Hand, atMost limit: Int) async throws {
    let running = hand.running
    guard !hand.isLate, running.mayProceed, !running.isExpanded else { return }
    try await read(hand)
    let next = hand.rest!.prefix(limit)
    hand.rest!.removeFirst(next.count)
    for recipient in next {
      var attempts = 0
      if case .retry(_, let attempt) = hand.work.job { attempts = attempt }
      buckets[recipient.token] = recipient.bucket
      hand.pushes.append(
        Flight(
          push: settlement.handOut(
            recipient, of: running, attempts: attempts, counts: hand.work.counts(recipient))))
    }
    guard hand.rest!.isEmpty else { return }
    if case .names = hand.work.job {
      let missing = hand.work.notification.audience.tokens.filter { $0 > bulkToken(Self.devices) }
      try await store.audiences.recordUnknown(hand.work, tokens: missing.sorted())
    }
    try await endInterrupted(hand)
    settlement.expanded(running)
  }

  /// Ends deliveries whose intent belongs to an earlier claim.
  private func endInterrupted(_ hand: Hand) async throws {
    guard hand.work.row.isRescued, !hand.running.translation.repeatIsHarmless else { return }
    var token: DeviceToken?
    if case .retry(let device, _) = hand.work.job { token = device }
    _ = try await store.store.intents.endInterrupted(of: hand.work.row, token: token)
  }

  private func read(_ hand: Hand) async throws {
    guard hand.rest == nil else { return }
    switch hand.work.job {
    case .names(let after):
      if let recipients = hand.work.recipients {
        hand.rest = recipients
      } else {
        take(try await store.audiences.named(hand.work, after: after), hand)
      }
    case .range(let from, let to, let cursor):
      take(try await store.audiences.range(hand.work, from: from, to: to, after: cursor), hand)
    case .failures: Issue.record("\(self): no resend in this model")
    case .retry(let token, _):
      switch try await store.audiences.retried(hand.work, token: token) {
      case .device(let recipient): hand.rest = [recipient]
      case .decided: hand.rest = []
      case let other: Issue.record("\(self): a retry finds \(other)")
      }
    }
    for recipient in hand.rest ?? [] {
      let delivery = Sent(run: hand.work.run.id, token: recipient.token)
      #expect(settled[delivery] == nil, "\(self): read again after its final outcome")
    }
  }

  private func take(_ page: AudiencePage, _ hand: Hand) {
    settlement.read(counted: page.counted, of: hand.running)
    for device in page where device.isRecorded { settlement.pass(device, of: hand.running) }
    hand.rest = page.filter { !$0.isRecorded }.map(\.recipient)
  }

  /// Writes or answers a push; answers to a late holder count too.
  private func advance(_ hand: Hand) async throws {
    guard let index = hand.pushes.indices.randomElement(using: &random) else { return }
    var flight = hand.pushes[index]
    let step: Push.Step
    if let latest = flight.latest {
      flight.latest = nil
      let result = Fate(flight.push.recipient.token).answer(flight.push.attempts)
      switch result {
      case .rejected, .neverProcessed: unrepeatable.remove(flight.delivery)
      case .accepted, .unknown: break
      }
      step = flight.push.returned(result, facts(hand), latest: latest)
    } else {
      step = flight.push.next(facts(hand), margin: .seconds(15), patience: .seconds(5))
    }
    hand.pushes[index] = flight
    switch step {
    case .submit(let latest): try await write(hand, index, latest)
    case .searchNewer: break
    case .end(let result): await settle(hand, index, result)
    }
  }

  private func facts(_ hand: Hand) -> Push.Facts {
    // Only the intent keeps a holder with a wrong clock from writing a push a second time.
    let seesEnd = hand.running.translation.repeatIsHarmless || Bool.random(using: &random)
    return Push.Facts(
      directive: hand.running.directive,
      leaseEnds: hand.isLate && seesEnd ? loop.now : .distantFuture, now: loop.now)
  }

  /// The pool grants a stream, and writes the request if it may.
  private func write(_ hand: Hand, _ index: Int, _ latest: MonotonicTime) async throws {
    var flight = hand.pushes[index]
    if !hand.running.translation.repeatIsHarmless {
      var isGranted = flight.push.hasIntent
      if !isGranted {
        isGranted = try await store.store.intents.grant(
          hand.work.row, token: flight.push.recipient.token, attempt: flight.push.attempts + 1)
        if isGranted { granted += 1 }
      }
      guard flight.push.granted(isGranted) else {
        let step = flight.push.returned(.neverProcessed(.notWritten), facts(hand), latest: latest)
        #expect(step == .end(.notSent(.intentElsewhere)), "\(self)")
        return await settle(hand, index, .notSent(.intentElsewhere))
      }
      #expect(unrepeatable.insert(flight.delivery).inserted, "\(self): a push arrives twice")
    }
    let others = hands.values.joined().filter { !$0.isLate && $0 !== hand }.flatMap(\.pushes)
    #expect(
      !others.contains { $0.latest != nil && $0.delivery == flight.delivery },
      "\(self): sent by two at once")
    if !sent.insert(flight.delivery).inserted { repeats += 1 }
    flight.latest = latest
    hand.pushes[index] = flight
  }

  /// Ends a push as `Lane` does. Returns once its outcome is stored.
  private func settle(_ hand: Hand, _ index: Int, _ result: SendResult) async {
    let running = hand.running
    let flight = hand.pushes.remove(at: index)
    var push = flight.push
    if result == .notSent(.leaseEnding) { running.apply(.claimLost) }
    let end = DeliveryDecision.decide(result, push.situation(now: noon), environment.limits.retry)
    if case .settled(let decision) = end {
      if decision.outcome == .accepted, running.mayCount(environment.limits) {
        hand.counted.append(flight.delivery)
      } else if decision.outcome != .waiting, settled[flight.delivery] == nil {
        settled[flight.delivery] = decision.outcome
      }
    } else {
      #expect(!push.hasIntent || result == .notSent(.intentElsewhere), "\(self): intent returned")
    }
    let undecided = running.progress.undecided
    await settlement.settle(&push, result)
    #expect(running.progress.undecided == undecided - 1, "\(self): not settled once")
    // The writer has room for one outcome.
    await writer.room()
    #expect(running.progress.unstored == 0, "\(self)")
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
      accepted: running.countsAccepted ? running.watermark.accepted : [:],
      audience: running.watermark.audience)
    if stands { settleCounted(hand, upTo: cursor) } else { supersede(hand) }
    return stands
  }

  /// Loses the counts of the row that are not stored.
  private func settleCounted(_ hand: Hand, upTo cursor: RangeCursor?) {
    hand.counted.removeAll { delivery in
      let place = (buckets[delivery.token]!, delivery.token)
      guard cursor.map({ place <= ($0.bucket, $0.token) }) ?? true else { return false }
      settled[delivery] = .accepted
      return true
    }
  }

  private func supersede(_ hand: Hand) {
    if hand.running.directive != .claimLost { superseded += 1 }
    hand.running.apply(.claimLost)
  }

  // MARK: control

  private func cancel() async throws {
    let candidates = ids.keys.sorted().filter { !cancelled.contains($0) }
    guard let id = chance(of: candidates),
      try await store.controls.command(.cancel, app: app, id) == .done
    else { return }
    cancelled.insert(id)
    cancellations += 1
  }

  private func pollControl() async throws {
    guard let (_, hand) = anyHand(), hand.running.isControllable else { return }
    let run = hand.work.run.id
    _ = hand.running.apply(try await store.controls.controls(of: [run])[run], now: noon)
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
      let index = Int.random(in: hand.pushes.indices, using: &random)
      guard hand.pushes[index].latest == nil, !hand.pushes[index].push.hasIntent else { return }
      let push = hand.pushes.remove(at: index).push
      hand.running.advanceProgress { $0.returned(push.place) }
      if hand.pushes.isEmpty { return }
    }
  }

  /// Deletes or releases a row whose pushes have ended, as `Dispatcher` does.
  private func conclude(on shard: isolated TestShard) async throws {
    guard let (holder, hand) = anyHand() else { return }
    if try await conclude(hand, on: shard) { hands[holder]!.removeAll { $0 === hand } }
  }

  private func conclude(_ hand: Hand, on shard: isolated TestShard) async throws -> Bool {
    let running = hand.running
    guard hand.pushes.isEmpty else { return false }
    if running.rowEnded || running.directive == .claimLost { return true }
    if running.isDone {
      let isDone = try await store.queue.complete(
        hand.work.claim, accepted: running.countsAccepted ? running.watermark.accepted : [:],
        audience: running.progress.audience)
      if isDone { settleCounted(hand, upTo: nil) } else { supersede(hand) }
      return true
    }
    if running.directive == .cancel {
      await RowFinalizer(
        pipeline: environment, queue: store.queue, expander: expander, released: {}
      ).conclude(running, isolation: shard)
      return true
    }
    guard case .hold(let reason) = running.directive else { return false }
    held += 1
    if running.isRange {
      await settlement.settleGaps(of: running, .postponed(.noConnection))
      await running.allEnded()
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
    _ = try await store.controls.finishCancelled(limit: 100)
  }

  // MARK: the end

  /// One undisturbed holder completes the rest.
  func finish(on shard: isolated TestShard) async throws {
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
        while hand.running.mayProceed, !hand.running.isExpanded {
          try await begin(hand, atMost: 100)
        }
        while !hand.pushes.isEmpty { try await advance(hand) }
        #expect(try await conclude(hand, on: shard), "\(self): a row does not end")
      }
      hands[holder] = []
      if try await store.count("queue") == 0 { return }
    }
    let left: String = try await store.value(
      "SELECT string_agg(q::text, ' ') || '; now ' || now() FROM queue q")
    Issue.record("\(self): the queue is never empty: \(left)")
  }
}
