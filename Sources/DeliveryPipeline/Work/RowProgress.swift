// SPDX-License-Identifier: Apache-2.0
internal import Metrics
internal import PushModel
internal import Storage

/// Counters of one row's pushes: handed out, decided, stored, and passed by the watermark. A value.
///
/// Each push begins once and ends once: it is counted, stored or returned. Only `Settlement`
/// changes a row's progress.
struct RowProgress {
  private(set) var watermark: Watermark
  /// Number of pushes without a decision.
  private(set) var undecided = 0
  /// Number of pushes with a decision that is not stored yet.
  private(set) var unstored = 0
  /// Whether all pushes of the row have been handed out.
  private(set) var isExpanded = false
  /// Devices of its pages that the run's counts do not include yet. Contains those that earlier
  /// holders counted below the cursor.
  private(set) var audience: Int
  /// Whether an outcome that is being stored also deletes the queue row or turns it into a retry.
  private(set) var rowEnded = false

  /// - Parameters:
  ///   - accepted: deliveries that earlier holders of the row counted.
  ///   - audience: devices that earlier holders counted.
  init(accepted: [String: Int], audience: Int) {
    self.audience = audience
    watermark = Watermark(accepted: accepted, audience: audience)
  }

  /// Whether every push that was handed out has ended.
  var isIdle: Bool { undecided == 0 && unstored == 0 }

  /// Whether the watermark has passed every device, so that no push must be retried.
  var isDone: Bool { isExpanded && watermark.above == 0 }

  // MARK: expansion

  /// Records that devices were read which add to the audience of the run.
  mutating func read(counted devices: Int) { audience += devices }

  /// Records a device of a page that has a delivery from an earlier holder of the row.
  mutating func passed(_ device: AudiencePage.Device) {
    watermark.end(watermark.begin(device.recipient.cursor, counts: device.counts), .stored)
  }

  /// Records that a push is handed out. Returns its place in the order of the row's devices.
  mutating func begin(_ cursor: RangeCursor, counts: Bool = true) -> Int {
    undecided += 1
    return watermark.begin(cursor, counts: counts)
  }

  /// Records that the pushes to devices of a page are handed out. Returns the place of the first.
  mutating func begin(_ page: AudiencePage, _ range: Range<Int>) -> Int {
    undecided += range.count
    return watermark.begin(page, range)
  }

  /// Records that all pushes have been handed out.
  mutating func expanded() { isExpanded = true }

  // MARK: ends

  /// Records a decision that gets a delivery row. Returns whether the queue row can be deleted with
  /// it: the push is the last one, and no earlier outcome, which the queue row protects, is
  /// unstored. Returns nil if the push has ended before.
  mutating func decided(_ place: Int, _ outcome: DeliveryOutcome, _ kind: WorkKind) -> Bool? {
    guard decide(place) else { return nil }
    defer { unstored += 1 }
    guard isExpanded, undecided == 0, unstored == 0, kind != .range, !watermark.hasDropped,
      // Earlier stored outcomes may have been lost meanwhile; `WorkQueue.complete` checks that.
      watermark.passed == 0,
      // Completing the row adds its counts to those of the run.
      audience == 0
    else { return false }
    if outcome == .waiting {
      // The retry of a retry reuses its row. Every other row gets a separate retry row.
      rowEnded = kind == .retry
      return false
    }
    rowEnded = true
    return true
  }

  /// Records that the outcome of the push at a place is stored.
  mutating func stored(_ place: Int) {
    CounterUnderflows.subtract(from: &unstored, .unstoredPushes)
    watermark.end(place, .stored)
  }

  /// Returns the position of a language for `counted`; "" stands for none.
  mutating func position(of language: String) -> UInt16 { watermark.position(of: language) }

  /// Records that the push at a place was accepted, and is only counted. Returns false if it has
  /// ended before.
  mutating func counted(_ place: Int, language: UInt16) -> Bool {
    guard decide(place) else { return false }
    watermark.end(place, .accepted, language: language)
    return true
  }

  /// Records that the push at a place was not sent, and must be retried.
  mutating func returned(_ place: Int) {
    if decide(place) { watermark.end(place, .dropped) }
  }

  /// Returns the unsent pushes that lie below ended ones. These need retry rows before the
  /// watermark can pass them, and count as decided.
  mutating func reopenGaps() -> [(place: Int, token: DeviceToken)] {
    let gaps = watermark.gaps
    for gap in gaps {
      watermark.reopen(gap.place)
      unstored += 1
    }
    return gaps.map { ($0.place, $0.cursor.token) }
  }

  /// Removes a push from those without a decision. Returns false if it has ended before.
  private mutating func decide(_ place: Int) -> Bool {
    guard watermark.decide(place) else {
      CounterUnderflows.endedTwice(.settledTwice)
      return false
    }
    CounterUnderflows.subtract(from: &undecided, .undecidedPushes)
    return true
  }
}
