// SPDX-License-Identifier: Apache-2.0

/// Kind of rows that one claim takes. Rows of one kind need the same capacity, and each kind has
/// its own limit.
package enum ClaimKind: Int16, StoredCode, Hashable {
  /// Pushes to named devices, and their retries.
  case single = 1
  /// Ranges of a broadcast and failures of a resent one: rows that stream pages of devices.
  case broadcast = 2
  /// Retries of single devices of a broadcast.
  case broadcastRetry = 3
}
