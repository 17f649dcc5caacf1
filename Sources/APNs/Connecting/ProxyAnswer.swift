// SPDX-License-Identifier: Apache-2.0

/// Parses the head of a proxy's response to CONNECT as its bytes arrive: a value, no I/O. Strict,
/// since Apple's bytes begin where the head ends.
struct ProxyAnswer {
  /// Bytes of the whole head. The body, in which some proxies explain a refusal, is not read.
  static let limit = 8 * 1024

  private var head: [UInt8] = []

  enum Progress: Equatable {
    case incomplete
    /// 2xx: all following bytes are the target's.
    case isOpen
    case failed(ProxyError.Cause)
  }

  /// Appends received bytes and returns the progress. `isOpen` and `failed` are final.
  mutating func append(_ bytes: some Collection<UInt8>) -> Progress {
    let seen = head.count
    head.append(contentsOf: bytes)
    // Checked at the first bytes, since a server of another protocol may never send the end of a
    // head.
    guard zip(head, "HTTP/1.".utf8).allSatisfy({ $0 == $1 }) else { return .failed(.notHTTP) }
    guard let end = endOfHead(from: max(0, seen - 3)) else {
      return head.count > Self.limit ? .failed(.tooLong) : .incomplete
    }
    guard end <= Self.limit else { return .failed(.tooLong) }
    guard let (status, reason) = Self.parse(head[..<(end - 4)]) else { return .failed(.notHTTP) }
    guard (200..<300).contains(status) else {
      return .failed(.refused(status: status, reason: reason))
    }
    return end == head.count ? .isOpen : .failed(.spokeEarly)
  }

  /// Returns the index after the empty line, or nil.
  private func endOfHead(from start: Int) -> Int? {
    let mark: [UInt8] = [13, 10, 13, 10]
    var place = start
    while place + mark.count <= head.count {
      if head[place..<(place + mark.count)].elementsEqual(mark) { return place + mark.count }
      place += 1
    }
    return nil
  }

  /// Returns status and reason phrase if all lines conform to RFC 9112 §4 and §5.
  private static func parse(_ head: ArraySlice<UInt8>) -> (status: Int, reason: String)? {
    var lines: [ArraySlice<UInt8>] = []
    var rest = head
    while let carriageReturn = rest.firstIndex(of: 13) {
      lines.append(rest[..<carriageReturn])
      guard rest.dropFirst(carriageReturn - rest.startIndex + 1).first == 10 else { return nil }
      rest = rest[(carriageReturn + 2)...]
    }
    lines.append(rest)
    guard lines.dropFirst().allSatisfy(isField), lines.joined().allSatisfy(isText) else {
      return nil
    }
    return statusLine(lines[0])
  }

  /// Parses `HTTP/1.1 200 Connection established`. The phrase may be empty; some proxies omit the
  /// space before it.
  private static func statusLine(_ line: ArraySlice<UInt8>) -> (status: Int, reason: String)? {
    let parts = line.split(separator: 0x20, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0].count == "HTTP/1.1".utf8.count,
      [UInt8(ascii: "0"), UInt8(ascii: "1")].contains(parts[0].last),
      parts[1].count == 3, parts[1].allSatisfy({ (0x30...0x39).contains($0) }),
      let status = Int(String(decoding: parts[1], as: UTF8.self)), status >= 100
    else { return nil }
    let phrase = parts.count == 3 ? parts[2].filter { (0x20...0x7E).contains($0) }.prefix(100) : []
    return (status, String(decoding: phrase, as: UTF8.self))
  }

  /// Whether the line is a field: a token, a colon, and a value. Rejects folded lines.
  private static func isField(_ line: ArraySlice<UInt8>) -> Bool {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else {
      return false
    }
    return line[..<colon].allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
      }
    }
  }

  private static func isText(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != 0x7F || byte == 9 }
}
