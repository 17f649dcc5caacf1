// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
import TLS

/// The ways a connection ends from this side, and the one from the other.
extension ByteStream {
  /// How long a peer that was told the end is listened to: closing a socket with unread bytes
  /// resets the connection, which may destroy our last words before the peer has read them.
  private static let lingering = Duration.seconds(2)
  /// Bytes of plaintext that are discarded during that time, beyond which the connection is closed. Bytes in flight to
  /// an HTTP/2 server are fewer: `HTTPLimits.http2ConnectionWindow` is as large.
  static let lingeringBytes = 1024 * 1024

  /// Closes at once, after one attempt to send what waits and, with TLS, close_notify. The driver
  /// hears no more.
  package func close() {
    guard !isClosed else { return }
    driver = nil
    flushNow()
    if !isClosed, failure == nil, let tls, sent == wire.count {
      tls.shutdown()
      sendOutgoing(of: tls)
    }
    release()
  }

  /// Closes as `close` does, and asks the driver once for what it has to send. Bytes that have arrived and were not read
  /// make the kernel reset the connection.
  package func closeAfterLastWords() {
    guard !isClosed else { return }
    isHungry = true
    flushNow()
    close()
  }

  /// Resets the connection. The driver hears no more.
  package func abort() {
    guard !isClosed else { return }
    driver = nil
    tcp.abort()
    release()
  }

  /// Closes in good order: everything is sent, the peer told, and given a moment to end its side.
  /// The driver hears `ended` when that is done. At `deadline` it is reset.
  package func closeWhenSent(deadline: MonotonicTime, saysCloseNotify: Bool = true) {
    guard !isClosed, !isEnding else { return }
    ending = .sending(saysCloseNotify: saysCloseNotify)
    isHungry = true
    scheduleFlush()
    loop.schedule(at: deadline) { [weak self] in
      guard let self, !isClosed else { return }
      fail(.io(IOError(.timedOut, operation: "close")))
    }
  }

  /// Sends everything and tells the peer that no more comes; reading goes on.
  package func endWriting(deadline: MonotonicTime) async throws(TransportError) {
    try await flush(deadline: deadline)
    if isClosed { throw failure ?? .closed("write") }
    ending = .lingering
    sayGoodbye(saysCloseNotify: true)
  }

  /// Everything is sent: tells the peer, and waits a moment for its end.
  func linger(saysCloseNotify: Bool) {
    ending = .lingering
    sayGoodbye(saysCloseNotify: saysCloseNotify)
    loop.schedule(at: .now() + Self.lingering) { [weak self] in self?.end() }
  }

  private func sayGoodbye(saysCloseNotify: Bool) {
    if saysCloseNotify, let tls {
      tls.shutdown()
      sendOutgoing(of: tls)
    }
    tcp.shutdownWrite()
  }

  /// Gives the socket away: this stream reads and writes no more, not even the end, and its driver
  /// hears no more.
  package func detach() -> TCPStream {
    driver = nil
    failure = failure ?? .closed("detached")
    drained.end(.closed)
    return tcp
  }

  var isEnding: Bool { if case .none = ending { false } else { true } }

  var isLingering: Bool { if case .lingering = ending { true } else { false } }

  /// The peer has ended properly, or we have and it had its time.
  func end() {
    guard !isClosed, failure == nil else { return }
    let told = driver
    driver = nil
    if !isEnding { close() }
    tcp.close()
    release()
    told?.ended(nil)
  }

  func fail(_ error: TransportError) {
    guard failure == nil, !isClosed else { return }
    failure = error
    let told = driver
    driver = nil
    // The alert that tells the peer what was wrong with its bytes.
    if case .tls = error, let tls, sent == wire.count { sendOutgoing(of: tls) }
    tcp.close()
    release()
    told?.ended(error)
  }

  /// A last attempt: what the kernel does not take is lost.
  private func sendOutgoing(of tls: TLSSession) {
    guard tls.hasOutgoing else { return }
    var last: [UInt8] = []
    tls.takeOutgoing(into: &last)
    _ = try? tcp.tryWrite(last)
  }

  private func release() {
    tcp.close()
    unsent = []
    wire = []
    sent = 0
    drained.end(.closed)
  }
}
