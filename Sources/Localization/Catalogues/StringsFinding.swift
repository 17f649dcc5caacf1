// SPDX-License-Identifier: Apache-2.0

/// Error or warning about an app's strings: in one file, between languages, or between files that
/// are checked together.
package struct StringsFinding: Error, Sendable, Equatable, CustomStringConvertible {
  /// Subject of a finding. The raw values are those of the API and of `pushgate strings check`.
  package enum Kind: String, Sendable, CaseIterable {
    /// The file is rejected as a whole.
    case file
    /// An entry is unreadable.
    case syntax
    /// A text is unusable because of its placeholders, its plural forms or its length.
    case text
    /// A text does not fit the source language's arguments.
    case arguments
    /// The source language lacks the key.
    case notInSource = "not_in_source"
    /// The key declares an argument that the source language's text does not show.
    case argumentOfKey = "argument_of_key"
    /// The text shows an argument that neither the source language's text nor the key has.
    case argumentBeyondSource = "argument_beyond_source"
    /// The text has no placeholders, but a bare percent sign.
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
    /// A text depends on device or width, which the server does not know.
    case variant
    /// A language tag is invalid, repeated, or not part of the catalogue.
    case language
    case encoding
    /// A part of a file has no texts that pushes can use.
    case skipped
    case comment
  }

  package let kind: Kind
  /// Path of the file, if several files are checked together.
  package var file: String?
  /// Stored form of `TableName`.
  package var table = TableName.usual
  /// Nil for a finding about the whole file, or in a file of one language.
  package var language: String?
  /// Nil for a finding about the whole language or file.
  package var key: String?
  /// Line and column in the file, from 1; nil if the file lacks the key.
  package let line: Int?
  package let column: Int?
  /// The error, or the expected form.
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
