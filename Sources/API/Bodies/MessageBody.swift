// SPDX-License-Identifier: Apache-2.0
internal import JSONText
package import Localization
package import PushModel

/// What a notify request and a preview share: the payload and how it is to be sent.
package struct MessageBody: Sendable {
  package let template: PayloadTemplate
  package let pushType: PushType
  package let priority: Int
  /// The request's fallback languages, before the app's.
  package let fallback: [String]
  /// Texts for places outside the alert, as they were written.
  package let localize: [UInt8]?
  /// Whether body and subtitle may be shortened to Apple's limit.
  package let truncates: Bool
  package let badge: BadgeChange?
  package let recipients: RecipientsBody?

  init(_ parts: Parts) throws(Fault) {
    do throws(PayloadFault) {
      template = try PayloadTemplate(
        parsing: Array(parts.payload?.bytes ?? []), localize: parts.localize)
    } catch { throw Fault(error) }
    localize = parts.localize
    truncates = parts.truncates
    badge = parts.badge
    recipients = parts.recipients
    let facts = try Self.facts(of: template, parts)
    pushType = try PushTypeRules.resolve(parts.pushType, facts)
    let priority = parts.priority ?? pushType.defaultPriority
    guard pushType.priorities.contains(priority) else {
      let right = pushType.priorities.map(String.init).joined(separator: ", ")
      throw Fault(
        .invalidPriority, at: "/priority",
        "a push of type \(pushType.rawValue) may have priority \(right), not \(priority)")
    }
    self.priority = priority
    fallback = parts.fallback
    if parts.recipients == nil, let wanted = template.recipientArguments.first {
      throw Fault(
        .invalidPayload, at: "/\(wanted.member.rawValue)\(wanted.pointer)",
        "\"\(wanted.name)\" is the recipient's: expected \"recipients\", which give it, in place of "
          + "\"to\"")
    }
  }

  /// The payload's, and a badge that is written beside it.
  private static func facts(
    of template: PayloadTemplate, _ parts: Parts
  ) throws(Fault) -> PayloadFacts {
    var facts = template.facts
    guard parts.badge != nil || parts.recipients?.hasBadge == true else { return facts }
    guard facts.hasAps else {
      throw Fault(
        .pushTypeMismatch, at: "/payload/aps", "a badge needs an aps object, even an empty one")
    }
    if parts.badge != nil, facts.hasBadge {
      throw Fault(
        .invalidValue, at: "/badge", "expected \"badge\" here or in the payload's aps, not both")
    }
    if parts.badge == nil, !facts.hasBadge, !facts.hasAlert, !facts.hasSound,
      let index = parts.recipients?.entries.firstIndex(where: { $0.badge == nil })
    {
      throw Fault(
        .pushTypeMismatch, at: "/recipients/\(index)",
        "the payload has nothing to show or play: expected a badge for each recipient")
    }
    facts.hasBadge = true
    return facts
  }

  /// The members before they are put together.
  struct Parts {
    private let limits: APILimits
    private(set) var payload: JSONValue?
    private var hasPayload = false
    private(set) var pushType: PushType?
    private(set) var priority: Int?
    private(set) var fallback: [String] = []
    private(set) var localize: [UInt8]?
    private(set) var truncates = false
    private(set) var badge: BadgeChange?
    private(set) var hasRecipients = false
    private(set) var recipients: RecipientsBody?

    init(_ limits: APILimits) { self.limits = limits }

    /// Answers whether it knows the member.
    mutating func read(_ field: Field, _ faults: inout Faults) -> Bool {
      switch field.name {
      case "payload":
        hasPayload = true
        if field.value.kind == .object {
          payload = field.value
        } else {
          field.wrongType("Apple's JSON object", &faults)
        }
      case "push_type": pushType = field.choice(PushType.self, &faults)
      case "priority":
        priority = field.value.int
        if priority == nil { field.wrongNumber("10, 5 or 1", &faults) }
      case "fallback": fallback = field.exactLanguages(&faults) ?? []
      case "localize": localize = Array(field.value.bytes)
      case "truncate": truncates = field.bool(&faults) ?? false
      case "badge": badge = field.badgeChange(&faults)
      case "recipients":
        hasRecipients = true
        recipients = RecipientsBody(field, maximum: limits.recipients, &faults)
      default: return false
      }
      return true
    }

    func requirePayload(_ faults: inout Faults) {
      guard !hasPayload else { return }
      faults.add(.missingMember, at: "/payload", "\"payload\" is needed: Apple's JSON object")
    }
  }
}

extension Field {
  /// `{"set": 5}`, `{"increment": 1}`
  fileprivate func badgeChange(_ faults: inout Faults) -> BadgeChange? {
    let expected = "an object such as {\"set\": 5} or {\"increment\": 1}"
    guard let members = members(expected, &faults) else { return nil }
    guard members.count == 1, let field = members.first else {
      refuse(.invalidValue, "expected one member: set or increment", &faults)
      return nil
    }
    switch field.name {
    case "set": return field.badge(&faults).map(BadgeChange.set)
    case "increment":
      guard let number = field.badge(&faults) else { return nil }
      if number > 0 { return .increment(number) }
      field.refuse(.invalidValue, "expected 1 or more", &faults)
    default: field.unknown("set, increment", &faults)
    }
    return nil
  }
}

extension Fault {
  /// What the localization says about a payload, as a fault of the request that holds it.
  init(_ fault: PayloadFault) {
    let code: ErrorCode =
      switch fault.kind {
      case .syntax, .shape, .form, .arguments: .invalidPayload
      case .place: .invalidLocalize
      case .unknownKey: .unknownString
      case .missingText: .noText
      }
    self.init(
      code, at: "/\(fault.member.rawValue)\(fault.pointer)", fault.message,
      members: fault.language.map { [Member("language", .text($0))] } ?? [])
  }
}
