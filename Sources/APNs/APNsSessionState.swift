// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTP2

/// The life of one APNs connection as a value: events in, what to do out. No I/O and no clock.
///
///     connecting ─► open ─► draining ─► closed
///          └─────────┴──────────┴────────▲
///
/// It counts streams and knows none of them: which request is on which stream is the driver's.
/// After `closed` every event is ignored.
struct APNsSessionState {
  enum Phase: Equatable {
    case connecting
    case open
    /// Opens nothing more; closes when the last answer is in, or at the deadline.
    case draining(until: MonotonicTime, because: SessionEnd)
    case closed(SessionEnd)
  }

  private(set) var phase = Phase.connecting
  /// Streams opened and not yet ended.
  private(set) var inFlight = 0
  /// Streams kept free for requests that are about to come.
  private(set) var reserved = 0
  /// Whether APNs has dealt with a request on this connection. One where it never did, or where its
  /// first answer condemned the connection, counts as a failed attempt to connect.
  private(set) var hasBeenOfUse = false
  /// APNs' word of how many streams it will serve at once. Before its first SETTINGS it is one:
  /// "APNs allows only one stream for each connection until you post a request with a valid token".
  private var remoteLimit = 1
  private var limitIsKnown = false
  /// Since when an answer is due while nothing at all is heard; nil: none is due.
  private var silentSince: MonotonicTime?
  /// PINGs since the last answer.
  private var suspicions = 0
  /// The last moment at which there was no doubt: asked again in the same turn, the answer is the same.
  private var trustedAt: MonotonicTime?
  /// When a suspect connection is given up.
  private var pingDue: MonotonicTime?
  private var lastActivity: MonotonicTime
  private var lastStreamServed: Int32 = .max
  private let limits: APNsLimits

  init(limits: APNsLimits, now: MonotonicTime) {
    self.limits = limits
    lastActivity = now
  }

  /// How many requests may be written now: none to a suspect connection. Negative numbers never appear: a limit that
  /// falls below what is in flight only stops new ones.
  var freeStreams: Int {
    guard phase == .open, pingDue == nil else { return 0 }
    return max(0, min(remoteLimit, limits.maximumStreams) - inFlight - reserved)
  }

  /// One of the free streams is kept for a request, until `unreserve`.
  mutating func reserve() { reserved += 1 }

  /// It is free again, or taken by the request that it was kept for.
  mutating func unreserve() { reserved -= 1 }

  /// Whether a deadline is running.
  var isBusy: Bool { inFlight > 0 || pingDue != nil }

  var isClosed: Bool {
    if case .closed = phase { true } else { false }
  }

  mutating func connected(at now: MonotonicTime) {
    guard phase == .connecting else { return }
    phase = .open
    lastActivity = now
  }

  /// SETTINGS arrived. APNs lowers the limit to 1 after a rejection and raises it on success.
  mutating func settings(maximumStreams: Int) {
    remoteLimit = maximumStreams
    limitIsKnown = true
  }

  mutating func opened(at now: MonotonicTime) {
    inFlight += 1
    lastActivity = now
    silentSince = silentSince ?? now
  }

  // MARK: Answers

  enum AfterAnswer: Equatable {
    case carryOn
    /// The last awaited answer is in.
    case close(SessionEnd)
  }

  /// A whole answer arrived: the connection is alive. `reason` is nil for an accepted request. The
  /// stream still counts; `ended()` follows.
  @discardableResult
  mutating func answered(reason: RejectionReason?, at now: MonotonicTime) -> AfterDrain {
    heard(at: now)
    suspicions = 0
    guard let reason else {
      hasBeenOfUse = true
      if !limitIsKnown { remoteLimit = limits.maximumStreams }
      return .nothing
    }
    if reason.consequence == .keep {
      hasBeenOfUse = true
      return .nothing
    }
    return drain(because: .rejected(reason.text), at: now)
  }

  /// A stream ended, for whatever cause.
  mutating func ended() -> AfterAnswer {
    inFlight -= 1
    if inFlight == 0 { silentSince = nil }
    guard inFlight == 0, case .draining(_, let end) = phase else { return .carryOn }
    phase = .closed(end)
    return .close(end)
  }

  /// What the end of a stream without a whole answer means for its request (RFC 9113, 8.7).
  func meaning(ofReset code: UInt32, stream: Int32) -> APNsResult {
    if stream > lastStreamServed { return .neverProcessed(.goAway) }
    return code == HTTP2ErrorCode.refusedStream
      ? .neverProcessed(.refusedStream) : .unknown(.streamReset)
  }

