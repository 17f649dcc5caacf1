// SPDX-License-Identifier: Apache-2.0
import Glibc
import TLS
import Testing

@Suite("openssl s_client as the peer")
struct OpenSSLPeerTests {
  let authorities: Authorities

  init() throws { authorities = try Authorities.shared.get() }

  @Test("s_client verifies the certificate, negotiates h2 and receives its lines back")
  func echoes() throws {
    let context = try TLSContext.server(identity: authorities.leaf, alpn: ["h2"])
    let output = try serve(context, input: "hello", "-alpn h2 -verify_return_error -CAfile ca.pem")
    #expect(output.contains("Verify return code: 0 (ok)"))
    #expect(output.contains("ALPN protocol: h2") && output.contains("olleh"))
  }

  @Test("Renegotiation is refused")
  func renegotiation() throws {
    // s_client requests it at a line "R".
    let context = try TLSContext.server(identity: authorities.leaf)
    let output = try serve(context, input: "R", "-tls1_2 -CAfile ca.pem")
    #expect(output.contains("RENEGOTIATING") && output.contains("no renegotiation"), "\(output)")
  }

  @Test("Versions before TLS 1.2 are refused")
  func oldVersion() throws {
    let context = try TLSContext.server(identity: authorities.leaf)
    let output = try serve(context, input: "x", "-tls1_1 -cipher ALL@SECLEVEL=0 -CAfile ca.pem")
    #expect(output.contains("alert protocol version"))
  }

  /// Accepts one connection of s_client, which has a line of input, and sends each piece of
  /// plaintext back reversed, until s_client ends. Returns the output of s_client.
  private func serve(
    _ context: TLSContext, input: String, _ options: String
  ) throws -> String {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, length) == 0 && listen(listener, 1) == 0
          && getsockname(listener, pointer, &length) == 0
      }
    }
    try #require(bound)
    let port = UInt16(bigEndian: address.sin_port)
    let program = try OpenSSLProgram.start(
      "s_client -connect 127.0.0.1:\(port) \(options)", input: input,
      files: ["ca.pem": Array(authorities.trusted.certificatePEM.utf8)])
    let connection = accept(listener, nil, nil)
    converse(on: connection, try TLSSession(server: context))
    close(connection)
    return program.finish()
  }

  private func converse(on connection: Int32, _ session: TLSSession) {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    var isOver = false
    while !isOver {
      let count = read(connection, &buffer, buffer.count)
      do throws(TLSError) {
        if count <= 0 {
          try session.receiveEnd()
        } else {
          try session.receive(Array(buffer[..<count]))
        }
        let (bytes, end) = try readAll(session)
        if !bytes.isEmpty {
          try session.write(bytes.reversed())
          session.shutdown()
        }
        isOver = end == .closed || count <= 0
      } catch {
        isOver = true
      }
      var outgoing: [UInt8] = []
      session.takeOutgoing(into: &outgoing)
      send(connection, outgoing, outgoing.count, Int32(MSG_NOSIGNAL))
    }
  }
}
