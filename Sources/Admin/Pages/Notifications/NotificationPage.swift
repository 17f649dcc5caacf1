// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import PushModel
internal import Storage

/// One notification: its progress, outcomes, deliveries, and actions.
struct NotificationPage {
  static let routes: [AdminRoute] =
    [
      AdminRoute(.get, "notifications/{id}", .scope(.read), show),
      AdminRoute(.get, "notifications/{id}/events", .scope(.read), events),
      AdminRoute(.post, "notifications/{id}/pause", .scope(.notify)) { visit in
        try await obey(.pause, "notifications/{id}/pause", visit)
      },
      AdminRoute(.post, "notifications/{id}/resume", .scope(.notify)) { visit in
        try await obey(.resume, "notifications/{id}/resume", visit)
      },
    ] + NotificationConfirmation.routes

  /// Returns the address of the page.
  /// - Parameter done: the completed action, a key of `messages`.
  static func link(
    _ id: NotificationID, _ items: [QueryItems.Item] = [], done: String? = nil,
    fragment: StaticString? = nil
  ) -> Link {
    let query = items + (done.map { [.init(name: "done", value: $0)] } ?? [])
    return Link("notifications", id.description, query: query, fragment: fragment)
  }

  /// Messages about completed actions, by the value of `done`.
  static let messages = [
    "sent": "The notification was accepted.",
    "pause": "The notification is paused. Pushes stop within a second.",
    "resume": "The notification is resumed.",
    "cancel": "The notification is being cancelled. No further push is sent.",
    "rest": "The notification was accepted for the rest of the audience.",
    "resend": "The notification is sent again to the chosen devices.",
  ]

  let visit: Visit
  let app: App
  let notification: Notification
  let counts: NotificationCounts
  let deliveries: ListedDeliveries
  /// The notification that was sent to the rest of the audience, within the last day.
  let restID: NotificationID?
  /// Why an action was refused.
  var mistake: String?

  private init(_ visit: Visit, _ found: (app: App, notification: Notification)) async throws {
    self.visit = visit
    (app, notification) = found
    counts = try await visit.services.api.counts(of: notification)
    restID = try await visit.services.api.restID(of: notification)
    deliveries = try await ListedDeliveries(of: notification, counts, for: visit)
  }

  /// Returns the notification in the path and its app. Throws the API's fault also for those of
  /// apps that the caller may not use, so that their ids are not confirmed.
  static func find(
    _ visit: Visit, for reader: Reader = .reports
  ) async throws -> (app: App, notification: Notification) {
    let api = visit.services.api
    guard let id = NotificationID(visit.request.parameters["id"] ?? ""),
      let number = try await api.store.notifications.app(of: id),
      let app = api.configuration().app(id: number),
      visit.caller?.mayUse(app: app.bundleID) ?? false
    else { throw Fault(.notificationNotFound, at: "path/id", "no notification has this id") }
    return (app, try await api.notification(id, of: app.id, for: reader))
  }

  @Sendable private static func show(_ visit: Visit) async throws -> Response {
    let page = try await NotificationPage(visit, find(visit))
    return page.response(page.deliveries.fault == nil ? .ok : .unprocessableContent)
  }

  // MARK: events

  @Sendable private static func events(_ visit: Visit) async throws -> Response {
    let (app, notification) = try await find(visit)
    return try await NotificationEvents.answer(
      notification, visit.services.api, visit.request, as: .page
    ) { visit.goesOn(.read, app) }
  }

  // MARK: actions

  private static func obey(
    _ command: NotificationCommand, _ route: StaticString, _ visit: Visit
  ) async throws -> Response {
    let found = try await find(visit, for: .requests)
    let id = found.notification.id
    do {
      try await visit.services.api.apply(
        command, to: found.notification,
        noting: visit.change(
          by: route, at: "notifications/\(id)/\(command.rawValue)", app: found.app.bundleID))
    } catch let fault as Fault {
      guard visit.caller?.may(.read) ?? false else { throw fault }
      var page = try await NotificationPage(visit, found)
      page.mistake = fault.detail.asSentence
      return page.response(fault.code.status)
    }
    return .redirect(to: link(id, done: command.rawValue))
  }
}

extension Visit {
  /// Returns whether a response that lasts may continue: the session is still valid, and its key
  /// may still read the app.
  fileprivate func goesOn(_ scope: KeyScope, _ app: App) -> Bool {
    do throws(Fault) {
      try mayProceed(scope, app)
      return true
    } catch {
      services.api.noteEnd(ofStream: request, error)
      return false
    }
  }
}
