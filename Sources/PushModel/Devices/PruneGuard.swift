// SPDX-License-Identifier: Apache-2.0

/// How it stands with the quarantining of an app's devices of one environment.
package struct PruneGuard: Sendable, Equatable {
  package var environment: PushEnvironment
  /// Since when nobody is quarantined; nil: bad tokens are.
  package var pausedAt: Instant?
  /// What was counted when it was paused last.
  package var answers: Int
  package var bad: Int
  /// It is not paused before, because somebody said that it is right.
  package var trustedUntil: Instant?
  /// Quarantines from then on are being undone.
  package var undoingSince: Instant?
  /// Devices put back by the undoing that is under way, or was the last.
  package var undone: Int

  /// Every field.
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
