// SPDX-License-Identifier: Apache-2.0
internal import AsyncIO
internal import HTTPServer
internal import HTTPTypes

/// A streamed response of `text/event-stream`: "Server-sent events" of the HTML standard.
///
/// The producer creates the response with `response`. Its body alternates between `send` and
/// `pause` until either throws or `pause` returns false. `send` waits until the kernel has accepted
/// all bytes. Events therefore do not accumulate for a slow client; the next event contains the
/// state at the time it is sent.
///
/// The stream's slot in `EventStreams` is freed when the body ends, or with the last reference if
/// the body never ran (HEAD).
final class EventStream {
  /// Bytes written at a time, so that backpressure also applies within a large event.
  private static let piece = 64 * 1024
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let lineFeed = UInt8(ascii: "\n")

  private let streams: EventStreams
  private let application: Int32
  private let waiter: Waiter
  private var writer: ResponseWriter?
  /// The time of the last write.
  private var quietSince = MonotonicTime.now()
  private var isOver = false
  private var hasPlace = true

  init(_ streams: EventStreams, for application: Int32) {
    self.streams = streams
    self.application = application
    waiter = Waiter(on: streams.loop)
  }

  deinit { close() }

  /// Returns the response. When `body` returns, the stream ends with a complete response.
  func response(_ body: @escaping () async throws -> Void) -> Response {
    var response = Response.stream(contentType: "text/event-stream") { writer in
      defer { self.close() }
      self.writer = writer
      self.quietSince = .now()
      writer.whenClientEnds { [weak self] in self?.clientEnded() }
      try await body()
    }
    response.headers[.cacheControl] = "no-store"
    // Turns off nginx's response buffering, which would collect events until its buffer is full.
    if let name = HTTPField.Name("X-Accel-Buffering") { response.headers[name] = "no" }
    return response
  }

  /// Sends an event and waits until the kernel has accepted all bytes.
  /// - Parameters:
  ///   - name: the event's type, one line.
  ///   - id: the value that a reconnecting client sends in `Last-Event-ID`, one line.
  ///   - data: text. Each line break in it, of any kind, arrives as a line feed.
  /// - Throws: if the client has disconnected or does not read. Producers rethrow the error.
  func send(_ name: String, id: String, _ data: [UInt8]) async throws {
    try await write(Self.encode(name, id: id, data))
  }

  /// Sends an id without an event: a reconnecting client continues after it.
  /// - Throws: as `send`.
  func mark(id: String) async throws { try await write(Array("id: \(id)\n\n".utf8)) }

  /// Waits, and sends a comment whenever nothing was sent for `StreamLimits.heartbeat`.
  /// - Returns: whether to continue; false when the server stops or the client has left.
  /// - Throws: as `send`.
  func pause(for duration: Duration) async throws -> Bool {
    let end = MonotonicTime.now() + duration
    while !isOver, !streams.isEnding {
      let now = MonotonicTime.now()
      let heartbeat = quietSince + streams.limits.heartbeat
      if now >= end { return true }
      if now >= heartbeat {
        try await write(Array(":\n\n".utf8))
        continue
      }
      streams.isWaiting(self)
      let outcome = await waiter.wait(until: min(end, heartbeat))
      streams.isAwake(self)
      if outcome == .cancelled { isOver = true }
    }
    return false
  }

  func wake() { waiter.wake(.ready) }

  private func clientEnded() {
    isOver = true
    wake()
  }

  private func close() {
    writer = nil
    isOver = true
    guard hasPlace else { return }
    hasPlace = false
    waiter.end(.closed)
    streams.closed(for: application)
  }

  private func write(_ bytes: [UInt8]) async throws(ExchangeFault) {
    guard let writer else { throw .gone }
    for start in stride(from: 0, to: bytes.count, by: Self.piece) {
      try await writer.write(Array(bytes[start..<min(start + Self.piece, bytes.count)]))
    }
    try await writer.flush()
    quietSince = .now()
  }

  static func encode(_ name: String, id: String, _ data: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(data.count + name.utf8.count + id.utf8.count + 32)
    bytes.append(contentsOf: "event: \(name)\nid: \(id)\ndata: ".utf8)
    var previous: UInt8 = 0
    for byte in data {
      switch (previous, byte) {
      case (carriageReturn, lineFeed): break
      case (_, lineFeed), (_, carriageReturn): bytes.append(contentsOf: "\ndata: ".utf8)
      default: bytes.append(byte)
      }
      previous = byte
    }
    bytes.append(contentsOf: "\n\n".utf8)
    return bytes
  }
}
