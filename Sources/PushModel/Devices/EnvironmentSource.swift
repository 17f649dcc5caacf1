// SPDX-License-Identifier: Apache-2.0

/// How it is known which of Apple's services a device's token is of.
package enum EnvironmentSource: String, StoredCode, Hashable {
  /// The registration states it.
  case stated
  /// The registration did not say: the other one is tried once when Apple refuses the token.
  case assumed
  /// Apple took a push there after it had refused the token in the one that was assumed.
  case found
  /// Apple refused the token in both: neither is tried in place of the other until the app registers again.
  case refused

  package var code: Int16 {
    switch self {
    case .stated: 1
    case .assumed: 2
    case .found: 3
    case .refused: 4
    }
  }
}
