// SPDX-License-Identifier: Apache-2.0

/// A message in a webhook's log.
package struct WebhookMessage: Sendable, Equatable {
  /// Delivery state of a message.
  package enum State: Int16, StoredCode, Hashable {
    case waiting = 1
    case delivered = 2
    case givenUp = 3

    /// Name in the API.
    package var name: String {
      switch self {
      case .waiting: "waiting"
      case .delivered: "delivered"
      case .givenUp: "given_up"
      }
    }
  }

  /// Number of the message in the log.
  package let number: Int64
  /// Id that the receiver sees.
  package let id: UUID
  package let kind: WebhookKind
  /// Subject of the event: a device token, a notification's id, or a credential's place.
  package let subject: [UInt8]
  package let at: Instant
  package let user: String?
  package let environment: PushEnvironment?
  package let tokenKind: TokenKind?
  package let reason: String?
  /// The notification of a delivery event.
  package var notification: UUID?
  /// The caller's id of the notification.
  package var reference: String?
  package var outcome: DeliveryOutcome?
  /// Name of the credential.
  package var credential: String?
  /// Expiry time of the credential.
  package var expiresAt: Instant?
  /// Totals of a finished notification's deliveries; nil before the first attempt.
  package var counts: Counts?
  /// Days before expiry of the credential warning.
  package var days: Int?
  /// Trace context of the notification's request (`traceparent`). Set only for delivery attempts,
  /// not when the log is read.
  package var traceParent: String?
  package var state: State
  package var attempts: Int
  /// Time of the next attempt of a waiting message.
  package var nextAt: Instant
  package var triedAt: Instant?
  /// HTTP status of the last response.
  package var status: Int?
  /// Why the last attempt received no response.
  package var fault: String?

  /// Totals as in `NotificationCounts`.
  package struct Counts: Sendable, Equatable {
    package let outcomes: [DeliveryOutcome: Int]
    package let reasons: [String: Int]

    package init(outcomes: [DeliveryOutcome: Int], reasons: [String: Int]) {
      (self.outcomes, self.reasons) = (outcomes, reasons)
    }
  }

  /// The notification of the event, or of its delivery.
  package var notificationID: NotificationID? {
    (kind == .notificationFinished ? UUID(bytes: subject) : notification).map { NotificationID($0) }
  }

  package init(
    number: Int64, id: UUID, kind: WebhookKind, subject: [UInt8], at: Instant, user: String? = nil,
    environment: PushEnvironment? = nil, tokenKind: TokenKind? = nil, reason: String? = nil,
    state: State = .waiting, attempts: Int = 0, nextAt: Instant, triedAt: Instant? = nil,
    status: Int? = nil, fault: String? = nil
  ) {
    self.number = number
    self.id = id
    self.kind = kind
    self.subject = subject
    self.at = at
    self.user = user
    self.environment = environment
    self.tokenKind = tokenKind
    self.reason = reason
    self.state = state
    self.attempts = attempts
    self.nextAt = nextAt
    self.triedAt = triedAt
    self.status = status
    self.fault = fault
  }
}
