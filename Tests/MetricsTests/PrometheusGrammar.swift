// SPDX-License-Identifier: Apache-2.0

/// A parser of the text exposition format 0.0.4, written from its grammar and independent of the
/// writer: a missing escape, a wrong order or a sample without its family is an error.
struct PrometheusGrammar {
  struct Sample: Equatable {
    var name: String
    var labels: [String: String]
    var value: Double
  }

  struct Fault: Error, CustomStringConvertible { var description: String }

  private(set) var samples: [Sample] = []
  private(set) var types: [String: String] = [:]
  private(set) var helps: [String: String] = [:]
  private var family = ""

  init(_ text: String) throws {
    guard text.isEmpty || text.hasSuffix("\n") else { throw Fault(description: "no final newline") }
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
      if line.hasPrefix("# HELP ") {
        let (name, rest) = try Self.twoWords(line.dropFirst(7))
        guard helps.updateValue(rest, forKey: name) == nil else {
          throw Fault(description: "twice: \(name)")
        }
        family = name
      } else if line.hasPrefix("# TYPE ") {
        let (name, type) = try Self.twoWords(line.dropFirst(7))
        guard name == family, types.updateValue(type, forKey: name) == nil,
          ["counter", "gauge", "histogram"].contains(type)
        else { throw Fault(description: "type out of place: \(line)") }
      } else {
        try sample(line)
      }
    }
  }

  func value(_ name: String, _ labels: [String: String] = [:]) -> Double? {
    samples.first { $0.name == name && $0.labels == labels }?.value
  }

  private mutating func sample(_ line: Substring) throws {
    var rest = line
    let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" })
    rest = rest.dropFirst(name.count)
    guard let first = name.first, !first.isNumber else { throw Fault(description: "name: \(line)") }
    let suffixes = types[family] == "histogram" ? ["_bucket", "_sum", "_count"] : [""]
    guard suffixes.contains(where: { family + $0 == name }) else {
      throw Fault(description: "\(name) is not of family \(family)")
    }
    var labels: [String: String] = [:]
    if rest.first == "{" {
      rest = rest.dropFirst()
      repeat {
        let label = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest.dropFirst(label.count)
        guard !label.isEmpty, rest.hasPrefix("=\"") else { throw Fault(description: "\(line)") }
        rest = rest.dropFirst(2)
        let value = try Self.quoted(&rest)
        guard labels.updateValue(value, forKey: String(label)) == nil else {
          throw Fault(description: "label twice: \(line)")
        }
        guard let separator = rest.popFirst() else { throw Fault(description: "\(line)") }
        if separator == "}" { break }
        guard separator == "," else { throw Fault(description: "\(line)") }
      } while true
    }
    guard rest.popFirst() == " ", let value = Double(rest.replacing("+Inf", with: "inf")) else {
      throw Fault(description: "value: \(line)")
    }
    samples.append(Sample(name: name, labels: labels, value: value))
  }

  private static func quoted(_ rest: inout Substring) throws -> String {
    var value = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return value
      case "\\":
        switch rest.popFirst() {
        case "\\": value.append("\\")
        case "\"": value.append("\"")
        case "n": value.append("\n")
        default: throw Fault(description: "unknown escape")
        }
      default: value.append(character)
      }
    }
    throw Fault(description: "unterminated label value")
  }

  private static func twoWords(_ text: Substring) throws -> (String, String) {
    guard let space = text.firstIndex(of: " ") else { throw Fault(description: "\(text)") }
    return (String(text[..<space]), String(text[text.index(after: space)...]))
  }
}
