// SPDX-License-Identifier: Apache-2.0

/// When so many tokens of an app are called bad that it is not the devices' fault.
package struct PruneGuardPolicy: Sendable {
  /// Answers in the window below which nothing is concluded: of a few devices half may be dead.
  package var answers = 50
  /// Percent of the answers that say that a token is bad, above which nobody is quarantined any more. Dead tokens are
  /// answered with 410, which does not count; bad ones come from a wrong environment, topic or key.
  package var percent = 20
  /// Seconds that are looked back, and whose quarantines are undone.
  package var windowSeconds = 600.0
  /// Seconds that it is not paused again after somebody has said that it is right.
  package var trustSeconds = 3_600.0

  /// The defaults.
  package init() {}
}
