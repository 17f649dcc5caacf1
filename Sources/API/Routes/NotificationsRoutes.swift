// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import Intake
internal import JSONText
internal import Messages
internal import Metrics
internal import PushModel
internal import Storage
internal import TLS

/// Notifications: accepts them for delivery, and returns their state.
enum NotificationsRoutes {
  static var all: [APIRoute] {
    [
      .inApp(.post, "/notifications", .notify, bodyLimit: .recipients, post),
      .inApp(
        .post, "/notifications/batch", .notify, bodyLimit: .batch, streamed: BatchRoute.post),
      .inApp(.get, "/notifications", .read, list),
      .inApp(
        .post, "/notifications/preview", .notify, bodyLimit: .recipients,
        PreviewRoute.post),
      .inApp(.get, "/notifications/{id}", .read, get),
      .inApp(.get, "/notifications/{id}/events", .read, events),
      .inApp(.get, "/notifications/{id}/deliveries", .read, deliveries),
      .inApp(.post, "/notifications/{id}/resend-failures", .notify, ResendRoute.post),
      .inApp(.post, "/notifications/{id}/send-rest", .notify, SendRestRoute.post),
    ]
      + NotificationCommand.allCases.map { command in
        .inApp(.post, "/notifications/{id}/\(command.rawValue)", .notify) {
          services, call, app in try await obey(command, services, call, app)
        }
      }
  }

  // MARK: accepting

  /// Checks everything before it stores the notification. A notification answered with 202 survives
  /// a crash.
  @Sendable private static func post(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let query = try QueryReader(call.request.query, known: ["dry_run"], isList: false)
    let isDryRun = try query.flag("dry_run") ?? false
    let key = try IdempotencyKey.key(of: call.request)
    let preference = try WaitPreference(call.request, services.limits)
    func parsed() throws(Fault) -> NotifyBody {
      try NotifyBody(parsing: call.request.body, now: services.now(), limits: services.limits)
    }
    if isDryRun { return try await PreviewRoute.trial(of: try parsed(), app, services) }
    let idempotency = key.map {
      IdempotencyKey(key: $0, bodyHash: SHA256.hash(call.request.body))
    }
    let accepted = try await replaying(idempotency, app, services) {
      try await accept(
        try parsed().draft(from: call), app, idempotency, from: "header/Idempotency-Key", services)
    }
    var response = Response.json(.accepted) { json in
      json.object { json in accepted.write(to: &json) }
    }
    response.headers[.location] = "/v1/apps/\(app.bundleID)/notifications/\(accepted.id)"
    if accepted.isReplay { response.headers[.idempotencyReplayed] = "true" }
    if accepted.isDueLater { return response }
    return await preference?.apply(to: response, accepted.id, app, services, call) ?? response
  }

  /// A notification that was accepted and stored.
  struct Accepted {
    let id: NotificationID
    let audience: Int
    /// Whether an earlier request with the same idempotency key stored it.
    var isReplay = false
    /// Whether it is due later.
    var isDueLater = false
    /// Possible mistakes.
    var warnings: [NotificationWarning] = []

    func write(to json: inout JSONWriter) {
      json.field("id", id.description)
      NotificationJSON.write(audience: audience, to: &json)
      if !warnings.isEmpty { json.field("warnings") { $0.array(of: warnings) } }
    }
  }

  /// Returns the result of `accept`. If `accept` throws a fault, returns the earlier acceptance of
  /// an identical request, if there is one.
  ///
  /// - Parameter idempotency: evaluated only after a fault.
  static func replaying(
    _ idempotency: @autoclosure () -> IdempotencyKey?, _ app: App, _ services: APIServices,
    _ accept: () async throws -> Accepted
  ) async throws -> Accepted {
    do { return try await accept() } catch let fault as Fault {
      guard let idempotency = idempotency(), fault.code != .idempotencyKeyReused,
        case .replayed(let id, let audience) = try await services.store.notifications.replay(
          app: app.id, idempotency, at: services.now())
      else { throw fault }
      // The due time of an invalid body is unknown, so it counts as later: callers that wait must
      // poll the notification.
      return Accepted(id: id, audience: audience, isReplay: true, isDueLater: true)
    }
  }

