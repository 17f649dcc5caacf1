// SPDX-License-Identifier: Apache-2.0

/// Columns of a table, which convert each row to a line of JSON. The line parser is thus shared by
/// all formats.
struct ImportColumns: Sendable, Equatable {
  /// Meaning of the cells in a column. Empty cells are ignored.
  enum Column: Sendable, Equatable {
    /// A string member with this name.
    case text(String)
    /// A list of strings: a JSON array, or values separated by semicolons.
    case list(String)
    /// A list of strings: a JSON array, or values separated by semicolons, spaces or commas.
    case words(String)
    case foreign(OneSignalColumn)
    case ignored
  }

  private static let texts = [
    "token", "environment", "environment_source", "user", "push_type", "time_zone", "app_version",
    "registered_at", "state", "state_reason", "unregistered_at", "updated_at",
  ]
  /// A single column of tokens without a header.
  static let token = ImportColumns(columns: [.text("token")])

  private let columns: [Column]
  /// Whether cells have the apostrophes that an export adds (`SpreadsheetCell`).
  private let isMarked: Bool

  private init(columns: [Column], isMarked: Bool = false) {
    self.columns = columns
    self.isMarked = isMarked
  }

  /// - Parameter header: the first record of a file.
  init(header: ImportRecord, of format: ImportFormat) throws(Fault) {
    let cells: [[UInt8]]
    switch header.content {
    case .cells(let found): cells = found
    case .bad(let fault): throw fault
    case .json, .tooLong:
      throw Fault(.malformedCSV, at: "", "the first line must name the columns")
    }
    let names = cells.map { String(decoding: $0, as: UTF8.self) }
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw Fault(.malformedCSV, at: "/\(name)", "expected the column only once")
    }
    var columns: [Column] = []
    for name in names { columns.append(try Self.column(name, of: format)) }
    let key = format == .onesignal ? "identifier" : "token"
    guard names.contains(key) else {
      throw Fault(.missingMember, at: "/\(key)", "expected a column \"\(key)\" in the first line")
    }
    self.columns = columns
    isMarked = format == .csv
  }

  private static func column(_ name: String, of format: ImportFormat) throws(Fault) -> Column {
    // OneSignal's exports have many columns that are not imported.
    if format == .onesignal {
      return OneSignalColumn(rawValue: name).map { .foreign($0) } ?? .ignored
    }
    if texts.contains(name) { return .text(name) }
    switch name {
    case "tags": return .list(name)
    case "languages": return .words(name)
    default:
      let known = (texts + ["tags", "languages"]).joined(separator: ", ")
      throw Fault(
        .unknownMember, at: "/\(name)", "expected one of the columns \(known)")
    }
  }

  /// - Returns: a line of JSON; nil for a row that is not imported.
  func line(_ cells: [[UInt8]]) throws(Fault) -> [UInt8]? {
    guard cells.count == columns.count else {
      throw Fault(
        .malformedCSV, at: "",
        "expected \(columns.count) cells, as in the first line, not \(cells.count)")
    }
    let cells = isMarked ? cells.map(SpreadsheetCell.content) : cells
    var line = ImportLine()
    var foreign = OneSignalRow()
    for (column, cell) in zip(columns, cells) {
      if case .foreign(let column) = column { foreign.judge(column, cell) }
    }
    guard !foreign.isOthers else { return nil }
    for (column, cell) in zip(columns, cells) where !cell.isEmpty {
      switch column {
      case .ignored: break
      case .text(let name): try line.text(name, cell)
      case .list(let name): try line.list(name, cell) { $0 == UInt8(ascii: ";") }
      case .words(let name):
        try line.list(name, cell) { byte in
          [UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: " ")].contains(byte)
        }
      case .foreign(let column): try foreign.take(column, cell, &line)
      }
    }
    return line.json
  }
}
