// SPDX-License-Identifier: Apache-2.0

/// A value that `JSONWriter` can write.
package protocol JSONWritable {
  func writeJSON(into bytes: inout [UInt8])
}

extension JSONWritable where Self: FixedWidthInteger {
  package func writeJSON(into bytes: inout [UInt8]) {
    bytes.append(contentsOf: String(self).utf8)
  }
}
