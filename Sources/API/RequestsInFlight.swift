// SPDX-License-Identifier: Apache-2.0
internal import Metrics

/// The requests that handlers of one shard work for at the moment, of those that need the database. Once there are as
/// many as it keeps up with, others are better told so at once than let wait behind them. Used on the shard's actor.
package final class RequestsInFlight {
  private let limit: () -> Int
  private let gauge: Gauge?
  private let refusals: Counter?
  private(set) var count = 0

  /// - Parameter limit: as it is now.
  init(meters: MetricsShard?, limit: @escaping () -> Int) {
    gauge = meters?.gauge(.httpRequestsInFlight)
    refusals = meters?.counter(.httpRequestsRefused)
    self.limit = limit
  }

  /// Whether there is room for one more; looked at before a body is received, and counted in no other way.
  func check() throws(Fault) {
    guard count < limit() else {
      refusals?.add()
      throw Fault(.overloaded, "\(count) requests are being answered")
    }
  }

  /// Has a request worked for, where there is room by now.
  func answering<Answer>(_ handle: () async throws -> Answer) async throws -> Answer {
    try check()
    change(by: 1)
    defer { change(by: -1) }
    return try await handle()
  }

  private func change(by difference: Int) {
    count += difference
    gauge?.set(count)
  }
}
