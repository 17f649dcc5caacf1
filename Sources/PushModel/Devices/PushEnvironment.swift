// SPDX-License-Identifier: Apache-2.0

/// One of Apple's two push services. A token is valid in one of them only.
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
