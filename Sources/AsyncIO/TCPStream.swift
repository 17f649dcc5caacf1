// SPDX-License-Identifier: Apache-2.0
internal import Glibc

/// A connected socket on one loop; not `Sendable`, used on the loop's thread only.
///
/// The stream has two interfaces, and each direction uses one at a time. `read` and `write` suspend
/// the calling task (one task for each direction). `tryRead`, `tryWrite`, `whenReadable` and
/// `whenWritable` never suspend. The socket is watched edge-triggered and registered once, so that
/// waiting costs no system call. The stream remembers the readiness that the kernel reported last.
///
/// Lifecycle: open until `close` (written bytes are still delivered) or `abort` (the peer receives
/// a reset). Dropping the last reference closes, too. Pending and later operations then throw
/// `.closed`. The descriptor is closed exactly once.
package final class TCPStream: ReadinessHandler {
  /// Reads of a continuously sending peer within one turn before other tasks run.
  private static let readsPerTurn = 16
  /// Up to this size in bytes, copying received bytes costs less than reading into a buffer of this
  /// size. Ten thousand idle connections would waste such buffers.
  private static let copied = 16 * 1024

  package let loop: EventLoop
  package let peer: SocketAddress
  package private(set) var local: SocketAddress
  private var socket: FileDescriptor
  private var registration: Registration?

  private var mayRead = true
  private var mayWrite = true
  /// The peer has sent its last byte, or has disconnected. From then on, a short read does not mean
  /// that the socket is empty.
  private var ended = false
  /// Whether the connection has failed, for example by a reset.
  private var hasFailed = false
  private var onReadable: (() -> Void)?
  private var onWritable: (() -> Void)?
  private var onEnded: (() -> Void)?
  private let reader: Waiter
  /// The interceptor for the task that waits to read.
  private var interceptor: (any ReadInterceptor)?
  private let writer: Waiter
  private var reads = 0

  /// Takes over an accepted socket.
  package convenience init(adopting accepted: AcceptedSocket, on loop: EventLoop) throws(IOError) {
    guard let raw = accepted.take() else {
      throw IOError(.closed, operation: "adopt", detail: "this socket has an owner already")
    }
    try self.init(owning: raw, peer: accepted.peer, on: loop)
  }

  private init(owning raw: Int32, peer: SocketAddress, on loop: EventLoop) throws(IOError) {
    socket = FileDescriptor(owning: raw)
    self.loop = loop
    self.peer = peer
    reader = Waiter(on: loop)
    writer = Waiter(on: loop)
    local = SocketAddress(localTo: raw) ?? peer
    if peer.port != nil { try socket.setOption(Int32(IPPROTO_TCP), TCP_NODELAY, 1) }
    registration = try loop.register(raw, [.read, .write, .edgeTriggered], handler: self)
  }

  deinit {
    guard !isClosed else { return }
    if loop.isInLoop {
      end()
    } else if let registration {
      let loop = loop
      loop.execute { loop.deregisterClosing(registration) }
    }
  }

  package var isClosed: Bool { socket.raw < 0 }

  // MARK: Connecting

  /// Connects, and waits until `deadline` at most.
  package static func connect(
    to address: SocketAddress, on loop: EventLoop, deadline: MonotonicTime
  ) async throws(IOError) -> TCPStream {
    let kind = SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue
    let raw = try promptCall("socket") { Glibc.socket(address.family, Int32(kind), 0) }
    var descriptor = FileDescriptor(owning: raw)
    let connected = try systemCall("connect") {
      unsafe address.withSockaddr { unsafe Glibc.connect(raw, $0, $1) }
    }
    if connected == nil, address.port == nil {
      // A Unix socket does not connect in the background: this error means that the listener's
      // queue is full.
      descriptor.close()
      throw IOError(.refused, operation: "connect", detail: "the listener's queue is full")
    }
    let stream = try TCPStream(owning: descriptor.release(), peer: address, on: loop)
    if connected == nil { try await stream.finishConnecting(deadline: deadline) }
    return stream
  }

  private func finishConnecting(deadline: MonotonicTime) async throws(IOError) {
    mayWrite = false
    do throws(IOError) {
      try await writer.wait(until: deadline, for: "connect \(peer)")
      let error = try socket.pendingError()
      if error != 0 { throw IOError(operation: "connect \(peer)", errno: error) }
    } catch {
      close()
      throw error
    }
    local = SocketAddress(localTo: socket.raw) ?? local
  }

  // MARK: Reading

  /// Waits for bytes and appends them. The buffer grows only once bytes have arrived, so a waiting
  /// reader occupies no memory.
  /// - Parameter atMost: bytes, at least one.
  /// - Returns: the number of appended bytes; 0 at the end of the stream.
  package func read(
    into buffer: inout [UInt8], atMost: Int, deadline: MonotonicTime
  ) async throws(IOError) -> Int {
    while true {
      try await readable(deadline: deadline)
      if let count = try tryRead(into: &buffer, copying: atMost) { return count }
    }
  }

  /// Appends received bytes as `tryRead(into:atMost:)` does, but copies small amounts. The buffer
  /// then grows by the received bytes only.
  package func tryRead(into buffer: inout [UInt8], copying atMost: Int) throws(IOError) -> Int? {
    if atMost > Self.copied { return try tryRead(into: &buffer, atMost: atMost) }
    return try tryRead(atMost: atMost) { bytes in
      unsafe bytes.withUnsafeBytes { unsafe buffer.append(contentsOf: $0) }
    }
  }

  /// Appends the received bytes.
  /// - Returns: the number of appended bytes; 0 at the end of the stream; nil if none are
  ///   available.
  package func tryRead(into buffer: inout [UInt8], atMost: Int) throws(IOError) -> Int? {
    guard mayRead, !isClosed else { return try nothing("read") }
    var received: Int? = 0
    try buffer.append(addingCapacity: atMost) { output throws(IOError) in
      try unsafe output.withUnsafeMutableBufferPointer { space, count throws(IOError) in
        received = try unsafe receive(into: UnsafeMutableRawBufferPointer(space), atMost: atMost)
        count = received ?? 0
      }
    }
    return received
  }

  /// Passes the received bytes to `body` without copying. `body` is called once, or not at all if
  /// none are available.
  /// - Parameter atMost: bytes, no more than `EventLoop.scratchSize`.
  /// - Returns: the number of bytes passed; 0 at the end of the stream (`body` is not called); nil
  ///   if none are available.
  package func tryRead(
    atMost: Int = EventLoop.scratchSize, _ body: (borrowing RawSpan) -> Void
  ) throws(IOError) -> Int? {
    guard mayRead, !isClosed else { return try nothing("read") }
    let space = unsafe loop.scratch
    guard let count = try unsafe receive(into: space, atMost: min(atMost, space.count)) else {
      return nil
    }
    if count > 0 { unsafe body(RawSpan(_unsafeStart: space.baseAddress!, byteCount: count)) }
    return count
  }

  /// Runs `action` once on the loop when there may be something to read, also at the end of the
  /// stream and on errors. Never runs within this call. Closing discards the action.
  package func whenReadable(_ action: @escaping () -> Void) {
    precondition(onReadable == nil, "the stream has a reader already")
    onReadable = action
    if mayRead, let registration { loop.redeliver(registration, .readable) }
  }

  /// Waits until there may be something to read, or until the end of the stream.
  /// - Parameter interceptor: while the task waits, called first on each readiness.
  package func readable(
    deadline: MonotonicTime, attendedBy interceptor: (any ReadInterceptor)? = nil
  ) async throws(IOError) {
    guard let registration else { throw IOError(.closed, operation: "read") }
    // A peer that sends without pause would otherwise postpone the timeout below without limit.
    if mayRead, deadline <= loop.now { throw IOError(.timedOut, operation: "read") }
    reads += 1
    if mayRead, reads <= Self.readsPerTurn { return }
    if mayRead { loop.redeliver(registration, .readable) }
    reads = 0
    self.interceptor = interceptor
    defer { self.interceptor = nil }
    try await reader.wait(until: deadline, for: "read")
  }

  /// Extends the deadline of the task that waits in `readable`.
  /// - Parameter deadline: no earlier than the current deadline.
  package func extendReading(until deadline: MonotonicTime) { reader.extend(until: deadline) }

  /// Resumes a task that waits to read, as cancelling it would. No received bytes are lost.
  package func interruptReading() { reader.wake(.cancelled) }

  private func receive(
    into space: UnsafeMutableRawBufferPointer, atMost: Int
  ) throws(IOError) -> Int? {
    precondition(atMost >= 0 && atMost <= space.count, "recv must stay within its buffer")
    let raw = socket.raw
    let count: Int?
    do throws(IOError) {
      count = try systemCall("recv") { unsafe recv(raw, space.baseAddress, atMost, 0) }
    } catch {
      hasFailed = true
      throw error
    }
    guard let count else {
      mayRead = false
      return nil
    }
    // A short read has emptied the socket, and later bytes cause a new edge. After the end of the
    // stream there is no further edge.
    if count > 0, count < atMost, !ended { mayRead = false }
    return count
  }

  private func nothing(_ operation: String) throws(IOError) -> Int? {
    if isClosed { throw IOError(.closed, operation: operation) }
    return nil
  }

  // MARK: Writing

  /// Writes all of `bytes`, and waits for a slow peer. After an error, an unknown part of the bytes
  /// was sent.
  package func write(_ bytes: [UInt8], deadline: MonotonicTime) async throws(IOError) {
    var sent = 0
    while true {
      sent += try tryWrite(bytes, from: sent)
      if sent == bytes.count { return }
      try await writable(deadline: deadline)
    }
  }

  /// Writes as much as the kernel accepts at once.
  /// - Returns: the number of bytes accepted, possibly 0.
  package func tryWrite(_ bytes: borrowing RawSpan) throws(IOError) -> Int {
    guard mayWrite, !isClosed else { return try nothing("write") ?? 0 }
    guard bytes.byteCount > 0 else { return 0 }
    let raw = socket.raw
    let sent: Int?
    do throws(IOError) {
      sent = try unsafe bytes.withUnsafeBytes { bytes throws(IOError) in
        try systemCall("send") {
          unsafe send(raw, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
        }
      }
    } catch {
      hasFailed = true
      throw error
    }
    if sent ?? 0 < bytes.byteCount { mayWrite = false }
    return sent ?? 0
  }

  /// Writes the bytes of an array after the first `offset`, as much as the kernel accepts at once.
  package func tryWrite(_ bytes: [UInt8], from offset: Int = 0) throws(IOError) -> Int {
    try unsafe tryWrite(bytes.span.extracting(offset...).bytes)
  }

  /// Runs `action` once on the loop when the kernel may accept more bytes, also on errors. Never
  /// runs within this call. Closing discards the action.
  package func whenWritable(_ action: @escaping () -> Void) {
    precondition(onWritable == nil, "the stream has a writer already")
    onWritable = action
    if mayWrite, let registration { loop.redeliver(registration, .writable) }
  }

  /// Waits until the kernel may accept more bytes.
  package func writable(deadline: MonotonicTime) async throws(IOError) {
    if isClosed { throw IOError(.closed, operation: "write") }
    if mayWrite { return }
    try await writer.wait(until: deadline, for: "write")
  }

  // MARK: Events

  /// Runs `action` once on the loop when the peer has sent its last byte or has disconnected. For
  /// owners that do not read. Never runs within this call. Closing discards the action.
  package func whenEnded(_ action: @escaping () -> Void) {
    onEnded = action
    if ended, let registration { loop.redeliver(registration, .hangup) }
  }

  package func ready(_ readiness: Readiness) {
    if !readiness.isDisjoint(with: [.hangup, .error]) {
      ended = true
      onEnded.take()?()
    }
    if readiness != .writable {
      mayRead = true
      wakeReader()
      onReadable.take()?()
    }
    if readiness != .readable, !isClosed {
      mayWrite = true
      writer.wake(.ready)
      onWritable.take()?()
    }
  }

  private func wakeReader() {
    guard let interceptor, reader.isWaiting else { return reader.wake(.ready) }
    if !interceptor.readReady() { return reader.wake(.ready) }
    // The interceptor has left bytes, for which no further edge arrives.
    if mayRead, let registration { loop.redeliver(registration, .readable) }
  }

  // MARK: Ending

  /// Sends the end of the stream; reading continues.
  package func shutdownWrite() {
    guard !isClosed else { return }
    let raw = socket.raw
    // Fails only if the connection has ended, which reading reports.
    do { _ = try systemCall("shutdown") { shutdown(raw, Int32(SHUT_WR)) } } catch {
      hasFailed = true
    }
  }

  /// Returns whether the peer has acknowledged all bytes and this side's end, after
  /// `shutdownWrite`. False after a failure of the connection.
  package func isEndAcknowledged() -> Bool {
    guard !isClosed else { return false }
    // Reading the pending error clears it.
    if (try? socket.pendingError()) != 0 { hasFailed = true }
    guard !hasFailed else { return false }
    switch socket.tcpState {
    case .finWait2, .timeWait: return true
    // The kernel keeps a connection in TIME_WAIT apart from its socket, which it reports as closed.
    // The same holds after LAST_ACK.
    case .closed: return ended
    case nil: return false
    }
  }

  /// Number of sent bytes that the peer has acknowledged; nil if the kernel does not report it.
  package var acknowledgedBytes: UInt64? { isClosed ? nil : socket.acknowledgedBytes }

  /// Closes this side. Bytes that the kernel has accepted are still delivered.
  package func close() {
    guard !isClosed else { return }
    end()
  }

  /// Resets the connection: unsent bytes are dropped.
  package func abort() {
    guard !isClosed else { return }
    try? socket.setLinger(seconds: 0)
    end()
  }

  private func end() {
    if let registration { loop.deregisterClosing(registration) }
    registration = nil
    socket.close()
    onReadable = nil
    onWritable = nil
    onEnded = nil
    reader.end(.closed)
    writer.end(.closed)
  }
}

/// Limits on how long the kernel keeps a connection whose peer does not respond.
extension TCPStream {
  /// Probes an idle connection after `idle`, then every `interval`, and gives up after `count`
  /// unanswered probes. Whole seconds, at least one.
  package func setKeepalive(idle: Duration, interval: Duration, count: Int) throws(IOError) {
    guard !isClosed else { throw IOError(.closed, operation: "setsockopt") }
    try socket.setOption(SOL_SOCKET, SO_KEEPALIVE, 1)
    try setTCPOption(TCP_KEEPIDLE, Int32(clamping: max(1, idle.components.seconds)))
    try setTCPOption(TCP_KEEPINTVL, Int32(clamping: max(1, interval.components.seconds)))
    try setTCPOption(TCP_KEEPCNT, Int32(clamping: count))
  }

  /// Closes the connection after bytes have stayed unacknowledged for this long
  /// (`TCP_USER_TIMEOUT`, milliseconds).
  package func setUserTimeout(_ timeout: Duration) throws(IOError) {
    try setTCPOption(TCP_USER_TIMEOUT, Int32(clamping: Int64(timeout / .milliseconds(1))))
  }

  /// Sets the size of the send buffer in bytes (the kernel doubles it).
  package func setSendBuffer(_ bytes: Int) throws(IOError) {
    guard !isClosed else { throw IOError(.closed, operation: "setsockopt") }
    try socket.setOption(SOL_SOCKET, SO_SNDBUF, Int32(clamping: bytes))
  }

  private func setTCPOption(_ name: Int32, _ value: Int32) throws(IOError) {
    guard !isClosed else { throw IOError(.closed, operation: "setsockopt") }
    try socket.setOption(Int32(IPPROTO_TCP), name, value)
  }
}
