// SPDX-License-Identifier: Apache-2.0

/// The facts of the header fields that the server itself needs: host, body length, connection
/// handling.
struct HeadFacts {
  private var hosts = 0
  private var contentLength: Int?
  private var isChunked = false
  private var closes = false
  private var asksToKeepAlive = false
  private(set) var expectsContinue = false

  /// Records one field.
  mutating func note(
    _ input: Span<UInt8>, _ name: Range<Int>, _ value: Range<Int>
  ) throws(ParseFault) {
    switch name.count {
    case 4 where Bytes.isEqual(input, name, ignoringCase: "host"): try noteHost(input, value)
    case 6 where Bytes.isEqual(input, name, ignoringCase: "expect"): try noteExpect(input, value)
    case 10 where Bytes.isEqual(input, name, ignoringCase: "connection"):
      noteConnection(input, value)
    case 14 where Bytes.isEqual(input, name, ignoringCase: "content-length"):
      try noteContentLength(input, value)
    case 17 where Bytes.isEqual(input, name, ignoringCase: "transfer-encoding"):
      try noteTransferEncoding(input, value)
    default: break
    }
  }

  /// Returns the framing of the body (RFC 9112 §6.3), once all fields are known.
  func framing(isHTTP10: Bool) throws(ParseFault) -> RequestHead.Framing {
    guard hosts == 1 || isHTTP10 && hosts == 0 else {
      throw ParseFault(.host, "There must be exactly one Host field.")
    }
    if isChunked {
      // RFC 9112 §6.1: a request with both fields, or chunked under HTTP/1.0, ought to be handled
      // as an attack.
      guard contentLength == nil, !isHTTP10 else {
        throw ParseFault(
          .messageLength, "Transfer-Encoding excludes Content-Length and HTTP/1.0.")
      }
      return .chunked
    }
    guard let contentLength, contentLength > 0 else { return .none }
    return .length(contentLength)
  }

  func keepsAlive(isHTTP10: Bool) -> Bool { !closes && (!isHTTP10 || asksToKeepAlive) }

  private mutating func noteHost(_ input: Span<UInt8>, _ value: Range<Int>) throws(ParseFault) {
    hosts += 1
    try Host.check(input, value)
  }

  private mutating func noteExpect(_ input: Span<UInt8>, _ value: Range<Int>) throws(ParseFault) {
    guard Bytes.isEqual(input, value, ignoringCase: "100-continue") else {
      throw ParseFault(.expectation, "The Expect field must be 100-continue.")
    }
    expectsContinue = true
  }

  private mutating func noteConnection(_ input: Span<UInt8>, _ value: Range<Int>) {
    Bytes.forEachElement(input, value) { element in
      if Bytes.isEqual(input, element, ignoringCase: "close") { closes = true }
      if Bytes.isEqual(input, element, ignoringCase: "keep-alive") { asksToKeepAlive = true }
    }
  }

  private mutating func noteContentLength(
    _ input: Span<UInt8>, _ value: Range<Int>
  ) throws(ParseFault) {
    guard contentLength == nil else {
      throw ParseFault(.messageLength, "At most one Content-Length is allowed.")
    }
    guard !value.isEmpty else {
      throw ParseFault(.messageLength, "Content-Length must be a decimal number.")
    }
    var length = 0
    for index in value {
      let digit = input[index] &- UInt8(ascii: "0")
      guard digit < 10 else {
        throw ParseFault(.messageLength, "Content-Length must be a decimal number.")
      }
      // On overflow the value becomes the largest number, which is rejected as too large.
      let (tens, overflow) = length.multipliedReportingOverflow(by: 10)
      length = overflow || tens > Int.max - 9 ? .max - 9 : tens + Int(digit)
    }
    contentLength = length
  }

  private mutating func noteTransferEncoding(
    _ input: Span<UInt8>, _ value: Range<Int>
  ) throws(ParseFault) {
    guard !isChunked else {
      throw ParseFault(.messageLength, "At most one Transfer-Encoding is allowed.")
    }
    if Bytes.isEqual(input, value, ignoringCase: "chunked") {
      isChunked = true
      return
    }
    var last = value.upperBound..<value.upperBound
    Bytes.forEachElement(input, value) { last = $0 }
    guard Bytes.isEqual(input, last, ignoringCase: "chunked") else {
      throw ParseFault(.messageLength, "The last transfer coding must be chunked.")
    }
    throw ParseFault(.transferCoding, "chunked must be the only transfer coding.")
  }
}
