// SPDX-License-Identifier: Apache-2.0
import DequeModule
import HTTP2

/// Earlier connections, as evidence for the verdict on the next one.
struct ConnectionHistory: Sendable {
  /// A connection that the client closed although the server gave no reason to.
  struct Closed: Sendable {
    let number: Int
    let requests: Int
    /// Milliseconds between the last request or response and the end.
    let idle: Int64
    let endedAt: Int64
    /// Whether other connections were open that could carry the pushes, as in a shrinking pool.
    let hadCompany: Bool
  }

  enum Opening {
    case first
    case afterFailure
    case storm
  }

  private var closed: Closed?
  /// End of the previous connection, if that connection received no response.
  private var failedAt: Int64?
  /// Opening times of the latest connections that followed a connection without a response.
  private var reopened: Deque<Int64> = []

  mutating func failed(at now: Int64) { failedAt = now }

  mutating func open(at now: Int64) -> Opening {
    guard failedAt.take() != nil else { return .first }
    reopened.append(now)
    while reopened.count >= RuleTime.stormConnections {
      let first = reopened.removeFirst()
      if now - first < RuleTime.storm { return .storm }
    }
    return .afterFailure
  }

  mutating func close(_ connection: Closed) { closed = connection }

  /// Returns the latest connection that was closed within the past hour. A client that opens a new
  /// connection could have kept that one.
  mutating func takeClosed(at now: Int64) -> Closed? {
    guard let closed = closed.take(), now - closed.endedAt < RuleTime.hour else { return nil }
    return closed
  }
}
