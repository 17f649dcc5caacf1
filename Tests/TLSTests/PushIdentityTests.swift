// SPDX-License-Identifier: Apache-2.0
import TLS
import Testing

@Suite("Files of certificates for APNs")
struct PushIdentityTests {
  private static let arc = "1.2.840.113635.100.6.3."
  private static let day: Int64 = 86_400
  let authority: ThrowawayAuthority
  let leaf: TLSIdentity
  let now: Int64

  init() throws {
    authority = try ThrowawayAuthority()
    leaf = try Self.issue(by: authority)
    now = leaf.certificate.notBefore + 60
  }

  private static func issue(
    by authority: ThrowawayAuthority, userID: String? = "com.example.app",
    extensions: [String: [UInt8]] = [:]
  ) throws -> TLSIdentity {
    try authority.issue(
      commonName: "Apple Push Services: com.example.app", userID: userID,
      extensions: Dictionary(uniqueKeysWithValues: extensions.map { (arc + $0, $1) }))
  }

  private func read(_ text: String, _ passphrase: String? = nil) throws -> PushIdentity {
    try PushIdentity(reading: Array(text.utf8), passphrase: passphrase, now: now)
  }

  private func fault(_ bytes: [UInt8], _ passphrase: String? = nil, now: Int64? = nil)
    -> PushIdentity.Fault?
  {
    do throws(PushIdentity.Fault) {
      _ = try PushIdentity(reading: bytes, passphrase: passphrase, now: now ?? self.now)
      return nil
    } catch { return error }
  }

  /// Returns the output of `openssl` for certificate and key.
  private func made(_ arguments: String, key: String? = nil) throws -> [UInt8] {
    let files = try [
      "leaf.pem": leaf.certificateChainPEM, "ca.pem": authority.certificatePEM,
      "key.pem": key ?? leaf.privateKeyPEM,
    ]
    let text = try OpenSSLProgram.run(
      "\(arguments) | openssl base64 -A", files: files.mapValues { Array($0.utf8) }
    ).output
    return try #require(Base64.decode(text), "\(text)")
  }

  // MARK: PEM

  @Test("PEM may contain certificates and key in any order; the key selects its certificate")
  func pem() throws {
    let (own, key) = try (leaf.certificateChainPEM, leaf.privateKeyPEM)
    let root = try authority.certificatePEM
    for parts in [
      [own, key], [key, own], [root, "Bag Attributes\n", key, own], [own, root, key],
    ] {
      let identity = try read(parts.joined())
      #expect(identity.certificate.topics == ["com.example.app"])
      #expect(identity.certificate.fingerprint == leaf.certificate.fingerprint)
      #expect(try identity.tls.certificateChainPEM.hasPrefix(own))
      #expect(try identity.tls.privateKeyPEM == key)
      let count = try identity.tls.certificateChainPEM.split(separator: "BEGIN").count - 1
      #expect(count == (parts.contains(root) ? 2 : 1))
    }
  }

