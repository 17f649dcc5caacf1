// SPDX-License-Identifier: Apache-2.0
internal import TLS

/// What proves that a message is ours (Standard Webhooks 1.0): HMAC-SHA256 over `id.timestamp.body`.
enum WebhookSignature {
  /// The value of `webhook-signature`: a signature for each key, of which a receiver knows one.
  static func value(id: String, timestamp: Int64, body: [UInt8], keys: [[UInt8]]) -> String {
    let signed = Array("\(id).\(timestamp).".utf8) + body
    return keys.map { "v1," + Base64.encode(HMACSHA256.authenticate(signed, key: $0)) }
      .joined(separator: " ")
  }
}
