// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// Every limit and wait of the pipeline, each with its unit and its reason.
package struct PipelineLimits: Sendable {
  /// Pushes of one lane under way at once: long-lived tasks that each carry one push. Enough to
  /// fill one connection's 1,000 streams; each holds a payload of up to 5 KiB.
  package var workers = 1_000
  /// When the shard that a lane is at home on has had no room for more for so long, it counts as busy.
  package var laneBusyAfter: Duration = .milliseconds(500)
  /// For so long the shard that a lane is at home on counts as busy when it had no room for more, and others do the
  /// lane's work too: longer than they take to look.
  package var laneBusyFor: Duration = .seconds(2)
  /// For so long after that they go on with the sessions that they opened.
  package var laneStaysFor: Duration = .seconds(60)
  /// Workers of a lane that stay when there is nothing to do; others end, since a lane may be used
  /// once a day.
  package var idleWorkers = 64
  /// Pushes expanded but not begun, in each lane and class: one page, so that workers never starve
  /// between two pages.
  package var queuedPushes = 1_000
  /// Outcomes of a shard that wait for PostgreSQL: some 300 bytes each. Beyond it workers wait.
  package var unstoredOutcomes = 10_000
  /// Small audiences worked on at once by a shard: some 5 KB each. A lane may have half of what the others
  /// leave, so that no number of lanes that stand still takes the room of the next.
  package var singlesAtOnce = 4_096
  /// Ranges of broadcasts worked on at once by a shard: two pages of each are in memory.
  package var broadcastsAtOnce = 32
  /// Ranges of one app in one lane among them: enough to keep it busy while one reads its next
  /// page.
  package var broadcastsPerLane = 4
  /// Retries of broadcasts worked on at once by a shard, each one push of some 14 KB: what is sent
  /// in a second, which they wait for the answer, the store, and their turn.
  package var retriesAtOnce = 4_096
  /// Ranges with a rate, of a notification or an app, that a shard has in hand beside all others:
  /// two pages of each are in memory. An app may have half of what the others leave, and at most a
  /// quarter of all.
  package var pacedAtOnce = 64
  /// As `pacedAtOnce`, for small audiences, and once more for retries of broadcasts: some 5 KB
  /// each.
  package var pacedSinglesAtOnce = 1_024
  /// Rows claimed by one statement.
  package var claimBatch = 64
  /// As `claimBatch`, for retries of broadcasts: each is one push.
  package var retryBatch = 512
  /// How long a shard without work sleeps when no wake-up comes: the floor under lost signals.
  package var pollInterval = Duration.milliseconds(1_000)
  /// Between two announcements of work by one shard: commits that notify stand in line, in all of PostgreSQL.
  package var announceInterval = Duration.milliseconds(100)
  /// How long before the end of its lease a row's pushes are no longer begun: a push is answered within
  /// this time, and by then the row may be somebody else's.
  package var leaseMargin = Duration.seconds(15)
  /// Rows are claimed from what became ready within this time, and twice in it from all: what a snapshot that
  /// somebody keeps open stops PostgreSQL from forgetting lies before that.
  package var claimWindow = Duration.seconds(60)
  /// Leases are looked at, at every poll, that ended since the poll before, and this much longer ago: a claim is
  /// seen some time after its statement's clock. All are looked at once, by a shard that starts; after that it is a
  /// duty's to find older ones.
  package var rescueOverlap = Duration.seconds(5)
  /// Rows made ready by one statement, when leases have run out or a lane can send again.
  package var releaseBatch = 1_000
  /// Destinations with held rows that one statement returns.
  package var heldDestinations = 256
  /// How often a claim is renewed; a third of the lease, so that two renewals may fail.
  package var renewInterval = Duration.seconds(10)
  /// Devices, of all of a shard's rows together, after which their cursors are noted: about what a crash
  /// may repeat.
  package var checkpointDevices = 500
  /// Accepted pushes of a shard that are only counted while a push before them is not answered, so that no cursor
  /// passes them: a crash repeats these. What is accepted beyond has a row.
  package var countedAhead = 300
  /// What each row may count so, whatever the others do: answers come a little out of order.
  package var countedOfRow = 32
  /// How often a row's cursor is noted when fewer devices have passed.
  package var checkpointInterval = Duration.milliseconds(250)
  /// How often it is asked what was said of runs that are worked on for longer than this: a second after a
  /// notification was paused or cancelled nothing of it is sent.
  package var controlInterval = Duration.milliseconds(250)
  /// How long a shard waits after PostgreSQL failed it before it claims again.
  package var databaseBackoff = Duration.milliseconds(500)
  /// Renderers kept, one per notification being worked on; each holds its payload and one rendering
  /// per language list.
  package var renderers = 256
  /// Recipients with arguments of their own kept in memory, over all renderers: some 500 bytes each.
  /// Beyond this the renderers are dropped, and made again of what PostgreSQL has.
  package var recipientsKept = 100_000
  /// Language lists whose choice is kept, per notification: some 100 bytes each.
  package var languageListsPerNotification = 4_096
  /// How long a push may wait for a stream before it goes back to the queue: less than a lease, so
  /// that nobody else takes it up meanwhile.
  package var streamDeadline = Duration.seconds(20)
  /// The waits between tries.
  package var retry = RetryPolicy()
  /// When so many tokens are bad that it is not the devices' fault.
  package var pruneGuard = PruneGuardPolicy()

  /// The defaults.
  package init() {}
}

/// How long a delivery waits before its next try. Every wait is Apple's own where Apple names one.
package struct RetryPolicy: Sendable {
  /// Seconds after 500 and 503. Apple: "retry … after 15 minutes".
  package var serverErrorSeconds = 900.0
  /// Seconds after the first 429 for a device without `Retry-After`; doubled for each further one.
  package var tooManyRequestsSeconds = 30.0
  /// Seconds after the first push that certainly never reached Apple; doubled for each further one.
  package var neverProcessedSeconds = 1.0
  /// Seconds after a push whose fate is unknown and whose repeat is harmless.
  package var unknownSeconds = 5.0
  /// Seconds between tries while the credential is refused; one push probes it.
  package var credentialSeconds = 30.0
  /// Seconds between tries while there is no connection; one push probes it. The sessions themselves
  /// back off for longer.
  package var connectionSeconds = 2.0
  /// The longest wait, in seconds.
  package var maximumSeconds = 3_600.0
  /// A wait is lengthened by up to this fraction, so that retries do not come in step.
  package var jitter = 0.2

  /// The defaults.
  package init() {}

  /// Exponential backoff: `base` doubled for each attempt after the first, bounded.
  func backoff(_ base: Double, attempt: Int) -> Double {
    min(maximumSeconds, base * Double(1 << min(max(attempt - 1, 0), 20)))
  }
}
