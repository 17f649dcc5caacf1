// SPDX-License-Identifier: Apache-2.0
package import AsyncIO
package import TLS
import Transport

/// A client of one server over HTTP/1.1, with or without TLS. Sends one request at a time, on an
/// event loop of its own.
///
/// For a body in memory, call `send`, or `open` and then `read` until nil. For a body that is
/// produced while it is sent, call `openUpload`, then `upload` for each piece, then `endUpload`.
/// Another task must read the response meanwhile (`head`, then `read` until nil). A server may
/// respond before it has read everything, and stops reading if its response is not read.
///
/// Only GET reuses a connection. If the server has closed the connection meanwhile, the GET is
/// retried over a new one. All other requests use a new connection, so that `CallFault.Kind.lost`
/// is unambiguous.
///
/// Lifecycle: `close` ends the loop; no request may be in flight then.
package actor HTTPCaller {
  /// Limit for TCP and TLS to one address. Short, since users wait for it.
  private static let connecting = Duration.seconds(10)
  /// Longest silence before and within a response: the slowest routes of a gateway wait for Apple.
  package static let silence = Duration.seconds(120)
  /// Time for the server to respond to `Expect: 100-continue`. Servers that do not support it send
  /// nothing (RFC 9110 §10.1.1).
  private static let permission = Duration.seconds(3)
  /// TCP keepalive. Uploads have no deadline; instead the kernel detects a dead peer. A server that
  /// reads nothing for a while may be storing earlier data.
  private static let probing = (
    idle: Duration.seconds(30), interval: Duration.seconds(10), count: 3
  )
  private static let unacknowledged = Duration.seconds(300)
  /// Bytes per read.
  private static let chunk = 64 * 1024

  package nonisolated let loop: EventLoop
  package nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }
  package nonisolated let address: ServerAddress

  private let context: TLSContext?
  private let silence: Duration
  /// Header fields of every request.
  private let fields: [HeaderField]
  private var stream: ByteStream?
  private var parser = ResponseParser()
  private var hasReceived = false
  private var canKeep = false
  private var isUploading = false
  /// When the last upload ended.
  private var uploadedAt = MonotonicTime(nanoseconds: 0)
  /// Whether the connection can take another request.
  private var isFree = false
  private var final: ResponseHead?

  /// - Parameters:
  ///   - fields: header fields of every request.
  ///   - silence: longest silence of the server; tests shorten it.
  package init(
    _ address: ServerAddress, trust: TLSTrust = .system, fields: [HeaderField] = [],
    silence: Duration = HTTPCaller.silence
  ) throws {
    self.address = address
    self.silence = silence
    self.fields = fields
    context = address.isSecure ? try TLSContext.client(trust: trust, alpn: ["http/1.1"]) : nil
    loop = try EventLoop(name: "http-client")
    try loop.start()
  }

  /// Stops the loop and waits for its thread.
  package nonisolated func close() {
    loop.stop()
    loop.join()
  }

  // MARK: Requests with a body in memory

  /// Sends a request and reads the complete response.
  package func send(_ request: CallRequest) async throws(CallFault) -> (ResponseHead, [UInt8]) {
    let head = try await open(request)
    var body: [UInt8] = []
    while let piece = try await read() { body += piece }
    return (head, body)
  }

  /// Sends a request and reads the head of the response.
  package func open(_ request: CallRequest) async throws(CallFault) -> ResponseHead {
    var framing: [HeaderField] = []
    if let body = request.body { framing = [HeaderField("Content-Length", "\(body.count)")] }
    let bytes = head(of: request, framing) + (request.body ?? [])
    if request.method == "GET", isFree {
      do throws(CallFault) { return try await exchange(bytes) } catch {
        // The server closed the idle connection before it received this request.
        guard error.kind == .lost, !hasReceived else { throw error }
      }
    }
    try await connect()
    return try await exchange(bytes)
  }

  private func exchange(_ bytes: [UInt8]) async throws(CallFault) -> ResponseHead {
    begin()
    try await write(bytes)
    return try await head()
  }

  // MARK: Uploads

  /// Sends the head of a request whose body follows in pieces.
  /// - Returns: the head of the response, if the server has responded without waiting for the body.
  package func openUpload(_ request: CallRequest) async throws(CallFault) -> ResponseHead? {
    try await connect()
    begin()
    isUploading = true
    let framing = [
      HeaderField("Transfer-Encoding", "chunked"), HeaderField("Expect", "100-continue"),
    ]
    try await write(head(of: request, framing))
    do throws(CallFault) {
      let first = try await anyHead(deadline: loop.now + Self.permission)
      if !first.isInformational { return first }
    } catch {
      guard error.kind == .silent else { throw error }
    }
    return nil
  }

  /// Sends one piece of the body. Suspends while the server reads slowly.
  package func upload(_ bytes: [UInt8]) async throws(CallFault) {
    guard !bytes.isEmpty else { return }
    let size = String(bytes.count, radix: 16)
    try await write(Array("\(size)\r\n".utf8) + bytes + Array("\r\n".utf8))
  }

  /// Ends the body.
  package func endUpload() async throws(CallFault) {
    try await write(Array("0\r\n\r\n".utf8))
    isUploading = false
    uploadedAt = .now()
  }

  /// Resets the connection, so that the server does not mistake an incomplete body for a complete
  /// one. Pending reads of the response throw `lost`.
  package func abandonUpload() {
    stream?.abort()
  }

  // MARK: The response

  /// Returns the head of the final response; waits for it.
  package func head() async throws(CallFault) -> ResponseHead {
    while true {
      let head = try await anyHead()
      if !head.isInformational { return head }
    }
  }

  /// Returns the next bytes of the response's body; nil at its end.
  package func read() async throws(CallFault) -> [UInt8]? {
    switch try await event() {
    case .body(let bytes): return bytes
    case .head, .end:
      finish()
      return nil
    }
  }

  /// - Parameter deadline: nil to apply the limit on silence.
  private func anyHead(deadline: MonotonicTime? = nil) async throws(CallFault) -> ResponseHead {
    if let final { return final }
    guard case .head(let head) = try await event(deadline: deadline) else {
      throw CallFault(.garbled, "\(address) sent a body without a head")
    }
    if !head.isInformational {
      final = head
      canKeep = head.keepsAlive
    }
    return head
  }

  private func event(deadline: MonotonicTime? = nil) async throws(CallFault) -> ResponseParser.Event
  {
    while true {
      do throws(CallFault) { if let event = try parser.next() { return event } } catch {
        drop()
        throw CallFault(error.kind, "\(address) does not speak HTTP/1.1: \(error)")
      }
      let bytes = try await receive(by: deadline)
      guard !bytes.isEmpty else {
        canKeep = false
        if parser.mayEndHere { return .end }
        drop()
        throw CallFault(.lost, "\(address) closed the connection before the response was complete")
      }
      hasReceived = true
      parser.receive(bytes)
    }
  }

  /// Returns the next bytes; empty when the connection has ended.
  private func receive(by deadline: MonotonicTime?) async throws(CallFault) -> [UInt8] {
    let began = MonotonicTime.now()
    while true {
      guard let stream else { throw CallFault(.lost, "no connection to \(address)") }
      var bytes: [UInt8] = []
      do throws(TransportError) {
        // Waits at most `silence` at a time: the upload may end during the wait, and the deadline
        // applies from then on.
        let part = min(patience(since: began), .now() + silence)
        _ = try await stream.read(into: &bytes, atMost: Self.chunk, deadline: deadline ?? part)
        return bytes
      } catch {
        if error.isTimeout, deadline == nil, .now() < patience(since: began) { continue }
        // Closes the connection, so that the uploading task fails, too.
        if !error.isTimeout { drop() }
        throw .lost(error, address)
      }
    }
  }

  /// Returns the deadline of a wait that began at `began`: none during an upload. Otherwise it is
  /// `silence` after the later of `began` and the end of the upload.
  private func patience(since began: MonotonicTime) -> MonotonicTime {
    isUploading ? .distantFuture : max(began, uploadedAt) + silence
  }

  // MARK: The connection

  private func connect() async throws(CallFault) {
    drop()
    let addresses: [SocketAddress]
    do throws(IOError) {
      addresses = try await Resolver.resolve(
        address.place.host, port: address.place.port, on: loop,
        deadline: loop.now + Self.connecting)
    } catch {
      throw CallFault(.unreachable, "\(address) cannot be reached: \(error)")
    }
    var reason = "the name has no address"
    for candidate in addresses {
      do throws(TransportError) {
        stream = try await connect(to: candidate)
        return
      } catch {
        reason = "\(error)"
      }
    }
    throw CallFault(.unreachable, "\(address) cannot be reached: \(reason)")
  }

  private func connect(to candidate: SocketAddress) async throws(TransportError) -> ByteStream {
    let deadline = MonotonicTime.now() + Self.connecting
    let tcp: TCPStream
    do throws(IOError) {
      tcp = try await TCPStream.connect(to: candidate, on: loop, deadline: deadline)
      try tcp.setKeepalive(
        idle: Self.probing.idle, interval: Self.probing.interval, count: Self.probing.count)
      try tcp.setUserTimeout(Self.unacknowledged)
    } catch {
      throw .io(error)
    }
    guard let context else { return .plain(tcp) }
    return try await ByteStream.connectTLS(
      over: tcp, context: context, serverName: address.place.host, deadline: deadline)
  }

  private func write(_ bytes: [UInt8]) async throws(CallFault) {
    guard let stream else { throw CallFault(.lost, "no connection to \(address)") }
    do throws(TransportError) {
      try await stream.write(bytes, deadline: .distantFuture)
    } catch {
      throw .lost(error, address)
    }
  }

  private func begin() {
    parser = ResponseParser()
    hasReceived = false
    canKeep = false
    isUploading = false
    isFree = false
    final = nil
  }

  /// Called after the response was read. Keeps the connection for the next request if possible.
  private func finish() {
    isFree = canKeep && !isUploading && !parser.hasLeftovers
    if !isFree { drop() }
  }

  private func drop() {
    isFree = false
    stream?.close()
    stream = nil
  }

  private func head(of request: CallRequest, _ framing: [HeaderField]) -> [UInt8] {
    var text = "\(request.method) \(address.prefix)\(request.target) HTTP/1.1\r\n"
    text += "Host: \(address.host)\r\n"
    for field in fields + request.fields + framing { text += "\(field.name): \(field.value)\r\n" }
    return Array((text + "\r\n").utf8)
  }
}