  // MARK: Silence

  /// Bytes arrived: whatever they are, the connection is alive.
  mutating func heard(at now: MonotonicTime) {
    lastActivity = now
    pingDue = nil
    if inFlight > 0 { silentSince = now }
  }

  /// Whether PING is to ask before a request is written: nothing was heard for too long. From then on it is suspect.
  mutating func doubts(at now: MonotonicTime) -> Bool {
    guard phase == .open, pingDue == nil, trustedAt != now else { return false }
    let isLong =
      silentSince.map { now - $0 >= limits.suspectAfter * (1 << min(suspicions, 5)) }
      ?? (now - lastActivity >= limits.probeAfter)
    guard isLong else {
      trustedAt = now
      return false
    }
    suspicions += 1
    pingDue = now + limits.pingDeadline
    return true
  }

  enum AfterTime: Equatable {
    case nothing
    case ping
    case close(SessionEnd)
  }

  /// Time passed; called every `limits.sweepInterval` or so.
  mutating func tick(at now: MonotonicTime) -> AfterTime {
    if case .draining(let until, let end) = phase, now >= until {
      phase = .closed(end)
      return .close(end)
    }
    if let pingDue, now >= pingDue {
      phase = .closed(.pingUnanswered)
      return .close(.pingUnanswered)
    }
    if silentSince != nil { return doubts(at: now) ? .ping : .nothing }
    if phase == .open, pingDue == nil, now - lastActivity >= limits.idleBeforePing {
      pingDue = now + limits.pingDeadline
      return .ping
    }
    return .nothing
  }

  // MARK: The end

  enum AfterDrain: Equatable {
    case awaitAnswers(SessionEnd)
    case close(SessionEnd)
    /// It was draining or closed already.
    case nothing
  }

  /// Stop opening streams and close when the answers due are in. Used by us (pool closing, stream
  /// ids exhausted, token expired) and for what APNs says.
  mutating func drain(because end: SessionEnd, at now: MonotonicTime) -> AfterDrain {
    switch phase {
    case .draining, .closed: return .nothing
    case .open where inFlight > 0:
      phase = .draining(until: now + limits.drainDeadline, because: end)
      return .awaitAnswers(end)
    case .open, .connecting:
      phase = .closed(end)
      return .close(end)
    }
  }

  /// GOAWAY. A second one may lower the last stream; it does not extend the deadline.
  mutating func goAway(
    lastStream: Int32, code: UInt32, reason: String?, at now: MonotonicTime
  ) -> AfterDrain {
    lastStreamServed = min(lastStreamServed, lastStream)
    return drain(because: .goAway(code: code, reason: reason), at: now)
  }

  /// The connection is gone. Returns why it ended: the first cause known, or this one.
  mutating func lost(_ end: SessionEnd) -> SessionEnd {
    switch phase {
    case .closed(let earlier): return earlier
    case .draining(_, let earlier):
      phase = .closed(earlier)
      return earlier
    case .connecting, .open:
      phase = .closed(end)
      return end
    }
  }
}

/// Why a session ended.
package enum SessionEnd: Sendable, Equatable, CustomStringConvertible {
  /// No connection came about: DNS, TCP, TLS (a wrong root, a wrong name) or no `h2`.
  case connectFailed(String)
  case goAway(code: UInt32, reason: String?)
  /// An answer after which Apple's connection is of no more use.
  case rejected(String)
  case connectionLost(String)
  case pingUnanswered
  case streamIDsExhausted
  /// Its token may not be sent any more, and no other yet over the same connection.
  case tokenTooOld
  /// The pool has more than it needs.
  case notNeeded
  case poolClosed

  package var description: String {
    switch self {
    case .connectFailed(let why): "could not connect: \(why)"
    case .goAway(let code, let reason): "GOAWAY \(code) \(reason ?? "without a reason")"
    case .rejected(let reason): "APNs answered \(reason)"
    case .connectionLost(let why): "connection lost: \(why)"
    case .pingUnanswered: "PING was not acknowledged"
    case .streamIDsExhausted: "all stream ids are used"
    case .tokenTooOld: "its provider token is too old"
    case .notNeeded: "it was not needed any more"
    case .poolClosed: "the pool is closing"
    }
  }
}
