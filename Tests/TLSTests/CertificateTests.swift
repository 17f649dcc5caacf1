// SPDX-License-Identifier: Apache-2.0
import Glibc
import TLS
import Testing

@Suite("Certificates and identities")
struct CertificateTests {
  let authorities: Authorities

  init() throws { authorities = try Authorities.shared.get() }

  @Test("A summary contains the certificate's names, dates and extensions")
  func summary() throws {
    let identity = try authorities.trusted.issue(
      commonName: "Grüße", userID: "com.example.app", dnsNames: ["a.example", "*.b.example"],
      ipAddresses: ["127.0.0.1", "2001:db8::1"], validFor: .seconds(3_600),
      extensions: ["1.2.840.113635.100.6.3.6": [0x30, 0x00]])
    let summary = identity.certificate
    #expect(summary.commonName == "Grüße" && summary.userID == "com.example.app")
    #expect(summary.subject == "UID=com.example.app,CN=Grüße" && summary.issuer == "CN=Trusted")
    #expect(summary.dnsNames == ["a.example", "*.b.example"])
    #expect(summary.ipAddresses == ["127.0.0.1", "2001:db8:0:0:0:0:0:1"])
    #expect(abs(summary.notAfter - Int64(time(nil)) - 3_600) < 60)
    #expect(summary.notBefore < Int64(time(nil)))
    #expect(summary.extensions["1.2.840.113635.100.6.3.6"] == [0x30, 0x00])
    #expect(summary.serialNumber.count == 32)
    #expect(try CertificateSummary(pem: identity.certificateChainPEM) == summary)
  }

  @Test("openssl parses and verifies certificates that the test authority issues")
  func interoperates() throws {
    let pem = try authorities.leaf.certificateChainPEM
    let files = try [
      "leaf.pem": Array(pem.utf8), "ca.pem": Array(authorities.trusted.certificatePEM.utf8),
    ]
    let text = try OpenSSLProgram.run("x509 -in leaf.pem -noout -text", files: files).output
    let expected = [
      "Issuer: CN = Trusted", "Subject: CN = localhost", "CA:FALSE", "NIST CURVE: P-256",
      "DNS:localhost, DNS:*.example.com, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1",
      "TLS Web Server Authentication, TLS Web Client Authentication", "ecdsa-with-SHA256",
    ]
    for words in expected { #expect(text.contains(words), "\(words) in \(text)") }
    let verified = try OpenSSLProgram.run(
      "verify -x509_strict -purpose sslserver -CAfile ca.pem leaf.pem", files: files)
    #expect(verified.output == "leaf.pem: OK\n")
    let print = try OpenSSLProgram.run(
      "x509 -in leaf.pem -noout -fingerprint -sha256", files: files)
    let digits = print.output.split(separator: "=").last?.filter(\.isHexDigit).lowercased()
    #expect(digits == authorities.leaf.certificate.fingerprint)
  }

  @Test("An identity is written and read back, with intermediates")
  func roundTrip() throws {
    let chain = try authorities.leaf.certificateChainPEM + authorities.trusted.certificatePEM
    let identity = try TLSIdentity(
      certificateChainPEM: "Some words\n" + chain, privateKeyPEM: authorities.leaf.privateKeyPEM)
    #expect(try identity.certificateChainPEM == chain)
    let pair = try SessionPair(
      .client(trust: authorities.trust), .server(identity: identity))
    pair.settle()
    #expect(pair.client.isEstablished)
  }

  @Test("Broken texts and mismatched keys are refused, and no error shows the key")
  func refusals() throws {
    let certificate = try authorities.leaf.certificateChainPEM
    let key = try authorities.leaf.privateKeyPEM
    let foreign = try authorities.other.issue(commonName: "x").privateKeyPEM
    let cut = String(certificate.dropLast(60))
    let encrypted = try OpenSSLProgram.run(
      "pkcs8 -topk8 -in k.pem -passout pass:x", files: ["k.pem": Array(key.utf8)]
    ).output
    let cases: [(String, String)] = [
      ("", key), (certificate, ""), (certificate, foreign), (cut, key), (certificate + cut, key),
      (certificate, certificate), (certificate, encrypted), ("nonsense", "nonsense"),
    ]
    for (chain, key) in cases {
      #expect { try TLSIdentity(certificateChainPEM: chain, privateKeyPEM: key) } throws: {
        ($0 as? TLSError)?.code == .malformedInput
      }
    }
    #expect("\(authorities.leaf)" == "TLSIdentity(CN=localhost)")
    #expect(Mirror(reflecting: authorities.leaf).children.isEmpty)
    #expect(throws: TLSError.self) { try TLSTrust.only(pem: "") }
    #expect(throws: TLSError.self) {
      try authorities.trusted.issue(commonName: "x", dnsNames: ["a,IP:1.2.3.4"])
    }
  }
}
