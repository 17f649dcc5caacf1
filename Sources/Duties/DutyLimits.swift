// SPDX-License-Identifier: Apache-2.0

/// Intervals and retention periods of a node's background duties.
package struct DutyLimits: Sendable {
  /// Time between two rounds of the quick duties (partitions, expiry, removals): a third of a
  /// lease.
  package var interval = Duration.seconds(10)
  /// Old string revisions kept for each app, for inspection and rollback. The active revision and
  /// those that unfinished notifications use are kept in addition. Revisions share identical files.
  package var keptRevisions = 50
  /// How long a revision is kept after it was last active. Requests admitted earlier may use it for
  /// some seconds, and rollbacks usually happen within an hour.
  package var revisionGrace = Duration.seconds(3_600)
  /// Time between two sweeps for old string revisions. A sweep may read the whole queue.
  package var revisionSweep = Duration.seconds(60)

  /// Whole days after which notifications, their runs and deliveries are removed. A month covers
  /// most questions about a push; texts and personal data are not kept longer. A day with
  /// unfinished work is not removed.
  package var keptDays = 30
  /// Days after which texts and recipients of ended notifications are removed; the notifications,
  /// counts and deliveries stay. Without effect unless it is less than `keptDays`, after which the
  /// whole notification is removed. By default both are equal.
  package var keptTextDays = 30
  /// Interval between two searches for credentials that are sealed with a former secret key.
  /// Operators must keep that key until the credentials are resealed.
  package var sealingSweep = Duration.seconds(60)
  /// Time between two checks for certificates that will expire soon.
  package var expirySweep = Duration.seconds(60)
  /// Days that the audit log is kept: a year, and a month in which to review it.
  package var keptAuditDays = 400
  /// Whole days that device events and webhook messages are kept: a reader may be offline over a
  /// long weekend. An event takes about 200 bytes, and an import of a million devices creates a
  /// million events. A message that no receiver has accepted by then is not sent.
  package var keptEventDays = 7
  /// Days after which unregistered or quarantined devices are removed; 0 keeps them forever. With
  /// 400 days, the owner of an app that is opened once a year can still find out why its device was
  /// rejected. Until then, pushes to the device do not reactivate it.
  package var keptInactiveDays = 400
  /// Interval between two rounds of the retention duties and of the search for unused lists of
  /// languages. That search reads the device registry's index once for each list and app.
  package var retentionSweep = Duration.seconds(3_600)

  /// Interval between two searches of the whole queue for expired leases. Shards rescue recently
  /// expired leases; this search also finds leases after clock changes, and rows that were locked.
  /// While a snapshot is open, the search reads all dead rows of the queue, too: over a second for
  /// 4 million pushes.
  package var leaseSweep = Duration.seconds(60)

  /// Interval between two counts of all devices. Counts are at most as old as this plus the
  /// duration of a count. After a count that took more than two seconds, the pause is ten times its
  /// duration.
  package var countInterval = Duration.seconds(20)

  /// Time between two writes of a node's statistics: the shortest span of the charts.
  package var statisticsInterval = Duration.seconds(60)

  /// Time between the two passes of a user's erasure. By the second pass, every push that was in
  /// memory at the first one has ended or is stored in the database.
  package var erasureSecondPass = Duration.seconds(600)

  /// Interval between two heartbeats of a node. A node that has sent none for two and a half
  /// intervals counts as dead.
  package var heartbeat = Duration.seconds(60)
  /// Time without a live node after which a starting node holds all earlier work. After that time
  /// the work is outdated, or the database was restored from a backup.
  package var holdAfter = Duration.seconds(3_600)

  /// Creates the default limits.
  package init() {}
}
