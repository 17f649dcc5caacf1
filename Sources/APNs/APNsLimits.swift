// SPDX-License-Identifier: Apache-2.0

/// Every limit and wait of the sender, with its default. Each pool has its own copy.
package struct APNsLimits: Sendable {
  /// Number of sessions opened when the first request waits for a stream.
  package var initialSessions = 1
  /// Maximum open sessions of one pool, reached only under saturation. Apple: "spread traffic over
  /// many connections" and "an excessive number … is a denial of service".
  package var maximumSessions = 4
  /// Maximum draining sessions of one pool, in addition to the open ones. At this limit no session
  /// connects until a draining one ends, because each keeps a socket for up to `drainDeadline`.
  package var maximumDraining = 64
  /// Concurrent streams on one session, even if SETTINGS allow more; APNs grants 500 or 1,000.
  package var maximumStreams = 1_000
  /// Requests that may wait for a stream; further requests fail with `queueFull`. Limits memory:
  /// each request contains its payload of up to 5 KiB.
  package var maximumWaiting = 10_000
  /// As `maximumWaiting`, for requests to unverified device tokens. Their only connection may have
  /// a single stream. The limit is low so that these requests never occupy all sender tasks.
  package var maximumWaitingSuspects = 100
  /// How long requests wait for a stream before the pool opens another session; also the minimum
  /// time between two such openings.
  package var growAfter: Duration = .milliseconds(100)
  /// Time for which fewer sessions would have sufficed before the pool closes one. Apple treats
  /// connections that open and close rapidly as an attack; an idle connection costs little.
  package var shrinkAfter: Duration = .seconds(600)
  /// Minimum number of sessions that stay open, once opened, even if idle.
  package var leastSessions = 1
  /// Limit for DNS, TCP and TLS together, over all addresses.
  package var connectDeadline: Duration = .seconds(10)
  /// Minimum time for one of several addresses before the next is tried. An unresponsive address
  /// must not use up the time of other addresses; a distant one needs several round trips.
  package var addressDeadline: Duration = .seconds(2)
  /// Time for which an address is tried last after a failed connection attempt.
  package var addressMemory: Duration = .seconds(60)
  /// Limit from writing a request to the end of its response. APNs never responds to some requests
  /// (pushy #816).
  package var responseDeadline: Duration = .seconds(15)
  /// Silence, while a response is due, after which a connection is suspect. A suspect connection
  /// gets a PING and no further requests until bytes arrive. Each further PING before the next
  /// response doubles the wait. The limit is below one second so that, at one request a second, an
  /// unresponsive connection receives only one request.
  package var suspectAfter: Duration = .milliseconds(500)
  /// Silence after which a PING precedes the next request: many NATs drop an idle connection within
  /// minutes without notice.
  package var probeAfter: Duration = .seconds(30)
  /// Time after a PING within which bytes must arrive; otherwise the connection counts as lost.
  package var pingDeadline: Duration = .seconds(5)
  /// Idle time before a PING. Apple allows PING after an hour of inactivity.
  package var idleBeforePing: Duration = .seconds(3_600)
  /// Idle time before the kernel's first TCP keepalive probe, which also keeps the NAT entry alive.
  package var keepaliveIdle: Duration = .seconds(60)
  /// Time between two keepalive probes.
  package var keepaliveInterval: Duration = .seconds(10)
  /// Time that sent bytes may stay unacknowledged before the kernel ends the connection
  /// (TCP_USER_TIMEOUT).
  package var userTimeout: Duration = .seconds(10)
  /// Time for pending responses after GOAWAY or on closing; equal to `responseDeadline`.
  package var drainDeadline: Duration = .seconds(15)
  /// Pause after the first failed connection attempt; doubled after each further failure.
  package var firstBackoff: Duration = .milliseconds(500)
  /// Longest pause between two attempts to connect.
  package var maximumBackoff: Duration = .seconds(60)
  /// Interval between two checks of the deadlines while requests are in flight; deadlines are
  /// therefore late by at most this time.
  package var sweepInterval: Duration = .milliseconds(200)

  package init() {}
}
