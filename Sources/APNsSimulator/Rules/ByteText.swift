// SPDX-License-Identifier: Apache-2.0

// Header values are compared as the bytes they came as; a string for each would cost more than all
// checks together.

extension Span<UInt8> {
  /// Compares with ASCII text known at compile time.
  func equals(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && begins(with: text, at: 0)
  }

  fileprivate func begins(with text: StaticString, at start: Int) -> Bool {
    text.withUTF8Buffer { expected in
      for index in expected.indices where self[start + index] != expected[index] { return false }
      return true
    }
  }
}

extension ArraySlice<UInt8> {
  func equals(_ text: StaticString) -> Bool { span.equals(text) }

  func hasSuffix(_ text: StaticString) -> Bool {
    let start = count - text.utf8CodeUnitCount
    return start >= 0 && span.begins(with: text, at: start)
  }

  func hasPrefix(_ text: StaticString) -> Bool {
    count >= text.utf8CodeUnitCount && span.begins(with: text, at: 0)
  }
}
