// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// Tells an HTTP/2 client that keeps the server busy with nothing from one that is merely lively: a value
/// without a clock. Two allowances are used up by what brings nothing and come back with time; WINDOW_UPDATE,
/// which is the honest answer to what is sent, is earned by that too.
struct HTTP2FloodGuard {
  /// Idle frames that one frame of DATA or one answer may be answered by: WINDOW_UPDATE of stream and
  /// connection, and as many again for clients that update by halves.
  private static let earned = 4.0
  /// Seconds over which used-up allowances come back.
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

  /// A stream has come to nothing.
  mutating func noteReset() { resets -= 1 }

  /// - Parameters:
  ///   - idleFrames: that were received since the connection began.
  ///   - sent: frames of DATA, and answers, that were sent since then.
  /// - Returns: what the client is to be told goodbye for; nil while it may go on.
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
