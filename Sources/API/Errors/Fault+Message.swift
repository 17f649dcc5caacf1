// SPDX-License-Identifier: Apache-2.0
internal import Intake
package import Messages

extension Fault {
  /// Converts a fault in a notification's timing.
  init(_ fault: TimingFault) {
    switch fault {
    case .unknownZone(let zone):
      self.init(
        .invalidValue, at: "/repeat/time_zone",
        "expected the name of a time zone such as \"Asia/Taipei\"; the database has no \"\(zone)\""
      )
    case .passed(let time, let zone):
      self.init(
        .invalidSchedule, at: "/send_at_local",
        "\(time) has passed in \(zone), where devices of the app are")
    case .never:
      self.init(
        .invalidSchedule, at: "/repeat", "expected a rule with an occurrence before \"until\"")
    }
  }

  /// Converts a fault in a message to a fault of the request with it.
  package init(_ fault: MessageFault) {
    self.init(
      ErrorCode(fault.kind), at: "/\(fault.member.rawValue)\(fault.pointer)", fault.message,
      members: Self.members(of: fault))
    others = fault.others.map(Fault.init)
  }

  private static func members(of fault: MessageFault) -> [Member] {
    var members = fault.language.map { [Member("language", .text($0))] } ?? []
    guard let size = fault.size else { return members }
    members.append(Member("bytes", .number(size.bytes)))
    members.append(Member("maximum_bytes", .number(size.maximum)))
    if let sizes = size.byLanguage { members.append(Member("sizes", .numbers(sizes))) }
    return members
  }
}

extension ErrorCode {
  /// Returns the error code for a kind of message fault.
  fileprivate init(_ kind: MessageFault.Kind) {
    self =
      switch kind {
      case .syntax, .shape, .form, .arguments: .invalidPayload
      case .place: .invalidLocalize
      case .unknownKey: .unknownString
      case .excluded: .excludedString
      case .missingText: .noText
      case .unclearPushType: .unclearPushType
      case .pushTypeMismatch: .pushTypeMismatch
      case .notAvailable: .notAvailable
      case .priority: .invalidPriority
      case .wrongType: .wrongType
      case .invalidValue: .invalidValue
      case .missingMember: .missingMember
      case .unknownMember: .unknownMember
      case .deviceToken: .invalidDeviceToken
      case .noRecipients: .emptyAudience
      case .tooMany: .tooManyNames
      case .recipient: .invalidRecipient
      case .tooLarge: .payloadTooLarge
      }
  }
}
