// SPDX-License-Identifier: Apache-2.0
internal import JSONText
package import Localization
package import PushModel

/// A checked body of `POST …/notifications`, complete but for what needs the app's strings: that is
/// `check(catalogue:context:)`.
package struct NotifyBody: Sendable {
  package let audience: Audience
  package let environment: PushEnvironment?
  package let message: MessageBody
  package let collapseID: String?
  /// `.some(epoch)`: one attempt. nil: Apple's own storage policy.
  package let expiresAt: Instant?

  /// - Parameter now: when the request arrived, for what it says relative to it.
  package init(parsing body: [UInt8], now: Instant) throws(Fault) {
    var faults = Faults()
    var message = MessageBody.Parts()
    var to: AudienceBody?
    var hasTo = false
    var collapseID: String?
    var expiration = ExpirationFields()
    for field in try bodyMembers(body, expected: "an object with to and payload") {
      switch field.name {
      case "to":
        hasTo = true
        to = AudienceBody(field, &faults)
      case "collapse_id":
        collapseID = field.value.isNull ? nil : Self.collapseID(field, &faults)
      case "expires_in", "expires_at":
        expiration.read(field, now: now, &faults)
      case let name where Self.later.contains(name): field.notAvailable(&faults)
      default:
        if !message.read(field, &faults) { field.unknown(Self.names, &faults) }
      }
    }
    if !hasTo {
      faults.add(.missingMember, at: "/to", "\"to\" is needed: whom the notification is for")
    }
    message.requirePayload(&faults)
    try faults.check()
    guard let to else { throw Fault(.missingMember, at: "/to", "\"to\" is needed") }
    audience = to.audience
    environment = to.environment
    self.message = try MessageBody(message)
    self.collapseID = collapseID
    expiresAt =
      expiration.time ?? (self.message.pushType.isNowOrNever ? Instant(microseconds: 0) : nil)
  }

  private static let names =
    "to, payload, push_type, priority, collapse_id, expires_in, expires_at, fallback"
  /// Members of the design that are not built yet.
  private static let later: Set<String> = [
    "send_at", "send_at_local", "if_past", "repeat", "recipients", "localize", "max_rate", "badge",
    "truncate", "delivery", "send_unregistered",
  ]

  private static func collapseID(_ field: Field, _ faults: inout Faults) -> String? {
    guard let text = field.value.string else {
      field.wrongType("a string", &faults)
      return nil
    }
    // A space at either end is lost on the way: no HTTP/2 header field may have one (RFC 9113 §8.2.1).
    let complaint =
      text.hasPrefix(" ") || text.hasSuffix(" ")
      ? "expected no space at either end" : TextLimit.collapseID.complaint(about: text)
    if let complaint {
      field.refuse(.invalidCollapseID, complaint, &faults)
      return nil
    }
    return text
  }
}

/// What a notify request and a preview share: the payload and how it is to be sent.
package struct MessageBody: Sendable {
  package let template: PayloadTemplate
  package let pushType: PushType
  package let priority: Int
  /// The request's fallback languages, before the app's.
  package let fallback: [String]

  init(_ parts: Parts) throws(Fault) {
    do throws(PayloadFault) {
      template = try PayloadTemplate(parsing: Array(parts.payload?.bytes ?? []))
    } catch { throw Fault(error) }
    pushType = try PushTypeRules.resolve(parts.pushType, template.facts)
    let priority = parts.priority ?? pushType.defaultPriority
    guard pushType.priorities.contains(priority) else {
      let right = pushType.priorities.map(String.init).joined(separator: ", ")
      throw Fault(
        .invalidPriority, at: "/priority",
        "a push of type \(pushType.rawValue) may have priority \(right), not \(priority)")
    }
    self.priority = priority
    fallback = parts.fallback
  }

  /// The members before they are put together.
  struct Parts {
    private(set) var payload: JSONValue?
    private var hasPayload = false
    private(set) var pushType: PushType?
    private(set) var priority: Int?
    private(set) var fallback: [String] = []

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
        if priority == nil { field.wrongType("10, 5 or 1", &faults) }
      case "fallback": fallback = field.exactLanguages(&faults) ?? []
      default: return false
      }
      return true
    }

    func requirePayload(_ faults: inout Faults) {
      guard !hasPayload else { return }
      faults.add(.missingMember, at: "/payload", "\"payload\" is needed: Apple's JSON object")
    }
  }

  /// Refuses a message that some reader would get without text, with a string that does not exist,
  /// or too large for Apple in some language.
  /// - Parameter catalogue: of the revision the message will be sent with; nil when there is none.
  package func check(catalogue: Catalogue?, context: LanguageContext) throws(Fault) {
    let limit = pushType.maximumPayloadBytes
    guard template.isLocalized else {
      if template.bytes.count > limit { throw tooLarge(template.bytes.count, language: nil) }
      return
    }
    let payload = template.bound(to: catalogue, context: context)
    do throws(PayloadFault) { try payload.check() } catch { throw Fault(error) }
    for (language, bytes) in payload.renderedSizes where bytes > limit {
      throw tooLarge(bytes, language: language)
    }
  }

  private func tooLarge(_ bytes: Int, language: String?) -> Fault {
    let limit = pushType.maximumPayloadBytes
    let place = language.map { " in \($0)" } ?? ""
    var members = [
      Fault.Member("bytes", .number(bytes)), Fault.Member("maximum_bytes", .number(limit)),
    ]
    if let language { members.insert(Fault.Member("language", .text(language)), at: 0) }
    return Fault(
      .payloadTooLarge, at: "/payload",
      "the payload has \(bytes) bytes\(place); Apple takes at most \(limit) for a push of type "
        + pushType.rawValue, members: members)
  }
}

