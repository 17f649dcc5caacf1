// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTP2

/// The life cycle of one APNs connection as a value: takes events, returns actions. No I/O and no
/// clock.
///
///     connecting ─► open ─► draining ─► closed
///          └─────────┴──────────┴────────▲
///
/// Counts streams; the driver (`APNsSession`) maps streams to requests. After `closed` every event
/// is ignored.
struct APNsSessionState {
  enum Phase: Equatable {
    case connecting
    case open
    /// Opens no more streams; closes after the last response or at the deadline.
    case draining(until: MonotonicTime, because: SessionEnd)
    case closed(SessionEnd)
  }

  private(set) var phase = Phase.connecting
  /// Streams opened and not yet ended.
  private(set) var inFlight = 0
  /// Streams kept free for requests that are about to be submitted.
  private(set) var reserved = 0
  /// Whether APNs has processed a request on this connection. A connection without a processed
  /// request, or whose first response made it unusable, counts as a failed connection attempt.
  private(set) var hasBeenOfUse = false
  /// APNs' SETTINGS_MAX_CONCURRENT_STREAMS. One before the first SETTINGS: "APNs allows only one
  /// stream for each connection until you post a request with a valid token".
  private var remoteLimit = 1
  private var limitIsKnown = false
  /// Time since which a response has been due without any bytes received; nil if no response is
  /// due.
  private var silentSince: MonotonicTime?
  /// PINGs since the last response.
  private var suspicions = 0
  /// Time of the last check in which the connection was not suspect; further calls of `doubts` in
  /// the same turn skip the check.
  private var trustedAt: MonotonicTime?
  /// Time at which a suspect connection is closed.
  private var pingDue: MonotonicTime?
  private var lastActivity: MonotonicTime
  private var lastStreamServed: Int32 = .max
  private let limits: APNsLimits

  init(limits: APNsLimits, now: MonotonicTime) {
    self.limits = limits
    lastActivity = now
  }

  /// Number of requests that may be written now; zero on a suspect connection. Never negative: a
  /// limit that falls below `inFlight` only prevents new requests.
  var freeStreams: Int {
    guard phase == .open, pingDue == nil else { return 0 }
    return max(0, min(remoteLimit, limits.maximumStreams) - inFlight - reserved)
  }

  /// Keeps one free stream for a request, until `unreserve`.
  mutating func reserve() { reserved += 1 }

  /// Releases a reserved stream, either unused or for its request.
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

  /// Records a received limit. APNs lowers it to 1 after a rejection and raises it on success.
  mutating func settings(maximumStreams: Int) {
    remoteLimit = maximumStreams
    limitIsKnown = true
  }

  mutating func opened(at now: MonotonicTime) {
    inFlight += 1
    lastActivity = now
    silentSince = silentSince ?? now
  }

  // MARK: Responses

  enum AfterAnswer: Equatable {
    case carryOn
    /// The last pending response has arrived.
    case close(SessionEnd)
  }

  /// Records a complete response, which shows that the connection works. `reason` is nil for an
  /// accepted request. The stream still counts until `ended()`.
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

  /// Records the end of a stream, whatever the cause.
  mutating func ended() -> AfterAnswer {
    inFlight -= 1
    if inFlight == 0 { silentSince = nil }
    guard inFlight == 0, case .draining(_, let end) = phase else { return .carryOn }
    phase = .closed(end)
    return .close(end)
  }

  /// Returns the result of a request whose stream ended without a complete response (RFC 9113,
  /// 8.7).
  func meaning(ofReset code: UInt32, stream: Int32) -> APNsResult {
    if stream > lastStreamServed { return .neverProcessed(.goAway) }
    return code == HTTP2ErrorCode.refusedStream
      ? .neverProcessed(.refusedStream) : .unknown(.streamReset)
  }

  // MARK: Silence

  /// Records received bytes; any bytes show that the connection works.
  mutating func heard(at now: MonotonicTime) {
    lastActivity = now
    pingDue = nil
    if inFlight > 0 { silentSince = now }
  }

  /// Returns whether to send a PING before the next request because the connection has been silent
  /// for too long. If so, the connection is suspect from then on.
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

  /// Checks the deadlines; called about every `limits.sweepInterval`.
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

  // MARK: Draining and closing

  enum AfterDrain: Equatable {
    case awaitAnswers(SessionEnd)
    case close(SessionEnd)
    /// The connection was already draining or closed.
    case nothing
  }

  /// Stops opening streams; the connection closes when the pending responses have arrived. For
  /// causes on this side (pool closing, stream ids exhausted, token expired) and on Apple's
  /// (GOAWAY, rejections).
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

  /// Records a GOAWAY. A second one may lower the last stream; it does not extend the deadline.
  mutating func goAway(
    lastStream: Int32, code: UInt32, reason: String?, at now: MonotonicTime
  ) -> AfterDrain {
    lastStreamServed = min(lastStreamServed, lastStream)
    return drain(because: .goAway(code: code, reason: reason), at: now)
  }

  /// Records the loss of the connection. Returns why it ended: the cause that was recorded first,
  /// otherwise `end`.
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
