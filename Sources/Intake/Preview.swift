// SPDX-License-Identifier: Apache-2.0
package import Messages
package import PushModel
internal import Storage

/// A message, and for whom it is to be previewed: abstract readers, registered devices, or its own
/// recipients.
package struct PreviewRequest: Sendable {
  package var message: Message
  /// Readers, each a list of preferences, as a device has it.
  package var languages: [[String]]
  /// Registered devices, by token.
  package var tokens: [DeviceToken]
  /// Users, on each of their devices.
  package var users: [String]

  /// Every field.
  package init(
    message: Message, languages: [[String]] = [], tokens: [DeviceToken] = [], users: [String] = []
  ) {
    self.message = message
    self.languages = languages
    self.tokens = tokens
    self.users = users
  }
}

/// A device that was named for a preview and that a push of the message's type does not reach.
package struct UnreachedDevice: Error, Equatable {
  /// Place in `PreviewRequest.tokens`.
  package var position: Int

  /// The token at a position.
  package init(position: Int) { self.position = position }
}

/// What would become of a notification.
package struct Trial: Sendable {
  /// Active devices that it is for, up to `Acceptance.audienceCountLimit`.
  package var audience: Int
  /// When it would be sent; nil: at once.
  package var due: Instant?
  /// What accepting it would warn of.
  package var warnings: [NotificationWarning]
  /// What some of its readers would be sent: those that are named, or otherwise one with each of the languages
  /// that the app falls back on.
  package var preview: Preview
}

/// What readers would be sent.
package struct Preview: Sendable {
  /// The value of `apns-topic`.
  package var topic: String
  /// About the message as such.
  package var warnings: [NotificationWarning]
  package var renderings: [Rendering]
  /// Whether there is one for every reader that was asked for.
  package var isComplete: Bool

  /// What one reader would be sent.
  package struct Rendering: Sendable {
    package var reader: PreviewReader
    package var rendered: RenderedPayload
    /// The languages that were tried, in order, and whether the message has all its texts in each.
    package var chain: [LanguageStep]
    /// The reader's preference that was met.
    package var preference: String?

    /// Nil when there is nothing to send: the check has ruled that out.
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

/// Somebody to render for.
package struct PreviewReader: Sendable {
  package var languages: [String]
  package var device: Device?
  /// Place among the message's recipients.
  package var recipient: Int?
  /// Whose it is, where that is known.
  package var user: String?
  /// What the icon shows now; 0 where that is not known.
  var badge = 0
}

/// Finds the readers that a preview asks for.
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

  /// At least one more than the limit when there are more.
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

  /// Of those that are named, who is there.
  func reached(_ renderer: MessageRenderer) async throws -> [PreviewReader] {
    if request.message.recipients != nil { return try await find(renderer) }
    return try await devices(
      Array(request.tokens.prefix(limit)), Array(request.users.prefix(limit))
    )
    .map { PreviewReader(languages: $0.languages, device: $0, user: $0.user) }
  }

  private func named() async throws -> [PreviewReader] {
    // Apart, so that a user's many devices do not crowd out a token.
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
