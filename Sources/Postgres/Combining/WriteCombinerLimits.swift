// SPDX-License-Identifier: Apache-2.0

/// Limits of a `WriteCombiner`.
package struct WriteCombinerLimits: Sendable {
  /// Total weight of the rows in one statement; ordinary rows have a weight of one. A thousand rows
  /// take PostgreSQL a few milliseconds; more would only delay the following statements.
  package var batchRows = 1_000
  /// Rows waiting for their statement; further rows fail with `.unavailable`. A gateway at this
  /// limit rejects work instead of using more memory.
  package var waitingRows = 20_000
  /// Rows in addition to `waitingRows` that wait for locks of other transactions; further rows fail
  /// with `.unavailable`. Separate from `waitingRows`, so that one application's locked rows do not
  /// fill the queue for all others.
  package var blockedRows = 5_000
  /// How long a batch is retried after lost connections, deadlocks and serialization failures, and
  /// how long a row is retried while another transaction holds its lock.
  package var repeatFor: Duration = .seconds(15)
  /// How long the first row after an idle time waits for others. Zero writes it at once. For rows
  /// without a hurry: fewer transactions then compete with those that clients wait for.
  package var gatherFor: Duration = .zero

  package init() {}
}
