// SPDX-License-Identifier: Apache-2.0
import JSONText

/// Strictness where Apple's documentation and servers may differ.
package struct RequestPolicy: Sendable {
  /// Whether to refuse requests without `apns-push-type`, which only watchOS requires.
  package var requiresPushType: Bool
  /// Accepted numbers of hexadecimal digits in device tokens. Nil accepts any even number, as Apple
  /// advises: "Don't make assumptions about device token size."
  package var tokenDigits: Set<Int>?
  /// Whether to refuse payloads that are not JSON objects, or lack an `aps` object that the push
  /// type requires. APNs documents no reason for either fault.
  package var requiresJSON: Bool

  package init(
    requiresPushType: Bool = false, tokenDigits: Set<Int>? = nil, requiresJSON: Bool = false
  ) {
    self.requiresPushType = requiresPushType
    self.tokenDigits = tokenDigits
    self.requiresJSON = requiresJSON
  }
}
