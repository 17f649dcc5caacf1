// SPDX-License-Identifier: Apache-2.0

/// Formats a statement for reading: each clause on its own lines, subqueries indented, lines of at
/// most 100 columns. Changes only white space.
struct SQLFormat {
  private static let width = 100
  /// Length of a subquery that stays on its line.
  private static let shortQuery = 60
  /// Words that begin a clause.
  private static let clauses: Set<String> = [
    "SELECT", "FROM", "WHERE", "GROUP", "ORDER", "LIMIT", "UNION", "INSERT", "UPDATE", "DELETE",
    "VALUES", "RETURNING", "SET", "USING", "JOIN", "LEFT", "CROSS",
  ]
  /// Words after which such a word continues the clause, as in LEFT JOIN and DO UPDATE.
  private static let continued: Set<String> = ["LEFT", "CROSS", "DO", "FOR", "DELETE", "DISTINCT"]
  private static let queries: Set<String> = [
    "WITH", "SELECT", "INSERT", "UPDATE", "DELETE", "VALUES",
  ]

  /// A word, a mark, or a group in parentheses, and whether white space precedes it.
  private struct Token {
    var text: String
    var group: [Token]?
    var isApart: Bool

    /// The token on one line.
    var line: String {
      guard let group else { return text }
      return "(" + SQLFormat.line(group) + ")"
    }

    var isQuery: Bool { group?.first.map { SQLFormat.queries.contains($0.text) } ?? false }
  }

  private var lines: [String] = []
  private var current = ""
  private var indent = 0
  /// Whether the next line continues a clause.
  private var isContinued = false

  static func text(of sql: String) -> String {
    var format = SQLFormat()
    var rest = sql[...]
    format.write(tokens(&rest), isQuery: true)
    format.endLine()
    return format.lines.joined(separator: "\n") + "\n"
  }

  // MARK: reading

  /// Reads up to the end or to the parenthesis that closes the group.
  private static func tokens(_ rest: inout Substring) -> [Token] {
    var tokens: [Token] = []
    var isApart = false
    while let next = rest.first {
      if next.isWhitespace {
        isApart = true
        rest.removeFirst()
        continue
      }
      if next == ")" { return tokens }
      if next == "(" {
        rest.removeFirst()
        tokens.append(Token(text: "(", group: Self.tokens(&rest), isApart: isApart))
        rest = rest.dropFirst()
      } else {
        let word = word(&rest)
        tokens.append(Token(text: word, isApart: isApart && word != ","))
      }
      isApart = false
    }
    return tokens
  }

  private static func word(_ rest: inout Substring) -> String {
    if rest.first == "'" {
      let length = rest.dropFirst().prefix { $0 != "'" }.count + 2
      defer { rest = rest.dropFirst(length) }
      return String(rest.prefix(length))
    }
    if rest.first == "," { return String(rest.removeFirst()) }
    let word = rest.prefix { !$0.isWhitespace && !"(),'".contains($0) }
    rest = rest[word.endIndex...]
    return String(word)
  }

  private static func line(_ tokens: [Token]) -> String {
    tokens.enumerated().reduce(into: "") { line, token in
      if token.offset > 0, token.element.isApart { line += " " }
      line += token.element.line
    }
  }

  // MARK: writing

  private mutating func endLine() {
    if !current.isEmpty { lines.append(current) }
    current = ""
  }

  /// Adds text to the line, or continues on the next one, indented further.
  private mutating func add(_ text: String, isApart: Bool, room: Int = 0) {
    if isApart, current.count + 1 + text.count + room > Self.width { continueOnNextLine() }
    if current.isEmpty {
      current = String(repeating: " ", count: indent + (isContinued ? 4 : 0)) + text
    } else {
      current += (isApart ? " " : "") + text
    }
    isContinued = false
  }

  private mutating func continueOnNextLine() {
    guard !current.isEmpty else { return }
    endLine()
    isContinued = true
  }

  private mutating func write(_ tokens: [Token], isQuery: Bool) {
    var former = ""
    var (isBetween, cases) = (false, 0)
    for (index, token) in tokens.enumerated() {
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      let isClause = Self.clauses.contains(token.text) && !Self.continued.contains(former)
      let isCondition = ["AND", "OR"].contains(token.text) && !isBetween && cases == 0
      if isQuery, isClause || token.text == "ON" && next?.text == "CONFLICT" {
        endLine()
        isContinued = false
      } else if former == "," || isCondition || ["THEN", "ELSE"].contains(token.text),
        current.count + 1 + Self.length(of: tokens[index...]) > Self.width
      {
        continueOnNextLine()
      }
      if ["AND", "BETWEEN"].contains(token.text) { isBetween = token.text == "BETWEEN" }
      if ["CASE", "END"].contains(token.text) { cases += token.text == "CASE" ? 1 : -1 }
      write(token, isFirst: index == 0, before: next)
      former = token.text
    }
  }

  /// Returns the length of the first element of a list, of the first condition, or of the first
  /// branch of a CASE, up to a long subquery.
  private static func length(of tokens: ArraySlice<Token>) -> Int {
    var element: [Token] = []
    var cases = 0
    let isBranch = tokens.first.map { ["THEN", "ELSE"].contains($0.text) } ?? false
    for token in tokens {
      if isBranch, cases == 0, !element.isEmpty, ["THEN", "ELSE", "WHEN"].contains(token.text) {
        break
      }
      if ["CASE", "END"].contains(token.text) { cases += token.text == "CASE" ? 1 : -1 }
      let isNext = clauses.contains(token.text) || ["AND", "OR"].contains(token.text)
      if cases < 0 || isNext && cases == 0 && !element.isEmpty { break }
      if token.isQuery, token.line.count > shortQuery { return line(element).count + 2 }
      element.append(token)
      if token.text == "," { break }
    }
    return line(element).count
  }

  private mutating func write(_ token: Token, isFirst: Bool, before next: Token?) {
    let comma = next?.text == "," ? 1 : 0
    let isApart = token.isApart && !isFirst
    guard let group = token.group else {
      return add(token.text, isApart: isApart, room: comma)
    }
    let line = token.line
    let column = max(current.count, indent) + 1 + line.count + comma
    if column <= Self.width, !token.isQuery || line.count <= Self.shortQuery {
      return add(line, isApart: isApart, room: comma)
    }
    add("(", isApart: isApart)
    guard token.isQuery else {
      write(group, isQuery: false)
      return add(")", isApart: false)
    }
    endLine()
    indent += 2
    write(group, isQuery: true)
    endLine()
    indent -= 2
    add(")", isApart: false)
  }
}
