// SPDX-License-Identifier: Apache-2.0

/// State of a connection that a fault ends with GOAWAY: which requests are still processed, and
/// which responses are held until the GOAWAY. A value; `PushConnection` sends the frames.
struct Departure {
  let goAway: Fault.GoAway
  /// Highest stream that is processed; nil while all streams are processed.
  private(set) var cut: Int32?
  /// Number of requests in flight, processed or not.
  private(set) var count = 0
  /// Responses to send after the GOAWAY.
  private(set) var held: [(judgement: Judgement, stream: Int32)] = []
  /// Whether the GOAWAY was sent.
  var hasLeft = false

  /// Creates the state for a fault that applies to the connection and to no request.
  init(_ goAway: Fault.GoAway) {
    self.goAway = goAway
  }

  /// Creates the state for a fault that applies to a request, which is the first one in flight.
  init(_ goAway: Fault.GoAway, striking judgement: Judgement, on stream: Int32) {
    self.goAway = goAway
    count = 1
    if judgement.countsAsAccepted {
      hold(judgement, stream)
    } else {
      // A client's streams have odd numbers.
      cut = max(0, stream - 2)
    }
  }

  /// Counts a further request. Returns whether it is not processed.
  mutating func leavesBehind(_ stream: Int32) -> Bool {
    guard let cut, stream > cut else { return false }
    count += 1
    return true
  }

  /// Holds a response that is ready before the GOAWAY. Returns false if the response is sent as
  /// usual.
  mutating func takes(_ judgement: Judgement, on stream: Int32) -> Bool {
    guard goAway.inFlight != nil, cut == nil, !hasLeft else { return false }
    count += 1
    hold(judgement, stream)
    return true
  }

  /// Whether the number of requests in flight has reached the GOAWAY's `inFlight`.
  var isComplete: Bool { goAway.inFlight.map { count >= $0 } ?? false }

  private mutating func hold(_ judgement: Judgement, _ stream: Int32) {
    held.append((judgement, stream))
    if goAway.inFlight != nil, held.count >= goAway.processed { cut = stream }
  }
}
