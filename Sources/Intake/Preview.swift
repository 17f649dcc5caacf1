// SPDX-License-Identifier: Apache-2.0
package import Messages
package import PushModel

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
