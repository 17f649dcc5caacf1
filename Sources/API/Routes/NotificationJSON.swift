// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import PushModel
internal import Storage

/// Writes a notification and its deliveries as JSON.
struct NotificationJSON {
  private let notification: Notification

  private let recipients: [UInt8]?

  /// - Parameter recipients: the recipients' JSON, unchanged.
  init(_ notification: Notification, recipients: [UInt8]? = nil) {
    self.notification = notification
    self.recipients = recipients
  }

  /// A notification and its counts at one time.
  struct Snapshot {
    fileprivate let notification: NotificationJSON
    fileprivate let counts: NotificationCounts

    var state: NotificationState { counts.state }

    /// The whole notification as one JSON value.
    var json: [UInt8] { notification.bytes(counts) }

    /// As `json`, without `rate_limited_until`, which changes with the clock alone.
    var jsonWithoutClock: [UInt8] {
      var counts = counts
      counts.rateLimitedUntil = nil
      return notification.bytes(counts)
    }
  }

  /// Returns a notification with its current state.
  ///
  /// - Parameter appMaxRate: the app's rate limit, in pushes per second; nil: unlimited.
  static func snapshot(
    of notification: Notification, appMaxRate: Int?, now: Instant, _ store: Store
  ) async throws(StorageError) -> Snapshot {
    let counts = try await counts(of: notification, appMaxRate: appMaxRate, now: now, store)
    return Snapshot(notification: try await stored(notification, store), counts: counts)
  }

  /// Returns the current totals of a notification.
  ///
  /// - Parameter appMaxRate: the app's rate limit, in pushes per second; nil: unlimited.
  static func counts(
    of notification: Notification, appMaxRate: Int?, now: Instant, _ store: Store
  ) async throws(StorageError) -> NotificationCounts {
    var counts = try await store.runs.counts(notification.id, of: notification.app)
    counts.note(
      maxRate: notification.message.options.maxRate, appMaxRate: appMaxRate, now: now)
    return counts
  }

  /// Returns a notification with its counts as one JSON value.
  static func whole(
    _ notification: Notification, _ counts: NotificationCounts, _ store: Store
  ) async throws(StorageError) -> [UInt8] {
    try await stored(notification, store).bytes(counts)
  }

  /// Reads the recipients, if they are stored apart.
  private static func stored(
    _ notification: Notification, _ store: Store
  ) async throws(StorageError) -> NotificationJSON {
    var recipients: [UInt8]?
    if notification.message.recipients == .stored {
      recipients = try await store.notifications.recipients(
        of: notification.id, app: notification.app)
      if recipients == nil {
        recipients = try await store.schedules.recipients(of: notification.id)
      }
    }
    return NotificationJSON(notification, recipients: recipients)
  }

  private func bytes(_ counts: NotificationCounts) -> [UInt8] {
    var json = JSONWriter()
    write(to: &json, counts)
    return json.bytes
  }

  /// Writes the whole notification.
  func write(to json: inout JSONWriter, _ counts: NotificationCounts) {
    json.object { json in
      json.field("id", notification.id.description)
      write(counts, to: &json)
      write(outcomesByLanguage: counts.outcomesByLanguage, to: &json)
      writeFacts(to: &json)
      let warnings = notification.warnings(counts)
      if !warnings.isEmpty { json.field("warnings") { $0.array(of: warnings) } }
      let content = notification.message
      if let recipients {
        json.field("recipients", raw: recipients)
      } else if !content.isRemoved || notification.audience.names == .everyone {
        json.field("to") { json in writeAudience(to: &json) }
      }
      if var unregistered = notification.audience.unregistered {
        // Requests cannot set it; only the legacy bridge does.
        unregistered.revivesDevices = false
        json.field("send_unregistered") { unregistered.write(to: &$0) }
      }
      guard !content.isRemoved else { return json.field("texts_removed", true) }
      json.field("payload", raw: content.payload)
      if let localize = content.localize { json.field("localize", raw: localize) }
    }
  }

  private func write(
    outcomesByLanguage languages: [String: [DeliveryOutcome: Int]], to json: inout JSONWriter
  ) {
    json.field("outcomes_by_language") { json in
      json.object { json in
        for (language, outcomes) in languages.sorted(by: { $0.key < $1.key }) {
          json.field(language) { $0.object(outcomes) }
        }
      }
    }
  }

