// SPDX-License-Identifier: Apache-2.0

/// A path that is split at its slashes and then decoded. An encoded slash is thus part of a
/// segment.
struct PathSegments {
  private var bytes: ArraySlice<UInt8>
  private var ranges: [Range<Int>] = []

  /// - Throws: if a segment is not percent-encoded UTF-8.
  init(_ path: ArraySlice<UInt8>) throws(ParseFault) {
    bytes = path
    // Only `OPTIONS *` has no path; it has no segments.
    guard !path.isEmpty else { return }
    ranges.reserveCapacity(8)
    var start = path.startIndex + 1
    var isEncoded = false
    for index in start..<path.endIndex {
      if path[index] == ASCII.slash {
        ranges.append(start..<index)
        start = index + 1
      } else if path[index] == ASCII.percent {
        isEncoded = true
      }
    }
    ranges.append(start..<path.endIndex)
    if isEncoded { try decode() }
  }

  var count: Int { ranges.count }

  subscript(index: Int) -> ArraySlice<UInt8> { bytes[ranges[index]] }

  private mutating func decode() throws(ParseFault) {
    var decoded: [UInt8] = []
    for index in ranges.indices {
      let start = decoded.count
      try PercentEncoding.decode(bytes[ranges[index]], onto: &decoded)
      _ = try PercentEncoding.text(decoded: decoded[start...])
      ranges[index] = start..<decoded.count
    }
    bytes = decoded[...]
  }
}
