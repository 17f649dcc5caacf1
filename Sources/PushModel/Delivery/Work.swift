// SPDX-License-Identifier: Apache-2.0

/// What kind of work a queue row is.
package enum WorkKind: Int16, StoredCode, Hashable {
  /// Expand the names of a small audience.
  case names = 1
  /// Stream the devices of a range of buckets.
  case range = 2
  /// One device once more.
  case retry = 3
}

/// Which of a lane's two queues work belongs to.
package enum WorkClass: Int16, StoredCode, Hashable {
  /// Pushes to few: they overtake broadcasts.
  case single = 0
  /// Pushes to everyone.
  case broadcast = 1
}

/// One claimed row of the queue, with the notification it works for.
package struct Work: Sendable {
  /// What is to be done.
  package enum Job: Sendable, Equatable {
    /// Expand the names of a small audience, from `after` on (nil: from the start).
    case names(after: DeviceToken?)
    /// Stream the devices of these buckets, from the cursor on.
    case range(from: Int32, to: Int32, cursor: RangeCursor?)
    /// One device once more.
    case retry(DeviceToken, attempt: Int)

    package var kind: WorkKind {
      switch self {
      case .names: .names
      case .range: .range
      case .retry: .retry
      }
    }
  }

  package var id: Int64
  package var run: Run
  package var job: Job
  /// Raised by each claim; every write that names an older one changes nothing.
  package var epoch: Int64
  /// An earlier holder let its lease run out: devices it was busy with may get a second copy.
  package var isRescued: Bool
  /// Deliveries of a range accepted up to the cursor, by language.
  package var accepted: [String: Int]
  package var notification: Notification

  /// Every field.
  package init(
    id: Int64, run: Run, job: Job, epoch: Int64, isRescued: Bool = false,
    accepted: [String: Int] = [:], notification: Notification
  ) {
    self.id = id
    self.run = run
    self.job = job
    self.epoch = epoch
    self.isRescued = isRescued
    self.accepted = accepted
    self.notification = notification
  }

  /// The epoch of a row that is stored already claimed.
  package static let firstEpoch: Int64 = 1

  /// The row and the claim that holds it.
  package var claim: Claim { Claim(row: id, epoch: epoch) }

  /// What every write to a claimed row names.
  package struct Claim: Sendable, Hashable {
    package var row: Int64
    package var epoch: Int64

    /// A row as of one claim.
    package init(row: Int64, epoch: Int64) {
      self.row = row
      self.epoch = epoch
    }
  }
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
