// SPDX-License-Identifier: Apache-2.0

/// Why a message cannot be accepted: what is wrong, where, and a sentence that says what would be right.
/// Doors turn the kind into an error of their own.
package struct MessageFault: Error, Sendable, Equatable {
  /// What is wrong.
  package enum Kind: Sendable, Hashable, CaseIterable {
    /// Not JSON.
    case syntax
    /// JSON, but no payload of Apple's: a member has the wrong type or value.
    case shape
    /// A localized form that is none, or a language that is none.
    case form
    /// A key that the catalogue has in no language.
    case unknownKey
    /// A key whose text is excluded where a reader would need it, or anywhere for a strict request.
    case excluded
    /// A place outside the alert that no text can be put at.
    case place
    /// Arguments that a text cannot take.
    case arguments
    /// Someone could end with no text.
    case missingText
    /// The push type does not follow from the payload.
    case unclearPushType
    /// The payload is none for a push of its type.
    case pushTypeMismatch
    /// A kind of push that this version cannot send.
    case notAvailable
    /// A priority that the push type does not have.
    case priority
    /// A value of another type than is expected.
    case wrongType
    /// A value that is none of those expected.
    case invalidValue
    /// Something that must be there.
    case missingMember
    /// A name that means nothing.
    case unknownMember
    /// No device token.
    case deviceToken
    /// Nobody is named.
    case nobody
    /// More are named than may be.
    case tooMany
    /// What a recipient is given does not fit the texts.
    case recipient
    /// Longer than Apple takes.
    case tooLarge
  }

  /// Which of a message's members is at fault.
  package enum Member: String, Sendable, Hashable {
    case payload, alert, localize, badge, priority, recipients
    case pushType = "push_type"
  }

  /// What a payload comes to that is too large.
  package struct Size: Sendable, Equatable {
    package var bytes: Int
    package var maximum: Int
    /// Where it differs from language to language: those that are over the limit.
    package var byLanguage: [String: Int]?
  }

  /// Faults told of one message: whoever has more has one systematic mistake.
  package static let maximum = 20

  package let kind: Kind
  package let member: Member
  /// Into the member, "/aps/alert/body"; "" is the member itself.
  package let pointer: String
  /// A sentence that says what would be right.
  package let message: String
  /// The language at fault, when one is.
  package let language: String?
  /// With kind `tooLarge`.
  package private(set) var size: Size?
  /// Further faults of the same message.
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

  /// This one and the further ones, each by itself.
  var all: [MessageFault] {
    var first = self
    first.others = []
    return [first] + others
  }

  /// Returns the fault at another place of the request, with these further ones.
  func moved(to member: Member, at pointer: String, others: [MessageFault]) -> MessageFault {
    var moved = MessageFault(
      kind, in: member, at: pointer, message, language: language, size: size)
    moved.others = others
    return moved
  }

  /// Throws the first of `faults`, with as many of the others in it as are told, when there is any.
  static func check(_ faults: [MessageFault]) throws(MessageFault) {
    guard var first = faults.first else { return }
    first.others = Array(faults.prefix(maximum).dropFirst())
    throw first
  }
}
