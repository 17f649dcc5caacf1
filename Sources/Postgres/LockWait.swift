// SPDX-License-Identifier: Apache-2.0

/// How long the statements of a transaction wait for each lock that another transaction holds, on a
/// lane with a limit (`PostgresLane.lockTimeout`).
package enum LockWait: Sendable {
  /// The lane's `lock_timeout`.
  case usual
  /// 10 ms. For transactions that are retried, and for transactions that many callers may request
  /// at once.
  case brief

  /// The limit also delays later statements of the connection. Transactions of other shards mostly
  /// hold their rows for a shorter time.
  static let briefDuration = Duration.milliseconds(10)

  /// Retried transactions that fail again use at most one part in `share` of their connection's
  /// time.
  private static let share = 10

  /// Returns the pause after transactions that waited briefly for locks and did not get them.
  static func pause(after failures: Int) -> Duration { briefDuration * (failures * (share - 1)) }

  /// How long a transaction is retried that finds a row locked. Equals the default statement
  /// timeout of writes.
  static let repeatFor = Duration.seconds(10)
}

extension PostgresQuery {
  /// The statement with which a transaction begins if it is to wait only briefly for locks.
  static let waitingBriefly: PostgresQuery =
    "SELECT set_config('lock_timeout', \(LockWait.briefDuration.settingText), true) AS setting"
}

extension Duration {
  /// The value in the format of `lock_timeout`: whole milliseconds.
  var settingText: String {
    "\(components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000)ms"
  }
}
