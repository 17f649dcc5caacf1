// SPDX-License-Identifier: Apache-2.0
import Testing

/// Checks the records in docs/decisions: numbers, form and index.
@Suite struct DecisionTests {
  static let folder = "docs/decisions/"

  /// Sorted by number.
  static let records = Repository.documents.filter {
    $0.path.hasPrefix(folder) && $0.name != "README.md"
  }

  @Test("decisions are numbered without gaps and have a title, a date and a status")
  func form() {
    #expect(!Self.records.isEmpty)
    for (index, record) in Self.records.enumerated() {
      let number = "000\(index + 1)".suffix(4)
      if !record.name.hasPrefix("\(number)-") {
        complain(record.path, nil, "expected the number \(number)")
      }
      if !(record.lines.first ?? "").hasPrefix("# \(number): ") {
        complain(record.path, 1, "expected a title that begins with \"# \(number): \"")
      }
      if !record.lines.contains(where: { $0.hasPrefix("Date: 20") }) {
        complain(record.path, nil, "expected a line \"Date: YYYY-MM-DD\"")
      }
      if !record.lines.contains("Status: accepted") {
        complain(record.path, nil, "expected the line \"Status: accepted\"")
      }
    }
  }

  @Test("the index of decisions lists each record once, with its title")
  func index() throws {
    let index = try Repository.file(Self.folder + "README.md")
    let expected = Self.records.map { record in
      let title = (record.lines.first ?? "").split(separator: ": ", maxSplits: 1).last ?? ""
      return "* [\(record.name.prefix(4))](\(record.name)) \(title)"
    }
    let listed = index.lines.filter { $0.hasPrefix("* [") }
    #expect(listed.sorted() == expected.sorted(), "\(index.path)")
  }

  @Test("every decision that a file cites has a record")
  func citations() {
    let numbers = Set(Self.records.map { String($0.name.prefix(4)) })
    for file in Repository.files {
      for (line, text) in file.lines.enumerated() {
        let words = text.split { !$0.isLetter && !$0.isNumber }
        for (word, next) in zip(words, words.dropFirst())
        where word.lowercased() == "decision" && next.count == 4 && next.hasPrefix("00") {
          if !numbers.contains(String(next)) {
            complain(file.path, line + 1, "decision \(next) does not exist")
          }
        }
      }
    }
  }
}
