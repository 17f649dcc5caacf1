// SPDX-License-Identifier: Apache-2.0
import JSONText
import Localization

extension [StringsDifference] {
  /// A line for each, then how many there are.
  package var text: String {
    var lines = map { difference in
      let place = [difference.table, difference.language, "\"\(difference.key)\""]
        .compactMap(\.self).joined(separator: ": ")
      let what =
        switch difference.change {
        case .added: "+ \(place): \(difference.new ?? "")"
        case .removed: "- \(place): \(difference.old ?? "")"
        case .changed: "~ \(place): \(difference.old ?? "") → \(difference.new ?? "")"
        case .heldOut: "! \(place): held out: \(difference.reason ?? "")"
        }
      let remark = difference.takesOtherArguments ? " (takes other arguments)" : ""
      return (what + remark).printable
    }
    let counts = [StringsDifference.Change.added, .removed, .changed, .heldOut].map { change in
      let count = self.count { $0.change == change }
      return "\(count) \(change.rawValue.replacing("_", with: " "))"
    }
    lines.append(counts.joined(separator: ", "))
    return lines.joined(separator: "\n") + "\n"
  }

  /// The same for a program: one array.
  package var json: String {
    var writer = JSONWriter()
    writer.array { list in for difference in self { difference.write(to: &list) } }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension StringsDifference {
  /// One on a line.
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
  /// Without what a terminal would act upon: control characters, line breaks, changes of direction.
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
