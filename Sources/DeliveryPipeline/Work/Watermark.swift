// SPDX-License-Identifier: Apache-2.0
internal import DequeModule
internal import PushModel
internal import Storage

/// Gap-free progress of a row. Pushes begin in the order of their devices and end in any order; the
/// watermark passes a push once it and all earlier ones have ended. A value.
///
/// A checkpoint stores only the devices below the watermark (cursor and counts). After a crash, the
/// next holder sends again only the pushes above it.
struct Watermark {
  /// End of a push, from the point of view of its row.
  enum End: UInt8 {
    /// Accepted by APNs and counted.
    case accepted
    /// The push's outcome has a row.
    case stored
    /// Not begun, and to be retried. The watermark does not pass it.
    case dropped
  }

  /// A push above the watermark. Without references, because a row has thousands.
  private struct Place {
    /// Whether the device adds to the audience of the run.
    let counts: Bool
    /// Whether the push has a decision, which may not be stored yet.
    var isDecided = false
    var end: End?
    /// Language of an accepted push, as a position in `languages`.
    var language: UInt16 = 0
  }

  /// Devices that began one after another.
  private struct Segment {
    enum Devices {
      case one(RangeCursor)
      /// Devices of a page from a position on.
      case page(AudiencePage, from: Int)
    }

    let first: Int
    let devices: Devices

    func cursor(_ place: Int) -> RangeCursor {
      switch devices {
      case .one(let cursor): cursor
      case .page(let page, let start): page.cursor(start + place - first)
      }
    }
  }

  private var open: Deque<Place> = []
  /// Index of the first element of `open`.
  private var first = 0
  /// Devices of `open`, and the last device below the watermark.
  private var segments: Deque<Segment> = []
  /// Languages of counted pushes ("" if the message has none).
  private var languages: [String] = []
  /// Accepted pushes below the watermark, by position in `languages`.
  private var counts: [Int] = []

  /// Devices below the watermark that add to the audience of the run.
  private(set) var audience: Int
  /// Number of dropped pushes above the watermark.
  private var droppedCount = 0
  /// Number of accepted pushes above the watermark, which are not stored.
  private(set) var ahead = 0

  /// - Parameters:
  ///   - accepted: deliveries that earlier holders counted.
  ///   - audience: devices that earlier holders counted.
  init(accepted: [String: Int], audience: Int = 0) {
    self.audience = audience
    for (language, count) in accepted {
      languages.append(language)
      counts.append(count)
    }
  }

  /// Accepted pushes below the watermark, by language.
  var accepted: [String: Int] {
    Dictionary(uniqueKeysWithValues: zip(languages, counts)).filter { $0.value > 0 }
  }

  /// Last device below the watermark; nil before the first.
  var cursor: RangeCursor? {
    guard let segment = segments.first, segment.first < first else { return nil }
    return segment.cursor(first - 1)
  }

  /// Whether a push above the watermark must be repeated.
  var hasDropped: Bool { droppedCount > 0 }
  /// Number of devices below the watermark.
  var passed: Int { first }
  /// Number of pushes above the watermark, whether in flight or ended.
  var above: Int { open.count }

  /// Records that the push to the next device begins. Returns its index.
  mutating func begin(_ cursor: RangeCursor, counts: Bool = true) -> Int {
    let place = first + open.count
    segments.append(Segment(first: place, devices: .one(cursor)))
    open.append(Place(counts: counts))
    return place
  }

  /// Records that the pushes to the next devices begin. Returns the index of the first.
  mutating func begin(_ page: AudiencePage, _ range: Range<Int>) -> Int {
    let place = first + open.count
    segments.append(Segment(first: place, devices: .page(page, from: range.lowerBound)))
    for index in range { open.append(Place(counts: page.marks[index].contains(.counts))) }
    return place
  }

  /// Records that the push at an index has a decision. Returns false if it had one before.
  mutating func decide(_ place: Int) -> Bool {
    guard place >= first, !open[place - first].isDecided else { return false }
    open[place - first].isDecided = true
    return true
  }

  /// Returns the position of a language ("" if the message has none) for `end`.
  mutating func position(of language: String) -> UInt16 {
    if let known = languages.firstIndex(of: language) { return UInt16(known) }
    languages.append(language)
    counts.append(0)
    return UInt16(languages.count - 1)
  }

  /// Records the end of the push at an index.
  /// - Parameter language: position of the language of an accepted push.
  mutating func end(_ place: Int, _ end: End, language: UInt16 = 0) {
    if end == .dropped { droppedCount += 1 }
    if end == .accepted { ahead += 1 }
    open[place - first].end = end
    open[place - first].language = language
    while let next = open.first, let end = next.end, end != .dropped {
      if end == .accepted {
        counts[Int(next.language)] += 1
        ahead -= 1
      }
      if next.counts { audience += 1 }
      open.removeFirst()
      first += 1
    }
    // The first segment has the last device below the watermark.
    while segments.count > 1, segments[1].first < first { segments.removeFirst() }
  }

  /// Dropped pushes that lie below ended ones.
  var gaps: [(place: Int, cursor: RangeCursor)] {
    guard let last = open.lastIndex(where: { $0.end != nil && $0.end != .dropped }) else {
      return []
    }
    return open.indices.prefix(last).filter { open[$0].end == .dropped }
      .map { (first + $0, cursor(of: first + $0)) }
  }

  private func cursor(of place: Int) -> RangeCursor {
    let next = segments.firstIndex { $0.first > place } ?? segments.endIndex
    return segments[next - 1].cursor(place)
  }

  /// Records that a dropped push has begun again.
  mutating func reopen(_ place: Int) {
    droppedCount -= 1
    open[place - first].end = nil
  }
}
