// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

/// A pool with one connection for requests to unverified device tokens, besides the main pool for
/// all other requests. APNs reacts to an invalid token by allowing fewer streams on the connection,
/// at worst one, and eventually closes the connection. This pool connects at the first such request
/// and closes after an idle time.
///
/// Belongs to the event loop of the main pool.
package final class UnverifiedTokenPool {
  private let make: () throws -> SessionPool
  private let maximumWaiting: Int
  private var pool: SessionPool?
  private var isClosed = false

  /// - Parameter make: creates and starts a pool with these limits and the main pool's credential.
  package init(
    _ limits: APNsLimits, make: @escaping (APNsLimits) throws -> SessionPool
  ) {
    var limits = limits
    (limits.initialSessions, limits.maximumSessions, limits.leastSessions) = (1, 1, 0)
    limits.maximumWaiting = limits.maximumWaitingSuspects
    maximumWaiting = limits.maximumWaiting
    self.make = { [limits] in try make(limits) }
  }

  /// Sends one request, as `SessionPool.send` does.
  package func send(
    _ request: APNsRequest, deadline: MonotonicTime, confirm: (() async -> Bool)? = nil
  ) async -> APNsResult {
    if isClosed { return .neverProcessed(.poolClosed) }
    guard let pool = openPool() else { return .neverProcessed(.noConnection) }
    return await pool.send(request, deadline: deadline, confirm: confirm)
  }

  private func openPool() -> SessionPool? {
    if pool == nil { pool = try? make() }
    return pool
  }

  // MARK: Waiting and closing

  /// Whether another request may wait.
  package var hasRoom: Bool { (pool?.statistics.waiting ?? 0) < maximumWaiting }

  package func withdraw(group: Int64) { pool?.withdraw(group: group) }

  /// The statistics; nil before the first such request.
  package var statistics: SessionPoolStatistics? { pool?.statistics }

  package func close() async {
    isClosed = true
    await pool?.close()
  }
}

extension SessionPoolStatistics {
  /// Adds the statistics of two pools of one credential.
  package static func + (left: Self, right: Self) -> Self {
    Self(
      sessions: left.sessions + right.sessions,
      drainingSessions: left.drainingSessions + right.drainingSessions,
      openedSessions: left.openedSessions + right.openedSessions,
      openStreams: left.openStreams + right.openStreams,
      freeStreams: left.freeStreams + right.freeStreams, waiting: left.waiting + right.waiting,
      lastEnd: left.lastEnd ?? right.lastEnd)
  }
}
