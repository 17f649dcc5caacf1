// SPDX-License-Identifier: Apache-2.0

/// Which of Apple's two services the simulator stands in for.
package enum PushEnvironment: String, CaseIterable, Sendable {
  case production, sandbox
}
