// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import PushModel

/// The JSON body of a message. Every attempt sends identical bytes.
enum WebhookText {
  static func body(of message: WebhookMessage, app: String) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("type", message.kind.name)
      json.field("timestamp", RFC3339.format(message.at))
      json.field("data") { json in
        json.object { json in
          json.field("app", app)
          switch message.kind {
          case .test: break
          case .deviceQuarantined, .deviceUnregistered: device(message, &json)
          case .notificationFinished:
            json.field("notification", UUID(bytes: message.subject)?.description)
            reference(message, &json)
            json.field("state", message.reason)
            if let counts = message.counts { write(counts, &json) }
          case .deliveryFailed: delivery(message, &json)
          case .credentialRefused:
            credential(message, &json)
            json.field("reason", message.reason)
          case .credentialExpiring:
            credential(message, &json)
            json.field("expires_at", message.expiresAt.map(RFC3339.format))
            json.field("days", message.days)
          }
        }
      }
    }
    return json.bytes
  }

  private static func device(_ message: WebhookMessage, _ json: inout JSONWriter) {
    json.field("token", Hex.encode(message.subject))
    json.field("user", message.user)
    json.field("environment", message.environment?.rawValue)
    json.field("push_type", message.tokenKind?.rawValue)
    json.field("reason", message.reason)
  }

  private static func write(_ counts: WebhookMessage.Counts, _ json: inout JSONWriter) {
    json.field("outcomes") { json in
      json.object { json in
        for outcome in DeliveryOutcome.allCases {
          if let count = counts.outcomes[outcome] { json.field(outcome.name, count) }
        }
      }
    }
    json.field("reasons") { json in
      json.object { json in
        for (reason, count) in counts.reasons.sorted(by: { $0.key < $1.key }) {
          json.field(reason, count)
        }
      }
    }
  }

  private static func delivery(_ message: WebhookMessage, _ json: inout JSONWriter) {
    json.field("notification", message.notification?.description)
    reference(message, &json)
    json.field("token", Hex.encode(message.subject))
    json.field("user", message.user)
    json.field("outcome", message.outcome?.name)
    json.field("reason", message.reason)
  }

  private static func credential(_ message: WebhookMessage, _ json: inout JSONWriter) {
    json.field("environment", message.environment?.rawValue)
    json.field("credential", message.credential)
  }

  /// Writes the caller's reference, if one was given.
  private static func reference(_ message: WebhookMessage, _ json: inout JSONWriter) {
    if let reference = message.reference { json.field("reference", reference) }
  }
}
