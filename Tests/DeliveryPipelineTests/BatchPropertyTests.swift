// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Glibc
import Logging
import Messages
import Metrics
import PushModel
import Randomness
import TestSupport
import Testing

@testable import APNs
@testable import DeliveryPipeline
@testable import Storage

/// Number of seeds: 25 for each of PUSHGATE_TEST_SEEDS, by default 100.
private let seeds =
  25 * (getenv("PUSHGATE_TEST_SEEDS").flatMap { UInt64(String(cString: $0)) } ?? 4)

/// Sends the pages of several rows through one lane, over random interleavings of answers, free
/// streams, stored outcomes, directives and ending leases.
@Suite(.serialized, .timeLimit(.minutes(10))) struct BatchPropertyTests {
  @Test("every push of a batch ends once, and no stopped row or full pool gets another request")
  func interleavings() async throws {
    try await TestPipeline.run { shard, pipeline in
      let claimed = try await pipeline.claimed().work
      for seed in 1...seeds {
        let model = BatchModel(seed: seed, pipeline, intents: claimed, on: shard)
        for _ in 0..<250 { try await model.step(on: shard) }
        try await model.finish(on: shard)
      }
    }
  }
}

private final class BatchModel: CustomStringConvertible {
  private static let mostRows = 3

  private let seed: UInt64
  private var random: SplitMix64
  private let loop: EventLoop
  private let limits: PipelineLimits
  private let settlement: Settlement
  private let expander: Expander
  private let writer: OutcomeWriter
  private let lane: CredentialLane
  private let pool: ScriptedPool
  private let pending: Pending
  /// A queue row that is claimed in PostgreSQL, for pushes that need an intent.
  private let intents: Work
  private var rows: [BatchRow] = []
  private var pushes: [DeviceToken: ModelPush] = [:]
  /// Number of devices and of rows so far.
  private var made: (devices: UInt32, rows: Int64)
  private var steps: [String] = []
  /// Whether APNs accepts every request at once.
  private var isFinishing = false

  private struct ModelPush {
    let row: BatchRow
    /// Number of requests that followed a request which never reached APNs.
    var resends = 0
    var isInPool = false
    var result: APNsResult?
  }

  /// Outcomes that PostgreSQL has not acknowledged.
  private final class Pending {
    var outcomes: [(report: DeliveryReport, then: (Result<Bool, StorageError>) -> Void)] = []
    var record: (DeliveryReport) -> Void = { _ in }
  }

  init(seed: UInt64, _ pipeline: TestPipeline, intents: Work, on shard: isolated TestShard) {
    self.seed = seed
    self.intents = intents
    random = SplitMix64(state: seed)
    // Each seed has its own tokens, because intents stay in PostgreSQL.
    made = (UInt32(seed) << 16, 0)
    loop = shard.loop
    var limits = PipelineLimits.with {
      ($0.pushesInFlight, $0.queuedPushes, $0.unstoredOutcomes) = (6, 5, 4)
      ($0.countedOfRow, $0.countedAhead) = (2, 4)
      // After a fault each further push is a probe.
      ($0.retry.connectionSeconds, $0.retry.credentialSeconds) = (0, 0)
    }
    // Every second seed, each push that waited for a stream waits again.
    if seed.isMultiple(of: 2) { limits.streamDeadline = .zero }
    self.limits = limits
    let logger = Logger(label: "test") { _ in SearchedLog() }
    let environment = PipelineEnvironment(
      loop: loop, clock: { noon }, limits: limits, logger: logger,
      meters: PipelineMeters(shard: MetricsRegistry().makeShard()))
    // No reference leaves the shard.
    nonisolated(unsafe) let pending = Pending()
    self.pending = pending
    writer = OutcomeWriter(in: environment) { report, _, then in
      pending.record(report)
      pending.outcomes.append((report, then))
    }
    settlement = Settlement(writer, tally: ResponseTally(keeping: 60), in: environment)
    expander = Expander(
      pages: pipeline.expander.pages, facts: pipeline.expander.facts, settlement: settlement,
      intents: pipeline.expander.intents, clock: { noon })
    let store = pipeline.store.store
    let lanes = Lanes(
      environment, settlement: settlement, intents: store.intents,
      superseding: store.superseding,
      fallbacks: EnvironmentFallbacks(store.statuses, logger: logger),
      statusReporter: CredentialStatusReporter(
        loop: loop, news: store.credentialEvents, logger: logger),
      ownership: pipeline.homes, shard: 0
    ) { _, _, _ in throw PoolUnused() }
    pool = ScriptedPool(on: loop, ScriptedPool.holds)
    lane = lanes.assemble(pool.pool, environment: .production, isolation: shard)
    pending.record = { [unowned self] report in
      rows.first { $0.work.work.id == report.row.id }?.report(report)
    }
    pool.script = { [unowned self] in written($0) }
    pool.willSend = { [unowned self] in willSend($0) }
    pool.streams = 4
  }

