// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import JSONText
internal import Localization
internal import PushModel
internal import Storage

/// What a message would look like, by the sending path, without sending it.
struct PreviewRoute {
  private let message: MessageBody
  private let payload: LocalizedPayload
  private let renderer: MessageRenderer
  private let app: AppRecord

  /// Somebody to render for.
  private struct Reader {
    var languages: [String]
    var device: DeviceRecord?
    /// Place among the request's recipients.
    var recipient: Int?
    /// What the icon shows now; 0 where that is not known.
    var badge = 0
  }

  @Sendable static func post(
    _ services: APIServices, _ call: Call, _ app: AppRecord
  ) async throws -> Response {
    let body = try PreviewBody(parsing: call.request.body, limits: services.limits)
    let payload = try await NotificationsRoutes.payload(of: body.message, app, services)
    try await body.message.check(payload)
    var readers = try await readers(body, app, services)
    if case .increment = body.message.badge {
      let tokens = readers.compactMap { $0.device?.token }
      let badges = try await services.store.badges.values(of: tokens, app: app.id)
      for index in readers.indices {
        readers[index].badge = readers[index].device.flatMap { badges[$0.token] } ?? 0
      }
    }
    return PreviewRoute(body.message, payload, app).response(
      readers, limit: services.limits.previews)
  }

  private init(_ message: MessageBody, _ payload: LocalizedPayload, _ app: AppRecord) {
    self.message = message
    self.payload = payload
    self.app = app
    renderer = MessageRenderer(
      payload, limit: message.pushType.maximumPayloadBytes, isTruncating: message.truncates)
  }

  // MARK: for whom

  private static func readers(
    _ body: PreviewBody, _ app: AppRecord, _ services: APIServices
  ) async throws -> [Reader] {
    guard let recipients = body.message.recipients else {
      // Apart, so that a user's many devices do not crowd out a token.
      var devices = try await devices(body.tokens, [], body.message, app, services)
      let found = Set(devices.map(\.token))
      if let index = body.tokens.firstIndex(where: { !found.contains($0) }) {
        throw Fault(
          .invalidValue, at: "/devices/\(index)",
          "expected the token of an active device of this app, registered for pushes of type "
            + body.message.pushType.rawValue)
      }
      devices += try await self.devices([], body.users, body.message, app, services)
        .filter { !found.contains($0.token) }
      return body.languages.map { Reader(languages: $0) }
        + devices.map { Reader(languages: $0.languages, device: $0) }
    }
    guard body.languages.isEmpty else {
      return recipients.entries.indices.prefix(services.limits.previews).flatMap { position in
        body.languages.map { Reader(languages: $0, recipient: position) }
      }
    }
    let first = recipients.entries.prefix(services.limits.previews)
    let index = recipients.index
    return try await devices(
      first.compactMap(\.token), first.compactMap(\.user), body.message, app, services
    )
    .map { device in
      Reader(
        languages: device.languages, device: device,
        recipient: index.position(of: device.token, user: device.user))
    }
    .sorted { ($0.recipient ?? 0) < ($1.recipient ?? 0) }
  }

  private static func devices(
    _ tokens: [DeviceToken], _ users: [String], _ message: MessageBody, _ app: AppRecord,
    _ services: APIServices
  ) async throws -> [DeviceRecord] {
    if tokens.isEmpty, users.isEmpty { return [] }
    return try await services.store.devices.named(
      app: app.id, tokens: tokens, users: users, kind: message.pushType.tokenKind,
      limit: services.limits.previews + 1)
  }

  // MARK: the answer

  private func response(_ readers: [Reader], limit: Int) -> Response {
    .json { json in
      json.object { json in
        json.field("push_type", message.pushType.rawValue)
        json.field("topic", app.bundleID + message.pushType.topicSuffix)
        json.field("priority", message.priority)
        json.field("maximum_bytes", message.pushType.maximumPayloadBytes)
        json.field("warnings") { Self.write(payload.warnings, to: &$0) }
        json.field("previews") { json in
          json.array { json in
            for reader in readers.prefix(limit) { write(reader, to: &json) }
          }
        }
        json.field("is_complete", readers.count <= limit)
      }
    }
  }

  private func write(_ reader: Reader, to json: inout JSONWriter) {
    let recipient = reader.recipient.flatMap { message.recipients?.entries[$0] }
    let change = recipient?.badge.map(BadgeChange.set) ?? message.badge
    guard
      let rendered = renderer.render(
        for: reader.languages, badge: change?.applied(to: reader.badge),
        recipient: recipient?.arguments ?? [:])
    else { return }
    let chain = payload.chain(for: reader.languages)
    let preference = chain.first(where: \.isComplete)?.choice.preference
    json.object { json in
      if let device = reader.device { json.field("token", device.token.hex) }
      if let user = reader.device?.user ?? recipient?.user { json.field("user", user) }
      if let position = reader.recipient { json.field("recipient", position) }
      json.field("languages", reader.languages)
      json.field("language", rendered.language)
      json.field("reason", rendered.reason.rawValue)
      json.field("preference", preference.map { reader.languages[$0] })
      json.field("chain") { Self.write(chain, to: &$0) }
      json.field("bytes", rendered.bytes.count)
      json.field("truncated", rendered.isTruncated)
      json.field("payload", raw: rendered.bytes)
      json.field("warnings") { Self.write(rendered.warnings, to: &$0) }
    }
  }

  private static func write(
    _ chain: [(choice: LanguageChoice, isComplete: Bool)], to json: inout JSONWriter
  ) {
    json.array { json in
      for step in chain {
        json.object { json in
          json.field("language", step.choice.language)
          json.field("reason", step.choice.reason.rawValue)
          json.field("has_all_texts", step.isComplete)
        }
      }
    }
  }

  private static func write(_ warnings: [PayloadWarning], to json: inout JSONWriter) {
    json.array { json in
      for warning in warnings {
        json.object { json in
          json.field("pointer", "/\(warning.member.rawValue)\(warning.pointer)")
          json.field("detail", warning.message)
        }
      }
    }
  }
}
