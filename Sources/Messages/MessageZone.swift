// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// A time zone in an argument, with the argument's position. Only PostgreSQL has the list of valid
/// time zones.
package struct MessageZone: Sendable, Equatable {
  package let zone: String
  package let member: MessageFault.Member
  /// JSON pointer within the member, "/aps/alert/args/0/zone".
  package let pointer: String

  /// Fault for a zone that the database does not have.
  private var fault: MessageFault {
    MessageFault(
      .invalidValue, in: member, at: pointer,
      "expected the name of a time zone that the database knows, such as \"Asia/Tokyo\"")
  }

  /// Throws a fault for each of `unknown`, at most `MessageFault.maximum`.
  package static func refuse(_ unknown: [MessageZone]) throws(MessageFault) {
    try MessageFault.check(unknown.prefix(MessageFault.maximum).map(\.fault))
  }
}

extension Message {
  /// Time zones in the arguments, in the order of their positions.
  package var zones: [MessageZone] { template.zones + (recipients?.zones ?? []) }
}

extension RecipientList {
  fileprivate var zones: [MessageZone] {
    entries.enumerated().flatMap { index, entry in
      entry.arguments.compactMap { name, argument in argument.zone.map { (name.text, $0) } }
        .sorted { ExactString($0.0) < ExactString($1.0) }
        .map { name, zone in
          MessageZone(
            zone: zone, member: .recipients, pointer: "/\(index)/args\(jsonPointerToken(name))/zone"
          )
        }
    }
  }
}

extension PayloadTemplate {
  fileprivate var zones: [MessageZone] {
    slots.flatMap { slot -> [MessageZone] in
      guard case .string(_, let arguments) = slot.form else { return [] }
      return arguments.enumerated().compactMap { index, argument in
        argument.zone.map {
          MessageZone(zone: $0, member: slot.member, pointer: "\(slot.pointer)/args/\(index)/zone")
        }
      }
    }
  }
}
