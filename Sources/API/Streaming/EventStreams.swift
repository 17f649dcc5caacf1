// SPDX-License-Identifier: Apache-2.0
package import AsyncIO

/// The open event streams of one server: a limited number, shared between apps. All of them end
/// when the server stops.
///
/// Lifecycle: created once for a shard; `open` for each request; `end` before its server drains.
/// Used on the shard's actor.
package final class EventStreams {
  let loop: EventLoop
  let limits: StreamLimits
  /// Responses that wait for new data.
  package let held: WaitingResponses
  private let changed: (Int) -> Void
  /// Whether the server is about to stop.
  package private(set) var isEnding = false
  /// The number of open streams.
  package var count: Int { places.count }
  private var places: FairShares<Int32>
  /// Streams that pause between events.
  private var waiting: [ObjectIdentifier: EventStream] = [:]

  /// - Parameters:
  ///   - heldChanged: called with the number of waiting responses whenever it changes.
  ///   - changed: called with the number of open streams whenever it changes.
  package init(
    loop: EventLoop, limits: StreamLimits = StreamLimits(),
    heldChanged: @escaping (Int) -> Void = { _ in }, changed: @escaping (Int) -> Void = { _ in }
  ) {
    self.loop = loop
    self.limits = limits
    held = WaitingResponses(loop: loop, limits: limits, changed: heldChanged)
    self.changed = changed
    places = FairShares(limit: limits.eventStreams)
  }

  /// Opens a stream; returns nil if its app has used its share. Dropping the stream frees its slot.
  /// - Parameter application: the app that owns the stream.
  func open(for application: Int32) -> EventStream? {
    guard places.take(for: application) else { return nil }
    changed(count)
    return EventStream(self, for: application)
  }

  /// Ends every open stream after its current event, and streams opened later after their first
  /// event. Sends the waiting responses.
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
