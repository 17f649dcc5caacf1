// SPDX-License-Identifier: Apache-2.0

/// Result of one push attempt, to be stored.
package struct DeliveryReport: Sendable, Equatable {
  /// Effect of the response on the device.
  package enum DeviceVerdict: Sendable, Equatable {
    case none
    /// APNs responded with 410, with its timestamp in milliseconds if present.
    case unregistered(milliseconds: Int64?)
    /// The token is bad for another reason, and the device is quarantined. Has no effect if the
    /// device has registered again after `sentAt` or moved to the other environment.
    case quarantine(reason: String, sentAt: Instant? = nil)
    /// The device's environment was assumed, and APNs accepted the push in the other one. That
    /// environment is recorded, unless the device registered again after `sentAt`.
    case found(sentAt: Instant)
    /// APNs accepted the first push for the device.
    case proven
    /// APNs accepted a push to an unregistered device. The device becomes active again, unless it
    /// became unregistered after `sentAt`.
    case revived(sentAt: Instant)

    package var isUnregistered: Bool {
      if case .unregistered = self { true } else { false }
    }

    package var isQuarantine: Bool {
      if case .quarantine = self { true } else { false }
    }
  }

  /// The claimed row of the push.
  package var row: QueueRow
  package var token: DeviceToken
  package var outcome: DeliveryOutcome
  package var status: Int?
  package var reason: String?
  package var language: String?
  package var apnsID: UUID?
  /// Attempts so far.
  package var attempts: Int
  package var verdict: DeviceVerdict
  /// Seconds until the next attempt; only with outcome `waiting`.
  package var retryAfterSeconds: Double?
  /// Whether the row has no other in-flight push, so that the row is deleted when this outcome is
  /// stored.
  package var endsRow: Bool
  /// Whether an intent to send was stored, so that no other holder sends the push. The retry is
  /// then queued even if the claim is lost.
  package var wasIntended: Bool

  /// Whether the outcome may be added to the row's counters instead of stored as a delivery row.
  package var mayBeCounted = false

  package var run: Run { row.run }

  /// Environment of the device's registration; an environment probe is sent to the other
  /// environment.
  package var registeredEnvironment: PushEnvironment {
    row.isEnvironmentProbe ? row.environment.other : row.environment
  }

  package init(
    row: QueueRow, token: DeviceToken, outcome: DeliveryOutcome, status: Int? = nil,
    reason: String? = nil, language: String? = nil, apnsID: UUID? = nil, attempts: Int,
    verdict: DeviceVerdict = .none, retryAfterSeconds: Double? = nil, endsRow: Bool = false,
    wasIntended: Bool = false
  ) {
    self.row = row
    self.token = token
    self.outcome = outcome
    self.status = status
    self.reason = reason
    self.language = language
    self.apnsID = apnsID
    self.attempts = attempts
    self.verdict = verdict
    self.retryAfterSeconds = retryAfterSeconds
    self.endsRow = endsRow
    self.wasIntended = wasIntended
  }
}
