// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// Sending of slices: requests without a task, a continuation or an allocation for each.
///
/// A pool takes as many requests as it has free streams, and at most one more, which waits. The
/// waiting request makes the pool connect and grow as the waiting requests of `send` do.
extension SessionPool {
  /// Number of requests that one session gets before the next is chosen, so that sessions stay
  /// balanced.
  private static let share = 16

  /// Sets the receiver of all results. Call once, before `submit`.
  package func attach(_ receiver: any APNsReceiver) {
    precondition(self.receiver == nil, "a pool has one receiver")
    self.receiver = receiver
  }

  /// Number of requests that `submit` takes now, unless the connections' windows have less room.
  /// The receiver's `hasRoom` is called when the number may have grown.
  package var room: Int {
    guard waiting.isEmpty, !reports.hasRefusal else { return 0 }
    return (lacksToken ? 0 : freeStreams) + 1
  }

  /// Takes requests from the front of a slice and returns their number: at least one if `room` is
  /// not zero and the slice is not empty.
  ///
  /// The receiver gets one result for each. As with `send`, a request with an expired provider
  /// token is retried once, and requests wait for a provider token until the slice's `latest`. The
  /// caller must not change the payloads of these requests.
  package func submit(_ slice: APNsSlice) -> Int {
    guard waiting.isEmpty, !reports.hasRefusal, !slice.range.isEmpty else { return 0 }
    let batch = slice.batch
    var next = SlicedRequest(place: slices.add(slice), index: Int32(slice.range.lowerBound))
    var failure: NeverProcessedCause?
    while failure == nil, next.position < slice.range.upperBound,
      let session = sessionWithRoom(for: batch.payloadSize(of: next.position))
    {
      let count = min(Self.share, slice.range.upperBound - next.position)
      let taken: Int
      (taken, failure) = session.submit(count, of: batch, from: next)
      next.index += Int32(taken)
    }
    if next.position < slice.range.upperBound {
      if let failure {
        failed(next, failure, until: slice.latest)
      } else {
        wait(next, until: slice.latest)
      }
      next.index += 1
    }
    slices.end(slice.range.upperBound - next.position, at: next.place)
    return next.position - slice.range.lowerBound
  }

  /// Submits a request that waited.
  func submit(_ request: SlicedRequest, to session: APNsSession) {
    let slice = slices[request.place]
    let (_, failure) = session.submit(1, of: slice.batch, from: request)
    if let failure { failed(request, failure, until: slice.latest) }
  }

  /// Makes a request wait for a stream, or refuses it.
  private func wait(_ request: SlicedRequest, until latest: MonotonicTime) {
    if let cause = refusal(latest) { return refuse(request, cause) }
    let batch = slices[request.place].batch
    wait(
      batch.payloadSize(of: request.position), batch.head.group, until: latest, .slice(request))
  }

  /// Handles a request that a session could not queue.
  private func failed(
    _ request: SlicedRequest, _ cause: NeverProcessedCause, until latest: MonotonicTime
  ) {
    guard cause == .noProviderToken, !isClosing, loop.now < latest else {
      return refuse(request, cause)
    }
    lacksToken = true
    wait(request, until: latest)
  }

  private func refuse(_ request: SlicedRequest, _ cause: NeverProcessedCause) {
    reports.refuse(slices.end(request), cause)
    reportSoon()
  }

  // MARK: Results

  /// Records that APNs accepted a request.
  func accepted(_ request: SlicedRequest, after: Duration) {
    reports.accept(slices.end(request), after: after)
    reportSoon()
  }

  /// Records another result of a request, or retries the request.
  func finished(_ request: SlicedRequest, _ result: APNsResult, after: Duration) {
    if case .rejected(let rejection) = result, !request.isResent,
      rejection.reason.consequence == .drainAndResend
    {
      return resend(request)
    }
    reports.end(slices.end(request), result, after: after)
    reportSoon()
  }

  private func resend(_ request: SlicedRequest) {
    var request = request
    request.isResent = true
    let slice = slices[request.place]
    if waiting.isEmpty,
      let session = sessionWithRoom(for: slice.batch.payloadSize(of: request.position))
    {
      submit(request, to: session)
    } else {
      wait(request, until: slice.latest)
    }
  }

  /// Schedules a report at the end of the turn. `dispatch` reports earlier, so that the requests
  /// that follow are written in the same turn.
  private func reportSoon() {
    guard !isReportScheduled else { return }
    isReportScheduled = true
    loop.atEndOfTurn(tell: self)
  }

  /// Passes the results to the receiver. Results that these calls cause are reported at the end of
  /// the turn.
  func report() {
    guard !reports.isEmpty else { return }
    var due = TicketReports()
    swap(&due, &reports)
    if let receiver { due.deliver(to: receiver) }
    guard reports.isEmpty else { return }
    due.removeAll()
    swap(&due, &reports)
  }
}

extension SessionPool: TurnHandler {
  package func turnEnds() {
    isReportScheduled = false
    dispatch()
  }
}
