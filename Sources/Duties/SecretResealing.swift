// SPDX-License-Identifier: Apache-2.0
package import Storage

/// Reseals credentials, provider tokens and webhook secrets that are sealed with a former secret
/// key, using the current one.
package struct SecretResealing: Duty {
  package let name = "secret-resealing"
  package let interval: Duration
  private let secrets: SecretBox

  /// - Parameters:
  ///   - interval: time between two rounds.
  /// - secrets: seals with the current key, and opens values sealed with a former one.
  package init(interval: Duration, secrets: SecretBox) {
    self.interval = interval
    self.secrets = secrets
  }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    let sealed = try await store.sealAnew(with: secrets)
    return DutyStep(items: sealed, hasMore: sealed > 0)
  }
}
