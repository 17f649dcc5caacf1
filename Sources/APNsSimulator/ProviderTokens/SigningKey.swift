// SPDX-License-Identifier: Apache-2.0
package import TLS

/// A provider's signing key in Apple's developer account.
package struct SigningKey: Sendable {
  /// Apple's ids have ten characters; the simulator accepts any text that is not empty.
  package var keyID: String
  package var teamID: String
  /// Key that verifies signatures; nil accepts any signature.
  package var publicKey: ES256PublicKey?
  /// Environment of a team-scoped or topic-specific key; nil for older keys, which are valid in
  /// both.
  package var environment: PushEnvironment?
  /// Topics of a topic-specific key; nil for a key of the whole team.
  package var topics: Set<String>?
  /// The other topic-specific key that may be used on the same connection.
  package var relatedKeyID: String?

  package init(
    keyID: String, teamID: String, publicKey: ES256PublicKey?,
    environment: PushEnvironment? = nil, topics: Set<String>? = nil, relatedKeyID: String? = nil
  ) {
    self.keyID = keyID
    self.teamID = teamID
    self.publicKey = publicKey
    self.environment = environment
    self.topics = topics
    self.relatedKeyID = relatedKeyID
  }

  /// Returns whether one connection may use tokens of both keys, provided that both keys are of the
  /// connection's environment. Team keys may be combined; topic-specific keys only with their
  /// related key.
  func isRelated(to other: SigningKey) -> Bool {
    if keyID == other.keyID || (topics == nil && other.topics == nil) { return true }
    guard topics != nil, other.topics != nil else { return false }
    return relatedKeyID == other.keyID || other.relatedKeyID == keyID
  }
}
