// SPDX-License-Identifier: Apache-2.0

/// The progress of one request's body, and the remaining time for its client. A value without a
/// clock. Only time spent waiting for the client counts; the time of a slow handler does not.
struct IncomingBody {
  /// The complete body was received.
  var isComplete = true
  /// The end of the body can no longer be found, because of invalid framing or a timeout.
  var isLost = false
  /// The client waits for a 100 before it sends the body.
  var owesContinue = false
  /// Bytes received.
  var received = 0
  /// Total time spent waiting for the client.
  var waited = Duration.zero
  /// The part of `waited` since the last byte arrived.
  private var silence = Duration.zero
  /// Limit of the total waiting time.
  var time = Duration.zero
  /// The longest wait for the next bytes before the handler continues without new bytes.
  var pause: Duration?
  private var announced: Int?

  init() {}

  init(_ head: RequestHead, _ limits: HTTPLimits) {
    isComplete = head.framing == .none
    owesContinue = head.expectsContinue
    time = limits.bodyTime
    if case .length(let count) = head.framing { announced = count }
  }

  /// Creates the progress of a body whose end the protocol marks (HTTP/2).
  /// - Parameter announced: length in bytes, if the head contains it.
  init(announced: Int?, isComplete: Bool, expectsContinue: Bool, _ limits: HTTPLimits) {
    self.isComplete = isComplete
    self.announced = announced
    owesContinue = expectsContinue && !isComplete
    time = limits.bodyTime
  }

  /// Returns how long to wait for the next bytes. The result ensures three limits: no silence
  /// longer than `bodyDeadline`, no lag of more than that behind `minimumRate`, and the body's
  /// total time.
  func patience(_ limits: HTTPLimits) -> Duration {
    let earned = Duration.seconds(1) * (Double(received) / Double(limits.minimumRate))
    let left = min(limits.bodyDeadline + earned, time) - waited
    return max(min(limits.bodyDeadline - silence, left), .zero)
  }

  /// Records a wait for the client.
  mutating func count(wait: Duration, hasBytes: Bool) {
    waited += wait
    silence = hasBytes ? .zero : silence + wait
  }

  /// Returns how long to wait for the next bytes, and whether the client's time is over after that
  /// wait.
  func wait(_ limits: HTTPLimits) -> (time: Duration, isLast: Bool) {
    let patience = patience(limits)
    guard let pause, pause < patience else { return (patience, true) }
    return (pause, false)
  }

  /// Returns the error text for a client whose time is over.
  func lateness(_ limits: HTTPLimits) -> String {
    if waited >= time { return "The body must arrive within \(time)." }
    return
      "The body must arrive without a pause of \(limits.bodyDeadline), at \(limits.minimumRate) "
      + "bytes per second or more."
  }

  /// Returns whether discarding the rest of the body is cheaper than a new connection.
  func isCheapToSkip(_ limits: HTTPLimits) -> Bool {
    guard let announced, !owesContinue else { return false }
    return announced - received <= limits.body
  }
}
