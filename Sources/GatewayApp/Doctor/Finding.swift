// SPDX-License-Identifier: Apache-2.0
internal import JSONText

/// The result of one check of `pushgate doctor`.
package struct Finding: Sendable, Equatable {
  /// Severity of a finding. The worst severity determines the exit code of `pushgate doctor`.
  package enum Verdict: String, Sendable, CaseIterable, Comparable {
    case ok
    /// The subject works, but something will fail soon or works poorly.
    case warning
    /// The gateway cannot work in this state.
    case fault

    package static func < (left: Self, right: Self) -> Bool {
      left.rank < right.rank
    }

    /// The severity as a number, which is the exit code.
    package var rank: Int32 {
      switch self {
      case .ok: 0
      case .warning: 1
      case .fault: 2
      }
    }
  }

  /// The checked subject, in one or two words.
  package let check: String
  package let verdict: Verdict
  /// The observed state.
  package let detail: String
  /// The action for the operator; nil if none is needed.
  package let remedy: String?

  init(_ check: String, _ verdict: Verdict, _ detail: String, remedy: String? = nil) {
    self.check = check
    self.verdict = verdict
    self.detail = detail
    self.remedy = remedy
  }

  static func ok(_ check: String, _ detail: String) -> Finding { Finding(check, .ok, detail) }

  /// The finding as one line of text.
  package var line: String {
    let names = (verdict.rawValue.padded(to: 9), check.padded(to: Self.width))
    return names.0 + names.1 + detail + (remedy.map { "; \($0)" } ?? "")
  }

  /// The finding as one line of JSON.
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

  /// Number of columns for the name of the check: the longest name plus two spaces.
  private static let width = 20
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
