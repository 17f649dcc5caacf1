// SPDX-License-Identifier: Apache-2.0

/// Somebody who is told what happens in an app.
package struct Webhook: Sendable, Equatable {
  package let id: UUID
  package let app: AppID
  package let url: WebhookURL
  /// In the order of their numbers.
  package let kinds: [WebhookKind]
  package let createdAt: Instant
  /// Rounds in a row in which its server took nothing.
  package let failures: Int
  /// The last time until which a secret that it had before signs beside the one it has; nil: none does.
  package let formerSecretsUntil: Instant?

  package init(
    id: UUID, app: AppID, url: WebhookURL, kinds: [WebhookKind], createdAt: Instant, failures: Int,
    formerSecretsUntil: Instant? = nil
  ) {
    self.id = id
    self.app = app
    self.url = url
    self.kinds = kinds
    self.createdAt = createdAt
    self.failures = failures
    self.formerSecretsUntil = formerSecretsUntil
  }
}

/// What of a webhook is to change; nil leaves it.
package struct WebhookPatch: Sendable, Equatable {
  package var url: WebhookURL?
  package var kinds: [WebhookKind]?

  /// Changes nothing.
  package init(url: WebhookURL? = nil, kinds: [WebhookKind]? = nil) {
    self.url = url
    self.kinds = kinds
  }
}

/// The key of a webhook's signatures, written `whsec_` and base64 (Standard Webhooks 1.0).
package enum WebhookSecret {
  package static let prefix = "whsec_"
  /// Bytes that a key may have.
  package static let sizes = 24...64
  /// As many as sign one message, the one that the webhook has among them: each is a signature in a header.
  package static let most = 5
  /// Seconds that a secret goes on signing when it is replaced: a day, in which whoever runs the receiver gives it the
  /// new one. `previous_expires_in` says otherwise.
  package static let usualOverlap = 86_400
  /// The most that it may say: a week. What has leaked should not be good for longer.
  package static let longestOverlap = 7 * 86_400
}

/// A message as its webhook's log has it.
package struct WebhookMessage: Sendable, Equatable {
  /// What is to become of it.
  package enum State: Int16, StoredCode, Hashable {
    case waiting = 1
    case delivered = 2
    case givenUp = 3

    /// The word for it.
    package var name: String {
      switch self {
      case .waiting: "waiting"
      case .delivered: "delivered"
      case .givenUp: "given_up"
      }
    }
  }

  /// Its place in the log.
  package let number: Int64
  /// What the receiver knows it by.
  package let id: UUID
  package let kind: WebhookKind
  /// What it is about: a device token, a notification's id, a credential's place.
  package let subject: [UInt8]
  package let at: Instant
  package let user: String?
  package let environment: PushEnvironment?
  package let tokenKind: TokenKind?
  package let reason: String?
  /// Whose delivery it was.
  package var notification: UUID?
  /// The caller's own name for the notification.
  package var reference: String?
  package var outcome: DeliveryOutcome?
  /// The name of one.
  package var credential: String?
  /// When the credential does.
  package var expiresAt: Instant?
  /// What the deliveries of a notification that has finished add up to; nil before the first attempt.
  package var counts: Counts?
  /// Which of the warnings it is: so many days before that.
  package var days: Int?
  /// The place in a trace of the request that asked for the notification. For who tells it alone: the log has none.
  package var traceParent: String?
  package var state: State
  package var attempts: Int
  /// When it is tried next, while it waits.
  package var nextAt: Instant
  package var triedAt: Instant?
  /// Of the last answer.
  package var status: Int?
  /// Why there was no answer.
  package var fault: String?

  /// As in `NotificationCounts`.
  package struct Counts: Sendable, Equatable {
    package let outcomes: [DeliveryOutcome: Int]
    package let reasons: [String: Int]

    package init(outcomes: [DeliveryOutcome: Int], reasons: [String: Int]) {
      (self.outcomes, self.reasons) = (outcomes, reasons)
    }
  }

  /// The notification that it is about, or whose delivery it is about.
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
