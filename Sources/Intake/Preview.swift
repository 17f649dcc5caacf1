// SPDX-License-Identifier: Apache-2.0
package import Messages
package import PushModel
internal import Storage

/// A message and the readers of its preview: lists of languages, registered devices, or the
/// message's own recipients.
package struct PreviewRequest: Sendable {
  package var message: Message
  /// Lists of preferred languages, each as a device stores it.
  package var languages: [[String]]
  /// Registered devices, by token.
  package var tokens: [DeviceToken]
  /// Users, each with all of their devices.
  package var users: [String]

  /// Creates a request from its fields.
  package init(
    message: Message, languages: [[String]] = [], tokens: [DeviceToken] = [], users: [String] = []
  ) {
    self.message = message
    self.languages = languages
    self.tokens = tokens
    self.users = users
  }
}

/// Fault: a push of the message's type cannot reach a device that the preview request names.
package struct UnreachedDevice: Error, Equatable {
  /// Position in `PreviewRequest.tokens`.
  package var position: Int

  /// Creates the fault for the token at a position.
  package init(position: Int) { self.position = position }
}

/// Result of a dry run.
package struct DryRun: Sendable {
  /// Active devices in the audience, up to `Acceptance.audienceCountLimit`.
  package var audience: Int
  /// Time at which the notification would be sent; nil: at once.
  package var due: Instant?
  /// Warnings that an acceptance would return.
  package var warnings: [NotificationWarning]
  /// Renderings for some readers: the named ones, or otherwise one for each of the app's fallback
  /// languages.
  package var preview: Preview
}

/// Rendered payloads of a preview.
package struct Preview: Sendable {
  /// The value of `apns-topic`.
  package var topic: String
  /// Warnings about the message, independent of its readers.
  package var warnings: [NotificationWarning]
  package var renderings: [Rendering]
  /// Whether every requested reader has a rendering.
  package var isComplete: Bool

  /// Rendered payload of one reader.
  package struct Rendering: Sendable {
    package var reader: PreviewReader
    package var rendered: RenderedPayload
    /// Languages that were tried, in order, and whether the message has all its texts in each.
    package var chain: [LanguageStep]
    /// The reader's preference that matches the chosen language.
    package var preference: String?

    /// Renders the payload; returns nil if that fails, which the earlier check excludes.
    init?(of reader: PreviewReader, by renderer: MessageRenderer) {
      let change = renderer.badgeChange(at: reader.recipient)
      let rendered = try? renderer.render(
        for: reader.languages, at: reader.recipient, badge: change?.applied(to: reader.badge),
        timeZone: reader.device?.timeZone)
      guard let rendered else { return nil }
      self.reader = reader
      self.rendered = rendered
      chain = renderer.payload.chain(for: reader.languages)
      preference = chain.first(where: \.isComplete)?.preference.map { reader.languages[$0] }
    }
  }
}

/// A reader of a preview.
package struct PreviewReader: Sendable {
  package var languages: [String]
  package var device: Device?
  /// Position among the message's recipients.
  package var recipient: Int?
  /// The reader's user, if known.
  package var user: String?
  /// The icon's current badge; 0 if unknown.
  var badge = 0
}

/// Finds the readers for a preview request.
struct PreviewReaders {
  private let request: PreviewRequest
  private let app: App
  private let store: Store
  private let limit: Int

  init(_ request: PreviewRequest, app: App, store: Store, limit: Int) {
    self.request = request
    self.app = app
    self.store = store
    self.limit = limit
  }

  /// Returns the requested readers. If there are more than `limit`, returns more than `limit`
  /// readers, so that callers notice.
  func find(_ renderer: MessageRenderer) async throws -> [PreviewReader] {
    guard let recipients = request.message.recipients else { return try await named() }
    let first = recipients.entries.prefix(limit)
    guard request.languages.isEmpty else {
      return first.enumerated().flatMap { position, entry in
        request.languages.map {
          PreviewReader(languages: $0, recipient: position, user: entry.user)
        }
      }
    }
    return try await devices(first.compactMap(\.token), first.compactMap(\.user))
      .map { device in
        PreviewReader(
          languages: device.languages, device: device,
          recipient: renderer.position(of: device.token, user: device.user), user: device.user)
      }
      .sorted { ($0.recipient ?? 0) < ($1.recipient ?? 0) }
  }

  /// Returns the named readers that are registered.
  func reached(_ renderer: MessageRenderer) async throws -> [PreviewReader] {
    if request.message.recipients != nil { return try await find(renderer) }
    return try await devices(
      Array(request.tokens.prefix(limit)), Array(request.users.prefix(limit))
    )
    .map { PreviewReader(languages: $0.languages, device: $0, user: $0.user) }
  }

  private func named() async throws -> [PreviewReader] {
    // Tokens are read separately from users, so that a user's many devices do not displace a token.
    var found = try await devices(request.tokens, [])
    let tokens = Set(found.map(\.token))
    if let position = request.tokens.firstIndex(where: { !tokens.contains($0) }) {
      throw UnreachedDevice(position: position)
    }
    found += try await devices([], request.users).filter { !tokens.contains($0.token) }
    return request.languages.map { PreviewReader(languages: $0) }
      + found.map { PreviewReader(languages: $0.languages, device: $0, user: $0.user) }
  }

  private func devices(_ tokens: [DeviceToken], _ users: [String]) async throws -> [Device] {
    if tokens.isEmpty, users.isEmpty { return [] }
    return try await store.devices.reached(
      app: app.id, tokens: tokens, users: users,
      kind: request.message.options.tokenKind, limit: limit + 1)
  }
}
