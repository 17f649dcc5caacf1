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

  /// Days after which notifications, their runs and deliveries are removed, whole days at a time: a year
  /// and a month, so that a month can be compared with that of the year before. A day of which work is
  /// unfinished stays.
  package var keptDays = 400
  /// How often it is looked for what is too old, and for lists of languages that no device has any more.
  /// The latter reads the registry's index once for each list and app.
  package var retentionSweep = Duration.seconds(3_600)

  /// The defaults.
  package init() {}
}
