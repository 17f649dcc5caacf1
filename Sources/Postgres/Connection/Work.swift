// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import DequeModule

/// A caller's request: one implicit transaction with its own Sync, or one script.
final class Work {
  enum Content {
    case queries([PostgresQuery])
    case script(String)
    /// Deallocates a prepared statement. No caller waits for the result.
    case deallocate(name: String)
  }

  /// One of the commands whose answers the server still has to send.
  enum Step {
    case prepare(PreparedStatement)
    case execute(PreparedStatement)
    case deallocate
  }

  let content: Content
  let answer = StatementAnswer()
  let enqueuedAt: MonotonicTime

  /// Commands sent and not yet answered.
  var steps: Deque<Step> = []
  var results: [PostgresRows] = []
  var failure: PostgresError?
  /// All prepared statements used, which are removed from the cache if the server no longer accepts
  /// them.
  var used: [PreparedStatement] = []
  var hasBeenRepeated = false

  init(_ content: Content, enqueuedAt: MonotonicTime) {
    self.content = content
    self.enqueuedAt = enqueuedAt
  }

  var isScript: Bool {
    if case .script = content { true } else { false }
  }

  func reset() {
    steps = []
    results = []
    failure = nil
    used = []
  }
}
