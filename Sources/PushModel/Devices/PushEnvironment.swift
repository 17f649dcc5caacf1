// SPDX-License-Identifier: Apache-2.0

/// Which of Apple's two services a device token belongs to. A token of one is unknown to the other.
package enum PushEnvironment: String, StoredCode, Hashable {
  case production, sandbox

  package var code: Int16 {
    switch self {
    case .production: 1
    case .sandbox: 2
    }
  }

  package var other: PushEnvironment { self == .production ? .sandbox : .production }
}
