// SPDX-License-Identifier: Apache-2.0

/// Parses a file of `NAME=value` lines. Accepts a line only if a shell and systemd's
/// `EnvironmentFile=` interpret it identically. Any other line is a fault: if it were ignored, a
/// default would apply unnoticed.
///
/// Faults never contain values, which may be secrets.
struct SettingsFile {
  /// An unreadable line, with a description of a valid one.
  struct Fault: Equatable {
    let line: Int
    /// The setting that the line seems to name.
    let name: String?
    let message: String
  }

  /// A setting and its line number.
  struct Entry: Equatable {
    let name: String
    let value: String
    let line: Int
  }

  private(set) var entries: [Entry] = []
  private(set) var faults: [Fault] = []

  init(_ text: String) {
    // Lines are split by bytes, because Swift's `Character` treats CRLF as one character that is
    // not equal to a line feed.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      var line = Substring(line).trimmed
      if index == 0, line.hasPrefix("\u{FEFF}") { line = line.dropFirst().trimmed }
      if line.isEmpty || line.hasPrefix("#") || line.hasPrefix(";") { continue }
      read(line, at: index + 1)
    }
  }

  private mutating func read(_ whole: Substring, at line: Int) {
    var rest = whole
    if let after = rest.after("export"), after.first?.isWhitespace == true { rest = after.trimmed }
    let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    func fault(_ message: String) {
      // Only names with the prefix are reported: any other word may be a part of a secret.
      let isName = name.uppercased().hasPrefix("PUSHGATE_")
      faults.append(Fault(line: line, name: isName ? String(name) : nil, message: message))
    }
    rest = rest[name.endIndex...]
    guard !name.isEmpty, name.first?.isNumber == false else {
      return fault("expected NAME=value, an empty line, or a comment that begins with #")
    }
    guard rest.first == "=" else {
      let isNear = rest.trimmed.hasPrefix("=") || rest.trimmed.hasPrefix(":")
      return fault(
        isNear || rest.first?.isWhitespace == true
          ? "expected NAME=value, with = directly after the name"
          : "expected NAME=value; names consist of letters, digits and _")
    }
    rest = rest.dropFirst()
    if rest.first?.isWhitespace == true {
      return fault("expected the value directly after =, without a space")
    }
    guard let value = Self.value(rest, fault) else { return }
    if let first = entries.first(where: { $0.name == name }) {
      return fault("line \(first.line) already sets it")
    }
    entries.append(Entry(name: String(name), value: value, line: line))
  }

  /// Returns a value without its quotation marks; nil after a fault.
  private static func value(_ text: Substring, _ fault: (String) -> Void) -> String? {
    switch text.first {
    case "'": return quoted(text.dropFirst(), by: "'", escapes: "", fault)
    // A backslash escapes only these four characters; before other characters it is literal.
    case "\"": return quoted(text.dropFirst(), by: "\"", escapes: "\"\\$`", fault)
    default:
      if text.contains(" #") || text.contains("\t#") {
        fault("a comment needs its own line; if # belongs to the value, quote the value")
        return nil
      }
      // A shell interprets these characters outside quotation marks (POSIX.1, Shell Command
      // Language, 2.2).
      if text.contains(where: { $0.isWhitespace || "\"'\\&;|<>()$`~".contains($0) }) {
        fault("put a value with spaces or any of \" ' \\ & ; | < > ( ) $ ` ~ in single quotes")
        return nil
      }
      return String(text)
    }
  }

  private static func quoted(
    _ text: Substring, by mark: Character, escapes: String, _ fault: (String) -> Void
  ) -> String? {
    var value = ""
    var rest = text
    while let character = rest.popFirst() {
      if character == mark {
        guard rest.trimmed.isEmpty else {
          fault("expected nothing after the closing quotation mark")
          return nil
        }
        return value
      }
      if character == "\\", let next = rest.first, escapes.contains(next) {
        value.append(next)
        rest.removeFirst()
      } else if "$`".contains(character), !escapes.isEmpty {
        fault("put a value with $ or ` in single quotes")
        return nil
      } else {
        value.append(character)
      }
    }
    fault("the quotation mark is not closed in this line")
    return nil
  }
}

extension Substring {
  /// The text without surrounding white space.
  fileprivate var trimmed: Substring {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }

  fileprivate func after(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
