// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
package import Intake
internal import JSONText
internal import Messages
package import PushModel

/// A body of `POST …/notifications`. Checks that need the app's strings follow at acceptance.
package struct NotifyBody: Sendable {
  package let draft: NotificationDraft
  /// The idempotency key in a line of a batch, as written.
  package let idempotencyKey: String?

  /// - Parameters:
  ///   - now: arrival time of the request, the base of relative times.
  ///   - isLine: whether the body is a line of a batch, which contains its idempotency key as a
  ///     member instead of a header.
  package init(
    parsing body: [UInt8], now: Instant, limits: APILimits = APILimits(), isLine: Bool = false
  ) throws(Fault) {
    var faults = Faults()
    var message = MessageFields(limits)
    var to: AudienceBody?
    var hasTo = false
    var collapseID: String?
    var expiration = ExpirationFields()
    var unregistered: UnregisteredBody?
    var timing = TimingFields()
    var quiet: Field?
    var quietChoice: NotificationDraft.QuietChoice?
    var key: String?
    let members = try bodyMembers(body, expected: "an object with to and payload")
    let names = isLine ? Self.namesOfLine : Self.names
    for field in members.withoutNulls(of: names) {
      switch field.name {
      case "to":
        hasTo = true
        to = AudienceBody(field, &faults)
      case "collapse_id":
        collapseID = Self.collapseID(field, &faults)
      case "expires_in", "expires_at":
        expiration.read(field, &faults)
      case "send_unregistered": unregistered = UnregisteredBody(field, &faults)
      case "max_rate": message.maxRate = field.rate(&faults)
      case "quiet_hours":
        quiet = field
        quietChoice = field.quietChoice(&faults)
      case "reference": message.reference = field.text(.reference, &faults)
      case "idempotency_key" where isLine: key = Self.idempotencyKey(field, &faults)
      case "delivery": message.delivery = field.choice(DeliveryPolicy.self, &faults)
      default:
        if !timing.read(field, &faults), !message.read(field, &faults) {
          field.unknown(names, &faults)
        }
      }
    }
    if !hasTo, !message.hasRecipients {
      faults.add(
        .missingMember, at: "/to",
        "\"to\" is needed: the audience; or \"recipients\": the audience with data for each"
      )
    } else if hasTo, message.hasRecipients {
      faults.add(.invalidValue, at: "/to", "expected \"to\" or \"recipients\", not both")
    }
    message.requirePayload(&faults)
    unregistered?.check(
      with: to?.audience, hasRecipients: message.hasRecipients, badge: message.badge, &faults)
    message.timing = timing.timing(now: now, &faults)
    expiration.check(message.timing, now: now, &faults)
    message.expiresIn = expiration.seconds
    try faults.check()
    let checked = try message.message()
    guard var audience = to?.audience ?? checked.recipients?.audience else {
      throw Fault(.missingMember, at: "/to", "\"to\" or \"recipients\" is needed")
    }
    audience.unregistered = unregistered?.tokens
    idempotencyKey = key
    draft = NotificationDraft(
      audience: audience, message: checked, collapseID: collapseID, expiresAt: expiration.time,
      quiet: quietChoice)
    if case .hours = quietChoice, let quiet, !draft.mayWait {
      throw Fault(
        .invalidValue, at: quiet.pointer,
        "expected it only for alerts that are neither time-sensitive nor critical")
    }
  }

  /// Returns the draft with the request's position in a trace, and with its sender.
  func draft(from call: Call) -> NotificationDraft {
    var draft = draft
    draft.traceParent = call.request.headers.traceParent?.text
    draft.sentBy = call.caller.map { Sender($0.actor) }
    return draft
  }

  /// Returns the idempotency key of a line, even if other members of the line are invalid.
  static func idempotencyKey(ofLine line: [UInt8]) -> String? {
    var faults = Faults()
    let members = try? bodyMembers(line, expected: "an object")
    return members?.first { $0.name == "idempotency_key" && !$0.value.isNull }.flatMap {
      idempotencyKey($0, &faults)
    }
  }

  private static let names =
    "to, \(MessageFields.names), collapse_id, expires_in, expires_at, \(TimingFields.names), quiet_hours, max_rate, delivery, reference, send_unregistered"
  private static let namesOfLine = names + ", idempotency_key"

  private static func idempotencyKey(_ field: Field, _ faults: inout Faults) -> String? {
    guard let text = field.value.string else {
      field.wrongType("a string", &faults)
      return nil
    }
    guard IdempotencyKey.isUsable(text) else {
      field.refuse(.invalidValue, IdempotencyKey.expected, &faults)
      return nil
    }
    return text
  }

  private static func collapseID(_ field: Field, _ faults: inout Faults) -> String? {
    guard let text = field.value.string else {
      field.wrongType("a string", &faults)
      return nil
    }
    // HTTP/2 forbids a space at either end of a field value (RFC 9113 §8.2.1).
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
