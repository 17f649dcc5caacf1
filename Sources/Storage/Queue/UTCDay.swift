// SPDX-License-Identifier: Apache-2.0
internal import Glibc

/// Days as the partitions divide them.
enum UTCDay {
  /// Returns days since 1970-01-01 by this machine's clock.
  static func today() -> Int32 { Int32(time(nil) / 86_400) }
}
