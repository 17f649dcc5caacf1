// SPDX-License-Identifier: Apache-2.0

/// A person who is being forgotten, or was: what is said of it names nobody.
package struct Erasure: Sendable, Equatable {
  package var id: Int64
  /// How many devices they had.
  package var devices: Int
  package var askedAt: Instant
  /// Nil while there is something left to look through.
  package var doneAt: Instant?

  /// Every field.
  package init(id: Int64, devices: Int, askedAt: Instant, doneAt: Instant? = nil) {
    self.id = id
    self.devices = devices
    self.askedAt = askedAt
    self.doneAt = doneAt
  }
}
