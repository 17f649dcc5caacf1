// SPDX-License-Identifier: Apache-2.0

/// Kind of work of a queue row.
package enum WorkKind: Int16, StoredCode, Hashable {
  /// Expand the tokens and users of a small audience.
  case names = 1
  /// Stream the devices of a range of buckets.
  case range = 2
  /// Retry one device.
  case retry = 3
  /// Stream the devices that earlier runs did not reach.
  case failures = 4

  /// The kind as the API names it.
  package var name: String { "\(self)" }
}
