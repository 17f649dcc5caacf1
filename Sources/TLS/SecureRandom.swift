// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// Random bytes for keys, nonces and secrets.
package enum SecureRandom {
  package static func bytes(_ count: Int) -> [UInt8] {
    precondition(count >= 0, "a number of random bytes is not negative")
    return unsafe [UInt8](unsafeUninitializedCapacity: count) { out, initialized in
      let result = unsafe RAND_bytes(out.baseAddress, Int32(count))
      // A crash is safer than predictable bytes.
      precondition(result == 1, "the system's random generator failed")
      initialized = count
    }
  }
}
