// SPDX-License-Identifier: Apache-2.0

/// How many streams a client may have open, as a value: SETTINGS and streams in, verdicts out.
///
/// The limit announced last holds at once, as with APNs: a stream beyond it is refused with
/// REFUSED_STREAM, which says that it was never processed and may be sent again. A client that
/// cannot know the limit yet has done nothing wrong, and loses nothing but a round trip. One that
/// goes beyond a limit it has acknowledged breaks the protocol (RFC 9113 §5.1.2), and when it keeps
/// doing so it is told to go.
package struct StreamGate: Sendable {
  /// What becomes of a stream that a client opens.
  package enum Verdict: Equatable, Sendable {
    case taken
    /// RST_STREAM, REFUSED_STREAM.
    case refused(isViolation: Bool)
    /// The same, and GOAWAY: once too often.
    case tooMany
  }

  /// SETTINGS frames that a client may leave unacknowledged. Each answer may bring one, so a client
  /// with a thousand requests under way may well have a thousand to acknowledge; ten times that,
  /// and it never does. HTTP/2 speaks of "a reasonable amount of time" (RFC 9113 §6.5.3); what
  /// counts here is memory, some dozens of bytes for each.
  static let maximumUnacknowledged = 10_000

  private let tolerance: Int?
  /// The limit announced last.
  package private(set) var limit: Int
  /// The limit the client is known to know; nil until its first acknowledgement, when none binds it.
  private var acknowledged: Int?
  /// The limits in the SETTINGS frames that are not acknowledged yet, oldest first; nil in one that
  /// left the limit as it was.
  private var announced: [Int?] = []
  /// Streams that were taken and are not closed.
  package private(set) var open = 0
  private var violations = 0

  /// - Parameters:
  ///   - limit: in the first SETTINGS.
  ///   - tolerance: how many violations are borne; nil bears all.
  package init(limit: Int, tolerance: Int?) {
    self.limit = limit
    self.tolerance = tolerance
    announced = [limit]
  }

  /// A SETTINGS frame goes out.
  /// - Parameter newLimit: nil when it says nothing of the limit.
  package mutating func announce(_ newLimit: Int?) {
    if let newLimit { limit = newLimit }
    announced.append(newLimit)
  }

  /// Whether the client keeps up with acknowledging.
  package var mayAnnounce: Bool { announced.count <= Self.maximumUnacknowledged }

  /// The client has acknowledged the oldest SETTINGS frame that was unacknowledged.
  package mutating func acknowledge() {
    guard !announced.isEmpty else { return }
    if let known = announced.removeFirst() { acknowledged = known }
  }

  package mutating func opened() -> Verdict {
    guard open >= limit else {
      open += 1
      return .taken
    }
    // It may go by any limit between the one it has acknowledged and the last one.
    guard let acknowledged else { return .refused(isViolation: false) }
    let known = announced.reduce(acknowledged) { max($0, $1 ?? 0) }
    guard open >= known else { return .refused(isViolation: false) }
    violations += 1
    if let tolerance, violations > tolerance { return .tooMany }
    return .refused(isViolation: true)
  }

  /// A stream that was taken is closed. So is one that GOAWAY cut off within its headers, which
  /// nobody was told of: on a connection that takes no more it does not matter.
  package mutating func closed() {
    open = max(0, open - 1)
  }
}
