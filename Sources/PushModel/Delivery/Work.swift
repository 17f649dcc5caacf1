// SPDX-License-Identifier: Apache-2.0

/// What kind of work a queue row is.
package enum WorkKind: Int16, StoredCode, Hashable {
  /// Expand the names of a small audience.
  case names = 1
  /// Stream the devices of a range of buckets.
  case range = 2
  /// One device once more.
  case retry = 3
  /// Stream the devices that earlier runs did not reach.
  case failures = 4

  /// The kind as the API names it.
  package var name: String { "\(self)" }
}

/// Which of a lane's two queues work belongs to.
package enum WorkClass: Int16, StoredCode, Hashable {
  /// Pushes to few: they overtake broadcasts of their app.
  case single = 1
  /// Pushes to everyone, and their retries.
  case broadcast = 2

  /// The class as the API names it.
  package var name: String { "\(self)" }
}

/// Rows that a claim takes together, since they need the same room: each kind has a bound of its
/// own.
package enum ClaimKind: Int16, StoredCode, Hashable {
  /// Pushes to few, and their retries.
  case single = 1
  /// Ranges of a broadcast, and failures of one that is sent again: they stream pages of devices.
  case broadcast = 2
  /// One device of a broadcast once more.
  case broadcastRetry = 3
}

/// What a row waits for that is not touched meanwhile.
package enum HoldReason: Int16, StoredCode, Hashable {
  /// The app has no credential for the environment that can be opened.
  case noCredential = 1
  /// Apple refuses the credential.
  case credentialRefused = 2
  /// There is no connection to Apple.
  case noConnection = 3
  /// There is no provider token for its key.
  case noProviderToken = 4
  /// Its run is paused: no lane makes it ready. The highest number: lanes look for lower ones.
  case paused = 5

  /// As a delivery's reason would say it.
  package var ownReason: OwnReason {
    switch self {
    case .noCredential: .noCredential
    case .credentialRefused: .credentialRefused
    case .noConnection: .noConnection
    case .noProviderToken: .noProviderToken
    case .paused: .paused
    }
  }

  /// The reason as metrics name it.
  package var name: String {
    switch self {
    case .noCredential: "no_credential"
    case .credentialRefused: "credential_refused"
    case .noConnection: "no_connection"
    case .noProviderToken: "no_provider_token"
    case .paused: "paused"
    }
  }
}

/// Whose push it is and where it goes: what lanes are looked up by, and what claims take turns by.
package struct Destination: Sendable, Hashable, Comparable {
  package var app: AppID
  package var environment: PushEnvironment

  /// An app in one environment.
  package init(app: AppID, environment: PushEnvironment) {
    self.app = app
    self.environment = environment
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.app, left.environment.code) < (right.app, right.environment.code)
  }
}

/// How the outcomes of a run are counted.
package enum DeliveryCounting: Int16, StoredCode, Hashable {
  /// By the rows of its deliveries: a run of few devices.
  case byRows = 0
  /// In the counts of the run, by the statements that store deliveries.
  case inCounts = 1
  /// In the counts of the run, each in place of the device's outcome in an earlier run.
  case replacing = 2
}

