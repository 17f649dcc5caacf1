// SPDX-License-Identifier: Apache-2.0

import Glibc

// Header values are compared as bytes, because creating a string for each would take longer than
// all checks together.

extension Span<UInt8> {
  /// Compares with ASCII text known at compile time.
  @inline(__always)
  func equals(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && matches(text, at: 0)
  }

  @inline(__always)
  func hasPrefix(_ text: StaticString) -> Bool {
    count >= text.utf8CodeUnitCount && matches(text, at: 0)
  }

  @inline(__always)
  func hasSuffix(_ text: StaticString) -> Bool {
    let start = count - text.utf8CodeUnitCount
    return start >= 0 && matches(text, at: start)
  }

  func equals(_ other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { mine in
      other.withUnsafeBytes { theirs in
        mine.isEmpty || memcmp(mine.baseAddress!, theirs.baseAddress!, mine.count) == 0
      }
    }
  }

  /// Returns whether a test holds for all bytes. The test receives eight bytes at a time, and some
  /// bytes more than once.
  @inline(__always)
  func allBytes(_ test: (EightBytes) -> Bool) -> Bool {
    withUnsafeBytes { bytes in
      guard bytes.count >= 8 else { return allOfFew(bytes, test) }
      var position = 0
      while position + 8 <= bytes.count {
        if !test(bytes.eight(at: position)) { return false }
        position += 8
      }
      return position == bytes.count || test(bytes.eight(at: bytes.count - 8))
    }
  }

  private func allOfFew(_ bytes: UnsafeRawBufferPointer, _ test: (EightBytes) -> Bool) -> Bool {
    guard let first = bytes.first else { return true }
    var word = UInt64(first) &* 0x0101_0101_0101_0101
    withUnsafeMutableBytes(of: &word) { $0.copyMemory(from: bytes) }
    return test(EightBytes(word))
  }

  @inline(__always)
  private func matches(_ text: StaticString, at start: Int) -> Bool {
    withUnsafeBytes { bytes in
      // An empty span has no address.
      guard let mine = bytes.baseAddress else { return true }
      return memcmp(mine + start, text.utf8Start, text.utf8CodeUnitCount) == 0
    }
  }
}

extension UnsafeRawBufferPointer {
  func eight(at position: Int) -> EightBytes {
    EightBytes(loadUnaligned(fromByteOffset: position, as: UInt64.self))
  }

  /// Loads two groups of four bytes as one value.
  func eight(at first: Int, and second: Int) -> EightBytes {
    EightBytes(
      UInt64(loadUnaligned(fromByteOffset: first, as: UInt32.self)) << 32
        | UInt64(loadUnaligned(fromByteOffset: second, as: UInt32.self)))
  }
}

extension ArraySlice<UInt8> {
  func equals(_ text: StaticString) -> Bool { span.equals(text) }
  func hasSuffix(_ text: StaticString) -> Bool { span.hasSuffix(text) }
  func hasPrefix(_ text: StaticString) -> Bool { span.hasPrefix(text) }
}
