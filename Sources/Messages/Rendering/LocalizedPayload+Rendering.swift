// SPDX-License-Identifier: Apache-2.0
package import JSONText
package import Localization

extension LocalizedPayload {
  /// Renders all parts of a payload in one language that devices share.
  ///
  /// - Parameters:
  ///   - choice: result of this value's `choose`; nil for a message that is not localized.
  ///   - place: the readers' place, a result of this value's `place`.
  ///   - limit: shortens the body and then the subtitle until the payload has at most this many
  ///     bytes. If texts depend on the recipient, nothing is shortened here: callers count each
  ///     recipient's bytes and shorten with `render`.
  ///   - hasBadge: reserves room for the largest badge.
  /// - Returns: nil if shortening is not enough.
  package func rendered(
    in choice: LanguageChoice?, for readers: ReaderPlace = .unknown, truncatedTo limit: Int = .max,
    withBadge hasBadge: Bool = false
  ) -> RenderedTemplate? {
    let place = template.badge
    let badge = Replacement(range: place.range, content: .badge(place))
    var replacements = inOrder(
      replacements(in: choice, for: readers, recipient: nil) + [badge])
    var isTruncated = false
    if !replacements.contains(where: \.isRecipients) {
      let room = limit == .max || !hasBadge ? limit : limit - max(0, place.maximumGrowth)
      guard let fitting = truncated(replacements, to: room, badge: nil) else { return nil }
      (replacements, isTruncated) = fitting
    }
    return RenderedTemplate(
      template.bytes, replacements, language: choice?.language, isTruncated: isTruncated)
  }

  /// Renders one device's payload. Shortens its body and then its subtitle until it has at most
  /// `limit` bytes; returns nil if that is not enough. No other text is shortened.
  ///
  /// - Parameters:
  ///   - choice: result of this value's `choose`; nil for a message that is not localized.
  ///   - reader: the reader's place, a result of this value's `place`.
  ///   - badge: written as `aps.badge`; nil keeps the payload's badge.
  ///   - recipient: arguments by name.
  package func render(
    _ choice: LanguageChoice?, for reader: ReaderPlace = .unknown, truncatedTo limit: Int,
    badge: Int? = nil, recipient: [ExactString: TextArgument] = [:]
  ) -> RenderedPayload? {
    let place = template.badge
    let replacements = inOrder(
      replacements(in: choice, for: reader, recipient: recipient)
        + [Replacement(range: place.range, content: .badge(place))])
    guard let (fitting, isTruncated) = truncated(replacements, to: limit, badge: badge) else {
      return nil
    }
    return RenderedPayload(
      bytes: spliced(fitting, badge: badge), language: choice?.language,
      reason: choice?.reason ?? .notLocalized, isTruncated: isTruncated)
  }

  /// - Parameter choice: result of this value's `choose`; nil for a message that is not localized.
  package func render(_ choice: LanguageChoice?) -> RenderedPayload {
    guard let choice else {
      return RenderedPayload(bytes: template.bytes, language: nil, reason: .notLocalized)
    }
    return RenderedPayload(
      bytes: spliced(replacements(in: choice, for: .unknown, recipient: [:]), badge: nil),
      language: choice.language, reason: choice.reason)
  }

  /// - Parameter recipient: nil leaves texts that depend on the recipient for later.
  private func replacements(
    in choice: LanguageChoice?, for place: ReaderPlace, recipient: [ExactString: TextArgument]?
  ) -> [Replacement] {
    guard let choice else { return [] }
    return template.slots.compactMap { slot in
      switch text(of: slot, in: choice.position) {
      case .final(let text):
        return Replacement(range: slot.range, content: text.replacement)
      case .template(let template, let arguments):
        let text = RecipientText(
          template: template, arguments: arguments,
          writing: writing(at: choice.position, for: place))
        guard recipient != nil || !arguments.contains(where: \.isRecipients) else {
          return Replacement(range: slot.range, content: .recipient(text))
        }
        return Replacement(
          range: slot.range, content: .text(text.rendered(for: recipient ?? [:])))
      case nil:
        return nil
      }
    }
  }

  private func inOrder(_ replacements: [Replacement]) -> [Replacement] {
    replacements.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func truncated(
    _ whole: [Replacement], to limit: Int, badge: Int?
  ) -> (replacements: [Replacement], isTruncated: Bool)? {
    var excess = limit == .max ? 0 : spliced(whole, badge: badge).count - limit
    if excess <= 0 { return (whole, false) }
    let literals = template.literals.map {
      Replacement(range: $0.range, content: .text($0.text))
    }
    var replacements = inOrder(whole + literals)
    for part in template.cuttable where excess > 0 {
      guard let index = replacements.firstIndex(where: { $0.range == part }),
        let text = text(of: replacements[index].content)
      else { continue }
      // The payload may spell the literal with longer escapes than the rendered text does.
      let before = spliced(replacements, badge: badge).count
      let cost = Truncation.cost(of: text)
      let wanted = max(Truncation.cost(of: Truncation.ellipsis), cost - (before - limit))
      replacements[index].content = .text(Truncation.shorten(text, toCost: wanted) ?? text)
      excess = spliced(replacements, badge: badge).count - limit
    }
    return excess <= 0 ? (replacements, true) : nil
  }

  /// Returns the text of a replacement that is the same for all readers of the language.
  private func text(of content: Replacement.Content) -> String? {
    switch content {
    case .text(let text): text
    // Without the quotes. The string has no escapes.
    case .range(let range):
      String(decoding: template.bytes[range].dropFirst().dropLast(), as: UTF8.self)
    case .recipient, .badge: nil
    }
  }

  private func spliced(_ replacements: [Replacement], badge: Int?) -> [UInt8] {
    RenderedTemplate(template.bytes, replacements, language: nil, isTruncated: false)
      .bytes(badge: badge)
  }
}

extension Replacement {
  fileprivate var isRecipients: Bool { if case .recipient = content { true } else { false } }
}
