// SPDX-License-Identifier: Apache-2.0
internal import JSONText
internal import PushModel

/// The columns of OneSignal's CSV export that are imported.
enum OneSignalColumn: String, Sendable {
  case identifier, language, tags
  case deviceType = "device_type"
  case gameVersion = "game_version"
  case appVersion = "app_version"
  case externalUserID = "external_user_id"
  case externalID = "external_id"
  case timezoneID = "timezone_id"
  case createdAt = "created_at"
  case invalidIdentifier = "invalid_identifier"
}

/// A row of OneSignal's CSV export.
struct OneSignalRow {
  /// Whether the row is skipped: another platform than iOS, no token, or an invalid identifier.
  private(set) var isOthers = false
  /// Members already written. If two columns map to one member, the first one counts.
  private var said: Set<String> = []

  mutating func judge(_ column: OneSignalColumn, _ cell: [UInt8]) {
    let text = String(decoding: cell, as: UTF8.self).lowercased()
    switch column {
    // 0 is iOS.
    case .deviceType: if text != "0", text != "ios" { isOthers = true }
    case .invalidIdentifier: if ["t", "true", "1", "yes"].contains(text) { isOthers = true }
    case .identifier: if text.isEmpty { isOthers = true }
    default: break
    }
  }

  mutating func take(
    _ column: OneSignalColumn, _ cell: [UInt8], _ line: inout ImportLine
  ) throws(Fault) {
    let text = String(decoding: cell, as: UTF8.self)
    switch column {
    case .identifier: try line.text("token", cell)
    case .language: line.list("languages", [text])
    case .deviceType, .invalidIdentifier: break
    case .gameVersion, .appVersion:
      if said.insert("app_version").inserted { try line.text("app_version", cell) }
    case .externalUserID, .externalID:
      if said.insert("user").inserted { try line.text("user", cell) }
    case .timezoneID: try line.text("time_zone", cell)
    case .createdAt:
      if let time = Self.time(text) { line.text("registered_at", RFC3339.format(time)) }
    case .tags: line.list("tags", try Self.tags(cell))
    }
  }

  /// Parses `2015-03-05 18:38:27 UTC` or an RFC 3339 time.
  private static func time(_ text: String) -> Instant? {
    let zoneless = text.hasSuffix(" UTC") ? String(text.dropLast(4)) : text
    return RFC3339.parse(text) ?? RFC3339.parse(zoneless + "Z")
  }

  /// Parses `{"level": "5", "beta": ""}`. A name and its value become one tag, `level:5`.
  private static func tags(_ cell: [UInt8]) throws(Fault) -> [String] {
    guard let document = try? JSONDocument(parsing: cell), document.root.kind == .object else {
      throw Fault(.invalidValue, at: "/tags", "expected an object of names and values")
    }
    return document.root.members.map { name, value in
      let text = value.string ?? String(decoding: value.bytes, as: UTF8.self)
      return text.isEmpty ? name : "\(name):\(text)"
    }
  }
}
