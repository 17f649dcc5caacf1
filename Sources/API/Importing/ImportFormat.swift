// SPDX-License-Identifier: Apache-2.0

/// Format of a file of devices.
enum ImportFormat: String, CaseIterable, Sendable {
  /// One JSON object per line: the members of `PUT …/devices/{token}`, and the token.
  case ndjson
  /// The members of `ndjson` as columns.
  case csv
  /// One token per line.
  case tokens
  /// Parse Server's class `_Installation`.
  case parse
  /// Installations of the AeroGear UnifiedPush Server.
  case aerogear
  /// OneSignal's export of subscriptions.
  case onesignal

  /// - Parameter contentType: the body's type; an absent or general type means NDJSON.
  init?(contentType: String?) {
    let type = (contentType ?? "").prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
    switch type {
    case "", "application/x-ndjson", "application/ndjson", "application/jsonl",
      "application/x-jsonlines", "application/octet-stream":
      self = .ndjson
    case "text/csv": self = .csv
    default: return nil
    }
  }

  /// - Parameter limit: maximum bytes of a record.
  func reader(limit: Int) -> any RecordReader {
    switch self {
    case .ndjson: LineRecords(.json, limit: limit)
    case .tokens: LineRecords(.token, limit: limit)
    case .csv, .onesignal: CSVRecords(limit: limit)
    case .parse, .aerogear: EntryRecords(limit: limit)
    }
  }
}
