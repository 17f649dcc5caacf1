// SPDX-License-Identifier: Apache-2.0
internal import TLS

/// Signs messages by Standard Webhooks 1.0: HMAC-SHA256 over `id.timestamp.body`.
enum WebhookSignature {
  /// Returns the value of `webhook-signature`: one signature for each key. The receiver knows at
  /// least one of the keys.
  static func value(id: String, timestamp: Int64, body: [UInt8], keys: [[UInt8]]) -> String {
    let signed = Array("\(id).\(timestamp).".utf8) + body
    return keys.map { "v1," + Base64.encode(HMACSHA256.authenticate(signed, key: $0)) }
      .joined(separator: " ")
  }
}
