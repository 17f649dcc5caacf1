// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GatewayApp

@Suite("Lines of the log for people")
struct LogHandlersTests {
  @Test(
    "what a peer sent cannot move a terminal's cursor, nor look like a line of ours",
    arguments: [
      ("GOAWAY 0 Shutdown", "GOAWAY 0 Shutdown"), ("Grüße 你好", "Grüße 你好"),
      ("a\u{1B}[2Jb", #"a\u{1b}[2Jb"#), ("a\n[pushgate] b", #"a\u{a}[pushgate] b"#),
      ("\u{9B}31m\u{7F}", #"\u{9b}31m\u{7f}"#), ("\u{202E}nimda", #"\u{202e}nimda"#),
    ])
  func legible(text: String, line: String) {
    #expect(StandardErrorLog.legible(text) == line)
  }
}
