// SPDX-License-Identifier: Apache-2.0

/// The purpose of a connection. Each lane has connections of its own, so that no lane delays
/// another: pushes never wait behind slow lists, nor requests behind broadcasts.
package enum PostgresLane: String, Sendable, CaseIterable {
  /// Writes of requests, and the reads on which these writes depend.
  case write
  /// Short reads for requests that write, and for the readiness check: audience counts, single
  /// rows.
  case read
  /// Reads for requests: lists, deliveries, counts of a notification, event streams.
  case reports
  /// Reads of delivery: pages of devices, retries, data for renderers.
  case deliveryRead = "delivery_read"
  /// Writes of delivery: claims, renewals, checkpoints, outcomes, badges of a run.
  case deliveryWrite = "delivery_write"
  /// Background duties of a node.
  case duties
  /// LISTEN.
  case listener
  /// COPY.
  case copy
  /// Migrations and the command line: no statement timeout.
  case maintenance
}

extension PostgresLane {
  /// Whether every statement accesses rows by key and is planned only once, because planning costs
  /// more than executing. A plan made for empty tables must suit full ones. Plans therefore always
  /// use an index, whatever the statistics. The JIT compiler is off, because the high estimated
  /// cost of these plans would start it.
  var isHot: Bool { self == .write || self == .deliveryRead || self == .deliveryWrite }

  /// Whether a crash of PostgreSQL may undo commits of the last half second. Deliveries are then
  /// repeated, and none is lost: outcomes and checkpoints only record finished work.
  var mayRepeat: Bool { self == .deliveryWrite }

  /// Whether commits of this lane may be lost in a failover because the work is then done again.
  /// True for duties: leases, partitions and deletions are not reported to callers. Their commits
  /// do not wait for standbys, since their locks would be held during the wait.
  var redoes: Bool { self == .duties }

  /// Whether commits of this lane are reported to callers or decide whether a push is sent. A
  /// failover must not lose such commits.
  var promises: Bool { self == .write || self == .deliveryWrite }

  /// Whether a statement that was lost with its connection certainly changed nothing.
  package var onlyReads: Bool { self == .read || self == .reports || self == .deliveryRead }

  /// How long a statement waits for one lock, on lanes where other statements wait behind it; nil
  /// for no limit. The limit is several times the time for which transactions of other shards hold
  /// their rows, fsync included. A statement that fails with 55P03 is retried while its connection
  /// serves others (`WriteCombiner`, `batchRepeatedWhileLocked`).
  var lockTimeout: Duration? {
    self == .write || self == .deliveryWrite ? .milliseconds(100) : nil
  }

  /// The settings of the lane's sessions; they override those of roles, databases and the server.
  var settings: [(name: String, value: String)] {
    [
      ("synchronous_commit", mayRepeat ? "off" : redoes ? "local" : "on"),
      ("default_transaction_isolation", "read committed"), ("jit", "off"),
      // PostgreSQL reports commits that did not wait for a standby as a warning.
      ("client_min_messages", "warning"),
      // Lists are planned for each set of parameters.
      ("plan_cache_mode", isHot ? "force_generic_plan" : "force_custom_plan"),
      ("enable_seqscan", isHot ? "off" : "on"),
    ] + (lockTimeout.map { [("lock_timeout", $0.settingText)] } ?? [])
  }
}
