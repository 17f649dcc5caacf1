// SPDX-License-Identifier: Apache-2.0

/// One table of one language as stored.
package struct StoredStrings: Sendable {
  /// Stored form of `TableName`.
  package let table: String
  package let language: String
  /// JSON in the format of the API's responses.
  package let body: [UInt8]
  /// Keys that the upload excluded, from `StringsUpload.Table`; nil for none.
  package let excluded: [UInt8]?

  package init(
    table: String = TableName.usual, language: String, body: [UInt8], excluded: [UInt8]? = nil
  ) {
    self.table = table
    self.language = language
    self.body = body
    self.excluded = excluded
  }
}
