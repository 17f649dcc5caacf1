// SPDX-License-Identifier: Apache-2.0
import Testing

/// Checks the style of comments: short lines, and subjects that are nouns of the field.
@Suite struct ProseTests {
  /// A phrase that makes a reader read twice.
  struct Phrase: Sendable, CustomTestStringConvertible {
    let name: String
    let pattern: @Sendable (Substring) -> Int

    var testDescription: String { name }
  }

  /// The maximum frequency of each phrase in 10,000 words of comments.
  static let most = 3.0

  static let phrases = [
    Phrase(name: "what is, what has … as a subject") {
      $0.count(
        of:
          /\b[Ww]hat (is|was|are|were|has|have|had|comes?|came|waits?|stands?|goes|does|can|may|must|would|will)\b/
      )
    },
    Phrase(name: "told, tells, tell") { $0.count(of: /\b([Tt]old|[Tt]ells?|[Tt]elling)\b/) },
    Phrase(name: "nobody, somebody, everybody") {
      $0.count(of: /\b([Nn]obody|[Ss]omebody|[Ee]verybody)\b/)
    },
    Phrase(name: "who, whoever as a noun") {
      $0.count(
        of:
          /\b[Ww]ho(m)?ever\b|^Whom?\b|[.:;(] Whom?\b|\b(of|for|from|to|by|and|than|as|or) whom?\b/
      )
    },
    Phrase(name: "stands for is") { $0.count(of: /\b[Ss]tands?\b/) },
    Phrase(name: "is none") { $0.count(of: /\b(is|are|was|were) none\b/) },
    Phrase(name: "Of those …") {
      $0.count(of: /^Of (those|these|them|all|several|two|many)\b|[.:;] Of (those|these|them)\b/)
    },
    Phrase(name: "The same …") { $0.count(of: /^The same\b/) },
  ]

  /// A line of a comment.
  struct Comment: Sendable {
    let path: String
    let number: Int
    let columns: Int
    let text: Substring
  }

  /// The comments of the product.
  private static let comments: [Comment] = Repository.files.filter { file in
    file.path.hasPrefix("Sources/") && file.path.hasSuffix(".swift")
      || file.path.hasPrefix("migrations/")
  }.flatMap(comments)

  private static func comments(of file: TextFile) -> [Comment] {
    let mark = file.path.hasSuffix(".sql") ? "--" : "//"
    return file.lines.enumerated().compactMap { index, line in
      let trimmed = line.trimmed
      guard trimmed.hasPrefix(mark) else { return nil }
      return Comment(
        path: file.path, number: index + 1, columns: line.unicodeScalars.count,
        text: trimmed.drop { $0 == "/" || $0 == "-" || $0 == " " })
    }
  }

  @Test("comment lines have at most 100 columns")
  func width() {
    for comment in Self.comments where comment.columns > 100 {
      complain(comment.path, comment.number, "wrap the comment at 100 columns")
    }
  }

  @Test("comments avoid phrases that must be read twice", arguments: phrases)
  func phrase(phrase: Phrase) {
    let words = Self.comments.reduce(0) { $0 + $1.text.split(separator: " ").count }
    let found = Self.comments.filter { phrase.pattern($0.text) > 0 }
    let count = found.reduce(0) { $0 + phrase.pattern($1.text) }
    guard Double(count) * 10_000 > Self.most * Double(words) else { return }
    for comment in found {
      complain(comment.path, comment.number, "\(phrase.name): begin with a noun of the field")
    }
  }

  @Test("samples of each phrase are found, and a plain sentence is not")
  func samples() {
    let odd: [Substring] = [
      "Closes what is left", "The caller is told", "nobody waits", "Who is late waits",
      "what stands here stands", "there is none", "Of those that wait, one", "The same for rows",
    ]
    for (phrase, sample) in zip(Self.phrases, odd) {
      #expect(phrase.pattern(sample) > 0, "\(phrase.name)")
    }
    for phrase in Self.phrases {
      #expect(phrase.pattern("Returns the rows that the lease covers; nil if it ended.") == 0)
    }
  }
}

extension Substring {
  fileprivate func count(of pattern: some RegexComponent) -> Int { matches(of: pattern).count }
}
