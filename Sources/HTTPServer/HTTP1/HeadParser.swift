// SPDX-License-Identifier: Apache-2.0
import HTTPTypes

/// Parses the request line and header fields of one request. The head stays in the input until it
/// is complete; it is then copied once.
struct HeadParser {
  enum Result {
    case needsMore
    /// An empty line before the request line, which old clients sent after a body (RFC 9112 §2.2).
    case emptyLine(count: Int)
    case complete(RequestHead, count: Int)
  }

  private var lines = LineScanner()
  /// Position at which the current line begins.
  private var position = 0
  private var skippedEmptyLine = false
  private var requestLine: RequestLine?
  private var headersStart = 0
  private var entries: [HeaderFields.Entry] = []
  private var facts = HeadFacts()

  /// - Parameter input: begins with the head.
  mutating func advance(
    _ input: Span<UInt8>, _ limits: HTTPLimits
  ) throws(ParseFault) -> Result {
    if requestLine == nil {
      guard
        let line = try lines.next(input, from: 0, limit: limits.requestLine, .targetTooLong)
      else { return .needsMore }
      if line.isEmpty, !skippedEmptyLine {
        skippedEmptyLine = true
        return .emptyLine(count: 2)
      }
      requestLine = try RequestLine(input, line)
      position = line.upperBound + 2
      headersStart = position
      entries.reserveCapacity(8)
    }
    while true {
      let room = limits.headerBytes - (position - headersStart)
      guard
        let line = try lines.next(
          input, from: position, limit: room, of: limits.headerBytes, .headersTooLarge)
      else { return .needsMore }
      position = line.upperBound + 2
      if line.isEmpty { return try complete(input) }
      let (name, value) = try FieldLine.parse(input, line)
      guard entries.count < limits.headerCount else {
        throw ParseFault(.headersTooLarge, "At most \(limits.headerCount) fields are allowed.")
      }
      entries.append(HeaderFields.Entry(name: name, value: value))
      try facts.note(input, name, value)
    }
  }

  private func complete(_ input: Span<UInt8>) throws(ParseFault) -> Result {
    guard let requestLine else { return .needsMore }
    let framing = try facts.framing(isHTTP10: requestLine.isHTTP10)
    let bytes = [UInt8](unsafeUninitializedCapacity: position) { buffer, count in
      input.extracting(first: position).withUnsafeBufferPointer {
        _ = buffer.initialize(fromContentsOf: $0)
      }
      count = position
    }
    let head = RequestHead(
      method: requestLine.method, path: requestLine.path, query: requestLine.query,
      isHTTP10: requestLine.isHTTP10, headers: HeaderFields(bytes: bytes, entries: entries),
      framing: framing,
      // Bytes meant for a tunnel may follow CONNECT, so the connection is not reused.
      keepsAlive: requestLine.method != .connect
        && facts.keepsAlive(isHTTP10: requestLine.isHTTP10),
      expectsContinue: facts.expectsContinue && !requestLine.isHTTP10 && framing != .none)
    return .complete(head, count: position)
  }
}

/// `method SP request-target SP HTTP-version` (RFC 9112 §3).
private struct RequestLine {
  private static let longestMethod = 32

  var method: HTTPRequest.Method
  var path: Range<Int>
  var query: Range<Int>?
  var isHTTP10: Bool

  init(_ input: Span<UInt8>, _ line: Range<Int>) throws(ParseFault) {
    var index = line.lowerBound
    while index < line.upperBound, ASCII.isToken(input[index]) { index += 1 }
    let methodEnd = index
    guard methodEnd > 0, methodEnd <= Self.longestMethod, index < line.upperBound,
      input[index] == ASCII.space
    else { throw ParseFault(.requestLine, "It must begin with a method and one space.") }
    let targetStart = index + 1
    index = targetStart
    var queryMark: Int?
    while index < line.upperBound, ASCII.isTarget(input[index]) {
      if queryMark == nil, input[index] == UInt8(ascii: "?") { queryMark = index }
      index += 1
    }
    let target = targetStart..<index
    guard !target.isEmpty, index < line.upperBound, input[index] == ASCII.space else {
      throw ParseFault(.requestLine, "A target of visible ASCII must follow, and one space.")
    }
    isHTTP10 = try Self.version(input, (index + 1)..<line.upperBound)
    method = try Self.method(input, methodEnd)
    if method == .connect {
      try Host.checkTunnel(input, target)
      path = target.upperBound..<target.upperBound
      return
    }
    let pathEnd = queryMark ?? target.upperBound
    path = try Self.path(input, target.lowerBound..<pathEnd, isOptions: method == .options)
    query = queryMark.map { ($0 + 1)..<target.upperBound }
    guard query == nil || !path.isEmpty else {
      throw ParseFault(.requestLine, "Only a path has a query.")
    }
  }

  /// Returns the position of the path: the whole target in origin-form, or the part after the
  /// authority in absolute-form.
  private static func path(
    _ input: Span<UInt8>, _ target: Range<Int>, isOptions: Bool
  ) throws(ParseFault) -> Range<Int> {
    guard !target.isEmpty else { throw ParseFault(.requestLine, "The target has no path.") }
    if input[target.lowerBound] == ASCII.slash { return target }
    if target.count == 1, input[target.lowerBound] == UInt8(ascii: "*"), isOptions {
      return target.upperBound..<target.upperBound
    }
    for scheme: StaticString in ["http://", "https://"] {
      let authority = target.lowerBound + scheme.utf8CodeUnitCount
      guard authority < target.upperBound,
        Bytes.isEqual(input, target.lowerBound..<authority, ignoringCase: scheme)
      else { continue }
      var index = authority
      while index < target.upperBound, input[index] != ASCII.slash { index += 1 }
      guard index > authority, Host.isValid(input, authority..<index) else { break }
      if index < target.upperBound { return index..<target.upperBound }
      // RFC 9112 §3.2: a target without a path has the path "/". The slash before the authority is
      // used for it. For OPTIONS the path is "*", which is stored as an empty path.
      return isOptions ? index..<index : (authority - 1)..<authority
    }
    throw ParseFault(.requestLine, "The target must be a path or an http address.")
  }

  /// - Returns: whether it is HTTP/1.0.
  private static func version(
    _ input: Span<UInt8>, _ range: Range<Int>
  ) throws(ParseFault) -> Bool {
    let start = range.lowerBound
    guard range.count == 8, Bytes.hasPrefix(input, range, "HTTP/"),
      input[start + 6] == UInt8(ascii: "."), let major = ASCII.hexDigit(input[start + 5]),
      let minor = ASCII.hexDigit(input[start + 7]), major < 10, minor < 10
    else { throw ParseFault(.requestLine, "It must end with HTTP/1.1 or HTTP/1.0.") }
    guard major == 1 else { throw ParseFault(.version, "The request has version HTTP/\(major).") }
    return minor == 0
  }

  private static func method(
    _ input: Span<UInt8>, _ end: Int
  ) throws(ParseFault) -> HTTPRequest.Method {
    for (text, method) in known where Bytes.isEqual(input, 0..<end, text) { return method }
    var text = ""
    for index in 0..<end { text.unicodeScalars.append(Unicode.Scalar(input[index])) }
    guard let method = HTTPRequest.Method(text) else {
      throw ParseFault(.requestLine, "The method is not a token.")
    }
    return method
  }

  private static let known: [(StaticString, HTTPRequest.Method)] = [
    ("GET", .get), ("POST", .post), ("PUT", .put), ("PATCH", .patch), ("DELETE", .delete),
    ("HEAD", .head), ("OPTIONS", .options),
  ]
}
