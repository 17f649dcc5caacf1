// SPDX-License-Identifier: Apache-2.0
import APNs
import Messages
import PushModel
import Storage
import TestSupport
import Testing

@testable import DeliveryPipeline

/// A claimed row whose pages a test hands out, with the ends of its pushes. The counts of
/// `RunningWork` must equal them.
final class BatchRow: CustomStringConvertible {
  let work: RunningWork
  let pages: [AudiencePage]
  /// Devices in the order of their places, and whether each adds to the audience.
  private(set) var devices: [AudiencePage.Device] = []
  /// Number of devices with a delivery of an earlier holder.
  private(set) var recorded = 0
  /// Number of devices of the read pages that add to the audience.
  private(set) var counted = 0
  /// Number of handed-out pushes that wait for room in the queue.
  var offered = 0
  /// Whether its producer has returned.
  var isProduced = false
  /// Number of pushes that APNs accepted.
  var accepted = 0
  /// Outcomes that were given to the writer.
  private(set) var reports: [DeviceToken: DeliveryOutcome] = [:]
  /// Number of `reports` that are not stored.
  var unstored = 0
  /// Whether a report has ended the row.
  private var isEnded = false

  init(_ work: RunningWork, _ pages: [AudiencePage]) { (self.work, self.pages) = (work, pages) }

  var description: String { "row \(work.work.row.id) \(work.work.job.kind) \(work.directive)" }

  var run: Run { work.work.run }

  /// Number of pushes without a decision.
  var undecided: Int { work.progress.undecided }

  /// Number of tasks that wait for room in the writer.
  var waitingForWriter: Int { work.progress.unstored - unstored }

  /// Records an outcome that was given to the writer.
  func report(_ report: DeliveryReport) {
    #expect(reports[report.token] == nil, "\(self): a second outcome of \(report.token)")
    if report.endsRow {
      #expect(
        !isEnded && unstored == 0 && undecided == 0 && work.isExpanded, "\(self): ends too early")
      isEnded = true
    }
    reports[report.token] = report.outcome
    unstored += 1
  }

  // MARK: handing out

  /// Hands out its devices as the expander does.
  func handOut(to lane: CredentialLane, _ settlement: Settlement) async {
    for page in pages {
      settlement.read(counted: page.counted, of: work)
      counted += page.counted
      guard await handOut(page, to: lane, settlement) else { return }
    }
    settlement.expanded(work)
  }

  private func handOut(
    _ page: AudiencePage, to lane: CredentialLane, _ settlement: Settlement,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    let attempts = work.work.job.kind == .retry ? 1 : 0
    let batch = PushBatch(page, of: work, attempts: attempts)
    var index = 0
    while index < page.count {
      guard work.mayProceed else { return false }
      var end = index
      if let batch { while end < page.count, batch.covers(end) { end += 1 } }
      guard end > index, let batch else {
        await handOut(page[index], to: lane, settlement)
        index += 1
        continue
      }
      end = min(end, index + (await lane.queue.room(for: work)))
      guard end > index, work.mayProceed else { return false }
      devices += page[index..<end]
      // The queue row of a retry is deleted with its outcome.
      let pushes = settlement.handOut(batch, index..<end)
      if attempts > 0 { settlement.expanded(work) }
      lane.queue.offer(pushes, isolation: isolation)
      index = end
    }
    return true
  }

  private func handOut(
    _ device: AudiencePage.Device, to lane: CredentialLane, _ settlement: Settlement
  ) async {
    devices.append(device)
    let recipient = device.recipient
    if device.isRecorded {
      recorded += 1
      settlement.pass(device, of: work)
    } else if recipient.environment != work.work.row.environment {
      await settlement.settle(.movedDevice(device), of: work)
    } else {
      let push = settlement.handOut(recipient, of: work, counts: device.counts)
      offered += 1
      await lane.put(push)
      offered -= 1
    }
  }

  // MARK: end

  /// Whether nothing remains to do for its pushes.
  var isOver: Bool { isProduced && work.progress.isIdle }

  /// Checks the counts of a row that is over.
  func check(_ seed: String) {
    let (mark, progress) = (work.watermark, work.progress)
    #expect(mark.passed + mark.above == devices.count, "\(seed) \(self): a push has no place")
    let countedAccepted = mark.accepted.values.reduce(0, +) + mark.ahead
    let storedAccepted = reports.values.count { $0 == .accepted }
    #expect(accepted == countedAccepted + storedAccepted, "\(seed) \(self): accepted pushes")
    let dropped = devices.count - recorded - countedAccepted - reports.count
    #expect(dropped >= 0, "\(seed) \(self): a push ended twice")
    #expect(mark.hasDropped == (dropped > 0), "\(seed) \(self): returned pushes")
    if dropped == 0 { #expect(mark.above == 0, "\(seed) \(self): a push has no end") }
    // Only another holder of an intent makes a row return pushes without a directive.
    if work.directive == .proceed, work.translation.repeatIsHarmless {
      #expect(dropped == 0 && work.isDone, "\(seed) \(self): not done")
    }
    #expect(progress.undecided == 0 && progress.unstored == 0 && unstored == 0, "\(seed) \(self)")
    let last = mark.passed == 0 ? nil : devices[mark.passed - 1].recipient.cursor
    #expect(mark.cursor == last, "\(seed) \(self): cursor")
    #expect(mark.audience == devices.prefix(mark.passed).count(where: \.counts), "\(seed) \(self)")
    #expect(progress.audience == counted, "\(seed) \(self): audience")
    for gap in mark.gaps {
      #expect(gap.cursor == devices[gap.place].recipient.cursor, "\(seed) \(self): gap")
    }
  }
}
