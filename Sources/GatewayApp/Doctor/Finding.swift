// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// What one look at the gateway's surroundings found.
package struct Finding: Sendable, Equatable {
  /// How it stands; the worst of all decides how `pushgate doctor` ends.
  package enum Verdict: String, Sendable, CaseIterable, Comparable {
    case ok
    /// It works, and something will not, or not as well as it could.
    case warning
    /// The gateway cannot do its work with it.
    case fault

    package static func < (left: Self, right: Self) -> Bool {
      left.rank < right.rank
    }

    /// Its place among them, which is the exit code.
    package var rank: Int32 {
      switch self {
      case .ok: 0
      case .warning: 1
      case .fault: 2
      }
    }
  }

  /// What was looked at, in a word or two.
  package let check: String
  package let verdict: Verdict
  /// What is so.
  package let detail: String
  /// What to do about it; nil where nothing needs to be done.
  package let remedy: String?

  init(_ check: String, _ verdict: Verdict, _ detail: String, remedy: String? = nil) {
    self.check = check
    self.verdict = verdict
    self.detail = detail
    self.remedy = remedy
  }

  static func ok(_ check: String, _ detail: String) -> Finding { Finding(check, .ok, detail) }

  /// One line for people.
  package var line: String {
    let names = (verdict.rawValue.padded(to: 9), check.padded(to: Self.width))
    return names.0 + names.1 + detail + (remedy.map { "; \($0)" } ?? "")
  }

  /// One line for programs.
  package var json: String {
    var json = JSONWriter()
    json.object { json in
      json.field("check", check)
      json.field("verdict", verdict.rawValue)
      json.field("detail", detail)
      json.field("remedy", remedy)
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// Columns of the longest name and two spaces.
  private static let width = 20
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
