// SPDX-License-Identifier: Apache-2.0

/// Receives the results of the slices that were submitted to a pool: exactly one result for each
/// request that the pool has taken.
///
/// All calls are made on the pool's loop, never inside `submit` or `withdraw`. The receiver may
/// call both.
package protocol APNsReceiver: AnyObject {
  /// APNs accepted these requests. Called at most once for all responses that arrive together.
  /// - Parameter after: the time from writing each request to its response.
  func accepted(_ tickets: [APNsTicket], after: [Duration])

  /// A request ended with another result.
  /// - Parameter after: as in `accepted`; zero for a request that was not written.
  func ended(_ ticket: APNsTicket, _ result: APNsResult, after: Duration)

  /// Streams may have become free: the pool's `room` may have grown.
  func hasRoom()
}
