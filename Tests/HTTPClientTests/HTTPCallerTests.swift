// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPClient
import TLS
import TestSupport
import Testing

/// Calls to a scripted server over real sockets.
@Suite struct HTTPCallerTests {
  static let hello = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"

  @Test("a request is sent unchanged, and its answer is returned")
  func exchange() async throws {
    try await run([[.await("{}"), .send(Self.hello)]]) { caller, server in
      let (head, body) = try await caller.send(
        CallRequest(
          "PUT", RequestTarget(["v1", "a b"]), fields: [HeaderField("Content-Type", "x/y")],
          body: Array("{}".utf8)))
      #expect(head.status == 200)
      #expect(String(decoding: body, as: UTF8.self) == "hello")
      #expect(
        server.received == [
          "PUT /v1/a%20b HTTP/1.1\r\nHost: \(try server.address)\r\nAuthorization: Bearer k\r\n"
            + "Content-Type: x/y\r\nContent-Length: 2\r\n\r\n{}"
        ])
    }
  }

  @Test("safe requests share a connection, others use a new one")
  func connections() async throws {
    let end = "\r\n\r\n"
    let twice: [ScriptedServer.Step] = [
      .await(end), .send(Self.hello), .await(end), .send(Self.hello),
    ]
    try await run([twice, [.await(end), .send(Self.hello)]]) { caller, server in
      for (method, path) in [("GET", "1"), ("GET", "2"), ("POST", "3")] {
        let (head, _) = try await caller.send(CallRequest(method, RequestTarget([path])))
        #expect(head.isSuccess)
      }
      #expect(server.received.count == 2)
    }
  }

  @Test("an idle connection closed by the server is replaced transparently")
  func replaced() async throws {
    let once: [ScriptedServer.Step] = [.await("\r\n\r\n"), .send(Self.hello), .close]
    try await run([once, once]) { caller, server in
      for _ in 0..<2 {
        let (head, _) = try await caller.send(CallRequest("GET", RequestTarget(["a"])))
        #expect(head.isSuccess)
      }
      #expect(server.received.count == 2)
    }
  }

  @Test("a truncated answer is a lost call and is not retried")
  func brokenOff() async throws {
    let half = "HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nhello"
    try await run([[.await("\r\n\r\n"), .send(half), .close]]) { caller, server in
      let kind = await Self.fault {
        try await caller.send(CallRequest("GET", RequestTarget(["a"])))
      }
      #expect(kind == .lost)
      #expect(server.received.count == 1)
    }
  }

  @Test("a closed port and an unresolvable name are unreachable")
  func unreachable() async throws {
    for url in ["http://127.0.0.1:1", "http://nowhere.invalid:80"] {
      let caller = try HTTPCaller(try ServerAddress(parsing: url))
      defer { caller.close() }
      let kind = await Self.fault {
        try await caller.send(CallRequest("GET", RequestTarget(["a"])))
      }
      #expect(kind == .unreachable)
    }
  }

  @Test("a server without HTTP is reported as garbled")
  func garbled() async throws {
    try await run([[.send("SSH-2.0-OpenSSH\r\n\r\n")]]) { caller, _ in
      let kind = await Self.fault {
        try await caller.send(CallRequest("GET", RequestTarget(["a"])))
      }
      #expect(kind == .garbled)
    }
  }

  @Test("a certificate is accepted if its authority is trusted")
  func trust() async throws {
    let authority = try ThrowawayAuthority()
    let script: [ScriptedServer.Step] = [.await("\r\n\r\n"), .send(Self.hello)]
    for (trust, expected) in [
      (try TLSTrust.systemAnd(pem: authority.certificatePEM), nil),
      (TLSTrust.system, CallFault.Kind.unreachable),
    ] {
      try await run([script], authority: authority, trust: trust) { caller, _ in
        let kind = await Self.fault {
          try await caller.send(CallRequest("GET", RequestTarget(["a"])))
        }
        #expect(kind == expected)
      }
    }
  }

  // MARK: uploads

  @Test("a body is uploaded in chunks while its answer is received")
  func upload() async throws {
    let script: [ScriptedServer.Step] = [
      .await("\r\n\r\n"), .send("HTTP/1.1 100 Continue\r\n\r\n"), .await("3\r\none\r\n"),
      .send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nA\n\r\n"),
      .await("3\r\ntwo\r\n0\r\n\r\n"), .send("2\r\nB\n\r\n0\r\n\r\n"),
    ]
    try await run([script]) { caller, server in
      let early = try await caller.openUpload(CallRequest("POST", RequestTarget(["a"])))
      #expect(early == nil)
      try await caller.upload(Array("one".utf8))
      let head = try await caller.head()
      #expect(head.status == 200)
      #expect(try await Self.text(caller) == "A\n")
      try await caller.upload(Array("two".utf8))
      try await caller.endUpload()
      #expect(try await Self.text(caller) == "B\n")
      #expect(try await Self.text(caller) == nil)
      #expect(server.received[0].contains("Transfer-Encoding: chunked\r\nExpect: 100-continue\r\n"))
    }
  }

  @Test("a server can refuse the body before it is sent")
  func refusedUpload() async throws {
    let refusal = "HTTP/1.1 401 Unauthorized\r\nContent-Length: 2\r\nConnection: close\r\n\r\nno"
    try await run([[.await("\r\n\r\n"), .send(refusal), .close]]) { caller, _ in
      let early = try await caller.openUpload(CallRequest("POST", RequestTarget(["a"])))
      #expect(early?.status == 401)
      #expect(try await Self.text(caller) == "no")
      #expect(try await Self.text(caller) == nil)
    }
  }

  @Test("a broken connection fails both the upload and its answer")
  func brokenUpload() async throws {
    let script: [ScriptedServer.Step] = [
      .await("\r\n\r\n"), .send("HTTP/1.1 100 Continue\r\n\r\n"), .await("one\r\n"), .reset,
    ]
    try await run([script]) { caller, _ in
      _ = try await caller.openUpload(CallRequest("POST", RequestTarget(["a"])))
      try await caller.upload(Array("one".utf8))
      let reading = await Self.fault { _ = try await caller.head() }
      #expect(reading == .lost)
      let writing = await Self.fault { try await caller.upload(Array("two".utf8)) }
      #expect(writing == .lost)
    }
  }

  @Test("a server that is silent after the complete body times out")
  func silentAfterUpload() async throws {
    let script: [ScriptedServer.Step] = [
      .await("\r\n\r\n"), .send("HTTP/1.1 100 Continue\r\n\r\n"), .await("one\r\n0\r\n\r\n"),
    ]
    try await run([script], silence: .milliseconds(50)) { caller, _ in
      _ = try await caller.openUpload(CallRequest("POST", RequestTarget(["a"])))
      // Reads before the end of the body and continues.
      let reading = Task { await Self.fault { _ = try await caller.head() } }
      for _ in 0..<100 { await Task.yield() }
      try await caller.upload(Array("one".utf8))
      try await caller.endUpload()
      #expect(await reading.value == .silent)
    }
  }

  @Test("an answer may take any time while the body is uploaded")
  func slowUpload() async throws {
    let script: [ScriptedServer.Step] = [
      .await("\r\n\r\n"), .send("HTTP/1.1 100 Continue\r\n\r\n"), .await("one\r\n"),
      .send(Self.hello),
    ]
    try await run([script], silence: .milliseconds(5)) { caller, _ in
      _ = try await caller.openUpload(CallRequest("POST", RequestTarget(["a"])))
      let reading = Task { try await caller.head().status }
      // Several times the silence timeout elapses.
      try await Task.sleep(for: .milliseconds(50))
      try await caller.upload(Array("one".utf8))
      #expect(try await reading.value == 200)
    }
  }

  // MARK: setup

  private func run(
    _ scripts: [[ScriptedServer.Step]], authority: ThrowawayAuthority? = nil,
    trust: TLSTrust = .system, silence: Duration = HTTPCaller.silence,
    _ body: @Sendable (HTTPCaller, isolated ServerStage) async throws -> Void
  ) async throws {
    let loop = try EventLoop(name: "server")
    try loop.start()
    let stage = ServerStage(loop)
    do {
      let address = try await stage.start(scripts, authority)
      let scheme = authority == nil ? "http" : "https"
      let caller = try HTTPCaller(
        try ServerAddress(parsing: "\(scheme)://\(address)"), trust: trust,
        fields: [HeaderField("Authorization", "Bearer k")], silence: silence)
      defer { caller.close() }
      try await body(caller, stage)
    } catch {
      await stage.stop()
      loop.stop()
      throw error
    }
    await stage.stop()
    loop.stop()
    loop.join()
  }

  private static func text(_ caller: HTTPCaller) async throws -> String? {
    try await caller.read().map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the kind of fault that `body` throws, or nil if it succeeds.
  private static func fault<Value>(_ body: () async throws -> Value) async -> CallFault.Kind? {
    do {
      _ = try await body()
      return nil
    } catch {
      return (error as? CallFault)?.kind
    }
  }
}

/// The separate loop of the scripted server, so that neither end waits for the other's.
actor ServerStage {
  nonisolated let loop: EventLoop
  nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }
  private var server: ScriptedServer?

  init(_ loop: EventLoop) { self.loop = loop }

  func start(
    _ scripts: [[ScriptedServer.Step]], _ authority: ThrowawayAuthority?
  ) throws -> SocketAddress {
    let context = try authority.map {
      try TLSContext.server(
        identity: try $0.issue(commonName: "localhost", ipAddresses: ["127.0.0.1"]),
        alpn: ["http/1.1"])
    }
    let server = try ScriptedServer(on: loop, tls: context, scripts)
    server.start()
    self.server = server
    return server.address
  }

  func stop() { server?.stop() }

  var received: [String] { server?.received ?? [] }
  var address: SocketAddress {
    get throws { try server?.address ?? SocketAddress(ip: "127.0.0.1", port: 0) }
  }
}
