// SPDX-License-Identifier: Apache-2.0

/// Reads one answer of HTTP/1.1 (RFC 9112) out of the bytes of a connection. A value: bytes in, events
/// out.
struct ResponseParser {
  /// What the bytes so far have told.
  enum Event: Equatable {
    /// Of an informational answer too, after which another head follows.
    case head(ResponseHead)
    case body([UInt8])
    case end
  }

  /// Bytes of a head; the gateway's own have some hundred.
  private static let headLimit = 64 * 1024
  /// Bytes of the line before a chunk, or of one behind the last.
  private static let lineLimit = 8 * 1024
  /// Informational heads (1xx) before an answer: one or two are usual, and a server that works for long may say 102 every
  /// 20 s (RFC 2518 §10.1).
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
  /// What has come and is not told yet: `bytes[start...]`.
  private var bytes: [UInt8] = []
  private var start = 0

  /// Whether bytes are left that belong to no answer.
  var hasLeftovers: Bool { start < bytes.count }

  mutating func receive(_ more: [UInt8]) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += more
  }

  /// Whether the end of the connection is the end of the answer too.
  var mayEndHere: Bool {
    switch state {
    case .untilClose, .ended: true
    default: false
    }
  }

  /// - Returns: nil until more has come.
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
        guard line.isEmpty else { throw CallFault(.garbled, "a chunk is longer than it says") }
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

  /// What is there of a body, and how the state goes on after it.
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

  /// A line without its end; nil until all of it is there.
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

  /// Extensions behind a semicolon say nothing that anybody uses.
  private static func chunkSize(_ line: String) throws(CallFault) -> Int {
    let digits = line.prefix { $0 != ";" && $0 != " " && $0 != "\t" }
    guard !digits.isEmpty, digits.utf8.count <= 15,
      digits.allSatisfy(\.isHexDigit), let size = Int(digits, radix: 16)
    else { throw CallFault(.garbled, "the size of a chunk makes no sense") }
    return size
  }
}
