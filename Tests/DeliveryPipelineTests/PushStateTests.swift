// SPDX-License-Identifier: Apache-2.0
import APNs
import AsyncIO
import Glibc
import Logging
import Metrics
import PushModel
import Randomness
import TestSupport
import Testing

@testable import DeliveryPipeline
@testable import Storage

/// Number of seeds: 25 for each of PUSHGATE_TEST_SEEDS, by default few.
private let seeds =
  25 * (getenv("PUSHGATE_TEST_SEEDS").flatMap { UInt64(String(cString: $0)) } ?? 8)

/// Compares the state machine of pushes, their settlement and the counters of their rows with a
/// model, over random interleavings of answers, timeouts, directives, lost claims and crashes.
@Suite struct PushStateTests {
  @Test(
    "every push ends once in each life of its row, and is sent again only where that is allowed")
  func interleavings() async throws {
    try await TestShard.run { shard in
      for seed in 1...seeds {
        let model = PushModel(seed: seed, on: shard)
        for _ in 0..<300 { await model.step(on: shard) }
        await model.finish(on: shard)
        model.check()
      }
    }
  }
}

private final class PushModel: CustomStringConvertible {
  private static let devicesOfRow = 20

  private let seed: UInt64
  private var random: SplitMix64
  private var now = MonotonicTime(nanoseconds: 1 << 40)
  private let writer: OutcomeWriter
  private let settlement: Settlement
  private let environment: PipelineEnvironment
  private let pending: Pending
  private var rows: [ModelRow] = []
  private var lives: [RowLife] = []
  /// Works of former lives, which tasks may still retain.
  private var former: [Former] = []
  private var tasks: [Task<Void, any Error>] = []
  private var steps: [String] = []

  private struct Former { weak var work: RunningWork? }

  /// Reports that PostgreSQL has not acknowledged.
  private final class Pending {
    var reports: [(report: DeliveryReport, then: (Result<Bool, StorageError>) -> Void)] = []
  }

  init(seed: UInt64, on shard: isolated TestShard) {
    self.seed = seed
    random = SplitMix64(state: seed)
    let limits = PipelineLimits.with {
      ($0.unstoredOutcomes, $0.countedOfRow, $0.countedAhead) = (3, 2, 4)
    }
    environment = PipelineEnvironment(
      loop: shard.loop, clock: { noon }, limits: limits, logger: Logger(label: "test"),
      meters: PipelineMeters(shard: MetricsRegistry().makeShard()))
    // No reference leaves the shard.
    nonisolated(unsafe) let pending = Pending()
    self.pending = pending
    writer = OutcomeWriter(in: environment) { report, _, then in
      pending.reports.append((report, then))
    }
    settlement = Settlement(writer, tally: ResponseTally(keeping: 60), in: environment)
    rows = ModelRow.all(devices: Self.devicesOfRow)
  }

  var description: String { "seed \(seed): \(steps.suffix(30).joined(separator: ", "))" }

  /// Runs the tasks of this shard until they wait.
  private func pause() async { for _ in 0..<4 { await Task.yield() } }

  private func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private func pick<Element>(_ list: [Element]) -> Element { list.randomElement(using: &random)! }

  // MARK: events

