// SPDX-License-Identifier: Apache-2.0

import JSONText

extension ConformanceReport {
  /// The report as one JSON object on one line.
  package var json: [UInt8] {
    var json = JSONWriter()
    write(to: &json)
    return json.bytes
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("observed") { facts.write(to: &$0) }
      json.field("summary") { json in
        json.object { json in
          for verdict in Self.order { json.field(verdict.rawValue, rules(verdict).count) }
        }
      }
      json.field("rules") { json in
        json.array { json in
          for rule in ConformanceRule.allCases { write(rule, to: &json) }
        }
      }
    }
  }

  private func write(_ rule: ConformanceRule, to json: inout JSONWriter) {
    let tally = self[rule]
    let entry = rule.entry
    json.object { json in
      json.field("id", rule.rawValue)
      json.field("area", entry.area)
      json.field("rule", entry.statement)
      json.field("source", entry.source.title)
      json.field("verdict", tally.verdict.rawValue)
      json.field("checked", tally.checked)
      json.field("broken", tally.broken)
      json.field("tolerated", tally.tolerated)
      if let evidence = tally.evidence {
        json.field("evidence") { json in
          json.object { json in
            json.field("connection", evidence.connection)
            if let stream = evidence.stream { json.field("stream", Int(stream)) }
            json.field("wire", evidence.detail)
          }
        }
      }
      if tally.verdict == .notObserved { json.field("to_observe", entry.toObserve) }
    }
  }

  // MARK: Text

  private static let order: [ConformanceVerdict] = [.broken, .tolerated, .kept, .notObserved]

  /// The report as text. Broken rules come first, with evidence from the wire.
  package var text: String {
    var lines = ["Conformance with Apple's rules", ""]
    lines += facts.lines.map { "  " + $0 }
    for verdict in Self.order {
      let rules = rules(verdict)
      guard !rules.isEmpty else { continue }
      lines += ["", "\(verdict.heading) (\(rules.count))"]
      for rule in rules { lines += self.lines(for: rule, verdict) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(for rule: ConformanceRule, _ verdict: ConformanceVerdict) -> [String] {
    let tally = self[rule]
    let name = padded(rule.rawValue, 32)
    switch verdict {
    case .kept: return ["  \(name)\(tally.checked) checked"]
    case .notObserved: return ["  \(name)needs \(rule.entry.toObserve)"]
    case .broken, .tolerated:
      let count = verdict == .broken ? tally.broken : tally.tolerated
      var lines = [
        "  \(name)\(count) of \(tally.checked)",
        "    rule:  \(rule.entry.statement) (\(rule.entry.source.title))",
      ]
      if let evidence = tally.evidence {
        lines.append("    first: \(evidence.place): \(evidence.detail)")
      }
      return lines
    }
  }
}

extension ConformanceVerdict {
  fileprivate var heading: String {
    switch self {
    case .kept: "Kept"
    case .tolerated: "Tolerated"
    case .broken: "Broken"
    case .notObserved: "Not observed"
    }
  }
}

extension ConformanceFacts {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("connections", connections)
      json.field("handshakes_failed", handshakesFailed)
      json.field("requests", requests)
      json.field("answers") { json in
        json.object { json in
          for (status, count) in answers.sorted(by: { $0.key < $1.key }) {
            json.field(String(status), count)
          }
        }
      }
      json.field("most_streams_at_once", mostStreamsAtOnce)
      json.field("tokens", tokens)
      for (name, table) in [("ends", ends), ("tls", tlsVersions)] {
        json.field(name) { json in
          json.object { json in
            for (key, count) in table.sorted(by: { $0.key < $1.key }) { json.field(key, count) }
          }
        }
      }
      json.field("unwatched_connections", unwatched)
    }
  }

  fileprivate var lines: [String] {
    func list(_ table: [String: Int]) -> String {
      table.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    }
    let statuses = Dictionary(uniqueKeysWithValues: answers.map { ("with \($0.key)", $0.value) })
    var lines = [
      "connections: \(connections) (\(list(tlsVersions)))", "requests: \(requests)",
      "answers: \(answers.isEmpty ? "none" : list(statuses))",
      "streams at once: \(mostStreamsAtOnce)", "provider tokens: \(tokens)",
    ]
    if !ends.isEmpty { lines.append("connections ended: \(list(ends))") }
    if handshakesFailed > 0 { lines.append("handshakes failed: \(handshakesFailed)") }
    if unwatched > 0 { lines.append("connections not observed (too many): \(unwatched)") }
    return lines
  }
}

private func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(1, width - text.utf8.count))
}
