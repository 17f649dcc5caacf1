// SPDX-License-Identifier: Apache-2.0

/// What happens if a time has already passed at acceptance.
package enum IfPast: String, Sendable, CaseIterable {
  /// Send at once.
  case now
  /// Skip devices for which the time has passed.
  case skip
  /// Reject the request.
  case refuse
}
