// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import Metrics
internal import PushModel
internal import Storage

/// Exports all devices of an app, or the filtered ones, as a file that an import accepts.
///
/// Reads page by page, one statement each. A slow reader therefore holds no snapshot that delays
/// vacuum, and an export can resume after any token.
enum ExportRoute {
  static let all: [APIRoute] = [.inApp(.get, "/devices/export", .read, get)]

  @Sendable private static func get(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let query = try ExportQuery(call.request.query)
    let place = try services.transfers.take(.export, of: app.id, services.meters)
    return .stream(contentType: query.format.contentType) { writer in
      defer { place.giveBack() }
      try await writer.write(query.format.head)
      var next: RangeCursor? = query.place
      while let after = next {
        // Aborts the response without its regular end, so that no client takes a truncated file for
        // a complete one.
        try call.mayProceed(services)
        let page = try await services.store.devices.list(
          app: app.id, filter: query.filter, after: after,
          limit: services.limits.transfers.pageRows)
        var bytes: [UInt8] = []
        for device in page.devices { query.format.append(device, to: &bytes) }
        services.meters?.counter(.exportedDevices).add(page.devices.count)
        try await writer.write(bytes)
        next = page.next
      }
    }
  }
}
