// SPDX-License-Identifier: Apache-2.0
import TLS
import Testing

@Suite("Keys, seals and digests")
struct CryptographyTests {
  /// FIPS 180-4 examples.
  static let digests: [(String, sha256: String, sha1: String)] = [
    (
      "", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      "da39a3ee5e6b4b0d3255bfef95601890afd80709"
    ),
    (
      "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
      "a9993e364706816aba3e25717850c26c9cd0d89d"
    ),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
      "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
    ),
  ]

  @Test("SHA-256 and SHA-1 give the published digests", arguments: digests)
  func digest(text: String, sha256: String, sha1: String) {
    #expect(SHA256.hash(Array(text.utf8)) == hex(sha256))
    #expect(SHA1.hash(Array(text.utf8)) == hex(sha1))
  }

  @Test("HMAC-SHA256 gives the digests of RFC 4231 (cases 1, 2 and 6)")
  func hmac() {
    let cases: [([UInt8], [UInt8], String)] = [
      (
        [UInt8](repeating: 0x0b, count: 20), Array("Hi There".utf8),
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
      ),
      (
        Array("Jefe".utf8), Array("what do ya want for nothing?".utf8),
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
      ),
      (
        [UInt8](repeating: 0xaa, count: 131),
        Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
      ),
    ]
    for (key, text, expected) in cases {
      #expect(HMACSHA256.authenticate(text, key: key) == hex(expected))
    }
  }

  @Test("AES-256-GCM decrypts the published case (McGrew and Viega, 16)")
  func gcmVector() throws {
    let key = hex("feffe9928665731c6d6a8f9467308308 feffe9928665731c6d6a8f9467308308")
    let aad = hex("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    let plaintext = hex(
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
        + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
    let sealed = hex(
      "cafebabefacedbaddecaf888"
        + "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa"
        + "8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662"
        + "76fc6ece0f4e1768cddf8853bb2d551b")
    #expect(try AESGCM.open(sealed, key: key, authenticating: aad) == plaintext)
  }

  @Test(
    "A sealed box opens only unchanged, with its key and its authenticated data",
    arguments: [0, 1, 16, 5_000])
  func gcm(size: Int) throws {
    let key = SecureRandom.bytes(32)
    let plaintext = SecureRandom.bytes(size)
    let sealed = try AESGCM.seal(plaintext, key: key, authenticating: [1])
    #expect(sealed.count == 12 + size + 16)
    #expect(try AESGCM.open(sealed, key: key, authenticating: [1]) == plaintext)
    #expect(try AESGCM.seal(plaintext, key: key, authenticating: [1]) != sealed)
    var attempts: [([UInt8], [UInt8], [UInt8])] = [
      (sealed, SecureRandom.bytes(32), [1]), (sealed, key, [2]), (sealed, key, []),
      (Array(sealed.dropLast()), key, [1]), ([], key, [1]),
    ]
    for index in [0, 12, sealed.count - 1] {
      var changed = sealed
      changed[index] ^= 0x80
      attempts.append((changed, key, [1]))
    }
    for (sealed, key, aad) in attempts {
      #expect { try AESGCM.open(sealed, key: key, authenticating: aad) } throws: {
        ($0 as? TLSError)?.code == .authenticationFailed
      }
    }
    #expect(throws: TLSError.self) {
      try AESGCM.seal(plaintext, key: Array(key.dropLast()), authenticating: [])
    }
  }

  @Test("ES256 signatures verify, raw and in DER, only for their message and key")
  func signatures() throws {
    let key = try ES256PrivateKey.generate()
    let message = Array("header.claims".utf8)
    for _ in 0..<20 {
      let signature = try key.sign(message)
      #expect(signature.count == 64)
      #expect(try key.publicKey.verify(signature, of: message))
      #expect(try !key.publicKey.verify(signature, of: message + [0]))
      #expect(try !ES256PrivateKey.generate().publicKey.verify(signature, of: message))
      var changed = signature
      changed[40] ^= 1
      #expect(try !key.publicKey.verify(changed, of: message))
    }
    for wrong in [[], [UInt8](repeating: 0, count: 64), [UInt8](repeating: 1, count: 63)] {
      #expect(try !key.publicKey.verify(wrong, of: message))
    }
    #expect("\(key)" == "ES256PrivateKey" && Mirror(reflecting: key).children.isEmpty)
  }

  @Test("The example of RFC 7515, A.3 verifies")
  func jwsExample() throws {
    // The key's x and y after the fixed head of a P-256 SubjectPublicKeyInfo.
    let head = hex("3059301306072a8648ce3d020106082a8648ce3d03010703420004")
    let x = try #require(Base64URL.decode("f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU"))
    let y = try #require(Base64URL.decode("x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0"))
    let body = Base64.encode(head + x + y)
    let key = try ES256PublicKey(
      pem: "-----BEGIN PUBLIC KEY-----\n\(body.prefix(64))\n\(body.dropFirst(64))\n"
        + "-----END PUBLIC KEY-----\n")
    let signed =
      "eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQog"
      + "Imh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ"
    let signature = try #require(
      Base64URL.decode(
        "DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q"))
    #expect(key.verify(signature, of: Array(signed.utf8)))
  }

  @Test("openssl and this module verify each other's signatures")
  func interoperates() throws {
    let key = try ES256PrivateKey.generate()
    let message = Array("to be signed".utf8)
    var files = try [
      "key.pem": Array(key.pem.utf8), "public.pem": Array(key.publicKey.pem.utf8),
      "message": message,
    ]
    let der = try OpenSSLProgram.run(
      "dgst -sha256 -sign key.pem message | openssl base64 -A", files: files
    ).output
    #expect(try key.publicKey.verify(#require(Base64.decode(der)), of: message))
    files["signature"] = derSignature(try key.sign(message))
    let verified = try OpenSSLProgram.run(
      "dgst -sha256 -verify public.pem -signature signature message", files: files)
    #expect(verified.output == "Verified OK\n" && verified.status == 0)
  }

  @Test("Keys are parsed as PKCS#8 and SEC1; other curves than P-256 are refused")
  func keyForms() throws {
    let sec1 = try OpenSSLProgram.run("ecparam -name prime256v1 -genkey -noout").output
    #expect(sec1.contains("BEGIN EC PRIVATE KEY"))
    let key = try ES256PrivateKey(pem: sec1)
    #expect(try key.pem.contains("BEGIN PRIVATE KEY"))
    let again = try ES256PrivateKey(pem: key.pem)
    #expect(try key.publicKey.verify(again.sign([1]), of: [1]))
    let refused = try [
      OpenSSLProgram.run("genpkey -algorithm ED25519").output,
      OpenSSLProgram.run("ecparam -name secp384r1 -genkey -noout").output,
      OpenSSLProgram.run("genrsa 2048").output, key.publicKey.pem, "",
      String(key.pem.dropLast(50)),
    ]
    for pem in refused {
      #expect { try ES256PrivateKey(pem: pem) } throws: {
        ($0 as? TLSError)?.code == .malformedInput
      }
    }
  }

  @Test("Constant-time comparison is correct; random bytes differ")
  func comparison() {
    #expect(constantTimeEqual([], []) && constantTimeEqual([1, 2], [1, 2]))
    #expect(!constantTimeEqual([1, 2], [1, 3]) && !constantTimeEqual([1], [1, 2]))
    #expect(SecureRandom.bytes(0).isEmpty && SecureRandom.bytes(32) != SecureRandom.bytes(32))
  }

  /// SEQUENCE of two INTEGERs.
  private func derSignature(_ raw: [UInt8]) -> [UInt8] {
    let integers = [raw[..<32], raw[32...]].flatMap { half -> [UInt8] in
      var digits = Array(half.drop { $0 == 0 })
      if digits.first ?? 0x80 >= 0x80 { digits.insert(0, at: 0) }
      return [2, UInt8(digits.count)] + digits
    }
    return [0x30, UInt8(integers.count)] + integers
  }
}
