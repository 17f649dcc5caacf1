// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// Limits and waits of the pipeline, each with its unit and its reason.
package struct PipelineLimits: Sendable {
  /// Concurrent pushes of one lane: enough for the 1,000 streams of one connection. Each may hold a
  /// payload of up to 5 KiB.
  package var pushesInFlight = 1_000
  /// Time without room after which the home shard of a lane counts as busy. With half of its rows
  /// for named recipients it counts as busy at once.
  package var laneBusyAfter: Duration = .milliseconds(500)
  /// Time for which a home shard counts as busy after it last had no room. Other shards then take
  /// the lane's work, too. Longer than the interval of their polls.
  package var laneBusyFor: Duration = .seconds(2)
  /// Time for which other shards keep using the sessions that they opened, after the home is no
  /// longer busy.
  package var laneStaysFor: Duration = .seconds(60)
  /// Pushes that are expanded but not begun, per lane and kind: one page, so that there are pushes
  /// to send while the next page is read. In a batch each takes about 60 bytes, 32 for its token.
  package var queuedPushes = 1_000
  /// Outcomes of a shard that wait for PostgreSQL, about 300 bytes each. Above this number no
  /// more pushes are sent.
  package var unstoredOutcomes = 10_000
  /// Active rows of small audiences in a shard, about 5 KB each. A lane may have half of the room
  /// that the others leave, so that blocked lanes never take all of it.
  package var singlesAtOnce = 4_096
  /// Active ranges of broadcasts in a shard. Each has two pages in memory.
  package var broadcastsAtOnce = 32
  /// Active ranges of one app in one lane: enough to keep it busy while one reads its next page.
  package var broadcastsPerLane = 4
  /// Active retries of broadcasts in a shard, each a row with one push: at most 9 KB (2026-11-27,
  /// 798b009f). They cover a second of sending: the wait for a stream, the answer and the store.
  package var retriesAtOnce = 4_096
  /// Active rate-limited ranges in a shard, in addition to all others. Each has two pages in
  /// memory. An app may have half of the room that the others leave, and at most a quarter of all.
  package var pacedAtOnce = 64
  /// Active rate-limited rows of small audiences in a shard, in addition to all others, about 5 KB
  /// each. An equal number of rate-limited retries of broadcasts is allowed.
  package var pacedSinglesAtOnce = 1_024
  /// Rows claimed by one statement.
  package var claimBatch = 64
  /// Retries of broadcasts claimed by one statement; each is one push.
  package var retryBatch = 512
  /// Longest sleep of a shard without work and without a wake-up; it limits the effect of lost
  /// signals.
  package var pollInterval = Duration.milliseconds(1_000)
  /// Interval between two notifications (NOTIFY) of work by one shard. PostgreSQL serializes the
  /// commits of all transactions that notify.
  package var announceInterval = Duration.milliseconds(100)
  /// Time before the end of a row's lease in which none of its pushes begins. A push is answered
  /// within this time; after the lease another shard may have the row.
  package var leaseMargin = Duration.seconds(15)
  /// Age up to which claims search for rows that became ready; twice in this time, one claim
  /// searches all rows. The limit skips dead rows that a long-lived snapshot keeps PostgreSQL from
  /// removing.
  package var claimWindow = Duration.seconds(60)
  /// Overlap of the searches for ended leases: each poll covers the time since the last poll and
  /// this much more. A claim becomes visible only some time after the clock reading of its
  /// statement. A starting shard searches all leases; later a duty finds older ones.
  package var rescueOverlap = Duration.seconds(5)
  /// Rows that one statement makes ready, after leases have ended or a lane can send again.
  package var releaseBatch = 1_000
  /// Destinations with held rows that one statement returns.
  package var heldDestinations = 256
  /// Interval of the renewals of a claim: a third of the lease, so that two renewals may fail.
  package var renewInterval = Duration.seconds(10)
  /// Devices of all rows of a shard between two checkpoints of their cursors. A crash may send
  /// about this number of pushes twice.
  package var checkpointDevices = 500
  /// Accepted pushes of a shard that are only counted while an earlier push has no answer, so that
  /// no cursor can pass them. A crash sends them again. Further accepted pushes get a row.
  package var countedAhead = 300
  /// Pushes of each row that are only counted in any case, because answers arrive slightly out of
  /// order.
  package var countedOfRow = 32
  /// Interval between a row's checkpoints if fewer devices have passed.
  package var checkpointInterval = Duration.milliseconds(250)
  /// Interval at which shards read the control of their runs. One second after a pause or
  /// cancellation, no more pushes of the notification are sent.
  package var controlInterval = Duration.milliseconds(250)
  /// Wait of a shard before the next claim after a PostgreSQL error.
  package var databaseBackoff = Duration.milliseconds(500)
  /// Cached renderers, one for each active notification; each holds its payload and one rendering
  /// per language list.
  package var renderers = 256
  /// Recipients with their own arguments in memory, over all renderers, about 500 bytes each. Above
  /// this number renderers are evicted and created again from PostgreSQL.
  package var recipientsKept = 100_000
  /// Longest wait of a push for a stream before it returns to the queue. Shorter than a lease, so
  /// that no other shard takes the push meanwhile.
  package var streamDeadline = Duration.seconds(20)
  /// Waits between attempts.
  package var retry = RetryPolicy()
  /// Share of bad tokens above which the devices are not the likely cause.
  package var pruneGuard = PruneGuardPolicy()

  package init() {}
}
