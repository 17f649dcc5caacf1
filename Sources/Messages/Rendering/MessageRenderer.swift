// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Localization
package import PushModel

/// Why there is nothing to send to a device.
package enum RenderFailure: Error {
  /// The device belongs to somebody whom the message does not name.
  case notNamed
  /// No language has all texts, or shortening is not enough: acceptance has ruled out both.
  case impossible
}

/// Renders one message for its readers, one after the other: a preview and the sender use the same.
///
/// The language is chosen once per list of preferences and everything that readers of a language have
/// in common is rendered once, or once for each region and time zone where a number or a time in it looks
/// otherwise; a device's badge and its recipient's arguments are spliced in. Used by one shard.
package final class MessageRenderer {
  /// Shortened renderings kept, up to 5 KiB each: one per language, and per badge where those differ.
  private static let shortenedKept = 256
  /// Renderings kept, up to 5 KiB each, of a message that has one for each language, region and time zone; some
  /// have forty languages, and readers are in two hundred regions. Beyond it they begin anew.
  private static let placedKept = 1_024

  package let payload: LocalizedPayload
  private let limit: Int
  private let isTruncating: Bool
  private let badge: BadgeChange?
  /// Of a message that says something else to each recipient; nil of any other.
  private let recipients: [RecipientList.Entry]?
  private let hasRecipientBadges: Bool
  private let index: RecipientIndex
  private let memo: LanguageMemo
  /// Of a message that tells times: to be learned (`ReaderClocks.learn`) for the readers' zones before they are
  /// rendered for.
  package var clocks: ReaderClocks
  private var renderings: [String: RenderedTemplate] = [:]
  /// Of a message that depends on where its readers are.
  private var placed: [PlacedKey: RenderedTemplate] = [:]
  private var shortened: [ShortenedKey: RenderedPayload] = [:]

  private struct PlacedKey: Hashable {
    let language: Int?
    let place: ReaderPlace
  }

  private struct ShortenedKey: Hashable {
    let language: String?
    let place: ReaderPlace?
    let badge: Int?
  }

  /// - Parameter lists: language lists whose choice is kept.
  package convenience init(_ message: BoundMessage, lists: Int = LanguageMemo.defaultCapacity) {
    self.init(
      message.payload, recipients: message.recipients, options: message.message.options,
      limit: message.pushType.maximumPayloadBytes, lists: lists,
      clocks: ReaderClocks(
        of: message.message.instants, appZone: message.timeZone,
        named: Set(message.message.zones.map(\.zone))))
  }

  /// - Parameter limit: bytes that Apple takes.
  init(
    _ payload: LocalizedPayload, recipients: RecipientList?, options: MessageOptions, limit: Int,
    lists: Int = LanguageMemo.defaultCapacity, clocks: ReaderClocks = ReaderClocks()
  ) {
    self.payload = payload
    self.clocks = clocks
    self.limit = limit
    isTruncating = options.truncates
    badge = options.badge
    self.recipients = recipients?.entries
    hasRecipientBadges = recipients?.hasBadge ?? false
    index = recipients?.index ?? RecipientIndex()
    memo = LanguageMemo(of: payload, capacity: lists)
  }

  /// Recipients that are kept in memory with it.
  package var recipientCount: Int { recipients?.count ?? 0 }

  /// Whether the gateway keeps count of the badges of this message's devices.
  package var changesBadges: Bool { badge != nil || hasRecipientBadges }

  /// Which of the message's recipients a device belongs to; nil when it is none's.
  package func position(of token: DeviceToken, user: String?) -> Int? {
    index.position(of: token, user: user)
  }

  /// What the message does to a device's badge.
  package func badgeChange(for recipient: Recipient) -> BadgeChange? {
    guard recipients != nil else { return badge }
    return badgeChange(at: position(of: recipient.token, user: recipient.user))
  }

  /// What the message does to the badge of one of its recipients, or of somebody who is none: the
  /// recipient's own goes before the message's.
  package func badgeChange(at position: Int?) -> BadgeChange? {
    position.flatMap { recipients?[$0].badge }.map(BadgeChange.set) ?? badge
  }

  /// The payload for a device.
  ///
  /// - Parameter badge: what `badgeChange` came to, written as `aps.badge`; nil leaves what the payload
  ///   says of it.
  package func render(
    for recipient: Recipient, badge: Int?
  ) throws(RenderFailure) -> RenderedPayload {
    var position: Int?
    if recipients != nil {
      position = self.position(of: recipient.token, user: recipient.user)
      guard position != nil else { throw .notNamed }
    }
    return try render(
      for: recipient.languages, at: position, badge: badge, timeZone: recipient.timeZone)
  }

  /// The payload for a reader who need not have a device.
  ///
  /// - Parameters:
  ///   - languages: the reader's preferences.
  ///   - position: which of the message's recipients it is.
  ///   - badge: what `badgeChange` came to.
  ///   - timeZone: the reader's; nil goes by the app's.
  package func render(
    for languages: [String], at position: Int?, badge: Int?, timeZone: String? = nil
  ) throws(RenderFailure) -> RenderedPayload {
    var arguments: [ExactString: TextArgument] = [:]
    if let position, let recipients { arguments = recipients[position].arguments }
    let rendered = render(
      for: languages, badge: badge, recipient: arguments, timeZone: timeZone)
    guard let rendered else {
      throw .impossible
    }
    return rendered
  }

  /// - Parameter arguments: by the names that texts ask for.
  func render(
    for languages: [String], badge: Int? = nil,
    recipient arguments: [ExactString: TextArgument] = [:],
    timeZone: String? = nil
  ) -> RenderedPayload? {
    var choice: LanguageChoice?
    if payload.template.isLocalized {
      choice = memo.choice(for: languages)
      if choice == nil { return nil }
    }
    var place: ReaderPlace?
    if payload.dependsOnPlace, let choice {
      place = memo.place(of: languages, reading: choice)
      if clocks.isNeeded {
        place?.clock = clocks.clock(of: timeZone)
        place?.zoneClocks = clocks.zoneClocks
      }
    }
    guard var bytes = bytes(in: choice, place, badge, arguments) else { return nil }
    if bytes.count > limit, place?.numbering != nil {
      // The check has not asked for digits that somebody chose and that take more room.
      place?.numbering = nil
      guard let usual = self.bytes(in: choice, place, badge, arguments) else { return nil }
      bytes = usual
    }
    if isTruncating, bytes.count > limit {
      return shortened(choice, place, badge, arguments)
    }
    return RenderedPayload(
      bytes: bytes, language: choice?.language, reason: choice?.reason ?? .notLocalized)
  }

  /// - Parameter place: nil for a message that reads the same everywhere.
  private func bytes(
    in choice: LanguageChoice?, _ place: ReaderPlace?, _ badge: Int?,
    _ recipient: [ExactString: TextArgument]
  ) -> [UInt8]? {
    common(in: choice, place)?.bytes(badge: badge, recipient: recipient)
  }

  private func common(in choice: LanguageChoice?, _ place: ReaderPlace?) -> RenderedTemplate? {
    if let place { return placed(in: choice, place) }
    let key = choice?.language ?? ""
    if let known = renderings[key] { return known }
    let rendering = payload.rendered(in: choice)
    renderings[key] = rendering
    return rendering
  }

  private func placed(in choice: LanguageChoice?, _ place: ReaderPlace) -> RenderedTemplate? {
    let key = PlacedKey(language: choice?.position, place: place)
    if let known = placed[key] { return known }
    let rendering = payload.rendered(in: choice, for: place)
    if placed.count >= Self.placedKept { placed.removeAll(keepingCapacity: true) }
    placed[key] = rendering
    return rendering
  }

  private func shortened(
    _ choice: LanguageChoice?, _ place: ReaderPlace?, _ badge: Int?,
    _ recipient: [ExactString: TextArgument]
  ) -> RenderedPayload? {
    let isCommon = common(in: choice, place)?.dependsOnRecipient == false
    let key = ShortenedKey(language: choice?.language, place: place, badge: badge)
    if isCommon, let known = shortened[key] {
      return RenderedPayload(
        bytes: known.bytes, language: known.language, reason: choice?.reason ?? .notLocalized,
        isTruncated: true)
    }
    let rendered = payload.render(
      choice, for: place ?? .unknown, truncatedTo: limit, badge: badge, recipient: recipient)
    if isCommon, let rendered {
      if shortened.count >= Self.shortenedKept { shortened.removeAll(keepingCapacity: true) }
      shortened[key] = rendered
    }
    return rendered
  }
}
