// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import PushModel
internal import Storage

/// Imports a file of devices in one request, and streams a response line by line.
enum ImportRoute {
  static let all: [APIRoute] = [
    .inApp(.post, "/devices/import", .devices, bodyLimit: .devices, streamed: post)
  ]

  @Sendable private static func post(
    _ services: APIServices, _ call: Call, _ app: App, _ body: RequestBody
  ) async throws -> Response {
    let query = try ImportQuery(
      call.request.query, contentType: call.request.headers[.contentType])
    let place = try services.transfers.take(.import, of: app.id, services.meters)
    if query.isEmpty {
      let hasDevices = try await services.inFlight.answering {
        try await services.store.deviceChanges.hasDevices(app: app.id)
      }
      guard !hasDevices else {
        throw Fault(.appHasDevices, at: "query/empty", "the app has devices")
      }
    }
    return try await DeviceImport(services, app, query, body, call, place).response()
  }
}
