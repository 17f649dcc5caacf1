// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTP2
import TLS
import TestSupport
import Transport

@testable import HTTPServer

/// An HTTP/2 client, over TLS or from the first byte.
final class HTTP2Client {
  let stream: ByteStream
  let session: HTTP2ClientSession
  private(set) var status: [Int32: Int] = [:]
  private(set) var fields: [Int32: [String: String]] = [:]
  private(set) var bodies: [Int32: [UInt8]] = [:]
  private(set) var informational: [Int] = []
  /// Ended streams with their error codes.
  private(set) var closed: [Int32: UInt32] = [:]
  private(set) var goAways: [Int32] = []
  private(set) var isAtEnd = false

  init(_ stream: ByteStream, _ settings: HTTP2Settings = HTTP2Settings(), reads: Bool = true) throws
  {
    self.stream = stream
    var options = HTTP2Options()
    options.consumesManually = !reads
    session = try HTTP2ClientSession(
      settings: settings, options: options, assumedPeerMaxConcurrentStreams: 100)
  }

  func request(
    _ method: String, _ path: String, _ more: [HTTP2Header] = [], body: [UInt8]? = nil
  ) throws -> Int32 {
    try session.submitRequest(
      headers: [
        HTTP2Header(":method", method), HTTP2Header(":scheme", "http"),
        HTTP2Header(":authority", "t"), HTTP2Header(":path", path),
      ] + more, body: body)
  }

  /// Sends pending data without reading.
  func push() async throws {
    var bytes: [UInt8] = []
    while try session.pull(into: &bytes, atMost: 65_536) > 0 {
      try await stream.write(bytes, deadline: .now() + .seconds(10))
      bytes = []
    }
  }

  /// Sends and reads once.
  func turn() async throws {
    try await push()
    var input: [UInt8] = []
    let count: Int
    do {
      count = try await stream.read(into: &input, atMost: 65_536, deadline: .now() + .seconds(20))
    } catch {
      if error.isTimeout { throw error }
      isAtEnd = true
      return
    }
    isAtEnd = count == 0
    try session.receive(input)
    while let event = session.nextEvent() { note(event) }
  }

  /// Continues until `condition` is true or the connection ends.
  func until(_ condition: () -> Bool) async throws {
    while !condition(), !isAtEnd { try await turn() }
    try await push()
  }

  func answer(to stream: Int32) async throws -> (status: Int?, body: String) {
    try await until { closed[stream] != nil }
    return (status[stream], text(stream))
  }

  func text(_ stream: Int32) -> String { String(decoding: bodies[stream] ?? [], as: UTF8.self) }

  private func note(_ event: HTTP2ClientEvent) {
    switch event {
    case .headers(let stream, let code, let headers, _):
      status[stream] = code
      fields[stream] = [:]
      for field in headers { fields[stream]?[field.name] = field.value }
    case .informational(_, let code, _): informational.append(code)
    case .data(let stream, let bytes, _): bodies[stream, default: []] += bytes
    case .closed(let stream, let code): closed[stream] = code
    case .notSent(let stream): closed[stream] = HTTP2ErrorCode.refusedStream
    case .goAway(let last, _, _): goAways.append(last)
    case .settings, .trailers, .pingAcknowledged: break
    }
  }
}

extension TestShard {
  /// Returns a connection that uses HTTP/2 from its first byte.
  func connectHTTP2(
    _ settings: HTTP2Settings = HTTP2Settings(), reads: Bool = true
  ) async throws -> HTTP2Client {
    let tcp = try await TCPStream.connect(to: address, on: loop, deadline: .now() + .seconds(5))
    return try HTTP2Client(.plain(tcp), settings, reads: reads)
  }

  /// Returns a TLS connection that offers these protocols.
  func connectTLS(
    _ alpn: [String], _ context: TLSContext? = nil
  ) async throws -> ByteStream {
    let tcp = try await TCPStream.connect(to: address, on: loop, deadline: .now() + .seconds(5))
    let context = try context ?? clientContext(alpn)
    return try await ByteStream.connectTLS(
      over: tcp, context: context, serverName: "localhost", deadline: .now() + .seconds(10))
  }

  /// Returns a client that has started a TLS handshake and does not continue.
  func connectHello() async throws -> RawClient {
    let client = try await connect()
    let session = try TLSSession(client: try clientContext(["h2"]), serverName: "localhost")
    var hello: [UInt8] = []
    session.takeOutgoing(into: &hello)
    try await client.send(bytes: hello)
    return client
  }

  func clientContext(_ alpn: [String], resumes: Bool = false) throws -> TLSContext {
    try TLSContext.client(trust: .only(pem: rootPEM), alpn: alpn, resumes: resumes)
  }
}
