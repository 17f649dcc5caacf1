// SPDX-License-Identifier: Apache-2.0
package import Storage

/// Forgets idempotency keys whose day is over.
package struct IdempotencyExpiry: Duty {
  package let name = "idempotency-expiry"
  package let interval: Duration

  /// - Parameter interval: between two rounds.
  package init(interval: Duration) { self.interval = interval }

  package func step(_ store: DutyStore) async throws(StorageError) -> DutyStep {
    let forgotten = try await store.expireIdempotencyKeys()
    return DutyStep(items: forgotten, hasMore: forgotten > 0)
  }
}
