// SPDX-License-Identifier: Apache-2.0

/// What happens to work that is held after a restore.
package enum HoldEnding: Sendable, Equatable {
  /// The work is sent.
  case release
  /// Notifications accepted before this time end as `expired`.
  case expire(before: Instant)
}