  @Test(
    "an encrypted PEM key requires its passphrase, in both forms",
    arguments: ["pkcs8 -topk8 -v2 aes256 -passout pass:sesame", "ec -aes256 -passout pass:sesame"])
  func encryptedPEM(form: String) throws {
    let encrypted = try made("\(form) -in key.pem 2>/dev/null")
    let bytes = try encrypted + Array(leaf.certificateChainPEM.utf8)
    #expect(fault(bytes) == .passphraseNeeded)
    for wrong in ["", "open", "sesame\u{0}"] { #expect(fault(bytes, wrong) == .wrongPassphrase) }
    #expect(fault(bytes, "sesame") == nil)
  }

  // MARK: PKCS#12

  @Test(
    "PKCS#12 files of openssl and Keychain Access are read, old encryption included",
    arguments: ["", "-legacy", "-certfile ca.pem", "-keypbe AES-256-CBC -certpbe NONE"])
  func pkcs12(options: String) throws {
    let export = "pkcs12 -export -in leaf.pem -inkey key.pem \(options) -passout pass:sesame"
    let bytes = try made(export)
    let identity = try PushIdentity(reading: bytes, passphrase: "sesame", now: now)
    #expect(identity.certificate.fingerprint == leaf.certificate.fingerprint)
    #expect(try identity.tls.privateKeyPEM == leaf.privateKeyPEM)
    let chain = try identity.tls.certificateChainPEM
    #expect(try chain.contains(authority.certificatePEM) == options.contains("ca.pem"))
    #expect(fault(bytes) == .passphraseNeeded)
    for wrong in ["", "open"] { #expect(fault(bytes, wrong) == .wrongPassphrase) }
    // The identity works in a handshake.
    let trust = try TLSTrust.only(pem: authority.certificatePEM)
    let pair = try SessionPair(
      .client(trust: Authorities.shared.get().trust, identity: identity.tls),
      .server(identity: Authorities.shared.get().leaf, clientAuthentication: .required(trust)))
    pair.settle()
    #expect(pair.server.peerCertificate?.fingerprint == leaf.certificate.fingerprint)
  }

  @Test("PKCS#12 with an empty passphrase is read without one")
  func emptyPassphrase() throws {
    let bytes = try made("pkcs12 -export -in leaf.pem -inkey key.pem -passout pass:")
    #expect(fault(bytes) == nil && fault(bytes, "") == nil)
  }

  @Test(
    "a file with too many hash iterations is refused before hashing",
    arguments: [
      "pkcs12 -export -in leaf.pem -inkey key.pem -iter 100000 -passout pass:sesame",
      "pkcs12 -export -in leaf.pem -inkey key.pem -iter 100000 -legacy -passout pass:sesame",
      "pkcs12 -export -in leaf.pem -inkey key.pem -iter 100000 -keypbe NONE -passout pass:sesame",
      "pkcs8 -topk8 -in key.pem -outform DER -iter 100000 -passout pass:sesame",
      "pkcs8 -topk8 -in key.pem -outform DER -iter 100000 -v1 PBE-SHA1-3DES -passout pass:sesame",
    ])
  func hashing(command: String) throws {
    func given(_ der: [UInt8]) throws -> [UInt8] {
      guard command.hasPrefix("pkcs8") else { return der }
      var lines = Array(Base64.encode(der).utf8)[...]
      var pem = "-----BEGIN ENCRYPTED PRIVATE KEY-----\n"
      while !lines.isEmpty {
        pem += String(decoding: lines.prefix(64), as: UTF8.self) + "\n"
        lines = lines.dropFirst(64)
      }
      pem += "-----END ENCRYPTED PRIVATE KEY-----\n"
      return try Array((pem + leaf.certificateChainPEM).utf8)
    }
    let made = try made(command)
    #expect(fault(try given(made), "sesame") == nil)
    // 100,000 as written, and eight million in its place.
    let written: [UInt8] = [0x02, 0x03, 0x01, 0x86, 0xA0]
    let places = made.indices.filter { made[$0...].starts(with: written) }
    #expect(!places.isEmpty)
    for place in places {
      var endless = made
      endless.replaceSubrange(place..<place + 5, with: [0x02, 0x03, 0x7F, 0xFF, 0xFF])
      #expect(fault(try given(endless), "sesame") == .hashedTooOften)
    }
  }

  @Test("the iteration count is checked without a passphrase and for every key")
  func hiddenHashing() throws {
    var endless = try made("pkcs12 -export -in leaf.pem -inkey key.pem -iter 100000 -passout pass:")
    #expect(fault(endless) == nil)
    let written: [UInt8] = [0x02, 0x03, 0x01, 0x86, 0xA0]
    let last = try #require(endless.indices.last { endless[$0...].starts(with: written) })
    endless.replaceSubrange(last..<last + 5, with: [0x02, 0x03, 0x7F, 0xFF, 0xFF])
    #expect(fault(endless) == .hashedTooOften && fault(endless, "") == .hashedTooOften)
    let key = try made("pkcs8 -topk8 -in key.pem -iter 300000 -passout pass:sesame")
    let own = try Array(leaf.certificateChainPEM.utf8)
    #expect(fault(key + own, "sesame") == nil)
    #expect(fault(key + key + own, "sesame") == .hashedTooOften)
    let label = "ENCRYPTED PRIVATE KEY-----"
    let none = Array("-----BEGIN \(label)\nMAA=\n-----END \(label)\n".utf8)
    #expect(fault(none + key + own, "sesame") == .wrongPassphrase)
  }

  @Test("a key encrypted with scrypt is refused")
  func scrypt() throws {
    let pem = try made("pkcs8 -topk8 -in key.pem -scrypt -passout pass:sesame")
    #expect(fault(try pem + Array(leaf.certificateChainPEM.utf8), "sesame") == .hashedTooOften)
  }

  // MARK: faults

  @Test("each unusable file has its own fault with a message")
  func faults() throws {
    let (own, key) = try (leaf.certificateChainPEM, leaf.privateKeyPEM)
    let other = try Self.issue(by: authority).privateKeyPEM
    let nothing = try Self.issue(by: authority, userID: nil)
    let developer = try Self.issue(by: authority, userID: "ABCDE12345")
    let cases: [([UInt8], PushIdentity.Fault)] = try [
      ([], .unreadable), (Array("hello".utf8), .unreadable), ([0x30, 0x03, 2, 1, 3], .unreadable),
      (Array((own.dropLast(90) + key).utf8), .unreadable), (Array(key.utf8), .noCertificate),
      (Array(own.utf8), .noKey), (Array((own + other).utf8), .keyMismatch),
      (try made("pkcs12 -export -nokeys -in leaf.pem -passout pass:"), .noKey),
      (
        Array((nothing.certificateChainPEM + nothing.privateKeyPEM).utf8), .noTopics
      ),
      (Array((developer.certificateChainPEM + developer.privateKeyPEM).utf8), .noTopics),
    ]
    for (bytes, expected) in cases {
      #expect(fault(bytes) == expected)
      #expect(!expected.description.isEmpty)
    }
    let whole = Array((own + key).utf8)
    let certificate = leaf.certificate
    #expect(fault(whole, now: certificate.notAfter) == nil)
    #expect(
      fault(whole, now: certificate.notAfter + 1) == .expired(since: certificate.notAfter))
    #expect(
      fault(whole, now: certificate.notBefore - 1) == .notYetValid(until: certificate.notBefore))
  }

