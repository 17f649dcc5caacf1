// SPDX-License-Identifier: Apache-2.0
internal import Glibc

/// Why the process cannot listen on an address, with the setting that contains the address and a
/// remedy.
package struct ListenFault: Error, CustomStringConvertible {
  /// The setting or option, such as `PUSHGATE_LISTEN` or `--listen`.
  package var setting: String
  /// The address as given in the setting.
  let address: String
  let cause: IOError

  package init(_ setting: String, _ address: String, _ cause: IOError) {
    self.setting = setting
    self.address = address
    self.cause = cause
  }

  package var description: String { "\(setting): \(address) \(complaint)" }

  private var complaint: String {
    switch cause.code {
    case .addressInUse:
      "is in use by another process: stop it, or use another port (0 selects a free one)"
    case .badAddress:
      "is not an address of this machine: use one of its own, 127.0.0.1 for local clients, or 0.0.0.0 for all"
    case .system(EACCES):
      "is not permitted to this user: use a port from 1024 on, or grant CAP_NET_BIND_SERVICE"
    default: "cannot be bound: \(cause)"
    }
  }
}
