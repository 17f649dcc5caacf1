// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import JSONText

/// Writes responses as HTTP/1.1 bytes (RFC 9112 §4), head and body into one buffer.
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

  static let continuation = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

  /// Appends a response.
  /// - Returns: bytes of the body, also when it was omitted.
  @discardableResult
  static func append(_ response: Response, _ context: Context, to out: inout [UInt8]) -> Int {
    var rendered: [UInt8]?
    if let problem = response.problem {
      var json = JSONWriter()
      problem.write(
        to: &json, documentation: context.documentation, requestID: context.requestID)
      rendered = json.bytes
    }
    let body = rendered ?? response.body
    out.reserveCapacity(out.count + 256 + body.count)
    appendStatusLine(response.status, to: &out)
    out.append(contentsOf: context.date)
    if rendered != nil {
      append("Content-Type: application/problem+json\r\n", to: &out)
    }
    for field in response.headers where !isOurs(field.name, isProblem: rendered != nil) {
      out.append(contentsOf: field.name.rawName.utf8)
      append(": ", to: &out)
      field.withUnsafeBytesOfValue { out.append(contentsOf: $0) }
      append("\r\n", to: &out)
    }
    let hasBody = allowsBody(response.status)
    if hasBody {
      append("Content-Length: ", to: &out)
      append(body.count, to: &out)
      append("\r\n", to: &out)
    }
    append("X-Request-Id: ", to: &out)
    out.append(contentsOf: context.requestID.utf8)
    if context.closes {
      append("\r\nConnection: close\r\n\r\n", to: &out)
    } else if context.isHTTP10 {
      append("\r\nConnection: keep-alive\r\n\r\n", to: &out)
    } else {
      append("\r\n\r\n", to: &out)
    }
    guard hasBody else { return 0 }
    if !context.omitsBody { out.append(contentsOf: body) }
    return body.count
  }

  /// RFC 9110 §15: these end with their head.
  private static func allowsBody(_ status: HTTPResponse.Status) -> Bool {
    status.code >= 200 && status.code != 204 && status.code != 304
  }

  /// Fields that only the server may write, as two of them would contradict each other.
  private static func isOurs(_ name: HTTPField.Name, isProblem: Bool) -> Bool {
    switch name.canonicalName {
    case "content-length", "transfer-encoding", "connection", "date", "x-request-id": true
    case "content-type": isProblem
    default: false
    }
  }

  private static func appendStatusLine(_ status: HTTPResponse.Status, to out: inout [UInt8]) {
    if status.code == 200 { return append("HTTP/1.1 200 OK\r\n", to: &out) }
    append("HTTP/1.1 ", to: &out)
    append(status.code, to: &out)
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
  private static func append(_ number: Int, to out: inout [UInt8]) {
    if number < 10 { return out.append(UInt8(ascii: "0") + UInt8(number)) }
    append(number / 10, to: &out)
    out.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
