// SPDX-License-Identifier: Apache-2.0

/// Every limit and wait of the sender, with its default. One value per pool.
package struct APNsLimits: Sendable {
  /// Sessions opened as soon as anything is to be sent.
  package var initialSessions = 1
  /// Sessions of one pool, reached only under saturation. Apple: "spread traffic over many
  /// connections" and "an excessive number … is a denial of service".
  package var maximumSessions = 4
  /// Sessions of one pool that await their last answers, beside those that are open. Beyond it none
  /// connects until one has ended: each holds a socket for up to `drainDeadline`.
  package var maximumDraining = 64
  /// Streams on one session whatever SETTINGS allow; APNs grants 500 or 1,000.
  package var maximumStreams = 1_000
  /// Requests suspended for want of a stream; the next one is turned away. Memory: each holds its
  /// payload of up to 5 KiB.
  package var maximumWaiting = 10_000
  /// The same for those to doubtful tokens, whose one connection may have but one stream: few enough that they never
  /// take what sends all others.
  package var maximumWaitingSuspects = 100
  /// How long requests wait for a stream before one more session is opened for them; also the least
  /// time between two such openings.
  package var growAfter: Duration = .milliseconds(100)
  /// One session is closed when for so long one fewer would have been enough: Apple takes connections that come
  /// and go quickly for an attack, and one that is open costs next to nothing.
  package var shrinkAfter: Duration = .seconds(600)
  /// Sessions that stay open, once opened, however idle.
  package var leastSessions = 1
  /// DNS, TCP and TLS together, over all addresses.
  package var connectDeadline: Duration = .seconds(10)
  /// What one of several addresses has at least before the next is tried: a dead one must not use up the time of the
  /// others, and a living one on a long way needs some round trips.
  package var addressDeadline: Duration = .seconds(2)
  /// For so long an address to which no connection came about is tried after the others.
  package var addressMemory: Duration = .seconds(60)
  /// From the request's writing to its answer's end. pushy #816: some are never answered.
  package var responseDeadline: Duration = .seconds(15)
  /// When an answer is due and nothing at all was heard for so long, a connection is suspect: PING asks, and nothing
  /// more is written to it before something is heard. Doubled with each PING of the same silence. Under a second, so that
  /// of one call a second a dead connection takes one.
  package var suspectAfter: Duration = .milliseconds(500)
  /// When nothing was heard for so long, PING asks before the next request is written: many a NAT forgets a
  /// connection within minutes, and nobody is told.
  package var probeAfter: Duration = .seconds(30)
  /// A suspect connection on which nothing is heard for so long after PING is dead.
  package var pingDeadline: Duration = .seconds(5)
  /// Apple allows PING after an hour of inactivity.
  package var idleBeforePing: Duration = .seconds(3_600)
  /// The kernel asks after so long without a packet whether the far end is there (keepalive), which also keeps
  /// what is between from forgetting the connection.
  package var keepaliveIdle: Duration = .seconds(60)
  /// Between two such questions.
  package var keepaliveInterval: Duration = .seconds(10)
  /// Bytes that the far end's kernel does not acknowledge for so long end the connection (TCP_USER_TIMEOUT).
  package var userTimeout: Duration = .seconds(10)
  /// For the answers still due after GOAWAY or on closing: as long as any answer has.
  package var drainDeadline: Duration = .seconds(15)
  /// After the first failed connection; doubled for each further one.
  package var firstBackoff: Duration = .milliseconds(500)
  /// The longest pause between two attempts to connect.
  package var maximumBackoff: Duration = .seconds(60)
  /// How often deadlines are looked at while anything is under way: their precision.
  package var sweepInterval: Duration = .milliseconds(200)

  package init() {}
}
