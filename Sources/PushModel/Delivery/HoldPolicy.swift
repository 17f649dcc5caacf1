// SPDX-License-Identifier: Apache-2.0

/// When a starting node holds the work that is already queued.
package enum HoldPolicy: Sendable {
  /// Never.
  case never
  /// When no node has been alive recently.
  case afterSilence
  /// Always, except while another node is alive.
  case always
}
