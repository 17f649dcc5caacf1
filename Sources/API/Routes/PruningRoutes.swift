// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import PushModel
internal import Storage

/// State of an app's pruning guard, and operators' commands after it paused quarantining.
enum PruningRoutes {
  static var all: [APIRoute] {
    [
      .inApp(.get, "/pruning", .read, get),
      .inApp(.post, "/pruning/resume", .admin, resume),
      .inApp(.post, "/pruning/undo", .admin, undo),
    ]
  }

  @Sendable private static func get(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    _ = try QueryReader(call.request.query, isList: false)
    return try await answer(.ok, services, app)
  }

  @Sendable private static func resume(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let reader = try QueryReader(call.request.query, known: ["environment"], isList: false)
    try await services.store.pruneGuards.resume(
      app.id, in: try environments(reader), noting: call.change())
    return try await answer(.ok, services, app)
  }

  /// Stores the command and answers 202. A duty executes it in the background.
  @Sendable private static func undo(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let reader = try QueryReader(
      call.request.query, known: ["environment", "since"], isList: false)
    guard let since = try reader.text("since").flatMap(RFC3339.parse) else {
      throw Fault(
        .invalidParameter, at: "query/since",
        "expected a time such as \"2026-11-20T09:00:00Z\" (RFC 3339)")
    }
    try await services.store.pruneGuards.undo(
      app.id, in: try environments(reader), since: since, noting: call.change())
    return try await answer(.accepted, services, app)
  }

  private static func environments(_ reader: QueryReader) throws(Fault) -> [PushEnvironment] {
    let choices = PushEnvironment.allCases.map { (name: $0.rawValue, value: $0) }
    return try reader.choice("environment", choices).map { [$0] } ?? PushEnvironment.allCases
  }

  private static func answer(
    _ status: HTTPResponse.Status, _ services: APIServices, _ app: App
  ) async throws -> Response {
    let guards = try await services.store.pruneGuards.guards(of: app.id)
    return .json(status) { json in
      json.object { json in
        json.field("environments") { json in
          json.array { json in for state in guards { write(state, to: &json) } }
        }
      }
    }
  }

  private static func write(_ state: PruneGuard, to json: inout JSONWriter) {
    json.object { json in
      json.field("environment", state.environment.rawValue)
      json.field("paused", state.pausedAt != nil)
      json.field("paused_at", state.pausedAt.map(RFC3339.format))
      json.field("answers", state.answers)
      json.field("bad", state.bad)
      json.field("trusted_until", state.trustedUntil.map(RFC3339.format))
      json.field("undoing_since", state.undoingSince.map(RFC3339.format))
      json.field("undone", state.undone)
    }
  }
}
