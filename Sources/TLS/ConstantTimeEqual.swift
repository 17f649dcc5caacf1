// SPDX-License-Identifier: Apache-2.0
internal import COpenSSL

/// Compares two arrays in a time that does not depend on the position of a difference. The lengths
/// are not secret.
package func constantTimeEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
  unsafe left.count == right.count && CRYPTO_memcmp(left, right, left.count) == 0
}
