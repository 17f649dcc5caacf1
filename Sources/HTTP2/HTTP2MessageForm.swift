// SPDX-License-Identifier: Apache-2.0
internal import CNGHTTP2
internal import Glibc

/// Checks the header block of a request, or its trailers, against RFC 9113 §8. Sessions that
/// deliver only well-formed messages leave this check to nghttp2. This type uses nghttp2's tables
/// of allowed bytes.
///
/// It differs from nghttp2 in two points: it reports the fault, and it does not require
/// `:authority`. "Requests include exactly one valid value for :method, :scheme and :path"
/// (§8.3.1).
package struct HTTP2MessageForm: Sendable {
  private struct Seen: OptionSet {
    let rawValue: UInt8
    static let method = Seen(rawValue: 1)
    static let scheme = Seen(rawValue: 2)
    static let path = Seen(rawValue: 4)
    static let authority = Seen(rawValue: 8)
    static let connect = Seen(rawValue: 16)
    static let options = Seen(rawValue: 32)
    /// The path is `*`, which only OPTIONS may have.
    static let asterisk = Seen(rawValue: 64)
  }

  /// The first fault, if any.
  package private(set) var fault: HTTP2MessageFault?
  /// The value of content-length; nil without the field.
  package private(set) var contentLength: Int?
  private let isTrailers: Bool
  private var seen: Seen = []
  private var isPastPseudoHeaders = false

  package init(isTrailers: Bool = false) { self.isTrailers = isTrailers }

  /// Checks the next field of the block.
  package mutating func take(name: String, value: String) {
    var (name, value) = (name, value)
    name.withUTF8 { name in value.withUTF8 { unsafe take(name: name, value: $0) } }
  }

  /// - Parameter isKnown: whether an equal field was valid before; only its position in the block
  ///   is checked again.
  mutating func take(
    name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>, isKnown: Bool = false
  ) {
    guard fault == nil else { return }
    if unsafe name.first == UInt8(ascii: ":") {
      fault = unsafe judgePseudoHeader(name, value, isKnown)
    } else {
      isPastPseudoHeaders = true
      fault = unsafe judgeField(name, value, isKnown)
    }
  }

  /// Checks the block at its end.
  package mutating func finish(endStream: Bool) {
    guard fault == nil else { return }
    if isTrailers {
      if !endStream { fault = .trailersNotLast }
    } else if !seen.isSuperset(of: needed) {
      fault = .missingPseudoHeader
    } else if seen.contains(.connect), !seen.isDisjoint(with: [.scheme, .path]) {
      fault = .unknownPseudoHeader
    } else if seen.contains(.asterisk), !seen.contains(.options) {
      fault = .path
    } else if endStream {
      judgeBody(size: 0, isWhole: true)
    }
  }

  // Required pseudo-headers. CONNECT has neither :scheme nor :path (§8.5).
  private var needed: Seen {
    seen.contains(.connect) ? [.method, .authority] : [.method, .scheme, .path]
  }

  /// Compares the number of body bytes received so far with content-length.
  package mutating func judgeBody(size: Int, isWhole: Bool) {
    guard let contentLength, fault == nil else { return }
    if size > contentLength || (isWhole && size < contentLength) { fault = .bodyLength }
  }

  // MARK: Fields

  private mutating func judgePseudoHeader(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, _ isKnown: Bool
  ) -> HTTP2MessageFault? {
    if isTrailers { return .unknownPseudoHeader }
    if isPastPseudoHeaders { return .latePseudoHeader }
    let field: Seen
    let isGood: Bool
    if unsafe name.matches(":path") {
      field = .path
      guard unsafe value.first == UInt8(ascii: "/") || value.matches("*") else { return .path }
      if unsafe value.first != UInt8(ascii: "/") { seen.insert(.asterisk) }
      isGood = unsafe isKnown || nghttp2_check_path(value.baseAddress, value.count) != 0
    } else if unsafe name.matches(":method") {
      field = .method
      if unsafe value.matches("CONNECT") { seen.insert(.connect) }
      if unsafe value.matches("OPTIONS") { seen.insert(.options) }
      isGood = unsafe isKnown || nghttp2_check_method(value.baseAddress, value.count) != 0
    } else if unsafe name.matches(":scheme") {
      field = .scheme
      isGood = unsafe isKnown || isScheme(value)
    } else if unsafe name.matches(":authority") {
      field = .authority
      isGood = unsafe isKnown || nghttp2_check_authority(value.baseAddress, value.count) != 0
    } else {
      return .unknownPseudoHeader
    }
    guard seen.isDisjoint(with: field) else { return .repeatedPseudoHeader }
    seen.insert(field)
    return isGood ? nil : .value
  }

  private mutating func judgeField(
    _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, _ isKnown: Bool
  ) -> HTTP2MessageFault? {
    if !isKnown {
      guard unsafe nghttp2_check_header_name(name.baseAddress, name.count) != 0 else {
        return unsafe name.contains { $0 &- 0x41 < 26 } ? .upperCaseName : .name
      }
      guard unsafe nghttp2_check_header_value_rfc9113(value.baseAddress, value.count) != 0 else {
        return .value
      }
    }
    // The length of the name excludes nearly all fields without a comparison.
    switch name.count {
    case 2 where unsafe name.matches("te"):
      return unsafe value.matchesIgnoringCase("trailers") ? nil : .te
    case 4 where unsafe name.matches("host"):
      return unsafe nghttp2_check_authority(value.baseAddress, value.count) != 0 ? nil : .value
    case 7 where unsafe name.matches("upgrade"), 10 where unsafe name.matches("connection"),
      10 where unsafe name.matches("keep-alive"), 16 where unsafe name.matches("proxy-connection"),
      17 where unsafe name.matches("transfer-encoding"):
      return .connectionField
    case 14 where unsafe name.matches("content-length"):
      guard contentLength == nil, let length = unsafe number(value) else { return .contentLength }
      contentLength = length
      return nil
    default: return nil
    }
  }

  // Returns whether the value is a scheme (RFC 3986 §3.1).
  private func isScheme(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = unsafe value.first, (first | 0x20) &- 0x61 < 26 else { return false }
    return unsafe value.allSatisfy {
      ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E
    }
  }

  private func number(_ value: UnsafeBufferPointer<UInt8>) -> Int? {
    guard !value.isEmpty, value.count <= 18 else { return nil }
    var number = 0
    for index in value.indices {
      let byte = unsafe value[index]
      guard byte &- 0x30 < 10 else { return nil }
      number = number * 10 + Int(byte &- 0x30)
    }
    return number
  }
}

extension UnsafeBufferPointer<UInt8> {
  @inline(__always)
  fileprivate func matches(_ text: StaticString) -> Bool {
    unsafe count == text.utf8CodeUnitCount && memcmp(baseAddress!, text.utf8Start, count) == 0
  }

  fileprivate func matchesIgnoringCase(_ text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    for index in 0..<count where unsafe self[index] | 0x20 != text.utf8Start[index] { return false }
    return true
  }
}
