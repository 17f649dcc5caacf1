// SPDX-License-Identifier: Apache-2.0
import JSONText
import Localization

extension StringsCheck {
  /// A line for each finding, in the form that editors and build systems know, then how far each
  /// language is.
  var text: String {
    var lines = inOrder.map { finding, isError in
      let subject = [finding.language, finding.key.map { "\"\($0)\"" }].compactMap(\.self)
      let place = "\(finding.file ?? ""):\(finding.line ?? 1):\(finding.column ?? 1)"
      let kind = isError ? "error" : "warning"
      return "\(place): \(kind): " + (subject + [finding.message]).joined(separator: ": ")
    }
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

  private static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }

  private func table(of group: Group) -> [String] {
    let paths = group.tables.map(\.path)
    let name = Set(paths).count == 1 ? paths[0] : "\(group.tables.count) files"
    var rows = [["language", "translated", "missing", "", "lacks plural forms"]]
    for row in group.coverage {
      let all = row.translated + row.missing
      let percent = all == 0 ? 100 : row.translated * 100 / all
      let lacking = PluralCategory.allCases.compactMap { category in
        row.lackingPlurals[category].map { "\(category.rawValue) \($0)" }
      }
      let isSource = row.language == group.sourceLanguage
      rows.append([
        row.language + (isSource ? " (source)" : ""), "\(row.translated)", "\(row.missing)",
        "\(percent) %", lacking.joined(separator: ", "),
      ])
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let body = rows.map { row -> String in
      let cells = row.enumerated().map { column, cell in
        let gap = String(repeating: " ", count: widths[column] - cell.count)
        return (1...3).contains(column) ? gap + cell : cell + gap
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
    return ["\(name):"] + body
  }

  /// The same for a program.
  var json: String {
    var writer = JSONWriter()
    writer.object { report in
      report.field("files", files)
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
  fileprivate mutating func write(_ finding: StringsFinding) {
    object {
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
      entry.field("missing_keys") { list in
        list.array { list in for key in row.missingKeys { list.value(key) } }
      }
    }
  }
}
