// SPDX-License-Identifier: Apache-2.0
import PushModel
import TestSupport
import Testing

@testable import Storage

extension PlanTests {
  /// Statements of requests, which are planned for their actual values.
  static var reads: [PlanCase] { requestReads + waitingReads }

  /// Each waiting delivery costs one index lookup for the time of its next attempt.
  private static let waitingReads: [PlanCase] = [
    PlanCase("a page of a run's waiting deliveries, with their next attempts", buffers: 470) {
      let page = try await $0.store.runs.deliveries(
        of: $0.range.notification.id, outcome: .waiting, reason: nil, after: bulkToken(500_000),
        limit: 101)
      if $0.isFull { #expect(page.count == 101) }
    }
  ]
}
