// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import DequeModule

/// What a caller asked for: one implicit transaction with a Sync of its own, or one script.
final class Work {
  enum Content {
    case queries([PostgresQuery])
    case script(String)
    /// Housekeeping: the server is to forget a prepared statement. Nobody waits for it.
    case deallocate(name: String)
  }

  /// What the next answer of the server belongs to.
  enum Step {
    case prepare(PreparedStatement)
    case execute(PreparedStatement)
    case deallocate
  }

  let content: Content
  let answer = StatementAnswer()
  let enqueuedAt: MonotonicTime

  /// Sent and not yet answered.
  var steps: Deque<Step> = []
  var results: [PostgresRows] = []
  var failure: PostgresError?
  /// All statements sent, to be forgotten when the server no longer accepts them.
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
