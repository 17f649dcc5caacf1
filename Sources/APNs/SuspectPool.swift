// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

/// The one connection that requests to doubtful device tokens go over, beside the pool of all others: APNs answers a bad
/// token by allowing fewer streams on its connection, in the worst case one, and in the end by closing it. It opens with
/// the first such request and closes when there was none for a while.
///
/// Belongs to the event loop of the pool beside it.
package final class SuspectPool {
  private let make: () throws -> SessionPool
  private let maximumWaiting: Int
  private var pool: SessionPool?
  private var isClosed = false

  /// - Parameter make: makes and starts a pool with these limits under the same credential.
  package init(_ limits: APNsLimits, make: @escaping (APNsLimits) throws -> SessionPool) {
    var limits = limits
    (limits.initialSessions, limits.maximumSessions, limits.leastSessions) = (1, 1, 0)
    limits.maximumWaiting = limits.maximumWaitingSuspects
    maximumWaiting = limits.maximumWaiting
    self.make = { [limits] in try make(limits) }
  }

  /// As `SessionPool.send`.
  package func send(
    _ request: APNsRequest, deadline: MonotonicTime, confirm: (() async -> Bool)? = nil
  ) async -> APNsResult {
    if isClosed { return .neverProcessed(.poolClosed) }
    do {
      let pool = try pool ?? make()
      self.pool = pool
      return await pool.send(request, deadline: deadline, confirm: confirm)
    } catch {
      return .neverProcessed(.noConnection)
    }
  }

  /// Whether one more may wait.
  package var hasRoom: Bool { (pool?.statistics.waiting ?? 0) < maximumWaiting }

  package func withdraw(group: Int64) { pool?.withdraw(group: group) }

  /// Nil while there never was such a request.
  package var statistics: SessionPoolStatistics? { pool?.statistics }

  package func close() async {
    isClosed = true
    await pool?.close()
  }
}

extension SessionPoolStatistics {
  /// Two pools of one credential, seen as one.
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
