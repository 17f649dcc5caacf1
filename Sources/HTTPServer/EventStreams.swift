// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

/// The event streams that one server has open: so many and no more, and all of them end when it stops.
///
/// Lifecycle: made once for a shard; `open` for each request; `end` before its server drains. All on the
/// shard's actor.
package final class EventStreams {
  let loop: EventLoop
  let limits: HTTPLimits
  /// Answers that wait for something to say.
  package let held: HeldAnswers
  private let changed: (Int) -> Void
  /// Whether the server is about to stop.
  package private(set) var isEnding = false
  /// Streams that have a place.
  package private(set) var count = 0
  /// Those that wait for something to tell.
  private var waiting: [ObjectIdentifier: EventStream] = [:]

  /// - Parameters:
  ///   - heldChanged: is told how many answers are held, whenever that changes.
  ///   - changed: is told how many streams are open, whenever that changes.
  package init(
    loop: EventLoop, limits: HTTPLimits = HTTPLimits(),
    heldChanged: @escaping (Int) -> Void = { _ in }, changed: @escaping (Int) -> Void = { _ in }
  ) {
    self.loop = loop
    self.limits = limits
    held = HeldAnswers(loop: loop, limits: limits, changed: heldChanged)
    self.changed = changed
  }

  /// Gives a place to one more stream; nil when there is none left. Whoever drops the stream gives it back.
  package func open() -> EventStream? {
    guard count < limits.eventStreams else { return nil }
    count += 1
    changed(count)
    return EventStream(self)
  }

  /// Has every stream end properly after what it is sending, and those to come after their first event; what is
  /// held is answered.
  package func end() {
    isEnding = true
    held.end()
    for stream in waiting.values { stream.wake() }
  }

  func closed() {
    count -= 1
    changed(count)
  }

  func isWaiting(_ stream: EventStream) { waiting[ObjectIdentifier(stream)] = stream }

  func isAwake(_ stream: EventStream) { waiting[ObjectIdentifier(stream)] = nil }
}
