// SPDX-License-Identifier: Apache-2.0
import Glibc

/// Writes to standard output at once, unlike `print`, whose lines wait in a buffer when the output is
/// a pipe.
func say(_ text: String, terminator: String = "\n") {
  var rest = Array((text + terminator).utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    // Nobody is listening any more: that is no reason to stop.
    guard count > 0 else { return }
    rest = rest.dropFirst(count)
  }
}
