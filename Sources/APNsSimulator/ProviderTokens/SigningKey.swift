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

/// The keys of the simulated developer account.
package struct KeyBook: Sendable {
  /// Maximum number of keys, so that a control client in a loop cannot fill memory.
  static let maximumKeys = 10_000

  private var keys: [String: SigningKey] = [:]
  /// Whether tokens of unknown keys are accepted with any signature.
  package var acceptsAnyKey: Bool
  /// Increases with every change, which invalidates cached verifications.
  private(set) var revision = 0

  package init(keys: [SigningKey] = [], acceptsAnyKey: Bool = false) {
    self.acceptsAnyKey = acceptsAnyKey
    for key in keys { self.keys[key.keyID] = key }
  }

  package subscript(keyID: String) -> SigningKey? { keys[keyID] }
  package var all: [SigningKey] { keys.values.sorted { $0.keyID < $1.keyID } }

  /// Adds or replaces a key. Returns false if the book is full.
  package mutating func register(_ key: SigningKey) -> Bool {
    guard keys[key.keyID] != nil || keys.count < Self.maximumKeys else { return false }
    keys[key.keyID] = key
    revision += 1
    return true
  }

  /// Replaces all keys.
  mutating func replaceAll(with keys: [SigningKey]) {
    self.keys = [:]
    for key in keys { self.keys[key.keyID] = key }
    revision += 1
  }

  /// Revokes a key. Returns false if it does not exist.
  package mutating func revoke(_ keyID: String) -> Bool {
    revision += 1
    return keys.removeValue(forKey: keyID) != nil
  }
}
