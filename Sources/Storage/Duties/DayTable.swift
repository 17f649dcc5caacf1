// SPDX-License-Identifier: Apache-2.0

/// The tables that are partitioned by day.
enum DayTable: String, CaseIterable {
  case notifications, deliveries, runs, idempotency
  case runCounts = "run_counts"
  case collapseNames = "collapse_names"
  case deviceEvents = "device_events"

  /// Tables of notifications. Their days are kept while any of their work is unfinished. A day is
  /// removed from these tables in this order. Runs come last, because unfinished work is found
  /// through them.
  static let ofNotifications: [DayTable] = [
    .notifications, .deliveries, .runCounts, .collapseNames, .runs,
  ]

  /// Whether the table is unlogged: a crash empties it, and writes to it need no WAL.
  var isUnlogged: Bool { self == .collapseNames }

  /// The partition for rows of days without a partition.
  var defaultPartition: String { "\(rawValue)_default" }
}
