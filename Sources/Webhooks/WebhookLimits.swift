// SPDX-License-Identifier: Apache-2.0

/// How messages are told to webhooks, how often, and for how long.
package struct WebhookLimits: Sendable {
  /// Time of one attempt, from name resolution to the response's head. With two attempts' time it stays
  /// within the lease (30 s) of the message.
  package var deadline = Duration.seconds(10)
  /// Between two looks for what is to be told.
  package var interval = Duration.seconds(1)
  /// Seconds from the first try in vain to the second; then twice as long each time.
  package var firstWait = 5.0
  /// Seconds of the longest wait between two tries of a message: who comes back hears of it within so long.
  package var longestWait = 900.0
  /// Seconds of the longest rest of a webhook that took nothing: so long one message that it never takes may hold up
  /// others.
  package var longestRest = 60.0
  /// Seconds after an event; a try in vain later than that is the last.
  package var patience = 86_400.0
  /// Messages to one webhook at once, over a connection each; those about one subject go over the same.
  package var connections = 8
  /// Messages that are taken up at once.
  package var batch = 500
  /// For which messages are sent before it is stored what became of them: so much is told twice after a crash.
  package var round = Duration.seconds(2)
  /// Webhooks that are told at once by a process.
  package var webhooksAtOnce = 64
  /// Rounds that one of them has while others wait for a place: so long a new connection to it is worth its while.
  package var rounds = 8

  /// Names that are looked up at once, a thread each: as many as webhooks are told at once, so that none waits for
  /// another's name. What a dead name server holds are those threads, not the ones by which Apple and PostgreSQL are found.
  package var lookups = 64

  /// The defaults.
  package init() {}

  /// Seconds between a try in vain and the next one.
  ///
  /// - Parameters:
  ///   - tries: in vain, that one among them.
  ///   - longest: that it may be.
  ///   - chance: 0 to 1; so that not all come back at once it is up to a tenth shorter.
  func wait(afterTries tries: Int, longest: Double, chance: Double) -> Double {
    var wait = firstWait
    for _ in 1..<max(1, tries) where wait < longest { wait *= 2 }
    return min(wait, longest) * (1 - chance / 10)
  }
}
