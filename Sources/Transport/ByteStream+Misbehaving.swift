// SPDX-License-Identifier: Apache-2.0
import AsyncIO

/// How slowly a connection is read on purpose.
package struct ReadingPace: Sendable, Hashable {
  /// Bytes off the socket at a time: ciphertext, where there is TLS.
  package var bytes: Int
  package var interval: Duration

  package init(bytes: Int, interval: Duration) {
    self.bytes = bytes
    self.interval = interval
  }
}

/// What a simulator of broken peers does to connections that have a driver.
extension ByteStream {
  /// Reads no faster than this from now on.
  package func read(at pace: ReadingPace) { readingPace = pace }

  /// From now on nothing is read and nothing written, not even the end: the peer sees a connection
  /// whose other end has vanished without a packet. The socket stays until the peer gives up (the
  /// driver then hears `ended`), or until this side closes or aborts.
  package func freeze() {
    guard !isFrozen, !isClosed, failure == nil else { return }
    isFrozen = true
    tcp.whenEnded { [weak self] in self?.fail(.closed("frozen")) }
  }

  /// Waits for more to read.
  func readOn() {
    guard let readingPace else { return tcp.whenReadable(onReadable) }
    loop.schedule(at: loop.now + readingPace.interval) { [weak self] in
      guard let self, !isClosed, failure == nil, !isFrozen else { return }
      tcp.whenReadable(onReadable)
    }
  }
}
