// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import PushModel
internal import Storage

/// Contents of the queue by reason for waiting, and operators' commands for work held after a
/// restore.
enum QueueRoutes {
  static var all: [APIRoute] {
    [
      APIRoute(.get, "/v1/queue", .gateway(.admin), get),
      APIRoute(.post, "/v1/queue/release", .gateway(.admin), release),
      APIRoute(.post, "/v1/queue/expire", .gateway(.admin), expire),
    ]
  }

  @Sendable private static func get(
    _ services: APIServices, _ call: Call
  ) async throws -> Response {
    let name = try QueryReader(call.request.query, known: ["app"], isList: false).text("app")
    let app = try name.map { (name) throws(Fault) in try find(name, services, at: "query/app") }
    let report = try await services.store.controls.report(app: app?.id)
    return .json { json in QueueJSON.write(report, to: &json) }
  }

  @Sendable private static func release(
    _ services: APIServices, _ call: Call
  ) async throws -> Response {
    let body = try QueueBody(parsing: call.request.body, expires: false)
    return try await end(.release, body, call, services)
  }

  @Sendable private static func expire(
    _ services: APIServices, _ call: Call
  ) async throws -> Response {
    let body = try QueueBody(parsing: call.request.body, expires: true)
    return try await end(
      .expire(before: body.before ?? Instant(microseconds: 0)), body, call, services)
  }

  /// Stores the command and answers 202. Shards execute it in the background.
  private static func end(
    _ ending: HoldEnding, _ body: QueueBody, _ call: Call, _ services: APIServices
  ) async throws -> Response {
    let app = try body.app.map { (name) throws(Fault) in try find(name, services, at: "/app") }
    let rows = try await services.store.controls.end(
      ending, app: app?.id, noting: call.change(of: app?.bundleID))
    return .json(.accepted) { json in json.object { json in json.field("rows", rows) } }
  }

  private static func find(
    _ name: String, _ services: APIServices, at place: String
  ) throws(Fault) -> App {
    guard let app = services.configuration().app(named: name) else {
      throw Fault(.appNotFound, at: place, "no app has this bundle id")
    }
    return app
  }
}
