// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Localization
package import PushModel

/// Renders one message for one reader after another, in previews and for delivery.
///
/// Chooses the language once per list of preferences (`LanguageChoices`). Renders the shared part
/// once per language, and per region and time zone if a number or a time depends on them. Then
/// inserts a device's badge and its recipient's arguments. Used by one shard.
package final class MessageRenderer {
  /// Maximum number of cached shortened renderings, up to 5 KiB each: one per language, and per
  /// badge if a device's badge differs.
  private static let shortenedKept = 256
  /// Maximum number of cached renderings, up to 5 KiB each, for a message that depends on language,
  /// region and time zone. Some messages have forty languages, and readers live in two hundred
  /// regions. At this limit the cache is cleared.
  private static let placedKept = 1_024

  package let payload: LocalizedPayload
  private let limit: Int
  private let isTruncating: Bool
  private let badge: BadgeChange?
  /// Entries of a message with per-recipient values; nil for other messages.
  private let recipients: [RecipientList.Entry]?
  private let hasRecipientBadges: Bool
  private let index: RecipientIndex
  private let choices: LanguageChoices
  /// The message's number in `choices`.
  private lazy var source = choices.source(of: payload)
  /// UTC offsets for a message that contains times. Callers load the readers' zones
  /// (`ReaderClocks.learn`) before rendering for them.
  package var clocks: ReaderClocks
  /// The first rendering of a message that does not depend on its readers' places, with the
  /// position of its language; -1 if nothing is localized. A single push needs no dictionary.
  private var first: (position: Int, rendering: RenderedTemplate)?
  /// Further renderings, by position.
  private var renderings: [Int: RenderedTemplate] = [:]
  /// Renderings of a message that depends on its readers' places.
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

  /// - Parameter choices: the shard's choices of languages.
  package convenience init(
    _ message: BoundMessage, choices: LanguageChoices = LanguageChoices()
  ) {
    self.init(
      message.payload, recipients: message.recipients, options: message.message.options,
      limit: message.pushType.maximumPayloadBytes, choices: choices,
      clocks: ReaderClocks(
        of: message.message.instants, appZone: message.timeZone,
        named: Set(message.message.zones.map(\.zone))))
  }

  /// - Parameter limit: Apple's limit, in bytes.
  init(
    _ payload: LocalizedPayload, recipients: RecipientList?, options: MessageOptions, limit: Int,
    choices: LanguageChoices = LanguageChoices(), clocks: ReaderClocks = ReaderClocks()
  ) {
    self.payload = payload
    self.clocks = clocks
    self.limit = limit
    isTruncating = options.truncates
    badge = options.badge
    self.recipients = recipients?.entries
    hasRecipientBadges = recipients?.hasBadge ?? false
    index = recipients?.index ?? RecipientIndex()
    self.choices = choices
  }

  /// Whether the text depends on more than the reader's language, region and time zone.
  package var isPersonal: Bool { recipients != nil }

  /// Number of recipients in memory.
  package var recipientCount: Int { recipients?.count ?? 0 }

  /// Whether the gateway stores the badges of this message's devices.
  package var changesBadges: Bool { badge != nil || hasRecipientBadges }

  /// Returns the index of the recipient to which a device belongs; nil if no recipient names it.
  package func position(of token: DeviceToken, user: String?) -> Int? {
    index.position(of: token, user: user)
  }

  /// Returns the message's change of a device's badge.
  package func badgeChange(for recipient: Recipient) -> BadgeChange? {
    guard recipients != nil else { return badge }
    return badgeChange(at: position(of: recipient.token, user: recipient.user))
  }

  /// Returns the change of the badge for the recipient at an index; nil stands for a device that
  /// the message does not name. A recipient's own badge takes precedence over the message's.
  package func badgeChange(at position: Int?) -> BadgeChange? {
    position.flatMap { recipients?[$0].badge }.map(BadgeChange.set) ?? badge
  }

  /// Renders the payload for a device.
  ///
  /// - Parameter badge: the result of applying `badgeChange`, written as `aps.badge`; nil keeps the
  ///   payload's badge.
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

  /// Renders the payload for a reader, with or without a device.
  ///
  /// - Parameters:
  ///   - languages: the reader's preferences.
  ///   - position: index of the reader among the message's recipients.
  ///   - badge: the result of applying `badgeChange`.
  ///   - timeZone: the reader's time zone; nil uses the app's.
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

  /// - Parameter arguments: by the names that texts use.
  func render(
    for languages: [String], badge: Int? = nil,
    recipient arguments: [ExactString: TextArgument] = [:],
    timeZone: String? = nil
  ) -> RenderedPayload? {
    var choice: LanguageChoice?
    var place: ReaderPlace?
    if payload.template.isLocalized {
      guard let reader = choices.reader(of: payload, source, preferring: languages) else {
        return nil
      }
      choice = reader.choice
      if payload.dependsOnPlace { place = reader.place }
      if clocks.isNeeded {
        place?.clock = clocks.clock(of: timeZone)
        place?.zoneClocks = clocks.zoneClocks
      }
    }
    guard var bytes = bytes(in: choice, place, badge, arguments) else { return nil }
    if bytes.count > limit, place?.numbering != nil {
      // The size check assumed the language's default digits; digits that the reader chose may take
      // more bytes.
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

  /// - Parameter place: nil for a message that does not depend on the reader's place.
  private func bytes(
    in choice: LanguageChoice?, _ place: ReaderPlace?, _ badge: Int?,
    _ recipient: [ExactString: TextArgument]
  ) -> [UInt8]? {
    common(in: choice, place)?.bytes(badge: badge, recipient: recipient)
  }

  private func common(in choice: LanguageChoice?, _ place: ReaderPlace?) -> RenderedTemplate? {
    if let place { return placed(in: choice, place) }
    let position = choice?.position ?? -1
    if let first, first.position == position { return first.rendering }
    if let known = renderings[position] { return known }
    guard let rendering = payload.rendered(in: choice) else { return nil }
    if first == nil { first = (position, rendering) } else { renderings[position] = rendering }
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
