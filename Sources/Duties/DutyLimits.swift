// SPDX-License-Identifier: Apache-2.0

/// Intervals and retention periods of a node's background duties.
package struct DutyLimits: Sendable {
  /// Time between two rounds of the quick duties (partitions, expiry, removals): a third of a
  /// lease.
  package var interval = Duration.seconds(10)
  /// Old string revisions kept for each app, for inspection and rollback, in addition to the active
  /// one and those that unfinished notifications use. Revisions share identical files.
  package var keptRevisions = 50
  /// How long a revision is kept after it was active. Requests admitted earlier may use it for some
  /// seconds, and rollbacks usually happen within an hour.
  package var revisionGrace = Duration.seconds(3_600)
  /// Time between two sweeps for old string revisions. A sweep may read the whole queue.
  package var revisionSweep = Duration.seconds(60)

  /// Days after which notifications, their runs and deliveries are removed, in whole days. A month
  /// covers most questions about a push; texts and personal data are kept no longer than that. A
  /// day with unfinished work is kept.
  package var keptDays = 30
  /// Days after which texts and recipients of ended notifications are removed; the notifications,
  /// counts and deliveries stay. No effect from `keptDays` on, as by default, since the whole
  /// notification is removed then.
  package var keptTextDays = 30
  /// Time between two searches for credentials that are sealed under a former secret key. That key
  /// must be kept until they are resealed.
  package var sealingSweep = Duration.seconds(60)
  /// Time between two checks for certificates that will expire soon.
  package var expirySweep = Duration.seconds(60)
  /// Days that the audit log is kept: a year, and a month in which to review it.
  package var keptAuditDays = 400
  /// Days that device events and webhook messages are kept, in whole days: a reader may be away
  /// over a long weekend. An event takes about 200 bytes, and a million imported devices are a
  /// million events. A message that no receiver has accepted by then is not sent.
  package var keptEventDays = 7
  /// Days after which unregistered or quarantined devices are removed; 0 keeps them forever. 400
  /// days: an app that is opened once a year still finds why its device was refused. Until then,
  /// pushes to the device do not reactivate it.
  package var keptInactiveDays = 400
  /// Time between two rounds of the retention duties and of the search for unused lists of
  /// languages. The latter reads the registry's index once for each list and app.
  package var retentionSweep = Duration.seconds(3_600)

  /// Time between two searches of the whole queue for expired leases. Shards rescue recently
  /// expired ones; this search covers clock changes and rows that were locked. An open snapshot
  /// makes it pass over all dead rows of the queue: over a second for 4 million pushes.
  package var leaseSweep = Duration.seconds(60)

  /// Time between two counts of all devices. Counts are at most as old as this plus the duration of
  /// a count. After a count of more than two seconds, the pause is ten times its duration.
  package var countInterval = Duration.seconds(20)

  /// Time between the two passes of a user's erasure. Every push in memory at the first pass has
  /// ended by the second, or is stored in the database.
  package var erasureSecondPass = Duration.seconds(600)

  /// Time between two heartbeats of a node. A node without one for two and a half intervals counts
  /// as dead.
  package var heartbeat = Duration.seconds(60)
  /// If no node has been alive for this long, a starting node holds all earlier work. That work is
  /// outdated, or the database was restored from a backup.
  package var holdAfter = Duration.seconds(3_600)

  /// Creates the default limits.
  package init() {}
}
