// SPDX-License-Identifier: Apache-2.0
internal import DequeModule
internal import PushModel

/// Gap-free progress of a row. Pushes begin in the order of their devices and end in any order; the
/// watermark passes a push once it and all earlier ones have ended. A value.
///
/// A checkpoint stores only the devices below the watermark (cursor and counts). After a crash, the
/// next holder sends again only the pushes above it.
struct Watermark {
  /// End of a push, from the point of view of its row.
  enum End: Equatable {
    /// Accepted by APNs and counted, in a language ("" if the message has none).
    case accepted(language: String)
    /// The push's outcome has a row.
    case stored
    /// Not begun, and to be retried. The watermark does not pass it.
    case dropped
  }

  private struct Place {
    let cursor: RangeCursor
    /// Whether the device adds to the audience of the run.
    let counts: Bool
    /// Whether the push has a decision, which may not be stored yet.
    var isDecided = false
    var end: End?
  }

  private var open: Deque<Place> = []
  /// Index of the first element of `open`.
  private var first = 0
  /// Last device below the watermark; nil before the first.
  private(set) var cursor: RangeCursor?
  /// Accepted pushes below the watermark, by language.
  private(set) var accepted: [String: Int]

  /// Devices below the watermark that add to the audience of the run.
  private(set) var audience: Int

  /// - Parameters:
  ///   - accepted: deliveries that earlier holders counted.
  ///   - audience: devices that earlier holders counted.
  init(accepted: [String: Int], audience: Int = 0) {
    self.accepted = accepted
    self.audience = audience
  }

  /// Number of dropped pushes above the watermark.
  private var droppedCount = 0

  /// Whether a push above the watermark must be repeated.
  var hasDropped: Bool { droppedCount > 0 }

  /// Number of accepted pushes above the watermark, which are not stored.
  private(set) var ahead = 0

  /// Number of devices below the watermark.
  var passed: Int { first }
  /// Number of pushes above the watermark, whether in flight or ended.
  var above: Int { open.count }

  /// Records that the push to the next device begins. Returns its index.
  mutating func begin(_ cursor: RangeCursor, counts: Bool = true) -> Int {
    open.append(Place(cursor: cursor, counts: counts))
    return first + open.count - 1
  }

  /// Records that the push at an index has a decision. Returns false if it had one before.
  mutating func decide(_ place: Int) -> Bool {
    guard place >= first, !open[place - first].isDecided else { return false }
    open[place - first].isDecided = true
    return true
  }

  /// Records the end of the push at an index.
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

  /// Dropped pushes that lie below ended ones.
  var gaps: [(place: Int, cursor: RangeCursor)] {
    guard let last = open.lastIndex(where: { $0.end != nil && $0.end != .dropped }) else {
      return []
    }
    return open.indices.prefix(last).filter { open[$0].end == .dropped }
      .map { (first + $0, open[$0].cursor) }
  }

  /// Records that a dropped push has begun again.
  mutating func reopen(_ place: Int) {
    droppedCount -= 1
    open[place - first].end = nil
  }
}
