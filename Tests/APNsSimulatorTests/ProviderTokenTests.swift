// SPDX-License-Identifier: Apache-2.0

import APNsSimulator
import TLS
import Testing

/// Makes valid and invalid provider tokens.
struct TokenMaker {
  var key: ES256PrivateKey
  var header = #"{"alg":"ES256","kid":"KEY0000001"}"#
  var claims = #"{"iss":"TEAM000001","iat":1000000}"#
  var pad = false

  let publicKey: ES256PublicKey

  init() throws {
    key = try ES256PrivateKey.generate()
    publicKey = try key.publicKey
  }

  func authorization(signature change: ([UInt8]) -> [UInt8] = { $0 }) throws -> [UInt8] {
    let signed = encode(Array(header.utf8)) + "." + encode(Array(claims.utf8))
    let signature = change(try key.sign(Array(signed.utf8)))
    return Array("bearer \(signed).\(encode(signature))".utf8)
  }

  private func encode(_ bytes: [UInt8]) -> String {
    pad ? Base64.encode(bytes) : Base64URL.encode(bytes)
  }
}

/// Returns the raw 64-byte signature as DER, the form in Apple's sample token.
func derSignature(_ raw: [UInt8]) -> [UInt8] {
  func integer(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var digits = Array(bytes.drop { $0 == 0 })
    if digits.isEmpty || digits[0] >= 0x80 { digits.insert(0, at: 0) }
    return [0x02, UInt8(digits.count)] + digits
  }
  let body = integer(raw[..<32]) + integer(raw[32...])
  return [0x30, UInt8(body.count)] + body
}

@Suite("Provider tokens")
struct ProviderTokenTests {
  private func read(
    _ authorization: [UInt8]?, _ maker: TokenMaker, strict: Bool = false, anyKey: Bool = false
  ) -> Reason? {
    let known = SigningKey(
      keyID: "KEY0000001", teamID: "TEAM000001", publicKey: maker.publicKey)
    let keys = KeyBook(keys: [known], acceptsAnyKey: anyKey)
    switch ProviderToken.read(
      authorization: authorization, keys: keys, strictSignature: strict)
    {
    case .good: return nil
    case .refused(let reason): return reason
    }
  }

  @Test("a token signed with a known key is valid, signature raw or DER")
  func good() throws {
    let maker = try TokenMaker()
    #expect(read(try maker.authorization(), maker) == nil)
    #expect(read(try maker.authorization(signature: derSignature), maker) == nil)
  }

  @Test("padded standard base64 and a capital Bearer are accepted unless the check is strict")
  func lenient() throws {
    var maker = try TokenMaker()
    maker.pad = true
    let padded = try maker.authorization()
    #expect(read(padded, maker) == nil)
    #expect(read(Array("B".utf8) + padded.dropFirst(), maker) == nil)
    #expect(read(padded, maker, strict: true) == .invalidProviderToken)
    maker.pad = false
    #expect(read(try maker.authorization(), maker, strict: true) == nil)
    let der = try maker.authorization(signature: derSignature)
    #expect(read(der, maker, strict: true) == .invalidProviderToken)
  }

  @Test("a request without a bearer token receives MissingProviderToken")
  func missing() throws {
    let maker = try TokenMaker()
    for text in ["", "bearer", "bearer ", "basic abc"] {
      #expect(read(Array(text.utf8), maker) == .missingProviderToken)
    }
    #expect(read(nil, maker) == .missingProviderToken)
  }

