// SPDX-License-Identifier: Apache-2.0
import PushModel
import Testing

@Suite("Names of client certificates")
struct CertificateNameTests {
  private static let digits = String(repeating: "0123456789abcdef", count: 4)

  @Test(
    "a name is a fingerprint in any spelling or a subject",
    arguments: [
      (digits, digits), (digits.uppercased(), digits),
      ("01:23:45:67:89:AB:CD:EF:" + digits.dropFirst(16), digits),
      ("CN=backend,O=Example", "CN=backend,O=Example"), (String(digits.dropLast()), nil),
      (digits + "0", nil), ("backend", nil), ("", nil), ("=", nil),
      ("CN=" + String(repeating: "x", count: 1022), nil), ("CN=a\nb", nil),
      (String(digits.dropLast()) + "g", nil),
      // Spellings of other tools, in which no certificate's subject is written.
      ("CN=backend, O=Example", nil), ("CN = backend", nil), ("O=Example ,CN=backend", nil),
      ("/O=Example/CN=backend", nil), ("CN=backend,", nil), ("CN=", "CN="), ("=backend", nil),
      ("CN=\"Example, Inc\"", nil), ("CN=backend;O=Example", nil), ("CN=a\\", nil),
      ("x y=z", nil),
      // The complete output of the command, and equivalent spellings.
      ("subject=CN=backend,O=Example", "CN=backend,O=Example"),
      ("cn=backend,o=X", "CN=backend,O=X"),
      ("CN=M\\C3\\BCller,O=Caf\\c3\\a9", "CN=Müller,O=Café"), ("CN=Müller", "CN=Müller"),
      ("CN=M\\C3,O=X", nil), ("O=Example\\, Inc,C=US", "O=Example\\, Inc,C=US"),
      ("CN=a+OU=b,O=c d", "CN=a+OU=b,O=c d"), ("CN=a\\0A", "CN=a\\0A"),
      ("CN=\\ a\\ ", "CN=\\ a\\ "),
      ("1.2.3=#0403616263,CN=a=b", "1.2.3=#0403616263,CN=a=b"),
    ] as [(String, String?)])
  func canonical(_ text: String, _ name: String?) {
    #expect(CertificateName.canonical(text) == name)
  }
}
