// SPDX-License-Identifier: Apache-2.0
import JSONText

/// The body of an error response, `{"reason": "…", "timestamp": ms}`, collected from any number of
/// DATA frames. Any other body (HTML from a proxy, no bytes) counts as a body without a reason.
struct ResponseBody {
  /// Maximum bytes kept; further bytes are dropped. Apple's bodies have fewer than 100.
  static let limit = 64 * 1024

  private(set) var bytes: [UInt8] = []

  mutating func append(_ data: some Collection<UInt8>) {
    bytes.append(contentsOf: data.prefix(Self.limit - bytes.count))
  }

  /// Builds the rejection from this body, the status and `Retry-After`.
  func rejection(status: Int, retryAfterSeconds: Int?) -> Rejection {
    let document = bytes.isEmpty ? nil : try? JSONDocument(parsing: bytes)
    let root = document?.root
    return Rejection(
      status: status,
      reason: .named(root?["reason"]?.string ?? "", status: status),
      timestampMilliseconds: root?["timestamp"]?.int.map(Int64.init),
      retryAfterSeconds: retryAfterSeconds)
  }

  /// Returns the reason in a GOAWAY frame's debug data, which APNs sends as JSON or as plain text.
  static func goAwayReason(_ debugData: [UInt8]) -> String? {
    guard !debugData.isEmpty else { return nil }
    if let reason = (try? JSONDocument(parsing: debugData))?.root["reason"]?.string {
      return reason
    }
    return String(decoding: debugData.prefix(200), as: UTF8.self)
  }
}
