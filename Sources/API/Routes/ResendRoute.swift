// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import Messages
internal import Metrics
internal import PushModel
internal import Storage

/// Sends a notification again to devices that it has not reached.
enum ResendRoute {
  @Sendable static func post(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let body = try ResendBody(parsing: call.request.body)
    let notification = try await NotificationsRoutes.notification(
      services, call, app, for: .requests)
    if notification.message.isRemoved { throw removed }
    let now = services.now()
    let deadline = notification.deadline(ofRunAt: now)
    guard now < deadline else { throw refusal("it expired at \(RFC3339.format(deadline))") }
    let outcomes = body.outcomes ?? Resend.outcomes(of: notification)
    try await checkFailures(of: notification, outcomes, services)
    let usesStrings = (try? Message(notification.message).template.usesCatalogue) ?? true
    switch try await services.store.resends.resend(
      notification, outcomes, deadline: deadline, usesStrings: usesStrings)
    {
    case .started:
      services.meters?.counter(.notificationResends).add()
      return try await NotificationsRoutes.shown(notification, services, status: .accepted)
    case .working(let state): throw working(state)
    case .tooOften: throw refusal("the notification was already sent \(Resend.runs) times")
    case .removed: throw removed
    case .withoutTexts:
      throw refusal(
        "revision \(notification.context.stringsRevision) of the app's strings is no longer stored"
      )
    }
  }

  /// Rejects a run without devices. Concurrent changes are detected later, by the statement that
  /// stores the run.
  private static func checkFailures(
    of notification: Notification, _ outcomes: [DeliveryOutcome], _ services: APIServices
  ) async throws {
    let counts = try await services.store.runs.counts(notification.id, of: notification.app)
    guard counts.state.isFinal else { throw working(counts.state) }
    guard outcomes.allSatisfy({ counts.outcomes[$0, default: 0] == 0 }) else { return }
    let words = outcomes.map(\.name).joined(separator: ", ")
    throw refusal("no device has one of these outcomes: \(words)")
  }

  private static func working(_ state: NotificationState) -> Fault {
    Fault(
      .notificationOver, at: "path/id",
      "the notification is \(state.rawValue): expected one that is finished or cancelled")
  }

  private static var removed: Fault {
    refusal("its message and recipients were removed after their retention period")
  }

  private static func refusal(_ detail: String) -> Fault {
    Fault(.notSentAgain, at: "path/id", detail)
  }
}
