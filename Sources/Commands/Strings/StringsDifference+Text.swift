// SPDX-License-Identifier: Apache-2.0
import JSONText
import Localization

extension [StringsDifference] {
  /// One line per difference, followed by the counts by change.
  package var text: String { (map(\.line) + [counts]).joined(separator: "\n") + "\n" }

  /// Maximum differences of one kind in one language that are listed individually.
  private static let shownOneByOne = 5

  /// The differences that an upload would make, and their counts. If a language has many
  /// differences of one kind, lists only their number and the first one, since a new language has
  /// thousands.
  var summary: String {
    var groups: [[StringsDifference]] = []
    var places: [String: Int] = [:]
    for difference in self where difference.change != .excluded {
      let name = [difference.table ?? "", difference.language, difference.change.rawValue]
        .joined(separator: "\0")
      if let place = places[name] {
        groups[place].append(difference)
      } else {
        places[name] = groups.count
        groups.append([difference])
      }
    }
    let lines = groups.flatMap { group -> [String] in
      guard group.count > Self.shownOneByOne else { return group.map(\.line) }
      let first = group[0]
      return [
        "\(first.mark) \(first.place): \(group.count) keys, the first is \"\(first.key)\"".printable
      ]
    }
    return (lines + [counts(of: [.added, .removed, .changed])]).joined(separator: "\n") + "\n"
  }

  private var counts: String { counts(of: [.added, .removed, .changed, .excluded]) }

  private func counts(of changes: [StringsDifference.Change]) -> String {
    changes.map { change in
      let count = self.count { $0.change == change }
      return "\(count) \(change == .excluded ? "newly excluded" : change.rawValue)"
    }.joined(separator: ", ")
  }

  /// The differences as a JSON array.
  package var json: String {
    var writer = JSONWriter()
    writer.array { list in for difference in self { difference.write(to: &list) } }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension StringsDifference {
  fileprivate var place: String { [table, language].compactMap(\.self).joined(separator: ": ") }

  fileprivate var mark: String {
    switch change {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    case .excluded: "!"
    }
  }

  fileprivate var line: String {
    let what =
      switch change {
      case .added: new ?? ""
      case .removed: old ?? ""
      case .changed: "\(old ?? "") → \(new ?? "")"
      case .excluded: "excluded: \(reason ?? "")"
      }
    let remark = takesOtherArguments ? " (takes other arguments)" : ""
    return "\(mark) \(place): \"\(key)\": \(what)\(remark)".printable
  }

  /// The difference as one line of JSON.
  var jsonLine: String {
    var writer = JSONWriter()
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  fileprivate func write(to json: inout JSONWriter) {
    json.object { entry in
      entry.field("change", change.rawValue)
      entry.field("table", table)
      entry.field("language", language)
      entry.field("key", key)
      entry.field("old", old)
      entry.field("new", new)
      entry.field("takes_other_arguments", takesOtherArguments)
      entry.field("reason", reason)
    }
  }
}

extension String {
  /// The text with control characters, line breaks and changes of direction escaped, since a
  /// terminal would interpret them.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isUnprintable {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isUnprintable: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
