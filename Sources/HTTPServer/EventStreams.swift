// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

/// The event streams that one server has open: a limited number, shared between applications. All of them end when
/// the server stops.
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
  package var count: Int { places.count }
  private var places: FairShares<Int32>
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
    places = FairShares(limit: limits.eventStreams)
  }

  /// Gives a place to one more stream; nil when its application has its share. Dropping the stream gives it back.
  /// - Parameter application: whose stream it is.
  package func open(for application: Int32) -> EventStream? {
    guard places.take(for: application) else { return nil }
    changed(count)
    return EventStream(self, for: application)
  }

  /// Has every stream end properly after what it is sending, and those to come after their first event; what is
  /// held is answered.
  package func end() {
    isEnding = true
    held.end()
    for stream in waiting.values { stream.wake() }
  }

  func closed(for application: Int32) {
    places.give(back: application)
    changed(count)
  }

  func isWaiting(_ stream: EventStream) { waiting[ObjectIdentifier(stream)] = stream }

  func isAwake(_ stream: EventStream) { waiting[ObjectIdentifier(stream)] = nil }
}
