// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Commands
import Localization

/// The options for reading string files.
struct StringsReading: ParsableArguments {
  static let discussion = """
    Reads .xcstrings, .strings, .stringsdict, .xliff and JSON files, and folders that contain \
    them, including .xcloc. String Catalogs and XLIFF files name their language. For other files \
    it is taken from the folder (fr.lproj/Localizable.strings), the file name (fr.strings), or \
    --language, which also applies to Base.lproj. Files of one table in several languages are \
    compared with each other.
    """

  @Option(help: "The language of files whose names do not contain it.") var language: String?
  @Option(
    help: """
      The source language of the strings, also if no file has strings of it because the keys are \
      the strings; a String Catalog names its own.
      """)
  var source: String?
  @Option(help: "Only these keys, such as push.*, separated by commas.")
  var keys: String?
  @Option(help: ArgumentHelp("Only this table, such as Push.", valueName: "name"))
  var table: String?
  @Flag(
    inversion: .prefixedNo,
    help:
      """
      Use a key that is missing in the source language as its source string, like the app's \
      keys_are_texts. By default only if no file has strings of the source language, which \
      --source names.
      """
  )
  var keysAreTexts: Bool?

  func validate() throws {
    for tag in [language, source] { if let tag { try Self.validate(tag) } }
    if let table, TableName.kept(table) == nil {
      throw ValidationError("--table: \"\(table)\" cannot be the name of a table")
    }
  }

  static func validate(_ tag: String) throws {
    guard LanguageTag(parsing: tag) == nil else { return }
    throw ValidationError("\"\(tag)\" is not a language tag, such as fr or zh-Hant")
  }

  /// Reads files and checks them, also for consistency with each other.
  /// - Parameters:
  ///   - allowsEmpty: whether a source language without strings is accepted.
  func check(_ files: [StringsFolder.File], allowsEmpty: Bool = false) -> StringsCheck {
    let keys = keys?.split(separator: ",").map(String.init)
    var check = StringsCheck(
      language: language, source: source, keys: keys, table: table.flatMap(TableName.kept),
      allowsEmpty: allowsEmpty, keysAreTexts: keysAreTexts)
    for file in files {
      switch StringsFolder.contents(of: file.path, upTo: check.limits.uploadBytes) {
      case .success(let bytes): check.add(bytes, at: file.name)
      case .failure(let fault): check.addUnreadable(file.name, because: fault.message)
      }
    }
    check.finish()
    return check
  }
}
