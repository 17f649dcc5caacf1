// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Formats of files of texts.
package enum StringsFormat: String, Sendable, CaseIterable {
  /// Xcode's String Catalog: all languages in one file.
  case xcstrings
  /// Apple's keys and texts, as text or as a property list.
  case strings
  /// Apple's texts with plural forms.
  case stringsdict
  /// An object of keys and texts.
  case json
  /// Exchange format for translators: texts of several tables, usually in one language.
  case xliff

  /// Determines the format of a file from its content, because the media types of uploads are
  /// unreliable.
  /// - Parameter recognizesCatalogs: false reports a String Catalog as JSON; distinguishing them
  ///   requires parsing the whole file.
  package init(sniffing bytes: [UInt8], recognizesCatalogs: Bool = true) {
    if Self.isXLIFF(bytes) {
      self = .xliff
      return
    }
    if PropertyList.isPropertyList(bytes) {
      let entries = (try? PropertyList(parsing: bytes))?.entries ?? []
      self = entries.contains { $0.value.dictionary != nil } ? .stringsdict : .strings
      return
    }
    // UTF-16 is not accepted as JSON, and a file that begins with a comment is not JSON.
    let text = bytes.drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 <= 0x20 && $0 != 0 }
    guard text.first == UInt8(ascii: "{"), bytes.first != 0 else {
      self = text.first == UInt8(ascii: "[") ? .json : .strings
      return
    }
    guard Self.isJSON(text.dropFirst()) else {
      self = .strings
      return
    }
    self = recognizesCatalogs && Self.isCatalogue(bytes) ? .xcstrings : .json
  }

  /// Distinguishes JSON from `.strings` after an opening brace: JSON has a string and a colon,
  /// `.strings` an equals sign or a semicolon.
  private static func isJSON(_ inside: ArraySlice<UInt8>) -> Bool {
    var rest = inside.drop { $0 <= 0x20 }
    guard rest.first == UInt8(ascii: "\"") else {
      // Without a quoted string, only an empty object is valid in both formats.
      return rest.first == UInt8(ascii: "}") || rest.isEmpty
    }
    rest = rest.dropFirst()
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") { _ = rest.popFirst() }
    }
    let next = rest.drop { $0 <= 0x20 }.first
    return next != UInt8(ascii: "=") && next != UInt8(ascii: ";")
  }

  /// Whether a file begins as an XLIFF.
  package static func isXLIFF(_ bytes: [UInt8]) -> Bool { XLIFF.isOne(bytes) }

  /// Whether a file is a property list without entries, which may be a `.strings` or a
  /// `.stringsdict`.
  package static func isEmptyPropertyList(_ bytes: [UInt8]) -> Bool {
    PropertyList.isPropertyList(bytes)
      && (try? PropertyList(parsing: bytes))?.entries.isEmpty ?? false
  }

  /// - Parameter fileEnding: part of a file's name after its last dot.
  init?(fileEnding: String) {
    let ending = fileEnding.lowercased()
    self.init(rawValue: ending == "xlf" ? "xliff" : ending)
  }

  /// Returns the format of a file's ending; nil for an unknown ending.
  package init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    self.init(fileEnding: String(fileName[dot...].dropFirst()))
  }

  /// Whether JSON is a String Catalog.
  package static func isCatalogue(_ bytes: [UInt8]) -> Bool {
    let document = try? JSONDocument(
      parsing: bytes, maximumDepth: CatalogueLimits.depth, takesRepeatedNames: true)
    guard let document else { return false }
    return document.root["sourceLanguage"]?.string != nil
      && document.root["strings"]?.kind == .object
  }
}