  @Test(
    "a malformed token receives InvalidProviderToken",
    arguments: [
      (#"{"alg":"ES384","kid":"KEY0000001"}"#, #"{"iss":"TEAM000001","iat":1}"#),
      (#"{"alg":"none","kid":"KEY0000001"}"#, #"{"iss":"TEAM000001","iat":1}"#),
      (#"{"kid":"KEY0000001"}"#, #"{"iss":"TEAM000001","iat":1}"#),
      (#"{"alg":"ES256"}"#, #"{"iss":"TEAM000001","iat":1}"#),
      (#"{"alg":"ES256","kid":"KEY0000002"}"#, #"{"iss":"TEAM000001","iat":1}"#),
      (#"{"alg":"ES256","kid":"KEY0000001"}"#, #"{"iss":"TEAM000002","iat":1}"#),
      (#"{"alg":"ES256","kid":"KEY0000001"}"#, #"{"iat":1}"#),
      (#"{"alg":"ES256","kid":"KEY0000001"}"#, #"{"iss":"TEAM000001"}"#),
      (#"{"alg":"ES256","kid":"KEY0000001"}"#, #"{"iss":"TEAM000001","iat":"soon"}"#),
      (#"{"alg":"ES256","kid":"KEY0000001"}"#, #"{"iss":"TEAM000001","iat":9007199254740993}"#),
      (
        #"{"alg":"ES256","kid":"KEY0000001"}"#,
        #"{"iss":"TEAM000001","iat":-9223372036854775808}"#
      ),
      (
        #"{"alg":"ES256","kid":"KEY0000001"}"#,
        #"{"iss":"TEAM000001","iat":"-9223372036854775808"}"#
      ),
      (#"["ES256"]"#, #"{"iss":"TEAM000001","iat":1}"#),
      (#"{"alg""#, #"{"iss":"TEAM000001","iat":1}"#),
    ])
  func wrongForm(header: String, claims: String) throws {
    var maker = try TokenMaker()
    maker.header = header
    maker.claims = claims
    #expect(read(try maker.authorization(), maker) == .invalidProviderToken)
  }

  @Test("a wrong signature and a wrong number of parts receive InvalidProviderToken")
  func wrongSignature() throws {
    let maker = try TokenMaker()
    let other = try TokenMaker()
    #expect(read(try other.authorization(), maker) == .invalidProviderToken)
    let good = try maker.authorization()
    #expect(read(good + Array(".x".utf8), maker) == .invalidProviderToken)
    #expect(read(Array(good[..<good.lastIndex(of: 0x2E)!]), maker) == .invalidProviderToken)
    let empty = try maker.authorization { _ in [] }
    #expect(read(empty, maker) == .invalidProviderToken)
  }

  @Test("with any key accepted, unknown keys pass and known keys are still checked")
  func anyKey() throws {
    var other = try TokenMaker()
    let maker = try TokenMaker()
    other.header = #"{"alg":"ES256","kid":"UNKNOWN000"}"#
    #expect(read(try other.authorization(), maker) == .invalidProviderToken)
    #expect(read(try other.authorization(), maker, anyKey: true) == nil)
    other.header = maker.header
    #expect(read(try other.authorization(), maker, anyKey: true) == .invalidProviderToken)
  }

  @Test(
    "a token must be at most one hour old",
    arguments: [
      (0, Reason?.none), (3600, nil), (3601, .expiredProviderToken), (-5, nil),
      (-6, .invalidProviderToken),
    ] as [(Int64, Reason?)])
  func age(seconds: Int64, reason: Reason?) {
    let token = ProviderToken(
      key: SigningKey(keyID: "K", teamID: "T", publicKey: nil), issuedAt: 1_000_000)
    #expect(token.checkAge(now: 1_000_000 + seconds) == reason)
  }
}

@Suite("Provider tokens on one connection")
struct ConnectionTokensTests {
  private func token(
    _ keyID: String = "K1", team: String = "T1", topics: Set<String>? = nil,
    related: String? = nil
  ) -> ProviderToken {
    ProviderToken(
      key: SigningKey(
        keyID: keyID, teamID: team, publicKey: nil, topics: topics, relatedKeyID: related),
      issuedAt: 0)
  }

  @Test(
    "a new token within 20 minutes is refused; the old one remains valid",
    arguments: [(1199, Reason?.some(.tooManyProviderTokenUpdates)), (1200, nil)]
      as [(Int64, Reason?)])
  func tooSoon(seconds: Int64, reason: Reason?) {
    var tokens = ConnectionTokens()
    #expect(tokens.present(token(), authorization: [1], now: 0, keyRevision: 0) == nil)
    #expect(tokens.present(token(), authorization: [2], now: seconds, keyRevision: 0) == reason)
    let current: UInt8 = reason == nil ? 2 : 1
    #expect(tokens.unchanged([current], keyRevision: 0) != nil)
    #expect(tokens.unchanged([3 - current], keyRevision: 0) == nil)
  }

  private static let ofApp = SigningKey(
    keyID: "K1", teamID: "T1", publicKey: nil, topics: ["a"], relatedKeyID: "K3")

  @Test(
    "a connection accepts one team; a topic-specific key excludes unrelated keys",
    arguments: [
      (nil, "K2", "T1", nil, Reason?.none), (nil, "K2", "T2", nil, .invalidProviderToken),
      (nil, "K2", "T1", ["a"], .unrelatedKeyIDInToken),
      (ofApp, "K1", "T1", ["a"], nil), (ofApp, "K2", "T1", nil, .unrelatedKeyIDInToken),
      (ofApp, "K2", "T1", ["a"], .unrelatedKeyIDInToken), (ofApp, "K3", "T1", ["b"], nil),
    ] as [(SigningKey?, String, String, Set<String>?, Reason?)])
  private func relations(
    first: SigningKey?, keyID: String, team: String, topics: Set<String>?, reason: Reason?
  ) {
    var tokens = ConnectionTokens()
    let known = first.map { ProviderToken(key: $0, issuedAt: 0) } ?? token()
    #expect(tokens.present(known, authorization: [1], now: 0, keyRevision: 0) == nil)
    let next = token(keyID, team: team, topics: topics)
    #expect(tokens.present(next, authorization: [2], now: 5000, keyRevision: 0) == reason)
  }

  @Test("a connection keeps its key's initial topics, without those removed since")
  func binding() {
    var tokens = ConnectionTokens()
    func use(_ topics: Set<String>?, _ authorization: UInt8, revision: Int) -> Set<String>? {
      _ = tokens.present(
        token(topics: topics), authorization: [authorization], now: Int64(authorization) * 5000,
        keyRevision: revision)
      return tokens.topics
    }
    #expect(use(["a", "b"], 1, revision: 0) == ["a", "b"])
    #expect(use(["a", "b", "c"], 1, revision: 1) == ["a", "b"])
    #expect(use(["a", "b", "c"], 2, revision: 1) == ["a", "b"])
    #expect(use(["b", "c"], 2, revision: 2) == ["b"])
    #expect(tokens.unchanged([2], keyRevision: 2)?.key.topics == ["b", "c"])
    #expect(use(nil, 2, revision: 3) == nil)
  }

  @Test("a changed key makes the connection check a known token again")
  func revision() {
    var tokens = ConnectionTokens()
    #expect(tokens.present(token(), authorization: [1], now: 0, keyRevision: 0) == nil)
    #expect(tokens.unchanged([1], keyRevision: 1) == nil)
    #expect(tokens.present(token(), authorization: [1], now: 1, keyRevision: 1) == nil)
    #expect(tokens.unchanged([1], keyRevision: 1) != nil)
  }
}
