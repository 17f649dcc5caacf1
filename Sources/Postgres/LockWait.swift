// SPDX-License-Identifier: Apache-2.0

/// How long the statements of one transaction wait for each lock that another transaction holds, on
/// a lane that limits it (`PostgresLane.lockTimeout`).
package enum LockWait: Sendable {
  /// As the lane's sessions are set.
  case usual
  /// For a moment. For transactions that are repeated, and for those that many callers may ask for
  /// at once.
  case brief

  /// Statements behind this one on its connection wait for so long, and the transactions of other
  /// shards mostly hold their rows for less.
  static let briefDuration = Duration.milliseconds(10)

  /// Repeated transactions that fail again take at most one part in so many of their connection's
  /// time.
  private static let share = 10

  /// The pause after transactions that waited briefly for locks and did not get them.
  static func pause(after failures: Int) -> Duration { briefDuration * (failures * (share - 1)) }

  /// How long a transaction is repeated that finds a row locked: as long as one statement may take.
  static let repeatFor = Duration.seconds(10)
}

extension PostgresQuery {
  /// The first statement of a transaction that waits only briefly for locks.
  static let waitingBriefly: PostgresQuery =
    "SELECT set_config('lock_timeout', \(LockWait.briefDuration.settingText), true) AS setting"
}

extension Duration {
  /// As `lock_timeout` and its like are written: whole milliseconds.
  var settingText: String {
    "\(components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000)ms"
  }
}
