// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
import TLS

/// The ends of a connection, by this side and by the peer.
extension ByteStream {
  /// How long reading continues after this side's end was sent. Closing a socket with unread bytes
  /// resets the connection, and the peer may lose bytes that it has not read yet.
  private static let lingering = Duration.seconds(2)
  /// Plaintext bytes that are discarded during that time. If more arrive, the connection is closed.
  /// An HTTP/2 client cannot have more bytes in transit: `HTTPLimits.http2ConnectionWindow` is as
  /// large.
  static let lingeringBytes = 1024 * 1024

  /// Closes at once, after one attempt to send pending bytes and, with TLS, close_notify. The
  /// driver is not called again.
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

  /// Closes as `close` does, but first asks the driver once for bytes to send. Bytes that this side
  /// has not read make the kernel reset the connection.
  package func closeAfterLastWords() {
    guard !isClosed else { return }
    isHungry = true
    flushNow()
    close()
  }

  /// Resets the connection. The driver is not called again.
  package func abort() {
    guard !isClosed else { return }
    driver = nil
    tcp.abort()
    release()
  }

  /// Closes in an orderly way: sends all bytes and the end of the stream, waits briefly for the
  /// peer's end, and then calls the driver's `ended`. At `deadline` the connection is reset.
  package func closeWhenSent(deadline: MonotonicTime, sendsCloseNotify: Bool = true) {
    guard !isClosed, !isEnding else { return }
    ending = .sending(sendsCloseNotify: sendsCloseNotify)
    isHungry = true
    scheduleFlush()
    loop.schedule(at: deadline) { [weak self] in
      guard let self, !isClosed else { return }
      fail(.io(IOError(.timedOut, operation: "close")))
    }
  }

  /// Sends everything and then the end of the stream; reading continues.
  package func endWriting(deadline: MonotonicTime) async throws(TransportError) {
    try await flush(deadline: deadline)
    if isClosed { throw failure ?? .closed("write") }
    ending = .lingering
    endSending(sendsCloseNotify: true)
  }

  /// Sends the end of the stream after all bytes, and waits briefly for the peer's end.
  func linger(sendsCloseNotify: Bool) {
    ending = .lingering
    endSending(sendsCloseNotify: sendsCloseNotify)
    loop.schedule(at: .now() + Self.lingering) { [weak self] in self?.end() }
  }

  private func endSending(sendsCloseNotify: Bool) {
    if sendsCloseNotify, let tls {
      tls.shutdown()
      sendOutgoing(of: tls)
    }
    tcp.shutdownWrite()
  }

  /// Detaches the socket and returns it. This stream no longer reads or writes, sends no end, and
  /// does not call its driver again.
  package func detach() -> TCPStream {
    driver = nil
    failure = failure ?? .closed("detached")
    drained.end(.closed)
    return tcp
  }

  var isEnding: Bool { if case .none = ending { false } else { true } }

  var isLingering: Bool { if case .lingering = ending { true } else { false } }

  /// Ends the connection, either after the peer's proper end, or when the time to wait for the
  /// peer's end is over.
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
    // Sends the alert that describes the peer's error.
    if case .tls = error, let tls, sent == wire.count { sendOutgoing(of: tls) }
    tcp.close()
    release()
    told?.ended(error)
  }

  /// Makes one last attempt; bytes that the kernel does not accept are lost.
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
