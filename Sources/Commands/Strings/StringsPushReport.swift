// SPDX-License-Identifier: Apache-2.0
import JSONText
import Localization

/// Reports the strings of a project that are not uploaded, and the resulting exit code.
struct StringsPushReport {
  private let plan: StringsPushPlan
  private let folder: String
  private let isStrict: Bool
  private let isVerbose: Bool

  init(_ plan: StringsPushPlan, folder: String, isStrict: Bool, isVerbose: Bool) {
    self.plan = plan
    self.folder = folder
    self.isStrict = isStrict
    self.isVerbose = isVerbose
  }

  static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }

  // MARK: before the uploads

  /// Lines for people: skipped tables and files, then excluded strings by kind and language.
  var lines: [String] {
    let skipped = plan.skipped.map {
      "\($0) is skipped: pushes do not use its strings (--table \($0) uploads it)"
    }
    let twins = plan.leftOut.map {
      "\($0.path): skipped: \($0.language) is the same language as \($0.twin), whose strings are used "
        + "(\(Self.count($0.keys, "key")))"
    }
    let settings =
      plan.hasSettings
      ? ["Settings.bundle is skipped: only the Settings app uses it (push its folder by name)"]
      : []
    let withoutSource = plan.withoutSource.map { table, unread in
      "\(table) is not uploaded: "
        + (unread.map { "\($0) cannot be read and may have strings of the source language" }
          ?? "see its errors above")
    }
    let leftOut = skipped + settings + twins
    return leftOut + (isVerbose ? errors.map(line) : summary) + withoutSource + sourceless
      + beyondSource + differing
  }

  private var errors: [StringsFinding] { plan.check.inOrder.filter(\.isError).map(\.finding) }

  /// Reports tables for which other languages have texts in the folder and the source language does
  /// not. The gateway may have texts of the source language.
  private var sourceless: [String] {
    if plan.keysAreTexts { return [] }
    return plan.check.warnings.filter { $0.kind == .file }.map {
      "\(place($0)): warning: \($0.language ?? ""): the folder has no source strings; "
        + "if keys are the source strings, set the app's keys_are_texts"
    }
  }

  /// Reports the number of keys that exist in other languages but not in the source language.
  private var beyondSource: [String] {
    let keys = Set(
      plan.check.warnings.filter { $0.kind == .notInSource }.map { ExactString($0.key ?? "") })
    if keys.isEmpty { return [] }
    let sources = Set(plan.tables.compactMap(\.group.sourceLanguage)).sorted()
    return [
      "\(Self.count(keys.count, "key")) not in \(sources.joined(separator: ", ")), the source language: "
        + "readers of other languages may get none; if keys are the source strings, set the app's "
        + "keys_are_texts"
    ]
  }

  /// Reports keys whose strings differ between Base.lproj and the language's own folder.
  private var differing: [String] {
    let base = plan.check.warnings.filter {
      $0.file.map { StringsPath($0).isBase } ?? false && $0.kind == .twice
    }
    guard let first = base.first else { return [] }
    let shown = isVerbose ? base : [first]
    let rest = base.count - shown.count
    return shown.map { finding in
      "\(place(finding)): warning: \(subject(finding))"
        + (rest == 0 ? "" : ", and \(Self.count(rest, "key")) more")
    }
  }

  /// Reports the number of findings by kind and language, with the first finding of each. A finding
  /// that several languages share is reported once. Every rejected file is named.
  private var summary: [String] {
    let files = errors.filter { $0.kind == .file }
    let groups = FindingsSummary(excluded: errors.filter { $0.kind != .file }, warnings: []).groups
    var lines: [(first: FindingsSummary.Group, languages: Int)] = []
    var places: [ExactString: Int] = [:]
    for group in groups {
      let name = ExactString("\(group.count)\0\(group.first.key ?? "")\0\(group.first.message)")
      if group.first.key != nil, let place = places[name] {
        lines[place].languages += 1
      } else {
        places[name] = lines.count
        lines.append((group, 1))
      }
    }
    return files.map(line)
      + lines.map { group, languages in
        line(group.first) + (group.count == 1 ? "" : " (and \(group.count - 1) more of the kind)")
          + (languages == 1
            ? "" : ", and the same in \(Self.count(languages - 1, "more language"))")
      }
      + (errors.count - files.count > lines.count
        ? ["The first of each kind; --verbose shows all."] : [])
  }

  private func line(_ finding: StringsFinding) -> String {
    let what = finding.kind == .file || isStrict ? "error" : "excluded"
    return "\(place(finding)): \(what): \(subject(finding))"
  }

  private func place(_ finding: StringsFinding) -> String {
    "\(finding.file ?? folder):\(finding.line ?? 1)"
  }

  private func subject(_ finding: StringsFinding) -> String {
    ([finding.language, finding.key.map { "\"\($0)\"" }].compactMap(\.self) + [finding.message])
      .joined(separator: ": ")
  }

  /// Throws if nothing would be uploaded.
  func checkRefusal() throws(CommandFault) {
    if isStrict, !errors.isEmpty { throw .bad("nothing was uploaded") }
    guard plan.tables.isEmpty else { return }
    if !plan.refused.isEmpty { throw .bad("nothing was uploaded") }
    throw .usage("\(folder): the folder contains no strings that pushes can use")
  }

  // MARK: after the uploads

  /// Throws if files were rejected or keys are excluded.
  /// - Parameters:
  ///   - refused: uploads that the gateway rejected.
  ///   - sent: all uploads sent.
  func finish(refused: Int, of sent: Int) throws(CommandFault) {
    let unread = plan.refused.count
    if refused + unread > 0 {
      throw .bad(
        "\(Self.count(refused + unread, "file")) not uploaded, see above"
          + (sent > refused ? "; \(Self.count(sent - refused, "file")) uploaded" : ""))
    }
    if let excluded { throw .excluded(excluded) }
  }

  /// Maximum number of languages that are listed by name; more would take several lines.
  private static let listedLanguages = 10

  /// Number of keys that cannot be sent, and of strings that are excluded only in other languages;
  /// nil if nothing is excluded.
  var excluded: String? {
    var byLanguage: [String: Set<ExactString>] = [:]
    for finding in errors where finding.kind != .file {
      byLanguage[finding.language ?? "", default: []].insert(
        ExactString("\(finding.file ?? "")\0\(finding.key ?? "\(finding.line ?? 0)")"))
    }
    let sources = Set(plan.tables.compactMap(\.group.sourceLanguage))
    let lost = byLanguage.filter { sources.contains($0.key) }.values.reduce(0) { $0 + $1.count }
    let others = byLanguage.filter { !sources.contains($0.key) }
    let inOthers = others.values.reduce(0) { $0 + $1.count }
    let listed = others.sorted { $0.key < $1.key }.map { "\($0.value.count) in \($0.key)" }
    let sentences = [
      lost == 0
        ? nil
        : "\(Self.count(lost, "key")) cannot be sent: excluded in \(sources.sorted().joined(separator: ", ")), the source language",
      others.isEmpty
        ? nil
        : "\(Self.count(inOthers, "text")) excluded in "
          + (others.count > Self.listedLanguages
            ? "\(others.count) other languages"
            : "other languages: " + listed.joined(separator: ", ")),
    ].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: "; ")
  }
}
