// SPDX-License-Identifier: Apache-2.0

/// Limits a client's open streams, as a value: callers pass SETTINGS and streams, and get verdicts.
///
/// The last announced limit applies at once, as with APNs. A stream above it receives
/// REFUSED_STREAM, which means that it was not processed and may be sent again. A client that
/// cannot know the limit yet is not at fault and only loses one round trip. Streams above an
/// acknowledged limit violate RFC 9113 §5.1.2, and repeated violations lead to GOAWAY.
package struct StreamGate: Sendable {
  /// Verdict on a stream that a client opens.
  package enum Verdict: Equatable, Sendable {
    case taken
    /// Refused by RST_STREAM with REFUSED_STREAM.
    case refused(isViolation: Bool)
    /// Refused by RST_STREAM, followed by GOAWAY: more violations than tolerated.
    case tooMany
  }

  /// Maximum number of unacknowledged SETTINGS frames. Each response may cause one, so a client
  /// with a thousand in-flight requests may have a thousand to acknowledge. A client with ten times
  /// that number evidently never acknowledges any. RFC 9113 §6.5.3 allows "a reasonable amount of
  /// time"; this limit bounds memory, at some dozens of bytes per frame.
  static let maximumUnacknowledged = 10_000

  private let tolerance: Int?
  /// The limit announced last.
  package private(set) var limit: Int
  /// The limit that the client has acknowledged; nil before its first acknowledgement, when no
  /// limit applies to the client.
  private var acknowledged: Int?
  /// Limits of unacknowledged SETTINGS frames, oldest first; nil for a frame without a limit.
  private var announced: [Int?] = []
  /// Accepted streams that are not closed.
  package private(set) var open = 0
  private var violations = 0

  /// - Parameters:
  ///   - limit: limit of the first SETTINGS.
  ///   - tolerance: number of tolerated violations; nil for no limit.
  package init(limit: Int, tolerance: Int?) {
    self.limit = limit
    self.tolerance = tolerance
    announced = [limit]
  }

  /// Records a sent SETTINGS frame.
  /// - Parameter newLimit: nil for a frame without a limit.
  package mutating func announce(_ newLimit: Int?) {
    if let newLimit { limit = newLimit }
    announced.append(newLimit)
  }

  /// Whether the number of unacknowledged SETTINGS frames is within its limit.
  package var mayAnnounce: Bool { announced.count <= Self.maximumUnacknowledged }

  /// Records the acknowledgement of the oldest unacknowledged SETTINGS frame.
  package mutating func acknowledge() {
    guard !announced.isEmpty else { return }
    if let known = announced.removeFirst() { acknowledged = known }
  }

  package mutating func opened() -> Verdict {
    guard open >= limit else {
      open += 1
      return .taken
    }
    // The client may apply any limit between the acknowledged one and the last one.
    guard let acknowledged else { return .refused(isViolation: false) }
    let known = announced.reduce(acknowledged) { max($0, $1 ?? 0) }
    guard open >= known else { return .refused(isViolation: false) }
    violations += 1
    if let tolerance, violations > tolerance { return .tooMany }
    return .refused(isViolation: true)
  }

  /// Records the end of an accepted stream. Also called for streams that GOAWAY cut off within
  /// their headers, and which were never counted; such a connection accepts no further streams.
  package mutating func closed() {
    open = max(0, open - 1)
  }
}
