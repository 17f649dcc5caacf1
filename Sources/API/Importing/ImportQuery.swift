// SPDX-License-Identifier: Apache-2.0
internal import HTTPServer
internal import PushModel

/// The query of `POST …/devices/import`.
struct ImportQuery: Sendable {
  /// The first line to import.
  let firstLine: Int
  /// Whether the app has no devices yet.
  let isEmpty: Bool
  let format: ImportFormat
  let defaults: ImportDefaults

  /// - Parameter contentType: the body's format if the query has no `format`.
  init(_ query: QueryItems, contentType: String?) throws(Fault) {
    let reader = try QueryReader(
      query,
      known: ["format", "from_line", "empty", "environment", "push_type", "language"],
      isList: false)
    let format = try reader.choice("format", ImportFormat.allCases.map { ($0.rawValue, $0) })
    firstLine = try Self.line(reader)
    isEmpty = try reader.flag("empty") ?? false
    var defaults = ImportDefaults()
    defaults.environment = try reader.choice(
      "environment", PushEnvironment.allCases.map { ($0.rawValue, $0) })
    defaults.tokenKind = try reader.choice("push_type", TokenKind.names)
    if let tag = try reader.text("language") {
      guard let language = canonicalLanguage(tag) else {
        throw Fault(.invalidParameter, at: "query/language", languageExpected)
      }
      defaults.language = language
    }
    self.defaults = defaults
    guard let format = format ?? ImportFormat(contentType: contentType) else {
      throw Fault(
        .unknownImport, at: "header/Content-Type",
        "expected \"application/x-ndjson\" or \"text/csv\", or a format in the query")
    }
    self.format = format
  }

  /// Creates a query for a whole file.
  init(format: ImportFormat, defaults: ImportDefaults = ImportDefaults()) {
    (self.format, self.defaults) = (format, defaults)
    (firstLine, isEmpty) = (1, false)
  }

  private static func line(_ reader: QueryReader) throws(Fault) -> Int {
    guard let text = try reader.text("from_line") else { return 1 }
    guard let line = Int(text), line >= 1 else {
      throw Fault(.invalidParameter, at: "query/from_line", "expected the number of a line, from 1")
    }
    return line
  }
}
