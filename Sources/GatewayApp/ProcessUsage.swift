// SPDX-License-Identifier: Apache-2.0
internal import Glibc

/// What the process takes of the machine, as the kernel counts it.
package enum ProcessUsage {
  /// Bytes of memory that are really there (`/proc/self/statm`); 0 where the kernel does not tell.
  package static var residentBytes: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var text = [CChar](repeating: 0, count: 128)
    guard fgets(&text, Int32(text.count), file) != nil else { return 0 }
    let words = String(decoding: text.map { UInt8(bitPattern: $0) }, as: UTF8.self).split(
      separator: " ")
    return words.count > 1 ? (Int(words[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
  }
}