  /// Writes a notification for a list, without audience and payload, which may be large.
  func write(to json: inout JSONWriter, listed counts: NotificationCounts) {
    json.object { json in
      json.field("id", notification.id.description)
      write(counts, to: &json)
      writeFacts(to: &json)
      if let text = notification.firstWords { json.field("text", text) }
    }
  }

  private func writeFacts(to json: inout JSONWriter) {
    let options = notification.message.options
    json.field("accepted_at", RFC3339.format(options.askedAt ?? notification.acceptedAt))
    json.field("push_type", notification.pushType.rawValue)
    json.field("topic", notification.topic)
    json.field("collapse_id", notification.collapseID)
    json.field("expires_at", notification.expiresAt.map(RFC3339.format))
    json.field("strings_revision", notification.context.stringsRevision)
    options.write(to: &json)
  }

  private func write(_ counts: NotificationCounts, to json: inout JSONWriter) {
    json.field("state", counts.state.rawValue)
    if let audience = counts.audienceAtAcceptance {
      Self.write(audience: audience, as: "audience_at_acceptance", to: &json)
    }
    if let audience = counts.audience { json.field("audience", audience) }
    if counts.runs > 1 { json.field("runs", counts.runs) }
    if let schedule = counts.schedule {
      json.field("due_at", schedule.due.map(RFC3339.format))
      if case .repeating = notification.message.options.timing {
        json.field("times", schedule.fired)
        json.field("last", schedule.last?.description)
      }
    }
    if let times = counts.outcomeTimes {
      json.field("first_outcome_at", RFC3339.format(times.lowerBound))
      if counts.state.isFinal { json.field("finished_at", RFC3339.format(times.upperBound)) }
    }
    json.field("outcomes") { $0.object(counts.outcomes) }
    if let count = counts.notExpanded { json.field("not_expanded", count) }
    if counts.unaccounted != 0 { json.field("unaccounted", counts.unaccounted) }
    json.field("reasons") { $0.object(counts.reasons) }
    json.field("languages") { $0.object(counts.languages) }
    let reasons = counts.waitingFor.map(\.ownReason.rawValue) + counts.rateLimits.map(\.rawValue)
    if !reasons.isEmpty { json.field("waiting_for", reasons.sorted()) }
    if let until = counts.waitingUntil { json.field("waiting_until", RFC3339.format(until)) }
    if let until = counts.rateLimitedUntil {
      json.field("rate_limited_until", RFC3339.format(until))
    }
    if counts.isHeldAfterRestore { json.field("held_after_restore", true) }
  }

  /// Writes the number of devices in the audience at acceptance, up to a limit. Counting more would
  /// take longer than accepting.
  static func write(audience: Int, as name: String = "audience", to json: inout JSONWriter) {
    json.field(name, audience)
    if audience >= Acceptance.audienceCountLimit { json.field("audience_is_minimum", true) }
  }

  private func writeAudience(to json: inout JSONWriter) {
    json.object { json in
      switch notification.audience.names {
      case .everyone: if !notification.audience.isNarrowed { json.field("everyone", true) }
      case .named(let tokens, let users):
        if !tokens.isEmpty { json.field("tokens", tokens.map(\.hex)) }
        if !users.isEmpty { json.field("users", users) }
      }
      if let environment = notification.audience.environment {
        json.field("environment", environment.rawValue)
      }
      notification.audience.narrowing.write(to: &json)
    }
  }

  /// - Parameter notification: the delivery's notification; given in lists over several
  ///   notifications.
  static func write(
    _ delivery: Delivery, of notification: NotificationID? = nil, to json: inout JSONWriter
  ) {
    json.object { json in
      if let notification { json.field("notification", notification.description) }
      json.field("token", delivery.token.hex)
      json.field("outcome", delivery.outcome.name)
      json.field("status", delivery.status)
      json.field("reason", delivery.reason)
      json.field("language", delivery.language)
      json.field("apns_id", delivery.apnsID?.description)
      json.field("attempts", delivery.attempts)
      json.field("updated_at", RFC3339.format(delivery.updatedAt))
      if let until = delivery.waitingUntil { json.field("waiting_until", RFC3339.format(until)) }
    }
  }
}

extension JSONWriter {
  /// Writes numbers by outcome.
  mutating func object(_ numbers: [DeliveryOutcome: Int]) {
    object { json in
      for outcome in DeliveryOutcome.allCases {
        if let count = numbers[outcome] { json.field(outcome.name, count) }
      }
    }
  }
}
