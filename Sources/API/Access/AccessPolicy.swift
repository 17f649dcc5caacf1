// SPDX-License-Identifier: Apache-2.0

/// Access rules from the gateway's configuration, in addition to the stored keys.
package struct AccessPolicy: Sendable, Equatable {
  /// SHA-256 of the administrator's key from the configuration. The first API keys are created with
  /// that key.
  package var adminKeyHash: [UInt8]?
  /// Requires no key and allows everything. The gateway permits this on loopback addresses only.
  package var insecureNoAuth: Bool

  package init(adminKeyHash: [UInt8]?, insecureNoAuth: Bool = false) {
    self.adminKeyHash = adminKeyHash
    self.insecureNoAuth = insecureNoAuth
  }
}
