// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Commands
import JSONText
import Localization
import Messages

/// `pushgate strings show`.
struct StringsShow: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show the text of a key for readers of each language, as a gateway renders it.",
    discussion: """
      \(StringsReading.discussion)

      For each reader: the language of the text and the reason, its size in bytes of UTF-8, its \
      direction, and its position in the file. Without --languages there is one reader per \
      language of the files.

      The exit code is 0 if every reader gets a text, and 1 if a request with this key and these \
      arguments would be refused, or if the files cannot be read.
      """)

  @Argument(help: "The key, such as GAME_PLAY_REQUEST_FORMAT.") var key: String
  @Argument(help: "Strings files, or folders that contain them.") var files: [String]
  @Option(
    help: ArgumentHelp(
      """
      The request's arguments as a JSON array: '["Ann", 3]'. Times are shown in UTC, even those \
      with a zone, because only a gateway's database has the zones.
      """,
      valueName: "array"))
  var args: String = "[]"
  @Option(help: "Reader languages, separated by commas: de,fr-CA,zh-Hant.") var languages: String?
  @Option(help: "The app's fallback languages in order, separated by commas.")
  var fallback: String?
  @OptionGroup var reading: StringsReading
  @Flag(help: "Print JSON.") var json = false

  func validate() throws {
    for tag in Self.list(languages) + Self.list(fallback) { try StringsReading.validate(tag) }
    _ = try arguments()
  }

  func run() throws {
    let check = reading.check(StringsFolder.files(at: files))
    let arguments = try arguments()
    if check.isRefused {
      printLine(check.text(listingAll: false))
      throw ExitCode.failure
    }
    let groups = check.groups.filter { $0.knows(key) }
    guard !groups.isEmpty else {
      Terminal.complain("\(key.printable): no file has this key")
      throw ExitCode.failure
    }
    var isRefused = false
    var rows: [(group: StringsCheck.Group, shown: ShownText)] = []
    for group in groups {
      if let refusal = group.refusal(of: key) {
        Terminal.complain("\(key): \(refusal)".printable)
        isRefused = true
        continue
      }
      let readers = languages.map(Self.list) ?? group.readers
      for reader in readers {
        let shown = group.shown(key, arguments, to: reader, fallbacks: Self.list(fallback))
        isRefused = isRefused || shown.fault != nil
        rows.append((group, shown))
      }
    }
    if json {
      printLine(Self.json(rows))
    } else {
      printLine(Self.text(rows.map(\.shown)), terminator: "")
    }
    if isRefused { throw ExitCode.failure }
  }

  private func arguments() throws -> [TextArgument] {
    let array: JSONValue
    do { array = try JSONDocument(parsing: Array(args.utf8)).root } catch {
      throw ValidationError("--args must be a JSON array such as '[\"Ann\", 3]': \(error)")
    }
    guard array.kind == .array else {
      throw ValidationError("--args must be a JSON array such as '[\"Ann\", 3]'")
    }
    return try array.elements.enumerated().map { index, element in
      do throws(ArgumentFault) { return try TextArgument(element) } catch {
        throw ValidationError("--args[\(index)]\(error.pointer): \(error.message)")
      }
    }
  }

  private static func list(_ text: String?) -> [String] {
    (text ?? "").split(separator: ",").map(String.init)
  }

  // MARK: printing

  private static func text(_ rows: [ShownText]) -> String {
    if rows.isEmpty { return "" }
    var table = Table(
      ["READER", "LANGUAGE", "WHY", "BYTES", "DIRECTION", "FROM", "TEXT"],
      width: Terminal.wrappingWidth)
    return table.text(
      rows.map { row in
        [
          row.reader, row.language ?? "-", row.reason?.rawValue ?? "-",
          row.text.map { "\($0.utf8.count)" } ?? "-",
          row.language == nil ? "-" : direction(row), place(row),
          (row.text ?? "refused: \(row.fault ?? "")").printable,
        ]
      })
  }

  private static func direction(_ row: ShownText) -> String {
    row.isRightToLeft ? "rtl" : "ltr"
  }

  private static func place(_ row: ShownText) -> String {
    row.file.map { file in row.line.map { "\(file):\($0)" } ?? file } ?? "-"
  }

  private static func json(_ rows: [(group: StringsCheck.Group, shown: ShownText)]) -> String {
    var writer = JSONWriter()
    writer.array { list in
      for (group, row) in rows {
        list.object { entry in
          entry.field("table", group.name)
          entry.field("reader", row.reader)
          entry.field("language", row.language)
          entry.field("reason", row.reason?.rawValue)
          entry.field("text", row.text)
          entry.field("bytes", row.text?.utf8.count)
          entry.field("direction", row.language == nil ? nil : direction(row))
          entry.field("file", row.file)
          entry.field("line", row.line)
          entry.field("fault", row.fault)
        }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
