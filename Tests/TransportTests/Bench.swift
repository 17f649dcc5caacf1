// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import TLS
import Testing
import Transport

/// An actor on an event loop of its own: where these tests live, as a shard does.
actor Bench {
  nonisolated let loop: EventLoop
  /// What a task of this actor has accepted.
  fileprivate var accepted: ByteStream?
  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

  private init(_ loop: EventLoop) {
    self.loop = loop
  }

  /// Runs `body` on a fresh loop and ends the loop.
  static func run<Result: Sendable>(
    _ body: @Sendable (isolated Bench) async throws -> Result
  ) async throws -> Result {
    let loop = try EventLoop(name: "test")
    try loop.start()
    defer {
      loop.stop()
      loop.join()
    }
    return try await body(Bench(loop))
  }

  /// Starts a task on this actor.
  func spawn<Result: Sendable>(
    _ body: @escaping @Sendable (isolated Bench) async throws -> Result
  ) -> Task<Result, any Error> {
    Task { try await body(self) }
  }

  /// Lets everything that is ready run.
  func settle() async {
    for _ in 0..<3 { await Task.yield() }
  }

  /// A listener on a free loopback port.
  func listen(reusePort: Bool = false) throws -> Listener {
    try Listener(
      on: loop, address: SocketAddress(ip: "127.0.0.1", port: 0), reusePort: reusePort)
  }

  /// Two ends of one connection.
  func pair() async throws -> (client: TCPStream, server: TCPStream) {
    let listener = try listen()
    defer { listener.close() }
    let client = try await TCPStream.connect(
      to: listener.address, on: loop, deadline: .now() + .seconds(5))
    return (client, try TCPStream(adopting: await listener.accept(), on: loop))
  }
}

/// Long enough that only a broken test reaches it.
func soon() -> MonotonicTime { .now() + .seconds(10) }

extension IOError {
  /// What `body` failed with; nil when it succeeded.
  static func from<Result>(_ body: () async throws -> Result) async -> IOError.Code? {
    do {
      _ = try await body()
      return nil
    } catch {
      return (error as? IOError)?.code
    }
  }
}

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

extension Bench {
  /// Two ends of one connection, with or without TLS.
  func streams(
    encrypted: Bool = true, trust: Trust? = nil
  ) async throws -> (client: ByteStream, server: ByteStream) {
    let (client, server) = try await pair()
    if !encrypted { return (ByteStream.plain(client), ByteStream.plain(server)) }
    let trust = try trust ?? Trust()
    let accepting = accept(server, trust.server)
    let connected = try await ByteStream.connectTLS(
      over: client, context: trust.client, serverName: "localhost", deadline: soon())
    try await accepting.value
    return (connected, try #require(accepted))
  }

  /// A task that performs the server's handshake; what it accepted is kept in `accepted`.
  func accept(
    _ tcp: TCPStream, _ context: TLSContext, deadline: MonotonicTime = soon()
  ) -> Task<Void, any Error> {
    Task {
      accepted = try await ByteStream.acceptTLS(over: tcp, context: context, deadline: deadline)
    }
  }
}

extension TransportError {
  /// What `body` failed with; nil when it succeeded.
  static func from<Result>(_ body: () async throws -> Result) async -> TransportError? {
    do {
      _ = try await body()
      return nil
    } catch {
      return error as? TransportError
    }
  }

  /// The two kinds of code, for comparing.
  var ioCode: IOError.Code? { if case .io(let error) = self { error.code } else { nil } }
  var tlsCode: TLSError.Code? { if case .tls(let error) = self { error.code } else { nil } }
}
