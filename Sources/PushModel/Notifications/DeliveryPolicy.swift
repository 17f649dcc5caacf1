// SPDX-License-Identifier: Apache-2.0

/// What becomes of a push whose fate is unknown: it was written, and no answer came.
package enum DeliveryPolicy: String, Sendable, Hashable, CaseIterable {
  /// It is sent again: it may come twice.
  case atLeastOnce = "at-least-once"
  /// It is not, and ends as `unknown`: it may not come at all.
  case atMostOnce = "at-most-once"
}

extension PushType {
  /// What a request means that says nothing: a second copy of an alert replaces the first, and background, widget
  /// and control pushes only say "look again". A call or a talk burst must not come twice.
  package var deliveryPolicy: DeliveryPolicy { isNowOrNever ? .atMostOnce : .atLeastOnce }
}

extension MessageOptions {
  /// What was asked for, else what suits the push type.
  package var deliveryPolicy: DeliveryPolicy { delivery ?? pushType.deliveryPolicy }
}
