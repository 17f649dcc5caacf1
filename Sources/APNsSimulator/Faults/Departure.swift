// SPDX-License-Identifier: Apache-2.0

/// A connection whose client is told to leave by a fault: which requests are still processed, and
/// what waits for the GOAWAY. A value; `PushConnection` sends the frames.
struct Departure {
  let goAway: Fault.GoAway
  /// Streams above it are never processed; nil while every stream still is.
  private(set) var cut: Int32?
  /// Requests in flight, the processed and the others.
  private(set) var count = 0
  /// What is answered after the GOAWAY.
  private(set) var held: [(judgement: Judgement, stream: Int32)] = []
  /// The GOAWAY is sent.
  var hasLeft = false

  /// No request was struck, but the connection.
  init(_ goAway: Fault.GoAway) {
    self.goAway = goAway
  }

  /// A request was struck: the first in flight.
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

  /// Whether a further request is not processed.
  mutating func leavesBehind(_ stream: Int32) -> Bool {
    guard let cut, stream > cut else { return false }
    count += 1
    return true
  }

  /// Takes in an answer that is due while the requests in flight gather. False when it is to go out
  /// as usual.
  mutating func takes(_ judgement: Judgement, on stream: Int32) -> Bool {
    guard goAway.inFlight != nil, cut == nil, !hasLeft else { return false }
    count += 1
    hold(judgement, stream)
    return true
  }

  /// Whether as many requests are in flight as the GOAWAY waits for.
  var isComplete: Bool { goAway.inFlight.map { count >= $0 } ?? false }

  private mutating func hold(_ judgement: Judgement, _ stream: Int32) {
    held.append((judgement, stream))
    if goAway.inFlight != nil, held.count >= goAway.processed { cut = stream }
  }
}
