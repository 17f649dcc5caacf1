// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Commands
import FoundationEssentials
import JSONText
import Localization

/// `pushgate strings diff`.
struct StringsDiff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say which texts differ between two files, or two folders of files.",
    discussion: """
      \(StringsReading.discussion) Of a folder every such file below it is read, and tables are held \
      against those of the same path.

      A line is a key in a language: + added, - removed, ~ changed, ! held out now. Requests in the making \
      break by what is removed, held out, or "takes other arguments".

      The exit code is 0 when nothing differs, 1 when something does, 2 when a file cannot be read.
      """)

  @Argument(help: "The texts as they were: a file or a folder.") var old: String
  @Argument(help: "The texts as they are to be.") var new: String
  @OptionGroup var reading: StringsReading
  @Flag(help: "Print JSON.") var json = false

  func run() throws {
    let files = [old, new].map { (path: $0, files: Self.files(at: $0)) }
    let checks = files.map { reading.check($0.files, allowsEmpty: true) }
    let faults =
      files.filter(\.files.isEmpty).map { "\($0.path): there are no files of texts below it" }
      + checks.flatMap(\.errors).filter { $0.kind == .file }.map { fault in
        "\(fault.file ?? ""): \(fault.message)"
      }
    guard faults.isEmpty else {
      for fault in faults { Terminal.complain(fault.printable) }
      throw ExitCode(2)
    }
    let differences = StringsDifference.between(checks[0], checks[1])
    if json { say(Self.json(differences)) } else { say(Self.text(differences), terminator: "") }
    if !differences.isEmpty { throw ExitCode.failure }
  }

  /// The files of texts at a path, called by their place below it.
  static func files(at path: String) -> [(path: String, name: String)] {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder,
      let below = try? FileManager.default.subpathsOfDirectory(atPath: path)
    else {
      // The folder that a file lies in tells its language.
      let parts = path.split(separator: "/")
      let isInFolder = parts.count > 1 && parts[parts.count - 2].hasSuffix(".lproj")
      return [(path, parts.suffix(isInFolder ? 2 : 1).joined(separator: "/"))]
    }
    return below.sorted().filter { name in
      let file = StringsPath(name)
      guard let format = file.format, !name.hasPrefix("."), !name.contains("/.") else {
        return false
      }
      return format == .xcstrings || file.isBase || file.language != nil
    }.map { ("\(path)/\($0)", $0) }
  }

  // MARK: printing

  private static func text(_ differences: [StringsDifference]) -> String {
    var lines = differences.map { difference in
      let place = [difference.table, difference.language, "\"\(difference.key)\""]
        .compactMap(\.self).joined(separator: ": ")
      let what =
        switch difference.change {
        case .added: "+ \(place): \(difference.new ?? "")"
        case .removed: "- \(place): \(difference.old ?? "")"
        case .changed: "~ \(place): \(difference.old ?? "") → \(difference.new ?? "")"
        case .heldOut: "! \(place): held out: \(difference.reason ?? "")"
        }
      let remark = difference.takesOtherArguments ? " (takes other arguments)" : ""
      return (what + remark).printable
    }
    let counts = [StringsDifference.Change.added, .removed, .changed, .heldOut].map { change in
      let count = differences.count { $0.change == change }
      return "\(count) \(change.rawValue.replacing("_", with: " "))"
    }
    lines.append(counts.joined(separator: ", "))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func json(_ differences: [StringsDifference]) -> String {
    var writer = JSONWriter()
    writer.array { list in
      for difference in differences {
        list.object { entry in
          entry.field("change", difference.change.rawValue)
          entry.field("table", difference.table)
          entry.field("language", difference.language)
          entry.field("key", difference.key)
          entry.field("old", difference.old)
          entry.field("new", difference.new)
          entry.field("takes_other_arguments", difference.takesOtherArguments)
          entry.field("reason", difference.reason)
        }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
