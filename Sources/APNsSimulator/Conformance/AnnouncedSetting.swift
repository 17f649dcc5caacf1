// SPDX-License-Identifier: Apache-2.0
import DequeModule
import HTTP2

/// A setting of the simulator from the client's point of view. Values that were sent but not
/// acknowledged may or may not apply yet, so the most generous value is assumed.
struct AnnouncedSetting: Sendable {
  /// Maximum number of unacknowledged SETTINGS; nghttp2 ends connections to a client that
  /// acknowledges none.
  private static let maximumPending = 1000

  private var pending: Deque<Int?> = []
  /// The first and the latest announced value.
  private(set) var first: Int?
  private(set) var latest = 0
  private(set) var acknowledged: Int?
  private(set) var highestAcknowledged = 0

  mutating func send(_ value: Int?) {
    first = first ?? value
    latest = value ?? latest
    if pending.count < Self.maximumPending { pending.append(value) }
  }

  mutating func acknowledge() {
    guard let value = pending.popFirst() ?? nil else { return }
    acknowledged = value
    highestAcknowledged = max(highestAcknowledged, value)
  }

  /// The limit that applies to the client; nil until it has acknowledged a value.
  var allowed: Int? {
    acknowledged.map { pending.compactMap(\.self).reduce($0, max) }
  }

  var isLowered: Bool { (allowed ?? 0) < highestAcknowledged }
}
