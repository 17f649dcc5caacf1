// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Logging
import Transport

/// What a server does of its being full: keeps those who were told 503 and may still be reading it, and
/// tells log and metrics, the log once in a while.
final class Overload {
  /// A connection that is turned away.
  final class Refused {
    var task: Task<Void, Never>?
    /// Nil until it is open.
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
  /// Of those who are turned away, how many are not open yet.
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

  /// There are too many connections for another one.
  /// - Parameter ofAddress: of its own address there are too many.
  func noteRefusal(connections: Int, ofAddress: Bool) -> Refused {
    count(connections: connections, ofAddress: ofAddress)
    return enter()
  }

  /// A connection is turned away. Those turned away longest ago make room for it, so that nobody can
  /// keep others from being told.
  func enter() -> Refused {
    let entry = Refused()
    unopened += 1
    entry.place = refused.enter(entry)
    for oldest in refused.evict(refused.count - limits.refusals) { oldest.end() }
    return entry
  }

  /// A connection of an address that has too many is reset without a word.
  func noteReset(connections: Int) {
    count(connections: connections, ofAddress: true)
  }

  private func count(connections: Int, ofAddress: Bool) {
    observer?.connectionRefused(ofAddress: ofAddress)
    let told = ofAddress ? refusalsOfAddresses.add(at: loop.now) : refusals.add(at: loop.now)
    if let count = told {
      logger.warning(
        ofAddress
          ? "Too many connections are open from one address: its new ones are answered 503 or reset."
          : "Too many connections are open: new ones are answered 503.",
        metadata: ["connections": "\(connections)", "refused": "\(count)"])
    }
  }

  /// Whether more are being turned away than are told.
  var isPressed: Bool { unopened > limits.refusals / 2 }

  func opened(_ entry: Refused, _ stream: ByteStream) {
    entry.stream = stream
    unopened -= 1
  }

  func forget(_ entry: Refused) {
    if entry.stream == nil { unopened -= 1 }
    if let place = entry.place.take() { refused.leave(place) }
  }

  /// A connection could not be accepted for want of descriptors or memory.
  func noteShortage() {
    observer?.acceptFailed()
    if let count = shortages.add(at: loop.now) {
      logger.error(
        "A connection could not be accepted: descriptors or memory have run out.",
        metadata: ["times": "\(count)"])
    }
  }

  func end() {
    for entry in refused.evict(refused.count) { entry.end() }
  }
}