  @Test("randomly damaged files are refused without a crash", arguments: 0..<40)
  func random(seed: Int) throws {
    var bytes = try made("pkcs12 -export -in leaf.pem -inkey key.pem -passout pass:sesame")
    // Changed at one position, or truncated.
    if seed % 2 == 0 {
      bytes[(seed * 7919) % bytes.count] ^= UInt8(seed + 1)
    } else {
      bytes.removeLast(seed * 20)
    }
    let result = fault(bytes, "sesame")
    #expect(
      result == nil
        || [
          .unreadable, .wrongPassphrase, .noKey, .noCertificate, .keyMismatch, .passphraseNeeded,
          .oldEncryption, .hashedTooOften,
        ].contains(result))
    if seed % 2 == 1 { #expect(result != nil) }
  }

  // MARK: Apple's extensions

  private static func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    [tag, 0x82, UInt8(content.count >> 8), UInt8(content.count & 0xFF)] + content
  }

  private static func text(_ text: String) -> [UInt8] { element(0x0C, Array(text.utf8)) }

  private static func topics(_ names: String...) -> [UInt8] {
    element(0x30, names.flatMap { text($0) + element(0x30, text("app")) })
  }

  @Test("topics are the UID and the listed topics, without their purposes")
  func topics() throws {
    let cases: [([String: [UInt8]], Set<String>)] = [
      ([:], ["com.example.app"]),
      (
        ["6": Self.topics("com.example.app", "com.example.app.voip")],
        ["com.example.app", "com.example.app.voip"]
      ),
      (["4": Self.topics("com.example.app.voip")], ["com.example.app", "com.example.app.voip"]),
      (["4": Self.text("com.example.app.voip")], ["com.example.app", "com.example.app.voip"]),
      (["4": [0x05, 0x00]], ["com.example.app"]),
      (["6": [0x30, 0x05, 0x0C]], ["com.example.app"]),
      (["6": Self.element(0x30, Self.element(0x0C, [0xFF, 0xFE]))], ["com.example.app"]),
    ]
    for (extensions, expected) in cases {
      let identity = try Self.issue(by: authority, extensions: extensions)
      #expect(PushCertificate(identity.certificate).topics == expected)
    }
    let nameless = try Self.issue(
      by: authority, userID: nil, extensions: ["6": Self.topics("com.example.app")])
    #expect(PushCertificate(nameless.certificate).topics == ["com.example.app"])
    #expect(PushCertificate(nameless.certificate).baseTopic == nil)
  }

  @Test(
    "Apple's extensions name the environment; both or none mean either",
    arguments: [
      ([], true, true), (["1"], true, false), (["2"], false, true), (["1", "2"], true, true),
    ] as [([String], Bool, Bool)])
  func environments(marks: [String], sandbox: Bool, production: Bool) throws {
    let identity = try Self.issue(
      by: authority, extensions: Dictionary(uniqueKeysWithValues: marks.map { ($0, [0x05, 0x00]) }))
    let certificate = PushCertificate(identity.certificate)
    #expect(certificate.isForSandbox == sandbox && certificate.isForProduction == production)
  }
}
