// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// Explanations of why a device receives no pushes.
enum StateReason {
  /// Returns the explanation of a stored reason; nil for a text that an operator wrote.
  static func explanation(_ reason: String) -> String? {
    PushReason.meaning(reason)
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
