// SPDX-License-Identifier: Apache-2.0

/// Reason why a message cannot be accepted: the kind of fault, its position, and a sentence that
/// describes correct input. The API maps the kind to an error code.
package struct MessageFault: Error, Sendable, Equatable {
  /// Kinds of faults.
  package enum Kind: Sendable, Hashable, CaseIterable {
    /// Not JSON.
    case syntax
    /// Valid JSON, but no valid payload by Apple's rules: a member has the wrong type or value.
    case shape
    /// An invalid localized form or language tag.
    case form
    /// A key that the catalogue does not have in any language.
    case unknownKey
    /// A key whose text is excluded in a language that readers need, or in any language for a
    /// strict request.
    case excluded
    /// A position outside the alert that cannot contain a text.
    case place
    /// Arguments that a text cannot take.
    case arguments
    /// Some readers could receive no text.
    case missingText
    /// The push type cannot be derived from the payload.
    case unclearPushType
    /// The payload breaks the rules of its push type.
    case pushTypeMismatch
    /// A kind of push that this version cannot send.
    case notAvailable
    /// A priority that the push type does not allow.
    case priority
    /// A value of the wrong type.
    case wrongType
    /// A value outside the allowed values.
    case invalidValue
    /// A required member is missing.
    case missingMember
    /// An unknown member.
    case unknownMember
    /// An invalid device token.
    case deviceToken
    /// An empty list of recipients.
    case noRecipients
    /// More recipients than the limit.
    case tooMany
    /// A recipient's arguments do not fit the texts.
    case recipient
    /// Longer than Apple's limit.
    case tooLarge
  }

  /// The request member that contains the fault.
  package enum Member: String, Sendable, Hashable {
    case payload, alert, localize, badge, priority, recipients
    case pushType = "push_type"
  }

  /// Size of a payload that exceeds the limit.
  package struct Size: Sendable, Equatable {
    package var bytes: Int
    package var maximum: Int
    /// Bytes by language, for a localized payload: the languages over the limit.
    package var byLanguage: [String: Int]?
  }

  /// Maximum number of faults reported for one message. More faults usually share one cause.
  package static let maximum = 20

  package let kind: Kind
  package let member: Member
  /// JSON pointer within the member, "/aps/alert/body"; "" is the member itself.
  package let pointer: String
  /// A sentence that describes correct input.
  package let message: String
  /// Language of the faulty text, if the fault is in one language.
  package let language: String?
  /// Set for kind `tooLarge`.
  package private(set) var size: Size?
  /// Further faults of this message.
  package private(set) var others: [MessageFault] = []

  init(
    _ kind: Kind, in member: Member = .payload, at pointer: String, _ message: String,
    language: String? = nil, size: Size? = nil
  ) {
    self.kind = kind
    self.member = member
    self.pointer = pointer
    self.message = message
    self.language = language
    self.size = size
  }

  /// This fault and its further faults, each without `others`.
  var all: [MessageFault] {
    var first = self
    first.others = []
    return [first] + others
  }

  /// Returns the fault with another position in the request, and with `others` as its further
  /// faults.
  func moved(to member: Member, at pointer: String, others: [MessageFault]) -> MessageFault {
    var moved = MessageFault(
      kind, in: member, at: pointer, message, language: language, size: size)
    moved.others = others
    return moved
  }

  /// Throws the first of `faults`, if any, with at most `maximum` - 1 of the rest in `others`.
  static func check(_ faults: [MessageFault]) throws(MessageFault) {
    guard var first = faults.first else { return }
    first.others = Array(faults.prefix(maximum).dropFirst())
    throw first
  }
}
