// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// Result of an audit step.
package struct RunAuditStep: Sendable, Equatable {
  /// The number of audited runs.
  package var visited = 0
  package var unaccounted: [UnaccountedRun] = []
  /// The last audited open run; nil if all were audited.
  package var last: RunID?
  /// Whether more runs can be audited at once.
  package var hasMore = false
}
