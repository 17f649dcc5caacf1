// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TLS
import TestSupport
import Testing
import Transport

/// A throw-away authority and the contexts made from it.
struct Trust {
  let authority: ThrowawayAuthority
  let server: TLSContext
  let client: TLSContext

  init() throws {
    authority = try ThrowawayAuthority()
    let identity = try authority.issue(
      commonName: "localhost", dnsNames: ["localhost"], ipAddresses: ["127.0.0.1"])
    server = try TLSContext.server(identity: identity, alpn: ["h2"])
    client = try TLSContext.client(
      trust: .only(pem: authority.certificatePEM), alpn: ["h2"])
  }
}

extension TestShard {
  /// Two ends of one connection, with or without TLS.
  func streams(
    encrypted: Bool = true, trust: Trust? = nil
  ) async throws -> (client: ByteStream, server: ByteStream) {
    let (client, server) = try await pair()
    if !encrypted { return (ByteStream.plain(client), ByteStream.plain(server)) }
    let trust = try trust ?? Trust()
    let accepted = Accepted()
    let accepting = accept(server, trust.server, into: accepted)
    let connected = try await ByteStream.connectTLS(
      over: client, context: trust.client, serverName: "localhost", deadline: soon())
    try await accepting.value
    return (connected, try #require(accepted.stream))
  }

  /// A task that performs the server's handshake.
  func accept(
    _ tcp: TCPStream, _ context: TLSContext, deadline: MonotonicTime = soon(),
    into accepted: Accepted = Accepted()
  ) -> Task<Void, any Error> {
    begin(on: self) {
      accepted.stream = try await ByteStream.acceptTLS(
        over: tcp, context: context, deadline: deadline)
    }
  }
}

/// A connection that a task of the test's shard has accepted.
final class Accepted {
  var stream: ByteStream?
}

extension TransportError {
  /// Returns the error of `body`, or nil if it succeeded.
  static func from<Result>(_ body: () async throws -> Result) async -> TransportError? {
    do {
      _ = try await body()
      return nil
    } catch {
      return error as? TransportError
    }
  }

  /// The two kinds of code, for comparison.
  var ioCode: IOError.Code? { if case .io(let error) = self { error.code } else { nil } }
  var tlsCode: TLSError.Code? { if case .tls(let error) = self { error.code } else { nil } }
}
