// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// Devices that a row of work has read, in the order of their cursors.
package struct AudiencePage: Sendable {
  /// A device of the row.
  package struct Device: Sendable, Equatable {
    package let recipient: Recipient
    /// It has a delivery of the run: an earlier holder of the row sent to it.
    package let isRecorded: Bool
    /// It adds to the audience of the run. Named tokens were counted at acceptance.
    package let counts: Bool

    package init(_ recipient: Recipient, isRecorded: Bool = false, counts: Bool = true) {
      self.recipient = recipient
      self.isRecorded = isRecorded
      self.counts = counts
    }
  }

  package var devices: [Device]
  /// Where the next page begins; nil after the last.
  package var next: RangeCursor?

  package init(devices: [Device], next: RangeCursor?) {
    self.devices = devices
    self.next = next
  }

  /// The devices of a row that was handed over with them.
  package init(_ recipients: [Recipient], of work: Work) {
    self.init(devices: recipients.map { Device($0, counts: work.counts($0)) }, next: nil)
  }

  /// Devices that are to be sent to.
  package var recipients: [Recipient] {
    devices.lazy.filter { !$0.isRecorded }.map(\.recipient)
  }
}

/// The rest of a cancelled range, counted.
package struct UnsentDevices: Sendable, Equatable {
  /// Devices without a delivery.
  package var unrecorded = 0
  /// Devices that an earlier holder of the row sent to.
  package var recorded = 0
  /// Where the next count begins; nil after the last.
  package var next: RangeCursor?
}
