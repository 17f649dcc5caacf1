// SPDX-License-Identifier: Apache-2.0

/// Why a person could not sign in at the identity provider. The description is for the log, and
/// contains neither tokens nor codes.
package struct OpenIDFault: Error, Equatable, CustomStringConvertible {
  /// The party that can resolve the fault.
  package enum Kind: Sendable {
    /// The provider gives no usable answer: down, slow, or configured differently.
    case provider
    /// The provider, or this gateway, rejects this attempt.
    case rejected
    /// Too many people sign in at once.
    case busy
  }

  package let kind: Kind
  package let description: String

  package init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
