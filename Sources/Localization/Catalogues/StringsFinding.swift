// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// One thing wrong, or probably not meant, in an app's texts: in a file that is read, in what the
/// languages say of each other, in files that are checked together.
package struct StringsFinding: Error, Sendable, Equatable, CustomStringConvertible {
  /// What a finding is about. The raw values are those of the API and of `pushgate strings check`.
  package enum Kind: String, Sendable, CaseIterable {
    /// The file cannot be taken at all.
    case file
    /// An entry cannot be read.
    case syntax
    /// A text is none: its placeholders, its plural forms, its length.
    case text
    /// A text does not take the arguments of the source language's.
    case arguments
    /// The source language lacks the key.
    case notInSource = "not_in_source"
    /// The key declares an argument that the source language's text does not show.
    case argumentOfKey = "argument_of_key"
    /// The text shows an argument that neither the source language's text nor the key has.
    case argumentBeyondSource = "argument_beyond_source"
    /// The text is plain words with a bare percent sign.
    case barePercent = "bare_percent"
    case unusedArgument = "unused_argument"
    case skippedArgument = "skipped_argument"
    case mixedIndexes = "mixed_indexes"
    case hiddenNumber = "hidden_number"
    case lackingForms = "lacking_forms"
    case unusedForms = "unused_forms"
    case emptyText = "empty_text"
    case emptyKey = "empty_key"
    case longText = "long_text"
    case isolates
    case twice
    case review
    case stale
    case untranslated
    /// A text differs by device or width, of which a server knows nothing.
    case variant
    /// A language that is none, stands twice or is not carried.
    case language
    case encoding
    /// A part of a file that holds no texts for pushes.
    case skipped
    case comment
  }

  package let kind: Kind
  /// The file's path, where several are checked together.
  package var file: String?
  /// As `TableName` keeps it.
  package var table = TableName.usual
  /// Nil when the file as a whole is meant, or has one language.
  package var language: String?
  /// Nil when the language or the file as a whole is meant.
  package var key: String?
  /// In the file, from 1; nil when the key is not in it.
  package let line: Int?
  package let column: Int?
  /// What is wrong, or what would be right.
  package var message: String

  init(
    _ kind: Kind = .file, file: String? = nil, language: String? = nil, key: String? = nil,
    line: Int? = nil, column: Int? = nil, message: String
  ) {
    self.kind = kind
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
