// SPDX-License-Identifier: Apache-2.0
internal import DequeModule
internal import PushModel

/// How far a row of work is done without a gap: pushes begin in the order of their devices and end in
/// any. A value: events in, places out.
///
/// What is noted in the queue row (cursor and counts) is always what lies below the mark, so that the
/// next holder repeats only what was open.
struct Watermark {
  /// How a push ended, as far as its row is concerned.
  enum End: Equatable {
    /// Accepted by APNs and counted, in that language ("" when the message is in none).
    case accepted(language: String)
    /// Its outcome has a row.
    case stored
    /// It was never begun, and must come again: the mark does not pass it.
    case dropped
  }

  private struct Place {
    let cursor: RangeCursor
    /// It adds to the audience of the run.
    let counts: Bool
    var end: End?
  }

  private var open: Deque<Place> = []
  /// The place of the first in `open`.
  private var first = 0
  /// The last device below the mark; nil when there is none yet.
  private(set) var cursor: RangeCursor?
  /// Accepted below the mark, by language.
  private(set) var accepted: [String: Int]

  /// Devices below the mark that add to the audience of the run.
  private(set) var audience: Int

  /// - Parameters:
  ///   - accepted: deliveries that earlier holders counted.
  ///   - audience: devices that they counted.
  init(accepted: [String: Int], audience: Int = 0) {
    self.accepted = accepted
    self.audience = audience
  }

  /// Pushes that were dropped and lie above the mark.
  private var droppedCount = 0

  /// Whether something above the mark must come again.
  var hasDropped: Bool { droppedCount > 0 }

  /// Accepted above the mark: nobody else knows of these yet.
  private(set) var ahead = 0

  /// Devices below the mark.
  var passed: Int { first }
  /// Pushes that began and have not ended, or ended above the mark.
  var above: Int { open.count }

  /// A push to the next device begins. Returns its place.
  mutating func begin(_ cursor: RangeCursor, counts: Bool = true) -> Int {
    open.append(Place(cursor: cursor, counts: counts))
    return first + open.count - 1
  }

  /// The push at a place has ended.
  mutating func end(_ place: Int, _ end: End) {
    if end == .dropped { droppedCount += 1 }
    if case .accepted = end { ahead += 1 }
    open[place - first].end = end
    while let next = open.first, let end = next.end, end != .dropped {
      if case .accepted(let language) = end {
        accepted[language, default: 0] += 1
        ahead -= 1
      }
      cursor = next.cursor
      if next.counts { audience += 1 }
      open.removeFirst()
      first += 1
    }
  }
  /// Pushes that were dropped below others that have ended.
  var gaps: [(place: Int, cursor: RangeCursor)] {
    guard let last = open.lastIndex(where: { $0.end != nil && $0.end != .dropped }) else {
      return []
    }
    return open.indices.prefix(last).filter { open[$0].end == .dropped }
      .map { (first + $0, open[$0].cursor) }
  }

  /// A push that was dropped has begun again.
  mutating func reopen(_ place: Int) {
    droppedCount -= 1
    open[place - first].end = nil
  }
}
