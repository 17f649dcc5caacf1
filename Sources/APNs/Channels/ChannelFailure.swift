// SPDX-License-Identifier: Apache-2.0

/// Why a request has no response.
package enum ChannelFailure: Error, Sendable, Equatable {
  /// Apple cannot have acted on the request.
  case neverProcessed(String)
  /// The request was sent; its effect is unknown.
  case unknown(String)
}
