// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import Metrics
internal import PushModel
internal import TLS

/// Accepts many notifications in one request: each line is a notification, and the response has one
/// line for it.
enum BatchRoute {
  @Sendable static func post(
    _ services: APIServices, _ call: Call, _ app: App, _ body: RequestBody
  ) async throws -> Response {
    _ = try QueryReader(call.request.query, isList: false)
    let key = try IdempotencyKey.key(of: call.request)
    let limits = services.limits.batch
    func count(_ result: LineResult) {
      services.meters?.counter(.batchLines, word(for: result)).add()
    }
    let lines = LineExchange(
      body, limits: limits, requestID: call.request.id,
      tooMany: Problem(
        Fault(
          .tooManyLines,
          "a batch has at most \(limits.lines) lines; this one and later ones were "
            + "not processed")), onResult: count
    ) { number, line in
      do {
        try call.mayProceed(services)
        return try await take(
          line, number, ofBatch: key, call, app, services)
      } catch {
        let route = "POST /v1/apps/{app}/notifications/batch"
        return .refused(
          Problem(services.fault(for: error, route: route, requestID: call.request.id)))
      }
    }
    return try await lines.response()
  }

  /// Accepts one line like a separate request.
  private static func take(
    _ line: [UInt8], _ number: Int, ofBatch key: String?, _ call: Call, _ app: App,
    _ services: APIServices
  ) async throws -> LineResult {
    guard !services.isDatabaseAway() else {
      throw Fault(.databaseUnavailable, "the database cannot be reached")
    }
    // The app may have been changed or deleted since the batch began.
    guard let app = services.configuration().app(id: app.id) else { throw Fault.noApp }
    let hash = SHA256.hash(line)
    func idempotency(_ own: String?) -> IdempotencyKey? {
      own.map { IdempotencyKey(key: $0, bodyHash: hash) }
        ?? key.map { IdempotencyKey(line: number, ofBatch: $0, bodyHash: hash) }
    }
    let accepted = try await NotificationsRoutes.replaying(
      idempotency(NotifyBody.idempotencyKey(ofLine: line)), app, services
    ) {
      let body = try NotifyBody(
        parsing: line, now: services.now(), limits: services.limits, isLine: true)
      let own = body.idempotencyKey
      return try await NotificationsRoutes.accept(
        body.draft(from: call), app, idempotency(own),
        from: own == nil ? "header/Idempotency-Key" : "/idempotency_key", services)
    }
    return .done(.accepted) { json in
      accepted.write(to: &json)
      if accepted.isReplay { json.field("replayed", true) }
    }
  }

  private static func word(for result: LineResult) -> String {
    switch result {
    case .done: "accepted"
    case .refused(let problem): problem.status.kind == .serverError ? "failed" : "refused"
    }
  }
}
