// SPDX-License-Identifier: Apache-2.0
import Glibc

/// Writes files that only their owner may read, from the moment of creation.
enum SecretFile {
  /// Writes the file atomically, through a temporary file that is renamed.
  /// - Returns: whether the file was written; if not, `errno` contains the reason.
  static func write(_ text: String, to path: String) -> Bool {
    let draft = "\(path).\(getpid())"
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    let isClosed = close(file) == 0
    guard rest.isEmpty, isClosed, rename(draft, path) == 0 else {
      unlink(draft)
      return false
    }
    return true
  }
}
