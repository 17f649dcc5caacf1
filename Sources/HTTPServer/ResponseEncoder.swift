// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText

/// Writes responses as HTTP/1.1 bytes (RFC 9112 §4).
struct ResponseEncoder {
  /// What else than the handler's answer determines the bytes.
  struct Context {
    /// The whole `Date` line.
    var date: [UInt8]
    var requestID: String
    /// For HEAD: everything but the body itself.
    var omitsBody = false
    var closes = false
    /// An HTTP/1.0 client must be told that the connection stays open.
    var isHTTP10 = false
    /// Where problem codes are explained.
    var documentation: String
  }

  /// How the client finds the end of the body.
  enum Framing: Equatable {
    /// The body ends with the head (RFC 9110 §15).
    case none
    case length(Int)
    case chunked
    /// By the end of the connection.
    case close
  }

  static let continuation = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
  static let lastChunk = Array("0\r\n\r\n".utf8)

  /// Appends a response, head and body; of a streamed one the head.
  /// - Returns: bytes of the body, also when it was omitted.
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

  /// How a streamed response is framed: an HTTP/1.0 client knows no chunks (RFC 9112 §6.1).
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
    let needed = out.count + 256 + body.count
    // Not to the byte: the next response may follow.
    if needed > out.capacity { out.reserveCapacity(max(needed, 2 * out.capacity)) }
    guard allowsBody(response.status) else {
      appendHead(response, context, .none, to: &out)
      return 0
    }
    appendHead(response, context, .length(body.count), to: &out)
    if !context.omitsBody { out.append(contentsOf: body) }
    return body.count
  }

  private static func appendHead(
    _ response: Response, _ context: Context, _ framing: Framing, to out: inout [UInt8]
  ) {
    var isProblem = false
    if case .problem = response.content { isProblem = true }
    appendStatusLine(response.status, to: &out)
    out.append(contentsOf: context.date)
    if isProblem { append("Content-Type: application/problem+json\r\n", to: &out) }
    for field in response.headers where !isOurs(field.name, isProblem: isProblem) {
      out.append(contentsOf: field.name.rawName.utf8)
      append(": ", to: &out)
      field.withUnsafeBytesOfValue { out.append(contentsOf: $0) }
      append("\r\n", to: &out)
    }
    switch framing {
    case .none, .close: break
    case .length(let count):
      append("Content-Length: ", to: &out)
      append(count, radix: 10, to: &out)
      append("\r\n", to: &out)
    case .chunked: append("Transfer-Encoding: chunked\r\n", to: &out)
    }
    append("X-Request-Id: ", to: &out)
    out.append(contentsOf: context.requestID.utf8)
    if context.closes || framing == .close {
      append("\r\nConnection: close\r\n\r\n", to: &out)
    } else if context.isHTTP10 {
      append("\r\nConnection: keep-alive\r\n\r\n", to: &out)
    } else {
      append("\r\n\r\n", to: &out)
    }
  }

  /// RFC 9110 §15: these end with their head.
  static func allowsBody(_ status: HTTPResponse.Status) -> Bool {
    status.code >= 200 && status.code != 204 && status.code != 304
  }

  /// Fields that only the server may write, as two of them would contradict each other.
  static func isOurs(_ name: HTTPField.Name, isProblem: Bool) -> Bool {
    // By their lengths first: every field of every answer comes here.
    switch name.canonicalName.utf8.count {
    case 4: name == .date
    case 10: name == .connection
    case 12: name.canonicalName == "x-request-id" || isProblem && name == .contentType
    case 14: name == .contentLength
    case 17: name == .transferEncoding
    default: false
    }
  }

  private static func appendStatusLine(_ status: HTTPResponse.Status, to out: inout [UInt8]) {
    if status.code == 200 { return append("HTTP/1.1 200 OK\r\n", to: &out) }
    append("HTTP/1.1 ", to: &out)
    append(status.code, radix: 10, to: &out)
    append(" ", to: &out)
    // A reason is free text, so it is the one place where a line break could come in.
    out.append(contentsOf: status.reasonPhrase.utf8.filter(ASCII.isFieldValue))
    append("\r\n", to: &out)
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
