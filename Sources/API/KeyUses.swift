// SPDX-License-Identifier: Apache-2.0
package import PushModel

/// When API keys were last used on a shard, until it is noted in the store: at most once a minute for all of them, so
/// that no request waits for it. Used on the shard's actor.
package final class KeyUses {
  private var uses: [Int32: Instant] = [:]

  package init() {}

  func note(_ key: Int32, at now: Instant) { uses[key] = now }

  /// What is not noted yet; from here on it counts as noted.
  package func take() -> [Int32: Instant] {
    defer { uses.removeAll(keepingCapacity: true) }
    return uses
  }

  /// What could not be noted is, with what came meanwhile, another time.
  package func putBack(_ taken: [Int32: Instant]) {
    uses.merge(taken) { max($0, $1) }
  }
}
