// SPDX-License-Identifier: Apache-2.0

/// Reason why a JSON value from a request or file cannot be used, with its position.
package struct JSONFault: Error, Equatable, Sendable {
  /// Kind of fault.
  package enum Problem: Equatable, Sendable {
    /// The value is of another kind than expected.
    case mismatch(expected: String, found: JSONValue.Kind)
    /// Any other fault, as a message.
    case unusable(String)
  }

  package let problem: Problem
  private let value: JSONValue
  /// Name of a member of `value` that is missing.
  private let missing: String?

  /// - Parameter missing: name of a missing member that the fault refers to.
  init(_ problem: Problem, at value: JSONValue, missing: String? = nil) {
    self.problem = problem
    self.value = value
    self.missing = missing
  }

  /// JSON pointer (RFC 6901) from the root. Searches for the value, so that faults that are dropped
  /// cost nothing.
  package var pointer: String {
    guard let missing else { return value.pointer }
    return (value.pointer + jsonPointerToken(missing)).cut(toBytes: JSONValue.maximumPointerBytes)
  }

  /// Offset of the value in bytes; of its container if it is missing.
  package var offset: Int { value.range.lowerBound }

  package static func == (one: JSONFault, other: JSONFault) -> Bool {
    one.problem == other.problem && one.pointer == other.pointer && one.offset == other.offset
  }

  /// The expected form, as a short clause.
  package var message: String {
    switch problem {
    case .mismatch(let expected, _): "expected \(expected)"
    case .unusable(let message): message
    }
  }
}
