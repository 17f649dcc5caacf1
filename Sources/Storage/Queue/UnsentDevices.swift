// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// Counts of the devices that a cancelled range has not processed.
package struct UnsentDevices: Sendable, Equatable {
  /// Devices without a delivery.
  package var unrecorded = 0
  /// Devices to which an earlier holder of the row sent.
  package var recorded = 0
  /// The cursor of the next count; nil after the last one.
  package var next: RangeCursor?
}
