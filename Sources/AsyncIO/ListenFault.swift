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
      "is in use by another process: stop that, or give another port (0 takes a free one)"
    case .badAddress:
      "is no address of this machine: give one that it has, 127.0.0.1 for this machine alone, or 0.0.0.0 for all"
    case .system(EACCES):
      "is not permitted to this user: give a port from 1024 on, or the capability CAP_NET_BIND_SERVICE"
    default: "cannot be listened on: \(cause)"
    }
  }
}
