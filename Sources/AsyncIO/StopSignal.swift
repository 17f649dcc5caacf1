// SPDX-License-Identifier: Apache-2.0

/// The request to stop background work, and the pauses that this request ends. Set once.
///
/// Created on any thread, then used on its loop's thread.
package final class StopSignal {
  /// Whether the work must stop.
  package private(set) var isSet = false
  private let loop: EventLoop
  private var pauses: [ObjectIdentifier: Waiter] = [:]

  /// Creates a signal that is not set.
  package init(on loop: EventLoop) { self.loop = loop }

  /// Requests the stop, and ends all current pauses.
  package func set() {
    isSet = true
    for waiter in pauses.values { waiter.end(.closed) }
    pauses = [:]
  }

  /// Suspends the calling task for `duration`. Returns early if the signal is set or the task is
  /// cancelled.
  package func pause(_ duration: Duration) async {
    guard !isSet else { return }
    let waiter = Waiter(on: loop)
    pauses[ObjectIdentifier(waiter)] = waiter
    let outcome = await waiter.wait(until: loop.now + duration)
    pauses[ObjectIdentifier(waiter)] = nil
    waiter.end(outcome)
  }
}
