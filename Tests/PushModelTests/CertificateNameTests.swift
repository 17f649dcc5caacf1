// SPDX-License-Identifier: Apache-2.0
import PushModel
import Testing

@Suite("Names of client certificates")
struct CertificateNameTests {
  private static let digits = String(repeating: "0123456789abcdef", count: 4)

  @Test(
    "a fingerprint in any spelling, or a subject",
    arguments: [
      (digits, digits), (digits.uppercased(), digits),
      ("01:23:45:67:89:AB:CD:EF:" + digits.dropFirst(16), digits),
      ("CN=backend,O=Example", "CN=backend,O=Example"), (String(digits.dropLast()), nil),
      (digits + "0", nil), ("backend", nil), ("", nil), ("=", nil),
      ("CN=" + String(repeating: "x", count: 1022), nil), ("CN=a\nb", nil),
      (String(digits.dropLast()) + "g", nil),
    ] as [(String, String?)])
  func canonical(_ text: String, _ name: String?) {
    #expect(CertificateName.canonical(text) == name)
  }
}
