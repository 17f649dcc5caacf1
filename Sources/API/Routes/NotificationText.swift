// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import PushModel
internal import Storage

/// A notification and its deliveries as the API writes them.
struct NotificationText {
  private let notification: Notification

  private let recipients: [UInt8]?

  /// - Parameter recipients: what each is given, as it was written.
  init(_ notification: Notification, recipients: [UInt8]? = nil) {
    self.notification = notification
    self.recipients = recipients
  }

  /// A notification as it is now, as one JSON value.
  static func whole(
    _ notification: Notification, _ store: Store
  ) async throws(StorageError) -> (json: [UInt8], state: NotificationState) {
    let counts = try await store.runs.counts(notification.id)
    var recipients: [UInt8]?
    if notification.message.recipients == .stored {
      recipients = try await store.notifications.recipients(of: notification.id)
    }
    var json = JSONWriter()
    NotificationText(notification, recipients: recipients).write(to: &json, counts)
    return (json.bytes, counts.state)
  }

  /// The notification whole.
  func write(to json: inout JSONWriter, _ counts: NotificationCounts) {
    json.object { json in
      json.field("id", notification.id.description)
      write(counts, to: &json)
      writeFacts(to: &json)
      if let recipients {
        json.field("recipients", raw: recipients)
      } else {
        json.field("to") { json in writeAudience(to: &json) }
      }
      json.field("payload", raw: notification.message.payload)
      if let localize = notification.message.localize { json.field("localize", raw: localize) }
    }
  }

  /// As a list shows it: without audience and payload, which may be large, and without counts.
  func write(to json: inout JSONWriter, listed state: NotificationState) {
    json.object { json in
      json.field("id", notification.id.description)
      json.field("state", state.rawValue)
      writeFacts(to: &json)
    }
  }

  private func writeFacts(to json: inout JSONWriter) {
    json.field("accepted_at", RFC3339.format(notification.acceptedAt))
    json.field("push_type", notification.pushType.rawValue)
    json.field("topic", notification.topic)
    json.field("collapse_id", notification.collapseID)
    json.field("expires_at", notification.expiresAt.map(RFC3339.format))
    json.field("strings_revision", notification.context.stringsRevision)
    notification.message.options.write(to: &json)
  }

  private func write(_ counts: NotificationCounts, to json: inout JSONWriter) {
    json.field("state", counts.state.rawValue)
    if let audience = counts.audience { Self.write(audience: audience, to: &json) }
    if counts.runs > 1 { json.field("runs", counts.runs) }
    json.field("outcomes") { json in
      json.object { json in
        for outcome in DeliveryOutcome.allCases {
          if let count = counts.outcomes[outcome] { json.field(outcome.name, count) }
        }
      }
    }
    if let count = counts.notExpanded { json.field("not_expanded", count) }
    json.field("reasons") { $0.object(counts.reasons) }
    json.field("languages") { $0.object(counts.languages) }
    let reasons = counts.waitingFor.map(\.ownReason.rawValue).sorted()
    if !reasons.isEmpty { json.field("waiting_for", reasons) }
  }

  /// How many devices a notification was for when it was accepted. Counting further than the limit would
  /// cost more than accepting.
  static func write(audience: Int, to json: inout JSONWriter) {
    json.field("audience", audience)
    if audience >= Acceptance.audienceCountLimit { json.field("audience_is_minimum", true) }
  }

  private func writeAudience(to json: inout JSONWriter) {
    json.object { json in
      switch notification.audience.names {
      case .everyone: json.field("everyone", true)
      case .named(let tokens, let users):
        if !tokens.isEmpty { json.field("tokens", tokens.map(\.hex)) }
        if !users.isEmpty { json.field("users", users) }
      }
      if let environment = notification.audience.environment {
        json.field("environment", environment.rawValue)
      }
    }
  }

  static func write(_ delivery: Delivery, to json: inout JSONWriter) {
    json.object { json in
      json.field("token", delivery.token.hex)
      json.field("outcome", delivery.outcome.name)
      json.field("status", delivery.status)
      json.field("reason", delivery.reason)
      json.field("language", delivery.language)
      json.field("apns_id", delivery.apnsID?.description)
      json.field("attempts", delivery.attempts)
      json.field("updated_at", RFC3339.format(delivery.updatedAt))
    }
  }
}
