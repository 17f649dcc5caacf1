// SPDX-License-Identifier: Apache-2.0

/// How often a node's background duties are done, and what they leave.
package struct DutyLimits: Sendable {
  /// Between two rounds of the quick duties (partitions, expiry, removals): a lease has three in it.
  package var interval = Duration.seconds(10)
  /// String revisions of an app that are kept to look at and to go back to, beside the active one and
  /// those that unfinished notifications name. Revisions share the files that are the same.
  package var keptRevisions = 50
  /// How long a revision is kept after it was the active one: requests that were let in before may
  /// name it for some seconds, and whoever rolls back does so within the hour.
  package var revisionGrace = Duration.seconds(3_600)
  /// How often old string revisions are looked for. It may read the whole queue.
  package var revisionSweep = Duration.seconds(60)

  /// Days after which notifications, their runs and deliveries are removed, whole days at a time: a month, in which
  /// whoever asks what became of a push has asked; texts and names of people are kept no longer than that. A day
  /// of which work is unfinished stays.
  package var keptDays = 30
  /// Days after which what ended notifications said and whom they named is removed; they, their counts and deliveries
  /// stay. From `keptDays` on, as by default, that goes with them.
  package var keptTextDays = 30
  /// How often credentials are looked for that another secret key has sealed: that key stays in use until they are
  /// sealed anew.
  package var sealingSweep = Duration.seconds(60)
  /// How often it is looked for certificates whose owners are to be told that they expire.
  package var expirySweep = Duration.seconds(60)
  /// Days that the log of who changed what is kept: a year, and a month in which last year's is looked for.
  package var keptAuditDays = 400
  /// Days that device events and webhook messages are kept, whole days at a time: a reader may be
  /// away over a long weekend. An event takes some 200 bytes, and a million imported devices are a
  /// million events. A message that no receiver has accepted by then is not sent.
  package var keptEventDays = 7
  /// Days after which devices that are unregistered or quarantined are removed; 0 keeps them for
  /// ever. A year and a month: an app that is used once a year finds why its device was refused,
  /// and pushes to it do not bring it back.
  package var keptInactiveDays = 400
  /// How often it is looked for what is too old, and for lists of languages that no device has any more.
  /// The latter reads the registry's index once for each list and app.
  package var retentionSweep = Duration.seconds(3_600)

  /// How often leases that ended are looked for over all of the queue, beside the shards' looks at what ended
  /// lately: a clock was set, or a row was locked by somebody. It passes over all that ever was in the queue while
  /// somebody keeps a snapshot open: over a second for 4 million pushes.
  package var leaseSweep = Duration.seconds(60)

  /// Between two counts of all devices, which are as old as that and a count's own time at the most; after one of more
  /// than two seconds ten times as long as it took.
  package var countInterval = Duration.seconds(20)

  /// Between the two looks for what names somebody who is to be forgotten: every push that was in memory at the first has
  /// ended by the second, or waits in the database.
  package var erasureSettling = Duration.seconds(600)

  /// How often a node says that it is alive. After two and a half of them without a word it is not.
  package var heartbeat = Duration.seconds(60)
  /// A start when no node was alive for so long holds what was accepted before it: nobody expects it any more, or
  /// the database is one that was restored.
  package var holdAfter = Duration.seconds(3_600)

  /// The defaults.
  package init() {}
}
