// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import AsyncIO
internal import PushModel

/// Connections under one credential, as functions that its lane calls.
struct PushPool {
  /// Called just before a request is written; false stops the request.
  typealias Confirm = () async -> Bool

  /// Sends one request; the second parameter is the latest time to write it. Always returns a
  /// result.
  let send: (APNsRequest, MonotonicTime, Confirm?) async -> APNsResult
  /// Gives the requests of a slice to the sessions; returns how many were taken
  /// (`SessionPool.submit`). Not for unverified tokens.
  let submit: (APNsSlice) -> Int
  /// Number of requests that `submit` takes now.
  let room: () -> Int
  /// Sets the receiver of the results of slices. Call once.
  let attach: (any APNsReceiver) -> Void
  /// Cancels the requests of a run that wait for a stream.
  let withdraw: (RunID) -> Void
  let statistics: () -> SessionPoolStatistics
  /// Whether the pool accepts a request to an unverified token.
  let hasRoomForUnverified: () -> Bool
  /// Waits for outstanding answers, and closes every connection.
  let close: () async -> Void

  /// Combines the sessions of `pool` with the separate session for unverified tokens.
  init(_ pool: SessionPool, _ suspects: UnverifiedTokenPool) {
    send = { request, deadline, confirm in
      if request.isUnverified {
        return await suspects.send(request, deadline: deadline, confirm: confirm)
      }
      return await pool.send(request, deadline: deadline, confirm: confirm)
    }
    submit = pool.submit
    room = { pool.room }
    attach = pool.attach
    withdraw = { run in
      pool.withdraw(group: run.rawValue)
      suspects.withdraw(group: run.rawValue)
    }
    hasRoomForUnverified = { suspects.hasRoom }
    statistics = { suspects.statistics.map { pool.statistics + $0 } ?? pool.statistics }
    close = {
      await suspects.close()
      await pool.close()
    }
  }

  /// Creates a pool from other functions, for tests.
  init(
    send: @escaping (APNsRequest, MonotonicTime, Confirm?) async -> APNsResult,
    submit: @escaping (APNsSlice) -> Int, room: @escaping () -> Int,
    attach: @escaping (any APNsReceiver) -> Void,
    withdraw: @escaping (RunID) -> Void = { _ in },
    statistics: @escaping () -> SessionPoolStatistics,
    hasRoomForUnverified: @escaping () -> Bool = { true }, close: @escaping () async -> Void
  ) {
    self.hasRoomForUnverified = hasRoomForUnverified
    self.send = send
    self.submit = submit
    self.room = room
    self.attach = attach
    self.withdraw = withdraw
    self.statistics = statistics
    self.close = close
  }
}
