// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// One thing wrong, or probably not meant, in an app's texts: in a file that is read, in what the
/// languages say of each other, in files that are checked together.
package struct StringsFinding: Error, Sendable, Equatable, CustomStringConvertible {
  /// The file's path, where several are checked together.
  package var file: String?
  /// Nil when the file as a whole is meant, or has one language.
  package var language: String?
  /// Nil when the language or the file as a whole is meant.
  package let key: String?
  /// In the file, from 1; nil when the key is not in it.
  package let line: Int?
  package let column: Int?
  /// What is wrong, or what would be right.
  package var message: String

  init(
    file: String? = nil, language: String? = nil, key: String? = nil, line: Int? = nil,
    column: Int? = nil, message: String
  ) {
    self.file = file
    self.language = language
    self.key = key
    self.line = line
    self.column = column
    self.message = message
  }

  package var description: String {
    let place = [line.map { "line \($0)" }, column.map { "column \($0)" }].compactMap(\.self)
    let subject = [language, key.map { "\"\($0)\"" }].compactMap(\.self)
    return ([place.joined(separator: ", ")] + subject + [message]).filter { !$0.isEmpty }
      .joined(separator: ": ")
  }
}

/// Everything wrong in a file of strings, in its order; never empty.
package struct StringsFaults: Error, Equatable {
  package let all: [StringsFinding]

  init(_ all: [StringsFinding]) {
    self.all = all
  }

  init(_ error: JSONSyntaxError) {
    all = [StringsFinding(line: error.line, column: error.column, message: error.message)]
  }
}
