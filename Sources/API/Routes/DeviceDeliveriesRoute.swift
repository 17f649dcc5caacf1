// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import PushModel
internal import Storage

/// Deliveries to one device, for support questions such as "why did this user get no push
/// yesterday?".
enum DeviceDeliveriesRoute {
  static let all: [APIRoute] = [.inApp(.get, "/devices/{token}/deliveries", .read, list)]

  /// Lists the deliveries. The device need not exist: pushes may have gone to a deleted or
  /// unregistered token.
  @Sendable private static func list(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let token = try call.deviceToken()
    let reader = try QueryReader(call.request.query, known: ["outcome", "reason"])
    let paging = try reader.paging(.deviceDeliveries)
    let page = try await services.store.runs.deliveries(
      to: token, of: app.id,
      outcome: try reader.choice("outcome", DeliveryOutcome.allCases.map { ($0.name, $0) }),
      reason: try reader.text("reason"), before: paging.after.flatMap(NotificationID.init(bytes:)),
      limit: paging.limit)
    return Page(page.items, of: .deviceDeliveries, last: page.next?.bytes)
      .response(.deviceDeliveries, to: call.request) { item, json in
        NotificationJSON.write(item.delivery, of: item.notification, to: &json)
      }
  }
}
