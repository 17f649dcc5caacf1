// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// A time zone that an argument of a message names, and where. Only PostgreSQL knows which zones there are.
package struct MessageZone: Sendable, Equatable {
  package let zone: String
  package let member: MessageFault.Member
  /// Into the member, "/aps/alert/args/0/zone".
  package let pointer: String

  /// Why a message that names it cannot be accepted, where the database has no zone of this name.
  private var fault: MessageFault {
    MessageFault(
      .invalidValue, in: member, at: pointer,
      "expected the name of a time zone that the database knows, such as \"Asia/Tokyo\"")
  }

  /// Throws a fault for each of `unknown`, as many as one answer reports.
  package static func refuse(_ unknown: [MessageZone]) throws(MessageFault) {
    try MessageFault.check(unknown.prefix(MessageFault.maximum).map(\.fault))
  }
}

extension Message {
  /// The zones that its arguments name, in the order of their places.
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
