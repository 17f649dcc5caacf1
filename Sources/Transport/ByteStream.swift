// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import TLS

/// A connection that carries plaintext, over TLS or without; not `Sendable`, used on its loop's
/// thread.
/// Two interfaces: a task awaits `read` and `write`, or a `ByteStreamDriver` is called, without a
/// task, for received bytes and for bytes to send. In both, outgoing bytes are gathered until the
/// end of the loop's turn and are then encrypted and sent together, with one system call per turn.
///
/// Backpressure: while the kernel accepts no more bytes, drivers are not called. `write` waits
/// while more than `highWater` bytes are pending.
///
/// Lifecycle: open until the stream is closed by either side, aborted, detached, or fails. Later
/// operations throw the first failure. Dropping the last reference closes the socket.
package final class ByteStream {
  /// Pending bytes beyond which `write` waits: about 16 TLS records.
  package static let highWater = 256 * 1024
  /// Bytes encrypted and passed to the kernel in one turn, so that no connection starves others.
  static let chunk = 128 * 1024

  package let loop: EventLoop
  package let tcp: TCPStream
  let tls: TLSSession?
  var failure: TransportError?

  /// Plaintext that is sent at the end of the turn.
  var unsent: [UInt8] = []
  /// Bytes for the kernel; `wire[sent...]` is still to be sent.
  var wire: [UInt8] = []
  var sent = 0
  var isFlushScheduled = false
  var isBlocked = false
  /// Whether the driver may have more to send.
  var isHungry = false
  /// Bytes of capacity that each of the two send buffers keeps while it is empty.
  package var keptCapacity = 4 * ByteStream.chunk
  /// Bytes requested from a driver at a time. They stay pending while the peer reads nothing.
  package var fillSize = ByteStream.chunk
  var ending = Ending.none
  /// Bytes that were dropped while lingering.
  var discarded = 0
  let drained: Waiter
  /// Bytes read from the socket at a time, at most; ciphertext with TLS.
  package var readSize = EventLoop.scratchSize

  /// The progress of an orderly end.
  enum Ending {
    case none
    /// New plaintext is refused, pending bytes are still sent. If close_notify is omitted, the peer
    /// cannot distinguish the end from a forged one.
    case sending(sendsCloseNotify: Bool)
    /// All bytes and the end were sent. Bytes that arrive from the peer are dropped until its end
    /// arrives.
    case lingering
  }

  weak var driver: (any ByteStreamDriver)?
  /// Whether the TLS layer certainly has no buffered plaintext. False at first, since the handshake
  /// may have left some.
  private var isDry = false
  // Created once, so that setting a callback costs no allocation. Created lazily, because an object
  // with weak references has slower reference counting.
  private(set) lazy var onWritable: () -> Void = { [weak self] in self?.becameWritable() }
  lazy var onReadable: () -> Void = { [weak self] in self?.becameReadable() }

  /// Wraps a connection without TLS.
  package static func plain(_ tcp: TCPStream) -> ByteStream {
    ByteStream(tcp, tls: nil)
  }

  /// Performs a client's handshake over a new connection, which is closed if it fails.
  /// - Parameter serverName: the name that the certificate must contain, a host name or an IP
  ///   address.
  package static func connectTLS(
    over tcp: TCPStream, context: TLSContext, serverName: String, deadline: MonotonicTime
  ) async throws(TransportError) -> ByteStream {
    try await handshake(over: tcp, deadline: deadline) { () throws(TLSError) in
      try TLSSession(client: context, serverName: serverName)
    }
  }

  /// Performs a server's handshake over a new connection, which is closed if it fails.
  package static func acceptTLS(
    over tcp: TCPStream, context: TLSContext, deadline: MonotonicTime
  ) async throws(TransportError) -> ByteStream {
    try await handshake(over: tcp, deadline: deadline) { () throws(TLSError) in
      try TLSSession(server: context)
    }
  }

  private static func handshake(
    over tcp: TCPStream, deadline: MonotonicTime, _ make: () throws(TLSError) -> TLSSession
  ) async throws(TransportError) -> ByteStream {
    let session: TLSSession
    do throws(TLSError) { session = try make() } catch {
      tcp.close()
      throw .tls(error)
    }
    do throws(TransportError) {
      try await Handshake(tcp: tcp, tls: session).perform(deadline: deadline)
    } catch {
      tcp.close()
      throw error
    }
    return ByteStream(tcp, tls: session)
  }

  private init(_ tcp: TCPStream, tls: TLSSession?) {
    self.tcp = tcp
    self.tls = tls
    loop = tcp.loop
    drained = Waiter(on: tcp.loop)
  }

  package var peer: SocketAddress { tcp.peer }
  package var isEncrypted: Bool { tls != nil }
  /// The protocol negotiated by ALPN; nil without one.
  package var negotiatedProtocol: String? { tls?.negotiatedProtocol }
  /// The version, such as "TLSv1.3"; nil without TLS.
  package var tlsVersion: String? { tls?.tlsVersion }
  /// Whether TLS resumed an earlier session.
  package var isResumed: Bool { tls?.isResumed ?? false }
  /// The name that the client requested (SNI).
  package var requestedServerName: String? { tls?.requestedServerName }
  /// The peer's certificate; the handshake has verified its private key.
  package var peerCertificate: CertificateSummary? { tls?.peerCertificate }
  /// Whether the peer's chain was verified; see `TLSSession.isPeerTrusted`.
  package var isPeerTrusted: Bool { tls?.isPeerTrusted ?? false }
  package var isClosed: Bool { tcp.isClosed }
  /// Bytes that the kernel has not accepted yet.
  package var backlog: Int { unsent.count + wire.count - sent }

  // MARK: Tasks

  /// Waits for plaintext and appends it.
  /// - Returns: the number of bytes appended; 0 when the peer has ended the stream.
  /// - Throws: `.truncated` if TLS ends without close_notify.
  package func read(
    into buffer: inout [UInt8], atMost: Int, deadline: MonotonicTime
  ) async throws(TransportError) -> Int {
    while true {
      try await readable(deadline: deadline)
      if let count = try tryRead(into: &buffer, atMost: atMost) { return count }
    }
  }

  /// Waits until `tryRead` may return bytes.
  /// - Parameter attendant: while the task waits, called first on each readiness; it may call
  ///   `tryRead`.
  package func readable(
    deadline: MonotonicTime, attendedBy attendant: (any ReadInterceptor)? = nil
  ) async throws(TransportError) {
    if let failure { throw failure }
    if tls != nil, !isDry { return }
    do throws(IOError) {
      try await tcp.readable(deadline: deadline, attendedBy: attendant)
    } catch { throw .io(error) }
  }

  /// Appends received plaintext without waiting. Call it once after each `readable`, so that other
  /// connections are not starved.
  /// - Returns: the number of bytes appended; 0 when the peer has ended the stream; nil if no bytes
  ///   are available.
  package func tryRead(
    into buffer: inout [UInt8], atMost: Int
  ) throws(TransportError) -> Int? {
    if let failure { throw failure }
    guard let tls else {
      do throws(IOError) { return try tcp.tryRead(into: &buffer, copying: atMost) } catch {
        throw .io(error)
      }
    }
    if isDry, try tls.receiveChunk(from: tcp, atMost: readSize) == nil { return nil }
    switch try read(from: tls, into: &buffer, atMost: atMost) {
    case .bytes(let count):
      isDry = false
      return count
    case .closed: return 0
    case .wantsMore:
      isDry = true
      if tls.hasOutgoing { scheduleFlush() }
      return nil
    }
  }

  /// Extends the deadline of the task that waits in `readable`.
  /// - Parameter deadline: no earlier than the current deadline.
  package func extendReading(until deadline: MonotonicTime) {
    tcp.extendReading(until: deadline)
  }

  /// Resumes a task that waits in `read`, as cancelling it would. No received bytes are lost.
  package func interruptReading() { tcp.interruptReading() }

  /// Reads through the loop's spare array. OpenSSL needs space for a whole record, and idle
  /// connections should not reserve that space in their buffers.
  private func read(
    from tls: TLSSession, into buffer: inout [UInt8], atMost: Int
  ) throws(TransportError) -> TLSReadResult {
    var plaintext: [UInt8] = []
    swap(&plaintext, &loop.spare)
    defer {
      plaintext.removeAll(keepingCapacity: true)
      loop.spare = plaintext
    }
    let result = try TransportError.tls { () throws(TLSError) in
      try tls.read(into: &plaintext, atMost: atMost)
    }
    buffer.append(contentsOf: plaintext)
    return result
  }

  /// Frees the buffers of an idle connection, unless bytes are pending.
  package func giveBack() {
    guard backlog == 0, !isClosed else { return }
    unsent = []
    wire = []
    sent = 0
    tls?.giveBack()
  }

  /// Appends `bytes` to the bytes that are sent at the end of the turn, and waits while too many
  /// bytes are pending. On return the bytes are queued; `flush` waits until they are sent.
  package func write(_ bytes: [UInt8], deadline: MonotonicTime) async throws(TransportError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      try send(Array(rest.prefix(Self.chunk)))
      rest = rest.dropFirst(Self.chunk)
      if backlog > Self.highWater {
        try await wait(untilBacklogIsAtMost: Self.highWater / 2, deadline: deadline)
      }
    }
  }

  /// Waits until the kernel has accepted all pending bytes.
  package func flush(deadline: MonotonicTime) async throws(TransportError) {
    try await wait(untilBacklogIsAtMost: 0, deadline: deadline)
  }

  private func wait(
    untilBacklogIsAtMost limit: Int, deadline: MonotonicTime
  ) async throws(TransportError) {
    while backlog > limit {
      if let failure { throw failure }
      if isClosed { throw .closed("write") }
      switch await drained.wait(until: deadline) {
      case .ready, .closed: break
      case .timedOut: throw .io(IOError(.timedOut, operation: "write"))
      case .cancelled: throw .io(IOError(.cancelled, operation: "write"))
      }
    }
  }
}
