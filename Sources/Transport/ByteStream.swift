// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import TLS

/// A connection that carries plaintext, with or without TLS below; not `Sendable`, used on its
/// loop's thread.
///
/// Two styles. A task awaits `read` and `write`. A `ByteStreamDriver` is told what arrives and asked
/// for what goes out, and needs no task. Either way outgoing bytes are gathered until the end of
/// the loop's turn, then encrypted and sent together: one system call for each turn.
///
/// Back-pressure: while the kernel takes no more, drivers are not asked; `write` waits as soon as
/// more than `highWater` bytes are waiting.
///
/// Lifecycle: open until one of the ways to end it, or until it fails; the first failure is what
/// every later operation throws. Dropping the last reference closes the socket.
package final class ByteStream {
  /// Bytes waiting to be sent beyond which `write` waits: some tens of TLS records.
  package static let highWater = 256 * 1024
  /// Bytes encrypted and handed to the kernel in one turn, so that every connection gets its turn.
  static let chunk = 128 * 1024

  package let loop: EventLoop
  package let tcp: TCPStream
  let tls: TLSSession?
  var failure: TransportError?

  /// Plaintext that waits for the end of the turn.
  var unsent: [UInt8] = []
  /// What goes on the wire, `wire[sent...]` of it still.
  var wire: [UInt8] = []
  var sent = 0
  var isFlushScheduled = false
  var isBlocked = false
  /// The driver may have more to send.
  var isHungry = false
  /// Bytes of memory that each of the two buffers on the way out keeps when it is empty.
  package var keptCapacity = 4 * ByteStream.chunk
  /// Bytes that a driver is asked for at a time, which wait here while the peer takes nothing.
  package var fillSize = ByteStream.chunk
  var ending = Ending.none
  /// Bytes that were dropped while lingering.
  var discarded = 0
  let drained: Waiter
  /// The most that is taken off the socket at a time, for a driver: ciphertext, where there is TLS.
  var readSize = EventLoop.scratchSize

  /// How far an orderly end has come.
  enum Ending {
    case none
    /// No more plaintext is taken; what is there is still sent. Without close_notify the peer
    /// cannot tell the end from one that somebody on the way has forged.
    case sending(saysCloseNotify: Bool)
    /// Everything is sent and the peer told; what it still sends is dropped until it ends too.
    case lingering
  }

  weak var driver: (any ByteStreamDriver)?
  /// TLS has given all plaintext that it has; at the beginning the handshake may have brought some along.
  private var isDry = false
  // Made once: arming one of them then costs no allocation; and not before: an object that something refers to
  // weakly is counted the slow way.
  private(set) lazy var onWritable: () -> Void = { [weak self] in self?.becameWritable() }
  lazy var onReadable: () -> Void = { [weak self] in self?.becameReadable() }

  /// A connection without TLS.
  package static func plain(_ tcp: TCPStream) -> ByteStream {
    ByteStream(tcp, tls: nil)
  }

  /// Performs a client's handshake over a fresh connection, which is closed if it fails.
  /// - Parameter serverName: what the certificate must be for, a host name or an IP address.
  package static func connectTLS(
    over tcp: TCPStream, context: TLSContext, serverName: String, deadline: MonotonicTime
  ) async throws(TransportError) -> ByteStream {
    try await handshake(over: tcp, deadline: deadline) { () throws(TLSError) in
      try TLSSession(client: context, serverName: serverName)
    }
  }

  /// Performs a server's handshake over a fresh connection, which is closed if it fails.
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
  /// What ALPN agreed on; nil when nothing.
  package var negotiatedProtocol: String? { tls?.negotiatedProtocol }
  /// Such as "TLSv1.3"; nil without TLS.
  package var tlsVersion: String? { tls?.tlsVersion }
  /// Whether TLS went on where an earlier connection left off.
  package var isResumed: Bool { tls?.isResumed ?? false }
  /// The name that the client asked for (SNI).
  package var requestedServerName: String? { tls?.requestedServerName }
  /// The certificate that the peer proved to hold.
  package var peerCertificate: CertificateSummary? { tls?.peerCertificate }
  package var isClosed: Bool { tcp.isClosed }
  /// Bytes that wait to be taken by the kernel.
  package var backlog: Int { unsent.count + wire.count - sent }

  // MARK: Tasks

  /// Waits for plaintext and appends it.
  /// - Returns: how many bytes were appended; 0 at the proper end. TLS that ends without
  ///   close_notify throws `.truncated`.
  package func read(
    into buffer: inout [UInt8], atMost: Int, deadline: MonotonicTime
  ) async throws(TransportError) -> Int {
    while true {
      try await readable(deadline: deadline)
      if let count = try tryRead(into: &buffer, atMost: atMost) { return count }
    }
  }

  /// Waits until there may be something for `tryRead`.
  /// - Parameter attendant: is asked first, each time, while the task waits; it may call `tryRead`.
  package func readable(
    deadline: MonotonicTime, attendedBy attendant: (any ReadAttendant)? = nil
  ) async throws(TransportError) {
    if let failure { throw failure }
    if tls != nil, !isDry { return }
    do throws(IOError) {
      try await tcp.readable(deadline: deadline, attendedBy: attendant)
    } catch { throw .io(error) }
  }

  /// Appends plaintext that has come, without waiting: once after each `readable`, so that others have their turn.
  /// - Returns: how many bytes were appended; 0 at the proper end; nil when none are there.
  package func tryRead(
    into buffer: inout [UInt8], atMost: Int
  ) throws(TransportError) -> Int? {
    if let failure { throw failure }
    guard let tls else {
      do throws(IOError) { return try tcp.tryRead(into: &buffer, copying: atMost) } catch {
        throw .io(error)
      }
    }
    if isDry, try tls.receiveChunk(from: tcp) == nil { return nil }
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

  /// Moves the deadline of the task that waits in `readable`.
  /// - Parameter deadline: no earlier than the one it has.
  package func extendReading(until deadline: MonotonicTime) {
    tcp.extendReading(until: deadline)
  }

  /// Has a task that waits in `read` go on, as if it was cancelled. Nothing that arrives is lost by it.
  package func interruptReading() { tcp.interruptReading() }

  /// By way of the loop's spare array: OpenSSL wants room for what may come, and the buffer of an idle connection shall
  /// have none.
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

  /// Gives back the memory of what was received and sent, where nothing waits: for a connection that is idle.
  package func giveBack() {
    guard backlog == 0, !isClosed else { return }
    unsent = []
    wire = []
    sent = 0
    tls?.giveBack()
  }

  /// Gathers `bytes` for the end of the turn, and waits while too much is waiting already. A
  /// return says that they will be sent, not that they were: `flush` waits for that.
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

  /// Waits until the kernel has taken everything.
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
