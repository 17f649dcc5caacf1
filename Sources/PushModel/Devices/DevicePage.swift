// SPDX-License-Identifier: Apache-2.0

/// A page of a device list.
package struct DevicePage: Sendable, Equatable {
  /// Devices of the page. May be fewer than requested, or none, although more pages follow.
  package let devices: [Device]
  /// Position after which the next page begins; nil on the last page. In token order, only the
  /// position's token matters.
  package let next: RangeCursor?

  package init(_ devices: [Device], next: RangeCursor?) {
    self.devices = devices
    self.next = next
  }
}
