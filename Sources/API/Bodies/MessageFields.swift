// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import Localization
internal import Messages
internal import PushModel

/// The members that notify requests and previews share: the message and its options.
struct MessageFields {
  /// Names of these members, for error messages.
  static let names =
    "recipients, payload, alert, localize, badge, truncate, push_type, priority, fallback, strict"

  private let limits: APILimits
  private var payload: JSONValue?
  private var alert: AlertShorthand?
  /// Whether the body has a payload, or an alert that becomes one.
  private var hasPayload = false
  private var localize: JSONValue?
  private var recipients: RecipientList?
  private(set) var hasRecipients = false
  /// Maximum pushes per second; only notifications have this member, previews do not.
  var maxRate: Int? {
    get { options.maxRate }
    set { options.maxRate = newValue }
  }
  var reference: String? {
    get { options.reference }
    set { options.reference = newValue }
  }
  var badge: BadgeChange? { options.badge }
  var timing: Timing? {
    get { options.timing }
    set { options.timing = newValue }
  }
  var expiresIn: Int? {
    get { options.expiresIn }
    set { options.expiresIn = newValue }
  }
  var delivery: DeliveryPolicy? {
    get { options.delivery }
    set { options.delivery = newValue }
  }
  private var pushType: PushType?
  private var priority: Int?
  private var options = MessageOptions()

  init(_ limits: APILimits) { self.limits = limits }

  /// Reads the member; returns false for an unknown one.
  mutating func read(_ field: Field, _ faults: inout Faults) -> Bool {
    switch field.name {
    case "payload":
      hasPayload = true
      if field.value.kind == .object {
        payload = field.value
      } else {
        field.wrongType("Apple's JSON object", &faults)
      }
    case "alert":
      hasPayload = true
      alert = field.alert(&faults)
    case "localize": localize = field.value
    case "recipients":
      hasRecipients = true
      recipients = field.recipients(maximum: limits.recipients, &faults)
    case "push_type": pushType = field.choice(PushType.self, &faults)
    case "priority":
      priority = field.value.int
      if priority == nil { field.wrongNumber("10, 5 or 1", &faults) }
    case "fallback": options.fallbackLanguages = field.exactLanguages(&faults) ?? []
    case "strict": options.isStrict = field.bool(&faults)
    case "truncate": options.truncates = field.bool(&faults) ?? false
    case "badge": options.badge = field.badgeChange(&faults)
    default: return false
    }
    return true
  }

  func requirePayload(_ faults: inout Faults) {
    guard !hasPayload else { return }
    faults.add(
      .missingMember, at: "/payload", "\"payload\" is needed, Apple's JSON object; or \"alert\"")
  }

  /// Creates the message. Call only if no member had a fault.
  func message() throws(Fault) -> Message {
    do throws(MessageFault) {
      return try Message(
        WrittenMessage(
          payload: payload, alert: alert, localize: localize, recipients: recipients,
          pushType: pushType,
          priority: priority, options: options))
    } catch { throw Fault(error) }
  }
}

extension Field {
  fileprivate func recipients(maximum: Int, _ faults: inout Faults) -> RecipientList? {
    do throws(MessageFault) { return try RecipientList(value, maximum: maximum) } catch {
      faults.add(Fault(error))
      return nil
    }
  }

  fileprivate func alert(_ faults: inout Faults) -> AlertShorthand? {
    do throws(MessageFault) { return try AlertShorthand(value) } catch {
      faults.add(Fault(error))
      return nil
    }
  }

  static let badgeChangeInWords = "an object such as {\"set\": 5} or {\"increment\": 1}"

  /// Parses `{"set": 5}` or `{"increment": 1}`.
  fileprivate func badgeChange(_ faults: inout Faults) -> BadgeChange? {
    members(Self.badgeChangeInWords, &faults)?.withoutNulls(of: "set, increment")
      .badgeChange(&faults)
  }

  /// Parses a badge number.
  func badge(_ faults: inout Faults) -> Int? {
    guard let badge = BadgeChange.number(value) else {
      wrongNumber(BadgeChange.numberInWords, &faults)
      return nil
    }
    return badge
  }
}

extension JSONChildren {
  /// Parses a badge change from the members of an object.
  func badgeChange(_ faults: inout Faults) -> BadgeChange? {
    guard count == 1, let field = first else {
      faults.add(.invalidValue, at: container.pointer, "expected one member: set or increment")
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
