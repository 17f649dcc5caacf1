// SPDX-License-Identifier: Apache-2.0
import TLS
import Testing

@Suite("Handshakes")
struct HandshakeTests {
  let authorities: Authorities

  init() throws { authorities = try Authorities.shared.get() }

  @Test(
    "A handshake succeeds in both versions, as a whole or byte by byte",
    arguments: [TLSVersion.tls12, .tls13], [1, 3, Int.max])
  func succeeds(version: TLSVersion, step: Int) throws {
    let pair = try SessionPair(
      .client(trust: authorities.trust, alpn: ["h2"], maximumVersion: version),
      .server(identity: authorities.leaf, alpn: ["http/1.1", "h2"]))
    pair.step = step
    #expect(pair.client.hasOutgoing && !pair.server.hasOutgoing)
    #expect(throws: TLSError.self) { try pair.client.write([1]) }
    pair.settle()
    #expect(pair.clientError == nil && pair.serverError == nil)
    for session in [pair.client, pair.server] {
      #expect(session.isEstablished && session.tlsVersion == version.rawValue)
      #expect(session.negotiatedProtocol == "h2")
    }
    #expect(pair.client.peerCertificate?.commonName == "localhost")
    #expect(pair.server.peerCertificate == nil)
    #expect(pair.server.requestedServerName == "localhost")
  }

  /// A name, and whether the leaf of `Authorities` is valid for it.
  static let names: [(String, Bool)] = [
    ("localhost", true), ("localhost.", true), ("a.example.com", true), ("127.0.0.1", true),
    ("::1", true), ("example.com", false), ("a.b.example.com", false), ("localhost.evil", false),
    ("127.0.0.2", false), ("::2", false),
  ]

  @Test("The certificate must be valid for the name", arguments: names)
  func verifiesName(name: String, isGood: Bool) throws {
    let pair = try SessionPair(
      .client(trust: authorities.trust), .server(identity: authorities.leaf), name: name)
    pair.settle()
    #expect(pair.client.isEstablished == isGood)
    #expect((pair.clientError?.code == .certificateRejected) == !isGood)
    #expect((pair.serverError?.code != nil) == !isGood)
  }

  @Test("An untrusted root, an expired leaf and the system's roots give descriptive errors")
  func refusesCertificates() throws {
    let expired = try authorities.trusted.issue(
      commonName: "localhost", dnsNames: ["localhost"], validFor: .seconds(-60))
    let foreign = try authorities.other.issue(commonName: "localhost", dnsNames: ["localhost"])
    let cases: [(TLSTrust, TLSIdentity, String)] = [
      (authorities.trust, foreign, "unable to get local issuer certificate"),
      (authorities.trust, expired, "certificate has expired"),
      (.system, authorities.leaf, "unable to get local issuer certificate"),
    ]
    for (trust, identity, words) in cases {
      let pair = try SessionPair(.client(trust: trust), .server(identity: identity))
      pair.settle()
      #expect(pair.clientError?.code == .certificateRejected)
      #expect(pair.clientError?.detail == words)
      #expect(pair.serverError?.code == .certificateRefusedByPeer)
      #expect(!pair.client.isEstablished)
    }
    let both = try TLSTrust.systemAnd(pem: authorities.trusted.certificatePEM)
    let pair = try SessionPair(.client(trust: both), .server(identity: authorities.leaf))
    pair.settle()
    #expect(pair.client.isEstablished)
  }

  /// Offered, supported, negotiated (nil: refused, "": none).
  static let protocols: [([String], [String], String?)] = [
    (["h2"], ["h2"], "h2"), (["http/1.1", "h2"], ["h2", "http/1.1"], "h2"), (["h2"], [], ""),
    ([], ["h2"], ""), (["h2"], ["http/1.1"], nil),
  ]

  @Test("ALPN selects a common protocol, or refuses if there is none", arguments: protocols)
  func negotiates(offered: [String], supported: [String], agreed: String?) throws {
    let pair = try SessionPair(
      .client(trust: authorities.trust, alpn: offered),
      .server(identity: authorities.leaf, alpn: supported))
    pair.settle()
    if let agreed {
      #expect(pair.client.isEstablished && pair.server.isEstablished)
      #expect((pair.client.negotiatedProtocol ?? "") == agreed)
    } else {
      #expect(pair.clientError?.code == .noSharedProtocol)
      #expect(pair.serverError?.code == .noSharedProtocol)
    }
  }

  enum Given: CaseIterable { case nothing, good, foreign }
  enum Asked: CaseIterable { case none, optional, required, any }

  @Test(
    "Client certificates are requested, required and verified according to the policy",
    arguments: Asked.allCases, Given.allCases)
  func clientCertificates(asked: Asked, given: Given) throws {
    let policy: TLSClientAuthentication =
      switch asked {
      case .none: .none
      case .optional: .optional(authorities.trust)
      case .required: .required(authorities.trust)
      case .any: .anyCertificate
      }
    let identity: TLSIdentity? =
      switch given {
      case .nothing: nil
      case .good: try authorities.trusted.issue(commonName: "client", userID: "com.example.app")
      case .foreign: try authorities.other.issue(commonName: "client", userID: "com.example.app")
      }
    let pair = try SessionPair(
      .client(trust: authorities.trust, identity: identity),
      .server(identity: authorities.leaf, clientAuthentication: policy))
    pair.settle()
    let refused =
      (asked == .required && given != .good) || (asked == .optional && given == .foreign)
    #expect(pair.server.isEstablished == !refused)
    #expect((pair.serverError?.code == .certificateRejected) == refused)
    let seen = asked != .none && given != .nothing && !refused
    #expect((pair.server.peerCertificate?.userID == "com.example.app") == seen || refused)
    if refused {
      // In TLS 1.3 the client receives the refusal only after its handshake.
      #expect(throws: TLSError.self) { _ = try readAll(pair.client) }
    }
  }

  @Test("Bytes that are not TLS are refused with an alert to send")
  func notTLS() throws {
    let server = try TLSSession(server: .server(identity: authorities.leaf))
    #expect(throws: TLSError.self) { try server.receive(Array("GET / HTTP/1.1\r\n\r\n".utf8)) }
    #expect(!server.isEstablished)
    #expect(throws: TLSError.self) { try server.receive([0]) }
  }

  @Test("A connection that ends in mid-handshake is truncated")
  func endsInHandshake() throws {
    let client = try TLSSession(client: .client(trust: authorities.trust), serverName: "localhost")
    #expect { try client.receiveEnd() } throws: { ($0 as? TLSError)?.code == .truncated }
  }

  @Test("Invalid server names are refused", arguments: ["", ".", "a\0b"])
  func badNames(name: String) throws {
    let context = try TLSContext.client(trust: authorities.trust)
    #expect(throws: TLSError.self) { _ = try TLSSession(client: context, serverName: name) }
  }
}
