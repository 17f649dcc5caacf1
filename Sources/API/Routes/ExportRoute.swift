// SPDX-License-Identifier: Apache-2.0
package import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import Metrics
package import PushModel
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
    return try services.export(query.filter, of: app, as: query.format, after: query.place) {
      () throws(Fault) in try call.mayProceed(services)
    }
  }
}

extension APIServices {
  /// Returns the devices of a filter as a file.
  /// - Parameters:
  ///   - place: position after which the export begins.
  ///   - check: throws if the caller may no longer read the devices; called before each page.
  package func export(
    _ filter: DeviceFilter, of app: App, as format: ExportFormat,
    after place: RangeCursor = RangeCursor(bucket: 0, token: DeviceToken(bytes: [])),
    checking check: @escaping () throws(Fault) -> Void
  ) throws(Fault) -> Response {
    let slot = try transfers.take(.export, of: app.id, meters)
    return .stream(contentType: format.contentType) { writer in
      defer { slot.giveBack() }
      try await writer.write(format.head)
      var next: RangeCursor? = place
      while let after = next {
        // Aborts the response without its regular end, so that no client takes a truncated file for
        // a complete one.
        try check()
        let page = try await self.store.devices.list(
          app: app.id, filter: filter, after: after, limit: self.limits.transfers.pageRows)
        var bytes: [UInt8] = []
        for device in page.devices { format.append(device, to: &bytes) }
        self.meters?.counter(.exportedDevices).add(page.devices.count)
        try await writer.write(bytes)
        next = page.next
      }
    }
  }
}