  private struct PoolUnused: Error {}

  var description: String { "seed \(seed): \(steps.suffix(30).joined(separator: ", "))" }

  private func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  // MARK: events

  func step(on shard: isolated TestShard) async throws {
    switch number(0...99) {
    case 0..<14: startRow(on: shard)
    case 14..<60: answer()
    case 60..<72: changeRoom()
    case 72..<90: acknowledge(number(1...3))
    case 90..<96: stop(on: shard)
    case 96..<98: changeLease()
    default: concludeRows()
    }
    try await quiet(on: shard)
  }

  private func startRow(on shard: isolated TestShard) {
    guard rows.count < Self.mostRows else { return }
    let row = makeRow()
    steps.append("start \(row)")
    rows.append(row)
    _ = begin(on: shard) {
      try await row.handOut(to: self.lane, by: self.expander)
      row.isProduced = true
    }
  }

  private func answer() {
    for _ in 0..<number(1...4) where pool.open > 0 {
      let index = number(0...pool.open - 1)
      pool.answer(index, result(of: pool.openRequests[index]))
    }
  }

  private func changeRoom() {
    pool.submitLimit = chance(50) ? .max : number(1...3)
    pool.hasRoomForUnverified = chance(50)
    pool.streams = number(0...8)
    steps.append("streams \(pool.streams)")
  }

  /// PostgreSQL acknowledges outcomes, in any order.
  private func acknowledge(_ count: Int) {
    for _ in 0..<count {
      guard let index = pending.outcomes.indices.randomElement(using: &random) else { return }
      let (report, then) = pending.outcomes.remove(at: index)
      rows.first { $0.work.work.id == report.row.id }?.unstored -= 1
      then(.success(false))
    }
  }

  private func stop(on shard: isolated TestShard) {
    guard let row = rows.randomElement(using: &random) else { return }
    let directives: [WorkDirective] = [
      .cancel, .cancel, .hold(.paused), .pause, .stop, .claimLost,
    ]
    let directive = directives.randomElement(using: &random)!
    steps.append("\(row) becomes \(directive)")
    guard directive == .cancel || directive == .hold(.paused) else {
      return row.work.apply(directive)
    }
    // The rows of a run learn of it one after the other.
    for other in rows where other.run.id == row.run.id {
      other.work.apply(directive)
      lane.withdraw(other.run, isolation: shard)
    }
  }

  /// Ends or renews the lease of a row.
  private func changeLease() {
    guard let row = rows.randomElement(using: &random) else { return }
    row.work.leaseEnds = chance(70) ? loop.now : .distantFuture
    steps.append("\(row) lease \(row.work.leaseEnds == .distantFuture)")
  }

  private func concludeRows() {
    for row in rows where row.isOver {
      row.check("\(self)")
      // A later request has no push.
      for page in row.pages { for device in page { pushes[device.recipient.token] = nil } }
    }
    rows.removeAll(where: \.isOver)
  }

  // MARK: rows

  private func makeRow() -> BatchRow {
    made.rows += 1
    var work = sampleWork()
    var deviceCounts = (0..<number(1...3)).map { _ in number(1...10) }
    if work.job.kind == .retry { deviceCounts = [1] }
    let pages = deviceCounts.map { count in
      AudiencePage(devices: (0..<count).map { _ in device(of: work) }, next: nil)
    }
    if work.job.kind == .retry {
      work.row.job = .retry(pages[0].token(0), attempt: 1)
    }
    let row = BatchRow(running(work), pages)
    for page in pages {
      for device in page { pushes[device.recipient.token] = ModelPush(row: row) }
    }
    return row
  }

