// SPDX-License-Identifier: Apache-2.0
import HTTP2
import JSONText

/// A request with valid headers. Its provider token, its size and the state of its device are not
/// yet checked.
package struct CheckedRequest: Sendable {
  /// Device token from the path: hexadecimal, even length.
  package var deviceToken: ArraySlice<UInt8>
  package var topic: ArraySlice<UInt8>
  package var rule: PushTypeRule
  /// Whether the request has `apns-push-type`; otherwise `rule` is implied by the topic.
  package var namesPushType: Bool
  package var priority: Int
  /// UNIX seconds; 0 for a single attempt, nil for APNs' default.
  package var expiration: Int64?

  /// Bundle id: the topic without the push type's suffix.
  var app: String {
    String(decoding: topic.dropLast(rule.suffix.utf8CodeUnitCount), as: UTF8.self)
  }
}
