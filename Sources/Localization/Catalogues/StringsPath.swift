// SPDX-License-Identifier: Apache-2.0

/// What a file's path says of its texts.
package struct StringsPath {
  package let text: String
  /// Nil where neither folder nor name tells.
  package let language: String?
  /// Whether the folder says it, and not only a name that has the form of a language.
  package let isLanguageCertain: Bool
  /// Whether it lies where Xcode keeps what is in no certain language.
  package let isBase: Bool
  /// What files of several languages have in common.
  package let table: String
  package let format: StringsFormat?
  /// The name of its table, as `TableName` keeps it; nil where the file itself says it.
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
      // "Localizable" has the form of a tag, too; a code of today has two or three small letters.
      let code = stem.prefix { $0 != "-" && $0 != "_" }
      let isCode = (2...3).contains(code.count) && code.allSatisfy(\.isLowercase)
      language = isCode && LanguageTag(parsing: stem) != nil ? stem : nil
      table = parts.dropLast().joined(separator: "/") + "/"
    }
  }
}
