// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// Distinguishes HTTP/2 clients that only cause work from active ones. A value without a clock.
/// Frames without content and reset streams use up two allowances, which refill with time. Sent
/// frames also refill the frame allowance, since WINDOW_UPDATE is the proper reaction to them.
struct HTTP2FloodGuard {
  /// Idle frames allowed per sent DATA frame or response: WINDOW_UPDATE for stream and connection,
  /// and twice that for clients that update in halves.
  private static let earned = 4.0
  /// Seconds in which an empty allowance refills.
  private static let resetsPeriod = 30.0
  private static let idlePeriod = 10.0

  private let resetLimit: Double
  private let idleLimit: Double
  private var resets: Double
  private var idle: Double
  private var lastTime: MonotonicTime
  private var seenIdle = 0
  private var seenSent = 0

  init(_ limits: HTTPLimits, at now: MonotonicTime) {
    resetLimit = Double(limits.http2Resets)
    idleLimit = Double(limits.http2IdleFrames)
    resets = resetLimit
    idle = idleLimit
    lastTime = now
  }

  /// Counts a failed stream: reset, malformed, or with a header list over the limit.
  mutating func noteReset() { resets -= 1 }

  /// - Parameters:
  ///   - idleFrames: idle frames received since the connection began.
  ///   - sent: DATA frames and responses sent since then.
  /// - Returns: why to end the connection; nil while the client is within its allowances.
  mutating func verdict(idleFrames: Int, sent: Int, at now: MonotonicTime) -> DropCause? {
    let seconds = (now - lastTime) / .seconds(1)
    lastTime = now
    resets = min(resetLimit, resets + seconds * resetLimit / Self.resetsPeriod)
    idle = min(
      idleLimit,
      idle + seconds * idleLimit / Self.idlePeriod + Self.earned * Double(sent - seenSent))
    idle -= Double(idleFrames - seenIdle)
    seenIdle = idleFrames
    seenSent = sent
    if resets < 0 { return .resets }
    return idle < 0 ? .idleFrames : nil
  }
}