/// `expires_in` and `expires_at`.
private struct ExpirationFields {
  /// Apple keeps a notification for 30 days at the most. It also tells seconds from milliseconds:
  /// an hour in milliseconds is 41 days.
  static let maximumSeconds = 30 * 86_400
  /// UNIX seconds until the year 5138; milliseconds since 1973.
  static let millisecondsFrom = 100_000_000_000

  private(set) var time: Instant?
  private var first: String?

  mutating func read(_ field: Field, now: Instant, _ faults: inout Faults) {
    if let first {
      field.refuse(
        .invalidExpiration, "expected either \"\(first)\" or \"\(field.name)\", not both", &faults)
    }
    first = field.name
    time =
      field.name == "expires_in" ? expiresIn(field, now, &faults) : expiresAt(field, now, &faults)
  }

  /// 0 is one attempt, as in `apns-expiration`.
  private func expiresIn(_ field: Field, _ now: Instant, _ faults: inout Faults) -> Instant? {
    guard let seconds = field.value.int else {
      field.wrongType("a whole number of seconds", &faults)
      return nil
    }
    guard (0...Self.maximumSeconds).contains(seconds) else {
      let hint = seconds > 0 && seconds / 1000 <= Self.maximumSeconds
      field.refuse(
        .invalidExpiration,
        "expected 0 to \(Self.maximumSeconds) seconds (30 days), not \(seconds)"
          + (hint ? "; if these are milliseconds, \(seconds / 1000) is right" : ""), &faults)
      return nil
    }
    return seconds == 0 ? Instant(microseconds: 0) : now.adding(seconds: Int64(seconds))
  }

  private func expiresAt(_ field: Field, _ now: Instant, _ faults: inout Faults) -> Instant? {
    let time: Instant
    if let text = field.value.string, let parsed = RFC3339.parse(text) {
      time = parsed
    } else if let seconds = field.value.int, seconds >= 0 {
      guard seconds < Self.millisecondsFrom else {
        field.refuse(
          .invalidExpiration,
          "expected UNIX seconds, not milliseconds: \(seconds / 1000) would be right", &faults)
        return nil
      }
      if seconds == 0 { return Instant(microseconds: 0) }
      time = Instant(microseconds: Int64(seconds) * 1_000_000)
    } else {
      field.wrongType("an RFC 3339 time or UNIX seconds", &faults)
      return nil
    }
    guard time > now else {
      field.refuse(
        .invalidExpiration,
        "expected a time after now (\(RFC3339.format(now))), or 0 for one attempt", &faults)
      return nil
    }
    guard time <= now.adding(seconds: Int64(Self.maximumSeconds)) else {
      field.refuse(
        .invalidExpiration, "expected a time within 30 days: Apple keeps nothing longer", &faults)
      return nil
    }
    return time
  }
}

extension Fault {
  /// What the localization says about a payload, as a fault of the request that holds it.
  init(_ fault: PayloadFault) {
    let code: ErrorCode =
      switch fault.kind {
      case .syntax, .shape, .form, .arguments: .invalidPayload
      case .unknownKey: .unknownString
      case .missingText: .noText
      }
    self.init(
      code, at: "/payload" + fault.pointer, fault.message,
      members: fault.language.map { [Member("language", .text($0))] } ?? [])
  }
}
