// SPDX-License-Identifier: Apache-2.0
import JSONText

/// Rows under titles. For people: columns as wide as what is in them, two spaces between. For programs: a tab
/// between cells and nothing else, whatever their length.
package struct Table {
  let titles: [String]
  let isForPeople: Bool
  /// Of the columns so far: later pages only widen them.
  private var widths: [Int]
  private var hasTitles = false

  package init(_ titles: [String], isForPeople: Bool) {
    self.titles = titles
    self.isForPeople = isForPeople
    widths = titles.map(\.count)
  }

  /// The text of some rows, with the titles above the first of all.
  package mutating func text(_ rows: [[String]]) -> String {
    var lines = rows.map { $0.map(Terminal.harmless) }
    if isForPeople {
      for line in lines {
        for (column, cell) in line.enumerated() {
          widths[column] = max(widths[column], cell.columnWidth)
        }
      }
    }
    if !hasTitles { lines.insert(titles, at: 0) }
    hasTitles = true
    return lines.map(line).joined()
  }

  private func line(_ cells: [String]) -> String {
    guard isForPeople else { return cells.joined(separator: "\t") + "\n" }
    var text = ""
    for (column, cell) in cells.enumerated() {
      text += cell
      // No spaces at the end of a line.
      guard column < cells.count - 1 else { break }
      text += String(repeating: " ", count: widths[column] - cell.columnWidth + 2)
    }
    while text.last == " " { text.removeLast() }
    return text + "\n"
  }
}

/// The members of one thing, a line for each.
func sheet(_ value: JSONValue, isForPeople: Bool) -> String {
  let width = isForPeople ? value.members.map(\.name.count).max() ?? 0 : 0
  return value.members.map { name, value in
    let space = isForPeople ? String(repeating: " ", count: width - name.count + 2) : "\t"
    return "\(Terminal.harmless(name))\(space)\(value.cell)\n"
  }.joined()
}

extension JSONValue {
  /// As it stands in a table: null is a dash, a list its elements, an object JSON.
  var cell: String {
    switch kind {
    case .null: "-"
    case .string: Terminal.harmless(string ?? "")
    case .array where elements.isEmpty: "-"
    case .array: elements.map(\.cell).joined(separator: ", ")
    case .bool: bool == true ? "yes" : "no"
    case .number, .object: Terminal.harmless(String(decoding: bytes, as: UTF8.self))
    }
  }
}

extension String {
  /// How many columns of a terminal it takes.
  var columnWidth: Int {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + $1.columnWidth }
  }
}

extension Character {
  /// Ideographs, syllables of Hangul, full-width forms and emoji take two columns (the W and F of Unicode's
  /// East Asian Width), whatever their accents.
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
