// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// Times at which API keys were last used on a shard, until they are stored. They are stored at
/// most once a minute for all keys, so that no request waits for it. Used on the shard's actor.
package final class KeyUses {
  private var uses: [Int32: Instant] = [:]

  package init() {}

  func note(_ key: Int32, at now: Instant) { uses[key] = now }

  /// Returns the unstored uses and clears them.
  package func take() -> [Int32: Instant] {
    defer { uses.removeAll(keepingCapacity: true) }
    return uses
  }

  /// Restores uses after a failed write. Later uses take precedence.
  package func putBack(_ taken: [Int32: Instant]) {
    uses.merge(taken) { max($0, $1) }
  }
}
