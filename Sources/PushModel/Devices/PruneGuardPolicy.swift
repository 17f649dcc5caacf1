// SPDX-License-Identifier: Apache-2.0

/// Thresholds above which bad tokens of an app indicate a fault of the sender, not of devices.
package struct PruneGuardPolicy: Sendable {
  /// Minimum number of responses in the window for a decision, because among few devices half may
  /// be dead.
  package var answers = 50
  /// Percentage of bad-token responses above which quarantining pauses. Apple answers dead tokens
  /// with 410, which is not counted. Bad tokens result from a wrong environment, topic or key.
  package var percent = 20
  /// Length of the window in seconds. Quarantines within it are undone.
  package var windowSeconds = 600.0
  /// Seconds after an operator resumes quarantining in which it is not paused again.
  package var trustSeconds = 3_600.0

  /// Creates the default policy.
  package init() {}
}
