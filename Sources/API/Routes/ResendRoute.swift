// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
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
    try await services.resend(notification, body.outcomes)
    return try await NotificationsRoutes.shown(notification, services, status: .accepted)
  }
}
