// SPDX-License-Identifier: Apache-2.0
import TLS
import Testing

@Suite("Session resumption")
struct ResumptionTests {
  let authorities: Authorities

  init() throws { authorities = try Authorities.shared.get() }

  /// A connection on which both sides have sent everything, tickets included.
  private func pair(
    _ client: TLSContext, _ server: TLSContext, name: String = "localhost", reads: Bool = true
  ) throws -> SessionPair {
    let pair = try SessionPair(client, server, name: name)
    pair.settle()
    if reads { _ = try readAll(pair.client) }
    #expect(pair.client.isEstablished && pair.server.isEstablished)
    return pair
  }

  @Test(
    "The second connection resumes with a ticket and has all data of the first",
    arguments: [TLSVersion.tls12, .tls13])
  func resumes(version: TLSVersion) throws {
    let client = try TLSContext.client(
      trust: authorities.trust, identity: authorities.leaf, alpn: ["h2"], resumes: true,
      maximumVersion: version)
    let server = try TLSContext.server(
      identity: authorities.leaf, alpn: ["h2"], clientAuthentication: .anyCertificate, tickets: 2)
    #expect(!client.hasTicket(of: "localhost"))
    for turn in 0..<3 {
      let pair = try pair(client, server)
      for session in [pair.client, pair.server] {
        #expect(session.isResumed == (turn > 0) && session.negotiatedProtocol == "h2")
        #expect(session.tlsVersion == version.rawValue)
        #expect(session.peerCertificate?.commonName == "localhost")
      }
      try pair.client.write([1, 2, 3])
      pair.settle()
      #expect(try readAll(pair.server).bytes == [1, 2, 3])
      // It ends without close_notify, like a lost connection.
    }
    #expect(client.hasTicket(of: "localhost"))
  }

  @Test("A ticket of TLS 1.3 is used once")
  func usedOnce() throws {
    let client = try TLSContext.client(trust: authorities.trust, resumes: true)
    let server = try TLSContext.server(identity: authorities.leaf, tickets: 2)
    _ = try pair(client, server)
    let later = try (0..<3).map { _ in try pair(client, server, reads: false).client.isResumed }
    #expect(later == [true, true, false])
  }

  @Test("A server that does not know the ticket requires a full handshake with certificate")
  func unknownTicket() throws {
    let client = try TLSContext.client(trust: authorities.trust, resumes: true)
    _ = try pair(client, .server(identity: authorities.leaf, tickets: 2))
    #expect(client.hasTicket(of: "localhost"))
    let other = try pair(client, .server(identity: authorities.leaf, tickets: 2))
    #expect(!other.client.isResumed && other.client.peerCertificate?.commonName == "localhost")
    let foreign = try authorities.other.issue(commonName: "localhost", dnsNames: ["localhost"])
    let stranger = try SessionPair(client, .server(identity: foreign))
    stranger.settle()
    #expect(stranger.clientError?.code == .certificateRejected)
  }

  @Test("A ticket is valid for the verified name, and can be forgotten")
  func names() throws {
    let client = try TLSContext.client(trust: authorities.trust, resumes: true)
    let server = try TLSContext.server(identity: authorities.leaf, tickets: 2)
    _ = try pair(client, server)
    #expect(try !pair(client, server, name: "a.example.com").client.isResumed)
    #expect(client.hasTicket(of: "localhost") && client.hasTicket(of: "a.example.com"))
    client.forgetTickets(of: "localhost")
    #expect(!client.hasTicket(of: "localhost") && client.hasTicket(of: "a.example.com"))
    #expect(try !pair(client, server).client.isResumed)
  }

  @Test("By default a client keeps no tickets and a server issues none")
  func notAsked() throws {
    let giving = try TLSContext.server(identity: authorities.leaf, tickets: 2)
    let plain = try TLSContext.client(trust: authorities.trust)
    _ = try pair(plain, giving)
    #expect(try !pair(plain, giving).client.isResumed && !plain.hasTicket(of: "localhost"))
    let keeping = try TLSContext.client(trust: authorities.trust, resumes: true)
    _ = try pair(keeping, .server(identity: authorities.leaf))
    #expect(!keeping.hasTicket(of: "localhost"))
  }
}
