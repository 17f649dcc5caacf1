// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO

extension SessionPool {
  /// A request for which no stream is free.
  struct WaitingRequest {
    let request: APNsRequest
    let deadline: MonotonicTime
    let turn: Turn
  }

  /// What a request that waits is to have.
  enum Turn {
    case stream(UnsafeContinuation<APNsResult, Never>)
    case reservation(Reservation, UnsafeContinuation<NeverProcessedCause?, Never>)
  }

  /// Where a stream is kept for a request.
  final class Reservation {
    var session: APNsSession?
  }
}
