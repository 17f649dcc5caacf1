// SPDX-License-Identifier: Apache-2.0
internal import Glibc

/// The number of descriptors that this process may have open (`RLIMIT_NOFILE`).
package enum DescriptorLimit {
  /// Raises the soft limit to the hard limit. The soft limit is often 1,024, for the sake of
  /// programs that use select(2).
  /// - Returns: the limit after the call.
  package static func raise() -> Int {
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
      return 1024
    }
    var raised = limit
    raised.rlim_cur = limit.rlim_max
    if unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &raised) == 0 {
      limit = raised
    }
    return Int(clamping: limit.rlim_cur)
  }
}
