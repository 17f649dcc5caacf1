// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import Messages
internal import Metrics
internal import PushModel
internal import Storage

/// A notification once more, to the devices that it did not reach.
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
    guard now < deadline else { throw refusal("its time was over at \(RFC3339.format(deadline))") }
    let outcomes = body.outcomes ?? Resend.outcomes(of: notification)
    let usesStrings = (try? Message(notification.message).template.usesCatalogue) ?? true
    switch try await services.store.resends.resend(
      notification, outcomes, deadline: deadline, usesStrings: usesStrings)
    {
    case .started:
      services.meters?.counter(.notificationResends).add()
      return try await NotificationsRoutes.shown(notification, services, status: .accepted)
    case .working(let state):
      throw Fault(
        .notificationOver, at: "path/id",
        "the notification is \(state.rawValue): expected one that is finished or cancelled")
    case .tooOften: throw refusal("it was sent \(Resend.runs) times")
    case .removed: throw removed
    case .withoutTexts:
      throw refusal(
        "revision \(notification.context.stringsRevision) of the app's strings is not kept any more"
      )
    }
  }

  private static var removed: Fault {
    refusal("what it said and whom it named was removed, as they are kept for less than it")
  }

  private static func refusal(_ detail: String) -> Fault {
    Fault(.notSentAgain, at: "path/id", detail)
  }
}
