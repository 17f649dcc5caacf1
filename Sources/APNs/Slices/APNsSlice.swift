// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

/// Consecutive requests of a batch that may be submitted now.
package struct APNsSlice {
  /// The receiver's number of the batch, returned in each ticket.
  package let number: Int32
  package let batch: APNsBatch
  /// The indices of the requests.
  package var range: Range<Int>
  /// The last time at which a request may be written; later its result is `.neverProcessed`.
  package let latest: MonotonicTime

  package init(number: Int32, batch: APNsBatch, range: Range<Int>, latest: MonotonicTime) {
    precondition(range.upperBound <= batch.count, "a slice lies in its batch")
    self.number = number
    self.batch = batch
    self.range = range
    self.latest = latest
  }
}
