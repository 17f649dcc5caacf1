// SPDX-License-Identifier: Apache-2.0

/// Renders one message for its readers, one after the other: a preview and the sender use the same.
///
/// The language is chosen once per list of preferences and everything that readers of a language have
/// in common is rendered once; a device's badge and its recipient's arguments are spliced in. Used by
/// one shard.
package final class MessageRenderer {
  /// Shortened renderings kept, up to 5 KiB each: one per language, and per badge where those differ.
  private static let shortenedKept = 256

  package let payload: LocalizedPayload
  private let limit: Int
  private let isTruncating: Bool
  private let memo: LanguageMemo
  private var renderings: [String: RenderedTemplate] = [:]
  private var shortened: [ShortenedKey: RenderedPayload] = [:]

  private struct ShortenedKey: Hashable {
    let language: String?
    let badge: Int?
  }

  /// - Parameters:
  ///   - limit: bytes that Apple takes.
  ///   - isTruncating: shortens what is longer; else it is rendered whole.
  ///   - lists: language lists whose choice is kept.
  package init(
    _ payload: LocalizedPayload, limit: Int, isTruncating: Bool,
    lists: Int = LanguageMemo.defaultCapacity
  ) {
    self.payload = payload
    self.limit = limit
    self.isTruncating = isTruncating
    memo = LanguageMemo(of: payload, capacity: lists)
  }

  /// The payload for one device; nil when no language has all its texts, or when shortening is not
  /// enough: acceptance has ruled out both.
  ///
  /// - Parameters:
  ///   - badge: written as `aps.badge`; nil leaves what the payload says of it.
  ///   - recipient: by the names that arguments ask for.
  package func render(
    for languages: [String], badge: Int? = nil, recipient: [String: TextArgument] = [:]
  ) -> RenderedPayload? {
    var choice: LanguageChoice?
    if payload.template.isLocalized {
      choice = memo.choice(for: languages)
      if choice == nil { return nil }
    }
    guard let common = common(in: choice) else { return nil }
    let bytes = common.bytes(badge: badge, recipient: recipient)
    if isTruncating, bytes.count > limit {
      return shortened(choice, badge, recipient, isCommon: !common.dependsOnRecipient)
    }
    return RenderedPayload(
      bytes: bytes, language: choice?.language, reason: choice?.reason ?? .notLocalized)
  }

  private func common(in choice: LanguageChoice?) -> RenderedTemplate? {
    let key = choice?.language ?? ""
    if let known = renderings[key] { return known }
    let rendering = payload.rendered(in: choice)
    renderings[key] = rendering
    return rendering
  }

  private func shortened(
    _ choice: LanguageChoice?, _ badge: Int?, _ recipient: [String: TextArgument], isCommon: Bool
  ) -> RenderedPayload? {
    let key = ShortenedKey(language: choice?.language, badge: badge)
    if isCommon, let known = shortened[key] {
      return RenderedPayload(
        bytes: known.bytes, language: known.language, reason: choice?.reason ?? .notLocalized,
        isTruncated: true)
    }
    let rendered = payload.render(
      choice, truncatedTo: limit, badge: badge, recipient: recipient)
    if isCommon, let rendered {
      if shortened.count >= Self.shortenedKept { shortened.removeAll(keepingCapacity: true) }
      shortened[key] = rendered
    }
    return rendered
  }
}
