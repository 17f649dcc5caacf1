// SPDX-License-Identifier: Apache-2.0
internal import Storage
internal import Synchronization

/// The newest configuration of this process. Every shard reads the same immutable value, so a change
/// is everywhere as soon as it is kept here.
final class ConfigurationKeeper: Sendable {
  private let newest = Mutex(ConfigurationSnapshot.empty)

  /// The newest snapshot.
  var current: ConfigurationSnapshot { newest.withLock { $0 } }

  /// Keeps a snapshot unless a newer one is there already.
  func keep(_ snapshot: ConfigurationSnapshot) {
    newest.withLock { if snapshot.version >= $0.version { $0 = snapshot } }
  }
}
