// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Explanations of why a device receives no pushes.
package enum StateReason {
  /// Sentences for Apple's reasons about tokens, in the words of `RejectionReason`. A test compares
  /// them, since the admin page must not depend on the client of APNs.
  package static let apple = [
    "BadDeviceToken": "The device token is invalid, or belongs to the other environment.",
    "DeviceTokenNotForTopic": "The device token belongs to another app.",
    "ExpiredToken": "The device token has expired.",
    GatewayReason.unregistered.rawValue:
      "The app was removed from the device, or its token changed.",
  ]

  /// Returns the explanation of a stored reason; nil for a text that an operator wrote.
  static func explanation(_ reason: String) -> String? {
    apple[reason] ?? GatewayReason(rawValue: reason)?.meaning
      ?? (reason == "Requested" ? "An operator quarantined the device." : nil)
  }
}

extension EnvironmentSource {
  /// What is known about the source, for people.
  var explanation: String {
    switch self {
    case .stated: "The app states the environment in its registration."
    case .assumed:
      "The registration states no environment. The other one is tried once if Apple refuses the token."
    case .found: "Apple accepted a push in this environment after it refused one in the other."
    case .refused: "Apple refused the token in both environments."
    }
  }
}
