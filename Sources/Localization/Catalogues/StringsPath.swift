// SPDX-License-Identifier: Apache-2.0

/// Language, table and format of a file by its path.
package struct StringsPath {
  package let text: String
  /// Nil if neither folder nor name contains a language.
  package let language: String?
  /// Whether the language comes from the folder, not only from a file name that has the form of a
  /// tag.
  package let isLanguageCertain: Bool
  /// Whether the file is in Base.lproj, Xcode's folder for files without a certain language.
  package let isBase: Bool
  /// Name that the files of one table share in all languages.
  package let table: String
  package let format: StringsFormat?
  /// Stored form of `TableName`; nil if the file itself names its tables.
  package let tableName: String?

  package init(_ text: String) {
    self.text = text
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.last ?? ""
    let stem = name.split(separator: ".", omittingEmptySubsequences: false).dropLast()
      .joined(separator: ".")
    format = StringsFormat(fileEnding: String(name.dropFirst(stem.utf8.count + 1)))
    let folder = parts.dropLast().last ?? ""
    isLanguageCertain = folder.hasSuffix(".lproj")
    isBase = folder == "Base.lproj"
    switch format {
    case .xliff: tableName = nil
    case .xcstrings: tableName = TableName.kept(stem)
    default: tableName = isLanguageCertain ? TableName.kept(stem) : TableName.usual
    }
    if isLanguageCertain {
      language = isBase ? nil : String(folder.dropLast(".lproj".count))
      table = (parts.dropLast(2) + [stem[...]]).joined(separator: "/")
    } else {
      // "Localizable" has the form of a tag, too. Current language codes have two or three
      // lower-case letters.
      let code = stem.prefix { $0 != "-" && $0 != "_" }
      let isCode = (2...3).contains(code.count) && code.allSatisfy(\.isLowercase)
      language = isCode && LanguageTag(parsing: stem) != nil ? stem : nil
      table = parts.dropLast().joined(separator: "/") + "/"
    }
  }
}
