// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO

extension SessionPool {
  /// A request that waits for a stream.
  struct WaitingRequest {
    let payloadSize: Int
    let group: Int64
    let deadline: MonotonicTime
    let turn: Turn
  }

  /// The purpose for which a waiting request needs a stream: to submit the request, or to reserve
  /// the stream.
  enum Turn {
    case stream(APNsRequest, UnsafeContinuation<APNsResult, Never>)
    case reservation(Reservation, UnsafeContinuation<NeverProcessedCause?, Never>)
    case slice(SlicedRequest)
  }

  /// The session that reserved a stream for a request.
  final class Reservation {
    var session: APNsSession?
  }
}
