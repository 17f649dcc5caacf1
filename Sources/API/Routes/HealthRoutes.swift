// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import PushModel

/// Endpoints for monitoring and tools: liveness, readiness, metrics, and API descriptions.
enum HealthRoutes {
  static var all: [APIRoute] {
    [
      .prompt(.get, "/", root),
      .prompt(.get, "/healthz", health).asProbe,
      APIRoute(.get, "/readyz", .open, readiness).asProbe,
      // Counts by app reveal the volume of a business, so scrapers need a key with `read`.
      APIRoute(.get, "/metrics", .gateway(.read), metrics).withoutDatabase.asProbe,
      .prompt(.get, "/openapi.json", openAPI),
      .prompt(.get, "/docs/errors.md", errors),
    ]
  }

  /// Answers browsers that open the gateway's address.
  @Sendable private static func root(
    _ services: APIServices, _ call: Call
  ) throws -> Response { services.root }

  static func root(of version: String) -> Response {
    .json { json in
      json.object { json in
        json.field("name", "pushgate")
        json.field("version", version)
        json.field("links") { json in
          json.object { json in
            json.field("openapi", "/openapi.json")
            json.field("errors", "/docs/errors.md")
            json.field("health", "/healthz")
            json.field("readiness", "/readyz")
          }
        }
      }
    }
  }

  /// Liveness. Never queries the database, because restarting the gateway would not repair it.
  @Sendable private static func health(
    _ services: APIServices, _ call: Call
  ) throws -> Response { services.health }

  static func health(of version: String) -> Response {
    .json { json in
      json.object { json in
        json.field("status", "ok")
        json.field("version", version)
      }
    }
  }

  @Sendable private static func readiness(
    _ services: APIServices, _ call: Call
  ) async throws -> Response {
    let report = await services.readiness()
    // Only authenticated callers receive the state of PostgreSQL and of credentials.
    let caller = try? Caller(
      authorization: call.request.headers[.authorization],
      certificate: services.certificate(of: call.request), policy: services.access,
      configuration: services.configuration())
    let seesNotes = caller.map { $0.apps == nil } ?? false
    return .json(report.isReady ? .ok : .serviceUnavailable) { json in
      json.object { json in
        json.field("ready", report.isReady)
        json.field("draining", report.isDraining)
        json.field("database", report.hasDatabase)
        json.field("schema", report.hasRightSchema)
        json.field("notes") { json in
          json.array { json in
            for note in seesNotes ? report.notes : [] {
              json.object { json in
                json.field("name", note.name)
                json.field("good", note.isGood)
                json.field("detail", note.detail)
              }
            }
          }
        }
      }
    }
  }

  /// Returns the document to which the `type` of problem documents refers.
  @Sendable private static func errors(
    _ services: APIServices, _ call: Call
  ) throws -> Response {
    try call.answer(
      .bytes(.ok, Documents.errors, contentType: "text/markdown; charset=utf-8"),
      tag: errorsTag)
  }

  @Sendable private static func metrics(
    _ services: APIServices, _ call: Call
  ) async throws -> Response {
    .bytes(.ok, await services.metrics(), contentType: "text/plain; version=0.0.4; charset=utf-8")
  }

  @Sendable private static func openAPI(
    _ services: APIServices, _ call: Call
  ) throws -> Response {
    try call.answer(
      .bytes(.ok, Documents.openAPI, contentType: "application/json"), tag: openAPITag)
  }

  private static let errorsTag = EntityTag(of: Documents.errors)
  private static let openAPITag = EntityTag(of: Documents.openAPI)
}
