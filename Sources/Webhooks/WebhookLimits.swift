// SPDX-License-Identifier: Apache-2.0

/// Limits of webhook delivery.
package struct WebhookLimits: Sendable {
  /// Time for one attempt, from name resolution to the head of the response. Twice this time is
  /// less than the leader's lease (30 s).
  package var deadline = Duration.seconds(10)
  /// Interval between two checks for due messages.
  package var interval = Duration.seconds(1)
  /// Seconds from the first failed attempt to the second; doubled after each further failure.
  package var firstWait = 5.0
  /// Longest wait in seconds between two attempts for a message. A recovered receiver gets its
  /// messages within this time.
  package var longestWait = 900.0
  /// Longest pause in seconds of a webhook that accepted no message. Also the longest time that a
  /// message that is never accepted can delay others.
  package var longestRest = 60.0
  /// Age of an event in seconds from which a failed attempt is the last one.
  package var patience = 86_400.0
  /// Concurrent connections to one webhook. Messages about one subject use the same connection.
  package var connections = 8
  /// Maximum messages of one round.
  package var batch = 500
  /// Duration of a round, after which its results are stored. After a crash, the messages of the
  /// unfinished round are sent again.
  package var round = Duration.seconds(2)
  /// Maximum webhooks that a process serves at once.
  package var webhooksAtOnce = 64
  /// Rounds of a webhook before it yields to waiting webhooks: enough to justify its new
  /// connections.
  package var rounds = 8

  /// Maximum names resolved at once, each on its own thread. As many as webhooks served at once, so
  /// that no webhook waits for another's name. An unresponsive name server blocks only these
  /// threads, and not those that resolve Apple's and PostgreSQL's names.
  package var lookups = 64

  /// Creates the default limits.
  package init() {}

  /// Returns the seconds between a failed attempt and the next one.
  ///
  /// - Parameters:
  ///   - tries: number of failed attempts, including this one.
  ///   - longest: upper bound in seconds.
  /// - chance: random, 0 to 1. Shortens the wait by up to a tenth, so that retries do not coincide.
  func wait(afterTries tries: Int, longest: Double, chance: Double) -> Double {
    var wait = firstWait
    for _ in 1..<max(1, tries) where wait < longest { wait *= 2 }
    return min(wait, longest) * (1 - chance / 10)
  }
}
