// SPDX-License-Identifier: Apache-2.0
import HTTP2

/// A client and a server connected in memory. `settle` carries bytes until both are silent.
final class Loopback {
  let client: HTTP2ClientSession
  let server: HTTP2ServerSession
  var clientEvents: [HTTP2ClientEvent] = []
  var serverEvents: [HTTP2ServerEvent] = []
  /// The server's reaction to each of its events.
  var serve: (HTTP2ServerSession, HTTP2ServerEvent) throws -> Void = { _, _ in }
  /// Number of bytes carried at once: 1 reveals dependence on complete frames.
  var step = 1 << 20

  init(
    client: HTTP2Settings = HTTP2Settings(), server: HTTP2Settings = HTTP2Settings(),
    serverOptions: HTTP2Options = HTTP2Options(),
    assumedLimit: Int = 100, collecting names: [String]? = nil, firstStreamID: Int32 = 1
  ) throws {
    self.client = try HTTP2ClientSession(
      settings: client, assumedPeerMaxConcurrentStreams: assumedLimit, collecting: names,
      firstStreamID: firstStreamID)
    self.server = try HTTP2ServerSession(settings: server, options: serverOptions)
  }

  func settle() throws {
    while try clientToServer() + serverToClient() > 0 {}
  }

  @discardableResult
  func clientToServer() throws -> Int {
    var bytes: [UInt8] = []
    let count = try client.pull(into: &bytes, atMost: .max)
    drainClient()
    try deliver(bytes)
    return count
  }

  /// Gives the server these bytes and lets it react.
  func deliver(_ bytes: [UInt8]) throws {
    for start in stride(from: 0, to: bytes.count, by: step) {
      try server.receive(Array(bytes[start..<min(start + step, bytes.count)]))
      try drainServer()
    }
  }

  @discardableResult
  func serverToClient() throws -> Int {
    var bytes: [UInt8] = []
    let count = try server.pull(into: &bytes, atMost: .max)
    try drainServer()
    for start in stride(from: 0, to: bytes.count, by: step) {
      try client.receive(Array(bytes[start..<min(start + step, bytes.count)]))
      drainClient()
    }
    return count
  }

  private func drainClient() {
    while let event = client.nextEvent() { clientEvents.append(event) }
  }

  private func drainServer() throws {
    while let event = server.nextEvent() {
      serverEvents.append(event)
      try serve(server, event)
    }
  }

  /// Submits a push-like request and returns its stream.
  @discardableResult
  func request(
    _ path: String = "/3/device/00", headers: [HTTP2Header] = [], body: [UInt8]? = [123, 125]
  ) throws -> Int32 {
    try client.submitRequest(headers: pseudoHeaders(path) + headers, body: body)
  }
}

func pseudoHeaders(_ path: String) -> [HTTP2Header] {
  [
    HTTP2Header(":method", "POST"), HTTP2Header(":scheme", "https"),
    HTTP2Header(":authority", "api.example"), HTTP2Header(":path", path),
  ]
}

/// Answers every complete request with 200 and its path.
func echo(_ server: HTTP2ServerSession, _ event: HTTP2ServerEvent) throws {
  switch event {
  case .data(let stream, _, endStream: true), .request(let stream, _, endStream: true):
    try server.submitResponse(stream: stream, status: 200)
  default: break
  }
}

extension HTTP2ClientEvent {
  /// One line, so that expectations can be written as lists of lines.
  var line: String {
    switch self {
    case .settings(let limit): "settings \(limit)"
    case .informational(let stream, let status, _): "\(stream) informational \(status)"
    case .headers(let stream, let status, let headers, let end):
      "\(stream) \(status)" + headers.map { " \($0.name)=\($0.value)" }.joined()
        + (end ? " end" : "")
    case .data(let stream, let bytes, let end): "\(stream) data \(bytes.count)\(end ? " end" : "")"
    case .trailers(let stream, let headers):
      "\(stream) trailers" + headers.map { " \($0.name)=\($0.value)" }.joined()
    case .closed(let stream, let code): "\(stream) closed \(code)"
    case .notSent(let stream): "\(stream) not sent"
    case .goAway(let last, let code, let data):
      "goaway \(last) \(code) \(String(decoding: data, as: UTF8.self))"
    case .pingAcknowledged(let number): "pong \(number)"
    }
  }
}

extension HTTP2ServerEvent {
  var line: String {
    switch self {
    case .request(let stream, let headers, let end):
      "\(stream) request" + headers.map { " \($0.name)=\($0.value)" }.joined()
        + (end ? " end" : "")
    case .data(let stream, let bytes, let end): "\(stream) data \(bytes.count)\(end ? " end" : "")"
    case .trailers(let stream, _): "\(stream) trailers"
    case .resetByPeer(let stream, let code): "\(stream) reset \(code)"
    case .closed(let stream, let code): "\(stream) closed \(code)"
    case .settings(let list): "settings \(list.map { "\($0.identifier)=\($0.value)" })"
    case .settingsAcknowledged: "settings acknowledged"
    case .ping(let number): "ping \(number)"
    case .pingAcknowledged(let number): "pong \(number)"
    case .goAway(let last, let code, _): "goaway \(last) \(code)"
    case .priority(let stream): "\(stream) priority"
    case .malformed(let stream, _): "\(stream) malformed"
    }
  }
}

/// Handwritten frames that nghttp2 would never send.
enum RawFrame {
  static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)
  static let emptySettings = frame(type: 4, flags: 0, stream: 0, [])

  static func frame(type: UInt8, flags: UInt8, stream: Int32, _ payload: [UInt8]) -> [UInt8] {
    let length = UInt32(payload.count)
    let header: [UInt8] = [
      UInt8(length >> 16), UInt8(length >> 8 & 255), UInt8(length & 255), type, flags,
    ]
    return header + (0..<4).map { UInt8(truncatingIfNeeded: stream >> (24 - 8 * $0)) } + payload
  }

  /// HEADERS with END_HEADERS and END_STREAM; every field literal, without Huffman or indexing.
  static func headers(stream: Int32, _ fields: [(String, String)]) -> [UInt8] {
    var block: [UInt8] = []
    for (name, value) in fields {
      block += [0, UInt8(name.utf8.count)] + Array(name.utf8)
      block += [UInt8(value.utf8.count)] + Array(value.utf8)
    }
    return frame(type: 1, flags: 5, stream: stream, block)
  }
}
