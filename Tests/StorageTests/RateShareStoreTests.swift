// SPDX-License-Identifier: Apache-2.0
import PushModel
import Storage
import TestSupport
import Testing

/// Demand for rates that shards share.
@Suite struct RateShareStoreTests {
  private let app = RateSubject(app: 1)
  private let run = RateSubject(app: 1, run: 7)

  private static let holders = (1...3).map { UUID(high: $0, low: 1) }
  private func holder(_ number: Int) -> UUID { Self.holders[number - 1] }

  @Test("a shard receives the others' demand for its rates, without its own")
  func others() async throws {
    try await TestDatabase.store { _, _, store in
      let rateShares = store.store.rateShares
      let first = try await rateShares.exchange(
        [app: RateDemand(singles: 2, broadcasts: 3), run: RateDemand(broadcasts: 3)],
        holder: holder(1), forSeconds: 60)
      #expect(first.isEmpty)
      let second = try await rateShares.exchange(
        [app: RateDemand(singles: 1), RateSubject(app: 2): RateDemand(singles: 9)],
        holder: holder(2), forSeconds: 60)
      #expect(second == [app: RateDemand(singles: 2, broadcasts: 3)])
      let third = try await rateShares.exchange(
        [app: RateDemand(), run: RateDemand()], holder: holder(3), forSeconds: 60)
      #expect(
        third == [
          app: RateDemand(singles: 3, broadcasts: 3), run: RateDemand(broadcasts: 3),
        ])
    }
  }

  @Test("a later demand replaces the earlier one, and repeated demand is kept")
  func words() async throws {
    try await TestDatabase.store { _, _, store in
      let rateShares = store.store.rateShares
      func heard() async throws -> RateDemand? {
        try await rateShares.exchange([app: RateDemand()], holder: holder(2), forSeconds: 60)[app]
      }
      _ = try await rateShares.exchange(
        [app: RateDemand(broadcasts: 16)], holder: holder(1), forSeconds: 60)
      #expect(try await heard() == RateDemand(broadcasts: 16))
      _ = try await rateShares.exchange([app: RateDemand()], holder: holder(1), forSeconds: 60)
      #expect(try await heard() == RateDemand())
      try await store.run("UPDATE rate_shares SET until = now()")
      #expect(try await heard() == nil)
      try await store.run("UPDATE rate_shares SET until = now() - interval '2 minutes'")
      #expect(try await heard() == nil)
      // Demand of a dead holder is removed; the caller has renewed its own.
      #expect(try await store.duties.forgetPaces() == 1)
      #expect(try await store.count("rate_shares") == 1)
      #expect(try await store.duties.forgetPaces() == 0)
    }
  }
}
