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
  /// JSON pointer (RFC 6901) from the root.
  package let pointer: String
  /// Offset of the value in bytes.
  package let offset: Int

  init(_ problem: Problem, at field: JSONField) {
    self.problem = problem
    pointer = field.pointer
    offset = field.value.range.lowerBound
  }

  /// The expected form, as a short clause.
  package var message: String {
    switch problem {
    case .mismatch(let expected, _): "expected \(expected)"
    case .unusable(let message): message
    }
  }
}
