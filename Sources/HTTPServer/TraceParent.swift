// SPDX-License-Identifier: Apache-2.0

/// A request's place in a trace, as the field `traceparent` tells it (W3C Trace Context, Recommendation of 2021).
/// Nothing here is traced: what came is written beside what is said of the request, so that others find it.
package struct TraceParent: Sendable, Equatable {
  /// As it is passed on: `00-`, the trace's id, that of the span which asked, and the flags that are known.
  package let text: String

  /// Nil of what the recommendation says to ignore: then the request goes on as if it had named no trace.
  ///
  /// "Higher version MUST be parsed as": the first 55 bytes are read as this version's (§3.2.4), and passed on as
  /// this version's, since of what stands behind them nothing is known.
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
  /// `sampled`, and of the next edition `random`; of others nothing is known, and they "MUST be set to zero".
  private static let knownFlags: UInt8 = 0b11

  /// In lower case only, as the recommendation has it.
  private static func isHex(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  private static func value(_ digit: UInt8) -> UInt8 {
    digit <= UInt8(ascii: "9") ? digit - UInt8(ascii: "0") : digit - UInt8(ascii: "a") + 10
  }
}

extension HeaderFields {
  /// Nil without the field, of a malformed one, and of several, which are malformed together.
  package var traceParent: TraceParent? {
    onlyValue(of: "traceparent").flatMap(TraceParent.init(parsing:))
  }
}
