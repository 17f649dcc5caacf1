// SPDX-License-Identifier: Apache-2.0

/// Every limit and wait of the sender, with its default. One value per pool.
package struct APNsLimits: Sendable {
  /// Sessions opened as soon as anything is to be sent.
  package var initialSessions = 1
  /// Sessions of one pool, reached only under saturation. Apple: "spread traffic over many
  /// connections" and "an excessive number … is a denial of service".
  package var maximumSessions = 4
  /// Streams on one session whatever SETTINGS allow; APNs grants 500 or 1,000.
  package var maximumStreams = 1_000
  /// Requests suspended for want of a stream; the next one is turned away. Memory: each holds its
  /// payload of up to 5 KiB.
  package var maximumWaiting = 10_000
  /// How long requests wait for a stream before one more session is opened for them; also the least
  /// time between two such openings.
  package var growAfter: Duration = .milliseconds(100)
  /// DNS, TCP and TLS together.
  package var connectDeadline: Duration = .seconds(10)
  /// From the request's writing to its answer's end. pushy #816: some are never answered.
  package var responseDeadline: Duration = .seconds(15)
  /// Streams in a row without an answer that make the whole connection suspect.
  package var silentStreamsBeforePing = 3
  /// A suspect connection that does not acknowledge PING in this time is dead.
  package var pingDeadline: Duration = .seconds(5)
  /// Apple allows PING after an hour of inactivity.
  package var idleBeforePing: Duration = .seconds(3_600)
  /// For the answers still due after GOAWAY or on closing.
  package var drainDeadline: Duration = .seconds(5)
  /// After the first failed connection; doubled for each further one.
  package var firstBackoff: Duration = .milliseconds(500)
  /// The longest pause between two attempts to connect.
  package var maximumBackoff: Duration = .seconds(60)
  /// How often deadlines are looked at while anything is under way: their precision.
  package var sweepInterval: Duration = .milliseconds(200)

  package init() {}
}
