// SPDX-License-Identifier: Apache-2.0
internal import API
internal import HTTPServer
internal import HTTPTypes
internal import PushModel
internal import Storage

/// The export of the devices that a list shows, as the API's file. It is a POST, because the audit
/// log has an entry for it.
enum DeviceExport {
  static let routes: [AdminRoute] = [AdminRoute(.post, "devices/export", .scope(.read), export)]

  /// Returns the address for a form, which has the app as a field.
  static func link(_ items: [QueryItems.Item]) -> Link { Link("devices", "export", query: items) }

  @Sendable private static func export(_ visit: Visit) async throws -> Response {
    let form = try visit.form()
    let app = try visit.app(named: form.first("app") ?? "")
    let filters = DeviceFilters(visit.request.query)
    let filter = try filters.query(cursor: nil).filter
    guard let format = ExportFormat(rawValue: form.first("format") ?? "") else {
      throw Fault(.invalidParameter, at: "/format", "expected csv or ndjson")
    }
    var response = try visit.services.api.export(filter, of: app, as: format) {
      () throws(Fault) in try visit.mayProceed(.read, app)
    }
    try await visit.services.api.store.audit.note(
      visit.change(
        by: "devices/export", at: link(filters.auditedItems).belowPrefix, app: app.bundleID))
    response.headers[.contentDisposition] =
      "attachment; filename=\"devices-\(app.bundleID).\(format.rawValue)\""
    response.headers[.cacheControl] = "no-store"
    return response
  }
}

extension Link {
  /// The address after `/admin/`.
  var belowPrefix: String { String(text.dropFirst(Self.prefix.count)) }
}
