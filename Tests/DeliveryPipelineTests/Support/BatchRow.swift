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
  /// Number of devices of the read pages that add to the audience.
  private(set) var counted = 0
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

  /// Hands out its devices as a claim does.
  func handOut(
    to lane: CredentialLane, by expander: Expander, isolation: isolated (any Actor)? = #isolation
  ) async throws {
    for page in pages {
      guard work.mayProceed else { return }
      if case .retry(_, let attempt) = work.work.job {
        return await expander.hand(
          outRetry: page[0].recipient, work, on: lane, attempts: attempt, isolation: isolation)
      }
      counted += page.counted
      try await expander.hand(out: page, work, on: lane, isolation: isolation)
    }
    if work.mayProceed { expander.settlement.expanded(work) }
  }

  /// Devices that were handed out, in the order of their places.
  var devices: [AudiencePage.Device] { Array(pages.joined().prefix(work.nextPlace)) }

  // MARK: end

  /// Whether nothing remains to do for its pushes.
  var isOver: Bool { isProduced && work.progress.isIdle }

  /// Checks the counts of a row that is over.
  func check(_ seed: String) {
    let (mark, progress) = (work.watermark, work.progress)
    let devices = devices
    #expect(devices.count == work.nextPlace, "\(seed) \(self): a push without a device")
    if work.isExpanded {
      #expect(devices.count == pages.joined().count { _ in true }, "\(seed) \(self): devices")
    }
    let countedAccepted = mark.accepted.values.reduce(0, +) + mark.ahead
    let storedAccepted = reports.values.count { $0 == .accepted }
    #expect(accepted == countedAccepted + storedAccepted, "\(seed) \(self): accepted pushes")
    let dropped =
      devices.count - devices.count(where: \.isRecorded) - countedAccepted - reports.count
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
