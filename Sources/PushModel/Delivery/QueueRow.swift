// SPDX-License-Identifier: Apache-2.0

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
