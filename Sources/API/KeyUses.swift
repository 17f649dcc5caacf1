// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// Last uses of API keys on a shard, until they are written to the store. Writes happen at most
/// once a minute for all keys, so that no request waits for them. Used on the shard's actor.
package final class KeyUses {
  private var uses: [Int32: Instant] = [:]

  package init() {}

  func note(_ key: Int32, at now: Instant) { uses[key] = now }

  /// Returns and removes the uses that are not written yet.
  package func take() -> [Int32: Instant] {
    defer { uses.removeAll(keepingCapacity: true) }
    return uses
  }

  /// Restores uses after a failed write, merged with later ones.
  package func putBack(_ taken: [Int32: Instant]) {
    uses.merge(taken) { max($0, $1) }
  }
}
