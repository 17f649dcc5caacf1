// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Glibc
import Localization

/// `pushgate strings`: an app's texts, without a server.
struct StringsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "Check, show and compare files of texts before they are uploaded.",
    subcommands: [Check.self, StringsShow.self, StringsDiff.self])

  /// `pushgate strings check`.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Say what a gateway would not take of files of texts, and what looks wrong.",
      discussion: """
        \(StringsReading.discussion)

        Findings are counted by kind and language, and the first of each is shown; --verbose shows all.

        The exit code is 0 when a gateway would take every key, 1 when not, with --strict also when \
        there are warnings.
        """)

    @Argument(help: "Files of texts.") var files: [String]
    @OptionGroup var reading: StringsReading
    @Flag(help: "Fail on warnings too.") var strict = false
    @Flag(help: "Show every finding.") var verbose = false
    @Flag(help: "Print JSON.") var json = false

    func run() throws {
      let check = reading.check(files.map { (path: $0, name: $0) })
      say(json ? check.json : check.text(listingAll: verbose))
      if !check.errors.isEmpty || strict && !check.warnings.isEmpty { throw ExitCode.failure }
    }
  }
}

/// How files of texts are read.
struct StringsReading: ParsableArguments {
  static let discussion = """
    Takes .xcstrings, .strings, .stringsdict and JSON. The language of a file other than a \
    String Catalog is its folder's, fr.lproj/Localizable.strings, or its name's, fr.strings, or \
    --language, which also names what lies in Base.lproj. Files of one table in several languages \
    are held against each other.
    """

  @Option(help: "The language of the files whose names do not tell it.") var language: String?
  @Option(help: "The language that the texts are written in; a String Catalog names it itself.")
  var source: String?
  @Option(help: "The keys to look at, such as push.*; several are parted by commas.")
  var keys: String?

  func validate() throws {
    for tag in [language, source] { if let tag { try Self.validate(tag) } }
  }

  static func validate(_ tag: String) throws {
    guard LanguageTag(parsing: tag) == nil else { return }
    throw ValidationError("\"\(tag)\" is no language tag, such as fr or zh-Hant")
  }

  /// Reads files and holds them against each other.
  /// - Parameters:
  ///   - files: where each lies, and what it is called in findings.
  ///   - allowsEmpty: whether a source language without texts is no fault.
  func check(_ files: [(path: String, name: String)], allowsEmpty: Bool = false) -> StringsCheck {
    let keys = keys?.split(separator: ",").map(String.init)
    var check = StringsCheck(
      language: language, source: source, keys: keys, allowsEmpty: allowsEmpty)
    for file in files {
      switch contents(ofFile: file.path, upTo: check.limits.uploadBytes) {
      case .success(let bytes): check.add(bytes, at: file.name)
      case .failure(let fault): check.addUnreadable(file.name, because: fault.message)
      }
    }
    check.finish()
    return check
  }
}

/// The bytes of a file, or why there are none, in words.
func contents(ofFile path: String, upTo limit: Int) -> Result<[UInt8], FileFault> {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return .failure(FileFault(errno)) }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65_536)
  while bytes.count <= limit {
    let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count == 0 { return .success(bytes) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return .failure(FileFault(errno)) }
    bytes += chunk[..<count]
  }
  return .failure(FileFault(message: "the file may have at most \(limit) bytes"))
}

/// Why a file cannot be read.
struct FileFault: Error {
  let message: String

  init(message: String) { self.message = message }

  init(_ code: Int32) { message = String(cString: strerror(code)) }
}
