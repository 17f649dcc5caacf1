// SPDX-License-Identifier: Apache-2.0
internal import APNs
internal import AsyncIO
internal import PushModel

/// What a lane needs of the sessions under its credential.
struct PushPool {
  /// Asked just before a request is written; no means that it is not.
  typealias Confirm = () async -> Bool

  /// Sends one request; the second value is the last moment at which it may be written. Always ends.
  let send: (APNsRequest, MonotonicTime, Confirm?) async -> APNsResult
  /// Turns requests of a run away that wait for a stream.
  let withdraw: (RunID) -> Void
  let statistics: () -> SessionPoolStatistics
  /// Whether a request to a doubtful token would not be turned away.
  let hasRoomForDoubtful: () -> Bool
  /// Awaits the answers that are due, and closes every connection.
  let close: () async -> Void

  /// The sessions of `pool`, and the one for what is doubtful.
  init(_ pool: SessionPool, _ suspects: SuspectPool) {
    send = { request, deadline, confirm in
      if request.isDoubtful {
        return await suspects.send(request, deadline: deadline, confirm: confirm)
      }
      return await pool.send(request, deadline: deadline, confirm: confirm)
    }
    withdraw = { run in
      pool.withdraw(group: run.rawValue)
      suspects.withdraw(group: run.rawValue)
    }
    hasRoomForDoubtful = { suspects.hasRoom }
    statistics = { suspects.statistics.map { pool.statistics + $0 } ?? pool.statistics }
    close = {
      await suspects.close()
      await pool.close()
    }
  }

  /// Any other way to send.
  init(
    send: @escaping (APNsRequest, MonotonicTime, Confirm?) async -> APNsResult,
    withdraw: @escaping (RunID) -> Void = { _ in },
    statistics: @escaping () -> SessionPoolStatistics,
    hasRoomForDoubtful: @escaping () -> Bool = { true }, close: @escaping () async -> Void
  ) {
    self.hasRoomForDoubtful = hasRoomForDoubtful
    self.send = send
    self.withdraw = withdraw
    self.statistics = statistics
    self.close = close
  }
}
