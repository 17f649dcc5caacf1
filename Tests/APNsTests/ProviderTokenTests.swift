// SPDX-License-Identifier: Apache-2.0
import AsyncIO
import JSONText
import Synchronization
import TLS
import Testing

@testable import APNs

@Suite("Provider token")
struct ProviderTokenTests {
  static let minute: Int64 = 60

  @Test("a provider token is the JWT that RFC 7515 and Apple describe")
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
    "a token's age determines whether it is used, renewed or refused",
    arguments: [
      (nil, .replace), (0, .use), (33, .use), (34, .refresh), (54, .refresh), (55, .replace),
      (300, .replace), (-4, .use), (-6, .replace),
    ] as [(Int64?, ProviderTokenAge.Decision)])
  func age(minutes: Int64?, decision: ProviderTokenAge.Decision) {
    let now: Int64 = 1_700_000_000
    let issuedAt = minutes.map { now - $0 * Self.minute }
    #expect(ProviderTokenAge.decision(issuedAt: issuedAt, now: now) == decision)
  }

  @Test("tokens are refreshed before 55 minutes and at least 20 minutes apart")
  func constants() {
    let kept = ProviderTokenAge.usedAtLeast.components.seconds
    #expect(ProviderTokenAge.refresh + kept <= ProviderTokenAge.maximum)
    #expect(ProviderTokenAge.refresh >= ProviderTokenAge.minimumInterval)
    #expect(kept > 20 * Self.minute)
  }

  @Test("a signer returns one token until its renewal is due")
  func signer() throws {
    let clock = Clock(1_700_000_000)
    let signer = try Self.signer(clock)
    let first = try #require(signer.token()).token
    clock.advance(minutes: 33)
    #expect(signer.token()?.token == first)
    clock.advance(minutes: 1)
    #expect(signer.token()?.token.issuedAt == clock.now)
  }

  @Test("an 'expired' answer creates a new token only when the rules allow one")
  func expired() throws {
    let clock = Clock(1_700_000_000)
    let signer = try Self.signer(clock)
    let first = try #require(signer.token()).token
    clock.advance(minutes: 19)
    #expect(!signer.expired(first))
    #expect(signer.token()?.token == first)
    clock.advance(minutes: 1)
    #expect(signer.expired(first))
    let second = try #require(signer.token()).token
    #expect(second != first)
    // A late answer about the first token does not affect the second.
    #expect(signer.expired(first))
    #expect(signer.token()?.token == second)
  }

  @Test("a connection changes to a newer token 21 minutes after the first use")
  func connection() {
    let old = Self.ready("old", issuedAt: 1_000, age: 0)
    let new = Self.ready("new", issuedAt: 4_000, age: 0)
    var connection = ConnectionToken(newest: old, at: Self.start)
    #expect(connection.nextCheck(at: Self.start) == Self.start + .seconds(21 * 60))
    let tooEarly = connection.change(to: new, at: Self.start + .seconds(21 * 60 - 1))
    #expect(!tooEarly && connection.token == old.token)
    let same = connection.change(to: old, at: Self.start + .seconds(21 * 60))
    #expect(!same)
    let at = Self.start + .seconds(21 * 60)
    let changed = connection.change(to: new, at: at)
    #expect(changed && connection.token == new.token)
    #expect(connection.nextCheck(at: at) == at + .seconds(21 * 60))
  }

  @Test("a connection sends no token older than 57 minutes, and polls for another before")
  func tooOld() {
    let token = ConnectionToken(
      newest: Self.ready("old", issuedAt: 1_000, age: 54 * 60), at: Self.start)
    let end = Self.start + .seconds(3 * 60)
    #expect(token.nextCheck(at: Self.start) == end)
    #expect(token.isGood(at: end + .milliseconds(-1)) && !token.isGood(at: end))
  }

  private static let start = MonotonicTime(nanoseconds: 1_000_000_000)

  private static func ready(_ text: String, issuedAt: Int64, age: Int64) -> ReadyToken {
    ReadyToken(ProviderToken(text: text, issuedAt: issuedAt), age: age, at: start)
  }

  private static func signer(_ clock: Clock) throws -> ProviderTokenSigner {
    let credential = ProviderCredential(
      teamID: "TEAM123456", keyID: "KEY1234567", privateKey: try .generate())
    return ProviderTokenSigner(credential: credential) { clock.now }
  }
}

/// A clock that a test advances.
final class Clock: Sendable {
  private let seconds: Mutex<Int64>

  init(_ seconds: Int64) { self.seconds = Mutex(seconds) }

  var now: Int64 { seconds.withLock { $0 } }

  func advance(minutes: Int64) { seconds.withLock { $0 += minutes * 60 } }
}
