// SPDX-License-Identifier: Apache-2.0
import JSONText

/// A request about channels with valid headers and body.
package enum ChannelRequest: Equatable, Sendable {
  case create(storesLatest: Bool)
  case read(id: String)
  case delete(id: String)
  case list
  case broadcast(id: String, expiration: Int64)
}
