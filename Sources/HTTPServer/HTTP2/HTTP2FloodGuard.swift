// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// Detects HTTP/2 clients that cause work without making progress. A value without a clock. Frames
/// without content and reset streams each use up an allowance that refills with time. Sent frames
/// also refill the allowance for frames, since a client answers them with WINDOW_UPDATE.
struct HTTP2FloodGuard {
  /// Idle frames allowed per sent DATA frame or response: one WINDOW_UPDATE for the stream and one
  /// for the connection, times two for clients that update their windows in halves.
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
