// SPDX-License-Identifier: Apache-2.0

/// Erasure of a user. The record does not identify the user.
package struct Erasure: Sendable, Equatable {
  package var id: Int64
  /// Number of the user's devices.
  package var devices: Int
  package var askedAt: Instant
  /// Time of completion; nil while the erasure is in progress.
  package var doneAt: Instant?

  package init(id: Int64, devices: Int, askedAt: Instant, doneAt: Instant? = nil) {
    self.id = id
    self.devices = devices
    self.askedAt = askedAt
    self.doneAt = doneAt
  }
}
