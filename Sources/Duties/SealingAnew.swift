// SPDX-License-Identifier: Apache-2.0
package import Storage

/// Seals credentials, provider tokens and secrets of webhooks under the current secret key, where a former one sealed
/// them.
package struct SealingAnew: Duty {
  package let name = "sealing-anew"
  package let interval: Duration
  private let secrets: SecretBox

  /// - Parameters:
  ///   - interval: between two rounds.
  ///   - secrets: seals under the new key, and opens what the old one sealed.
  package init(interval: Duration, secrets: SecretBox) {
    self.interval = interval
    self.secrets = secrets
  }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    let sealed = try await store.sealAnew(with: secrets)
    return DutyStep(items: sealed, hasMore: sealed > 0)
  }
}
