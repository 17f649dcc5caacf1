// SPDX-License-Identifier: Apache-2.0

/// A list of unregistered devices, of which senders of the legacy feedback service read the new
/// part.
package struct FeedbackList: Hashable, Sendable {
  package var destination: Destination
  /// Kind of the tokens. Senders of alerts also get the tokens for device management, as Apple's
  /// certificates allow both.
  package var kind: TokenKind

  package init(_ destination: Destination, kind: TokenKind) {
    self.destination = destination
    self.kind = kind
  }

  package var kinds: [TokenKind] { kind == .alert ? [.alert, .mdm] : [kind] }

  /// Length in bytes of the tokens. Senders of the time expect tuples of a fixed size.
  package static let tokenBytes = 32
}
