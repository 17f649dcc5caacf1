// SPDX-License-Identifier: Apache-2.0
import HTTP2
import HTTPTypes

/// The head of an HTTP/2 request. nghttp2 has checked it against RFC 9113 §8; this type also
/// rejects everything that HTTP/1.1 rejects.
struct HTTP2Head {
  var method: HTTPRequest.Method = .get
  var headers: HeaderFields
  /// The path, percent-encoded. Empty for `OPTIONS *` and for CONNECT.
  var path: Range<Int> = 0..<0
  var query: Range<Int>?
  var announced: Int?
  var expectsContinue = false

  var pathBytes: ArraySlice<UInt8> { headers.bytes[path] }
  var queryBytes: ArraySlice<UInt8>? { query.map { headers.bytes[$0] } }

  init(_ fields: HTTP2Fields, _ limits: HTTPLimits) throws(ParseFault) {
    guard !fields.exceededLimit else {
      throw ParseFault(
        .headersTooLarge, "The fields may have at most \(limits.headerBytes) bytes.")
    }
    let text = fields.text
    var entries: [HeaderFields.Entry] = []
    var authority = 0..<0
    var host: Range<Int>?
    var scheme = 0..<0
    entries.reserveCapacity(fields.count)
    headers = HeaderFields(bytes: text, entries: [])
    for index in fields.indices {
      let name = fields.nameRange(at: index)
      let value = fields.valueRange(at: index)
      switch Self.text(text[name]) {
      case ":method": method = try Self.method(text[value])
      case ":path": try setTarget(text, value, limits)
      case ":scheme": scheme = value
      case let field where field == ":authority" || field == "host":
        try Host.check(text.span, value)
        if field == "host" { host = value } else { authority = value }
        entries.append(HeaderFields.Entry(name: name, value: value))
      case "content-length":
        announced = Int(Self.text(text[value])) ?? .max
        entries.append(HeaderFields.Entry(name: name, value: value))
      case "expect":
        guard Bytes.isEqual(text.span, value, ignoringCase: "100-continue") else {
          throw ParseFault(.expectation, "The Expect field must be 100-continue.")
        }
        expectsContinue = true
      default: entries.append(HeaderFields.Entry(name: name, value: value))
      }
    }
    if let host {
      // "A server SHOULD treat a request as malformed if it contains a Host header field that
      // identifies an entity that differs from the entity in the ":authority" pseudo-header field"
      // (RFC 9113 §8.3.1).
      let port: StaticString = Self.text(text[scheme]) == "https" ? "443" : "80"
      guard authority.isEmpty || Host.areSame(text.span, host, authority, defaultPort: port) else {
        throw ParseFault(.host, "The host field names another host than :authority.")
      }
      if authority.isEmpty { authority = host }
    }
    if method == .connect { try Host.checkTunnel(text.span, authority) }
    guard entries.count <= limits.headerCount else {
      throw ParseFault(.headersTooLarge, "At most \(limits.headerCount) fields are allowed.")
    }
    headers = HeaderFields(bytes: text, entries: entries)
  }

  private mutating func setTarget(
    _ text: [UInt8], _ target: Range<Int>, _ limits: HTTPLimits
  ) throws(ParseFault) {
    guard target.count <= limits.requestLine else {
      throw ParseFault(.targetTooLong, "The target may have at most \(limits.requestLine) bytes.")
    }
    for index in target where !ASCII.isTarget(text[index]) {
      throw ParseFault(.requestLine, "The target must be of visible ASCII.")
    }
    // nghttp2 accepts "*" for OPTIONS, and otherwise only targets that begin with a slash.
    if text[target.lowerBound] == UInt8(ascii: "*") { return }
    let mark = text[target].firstIndex(of: UInt8(ascii: "?"))
    path = target.lowerBound..<(mark ?? target.upperBound)
    query = mark.map { ($0 + 1)..<target.upperBound }
  }

  private static func method(_ name: ArraySlice<UInt8>) throws(ParseFault) -> HTTPRequest.Method {
    guard let method = HTTPRequest.Method(text(name)) else {
      throw ParseFault(.requestLine, "The method is not a token.")
    }
    return method
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
