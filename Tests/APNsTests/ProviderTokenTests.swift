// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import JSONText
import Synchronization
import TLS
import Testing

@testable import APNs

@Suite("The provider token")
struct ProviderTokenTests {
  static let minute: Int64 = 60

  @Test("it is the JWT that RFC 7515 and Apple describe")
  func form() throws {
    let key = try ES256PrivateKey.generate()
    let credential = ProviderCredential(teamID: "TEAM123456", keyID: "KEY1234567", privateKey: key)
    let token = try ProviderToken(signedBy: credential, issuedAt: 1_700_000_000)
    let parts = token.text.split(separator: ".", omittingEmptySubsequences: false)
    try #require(parts.count == 3)
    #expect(!token.text.contains { "=+/".contains($0) })

    let header = try JSONDocument(parsing: #require(Base64URL.decode(String(parts[0])))).root
    #expect(header["alg"]?.string == "ES256")
    #expect(header["kid"]?.string == "KEY1234567")
    let claims = try JSONDocument(parsing: #require(Base64URL.decode(String(parts[1])))).root
    #expect(claims["iss"]?.string == "TEAM123456")
    #expect(claims["iat"]?.kind == .number && claims["iat"]?.int == 1_700_000_000)
    let signature = try #require(Base64URL.decode(String(parts[2])))
    #expect(signature.count == 64)
    let publicKey = try key.publicKey
    #expect(publicKey.verify(signature, of: Array("\(parts[0]).\(parts[1])".utf8)))
  }

  @Test(
    "its age decides what is done with it",
    arguments: [
      (nil, .replace), (0, .use), (33, .use), (34, .refresh), (54, .refresh), (55, .replace),
      (300, .replace), (-4, .use), (-6, .replace),
    ] as [(Int64?, ProviderTokenAge.Decision)])
  func age(minutes: Int64?, decision: ProviderTokenAge.Decision) {
    let now: Int64 = 1_700_000_000
    let issuedAt = minutes.map { now - $0 * Self.minute }
    #expect(ProviderTokenAge.decision(issuedAt: issuedAt, now: now) == decision)
  }

  @Test("nothing is sent that is older than 55 minutes, and nothing made twice in 20")
  func constants() {
    let kept = ProviderTokenAge.usedAtLeast.components.seconds
    #expect(ProviderTokenAge.refresh + kept <= ProviderTokenAge.maximum)
    #expect(ProviderTokenAge.refresh >= ProviderTokenAge.minimumInterval)
    #expect(kept > 20 * Self.minute)
  }

  @Test("one token serves all until it is due; another node's newer one is taken over")
  func signer() throws {
    let clock = Clock(1_700_000_000)
    let signer = try Self.signer(clock)
    let first = try signer.token()
    clock.advance(minutes: 33)
    #expect(try signer.token() == first)
    clock.advance(minutes: 1)
    let second = try signer.token()
    #expect(second.issuedAt == clock.now)

    let foreign = ProviderToken(text: "a.b.c", issuedAt: second.issuedAt + 60)
    signer.install(foreign)
    signer.install(first)
    clock.advance(minutes: 2)
    #expect(try signer.token() == foreign)
  }

  @Test("an 'expired' answer makes a new token only when the rules allow one")
  func expired() throws {
    let clock = Clock(1_700_000_000)
    let signer = try Self.signer(clock)
    let first = try signer.token()
    clock.advance(minutes: 19)
    #expect(!signer.expired(first))
    #expect(try signer.token() == first)
    clock.advance(minutes: 1)
    #expect(signer.expired(first))
    let second = try signer.token()
    #expect(second != first)
    // A late answer about the first token says nothing about the second.
    #expect(signer.expired(first))
    #expect(try signer.token() == second)
  }

  @Test("a connection changes its token 21 minutes after first using it, and only for a newer one")
  func connection() {
    let start = MonotonicTime(nanoseconds: 1_000_000_000)
    let old = ProviderToken(text: "old", issuedAt: 1_000)
    let new = ProviderToken(text: "new", issuedAt: 4_000)
    var connection = ConnectionToken(newest: old, at: start)
    #expect(connection.mayChangeAt == start + .seconds(21 * 60))
    let tooEarly = connection.change(to: new, at: start + .seconds(21 * 60 - 1))
    #expect(!tooEarly && connection.token == old)
    let same = connection.change(to: old, at: start + .seconds(21 * 60))
    #expect(!same)
    let changed = connection.change(to: new, at: start + .seconds(21 * 60))
    #expect(changed && connection.token == new)
    #expect(connection.mayChangeAt == start + .seconds(42 * 60))
  }

  @Test(
    "all shards of a process share a key's signer; another key under the same names has its own")
  func sharedSigners() throws {
    let signers = ProviderTokenSigners()
    let pem = try ES256PrivateKey.generate().pem
    func signer(_ pem: String, _ keyID: String = "KEY1234567") throws -> ProviderTokenSigner {
      try signers.signer(teamID: "TEAM123456", keyID: keyID, pem: pem)
    }
    let first = try signer(pem)
    let other = try ES256PrivateKey.generate().pem
    #expect(try signer(pem) === first)
    #expect(try signer(pem, "KEY7654321") !== first)
    #expect(try signer(other) !== first)
    #expect(try signer(pem).token() == first.token())
    #expect(throws: TLSError.self) { try signer("not a key") }
  }

  private static func signer(_ clock: Clock) throws -> ProviderTokenSigner {
    let credential = ProviderCredential(
      teamID: "TEAM123456", keyID: "KEY1234567", privateKey: try .generate())
    return ProviderTokenSigner(credential: credential) { clock.now }
  }
}

/// A clock that goes when it is told to.
final class Clock: Sendable {
  private let seconds: Mutex<Int64>

  init(_ seconds: Int64) { self.seconds = Mutex(seconds) }

  var now: Int64 { seconds.withLock { $0 } }

  func advance(minutes: Int64) { seconds.withLock { $0 += minutes * 60 } }
}
