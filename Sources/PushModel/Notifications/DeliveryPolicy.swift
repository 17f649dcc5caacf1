// SPDX-License-Identifier: Apache-2.0

/// What happens to pushes with an unknown result, which were written but have no response.
package enum DeliveryPolicy: String, Sendable, Hashable, CaseIterable {
  /// Retry: the push may arrive twice.
  case atLeastOnce = "at-least-once"
  /// Do not retry; the outcome is `unknown`. The push may not arrive.
  case atMostOnce = "at-most-once"
}

extension PushType {
  /// Default policy of a push type. A second copy of an alert replaces the first one, and
  /// background, widget and control pushes only trigger a refresh. A call or a talk burst must not
  /// arrive twice.
  package var deliveryPolicy: DeliveryPolicy { isNowOrNever ? .atMostOnce : .atLeastOnce }
}

extension MessageOptions {
  /// The requested policy, or the push type's default.
  package var deliveryPolicy: DeliveryPolicy { delivery ?? pushType.deliveryPolicy }
}
