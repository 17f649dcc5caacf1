// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import HTTPTypes
internal import JSONText
package import PushModel
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
    let made = try await services.createWebhook(body, of: app, noting: call.change())
    return telling(made.secret, of: made.webhook, .created)
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
    let webhook = try await services.webhook(try id(call), of: app)
    return .json { json in write(webhook, to: &json) }
  }

  @Sendable private static func patch(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let id = try id(call)
    let body = try WebhookBody(parsing: call.request.body, creates: false)
    try services.checkSecrecy(of: body.url)
    let patched = try await services.store.webhooks.patch(
      id, of: app.id, WebhookPatch(url: body.url, kinds: body.kinds), noting: call.change())
    guard let patched else { throw Fault.noWebhook }
    return .json { json in write(patched, to: &json) }
  }

  @Sendable private static func delete(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    try await services.deleteWebhook(try id(call), of: app, noting: call.change())
    return .empty(.noContent)
  }

  @Sendable private static func rotate(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let id = try id(call)
    let body = try WebhookRotationBody(parsing: call.request.body)
    let rotated = try await services.rotateSecret(body, of: id, of: app, noting: call.change())
    return telling(rotated.secret, of: rotated.webhook, .ok)
  }

  /// Sends a test message through the outbox; the message log shows its result.
  @Sendable private static func test(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let message = try await services.store.webhooks.test(try id(call), of: app.id)
    guard let message else { throw Fault.noWebhook }
    return .json(.accepted) { json in
      json.object { json in json.field("message", name(of: message)) }
    }
  }

  @Sendable private static func messages(
    _ services: APIServices, _ call: Call, _ app: App
  ) async throws -> Response {
    let paging = try QueryReader(call.request.query).paging(.messages)
    let webhook = try await services.webhook(try id(call), of: app)
    let before = paging.after.map { key in key.reduce(Int64(0)) { $0 << 8 | Int64($1) } }
    let messages = try await services.store.webhooks.messages(
      of: webhook.id, before: before, limit: paging.limit + 1)
    return Page(messages, paging, of: .messages) { message in
      // Eight bytes, big-endian.
      (0..<8).map { UInt8(truncatingIfNeeded: message.number >> (56 - 8 * $0)) }
    }.response(.messages, to: call.request) { message, json in write(message, to: &json) }
  }

  // MARK: parts

  private static func id(_ call: Call) throws(Fault) -> UUID {
    guard let id = UUID(call.parameter("id")) else { throw .noWebhook }
    return id
  }

  /// Id of the message as receivers see it.
  private static func name(of message: UUID) -> String { "msg_\(message)" }

  private static func telling(
    _ secret: String, of webhook: Webhook, _ status: HTTPResponse.Status
  ) -> Response {
    .json(status) { json in
      write(webhook, to: &json) { json in json.field("secret", secret) }
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

extension APIServices {
  /// A webhook with its signing key in text form, which is shown once.
  package typealias DisclosedWebhook = (webhook: Webhook, secret: String)

  /// Returns a webhook of an app; throws a `Fault` if there is none.
  package func webhook(_ id: UUID, of app: App) async throws -> Webhook {
    let webhooks = try await store.webhooks.webhooks(of: app.id)
    guard let webhook = webhooks.first(where: { $0.id == id }) else { throw Fault.noWebhook }
    return webhook
  }

  /// Stores a webhook. Throws a `Fault` for an unencrypted target, and if the app has as many
  /// webhooks as it may have.
  /// - Parameter body: a body with URL and events.
  package func createWebhook(
    _ body: WebhookBody, of app: App, noting change: AuditedChange
  ) async throws -> DisclosedWebhook {
    try checkSecrecy(of: body.url)
    guard let url = body.url, let kinds = body.kinds else { throw StorageError.vanished }
    let key = body.key ?? SecureRandom.bytes(32)
    let most = limits.webhooksPerApp
    let made = try await store.webhooks.create(
      app: app.id, url: url, kinds: kinds, key: key, most: most, at: now(), noting: change)
    guard let made else {
      throw Fault(.tooManyWebhooks, "an app may have at most \(most) webhooks")
    }
    return (made, WebhookSecret.prefix + Base64.encode(key))
  }

  /// Deletes a webhook; throws a `Fault` if there is none.
  package func deleteWebhook(
    _ id: UUID, of app: App, noting change: AuditedChange
  ) async throws {
    guard try await store.webhooks.delete(id, of: app.id, noting: change) else {
      throw Fault.noWebhook
    }
  }

  /// Replaces the signing key of a webhook. Throws a `Fault` if there is no such webhook, or if too
  /// many keys would sign.
  package func rotateSecret(
    _ body: WebhookRotationBody, of id: UUID, of app: App, noting change: AuditedChange
  ) async throws -> DisclosedWebhook {
    let key = body.key ?? SecureRandom.bytes(32)
    let rotation = try await store.webhooks.rotate(
      id, of: app.id, to: key, keepingFormerFor: body.formerSeconds, noting: change)
    switch rotation {
    case .rotated(let webhook): return (webhook, WebhookSecret.prefix + Base64.encode(key))
    case .tooMany:
      throw Fault(
        .tooManyWebhookSecrets,
        "at most \(WebhookSecret.most) secrets may sign the webhook's messages")
    case .notFound: throw Fault.noWebhook
    }
  }

  /// Rejects `http://` URLs outside the operator's own network, because messages name devices and
  /// users.
  fileprivate func checkSecrecy(of url: WebhookURL?) throws(Fault) {
    guard let url, !url.isSecure, !allowsPrivateWebhooks else { return }
    throw Fault(
      .invalidValue, at: "/url",
      "expected \"https://\": \"http://\" is accepted only if the operator allows private addresses "
        + "(PUSHGATE_WEBHOOK_PRIVATE_TARGETS)")
  }
}

extension Fault {
  /// The app has no webhook with the id in the path.
  package static let noWebhook = Fault(
    .webhookNotFound, at: "path/id", "the app has no webhook of this id")
}