/// One row of the queue, claimed.
package struct QueueRow: Sendable, Equatable {
  /// What is to be done.
  package enum Job: Sendable, Equatable {
    /// Expand the names of a small audience, from `after` on (nil: from the start).
    case names(after: DeviceToken?)
    /// Stream the devices of these buckets, from the cursor on.
    case range(from: Int32, to: Int32, cursor: RangeCursor?)
    /// One device once more.
    case retry(DeviceToken, attempt: Int)
    /// Stream the devices that earlier runs did not reach, from `after` on (nil: from the start).
    case failures(after: DeviceToken?)

    package var kind: WorkKind {
      switch self {
      case .names: .names
      case .range: .range
      case .retry: .retry
      case .failures: .failures
      }
    }
  }

  package var id: Int64
  package var run: Run
  package var environment: PushEnvironment
  package var workClass: WorkClass
  package var job: Job
  /// After it nothing of the row is worth sending.
  package var deadline: Instant
  /// Raised by each claim; every write that names an older one changes nothing.
  package var epoch: Int64
  /// An earlier holder let its lease run out: devices it was busy with may get a second copy.
  package var isRescued: Bool
  /// Deliveries of a range accepted up to the cursor, by language.
  package var accepted: [String: Int]
  /// What was said of its run until it was claimed.
  package var control: RunControl?
  /// The notification's first run, where this one is another.
  package var original: RunID?
  /// The time zones whose devices it is for, '' for devices that have said none; nil: all. What was accepted by
  /// one of these has a row.
  package var zones: [String]?
  /// A retry may go to a device that is registered in the other environment: to find out whether it is of this one.
  package var isTrial: Bool
  /// PostgreSQL's snapshot (`pg_snapshot`) by which devices are divided among the rows of the run;
  /// nil of a retry.
  package var snapshot: String?
  /// Devices that were counted up to the cursor and are not in the run's counts yet; below 0 where
  /// the run's audience has devices of users that a page would count again.
  package var audience: Int
  /// How outcomes of the row are counted.
  package var counting: DeliveryCounting
  /// What the row was held for when its deadline passed: its pushes expire with that reason.
  package var waitedFor: HoldReason?

  /// Every field.
  package init(
    id: Int64, run: Run, environment: PushEnvironment, workClass: WorkClass, job: Job,
    deadline: Instant, epoch: Int64, isRescued: Bool = false, accepted: [String: Int] = [:],
    control: RunControl? = nil, original: RunID? = nil, zones: [String]? = nil,
    isTrial: Bool = false, snapshot: String? = nil, audience: Int = 0,
    counting: DeliveryCounting = .byRows, waitedFor: HoldReason? = nil
  ) {
    self.id = id
    self.run = run
    self.environment = environment
    self.workClass = workClass
    self.job = job
    self.deadline = deadline
    self.epoch = epoch
    self.isRescued = isRescued
    self.accepted = accepted
    self.control = control
    self.original = original
    self.zones = zones
    self.isTrial = isTrial
    self.snapshot = snapshot
    self.audience = audience
    self.counting = counting
    self.waitedFor = waitedFor
  }

  /// The epoch of a row that is stored already claimed.
  package static let firstEpoch: Int64 = 1

  package var destination: Destination { Destination(app: run.app, environment: environment) }

  package var claimKind: ClaimKind {
    switch workClass {
    case .single: .single
    case .broadcast: job.kind == .retry ? .broadcastRetry : .broadcast
    }
  }

  /// The row and the claim that holds it.
  package var claim: Claim { Claim(row: id, epoch: epoch) }

  /// What every write to a claimed row names.
  package struct Claim: Sendable, Hashable, Comparable {
    package var row: Int64
    package var epoch: Int64

    /// A row as of one claim.
    package init(row: Int64, epoch: Int64) {
      self.row = row
      self.epoch = epoch
    }

    package static func < (left: Self, right: Self) -> Bool {
      (left.row, left.epoch) < (right.row, right.epoch)
    }
  }
}

/// A claimed row with the notification it works for.
package struct Work: Sendable {
  package var row: QueueRow
  package var notification: Notification
  /// Whom it is for, where acceptance has read that already; nil: page by page.
  package var recipients: [Recipient]?

  /// A row and its notification.
  package init(_ row: QueueRow, notification: Notification, recipients: [Recipient]? = nil) {
    self.row = row
    self.notification = notification
    self.recipients = recipients
  }

  package var id: Int64 { row.id }
  package var run: Run { row.run }
  package var job: QueueRow.Job { row.job }
  package var claim: QueueRow.Claim { row.claim }
  package var workClass: WorkClass { row.workClass }
  package var claimKind: ClaimKind { row.claimKind }

  /// Whether a device adds to the audience that pages count: named tokens were counted at
  /// acceptance.
  package func counts(_ device: Recipient) -> Bool {
    guard case .named(let tokens, let users) = notification.audience.names else { return true }
    return !users.isEmpty && !tokens.contains(device.token)
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
