// SPDX-License-Identifier: Apache-2.0
import Testing

/// Tests the lexer, on which the other suites rely.
@Suite struct LexerTests {
  static let cases: [(code: String, tokens: [String])] = [
    ("let a = 1 // try! b", ["let", "a", "=", "1"]),
    ("/* a /* b */ c */ d", ["d"]),
    (#"f("a // b", c)"#, ["f", "(", "a // b", ",", "c", ")"]),
    (#"print("a \(b + "c") d")"#, ["print", "(", "a  d", "(", "b", "+", "c", ")", ")"]),
    (#""\"quoted\"" x"#, ["quoted", "x"]),
    (##"#"raw " \(no) "# x"##, [#"raw " \(no) "#, "x"]),
    ("\"\"\"\n  a \"b\"\n  \"\"\" x", ["\n  a \"b\"\n  ", "x"]),
    ("#expect(a)", ["#", "expect", "(", "a", ")"]),
    ("fatalErrors", ["fatalErrors"]),
  ]

  @Test("code is split into words, symbols and string literals, without comments", arguments: cases)
  func tokens(code: String, tokens: [String]) {
    #expect(SwiftLexer.tokens(of: Array(code.utf8)).map(\.text) == tokens)
  }

  @Test("functions are measured from their first line to their closing brace")
  func functions() {
    let file = swift(
      """
      protocol P {
        func required(_ a: Int)
        var b: Int { get }
      }
      func short() {}
      func long(_ body: () -> Void = {}) -> (Int) -> Int {
        let text = "}"
        return { $0 }
      }
      struct S {
        init?(a: Int)
          throws
        {
          self.init(b: a)
        }
      }
      """)
    #expect(
      file.functionDeclarations.map { "\($0.name) \($0.length)" } == [
        "short 1", "long 4", "init 5",
      ])
  }

  @Test("types are found after any modifiers")
  func types() {
    let file = swift(
      """
      package final class A {}
      struct B { static func make(_ type: A.Type) -> any P }
      @MainActor package indirect enum C { class func f() {} }
      extension D {}
      """)
    #expect(
      file.typeDeclarations.map { "\($0.name) \($0.isPackage)" } == [
        "A true", "B false", "C true",
      ])
  }

  private func swift(_ code: String) -> SwiftFile {
    let bytes = Array(code.utf8)
    return SwiftFile(
      text: TextFile(path: "Sources/X/X.swift", bytes: bytes, lines: []),
      tokens: SwiftLexer.tokens(of: bytes))
  }
}
