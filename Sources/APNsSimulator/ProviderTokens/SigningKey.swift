// SPDX-License-Identifier: Apache-2.0

package import TLS

/// A provider's signing key as Apple's developer account knows it.
package struct SigningKey: Sendable {
  /// Ten characters, as Apple issues them; the simulator takes any that are not empty.
  package var keyID: String
  package var teamID: String
  /// What signatures are checked with; nil accepts any signature.
  package var publicKey: ES256PublicKey?
  /// The one environment a team-scoped or topic-specific key works in; nil for keys of the older
  /// kind, which work in both.
  package var environment: PushEnvironment?
  /// What a topic-specific key may push to; nil for a key of the whole team.
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

  /// Whether tokens of this key and of `other` may follow each other on one connection, if both are
  /// for its environment: keys of a whole team may, topic-specific ones only with the one that is
  /// related to them.
  func isRelated(to other: SigningKey) -> Bool {
    if keyID == other.keyID || (topics == nil && other.topics == nil) { return true }
    guard topics != nil, other.topics != nil else { return false }
    return relatedKeyID == other.keyID || other.relatedKeyID == keyID
  }
}

/// The keys the simulated developer account holds.
package struct KeyBook: Sendable {
  /// More keys than any test needs; a limit so that a control client in a loop cannot fill memory.
  static let maximumKeys = 10_000

  private var keys: [String: SigningKey] = [:]
  /// Accepts tokens of unknown keys with any signature.
  package var acceptsAnyKey: Bool
  /// Raised by every change, so that what was verified before is not trusted after.
  private(set) var revision = 0

  package init(keys: [SigningKey] = [], acceptsAnyKey: Bool = false) {
    self.acceptsAnyKey = acceptsAnyKey
    for key in keys { self.keys[key.keyID] = key }
  }

  package subscript(keyID: String) -> SigningKey? { keys[keyID] }
  package var all: [SigningKey] { keys.values.sorted { $0.keyID < $1.keyID } }

  /// Adds or replaces a key. False when the book is full.
  package mutating func register(_ key: SigningKey) -> Bool {
    guard keys[key.keyID] != nil || keys.count < Self.maximumKeys else { return false }
    keys[key.keyID] = key
    revision += 1
    return true
  }

  /// Revokes all keys and registers these.
  mutating func replaceAll(with keys: [SigningKey]) {
    self.keys = [:]
    for key in keys { self.keys[key.keyID] = key }
    revision += 1
  }

  /// Revokes a key. False when it was not there.
  package mutating func revoke(_ keyID: String) -> Bool {
    revision += 1
    return keys.removeValue(forKey: keyID) != nil
  }
}
