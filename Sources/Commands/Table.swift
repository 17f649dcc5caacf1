// SPDX-License-Identifier: Apache-2.0
import JSONText

/// Rows with column titles. For people, columns are as wide as their content, two spaces apart, and
/// cells are truncated at the terminal's width. For programs, a tab separates cells, and cells are
/// not truncated.
package struct Table {
  /// Audience of a table.
  package enum Width: Sendable, Equatable {
    /// - columns: width of the terminal; nil if it is unknown, and then nothing is truncated.
    case people(columns: Int?)
    case programs
  }

  let titles: [String]
  let width: Width
  /// Widths of the columns so far; later pages only increase them.
  private var widths: [Int]
  private var hasTitles = false

  /// Minimum width to which a column is narrowed, unless its title is wider.
  private static let narrowest = 8
  /// Maximum width at which the first column is never truncated. It is the width of an id, because
  /// users pass ids to other commands. Device tokens are wider.
  private static let idWidth = 36
  private static let gap = 2

  package init(_ titles: [String], width: Width) {
    self.titles = titles
    self.width = width
    widths = titles.map(\.count)
  }

  /// Returns the text of some rows. The first call adds the titles.
  package mutating func text(_ rows: [[String]]) -> String {
    var lines = rows.map { $0.map(Terminal.harmless) }
    if case .people(let columns) = width {
      lines = lines.map { $0.map(Self.shortened) }
      for line in lines {
        for (column, cell) in line.enumerated() {
          widths[column] = max(widths[column], cell.columnWidth)
        }
      }
      if let columns { fit(in: columns) }
    }
    if !hasTitles { lines.insert(titles, at: 0) }
    hasTitles = true
    return lines.map(line).joined()
  }

  /// Narrows the widest columns until a line has at most `columns`, or no column can be narrowed.
  private mutating func fit(in columns: Int) {
    let least = titles.indices.map { column in
      column == 0 && widths[0] <= Self.idWidth
        ? widths[0] : min(widths[column], max(Self.narrowest, titles[column].count))
    }
    var excess = widths.reduce((widths.count - 1) * Self.gap, +) - columns
    while excess > 0 {
      let wide = widths.indices.filter { widths[$0] > least[$0] }
      guard let widest = wide.max(by: { widths[$0] < widths[$1] }) else { return }
      widths[widest] -= 1
      excess -= 1
    }
  }

  /// Returns a time without milliseconds, a dash for the epoch (which means no time), and any other
  /// cell unchanged.
  private static func shortened(_ cell: String) -> String {
    let bytes = cell.utf8
    guard bytes.count == 24, cell.hasSuffix("Z"),
      cell.dropFirst(4).hasPrefix("-"), cell.dropFirst(10).hasPrefix("T"),
      cell.dropFirst(19).hasPrefix(".")
    else { return cell }
    return cell.hasPrefix("1970-01-01T00:00:00") ? "-" : String(cell.prefix(19)) + "Z"
  }

  private func line(_ cells: [String]) -> String {
    guard case .people = width else { return cells.joined(separator: "\t") + "\n" }
    var text = ""
    for (column, whole) in cells.enumerated() {
      let cell = whole.cut(toColumns: widths[column])
      text += cell
      // Adds no spaces at the end of a line.
      guard column < cells.count - 1 else { break }
      text += String(repeating: " ", count: widths[column] - cell.columnWidth + Self.gap)
    }
    while text.last == " " { text.removeLast() }
    return text + "\n"
  }
}

/// Returns the members of one object, one per line.
func sheet(_ value: JSONValue, isForPeople: Bool) -> String {
  let width = isForPeople ? value.members.map(\.name.count).max() ?? 0 : 0
  return value.members.map { name, value in
    let space = isForPeople ? String(repeating: " ", count: width - name.count + 2) : "\t"
    return "\(Terminal.harmless(name))\(space)\(value.cell)\n"
  }.joined()
}

extension JSONValue {
  /// Returns the text of a cell: a dash for null and empty values, and the elements of a list. An
  /// object of plain values becomes names and values; any other object stays JSON.
  var cell: String {
    switch kind {
    case .null: "-"
    case .string: Terminal.harmless(string ?? "")
    case .array where elements.isEmpty: "-"
    case .array: elements.map(\.cell).joined(separator: ", ")
    case .bool: bool == true ? "yes" : "no"
    case .object where members.isEmpty: "-"
    case .object where members.allSatisfy({ $0.value.isPlain }):
      members.map { "\(Terminal.harmless($0.name)) \($0.value.cell)" }.joined(separator: ", ")
    case .number, .object: Terminal.harmless(String(decoding: bytes, as: UTF8.self))
    }
  }
}

extension JSONValue {
  fileprivate var isPlain: Bool { kind != .object && kind != .array }
}

extension String {
  /// Returns the beginning that fits, with an ellipsis if the text was truncated.
  fileprivate func cut(toColumns columns: Int) -> String {
    guard columnWidth > columns else { return self }
    var text = ""
    var width = 1
    for character in self {
      width += String(character).columnWidth
      guard width <= columns else { break }
      text.append(character)
    }
    return text + "\u{2026}"
  }

  /// The number of terminal columns that the text takes.
  var columnWidth: Int {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + $1.columnWidth }
  }
}

extension Character {
  /// Number of terminal columns of a character. Ideographs, Hangul syllables, full-width forms and
  /// emoji take two (the W and F of Unicode's East Asian Width), with or without combining marks.
  fileprivate var columnWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default:
      return first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") ? 2 : 1
    }
  }
}
