// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import Metrics

/// The requests that handlers of one shard work for at the moment, of those that need the database. Once there are as
/// many as it keeps up with, others are better told so at once than let wait behind them. Used on the shard's actor.
package final class RequestsInFlight {
  private let limits: () -> APILimits
  private let limit: WorkLimit
  private let resting: () -> Int
  private let gauge: Gauge?
  private let refusals: Counter?
  private(set) var count = 0

  /// - Parameters:
  ///   - limit: the shard's.
  ///   - resting: how many of them let time pass at the moment, until there is something to answer.
  ///   - limits: as they are now.
  init(
    meters: MetricsShard?, limit: WorkLimit, resting: @escaping () -> Int,
    limits: @escaping () -> APILimits
  ) {
    gauge = meters?.gauge(.httpRequestsInFlight)
    refusals = meters?.counter(.httpRequestsRefused)
    self.limit = limit
    self.resting = resting
    self.limits = limits
  }

  /// Whether there is room for one more; looked at before a body is received, and counted in no other way.
  func check() throws(Fault) {
    let limits = limits()
    let most = limits.requestsInFlight
    let room = limit.value(in: min(limits.requestsInFlightOverloaded, most)...most)
    guard count < most, count - resting() < room else {
      limit.noteRefusal()
      refusals?.add()
      throw Fault(.overloaded, "\(count) requests are being answered")
    }
  }

  /// Has a request worked for, where there is room by now.
  func answering<Answer>(_ handle: () async throws -> Answer) async throws -> Answer {
    try check()
    change(by: 1)
    defer {
      change(by: -1)
      limit.noteAnswer()
    }
    return try await handle()
  }

  private func change(by difference: Int) {
    count += difference
    gauge?.set(count)
  }
}
