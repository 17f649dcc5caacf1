// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TLS
import TestSupport
import Testing
import Transport

@testable import HTTPServer

@Suite("TLS on the server's port")
struct TLSAcceptorTests {
  private static let hello = Array(
    "GET /hello HTTP/1.1\r\nHost: t\r\nConnection: close\r\n\r\n".utf8)

  /// The server's HTTP/1.1 response.
  private func ask(_ stream: ByteStream) async throws -> String {
    try await stream.write(Self.hello, deadline: .now() + .seconds(10))
    var answer: [UInt8] = []
    while try await stream.read(into: &answer, atMost: 65_536, deadline: .now() + .seconds(10)) > 0
    {}
    stream.close()
    return String(decoding: answer, as: UTF8.self)
  }

  @Test("ALPN selects the protocol; without ALPN the first bytes do")
  func protocols() async throws {
    try await TestShard.run(isSecure: true) { shard in
      for (offered, expected) in [
        (["h2", "http/1.1"], "h2"), (["http/1.1", "h2"], "h2"), (["http/1.1"], "http/1.1"),
      ] {
        let stream = try await shard.connectTLS(offered)
        #expect(stream.negotiatedProtocol == expected)
        if expected == "h2" {
          let client = try HTTP2Client(stream)
          #expect(try await client.answer(to: try client.request("GET", "/hello")).body == "hello")
          stream.close()
        } else {
          #expect(try await ask(stream).hasSuffix("hello"))
        }
      }
      let silent = try await shard.connectTLS([])
      #expect(silent.negotiatedProtocol == nil)
      #expect(try await ask(silent).hasSuffix("hello"))
      let knowing = try HTTP2Client(try await shard.connectTLS([]))
      #expect(try await knowing.answer(to: try knowing.request("GET", "/hello")).body == "hello")
      knowing.stream.close()
      await #expect(throws: TransportError.self) { _ = try await shard.connectTLS(["smtp"]) }
      #expect(shard.handshakes == [.full, .full, .full, .full, .full, .failed])
    }
  }

  @Test("a replaced certificate is used for new handshakes; open connections stay open")
  func replaced() async throws {
    try await TestShard.run(isSecure: true) { shard in
      let context = try shard.clientContext(["h2"], resumes: true)
      let first = try await shard.connectTLS(["h2"], context)
      let client = try HTTP2Client(first)
      #expect(first.peerCertificate?.commonName == "first")
      #expect(try await client.answer(to: try client.request("GET", "/hello")).body == "hello")
      let second = try await shard.connectTLS(["h2"], context)
      #expect(second.isResumed)
      shard.certificate?.replace(by: try TestShard.certificate(of: "second"))
      #expect(shard.certificate?.summary.commonName == "second")
      let third = try await shard.connectTLS(["h2"], context)
      #expect(!third.isResumed && third.peerCertificate?.commonName == "second")
      #expect(try await client.answer(to: try client.request("GET", "/hello")).body == "hello")
      #expect(shard.handshakes == [.full, .resumed, .full])
      for stream in [first, second, third] { stream.close() }
    }
  }

  @Test("shards resume each other's sessions until ticket keys expire")
  func sharedTickets() async throws {
    let served = ServedCertificate(try TestShard.certificate(of: "one"))
    let now = MonotonicTime.now()
    let (first, again) = (served.current(at: now), served.current(at: now + .seconds(3_600)))
    #expect(first.version == again.version)
    #expect(served.current(at: now + .seconds(13 * 3_600)).version == first.version + 1)
    try await TestShard.run(isSecure: true) { shard in
      let certificate = shard.certificate
      let other = TLSAcceptor(try #require(certificate))
      let listener = try Listener(
        on: shard.loop, address: try SocketAddress(ip: "127.0.0.1", port: 0), reusePort: false)
      let context = try shard.clientContext(["http/1.1"], resumes: true)
      _ = try await ask(try await shard.connectTLS(["http/1.1"], context))
      let serving = Task {
        _ = shard
        let socket = try await listener.accept()
        return try await other.open(socket, on: shard.loop, acceptedAt: .now()).isResumed
      }
      let tcp = try await TCPStream.connect(
        to: listener.address, on: shard.loop, deadline: .now() + .seconds(5))
      let stream = try await ByteStream.connectTLS(
        over: tcp, context: context, serverName: "localhost", deadline: .now() + .seconds(10))
      #expect(stream.isResumed)
      #expect(try await serving.value)
      listener.close()
    }
  }

  @Test("a handshake has a deadline, and too many handshakes evict the oldest")
  func bounded() async throws {
    var limits = HTTPLimits()
    limits.handshakes = 3
    try await TestShard.run(limits, isSecure: true) { shard in
      var silent: [RawClient] = []
      for count in 1...3 {
        silent.append(try await shard.connectHello())
        while shard.acceptor?.handshakes != count {
          try await shard.loop.sleep(for: .milliseconds(1))
        }
      }
      #expect(try await ask(try await shard.connectTLS(["http/1.1"])).hasSuffix("hello"))
      #expect(shard.handshakes == [.dropped, .full])
      #expect(shard.acceptor?.handshakes == 2)
      for client in silent { client.stream.close() }
    }
    limits.handshakeDeadline = .milliseconds(50)
    try await TestShard.run(limits, isSecure: true) { shard in
      let silent = try await shard.connectHello()
      _ = try? await silent.readToEnd()
      #expect(shard.handshakes == [.timedOut])
    }
  }

  @Test("plain HTTP is answered with 400, other bytes without TLS are not answered")
  func plainHTTP() async throws {
    try await TestShard.run(isSecure: true) { shard in
      for method in ["GET", "HEAD", "PUT", "POST", "PATCH", "DELETE", "OPTIONS"] {
        let answer = try await shard.conversation("\(method) /hello HTTP/1.1\r\nHost: t\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 400 ") && answer.contains("\r\nConnection: close\r\n"))
        // RFC 9110 §9.3.2: no content in a response to HEAD.
        let isHead = method == "HEAD"
        #expect(answer.hasSuffix("\r\n\r\n") == isHead)
        #expect(answer.contains("PG1022") != isHead && answer.contains("`https://`") != isHead)
      }
      for bytes in ["GETTING", "get / HTTP/1.1\r\n\r\n", "EHLO t\r\n"] {
        let answer = (try? await shard.conversation(bytes)) ?? ""
        #expect(!answer.contains("HTTP/1.1"))
      }
      #expect(shard.handshakes == [HandshakeEnd](repeating: .failed, count: 10))
      #expect(shard.finished.map(\.status) == [Int](repeating: 400, count: 7))
      #expect(shard.refusals == 0)
      #expect(try await ask(try await shard.connectTLS(["http/1.1"])).hasSuffix("hello"))
    }
  }

  @Test("a rejected client receives the rejection in its negotiated protocol")
  func refused() async throws {
    var limits = HTTPLimits()
    limits.connections = 1
    try await TestShard.run(limits, isSecure: true) { shard in
      let only = try await shard.connectTLS(["h2"])
      let refused = try HTTP2Client(try await shard.connectTLS(["h2"]))
      try await refused.until { !refused.goAways.isEmpty }
      #expect(refused.goAways == [0])
      let old = try await shard.connectTLS(["http/1.1"])
      #expect(try await ask(old).hasPrefix("HTTP/1.1 503 "))
      only.close()
      refused.stream.close()
    }
  }
}
