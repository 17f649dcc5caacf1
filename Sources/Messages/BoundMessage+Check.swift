// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Localization
internal import PushModel

extension BoundMessage {
  /// Checks the message for every reader. Throws `MessageFault` if a reader would get no text, if a
  /// named string is missing, if a text cannot take its arguments, or if the payload exceeds
  /// Apple's limit in some language. Renders nothing for a message that cannot exceed the limit.
  ///
  /// - Parameters:
  ///   - isStrict: the app's setting, used if the message does not set it.
  ///   - choices: the shard's choices of languages.
  package func check(
    strictly isStrict: Bool = false, choices: LanguageChoices = LanguageChoices()
  ) async throws(MessageFault) {
    try payload.check(isStrict: message.options.isStrict ?? isStrict, choices: choices)
    if let recipients {
      try await check(recipients)
    } else {
      try checkSizes()
    }
  }

  private var limit: Int { pushType.maximumPayloadBytes }

  // MARK: messages without recipients

  private func checkSizes() throws(MessageFault) {
    if payload.maximumBytes(badge: largestBadge) <= limit { return }
    let choices: [LanguageChoice?] =
      payload.template.isLocalized ? payload.completeChoices : [nil]
    var sizes: [(language: String?, bytes: Int)] = []
    for choice in choices {
      let place = payload.dependsOnPlace ? ReaderPlace.longest : .unknown
      let whole = payload.render(choice, for: place, truncatedTo: .max, badge: largestBadge)
      guard let bytes = whole?.bytes.count, bytes > limit else { continue }
      if message.options.truncates,
        payload.render(choice, for: place, truncatedTo: limit, badge: largestBadge) != nil
      {
        continue
      }
      sizes.append((choice?.language, bytes))
    }
    guard let worst = sizes.max(by: { $0.bytes < $1.bytes }) else { return }
    let byLanguage = worst.language.map { _ in
      Dictionary(sizes.map { ($0.language ?? "", $0.bytes) }, uniquingKeysWith: max)
    }
    throw tooLarge(
      worst.bytes, language: worst.language, in: .payload, at: "", byLanguage: byLanguage)
  }

  /// `increment` is checked with the largest badge, because the sum may reach any size.
  private var largestBadge: Int? {
    switch message.options.badge {
    case .set(let number): number
    case .increment: BadgeChange.maximum
    case nil: nil
    }
  }

  private func tooLarge(
    _ bytes: Int, language: String?, in member: MessageFault.Member, at pointer: String,
    byLanguage: [String: Int]? = nil
  ) -> MessageFault {
    let place = language.map { " in \($0)" } ?? ""
    let shortened =
      message.options.truncates ? ", and shortening body and subtitle is not enough" : ""
    return MessageFault(
      .tooLarge, in: member, at: pointer,
      "the payload has \(bytes) bytes\(place)\(shortened); Apple takes at most \(limit) for a push of "
        + "type \(pushType.rawValue)", language: language,
      size: MessageFault.Size(bytes: bytes, maximum: limit, byLanguage: byLanguage))
  }

  // MARK: messages with recipients

  /// Recipients checked before the task yields: at most 1 ms of work.
  private static let turn = 64

  private func check(_ recipients: RecipientList) async throws(MessageFault) {
    let check = RecipientCheck(
      payload, limit: limit, isTruncating: message.options.truncates,
      hasBadge: message.options.badge != nil || recipients.hasBadge)
    var faults: [MessageFault] = []
    for (position, entry) in recipients.entries.enumerated() {
      if position % Self.turn == Self.turn - 1 { await Task.yield() }
      let badge = entry.badge ?? largestBadge
      switch check.finding(for: entry.arguments, badge: badge) {
      case nil: continue
      case .argument(let name, let sentence, let language):
        faults.append(
          MessageFault(
            .recipient, in: .recipients, at: "/\(position)/args" + jsonPointerToken(name), sentence,
            language: language))
      case .tooLarge(let language, let bytes):
        faults.append(tooLarge(bytes, language: language, in: .recipients, at: "/\(position)"))
      }
      if faults.count == MessageFault.maximum { break }
    }
    try MessageFault.check(faults)
  }
}
