// SPDX-License-Identifier: Apache-2.0
import HTTP2
import Testing

@Suite("Malformed messages according to RFC 9113")
struct MessageFormTests {
  typealias Fields = [(String, String)]
  static let good: Fields = [
    (":method", "POST"), (":scheme", "https"), (":path", "/3/device/ab"), (":authority", "a"),
    ("apns-topic", "com.example.app"),
  ]

  static func without(_ name: String) -> Fields { good.filter { $0.0 != name } }
  static func with(_ name: String, _ value: String) -> Fields { good + [(name, value)] }
  static func changed(_ name: String, _ value: String) -> Fields {
    good.map { ($0.0, $0.0 == name ? value : $0.1) }
  }

  static let rows: [(Fields, HTTP2MessageFault?)] = [
    (good, nil), (without(":authority"), nil), (with("te", "Trailers"), nil), (with("x", ""), nil),
    (with("x", "\u{E9}\t\u{E9}"), nil), (with("host", "a:2197"), nil),
    ([(":method", "OPTIONS"), (":scheme", "https"), (":path", "*")], nil),
    ([(":method", "CONNECT"), (":authority", "a")], nil),
    (with("X", "1"), .upperCaseName), (with("", "1"), .name), (with("a b", "1"), .name),
    (with("a:b", "1"), .name), (with("a\u{0}", "1"), .name), (with("x", "a\nb"), .value),
    (with("x", "a\rb"), .value), (with("x", "a\u{0}b"), .value), (with("x", " a"), .value),
    (with("x", "a\t"), .value), (with("host", "a b"), .value), (changed(":method", "GE T"), .value),
    (changed(":scheme", "1"), .value), (changed(":scheme", ""), .value),
    (changed(":path", "/a b"), .value), (changed(":authority", "a b"), .value),
    ([("x", "1")] + good, .latePseudoHeader), (with(":path", "/"), .latePseudoHeader),
    ([(":status", "200")] + good, .unknownPseudoHeader),
    ([(":protocol", "websocket")] + good, .unknownPseudoHeader),
    ([(":", "1")] + good, .unknownPseudoHeader),
    ([(":path", "/")] + good, .repeatedPseudoHeader),
    ([(":authority", "b")] + good, .repeatedPseudoHeader),
    (without(":method"), .missingPseudoHeader), (without(":scheme"), .missingPseudoHeader),
    (without(":path"), .missingPseudoHeader), ([], .missingPseudoHeader),
    (changed(":method", "CONNECT"), .unknownPseudoHeader),
    ([(":method", "CONNECT")], .missingPseudoHeader),
    (changed(":path", ""), .path), (changed(":path", "3/device"), .path),
    (changed(":path", "*"), .path), (with("connection", "close"), .connectionField),
    (with("keep-alive", "1"), .connectionField), (with("proxy-connection", "1"), .connectionField),
    (with("transfer-encoding", "chunked"), .connectionField),
    (with("upgrade", "h2c"), .connectionField), (with("te", "gzip"), .te), (with("te", ""), .te),
    (with("content-length", ""), .contentLength), (with("content-length", "-1"), .contentLength),
    (with("content-length", "1x"), .contentLength),
    (with("content-length", "1234567890123456789"), .contentLength),
    (with("content-length", "5") + [("content-length", "5")], .contentLength),
  ]

  @Test("A request with a body is checked against the rules of RFC 9113", arguments: rows.indices)
  func request(row: Int) {
    let (fields, fault) = Self.rows[row]
    var form = HTTP2MessageForm()
    for (name, value) in fields { form.take(name: name, value: value) }
    form.finish(endStream: false)
    #expect(form.fault == fault, "\(fields.map(\.0)) \(fields.map(\.1))")
  }

  @Test(
    "A body must have the length of content-length",
    arguments: [
      ("3", [(3, true)], nil), ("3", [(1, false), (3, true)], nil), ("3", [(1, false)], nil),
      ("3", [(2, true)], .bodyLength), ("3", [(4, false)], .bodyLength), ("0", [(0, true)], nil),
    ] as [(String, [(Int, Bool)], HTTP2MessageFault?)])
  func body(length: String, pieces: [(Int, Bool)], fault: HTTP2MessageFault?) {
    var form = HTTP2MessageForm()
    for (name, value) in Self.with("content-length", length) { form.take(name: name, value: value) }
    form.finish(endStream: false)
    for (size, isWhole) in pieces { form.judgeBody(size: size, isWhole: isWhole) }
    #expect(form.fault == fault)
  }

  @Test("A request without a body has no content-length, or 0")
  func bodiless() {
    for (length, fault) in [("0", nil), ("1", .bodyLength)] as [(String, HTTP2MessageFault?)] {
      var form = HTTP2MessageForm()
      for (name, value) in Self.with("content-length", length) {
        form.take(name: name, value: value)
      }
      form.finish(endStream: true)
      #expect(form.fault == fault)
    }
  }

  @Test(
    "Trailers have no pseudo-headers and end the stream",
    arguments: [
      ([("x", "1")], true, nil), ([("x", "1")], false, .trailersNotLast),
      ([(":path", "/")], true, .unknownPseudoHeader), ([("X", "1")], true, .upperCaseName),
    ] as [(Fields, Bool, HTTP2MessageFault?)])
  func trailers(fields: Fields, endStream: Bool, fault: HTTP2MessageFault?) {
    var form = HTTP2MessageForm(isTrailers: true)
    for (name, value) in fields { form.take(name: name, value: value) }
    form.finish(endStream: endStream)
    #expect(form.fault == fault)
  }

  @Test("Every fault has its own text")
  func words() {
    let all = HTTP2MessageFault.allCases
    #expect(Set(all.map(\.text)).count == all.count && Set(all.map(\.rawValue)).count == all.count)
  }
}
