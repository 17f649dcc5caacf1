// SPDX-License-Identifier: Apache-2.0

/// Identifies a request that a pool has taken from a slice.
package struct APNsTicket: Sendable, Hashable {
  /// The number of the slice.
  package let number: Int32
  /// The index of the request in its batch.
  package let index: Int32

  package init(number: Int32, index: Int32) {
    self.number = number
    self.index = index
  }
}
