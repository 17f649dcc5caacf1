// SPDX-License-Identifier: Apache-2.0
import Glibc

/// A file that only its owner may read, from the moment when it is there.
enum SecretFile {
  /// Writes the file whole or not at all: under another name beside it, and moved.
  /// - Returns: whether it was written; `errno` says why not.
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
