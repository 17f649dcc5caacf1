// SPDX-License-Identifier: Apache-2.0
import JSONText

/// The body of an error answer: `{"reason": "…", "timestamp": ms}`. Collected from as many DATA
/// frames as it comes in; anything that is not this (HTML from a proxy, nothing at all) is
/// tolerated and says nothing.
struct ResponseBody {
  /// Bytes kept; the rest of a longer body is dropped. Apple's bodies have under 100.
  static let limit = 64 * 1024

  private(set) var bytes: [UInt8] = []

  mutating func append(_ data: some Collection<UInt8>) {
    bytes.append(contentsOf: data.prefix(Self.limit - bytes.count))
  }

  /// The rejection that this body, the status and `Retry-After` describe.
  func rejection(status: Int, retryAfterSeconds: Int?) -> Rejection {
    let document = bytes.isEmpty ? nil : try? JSONDocument(parsing: bytes)
    let root = document?.root
    return Rejection(
      status: status,
      reason: .named(root?["reason"]?.string ?? "", status: status),
      timestampMilliseconds: root?["timestamp"]?.int.map(Int64.init),
      retryAfterSeconds: retryAfterSeconds)
  }

  /// The reason of a GOAWAY frame's debug data, which APNs sends as JSON or as plain text.
  static func goAwayReason(_ debugData: [UInt8]) -> String? {
    guard !debugData.isEmpty else { return nil }
    if let reason = (try? JSONDocument(parsing: debugData))?.root["reason"]?.string {
      return reason
    }
    return String(decoding: debugData.prefix(200), as: UTF8.self)
  }
}
