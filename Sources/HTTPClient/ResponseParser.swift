// SPDX-License-Identifier: Apache-2.0

/// Parses one HTTP/1.1 response (RFC 9112) from the bytes of a connection. A value: takes bytes,
/// returns events.
struct ResponseParser {
  /// A parsed part of the response.
  enum Event: Equatable {
    /// A head. After an informational one, another head follows.
    case head(ResponseHead)
    case body([UInt8])
    case end
  }

  /// Maximum bytes of a head; the gateway's own heads have a few hundred.
  private static let headLimit = 64 * 1024
  /// Maximum bytes of a line without its end: of a head, a chunk size or a trailer.
  private static let lineLimit = 8 * 1024
  /// Maximum number of informational heads (1xx) before a response. One or two are usual; a server
  /// may send 102 every 20 s during long work (RFC 2518 §10.1).
  private static let informationalLimit = 16

  private enum State {
    case head
    case sized(left: Int)
    case chunkSize
    case chunk(left: Int)
    case chunkEnd
    case trailers
    case untilClose
    case ended
  }

  private var state = State.head
  private var informationalHeads = 0
  private var lines: [String] = []
  private var headBytes = 0
  /// Received bytes; those not yet parsed are `bytes[start...]`.
  private var bytes: [UInt8] = []
  private var start = 0

  /// Whether bytes remain after the end of the response.
  var hasLeftovers: Bool { start < bytes.count }

  mutating func receive(_ more: [UInt8]) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += more
  }

  /// Whether the response is complete if the connection ends now.
  var mayEndHere: Bool {
    switch state {
    case .untilClose, .ended: true
    default: false
    }
  }

  /// Returns the next event; nil if more bytes are needed.
  mutating func next() throws(CallFault) -> Event? {
    while true {
      switch state {
      case .head:
        guard let head = try head() else { return nil }
        return .head(head)
      case .sized(let left):
        return left == 0 ? end() : body(atMost: left).map { .body($0) }
      case .chunkSize:
        guard let line = try line() else { return nil }
        let size = try Self.chunkSize(line)
        state = size == 0 ? .trailers : .chunk(left: size)
      case .chunk(let left):
        return body(atMost: left).map { .body($0) }
      case .chunkEnd:
        guard let line = try line() else { return nil }
        guard line.isEmpty else { throw CallFault(.garbled, "a chunk is longer than its size") }
        state = .chunkSize
      case .trailers:
        guard let line = try line() else { return nil }
        if line.isEmpty { return end() }
      case .untilClose:
        return body(atMost: .max).map { .body($0) }
      case .ended:
        return nil
      }
    }
  }

  private mutating func head() throws(CallFault) -> ResponseHead? {
    while let line = try line() {
      headBytes += line.utf8.count
      guard headBytes <= Self.headLimit else { throw CallFault(.garbled, "the head is too long") }
      if !line.isEmpty {
        lines.append(line)
        continue
      }
      let head = try ResponseHead(lines: lines)
      lines = []
      headBytes = 0
      if head.isInformational {
        informationalHeads += 1
        guard informationalHeads <= Self.informationalLimit else {
          throw CallFault(.garbled, "more than \(Self.informationalLimit) informational heads")
        }
        return head
      }
      switch head.framing {
      case .none: state = .sized(left: 0)
      case .length(let length): state = .sized(left: length)
      case .chunked: state = .chunkSize
      case .untilClose: state = .untilClose
      }
      return head
    }
    return nil
  }

  private mutating func end() -> Event {
    state = .ended
    return .end
  }

  /// Takes the available bytes of a body, at most `limit`, and advances the state.
  private mutating func body(atMost limit: Int) -> [UInt8]? {
    let count = min(limit, bytes.count - start)
    guard count > 0 else { return nil }
    let piece = Array(bytes[start..<start + count])
    start += count
    switch state {
    case .sized(let left): state = .sized(left: left - count)
    case .chunk(let left): state = left == count ? .chunkEnd : .chunk(left: left - count)
    default: break
    }
    return piece
  }

  /// Takes a line without its end; nil until the line is complete.
  private mutating func line() throws(CallFault) -> String? {
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else {
      guard bytes.count - start <= Self.lineLimit else {
        throw CallFault(.garbled, "a line is too long")
      }
      return nil
    }
    var line = bytes[start..<end]
    start = end + 1
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  /// Parses a chunk's size; ignores extensions after a semicolon.
  private static func chunkSize(_ line: String) throws(CallFault) -> Int {
    let digits = line.prefix { $0 != ";" && $0 != " " && $0 != "\t" }
    guard !digits.isEmpty, digits.utf8.count <= 15,
      digits.allSatisfy(\.isHexDigit), let size = Int(digits, radix: 16)
    else { throw CallFault(.garbled, "the size of a chunk is invalid") }
    return size
  }
}
