// SPDX-License-Identifier: Apache-2.0
internal import JSONText
package import PushModel

/// A notification's content, checked as far as possible without the app's strings. Immutable;
/// created once, from a request or from a stored row.
package struct Message: Sendable {
  /// The stored form of the message, with every option resolved.
  package let content: MessageContent
  /// The payload and the ranges of its localized texts.
  package let template: PayloadTemplate
  /// Each recipient's arguments and badge; nil for a message without per-recipient values.
  package let recipients: RecipientList?

  /// Delivery and rendering options.
  package var options: MessageOptions { content.options }

  /// Reads an accepted message from the store. Push type and priority were resolved at acceptance.
  /// - Parameter content: contains the list of recipients, if the message has one.
  package init(_ content: MessageContent) throws(MessageFault) {
    let payload = try Self.parse(content.payload, .payload)
    var localize: JSONValue?
    if let bytes = content.localize { localize = try Self.parse(bytes, .localize) }
    template = try PayloadTemplate(payload, localize: localize, of: content.payload)
    if case .list(let bytes) = content.recipients {
      recipients = try RecipientList(try Self.parse(bytes, .recipients))
    } else {
      recipients = nil
    }
    self.content = content
  }

  private static func parse(
    _ text: [UInt8], _ member: MessageFault.Member
  ) throws(MessageFault) -> JSONValue {
    do { return try JSONDocument(parsing: text).root } catch {
      throw MessageFault(.syntax, in: member, at: "", "\(error)")
    }
  }

  /// Checks a caller's message, and resolves the options that the caller omitted.
  package init(_ written: WrittenMessage) throws(MessageFault) {
    do throws(MessageFault) { try self.init(merging: written) } catch {
      throw written.alert?.placed(error) ?? error
    }
  }

  private init(merging written: WrittenMessage) throws(MessageFault) {
    guard let payload = try written.alert?.merged(into: written.payload) ?? written.payload else {
      throw MessageFault(.missingMember, at: "", "\"payload\" is needed")
    }
    template = try PayloadTemplate(payload, localize: written.localize, alert: written.alert)
    recipients = written.recipients
    let facts = try Self.facts(of: template, written)
    var options = written.options
    options.pushType = try PushTypeRules.resolve(written.pushType, facts)
    options.priority = try Self.priority(written.priority, options.pushType)
    options.dependsOnTimeZone = !Self.instants(template, recipients).isEmpty
    options.startsActivity = options.pushType == .liveactivity && facts.event == "start"
    content = MessageContent(
      payload: template.bytes, localize: written.localize.map { Array($0.bytes) },
      recipients: recipients.map { .list($0.bytes) } ?? .none, options: options)
    if recipients == nil, let wanted = template.recipientArguments.first {
      throw MessageFault(
        .shape, in: wanted.member, at: wanted.pointer,
        "\"\(wanted.name.text)\" is the recipient's: expected \"recipients\", which give it, in place of "
          + "\"to\"")
    }
  }

  /// Throws for an empty payload, unless the topic belongs to a Wallet pass.
  package func check(for bundleID: String) throws(MessageFault) {
    let isEmpty =
      template.facts.isEmpty && [.alert, .background].contains(options.pushType)
      && options.badge == nil && recipients?.hasBadge != true
    if isEmpty { try PushTypeRules.checkEmpty(bundleID) }
  }

  /// All times that the message's texts contain, for any reader.
  package var instants: Set<Instant> { Self.instants(template, recipients) }

  private static func instants(
    _ template: PayloadTemplate, _ recipients: RecipientList?
  ) -> Set<Instant> {
    template.instants.union(recipients?.instants ?? [])
  }

  private static func priority(_ named: Int?, _ type: PushType) throws(MessageFault) -> Int {
    let priority = named ?? type.defaultPriority
    guard type.priorities.contains(priority) else {
      let right = type.priorities.map(String.init).joined(separator: ", ")
      throw MessageFault(
        .priority, in: .priority, at: "",
        "a push of type \(type.rawValue) may have priority \(right), not \(priority)")
    }
    return priority
  }

  /// Returns the facts of the payload, including a badge that was given outside the payload.
  private static func facts(
    of template: PayloadTemplate, _ written: WrittenMessage
  ) throws(MessageFault) -> PayloadFacts {
    var facts = template.facts
    let badge = written.options.badge
    guard badge != nil || written.recipients?.hasBadge == true else { return facts }
    guard facts.hasAps else {
      throw MessageFault(
        .pushTypeMismatch, at: "/aps", "a badge needs an aps object, even an empty one")
    }
    if badge != nil, facts.hasBadge {
      throw MessageFault(
        .invalidValue, in: .badge, at: "",
        "expected \"badge\" here or in the payload's aps, not both")
    }
    if badge == nil, !facts.hasBadge, !facts.hasAlert, !facts.hasSound,
      let index = written.recipients?.entries.firstIndex(where: { $0.badge == nil })
    {
      throw MessageFault(
        .pushTypeMismatch, in: .recipients, at: "/\(index)",
        "the payload has nothing to show or play: expected a badge for each recipient")
    }
    facts.hasBadge = true
    facts.isEmpty = false
    return facts
  }
}
