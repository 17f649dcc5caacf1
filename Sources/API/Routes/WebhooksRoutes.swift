// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
internal import PushModel
internal import Storage
internal import TLS

/// Webhooks that receive an app's events. The signing key is returned once, when the webhook is
/// created.
enum WebhooksRoutes {
  static var all: [APIRoute] {
    [
      .inApp(.post, "/webhooks", .admin, post),
      .inApp(.get, "/webhooks", .admin, list),
      .inApp(.get, "/webhooks/{id}", .admin, get),
      .inApp(.patch, "/webhooks/{id}", .admin, patch),
      .inApp(.delete, "/webhooks/{id}", .admin, delete),
      .inApp(.post, "/webhooks/{id}/rotate-secret", .admin, rotate),
      .inApp(.post, "/webhooks/{id}/test", .admin, test),
      .inApp(.get, "/webhooks/{id}/messages", .admin, messages),
    ]
  }

  @Sendable private static func post(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let body = try WebhookBody(parsing: call.request.body, creates: true)
    try checkSecrecy(of: body.url, services)
    guard let url = body.url, let kinds = body.kinds else { throw StorageError.vanished }
    let key = body.key ?? SecureRandom.bytes(32)
    let most = services.limits.webhooksPerApp
    let made = try await services.store.webhooks.create(
      app: app.id, url: url, kinds: kinds, key: key, most: most, at: services.now(),
      noting: call.change())
    guard let made else {
      throw Fault(
        .tooManyWebhooks,
        "an app may have at most \(most) webhooks")
    }
    return telling(key, of: made, .created)
  }

  @Sendable private static func list(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let paging = try QueryReader(call.request.query).paging(.webhooks)
    let webhooks = try await services.store.webhooks.webhooks(of: app.id)
    return Page(cutting: webhooks, paging, of: .webhooks) { $0.id.bytes }
      .response(.webhooks, to: call.request) { webhook, json in write(webhook, to: &json) }
  }

  @Sendable private static func get(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let webhook = try await webhook(services, call, app)
    return .json { json in write(webhook, to: &json) }
  }

  /// Rejects `http://` URLs outside the operator's own network, because messages name devices and
  /// users.
  private static func checkSecrecy(
    of url: WebhookURL?, _ services: APIServices
  ) throws(Fault) {
    guard let url, !url.isSecure, !services.allowsPrivateWebhooks else { return }
    throw Fault(
      .invalidValue, at: "/url",
      "expected \"https://\": \"http://\" is accepted only if the operator allows private addresses "
        + "(PUSHGATE_WEBHOOK_PRIVATE_TARGETS)")
  }

  @Sendable private static func patch(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let id = try id(call)
    let body = try WebhookBody(parsing: call.request.body, creates: false)
    try checkSecrecy(of: body.url, services)
    let patched = try await services.store.webhooks.patch(
      id, of: app.id, WebhookPatch(url: body.url, kinds: body.kinds), noting: call.change())
    guard let patched else { throw notFound }
    return .json { json in write(patched, to: &json) }
  }

  @Sendable private static func delete(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let wasThere = try await services.store.webhooks.delete(
      try id(call), of: app.id, noting: call.change())
    guard wasThere else { throw notFound }
    return .empty(.noContent)
  }

  @Sendable private static func rotate(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let id = try id(call)
    let body = try WebhookRotationBody(parsing: call.request.body)
    let key = body.key ?? SecureRandom.bytes(32)
    let rotation = try await services.store.webhooks.rotate(
      id, of: app.id, to: key, keepingFormerFor: body.formerSeconds, noting: call.change())
    switch rotation {
    case .rotated(let webhook): return telling(key, of: webhook, .ok)
    case .tooMany:
      throw Fault(
        .tooManyWebhookSecrets,
        "at most \(WebhookSecret.most) secrets may sign the webhook's messages")
    case .notFound: throw notFound
    }
  }

  /// Sends a test message through the outbox; the message log shows its result.
  @Sendable private static func test(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let message = try await services.store.webhooks.test(try id(call), of: app.id)
    guard let message else { throw notFound }
    return .json(.accepted) { json in
      json.object { json in json.field("message", name(of: message)) }
    }
  }

  @Sendable private static func messages(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let paging = try QueryReader(call.request.query).paging(.messages)
    let webhook = try await webhook(services, call, app)
    let before = paging.after.map { key in key.reduce(Int64(0)) { $0 << 8 | Int64($1) } }
    let messages = try await services.store.webhooks.messages(
      of: webhook.id, before: before, limit: paging.limit + 1)
    return Page(messages, paging, of: .messages) { message in
      // Eight bytes, big-endian.
      (0..<8).map { UInt8(truncatingIfNeeded: message.number >> (56 - 8 * $0)) }
    }.response(.messages, to: call.request) { message, json in write(message, to: &json) }
  }

  // MARK: parts

  private static func webhook(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Webhook {
    let id = try id(call)
    let webhooks = try await services.store.webhooks.webhooks(of: app.id)
    guard let webhook = webhooks.first(where: { $0.id == id }) else { throw notFound }
    return webhook
  }

  private static func id(_ call: Call) throws(Fault) -> UUID {
    guard let id = UUID(call.parameter("id")) else { throw notFound }
    return id
  }

  private static var notFound: Fault {
    Fault(.webhookNotFound, at: "path/id", "the app has no webhook of this id")
  }

  /// Id of the message as receivers see it.
  private static func name(of message: UUID) -> String { "msg_\(message)" }

  private static func telling(
    _ key: [UInt8], of webhook: Webhook, _ status: HTTPResponse.Status
  ) -> Response {
    .json(status) { json in
      write(webhook, to: &json) { json in
        json.field("secret", WebhookSecret.prefix + Base64.encode(key))
      }
    }
  }

  private static func write(
    _ webhook: Webhook, to json: inout JSONWriter, secret: (inout JSONWriter) -> Void = { _ in }
  ) {
    json.object { json in
      json.field("id", "\(webhook.id)")
      json.field("url", webhook.url.text)
      json.field("events", webhook.kinds.map(\.name))
      secret(&json)
      json.field(
        "previous_secret_expires_at", webhook.formerSecretsUntil.map(RFC3339.format))
      json.field("failures", webhook.failures)
      json.field("created_at", RFC3339.format(webhook.createdAt))
    }
  }

  private static func write(_ message: WebhookMessage, to json: inout JSONWriter) {
    json.object { json in
      json.field("id", name(of: message.id))
      json.field("type", message.kind.name)
      json.field("at", RFC3339.format(message.at))
      json.field("state", message.state.name)
      json.field("attempts", message.attempts)
      json.field("last_attempt_at", message.triedAt.map(RFC3339.format))
      json.field("status", message.status)
      json.field("fault", message.fault)
      json.field(
        "next_attempt_at", message.state == .waiting ? RFC3339.format(message.nextAt) : nil)
    }
  }
}
