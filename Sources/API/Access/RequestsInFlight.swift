// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import Metrics

/// Counts the requests in flight on one shard that need the database, and rejects further ones at
/// the concurrency limit instead of queueing them. Used on the shard's actor.
package final class RequestsInFlight {
  private let limits: () -> APILimits
  private let limit: AdaptiveConcurrencyLimit
  private let resting: () -> Int
  private let gauge: Gauge?
  private let refusals: Counter?
  private(set) var count = 0

  /// - Parameters:
  ///   - limit: the shard's concurrency limit.
  ///   - resting: returns how many of these requests currently wait for an event.
  ///   - limits: returns the current limits.
  init(
    meters: MetricsShard?, limit: AdaptiveConcurrencyLimit, resting: @escaping () -> Int,
    limits: @escaping () -> APILimits
  ) {
    gauge = meters?.gauge(.httpRequestsInFlight)
    refusals = meters?.counter(.httpRequestsRefused)
    self.limit = limit
    self.resting = resting
    self.limits = limits
  }

  /// Throws if the limit is reached. Called before a body is received; does not reserve capacity.
  func check() throws(Fault) {
    let limits = limits()
    let most = limits.requestsInFlight
    let room = limit.value(in: min(limits.requestsInFlightOverloaded, most)...most)
    guard count < most, count - resting() < room else {
      limit.noteRefusal()
      refusals?.add()
      throw Fault(.overloaded, "\(count) requests are in progress")
    }
  }

  /// Runs a request's handler and counts it as in flight; throws if the limit is reached.
  package func answering<Answer>(_ handle: () async throws -> Answer) async throws -> Answer {
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
