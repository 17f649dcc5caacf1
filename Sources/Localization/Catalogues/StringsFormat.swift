// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// The formats that texts come in.
package enum StringsFormat: String, Sendable, CaseIterable {
  /// Xcode's String Catalog: all languages at once.
  case xcstrings
  /// Apple's key and text, as text or as an XML property list.
  case strings
  /// Apple's texts that depend on numbers.
  case stringsdict
  /// An object of key and text.
  case json
  /// What goes to translators and comes back: texts of several tables, in one language as a rule.
  case xliff

  /// What a file is by its content: callers name types that say little.
  /// - Parameter tellingCatalogs: false leaves a String Catalog at being JSON: telling it from other
  ///   JSON takes reading all of it.
  package init(sniffing bytes: [UInt8], tellingCatalogs: Bool = true) {
    if Self.isXLIFF(bytes) {
      self = .xliff
      return
    }
    if PropertyList.isPropertyList(bytes) {
      let entries = (try? PropertyList(parsing: bytes))?.entries ?? []
      self = entries.contains { $0.value.dictionary != nil } ? .stringsdict : .strings
      return
    }
    // UTF-16 is not JSON here, and never is a comment.
    let text = bytes.drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 <= 0x20 && $0 != 0 }
    guard text.first == UInt8(ascii: "{"), bytes.first != 0 else {
      self = text.first == UInt8(ascii: "[") ? .json : .strings
      return
    }
    guard Self.isJSON(text.dropFirst()) else {
      self = .strings
      return
    }
    self = tellingCatalogs && Self.isCatalogue(bytes) ? .xcstrings : .json
  }

  /// After a brace: JSON has a string and a colon, `.strings` an equals sign or a semicolon.
  private static func isJSON(_ inside: ArraySlice<UInt8>) -> Bool {
    var rest = inside.drop { $0 <= 0x20 }
    guard rest.first == UInt8(ascii: "\"") else {
      // Of other beginnings only the empty object's has a meaning in both.
      return rest.first == UInt8(ascii: "}") || rest.isEmpty
    }
    rest = rest.dropFirst()
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") { _ = rest.popFirst() }
    }
    let next = rest.drop { $0 <= 0x20 }.first
    return next != UInt8(ascii: "=") && next != UInt8(ascii: ";")
  }

  /// Whether a file is an XLIFF, by its beginning.
  package static func isXLIFF(_ bytes: [UInt8]) -> Bool { XLIFF.isOne(bytes) }

  /// Whether a file is a property list that holds nothing, and so may be of either kind.
  package static func isEmptyPropertyList(_ bytes: [UInt8]) -> Bool {
    PropertyList.isPropertyList(bytes)
      && (try? PropertyList(parsing: bytes))?.entries.isEmpty ?? false
  }

  /// - Parameter fileEnding: what stands behind the last dot of a file's name.
  init?(fileEnding: String) {
    let ending = fileEnding.lowercased()
    self.init(rawValue: ending == "xlf" ? "xliff" : ending)
  }

  /// The format that the end of a file's name says; nil where it says none.
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
