// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// One claimed row of the queue, with the notification it works for.
package struct WorkItem: Sendable {
  /// What kind of work it is.
  package enum Kind: Sendable, Equatable {
    /// Expand the names of a small audience, from `after` on (nil: from the start).
    case names(after: DeviceToken?)
    /// Stream the devices of these buckets, from the cursor on.
    case range(from: Int32, to: Int32, cursor: RangeCursor?)
    /// One device once more.
    case retry(DeviceToken, attempt: Int)
  }

  package var id: Int64
  package var run: Int64
  /// Days since 1970-01-01: the partition of the run's deliveries.
  package var day: Int32
  package var kind: Kind
  /// Raised by each claim; every write that names an older one changes nothing.
  package var epoch: Int64
  /// An earlier holder let its lease run out: devices it was busy with may get a second copy.
  package var rescued: Bool
  /// Deliveries of a range accepted up to the cursor, by language.
  package var accepted: [String: Int]
  package var notification: NotificationRecord
}

/// Where a broadcast's range stands: everything up to and including this device is done.
package struct RangeCursor: Sendable, Hashable {
  package var bucket: Int32
  package var token: DeviceToken

  /// A place in (bucket, token) order.
  package init(bucket: Int32, token: DeviceToken) {
    self.bucket = bucket
    self.token = token
  }
}

/// What sending needs to know of a device.
package struct Recipient: Sendable, Hashable {
  package var token: DeviceToken
  package var bucket: Int32
  package var languages: [String]
  package var environment: PushEnvironment
  /// Whose it is; nil too when everyone is sent to, where it does not matter.
  package var user: String?

  /// A device as the store has it.
  package init(
    token: DeviceToken, bucket: Int32, languages: [String], environment: PushEnvironment,
    user: String?
  ) {
    self.token = token
    self.bucket = bucket
    self.languages = languages
    self.environment = environment
    self.user = user
  }
}
