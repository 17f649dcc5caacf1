// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import PushModel
internal import Storage

/// File format of an export.
package enum ExportFormat: String, CaseIterable, Sendable {
  case ndjson, csv

  private static let columns = [
    "token", "state", "state_reason", "unregistered_at", "languages", "environment",
    "environment_source", "push_type", "user", "tags", "time_zone", "app_version", "registered_at",
    "updated_at",
  ]

  var contentType: String {
    switch self {
    case .ndjson: "application/x-ndjson"
    case .csv: "text/csv; charset=utf-8"
    }
  }

  /// Bytes before the first device.
  var head: [UInt8] {
    switch self {
    case .ndjson: []
    case .csv: Array((Self.columns.joined(separator: ",") + "\r\n").utf8)
    }
  }

  func append(_ device: Device, to bytes: inout [UInt8]) {
    switch self {
    case .ndjson:
      var json = JSONWriter()
      DeviceJSON(device).write(to: &json, time: RFC3339.formatExactly)
      bytes += json.bytes
      bytes.append(UInt8(ascii: "\n"))
    case .csv:
      for (index, cell) in cells(of: device).enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.append(cell, to: &bytes)
      }
      bytes.append(contentsOf: "\r\n".utf8)
    }
  }

  /// Returns the cells in the order of the columns.
  private func cells(of device: Device) -> [String] {
    let time = RFC3339.formatExactly
    return [
      device.token.hex, device.state.name, device.stateReason ?? "",
      device.unregisteredAt.map(time) ?? "", device.languages.joined(separator: " "),
      device.environment.rawValue, device.environmentSource.rawValue, device.tokenKind.rawValue,
      device.user ?? "", list(device.tags), device.timeZone ?? "", device.appVersion ?? "",
      time(device.registeredAt), time(device.updatedAt),
    ]
  }

  /// Joins tags with semicolons, or writes a JSON array if the joined form would be ambiguous. It
  /// would also be ambiguous in a spreadsheet that splits at semicolons and runs a tag as a
  /// formula.
  private func list(_ tags: [String]) -> String {
    let needsJSON = tags.contains {
      $0.utf8.contains(UInt8(ascii: ";")) || $0.utf8.first == UInt8(ascii: "[")
        || SpreadsheetCell.needsMark($0.utf8)
    }
    guard needsJSON else {
      return tags.joined(separator: ";")
    }
    var json = JSONWriter()
    json.array { json in for tag in tags { json.value(tag) } }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private static func append(_ cell: String, to bytes: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    let cell = SpreadsheetCell.needsMark(cell.utf8) ? "'" + cell : cell
    guard cell.utf8.contains(where: { ",\"\r\n".utf8.contains($0) }) else {
      bytes.append(contentsOf: cell.utf8)
      return
    }
    bytes.append(quote)
    for byte in cell.utf8 {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }
}
