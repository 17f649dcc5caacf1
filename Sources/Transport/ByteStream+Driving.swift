// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TLS

/// Reading for drivers. Each time the socket is readable, one chunk is read, decrypted and
/// delivered, so that a busy connection does not starve other connections.
extension ByteStream {
  /// Plaintext bytes delivered at once: a few records, which fit into a core's cache.
  private static let delivery = 4 * TLSSession.recordSize

  /// Connects a driver. The stream does not retain it.
  package func drive(by driver: any ByteStreamDriver) {
    precondition(self.driver == nil, "a stream has one driver")
    self.driver = driver
    // The handshake may have left plaintext, for which no readiness event follows.
    loop.atEndOfTurn(onReadable)
  }

  /// Makes `gate` control when the stream reads. The stream calls `gate` each time there may be
  /// bytes to read. The closure that `gate` receives reads at most `bytes` from the socket.
  package func read(atMost bytes: Int, through gate: @escaping (@escaping () -> Void) -> Void) {
    readSize = bytes
    onReadable = { [weak self] in gate { self?.becameReadable() } }
  }

  func becameReadable() {
    guard failure == nil, !isClosed else { return }
    do throws(TransportError) {
      if try receive() {
        end()
      } else if failure == nil, !isClosed {
        tcp.whenReadable(onReadable)
      }
    } catch {
      fail(error)
    }
  }

  /// Reads a chunk and delivers its plaintext.
  /// - Returns: whether the connection is over: the peer has ended it properly, or has sent too
  ///   much after this side's end.
  private func receive() throws(TransportError) -> Bool {
    guard let tls else {
      let count = try TransportError.io { () throws(IOError) in
        try tcp.tryRead(atMost: readSize) { bytes in
          if isLingering { discarded += bytes.byteCount } else { driver?.received(bytes) }
        }
      }
      return count == 0 || discarded > Self.lingeringBytes
    }
    _ = try tls.receiveChunk(from: tcp, atMost: readSize)
    var plaintext: [UInt8] = []
    swap(&plaintext, &loop.spare)
    defer {
      // Delivers plaintext that arrived before an error, too.
      deliver(&plaintext)
      loop.spare = plaintext
    }
    while failure == nil, !isClosed {
      switch try TransportError.tls({ () throws(TLSError) in
        try tls.read(into: &plaintext, atMost: TLSSession.recordSize)
      }) {
      case .bytes: if plaintext.count >= Self.delivery { deliver(&plaintext) }
      case .closed: return true
      case .wantsMore:
        if tls.hasOutgoing { scheduleFlush() }
        return discarded > Self.lingeringBytes
      }
    }
    return false
  }

  private func deliver(_ plaintext: inout [UInt8]) {
    if isLingering {
      discarded += plaintext.count
    } else if !plaintext.isEmpty {
      driver?.received(plaintext.span.bytes)
    }
    plaintext.removeAll(keepingCapacity: true)
  }
}

extension TLSSession {
  /// Reads from the socket, at most one chunk, and notes its end.
  /// - Returns: the number of bytes read; 0 at the end; nil if none are available.
  func receiveChunk(
    from tcp: TCPStream, atMost: Int = EventLoop.scratchSize
  ) throws(TransportError) -> Int? {
    var fault: TLSError?
    let count = try TransportError.io { () throws(IOError) in
      try tcp.tryRead(atMost: atMost) { bytes in
        do throws(TLSError) { try receive(bytes) } catch { fault = error }
      }
    }
    if let fault { throw .tls(fault) }
    if count == 0 { try TransportError.tls { () throws(TLSError) in try receiveEnd() } }
    return count
  }
}
