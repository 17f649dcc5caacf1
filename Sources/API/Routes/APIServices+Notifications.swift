// SPDX-License-Identifier: Apache-2.0
internal import Messages
internal import Metrics
package import PushModel
package import Storage

/// Operations on notifications, for the routes of the API and for the admin page.
extension APIServices {
  /// A page of an app's notifications with their totals, newest first.
  package struct ListedNotifications {
    package let items: [(notification: Notification, counts: NotificationCounts)]
    /// Notification after which the next page begins; nil on the last page.
    package let last: NotificationID?
  }

  /// Returns a page of an app's notifications.
  /// - Parameter examinedLimit: with a filter by state, ends a page with fewer notifications.
  package func notifications(
    _ query: NotificationListQuery, of app: App,
    examining examinedLimit: Int = NotificationStore.examinedLimit
  ) async throws -> ListedNotifications {
    let page = try await store.notifications.list(
      query.filter, of: app.id, before: query.before, now: now(), limit: query.limit,
      examining: examinedLimit)
    let counts = try await store.runs.counts(
      ofAll: page.notifications.map(\.notification.id), of: app.id)
    let items = page.notifications.map { listed in
      var counts = counts[listed.notification.id] ?? NotificationCounts()
      // The state that the list was filtered by, so that each entry matches the filter.
      counts.state = listed.state
      counts.note(
        maxRate: listed.notification.message.options.maxRate, appMaxRate: app.maxRate, now: now())
      return (listed.notification, counts)
    }
    return ListedNotifications(items: items, last: page.last)
  }

  /// Returns a notification of an app; throws a `Fault` if the app has none with this id.
  package func notification(
    _ id: NotificationID?, of app: AppID, for reader: Reader = .reports
  ) async throws -> Notification {
    if let id {
      if let found = try await store.notifications.notification(app: app, id: id, for: reader) {
        return found
      }
      if let found = try await store.schedules.notification(app: app, id: id, for: reader) {
        return found
      }
      // The schedule may have become due, and thereby a notification, between the two reads.
      if let found = try await store.notifications.notification(app: app, id: id, for: reader) {
        return found
      }
    }
    throw Fault.noNotification
  }

  /// Returns the totals of a notification's deliveries.
  package func counts(of notification: Notification) async throws -> NotificationCounts {
    try await NotificationJSON.counts(
      of: notification, appMaxRate: configuration().app(id: notification.app)?.maxRate, now: now(),
      store)
  }

  /// Returns the last delivery of each device of a notification, in token order: those of a page,
  /// and one more if another page follows.
  package func deliveries(
    of notification: Notification, _ query: DeliveryListQuery
  ) async throws -> [Delivery] {
    let (after, limit) = (query.after, query.paging.limit + 1)
    let deliveries = try await store.runs.deliveries(
      of: notification.id, outcome: query.outcome, reason: query.reason, after: after, limit: limit)
    guard query.outcome == nil || query.outcome == .waiting else { return deliveries }
    return try await store.heldDeliveries.added(
      to: deliveries, of: notification, reason: query.reason, after: after, limit: limit)
  }

  // MARK: control

  /// Pauses, resumes or cancels a notification. Returns once the command is stored; workers apply
  /// it within a second. Throws a `Fault` if the state forbids the command.
  /// - Parameter change: the entry of the audit log, written if the command changes something.
  package func apply(
    _ command: NotificationCommand, to notification: Notification,
    noting change: AuditedChange? = nil
  ) async throws {
    let (app, id) = (notification.app, notification.id)
    let planned = try await store.schedules.command(command, app: app, id, noting: change)
    // One command has one entry, although it may concern a schedule and its first part.
    let running = try await store.controls.command(
      command, app: app, id, noting: planned == .done ? nil : change)
    switch planned == .done || running == .done ? .done : planned ?? running {
    case .done: meters?.counter(.notificationCommands, command.rawValue).add()
    case .refused(let state):
      throw Fault(
        .notificationOver, at: "path/id",
        "the notification is \(state.rawValue): there is nothing to \(command.rawValue)")
    }
  }

  /// Sends a notification again to devices that it has not reached. Throws a `Fault` if that is
  /// impossible.
  /// - Parameters:
  ///   - outcomes: outcomes of last deliveries that are sent again; nil: the push type's default.
  ///   - change: the entry of the audit log.
  package func resend(
    _ notification: Notification, _ outcomes: [DeliveryOutcome]?,
    noting change: AuditedChange? = nil
  ) async throws {
    if notification.message.isRemoved { throw Resend.removed }
    let now = now()
    let deadline = notification.deadline(ofRunAt: now)
    guard now < deadline else {
      throw Resend.refusal("it expired at \(RFC3339.format(deadline))")
    }
    let outcomes = outcomes ?? Resend.outcomes(of: notification)
    try await checkFailures(of: notification, outcomes)
    let usesStrings = (try? Message(notification.message).template.usesCatalogue) ?? true
    switch try await store.resends.resend(
      notification, outcomes, deadline: deadline, usesStrings: usesStrings, noting: change)
    {
    case .started: meters?.counter(.notificationResends).add()
    case .working(let state): throw Resend.working(state)
    case .tooOften: throw Resend.refusal("the notification was already sent \(Resend.runs) times")
    case .removed: throw Resend.removed
    case .withoutTexts:
      throw Resend.refusal(
        "revision \(notification.context.stringsRevision) of the app's strings is no longer stored"
      )
    }
  }

  /// Rejects a run without devices. Concurrent changes are detected later, by the statement that
  /// stores the run.
  private func checkFailures(
    of notification: Notification, _ outcomes: [DeliveryOutcome]
  ) async throws {
    let counts = try await store.runs.counts(notification.id, of: notification.app)
    guard counts.state.isFinal else { throw Resend.working(counts.state) }
    guard outcomes.allSatisfy({ counts.outcomes[$0, default: 0] == 0 }) else { return }
    let words = outcomes.map(\.name).joined(separator: ", ")
    throw Resend.refusal("no device has one of these outcomes: \(words)")
  }
}

extension Resend {
  fileprivate static func working(_ state: NotificationState) -> Fault {
    Fault(
      .notificationOver, at: "path/id",
      "the notification is \(state.rawValue): expected one that is finished or cancelled")
  }

  fileprivate static var removed: Fault {
    refusal("its message and recipients were removed after their retention period")
  }

  fileprivate static func refusal(_ detail: String) -> Fault {
    Fault(.notSentAgain, at: "path/id", detail)
  }
}

extension Fault {
  /// The notification in the path does not exist.
  package static let noNotification = Fault(
    .notificationNotFound, at: "path/id", "no notification of this app has the id")
}
