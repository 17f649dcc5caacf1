// SPDX-License-Identifier: Apache-2.0

/// Limits of webhook delivery.
package struct WebhookLimits: Sendable {
  /// Time for one attempt, from name resolution to the head of the response. Twice this time is
  /// less than the lease (30 s) of the leader.
  package var deadline = Duration.seconds(10)
  /// Time between two checks for due messages.
  package var interval = Duration.seconds(1)
  /// Seconds from the first failed attempt to the second; doubled after each further failure.
  package var firstWait = 5.0
  /// Longest wait in seconds between two attempts for a message. A recovered receiver gets its
  /// messages within this time.
  package var longestWait = 900.0
  /// Longest pause in seconds of a webhook that accepted no message; the longest time that one
  /// message that is never accepted can delay others.
  package var longestRest = 60.0
  /// Seconds after an event from which a failed attempt is the last one.
  package var patience = 86_400.0
  /// Connections to one webhook at once. Messages about one subject use the same connection.
  package var connections = 8
  /// Messages of one round, at most.
  package var batch = 500
  /// Time of a round, after which its results are stored. After a crash, the messages of this time
  /// are sent again.
  package var round = Duration.seconds(2)
  /// Webhooks served at once by a process.
  package var webhooksAtOnce = 64
  /// Rounds of a webhook before it yields to waiting ones: enough to justify its new connections.
  package var rounds = 8

  /// Names resolved at once, each on its own thread: as many as webhooks are served at once, so
  /// that none waits for another's name. An unresponsive name server blocks only these threads, and
  /// not those that resolve Apple's and PostgreSQL's names.
  package var lookups = 64

  /// Creates the default limits.
  package init() {}

  /// Returns the seconds between a failed attempt and the next one.
  ///
  /// - Parameters:
  ///   - tries: number of failed attempts, including this one.
  ///   - longest: upper bound in seconds.
  ///   - chance: random, 0 to 1: shortens the wait by up to a tenth, so that retries do not
  ///     coincide.
  func wait(afterTries tries: Int, longest: Double, chance: Double) -> Double {
    var wait = firstWait
    for _ in 1..<max(1, tries) where wait < longest { wait *= 2 }
    return min(wait, longest) * (1 - chance / 10)
  }
}
