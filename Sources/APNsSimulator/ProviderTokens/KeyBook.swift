// SPDX-License-Identifier: Apache-2.0
import TLS

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
