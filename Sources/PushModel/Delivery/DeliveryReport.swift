// SPDX-License-Identifier: Apache-2.0

/// What became of one push, as it is to be stored.
package struct DeliveryReport: Sendable, Equatable {
  /// What the answer says of the device itself.
  package enum DeviceVerdict: Sendable, Equatable {
    case none
    /// APNs said 410, with its time in milliseconds when it gave one.
    case unregistered(milliseconds: Int64?)
    /// The token is at fault in another way: set aside, with the reason, unless the device has registered again
    /// since the push was begun, or is in another environment by now.
    case quarantine(reason: String, sentAt: Instant? = nil)
    /// It was accepted in another environment than the one that was assumed: that one is right, unless the device
    /// has registered again since the push was begun.
    case found(sentAt: Instant)
    /// It was accepted, and nothing had been before.
    case proven

    package var isUnregistered: Bool {
      if case .unregistered = self { true } else { false }
    }

    package var isQuarantine: Bool {
      if case .quarantine = self { true } else { false }
    }
  }

  /// The claimed row that it was sent for.
  package var row: QueueRow
  package var token: DeviceToken
  package var outcome: DeliveryOutcome
  package var status: Int?
  package var reason: String?
  package var language: String?
  package var apnsID: UUID?
  /// Tries so far.
  package var attempts: Int
  package var verdict: DeviceVerdict
  /// With outcome `waiting`: seconds until the next try.
  package var retryAfterSeconds: Double?
  /// Nothing else of the row is open, so that it goes with this outcome.
  package var endsRow: Bool
  /// It was stored that it would be sent, so that nobody else does: its retry does not depend on the claim.
  package var wasIntended: Bool

  /// Whether the row counts such deliveries where they have no row of their own.
  package var mayBeCounted = false

  package var run: Run { row.run }

  /// Where the device is registered: a trial goes to the other environment.
  package var registeredEnvironment: PushEnvironment {
    row.isTrial ? row.environment.other : row.environment
  }

  /// Every field.
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
