// SPDX-License-Identifier: Apache-2.0

/// One of Apple's two push services, as simulated.
package enum PushEnvironment: String, CaseIterable, Sendable {
  case production, sandbox
}
