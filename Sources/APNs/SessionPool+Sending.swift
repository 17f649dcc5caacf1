// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

/// Sending of single requests, with an `async` call for each.
extension SessionPool {
  /// Sends one request and returns its result.
  ///
  /// Suspends while all streams are taken or no provider token exists. `deadline` is the last time
  /// at which the request may be written; afterwards the result is `.neverProcessed`. Returns
  /// `.neverProcessed` at once during the backoff after a failed connection attempt. Once written,
  /// a request has `limits.responseDeadline` for its response. If APNs calls the provider token
  /// expired, replaces the token and retries the request once. Cancelling the calling task has no
  /// effect.
  ///
  /// - Parameter confirm: called just before the request is written, while a stream is reserved. If
  ///   it returns false, the request is not written. May be called more than once for a request.
  package func send(
    _ request: APNsRequest, deadline: MonotonicTime, confirm: (() async -> Bool)? = nil
  ) async -> APNsResult {
    let result: APNsResult
    // As in `attempt`: most pushes find a free stream at once and need no async call.
    if confirm == nil, waiting.isEmpty, let session = sessionWithRoom(for: request.payload.count) {
      result = await withUnsafeContinuation { session.submit(request, $0) }
    } else {
      result = await attempt(request, deadline: deadline, confirm)
    }
    switch result {
    case .rejected(let rejection) where rejection.reason.consequence == .drainAndResend:
      let second = await attempt(request, deadline: deadline, confirm)
      return await awaitingToken(second, request, deadline: deadline, confirm)
    case .neverProcessed(.noProviderToken):
      return await awaitingToken(result, request, deadline: deadline, confirm)
    default: return result
    }
  }

  /// While no provider token exists, retries the attempt until the deadline.
  private func awaitingToken(
    _ first: APNsResult, _ request: APNsRequest, deadline: MonotonicTime,
    _ confirm: (() async -> Bool)?
  ) async -> APNsResult {
    var result = first
    while case .neverProcessed(.noProviderToken) = result, !isClosing, loop.now < deadline {
      lacksToken = true
      result = await attempt(request, deadline: deadline, confirm)
    }
    return result
  }

  private func attempt(
    _ request: APNsRequest, deadline: MonotonicTime, _ confirm: (() async -> Bool)?
  ) async -> APNsResult {
    if let confirm { return await attempt(request, deadline: deadline, confirm: confirm) }
    if waiting.isEmpty, let session = sessionWithRoom(for: request.payload.count) {
      return await withUnsafeContinuation { session.submit(request, $0) }
    }
    if let cause = refusal(deadline) { return .neverProcessed(cause) }
    return await withUnsafeContinuation {
      wait(request.payload.count, request.group, until: deadline, .stream(request, $0))
    }
  }

  private func attempt(
    _ request: APNsRequest, deadline: MonotonicTime, confirm: () async -> Bool
  ) async -> APNsResult {
    let reservation = Reservation()
    let refusal = await reserve(request, deadline: deadline, reservation)
    guard let session = reservation.session else { return .neverProcessed(refusal ?? .poolClosed) }
    let isConfirmed = await confirm()
    session.unreserve()
    if isConfirmed, loop.now < deadline, session.freeStreams > 0,
      session.hasWindow(for: request.payload.count)
    {
      return await withUnsafeContinuation { session.submit(request, $0) }
    }
    dispatch()
    return .neverProcessed(.notWritten)
  }

  /// Reserves a stream for the request. Returns why it cannot, or nil.
  private func reserve(
    _ request: APNsRequest, deadline: MonotonicTime, _ reservation: Reservation
  ) async -> NeverProcessedCause? {
    if waiting.isEmpty, let session = sessionWithRoom(for: request.payload.count) {
      session.reserve()
      reservation.session = session
      return nil
    }
    if let cause = refusal(deadline) { return cause }
    return await withUnsafeContinuation {
      wait(request.payload.count, request.group, until: deadline, .reservation(reservation, $0))
    }
  }
}
