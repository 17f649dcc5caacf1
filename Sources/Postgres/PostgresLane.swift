// SPDX-License-Identifier: Apache-2.0

/// What a connection is for. Each lane has a connection of its own, so that none stands before another:
/// no slow list before a push, no broadcast before a request.
package enum PostgresLane: String, Sendable, CaseIterable {
  /// What requests write, and what is read to judge a request that writes.
  case write
  /// What the gateway reads to answer a request that writes, and whether it is ready: audience
  /// counts, single rows.
  case read
  /// What requests ask for: lists, deliveries, counts of a notification, event streams.
  case reports
  /// What delivery reads: pages of devices, retries, what renderers are made of.
  case deliveryRead = "delivery_read"
  /// What delivery writes: claims, renewals, checkpoints, outcomes, badges of a run.
  case deliveryWrite = "delivery_write"
  /// What a node does in the background.
  case duties
  /// LISTEN.
  case listener
  /// COPY.
  case copy
  /// Migrations and the command line: no statement timeout.
  case maintenance
}

extension PostgresLane {
  /// Whether every statement is by key and planned once. A plan that is made anew costs more than the
  /// statement; one that was made when tables were empty must be good when they are full, so plans read
  /// by index whatever the statistics say, and what that is thought to cost must not start the compiler.
  var isHot: Bool { self == .write || self == .deliveryRead || self == .deliveryWrite }

  /// A crash of PostgreSQL may repeat what was delivered within its last half second, and loses nothing:
  /// outcomes and checkpoints only say what need not be done again.
  var mayRepeat: Bool { self == .deliveryWrite }

  /// What duties commit (their leases, partitions, what they remove) is told to nobody: what a failover loses of it is
  /// done again. It waits for no standby, since the locks that it holds would wait with it.
  var redoes: Bool { self == .duties }

  /// Whether what is committed here is told to somebody, or decides what is sent: a failover must not lose it.
  var promises: Bool { self == .write || self == .deliveryWrite }

  /// Whether a statement that was lost with its connection changed nothing, whatever became of it.
  package var onlyReads: Bool { self == .read || self == .reports || self == .deliveryRead }

  /// How long a statement waits for one lock, where others wait behind it on its connection; nil:
  /// as long as for anything else. Several times what transactions of other shards hold their rows,
  /// fsync included. A statement that fails with 55P03 is repeated while its connection serves
  /// others (`WriteCombiner`, `batchRepeatedWhileLocked`).
  var lockTimeout: Duration? {
    self == .write || self == .deliveryWrite ? .milliseconds(100) : nil
  }

  /// The settings of its sessions: never those that a role, a database or a server happens to have.
  var settings: [(name: String, value: String)] {
    [
      ("synchronous_commit", mayRepeat ? "off" : redoes ? "local" : "on"),
      ("default_transaction_isolation", "read committed"), ("jit", "off"),
      // That a commit was not waited for is told as a warning.
      ("client_min_messages", "warning"),
      // Lists are planned for the values they are asked for.
      ("plan_cache_mode", isHot ? "force_generic_plan" : "force_custom_plan"),
      ("enable_seqscan", isHot ? "off" : "on"),
    ] + (lockTimeout.map { [("lock_timeout", $0.settingText)] } ?? [])
  }
}
