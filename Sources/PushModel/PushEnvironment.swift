// SPDX-License-Identifier: Apache-2.0

/// Which of Apple's two services a device token belongs to. A token of one is unknown to the other.
package enum PushEnvironment: String, Sendable, Hashable, CaseIterable {
  case production, sandbox

  /// The value in the store (`environment smallint`).
  package var code: Int16 { self == .production ? 1 : 2 }

  /// The environment of a stored value.
  package init?(code: Int16) {
    switch code {
    case 1: self = .production
    case 2: self = .sandbox
    default: return nil
    }
  }
}
