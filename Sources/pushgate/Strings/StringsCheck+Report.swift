// SPDX-License-Identifier: Apache-2.0
import Commands
import JSONText
import Localization

extension StringsCheck {
  /// Returns three parts: the number of findings of each kind and language; the first finding of
  /// each, or all findings, in the form of compiler messages; the progress of each language.
  func text(listingAll: Bool) -> String {
    let summary = FindingsSummary(
      excluded: inOrder.filter(\.isError).map(\.finding),
      warnings: inOrder.filter { !$0.isError }.map(\.finding))
    let isShort = !listingAll && summary.groups.contains { $0.count > 1 }
    var lines = isShort ? Self.counts(summary) + [""] : []
    if listingAll {
      lines += inOrder.map(Self.line)
    } else {
      let firsts = summary.groups.map { (finding: $0.first, isError: $0.isExcluded) }
      lines += firsts.filter(\.isError).sorted(by: Self.isBefore).map(Self.line)
      lines += firsts.filter { !$0.isError }.map(Self.line)
    }
    if isShort { lines.append("The first of each; --verbose shows all.") }
    for group in groups where !group.coverage.isEmpty {
      if !lines.isEmpty { lines.append("") }
      lines += table(of: group)
    }
    if !lines.isEmpty { lines.append("") }
    lines.append(
      "\(Self.count(files, "file")): \(Self.count(errors.count, "error")), "
        + Self.count(warnings.count, "warning")
    )
    return lines.joined(separator: "\n")
  }

  private static func line(_ finding: StringsFinding, isError: Bool) -> String {
    let subject = [finding.language, finding.key.map { "\"\($0)\"" }].compactMap(\.self)
    let place = "\(finding.file ?? ""):\(finding.line ?? 1):\(finding.column ?? 1)"
    let kind = isError ? "error" : "warning"
    return ("\(place): \(kind): " + (subject + [finding.message]).joined(separator: ": ")).printable
  }

  private static func isBefore(
    _ left: (finding: StringsFinding, isError: Bool),
    _ right: (finding: StringsFinding, isError: Bool)
  ) -> Bool {
    (left.finding.file ?? "", left.finding.line ?? 1, left.finding.column ?? 1)
      < (right.finding.file ?? "", right.finding.line ?? 1, right.finding.column ?? 1)
  }

  private static func counts(_ summary: FindingsSummary) -> [String] {
    let width = summary.groups.map { "\($0.count)".count }.max() ?? 0
    return summary.groups.map { group in
      let count = "\(group.count)"
      let gap = String(repeating: " ", count: width - count.count)
      let kind = group.isExcluded ? "error" : "warning"
      let language = group.first.language.map { " in \($0)" } ?? ""
      return "\(gap)\(count) \(kind): \(group.first.kind.rawValue)\(language)".printable
    }
  }

  private static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }

  private func table(of group: Group) -> [String] {
    let paths = group.tables.map(\.path)
    var name = Set(paths).count == 1 ? paths[0] : "\(group.tables.count) files"
    // An XLIFF file contains several tables, so the table's name is added.
    if paths.contains(where: { StringsPath($0).format == .xliff }) { name += ", \(group.name)" }
    var rows = [["language", "translated", "missing", "", "as source", "lacks plural forms"]]
    for row in group.coverage {
      let all = row.translated + row.missing
      let percent = all == 0 ? 100 : row.translated * 100 / all
      let lacking = PluralCategory.allCases.compactMap { category in
        row.lackingPlurals[category].map { "\(category.rawValue) \($0)" }
      }
      let isSource = row.language == group.sourceLanguage
      rows.append([
        row.language + (isSource ? " (source)" : ""), "\(row.translated)", "\(row.missing)",
        "\(percent) %", "\(row.sameAsSource)", lacking.joined(separator: ", "),
      ])
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let body = rows.map { row -> String in
      let cells = row.enumerated().map { column, cell in
        let gap = String(repeating: " ", count: widths[column] - cell.count)
        return (1...4).contains(column) ? gap + cell : cell + gap
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
    return ["\(name):".printable] + body.map(\.printable)
  }

  /// The report as JSON, with every finding.
  var json: String {
    let summary = FindingsSummary(excluded: errors, warnings: warnings)
    var writer = JSONWriter()
    writer.object { report in
      report.field("files", files)
      report.field("excluded", excluded)
      report.field("summary") { list in list.write(summary) }
      for (name, areErrors) in [("errors", true), ("warnings", false)] {
        report.field(name) { list in
          list.array { list in
            for (finding, isError) in inOrder where isError == areErrors { list.write(finding) }
          }
        }
      }
      report.field("coverage") { list in
        list.array { list in
          for group in groups {
            for row in group.coverage { list.write(row, of: group) }
          }
        }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ summary: FindingsSummary) {
    array { list in
      for group in summary.groups {
        list.object { entry in
          entry.field("kind", group.first.kind.rawValue)
          entry.field("language", group.first.language)
          entry.field("is_error", group.isExcluded)
          entry.field("count", group.count)
        }
      }
    }
  }

  fileprivate mutating func write(_ finding: StringsFinding) {
    object {
      $0.field("kind", finding.kind.rawValue)
      $0.field("file", finding.file)
      $0.field("line", finding.line)
      $0.field("column", finding.column)
      $0.field("language", finding.language)
      $0.field("key", finding.key)
      $0.field("message", finding.message)
    }
  }

  fileprivate mutating func write(
    _ row: CatalogueReport.Coverage, of group: StringsCheck.Group
  ) {
    object { entry in
      entry.field("table", group.name)
      entry.field("language", row.language)
      entry.field("is_source", row.language == group.sourceLanguage)
      entry.field("translated", row.translated)
      entry.field("missing", row.missing)
      entry.field("same_as_source", row.sameAsSource)
      entry.field("missing_keys") { list in
        list.array { list in for key in row.missingKeys { list.value(key) } }
      }
    }
  }
}
