// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Logging
import Transport

/// Tracks the connections that a full server rejects. Keeps those open that may still be reading
/// their 503, and reports rejections to log and metrics.
final class ConnectionRejector {
  /// A rejected connection.
  final class Refused {
    var task: Task<Void, Never>?
    /// Nil until the connection is established.
    fileprivate var stream: ByteStream?
    fileprivate var place: EvictionQueue<Refused>.Place?

    fileprivate func end() {
      stream?.close()
      task?.cancel()
    }
  }

  private let limits: HTTPLimits
  private let loop: EventLoop
  private let logger: Logger
  private let observer: (any HTTPObserver)?
  private var refused = EvictionQueue<Refused>()
  /// Rejected connections that are not established yet.
  private var unopened = 0
  private var refusals = Occurrences()
  private var refusalsOfAddresses = Occurrences()
  private var shortages = Occurrences()

  init(_ limits: HTTPLimits, loop: EventLoop, logger: Logger, observer: (any HTTPObserver)?) {
    self.limits = limits
    self.loop = loop
    self.logger = logger
    self.observer = observer
  }

  /// Counts a rejection due to too many connections.
  /// - Parameter ofAddress: whether the client's own network has too many.
  func noteRefusal(of peer: SocketAddress, connections: Int, ofAddress: Bool) -> Refused {
    count(peer, connections: connections, ofAddress: ofAddress)
    return enter()
  }

  /// Adds a rejected connection. Closes the oldest rejected connections to make room, so that no
  /// client keeps others from getting their 503.
  func enter() -> Refused {
    let entry = Refused()
    unopened += 1
    entry.place = refused.enter(entry)
    for oldest in refused.evict(refused.count - limits.refusals) { oldest.end() }
    return entry
  }

  /// Counts a connection that was reset because its network has too many.
  func noteReset(of peer: SocketAddress, connections: Int) {
    count(peer, connections: connections, ofAddress: true)
  }

  private func count(_ peer: SocketAddress, connections: Int, ofAddress: Bool) {
    observer?.connectionRefused(ofAddress: ofAddress)
    let due = ofAddress ? refusalsOfAddresses.add(at: loop.now) : refusals.add(at: loop.now)
    if let count = due {
      logger.warning(
        ofAddress
          ? "connections rejected: limit of one address reached"
          : "connections rejected: connection limit reached",
        metadata: [
          "client": "\(peer.host)", "connections": .stringConvertible(connections),
          "refused": .stringConvertible(count),
        ])
    }
  }

  /// Whether rejections arrive faster than they are processed.
  var isPressed: Bool { unopened > limits.refusals / 2 }

  func opened(_ entry: Refused, _ stream: ByteStream) {
    entry.stream = stream
    unopened -= 1
  }

  func forget(_ entry: Refused) {
    if entry.stream == nil { unopened -= 1 }
    if let place = entry.place.take() { refused.leave(place) }
  }

  /// Counts a connection that could not be accepted for lack of descriptors or memory.
  func noteShortage() {
    observer?.acceptFailed()
    if let count = shortages.add(at: loop.now) {
      logger.error(
        "accept failed: out of descriptors or memory",
        metadata: ["times": .stringConvertible(count)])
    }
  }

  func end() {
    for entry in refused.evict(refused.count) { entry.end() }
  }
}
