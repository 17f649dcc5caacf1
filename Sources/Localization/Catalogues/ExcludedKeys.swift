// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// Stored form of the keys that are excluded from a file: a JSON array of key, kind, position and
/// message.
enum ExcludedKeys {
  /// Returns nil without findings.
  static func write(_ findings: [StringsFinding]) -> [UInt8]? {
    if findings.isEmpty { return nil }
    var json = JSONWriter()
    json.array { json in
      for finding in findings {
        json.object { json in
          json.field("key", finding.key)
          json.field("kind", finding.kind.rawValue)
          json.field("line", finding.line)
          json.field("column", finding.column)
          json.field("message", finding.message)
        }
      }
    }
    return json.bytes
  }

  /// Reads the stored findings. An unreadable entry is skipped, because the texts lack its key
  /// anyway.
  static func read(_ json: [UInt8]) -> [StringsFinding] {
    let document = try? JSONDocument(parsing: json, maximumDepth: CatalogueLimits.depth)
    return (document?.root.elements ?? []).compactMap { entry in
      guard let key = entry["key"]?.string, let message = entry["message"]?.string else {
        return nil
      }
      let kind = entry["kind"]?.string.flatMap(StringsFinding.Kind.init) ?? .text
      return StringsFinding(
        kind, key: key, line: entry["line"]?.int, column: entry["column"]?.int, message: message)
    }
  }
}