  /// - Parameter place: position of the idempotency key in the request.
  static func accept(
    _ draft: NotificationDraft, _ app: App, _ idempotency: IdempotencyKey?, from place: String,
    _ services: APIServices
  ) async throws -> Accepted {
    let acceptance: Acceptance
    let warnings: [NotificationWarning]
    do {
      (acceptance, warnings) = try await services.intake.accept(
        draft, app: app, idempotency: idempotency)
    } catch let fault as MessageFault {
      throw Fault(fault)
    } catch let fault as TimingFault { throw Fault(fault) }
    let isDueLater = draft.message.options.timing != nil
    switch acceptance {
    case .accepted(let id, let audience):
      return Accepted(id: id, audience: audience, isDueLater: isDueLater, warnings: warnings)
    case .replayed(let id, let audience):
      return Accepted(
        id: id, audience: audience, isReplay: true, isDueLater: isDueLater, warnings: warnings)
    case .keyReused:
      throw Fault(
        .idempotencyKeyReused, at: place,
        "expected a new key, or the body that was first sent with this key")
    case .wrongTokenKind(let token, let kind):
      throw wrongKind(of: token, kind, draft)
    }
  }

  private static func wrongKind(
    of token: DeviceToken, _ kind: TokenKind, _ draft: NotificationDraft
  ) -> Fault {
    var pointer = "/to/tokens"
    if let position = draft.message.recipients?.position(of: token) {
      pointer = "/recipients/\(position)/token"
    } else if let index = draft.audience.tokens.firstIndex(of: token) {
      pointer += "/\(index)"
    }
    let options = draft.message.options
    let what =
      options.startsActivity
      ? "the start of a Live Activity" : "a push of type \(options.pushType.rawValue)"
    return Fault(
      .wrongTokenKind, at: pointer,
      "\(what) needs a token registered as \(options.tokenKind.rawValue); this "
        + "one is registered as \(kind.rawValue)")
  }

  // MARK: controlling

  /// Responds once the command is stored; workers apply it within a second.
  private static func obey(
    _ command: NotificationCommand, _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let notification = try await notification(services, call, app, for: .requests)
    try await services.apply(command, to: notification)
    return try await shown(notification, services)
  }

  // MARK: reading

  @Sendable private static func list(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let page = try await services.notifications(NotificationListQuery(call.request.query), of: app)
    return Page(page.items, of: .notifications, last: page.last?.bytes)
      .response(.notifications, to: call.request) { listed, json in
        NotificationJSON(listed.notification).write(to: &json, listed: listed.counts)
      }
  }

  @Sendable private static func get(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    try await shown(try await notification(services, call, app), services)
  }

  /// Returns the response with a notification's current state.
  static func shown(
    _ notification: Notification, _ services: APIServices, status: HTTPResponse.Status = .ok
  ) async throws -> Response {
    let snapshot = try await services.readings.snapshot(of: notification)
    return .bytes(status, snapshot.json, contentType: "application/json")
  }

  @Sendable private static func events(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    try await NotificationEvents.answer(
      try await notification(services, call, app), services, call.request
    ) { services.goesOn(call) }
  }

  @Sendable private static func deliveries(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let query = try DeliveryListQuery(call.request.query)
    let notification = try await notification(services, call, app)
    let deliveries = try await services.deliveries(of: notification, query)
    return Page(deliveries, query.paging, of: .deliveries, key: \.token.bytes)
      .response(.deliveries, to: call.request) { delivery, json in
        NotificationJSON.write(delivery, to: &json)
      }
  }

  /// Returns the notification in the path.
  static func notification(
    _ services: APIServices, _ call: Call, _ app: App, for reader: Reader = .reports
  ) async throws -> Notification {
    try await services.notification(
      NotificationID(call.parameter("id")), of: app.id, for: reader)
  }
}