  func step(on shard: isolated TestShard) async {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<6: claim()
    case 6..<20: handOut()
    case 20..<75: await advance(on: shard)
    case 75..<88: acknowledge()
    case 88..<91: direct()
    case 91..<94: now = now + .seconds(Int.random(in: 1...8, using: &random))
    case 94..<96: renew()
    case 96..<97: crash()
    default: await conclude(on: shard)
    }
    await pause()
    verify()
  }

  private func claim() {
    let free = rows.filter { row in
      !row.isFinished && !lives.contains { $0.row === row && $0.work.directive != .claimLost }
    }
    guard let row = free.randomElement(using: &random) else { return }
    begin(row)
  }

  private func begin(_ row: ModelRow) {
    let work = row.claim(at: now, ahead: settlement.ahead)
    lives.append(RowLife(row, work))
    steps.append("claim \(row.id)")
  }

  private func handOut() {
    guard let life = lives.randomElement(using: &random), life.work.mayProceed,
      !life.work.isExpanded
    else { return }
    for _ in 0..<Int.random(in: 1...6, using: &random) where life.next < life.row.devices.count {
      let number = life.next
      let device = life.row.devices[number]
      life.next += 1
      let isSent = life.row.sends(to: device)
      // A retry whose delivery is decided has no push.
      guard isSent || !life.row.isRetry else { continue }
      let place = life.devices.count
      life.devices[place] = number
      guard isSent else {
        settlement.pass(AudiencePage.Device(device.recipient, isRecorded: true), of: life.work)
        life.ends[place] = true
        continue
      }
      let push = settlement.handOut(device.recipient, of: life.work, attempts: device.attempts)
      #expect(push.place == place, "\(self)")
      life.flights.append(ModelPush(push: push, device: number))
    }
    guard life.next == life.row.devices.count else { return }
    endInterrupted(life)
    settlement.expanded(life.work)
  }

  /// Ends deliveries whose intent belongs to an earlier claim.
  private func endInterrupted(_ life: RowLife) {
    let row = life.row
    guard life.work.work.row.epoch == row.epoch else { return }
    for number in row.devices.indices {
      guard let intent = row.devices[number].intent, intent < row.epoch else { continue }
      let device = row.devices[number]
      #expect(device.writes > 0 || device.mayBeInterrupted, "\(self): unknown without a push")
      row.devices[number].outcome = .unknown
    }
  }

  /// Moves one push on.
  private func advance(on shard: isolated TestShard) async {
    guard let life = lives.filter({ !$0.flights.isEmpty }).randomElement(using: &random) else {
      return
    }
    await advance(life, on: shard)
  }

  private func advance(_ life: RowLife, on shard: isolated TestShard) async {
    let index = life.flights.indices.randomElement(using: &random)!
    var flight = life.flights[index]
    let step: Push.Step?
    switch flight.place {
    case .queued: step = begin(&flight, life)
    case .searching:
      step = chance(10) ? .end(.notSent(.superseded)) : next(&flight.push)
    case .inPool(let latest): step = pool(&flight, life, latest)
    case .onWire(let latest): step = answer(&flight, life, latest)
    }
    switch step {
    case nil: break
    case .submit(let latest): flight.place = .inPool(latest: latest)
    case .searchNewer: flight.place = .searching
    case .end(let result):
      life.flights.remove(at: index)
      if result == .notSent(.leaseEnding) { life.work.apply(.claimLost) }
      return await settle(flight, result, life, on: shard)
    }
    life.flights[index] = flight
  }

  private func facts(_ work: RunningWork) -> Push.Facts {
    Push.Facts(directive: work.directive, leaseEnds: work.leaseEnds, now: now)
  }

  private func next(_ push: inout Push) -> Push.Step {
    push.next(facts(push.row), margin: .seconds(15), patience: .seconds(5))
  }

  /// A worker takes the push.
  private func begin(_ flight: inout ModelPush, _ life: RowLife) -> Push.Step {
    if let cause = SendResult.NotSent(stoppedBy: life.work.directive) {
      return .end(.notSent(cause))
    }
    if chance(2) {
      life.work.apply(.hold(.noConnection))
      return .end(.notSent(.held(.noConnection)))
    }
    if chance(2) { return .end(.notSent(.late)) }
    return next(&flight.push)
  }

  /// The pool grants a stream and writes the request, or ends it.
  private func pool(
    _ flight: inout ModelPush, _ life: RowLife, _ latest: MonotonicTime
  ) -> Push.Step? {
    func returned(_ cause: NeverProcessedCause) -> Push.Step {
      flight.push.returned(.neverProcessed(cause), facts(life.work), latest: latest)
    }
    // A directive withdraws the requests that wait for a stream.
    if now >= latest || chance(15) {
      return returned(
        now >= latest ? .queueDeadline : pick([.queueFull, .noConnection, .poolClosed, .goAway]))
    }
    guard life.row.isHarmless || isGranted(&flight, life) else {
      let step = returned(.notWritten)
      #expect(step == .end(.notSent(.intentElsewhere)), "\(self): continues without an intent")
      return step
    }
    #expect(flight.mayWrite, "\(self): written twice")
    if !life.row.isHarmless {
      #expect(flight.push.hasIntent, "\(self): written without an intent")
      #expect(life.row.devices[flight.device].mayWrite, "\(self): written twice")
    }
    life.row.devices[flight.device].writes += 1
    life.row.devices[flight.device].mayWrite = false
    flight.mayWrite = false
    flight.writes += 1
    #expect(flight.writes <= 3, "\(self): resent more than twice")
    flight.place = .onWire(latest: latest)
    return nil
  }

  private func isGranted(_ flight: inout ModelPush, _ life: RowLife) -> Bool {
    if flight.push.hasIntent { return flight.push.granted(true) }
    // PostgreSQL is unavailable before, or after the commit.
    if chance(5) { return flight.push.granted(false) }
    let isGranted = life.row.grant(flight.device, epoch: life.work.work.row.epoch)
    if isGranted, chance(5) {
      life.row.devices[flight.device].mayBeInterrupted = true
      return flight.push.granted(false)
    }
    return flight.push.granted(isGranted)
  }

  private func answer(
    _ flight: inout ModelPush, _ life: RowLife, _ latest: MonotonicTime
  ) -> Push.Step {
    func rejected(_ reason: RejectionReason) -> APNsResult {
      .rejected(Rejection(status: reason.status, reason: reason))
    }
    let accepted = APNsResult.accepted(apnsID: APNsID(high: 0, low: 0), uniqueID: nil)
    let result = pick([
      accepted, accepted, accepted, accepted, rejected(.badTopic), rejected(.tooManyRequests),
      rejected(.unregistered), rejected(.invalidProviderToken), .unknown(.connectionLost),
      .unknown(.responseDeadline), .neverProcessed(.goAway), .neverProcessed(.refusedStream),
    ])
    switch result {
    case .neverProcessed:
      flight.mayWrite = true
      life.row.devices[flight.device].mayWrite = true
    // A retry may repeat the request.
    case .rejected: life.row.devices[flight.device].mayWrite = true
    case .accepted, .unknown: break
    }
    if let fault = HoldReason(faultIn: result) { life.work.apply(.hold(fault)) }
    return flight.push.returned(result, facts(life.work), latest: latest)
  }

  private func settle(
    _ flight: ModelPush, _ result: SendResult, _ life: RowLife, on shard: isolated TestShard
  ) async {
    var push = flight.push
    let end = DeliveryDecision.decide(result, push.situation(now: noon), RetryPolicy())
    let place = push.place
    switch end {
    case .returned:
      #expect(!push.hasIntent, "\(self): an intended push is returned")
      life.ends[place] = false
    case .settled(let decision):
      if decision.outcome == .waiting, !life.row.isHarmless {
        #expect(life.row.devices[flight.device].mayWrite, "\(self): a lost answer is retried")
      }
      if decision.outcome == .accepted, life.work.mayCount(environment.limits) {
        life.ends[place] = true
        life.counted.insert(flight.device)
      } else {
        life.unstored.insert(place)
      }
    }
    steps.append("\(flight.push.row.work.row.id).\(place) \(result)")
    tasks.append(
      TestSupport.begin(on: shard) {
        await self.settlement.settle(&push, result)
        #expect(push.stage == .settled)
      })
    // The counters move before the wait for room.
    await pause()
  }

  /// PostgreSQL acknowledges a report.
  private func acknowledge() {
    guard !pending.reports.isEmpty else { return }
    let (report, then) = pending.reports.remove(
      at: Int.random(in: pending.reports.indices, using: &random))
    let row = rows[Int(report.row.id - 1)]
    let device = row.devices.firstIndex { $0.recipient.token == report.token }!
    let life = lives.first { $0.row === row && $0.work.work.row.epoch == report.row.epoch }
    if report.endsRow, let life {
      #expect(
        !life.endedRow && life.unstored.count == 1 && life.flights.isEmpty,
        "\(self): the row ends too early")
      life.endedRow = true
    }
    row.store(report, of: device)
    then(.success(false))
    guard let life, let place = life.devices.first(where: { $0.value == device })?.key else {
      return
    }
    life.unstored.remove(place)
    life.ends[place] = true
  }

  private func direct() {
    guard let life = lives.randomElement(using: &random) else { return }
    let directive = pick(
      [.pause, .pause, .stop, .hold(.paused), .cancel, .claimLost] as [WorkDirective])
    // Only another claim makes it lost.
    if directive == .claimLost { return lose(life) }
    life.work.apply(directive)
    steps.append("\(life.work.work.row.id) \(directive)")
  }

  /// The lease of a life expires, and another holder claims its row.
  private func lose(_ life: RowLife) {
    guard !life.row.isFinished, life.work.directive != .claimLost else { return }
    life.interrupt()
    // The old holder learns of it with its next statement.
    begin(life.row)
    life.work.apply(.claimLost)
  }

  private func renew() {
    guard let life = lives.randomElement(using: &random), life.work.directive != .claimLost else {
      return
    }
    life.work.leaseEnds = now + .seconds(30)
  }

  /// A holder dies with its memory. Its reports on the way are lost.
  private func crash() {
    guard let index = lives.indices.randomElement(using: &random) else { return }
    let life = lives.remove(at: index)
    former.append(Former(work: life.work))
    steps.append("crash \(life.row.id)")
    life.interrupt()
    let lost = pending.reports.filter { $0.report.row == life.work.work.row }
    pending.reports.removeAll { $0.report.row == life.work.work.row }
    // Frees the room. The counters of the dead holder no longer matter.
    for (_, then) in lost { then(.success(false)) }
  }

  // MARK: ends of rows

  private func conclude(on shard: isolated TestShard) async {
    guard let life = lives.filter(\.isIdle).randomElement(using: &random) else { return }
    await conclude(life, on: shard)
  }

  /// Does the work of `RowFinalizer`.
  private func conclude(_ life: RowLife, on shard: isolated TestShard) async {
    let (row, work) = (life.row, life.work)
    func forget() {
      former.append(Former(work: work))
      lives.removeAll { $0 === life }
    }
    if work.directive == .claimLost { return forget() }
    if work.progress.rowEnded {
      // The retry of a retry reuses its row.
      row.isFinished = !(row.isRetry && row.devices[0].outcome == .waiting)
      return forget()
    }
    if work.isDone {
      keepCounted(life)
      row.isFinished = true
      return forget()
    }
    switch work.directive {
    case .claimLost: return
    case .proceed where !work.isExpanded: return
    case .proceed, .pause, .stop, .hold:
      if work.isRange, !work.watermark.gaps.isEmpty {
        return await settleGaps(life, .postponed(.stopping), on: shard)
      }
      keepCounted(life)
      if !row.isRetry { row.cursor += work.watermark.passed }
    case .cancel:
      if !work.watermark.gaps.isEmpty { return await settleGaps(life, .cancelled, on: shard) }
      keepCounted(life)
      endInterrupted(life)
      for number in row.devices.indices where row.sends(to: row.devices[number]) {
        row.devices[number].outcome = .cancelled
      }
      row.isFinished = true
    }
    forget()
  }

  private func settleGaps(
    _ life: RowLife, _ gap: Settlement.Gap, on shard: isolated TestShard
  ) async {
    for gap in life.work.watermark.gaps { life.unstored.insert(gap.place) }
    tasks.append(
      TestSupport.begin(on: shard) {
        await self.settlement.settleGaps(of: life.work, gap)
      })
    await pause()
  }

  /// Stores the counts below the watermark.
  private func keepCounted(_ life: RowLife) {
    let passed = life.work.watermark.passed
    for (place, number) in life.devices where place < passed && life.counted.contains(number) {
      life.row.devices[number].outcome = .accepted
    }
  }

  // MARK: checks

  private func verify() {
    var ahead = 0
    for life in lives {
      let progress = life.work.progress
      #expect(progress.undecided == life.flights.count, "\(self)")
      #expect(progress.unstored == life.unstored.count, "\(self)")
      #expect(progress.watermark.passed == life.passed, "\(self)")
      ahead += progress.watermark.ahead
    }
    former.removeAll { $0.work == nil }
    for one in former { ahead += one.work?.progress.watermark.ahead ?? 0 }
    #expect(settlement.ahead.pushes == ahead, "\(self)")
  }

  /// Undisturbed holders complete the rows.
  func finish(on shard: isolated TestShard) async {
    for _ in 0..<10_000 where rows.contains(where: { !$0.isFinished }) || !lives.isEmpty {
      for row in rows where !row.isFinished && !lives.contains(where: { $0.row === row }) {
        begin(row)
      }
      for life in lives {
        renewForever(life)
        while !life.flights.isEmpty { await advance(life, on: shard) }
      }
      handOut()
      await pause()
      while !pending.reports.isEmpty {
        acknowledge()
        await pause()
      }
      for life in lives where life.isIdle { await conclude(life, on: shard) }
      await pause()
      verify()
    }
    for task in tasks { _ = await task.result }
  }

  private func renewForever(_ life: RowLife) {
    if life.work.directive != .claimLost { life.work.leaseEnds = .distantFuture }
  }

  func check() {
    #expect(rows.allSatisfy(\.isFinished) && lives.isEmpty, "\(self): a row does not end")
    #expect(settlement.ahead.pushes == 0 && writer.count == 0, "\(self)")
    for row in rows {
      for device in row.devices {
        // A stored intent is an unknown outcome.
        #expect(
          device.outcome != nil || device.intent != nil, "\(self): a device without an outcome")
        if !row.isHarmless, device.outcome == .accepted { #expect(device.writes > 0, "\(self)") }
      }
    }
  }
}
