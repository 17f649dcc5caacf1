// SPDX-License-Identifier: Apache-2.0
internal import Glibc

/// Looks at what has come before a task that waits for it is woken.
package protocol ReadAttendant: AnyObject {
  /// There may be something to read, or the end. Called on the loop's thread; must not wait.
  /// - Returns: whether nothing is left for the task, which then goes on waiting.
  func attend() -> Bool
}

/// A connected socket on one loop; not `Sendable`, used on the loop's thread only.
///
/// It offers the same socket in two styles, and each direction uses one at a time: `read` and
/// `write` suspend the calling task (one task for each direction), `tryRead`, `tryWrite`,
/// `whenReadable` and `whenWritable` never do. Watching is edge-triggered and set up once, so that
/// waiting costs no system call; what the kernel last said is remembered here.
///
/// Lifecycle: open until `close` (what was written is still delivered) or `abort` (the peer is
/// told at once); dropping the last reference closes too. Closing ends waiting operations with
/// `.closed`, and all later ones. The descriptor is closed exactly once.
package final class TCPStream: ReadinessHandler {
  /// Reads in one turn before others get theirs, for a task whose peer sends without pause.
  private static let readsPerTurn = 16
  /// Bytes up to which copying what has come costs less than room for what may come: ten thousand idle connections
  /// would have it for nothing.
  private static let copied = 16 * 1024

  package let loop: EventLoop
  package let peer: SocketAddress
  package private(set) var local: SocketAddress
  private var socket: FileDescriptor
  private var registration: Registration?

  private var mayRead = true
  private var mayWrite = true
  /// The peer has sent its last byte (or is gone): a short read no longer means "nothing more now".
  private var ended = false
  private var onReadable: (() -> Void)?
  private var onWritable: (() -> Void)?
  private var onEnded: (() -> Void)?
  private let reader: Waiter
  /// Of the task that waits for something to read.
  private var attendant: (any ReadAttendant)?
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

  /// Connects, waiting no longer than `deadline`.
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
      // A Unix socket does not go on connecting in the background: the listener's queue is full.
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

  /// Waits for bytes and appends them. The buffer grows when they are there: while a reader waits it holds nothing
  /// for what may come.
  /// - Parameter atMost: bytes, at least one.
  /// - Returns: how many were appended; 0 at the end of the stream.
  package func read(
    into buffer: inout [UInt8], atMost: Int, deadline: MonotonicTime
  ) async throws(IOError) -> Int {
    while true {
      try await readable(deadline: deadline)
      if let count = try tryRead(into: &buffer, copying: atMost) { return count }
    }
  }

  /// As `tryRead(into:atMost:)`, but little is copied into the buffer, which then grows by what has come alone.
  package func tryRead(into buffer: inout [UInt8], copying atMost: Int) throws(IOError) -> Int? {
    if atMost > Self.copied { return try tryRead(into: &buffer, atMost: atMost) }
    return try tryRead(atMost: atMost) { bytes in
      unsafe bytes.withUnsafeBytes { unsafe buffer.append(contentsOf: $0) }
    }
  }

  /// Appends what has arrived.
  /// - Returns: how many bytes were appended; 0 at the end of the stream; nil when none are there.
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

  /// Lends what has arrived, without copying it: `body` is called once, unless none is there.
  /// - Parameter atMost: bytes, no more than `EventLoop.scratchSize`.
  /// - Returns: how many bytes were lent; 0 at the end of the stream (`body` is not called); nil
  ///   when none are there.
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
  /// stream and on errors; never within this call. Closing forgets it.
  package func whenReadable(_ action: @escaping () -> Void) {
    precondition(onReadable == nil, "the stream has a reader already")
    onReadable = action
    if mayRead, let registration { loop.redeliver(registration, .readable) }
  }

  /// Waits until there may be something to read, or the end.
  /// - Parameter attendant: is asked first, each time, while the task waits.
  package func readable(
    deadline: MonotonicTime, attendedBy attendant: (any ReadAttendant)? = nil
  ) async throws(IOError) {
    guard let registration else { throw IOError(.closed, operation: "read") }
    // A peer that sends without pause would hold off the alarm of the wait below for ever.
    if mayRead, deadline <= loop.now { throw IOError(.timedOut, operation: "read") }
    reads += 1
    if mayRead, reads <= Self.readsPerTurn { return }
    if mayRead { loop.redeliver(registration, .readable) }
    reads = 0
    self.attendant = attendant
    defer { self.attendant = nil }
    try await reader.wait(until: deadline, for: "read")
  }

  /// Moves the deadline of the task that waits in `readable`.
  /// - Parameter deadline: no earlier than the one it has.
  package func extendReading(until deadline: MonotonicTime) { reader.extend(until: deadline) }

  /// Has a task that waits for something to read go on, as if it was cancelled. Nothing that arrives is lost by it.
  package func interruptReading() { reader.wake(.cancelled) }

  private func receive(
    into space: UnsafeMutableRawBufferPointer, atMost: Int
  ) throws(IOError) -> Int? {
    let raw = socket.raw
    let count = try systemCall("recv") { unsafe recv(raw, space.baseAddress, atMost, 0) }
    guard let count else {
      mayRead = false
      return nil
    }
    // A short read has emptied the socket: what comes later is a new edge. Not so at the end,
    // which has had its edge.
    if count > 0, count < atMost, !ended { mayRead = false }
    return count
  }

  private func nothing(_ operation: String) throws(IOError) -> Int? {
    if isClosed { throw IOError(.closed, operation: operation) }
    return nil
  }

  // MARK: Writing

  /// Writes all of `bytes`, waiting as often as the peer is slow; after an error an unknown part
  /// of them was sent.
  package func write(_ bytes: [UInt8], deadline: MonotonicTime) async throws(IOError) {
    var sent = 0
    while true {
      sent += try tryWrite(bytes, from: sent)
      if sent == bytes.count { return }
      try await writable(deadline: deadline)
    }
  }

  /// Gives the kernel what it takes at once.
  /// - Returns: how many bytes it took; 0 when none.
  package func tryWrite(_ bytes: borrowing RawSpan) throws(IOError) -> Int {
    guard mayWrite, !isClosed else { return try nothing("write") ?? 0 }
    guard bytes.byteCount > 0 else { return 0 }
    let raw = socket.raw
    let sent = try unsafe bytes.withUnsafeBytes { bytes throws(IOError) in
      try systemCall("send") {
        unsafe send(raw, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
      }
    }
    if sent ?? 0 < bytes.byteCount { mayWrite = false }
    return sent ?? 0
  }

  /// The same for what follows the first `offset` bytes of an array.
  package func tryWrite(_ bytes: [UInt8], from offset: Int = 0) throws(IOError) -> Int {
    try unsafe tryWrite(bytes.span.extracting(offset...).bytes)
  }

  /// Runs `action` once on the loop when the kernel may take more, also on errors; never within
  /// this call. Closing forgets it.
  package func whenWritable(_ action: @escaping () -> Void) {
    precondition(onWritable == nil, "the stream has a writer already")
    onWritable = action
    if mayWrite, let registration { loop.redeliver(registration, .writable) }
  }

  /// Waits until the kernel may take more.
  package func writable(deadline: MonotonicTime) async throws(IOError) {
    if isClosed { throw IOError(.closed, operation: "write") }
    if mayWrite { return }
    try await writer.wait(until: deadline, for: "write")
  }

  // MARK: Events

  /// Runs `action` once on the loop when the peer has sent its last byte or is gone, for an owner
  /// that does not read; never within this call. Closing forgets it.
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
    guard let attendant, reader.isWaiting else { return reader.wake(.ready) }
    if !attendant.attend() { return reader.wake(.ready) }
    // It has left something: no edge will tell of that.
    if mayRead, let registration { loop.redeliver(registration, .readable) }
  }

  // MARK: Ending

  /// Tells the peer that no more comes; reading goes on.
  package func shutdownWrite() {
    guard !isClosed else { return }
    let raw = socket.raw
    // Fails only when the connection is gone, which reading will tell.
    _ = try? systemCall("shutdown") { shutdown(raw, Int32(SHUT_WR)) }
  }

  /// Ends this side: what the kernel has taken is still delivered.
  package func close() {
    guard !isClosed else { return }
    end()
  }

  /// Ends the connection at once: unsent bytes are dropped and the peer sees a reset.
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

/// How long the kernel believes in a silent peer.
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

  /// Gives up when bytes stay unacknowledged for this long (`TCP_USER_TIMEOUT`, milliseconds).
  package func setUserTimeout(_ timeout: Duration) throws(IOError) {
    try setTCPOption(TCP_USER_TIMEOUT, Int32(clamping: Int64(timeout / .milliseconds(1))))
  }

  /// Bytes the kernel keeps for a slow peer (it doubles the number).
  package func setSendBuffer(_ bytes: Int) throws(IOError) {
    guard !isClosed else { throw IOError(.closed, operation: "setsockopt") }
    try socket.setOption(SOL_SOCKET, SO_SNDBUF, Int32(clamping: bytes))
  }

  private func setTCPOption(_ name: Int32, _ value: Int32) throws(IOError) {
    guard !isClosed else { throw IOError(.closed, operation: "setsockopt") }
    try socket.setOption(Int32(IPPROTO_TCP), name, value)
  }
}
