// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import Testing

@Suite("TCP streams")
struct TCPStreamTests {
  @Test("bytes go there and back")
  func echo() async throws {
    try await Bench.run { bench in
      let (client, server) = try await bench.pair()
      try await client.write(Array("hello".utf8), deadline: soon())
      var received: [UInt8] = []
      #expect(try await server.read(into: &received, atMost: 100, deadline: soon()) == 5)
      #expect(received == Array("hello".utf8))
      client.close()
      #expect(try await server.read(into: &received, atMost: 100, deadline: soon()) == 0)
    }
  }
}
