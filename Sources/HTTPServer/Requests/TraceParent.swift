// SPDX-License-Identifier: Apache-2.0

/// A request's trace context from its `traceparent` field (W3C Trace Context, Recommendation of
/// 2021). The gateway creates no spans. It adds the context to its records of the request, so that
/// other tools can correlate them.
package struct TraceParent: Sendable, Equatable {
  /// The forwarded value: `00-`, the trace id, the id of the calling span, and the known flags.
  package let text: String

  /// Parses the field. Returns nil if the recommendation requires that the field be ignored; the
  /// request then has no trace context.
  ///
  /// A field of a higher version is parsed as required by §3.2.4: only its first 55 bytes are read,
  /// in the format of version 00. They are also forwarded as version 00, since the meaning of later
  /// bytes is unknown.
  package init?(parsing field: ArraySlice<UInt8>) {
    let bytes = Array(field)
    guard bytes.count >= Self.length,
      [2, 35, 52].allSatisfy({ bytes[$0] == UInt8(ascii: "-") }),
      [0..<2, 3..<35, 36..<52, 53..<55].allSatisfy({ bytes[$0].allSatisfy(Self.isHex) })
    else { return nil }
    let version = bytes[0..<2]
    guard !version.elementsEqual("ff".utf8),
      bytes.count == Self.length
        || !version.elementsEqual("00".utf8) && bytes[Self.length] == UInt8(ascii: "-"),
      // "All bytes as zero is considered an invalid value" (§3.2.2.3, §3.2.2.4).
      [3..<35, 36..<52].allSatisfy({ !bytes[$0].allSatisfy { $0 == UInt8(ascii: "0") } })
    else { return nil }
    let flags = Self.value(bytes[53]) << 4 | Self.value(bytes[54])
    text =
      "00-" + String(decoding: bytes[3..<53], as: UTF8.self) + "0\(flags & Self.knownFlags)"
  }

  /// Bytes of version 00.
  private static let length = 55
  /// `sampled`, and `random` of the next edition. Other flags are unknown, and "MUST be set to
  /// zero".
  private static let knownFlags: UInt8 = 0b11

  /// Returns whether the byte is a lower-case hex digit, as the recommendation requires.
  private static func isHex(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  private static func value(_ digit: UInt8) -> UInt8 {
    digit <= UInt8(ascii: "9") ? digit - UInt8(ascii: "0") : digit - UInt8(ascii: "a") + 10
  }
}

extension HeaderFields {
  /// The trace context; nil without the field, or if the field is malformed or occurs more than
  /// once.
  package var traceParent: TraceParent? {
    onlyValue(of: "traceparent").flatMap(TraceParent.init(parsing:))
  }
}
