// SPDX-License-Identifier: Apache-2.0
import Logging
import PushModel
import TestSupport
import Testing

@testable import GatewayApp

@Suite("Log lines")
struct LogHandlersTests {
  @Test("a JSON line has an RFC 3339 time with fraction and zone, and numbers as numbers")
  func json() {
    let log = StandardErrorLog(label: "pushgate", isTerminal: false)
    let line = log.json(
      .warning, "duty failed",
      [
        "status": .stringConvertible(503), "duration_us": .stringConvertible(12.5),
        "ok": .stringConvertible(false), "key": "0123456789",
      ],
      at: Instant(microseconds: 1_764_246_896_007_900))
    #expect(
      String(decoding: line, as: UTF8.self) == #"{"time":"2025-11-27T12:34:56.007Z","#
        + #""level":"warning","logger":"pushgate","message":"duty failed","#
        + #""duration_us":12.5,"key":"0123456789","ok":false,"status":503}"# + "\n")
  }

  @Test(
    "text from a peer can neither move the cursor nor imitate a log line",
    arguments: [
      ("GOAWAY 0 Shutdown", "GOAWAY 0 Shutdown"), ("Grüße 你好", "Grüße 你好"),
      ("a\u{1B}[2Jb", #"a\u{1b}[2Jb"#), ("a\n[pushgate] b", #"a\u{a}[pushgate] b"#),
      ("\u{9B}31m\u{7F}", #"\u{9b}31m\u{7f}"#), ("\u{202E}nimda", #"\u{202e}nimda"#),
    ])
  func legible(text: String, line: String) {
    #expect(StandardErrorLog.legible(text) == line)
  }

  @Test(
    "secrets in the logs of tests are found",
    arguments: [
      ("key pgk_0123456789abcdefghij", "an API key"),
      ("whsec_MfKQ9r8GKYqrTwjU", "a webhook's secret"),
      ("-----BEGIN PRIVATE KEY-----", "a private key"),
      ("opened by open sesame", "a certificate's password"),
      ("MDEyMzQ1Njc4OWFiY2RlZmdoaWprbG1ub3BxcnN0dXY=", "bytes in base64"),
      ("\([UInt8](repeating: 7, count: 24))", "bytes in decimal"),
      ("Authorization: Bearer 0123456789abcdef", "an Authorization"),
      (
        "eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJURUFNIiwiaWF0IjoxNzY0MDAwMDAwfQ.c2ln",
        "a provider token"
      ),
      ("postgresql://app:secret@db.example/pushgate", "a password in an address"),
      (String(repeating: "a1", count: 32), "a device token"),
    ])
  func secrets(line: String, what: String) {
    #expect(SearchedLog.secrets(in: line) == [what])
    let logger = Logger(label: "test") { _ in SearchedLog() }
    withKnownIssue { logger.trace("\(line)") }
    withKnownIssue { logger.trace("it", metadata: ["of": "\(line)"]) }
  }

  @Test(
    "permitted values in the logs of tests are not reported",
    arguments: [
      "token a1b2c3d4…", "postgresql:///pushgate?host=/run", "https://api.push.apple.com:443/",
      "id 01a20e0a-4382-7782-9f4b-fab06348a4d8", "pgk_… is revoked",
    ])
  func legal(line: String) {
    #expect(SearchedLog.secrets(in: line).isEmpty)
  }
}
