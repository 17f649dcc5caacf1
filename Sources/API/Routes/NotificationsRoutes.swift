// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import Localization
internal import Metrics
internal import PushModel
internal import Storage
internal import TLS

/// Notifications: accepted here, sent by the other half, and read back here.
enum NotificationsRoutes {
  static var all: [APIRoute] {
    [
      .inApp(.post, "/notifications", .notify, bodyLimit: .recipients, post),
      .inApp(.get, "/notifications", .read, list),
      .inApp(
        .post, "/notifications/preview", .notify, bodyLimit: .recipients,
        PreviewRoute.post),
      .inApp(.get, "/notifications/{id}", .read, get),
      .inApp(.get, "/notifications/{id}/deliveries", .read, deliveries),
    ]
  }

  // MARK: accepting

  /// Everything is checked before anything is stored; 202 is a promise that survives a crash.
  @Sendable private static func post(
    _ services: APIServices, _ call: Call, _ app: AppRecord
  ) async throws -> Response {
    let now = services.now()
    let idempotency = try idempotencyKey(call.request)
    let body = try NotifyBody(parsing: call.request.body, now: now, limits: services.limits)
    try await body.message.check(try await payload(of: body.message, app, services))
    let notification = NotificationRecord(
      id: NotificationID(milliseconds: now.milliseconds), app: app.id, acceptedAt: now,
      payload: body.message.template.bytes, audience: body.audience,
      environment: body.environment, pushType: body.message.pushType,
      topic: app.bundleID + body.message.pushType.topicSuffix, priority: body.message.priority,
      collapseID: body.collapseID, expiresAt: body.expiresAt,
      fallbackLanguages: body.message.fallback, appFallbackLanguages: app.fallbackLanguages,
      sourceLanguage: app.sourceLanguage, languageOverrides: app.languageOverrides,
      stringsRevision: app.stringsRevision, localize: body.message.localize,
      truncates: body.message.truncates, badge: body.message.badge,
      isPersonal: body.message.recipients != nil)
    let acceptance = try await services.store.notifications.accept(
      notification, recipients: body.message.recipients?.bytes, idempotency: idempotency)
    switch acceptance {
    case .accepted(let id, let audience):
      services.workAccepted()
      services.meters?.counter(
        .notificationsAccepted, body.audience == .everyone ? "everyone" : "names"
      ).add()
      return accepted(id, audience, app, isReplay: false)
    case .replayed(let id, let audience):
      return accepted(id, audience, app, isReplay: true)
    case .keyReused:
      throw Fault(
        .idempotencyKeyReused, at: "header/Idempotency-Key",
        "expected a new key, or the body that came with this one")
    case .wrongTokenKind(let token, let kind):
      throw wrongKind(of: token, kind, body)
    }
  }

  /// The message with the strings and fallbacks that it is sent with.
  static func payload(
    of message: MessageBody, _ app: AppRecord, _ services: APIServices
  ) async throws -> LocalizedPayload {
    var catalogue: Catalogue?
    if !message.template.stringKeys.isEmpty {
      catalogue = try await services.catalogue(app: app.id, revision: app.stringsRevision)
    }
    return message.template.bound(
      to: catalogue,
      context: LanguageContext(
        fallback: message.fallback, appFallback: app.fallbackLanguages,
        sourceLanguage: app.sourceLanguage, overrides: app.languageOverrides))
  }

  private static func accepted(
    _ id: NotificationID, _ audience: Int, _ app: AppRecord, isReplay: Bool
  ) -> Response {
    let id = id.description
    var response = Response.json(.accepted) { json in
      json.object { json in
        json.field("id", id)
        json.field("audience", audience)
        // Counting further would cost more than accepting.
        if audience >= Acceptance.audienceCountLimit { json.field("audience_is_minimum", true) }
      }
    }
    response.headers[.location] = "/v1/apps/\(app.bundleID)/notifications/\(id)"
    if isReplay { response.headers[.idempotencyReplayed] = "true" }
    return response
  }

  private static func idempotencyKey(_ request: Request) throws(Fault) -> IdempotencyKey? {
    guard let key = request.headers[.idempotencyKey] else { return nil }
    let isPrintable = key.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    guard isPrintable, (1...255).contains(key.utf8.count) else {
      throw Fault(
        .invalidParameter, at: "header/Idempotency-Key",
        "expected 1 to 255 printable ASCII characters without spaces, such as a UUID")
    }
    return IdempotencyKey(key: key, bodyHash: SHA256.hash(request.body))
  }

  private static func wrongKind(
    of token: DeviceToken, _ kind: TokenKind, _ body: NotifyBody
  ) -> Fault {
    var pointer = "/to/tokens"
    if let position = body.message.recipients?.position(of: token) {
      pointer = "/recipients/\(position)/token"
    } else if case .named(let tokens, _) = body.audience, let index = tokens.firstIndex(of: token) {
      pointer += "/\(index)"
    }
    let type = body.message.pushType
    return Fault(
      .wrongTokenKind, at: pointer,
      "a push of type \(type.rawValue) needs a token registered as \(type.tokenKind.rawValue); this "
        + "one is registered as \(kind.rawValue)")
  }

  // MARK: reading back

  @Sendable private static func list(
    _ services: APIServices, _ call: Call, _ app: AppRecord
  ) async throws -> Response {
    let paging = try QueryReader(call.request.query, later: ["state"]).paging(.notifications)
    let notifications = try await services.store.notifications.list(
      app: app.id, before: paging.after.flatMap(NotificationID.init(bytes:)),
      limit: paging.limit + 1)
    return Page(notifications, paging, of: .notifications, key: \.id.bytes)
      .response(.notifications, to: call.request) { notification, json in
        NotificationText(notification).write(to: &json)
      }
  }

  @Sendable private static func get(
    _ services: APIServices, _ call: Call, _ app: AppRecord
  ) async throws -> Response {
    let notification = try await notification(services, call, app)
    let counts = try await services.store.notifications.counts(notification.id)
    var recipients: [UInt8]?
    if notification.isPersonal {
      recipients = try await services.store.notifications.recipients(of: notification.id)
    }
    return .json { json in
      NotificationText(notification, recipients: recipients).write(to: &json, counts)
    }
  }

  @Sendable private static func deliveries(
    _ services: APIServices, _ call: Call, _ app: AppRecord
  ) async throws -> Response {
    let reader = try QueryReader(call.request.query, known: ["outcome", "reason"])
    let paging = try reader.paging(.deliveries)
    let outcome = try reader.choice("outcome", DeliveryOutcome.allCases.map { ($0.name, $0) })
    let reason = try reader.text("reason")
    let notification = try await notification(services, call, app)
    let deliveries = try await services.store.notifications.deliveries(
      of: notification.id, outcome: outcome, reason: reason,
      after: paging.after.map(DeviceToken.init(bytes:)), limit: paging.limit + 1)
    return Page(deliveries, paging, of: .deliveries, key: \.token.bytes)
      .response(.deliveries, to: call.request) { delivery, json in
        NotificationText.write(delivery, to: &json)
      }
  }

  private static func notification(
    _ services: APIServices, _ call: Call, _ app: AppRecord
  ) async throws -> NotificationRecord {
    guard let id = NotificationID(call.parameter("id")),
      let found = try await services.store.notifications.notification(app: app.id, id: id)
    else {
      throw Fault(.notificationNotFound, at: "path/id", "no notification of this app has the id")
    }
    return found
  }
}
