// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import HTTPClient
import TLS
import TestSupport
import Testing

/// Posts to a server at an address from a user, over real sockets.
@Suite struct ServerConnectionTests {
  @Test("several addresses share the time, so a silent one does not block others")
  func silentAddress() async throws {
    let authority = try ThrowawayAuthority()
    try await TestShard.run { shard in
      // The kernel accepts connections to it, and no byte is sent.
      let silent = try Listener(
        on: shard.loop, address: SocketAddress(ip: "127.0.0.1", port: 0), reusePort: false)
      let server = try ScriptedServer(
        on: shard.loop,
        tls: TLSContext.server(
          identity: authority.issue(commonName: "hook.example", dnsNames: ["hook.example"]),
          alpn: ["http/1.1"]),
        [[.await("{}"), .send("HTTP/1.1 204 No Content\r\n\r\n")]])
      server.start(isolation: shard)
      defer {
        silent.close()
        server.stop()
      }
      let addresses = [silent.address, server.address]
      let connection = ServerConnection(
        ServerConnection.Server(
          place: HostPort(host: "hook.example", port: 443), isSecure: true,
          authority: "hook.example"),
        context: try TLSContext.client(
          trust: .only(pem: authority.certificatePEM), alpn: ["http/1.1"]),
        on: shard.loop,
        names: LookupPool(threads: 1, queue: 1) { _, _ in .success(addresses) },
        allows: { _ in true })
      defer { connection.close() }
      let head = try await connection.post(
        "/", fields: [], body: Array("{}".utf8), deadline: .now() + .seconds(4))
      #expect(head.status == 204)
      #expect(server.received.count == 1)
    }
  }
}
