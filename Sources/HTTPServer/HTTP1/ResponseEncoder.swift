// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText

/// Encodes responses as HTTP/1.1 bytes (RFC 9112 §4).
struct ResponseEncoder {
  /// The inputs of the encoding other than the handler's response.
  struct Context {
    /// The complete `Date` line.
    var date: [UInt8]
    var requestID: String
    /// Whether to omit the body itself, for HEAD.
    var omitsBody = false
    var closes = false
    /// Whether the client uses HTTP/1.0 and needs a field that announces a persistent connection.
    var isHTTP10 = false
    /// The page that explains problem codes.
    var documentation: String
  }

  /// How the client finds the end of the body.
  enum Framing: Equatable {
    /// The response has no body (RFC 9110 §15).
    case none
    case length(Int)
    case chunked
    /// The end of the connection ends the body.
    case close
  }

  static let continuation = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
  static let lastChunk = Array("0\r\n\r\n".utf8)

  /// Appends a response with head and body; only the head if it is streamed.
  /// - Returns: bytes of the body, also if it was omitted.
  @discardableResult
  static func append(_ response: Response, _ context: Context, to out: inout [UInt8]) -> Int {
    switch response.content {
    case .bytes(let body): return append(response, body, context, to: &out)
    case .problem(let problem):
      var json = JSONWriter()
      problem.write(
        to: &json, documentation: context.documentation, requestID: context.requestID)
      return append(response, json.bytes, context, to: &out)
    case .stream:
      appendHead(response, context, framing(of: response, context), to: &out)
      return 0
    }
  }

  /// Returns the framing of a streamed response: HTTP/1.0 clients do not support chunks (RFC 9112
  /// §6.1).
  static func framing(of streamed: Response, _ context: Context) -> Framing {
    if !allowsBody(streamed.status) { return .none }
    return context.isHTTP10 ? .close : .chunked
  }

  /// Appends a chunk (RFC 9112 §7.1).
  /// - Parameter bytes: at least one, as an empty chunk is the last.
  static func appendChunk(_ bytes: [UInt8], to out: inout [UInt8]) {
    append(bytes.count, radix: 16, to: &out)
    append("\r\n", to: &out)
    out.append(contentsOf: bytes)
    append("\r\n", to: &out)
  }

  private static func append(
    _ response: Response, _ body: [UInt8], _ context: Context, to out: inout [UInt8]
  ) -> Int {
    guard allowsBody(response.status) else {
      appendHead(response, context, .none, to: &out)
      return 0
    }
    let sent = context.omitsBody ? 0 : body.count
    appendHead(response, context, .length(body.count), before: sent, to: &out)
    if sent > 0 { out.append(contentsOf: body) }
    return body.count
  }

  /// - Parameter body: bytes that will follow.
  private static func appendHead(
    _ response: Response, _ context: Context, _ framing: Framing, before body: Int = 0,
    to out: inout [UInt8]
  ) {
    var size = 512
    while true {
      let needed = out.count + size + body
      // Reserves more than needed, since another response may follow.
      if needed > out.capacity { out.reserveCapacity(max(needed, 2 * out.capacity)) }
      var hasFitted = false
      out.append(addingCapacity: size) { span in
        span.withUnsafeMutableBufferPointer { buffer, count in
          var pen = Pen(UnsafeMutableBufferPointer(rebasing: buffer[count...]))
          writeHead(response, context, framing, with: &pen)
          hasFitted = pen.fits
          if hasFitted { count += pen.count } else { size = pen.count }
        }
      }
      if hasFitted { return }
    }
  }

  private static func writeHead(
    _ response: Response, _ context: Context, _ framing: Framing, with pen: inout Pen
  ) {
    var isProblem = false
    if case .problem = response.content { isProblem = true }
    writeStatusLine(response.status, with: &pen)
    pen.write(context.date)
    if isProblem { pen.write("Content-Type: application/problem+json\r\n") }
    for field in response.headers where !isOurs(field.name, isProblem: isProblem) {
      pen.write(field.name.rawName)
      pen.write(": ")
      field.withUnsafeBytesOfValue { pen.write($0) }
      pen.write("\r\n")
    }
    switch framing {
    case .none, .close: break
    case .length(let count):
      pen.write("Content-Length: ")
      pen.write(decimal: count)
      pen.write("\r\n")
    case .chunked: pen.write("Transfer-Encoding: chunked\r\n")
    }
    // Browsers must use the Content-Type and not guess it from bytes that a caller has supplied.
    pen.write("X-Content-Type-Options: nosniff\r\n")
    pen.write("X-Request-Id: ")
    pen.write(context.requestID)
    if context.closes || framing == .close {
      pen.write("\r\nConnection: close\r\n\r\n")
    } else if context.isHTTP10 {
      pen.write("\r\nConnection: keep-alive\r\n\r\n")
    } else {
      pen.write("\r\n\r\n")
    }
  }

  /// Returns whether responses of this status may have a body (RFC 9110 §15).
  static func allowsBody(_ status: HTTPResponse.Status) -> Bool {
    status.code >= 200 && status.code != 204 && status.code != 304
  }

  /// Returns whether only the server may write the field, as duplicates would contradict each
  /// other.
  static func isOurs(_ name: HTTPField.Name, isProblem: Bool) -> Bool {
    // Compares lengths first, since every field of every response is checked here.
    switch name.canonicalName.utf8.count {
    case 4: name == .date
    case 10: name == .connection
    case 12: name.canonicalName == "x-request-id" || isProblem && name == .contentType
    case 14: name == .contentLength
    case 17: name == .transferEncoding
    default: false
    }
  }

  private static func writeStatusLine(_ status: HTTPResponse.Status, with pen: inout Pen) {
    if status.code == 200 { return pen.write("HTTP/1.1 200 OK\r\n") }
    pen.write("HTTP/1.1 ")
    pen.write(decimal: status.code)
    pen.write(" ")
    // A reason phrase is free text and could contain a line break, so it is filtered.
    for byte in status.reasonPhrase.utf8 where ASCII.isFieldValue(byte) { pen.write(byte) }
    pen.write("\r\n")
  }

  @inline(__always)
  private static func append(_ text: StaticString, to out: inout [UInt8]) {
    out.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// - Parameter number: not negative.
  private static func append(_ number: Int, radix: Int, to out: inout [UInt8]) {
    if number >= radix { append(number / radix, radix: radix, to: &out) }
    let digit = UInt8(number % radix)
    out.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }
}

/// Writes into fixed memory, and keeps counting beyond its end.
private struct Pen {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  /// Bytes written, including those that did not fit.
  private(set) var count = 0

  init(_ memory: UnsafeMutableBufferPointer<UInt8>) { self.memory = memory }

  var fits: Bool { count <= memory.count }

  @inline(__always)
  mutating func write(_ byte: UInt8) {
    if count < memory.count { memory[count] = byte }
    count += 1
  }

  @inline(__always)
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.count <= memory.count - count, let source = bytes.baseAddress,
      let target = memory.baseAddress
    {
      (target + count).initialize(from: source, count: bytes.count)
    }
    count += bytes.count
  }

  @inline(__always)
  mutating func write(_ text: StaticString) {
    write(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  @inline(__always)
  mutating func write(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { write($0) } }

  @inline(__always)
  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }

  /// - Parameter number: not negative.
  mutating func write(decimal number: Int) {
    if number >= 10 { write(decimal: number / 10) }
    write(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
