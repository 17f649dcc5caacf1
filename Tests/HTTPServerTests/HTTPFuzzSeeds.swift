// SPDX-License-Identifier: Apache-2.0

/// Inputs of clients; the fuzzer and the tests start from them.
enum HTTPFuzzSeeds {
  static func of(_ target: HTTPFuzzTarget) -> [[UInt8]] {
    switch target {
    case .http1: requests.map { Array($0.utf8) }
    case .http2: frames
    }
  }

  private static let requests = [
    "GET /v1/apps?limit=2&cursor=%41 HTTP/1.1\r\nHost: a\r\n\r\n",
    "OPTIONS * HTTP/1.1\r\nHost: [::1]:80\r\nConnection: close\r\n\r\n",
    "GET http://a.example/x HTTP/1.0\r\nHost: a.example\r\nConnection: keep-alive\r\n\r\n",
    "PUT /x HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\nhello"
      + "HEAD / HTTP/1.1\r\nHost: a\r\n\r\n",
    "POST /x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
      + "5;a=\"b\"\r\nhello\r\n0\r\nX: y\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "\r\nGET / HTTP/1.1\r\nHost: a\r\nIf-None-Match: \"x\", W/\"y\"\r\nCookie: a=b\r\n\r\n",
  ]

  /// SETTINGS; a request with literal fields; one with a body; PING, WINDOW_UPDATE, PRIORITY,
  /// RST_STREAM, GOAWAY, CONTINUATION.
  private static let frames: [[UInt8]] = [
    joined([
      frame(4, 0, 0, []), request(1, ends: true), frame(6, 0, 0, [1, 2, 3, 4, 5, 6, 7, 8]),
    ]),
    joined([
      frame(4, 0, 0, [0, 4, 0, 0, 255, 255]), request(1, ends: false),
      frame(0, 1, 1, Array("hello".utf8)), frame(8, 0, 0, [0, 0, 1, 0]),
      frame(8, 0, 1, [0, 0, 1, 0]),
    ]),
    joined([
      frame(4, 0, 0, []), request(1, ends: true), frame(3, 0, 1, [0, 0, 0, 8]),
      frame(2, 0, 3, [0, 0, 0, 0, 16]), frame(7, 0, 0, [0, 0, 0, 0, 0, 0, 0, 0]),
    ]),
    joined([
      frame(4, 0, 0, []), frame(1, 1, 1, Array(block.prefix(8))),
      frame(9, 4, 1, Array(block.dropFirst(8))), frame(4, 1, 0, []),
    ]),
    joined([
      frame(4, 0, 0, []), frame(1, 0x2D, 5, joined([[2, 0, 0, 0, 0, 200], block, [0, 0]])),
      request(7, ends: true),
    ]),
  ]

  private static func request(_ stream: UInt8, ends: Bool) -> [UInt8] {
    frame(1, ends ? 5 : 4, stream, block)
  }

  /// `:method GET`, `:scheme http`, `:path /v1`, `:authority a`, and a custom field.
  private static let block: [UInt8] = joined([
    [0x82, 0x86, 0x04, 0x03], Array("/v1".utf8), [0x41, 0x01], Array("a".utf8), [0x40, 0x02],
    Array("xy".utf8), [0x01], Array("z".utf8),
  ])

  private static func frame(
    _ type: UInt8, _ flags: UInt8, _ stream: UInt8, _ payload: [UInt8]
  ) -> [UInt8] {
    let size = payload.count
    let head: [UInt8] = [0, UInt8(size >> 8), UInt8(size & 255), type, flags, 0, 0, 0, stream]
    return joined([head, payload])
  }

  private static func joined(_ parts: [[UInt8]]) -> [UInt8] { Array(parts.joined()) }
}
