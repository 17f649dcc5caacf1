// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import Metrics

/// The requests that handlers of one shard work for at the moment, of those that need the database. Once there are as
/// many as it keeps up with, others are better told so at once than let wait behind them. Used on the shard's actor.
package final class RequestsInFlight {
  private let limits: () -> APILimits
  private let limit: WorkLimit
  private let held: () -> Int
  private let gauge: Gauge?
  private let limitGauge: Gauge?
  private let refusals: Counter?
  private(set) var count = 0

  /// - Parameters:
  ///   - limit: the shard's.
  ///   - held: how many of them do nothing but wait for what becomes of a notification.
  ///   - limits: as they are now.
  init(
    meters: MetricsShard?, limit: WorkLimit, held: @escaping () -> Int,
    limits: @escaping () -> APILimits
  ) {
    gauge = meters?.gauge(.httpRequestsInFlight)
    limitGauge = meters?.gauge(.httpRequestsInFlightLimit)
    refusals = meters?.counter(.httpRequestsRefused)
    self.limit = limit
    self.held = held
    self.limits = limits
    sample()
  }

  /// How many there may be now.
  @discardableResult
  func sample() -> Int {
    let limits = limits()
    let most = limits.requestsInFlight
    let room = limit.value(in: min(limits.requestsInFlightOverloaded, most)...most)
    limitGauge?.set(room)
    return room
  }

  /// Whether there is room for one more; looked at before a body is received, and counted in no other way.
  func check() throws(Fault) {
    guard count < limits().requestsInFlight, count - held() < sample() else {
      limit.noteRefusal()
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
