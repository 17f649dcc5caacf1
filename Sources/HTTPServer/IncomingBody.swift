// SPDX-License-Identifier: Apache-2.0

/// How far the body of one request has come, and how much longer its client is waited for: a value
/// without a clock. Only time in which the client is waited for counts, so a handler that takes its
/// time between two pieces costs the client none.
struct IncomingBody {
  /// Everything has been taken.
  var isComplete = true
  /// Its end will not be found any more: it broke a rule, or did not come in time.
  var isLost = false
  /// The client waits for a 100 before it sends anything.
  var owesContinue = false
  /// Bytes taken.
  var received = 0
  /// How long the client was waited for so far.
  var waited = Duration.zero
  /// How long of it no byte has come.
  private var silence = Duration.zero
  /// How long it may be waited for, all in all.
  var time = Duration.zero
  /// What is waited for the next bytes at most before the handler is asked again.
  var pause: Duration?
  private var announced: Int?

  init() {}

  init(_ head: RequestHead, _ limits: HTTPLimits) {
    isComplete = head.framing == .none
    owesContinue = head.expectsContinue
    time = limits.bodyTime
    if case .length(let count) = head.framing { announced = count }
  }

  /// Of a protocol that says by itself where a body ends.
  /// - Parameter announced: bytes, if the head says how many.
  init(announced: Int?, isComplete: Bool, expectsContinue: Bool, _ limits: HTTPLimits) {
    self.isComplete = isComplete
    self.announced = announced
    owesContinue = expectsContinue && !isComplete
    time = limits.bodyTime
  }

  /// How long to wait for the next bytes: no silence is longer than `bodyDeadline`, the whole keeps up
  /// with `minimumRate` but for that much, and ends in time.
  func patience(_ limits: HTTPLimits) -> Duration {
    let earned = Duration.seconds(1) * (Double(received) / Double(limits.minimumRate))
    let left = min(limits.bodyDeadline + earned, time) - waited
    return max(min(limits.bodyDeadline - silence, left), .zero)
  }

  /// Counts a wait for the client.
  mutating func count(wait: Duration, hasBytes: Bool) {
    waited += wait
    silence = hasBytes ? .zero : silence + wait
  }

  /// How long to wait for the next bytes this time.
  func wait(_ limits: HTTPLimits) -> (time: Duration, isLast: Bool) {
    let patience = patience(limits)
    guard let pause, pause < patience else { return (patience, true) }
    return (pause, false)
  }

  /// What a client is told whose time is up.
  func lateness(_ limits: HTTPLimits) -> String {
    if waited >= time { return "The body must arrive within \(time)." }
    return
      "The body must arrive without a pause of \(limits.bodyDeadline), at \(limits.minimumRate) "
      + "bytes per second or more."
  }

  /// Whether what is left is sooner read and thrown away than a new connection made.
  func isCheapToSkip(_ limits: HTTPLimits) -> Bool {
    guard let announced, !owesContinue else { return false }
    return announced - received <= limits.body
  }
}
