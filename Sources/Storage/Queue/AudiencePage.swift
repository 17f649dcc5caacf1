// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// A page of the devices of a queue row, in cursor order.
package struct AudiencePage: Sendable {
  /// A device of the queue row.
  package struct Device: Sendable, Equatable {
    package let recipient: Recipient
    /// Whether the run has a delivery of the device, because an earlier holder of the row sent to
    /// it.
    package let isRecorded: Bool
    /// Whether the device adds to the run's audience count. Named tokens are counted at acceptance.
    package let counts: Bool

    package init(_ recipient: Recipient, isRecorded: Bool = false, counts: Bool = true) {
      self.recipient = recipient
      self.isRecorded = isRecorded
      self.counts = counts
    }
  }

  package var devices: [Device]
  /// The cursor of the next page; nil after the last page.
  package var next: RangeCursor?

  package init(devices: [Device], next: RangeCursor?) {
    self.devices = devices
    self.next = next
  }

  /// Creates the only page of a row whose devices were read at its acceptance or claim.
  package init(_ recipients: [Recipient], of work: Work) {
    self.init(devices: recipients.map { Device($0, counts: work.counts($0)) }, next: nil)
  }

  /// The devices to which a push is sent.
  package var recipients: [Recipient] {
    devices.lazy.filter { !$0.isRecorded }.map(\.recipient)
  }
}