  /// Returns a row of a random kind, whose run may have other rows.
  private func sampleWork() -> Work {
    let app = AppID(rawValue: Int32(number(1...3)))
    var notification = TestSupport.sample(app)
    if chance(20) { notification.collapseID = "score" }
    if chance(15) {
      // Of two users, only one has a text.
      notification = notification.saying(
        #"{"aps":{"alert":"Hi"}}"#, recipients: #"[{"user":"ann"}]"#)
    }
    let kind = number(0...9)
    let id = (Int64(seed) << 20) + made.rows
    var work = Work.sample(
      kind < 3 ? .single : .broadcast, app: app, run: RunID(rawValue: id),
      notification: notification)
    work.row.id = id
    switch kind {
    case 0, 1: break
    case 2: work = workWithIntents(id)
    case 3: work.row.job = .retry(token(0), attempt: 1)
    default:
      if let other = rows.first(where: { $0.work.isRange && $0.run.app == app }), chance(50) {
        work = Work(work.row, notification: other.work.work.notification)
        work.row.run = other.run
      }
    }
    if chance(4) { work.row.deadline = noon.adding(seconds: -1) }
    return work
  }

  /// Returns a row of names whose pushes must not arrive twice. Its claim may be superseded.
  private func workWithIntents(_ id: Int64) -> Work {
    var work = intents
    // PostgreSQL has one row of this kind; only one may be active, because reports name the row.
    guard !rows.contains(where: { $0.work.work.id == intents.id }) else {
      work = .sample(.single, run: RunID(rawValue: id))
      work.row.id = id
      return work
    }
    var notification = work.notification
    notification.message.options.delivery = .atMostOnce
    work = Work(work.row, notification: notification)
    if chance(20) { work.row.epoch += 1 }
    return work
  }

  private func running(_ work: Work) -> RunningWork {
    let message = try? Message(work.notification.message)
      .bound(to: nil, in: work.notification.context)
    return RunningWork(
      work, on: 0, renderer: message.map { MessageRenderer($0) }, lane: lane.id, counters: nil,
      now: loop.now, leaseEnds: .distantFuture, ahead: settlement.ahead, isHandedOver: true)
  }

  private func device(of work: Work) -> AudiencePage.Device {
    made.devices += 1
    var recipient = Recipient.sample(
      made.devices, bucket: Int32(made.devices & 0xffff), languages: [chance(50) ? "en" : "de"],
      environment: chance(3) ? .sandbox : .production, user: chance(80) ? "ann" : "bob")
    if work.job.kind == .retry {
      recipient.environment = .production
      return AudiencePage.Device(recipient)
    }
    recipient.isRegistered = !chance(4)
    recipient.isUnverified = chance(4)
    return AudiencePage.Device(recipient, isRecorded: chance(8), counts: chance(80))
  }

  // MARK: pool

  /// The lane gives a request to the pool.
  private func willSend(_ request: APNsRequest) {
    let token = DeviceToken(bytes: request.deviceToken)
    guard var push = pushes[token] else {
      Issue.record("\(self): a request of no push")
      return
    }
    let work = push.row.work
    #expect(!work.isStopped, "\(self): a push of a stopped row is sent")
    #expect(
      loop.now + limits.leaseMargin < work.leaseEnds, "\(self): a push is sent without a lease")
    #expect(!push.isInPool, "\(self): a push is sent twice at a time")
    switch push.result {
    case nil:
      #expect(
        pool.freeStreams > 0 || request.isUnverified,
        "\(self): a push is sent without a free stream")
    case .neverProcessed(.goAway), .neverProcessed(.refusedStream), .neverProcessed(.notWritten):
      push.resends += 1
      #expect(push.resends <= 2, "\(self): more than two resends")
    case .neverProcessed(.queueDeadline):
      #expect(limits.streamDeadline == .zero, "\(self): sent again before its time")
    case let result?: Issue.record("\(self): a push is sent again after \(result)")
    }
    pushes[token] = push
  }

  /// A request is written. Returns its result, if it comes at once.
  private func written(_ request: APNsRequest) -> APNsResult? {
    let token = DeviceToken(bytes: request.deviceToken)
    pushes[token]?.isInPool = true
    let row = pushes[token]?.row.work.work.row
    if let row, row.id == intents.id {
      #expect(row.epoch == intents.row.epoch, "\(self): written under a superseded claim")
    }
    return isFinishing || chance(10) ? result(of: request) : nil
  }

  private func result(of request: APNsRequest) -> APNsResult {
    let token = DeviceToken(bytes: request.deviceToken)
    let accepted = APNsResult.accepted(apnsID: request.apnsID, uniqueID: nil)
    let results: [APNsResult] = [
      rejected(.badTopic), rejected(.unregistered), rejected(.badDeviceToken),
      rejected(.serviceUnavailable), .unknown(.connectionLost), .neverProcessed(.goAway),
      .neverProcessed(.refusedStream), .neverProcessed(.notWritten),
      .neverProcessed(.queueDeadline),
    ]
    var result = isFinishing || chance(50) ? accepted : results.randomElement(using: &random)!
    if !isFinishing, chance(1) { result = .neverProcessed(.noConnection) }
    if result == accepted { pushes[token]?.row.accepted += 1 }
    pushes[token]?.isInPool = false
    pushes[token]?.result = result
    return result
  }

  private func rejected(_ reason: RejectionReason) -> APNsResult {
    .rejected(Rejection(status: reason.status, reason: reason))
  }

  // MARK: checks

  private var undecided: Int { rows.reduce(0) { $0 + $1.undecided } }

  /// Whether every push without a decision is in the queue or with the pool.
  private var isAccountedFor: Bool { undecided == pool.open + lane.waiting }

  /// Returns once only the model can cause a further event. Throws if a push is in no place.
  private func quiet(on shard: isolated TestShard) async throws {
    await pass(on: shard)
    let deadline = MonotonicTime.now() + TooLate.patience
    while !isAccountedFor {
      guard MonotonicTime.now() < deadline else { throw TooLate(what: "a lost push: \(self)") }
      // PostgreSQL answers.
      try await loop.sleep(for: .milliseconds(1))
      await pass(on: shard)
    }
    verify()
  }

  /// Runs the tasks of the shard, and delivers the results of the pool.
  private func pass(on shard: isolated TestShard) async {
    for _ in 0..<3 {
      await withUnsafeContinuation { done in loop.afterTurn { done.resume() } }
      for _ in 0..<4 { await Task.yield() }
    }
  }

  private func verify() {
    #expect(pool.mostOpen <= limits.pushesInFlight, "\(self): too many pushes in flight")
    #expect(pool.overruns == 0, "\(self): a slice is longer than the room")
    let inFlight = pool.open + rows.reduce(0) { $0 + $1.waitingForWriter }
    #expect(
      lane.waiting == 0 || pool.room == 0 || inFlight >= limits.pushesInFlight
        || !writer.hasRoom, "\(self): a push waits beside a free stream")
    #expect(
      settlement.ahead.pushes == rows.reduce(0) { $0 + $1.work.watermark.ahead }, "\(self): ahead")
    #expect(writer.count == pending.outcomes.count, "\(self)")
  }

  /// Accepts all remaining pushes, and stores all outcomes.
  func finish(on shard: isolated TestShard) async throws {
    isFinishing = true
    (pool.submitLimit, pool.streams) = (.max, .max)
    for _ in 0..<1_000 where !rows.isEmpty {
      while pool.open > 0 { pool.answer(0, result(of: pool.openRequests[0])) }
      acknowledge(.max)
      try await quiet(on: shard)
      concludeRows()
    }
    try #require(rows.isEmpty, "\(self): producers wait forever or pushes have no end: \(rows)")
    #expect(lane.waiting == 0 && pool.open == 0 && pending.outcomes.isEmpty, "\(self)")
    await lane.close()
  }
}
