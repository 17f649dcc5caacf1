// SPDX-License-Identifier: Apache-2.0

/// State of the pruning guard for an app's devices of one environment.
package struct PruneGuard: Sendable, Equatable {
  package var environment: PushEnvironment
  /// Time since which quarantining is paused; nil if it is not paused.
  package var pausedAt: Instant?
  /// Number of responses counted before the last pause; `bad` counts the bad tokens among them.
  package var answers: Int
  package var bad: Int
  /// Time until which quarantining cannot be paused again, after an operator resumed it.
  package var trustedUntil: Instant?
  /// Start of the period whose quarantines are being undone.
  package var undoingSince: Instant?
  /// Devices that the current or last undo has reactivated.
  package var undone: Int

  package init(
    environment: PushEnvironment, pausedAt: Instant? = nil, answers: Int = 0, bad: Int = 0,
    trustedUntil: Instant? = nil, undoingSince: Instant? = nil, undone: Int = 0
  ) {
    self.environment = environment
    self.pausedAt = pausedAt
    self.answers = answers
    self.bad = bad
    self.trustedUntil = trustedUntil
    self.undoingSince = undoingSince
    self.undone = undone
  }
}
