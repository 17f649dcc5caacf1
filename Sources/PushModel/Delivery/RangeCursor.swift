// SPDX-License-Identifier: Apache-2.0

/// Progress of a broadcast's range: all devices up to and including this one are done.
package struct RangeCursor: Sendable, Hashable {
  package var bucket: Int32
  package var token: DeviceToken

  package init(bucket: Int32, token: DeviceToken) {
    self.bucket = bucket
    self.token = token
  }
}
