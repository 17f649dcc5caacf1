// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import PushModel
internal import Storage

/// The audit log: changes of apps, credentials, strings and API keys, and operators' commands for
/// the queue and for pruning.
enum AuditRoutes {
  static var all: [APIRoute] { [APIRoute(.get, "/v1/audit", .gateway(.admin), list)] }

  @Sendable private static func list(
    _ services: APIServices, _ call: Call
  ) async throws -> Response {
    let reader = try QueryReader(call.request.query, known: ["app"])
    let paging = try reader.paging(.entries)
    let before = paging.after.map { key in key.reduce(Int64(0)) { $0 << 8 | Int64($1) } }
    let entries = try await services.store.audit.entries(
      app: try reader.text("app"), before: before, limit: paging.limit + 1)
    return Page(entries, paging, of: .entries) { entry in
      // Eight bytes, big-endian.
      (0..<8).map { UInt8(truncatingIfNeeded: entry.id >> (56 - 8 * $0)) }
    }.response(.entries, to: call.request) { entry, json in write(entry, to: &json) }
  }

  private static func write(_ entry: AuditEntry, to json: inout JSONWriter) {
    let change = entry.change
    var key: Int32?
    if case .key(let id, _) = change.actor { key = id }
    json.object { json in
      json.field("id", entry.id)
      json.field("at", RFC3339.format(entry.at))
      json.field("actor", change.actor.kind.name)
      json.field("key_id", key)
      json.field("key_name", change.actor.name)
      json.field("action", change.action)
      json.field("path", change.path)
      json.field("app", change.app)
      json.field("request_id", change.requestID)
    }
  }
}
