// SPDX-License-Identifier: Apache-2.0
internal import JSONText
package import Localization
internal import PushModel

extension MessageBody {
  /// Refuses a message that some reader would get without text, with a string that does not exist,
  /// with arguments that a text cannot take, or too large for Apple in some language.
  ///
  /// - Parameter payload: the template with the strings of the revision it will be sent with.
  package func check(_ payload: LocalizedPayload) async throws(Fault) {
    do throws(PayloadFault) { try payload.check() } catch { throw Fault(error) }
    if let recipients {
      try await check(recipients, payload)
    } else {
      try checkSizes(payload)
    }
  }

  /// - Parameter catalogue: of the revision the message will be sent with; nil when there is none.
  package func check(
    catalogue: Catalogue?, context: LanguageContext
  ) async throws(Fault) {
    try await check(template.bound(to: catalogue, context: context))
  }

  // MARK: one message for all

  private func checkSizes(_ payload: LocalizedPayload) throws(Fault) {
    let limit = pushType.maximumPayloadBytes
    let choices: [LanguageChoice?] = template.isLocalized ? payload.completeChoices : [nil]
    var sizes: [(language: String?, bytes: Int)] = []
    for choice in choices {
      let whole = payload.render(choice, truncatedTo: .max, badge: largestBadge)
      guard let bytes = whole?.bytes.count, bytes > limit else { continue }
      if truncates, payload.render(choice, truncatedTo: limit, badge: largestBadge) != nil {
        continue
      }
      sizes.append((choice?.language, bytes))
    }
    guard let worst = sizes.max(by: { $0.bytes < $1.bytes }) else { return }
    var fault = tooLarge(worst.bytes, language: worst.language, at: "/payload")
    if worst.language != nil {
      let named = Dictionary(
        sizes.map { ($0.language ?? "", $0.bytes) }, uniquingKeysWith: max)
      fault.members.append(Fault.Member("sizes", .numbers(named)))
    }
    throw fault
  }

  /// A number that is added to may come to any size.
  private var largestBadge: Int? {
    switch badge {
    case .set(let number): number
    case .increment: BadgeChange.maximum
    case nil: nil
    }
  }

  private func tooLarge(_ bytes: Int, language: String?, at pointer: String) -> Fault {
    let limit = pushType.maximumPayloadBytes
    let place = language.map { " in \($0)" } ?? ""
    let shortened = truncates ? ", and shortening body and subtitle is not enough" : ""
    var members = [
      Fault.Member("bytes", .number(bytes)), Fault.Member("maximum_bytes", .number(limit)),
    ]
    if let language { members.insert(Fault.Member("language", .text(language)), at: 0) }
    return Fault(
      .payloadTooLarge, at: pointer,
      "the payload has \(bytes) bytes\(place)\(shortened); Apple takes at most \(limit) for a push of "
        + "type \(pushType.rawValue)", members: members)
  }

  // MARK: one for each recipient

  /// Recipients judged before others on the shard have their turn: a millisecond at the most.
  private static let turn = 64

  private func check(
    _ recipients: RecipientsBody, _ payload: LocalizedPayload
  ) async throws(Fault) {
    let check = RecipientCheck(
      payload, limit: pushType.maximumPayloadBytes, isTruncating: truncates,
      hasBadge: badge != nil || recipients.hasBadge)
    var faults = Faults()
    for (position, entry) in recipients.entries.enumerated() {
      if position % Self.turn == Self.turn - 1 { await Task.yield() }
      let badge = entry.badge ?? largestBadge
      switch check.finding(for: entry.arguments, badge: badge) {
      case nil: continue
      case .argument(let name, let message, let language):
        faults.add(
          .invalidRecipient, at: "/recipients/\(position)/args" + jsonPointerToken(name), message,
          members: language.map { [Fault.Member("language", .text($0))] } ?? [])
      case .tooLarge(let language, let bytes):
        faults.add(tooLarge(bytes, language: language, at: "/recipients/\(position)"))
      }
      if faults.list.count == Faults.maximum { break }
    }
    try faults.check()
  }
}
