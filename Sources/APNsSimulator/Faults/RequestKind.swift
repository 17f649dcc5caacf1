// SPDX-License-Identifier: Apache-2.0
import JSONText

/// Kind of request by which rules can filter.
package enum RequestKind: String, CaseIterable, Sendable {
  /// A push to one device.
  case device
  /// A broadcast to a channel.
  case broadcast
  /// Management of channels.
  case channels
}
