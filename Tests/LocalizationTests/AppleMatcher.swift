// SPDX-License-Identifier: Apache-2.0
import Glibc
import _FoundationICU

/// Apple's own matcher, as the toolchain carries it: the judge of ours.
enum AppleMatcher {
  static func chain(available: [String], preferred: [String]) -> [String] {
    let available = available.map { strdup($0) }
    let preferred = preferred.map { strdup($0) }
    defer { for text in available + preferred { free(text) } }
    var found = [UnsafePointer<CChar>?](repeating: nil, count: available.count + 1)
    var status = U_ZERO_ERROR
    let count = ualoc_localizationsToUse(
      preferred.map { UnsafePointer($0) }, Int32(preferred.count),
      available.map { UnsafePointer($0) }, Int32(available.count), &found, Int32(found.count),
      &status)
    return found[..<Int(count)].compactMap { $0.map { String(cString: $0) } }
  }
}
