// SPDX-License-Identifier: Apache-2.0

/// Why a payload cannot be accepted.
package struct PayloadFault: Error, Sendable, Equatable {
  /// What is wrong, for the caller to turn into an error of its own.
  package enum Kind: Sendable, Hashable, CaseIterable {
    /// Not JSON.
    case syntax
    /// JSON, but no payload of Apple's: a member has the wrong type or value.
    case shape
    /// A localized form that is none, or a language that is none.
    case form
    /// A key that the catalogue has in no language.
    case unknownKey
    /// A place outside the alert that no text can be put at.
    case place
    /// Arguments that a text cannot take.
    case arguments
    /// Someone could end with no text.
    case missingText
  }

  /// Which of a request's members is at fault.
  package enum Member: String, Sendable, Hashable {
    case payload, localize
  }

  package let kind: Kind
  package let member: Member
  /// Into the member, "/aps/alert/body"; "" is the payload itself.
  package let pointer: String
  /// A sentence that says what would be right.
  package let message: String
  /// The language at fault, when one is.
  package let language: String?

  init(
    _ kind: Kind, in member: Member = .payload, at pointer: String, _ message: String,
    language: String? = nil
  ) {
    self.kind = kind
    self.member = member
    self.pointer = pointer
    self.message = message
    self.language = language
  }
}
