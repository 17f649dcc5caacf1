// SPDX-License-Identifier: Apache-2.0

/// Kind of work of a queue row.
package enum WorkKind: Int16, StoredCode, Hashable {
  /// Expand the tokens and users of a small audience.
  case names = 1
  /// Stream the devices of a range of buckets.
  case range = 2
  /// Retry one device.
  case retry = 3
  /// Stream the devices that earlier runs did not reach.
  case failures = 4

  /// The kind as the API names it.
  package var name: String { "\(self)" }
}

/// Class of a row. Each lane has a queue for each class.
package enum WorkClass: Int16, StoredCode, Hashable {
  /// Pushes to named devices, which take precedence over broadcasts of their app.
  case single = 1
  /// Pushes to all devices of an app, and their retries.
  case broadcast = 2

  /// The class as the API names it.
  package var name: String { "\(self)" }
}

/// Kind of rows that one claim takes. Rows of one kind need the same capacity, and each kind has
/// its own limit.
package enum ClaimKind: Int16, StoredCode, Hashable {
  /// Pushes to named devices, and their retries.
  case single = 1
  /// Ranges of a broadcast and failures of a resent one: rows that stream pages of devices.
  case broadcast = 2
  /// Retries of single devices of a broadcast.
  case broadcastRetry = 3
}

/// What a held row waits for. A held row is not claimed.
package enum HoldReason: Int16, StoredCode, Hashable {
  /// The app has no usable credential for the environment.
  case noCredential = 1
  /// Apple refuses the credential.
  case credentialRefused = 2
  /// No connection to Apple is open.
  case noConnection = 3
  /// The credential's key could not sign a provider token.
  case noProviderToken = 4
  /// The row's run is paused, so no lane may release it. Must have the highest number, because
  /// lanes select lower ones.
  case paused = 5

  /// The matching reason of a delivery.
  package var ownReason: GatewayReason {
    switch self {
    case .noCredential: .noCredential
    case .credentialRefused: .credentialRefused
    case .noConnection: .noConnection
    case .noProviderToken: .noProviderToken
    case .paused: .paused
    }
  }

  /// Name of the reason in metrics.
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

/// An app in one environment: the key of lanes, and the unit of fairness among claims.
package struct Destination: Sendable, Hashable, Comparable {
  package var app: AppID
  package var environment: PushEnvironment

  package init(app: AppID, environment: PushEnvironment) {
    self.app = app
    self.environment = environment
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.app, left.environment.code) < (right.app, right.environment.code)
  }
}

/// Where the outcomes of a run are counted.
package enum DeliveryCounting: Int16, StoredCode, Hashable {
  /// The rows of `deliveries` are counted. For runs with few devices.
  case byRows = 0
  /// The statements that store deliveries add to the run's counters.
  case inCounts = 1
  /// As counters of the run, where each outcome replaces the device's outcome of an earlier run.
  case replacing = 2
}

/// A claimed row of the queue.
package struct QueueRow: Sendable, Equatable {
  /// Work of the row.
  package enum Job: Sendable, Equatable {
    /// Expand the tokens and users of a small audience, beginning after `after` (nil: at the
    /// start).
    case names(after: DeviceToken?)
    /// Stream the devices of these buckets, beginning after the cursor.
    case range(from: Int32, to: Int32, cursor: RangeCursor?)
    /// Retry one device.
    case retry(DeviceToken, attempt: Int)
    /// Stream the devices that earlier runs did not reach, beginning after `after` (nil: at the
    /// start).
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
  /// Time after which no push of the row is sent.
  package var deadline: Instant
  /// Increases with each claim. Writes with a lower epoch have no effect.
  package var epoch: Int64
  /// Whether an earlier holder's lease expired. Devices of pushes that were in flight then may
  /// receive a second copy.
  package var isRescued: Bool
  /// Accepted deliveries of a range up to the cursor, by language.
  package var accepted: [String: Int]
  /// Control state of the run at the time of the claim.
  package var control: RunControl?
  /// The notification's first run, if this run is a later one.
  package var original: RunID?
  /// Time zones of the row's devices, with '' for devices without a time zone; nil for all devices.
  /// In a row with zones, accepted deliveries are always stored as delivery rows.
  package var zones: [String]?
  /// Whether a retry may probe this environment for a device that is registered in the other one.
  package var isEnvironmentProbe: Bool
  /// PostgreSQL snapshot (`pg_snapshot`) by which devices are divided among the rows of the run;
  /// nil for retries.
  package var snapshot: String?
  /// Devices counted up to the cursor that are not yet in the run's counters. Begins negative if
  /// pages will count devices of named users that acceptance has already counted.
  package var audience: Int
  /// How the row's outcomes are counted.
  package var counting: DeliveryCounting
  /// Reason for which the row was held when its deadline passed; its expired pushes record this
  /// reason.
  package var waitedFor: HoldReason?

  package init(
    id: Int64, run: Run, environment: PushEnvironment, workClass: WorkClass, job: Job,
    deadline: Instant, epoch: Int64, isRescued: Bool = false, accepted: [String: Int] = [:],
    control: RunControl? = nil, original: RunID? = nil, zones: [String]? = nil,
    isEnvironmentProbe: Bool = false, snapshot: String? = nil, audience: Int = 0,
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
    self.isEnvironmentProbe = isEnvironmentProbe
    self.snapshot = snapshot
    self.audience = audience
    self.counting = counting
    self.waitedFor = waitedFor
  }

  /// Epoch of a row that is inserted with a claim.
  package static let firstEpoch: Int64 = 1

  package var destination: Destination { Destination(app: run.app, environment: environment) }

  package var claimKind: ClaimKind {
    switch workClass {
    case .single: .single
    case .broadcast: job.kind == .retry ? .broadcastRetry : .broadcast
    }
  }

  package var claim: Claim { Claim(row: id, epoch: epoch) }

  /// Identity of a claim, with which every write to a claimed row is checked: row id and epoch.
  package struct Claim: Sendable, Hashable, Comparable {
    package var row: Int64
    package var epoch: Int64

    package init(row: Int64, epoch: Int64) {
      self.row = row
      self.epoch = epoch
    }

    package static func < (left: Self, right: Self) -> Bool {
      (left.row, left.epoch) < (right.row, right.epoch)
    }
  }
}

/// A claimed row with its notification.
package struct Work: Sendable {
  package var row: QueueRow
  package var notification: Notification
  /// Recipients that acceptance has already read; nil if they are read page by page.
  package var recipients: [Recipient]?

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

  /// Returns whether a page counts the device. Named tokens are already counted at acceptance.
  package func counts(_ device: Recipient) -> Bool {
    guard case .named(let tokens, let users) = notification.audience.names else { return true }
    return !users.isEmpty && !tokens.contains(device.token)
  }
}

/// Progress of a broadcast's range: all devices up to and including this one are done.
package struct RangeCursor: Sendable, Hashable {
  package var bucket: Int32
  package var token: DeviceToken

  package init(bucket: Int32, token: DeviceToken) {
    self.bucket = bucket
    self.token = token
  }
}
